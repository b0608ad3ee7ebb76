"""The bus: how the nodes of a house talk to each other, over NATS.

Whatever is said may be lost. So nothing depends on it: what is kept is in the database, and whoever notices that
something was lost lets the client come again. What is told is told in order: one task passes on what waits.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog

from abraka.core.errors import AbrakaError

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg

CONNECT_S, AGAIN_S = 5.0, 0.2
MOST_WAITING = 50_000
"""So many messages may wait to be passed on; beyond it all is given up."""
PENDING_BYTES = 64 << 20
SCHEMES = ("nats", "tls")
Hear = Callable[[bytes], None]
Answer = Callable[[bytes], Awaitable[bytes]]
log = structlog.get_logger()


class NoBus(AbrakaError):  # noqa: N818  # what happened
    """The bus does not answer."""


class Bus:
    """A connection to NATS. `space` keeps what is said here apart from what others say there."""

    def __init__(self, address: str, space: str) -> None:
        self._address, self._prefix = address, f"abraka.{space}."
        self._client: Client
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._more = asyncio.Event()
        self._pump: asyncio.Task[None] | None = None  # once it is open
        self._tasks: set[asyncio.Task[Any]] = set()
        self.on_loss: Callable[[], None] = lambda: None  # something that was said may be lost
        self.on_return: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Connects; refuses an address at which nobody answers."""
        check_bus(self._address)
        import nats
        from nats.errors import Error

        try:
            async with asyncio.timeout(CONNECT_S):
                self._client = await nats.connect(
                    self._address,
                    name="abraka",
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=AGAIN_S,
                    connect_timeout=2,
                    ping_interval=2,
                    max_outstanding_pings=2,
                    pending_size=-1,  # what can't be said at once is lost, and is known to be
                    error_cb=self._wrong,
                    disconnected_cb=self._lost,
                    reconnected_cb=self._back,
                )
        except (Error, OSError, TimeoutError, ValueError) as error:
            raise NoBus(
                f"The bus can't be used: nobody answers at {_shown(self._address)} as it was asked "
                f"({type(error).__name__})."
            ) from None
        self._pump = asyncio.create_task(self._pass_on(), name="bus")

    @property
    def is_up(self) -> bool:
        """Whether it is connected."""
        return bool(self._client.is_connected)

    async def close(self) -> None:
        """Passes on what still waits, and says nothing more."""
        self.on_loss = self.on_return = lambda: None
        with suppress(Exception):
            async with asyncio.timeout(1):
                while self._waiting and self.is_up:
                    await asyncio.sleep(0.005)
                await self._client.flush()
        for task in (*self._tasks, *([self._pump] if self._pump else [])):
            task.cancel()
        with suppress(Exception):
            await self._client.close()

    # Saying.

    def tell(self, subject: str, message: bytes) -> None:
        """Says something to whoever listens; in order, and without waiting. While the bus is away it is lost."""
        if not self.is_up:
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.on_loss()
            return
        self._waiting.append((self._prefix + subject, message))
        self._more.set()

    async def _pass_on(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._waiting:
                subject, message = self._waiting.popleft()
                try:
                    await self._client.publish(subject, message)
                except Exception as error:
                    log.error("not_said", cause=type(error).__name__)
                    self._waiting.clear()
                    self.on_loss()
                    await asyncio.sleep(0)

    async def ask(self, subject: str, message: bytes, within_s: float) -> bytes:
        """Asks whoever listens; refuses with `NoBus` if nobody answers in time."""
        try:
            answer = await self._client.request(self._prefix + subject, message, timeout=within_s)
        except Exception as error:
            raise NoBus(f"Nobody has answered: {type(error).__name__}.") from None
        return bytes(answer.data)

    # Hearing.

    async def listen(self, subject: str, hear: Hear) -> None:
        """Hears what is said."""

        async def take(message: "Msg") -> None:
            hear(message.data)

        await self._client.subscribe(
            self._prefix + subject, cb=take, pending_msgs_limit=MOST_WAITING, pending_bytes_limit=PENDING_BYTES
        )

    async def answer(self, subject: str, answer: Answer) -> None:
        """Answers what is asked, many at the same time."""
        await self._client.subscribe(self._prefix + subject, cb=self._answering(answer))

    async def answer_one(self, subject: str, answer: Answer) -> None:
        """Answers one question, of those that are asked of anybody who is free."""
        taken = await self._client.subscribe(self._prefix + subject, queue="any", cb=self._answering(answer))
        await taken.unsubscribe(limit=1)

    def _answering(self, answer: Answer) -> "Callable[[Msg], Awaitable[None]]":
        async def do(message: "Msg") -> None:
            with suppress(Exception):
                await message.respond(await answer(message.data))

        async def take(message: "Msg") -> None:
            task = asyncio.create_task(do(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        return take

    async def _wrong(self, error: Exception) -> None:
        if self._pump is None:
            return  # what is wrong is said at once, by who opens it
        log.error("bus", cause=type(error).__name__)
        self.on_loss()

    async def _lost(self) -> None:
        self.on_loss()

    async def _back(self) -> None:
        self.on_return()


def check_bus(address: str) -> None:
    """Refuses what is no address of a bus, and one that nothing here can talk to."""
    if address.partition("://")[0] not in SCHEMES or not address.partition("://")[2]:
        raise AbrakaError(f"“{_shown(address)}” is no address of a bus: write nats://HOST:4222.")
    try:
        import nats  # noqa: F401  # only whether it is there
    except ImportError:
        raise AbrakaError("A bus needs a package more: install “abraka[scale]”.") from None


def _shown(address: str) -> str:
    """An address without what is secret in it."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
