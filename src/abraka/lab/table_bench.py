"""How much a table carries: a server in a process of its own, and a load that comes over real sockets.

Two runs: *steady*, many matches of two players with an action a second each; and *fast*, some matches of four players
as fast as they can. An action's time runs from its sending to the moment when the last client has heard of it, which is
after it was stored.
"""

import asyncio
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from abraka.lab.local_server import free_port, server
from abraka.lab.table_load import LoadedTable, Lobby, Seating, first_look, play_all

COLD_LOOKS = 50
FAST_SHARE = 0.4
"""The fast run takes so much of the steady one's time, so that hardly a match comes to its end."""
Progress = Callable[[float, float], None]
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs work in a fast event loop."""
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


class Load(msgspec.Struct, frozen=True):
    """One run."""

    matches: int
    players: int
    actions_sent: int
    actions_stored: int
    lost: int
    p50_ms: float
    p99_ms: float
    stored_actions_per_s: float


class TableFigures(msgspec.Struct, frozen=True):
    """What was measured: latencies of the steady run, actions a second of the fast one, and both in full."""

    matches: int
    actions_sent: int
    actions_stored: int
    lost: int
    p50_ms: float
    p99_ms: float
    stored_actions_per_s: float
    memory_mb: float
    cold_match_ms: float
    steady: Load
    fast: Load


def bench_table(matches: int, fast_matches: int, seconds: float, progress: Progress) -> TableFigures:
    """Runs both loads on a fresh table."""
    allow_many_files()
    fast_seconds = FAST_SHARE * seconds
    subprocess.run([sys.executable, "-m", "abraka", "compile", "--bots"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="abraka-bench-") as folder:
        data, port = Path(folder), free_port()
        with server(data, port) as process:
            progress(1, 6)
            seatings = _seat(port, matches, 2)
            memory: list[float] = []
            steady = run(play_all(port, seatings, seconds, 1.0, lambda: memory.append(memory_mb(process.pid))))
            progress(3, 6)
        stored = [_stored(data, seating) for seating in seatings]
        with server(data, port):
            cold = run(_look(port, seatings[:COLD_LOOKS]))
            progress(4, 6)
            fast_seatings = _seat(port, fast_matches, 4)
            fast = run(play_all(port, fast_seatings, fast_seconds, 0.0, lambda: None))
            progress(6, 6)
        fast_stored = [_stored(data, seating) for seating in fast_seatings]
    one, two = _load(steady, stored, 2, seconds), _load(fast, fast_stored, 4, fast_seconds)
    return TableFigures(
        matches=matches,
        actions_sent=one.actions_sent,
        actions_stored=one.actions_stored,
        lost=one.lost + two.lost,
        p50_ms=one.p50_ms,
        p99_ms=one.p99_ms,
        stored_actions_per_s=two.stored_actions_per_s,
        memory_mb=memory[0],
        cold_match_ms=1000 * percentile(cold, 0.5),
        steady=one,
        fast=two,
    )


def _load(tables: Sequence[LoadedTable], stored: Sequence[int], players: int, seconds: float) -> Load:
    times = [one for table in tables for one in table.times]
    return Load(
        matches=len(tables),
        players=players,
        actions_sent=sum(table.sent for table in tables),
        actions_stored=sum(stored),
        lost=sum(max(0, table.accepted - kept) for table, kept in zip(tables, stored, strict=True)),
        p50_ms=1000 * percentile(times, 0.5),
        p99_ms=1000 * percentile(times, 0.99),
        stored_actions_per_s=sum(table.accepted for table in tables) / seconds,
    )


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which such a share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


def _seat(port: int, matches: int, players: int) -> list[Seating]:
    lobby = Lobby(port)
    return [lobby.seat(players) for _ in range(matches)]


async def _look(port: int, seatings: Sequence[Seating]) -> list[float]:
    return [await first_look(port, seating) for seating in seatings]


def _stored(data: Path, seating: Seating) -> int:
    """How many actions of a match are on the disk."""
    with closing(sqlite3.connect(data / "abraka.db")) as connection:
        query = "SELECT count(*) FROM journal WHERE match = ? AND kind = 'act'"
        return int(connection.execute(query, (seating.match,)).fetchone()[0])


def memory_mb(pid: int) -> float:
    """How much memory a process holds; not a number where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else float("nan")


def allow_many_files() -> None:
    """Every socket needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
