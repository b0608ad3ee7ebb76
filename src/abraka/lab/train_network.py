"""How a network learns: plain numpy, Adam, small batches.

A network adds to the standings that the game's own evaluation gives, so it begins as that evaluation: its last layer
is zero at first. What it should say is everybody's share of the win, softened by what was foreseen a little later.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from abraka.bots.inference import SHRUNK, STANDINGS
from abraka.bots.lessons import Positions
from abraka.bots.network import inputs_of, shapes_of
from abraka.core.state import MAX_SEATS

Reals = npt.NDArray[np.float32]
Batch = tuple[Reals, Reals, Reals, Any]
"""What is seen, the standings, what is wanted, and who is there."""

ABSENT = np.float32(-1e9)
STEP = 512
"""So many positions are learned from at once."""


class Examples:
    """Positions of many matches at tables of all sizes, as a network reads them, in a ring: the oldest go first."""

    def __init__(self, game: str, room: int) -> None:
        self._inputs = inputs_of(game)
        self._lead = self._inputs - STANDINGS - MAX_SEATS - 1
        self.seen: Any = np.zeros((room, self._inputs), np.float16)
        self.wanted: Reals = np.zeros((room, MAX_SEATS), np.float32)
        self.present = np.zeros((room, MAX_SEATS), np.bool_)
        self.used = self.next = 0

    def add(self, positions: Positions, trace: float) -> None:
        """Takes positions in, in the place of the oldest ones."""
        count, players = len(positions.seats), positions.results.shape[1]
        wanted = from_seats(traced(positions, trace), positions.seats)
        where = (self.next + np.arange(count)) % len(self.seen)
        self.seen[where] = 0
        self.seen[where[:, None], positions.places] = positions.seen
        self.wanted[where], self.present[where] = 0, np.arange(MAX_SEATS) < players
        self.wanted[where, :players] = wanted
        self.next = int((self.next + count) % len(self.seen))
        self.used = min(len(self.seen), self.used + count)

    def batch(self, which: Any) -> Batch:
        """What is seen, the standings, what is wanted, and who is there."""
        seen = self.seen[which].astype(np.float32)
        return seen, seen[:, self._lead : self._lead + STANDINGS] * SHRUNK, self.wanted[which], self.present[which]


def traced(positions: Positions, trace: float) -> Reals:
    """What each position should have foreseen: TD(λ), the result seen through what was foreseen on the way there."""
    results = positions.results[positions.owners]
    wanted = results.copy()
    owners = positions.owners
    for k in range(len(owners) - 2, -1, -1):
        if owners[k] == owners[k + 1]:
            wanted[k] = (1 - trace) * positions.foreseen[k + 1] + trace * wanted[k + 1]
    return wanted


def from_seats(table: Reals, seats: Any) -> Reals:
    """Numbers by seat, as each seat sees them: its own first, then clockwise."""
    players = table.shape[1]
    return np.take_along_axis(table, (seats[:, None] + np.arange(players)) % players, axis=1)


class Learner:
    """The weights, and what Adam keeps of them."""

    def __init__(self, game: str, hidden: int, deep: int, seed: int) -> None:
        shapes, random = shapes_of(inputs_of(game), hidden, deep), np.random.default_rng(seed)
        first = random.normal(0, 0.1, shapes.first)
        second = random.normal(0, np.sqrt(2 / hidden), shapes.second)
        second[-1] = 0
        self.layers: list[Reals] = [
            first.astype(np.float32), second.astype(np.float32), np.zeros(shapes.third, np.float32)
        ]  # fmt: skip
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def said(self, seen: Reals) -> tuple[Reals, Reals, Reals]:
        """What the network says, and its layers on the way."""
        first, second, third = self.layers
        hidden = np.maximum(seen @ first, 0)
        deep = np.maximum(hidden @ second[:-1] + second[-1], 0)
        return deep @ third[:-1] + third[-1], hidden, deep

    def learn(self, batch: Batch, rate: float, decay: float = 1e-5) -> float:
        """One step on a batch; returns its cross-entropy before."""
        loss, slopes = self.slopes(batch)
        self._step(slopes, rate, decay)
        return loss

    def slopes(self, batch: Batch) -> tuple[float, list[Any]]:
        """The cross-entropy of a batch, and how it changes with each weight."""
        seen, standings, wanted, present = batch
        said, hidden, deep = self.said(seen)
        chances = softmax(standings + said, present)
        _, second, third = self.layers
        wrong = (chances - wanted) / np.float32(len(seen))
        back = (wrong @ third[:-1].T) * (deep > 0)
        further = (back @ second[:-1].T) * (hidden > 0)
        slopes = [
            seen.T @ further,
            np.vstack([hidden.T @ back, back.sum(0)]),
            np.vstack([deep.T @ wrong, wrong.sum(0)]),
        ]
        return float(-(wanted * np.log(chances + 1e-9)).sum(1).mean()), slopes

    def _step(self, slopes: list[Any], rate: float, decay: float) -> None:
        self.steps += 1
        for layer, slope, mean, square in zip(self.layers, slopes, self.means, self.squares, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            size = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            layer -= np.float32(size) * mean / (np.sqrt(square) + np.float32(1e-8)) + np.float32(rate * decay) * layer

    def chances(self, batch: Batch) -> Reals:
        """What the network foresees."""
        return softmax(batch[1] + self.said(batch[0])[0], batch[3])


def softmax(logits: Reals, present: Any) -> Reals:
    """Chances of those who are there."""
    logits = np.where(present, logits, ABSENT)
    weights: Reals = np.exp(logits - logits.max(1, keepdims=True))
    weights /= weights.sum(1, keepdims=True)
    return weights


def brier(chances: Reals, wanted: Reals) -> float:
    """How far chances were from what came, squared and added up over the seats; the mean over all positions."""
    return float(((chances - wanted) ** 2).sum(1).mean())
