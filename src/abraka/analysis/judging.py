"""Decisions, judged by what the seat knew: what each cost against the best that was found."""

from typing import NamedTuple

import msgspec

from abraka.analysis.chances import SKILL
from abraka.analysis.comparing import Gap, compare
from abraka.analysis.depth import Depth
from abraka.bots import Budget, Decision
from abraka.bots.explain import Thought, thought_of
from abraka.bots.levels import GREEDY
from abraka.bots.search import Choice, Tree, look_ahead, search
from abraka.bots.skill import Skill

DOUBTFUL, MISTAKE, BLUNDER = 0.03, 0.07, 0.15
"""A decision surely costs so much of the chance to win, or more."""

NOTHING = Gap(0.0, 0.0)


class Judged(msgspec.Struct, frozen=True):
    """A decision between several choices."""

    cost: float
    """What it cost, as a chance to win, against the best that was found."""
    error: float
    """The standard error of that."""
    grade: str
    """fine, doubtful, mistake, blunder or brilliant."""
    played: Thought | None = None
    """What was played, with what speaks for it, if it was not simply fine."""
    better: Thought | None = None
    """What would have been better, if it was not fine."""


class Look(NamedTuple):
    """What a search found about a decision."""

    decision: Decision
    choices: dict[int, Choice]
    tree: Tree

    @property
    def best(self) -> int:
        """What the search would do."""
        seat = self.decision.seat
        return max(
            self.choices.values(), key=lambda choice: (choice.visits, choice.chances[seat], -choice.action)
        ).action

    def chance(self, action: int) -> float:
        """The seat's chance after a choice; none if it was never tried."""
        return self.choices[action].chances[self.decision.seat] if action in self.choices else 0.0

    @property
    def lead(self) -> float:
        """By how much the search sees what it would do ahead of all other choices."""
        best = self.best
        return self.chance(best) - max(self.chance(number) for number in self.decision.numbers if number != best)

    def thought(self, action: int) -> Thought:
        """A choice with its reasons."""
        nothing = Choice(action, 0, (0.0,) * self.decision.players)
        return thought_of(self.decision, self.choices.get(action, nothing), self.tree.simulations, self.tree)


def look_at(decision: Decision, sims: int) -> Look:
    """Searches a decision's choices."""
    choices, trees = search(decision, SKILL, Budget(sims=sims))
    return Look(decision, {choice.action: choice for choice in choices}, trees[0])


def first_sight(decision: Decision, skill: Skill = GREEDY) -> list[Choice]:
    """The choices, as one look to the end of the turn sees them."""
    return look_ahead(decision, skill)


def at_first_sight(decision: Decision, skill: Skill = GREEDY) -> int:
    """What one look to the end of the turn would take."""
    choices = first_sight(decision, skill)
    return max(choices, key=lambda choice: (choice.chances[decision.seat], -choice.action)).action


def judge(decision: Decision, played: int, depth: Depth) -> Judged:
    """What a decision cost."""
    look = look_at(decision, depth.look)
    best = look.best
    gap = NOTHING if played == best else compare(decision, best, played, depth)
    grade = grade_of(gap)
    if played == best and is_brilliant(look, depth):
        grade = "brilliant"
    wrong = grade not in ("fine", "brilliant")
    return Judged(
        cost=round(max(0.0, gap.mean), 5),
        error=round(gap.error, 5),
        grade=grade,
        played=look.thought(played) if grade != "fine" else None,
        better=look.thought(best) if wrong else None,
    )


def grade_of(gap: Gap) -> str:
    """A cost in a word; only what is surely so much is called so."""
    if gap.sure >= BLUNDER:
        return "blunder"
    if gap.sure >= MISTAKE:
        return "mistake"
    return "doubtful" if gap.sure >= DOUBTFUL else "fine"


def is_brilliant(look: Look, depth: Depth) -> bool:
    """Whether the best choice is not seen at first sight, and what is seen there would be a mistake."""
    first = at_first_sight(look.decision)
    if first == look.best or look.chance(look.best) - look.chance(first) < MISTAKE:
        return False
    return compare(look.decision, look.best, first, depth).sure >= MISTAKE
