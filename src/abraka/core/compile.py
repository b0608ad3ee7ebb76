"""Compiled rules: one module of entries per game, the cache folder, and the progress of the first start.

numba looks only at a function's own file when it reuses machine code, so the cache folder is named after a hash of all
sources and flags that matter: other rules never run by mistake, and one game's change recompiles no other.
"""

import hashlib
import importlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from abraka.core.chance import Chancy, Luck
from abraka.core.events import Eventful
from abraka.core.records import JIT, JITTED, Record, Word, numbers, u64
from abraka.core.state import Result

Progress = Callable[[int, int], None]
"""Called with how many functions are compiled, of how many."""

PACKAGE = Path(__file__).resolve().parent.parent
KEPT_FOLDERS = 4


def cache_root() -> Path:
    """Where compiled code is kept: ABRAKA_CACHE, or the user's cache folder, or a temporary one."""
    asked = os.environ.get("ABRAKA_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    for folder in [Path(asked)] if asked else [Path(home) / "abraka", Path(tempfile.gettempdir()) / "abraka-cache"]:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise OSError("No folder for compiled rules can be written to; set ABRAKA_CACHE to one that can.")


def sources_digest(game: str) -> str:
    """A hash of all that decides what the compiled code of a game does."""
    import numba
    from llvmlite import binding

    digest = hashlib.sha256()
    for folder in (PACKAGE / "core", PACKAGE / "games" / game):
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{path.relative_to(PACKAGE).as_posix()}\0".encode() + path.read_bytes())
    flags = sorted((k, v) for k, v in os.environ.items() if k.startswith("NUMBA_") and k != "NUMBA_CACHE_DIR")
    # numba keeps the machine code of every folder of sources apart, so another folder is not ready yet.
    # numba itself looks at the entries' path and time, and at the processor: it would compile anew without a word.
    entries = PACKAGE / "core" / "drive.py"
    processor = (binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten())
    digest.update(repr((str(entries), entries.stat().st_mtime_ns, processor)).encode())
    digest.update(repr((numba.__version__, sys.version, flags)).encode())
    return digest.hexdigest()[:16]


class Driver:
    """A game's entries, ready to be called from Python."""

    def __init__(self, game: str, rules: ModuleType, state: type[Record], setup: type[Record], max_legal: int) -> None:
        self.game = game
        self._state, self._setup, self._max_legal = state, setup, max_legal
        self._folder = cache_root() / f"{game}-{sources_digest(game)}" if JIT else None
        self._ready = False
        self.entries = self._instance(rules)
        self.sensible = self.entries.insight is not None
        self.start, self.step, self.legal = self.entries.start, self.entries.step, self.entries.legal
        self.redeal, self.copy = self.entries.redeal, self.entries.copy
        self.play, self.perft = self.entries.play, self.entries.perft
        self.play_sensibly = self.entries.play_sensibly

    def _instance(self, rules: ModuleType) -> ModuleType:
        """This game's own copy of the drive module."""
        name = f"abraka.games.{self.game}.drive"
        spec = importlib.util.spec_from_file_location(name, PACKAGE / "core" / "drive.py")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        module.rules = rules  # type: ignore[attr-defined]
        if importlib.util.find_spec(f"abraka.games.{self.game}.insight"):
            module.insight = importlib.import_module(f"abraka.games.{self.game}.insight")  # type: ignore[attr-defined]
        sys.modules[name] = module  # where numba looks it up when it loads from the cache
        spec.loader.exec_module(module)
        return module

    @property
    def compiled(self) -> bool:
        """Whether everything lies in the cache already (or nothing needs compiling)."""
        return self._folder is None or (self._folder / "complete").exists()

    def compile(self, progress: Progress | None = None) -> None:
        """Compiles, or loads from the cache, every entry; later calls never wait for the compiler."""
        if self._folder is None or self._ready:
            return
        if self.compiled:
            self._compile_entries()
        else:
            self._compile_anew(self._folder, progress)
        self._ready = True

    def _compile_anew(self, folder: Path, progress: Progress | None) -> None:
        rules = self.rules()
        listener = _Listener(len(rules) + len(self._samples()), progress or _report(self.game))
        with listener, pinned(rules, self._state):
            self._compile_entries()
        (folder / "complete").touch()
        _prune(folder)

    def _compile_entries(self) -> None:
        import numba

        numba.config.CACHE_DIR = str(self._folder)
        for function, args in self._samples().items():
            entry = getattr(self.entries, function)
            entry.enable_caching()
            entry.compile(tuple(numba.typeof(arg) for arg in args))
            entry.disable_compile()

    def _samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        states, setups, lucks = self._state.array(1), self._setup.array(1), Luck.array(1)
        out, key, results = numbers(1), numbers(2, u64), Result.array(1)
        samples = {
            "start": (states, 0, setups, key, out),
            "step": (states, 0, 0, out),
            "legal": (states, 0, out),
            "redeal": (states, 0, 0, lucks),
            "copy": (states, 0, 0, 1),
            "play": (states, setups, key, lucks, out, results),
            "perft": (states, 1, self.rows(1), out, out),
        }
        return samples | {"play_sensibly": samples["play"]} if self.sensible else samples

    def rows(self, n: int) -> Any:
        """Room for the legal actions of n states."""
        import numpy as np

        return np.zeros((n, self._max_legal), np.int64) if JIT else [[0] * self._max_legal for _ in range(n)]

    def rules(self) -> list[Any]:
        """The engine's and this game's functions, callees before callers."""
        own = ("abraka.core.", f"abraka.games.{self.game}.")
        return [rule for rule in JITTED if rule.py_func.__module__.startswith(own)]


@contextmanager
def pinned(rules: list[Any], state: type[Record]) -> Iterator[None]:
    """Compiles each rule once, for whole numbers as its annotations say; callers that are compiled inside use these.

    Else numba would compile it anew for every mixture of small and large integers that it is called with, which
    more than doubles the time. Functions that take rows are left to numba: rows come in several kinds.
    """
    for rule in rules:
        types = [_numba_type(hint, state) for name, hint in _hints(rule).items() if name != "return"]
        if None not in types:
            rule.compile(tuple(types))
            rule.disable_compile()
    try:
        yield
    finally:
        for rule in rules:
            rule.disable_compile(False)


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

    def __exit__(self, *error: object) -> None:
        self._event.unregister("numba:compile", self._counter)
        self._progress(self._total, self._total)


def _report(game: str) -> Progress:
    """A plain progress line on standard error, for programs that show none of their own."""

    def show(done: int, total: int) -> None:
        if sys.stderr.isatty() or done in (0, total):
            end = "\n" if done == total or not sys.stderr.isatty() else "\r"
            print(f"Compiling the rules of {game}, once: {done}/{total}", end=end, file=sys.stderr, flush=True)

    return show


def _prune(current: Path) -> None:
    """Removes the oldest folders of compiled code of the same game, so that upgrades do not pile up."""
    game = current.name.rsplit("-", 1)[0]
    others = [path for path in current.parent.glob(f"{game}-*") if path.is_dir() and path != current]
    for path in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
