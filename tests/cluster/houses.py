"""Some nodes of one house, with the services that they need."""

import shutil
import signal
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.cluster.proxy import Proxy
from tests.cluster.servers import Nats, Postgres
from tests.table.server import Server


class Node(Server):
    """`abraka play` as one of several."""

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


class Cluster:
    """A house with PostgreSQL, NATS and so many nodes."""

    def __init__(self, folder: Path, nodes: int, postgres: Postgres | None = None, proxied: bool = False) -> None:
        self._own = postgres is None
        self.postgres, self.nats = postgres or Postgres(), Nats()
        self._folder, self._count = folder, nodes
        self.nodes: list[Node] = []
        self._proxied = proxied
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
        self._stack.enter_context(node)
        self.nodes.append(node)
        return node

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()
