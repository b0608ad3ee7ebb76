"""A short run of `python -m tests.cluster.faults`, and what its checker must find."""

from collections.abc import Callable
from typing import Any

import psycopg
import pytest

from abraka.lab.local_services import Postgres, missing_bus
from abraka.table.postgres import open_postgres
from abraka.table.store import Store
from abraka.table.tenure import Tenure
from tests.cluster import faults
from tests.cluster.faults import History
from tests.cluster.test_postgres import entries
from tests.faults.rows import new_match, new_table
from tests.table.loop import in_loop

pytestmark = pytest.mark.skipif(bool(missing_bus()), reason=missing_bus() or "all is here")
PATIENCE_S = 60.0
"""Other tests run at the same time; how long it takes on a free machine is told by the long run."""


def test_whatever_fails_nothing_accepted_is_lost_and_every_match_goes_on() -> None:
    trial = faults.run(matches=3, seconds=45, seed=24, patience_s=PATIENCE_S)
    assert trial.found == []
    assert len(trial.done) >= 2
    assert sum(len(history.accepted) for _, history in trial.histories) > 20


def told(number: int, kind: str = "act", at: int = 0) -> dict[str, Any]:
    return {"type": "news", "version": number, "kind": kind, "seat": 0, "at": at or number}


@in_loop
async def test_the_checker_finds_what_is_lost_or_told_twice(postgres: Postgres) -> None:
    url = postgres.database()
    engine = open_postgres(url)
    tenure = Tenure(engine, False, "key")
    tenure.enroll()
    store = Store(engine, tenure)
    await store.begin_match(new_table(1), new_match(1), b"key")
    await store.append("m1", entries(1, 3))
    await store.close()
    whole = History()
    for number in (1, 2, 3):
        whole.tell(told(number))
        whole.accept({"version": number, "id": f"c{number}"})
    assert faults.check(url, [("t1", whole)]) == []
    careless: list[tuple[Callable[[History], None], str]] = [
        (lambda h: h.tell(told(2, at=9)), "was told as"),
        (lambda h: h.tell(told(4)), "is kept as None"),
        (lambda h: h.accept({"version": 3, "id": "other"}), "accepted twice"),
        (lambda h: h.accept({"version": 4, "id": "c4"}), "is lost"),
    ]
    for change, sign in careless:
        history = History(dict(whole.told), dict(whole.accepted))
        change(history)
        assert any(sign in fault for fault in faults.check(url, [("t1", history)])), sign
    with psycopg.connect(url) as connection:
        connection.execute("DELETE FROM journal WHERE number = 2")
    found = faults.check(url, [("t1", whole)])
    engine.dispose()
    assert any("has gaps" in fault for fault in found) and any("damaged" in fault for fault in found)
