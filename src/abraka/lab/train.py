"""Training: generations of matches, each played by what the ones before have taught, and what is learned from them.

The first generation is played with the evaluation made by hand, so that nothing has to be found out from nothing. The
folder of a training holds `plan.json`, `curve.jsonl` with a line for each generation, `GAME.network`, the present
network, and `state.npz`, from which it goes on. With a budget of matches the same plan gives the same network.
"""

import os
import time
import zlib
from collections.abc import Callable, Generator, Sequence
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np

from abraka.bots.lessons import Positions, Way, play
from abraka.bots.network import SUFFIX, Network, make_network, write_network
from abraka.bots.selfplay import CHANCE, HAND, LEARNER
from abraka.core.chance import derived_seed
from abraka.core.errors import AbrakaError, OptionError
from abraka.core.game import Game, Options, load, spec_of
from abraka.lab.cluster import on_ray
from abraka.lab.simulate import Rate, wilson
from abraka.lab.train_network import STEP, Examples, Learner, brier, softmax

SHARES = 12
"""A generation is played in so many parts, which machines can share."""

POLICY_IS_FASTER = 6
"""Matches that the quick policy plays in the time of one of those who look ahead."""

FIRST_RATE, LAST_RATE = 1e-3, 5e-5
AT_TABLES_OF_TWO = 2
"""So much more often than other tables."""

LOOKS = 2.5
"""So often each position is learned from, on the average."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what is learned."""

    game: str
    players: tuple[int, int]
    seed: int = 0
    hours: float | None = None
    matches: int | None = None
    """The budget: one of the two."""
    generation: int = 3000
    """So many matches are played with one network."""
    hidden: int = 64
    deep: int = 32
    room: int = 200_000
    """The latest positions, from which is learned."""
    trace: float = 0.6
    """TD(λ): how much the result counts, and what was foreseen later, against what was foreseen next."""
    sensible: int = 3
    """So many generations are played by the game's quick policy alone, which is fast: that makes them larger."""
    by_policy: int = 40
    by_chance: int = 5
    """So many of a hundred choices are made so, for variety."""
    noted: int = 30
    """So many of a hundred positions are kept."""
    probe: int = 200
    """So many matches against each fixed opponent show how strong the network is."""
    probe_every: int = 5
    """After so many generations."""
    rules_version: int = 0

    @property
    def command(self) -> str:
        """What makes it anew."""
        low, high = self.players
        budget = f"--matches {self.matches}" if self.matches else f"--hours {self.hours:g}"
        return f"abraka train {self.game} --players {low}-{high} {budget} --seed {self.seed}"


class Point(msgspec.Struct, frozen=True):
    """What a generation brought: a line of the curve."""

    generation: int
    matches: int
    """So many were learned from by now."""
    minutes: float
    loss: float
    by_hand: float
    """The Brier score of the evaluation made by hand, on positions of the generation before they were learned from."""
    learned: float
    """The network's, on the same."""
    strength: dict[str, Rate]
    """Wins of one look ahead with the network against others, with 95 % intervals: by players and opponent.

    Only after some generations."""


Tell = Callable[[Point], None]
Table = tuple[int, Options]


def tables_of(game: str, players: tuple[int, int]) -> list[Table]:
    """The tables at which is played: each size as usual, half as often with each of its options at another value."""
    spec, found = spec_of(game), list[Table]()
    for count in range(players[0], players[1] + 1):
        plain = spec.resolve(count, {})
        found += [(count, plain)] * (2 * AT_TABLES_OF_TWO if count == 2 else 2)
        for option, value in ((o, v) for o in spec.options if o.kind in ("choice", "flag") for v in _values(o)):
            if option.name == "first" or value == plain[option.name]:
                continue
            try:
                options = spec.resolve(count, {option.name: value})
            except OptionError:
                continue
            if len(set(spec.sides(count, options))) == count:
                found.append((count, options))
    return found


def _values(option: Any) -> Sequence[object]:
    return (True, False) if option.kind == "flag" else tuple(option.values)


