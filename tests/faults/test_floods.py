"""A short run of `python -m tests.faults.floods`, and faults that it must find. Judged by the time that the server
itself spends, so that other tests may run beside it."""

import pytest

from tests.faults import floods
from tests.faults.trial import Trial
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
AGAIN = 2, 6, 12
"""A flood that freezes others does so each time, and the larger it is the more: what is seen once was the machine."""

pytestmark = needs_meter


@pytest.mark.parametrize("flood", floods.FLOODS)
def test_no_flood_freezes_an_honest_table(flood: str) -> None:
    tried = []
    for seconds in AGAIN:
        trial = Trial(seconds)
        floods.run(trial, only=flood, by_clock=False)
        if not trial.violations:
            return
        tried.append(trial.report("floods"))
    pytest.fail("\n".join(tried))


@pytest.mark.parametrize("fault", FAULTS)
def test_it_finds_a_table_that_can_be_flooded(fault: str) -> None:
    assert any(finds(fault, seconds) for seconds in SECONDS)


def finds(fault: str, seconds: float) -> bool:
    """Whether a flood of so many seconds finds a fault."""
    trial = Trial(seconds)
    floods.run(trial, fault, FAULTS[fault], by_clock=False)
    return bool(trial.violations)
