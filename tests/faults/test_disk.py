"""A short run of `python -m tests.faults.disk`, faults that it must find, and a real server without room to write."""

import resource
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from abraka.table.store import Store
from abraka.table.writer import Writer
from tests.faults import disk
from tests.faults.trial import Trial, main
from tests.table.server import Server

SETTLES_S, LOOK_S = 60.0, 0.1


def test_what_is_answered_is_stored_and_what_is_refused_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("disk", disk.run, ["--seconds", "4"], {"failed writes": 1})
    told = capsys.readouterr().out
    assert code == 0, told
    assert " failed writes" in told


class CarelessWriter(Writer):
    """Says that all is well, whatever the disk says."""

    def _settle(self, settled: Any) -> None:
        super()._settle([(future, None) for future, _ in settled])


class ForgetfulWriter(Writer):
    """Goes on from a seal that was never stored."""

    def _sealed(self, connection: Any, row: Any, heads: Any) -> Any:
        sealed = super()._sealed(connection, row, heads)
        self._heads |= heads
        return sealed


class Careless(Store):
    """Has such a writer."""

    writes_by = CarelessWriter


class Forgetful(Store):
    """Has such a writer."""

    writes_by = ForgetfulWriter


@pytest.mark.parametrize("make", [Careless, Forgetful])
def test_it_finds_a_store_that_does_not_look_at_errors(make: type[Store]) -> None:
    trial = Trial(120, looks_for="")
    disk.run(trial, make)
    assert trial.found


def test_a_server_without_room_says_503_and_works_again_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # else, while rules are being compiled, another process serves
    with Server(tmp_path / "data") as server:
        assert server.process is not None
        pid, free = server.process.pid, resource.RLIM_INFINITY
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, free))
        assert _settles(server, 503)
        with httpx.Client(base_url=server.url, timeout=120) as guest:
            refused = guest.put("/api/me", json={"name": "Ada"})
            assert (refused.status_code, refused.json()["sentence"]) == (503, "not_stored")
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (free, free))
            assert _settles(server, 200)
            assert guest.put("/api/me", json={"name": "Ada"}).json()["name"] == "Ada"


def _settles(server: Server, status: int) -> bool:
    """Whether the health is so within a while: an answer holds for a second."""
    until = time.monotonic() + SETTLES_S
    with httpx.Client(base_url=server.url, timeout=30) as anybody:
        while time.monotonic() < until:
            if anybody.get("/healthz").status_code == status:
                return True
            time.sleep(LOOK_S)
    return False
