"""Our games beside those of OpenSpiel and PettingZoo: the same loops, in the same run, where these are installed.

All are driven from Python, by chance, and measured in turns with each other, in processor time: so a busy machine slows
all alike. A step is whatever the loop plays; OpenSpiel's chance is explicit, so its draws are counted as steps too.
"""

import random
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any, NamedTuple

import msgspec
import numpy as np

from abraka.core.game import GAMES, load
from abraka.core.records import JIT, numbers, u64

PLAYERS = 4
THEIRS = ("hearts", "spades")
"""OpenSpiel's games of hidden cards, for four as well; both in C++."""
PICKS = 2048 if JIT else 32
"""Steps between two looks at the clock."""

Loop = Callable[[Sequence[float]], None]
"""Plays as many steps as there are numbers by chance, from 0 to 1, to choose by."""
Progress = Callable[[int, int], None]


class Row(msgspec.Struct, frozen=True):
    """How fast one game is driven in one way."""

    way: str
    """“play”: list the legal actions, play one. “observe”: the same, and what the player to act knows as numbers.
    “aec”: PettingZoo's loop, with observation and mask."""
    library: str
    version: str
    game: str
    players: int
    steps_per_s: float


class Peers(msgspec.Struct, frozen=True):
    """All of them, and what could not be measured here, with the reason."""

    rows: list[Row]
    missing: dict[str, str]


class Subject(NamedTuple):
    """A game that is measured in one way; what is made for that is made when the measuring begins."""

    way: str
    library: str
    game: str
    players: int
    make: Callable[[], Loop]


def measure(runs: int, seconds: float, progress: Progress) -> Peers:
    """Measures all in turns: the median of each one's runs."""
    missing: dict[str, str] = {}
    loops: list[tuple[Subject, Loop]] = []
    for subject in subjects():
        try:
            loops.append((subject, subject.make()))
        except ImportError as error:
            missing[f"{subject.library} {subject.game}"] = f"{error.name or error} is not installed"
    found: list[list[float]] = [[] for _ in loops]
    for run in range(runs):
        for k, (_, loop) in enumerate(loops):
            found[k].append(rate(loop, seconds))
            progress(run * len(loops) + k + 1, runs * len(loops))
    return Peers([_row(one, median(rates)) for (one, _), rates in zip(loops, found, strict=True)], missing)


def _row(one: Subject, steps_per_s: float) -> Row:
    return Row(one.way, one.library, version(one.library), one.game, one.players, steps_per_s)


def rate(loop: Loop, seconds: float) -> float:
    """Steps a second of a loop, in processor time."""
    luck = random.Random(0)
    shares = [luck.random() for _ in range(PICKS)]
    loop(shares)
    steps, begin, end = 0, time.thread_time(), time.perf_counter() + seconds
    while steps == 0 or time.perf_counter() < end:
        loop(shares)
        steps += len(shares)
    return steps / (time.thread_time() - begin)


def subjects() -> Iterator[Subject]:
    """All that is measured."""
    for way in ("play", "observe"):
        for game in GAMES:
            yield Subject(way, "abraka", game, PLAYERS, lambda way=way, game=game: ours(game, way == "observe"))  # type: ignore[misc]
        for game in THEIRS:
            yield Subject(
                way,
                "open-spiel",
                game,
                PLAYERS,
                lambda way=way, game=game: openspiel(game, way == "observe"),  # type: ignore[misc]
            )
    for game in GAMES:
        yield Subject("aec", "abraka", game, PLAYERS, lambda game=game: aec(our_environment(game)))  # type: ignore[misc]
    yield Subject("aec", "pettingzoo", "connect_four", 2, lambda: aec(connect_four()))


def ours(name: str, observe: bool) -> Loop:
    """One of our games, a state at a time."""
    game = load(name)
    states, setups, out, key = game.State.array(1), game.setup(PLAYERS), numbers(game.max_legal), numbers(2, u64)
    row, driver = np.zeros(game.feature_count(PLAYERS), np.float32), game.driver
    start, step, see = driver.start, driver.step, driver.step_and_see if observe else None
    n = start(states, 0, setups, key, out)

    def loop(shares: Sequence[float]) -> None:
        nonlocal n
        for share in shares:
            action = out[int(share * n)]
            n = see(states, 0, action, out, row) if see else step(states, 0, action, out)
            if n == 0:
                key[0] += 1
                n = start(states, 0, setups, key, out)

    return loop


def openspiel(name: str, observe: bool) -> Loop:
    """One of OpenSpiel's games."""
    game = import_module("pyspiel").load_game(name)
    by_observation = game.get_type().provides_observation_tensor
    state = game.new_initial_state()

    def loop(shares: Sequence[float]) -> None:
        nonlocal state
        for share in shares:
            if state.is_terminal():
                state = game.new_initial_state()
            legal = state.legal_actions()
            if observe and not state.is_chance_node():
                if by_observation:
                    state.observation_tensor()
                else:
                    state.information_state_tensor()
            state.apply_action(legal[int(share * len(legal))])

    return loop


def our_environment(game: str) -> Any:
    """One of our games as PettingZoo's environment."""
    return import_module("abraka.adapters.pettingzoo").env(game, PLAYERS)


def connect_four() -> Any:
    """PettingZoo's own game for two."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the way in which its games are made
        return import_module("pettingzoo.classic.connect_four_v3").env()


def aec(env: Any) -> Loop:
    """The loop of PettingZoo's own benchmark."""
    env.reset()

    def loop(shares: Sequence[float]) -> None:
        for share in shares:
            seen, _, terminated, truncated, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            env.step(None if terminated or truncated else legal[int(share * len(legal))])
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()

    return loop
