"""Bots of the user's own: a Python file with a function `choose(decision)`."""

import hashlib
import linecache
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from abraka.bots import BOT_NAMES, Decision
from abraka.core.actions import Action
from abraka.core.errors import AbrakaError, OptionError

FUNCTION = "choose"


class CodeError(AbrakaError):
    """A bot of the user's own failed: names the file, the line and the cause."""


class Code(msgspec.Struct, frozen=True):
    """The text of a bot, as it was read once for all processes."""

    file: str
    source: str

    @property
    def digest(self) -> str:
        """Tells whether it is still the same bot."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]


def read_codes(paths: Sequence[Path]) -> dict[str, Code]:
    """The bots in these files, each called by the name of its file."""
    codes: dict[str, Code] = {}
    for path in paths:
        if path.stem in BOT_NAMES:
            raise OptionError(f"{path} must be called otherwise: there is a bot {path.stem} already.")
        if path.stem in codes:
            raise OptionError(f"Two files give a bot called {path.stem}: {codes[path.stem].file} and {path}.")
        if "," in path.stem or path.stem != path.stem.strip():
            raise OptionError(f"{path} must be called otherwise: a bot's name has no comma and no space at its ends.")
        codes[path.stem] = Code(str(path), _read(path))
    return codes


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CodeError(f"{path} is no Python file: it is not written in UTF-8.") from None


class CodeBot:
    """Asks the user's function, and checks what it answers."""

    def __init__(self, name: str, code: Code) -> None:
        self._file = code.file
        self._choose = _function(_run(name, code), code.file)

    def choose(self, decision: Decision) -> Action:
        """What the function chose; refuses what is not legal."""
        try:
            with redirect_stdout(sys.stderr):  # standard output is for results
                action = self._choose(decision)
        except (Exception, SystemExit) as error:
            raise CodeError(_failure(self._file, error)) from None
        if not isinstance(action, Action):
            raise CodeError(f"{self._place()}: {FUNCTION} must return one of decision.legal, not {_shown(action)}")
        if action not in decision.legal:
            raise CodeError(f"{self._place()}: {FUNCTION} answered {_written(decision, action)}")
        return action

    def _place(self) -> str:
        code = getattr(self._choose, "__code__", None)
        return f"{self._file}, line {code.co_firstlineno}" if code else self._file


def make_bots(codes: Mapping[str, Code]) -> dict[str, CodeBot]:
    """The user's bots by name, ready to be asked."""
    return {name: CodeBot(name, code) for name, code in codes.items()}


def _run(name: str, code: Code) -> ModuleType:
    """The user's file as a module; what lies beside it can be imported there."""
    module = ModuleType(f"abraka_bot_{name}")
    module.__file__ = code.file
    folder = str(Path(code.file).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)
    linecache.checkcache(code.file)
    sys.modules[module.__name__] = module  # where dataclasses look it up
    try:
        with redirect_stdout(sys.stderr):
            exec(compile(code.source, code.file, "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        raise CodeError(_failure(code.file, error)) from None
    return module


def _function(module: ModuleType, file: str) -> Callable[[Decision], Any]:
    function = getattr(module, FUNCTION, None)
    if not callable(function):
        raise CodeError(f"{file} has no function {FUNCTION}(decision), so it is no bot")
    return function  # type: ignore[no-any-return]


def _failure(file: str, error: BaseException) -> str:
    """What went wrong in the user's file, with the line where."""
    if isinstance(error, SyntaxError) and error.filename == file:
        number, line = error.lineno, (error.text or "").strip()
    else:
        own = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
        number, line = (own[-1].lineno, (own[-1].line or "").strip()) if own else (None, "")
    place = f"{file}, line {number}" if number else file
    said = traceback.format_exception_only(error)[-1].strip()
    return f"{place}: {said}" + (f"\n    {line}" if line else "")


def _shown(value: object) -> str:
    try:
        text = repr(value)
    except Exception:  # it is the user's class
        text = f"something of type {type(value).__name__}"
    return text if len(text) <= 80 else text[:77] + "…"


def _written(decision: Decision, action: Action) -> str:
    """An action that may not be done, and why."""
    game = decision.game
    try:
        line = game.actions.write(action)
        game.actions.encode(action)
    except (AbrakaError, KeyError):
        return f"{_shown(action)}, which is no action of {game.name}"
    why = game.why_not(game.State.read(decision.world, 0), action)
    return f"“{line}”, which is not legal: {why.removesuffix('.')}"
