"""The contract of a game, what is known of it without loading its rules, and the registry of all games.

A game is a package in `abraka.games` and nothing else. Its `spec.py` says what it is called and which options it has;
its other modules are imported only when the game is really used:

    content/    load_content(files), make_setup(content, players, options), beside the TOML files that they read
    state.py    State, Setup, MAX_LEGAL
    rules/      reset(s, setup, key), legal(s, out), apply(s, action), redeal(s, seat, luck)
    actions.py  ACTIONS (all actions, numbered)
    events.py   EVENTS (all kinds of events), END_REASONS (why a match may end)
    refusals    why_not(state, action), a sentence with an id and arguments
    refusal_texts.py
                REFUSALS (all these sentences in English, by id), why(id, **arguments)
    view        view(state, seat), whole(state), PROMPTS (what may be asked); if that is faster, views(state, seats)
    text.py     draw(view), say(event), ask(view)
    wording.py  describe(view, action)
    position/   write_position(state), read_position(text, setups, key), read_options(text), GRAMMAR
    bot/        policy(s, out, n, luck), a cheap sensible player, and TRUST, how much of a hundred it directs a search;
                evaluate(s, worth), how everybody stands, and SPREAD, the lead that makes the odds e to 1;
                forget(s, seat, share, luck); all compiled for the bots
    bot/reasons.py
                reasons(before, after, seat), why a bot would do that; REASONS (all kinds), say_reason(reason)
    features.py features(s, seat, row), what a seat knows as numbers; layout(players), their names; VERSION
    returns.py  sides(s), merit(s): what a match was worth, see `core.returns`; both compiled for batches;
                if the game counts points, score(s, seat), or NO_SCORE where a match has none
    painter.py  if there is one: draw(view), a finished match as SVG, for previews of links (see `core.shapes`)
    sheet.py    if there is one: sheet(content, matches), a record kept across matches, and why_left_out(match)
"""

import importlib
import importlib.util
import pkgutil
import threading
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from operator import index
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from abraka.core.errors import Illegal, OptionError
from abraka.core.options import Option as Option
from abraka.core.options import Options as Options
from abraka.core.options import OptionValue as OptionValue
from abraka.core.options import Preset as Preset
from abraka.core.options import one_of as one_of
from abraka.core.outcome import Outcome
from abraka.core.words import Speaker, language

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from abraka.core.actions import Action, ActionSpace, Domain
    from abraka.core.catalogue import Catalogue, Sentence
    from abraka.core.compile import Driver
    from abraka.core.events import Event, EventTable
    from abraka.core.features import Feature
    from abraka.core.reasons import Reason
    from abraka.core.shapes import Drawing
    from abraka.core.state import MatchState

