"""How rules become machine code: each is translated once and optimised once.

Left to itself numba optimises every function together with all that it calls and makes machine code of it: a rule at
the bottom is done again for each of its callers, and for theirs. Here instead

- a rule is only translated to LLVM's language, which costs little: it is a `Draft`, to be linked into what calls it;
- the few functions of a game's contract are `Natives`: linked from the drafts of all that they need, optimised together
  and made machine code in one library, which is kept in one file;
- the entries, which Python calls, are numba's and lie in numba's cache. They call the natives by name instead of
  containing them, so these have to be loaded first: LLVM ends the process if it does not find a name.
"""

import pickle
import secrets
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from llvmlite import binding
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typed_passes import NativeLowering
from numba.core.typing import Signature
from numba.core.typing.templates import infer_global, make_concrete_template
from numba.extending import lower_builtin


class Rule(CPUDispatcher):  # type: ignore[misc]  # numba has no types
    """A function that only compiled functions call; if `inline`, it becomes part of them."""

    def __init__(self, function: Callable[..., Any], inline: bool = False) -> None:
        options = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False, "forceinline": inline}
        super().__init__(function, targetoptions=options, pipeline_class=_Drafting)

    def add_overload(self, result: Any) -> None:
        """Notes a draft for those who call it; it has nothing that Python could call."""
        self.overloads[tuple(result.signature.args)] = result

    def _compile_for_args(self, *args: Any, **named: Any) -> Any:
        raise TypeError(f"{self.__name__} is called by compiled functions only; Python calls plain({self.__name__}).")


class Draft(JITCodeLibrary):  # type: ignore[misc]  # numba has no types
    """A rule's code as it was translated: neither optimised nor machine code."""

    _shared_module: Any

    def finalize(self) -> None:
        """Leaves it as it is."""
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        """Leaves it as it is."""

    def _get_module_for_linking(self) -> Any:
        """The rule with all that it calls, which other libraries may contain as well."""
        if self._shared_module is None:
            self._shared_module = _linked([self])
            for function in _defined(self._shared_module):
                function.linkage = "linkonce_odr"
        return self._shared_module

    def alone(self) -> tuple[Any, list[Any]]:
        """The rule without what it calls, and the libraries of that."""
        return self._final_module.clone(), self._linking_libraries


def _linked(drafts: Iterable[Draft]) -> Any:
    """Drafts with all that they call, and that these call, in one module."""
    whole = binding.parse_assembly("")
    done, waiting = set(), list(drafts)
    while waiting:
        library = waiting.pop()
        if library in done:
            continue
        done.add(library)
        if isinstance(library, Draft):
            module, called = library.alone()
            whole.link_in(module)
            waiting += called
        else:  # a function of numba's own
            whole.link_in(library._get_module_for_linking(), preserve=True)
    return whole


def _defined(module: Any) -> list[Any]:
    return [function for function in module.functions if not function.is_declaration]


@register_pass(mutates_CFG=True, analysis_only=False)
class _DraftLowering(NativeLowering):  # type: ignore[misc]  # numba has no types
    """Translates a rule to a draft: without wrappers for Python or C, without machine code."""

    _name = "draft_lowering"

    def run_pass(self, state: Any) -> bool:
        flags, context = state.flags, state.targetctx
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        state.library = Draft(context.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        key = object()  # what callers know it by; for other functions this is their machine code
        context.insert_user_function(key, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=key)
        return True


class _Drafting(CompilerBase):  # type: ignore[misc]  # numba has no types
    """numba's usual passes, up to the draft."""

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("draft")
        for one, description in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            passes.add_pass(_DraftLowering if one is NativeLowering else one, description)
        passes.finalize()
        return [passes]


class Natives:
    """Some rules as machine code, all in one library; `calls` is what other compiled functions call them by."""

    def __init__(self, label: str, rules: Mapping[Any, Signature]) -> None:
        self._label = label
        self._rules = {f"abraka.{label}.{rule.__name__}": (rule, signature) for rule, signature in rules.items()}
        self.calls = {rule.__name__: _call(name, signature) for name, (rule, signature) in self._rules.items()}

    @global_compiler_lock  # type: ignore[untyped-decorator]  # numba has no types
    def compile(self, file: Path) -> None:
        """Makes machine code of them, loads it, and keeps it in a file."""
        drafts = {name: _draft(rule, signature) for name, (rule, signature) in self._rules.items()}
        module = _linked(draft.library for draft in drafts.values())
        for function in _defined(module):
            function.linkage = "internal"
        for name, draft in drafts.items():
            function = module.get_function(draft.fndesc.mangled_name)
            function.name, function.linkage = name, "external"
        library = _codegen().create_library(self._label)
        library.enable_object_caching()
        library.add_llvm_module(module)
        library.finalize()
        _write(file, pickle.dumps(library.serialize_using_object_code()))

    @global_compiler_lock  # type: ignore[untyped-decorator]  # numba has no types
    def load(self, file: Path) -> None:
        """Loads what was compiled before."""
        _codegen().unserialize_library(pickle.loads(file.read_bytes()))


def _draft(rule: Rule, signature: Signature) -> Any:
    if signature.args not in rule.overloads:
        rule.compile(signature)
    draft = rule.overloads[signature.args]
    if draft.signature.return_type != signature.return_type:
        raise TypeError(f"{rule.__name__} returns {draft.signature.return_type}, not {signature.return_type}.")
    return draft


def _codegen() -> Any:
    return cpu_target.target_context.codegen()


def _write(file: Path, content: bytes) -> None:
    """Writes a file at once: another process, perhaps on another machine, may compile the same."""
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    draft.write_bytes(content)
    draft.replace(file)


def _call(name: str, signature: Signature) -> Any:
    """What compiled functions call, where there will be machine code of this name."""

    def call() -> None:
        """Stands for it."""

    def generate(context: Any, builder: Any, signature: Signature, values: Any) -> Any:
        """Calls it as numba's functions call each other, and passes its errors on."""
        kinds, result_kind, convention = signature.args, signature.return_type, context.call_conv
        kind = convention.get_function_type(result_kind, kinds)
        function = cgutils.get_or_insert_function(builder.module, kind, name)
        status, result = convention.call_function(builder, function, result_kind, kinds, values)
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        return result

    infer_global(call, types.Function(make_concrete_template(name, call, [signature])))
    lower_builtin(call, *signature.args)(generate)
    return call
