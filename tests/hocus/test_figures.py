"""The content is settled: what sensible players make of it."""

import pytest

from abraka.core.records import JIT
from abraka.lab.simulate import simulate
from tests.hocus.table import HOCUS

MATCHES = 20_000 if JIT else 300
POINTS = 0.05 if JIT else 0.12  # few matches say little


@pytest.mark.parametrize("players", range(2, 7))
def test_H2_a_match_is_neither_short_nor_long_no_seat_is_better_and_no_spell_is_idle(players: int) -> None:
    found = simulate(HOCUS, players, {"first": "1"}, policy="sensible", matches=MATCHES, seed=0)
    assert 12 <= found.rounds_median <= 25
    assert all(abs(rate - 1 / players) < POINTS for rate, _, _ in found.seat_win_rate)
    casts = [count for action, count in found.choices.items() if action.startswith("cast")]
    assert len(casts) == 16
    assert all(0.01 * sum(casts) < count < 0.2 * sum(casts) for count in casts)
