"""A table for rule tests: a position as text, actions as text, the table afterwards as text.

The packaged map: round spaces inner_12 inner_04 inner_08 (joined to the source) and outer_02 outer_06 outer_10;
square spaces inner_02 inner_06 inner_10 and outer_12 outer_04 outer_08.
"""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR, Event
from abraka.core.game import SEAT_LETTERS, load
from abraka.core.match import Match
from abraka.games.djinn.position.notation import ITEMS

DJINN = load("djinn")


def table(position: str, key: bytes = bytes(16), **options: object) -> Match:
    """A match from a position text; options given here are added to those that the text names."""
    players, named = DJINN.read_options(position)
    return Match(DJINN, players, named | options, key=key, position=position, exact=True)


def fresh(players: int, key: bytes = bytes(16), **options: object) -> Match:
    """A match from the game's own beginning."""
    return Match(DJINN, players, options, key=key)


def play(match: Match, *actions: str) -> Match:
    """Plays actions given in notation, one after the other."""
    for action in actions:
        match.apply(action)
    return match


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal actions in notation, or those that begin with a word."""
    written = [DJINN.actions.write(action) for action in match.legal()]
    return [action for action in written if action.startswith(kind)]


def refused(match: Match, action: str, sentence: str) -> None:
    """The action is not legal, and the refusal says so in these words."""
    assert action not in legal(match)
    with pytest.raises(Illegal) as refusal:
        match.apply(action)
    assert sentence in str(refusal.value)


def told(match: Match, kind: type[Event], seat: int = SPECTATOR) -> list[Event]:
    """What a seat was told of the last action, as far as it is of this kind."""
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


def segments(match: Match) -> list[str]:
    """The segments of the position text."""
    return DJINN.write_position(match.state).split(" | ")


def says(match: Match, keyword: str) -> str:
    """One segment of the position text, nothing if it is not there: `says(match, "bag")`, `says(match, "inner_12")`."""
    found = (segment for segment in segments(match) if segment.partition(" ")[0].rstrip(":") == keyword)
    exact = (segment for segment in segments(match) if segment == keyword or segment.startswith(f"{keyword} "))
    return next(exact, "") or next(found, "")


def seat(match: Match, letter: str) -> dict[str, str]:
    """What a seat has, item by item: `seat(match, "B")["coins"]`; items that are not there are empty."""
    text = next(segment for segment in segments(match) if segment.startswith(f"{letter}: ")).partition(": ")[2]
    said = dict(item.partition(" ")[::2] for item in text.split(", "))
    return {item: said.get(item, "") for item in ITEMS}


def has(match: Match, letter: str, item: str) -> str:
    """One item of what a seat has: `has(match, "B", "coins")`."""
    return seat(match, letter)[item]
