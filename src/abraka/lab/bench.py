"""How fast the rules run here: figures, measured in turns with each other, so that a busy machine slows all alike."""

import math
import os
import platform
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from abraka.bots import Budget, Decision
from abraka.bots.levels import PLAIN
from abraka.bots.mind import mind_of
from abraka.bots.search import search
from abraka.core.batch import many_of
from abraka.core.chance import lucks_of
from abraka.core.errors import OptionError
from abraka.core.game import Game, Options
from abraka.core.match import Match
from abraka.core.records import JIT, numbers, u64
from abraka.core.state import Result
from abraka.lab.batch_bench import measurements as measurements_of_batches

Progress = Callable[[int, int], None]
"""Called with how many measurements are taken, of how many."""

CHUNK = 50 if JIT else 2
"""Matches played in one go."""

COPIES = 1_000_000 if JIT else 500
DRIVEN_PICKS = 8192
ONE_ACTION = "import abraka, sys; match = abraka.Match(sys.argv[1], int(sys.argv[2])); match.apply(match.legal()[0])"


class Machine(msgspec.Struct, frozen=True):
    """What the figures were measured on."""

    load: tuple[float, float, float]
    """The load averages when measuring began."""
    cpus: int
    system: str
    python: str
    numba: str
    jit: bool
    bounds_checks: bool


class Figures(msgspec.Struct, frozen=True):
    """All figures of a game; medians of several runs."""

    game: str
    players: int
    options: Options
    inside_actions_per_s: float
    two_threads_actions_per_s: float
    driven_actions_per_s: float
    search_sims_per_s: float
    copy_ns: float
    batch_steps_per_s: float
    batch_features_steps_per_s: float
    batch_two_threads_steps_per_s: float
    features_ns: float
    see_steps_per_s: float
    state_bytes: int
    cold_compile_s: float | None
    warm_start_s: float
    warm_play_s: float
    runs: int
    machine: Machine


def bench(
    game: Game,
    players: int,
    options: Mapping[str, object] | None = None,
    *,
    cold: bool = False,
    runs: int = 5,
    seconds: float = 1.0,
    progress: Progress | None = None,
) -> Figures:
    """Measures everything `runs` times; the random play runs for so many seconds each time."""
    if not 0 < seconds < math.inf:
        raise OptionError(f"Random play can be measured for a number of seconds above 0, not for {seconds}.")
    resolved = game.spec.resolve(players, options)
    mind_of(game.name).compile()
    many_of(game.name).compile()
    machine, tell = describe_machine(), progress or (lambda done, total: None)

    def worker(seed: int) -> "_Worker":
        return _Worker(game, players, resolved, seed)

    measurements: dict[str, Callable[[], float]] = {
        "inside": lambda: inside(worker(1), seconds),
        "two_threads": lambda: two_threads(worker(2), worker(3), seconds),
        "driven": lambda: driven(worker(4), seconds),
        "search": lambda: search_rate(game, players, resolved, seconds),
        "copy": lambda: copy_ns(game),
        **measurements_of_batches(game, players, resolved, seconds),
        "warm_start": lambda: process_seconds("-m", "abraka", "games"),
        "warm_play": lambda: process_seconds("-c", ONE_ACTION, game.name, str(players)),
    }
    found = _take_turns(measurements, runs, int(cold), tell)
    figures = Figures(
        game=game.name,
        players=players,
        options=resolved,
        inside_actions_per_s=found["inside"],
        two_threads_actions_per_s=found["two_threads"],
        driven_actions_per_s=found["driven"],
        search_sims_per_s=found["search"],
        copy_ns=found["copy"],
        batch_steps_per_s=found["batch"],
        batch_features_steps_per_s=found["batch_features"],
        batch_two_threads_steps_per_s=found["batch_two_threads"],
        features_ns=found["features_ns"],
        see_steps_per_s=found["see"],
        state_bytes=game.State.dtype.itemsize,
        cold_compile_s=cold_compile(game.name) if cold else None,
        warm_start_s=found["warm_start"],
        warm_play_s=found["warm_play"],
        runs=runs,
        machine=machine,
    )
    tell(1, 1)
    return figures


