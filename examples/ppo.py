"""PPO in one file, with torch on the processor, on tiny Wandering Towers (two wizards, one potion each).

python examples/ppo.py --minutes 10 --out ppo.pt      # learns, prints a line now and then, writes the network
abraka arena towers --bots ppo,greedy --content tiny-seats.toml --code examples/ppo.py    # lets it play

ABRAKA_PPO names the network's file if it is another one.

One network plays all seats. Before it chooses, every legal action is tried in a world that might be, with all that the
seat can't know dealt anew; the network scores what the seat would then see. So it need not learn what actions do. The
only reward is the return at a match's end. At first it watches the greedy bot play against itself and imitates it; then
it learns by PPO, half of the time against itself and half against that bot.
"""

import argparse
import csv
import os
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from abraka.bots import Decision, bot_named
from abraka.core.actions import Action
from abraka.core.batch import Batch
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.game import Game, load
from abraka.core.records import transfer

Array = npt.NDArray[Any]

TINY = (Path("tiny-seats.toml"),)
"""The content: few wizards and a single potion each."""
ROWS = 128
"""Matches side by side."""
WATCHING = 0.3
"""The part of the time in which it only watches."""
CHOICES = 4096
"""So many choices of finished matches make a lesson."""
HIDDEN, WORLDS = 128, 4
EPOCHS, MINIBATCH = 3, 512
LEARNING_RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.005, 0.95


class Network(nn.Module):
    """What a seat would see after an action goes in; out come how much it wants that, and what it expects then."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.wish, self.worth = nn.Linear(HIDDEN, 1), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.wish.weight)
        nn.init.zeros_(self.worth.weight)

    def forward(self, ahead: Tensor, counts: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each action's probability, and its worth; ahead has what follows, choice after choice."""
        known = self.body(ahead)
        worth = self.worth(known)[:, 0]
        wish = self.wish(known)[:, 0]
        places = torch.arange(int(counts.max())) < counts[:, None]
        wishes = wish.new_full(places.shape, -1e9).masked_scatter(places, wish)
        return torch.log_softmax(wishes, dim=1), worth.new_zeros(places.shape).masked_scatter(places, worth)


class Ahead:
    """Room to try actions in: what a seat would see after each of them."""

    def __init__(self, game: Game, rows: int) -> None:
        self._room = Batch(game, 2, rows=rows, restart=False, masks=False, features=False)
        self._seen = np.zeros((rows, game.feature_count(2)), np.float32)

    def tried(self, worlds: list[tuple[Any, int]], legal: list[Array], seats: Array) -> Tensor:
        """What follows each action in its world (an array, a place in it), whether that ends the match, and how."""
        room, counts = self._room, [len(one) for one in legal]
        place = 0
        for (states, i), count in zip(worlds, counts, strict=True):
            for _ in range(count):
                transfer(room.states, place, states, i)
                place += 1
        actions, askers = np.full(room.rows, -1), np.full(room.rows, -1)
        actions[:place], askers[:place] = np.concatenate(legal), np.repeat(seats, counts)
        room.counts[:], room.done[:], room.returns[:] = 1, False, 0
        room.step(actions)
        room.see(askers, self._seen)
        ends = np.stack([room.done[:place], room.returns[np.arange(place), askers[:place]]], axis=1)
        return torch.from_numpy(np.concatenate([self._seen[:place], ends], axis=1, dtype=np.float32))


class Choice(NamedTuple):
    """What could follow, what was chosen, how likely that was, and what was expected of it all."""

    ahead: Tensor
    chosen: int
    wish: float
    expected: float


class Point(NamedTuple):
    """How well it plays after so much learning: matches won against chance and against the greedy bot."""

    choices: int
    seconds: float
    against_random: float
    against_greedy: float


Lesson = list[tuple[Choice, float]]
"""Choices of finished matches, with how much better each of them went than expected."""


