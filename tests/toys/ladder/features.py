"""What a seat knows, as numbers."""

from abraka.core.features import Feature, Layout, put, put_flag, seat_at
from abraka.core.records import Floats, jit

from .state import State

VERSION = 1


def layout(players: int) -> list[Feature]:
    """The names of all features, in order."""
    found = Layout()
    found.group("seats")
    found.each("height", range(players))
    found.flag("asked")
    return found.features


@jit
def features(s: State, seat: int, row: Floats) -> int:
    """How high everybody stands, the own seat first, and whether it is asked."""
    at = 0
    for place in range(s.seats):
        at = put(row, at, s.height[seat_at(seat, place, s.seats)] / s.top)
    return put_flag(row, at, s.to_act == seat)
