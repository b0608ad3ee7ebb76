"""Why one would do something."""

from abraka.core.reasons import Reason

from ..state import State
from ..text import words

REASONS: dict[str, tuple[str, ...]] = {"wins": (), "climbs": ("rungs",)}


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """The weightiest first."""
    if after.reason:
        return [Reason("wins")] if after.ranks[seat] == 1 else []
    rungs = after.height[seat] - before.height[seat]
    return [Reason("climbs", {"rungs": rungs})] if rungs > 0 else []


def say_reason(reason: Reason) -> str:
    """As a phrase."""
    return words(f"ladder_reason_{reason.kind}", **reason.args)
