"""Two choices against each other: tried in the same worlds that might be, so that what is by chance cancels."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from abraka.analysis.chances import SKILL, Chances, Eye, after
from abraka.analysis.depth import Depth
from abraka.bots import Decision
from abraka.bots.skill import Skill
from abraka.core.chance import derived_seed
from abraka.core.records import numbers

SURE = 2.0
"""So many standard errors make it sure."""

SMALL = 0.02
"""What costs less needs no closer look."""


class Gap(NamedTuple):
    """By how much one choice is better than another for the seat that chooses, and how far that may be wrong."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def sure(self) -> float:
        """What it is at least, with certainty."""
        return self.mean - SURE * self.error


class Trial:
    """A decision's choices in worlds that might be, each played when it is first asked for."""

    def __init__(self, decision: Decision, sims: int, salt: str = "", skill: Skill = SKILL) -> None:
        self._decision, self._sims, self._salt, self._skill = decision, sims, salt, skill
        self._eye = Eye(decision.game, decision.seat, decision.sides)
        self._room = numbers(decision.game.max_legal)
        self._worlds: dict[int, Any] = {}
        self._found: dict[tuple[int, int], Chances] = {}

    def chances(self, action: int, world: int) -> Chances:
        """Everybody's chances after a choice in a world, as far as the seat can tell."""
        if (action, world) not in self._found:
            if world not in self._worlds:
                self._worlds[world] = self._decision.imagine(derived_seed("trial", self._salt, world))
            then = after(self._decision.game, self._worlds[world], 0, action, self._room)
            seed = derived_seed("trial", self._decision.seed, self._salt, world)
            self._found[action, world] = self._eye.chances(then, 0, self._sims, seed, self._skill)
        return self._found[action, world]

    def gap(self, better: int, worse: int, worlds: int) -> Gap:
        """What the second choice costs beside the first."""
        return gap_of(self.gaps(better, worse, worlds))

    def gaps(self, better: int, worse: int, worlds: int) -> list[float]:
        """What it costs in each world."""
        seat = self._decision.seat
        return [self.chances(better, w)[seat] - self.chances(worse, w)[seat] for w in range(worlds)]

    def mean(self, action: int, worlds: int) -> Chances:
        """Everybody's chances after a choice, over so many worlds."""
        found = [self.chances(action, world) for world in range(worlds)]
        return tuple(fmean(column) for column in zip(*found, strict=True))


def gap_of(differences: Sequence[float]) -> Gap:
    """The mean of differences, with its standard error."""
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else inf
    return Gap(fmean(differences), error)


def compare(decision: Decision, better: int, worse: int, depth: Depth, salt: str = "") -> Gap:
    """What a choice costs beside another: some worlds first, twice as many where it may matter."""
    trial = Trial(decision, depth.world, salt)
    first = trial.gap(better, worse, depth.worlds)
    if first.mean + SURE * first.error < SMALL:
        return first
    return trial.gap(better, worse, 2 * depth.worlds)
