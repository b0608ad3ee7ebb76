"""Play by chance or with some sense: how long matches are, how many choices they offer, who wins, why they end."""

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, Literal

import msgspec
import numpy as np

from abraka.bots.mind import mind_of
from abraka.core.chance import lucks_of
from abraka.core.game import Game, Options
from abraka.core.records import JIT, numbers, rows, u64
from abraka.core.state import CHOOSERS, CHOSEN_BY, MAX_SEATS, OFFERS, POINTS, TIMES, Result

Progress = Callable[[int, int], None]
"""Called with how many matches are played, of how many."""

Policy = Literal["random", "sensible"]
"""Who plays."""

Driver = Callable[..., int]
"""Plays as many matches as there are results."""

Rate = tuple[float, float, float]
"""A share of all matches with the ends of its confidence interval."""

CHUNK_SECONDS = 0.1
Z95 = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Simulation(msgspec.Struct, frozen=True):
    """What many matches had in common."""

    game: str
    players: int
    options: Options
    policy: Policy
    seed: int
    matches: int
    actions_mean: float
    rounds_median: float
    branching_mean: float
    """Legal actions per decision."""
    seat_win_rate: list[Rate]
    """Per seat: rate, low, high (95 %, Wilson). A shared win counts for every seat that shares it."""
    seat_points: list[float]
    """Per seat: the mean of its points over the matches in which any were counted; empty if the game has no points."""
    end_reasons: dict[str, int]
    choices: dict[str, int]
    """How often sensible players chose each action; not counted in play by chance."""
    offers: dict[str, int]
    """How often they could have chosen it."""
    chooser_points: dict[str, float]
    """The mean points of seats in matches in which they chose it; empty if the game has no points."""
    seconds: float


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    policy: Policy = "random",
    matches: int = 1000,
    seed: int = 0,
    progress: Progress | None = None,
) -> Simulation:
    """Plays matches by chance, or as sensible players would; the same seed gives the same matches."""
    resolved = game.spec.resolve(players, options)
    tally = rows(CHOSEN_BY + MAX_SEATS, len(game.actions))
    play = sensible_driver(game, tally) if policy == "sensible" else game.driver.play
    begin = time.perf_counter()
    results = play_many(game, play, players, resolved, matches, seed, progress)
    seconds = time.perf_counter() - begin
    actions = column(results, "actions")
    return Simulation(
        game=game.name,
        players=players,
        options=resolved,
        policy=policy,
        seed=seed,
        matches=matches,
        actions_mean=float(actions.mean()),
        rounds_median=float(np.median(column(results, "rounds"))),
        branching_mean=float(column(results, "options").sum() / max(1, actions.sum())),
        seat_win_rate=win_rates(column(results, "ranks")[:, :players]),
        seat_points=mean_points(column(results, "points")[:, :players]),
        end_reasons=_count_reasons(game, column(results, "reason")),
        choices=_by_action(game, tally[TIMES]),
        offers=_by_action(game, tally[OFFERS]),
        chooser_points=_chooser_points(game, tally),
        seconds=seconds,
    )


def sensible_driver(game: Game, tally: Any) -> Driver:
    """Plays by the game's own policy, counting the choices."""
    mind = mind_of(game.name)
    mind.compile()
    return lambda *arguments: mind.entries.play_sensibly(*arguments, tally)


def play_by_chance(
    game: Game, players: int, options: Mapping[str, object], matches: int, seed: int, progress: Progress | None = None
) -> Sequence[Any]:
    """The results of so many matches."""
    return play_many(game, game.driver.play, players, options, matches, seed, progress)


def play_many(
    game: Game,
    play: Driver,
    players: int,
    options: Mapping[str, object],
    matches: int,
    seed: int,
    progress: Progress | None = None,
) -> Sequence[Any]:
    """The results of so many matches, played in chunks of about a tenth of a second."""
    states, setups, lucks = game.State.array(1), game.setup(players, options), lucks_of(seed)
    key, out, results = numbers(2, u64), numbers(game.max_legal), Result.array(matches)
    done, chunk = 0, 1
    while done < matches:
        begin = time.perf_counter()
        part = results[done : done + chunk]
        play(states, setups, key, lucks, out, part)
        done += len(part)
        if time.perf_counter() - begin < CHUNK_SECONDS:
            chunk *= 2
        if progress is not None:
            progress(done, matches)
    return results


def column(results: Sequence[Any], name: str) -> Any:
    """One field of all results as a numpy array, in either memory form."""
    return results[name] if JIT else np.array([getattr(result, name) for result in results])  # type: ignore[call-overload]


def win_rates(ranks: Any) -> list[Rate]:
    """How often each seat came first (alone or not), from the places of all matches."""
    wins = (ranks == 1).sum(axis=0)
    return [wilson(int(count), len(ranks)) for count in wins]


def mean_points(points: Any) -> list[float]:
    """The mean points of each seat, over the matches in which any seat has some; nothing if there are none."""
    counted = points[points.any(axis=1)]
    return [float(mean) for mean in counted.mean(axis=0)] if len(counted) else []


def wilson(wins: float, matches: int) -> Rate:
    """The share of wins with its 95 % confidence interval after Wilson; shared wins may count in part."""
    rate, z2 = wins / matches, Z95 * Z95
    middle = (rate + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    return rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def _count_reasons(game: Game, reasons: Any) -> dict[str, int]:
    """How often each reason ended a match; those that never did are left out."""
    counts = np.bincount(reasons, minlength=1 + len(game.end_reasons()))[1:]
    return {name: int(count) for name, count in zip(game.end_reasons(), counts, strict=True) if count}


def _by_action(game: Game, counts: Sequence[int]) -> dict[str, int]:
    """Counts by action in notation; what never was is left out."""
    return {game.actions.write(game.actions.decode(i)): int(n) for i, n in enumerate(counts) if n}


def _chooser_points(game: Game, tally: Any) -> dict[str, float]:
    """The mean points of those who chose an action."""
    choosers, points = _by_action(game, tally[CHOOSERS]), _by_action(game, tally[POINTS])
    return {action: points.get(action, 0) / n for action, n in choosers.items()} if points else {}
