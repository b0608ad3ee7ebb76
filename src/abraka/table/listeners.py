"""Those who are told what happens at a table: each has a queue of its own, and nobody waits for a slow one."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from math import inf

from abraka.core.events import SPECTATOR
from abraka.table.seating import Ticket
from abraka.table.settings import Limits

Writer = Callable[[Sequence[bytes]], bool]
"""Sends messages if they can go at once; says whether it did."""


class Listener:
    """One connection to a table."""

    def __init__(self, ticket: Ticket, person: str, audience: int, limits: Limits, write: Writer | None = None) -> None:
        self.ticket, self.person, self.audience = ticket, person, audience
        self.knows = 0  # the last news of the table that it has
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


class Company:
    """All who are at a table: those who listen, counted, so that nobody needs to look at each to know who is there, and
    those who only looked in a moment ago."""

    def __init__(self, visit_s: float) -> None:
        self._visit_s = visit_s
        self._all: set[Listener] = set()
        self._counts: Counter[int] = Counter()
        self._looked_in = {False: -inf, True: -inf}  # when somebody last did, and when somebody who sits here

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._all))

    @property
    def audiences(self) -> Collection[int]:
        """The audiences somebody of whom is there."""
        return self._counts.keys()

    @property
    def seats(self) -> list[int]:
        """The seats whose people are there."""
        return [audience for audience in self._counts if audience != SPECTATOR]

    @property
    def watchers(self) -> int:
        """How many watch."""
        return self._counts[SPECTATOR]

    @property
    def present(self) -> bool:
        """Whether somebody is there, or was a moment ago."""
        return bool(self._all) or self._lately(False) or self._lately(True)

    @property
    def seated(self) -> bool:
        """Whether somebody is there who sits at the table."""
        return len(self._counts) > (SPECTATOR in self._counts) or self._lately(True)

    def look_in(self, seated: bool) -> None:
        """Somebody comes and goes at once, as those do who need no socket."""
        self._looked_in[seated] = time.monotonic()

    def _lately(self, seated: bool) -> bool:
        return time.monotonic() < self._looked_in[seated] + self._visit_s

    def add(self, listener: Listener) -> None:
        """Somebody comes."""
        self._all.add(listener)
        self._counts[listener.audience] += 1

    def remove(self, listener: Listener) -> None:
        """Somebody goes, if they were there."""
        if listener not in self._all:
            return
        self._all.remove(listener)
        self._counts[listener.audience] -= 1
        if not self._counts[listener.audience]:
            del self._counts[listener.audience]


class Bundle:
    """Work that is wanted often and done rarely: at once if it was not done of late, else once when time is up."""

    def __init__(self, every_s: float, work: Callable[[], None]) -> None:
        self._every_s, self._work = every_s, work
        self._done = -inf
        self._later: asyncio.TimerHandle | None = None

    def soon(self) -> None:
        """Has it done, together with whatever else wants it done in the meantime."""
        if self._later is not None:
            return
        loop = asyncio.get_running_loop()
        due = self._done + self._every_s
        if loop.time() >= due:
            self.now()
        else:
            self._later = loop.call_at(due, self.now)

    def now(self) -> None:
        """Has it done."""
        self.close()
        self._done = asyncio.get_running_loop().time()
        self._work()

    def close(self) -> None:
        """Lets it be."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
