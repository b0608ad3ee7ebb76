"""A short run of `python -m tests.faults.floods`, and faults that it must find. Judged by the time that the server
itself spends, so that other tests may run beside it."""

from functools import partial

import pytest

from tests.faults import floods
from tests.faults.trial import Trial, main
from tests.table.meter import needs_meter

FAULTS = {
    "count_messages_only": "frames",
    "wait_for_ever": "half_requests",
    "tell_each": "sockets",
    "block": "journals",
    "first_come": "thinking",
}


SECONDS = 6, 12, 24
"""A flood is tried for longer if a shorter one finds nothing: on a busy machine it takes time to rise."""

pytestmark = needs_meter


def test_no_flood_freezes_an_honest_table(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("floods", partial(floods.run, by_clock=False), ["--seconds", "10"])
    told = capsys.readouterr().out
    assert code == 0, told
    assert f"{len(floods.FLOODS)} floods" in told


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds_a_table_that_can_be_flooded(fault: str) -> None:
    assert any(finds(fault, seconds) for seconds in SECONDS)


def finds(fault: str, seconds: float) -> bool:
    """Whether a flood of so many seconds finds a fault."""
    trial = Trial(seconds)
    floods.run(trial, fault, FAULTS[fault], by_clock=False)
    return bool(trial.violations)
