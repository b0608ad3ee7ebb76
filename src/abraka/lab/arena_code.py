"""Bots of the user's own: a Python file with a function `choose(decision)`, or `choose_many(decisions)`."""

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

from abraka.bots import BOT_NAMES, Bot, Budget, Decision
from abraka.bots.insight import Insight, module_of_insight
from abraka.bots.levels import SKILLS
from abraka.bots.network import parsed
from abraka.bots.players import ThinkingBot
from abraka.core.actions import Action
from abraka.core.errors import AbrakaError, OptionError

FUNCTION, FUNCTION_OF_MANY = "choose", "choose_many"


class CodeError(AbrakaError):
    """A bot of the user's own failed: names the file, the line and the cause."""


class Code(msgspec.Struct, frozen=True):
    """The text of a bot, as it was read once for all processes."""

    file: str
    source: str
    insight: bool = False
    """It is no bot, but what the Archmage's search shall know (see `bots.insight`)."""
    network: bool = False
    """It is no bot, but a network that the Archmage's search shall ask: its bytes, each as a letter."""

    @property
    def digest(self) -> str:
        """Tells whether it is still the same bot."""
        return hashlib.sha256(self.source.encode()).hexdigest()[:16]


def read_codes(paths: Sequence[Path], insights: Sequence[str] = (), networks: Sequence[str] = ()) -> dict[str, Code]:
    """The bots in these files, each called by the name of its file; insights and networks, given as NAME=FILE."""
    codes = _read_named("insight", insights, {})
    codes = _read_named("network", networks, codes)
    for path in paths:
        if path.stem in BOT_NAMES:
            raise OptionError(f"{path} must be called otherwise: there is a bot {path.stem} already.")
        if path.stem in codes:
            raise OptionError(f"Two files give a bot called {path.stem}: {codes[path.stem].file} and {path}.")
        if "," in path.stem or path.stem != path.stem.strip():
            raise OptionError(f"{path} must be called otherwise: a bot's name has no comma and no space at its ends.")
        codes[path.stem] = Code(str(path), _read(path))
    return codes


def _read_named(what: str, given_all: Sequence[str], codes: Mapping[str, Code]) -> dict[str, Code]:
    """The Archmage's search with an insight or a network of the user's own, besides what there is already."""
    found = dict(codes)
    for given in given_all:
        a = "An insight" if what == "insight" else "A network"
        name, _, file = given.partition("=")
        if not name.strip() or not file or "," in name:
            raise OptionError(f"{a} is given as NAME=FILE, not “{given}”.")
        if name in BOT_NAMES or name in found:
            raise OptionError(f"{a} must be called otherwise: there is a bot {name} already.")
        if not Path(file).is_file():
            raise OptionError(f"There is no file {file}, which is to be the {what} of {name}.")
        if what == "insight":
            found[name] = Code(file, _read(Path(file)), insight=True)
        else:
            found[name] = Code(file, Path(file).read_bytes().decode("latin-1"), network=True)
    return found


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise CodeError(f"{path} is no Python file: it is not written in UTF-8.") from None


class CodeBot:
    """Asks the user's function, and checks what it answers."""

    def __init__(self, name: str, code: Code) -> None:
        self._file = code.file
        module = _run(name, code)
        self.takes_many = callable(getattr(module, FUNCTION_OF_MANY, None))
        """Whether it can be asked about several decisions at once."""
        self._function = _function(module, FUNCTION_OF_MANY if self.takes_many else FUNCTION, code.file)

    def choose(self, decision: Decision) -> Action:
        """What the function chose; refuses what is not legal."""
        if self.takes_many:
            return self.choose_many([decision])[0]
        return self._checked(decision, self._ask(decision))

    def choose_many(self, decisions: Sequence[Decision]) -> list[Action]:
        """What the function chose at each of several decisions; refuses what is not legal."""
        answers = self._ask(list(decisions))
        try:
            chosen = list(answers)
        except TypeError:
            chosen = []
        if len(chosen) != len(decisions):
            what = f"must return an action for each of the {len(decisions)} decisions, not {_shown(answers)}"
            raise CodeError(f"{self._place()}: {FUNCTION_OF_MANY} {what}")
        return [self._checked(decision, action) for decision, action in zip(decisions, chosen, strict=True)]

    def _ask(self, given: Any) -> Any:
        try:
            with redirect_stdout(sys.stderr):  # standard output is for results
                return self._function(given)
        except (Exception, SystemExit) as error:
            raise CodeError(_failure(self._file, error)) from None

    def _checked(self, decision: Decision, action: Any) -> Action:
        name = FUNCTION_OF_MANY if self.takes_many else FUNCTION
        if not isinstance(action, Action):
            raise CodeError(f"{self._place()}: {name} must return one of decision.legal, not {_shown(action)}")
        if action not in decision.legal:
            raise CodeError(f"{self._place()}: {name} answered {_written(decision, action)}")
        return action

    def _place(self) -> str:
        code = getattr(self._function, "__code__", None)
        return f"{self._file}, line {code.co_firstlineno}" if code else self._file


def make_bots(game: str, codes: Mapping[str, Code], budget: Budget | None = None) -> dict[str, Bot]:
    """The user's bots by name, ready to be asked."""
    return {name: _bot(game, name, code, budget) for name, code in codes.items()}


def _bot(game: str, name: str, code: Code, budget: Budget | None) -> Bot:
    """A bot that chooses by itself, or the Archmage's search with an insight or a network of the user's own."""
    if code.network:
        network = parsed(code.source.encode("latin-1"), code.file, game)
        return ThinkingBot(msgspec.structs.replace(SKILLS["archmage"], network=network), budget)
    if not code.insight:
        return CodeBot(name, code)
    insight = Insight(code.file, code.source)
    module_of_insight(insight)  # what is wrong with it is said at once
    return ThinkingBot(msgspec.structs.replace(SKILLS["archmage"], insight=insight), budget)


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


def _function(module: ModuleType, name: str, file: str) -> Callable[[Any], Any]:
    function = getattr(module, name, None)
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
