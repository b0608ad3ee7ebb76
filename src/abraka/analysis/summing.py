"""A match in a few figures: what each seat owes to luck and to decisions, and what changed most."""

from collections import Counter
from collections.abc import Sequence

from abraka.analysis.report import Moment, Person, Step, Turning

MOST_TURNINGS = 3
LEAST_TURN = 0.05
"""What changes nobody's chance by so much turns nothing."""


def people(moments: Sequence[Moment], steps: Sequence[Step]) -> tuple[Person, ...]:
    """Everybody's match in figures."""
    return tuple(_person(seat, moments, steps) for seat in range(len(moments[0].chances)))


def _person(seat: int, moments: Sequence[Moment], steps: Sequence[Step]) -> Person:
    luck = sum(step.luck[seat] for step in steps if step.luck)
    own = sum(step.decision[seat] for step in steps if step.seat == seat)
    others = sum(step.decision[seat] for step in steps if step.seat != seat)
    judged = [step.judged for step in steps if step.seat == seat and step.judged]
    grades = Counter(one.grade for one in judged)
    result = moments[-1].chances[seat]
    return Person(
        first=moments[0].chances[seat],
        result=result,
        luck=round(luck, 4),
        own=round(own, 4),
        others=round(others, 4),
        even=round(min(1.0, max(0.0, result - luck)), 4),
        decisions=len(judged),
        fine=grades["fine"] + grades["brilliant"],
        cost=round(sum(one.cost for one in judged), 4),
        grades=dict(sorted(grades.items())),
    )


def turning_points(steps: Sequence[Step]) -> tuple[Turning, ...]:
    """What changed most, in the order in which it came."""
    found = [Turning(step.number, "luck", step.seat, step.luck) for step in steps if step.luck]
    found += [Turning(step.number, "decision", step.seat, step.decision) for step in steps if step.choices > 1]
    largest = sorted(found, key=lambda one: -_size(one))[:MOST_TURNINGS]
    return tuple(sorted((one for one in largest if _size(one) >= LEAST_TURN), key=lambda one: one.number))


def _size(turning: Turning) -> float:
    return max(abs(change) for change in turning.change)


def largest_gap(moments: Sequence[Moment], steps: Sequence[Step]) -> float:
    """By how much the sum of all changes misses the way from the first chance to the result, for any seat."""
    gaps = []
    for seat, first in enumerate(moments[0].chances):
        total = sum(step.decision[seat] + (step.luck[seat] if step.luck else 0.0) for step in steps)
        gaps.append(abs(first + total - moments[-1].chances[seat]))
    return round(max(gaps), 7)
