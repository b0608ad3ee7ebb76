"""How fast learners are served: batches with masks and features, on one thread and on two, and one state at a time.

What one thread does is measured in processor time, so that others on the machine do not count; what two do,
by the clock.
"""

import time
from collections.abc import Callable, Mapping
from random import Random

import numpy as np

from abraka.core.batch import Batch, many_of
from abraka.core.game import Game, Options
from abraka.core.records import JIT, numbers, u64

ROWS = 256
WARM_UP = 300 if JIT else 3
"""Steps until the rows have gone apart."""
CHUNK = 20 if JIT else 1
"""Steps between two looks at the clock."""
LOOKS = 2000 if JIT else 2
"""How often the features of a state are written."""
LOOKED_AT = 32
"""The number of states in a batch."""
PICKS = 8192 if JIT else 64

Clock = Callable[[], float]


def measurements(game: Game, players: int, options: Options, seconds: float) -> Mapping[str, Callable[[], float]]:
    """What is measured, by the name of its figure."""

    def batch(threads: int = 1, features: bool = True) -> Batch:
        return _warm(Batch(game, players, options, rows=ROWS, threads=threads, masks=features, features=features))

    return {
        "batch": lambda: rate(batch(features=False), seconds, time.thread_time),
        "batch_features": lambda: rate(batch(), seconds, time.thread_time),
        "batch_two_threads": lambda: rate(batch(threads=2), seconds, time.perf_counter),
        "features_ns": lambda: features_ns(batch()),
        "see": lambda: see_rate(game, players, options, seconds),
    }


def _warm(batch: Batch) -> Batch:
    for _ in range(WARM_UP):
        batch.step(batch.pick())
    return batch


def rate(batch: Batch, seconds: float, clock: Clock) -> float:
    """Steps a second of all rows together, played by chance."""
    steps, begin, end = 0, clock(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for _ in range(CHUNK):
            batch.step(batch.pick())
        steps += CHUNK * batch.rows
    taken = clock() - begin
    batch.close()
    return steps / taken


def features_ns(batch: Batch) -> float:
    """Nanoseconds for the features of one state, averaged over some rows."""
    see, row = many_of(batch.game.name).see_one, np.zeros(batch.features.shape[1], np.float32)
    begin = time.thread_time()
    for i in range(LOOKED_AT):
        see(batch.states, i, int(batch.to_act[i]), row, LOOKS)
    return (time.thread_time() - begin) / (LOOKED_AT * LOOKS) * 1e9


def see_rate(game: Game, players: int, options: Options, seconds: float) -> float:
    """Actions a second when a Python loop plays one state, sees its features, and chooses by chance."""
    states, setups, key, out = (
        game.State.array(1),
        game.setup(players, options),
        numbers(2, u64),
        numbers(game.max_legal),
    )
    row, step, start = np.zeros(game.feature_count(players), np.float32), game.driver.step_and_see, game.driver.start
    luck = Random(0)
    shares = [luck.random() for _ in range(PICKS)]
    n, actions = start(states, 0, setups, key, out), 0
    begin, end = time.thread_time(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        for share in shares:
            n = step(states, 0, out[int(share * n)], out, row)
            if n == 0:
                key[0] += 1
                n = start(states, 0, setups, key, out)
        actions += len(shares)
    return actions / (time.thread_time() - begin)
