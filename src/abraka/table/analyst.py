"""Analysing matches that are over: in the background, one after another, at a thinker or in a process that gives way to
everything else. What was found is stored, and never worked out twice.

Only what is over is analysed: of a match that goes on, an analysis would tell what lies hidden.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import structlog

from abraka.analysis.process import written
from abraka.core.match import Match
from abraka.table import schema
from abraka.table.readiness import Readiness
from abraka.table.rows import Damaged, putting, row_of
from abraka.table.store import Store
from abraka.table.thinkers import Thinkers
from abraka.table.times import now_ms

LOOK_S = 1.0
"""Seconds between two looks at whether the rules are compiled."""
MOST = 1000
"""So many matches may wait; the next one is analysed when somebody asks for it again."""

log = structlog.get_logger()


class Found(NamedTuple):
    """How far the analysis of a match is."""

    share: float  # that is done
    document: bytes | None  # compressed, once all is done


class Analyst:
    """Analyses matches, those first that somebody wants to see."""

    def __init__(
        self, store: Store, thinkers: Thinkers, readiness: Readiness, find: Callable[[str], Awaitable[Match | None]]
    ) -> None:
        self._store, self._thinkers, self._readiness, self._find = store, thinkers, readiness, find
        self._waiting: list[str] = []
        self._shares: dict[str, float] = {}  # of those that wait, and of the one that is being analysed
        self._failed: set[str] = set()
        self._wanted = asyncio.Event()

    def ended(self, match: str) -> None:
        """A match is over: it is analysed when there is time."""
        if match not in self._shares and match not in self._failed and len(self._waiting) < MOST:
            self._shares[match] = 0.0
            self._waiting.append(match)
            self._wanted.set()

    async def found(self, match: str) -> Found | None:
        """What is known of a finished match; if nothing is, it is analysed next. None: it can't be."""
        document = await self._stored(match)
        if document is not None:
            return Found(1.0, document)
        if match in self._failed:
            return None
        self.ended(match)
        if match in self._waiting:
            self._waiting.remove(match)
            self._waiting.insert(0, match)
        return Found(self._shares.get(match, 0.0), None)

    async def run(self) -> None:
        """Works for as long as the house is open."""
        while True:
            await self._wanted.wait()
            while self._readiness.share < 1:  # compiling comes first, and makes it many times faster
                await asyncio.sleep(LOOK_S)
            while self._waiting:
                match = self._waiting.pop(0)
                try:
                    if not await self._analyse(match):
                        self._failed.add(match)
                except Exception:
                    self._failed.add(match)
                    log.exception("not_analysed", match=match)
                del self._shares[match]
            self._wanted.clear()

    async def _analyse(self, match: str) -> bool:
        """Analyses a match and stores what was found; says whether that could be done."""
        if await self._stored(match) is not None:
            return True
        played = await self._find(match)
        if played is None:
            return False

        def tell(share: float) -> None:
            self._shares[match] = share

        document = await self._thinkers.study(written(played), tell)
        if document is None:
            return False
        row = {"id": match, "at": now_ms(), "data": gzip.compress(document, 6)}
        await self._store.write(putting(schema.analyses, row))
        log.info("match_analysed", match=match)
        return True

    async def _stored(self, match: str) -> bytes | None:
        """What was found before; one that is damaged is worked out anew."""
        try:
            row = await self._store.read(lambda c: row_of(c, schema.analyses, match))
        except Damaged as damaged:
            self._store.note(damaged)
            return None
        return bytes(row.data) if row is not None else None
