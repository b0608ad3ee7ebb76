"""Compiled rules: one module of entries per game, and the progress of the first start.

The entries call the functions of the game's contract, which are compiled before them, once for all (see
`core.native`); what other entries made native, they share.
"""

import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, get_type_hints

from abraka.core.cache import cache_folder, discard_damaged, is_complete, mark_complete
from abraka.core.chance import Chancy, Luck
from abraka.core.events import Eventful
from abraka.core.records import JIT, JITTED, Record, Word, numbers, rows, u64
from abraka.core.state import Result

if TYPE_CHECKING:
    from abraka.core.native import Natives

Progress = Callable[[int, int], None]
"""Called with how many functions are compiled, of how many."""

MANY = ("start_many", "step_many", "pick_many", "mask", "see", "step_and_see")
"""What a driver has for many states at once."""

NATIVES = "natives.bin"
"""The file of the contract's machine code, beside the entries."""


class Entries:
    """A file of entries, executed for one game with the game's own things put in first, ready to be called."""

    file: Path
    subject = "rules"
    """What it is that is compiled, in a word."""
    module_name = ""
    """What the copy of the file is called, if not as the file: a game may have several."""
    own: tuple[str, ...] = ("abraka.core.",)
    """The packages whose functions are compiled with it, besides the game's."""

    def __init__(self, game: str, state: type[Record], contract: Mapping[Any, tuple[Any, ...]]) -> None:
        self.game, self._state = game, state
        self._folder = cache_folder(self.subject, game, self.file) if JIT else None
        self._natives = _natives(f"{game}.{self.subject}", contract) if JIT and contract else None
        self.contract: dict[str, Any] = (
            self._natives.calls if self._natives else {rule.__name__: rule for rule in contract}
        )
        """What the entries call, by its name."""
        self._ready = False
        self._bind()

    def given(self) -> dict[str, Any]:
        """What is put into the file's module."""
        raise NotImplementedError

    def _bind(self) -> None:
        """Takes a copy of the file's module for this game."""
        name = f"abraka.games.{self.game}.{self.module_name or self.file.stem}"
        spec = importlib.util.spec_from_file_location(name, self.file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        vars(module).update(self.given())
        sys.modules[name] = module  # where numba looks it up when it loads from the cache
        spec.loader.exec_module(module)
        self.entries = module

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        raise NotImplementedError

    @property
    def compiled(self) -> bool:
        """Whether everything lies in the cache already (or nothing needs compiling)."""
        return self._folder is None or is_complete(self._folder)

    def compile(self, progress: Progress | None = None) -> None:
        """Compiles, or loads from the cache, every entry; later calls never wait for the compiler."""
        if self._folder is None or self._ready:
            return
        if not (self.compiled and self._load(self._folder)):
            self._compile_anew(self._folder, progress)
        self._ready = True

    def _load(self, folder: Path) -> bool:
        """Loads natives and entries from the cache; says whether that worked."""
        try:
            if self._natives:
                self._natives.load(folder / NATIVES)
            self._compile_entries()
        except Exception:  # a damaged file can raise anything
            return False
        return True

    def _compile_anew(self, folder: Path, progress: Progress | None) -> None:
        """Compiles everything, into a fresh folder if the old one is damaged."""
        discard_damaged(folder)
        self._bind()
        rules = self.rules()
        listener = _Listener(len(rules) + len(self.samples()), progress or _report(self.subject, self.game))
        with listener, pinned(rules, self._state):
            if self._natives:
                self._natives.compile(folder / NATIVES)
            self._compile_entries()
        mark_complete(folder)

    def _compile_entries(self) -> None:
        for function, args in self.samples().items():
            self._compile_entry(function, args)

    def _compile_entry(self, function: str, args: tuple[Any, ...]) -> None:
        import numba

        entry = getattr(self.entries, function)
        numba.config.CACHE_DIR = str(self._folder)
        entry.enable_caching()
        entry.compile(tuple(numba.typeof(arg) for arg in args))
        entry.disable_compile()

    def rules(self) -> list[Any]:
        """The engine's and this game's functions, callees before callers."""
        own = (*self.own, f"abraka.games.{self.game}.")
        return [rule for rule in JITTED if rule.py_func.__module__.startswith(own)]


class Driver(Entries):
    """What plays a game: the entries of `core.drive`."""

    file = Path(__file__).with_name("drive.py")

    def __init__(self, game: str, rules: ModuleType, state: type[Record], setup: type[Record], max_legal: int) -> None:
        self._setup, self._max_legal = setup, max_legal
        s, out, luck = state.array(1)[0], numbers(1), Luck.array(1)[0]
        contract = {
            rules.reset: (s, setup.array(1)[0], numbers(2, u64)),
            rules.legal: (s, out),
            rules.apply: (s, 0),
            rules.redeal: (s, 0, luck),
        }
        super().__init__(game, state, contract)

    def given(self) -> dict[str, Any]:
        """The contract as a module, and what the entries ask of the state."""
        rules = ModuleType("rules")
        vars(rules).update(self.contract)
        return {"rules": rules, "keeps_points": "points" in self._state.fields}

    def _bind(self) -> None:
        super()._bind()
        module = self.entries
        self.start, self.step, self.legal = module.start, module.step, module.legal
        self.redeal, self.copy = module.redeal, module.copy
        self.play, self.perft = module.play, module.perft

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        states, setups, lucks = self._state.array(1), self._setup.array(1), Luck.array(1)
        out, key, results = numbers(1), numbers(2, u64), Result.array(1)
        return {
            "start": (states, 0, setups, key, out),
            "step": (states, 0, 0, out),
            "start_with_tape": (states, 0, setups, key, out),
            "step_with_tape": (states, 0, 0, 0, 0, out),
            "legal": (states, 0, out),
            "redeal": (states, 0, 0, lucks),
            "copy": (states, 0, 0, 1),
            "play": (states, setups, key, lucks, out, results),
            "perft": (states, 1, self.rows(1), out, out),
        }

    def start_told(self, states: Any, i: int, setups: Any, outcomes: Sequence[int], out: Any) -> int:
        """Sets up a match, all of whose chance is told; returns what `step_told` does."""
        from abraka.core.told import key_and_tape, tell

        return tell(outcomes, lambda tape: self.entries.start_with_tape(states, i, setups, key_and_tape(tape), out))

    def step_told(self, states: Any, source: int, target: int, action: int, outcomes: Sequence[int], out: Any) -> int:
        """Plays a legal action in a copy of states[source], at `target`, with these outcomes of chance.

        Returns how many actions are legal next, 0 when it is over; or -k if one more outcome is needed, of which there
        are k, all as likely: then what lies at the target is of no use.
        """
        from abraka.core.told import tell

        play = self.entries.step_with_tape
        return tell(outcomes, lambda tape: play(states, source, target, action, tape, out))

    def __getattr__(self, name: str) -> Any:
        """The entries for many states (see `core.many`), compiled when one of them is first asked for."""
        if name not in MANY:
            raise AttributeError(f"{type(self).__name__} has no attribute “{name}”")
        from abraka.core.batch import many_of

        many = many_of(self.game)
        many.compile()
        return getattr(many, name)

    def rows(self, n: int) -> Any:
        """Room for the legal actions of n states."""
        return rows(n, self._max_legal)


def _natives(label: str, contract: Mapping[Any, tuple[Any, ...]]) -> "Natives":
    """A contract's functions, to be compiled for arguments of these types."""
    import numba

    from abraka.core.native import Natives

    results = {int: numba.int64, type(None): numba.none}
    return Natives(
        label, {rule: results[_hints(rule)["return"]](*map(numba.typeof, args)) for rule, args in contract.items()}
    )


@contextmanager
def pinned(rules: list[Any], state: type[Record]) -> Iterator[None]:
    """Compiles each rule once, for whole numbers as its annotations say; callers that are compiled inside use these.

    Else numba would compile it anew for every mixture of small and large integers that it is called with, which
    more than doubles the time. Functions that take rows are left to numba: rows come in several kinds.
    """
    for rule in rules:
        types = [_numba_type(hint, state) for name, hint in _hints(rule).items() if name != "return"]
        if None not in types:
            rule.disable_compile(False)  # it may be pinned already
            for given in _with_defaults(rule, types):
                rule.compile(given)
            rule.disable_compile()
    try:
        yield
    finally:
        for rule in rules:
            rule.disable_compile(False)


def _with_defaults(rule: Any, types: list[Any]) -> Iterator[tuple[Any, ...]]:
    """The types of a rule's arguments: all given, or the last ones left out as far as they have defaults."""
    import numba

    omitted = [numba.types.Omitted(value) for value in rule.py_func.__defaults__ or ()]
    for left_out in range(len(omitted) + 1):
        yield (*types[: len(types) - left_out], *omitted[len(omitted) - left_out :])


def _hints(rule: Any) -> dict[str, Any]:
    return get_type_hints(rule.py_func, include_extras=True)


def _numba_type(hint: Any, state: type[Record]) -> Any:
    """The type that an annotation stands for in compiled code; None for rows."""
    import numba

    simple = {int: numba.int64, bool: numba.boolean, Word: numba.uint64}
    if hint in simple:
        return simple[hint]
    if hint in (Chancy, Eventful):
        hint = state
    if isinstance(hint, type) and issubclass(hint, Record):
        return numba.from_dtype(hint.dtype)
    return None


class _Listener:
    """Counts compiled functions while it is active."""

    def __init__(self, total: int, progress: Progress) -> None:
        from numba.core import event

        listener = self

        class Counter(event.Listener):  # type: ignore[misc]  # numba has no types
            def on_start(self, event: Any) -> None:
                """Nothing to do before a function is compiled."""

            def on_end(self, event: Any) -> None:
                listener.count()

        self._event, self._counter = event, Counter()
        self._total, self._done, self._progress = total, 0, progress

    def count(self) -> None:
        """One more function is compiled; the last step is kept for the end."""
        if self._done < self._total - 1:
            self._done += 1
            self._progress(self._done, self._total)

    def __enter__(self) -> None:
        self._progress(0, self._total)
        self._event.register("numba:compile", self._counter)

    def __exit__(self, error: type[BaseException] | None, *details: object) -> None:
        self._event.unregister("numba:compile", self._counter)
        if error is None:
            self._progress(self._total, self._total)


def _report(subject: str, game: str) -> Progress:
    """A plain progress line on standard error, for programs that show none of their own."""

    def show(done: int, total: int) -> None:
        if sys.stderr.isatty() or done in (0, total):
            end = "\n" if done == total or not sys.stderr.isatty() else "\r"
            text = f"Compiling the {subject} of {game}, once: {done}/{total}"
            print(text, end=end, file=sys.stderr, flush=True)

    return show
