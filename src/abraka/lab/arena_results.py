"""What the matches of an arena say about its bots."""

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean, median

import msgspec
import numpy as np

from abraka.analysis.rating import Rating
from abraka.core.game import SEAT_COLOURS
from abraka.lab.arena_calibration import Calibration, calibrations, won_share
from abraka.lab.arena_match import Played
from abraka.lab.arena_ratings import rate
from abraka.lab.arena_settings import Settings
from abraka.lab.simulate import wilson

Sides = Sequence[int]
"""Which side each seat belongs to."""


class Standing(msgspec.Struct, frozen=True):
    """How a bot did, over all seats that it took."""

    seats: int
    wins: float
    """A win shared by several sides counts in part."""
    win_rate: float
    low: float
    high: float
    """The ends of its 95 % interval (Wilson)."""
    fair_share: float | None
    """The win rate if all were equally strong; none where all win or lose together."""
    rating: float | None
    """The mean of its estimated strength (openskill, Plackett–Luce); none where there is nobody to beat."""
    sigma: float | None
    """The uncertainty of that estimate, as a standard deviation."""
    points_mean: float | None
    decision_ms_p50: float | None
    decision_ms_p99: float | None
    """Of decisions between several actions."""
    late: int
    """Decisions that took over 20 % longer than they may."""


class Pair(msgspec.Struct, frozen=True):
    """How often one bot finished ahead of another; level with it counts half."""

    ahead: float
    low: float
    high: float
    matches: int


class Arena(msgspec.Struct, frozen=True):
    """All results of an arena."""

    settings: Settings
    asked: int
    """The number of matches asked for."""
    planned: int
    """That number rounded up to whole sets of rotations."""
    matches: int
    """The number played: all, unless the run was stopped."""
    bots: dict[str, Standing]
    pairs: dict[str, dict[str, Pair]]
    """With three bots or more: the first against the second."""
    rounds_median: float | None
    decisions_median: float | None
    end_reasons: dict[str, int]
    seconds: float
    """The time of this run; what stood in the journal took none of it."""
    matches_per_s: float | None
    calibration: dict[str, Calibration] | None = None
    """How well each bot foresaw its chance to win, if that was asked."""

    @property
    def stopped(self) -> bool:
        """Whether matches are missing."""
        return self.matches < self.planned


def standings(played: Sequence[Played], settings: Settings, sides: Sides) -> dict[str, Standing]:
    """How each bot did; matches are in the order of their numbers."""
    rivals = len(set(sides)) > 1
    ratings = rate(played, sides) if rivals else {}
    share = 1 / len(set(sides)) if rivals else None
    seated = [name for name in dict.fromkeys(settings.bots) if any(name in one.bots for one in played)]
    return {name: _standing(name, played, sides, share, ratings.get(name)) for name in seated}


def _standing(
    name: str, played: Sequence[Played], sides: Sides, fair_share: float | None, rating: Rating | None
) -> Standing:
    seats = [(one, seat) for one in played for seat, bot in enumerate(one.bots) if bot == name]
    wins = sum(won_share(one.ranks, sides, seat) for one, seat in seats)
    # Two seats of one side win together: they are one trial.
    trials = len({(one.match, sides[seat]) for one, seat in seats})
    win_rate, low, high = wilson(wins / len(seats) * trials, trials)
    points = [one.points[seat] for one, seat in seats if one.points is not None and any(one.points)]
    times = [ms for one, seat in seats for ms in one.ms[seat]]
    return Standing(
        seats=len(seats),
        wins=wins,
        win_rate=win_rate,
        low=low,
        high=high,
        fair_share=fair_share,
        rating=rating.mu if rating else None,
        sigma=rating.sigma if rating else None,
        points_mean=mean(points) if points else None,
        decision_ms_p50=float(np.percentile(times, 50)) if times else None,
        decision_ms_p99=float(np.percentile(times, 99)) if times else None,
        late=sum(one.late[seat] for one, seat in seats),
    )


def pairs(played: Sequence[Played], settings: Settings, sides: Sides) -> dict[str, dict[str, Pair]]:
    """Every bot against every other, if there are three or more and somebody to beat."""
    names = list(dict.fromkeys(settings.bots))
    if len(names) < 3 or len(set(sides)) < 2:
        return {}
    found: dict[str, dict[str, Pair]] = {name: {} for name in names}
    for name in names:
        for other in names:
            duels = [share for one in played if (share := duel(one, sides, name, other)) is not None]
            if other != name and duels:
                found[name][other] = Pair(*wilson(sum(duels), len(duels)), len(duels))
    return found


def duel(one: Played, sides: Sides, name: str, other: str) -> float | None:
    """How often one bot was ahead of the other in a match, over all their seats on different sides; level is half."""
    places: dict[int, int] = {}
    for side, rank in zip(sides, one.ranks, strict=True):
        places[side] = min(rank, places.get(side, rank))
    mine = [side for side, bot in zip(sides, one.bots, strict=True) if bot == name]
    theirs = [side for side, bot in zip(sides, one.bots, strict=True) if bot == other]
    met = [_ahead(places[a], places[b]) for a in mine for b in theirs if a != b]
    return mean(met) if met else None


def _ahead(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def summary(
    settings: Settings,
    sides: Sides,
    played: Mapping[int, Played],
    asked: int,
    planned: Sequence[int],
    fresh: int,
    seconds: float,
) -> Arena:
    """The results of those matches that were planned, by their numbers; so many of them were played just now."""
    counted = [played[number] for number in planned if number in played]
    reasons = Counter(one.reason for one in counted)
    return Arena(
        settings=settings,
        asked=asked,
        planned=len(planned),
        matches=len(counted),
        bots=standings(counted, settings, sides),
        pairs=pairs(counted, settings, sides),
        rounds_median=_median(counted, lambda one: one.rounds),
        decisions_median=_median(counted, lambda one: one.decisions),
        end_reasons=dict(reasons.most_common()),
        seconds=seconds,
        matches_per_s=fresh / seconds if fresh and seconds else None,
        calibration=calibrations(counted, sides) if settings.calibration else None,
    )


def _median(played: Sequence[Played], value: Callable[[Played], int]) -> float | None:
    return float(median(value(one) for one in played)) if played else None


def write_csv(path: Path, played: Iterable[Played], players: int) -> None:
    """One row for each match; three columns for each seat."""
    seats = [SEAT_COLOURS[seat] for seat in range(players)]
    heads = [f"{seat}_{what}" for seat in seats for what in ("bot", "rank", "points")]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["match", "deal", "reason", "rounds", "decisions", "seconds", *heads])
        for one in sorted(played, key=lambda one: one.match):
            points = one.points or ("",) * players
            cells = [cell for three in zip(one.bots, one.ranks, points, strict=True) for cell in three]
            writer.writerow([one.match, one.deal, one.reason, one.rounds, one.decisions, one.seconds, *cells])
