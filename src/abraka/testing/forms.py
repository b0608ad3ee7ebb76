"""Both memory forms must play the same matches: compiled code on numpy records, and plain Python on plain objects.

    python -m abraka.testing.forms GAME MATCHES SEED < configurations.json

prints one digest a configuration; NUMBA_DISABLE_JIT decides which form runs.
"""

import hashlib
import json
import marshal
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from abraka.core.chance import Luck
from abraka.core.game import Game, load
from abraka.core.records import JIT, Record, numbers, u64
from abraka.core.state import Result

Configuration = Mapping[str, Any]
"""{"players": 4, "options": {...}}"""


STEPPED = 40
"""How many matches of a table are compared state by state; the others by how they went and their last states."""


MARSHAL = 2
"""The last form of `marshal` in which equal values are always equal bytes, whoever else holds them."""


SEEN, SEEN_EVERY = 8, 16
"""Of so many of them, at every so many states, what every seat knows, as numbers, is compared as well: that is slow."""


class Seats:
    """A table at which matches are played, in the form that the rules run on here."""

    def __init__(self, game: Game, configuration: Configuration) -> None:
        self._game = game
        self._setups = game.setup(configuration["players"], configuration["options"])
        self._states: Any = game.State.array(1)
        self._out, self._key = numbers(game.max_legal), numbers(2, u64)

    def play(self, seed: int) -> Iterator[Record]:
        """Plays a match inside compiled code, where there is such a thing; its last state, and how it went."""
        results, lucks, luck = Result.array(1), Luck.array(1), Luck()
        luck.seed = seed
        Luck.write(lucks, 0, luck)
        self._game.driver.play(self._states, self._setups, self._key, lucks, self._out, results)
        yield self._now()
        yield Result.read(results)

    def step_through(self, seed: int) -> Iterator[Record]:
        """Plays a match action by action; every state of it."""
        chance = Random(seed)
        self._key[0], self._key[1] = chance.getrandbits(64), chance.getrandbits(64)
        n = self._game.driver.start(self._states, 0, self._setups, self._key, self._out)
        while n:
            yield self._now()
            n = self._game.driver.step(self._states, 0, int(self._out[chance.randrange(n)]), self._out)
        yield self._now()

    def _now(self) -> Record:
        """The state as it is, to be looked at before the next action."""
        return self._game.State.read(self._states) if JIT else self._states[0]


def digest(game_name: str, configuration: Configuration, matches: int, seed: int) -> str:
    """A hash over every field of all that is compared of these matches."""
    game, total = load(game_name), hashlib.sha256()
    table = Seats(game, configuration)
    for number in range(matches):
        play = table.step_through if number < STEPPED else table.play
        for moment, record in enumerate(play(seed * 1_000_003 + number)):
            total.update(marshal.dumps([getattr(record, name) for name in record.fields], MARSHAL))
            if number < SEEN and moment % SEEN_EVERY == 0:
                for seat in range(configuration["players"]):
                    total.update(game.features(record, seat).tobytes())
    return total.hexdigest()


def digests(game_name: str, configurations: Sequence[Configuration], matches: int, seed: int, jit: bool) -> list[str]:
    """The digests of all configurations, in a process of its own with that memory form."""
    command = [sys.executable, "-m", "abraka.testing.forms", game_name, str(matches), str(seed)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    if jit:
        del environment["NUMBA_DISABLE_JIT"]  # unset, not 0: other flags would mean other compiled code
    data = json.dumps(list(configurations))
    done = subprocess.run(command, input=data, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed: {done.stderr}")
    return done.stdout.split()


def main() -> None:
    """Reads configurations, prints their digests."""
    game_name, matches, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for configuration in json.load(sys.stdin):
        print(digest(game_name, configuration, matches, seed), flush=True)


if __name__ == "__main__":
    main()
