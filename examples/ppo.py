"""PPO by self-play in one file, with nothing but numpy, on tiny Wandering Towers (two wizards, one potion each).

python examples/ppo.py --minutes 10 --out ppo.npz     # learns, prints a line now and then, writes the network
abraka arena towers --bots ppo,greedy --content tiny-seats.toml --code examples/ppo.py    # lets it play

ABRAKA_PPO names the network's file if it is another one.

All seats share one network, which sees what its seat knows (`batch.features`) and chooses among what is legal
(`batch.mask`). The only reward is the return at a match's end.
"""

import argparse
import csv
import os
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from abraka.bots.decision import Decision
from abraka.core.actions import Action
from abraka.core.batch import Batch
from abraka.core.game import Game, load

Array = npt.NDArray[Any]

HIDDEN = 128
ROWS, STEPS = 256, 64
EPOCHS, MINIBATCH = 3, 2048
LEARNING_RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95
TINY = (Path("tiny-seats.toml"),)
"""The content: few wizards and a single potion each."""


class Network:
    """Two layers of tanh; from the second one the choice among actions and the value of the seat's position."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self._means = [np.zeros_like(one) for one in weights]
        self._squares = [np.zeros_like(one) for one in weights]
        self._updates = 0

    @classmethod
    def fresh(cls, features: int, actions: int, seed: int) -> "Network":
        """Small weights by chance; the choice begins nearly even."""
        luck = np.random.default_rng(seed)
        shapes = [(features, HIDDEN, 1.0), (HIDDEN, HIDDEN, 1.0), (HIDDEN, actions, 0.01), (HIDDEN, 1, 1.0)]
        weights: list[Array] = []
        for inputs, outputs, scale in shapes:
            spread = scale / np.sqrt(inputs)
            weights += [luck.normal(0, spread, (inputs, outputs)).astype(np.float32), np.zeros(outputs, np.float32)]
        return cls(weights)

    def forward(self, seen: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """Both hidden layers, the logarithm of each action's probability, and the values."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.tanh(seen @ w1 + b1)
        second = np.tanh(first @ w2 + b2)
        logits = np.where(mask, second @ w3 + b3, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return first, second, logits, (second @ w4 + b4)[:, 0]

    def learn(self, seen: Array, layers: tuple[Array, Array], by_logits: Array, by_values: Array) -> None:
        """One step of Adam along the gradients that come from the choice and from the value."""
        first, second = layers
        _, _, w2, _, w3, _, w4, _ = self.weights
        value = by_values[:, None]
        by_second = (by_logits @ w3.T + value @ w4.T) * (1 - second**2)
        by_first = (by_second @ w2.T) * (1 - first**2)
        pairs = ((seen, by_first), (first, by_second), (second, by_logits), (second, value))
        gradients = [part for x, by in pairs for part in (x.T @ by, by.sum(axis=0))]
        norm = np.sqrt(sum(float((g**2).sum()) for g in gradients))
        self._updates += 1
        rate = LEARNING_RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for weight, mean, square, gradient in zip(self.weights, self._means, self._squares, gradients, strict=True):
            gradient *= min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def save(self, path: Path) -> None:
        """Writes the weights, in half the precision."""
        np.savez_compressed(path, *[weight.astype(np.float16) for weight in self.weights])

    @classmethod
    def read(cls, path: Path) -> "Network":
        """A network that was written before."""
        with np.load(path) as file:
            return cls([file[name].astype(np.float32) for name in file.files])


class Played(NamedTuple):
    """What was seen and done in some steps of all rows, ready to be learned from."""

    seen: Array
    mask: Array
    actions: Array
    chances: Array
    advantages: Array
    targets: Array


def choose(logits: Array, luck: np.random.Generator) -> Array:
    """An action for each row, as likely as the network says."""
    found: Array = np.argmax(logits + luck.gumbel(size=logits.shape).astype(np.float32), axis=1)
    return found


def play(batch: Batch, network: Network, luck: np.random.Generator) -> Played:
    """Some steps of self-play."""
    n, rows = STEPS, np.arange(batch.rows)
    seen = np.zeros((n, *batch.features.shape), np.float32)
    mask = np.zeros((n, *batch.mask.shape), np.bool_)
    actions, seats = np.zeros((n, batch.rows), np.int64), np.zeros((n, batch.rows), np.int64)
    chances, values = np.zeros((n, batch.rows), np.float32), np.zeros((n + 1, batch.rows), np.float32)
    done, returns = np.zeros((n, batch.rows), np.bool_), np.zeros((n, *batch.returns.shape), np.float32)
    for t in range(n):
        seen[t], mask[t], seats[t] = batch.features, batch.mask, batch.to_act
        _, _, logits, values[t] = network.forward(batch.features, batch.mask)
        actions[t] = choose(logits, luck)
        chances[t] = logits[rows, actions[t]]
        batch.step(actions[t])
        done[t], returns[t] = batch.done, batch.returns
    values[n] = network.forward(batch.features, batch.mask)[3]
    advantages = advantage(values, seats, batch.to_act, done, returns)
    parts = (seen, mask, actions, chances, advantages, advantages + values[:n])
    return Played._make(part.reshape(n * batch.rows, *part.shape[2:]) for part in parts)


def advantage(values: Array, seats: Array, asked: Array, done: Array, returns: Array) -> Array:
    """How much better than expected each action went for its seat (GAE); each seat has a chain of its own.

    Of two seats one gains what the other loses: what the seat that is asked last expects, the other one has to fear.
    """
    n, rows = seats.shape
    every = np.arange(rows)
    found = np.zeros((n, rows), np.float32)
    later = np.repeat(-values[n][:, None], returns.shape[2], axis=1) / (returns.shape[2] - 1)
    later[every, asked] = values[n]
    gain, reward = np.zeros_like(later), np.zeros_like(later)
    for t in reversed(range(n)):
        over = done[t]
        later[over], gain[over], reward[over] = 0, 0, returns[t][over]
        seat = seats[t]
        surprise = reward[every, seat] + later[every, seat] - values[t]
        found[t] = surprise + LAMBDA * gain[every, seat]
        gain[every, seat], later[every, seat], reward[every, seat] = found[t], values[t], 0
    return found


def learn(network: Network, played: Played, luck: np.random.Generator) -> None:
    """Some epochs of PPO over what was played; decisions with one legal action teach nothing."""
    choices = np.flatnonzero(played.mask.sum(axis=1) > 1)
    worth = played.advantages - played.advantages[choices].mean()
    worth /= played.advantages[choices].std() + 1e-8
    for _ in range(EPOCHS):
        order = luck.permutation(choices)
        for start in range(0, len(order), MINIBATCH):
            part = order[start : start + MINIBATCH]
            seen, mask, rows = played.seen[part], played.mask[part], np.arange(len(part))
            first, second, logits, values = network.forward(seen, mask)
            chosen, gain = played.actions[part], worth[part]
            ratio = np.exp(logits[rows, chosen] - played.chances[part])
            held = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            by_chance = np.where(held, 0, -gain * ratio).astype(np.float32)
            chances = np.exp(logits)
            entropy = -(chances * logits).sum(axis=1, keepdims=True)
            by_logits = -chances * by_chance[:, None] + ENTROPY * chances * (logits + entropy)
            by_logits[rows, chosen] += by_chance
            by_logits = np.where(mask, by_logits, 0).astype(np.float32) / len(part)
            network.learn(seen, (first, second), by_logits, 0.5 * (values - played.targets[part]) / len(part))


def strength(game: Game, network: Network, matches: int, seed: int) -> float:
    """How often the network wins one of two seats against chance, by `matches` matches at each seat."""
    won = 0
    for seat in range(2):
        batch = Batch(game, 2, rows=matches, seed=seed + seat, restart=False)
        while not batch.done.all():
            own = network.forward(batch.features, batch.mask)[2].argmax(axis=1)
            batch.step(np.where(batch.to_act == seat, own, batch.pick()))
        won += int((batch.returns[:, seat] > 0).sum())
    return won / (2 * matches)


def train(minutes: float, out: Path, curve: Path | None = None, seed: int = 0) -> float:
    """Learns for so long and writes the network; returns how often it then beats chance."""
    game = tiny()
    batch, luck = Batch(game, 2, rows=ROWS, seed=seed), np.random.default_rng(seed)
    network = Network.fresh(batch.features.shape[1], batch.mask.shape[1], seed)
    begin, round_, points = time.perf_counter(), 0, []
    while round_ == 0 or time.perf_counter() - begin < 60 * minutes:
        if round_ % 40 == 0:
            points.append((round_ * ROWS * STEPS, time.perf_counter() - begin, strength(game, network, 100, seed + 1)))
            print(f"{points[-1][0]:>9,} steps, {points[-1][1]:4.0f} s: {points[-1][2]:.0%} against chance", flush=True)
        learn(network, play(batch, network, luck), luck)
        round_ += 1
    network.save(out)
    points.append((round_ * ROWS * STEPS, time.perf_counter() - begin, strength(game, network, 100, seed + 1)))
    print(f"{points[-1][0]:>9,} steps, {points[-1][1]:4.0f} s: {points[-1][2]:.0%} against chance", flush=True)
    if curve:
        with curve.open("w", newline="") as file:
            csv.writer(file).writerows([("steps", "seconds", "won_against_random"), *points])
    return points[-1][2]


def tiny() -> Game:
    """Wandering Towers with few wizards and potions."""
    return load("towers", TINY)


_KNOWN: dict[str, Network] = {}


def choose_many(decisions: list[Decision]) -> list[Action]:
    """What the arena asks: the likeliest action at each decision."""
    path = os.environ.get("ABRAKA_PPO", "ppo.npz")
    network = _KNOWN.setdefault(path, Network.read(Path(path)))
    game, players = decisions[0].game, decisions[0].players
    seen = np.zeros((len(decisions), game.feature_count(players)), np.float32)
    mask = np.zeros((len(decisions), game.spec.action_count), np.bool_)
    for i, decision in enumerate(decisions):
        game.driver.see(decision.world, 0, 1, np.array([decision.seat]), seen[i : i + 1])
        mask[i, decision.numbers] = True
    return [game.actions.decode(int(action)) for action in network.forward(seen, mask)[2].argmax(axis=1)]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"))
    parser.add_argument("--curve", type=Path, help="write how it got better, as .csv")
    asked = parser.parse_args()
    train(asked.minutes, asked.out, asked.curve)
