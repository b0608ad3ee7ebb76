"""A table for rule tests: a position as text, actions as text, the track afterwards as text."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR, Event
from abraka.core.game import SEAT_LETTERS, load
from abraka.core.match import Match
from abraka.games.towers.content import Content, make_setup
from abraka.games.towers.state import Setup
from abraka.testing.keys import a_roll, key_for

TOWERS = load("towers")


def table(position: str, key: bytes = bytes(16), **options: object) -> Match:
    """A match from a position text; options given here are added to those that the text names."""
    players, named = TOWERS.read_options(position)
    return Match(TOWERS, players, named | options, key=key, position=position, exact=True)


def fresh(players: int, key: bytes = bytes(16), **options: object) -> Match:
    """A match from the game's own beginning."""
    return Match(TOWERS, players, options, key=key)


def setup_of(content: Content, players: int, **options: object) -> Setup:
    """The set-up that content and options make."""
    return make_setup(content, players, TOWERS.spec.resolve(players, options))


def rolling(*dice: int) -> bytes:
    """A key under which the first rolls of a position are these."""
    return key_for(*(a_roll(die) for die in dice), seed=1)


def play(match: Match, *actions: str) -> Match:
    """Plays actions given in notation, one after the other."""
    for action in actions:
        match.apply(action)
    return match


def legal(match: Match) -> list[str]:
    """The legal actions in notation."""
    return [TOWERS.actions.write(action) for action in match.legal()]


def track(match: Match) -> str:
    """The spaces that hold anything, as in a position text: `0: C | 3: (B) #2[Y]`."""
    segments = [segment.strip() for segment in TOWERS.write_position(match.state).split("|")]
    return " | ".join(segment for segment in segments if segment[0].isdigit())


def events(match: Match, seat: int = SPECTATOR) -> list[Event]:
    """What a seat was told of the last action."""
    return match.events(seat)


def told(match: Match, kind: type[Event], seat: int = SPECTATOR) -> list[Event]:
    """The events of one kind among them."""
    return [event for event in match.events(seat) if isinstance(event, kind)]


def question(match: Match) -> str:
    """What is asked, and of whom."""
    return "over" if match.to_act is None else f"{match.prompt} {SEAT_LETTERS[match.to_act]}"


def asked(match: Match, *actions: str) -> list[str]:
    """Plays actions; says what was asked of whom before each, and after the last."""
    questions = []
    for action in actions:
        questions.append(question(match))
        match.apply(action)
    return [*questions, question(match)]


def says(match: Match, keyword: str) -> str:
    """One segment of the position text."""
    segments = TOWERS.write_position(match.state).split(" | ")
    return next(segment for segment in segments if segment.startswith(keyword))


def refused(match: Match, action: str, sentence: str) -> None:
    """The action is not legal, and the refusal says so in these words."""
    assert action not in legal(match)
    with pytest.raises(Illegal, match=sentence):
        match.apply(action)


def potions(match: Match, seat: int = 0) -> str:
    """A seat's potions: empty/full/spent."""
    seen = match.view(SPECTATOR).seats[seat]
    return f"{seen.empty}/{seen.full}/{seen.spent}"
