"""A server that shares its house's database: it says that it lives, looks who else does, and steps down if it must."""

import asyncio
from collections.abc import Callable

import structlog

from abraka.table import metrics
from abraka.table.house import House
from abraka.table.tenure import BEAT_S, Deposed, Others, Tenure
from abraka.table.writer import NotStored

LOOK_S = 0.5
log = structlog.get_logger()


class Node:
    """One of those."""

    def __init__(self, house: House, tenure: Tenure) -> None:
        self._house, self._tenure = house, tenure
        self._chores: list[asyncio.Task[None]] = []
        self.draining = False
        self.on_look: Callable[[Others], None] = lambda others: None
        self.on_close: Callable[[], None] = lambda: None

    @property
    def may_tell(self) -> bool:
        """Whether nobody else can have taken over yet."""
        return self._tenure.holds

    def begin(self) -> None:
        """Lives from now on."""
        metrics.NODE.state("alive")
        self._chores = [asyncio.create_task(chore) for chore in (self._beat(), self._look())]

    async def drain(self) -> None:
        """Hands all tables over, one by one; whoever sits there comes again, to another node."""
        self.draining = self._tenure.draining = True
        await self._house.hand_over_all()

    async def close(self) -> None:
        """Gives everything back, so that nobody needs to wait until this node is missed."""
        self.on_close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        try:
            await asyncio.to_thread(self._tenure.resign)
        except Exception as error:  # the others find out by themselves
            log.error("not_resigned", cause=type(error).__name__)

    async def _beat(self) -> None:
        while True:
            try:
                await self._tenure.beat(self._house.store)
                if self._tenure.unsure:
                    await self._step_down()
            except Deposed:
                await self._step_down()
            except NotStored as error:
                log.error("no_beat", cause=str(error))
            await asyncio.sleep(BEAT_S)

    async def _step_down(self) -> None:
        """Forgets what is no longer true, and comes again as a new node."""
        log.error("stepped_down", node=self._tenure.node)
        metrics.NODE.state("stepped down")
        self._tenure.silence()
        await self._house.step_down()
        while True:
            try:
                await asyncio.to_thread(self._tenure.enroll)
                break
            except Exception as error:
                log.error("not_enrolled", cause=str(error))
                await asyncio.sleep(BEAT_S)
        await self._house.step_down()  # what came in between
        metrics.NODE.state("alive")
        log.info("enrolled", node=self._tenure.node)

    async def _look(self) -> None:
        while True:
            try:
                others = await self._tenure.look(self._house.store)
                self.on_look(others)
                if not self.draining:
                    await self._house.adopt(others.orphans)
            except NotStored as error:
                log.error("no_look", cause=str(error))
            except Exception:
                log.exception("look_failed")
            await asyncio.sleep(LOOK_S)
