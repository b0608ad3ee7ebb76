"""Compiling in the background: a process for each game, as many as there are cores, all giving way to the server."""

import asyncio
import fcntl
import os
import sys
from collections.abc import Callable
from typing import IO

import structlog

from abraka.bots.together import is_ready
from abraka.core.cache import private_folder
from abraka.core.game import GAMES

LOOK_S = 1.0
"""Seconds between two looks at whether another has finished compiling."""

log = structlog.get_logger()


class Compiler:
    """Compiles what is missing, in the order in which people want it."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self._tell = tell
        self.waiting = sorted(GAMES, key=lambda name: GAMES[name].order)
        self._shares = dict.fromkeys(GAMES, 0.0)

    def want(self, game: str) -> None:
        """Somebody opens a game: it comes next, if it has not begun."""
        if game in self.waiting:
            self.waiting.remove(game)
            self.waiting.insert(0, game)

    async def run(self) -> bool:
        """Compiles all games and their bots; says whether that worked."""
        with (private_folder() / "compiling.lock").open("ab") as lock:
            while not _locked(lock):  # another server compiles, or one that was killed has left its compiler at work
                await asyncio.sleep(LOOK_S)
            self._leave_out(await asyncio.to_thread(_ready, tuple(self.waiting)))
            workers = min(len(self.waiting), os.cpu_count() or 1)
            return all(await asyncio.gather(*(self._work(lock.fileno()) for _ in range(workers))))

    def _leave_out(self, names: list[str]) -> None:
        """These need no compiling. Called in the loop, like `want`: the queue changes nowhere else."""
        for name in names:
            self.waiting.remove(name)
            self._progress(name, 1.0)

    def _progress(self, game: str, share: float) -> None:
        self._shares[game] = share
        self._tell(sum(self._shares.values()) / len(self._shares))

    async def _work(self, lock: int) -> bool:
        """Compiles one game after the other."""
        while self.waiting:
            if not await self._compile(self.waiting.pop(0), lock):
                return False
        return True

    async def _compile(self, game: str, lock: int) -> bool:
        """Compiles a game in a process of its own, which holds the lock for as long as it lives."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "abraka.bots.together", game,
            stdout=asyncio.subprocess.PIPE, pass_fds=[lock], start_new_session=True,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                self._progress(game, float(line))
            worked = await process.wait() == 0
        finally:
            if process.returncode is None:
                process.kill()
        log.log(20 if worked else 40, "compiled" if worked else "not_compiled", game=game)
        return worked


def _ready(names: tuple[str, ...]) -> list[str]:
    """Which of the games are compiled already."""
    return [name for name in names if is_ready(name, bots=True)]


def _locked(file: IO[bytes]) -> bool:
    """Takes a lock, unless somebody else has it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
