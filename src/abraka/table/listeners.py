"""Those who are told what happens at a table: each has a queue of its own, and nobody waits for a slow one."""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import islice
from math import inf
from typing import Protocol

from abraka.core.events import SPECTATOR
from abraka.table.seating import Ticket
from abraka.table.settings import Limits
from abraka.table.times import now_ms


class Line(Protocol):
    """What a connection goes over."""

    gone: asyncio.Event
    """Set when it has come to its end."""

    def write(self, messages: Sequence[bytes]) -> bool:
        """Sends messages if they can go at once; says whether it did."""


class Listener:
    """One connection to a table."""

    name = ""
    """How somebody is called who watches."""

    def __init__(
        self,
        ticket: Ticket,
        person: str,
        audience: int,
        limits: Limits,
        line: Line,
        ways: bool = False,
    ) -> None:
        self.ticket, self.person, self.audience = ticket, person, audience
        self.knows = 0  # the last news of the table that it has
        self.ways = ways  # whether it wants to be told where its choices lead
        self.foresees = -1  # the version of which it was told that
        self._line = line
        self._limits = limits
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self.dropped = False  # given up
        self.may_tell: Callable[[], bool] = lambda: True

    @property
    def watches(self) -> bool:
        """Whether it has no seat."""
        return self.audience == SPECTATOR

    def push(self, *messages: bytes) -> None:
        """Sends messages, or puts them into the queue if they can't go at once; who has too much in it is dropped, and
        so is everybody once the table may be another node's."""
        if not self.may_tell():
            self.drop()
        if self.dropped or (not self._queue and self._line.write(messages)):
            return
        self._queue.extend(messages)
        self._bytes += sum(map(len, messages))
        if len(self._queue) > self._limits.queue_messages or self._bytes > self._limits.queue_bytes:
            self.drop()

    def drop(self) -> None:
        """Gives up on this client: it will come again and ask for what it missed."""
        self.dropped = True
        self._queue.clear()
        self._line.gone.set()

    def flush(self) -> None:
        """Sends what waits, as far as it can go now."""
        while self._queue and self._line.write((self._queue[0],)):
            self._bytes -= len(self._queue.popleft())


class Company:
    """All who are at a table: those who listen, counted, so that nobody needs to look at each to know who is there, and
    those who only looked in a moment ago."""

    def __init__(self, visit_s: float) -> None:
        self._visit_s = visit_s
        self._all: dict[Listener, None] = {}  # in the order in which they came
        self._counts: Counter[int] = Counter()
        self._looked_in = {False: -inf, True: -inf}  # when somebody last did, and when somebody who sits here
        self._seen: dict[int, int] = {}  # when the person of a seat was last here
        self._since = now_ms()

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

    def away(self, seats: int) -> dict[int, int]:
        """The seats whose people are not there, with when they last were."""
        return {seat: self._seen.get(seat, self._since) for seat in range(seats) if seat not in self._counts}

    def watching(self, most: int) -> list[str]:
        """How the first of those are called who watch; no more are looked at, however many there are."""
        return list(islice((listener.name for listener in self._all if listener.watches), most))

    @property
    def present(self) -> bool:
        """Whether somebody is there, or was a moment ago."""
        return bool(self._all) or self._lately(False) or self._lately(True)

    @property
    def seated(self) -> bool:
        """Whether somebody is there who sits at the table."""
        return len(self._counts) > (SPECTATOR in self._counts) or self._lately(True)

    def look_in(self, audience: int) -> None:
        """Somebody comes and goes at once, as those do who need no socket."""
        self._looked_in[audience != SPECTATOR] = time.monotonic()
        self._seen[audience] = now_ms()

    def _lately(self, seated: bool) -> bool:
        return time.monotonic() < self._looked_in[seated] + self._visit_s

    def add(self, listener: Listener) -> None:
        """Somebody comes."""
        self._all[listener] = None
        self._counts[listener.audience] += 1

    def remove(self, listener: Listener) -> None:
        """Somebody goes, if they were there."""
        if listener not in self._all:
            return
        del self._all[listener]
        self._counts[listener.audience] -= 1
        if not self._counts[listener.audience]:
            del self._counts[listener.audience]
            self._seen[listener.audience] = now_ms()


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
