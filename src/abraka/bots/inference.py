"""What a network says about a state, compiled: one pass through three layers, in an order of sums that never changes.

The first layer is sparse: most of what a seat knows is zero, and zeros are skipped. The last number of the row is one:
its weights are those of the table's size, which stand in for a bias. The other layers have theirs in their last row.
"""

from typing import Any, NamedTuple

import numpy as np

from abraka.core.features import seat_at
from abraka.core.records import JIT, Floats, Row, jit
from abraka.core.state import MAX_SEATS

STANDINGS = MAX_SEATS
"""After what the seat knows: by how much each seat is ahead, as the game's own evaluation sees it."""

EXTRA = STANDINGS + 1
FINE = 100
"""Standings are counted so much finer when a network has its say."""

FAR = 8.0
SHRUNK = 4.0


class Brain(NamedTuple):
    """A network for a table of some size, with room to think."""

    places: Row
    """Which row of the first layer each number of the row has."""
    first: Any
    second: Any
    third: Any
    row: Floats
    """What the seat knows, everybody's standing, and one."""
    hidden: Floats
    deep: Floats
    said: Floats
    """By how much each seat is ahead beyond its standing, from the seat on clockwise."""


@jit
def put_standings(row: Floats, at: int, seat: int, seats: int, spread: int, worth: Row) -> None:
    """Writes by how much each seat is ahead of the mean, as seen from a seat, and one."""
    mean = 0.0
    for other in range(seats):
        mean += worth[other]
    mean /= seats
    for place in range(seats):
        lead = (worth[seat_at(seat, place, seats)] - mean) / spread
        row[at + place] = max(-FAR, min(FAR, lead)) / SHRUNK
    row[at + STANDINGS] = 1.0


@jit
def add_opinion(said: Floats, seat: int, seats: int, spread: int, worth: Row) -> None:
    """Adds what the network said to the standings, which are counted more finely from now on."""
    for place in range(seats):
        other = seat_at(seat, place, seats)
        worth[other] = worth[other] * FINE + int(said[place] * (spread * FINE))


def plain_think(b: Brain) -> None:
    """The same as `think` by numpy."""
    b.hidden[:] = np.maximum(np.asarray(b.row) @ b.first[np.asarray(b.places)], 0)
    b.deep[:] = np.maximum(np.asarray(b.hidden) @ b.second[:-1] + b.second[-1], 0)
    b.said[:] = np.asarray(b.deep) @ b.third[:-1] + b.third[-1]


if JIT:

    @jit
    def add_times(target: Floats, factor: float, weights: Floats) -> None:
        """Adds so many times some weights."""
        for j in range(len(target)):
            target[j] += factor * weights[j]

    @jit
    def think(b: Brain) -> None:
        """Reads the row, and says what it means."""
        for j in range(len(b.hidden)):
            b.hidden[j] = 0.0
        for i in range(len(b.row)):
            if b.row[i] != 0.0:
                add_times(b.hidden, b.row[i], b.first[b.places[i]])
        for j in range(len(b.deep)):
            b.deep[j] = b.second[len(b.hidden)][j]
        for i in range(len(b.hidden)):
            if b.hidden[i] > 0.0:
                add_times(b.deep, b.hidden[i], b.second[i])
        for j in range(len(b.said)):
            b.said[j] = b.third[len(b.deep)][j]
        for i in range(len(b.deep)):
            if b.deep[i] > 0.0:
                add_times(b.said, b.deep[i], b.third[i])

else:
    think = plain_think
