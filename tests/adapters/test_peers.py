"""Our games beside those of others: every way, every library; what is not installed is said."""

import json
import sys

import pytest

from abraka.adapters.peers import THEIRS, measure
from abraka.core.game import GAMES
from tests.command import Command


def test_all_are_measured_in_every_way(command: Command) -> None:
    done = command("bench", "peers", "--runs", "1", "--seconds", "0.001", "--json")
    assert done.code == 0
    figures = json.loads(done.out)
    found = {(row["way"], row["library"], row["game"]) for row in figures["rows"]}
    expected = {(way, "abraka", game) for way in ("play", "observe", "aec") for game in GAMES}
    expected |= {(way, "open-spiel", game) for way in ("play", "observe") for game in THEIRS}
    assert found == expected | {("aec", "pettingzoo", "connect_four")}
    assert all(row["steps_per_s"] > 0 and row["version"][0].isdigit() for row in figures["rows"])
    assert figures["missing"] == {} and figures["machine"]["cpus"] >= 1


def test_what_is_not_installed_is_left_out_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pyspiel", "pettingzoo.classic.connect_four_v3"):
        monkeypatch.setitem(sys.modules, name, None)  # as if it were not there
    found = measure(1, 0.001, lambda done, total: None)
    assert {row.library for row in found.rows} == {"abraka"}
    assert set(found.missing) == {"open-spiel hearts", "open-spiel spades", "pettingzoo connect_four"}
    assert "pyspiel" in found.missing["open-spiel hearts"]
