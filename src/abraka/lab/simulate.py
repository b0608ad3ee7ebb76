"""Play by chance or with some sense: how long matches are, how many choices they offer, who wins, why they end.

Matches come in blocks, each with a seed of its own, so that blocks may be played anywhere and in any order. All that is
kept of them are sums, which add up to the same whatever was played where.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Literal, Self

import msgspec
import numpy as np

from abraka.analysis.versions import sources_digest
from abraka.bots.mind import mind_of
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.errors import AbrakaError
from abraka.core.game import Game, Options, load
from abraka.core.records import JIT, numbers, rows, u64
from abraka.core.state import CHOOSERS, CHOSEN_BY, MAX_SEATS, OFFERS, POINTS, TIMES, Result
from abraka.lab.cluster import File, on_ray, packed, unpacked
from abraka.lab.shares import WHOLE, Share

Progress = Callable[[int, int], None]
"""Called with how many matches are played, of how many."""

Policy = Literal["random", "sensible"]
"""Who plays."""

Driver = Callable[..., int]
"""Plays as many matches as there are results."""

Rate = tuple[float, float, float]
"""A share of all matches with the ends of its confidence interval."""

Counts = dict[int, int]
"""What was counted, by seat, action or number of rounds."""

BLOCK = 100
"""The number of matches in a block: all from one seed, the smallest unit of work."""

Z95 = 1.959963984540054
"""The number of standard deviations on either side that hold 95 % of a normal distribution."""


class Plan(msgspec.Struct, frozen=True):
    """What decides which matches are simulated; sums of another plan are never added to these."""

    game: str
    players: int
    options: Options
    policy: Policy
    seed: int
    matches: int
    content: str
    """Which content the game has, by its hash."""
    sources: str
    """Which engine, rules and sensible players, by their hash."""

    @property
    def blocks(self) -> int:
        """The number of blocks; the last one may be shorter."""
        return -(-self.matches // BLOCK)

    def size(self, block: int) -> int:
        """How many matches a block has."""
        return min(BLOCK, self.matches - block * BLOCK)


class Sums(msgspec.Struct):
    """All that is kept of some matches; whole numbers, so that they add up exactly."""

    matches: int = 0
    actions: int = 0
    offered: int = 0
    """Legal actions, over all decisions."""
    rounds: Counts = {}
    wins: Counts = {}
    """By seat; a shared win counts for every seat that shares it."""
    scored: int = 0
    """Matches in which any seat has points."""
    points: Counts = {}
    """By seat, over those."""
    reasons: dict[str, int] = {}
    choices: Counts = {}
    """By action: how often sensible players chose it."""
    offers: Counts = {}
    """… how often they could have."""
    choosers: Counts = {}
    """… how many seats of matches did."""
    chooser_points: Counts = {}
    """… and what these scored."""

    def __iadd__(self, other: "Sums") -> Self:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                for key, number in theirs.items():
                    mine[key] = mine.get(key, 0) + number
            else:
                setattr(self, name, mine + theirs)
        return self


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
    plan = make_plan(game, players, options, policy, matches, seed)
    begin = time.perf_counter()
    sums = play_share(game, plan, WHOLE, progress)
    return summary(game, plan, sums, time.perf_counter() - begin)


def make_plan(
    game: Game, players: int, options: Mapping[str, object] | None, policy: Policy, matches: int, seed: int
) -> Plan:
    """A plan, checked."""
    resolved = game.spec.resolve(players, options)
    sources = sources_digest(game.name)
    return Plan(game.name, players, resolved, policy, seed, matches, game.content.digest, sources)


def play_share(game: Game, plan: Plan, share: Share, progress: Progress | None = None) -> Sums:
    """The sums of a share of all matches."""
    blocks = list(share.of(plan.blocks))
    return add_up(plan, blocks, play_blocks(game, plan, blocks), progress)


def add_up(plan: Plan, blocks: Sequence[int], played: Iterable[Sums], progress: Progress | None = None) -> Sums:
    """The sums of all blocks, in whatever order they come."""
    total, sums = sum(map(plan.size, blocks)), Sums()
    for one in played:
        sums += one
        if progress is not None:
            progress(sums.matches, total)
    return sums


def simulate_on_ray(plan: Plan, address: str, content: Sequence[Path], progress: Progress | None = None) -> Sums:
    """The sums of all matches, played by the machines of a Ray cluster."""
    blocks, start = range(plan.blocks), (plan, packed(content))
    return add_up(plan, blocks, on_ray(address, _begin_worker, start, blocks), progress)


def _begin_worker(start: tuple[Plan, tuple[File, ...]]) -> Callable[[int], Sums]:
    """Makes a worker of a cluster ready: gives what plays one block."""
    plan, files = start
    with unpacked(files) as paths:
        game = load(plan.game, paths)
    own = make_plan(game, plan.players, plan.options, plan.policy, plan.matches, plan.seed)
    if own != plan:
        raise AbrakaError("A machine of the cluster has another version of Abraka or of the content.")
    return lambda block: next(play_blocks(game, plan, [block]))


def play_blocks(game: Game, plan: Plan, blocks: Iterable[int]) -> Iterator[Sums]:
    """The sums of each of these blocks."""
    play = sensible_driver(game) if plan.policy == "sensible" else chance_driver(game)
    states, setups = game.State.array(1), game.setup(plan.players, plan.options)
    key, out, results = numbers(2, u64), numbers(game.max_legal), Result.array(BLOCK)
    for block in blocks:
        part, tally = results[: plan.size(block)], rows(CHOSEN_BY + MAX_SEATS, len(game.actions))
        play(states, setups, key, lucks_of(block_seed(plan.seed, block)), out, part, tally)
        yield _add_up(game, plan.players, part, tally)


def block_seed(seed: int, block: int) -> int:
    """Where a block's chance begins."""
    return derived_seed("simulate", seed, block) if block else seed


