"""What a match was worth to each seat, said once for `Game.returns`, batches and adapters.

- **Several sides**: the pot is one win, shared by all sides that won it (place 1); a side's return is
  `(n · share − 1) / (n − 1)` with n sides. So who wins alone has 1, whoever loses −1 / (n − 1), a draw of all brings 0;
  over the sides it adds up to 0. All seats of a side have the side's return.
- **One side** (alone, or all together): half of the game's own measure, from 0 to ½, and another half if it was won:
  the return lies between 0 and 1. A game that can be played so has `merit(s)`, in thousandths, in its `returns.py`.
- While a match goes on, all returns are 0.
"""

from typing import Any

from abraka.core.records import Floats, jit


@jit
def winners(s: Any) -> int:
    """How many seats have the first place."""
    n = 0
    for seat in range(s.seats):
        if s.ranks[seat] == 1:
            n += 1
    return n


@jit
def alone_return(won: bool, merit: int) -> float:
    """The return where all are of one side."""
    return (1000 + merit) / 2000 if won else merit / 2000


@jit
def side_return(won: bool, sides: int, winning_sides: int) -> float:
    """A side's return among several; if nobody has won, nobody has gained on another."""
    if winning_sides == 0:
        return 0.0
    share = 1 / winning_sides if won else 0.0
    return (sides * share - 1) / (sides - 1)


@jit
def note_returns(s: Any, sides: int, merit: int, returns: Floats) -> None:
    """Writes every seat's return of a match that is over."""
    won = winners(s)
    for seat in range(s.seats):
        first = s.ranks[seat] == 1
        if sides == 1:
            returns[seat] = alone_return(first, merit)
        else:
            returns[seat] = side_return(first, sides, won * sides // s.seats)
