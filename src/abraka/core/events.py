"""What happened: the rules write events into a small buffer in the state, each with its audience.

The buffer holds the events of the last action only. `visible` is what one seat may be told of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import msgspec

from abraka.core.actions import Value, domains_of
from abraka.core.records import Row, Rows, jit

MAX_EVENTS = 40
EVENT_WIDTH = 6
"""Kind, audience and four arguments."""

EVERYONE = 0x7F
"""The audience of what all may see, spectators too; else one bit a seat."""

SPECTATOR = -1

KEPT_EVENTS = 1024
"""The size of the cache of decoded events: each is sent to several seats, and many happen again."""


class Eventful(Protocol):
    """A state that carries its last events."""

    imagined: bool
    n_events: int
    events: Rows


class Event(msgspec.Struct, frozen=True):
    """Base of all events; at most four fields, numbers or values of a `Domain`."""


@jit
def emit(s: Eventful, kind: int, audience: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Notes that something happened, for those who may know."""
    if s.imagined:
        return
    if s.n_events < MAX_EVENTS:
        event = s.events[s.n_events]
        event[0] = kind
        event[1] = audience
        event[2] = a
        event[3] = b
        event[4] = c
        event[5] = d
    s.n_events += 1


@jit
def clear_events(s: Eventful) -> None:
    """Empties the buffer, leaving no trace."""
    for i in range(min(s.n_events, MAX_EVENTS)):
        for j in range(EVENT_WIDTH):
            s.events[i][j] = 0
    s.n_events = 0


class EventTable:
    """All kinds of events of a game; a kind's number is its place in the list."""

    def __init__(self, *classes: type[Event]) -> None:
        self.classes = classes
        self.code = {cls: code for code, cls in enumerate(classes)}
        self._fields = [_values_of(cls) for cls in classes]
        self._event = lru_cache(KEPT_EVENTS)(self._decode)

    def decode(self, row: Row) -> Event:
        """The event that a row of the buffer stands for."""
        return self._event(*row)

    def _decode(self, kind: int, _audience: int, *numbers: int) -> Event:
        fields = zip(self._fields[kind], numbers, strict=False)
        return self.classes[kind](*[number if values is None else values[number] for values, number in fields])

    def visible(self, s: Eventful, seats: Sequence[int]) -> list[list[Event]]:
        """What happened, as far as each of these seats (or a SPECTATOR) may know."""
        happened = [(row[1], self.decode(row)) for row in s.events[: s.n_events]]
        return [[event for audience, event in happened if may_know(audience, seat)] for seat in seats]


def _values_of(cls: type[Event]) -> tuple[tuple[Value, ...] | None, ...]:
    """What the numbers of each field stand for, None where a number is meant as it is."""
    return tuple(None if domain is None else domain.values for domain in domains_of(cls).values())


def may_know(audience: int, seat: int) -> bool:
    """Whether a seat belongs to an event's audience."""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))
