"""Both memory forms play the same matches: 150 for each variant and number of players, some more with options.

Of the first 40 of each table every state is compared, field by field; of the others the last one.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from abraka.core.game import GAMES
from abraka.testing.forms import digests
from tests.configurations import CONFIGURATIONS

MATCHES = 150
MATCHES_WITH_OPTIONS = 40

Table = dict[str, Any]


def tables_of(game: str) -> dict[int, list[Table]]:
    """The tables of a game by how many matches are played there: the most at the first of each variant and number."""
    found: dict[int, list[Table]] = {MATCHES: [], MATCHES_WITH_OPTIONS: []}
    seen: set[tuple[int, str]] = set()
    for name, players, options in CONFIGURATIONS:
        if name == game:
            kind = players, str(options.get("variant", "base"))
            found[MATCHES_WITH_OPTIONS if kind in seen else MATCHES].append({"players": players, "options": options})
            seen.add(kind)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_both_memory_forms_play_the_same_matches(game: str) -> None:
    for matches, tables in tables_of(game).items():
        compiled = digests(game, tables, matches, seed=1, jit=True)
        with ThreadPoolExecutor(2) as pool:  # two processes, for two cores
            halves = [pool.submit(digests, game, tables[half::2], matches, 1, False) for half in (0, 1)]
            plain = [halves[i % 2].result()[i // 2] for i in range(len(tables))]
        different = [table for table, one, other in zip(tables, compiled, plain, strict=True) if one != other]
        assert not different
        assert len(set(compiled)) == len(tables)


def test_another_seed_gives_another_digest() -> None:
    tables = [{"players": 1, "options": {}}]
    assert digests("towers", tables, 2, seed=1, jit=True) != digests("towers", tables, 2, seed=2, jit=True)
