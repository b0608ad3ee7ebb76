"""Those who are told what happens at a table: each has a queue of its own, and nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from abraka.core.events import SPECTATOR
from abraka.table.settings import Limits

Writer = Callable[[Sequence[bytes]], bool]
"""Sends messages if they can go at once; says whether it did."""


class Listener:
    """One connection to a table."""

    def __init__(self, guest: str, audience: int, limits: Limits, write: Writer | None = None) -> None:
        self.guest, self.audience = guest, audience
        self._write = write
        self.gone = asyncio.Event()
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()

    @property
    def dropped(self) -> bool:
        """Whether it was given up."""
        return self.gone.is_set()

    @property
    def watches(self) -> bool:
        """Whether it has no seat."""
        return self.audience == SPECTATOR

    def push(self, *messages: bytes) -> None:
        """Sends messages, or puts them into the queue if they can't go at once; who has too much in it is dropped."""
        if self.dropped or (not self._queue and self._write is not None and self._write(messages)):
            return
        self._queue.extend(messages)
        self._bytes += sum(map(len, messages))
        if len(self._queue) > self._limits.queue_messages or self._bytes > self._limits.queue_bytes:
            self.drop()
        self._more.set()

    def drop(self) -> None:
        """Gives up on this client: it will come again and ask for what it missed."""
        self.gone.set()
        self._queue.clear()
        self._more.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when the client is dropped."""
        while not self._queue and not self.dropped:
            self._more.clear()
            await self._more.wait()
        if self.dropped:
            return None
        message = self._queue.popleft()
        self._bytes -= len(message)
        return message