def _take_turns(
    measurements: Mapping[str, Callable[[], float]], runs: int, more: int, tell: Progress
) -> dict[str, float]:
    """The median of each measurement, all of them taken in turns; `more` steps of the progress come afterwards."""
    found: dict[str, list[float]] = {name: [] for name in measurements}
    total, done = runs * len(measurements) + more, 0
    tell(0, total)
    for _ in range(runs):
        for name, measure in measurements.items():
            found[name].append(measure())
            done += 1
            tell(done, total)
    return {name: median(values) for name, values in found.items()}


class _Worker:
    """Arrays of its own for one thread that plays by chance."""

    def __init__(self, game: Game, players: int, options: Options, seed: int) -> None:
        self.driver = game.driver
        self.states: Any = game.State.array(1)
        self.setups = game.setup(players, options)
        self.lucks = lucks_of(seed)
        self.key, self.out = numbers(2, u64), numbers(game.max_legal)
        self.results = Result.array(CHUNK)

    def play(self) -> int:
        """A chunk of matches; returns how many actions they took."""
        return int(self.driver.play(self.states, self.setups, self.key, self.lucks, self.out, self.results))

    def play_for(self, seconds: float) -> int:
        """Plays on until the time is over; returns how many actions that took."""
        actions, end = self.play(), time.perf_counter() + seconds
        while time.perf_counter() < end:
            actions += self.play()
        return actions


def inside(worker: _Worker, seconds: float) -> float:
    """Actions per second of random play inside compiled code."""
    begin = time.perf_counter()
    actions = worker.play_for(seconds)
    return actions / (time.perf_counter() - begin)


def two_threads(first: _Worker, second: _Worker, seconds: float) -> float:
    """The same with two Python threads at once, both counted."""
    actions = [0, 0]

    def run(place: int, worker: _Worker) -> None:
        actions[place] = worker.play_for(seconds)

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate((first, second))]
    begin = time.perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return sum(actions) / (time.perf_counter() - begin)


def driven(worker: _Worker, seconds: float) -> float:
    """Actions per second when a Python loop chooses every action by chance and plays it with `step`."""
    step, states, out = worker.driver.step, worker.states, worker.out
    luck = random.Random(0)
    shares = [luck.random() for _ in range(DRIVEN_PICKS)]
    n = worker.driver.start(states, 0, worker.setups, worker.key, out)
    actions, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for share in shares:
            n = step(states, 0, out[int(share * n)], out)
            if n == 0:
                worker.key[0] += 1
                n = worker.driver.start(states, 0, worker.setups, worker.key, out)
        actions += len(shares)
    return actions / (time.perf_counter() - begin)


def search_rate(game: Game, players: int, options: Options, seconds: float) -> float:
    """Simulations per second of a search from the opening on one core, each played by chance to the match's end."""
    decision = Decision.of(Match(game, players, options, key=bytes(16)), seed=5)
    begin = time.perf_counter()
    _, trees = search(decision, PLAIN, Budget(seconds=seconds))
    return trees[0].simulations / (time.perf_counter() - begin)


def copy_ns(game: Game) -> float:
    """Nanoseconds for copying a state inside compiled code."""
    states = game.State.array(2)
    begin = time.perf_counter()
    game.driver.copy(states, 0, 1, COPIES)
    return (time.perf_counter() - begin) / COPIES * 1e9


def process_seconds(*args: str, cache: str | None = None) -> float:
    """How long a fresh Python process takes for something."""
    paths = [str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH", "")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
    if cache is not None:
        env["ABRAKA_CACHE"] = cache
    begin = time.perf_counter()
    subprocess.run([sys.executable, *args], env=env, check=True, capture_output=True)
    return time.perf_counter() - begin


def cold_compile(game: str) -> float:
    """How long a fresh process takes to compile a game's rules into an empty cache folder."""
    with tempfile.TemporaryDirectory() as folder:
        return process_seconds("-m", "abraka", "compile", game, cache=folder)


def describe_machine() -> Machine:
    """The machine as it is now."""
    return Machine(
        load=os.getloadavg(),
        cpus=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        numba=version("numba"),
        jit=JIT,
        bounds_checks=os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0"),
    )
