"""Some nodes of one house, with the services that they need."""

import shutil
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from abraka.lab.local_services import Nats, Postgres, Service
from tests.cluster.proxy import Proxy
from tests.table.server import START_S, Server


class Node(Server):
    """`abraka play` as one of several."""

    patient = False
    """It is given up only after a long time."""

    def command(self) -> list[str]:
        """What starts it."""
        command = super().command()
        return [command[0], "-m", "tests.cluster.patient", *command[3:]] if self.patient else command

    def freeze(self) -> None:
        """Stops it where it is; it does not notice."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Lets it go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def drain(self) -> int:
        """Ends it as an upgrade does; returns its exit code."""
        return self._end(signal.SIGTERM)


class ThinkerProcess(Service):
    """`abraka think` in a process of its own."""

    start_s = float(START_S)

    def __init__(self, folder: Path, bus: str, places: int = 2) -> None:
        super().__init__()
        self._log, self._bus, self._places = folder / f"thinker{self.port}.log", bus, places
        self._before = 0  # of the log was written by those before it

    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, "-m", "abraka", "think", "--bus", self._bus, "--places", str(self._places)]

    def popen(self) -> "subprocess.Popen[bytes]":
        """Its process, begun."""
        with self._log.open("ab") as log:
            return subprocess.Popen(self.command(), stdout=log, stderr=log)

    def begin(self) -> None:
        """Starts it, and waits until it thinks."""
        self._before = len(self.log())
        super().begin()

    def answers(self) -> bool:
        """Whether it thinks."""
        return "Thinking for whoever asks" in self.log()[self._before :]

    def log(self) -> str:
        """All that it has written."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def kill(self) -> None:
        """Ends it without a warning."""
        self.stop()

    def signal(self, which: signal.Signals) -> None:
        """Stops it where it is, or lets it go on."""
        assert self.process is not None
        self.process.send_signal(which)


class Cluster:
    """A house with PostgreSQL, NATS and so many nodes."""

    def __init__(
        self, folder: Path, nodes: int, postgres: Postgres | None = None, proxied: bool = False, patient: bool = False
    ) -> None:
        self._own = postgres is None
        self.postgres, self.nats = postgres or Postgres(), Nats()
        self._folder, self._count = folder, nodes
        self.nodes: list[Node] = []
        self.thinkers: list[ThinkerProcess] = []
        self._proxied, self._patient = proxied, patient
        self.proxies: list[tuple[Proxy, Proxy]] = []
        """Of each node, to PostgreSQL and to NATS."""
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        if self._own:
            self._stack.enter_context(self.postgres)
        self._stack.enter_context(self.nats)
        self.url = self.postgres.database()
        for _ in range(self._count):
            self.add()
        return self

    def add(self) -> Node:
        """One node more."""
        data = self._folder / f"node{len(self.nodes)}"
        data.mkdir(parents=True, exist_ok=True)
        for key in ("secret.key", "push.key"):
            if self.nodes:
                shutil.copy(self.nodes[0].data / key, data / key)
        database, bus = self.url, self.nats.url
        if self._proxied:
            lines = Proxy(self.postgres.port), Proxy(self.nats.port)
            self.proxies.append(lines)
            for line in lines:
                self._stack.callback(line.close)
            database = database.replace(f":{self.postgres.port}/", f":{lines[0].port}/")
            bus = f"nats://127.0.0.1:{lines[1].port}"
        node = Node(data, "--database", database, "--bus", bus)
        node.patient = self._patient
        self._stack.enter_context(node)
        self.nodes.append(node)
        return node

    def add_thinker(self) -> ThinkerProcess:
        """One thinker more."""
        machine = ThinkerProcess(self._folder, self.nats.url)
        self.thinkers.append(self._stack.enter_context(machine))
        return machine

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()