class Training:
    """A training that is ready to begin, or to go on, in its folder."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan, self.folder = plan, folder
        self.game = load(plan.game)
        self.learner = Learner(plan.game, plan.hidden, plan.deep, derived_seed("train", plan.seed))
        self.examples = Examples(plan.game, plan.room)
        self.tables = tables_of(plan.game, plan.players)
        self.curve: list[Point] = []
        self.network: Network | None = None
        self._before = 0.0

    @property
    def path(self) -> Path:
        """Where the network lies."""
        return self.folder / f"{self.plan.game}{SUFFIX}"

    def share_done(self, minutes: float) -> float:
        """How much of the budget is used up."""
        if self.plan.matches:
            return (self.curve[-1].matches if self.curve else 0) / self.plan.matches
        return minutes / (60 * (self.plan.hours or 1))

    def run(self, tell: Tell, ray: str | None = None) -> None:
        """Trains until the budget is used up; after each generation all is written down."""
        began = time.perf_counter()

        def minutes() -> float:
            return self._before + (time.perf_counter() - began) / 60

        while (done := self.share_done(minutes())) < 1:
            point = self._generation(done, minutes, ray)
            self.curve.append(point)
            self._write()
            tell(point)

    def _generation(self, done: float, minutes: Callable[[], float], ray: str | None) -> Point:
        number = len(self.curve)
        played = list(self._played(number, ray))
        by_hand, learned = self._foreseen(played)
        for positions in played:
            self.examples.add(positions, self.plan.trace)
        losses = self._learn(sum(len(one.seats) for one in played), number, done)
        matches = sum(len(one.results) for one in played) + (self.curve[-1].matches if self.curve else 0)
        self.network = self._made(matches)
        return Point(number + 1, matches, round(minutes(), 2), losses, by_hand, learned, self._strength(number))

    def _made(self, matches: int) -> Network:
        plan = self.plan
        return make_network(plan.game, self.learner.layers, plan.command, matches, plan.players)

    def _played(self, number: int, ray: str | None) -> Generator[Positions]:
        """The matches of a generation, part by part in order."""
        jobs = [(number, part) for part in range(SHARES)]
        start = self.plan, self.network
        if ray is None:
            do = _begin(start)
            yield from (positions for job in jobs for positions in do(job)[1])
        else:
            found = dict(on_ray(ray, _begin, start, jobs))
            yield from (positions for _, part in jobs for positions in found[part])

    def _foreseen(self, played: Sequence[Positions]) -> tuple[float, float]:
        """How well the results of fresh matches are foreseen: by hand, and by the network."""
        errors = []
        for positions in (one for one in played if len(one.seats)):
            fresh = Examples(self.plan.game, len(positions.seats))
            fresh.add(positions, 1.0)
            batch = fresh.batch(slice(0, fresh.used))
            hand, learned = softmax(batch[1], batch[3]), self.learner.chances(batch)
            errors.append((fresh.used, brier(hand, batch[2]), brier(learned, batch[2])))
        total = sum(count for count, _, _ in errors) or 1
        return (sum(n * a for n, a, _ in errors) / total, sum(n * b for n, _, b in errors) / total)

    def _learn(self, fresh: int, number: int, done: float) -> float:
        """Learns from as many examples as are fresh, and some more; returns the mean loss."""
        random = np.random.default_rng(derived_seed("batches", self.plan.seed, number))
        rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * min(1.0, done)
        steps = max(1, int(LOOKS * fresh / STEP))
        if not self.examples.used:
            return 0.0
        losses = [
            self.learner.learn(self.examples.batch(random.integers(0, self.examples.used, STEP)), rate)
            for _ in range(steps)
        ]
        return round(float(np.mean(losses)), 5)

    def _strength(self, number: int) -> dict[str, Rate]:
        if number % self.plan.probe_every:
            return {}
        sizes = sorted({self.plan.players[0], min(4, self.plan.players[1])})
        against = {"hand": HAND, "random": CHANCE}
        assert self.network is not None
        return {
            f"{size} {name}": strength(self.game, self.network, size, other, self.plan.probe, number)
            for size, (name, other) in product(sizes, against.items())
        }

    def _write(self) -> None:
        """Writes all down, so that it can go on from here."""
        assert self.network is not None
        write_network(self.network, self.path)
        curve = self.folder / "curve.draft"
        curve.write_bytes(b"".join(msgspec.json.encode(point) + b"\n" for point in self.curve))
        curve.replace(self.folder / "curve.jsonl")
        learner, examples = self.learner, self.examples
        arrays = {
            f"{name}{i}": array
            for name in ("layers", "means", "squares")
            for i, array in enumerate(getattr(learner, name))
        }
        seen = examples.seen[: examples.used]
        draft = self.folder / "state.draft.npz"
        np.savez(
            draft, steps=learner.steps, generation=len(self.curve), used=examples.used, next=examples.next,
            known=np.packbits(seen != 0), values=seen[seen != 0], wanted=examples.wanted[: examples.used],
            present=examples.present[: examples.used], **arrays,
        )  # fmt: skip
        draft.replace(self.folder / "state.npz")

    def restore(self) -> None:
        """Takes up what was written down."""
        try:
            lines = (self.folder / "curve.jsonl").read_bytes().splitlines()
            with (self.folder / "state.npz").open("rb") as file, np.load(file, allow_pickle=False) as state:
                self._take(state)
                generation = int(state["generation"])
            self.curve = [msgspec.json.decode(line, type=Point) for line in lines[:generation]]
        except FileNotFoundError:
            if self.folder.joinpath("state.npz").exists():
                raise
            return  # it was ended before the first generation
        except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error, msgspec.DecodeError) as error:
            raise OptionError(f"The training in {self.folder} is damaged: {error}.") from None
        self._before = self.curve[-1].minutes
        self.network = self._made(self.curve[-1].matches)

    def _take(self, state: Any) -> None:
        learner, examples = self.learner, self.examples
        for name in ("layers", "means", "squares"):
            arrays = [state[f"{name}{i}"] for i in range(3)]
            if [array.shape for array in arrays] != [array.shape for array in getattr(learner, name)]:
                raise ValueError("its network has another shape")
            setattr(learner, name, arrays)
        learner.steps, examples.used, examples.next = (int(state[name]) for name in ("steps", "used", "next"))
        for name in ("wanted", "present"):
            getattr(examples, name)[: examples.used] = state[name]
        seen = examples.seen[: examples.used]  # most of it is zero, and is not written
        seen[np.unpackbits(state["known"], count=seen.size).reshape(seen.shape).astype(np.bool_)] = state["values"]


def begin_training(plan: Plan, folder: Path) -> Training:
    """A new training in a folder of its own."""
    if (folder / "plan.json").exists():
        raise OptionError(f"{folder} holds a training already; go on with --resume {folder}, or choose another --out.")
    training = Training(plan, folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "plan.json").write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=2))
    except OSError as error:
        raise OptionError(f"{folder} can't be written: {os.strerror(error.errno or 0)}.") from None
    return training


def resume_training(game: str, folder: Path, hours: float | None, matches: int | None) -> Training:
    """A training that was begun before, with another budget if one is given."""
    try:
        plan = msgspec.json.decode((folder / "plan.json").read_bytes(), type=Plan)
    except OSError:
        raise OptionError(f"There is no training in {folder}.") from None
    except msgspec.DecodeError as error:
        raise OptionError(f"The training in {folder} is damaged: {error}.") from None
    if plan.game != game:
        raise OptionError(f"The training in {folder} is of {plan.game}, not of {game}.")
    if plan.rules_version != spec_of(game).rules_version:
        raise OptionError(f"The training in {folder} was of other rules: begin anew.")
    if hours or matches:
        plan = msgspec.structs.replace(plan, hours=hours, matches=matches)
    training = Training(plan, folder)
    training.restore()
    return training


Job = tuple[int, int]


def _begin(start: tuple[Plan, Network | None]) -> Callable[[Job], tuple[int, list[Positions]]]:
    """Makes a worker ready: gives what plays one part of a generation."""
    plan, network = start
    game, tables = load(plan.game), tables_of(plan.game, plan.players)
    if spec_of(plan.game).rules_version != plan.rules_version:
        raise AbrakaError("A machine of the cluster has another version of the rules.")

    def do(job: Job) -> tuple[int, list[Positions]]:
        number, part = job
        early, found = number < plan.sensible, list[Positions]()
        each = max(1, plan.generation * (POLICY_IS_FASTER if early else 1) // len(tables))
        kept = plan.noted // 2 if early else plan.noted
        way = Way(1, 100 - plan.by_chance if early else plan.by_policy, plan.by_chance, kept)
        for place in range(part, len(tables), SHARES):
            count, options = tables[place]
            seeds = (derived_seed("lessons", plan.seed, number, place), derived_seed("deals", plan.seed, number, place))
            who = [LEARNER if network else HAND] * count
            found.append(play(game, who, options, network, seeds, each, way))
        return part, found

    return do


def strength(game: Game, network: Network, players: int, other: int, matches: int, number: int) -> Rate:
    """How often one who looks ahead with a network wins against others; every deal is played from every seat."""
    each, wins = max(1, matches // players), 0.0
    for seat in range(players):
        who = [other] * players
        who[seat] = LEARNER
        seeds = (derived_seed("probe", number, seat), derived_seed("probe", number))
        played = play(game, who, {}, network, seeds, each, Way(worlds=2, by_chance=0, noted=0))
        wins += float(played.results[:, seat].sum())
    rate, low, high = wilson(wins, each * players)
    return round(rate, 4), round(low, 4), round(high, 4)
