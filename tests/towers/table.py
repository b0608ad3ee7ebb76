"""A table for rule tests: a position as text, actions as text, the track afterwards as text."""

from abraka.core.events import SPECTATOR, Event
from abraka.core.game import load
from abraka.core.match import Match
from abraka.testing.keys import a_roll, key_for

TOWERS = load("towers")


def table(position: str, key: bytes = bytes(16), **options: object) -> Match:
    """A match from a position text; options given here are added to those that the text names."""
    players, named = TOWERS.read_options(position)
    return Match(TOWERS, players, named | options, key=key, position=position)


def fresh(players: int, key: bytes = bytes(16), **options: object) -> Match:
    """A match from the game's own beginning."""
    return Match(TOWERS, players, options, key=key)


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
