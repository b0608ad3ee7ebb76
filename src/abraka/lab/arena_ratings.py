"""Ratings for any number of players and sides: openskill's Plackett–Luce model, match after match."""

from collections.abc import Iterable, Sequence
from statistics import mean
from typing import NamedTuple

from abraka.lab.arena_match import Played


class Rating(NamedTuple):
    """A strength as it is estimated: mean and standard deviation. Everybody begins at 25 ± 8.33."""

    mu: float
    sigma: float


def rate(played: Iterable[Played], sides: Sequence[int]) -> dict[str, Rating]:
    """Everybody's rating after these matches, taken in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    beginning = model.rating()
    ratings: dict[str, Rating] = {}
    order = sorted(set(sides))
    for one in played:
        teams = [[seat for seat, its in enumerate(sides) if its == side] for side in order]
        places = [float(min(one.ranks[seat] for seat in team)) for team in teams]
        before = [ratings.setdefault(name, Rating(beginning.mu, beginning.sigma)) for name in one.bots]
        rated = model.rate(
            [[model.rating(before[seat].mu, before[seat].sigma) for seat in team] for team in teams], ranks=places
        )
        after: dict[str, list[Rating]] = {}
        for team, members in zip(teams, rated, strict=True):
            for seat, member in zip(team, members, strict=True):
                after.setdefault(one.bots[seat], []).append(Rating(member.mu, member.sigma))
        # Who sits there several times gets the mean of what these seats would get.
        for name, seats in after.items():
            ratings[name] = Rating(mean(r.mu for r in seats), mean(r.sigma for r in seats))
    return ratings
