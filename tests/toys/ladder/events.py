"""What can happen. Whoever acts is called `seat`."""

from typing import Annotated

from abraka.core.actions import Domain
from abraka.core.events import Event, EventTable

END_REASONS = ("", "reached", "late")
REASON = Domain(END_REASONS)


class Climbed(Event, frozen=True, tag="climbed"):
    """Somebody stands higher (L2, L3)."""

    seat: int
    rungs: int


class Fell(Event, frozen=True, tag="fell"):
    """Somebody is on the ground again (L3)."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over (L4, L5)."""

    reason: Annotated[str, REASON]


EVENTS = EventTable(Climbed, Fell, MatchEnded)
CLIMBED, FELL, MATCH_ENDED = EVENTS.code.values()
