"""What takes long, away from the event loop: loading the rules, and the bots' thinking, here or at other machines."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from abraka.bots import Budget, Decision, Skill, bot_named
from abraka.bots.explain import Thought, explain
from abraka.bots.levels import ARCHMAGE, SKILLS
from abraka.bots.mind import mind_of
from abraka.core.compile import Entries
from abraka.core.game import driver_of
from abraka.table import metrics
from abraka.table.hiring import Hiring
from abraka.table.rounds import Claim, Rounds
from abraka.table.studies import studied

T = TypeVar("T")
POLITENESS = 10
"""Thinking threads give way to the one that serves people."""


class Thinkers:
    """The rules loaded, threads that think, and perhaps machines that do (`table.hiring`)."""

    def __init__(self) -> None:
        places = max(2, os.cpu_count() or 2)
        self._places = places
        self._hiring: Hiring | None = None
        self._pool = ThreadPoolExecutor(places, "thinker", _give_way)
        self._teller = ThreadPoolExecutor(1, "teller", _give_way)
        self._outlook = ThreadPoolExecutor(1, "outlook")  # people wait for it: it gives way to nobody
        self._rounds, self._stories = Rounds(places), Rounds(1)
        self._loading = asyncio.Lock()
        self._loaded: set[Entries] = set()

    async def hire(self, hiring: Hiring) -> None:
        """Lets other machines think, whenever there are some."""
        self._hiring = hiring
        hiring.on_places = lambda places: self._rounds.make_room(places or self._places)
        await hiring.begin()

    async def rules(self, game: str) -> None:
        """Loads a game's rules."""
        await self._load(driver_of(game))

    async def _mind(self, game: str) -> None:
        """Loads a game's bots."""
        await self._load(mind_of(game))

    async def _load(self, part: Entries) -> None:
        """Loads what is compiled when it is first needed: it takes a while and much memory."""
        async with self._loading:
            if part not in self._loaded:
                await asyncio.to_thread(part.compile)
                self._loaded.add(part)

    async def choose(self, level: str, decision: Decision, claim: Claim) -> str:
        """What a bot does, in notation."""
        skill = SKILLS.get(level)
        async with self._rounds.turn(claim) as share:
            budget = _budget(skill, share)
            if self._hiring is not None and skill is not None:
                action = await self._hiring.choose(level, decision, budget, skill.seconds)
                if action is not None:
                    return action
            if skill is not None:
                await self._mind(decision.game.name)
            bot = bot_named(level, budget)
            chosen = await self._run(lambda: bot.choose(decision))
        return decision.game.actions.write(chosen)

    async def hint(self, decision: Decision, most: int, claim: Claim) -> list[Thought]:
        """What a strong bot thinks, best first."""
        skill = ARCHMAGE.skill
        async with self._rounds.turn(claim) as share:
            budget = _budget(skill, share)
            if self._hiring is not None:
                thoughts = await self._hiring.hint(decision, most, budget, skill.seconds)
                if thoughts is not None:
                    return thoughts
            await self._mind(decision.game.name)
            return await self._run(lambda: explain(decision, budget=budget, limit=most))

    async def study(self, match: bytes, tell: Callable[[float], None]) -> bytes | None:
        """What an analysis finds in a match that is over; None if it did not come to its end."""
        document = await self._hiring.study(match, tell) if self._hiring is not None else None
        return document or await studied(match, tell)

    async def _run(self, work: Callable[[], T]) -> T:
        metrics.THOUGHTS.labels("here").inc()
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def tell(self, story: Callable[[], T], whose: str) -> T:
        """Has a story told, or a match played anew; that takes a while, so there is one at a time, and one asker's
        after another's: a person's at their table, else an address's, for anybody can be a new person."""
        async with self._stories.turn(Claim(whose)):
            return await asyncio.get_running_loop().run_in_executor(self._teller, story)

    def foresee(self, outlook: Callable[[], T]) -> "asyncio.Future[T]":
        """Has it found out where choices lead: a matter of milliseconds."""
        return asyncio.get_running_loop().run_in_executor(self._outlook, outlook)

    def close(self) -> None:
        """Thinks no more."""
        for pool in (self._pool, self._teller, self._outlook):
            pool.shutdown(wait=False, cancel_futures=True)


def _give_way() -> None:
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)


def _budget(skill: Skill | None, share: float) -> Budget | None:
    """How long a search may take if it has only a part of its time; as long as it likes, if it has all or is none."""
    if skill is None or not skill.sims or share >= 1:
        return None
    return Budget(seconds=skill.seconds * share)
