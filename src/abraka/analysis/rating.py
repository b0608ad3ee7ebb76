"""How strong somebody is, estimated from matches: openskill's Plackett–Luce model, for any players and sides."""

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import NamedTuple


class Rating(NamedTuple):
    """A strength as it is estimated: mean and standard deviation."""

    mu: float
    sigma: float


BEGINNING = Rating(25.0, 25.0 / 3)
"""Everybody begins so."""


def rate(
    before: Mapping[str, Rating], who: Sequence[str], sides: Sequence[int], ranks: Sequence[int]
) -> dict[str, Rating]:
    """The ratings after a match of those who sat there, seat by seat; who is not known yet begins.

    Who sits in several seats gets the mean of what these would get.
    """
    from openskill.models import PlackettLuce  # here: it is needed only when a match has ended

    model = PlackettLuce()
    teams = [[seat for seat, its in enumerate(sides) if its == side] for side in sorted(set(sides))]
    known = [before.get(name, BEGINNING) for name in who]
    rated = model.rate(
        [[model.rating(known[seat].mu, known[seat].sigma) for seat in team] for team in teams],
        ranks=[float(min(ranks[seat] for seat in team)) for team in teams],
    )
    after: dict[str, list[Rating]] = {}
    for team, members in zip(teams, rated, strict=True):
        for seat, member in zip(team, members, strict=True):
            after.setdefault(who[seat], []).append(Rating(member.mu, member.sigma))
    return {name: Rating(mean(r.mu for r in seats), mean(r.sigma for r in seats)) for name, seats in after.items()}
