"""Who thinks next, and how long: in rounds, so that nobody's bots wait for all of somebody else's.

Tables at which a seated person is present come first. Among those that wait, one guest comes after the other, however
many tables each has; and when many wait, each thinks a shorter while, so that a round takes no longer than a thought.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

SHORTEST = 0.02
"""Of the time that it would like, everybody gets at least this part."""


class Claim(NamedTuple):
    """On whose account something is thought about, and whether a seated person is there to wait for it."""

    guest: str
    present: bool = True


class Rounds:
    """The number of bots that can think at once; the others wait for their turn."""

    def __init__(self, places: int) -> None:
        self._places = self._free = places
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[None]]], ...] = (OrderedDict(), OrderedDict())
        self._wanted: Counter[str] = Counter()  # thoughts of each guest, waiting and being thought

    def make_room(self, places: int) -> None:
        """So many can think at once from now on."""
        self._free += places - self._places
        self._places = places
        self._call_next()

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[float]:
        """Waits for one's turn; what comes is the part of its usual time that a thought may take."""
        self._wanted[claim.guest] += 1
        try:
            await self._wait(claim)
            try:
                yield self._share(claim.guest)
            finally:
                self._free += 1
                self._call_next()
        finally:
            self._wanted[claim.guest] -= 1
            if not self._wanted[claim.guest]:
                del self._wanted[claim.guest]

    def _share(self, guest: str) -> float:
        """A guest's part of the places, divided by the guest's own thoughts."""
        return max(SHORTEST, min(1.0, self._places / (len(self._wanted) * self._wanted[guest])))

    async def _wait(self, claim: Claim) -> None:
        if self._free > 0:
            self._free -= 1
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = self._waiting[0 if claim.present else 1]
        line.setdefault(claim.guest, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called, but wants no more
                self._free += 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        """Gives a free place to the guest who has waited longest for one."""
        for line in self._waiting:
            while line and self._free > 0:
                guest, own = line.popitem(last=False)
                called = own.popleft()
                if own:
                    line[guest] = own  # behind all others
                if not called.done():
                    self._free -= 1
                    called.set_result(None)
