"""A short run of `python -m tests.faults.races`, and faults that it must find."""

import pytest

from tests.faults import races
from tests.faults.trial import Trial, main

CHANGES = "rematches", "kicks", "new tokens", "stand-ins", "sockets"
ENOUGH = {"rematches": 12, "new tokens": 6}
"""So many make it next to certain that a careless table is seen: on a busy machine they take longer."""


def test_nobody_gets_into_anothers_seat_however_close_the_race(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("races", races.run, ["--seconds", "5"], dict.fromkeys(CHANGES, 1))
    told = capsys.readouterr().out
    assert code == 0, told
    for what in (*CHANGES, "checks"):
        assert f" {what}" in told


@pytest.mark.parametrize("fault", ["keep_listeners", "trust_listeners"])
def test_it_finds_a_table_that_does_not_look_again(fault: str) -> None:
    trial = Trial(8, wants=ENOUGH)
    races.run(trial, fault)
    assert trial.violations, trial.report("races")
