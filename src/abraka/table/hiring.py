"""Has thinkers on other machines think: whoever of them is free takes the next job, the most urgent first.

A free place of a thinker answers one question and no more, so the bus itself knows who is free, and no job waits behind
another. A thinker that falls silent, or takes too long, is given up: another does its job. Nobody depends on them. If
there are none, or none is free for too long, the node thinks itself.
"""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from abraka.bots import Budget, Decision
from abraka.bots.explain import Thought
from abraka.table import metrics
from abraka.table.bus import Bus, NoBus
from abraka.table.jobs import ANALYSIS, HINT, MOVE, Progress, Question, Result, Study, edition, encode, question
from abraka.table.jobs import read_thoughts as thoughts_in

BEAT_S, LIFE_S = 0.5, 2.0
"""So often a thinker says that it lives, and so long it does after it has."""
TAKE_S, AGAIN_S, STEP_S = 1.0, 0.25, 0.01
"""Until somebody must have taken a job; between two looks for somebody free; so much earlier the more urgent look."""
PATIENCE_S = 3.0
"""A decision for which nobody was free for so long is made here."""
SPARE_S, STUCK_S = 5.0, 120.0
"""So much longer than usual a thought may take; so long a study may tell nothing."""
TRIES = 3
log = structlog.get_logger()


class Beat(msgspec.Struct, frozen=True, array_like=True):
    """What a thinker says of itself."""

    thinker: str
    places: int  # none: it goes


read_beat = msgspec.msgpack.Decoder(Beat).decode
read_result = msgspec.msgpack.Decoder(Result).decode
read_progress = msgspec.msgpack.Decoder(Progress).decode


def space() -> str:
    """Where nodes and thinkers talk: those of the same edition, of whatever house."""
    return f"think.{edition()}"


def _seconds(budget: Budget | None) -> float | None:
    return budget.seconds if budget is not None else None


class Gone(Exception):  # noqa: N818  # what happened
    """The thinker that had a job is gone."""


