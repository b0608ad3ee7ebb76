"""A table for rule tests: a position as text, actions as text, the pawns afterwards as text.

On the packaged board field f is forest, lake, rock, meadow, swamp, sand for f mod 6 = 1, 2, 3, 4, 5, 0; crowns are on
6, 18, 30, 42 and crosses on all other even fields but START and KING.
"""

from abraka.core.events import SPECTATOR, Event
from abraka.core.game import Game, load
from abraka.core.match import Match
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.testing.keys import Want, a_draw, a_roll, key_for

HOCUS = load("hocus")


def table(position: str, *dice: int, then: tuple[Want, ...] = (), game: Game = HOCUS, **options: object) -> Match:
    """A match from a position text, whose next dice are these."""
    players, named = game.read_options(position)
    wants = [a_roll(die) for die in dice] + list(then)
    key = key_for(*wants, seed=1) if wants else bytes(16)
    return Match(game, players, named | options, key=key, position=position, exact=True)


def drawing(position: str, card: str) -> Want:
    """The draw of a card from the deck of a position, before any other card is drawn."""
    return a_draw(table(position).state.pile, SPELL_NAMES.index(card))


def play(match: Match, *actions: str) -> Match:
    """Plays actions given in notation, one after the other."""
    for action in actions:
        match.apply(action)
    return match


def legal(match: Match) -> list[str]:
    """The legal actions in notation."""
    return [HOCUS.actions.write(action) for action in match.legal()]


def segment(match: Match, keyword: str) -> str:
    """What a segment of the position says, or nothing."""
    parts = [part.strip() for part in match.game.write_position(match.state).split("|")]
    return next((part.removeprefix(keyword).strip() for part in parts if part.startswith(keyword + " ")), "")


def pawns(match: Match) -> str:
    """Where the pawns are: `B12 Y-4`."""
    return segment(match, "pawns")


def hand(match: Match, letter: str) -> str:
    """A hand, with those who know its cards."""
    return segment(match, f"hand {letter}")


def slots(match: Match, letter: str) -> str:
    """What lies on a player: `snail:3`."""
    return segment(match, f"slots {letter}")


def under(match: Match) -> str:
    """The cards that came back to the deck."""
    return segment(match, "under")


def told(match: Match, kind: type[Event], seat: int = SPECTATOR) -> list[Event]:
    """The events of one kind that a seat was told of the last action."""
    return [event for event in match.events(seat) if isinstance(event, kind)]
