"""A short run of `python -m tests.faults.powercut`, and a fault that it must find."""

import pytest

from tests.faults import powercut
from tests.faults.trial import Trial, main


def test_what_was_answered_is_there_after_a_power_cut(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("powercut", powercut.run, ["--seconds", "4"], {"cuts": 1})
    told = capsys.readouterr().out
    assert code == 0, told
    assert " cuts" in told


def test_it_finds_a_database_that_is_not_flushed() -> None:
    trial = Trial(120, looks_for="was answered and is lost")
    powercut.run(trial, "PRAGMA synchronous = OFF")
    assert trial.found


def test_its_exit_code_tells_of_a_violation(capsys: pytest.CaptureFixture[str]) -> None:
    unflushed = main("powercut", lambda trial: powercut.run(trial, "PRAGMA synchronous = OFF"), ["--seconds", "240"])
    assert unflushed == 1
    assert "violations" in capsys.readouterr().out