class Given:
    """A job that is given away; what comes of it may be heard before it is known who has it."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.result: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()


class Hiring:
    """The thinkers there are, and what they do for this node."""

    def __init__(self, bus: Bus) -> None:
        self._bus, self._station = bus, secrets.token_hex(8)
        self.on_places: Callable[[int], None] = lambda places: None
        self._alive: dict[str, tuple[int, float]] = {}  # places of thinkers, and when they were last heard of
        self._given: dict[str, Given] = {}
        self._told: dict[str, Callable[[float], None]] = {}  # who hears how far a study is
        self._lines: dict[int, deque[asyncio.Future[None]]] = {MOVE: deque(), HINT: deque(), ANALYSIS: deque()}
        self._watching: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Looks for thinkers from now on."""
        await self._bus.open()
        self._bus.on_loss = self._lost
        await self._bus.listen("beat", self._hear_beat)
        await self._bus.listen("free", lambda data: self._call(MOVE, HINT))
        await self._bus.listen("free.study", lambda data: self._call(ANALYSIS))
        await self._bus.listen(f"result.{self._station}", self._hear_result)
        await self._bus.listen(f"progress.{self._station}", self._hear_progress)
        self._watching = asyncio.create_task(self._watch(), name="thinkers")

    async def close(self) -> None:
        """Asks nobody any more."""
        if self._watching is not None:
            self._watching.cancel()
        await self._bus.close()

    @property
    def places(self) -> int:
        """How many thoughts others can think at the same time."""
        return sum(places for places, _ in self._alive.values())

    # What is wanted.

    async def choose(self, level: str, decision: Decision, budget: Budget | None, usual_s: float) -> str | None:
        """What a bot does, in notation; None if it is to be found out here."""
        if not self.places:
            return None
        asked = question(secrets.token_hex(8), self._station, decision, level, 0, _seconds(budget))
        data = await self._have_done(MOVE, asked, PATIENCE_S, usual_s + SPARE_S)
        return data.decode() if data is not None else None

    async def hint(self, decision: Decision, most: int, budget: Budget | None, usual_s: float) -> list[Thought] | None:
        """What a strong bot thinks; None if it is to be found out here."""
        if not self.places:
            return None
        asked = question(secrets.token_hex(8), self._station, decision, "", most, _seconds(budget))
        data = await self._have_done(HINT, asked, PATIENCE_S, usual_s + SPARE_S)
        return thoughts_in(data) if data is not None else None

    async def study(self, match: bytes, tell: Callable[[float], None]) -> bytes | None:
        """What an analysis found in a match that is over; None if it is to be found out here."""
        job = Study(secrets.token_hex(8), self._station, match)
        self._told[job.id] = tell
        try:
            return await self._have_done(ANALYSIS, job, None, STUCK_S)
        finally:
            del self._told[job.id]

    async def _have_done(
        self, rank: int, job: Question | Study, patience_s: float | None, within_s: float
    ) -> bytes | None:
        """Has a job done, by another if need be; None if nobody does it."""
        for _ in range(TRIES):
            given = self._given[job.id] = Given()
            try:
                thinker = await self._give(rank, job, patience_s)
                result = await self._result(given, thinker, within_s) if thinker is not None else None
            except Gone:
                metrics.THOUGHTS.labels("lost").inc()
                log.warning("thinker_lost")
                continue
            finally:
                del self._given[job.id]
            if thinker is not None:
                metrics.THOUGHTS.labels("elsewhere" if result is not None else "failed").inc()
            return result
        return None

    # Giving a job away.

    async def _give(self, rank: int, job: Question | Study, patience_s: float | None) -> str | None:
        """Gives a job to whoever is free, as soon as somebody is; None if that takes too long, or nobody is there."""
        subject, message, began = "study" if rank == ANALYSIS else "job", encode(job), time.monotonic()
        line = self._lines[rank]
        wait = bool(self._waiting_before(rank))
        while self.places and (patience_s is None or time.monotonic() - began < patience_s):
            if wait:
                await self._wait_in(line)
                await asyncio.sleep(STEP_S * rank)
            with suppress(NoBus):
                if thinker := (await self._bus.ask(subject, message, TAKE_S)).decode():
                    return thinker
            wait = True
        return None

    def _waiting_before(self, rank: int) -> int:
        """How many wait that are as urgent."""
        return sum(len(line) for other, line in self._lines.items() if other <= rank)

    async def _wait_in(self, line: deque[asyncio.Future[None]]) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(called)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_S):
                    await called
        finally:
            with suppress(ValueError):
                line.remove(called)

    def _call(self, *ranks: int) -> None:
        """Somebody is free: whoever is the most urgent looks again."""
        for rank in ranks:
            line = self._lines[rank]
            while line:
                called = line.popleft()
                if not called.done():
                    called.set_result(None)
                    return

    # What is heard.

    async def _result(self, given: Given, thinker: str, within_s: float) -> bytes | None:
        """Waits for what a thinker finds out; gives it up if it falls silent, or takes too long."""
        given.heard = time.monotonic()
        while True:
            done, _ = await asyncio.wait([given.result], timeout=BEAT_S)
            if done:
                return given.result.result()
            if thinker not in self._alive or time.monotonic() - given.heard > within_s:
                raise Gone

    def _hear_result(self, data: bytes) -> None:
        result = read_result(data)
        given = self._given.get(result.id)
        if given is not None and not given.result.done():
            given.result.set_result(result.data)

    def _hear_progress(self, data: bytes) -> None:
        progress = read_progress(data)
        given = self._given.get(progress.id)
        if given is not None:
            given.heard = time.monotonic()
            self._told[progress.id](progress.share)

    def _hear_beat(self, data: bytes) -> None:
        beat = read_beat(data)
        if beat.places:
            self._alive[beat.thinker] = beat.places, time.monotonic()
        else:
            self._alive.pop(beat.thinker, None)
        self._count()

    def _lost(self) -> None:
        """What thinkers have said may be lost, so all that they have is given to others."""
        for given in self._given.values():
            if not given.result.done():
                given.result.set_exception(Gone())
                given.result.exception()  # it may be that nobody waits for it

    async def _watch(self) -> None:
        """Misses thinkers that are silent."""
        while True:
            await asyncio.sleep(BEAT_S)
            long_ago = time.monotonic() - LIFE_S
            for thinker, (_, heard) in list(self._alive.items()):
                if heard < long_ago:
                    del self._alive[thinker]
            self._count()

    def _count(self) -> None:
        metrics.PLACES.set(self.places)
        self.on_places(self.places)
