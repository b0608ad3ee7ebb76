"""A short run of `python -m tests.faults.clock`, and a fault that it must find."""

import time
from typing import Any

import pytest

from abraka.table.cleaning import Cleaner
from tests.faults import clock
from tests.faults.trial import Trial, main


def test_a_clock_that_jumps_cleans_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("clock", clock.run, ["--seconds", "4"], {"jumps": 1})
    told = capsys.readouterr().out
    assert code == 0, told
    assert " jumps" in told


class Wall(Cleaner):
    """Believes the clock on the wall."""

    def __init__(self, store: Any, limits: Any, steady: Any) -> None:
        super().__init__(store, limits, lambda: time.time_ns() / 1e9)

    def _passed(self) -> tuple[float, int]:
        now = self._clock()
        return now, int(1000 * max(0.0, now - self._counted))


def test_it_finds_a_cleaner_that_believes_the_clock() -> None:
    trial = Trial(120, looks_for="was cleaned after")
    clock.run(trial, Wall)
    assert trial.found
