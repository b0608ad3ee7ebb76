"""A short run of `python -m tests.faults.floods`, and faults that it must find."""

import pytest

from tests.faults import floods
from tests.faults.trial import Trial, main

FAULTS = {
    "count_messages_only": "frames",
    "wait_for_ever": "half_requests",
    "tell_each": "sockets",
    "block": "journals",
    "first_come": "thinking",
}


def test_no_flood_keeps_an_honest_table_waiting(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("floods", floods.run, ["--seconds", "20"])
    told = capsys.readouterr().out
    assert code == 0, told
    assert f"{len(floods.FLOODS)} floods" in told


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds_a_table_that_can_be_flooded(fault: str) -> None:
    trial = Trial(10)
    floods.run(trial, fault, FAULTS[fault])
    assert trial.violations
