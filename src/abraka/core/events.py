"""What happened: the rules write events into a small buffer in the state, each with its audience.

The buffer holds the events of the last action only. `visible` is what one seat may be told of them.
"""

from typing import Any, Protocol

import msgspec

from abraka.core.actions import domains_of
from abraka.core.records import Row, Rows, jit

MAX_EVENTS = 40
EVENT_WIDTH = 6
"""Kind, audience and four arguments."""

EVERYONE = 0x7F
"""The audience of what all may see, spectators too; else one bit a seat."""

SPECTATOR = -1


class Eventful(Protocol):
    """A state that carries its last events."""

    n_events: int
    events: Rows


class Event(msgspec.Struct, frozen=True):
    """Base of all events; at most four fields, numbers or values of a `Domain`."""


@jit
def emit(s: Eventful, kind: int, audience: int, a: int, b: int, c: int, d: int) -> None:
    """Notes that something happened, for those who may know."""
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
        self._domains = [domains_of(cls) for cls in classes]

    def decode(self, row: Row) -> Event:
        """The event that a row of the buffer stands for."""
        kind = int(row[0])
        values: dict[str, Any] = {}
        for (name, domain), number in zip(self._domains[kind].items(), row[2:], strict=False):
            values[name] = int(number) if domain is None else domain.values[int(number)]
        return self.classes[kind](**values)

    def visible(self, s: Eventful, seat: int) -> list[Event]:
        """What happened, as far as a seat (or a SPECTATOR) may know."""
        return [self.decode(row) for row in s.events[: s.n_events] if may_know(row[1], seat)]


def may_know(audience: int, seat: int) -> bool:
    """Whether a seat belongs to an event's audience."""
    return audience == EVERYONE or (seat >= 0 and bool(audience >> seat & 1))
