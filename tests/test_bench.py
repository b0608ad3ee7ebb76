"""The benchmark's keys and types; how fast anything is, is no matter for a test."""

import json
import math

import pytest

from abraka.core.errors import OptionError
from abraka.core.game import load
from abraka.lab.bench import bench
from tests.command import Command

POSITIVE = {
    "inside_actions_per_s",
    "two_threads_actions_per_s",
    "driven_actions_per_s",
    "search_sims_per_s",
    "copy_ns",
    "batch_steps_per_s",
    "batch_features_steps_per_s",
    "batch_two_threads_steps_per_s",
    "features_ns",
    "see_steps_per_s",
    "warm_start_s",
    "warm_play_s",
}


def test_the_json_has_every_figure(command: Command) -> None:
    done = command("bench", "towers", "--runs", "1", "--seconds", "0.01", "--json")
    assert done.code == 0
    figures = json.loads(done.out)
    assert all(isinstance(figures[name], float) and figures[name] > 0 for name in POSITIVE)
    assert isinstance(figures["state_bytes"], int) and 0 < figures["state_bytes"] < 2048
    assert figures["cold_compile_s"] is None
    assert (figures["game"], figures["players"], figures["options"]["variant"]) == ("towers", 4, "base")
    machine = figures["machine"]
    assert len(machine["load"]) == 3 and machine["cpus"] >= 1
    assert machine["python"].startswith("3.") and machine["numba"]


def test_the_table_names_every_figure(command: Command) -> None:
    done = command("bench", "towers", "--players", "2", "--runs", "1", "--seconds", "0.01")
    assert done.code == 0
    for words in (
        "inside compiled code",
        "two threads",
        "driven from Python",
        "simulations of a search",
        "copying",
        "masks and features",
        "size",
        "cold compile",
        "load",
    ):
        assert words in done.out


def test_progress_is_told_step_by_step() -> None:
    told: list[tuple[int, int]] = []
    bench(load("towers"), 2, runs=1, seconds=0.01, progress=lambda done, total: told.append((done, total)))
    assert told[:13] == [(n, 12) for n in range(13)]


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan, math.inf])
def test_a_time_that_can_not_be_measured_is_refused(seconds: float) -> None:
    with pytest.raises(OptionError, match="a number of seconds above 0"):
        bench(load("towers"), 2, runs=1, seconds=seconds)
