"""What a seat knows, as numbers: how a game writes them, and what each of them is called.

A game's `features.py` has `features(s, seat, row) -> int`, compiled, which writes all numbers one after the other and
returns how many; `layout(players)`, which names them in the same order; and `VERSION`, raised whenever one of them
changes. Seats are seen relatively: 0 is the seat itself, 1 the next one clockwise. What is a category is one-hot.
A number that is made of nothing but what the seat knows survives `redeal`: the tests check that.
"""

from collections.abc import Iterable, Sequence

import msgspec

from abraka.core.records import Floats, hot


class Feature(msgspec.Struct, frozen=True):
    """One number: its name, the group that it belongs to, and between what it lies."""

    name: str
    group: str
    low: float
    high: float


class Layout:
    """All features of a game, in order; put together group by group."""

    def __init__(self) -> None:
        self.features: list[Feature] = []
        self._group = ""

    def group(self, name: str) -> None:
        """What follows belongs to this group."""
        self._group = name

    def flag(self, *names: str) -> None:
        """Numbers that are 0 or 1."""
        self.number(*names)

    def number(self, *names: str, low: float = 0, high: float = 1) -> None:
        """Numbers of any kind."""
        self.features += [Feature(name, self._group, low, high) for name in names]

    def one_hot(self, name: str, values: Iterable[object]) -> None:
        """A category: one of these is 1, or none."""
        self.flag(*(f"{name}={value}" for value in values))

    def each(self, name: str, values: Iterable[object], low: float = 0, high: float = 1) -> None:
        """The same number of several things."""
        self.number(*(f"{name}[{value}]" for value in values), low=low, high=high)


def groups(features: Sequence[Feature]) -> dict[str, tuple[int, int]]:
    """Where each group begins and ends."""
    found: dict[str, tuple[int, int]] = {}
    for place, feature in enumerate(features):
        found[feature.group] = (found.get(feature.group, (place, place))[0], place + 1)
    return found


@hot
def empty(row: Floats) -> None:
    """Sets all numbers to zero, so that only what is not needs to be written."""
    for i in range(len(row)):
        row[i] = 0.0


@hot
def put(row: Floats, at: int, value: float) -> int:
    """Writes a number; returns where the next one goes."""
    row[at] = value
    return at + 1


@hot
def put_flag(row: Floats, at: int, value: bool) -> int:
    """Writes 1 for yes, 0 for no."""
    row[at] = 1.0 if value else 0.0
    return at + 1


@hot
def put_one_hot(row: Floats, at: int, value: int, size: int) -> int:
    """Writes a category of so many values into numbers that are 0; -1 leaves them so.

    Without a branch, which a processor could only guess.
    """
    row[at + max(value, 0)] = 1.0 if value >= 0 else 0.0
    return at + size


@hot
def from_seat(seat: int, other: int, seats: int) -> int:
    """How many places another seat sits from this one, clockwise; -1 stays -1."""
    around = other - seat if other >= seat else other - seat + seats
    return around if other >= 0 else -1


@hot
def seat_at(seat: int, place: int, seats: int) -> int:
    """The seat that sits so many places from this one, clockwise."""
    around = seat + place
    return around if around < seats else around - seats
