"""What takes long, away from the event loop: compiling rules once, and the bots' thinking."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import structlog

from abraka.bots import Decision, bot_named
from abraka.bots.explain import Thought, explain
from abraka.bots.mind import mind_of
from abraka.bots.together import compile_together, is_ready
from abraka.core.game import GAMES, load
from abraka.core.records import JIT

T = TypeVar("T")
POLITENESS = 10
"""Thinking threads give way to the one that serves people."""

log = structlog.get_logger()


class Thinkers:
    """The rules made ready, and threads that think."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(max(2, os.cpu_count() or 2), "thinker", _give_way)
        self._rules = {name: asyncio.Event() for name in GAMES}
        self._minds = {name: asyncio.Event() for name in GAMES}
        self.failed: str | None = None

    def has_rules(self, game: str) -> bool:
        """Whether a game can be played at once."""
        return self._rules[game].is_set()

    async def rules(self, game: str) -> None:
        """Waits until a game's rules are compiled."""
        await self._rules[game].wait()

    async def prepare(self, tell: Callable[[float], None]) -> None:
        """Makes all games and their bots ready: what was compiled before at once, the rest in the background."""
        loop = asyncio.get_running_loop()
        for name in GAMES:
            if is_ready(name, bots=False):
                await loop.run_in_executor(None, _load_rules, name)
                self._rules[name].set()
        missing = [name for name in GAMES if not is_ready(name, bots=True)] if JIT else []
        compiling = loop.run_in_executor(None, compile_together, missing, True, tell) if missing else None
        while compiling is not None and not compiling.done():
            await asyncio.wait([compiling], timeout=1)
            await self._note_ready()
        if compiling is not None:
            await compiling
        await self._note_ready()

    async def _note_ready(self) -> None:
        loop = asyncio.get_running_loop()
        for name in GAMES:
            if not self._rules[name].is_set() and (not JIT or is_ready(name, bots=False)):
                await loop.run_in_executor(None, _load_rules, name)
                self._rules[name].set()
            if not self._minds[name].is_set() and (not JIT or is_ready(name, bots=True)):
                await loop.run_in_executor(None, _load_mind, name)
                self._minds[name].set()
                log.info("game_ready", game=name)

    async def choose(self, level: str, decision: Decision) -> str:
        """What a bot does, in notation."""
        await self._minds[decision.game.name].wait()
        action = await self._run(lambda: bot_named(level).choose(decision))
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


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


def _load_rules(name: str) -> None:
    load(name).compile()


def _load_mind(name: str) -> None:
    mind_of(name).compile()
