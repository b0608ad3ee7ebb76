"""A machine that thinks for the nodes: `abraka think`. It needs the bus and its own processors, and nothing else.

It holds nothing that would be missed: whatever it does when it is killed is done by another.
"""

import asyncio
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import structlog
import uvloop

from abraka.bots.mind import mind_of
from abraka.bots.together import is_ready
from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES, driver_of
from abraka.core.records import JIT
from abraka.table.bus import Bus
from abraka.table.compiler import Compiler
from abraka.table.hiring import BEAT_S, Beat, space
from abraka.table.jobs import Progress, Question, Result, Study, encode, read_job, think
from abraka.table.logs import set_up_logs
from abraka.table.studies import studied

STOP_S = 3.5
"""So long what was begun may take once it has been told to stop: the longest thought."""
log = structlog.get_logger()


class Thinker:
    """So many places, each for one thought at a time, and one for matches that are over."""

    def __init__(self, bus: Bus, places: int) -> None:
        self._bus, self._places, self.name = bus, places, secrets.token_hex(8)
        self._pool = ThreadPoolExecutor(places, "thinker")
        self._thinking: set[asyncio.Task[None]] = set()
        self._studying: asyncio.Task[None] | None = None
        self._leaving = False

    async def run(self, ended: asyncio.Event, tell: Callable[[str], None]) -> None:
        """Thinks until it is told to stop; then ends what was begun."""
        beating = asyncio.create_task(self._beat())
        for _ in range(self._places):
            await self._offer_place()
        await self._offer_study()
        tell(f"Thinking for whoever asks, {self._places} at a time. Press Ctrl-C to end.")
        await ended.wait()
        await self._leave(beating)

    async def _leave(self, beating: asyncio.Task[None]) -> None:
        self._leaving = True
        if self._thinking:
            await asyncio.wait(self._thinking, timeout=STOP_S)
        beating.cancel()
        self._bus.tell("beat", encode(Beat(self.name, 0)))
        if self._studying is not None:
            self._studying.cancel()
            await asyncio.wait([self._studying])
        await self._bus.close()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _beat(self) -> None:
        while True:
            self._bus.tell("beat", encode(Beat(self.name, self._places)))
            await asyncio.sleep(BEAT_S)

    # A free place.

    async def _offer_place(self) -> None:
        if not self._leaving:
            await self._bus.answer_one("job", self._take_question)
            self._bus.tell("free", b"")

    async def _offer_study(self) -> None:
        if not self._leaving:
            await self._bus.answer_one("study", self._take_study)
            self._bus.tell("free.study", b"")

    async def _take_question(self, data: bytes) -> bytes:
        """Takes a job, unless it goes; whoever gives it is told at once who has it."""
        job = read_job(data)
        if self._leaving or not isinstance(job, Question):
            return b""
        task = asyncio.create_task(self._think(job))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return self.name.encode()

    async def _take_study(self, data: bytes) -> bytes:
        job = read_job(data)
        if self._leaving or not isinstance(job, Study):
            return b""
        self._studying = asyncio.create_task(self._study(job))
        return self.name.encode()

    # What is done there.

    async def _think(self, job: Question) -> None:
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, think, job)
        except Exception:
            log.exception("not_thought", game=job.game)
            found = None
        self._bus.tell(f"result.{job.station}", encode(Result(job.id, found)))
        await self._offer_place()

    async def _study(self, job: Study) -> None:
        def tell(share: float) -> None:
            self._bus.tell(f"progress.{job.station}", encode(Progress(job.id, share)))

        try:
            found = await studied(job.match, tell)
        except Exception:
            log.exception("not_studied")
            found = None
        self._bus.tell(f"result.{job.station}", encode(Result(job.id, found)))
        await self._offer_study()


def run(address: str, places: int, tell: Callable[[str], None]) -> None:
    """Thinks until it is told to stop."""
    set_up_logs()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_run(address, places, tell))


async def _run(address: str, places: int, tell: Callable[[str], None]) -> None:
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(one, ended.set)
    bus = Bus(address, space())
    await bus.open()  # refused at once, not after all is compiled
    preparing, ending = asyncio.create_task(_prepare(tell)), asyncio.create_task(ended.wait())
    await asyncio.wait([preparing, ending], return_when=asyncio.FIRST_COMPLETED)
    ending.cancel()
    if ended.is_set():
        preparing.cancel()
        await asyncio.wait([preparing])
        await bus.close()
    else:
        await preparing
        await Thinker(bus, places).run(ended, tell)


async def _prepare(tell: Callable[[str], None]) -> None:
    """Compiles what is not, and loads it: nobody shall wait for that."""
    if JIT and not all(is_ready(name, bots=True) for name in GAMES):
        tell("Compiling the rules first (only once); until then the nodes think themselves.")
        if not await Compiler(lambda share: None).run():
            raise AbrakaError("The rules could not be compiled; the log says why.")
    await asyncio.to_thread(_load)


def _load() -> None:
    for name in GAMES:
        driver_of(name).compile()
        mind_of(name).compile()