class School:
    """Matches side by side; in every other one the greedy bot has a seat, the others are with itself."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game, self._seed, self._steps = game, seed, 0
        self._batch = Batch(game, 2, rows=ROWS, seed=seed, masks=False, features=False)
        self._ahead, self._greedy = Ahead(game, ROWS * 16), bot_named("greedy")
        self._guests = np.resize([0, -1, 1, -1], ROWS)
        self._worlds, self._lucks = game.State.array(ROWS), lucks_of(derived_seed("ppo", seed))
        self._stories: list[tuple[list[Choice], ...]] = [([], []) for _ in range(ROWS)]

    def play(self, network: Network, choices: int, watch: bool) -> Lesson:
        """Plays until so much was chosen in finished matches; or watches what the bot does at all seats."""
        lesson, batch = Lesson(), self._batch
        while len(lesson) < choices:
            actions = batch.legal[:, 0].copy()
            for row in np.flatnonzero((batch.counts > 1) & (watch | (batch.to_act == self._guests))):
                actions[row] = self._greedy_choice(int(row))
            rows = np.flatnonzero((batch.counts > 1) & (watch | (batch.to_act != self._guests)))
            if len(rows):
                self._choose(network, rows, actions, watch)
            batch.step(actions)
            self._steps += 1
            for row in np.flatnonzero(batch.done):
                for seat, story in enumerate(self._stories[row]):
                    lesson.extend(zip(story, gains(story, float(batch.returns[row, seat])), strict=True))
                self._stories[row] = [], []
        return lesson

    def _greedy_choice(self, row: int) -> int:
        batch, luck = self._batch, derived_seed("greedy", self._seed, self._steps, row)
        legal, seat = batch.legal[row, : batch.counts[row]].tolist(), int(batch.to_act[row])
        decision = Decision(self._game, batch.states, row, legal, seat, (0, 1), luck)
        return self._game.actions.encode(self._greedy.choose(decision))

    def _choose(self, network: Network, rows: Array, actions: Array, watch: bool) -> None:
        """Chooses in these rows, as likely as the network wishes, unless the bot has chosen; notes it."""
        batch, legal = self._batch, []
        for i, row in enumerate(rows):
            transfer(self._worlds, i, batch.states, int(row))
            self._game.driver.redeal(self._worlds, i, int(batch.to_act[row]), self._lucks)
            legal.append(batch.legal[row, : batch.counts[row]].copy())
        ahead = self._ahead.tried([(self._worlds, i) for i in range(len(rows))], legal, batch.to_act[rows])
        counts = torch.from_numpy(batch.counts[rows])
        with torch.no_grad():
            wishes, worths = network(ahead, counts)
            expected, chosen = (wishes.exp() * worths).sum(dim=1), torch.multinomial(wishes.exp(), 1)[:, 0]
        for i, (row, part) in enumerate(zip(rows, ahead.split(counts.tolist()), strict=True)):
            k = int(np.flatnonzero(legal[i] == actions[row])[0]) if watch else int(chosen[i])
            actions[row] = legal[i][k]
            choice = Choice(part, k, float(wishes[i, k]), float(expected[i]))
            self._stories[row][int(batch.to_act[row])].append(choice)


def gains(story: list[Choice], result: float) -> list[float]:
    """How much better than expected each choice of one seat went (generalised advantages)."""
    found, gain, later = [], 0.0, result
    for choice in reversed(story):
        gain = later - choice.expected + LAMBDA * gain
        later = choice.expected
        found.append(gain)
    return found[::-1]


def learn(network: Network, optimizer: torch.optim.Optimizer, lesson: Lesson, watched: bool) -> None:
    """Some epochs of PPO over a lesson; what was watched is imitated."""
    choices, gain = [choice for choice, _ in lesson], torch.tensor([gain for _, gain in lesson])
    before, chosen = torch.tensor([one.wish for one in choices]), torch.tensor([one.chosen for one in choices])
    counts, expected = (
        torch.tensor([len(one.ahead) for one in choices]),
        torch.tensor([one.expected for one in choices]),
    )
    better, target = (gain - gain.mean()) / (gain.std() + 1e-8), expected + gain
    for _ in range(EPOCHS):
        for part in torch.randperm(len(choices)).split(MINIBATCH):
            wishes, worths = network(torch.cat([choices[i].ahead for i in part.tolist()]), counts[part])
            wish, worth = (found.gather(1, chosen[part, None])[:, 0] for found in (wishes, worths))
            ratio = (wish - before[part]).exp()
            pushed = torch.minimum(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part])
            aim = wish if watched else pushed - ENTROPY * (wishes.exp() * wishes).sum(dim=1)
            loss = 0.5 * (worth - target[part]).square().mean() - aim.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


class Player:
    """The network as a bot: it takes what it wishes most, over some worlds that might be."""

    def __init__(self, game: Game, network: Network) -> None:
        self._game, self._network, self._ahead = game, network, Ahead(game, WORLDS * game.max_legal)

    def choose_many(self, decisions: list[Decision]) -> list[Action]:
        """The action at each decision."""
        return [self._game.actions.decode(self._choose(one)) for one in decisions]

    def _choose(self, decision: Decision) -> int:
        legal = np.array(decision.numbers)
        if len(legal) == 1:
            return int(legal[0])
        worlds = [(decision.imagine(k), 0) for k in range(WORLDS)]
        ahead = self._ahead.tried(worlds, [legal] * WORLDS, np.full(WORLDS, decision.seat))
        with torch.no_grad():
            wishes, _ = self._network(ahead, torch.full((WORLDS,), len(legal)))
        return int(legal[int(wishes.mean(dim=0).argmax())])


def strength(game: Game, network: Network, bot: str, matches: int, seed: int) -> float:
    """How often the network wins against a bot; it has each seat in half of the matches."""
    me, other = Player(game, network), bot_named(bot)
    batch = Batch(game, 2, rows=matches, seed=seed, restart=False, masks=False, features=False)
    own, step = np.arange(matches) % 2, 0
    while not batch.done.all():
        actions = batch.legal[:, 0].copy()
        for row in np.flatnonzero((batch.counts > 1) & ~batch.done):
            seat, luck = int(batch.to_act[row]), derived_seed("test", seed, step, int(row))
            legal = batch.legal[row, : batch.counts[row]].tolist()
            decision = Decision(game, batch.states, int(row), legal, seat, (0, 1), luck)
            choice = me.choose_many([decision])[0] if seat == own[row] else other.choose(decision)
            actions[row] = game.actions.encode(choice)
        batch.step(actions)
        step += 1
    return float((batch.returns[np.arange(matches), own] > 0).mean())


def train(minutes: float, seed: int = 0, matches: int = 200, choices: int = CHOICES) -> tuple[Network, list[Point]]:
    """Learns for so long, at least in two lessons, and says now and then how well it plays; also, what it said."""
    torch.manual_seed(seed)
    game, begin, lessons, learned, points = load("towers", TINY), perf_counter(), 0, 0, []
    network, school = Network(game.feature_count(2) + 2), School(game, seed)
    optimizer = torch.optim.Adam(network.parameters(), lr=LEARNING_RATE)
    while lessons < 2 or perf_counter() - begin < 60 * minutes:
        gone = (perf_counter() - begin) / (60 * minutes or 1)
        watch = lessons == 0 or gone < WATCHING
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(1 - gone, 0.05)
        lesson = school.play(network, choices, watch)
        learn(network, optimizer, lesson, watch)
        lessons, learned = lessons + 1, learned + len(lesson)
        if not points or gone > (len(points) + 1) / 10:
            points.append(examined(game, network, learned, perf_counter() - begin, matches // 4))
    points.append(examined(game, network, learned, perf_counter() - begin, matches))
    return network, points


def examined(game: Game, network: Network, learned: int, seconds: float, matches: int) -> Point:
    """How well it plays by now; prints it."""
    point = Point(learned, seconds, *(strength(game, network, bot, matches, seed=1) for bot in ("random", "greedy")))
    won = f"won {point.against_random:.0%} against chance, {point.against_greedy:.0%} against greedy"
    print(f"{learned:>9,} choices, {seconds:4.0f} s: {won}", flush=True)
    return point


@cache
def player(path: str) -> Player:
    """The player whose network was written there."""
    game = load("towers", TINY)
    network = Network(game.feature_count(2) + 2)
    network.load_state_dict(torch.load(path))
    return Player(game, network)


def choose_many(decisions: list[Decision]) -> list[Action]:
    """What the arena asks."""
    torch.set_num_threads(1)  # a choice is too small to be shared
    return player(os.environ.get("ABRAKA_PPO", "ppo.pt")).choose_many(decisions)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"))
    parser.add_argument("--curve", type=Path, help="write how it got better, as .csv")
    parser.add_argument("--matches", type=int, default=200, help="so many are played against each bot in the end")
    parser.add_argument("--choices", type=int, default=CHOICES, help="so many make a lesson")
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    network, points = train(asked.minutes, matches=asked.matches, choices=asked.choices)
    torch.save(network.state_dict(), asked.out)
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file).writerows([Point._fields, *points])
