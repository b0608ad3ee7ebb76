"""A real server in a process of its own, for tests."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

START_S = 180


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`abraka play` on loopback, started, killed and started again on the same data."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data, self.port, self._arguments = data, free_port(), arguments
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://{self.host}"

    @property
    def database(self) -> str | None:
        """The address of the database, if it is not a file of its own."""
        given = list(self._arguments)
        return given[given.index("--database") + 1] if "--database" in given else None

    def command(self) -> list[str]:
        """What starts it."""
        command = [sys.executable, "-m", "abraka", "play", "--no-browser", "--no-analyse", "--host", "127.0.0.1"]
        return [*command, "--port", str(self.port), "--data", str(self.data), *self._arguments]

    def start(self) -> Self:
        """Starts it and waits until it is healthy."""
        self.data.mkdir(parents=True, exist_ok=True)
        log = (self.data / "server.log").open("ab")
        self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=os.environ | {"ABRAKA_LOG": "info"})
        log.close()
        self._wait()
        return self

    def _wait(self) -> None:
        assert self.process is not None
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended: {self.log()}")
            try:
                if httpx.get(f"{self.url}/healthz", timeout=10).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def log(self) -> str:
        """All that it has written."""
        return (self.data / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """Ends it without a warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ends it as Ctrl-C does; returns its exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process = None
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.kill()
