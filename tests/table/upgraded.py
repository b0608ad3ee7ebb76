"""A real server whose rules have another version, as after an upgrade."""

import sys
from pathlib import Path

import msgspec

from abraka.core.game import GAMES
from abraka.table.opening import open_table
from abraka.table.settings import Settings
from tests.table.server import Server


class UpgradedServer(Server):
    """The table, after an upgrade of all rules."""

    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, "-m", "tests.table.upgraded", str(self.data), str(self.port)]


def main(data: str, port: str) -> None:
    """Serves until it is told to stop."""
    for name, spec in GAMES.items():
        GAMES[name] = msgspec.structs.replace(spec, rules_version=spec.rules_version + 1)
    open_table(Settings(data=Path(data), host="127.0.0.1", port=int(port)), False, print)


if __name__ == "__main__":
    main(*sys.argv[1:])
