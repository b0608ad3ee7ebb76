"""Both memory forms must play the same matches: compiled code on numpy records, and plain Python on plain objects.

    python -m abraka.testing.forms GAME MATCHES SEED < configurations.json

prints one digest a configuration; NUMBA_DISABLE_JIT decides which form runs.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from abraka.core.chance import Luck
from abraka.core.game import load
from abraka.core.records import numbers, u64
from abraka.core.state import Result

Configuration = Mapping[str, Any]
"""{"players": 4, "options": {...}}"""


def digest(game_name: str, configuration: Configuration, matches: int, seed: int) -> str:
    """A hash over how each match went and over every field of its last state."""
    game = load(game_name)
    setups = game.setup(configuration["players"], configuration["options"])
    states: Any = game.State.array(1)
    results, lucks, luck = Result.array(1), Luck.array(1), Luck()
    out, key = numbers(game.max_legal), numbers(2, u64)
    total = hashlib.sha256()
    for number in range(matches):
        luck.seed = seed * 1_000_003 + number
        Luck.write(lucks, 0, luck)
        game.driver.play(states, setups, key, lucks, out, results)
        for record in (game.State.read(states), Result.read(results)):
            total.update(repr([getattr(record, name) for name in record.fields]).encode())
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
