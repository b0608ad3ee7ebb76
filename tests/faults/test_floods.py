"""A short run of `python -m tests.faults.floods`, and faults that it must find."""

import os

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


pytestmark = pytest.mark.skipif(
    not os.environ.get("ABRAKA_QUIET"),
    reason="measures time, so it wants a quiet machine: ABRAKA_QUIET=1 says that it is one",
)


def test_no_flood_freezes_an_honest_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floods, "NOISE_S", 4.0)  # other tests run at the same time; the program itself allows nothing
    code = main("floods", floods.run, ["--seconds", "10"])
    told = capsys.readouterr().out
    assert code == 0, told
    assert f"{len(floods.FLOODS)} floods" in told


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds_a_table_that_can_be_flooded(fault: str) -> None:
    trial = Trial(10)
    floods.run(trial, fault, FAULTS[fault])
    assert trial.violations
