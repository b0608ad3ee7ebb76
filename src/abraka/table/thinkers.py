"""What takes long, away from the event loop: compiling rules once, and the bots' thinking."""

import asyncio
import fcntl
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

import structlog

from abraka.bots import Decision, bot_named
from abraka.bots.explain import Thought, explain
from abraka.bots.mind import mind_of
from abraka.bots.together import is_ready
from abraka.core.compile import Entries
from abraka.core.game import GAMES, driver_of

T = TypeVar("T")
POLITENESS = 10
"""Thinking threads give way to the one that serves people."""

LOOK_S = 1
"""Seconds between two looks at what is compiled."""

log = structlog.get_logger()


class Thinkers:
    """The rules made ready, and threads that think."""

    def __init__(self, lock: Path) -> None:
        self._lock = lock
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), "thinker", _give_way)
        self._teller = ThreadPoolExecutor(1, "teller", _give_way)
        self._rules = {name: asyncio.Event() for name in GAMES}
        self._minds = {name: asyncio.Event() for name in GAMES}
        self._loading = asyncio.Lock()
        self._loaded: set[Entries] = set()

    def has_rules(self, game: str) -> bool:
        """Whether a game's rules are compiled."""
        return self._rules[game].is_set()

    async def rules(self, game: str) -> None:
        """Waits until a game's rules are compiled, and loads them."""
        await self._rules[game].wait()
        await self._load(driver_of(game))

    async def _mind(self, game: str) -> None:
        """Waits until a game's bots are compiled, and loads them."""
        await self._minds[game].wait()
        await self._load(mind_of(game))

    async def _load(self, part: Entries) -> None:
        """Loads what is compiled when it is first needed: it takes a while and much memory."""
        async with self._loading:
            if part not in self._loaded:
                await asyncio.to_thread(part.compile)
                self._loaded.add(part)

    async def prepare(self) -> None:
        """Makes all games and their bots ready: what was compiled before at once, the rest in the background."""
        try:
            await self._take_ready()
            for bots in (False, True):
                await self._compile(bots)
        except Exception:
            log.exception("not_prepared")

    async def _compile(self, bots: bool) -> None:
        """Compiles what is missing, rules or bots, in a process of its own that shows how far it is.

        Each game is taken as soon as it is ready.
        """
        missing = [name for name in GAMES if not await asyncio.to_thread(is_ready, name, bots)]
        if not missing:
            return
        with self._lock.open("ab") as lock:
            while not _locked(lock):  # another server compiles, or one that was killed has left its compiler at work
                await self._look_again()
            missing = [name for name in missing if not await asyncio.to_thread(is_ready, name, bots)]
            if missing:
                await self._run_compiler([*missing, *(["--bots"] if bots else [])], lock.fileno())

    async def _run_compiler(self, arguments: list[str], lock: int) -> None:
        """Compiles, taking each game as soon as it is ready; the compiler holds the lock for as long as it lives."""
        command = [sys.executable, "-m", "abraka", "compile", *arguments]
        compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True, pass_fds=[lock])
        try:
            while compiler.poll() is None:
                await self._look_again()
        finally:
            _end(compiler)

    async def _look_again(self) -> None:
        await asyncio.sleep(LOOK_S)
        await self._take_ready()

    async def _take_ready(self) -> None:
        for name in GAMES:
            for ready, bots in ((self._rules[name], False), (self._minds[name], True)):
                if not ready.is_set() and await asyncio.to_thread(is_ready, name, bots):
                    ready.set()
                    log.info("ready", game=name, bots=bots)

    async def choose(self, level: str, decision: Decision) -> str:
        """What a bot does, in notation."""
        bot = bot_named(level)
        if level != "random":
            await self._mind(decision.game.name)
        action = await self._run(lambda: bot.choose(decision))
        return decision.game.actions.write(action)

    async def hint(self, decision: Decision, most: int) -> list[Thought]:
        """What a strong bot thinks, best first."""
        await self._mind(decision.game.name)
        return await self._run(lambda: explain(decision, limit=most))

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def tell(self, story: Callable[[], T]) -> T:
        """Has a story told; they take a while, so there is one at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._teller, story)

    def close(self) -> None:
        """Thinks no more."""
        for pool in (self._pool, self._teller):
            pool.shutdown(wait=False, cancel_futures=True)


def _locked(file: IO[bytes]) -> bool:
    """Takes a lock, unless somebody else has it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _end(compiler: "subprocess.Popen[bytes]") -> None:
    """Ends a compiler that is no longer needed, with the processes that it has begun."""
    with suppress(ProcessLookupError):
        os.killpg(compiler.pid, signal.SIGKILL)
    compiler.wait()


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)
