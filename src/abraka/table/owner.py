"""The one task that owns a table: everything that is to happen there queues up for it, and is done one by one."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import structlog

from abraka.core.errors import AbrakaError
from abraka.table.refusals import TableRefusal
from abraka.table.store import NotStored

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
log = structlog.get_logger()


class Owner:
    """Does things in the order in which they were asked for."""

    def __init__(self, name: str) -> None:
        self.idle_since = time.monotonic()
        self.ended = False
        self._name = name
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._at_work = False

    def begin(self) -> None:
        """Begins to work."""
        self._task = asyncio.create_task(self._own(), name=f"table {self._name}")

    def end(self) -> None:
        """Does nothing more."""
        self.ended = True
        if self._task is not None:
            self._task.cancel()
        self._refuse_rest()

    async def stop(self) -> None:
        """To be done by the owner itself, in its turn: all that came before is done, and nothing that comes after."""
        self.ended = True

    @property
    def busy(self) -> bool:
        """Whether something is being done, or waits to be."""
        return self._at_work or not self._inbox.empty()

    async def _own(self) -> None:
        while not self.ended:
            self._at_work = False
            work, answer = await self._inbox.get()
            self._at_work = True
            try:
                result = await work()
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception as error:
                self._fail(answer, error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self._refuse_rest()

    def _refuse_rest(self) -> None:
        while not self._inbox.empty():
            self._fail(self._inbox.get_nowait()[1], TableRefusal("stopping"))

    def _fail(self, answer: "asyncio.Future[Any]", error: Exception) -> None:
        if isinstance(error, NotStored):
            log.error("not_stored", table=self._name, cause=str(error))
            error = TableRefusal("not_stored")
        elif not isinstance(error, AbrakaError):
            log.error("table_failed", table=self._name, exc_info=error)
        if not answer.done():
            answer.set_exception(error)
            answer.exception()  # it may be that nobody waits for it

    def ask(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Has something done, after all that came before; ready once it is done."""
        if self.ended:
            raise TableRefusal("stopping")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.idle_since = time.monotonic()
        self._inbox.put_nowait((work, answer))
        return answer

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has something done, and waits for it."""
        return await self.ask(work)

    def do_later(self, work: Work) -> None:
        """Has something done that nobody waits for."""
        if not self.ended:
            self._inbox.put_nowait((work, asyncio.get_running_loop().create_future()))
