"""Whether a choice is surely better than any other: tried at some depth, then at eight times that, in other deals."""

from statistics import fmean
from typing import NamedTuple

import msgspec

from abraka.analysis.chances import SKILL
from abraka.analysis.comparing import Trial, gap_of
from abraka.analysis.puzzle import LEAST_GAP
from abraka.bots import Decision
from abraka.bots.skill import UNLIMITED

FIRST_SIMS, FIRST_WORLDS = 64, 8
SIMS, WORLDS = 8 * FIRST_SIMS, 12
DEALS = 3
"""The check is made in so many sets of worlds: each must say the same, and all together must be sure."""

END_SIMS, END_WORLDS = 60, 24
TO_THE_END = msgspec.structs.replace(SKILL, rounds=UNLIMITED, leaf=0)
"""A search whose playouts go to the end of the match: it needs no opinion of a standing."""


class Proof(NamedTuple):
    """That a choice is the only one."""

    chance: float
    costs: dict[int, float]
    """What each other choice surely costs at least."""


def looks_alone(decision: Decision, best: int, others: list[int]) -> bool:
    """Whether a choice may well be better than any other by enough; a quick look."""
    trial = Trial(decision, FIRST_SIMS, "first")
    gaps = (trial.gap(best, other, FIRST_WORLDS) for other in others)
    return all(gap.mean + gap.error >= LEAST_GAP for gap in gaps)


def prove(decision: Decision, best: int, others: list[int], sims: int = SIMS, deals: int = DEALS) -> Proof | None:
    """The proof that a choice is better than any other, if it is; others are tried in their order.

    Fewer deals than usual can say that it is not, but not how sure it is.
    """
    found: dict[int, list[float]] = {other: [] for other in others}
    trials = [Trial(decision, sims, f"deal {deal}") for deal in range(deals)]
    for trial in trials:
        for other in others:
            gaps = trial.gaps(best, other, WORLDS)
            if fmean(gaps) < LEAST_GAP:
                return None
            found[other] += gaps
    costs = {other: gap_of(gaps).sure for other, gaps in found.items()}
    if deals >= DEALS and min(costs.values()) < LEAST_GAP:
        return None
    chance = fmean(trial.mean(best, WORLDS)[decision.seat] for trial in trials)
    return Proof(chance, costs)


def holds_to_the_end(decision: Decision, best: int, other: int) -> bool:
    """Whether matches that are played to their end say the same, without the game's opinion of a standing."""
    return Trial(decision, END_SIMS, "end", TO_THE_END).gap(best, other, END_WORLDS).sure > 0