def sensible_driver(game: Game) -> Driver:
    """Plays by the game's own policy, counting the choices in a tally."""
    mind = mind_of(game.name)
    mind.compile()
    return mind.entries.play_sensibly  # type: ignore[no-any-return]


def chance_driver(game: Game) -> Driver:
    """Plays by chance, leaving the tally as it is."""
    play = game.driver.play
    return lambda *arguments: play(*arguments[:-1])


def _add_up(game: Game, players: int, results: Sequence[Any], tally: Any) -> Sums:
    """The sums of the matches of one block."""
    points, ranks = column(results, "points")[:, :players], column(results, "ranks")[:, :players]
    reasons = game.end_reasons()
    return Sums(
        matches=len(results),
        actions=int(column(results, "actions").sum()),
        offered=int(column(results, "options").sum()),
        rounds=dict(Counter(column(results, "rounds").tolist())),
        wins=_counts((ranks == 1).sum(axis=0)),
        scored=int(points.any(axis=1).sum()),
        points=_counts(points.sum(axis=0, dtype=np.int64)),
        reasons=dict(Counter(reasons[number - 1] for number in column(results, "reason").tolist())),
        choices=_counts(tally[TIMES]),
        offers=_counts(tally[OFFERS]),
        choosers=_counts(tally[CHOOSERS]),
        chooser_points=_counts(tally[POINTS]),
    )


def column(results: Sequence[Any], name: str) -> Any:
    """One field of all results as a numpy array, in either memory form."""
    return results[name] if JIT else np.array([getattr(result, name) for result in results])  # type: ignore[call-overload]


def _counts(values: Iterable[Any]) -> Counts:
    """Numbers by their place; those that are 0 are left out."""
    return {place: int(value) for place, value in enumerate(values) if value}


# What the sums say.


def summary(game: Game, plan: Plan, sums: Sums, seconds: float) -> Simulation:
    """The results; so many seconds were spent on them."""
    return Simulation(
        game=plan.game,
        players=plan.players,
        options=plan.options,
        policy=plan.policy,
        seed=plan.seed,
        matches=sums.matches,
        actions_mean=sums.actions / max(1, sums.matches),
        rounds_median=_median(sums.rounds),
        branching_mean=sums.offered / max(1, sums.actions),
        seat_win_rate=[wilson(sums.wins.get(seat, 0), sums.matches) for seat in range(plan.players)],
        seat_points=[sums.points.get(seat, 0) / sums.scored for seat in range(plan.players)] if sums.scored else [],
        end_reasons={name: sums.reasons[name] for name in game.end_reasons() if name in sums.reasons},
        choices=_by_action(game, sums.choices),
        offers=_by_action(game, sums.offers),
        chooser_points=_chooser_points(game, sums),
        seconds=seconds,
    )


def wilson(wins: float, matches: int) -> Rate:
    """The share of wins with its 95 % confidence interval after Wilson; shared wins may count in part."""
    if not matches:
        return 0.0, 0.0, 1.0
    rate, z2 = wins / matches, Z95 * Z95
    middle = (rate + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 * sqrt(rate * (1 - rate) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    return rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))


def _median(counts: Counts) -> float:
    """The middle of all values that were counted."""
    values, below = sorted(counts), np.cumsum([counts[value] for value in sorted(counts)])
    if not values:
        return 0.0
    low, high = (values[int(np.searchsorted(below, place, "right"))] for place in _middle(int(below[-1])))
    return (low + high) / 2


def _middle(number: int) -> tuple[int, int]:
    """The one or two middle places among so many, from 0."""
    return (number - 1) // 2, number // 2


def _by_action(game: Game, counts: Mapping[int, int]) -> dict[str, int]:
    """Counts by action in notation, in the order of the actions."""
    return {game.actions.write(game.actions.decode(number)): counts[number] for number in sorted(counts)}


def _chooser_points(game: Game, sums: Sums) -> dict[str, float]:
    """The mean points of those who chose an action."""
    choosers, points = _by_action(game, sums.choosers), _by_action(game, sums.chooser_points)
    return {action: points.get(action, 0) / n for action, n in choosers.items()} if points else {}
