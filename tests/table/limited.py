"""A real server with other limits than the usual ones, so that a test need not send thousands of messages."""

import sys
from pathlib import Path

import msgspec

from abraka.table.opening import open_table
from abraka.table.settings import Limits, Settings
from tests.table.server import Server


class LimitedServer(Server):
    """The table, with some of its limits changed; push services may be on this machine, if a test has one there."""

    def __init__(self, data: Path, **limits: float) -> None:
        super().__init__(data)
        self._push_loopback = bool(limits.pop("push_loopback", False))
        self._limits = limits

    def command(self) -> list[str]:
        """What starts it."""
        limits = msgspec.json.encode(self._limits).decode()
        return [
            sys.executable,
            "-m",
            "tests.table.limited",
            str(self.data),
            str(self.port),
            limits,
            str(self._push_loopback),
        ]


def main(data: str, port: str, limits: str, push_loopback: str) -> None:
    """Serves until it is told to stop."""
    settings = Settings(
        data=Path(data),
        host="127.0.0.1",
        port=int(port),
        limits=msgspec.json.decode(limits, type=Limits),
        push_loopback=push_loopback == str(True),
    )
    open_table(settings, False, print)


if __name__ == "__main__":
    main(*sys.argv[1:])