SEAT_LETTERS = "BYRGOP"
SEAT_COLOURS = ("blue", "yellow", "red", "green", "orange", "purple")
NO_SCORE = -1
LOADING = threading.RLock()
"""Held while a game is loaded, so that any thread may do it and all get the same one."""


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
    summaries: dict[str, str]  # one sentence, by language
    players: tuple[int, int]  # fewest, most
    options: tuple[Option, ...]
    rules_version: int
    order: int
    """Its place among the games: the first one comes first in lists, and is made ready first."""
    action_count: int
    """How many actions there are, at any table: the width of a mask."""
    max_actions: Callable[[int, Mapping[str, Any]], int]
    """No match of so many players with these options, whatever the content, takes more actions (see docs)."""
    combine: Callable[[int, Mapping[str, Any]], str | None]
    """Says in a sentence why these players and options do not go together, or nothing."""
    sides: Callable[[int, Mapping[str, Any]], tuple[int, ...]] = each_alone
    """Which side each seat belongs to: those of one side win and lose together."""
    open_hands: Callable[[int, Mapping[str, Any]], bool] = never
    """Whether no seat has anything to hide from another, so that all may look at one screen."""
    minutes: int | None = None
    """About how long a match takes."""
    bots: int = 1
    """How many bots sit down for a match at once."""
    quick: dict[str, OptionValue] = {}
    """What such a match is played with, if not with the usual options."""
    presets: tuple[Preset, ...] = ()
    plain: tuple[str, ...] | None = None
    """The options that are shown at first, the others being folded away; None: all of them."""

    @property
    def summary(self) -> str:
        """What it is about, in English."""
        return self.summaries["en"]

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

    def __reduce__(self) -> tuple[Any, ...]:
        """By name; with an owner's content, that goes along."""
        return (load, (self.name,)) if self is _packaged(self.name) else (_with_content, (self.name, self.content))

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

    @property
    def View(self) -> type:  # noqa: N802  # it is a class
        """What a seat sees, as a class."""
        return self._module("view").View  # type: ignore[no-any-return]

    def domains(self) -> "dict[str, Domain]":
        """The value sets that the game has names for."""
        from abraka.core.actions import Domain

        modules = [self._module(name) for name in ("actions", "events", "view")]
        return {name: value for module in modules for name, value in vars(module).items() if isinstance(value, Domain)}

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
            self.refuse(self.State.read(states, place), place, wanted)
        return int(self.driver.step(states, place, number, out))

    def refuse(self, state: "MatchState", place: int, action: "Action") -> NoReturn:
        """Says why an action is not legal in the state of a place."""
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
        return Outcome(self._module("events").END_REASONS[state.reason], tuple(state.ranks[: state.seats]))

    def returns(self, state: "MatchState") -> tuple[float, ...]:
        """What the match was worth to each seat, as `core.returns` says; zeros while it goes on."""
        from abraka.core.records import plain
        from abraka.core.returns import note_returns

        found = [0.0] * state.seats
        if state.reason:
            module = self._module("returns")
            plain(note_returns)(state, plain(module.sides)(state), plain(module.merit)(state), found)
        return tuple(found)

    def features(self, state: Any, seat: int) -> "npt.NDArray[np.float32]":
        """All that a seat knows of a state, as numbers (see `core.features`); `Batch` has them of many at once."""
        import numpy as np

        states, row = self.State.array(1), np.zeros((1, self.feature_count(state.seats)), np.float32)
        self.State.write(states, 0, state)
        self.driver.see(states, 0, 1, np.array([seat]), row)
        return row[0]  # type: ignore[no-any-return]  # numpy's

    def scores(self, state: "MatchState") -> tuple[int, ...] | None:
        """Each seat's points in a match that is over; None where the game counts none."""
        score = getattr(self._module("returns"), "score", None)
        found = [] if score is None else [score(state, seat) for seat in range(state.seats)]
        return tuple(int(points) for points in found) if found and NO_SCORE not in found else None

    def feature_names(self, players: int) -> "list[Feature]":
        """The names, groups and ranges of what a seat of a table knows as numbers, in order."""
        return self._module("features").layout(players)  # type: ignore[no-any-return]

    @property
    def features_version(self) -> int:
        """Raised whenever a feature changes."""
        return int(self._module("features").VERSION)

    def feature_count(self, players: int) -> int:
        """How many numbers describe what a seat knows."""
        return len(self.feature_names(players))

    def action_features(self, players: int, seat: int = 0) -> "npt.NDArray[np.float32]":
        """What each action is, as numbers: a row for every action, as a seat sees it (see `core.action_features`)."""
        from abraka.core.action_features import describe_actions

        return describe_actions(self.actions, players, seat)

    def action_feature_names(self) -> "list[Feature]":
        """The names of the numbers that describe an action, in order."""
        from abraka.core.action_features import action_layout

        return action_layout(self.actions)

    def end_reasons(self) -> tuple[str, ...]:
        """All reasons for which a match may end."""
        return tuple(self._module("events").END_REASONS[1:])

    def reason_kinds(self) -> dict[str, tuple[str, ...]]:
        """All kinds of reasons that a bot may give, with the names of their arguments."""
        return self._module("bot.reasons").REASONS  # type: ignore[no-any-return]

    def refusal_kinds(self) -> dict[str, tuple[str, ...]]:
        """All refusals of the game's own, with the names of their arguments."""
        from abraka.core.catalogue import arguments
        from abraka.core.refusals import SHARED

        templates = self.refusals.templates
        return {id: arguments(text) for id, text in templates.items() if id not in SHARED}

    def remind(self) -> str:
        """How it is played, in a few lines for those who know it, in the language that is spoken."""
        say, id = speaker_of(self.name), f"{self.name}_reminder"
        return say(id) if id in say else self.spec.summaries[language()]

    def say_refusal(self, sentence: "Sentence") -> str:
        """Why something was refused, in the language that is spoken; in English as the rules say it."""
        say, texts = speaker_of(self.name), self._module("refusal_texts")
        own, shared = f"{self.name}_refusal_{sentence.id}", f"refusal_{sentence.id}"
        if language() != "en" and own in say and hasattr(texts, "worded"):
            return say(own, **texts.worded(sentence.args))
        if language() != "en" and shared in say:
            return say(shared, **sentence.args)
        return str(sentence)

    def draw(self, view: Any) -> str:
        """The view as a picture in text."""
        return str(self._module("text").draw(view))

    def paint(self, view: Mapping[str, Any]) -> "Drawing | None":
        """The view, as plain dicts and lists, as a drawing; None: the game has no painter."""
        if importlib.util.find_spec(f"abraka.games.{self.name}.painter") is None:
            return None
        return self._module("painter").draw(view)  # type: ignore[no-any-return]

    def say(self, event: "Event") -> str:
        """An event as a sentence, in the language that is spoken."""
        return str(self._module("text").say(event))

    def ask(self, view: Any) -> str:
        """What is asked now, or how the match ended, in the language that is spoken; the picture ends with it."""
        return str(self._module("text").ask(view))

    def describe(self, view: Any, action: "Action") -> str:
        """What a legal action would do now, in the language that is spoken."""
        return str(self._module("wording").describe(view, action))

    def reasons(self, before: Any, after: Any, seat: int) -> "list[Reason]":
        """Why a seat would bring one state about from another, the weightiest reason first."""
        return self._module("bot.reasons").reasons(before, after, seat)  # type: ignore[no-any-return]

    def say_reason(self, reason: "Reason") -> str:
        """A reason as a phrase, in the language that is spoken."""
        return str(self._module("bot.reasons").say_reason(reason))

    def why_not(self, state: Any, action: "Action") -> "Sentence":
        """Why this action, which is not legal now, is not."""
        return self._module("refusals").why_not(state, action)  # type: ignore[no-any-return]

    @property
    def refusals(self) -> "Catalogue":
        """All sentences that `why_not` may say."""
        return self._module("refusal_texts").why  # type: ignore[no-any-return]

    def write_position(self, state: Any) -> str:
        """The whole state as one readable line."""
        return str(self._module("position").write_position(state))

    def read_position(self, text: str, setups: Any, key: bytes, exact: bool = False) -> Any:
        """The state that a position text describes; what it leaves out is dealt from the key.

        Positions are read at the start of a turn. With `exact` the text is one that `write_position` has written, at
        any moment: nothing proves that such a moment can be, so this is not for texts from outside.
        """
        module = self._module("position")
        if not exact:
            module.GRAMMAR.check_start(text)
        return module.read_position(text, setups, key)

    def one_line(self, text: str) -> str:
        """A position text of several lines in one."""
        return str(self._module("position").GRAMMAR.one_line(text))

    def read_options(self, text: str) -> tuple[int, Options]:
        """The number of players and the options that a position text names."""
        return self._module("position").read_options(text)  # type: ignore[no-any-return]


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


