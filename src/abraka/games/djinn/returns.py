"""What a match of Djinn was worth: its sides, and what was won against Tom."""

from abraka.core.records import jit
from abraka.games.djinn.state import State

MOST_POINTS = 200
"""So many points or more are all that one can wish for alone."""


@jit
def sides(s: State) -> int:
    """Everybody plays for themselves."""
    return s.seats


@jit
def merit(s: State) -> int:
    """Thousandths: the points of a match against Tom; if he was faster, nothing is counted (D215)."""
    return 1000 * max(0, min(s.points[0], MOST_POINTS)) // MOST_POINTS


def score(s: State, seat: int) -> int:
    """The points of a seat (D200); alone against Tom there are none if he was faster (D215)."""
    return max(0, int(s.points[seat]))
