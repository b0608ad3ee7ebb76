"""When a bot's choice is told: after a time that depends on its level, on the table, and on how long it took before,
but not on what it has to choose from. A bot that answers at once where it has no choice would show its hand."""

from abraka.bots.levels import SKILLS

FADES = 0.9
"""How much of a long thought is still waited for at the next one."""
MOST_S = 3.0
"""No longer than this is waited because of thoughts before."""


def beat_of(level: str, pace_s: float) -> float:
    """So long a decision of a bot takes at least: as long as the table wishes, and as long as its level may search."""
    skill = SKILLS.get(level)
    return max(pace_s, skill.seconds if skill is not None and skill.sims else 0.0)


class Pace:
    """The time that a table's bots take, decision by decision."""

    def __init__(self) -> None:
        self._slow = 0.0

    def rest(self, level: str, pace_s: float, took: float) -> float:
        """How long to wait with a decision that took so long already.

        Where thinking takes longer than the beat, on a slow machine, one that took no time at all waits as long as
        those before it took.
        """
        beat = beat_of(level, pace_s)
        if not beat:
            return 0.0  # the table wants no waiting at all
        whole = max(beat, min(self._slow, MOST_S), took)
        self._slow = max(took, FADES * self._slow)
        return whole - took
