"""A player that learns by playing against itself, for any game and table: the learned one among the named tasks.

A small network says what a position is worth to a seat, from what that seat knows (`core.features`). The player tries
each of its legal actions in a few worlds that might be, and takes the one after which it stands best. It learns in
lessons: all seats play so, now and then by chance; then the network is brought nearer to how those matches ended. In
the first lesson it knows nothing, and plays by chance alone. No knowledge of a game goes in but its rules.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from abraka.bots import Decision
from abraka.core.actions import Action
from abraka.core.batch import Batch, many_of
from abraka.core.chance import Luck, derived_seed, lucks_of
from abraka.core.game import Game, Options
from abraka.core.records import rows, transfer, u64

Reals = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Progress = Callable[[int, int], None]

HIDDEN = 64
ROWS = 64
"""Matches side by side."""
LESSONS = 6
REMEMBERED = 3
"""The lessons that it learns from: the last ones."""
EPOCHS, MINIBATCH, RATE = 2, 256, 1e-3
BY_CHANCE = 0.1
"""So often a lesson has it play by chance."""
TRUST = 0.9
"""How much a position's worth is taken from how the match went on, and not from what was thought of the next one."""
WORLDS = 4
"""Worlds in which each action is tried, when it counts."""


class Network:
    """What a position is worth to a seat: one hidden layer."""

    def __init__(self, weights: list[Reals]) -> None:
        self.weights = weights
        self._means, self._squares = ([np.zeros_like(one) for one in weights] for _ in range(2))
        self._updates = 0

    @classmethod
    def fresh(cls, features: int, seed: int) -> Self:
        """One that knows nothing: everything is worth nothing."""
        luck = np.random.default_rng(seed)
        first = luck.normal(0, features**-0.5, (features, HIDDEN)).astype(np.float32)
        return cls([first, np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32), np.zeros(1, np.float32)])

    def worth(self, seen: Reals) -> Reals:
        """What positions are worth."""
        return self._forward(seen)[1]

    def _forward(self, seen: Reals) -> tuple[Reals, Reals]:
        first, lift, second, base = self.weights
        hidden = np.maximum(seen @ first + lift, 0)
        return hidden, hidden @ second + base

    def learn(self, seen: Reals, targets: Reals) -> None:
        """One step of Adam towards these targets."""
        hidden, worth = self._forward(seen)
        error = (worth - targets) / len(targets)
        by_hidden = np.outer(error, self.weights[2]) * (hidden > 0)
        gradients = [seen.T @ by_hidden, by_hidden.sum(axis=0), hidden.T @ error, error.sum(keepdims=True)]
        self._updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, mean, square, gradient in zip(self.weights, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Writes the weights."""
        np.savez_compressed(path, *self.weights)

    @classmethod
    def read(cls, path: Path) -> Self:
        """One that was written before."""
        with np.load(path) as file:
            return cls([file[name] for name in file.files])


class Outlook:
    """Room to try actions in: what each legal action of several states is worth to the seat that is asked there."""

    def __init__(self, game: Game, players: int) -> None:
        self._game, self._players, self._many = game, players, many_of(game.name)
        self._many.compile()
        self._size = 0

    def _make_room(self, size: int) -> None:
        if size > self._size:
            game, self._size = self._game, size
            self._states: Any = game.State.array(size)
            self._legal: Any = rows(size, game.max_legal)
            self._keys: Any = rows(size, 2, u64)
            self._lucks: Any = Luck.array(size)
            self._numbers = np.zeros((4, size), np.int64)
            self._done, self._returns = np.zeros(size, np.bool_), np.zeros((size, self._players), np.float32)
            self._seen = np.zeros((size, game.feature_count(self._players)), np.float32)
            self._setups = game.setup(self._players)  # never used: no match is begun here
            self._no_mask, self._no_features = np.zeros((0, 1), np.bool_), np.zeros((0, 1), np.float32)

    def tried(self, network: Network, worlds: Any, legal: Sequence[Sequence[int]], seats: Ints) -> Reals:
        """The worth of every legal action of every world, one after the other."""
        counts = [len(one) for one in legal]
        n, place = sum(counts), 0
        self._make_room(n)
        for i, count in enumerate(counts):
            for _ in range(count):
                transfer(self._states, place, worlds, i)
                place += 1
        actions, askers = np.concatenate([np.asarray(one, np.int64) for one in legal]), np.repeat(seats, counts)
        counted, to_act, lengths, _ = self._numbers
        counted[:n], self._done[:n], self._returns[:n] = 1, False, 0
        chance = self._setups, self._lucks, self._keys
        shown = self._legal, counted, to_act, lengths, self._done, self._returns, self._no_mask, self._no_features
        self._many.step_many(self._states, 0, n, actions, False, *chance, *shown)
        self._many.see(self._states, 0, n, askers, self._seen)
        worth = network.worth(self._seen[:n])
        return np.where(self._done[:n], self._returns[np.arange(n), askers], worth).astype(np.float32)


def best(worth: Reals, counts: Sequence[int]) -> list[int]:
    """Which action of each state is worth most."""
    ends = np.cumsum(counts)
    return [int(part.argmax()) for part in np.split(worth, ends[:-1])]


class Learned:
    """The player: what the arena asks."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._outlooks: dict[tuple[str, int], Outlook] = {}

    @classmethod
    def read(cls, path: Path) -> Self:
        """The player whose network was written there."""
        return cls(Network.read(path))

    def choose_many(self, decisions: Sequence[Decision]) -> list[Action]:
        """The action at each decision after which the seat stands best, over some worlds that might be."""
        game, players = decisions[0].game, decisions[0].players
        outlook = self._outlooks.setdefault((game.name, players), Outlook(game, players))
        legal, seats = [one.numbers for one in decisions], np.array([one.seat for one in decisions])
        worlds, total = game.State.array(len(decisions)), np.zeros(sum(map(len, legal)), np.float32)
        for k in range(WORLDS):
            for i, decision in enumerate(decisions):
                transfer(worlds, i, decision.imagine(k), 0)
            total += outlook.tried(self._network, worlds, legal, seats)
        chosen = best(total, [len(one) for one in legal])
        return [game.actions.decode(one[k]) for one, k in zip(legal, chosen, strict=True)]


class _Story:
    """What one seat of one match has seen after each of its actions, and what it then thought of it."""

    def __init__(self) -> None:
        self.seen: list[Reals] = []
        self.thought: list[float] = []

    def targets(self, result: float) -> list[float]:
        """What each position turned out to be worth."""
        found, later = [], result
        for k in reversed(range(len(self.seen))):
            found.append(later)
            later = TRUST * later + (1 - TRUST) * self.thought[k]
        return found[::-1]


class Lesson:
    """Matches that the player has with itself, and what they teach."""

    def __init__(self, game: Game, players: int, options: Options, seed: int) -> None:
        self._game, self._players = game, players
        self._batch = Batch(game, players, options, rows=ROWS, seed=seed, masks=False, features=False)
        self._outlook, self._luck = Outlook(game, players), np.random.default_rng(seed)
        self._worlds, self._lucks = game.State.array(ROWS), lucks_of(derived_seed("lesson", seed))
        self._stories = [[_Story() for _ in range(players)] for _ in range(ROWS)]
        self._seen = np.zeros((ROWS, game.feature_count(players)), np.float32)

    def play(self, network: Network, positions: int, by_chance: float) -> tuple[Reals, Reals]:
        """Plays until the finished matches have so many positions: what was seen, and what it was worth."""
        seen: list[Reals] = []
        targets: list[float] = []
        while len(seen) < positions:
            seats = self._batch.to_act.copy()
            actions = self._actions(network, seats, by_chance)
            self._batch.step(actions)
            self._note(network, seats)
            for row in np.flatnonzero(self._batch.done):
                for seat, story in enumerate(self._stories[row]):
                    seen += story.seen
                    targets += story.targets(float(self._batch.returns[row, seat]))
                self._stories[row] = [_Story() for _ in range(self._players)]
        return np.array(seen), np.array(targets, np.float32)

    def _actions(self, network: Network, seats: Ints, by_chance: float) -> Ints:
        batch = self._batch
        actions = batch.pick().copy()
        think = np.flatnonzero((batch.counts > 1) & (self._luck.random(ROWS) >= by_chance))
        if len(think):
            legal = [[int(one) for one in batch.legal[row][: batch.counts[row]]] for row in think]
            for i, row in enumerate(think):
                transfer(self._worlds, i, batch.states, int(row))
                self._game.driver.redeal(self._worlds, i, int(seats[row]), self._lucks)
            worth = self._outlook.tried(network, self._worlds, legal, seats[think])
            chosen = best(worth, [len(one) for one in legal])
            actions[think] = [one[k] for one, k in zip(legal, chosen, strict=True)]
        return actions

    def _note(self, network: Network, seats: Ints) -> None:
        """Notes what each seat that acted sees now, and what the network thinks of it."""
        self._batch.see(seats, self._seen)
        thought = network.worth(self._seen)
        for row in np.flatnonzero(~self._batch.done):
            story = self._stories[row][seats[row]]
            story.seen.append(self._seen[row].copy())
            story.thought.append(float(thought[row]))


def learn(
    game: Game, players: int, options: Options, positions: int, seed: int = 0, progress: Progress | None = None
) -> Network:
    """A network that has learned from so many positions of matches with itself."""
    network = Network.fresh(game.feature_count(players), seed)
    lesson, luck = Lesson(game, players, options, seed), np.random.default_rng(seed)
    kept: list[tuple[Reals, Reals]] = []
    for number in range(LESSONS):
        kept = [*kept, lesson.play(network, positions // LESSONS, BY_CHANCE if number else 1.0)][-REMEMBERED:]
        seen, targets = (np.concatenate(parts) for parts in zip(*kept, strict=True))
        for _ in range(EPOCHS):
            order = luck.permutation(len(targets))
            for start in range(0, len(order), MINIBATCH):
                part = order[start : start + MINIBATCH]
                network.learn(seen[part], targets[part])
        if progress is not None:
            progress(number + 1, LESSONS)
    return network