@cache
def speaker_of(name: str) -> Speaker:
    """Says the words of a game."""
    folder = words_folder(name)
    return Speaker(folder) if folder.is_dir() else Speaker()


def words_folder(name: str) -> Path:
    """Where a game's words are, one file a language."""
    return Path(str(module_of(name, "spec").__file__)).parent / "words"


def _specs() -> dict[str, GameSpec]:
    games = importlib.import_module("abraka.games")
    names = [module.name for module in pkgutil.iter_modules(games.__path__)]
    specs = [module_of(name, "spec").SPEC for name in names]
    return {spec.name: spec for spec in sorted(specs, key=lambda spec: (spec.order, spec.name))}


GAMES: dict[str, GameSpec] = _specs()
"""Every game there is, by name, in their order."""


def spec_of(name: str) -> GameSpec:
    """A game's spec; refuses unknown names."""
    if name not in GAMES:
        raise OptionError(f"There is no game “{name}”; there is {one_of(list(GAMES))}.")
    return GAMES[name]


@cache
def _packaged(name: str) -> Game:
    return Game(spec_of(name))


def _with_content(name: str, content: Any) -> Game:
    """A game with content that was read before."""
    game = Game(spec_of(name))
    game.content = content
    return game


def load(name: str, content_files: Sequence[Path] = ()) -> Game:
    """The game of that name, with its own content or an owner's, whose files are read anew: they may have changed.

    Safe to call from any thread.
    """
    with LOADING:
        return Game(spec_of(name), content_files) if content_files else _packaged(name)
