"""Compiling several games at once, each in a process of its own, as many as there are cores."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from functools import partial
from queue import Empty, Queue
from typing import Any

from abraka.bots.mind import mind_of
from abraka.core.compile import Entries
from abraka.core.game import driver_of

POLITENESS = 19
"""A compiler in the background takes what others leave."""

LISTEN = 0.2
"""Seconds between two looks at whether all is done."""

_reports: Any = None
"""Where a worker says how far it is."""


def is_ready(name: str, bots: bool) -> bool:
    """Whether a game's rules, and if asked for its bots, need no compiler any more."""
    return all(part.compiled for part in _parts(name, bots))


def compile_together(names: Sequence[str], bots: bool, tell: Callable[[float], None]) -> None:
    """Compiles these games; tells again and again which share of the work is done."""
    largest_first = sorted(names, key=lambda name: -len(driver_of(name).rules()))
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager:
        reports = manager.Queue()
        workers = min(len(names), os.cpu_count() or 1)
        with ProcessPoolExecutor(workers, context, _begin, (reports,)) as pool:
            jobs = [pool.submit(_compile, name, bots) for name in largest_first]
            _listen(jobs, reports, dict.fromkeys(names, 0.0), tell)
            for job in jobs:
                job.result()


def _begin(reports: Any) -> None:
    global _reports
    _reports = reports


def _parts(name: str, bots: bool) -> list[Entries]:
    return [driver_of(name), mind_of(name)] if bots else [driver_of(name)]


def _compile(name: str, bots: bool) -> None:
    parts = _parts(name, bots)
    for before, part in enumerate(parts):
        part.compile(partial(_tell, name, before, len(parts)))


def _tell(name: str, before: int, parts: int, done: int, total: int) -> None:
    _reports.put((name, (before + done / total) / parts))


def _listen(
    jobs: Sequence[Future[None]], reports: "Queue[Any]", shares: dict[str, float], tell: Callable[[float], None]
) -> None:
    """Passes on how far all are together, until the last one is done."""
    while wait(jobs, 0).not_done:
        try:
            name, share = reports.get(timeout=LISTEN)
        except Empty:
            continue
        shares[name] = share
        tell(sum(shares.values()) / len(shares))


def _compile_alone(name: str) -> None:
    """Compiles one game with its bots, giving way to everybody else, and writes the shares that are done."""
    os.nice(POLITENESS)
    parts = _parts(name, bots=True)
    for before, part in enumerate(parts):
        part.compile(partial(_write_share, before, len(parts)))


def _write_share(before: int, parts: int, done: int, total: int) -> None:
    print((before + done / total) / parts, flush=True)


if __name__ == "__main__":
    _compile_alone(sys.argv[1])
