"""What bots need to know of the game."""

from abraka.core.chance import Luck
from abraka.core.records import Row, jit

from ..state import State

TRUST, SPREAD = 20, 3


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """A cheap sensible player: a sure step if it is the last one, else a dash while there is little to lose."""
    height = s.height[s.to_act]
    return 0 if height + s.step >= s.top or height > s.top // 2 else n - 1


@jit
def evaluate(s: State, worth: Row) -> None:
    """How everybody stands: rungs."""
    for seat in range(s.seats):
        worth[seat] = s.height[seat]


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """There is nothing to forget."""
