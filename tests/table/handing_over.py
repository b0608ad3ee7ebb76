"""A real server that begins on the plain rules although they are compiled, and goes over when it is told to."""

import asyncio
import sys
import threading
from pathlib import Path

from abraka.table import compiler, opening
from abraka.table.settings import Settings
from tests.table.server import Server


class HandingServer(Server):
    """The table as on a machine on which nothing is compiled yet; the compiler waits for a word."""

    @property
    def word(self) -> Path:
        """The file that lets the compiler work."""
        return self.data / "go-on"

    def command(self) -> list[str]:
        """What starts it."""
        return [sys.executable, "-m", "tests.table.handing_over", str(self.data), str(self.port)]


def main(data: str, port: str) -> None:
    """Serves until it is told to stop."""
    settings = Settings(data=Path(data), host="127.0.0.1", port=int(port))
    word, compiling = settings.data / "go-on", compiler.Compiler.run

    async def run(self: compiler.Compiler) -> bool:
        while not await asyncio.to_thread(word.exists):
            await asyncio.sleep(0.05)
        return await compiling(self)

    compiler.Compiler.run = run  # type: ignore[method-assign]
    opening._all_compiled = lambda: False
    opening.open_table(settings, False, print)
    print("closed", threading.active_count())


if __name__ == "__main__":
    main(*sys.argv[1:])
