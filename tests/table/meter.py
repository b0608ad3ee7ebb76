"""What a server spends while somebody waits: a measure that other programs on the same machine do not change."""

import os
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

CORES = os.cpu_count() or 1
needs_meter = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what another process has spent")


class Time(NamedTuple):
    """Seconds."""

    clock: float
    loop: float
    """Processor time of the thread on which everything waits for everything."""
    process: float
    """Processor time of all threads."""

    def since(self, before: "Time") -> "Time":
        """What has passed."""
        return Time(*(now - then for now, then in zip(self, before, strict=True)))


class Meter:
    """What a process has spent, as Linux counts it: however little of the processor it gets, its own work takes as
    long."""

    def __init__(self, process: int) -> None:
        self._process = ~process << 3 | 2  # clock_getcpuclockid(3)
        self._loop = Path(f"/proc/{process}/task/{process}/schedstat")

    def read(self) -> Time:
        """Up to now."""
        loop = int(self._loop.read_text(encoding="ascii").split()[0]) / 1e9
        return Time(time.monotonic(), loop, time.clock_gettime(self._process))
