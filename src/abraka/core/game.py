"""The contract of a game, what is known of it without loading its rules, and the registry of all games.

A game is a package in `abraka.games` and nothing else. Its `spec.py` says what it is called and which options it has;
its other modules are imported only when the game is really used:

    state.py    State, Setup, MAX_LEGAL
    rules       reset(s, setup, key), legal(s, out), apply(s, action), redeal(s, seat, luck)
    actions.py  ACTIONS (all actions, numbered)
    refusals.py why_not(state, action), a sentence with an id and arguments
    refusal_texts.py
                REFUSALS (all these sentences in English, by id), why(id, **arguments)
    events.py   EVENTS (all kinds of events), REASONS (why a match may end)
    content.py  load_content(files), make_setup(content, players, options)
    view.py     view(state, seat), whole(state), PROMPTS (what may be asked); if that is faster, views(state, seats)
    text.py     draw(view), say(event), ask(view); write_position(state), read_position(text, setups, key),
                read_options(text), one_line(text)
    wording.py  describe(view, action)
    insight.py  policy(s, out, n, luck), a cheap sensible player; evaluate(s, worth), how everybody stands, and SPREAD,
                the lead that makes the odds e to 1; TRUST, how much of a hundred the policy directs a search;
                forget(s, seat, share, luck); all compiled for the bots
    reasons.py  reasons(before, after, seat), why a bot would do that; REASONS (all kinds), say_reason(reason)
    sheet.py    if there is one: sheet(content, matches), a record kept across matches, and why_left_out(match)
"""

import importlib
import pkgutil
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, NoReturn

import msgspec

from abraka.core.errors import Illegal, OptionError
from abraka.core.outcome import Outcome

if TYPE_CHECKING:
    from abraka.core.actions import Action, ActionSpace
    from abraka.core.catalogue import Catalogue, Sentence
    from abraka.core.compile import Driver
    from abraka.core.events import Event, EventTable
    from abraka.core.reasons import Reason
    from abraka.core.state import MatchState

OptionValue = str | int | bool | tuple[str, ...]
Options = dict[str, OptionValue]

SEAT_LETTERS = "BYRGOP"
SEAT_COLOURS = ("blue", "yellow", "red", "green", "orange", "purple")
LOADING = threading.RLock()
"""Held while a game is loaded, so that any thread may do it and all get the same one."""

YES = {"yes", "on", "true", "1"}
NO = {"no", "off", "false", "0"}


class Option(msgspec.Struct, frozen=True):
    """One choice that a table makes before a match; the command line, the lobby and the docs are made from these."""

    name: str
    kind: Literal["choice", "flag", "number", "set"]
    default: OptionValue
    doc: str
    values: tuple[str, ...] = ()  # of a choice or a set
    low: int = 0  # of a number
    high: int = 0

    def read(self, value: object) -> OptionValue:
        """A value given as text or as itself, checked."""
        if self.kind == "flag":
            return self._flag(value)
        if self.kind == "number":
            return self._number(value)
        if self.kind == "set":
            return self._set(value)
        if str(value) in self.values:
            return str(value)
        raise OptionError(f"Option {self.name} can be {one_of(self.values)}, not “{value}”.")

    def write(self, value: OptionValue) -> str:
        """A value as `read` takes it."""
        if self.kind == "flag":
            return "yes" if value else "no"
        return ",".join(value) if isinstance(value, tuple) else str(value)

    def allowed(self) -> str:
        """The allowed values in words."""
        if self.kind == "flag":
            return "yes or no"
        if self.kind == "number":
            return f"{self.low} to {self.high}"
        return ("any of " if self.kind == "set" else "") + ", ".join(self.values)

    def _flag(self, value: object) -> bool:
        text = str(value).lower()
        if text not in YES | NO:
            raise OptionError(f"Option {self.name} can be yes or no, not “{value}”.")
        return text in YES

    def _number(self, value: object) -> int:
        text = str(value)
        if not (text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high):
            raise OptionError(f"Option {self.name} can be a number from {self.low} to {self.high}, not “{value}”.")
        return int(text)

    def _set(self, value: object) -> tuple[str, ...]:
        if isinstance(value, str):
            value = [part for part in value.replace(" ", "").split(",") if part]
        parts = list(value) if isinstance(value, list | tuple | set) else [value]
        for part in parts:
            if part not in self.values:
                raise OptionError(
                    f"Option {self.name} takes any of {', '.join(self.values)}, separated by commas; not “{part}”."
                )
        return tuple(known for known in self.values if known in parts)


def never(players: int, options: Mapping[str, Any]) -> bool:
    """No."""
    return False


