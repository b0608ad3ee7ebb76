"""A table of one's own on loopback, to be measured."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from abraka.core.errors import AbrakaError

START_S = 900.0
LOOK_S = 0.02


def free_port() -> int:
    """A port that nobody uses now."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server(data: Path, port: int, *more: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A server whose rules are compiled; ended as Ctrl-C would."""
    with starting(data, port, *more) as process:
        wait_until_compiled(process, port)
        yield process


@contextmanager
def starting(
    data: Path, port: int, *more: str, environment: Mapping[str, str] | None = None, log: int = subprocess.DEVNULL
) -> "Iterator[subprocess.Popen[bytes]]":
    """A server that has just been started; ended as Ctrl-C would."""
    command = [sys.executable, "-m", "abraka", "play", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", str(data), *more],
        stdout=subprocess.DEVNULL,
        stderr=log,
        env=os.environ | (environment or {}),
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            process.wait(60)


def fetch(port: int, path: str) -> bytes:
    """What the server answers."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
        return bytes(answer.read())


def wait_until_compiled(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Waits until the server plays on the compiled rules."""
    wait_for(process, lambda: compiled(port))


def compiled(port: int) -> bool:
    """Whether the server plays on the compiled rules."""
    about: Any = msgspec.json.decode(fetch(port, "/api/about"))
    return bool(about["compiled"] == 1)


def wait_for(process: "subprocess.Popen[bytes]", there: Callable[[], object]) -> None:
    """Waits until something can be had of the server."""
    until = time.monotonic() + START_S
    while time.monotonic() < until and process.poll() is None:
        try:
            if there():
                return
        except (urllib.error.URLError, OSError):
            pass
        time.sleep(LOOK_S)
    raise AbrakaError("The table to be measured did not start.")
