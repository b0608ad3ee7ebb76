"""What takes long, away from the event loop: compiling rules once, and the bots' thinking."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import structlog

from abraka.bots import Decision, bot_named
from abraka.bots.explain import Thought, explain
from abraka.bots.mind import mind_of
from abraka.bots.together import is_ready
from abraka.core.game import GAMES, load

T = TypeVar("T")
POLITENESS = 10
"""Thinking threads give way to the one that serves people."""

LOOK_S = 1
"""Seconds between two looks at what is compiled."""

log = structlog.get_logger()


class Thinkers:
    """The rules made ready, and threads that think."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), "thinker", _give_way)
        self._rules = {name: asyncio.Event() for name in GAMES}
        self._minds = {name: asyncio.Event() for name in GAMES}

    def has_rules(self, game: str) -> bool:
        """Whether a game can be played at once."""
        return self._rules[game].is_set()

    async def rules(self, game: str) -> None:
        """Waits until a game's rules are compiled."""
        await self._rules[game].wait()

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
        command = [sys.executable, "-m", "abraka", "compile", *missing, *(["--bots"] if bots else [])]
        compiler = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        try:
            while compiler.poll() is None:
                await asyncio.sleep(LOOK_S)
                await self._take_ready()
        finally:
            _end(compiler)

    async def _take_ready(self) -> None:
        for name in GAMES:
            for ready, bots in ((self._rules[name], False), (self._minds[name], True)):
                if not ready.is_set() and await asyncio.to_thread(_loaded, name, bots):
                    ready.set()
                    log.info("ready", game=name, bots=bots)

    async def choose(self, level: str, decision: Decision) -> str:
        """What a bot does, in notation."""
        bot = bot_named(level)
        if level != "random":
            await self._minds[decision.game.name].wait()
        action = await self._run(lambda: bot.choose(decision))
        return decision.game.actions.write(action)

    async def hint(self, decision: Decision, most: int) -> list[Thought]:
        """What a strong bot thinks, best first."""
        await self._minds[decision.game.name].wait()
        return await self._run(lambda: explain(decision, limit=most))

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Thinks no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _end(compiler: "subprocess.Popen[bytes]") -> None:
    """Ends a compiler that is no longer needed, with the processes that it has begun."""
    with suppress(ProcessLookupError):
        os.killpg(compiler.pid, signal.SIGKILL)
    compiler.wait()


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


def _loaded(name: str, bots: bool) -> bool:
    """Loads a game's rules, or its bots, if they are compiled; says whether they are."""
    if not is_ready(name, bots):
        return False
    (mind_of(name) if bots else load(name)).compile()
    return True
