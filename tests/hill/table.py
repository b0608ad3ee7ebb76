"""A table for rule tests: a position as text, actions as text, the hill afterwards as text.

The packaged hill: corners 1.0 1.8 1.16 1.24, 2.0 2.6 2.12 2.18, 3.0 3.4 3.8 3.12, 4.0 4.2 4.4 4.6;
tiles on 1.3 1.5 1.11 1.13 1.19 1.21 1.27, 2.3 2.5 2.9 2.15 2.17 2.21, 3.1 3.5 3.9 3.13, 4.1 4.3 4.5;
stones on 1.1 1.15 1.23, 2.7 2.13 2.19, 3.7 3.15, 4.7.
"""

import msgspec

from abraka.core.events import SPECTATOR, Event
from abraka.core.game import Game, load
from abraka.core.match import Match
from abraka.games.hill.content import Marks
from abraka.games.hill.view import GoblinView

HILL = load("hill")
SYMBOLS = ([3, 5, 11, 13, 19, 21, 28], [3, 5, 9, 15, 17, 22], [1, 7, 9, 13], [1, 5, 7])
STONES = ([1, 15, 23], [7, 13, 19], [3, 17], [10])


def larger_hills() -> list[Game]:
    """Hills with sides 10/8/6/4 and 11/9/7/5, symbols and stones at the same fields; games of their own."""
    found = []
    for lowest in (10, 11):
        game = Game(HILL.spec)
        rings = msgspec.structs.replace(game.content.board.rings, sides=list(range(lowest, lowest - 8, -2)))
        symbols = [Marks(level=k + 1, fields=fields, source="reconstructed") for k, fields in enumerate(SYMBOLS)]
        stones = [Marks(level=k + 1, fields=fields, source="reconstructed") for k, fields in enumerate(STONES)]
        board = msgspec.structs.replace(game.content.board, rings=rings, symbols=symbols, stones=stones)
        game.content = msgspec.structs.replace(game.content, board=board)
        found.append(game)
    return found


def table(position: str, key: bytes = bytes(16), **options: object) -> Match:
    """A match from a position text; options given here are added to those that the text names."""
    players, named = HILL.read_options(position)
    return Match(HILL, players, named | options, key=key, position=position, exact=True)


def fresh(players: int, key: bytes = bytes(16), **options: object) -> Match:
    """A match from the game's own beginning."""
    return Match(HILL, players, options, key=key)


def play(match: Match, *actions: str) -> Match:
    """Plays actions given in notation, one after the other."""
    for action in actions:
        match.apply(action)
    return match


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal actions in notation, or those that begin with a word."""
    written = [HILL.actions.write(action) for action in match.legal()]
    return [action for action in written if action.startswith(kind)]


def hill(match: Match) -> str:
    """The fields with goblins, as in a position text: `1.4: B3/Y1 | 2.0: B2`."""
    segments = [segment.strip() for segment in HILL.write_position(match.state).split("|")]
    return " | ".join(segment for segment in segments if segment[0].isdigit())


def place(match: Match, goblin: str) -> str | None:
    """Where a goblin is: `place(match, "B3")`."""
    seat, number = "BYRGO".index(goblin[0]), int(goblin[1])
    goblins: tuple[GoblinView, ...] = match.view(SPECTATOR).goblins
    return next(g.place for g in goblins if (g.seat, g.number) == (seat, number))


def told(match: Match, kind: type[Event], seat: int = SPECTATOR) -> list[Event]:
    """What a seat was told of the last action, as far as it is of this kind."""
    return [event for event in match.events(seat) if isinstance(event, kind)]
