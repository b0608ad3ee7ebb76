"""A short run of `python -m tests.faults.kill`, and faults that it must find."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from abraka.table import backups
from abraka.table.database import beside
from abraka.table.store import Store
from tests.faults import kill
from tests.faults.trial import Trial, main

PAUSE_S = 0.05
"""Between two steps, or as long as all before them took: then the slowest machine is killed there at times."""


def test_nothing_is_lost_by_kills_at_any_moment(capsys: pytest.CaptureFixture[str]) -> None:
    wants = {f"kills in {kind.name}": 1 for kind in kill.KINDS}
    code = main("kill", kill.run, ["--seconds", "6"], wants)
    told = capsys.readouterr().out
    assert code == 0, told
    assert all(figure in told for figure in wants), told


def careless_restore(source: Path, target: Path) -> None:
    """As it once was: what is written beside the old file goes first."""
    began, part = time.monotonic(), target.with_name("part")
    backups.copy(source, part)
    backups._keep(target)
    for old in beside(target):
        old.unlink(missing_ok=True)
    time.sleep(max(PAUSE_S, time.monotonic() - began))
    part.replace(target)


def test_it_finds_a_restore_of_more_than_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "_bring_together", lambda path: None)
    monkeypatch.setattr(backups, "restore", careless_restore)
    trial = Trial(120, looks_for="")
    kill.run(trial, kill.Restore)
    assert trial.found


def test_it_finds_a_store_that_answers_too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append

    def hasty(self: Store, match: str, entries: Any) -> Any:
        append(self, match, entries)
        told = asyncio.get_running_loop().create_future()
        told.set_result(None)
        return told

    monkeypatch.setattr(Store, "append", hasty)
    trial = Trial(120, looks_for="was answered and is lost")
    kill.run(trial, kill.Playing)
    assert trial.found
