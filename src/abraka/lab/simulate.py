"""Many matches, by chance or sensibly: how long they are, how much choice they offer, which seats win, why they end."""

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from abraka.core.chance import Luck
from abraka.core.errors import OptionError
from abraka.core.game import Game, Options, one_of
from abraka.core.records import JIT, numbers, u64
from abraka.core.state import Result

Progress = Callable[[int, int], None]
"""Called with how many matches are played, of how many."""

Rate = tuple[float, float, float]
"""A share of all matches with the ends of its confidence interval."""

POLICIES = ("random", "sensible")
"""Who plays: chance, or the policy in the game's `insight` module."""

CHUNK_SECONDS = 0.1
Z95 = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


class Simulation(msgspec.Struct, frozen=True):
    """What many matches had in common."""

    game: str
    players: int
    options: Options
    policy: str
    seed: int
    matches: int
    actions_mean: float
    rounds_median: float
    branching_mean: float
    """Legal actions per decision."""
    seat_win_rate: list[Rate]
    """Per seat: rate, low, high (95 %, Wilson). A shared win counts for every seat that shares it."""
    end_reasons: dict[str, int]
    seconds: float


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    matches: int = 1000,
    seed: int = 0,
    policy: str = "random",
    progress: Progress | None = None,
) -> Simulation:
    """Plays matches, by chance if nothing else is said; the same seed gives the same matches."""
    resolved = game.spec.resolve(players, options)
    check_policy(game, policy)
    begin = time.perf_counter()
    results = play_matches(game, players, resolved, matches, seed, policy, progress)
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
        end_reasons=_count_reasons(game, column(results, "reason")),
        seconds=seconds,
    )


def check_policy(game: Game, policy: str) -> None:
    """Refuses a policy that there is not."""
    if policy not in POLICIES:
        raise OptionError(f"A policy can be {one_of(POLICIES)}, not “{policy}”.")
    if policy == "sensible" and not game.driver.sensible:
        raise OptionError(f"{game.spec.titles['en']} has no sensible policy yet.")


def play_matches(
    game: Game,
    players: int,
    options: Mapping[str, object],
    matches: int,
    seed: int,
    policy: str = "random",
    progress: Progress | None = None,
) -> Sequence[Any]:
    """The results of so many matches, played in chunks of about a tenth of a second."""
    play = game.driver.play_sensibly if policy == "sensible" else game.driver.play
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


def lucks_of(seed: int) -> Sequence[Luck]:
    """A fast generator that begins at a seed, as the compiled rules take it."""
    luck = Luck()
    luck.seed = seed
    lucks = Luck.array(1)
    Luck.write(lucks, 0, luck)
    return lucks


def column(results: Sequence[Any], name: str) -> Any:
    """One field of all results as a numpy array, in either memory form."""
    return results[name] if JIT else np.array([getattr(result, name) for result in results])  # type: ignore[call-overload]


def win_rates(ranks: Any) -> list[Rate]:
    """How often each seat came first (alone or not), from the places of all matches."""
    wins = (ranks == 1).sum(axis=0)
    return [wilson(int(count), len(ranks)) for count in wins]


def wilson(wins: int, matches: int) -> Rate:
    """The share of wins with its 95 % confidence interval after Wilson."""
    rate, z2 = wins / matches, Z95 * Z95
    middle = (rate + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    return rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def _count_reasons(game: Game, reasons: Any) -> dict[str, int]:
    """How often each reason ended a match; those that never did are left out."""
    counts = np.bincount(reasons, minlength=1 + len(game.reasons()))[1:]
    return {name: int(count) for name, count in zip(game.reasons(), counts, strict=True) if count}
