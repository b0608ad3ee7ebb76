"""The ratings of bots in the arena, match after match."""

from collections.abc import Iterable, Sequence

from abraka.analysis.rating import Rating
from abraka.analysis.rating import rate as rate_match
from abraka.lab.arena_match import Played


def rate(played: Iterable[Played], sides: Sequence[int]) -> dict[str, Rating]:
    """Everybody's rating after these matches, taken in their order."""
    ratings: dict[str, Rating] = {}
    for one in played:
        ratings |= rate_match(ratings, one.bots, sides, one.ranks)
    return ratings