def each_alone(players: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Everybody for themselves."""
    return tuple(range(players))


class GameSpec(msgspec.Struct, frozen=True):
    """What is known of a game without loading its rules."""

    name: str
    titles: dict[str, str]  # by language
    summary: str
    players: tuple[int, int]  # fewest, most
    options: tuple[Option, ...]
    rules_version: int
    order: int
    """Its place among the games: the first one comes first in lists, and is made ready first."""
    combine: Callable[[int, Mapping[str, Any]], str | None]
    """Says in a sentence why these players and options do not go together, or nothing."""
    sides: Callable[[int, Mapping[str, Any]], tuple[int, ...]] = each_alone
    """Which side each seat belongs to: those of one side win and lose together."""
    open_hands: Callable[[int, Mapping[str, Any]], bool] = never
    """Whether no seat has anything to hide from another, so that all may look at one screen."""
    reminder: str = ""
    """How it is played, in a few lines for those who know it."""

    def resolve(self, players: int, given: Mapping[str, object] | None = None) -> Options:
        """All options with their values; refuses unknown names, impossible values and impossible combinations."""
        fewest, most = self.players
        if not fewest <= players <= most:
            raise OptionError(f"{self.titles['en']} is for {fewest} to {most} players, not {players}.")
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                raise OptionError(f"{self.titles['en']} has no option “{name}”; it has {', '.join(known)}.")
        values = {n: o.read(given[n]) if given and n in given else o.default for n, o in known.items()}
        reason = self.combine(players, values)
        if reason:
            raise OptionError(reason)
        return values


class Game:
    """A game ready to be played: its rules, its content, its texts."""

    def __init__(self, spec: GameSpec, content_files: Sequence[Path] = ()) -> None:
        self.spec = spec
        self.name = spec.name
        self.content: Any = self._module("content").load_content(content_files)

    def _module(self, name: str) -> ModuleType:
        return module_of(self.spec.name, name)

    @cached_property
    def State(self) -> "type[MatchState]":  # noqa: N802  # it is a class
        """The game's state record."""
        return self._module("state").State  # type: ignore[no-any-return]

    @cached_property
    def max_legal(self) -> int:
        """No decision offers more actions than this."""
        return int(self._module("state").MAX_LEGAL)

    @cached_property
    def actions(self) -> "ActionSpace":
        """All actions of the game, numbered."""
        return self._module("actions").ACTIONS  # type: ignore[no-any-return]

    @cached_property
    def events(self) -> "EventTable":
        """All kinds of events of the game."""
        return self._module("events").EVENTS  # type: ignore[no-any-return]

    @cached_property
    def driver(self) -> "Driver":
        """The compiled rules; compiled, or loaded from the cache, when first used."""
        driver = driver_of(self.name)
        driver.compile()
        return driver

    @property
    def compiled(self) -> bool:
        """Whether the rules are ready without waiting for the compiler."""
        return driver_of(self.name).compiled

    def compile(self, progress: Callable[[int, int], None] | None = None) -> None:
        """Makes the compiled rules ready, telling how far it is."""
        driver_of(self.name).compile(progress)

    def setup(self, players: int, options: Mapping[str, object] | None = None) -> Any:
        """The numbers that the rules are set up with: content and options, as an array of one record."""
        plain = self._module("content").make_setup(self.content, players, self.spec.resolve(players, options))
        setups = type(plain).array(1)
        type(plain).write(setups, 0, plain)
        return setups

    def step(self, states: Any, i: int, action: int, out: Any) -> int:
        """`driver.step` for those who want to be told: plays an action in states[i] only if it is legal there.

        Whatever else is refused with the reason, and then no state has changed: an action that may not be done now
        (`Illegal`), a number that is no action's (`Unparsable`), a place outside of the array (`IndexError`), one where
        no match was set up, too little room in `out` (`ValueError`). Returns how many legal actions are now in `out`.
        """
        place, number = index(i), index(action)
        if not 0 <= place < len(states):
            raise IndexError(f"There is no state {place}: the array has {len(states)}, counted from 0.")
        if len(out) < self.max_legal:
            raise ValueError(f"“out” needs room for {self.max_legal} actions, and has it for {len(out)}.")
        wanted = self.actions.decode(number)
        legal = out[: self.driver.legal(states, place, out)]
        if number not in (legal if isinstance(legal, list) else legal.tolist()):  # far faster than numpy's own “in”
            self._refuse(self.State.read(states, place), place, wanted)
        return int(self.driver.step(states, place, number, out))

    def _refuse(self, state: "MatchState", place: int, action: "Action") -> NoReturn:
        """Says why an action is not legal in a state."""
        if not state.seats:
            raise ValueError(f"No match was set up in state {place}; “driver.start” does that.")
        why = self.why_not(state, action)
        text = f"“{self.actions.write(action)}” (number {self.actions.encode(action)}) is not legal. {why}"
        raise Illegal(type(why).worded(why.id, why.args, text))

    def view(self, state: Any, seat: int) -> Any:
        """All that a seat (or a SPECTATOR) may see of a state; the only exit for what a state holds."""
        return self._module("view").view(state, seat)

    def views(self, state: Any, seats: Sequence[int]) -> list[Any]:
        """What each of several seats may see."""
        module = self._module("view")
        return module.views(state, seats) if hasattr(module, "views") else [module.view(state, s) for s in seats]

    def whole(self, state: Any) -> Any:
        """The whole truth in the form of a view; only for matches that are over."""
        return self._module("view").whole(state)

    def prompt(self, state: "MatchState") -> str:
        """The name of what is asked now."""
        return str(self._module("view").PROMPTS[state.prompt])

    def outcome(self, state: "MatchState") -> Outcome | None:
        """How the match ended, or None while it goes on."""
        if not state.reason:
            return None
        return Outcome(self._module("events").REASONS[state.reason], tuple(state.ranks[: state.seats]))

    def end_reasons(self) -> tuple[str, ...]:
        """All reasons for which a match may end."""
        return tuple(self._module("events").REASONS[1:])

    def draw(self, view: Any) -> str:
        """The view as a picture in text."""
        return str(self._module("text").draw(view))

    def say(self, event: "Event") -> str:
        """An event as an English sentence."""
        return str(self._module("text").say(event))

    def ask(self, view: Any) -> str:
        """What is asked now, or how the match ended, as an English sentence; the picture ends with it."""
        return str(self._module("text").ask(view))

    def describe(self, view: Any, action: "Action") -> str:
        """What a legal action would do now, in a few English words."""
        return str(self._module("wording").describe(view, action))

    def reasons(self, before: Any, after: Any, seat: int) -> "list[Reason]":
        """Why a seat would bring one state about from another, the weightiest reason first."""
        return self._module("reasons").reasons(before, after, seat)  # type: ignore[no-any-return]

    def say_reason(self, reason: "Reason") -> str:
        """A reason as an English phrase."""
        return str(self._module("reasons").say_reason(reason))

    def why_not(self, state: Any, action: "Action") -> "Sentence":
        """Why this action, which is not legal now, is not."""
        return self._module("refusals").why_not(state, action)  # type: ignore[no-any-return]

    @property
    def refusals(self) -> "Catalogue":
        """All sentences that `why_not` may say."""
        return self._module("refusal_texts").why  # type: ignore[no-any-return]

    def write_position(self, state: Any) -> str:
        """The whole state as one readable line."""
        return str(self._module("text").write_position(state))

    def read_position(self, text: str, setups: Any, key: bytes) -> Any:
        """The state that a position text describes; what it leaves out is dealt from the key."""
        return self._module("text").read_position(text, setups, key)

    def one_line(self, text: str) -> str:
        """A position text of several lines in one."""
        return str(self._module("text").one_line(text))

    def read_options(self, text: str) -> tuple[int, Options]:
        """The number of players and the options that a position text names."""
        return self._module("text").read_options(text)  # type: ignore[no-any-return]


@cache
def module_of(game: str, name: str) -> ModuleType:
    """A module of a game's package, imported when it is first asked for."""
    return importlib.import_module(f"abraka.games.{game}.{name}")


def driver_of(name: str) -> "Driver":
    """The entries of a game's rules, one set a process, whatever content is used; safe to call from any thread."""
    with LOADING:
        return _driver_of(name)


@cache
def _driver_of(name: str) -> "Driver":
    from abraka.core.compile import Driver

    state, rules = module_of(name, "state"), module_of(name, "rules")
    return Driver(name, rules, state.State, state.Setup, state.MAX_LEGAL)


def one_of(values: Sequence[str]) -> str:
    """Values as a list in words."""
    return " or ".join([", ".join(values[:-1]), values[-1]]) if len(values) > 1 else "".join(values)


def _specs() -> dict[str, GameSpec]:
    games = importlib.import_module("abraka.games")
    names = [module.name for module in pkgutil.iter_modules(games.__path__)]
    return {name: module_of(name, "spec").SPEC for name in sorted(names)}


GAMES: dict[str, GameSpec] = _specs()
"""Every game there is, by name."""


def spec_of(name: str) -> GameSpec:
    """A game's spec; refuses unknown names."""
    if name not in GAMES:
        raise OptionError(f"There is no game “{name}”; there is {one_of(list(GAMES))}.")
    return GAMES[name]


@cache
def _packaged(name: str) -> Game:
    return Game(spec_of(name))


def load(name: str, content_files: Sequence[Path] = ()) -> Game:
    """The game of that name, with its own content or an owner's, whose files are read anew: they may have changed.

    Safe to call from any thread.
    """
    with LOADING:
        return Game(spec_of(name), content_files) if content_files else _packaged(name)
