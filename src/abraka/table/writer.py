"""The one thread that writes. What many want stored at the same time becomes one commit.

Beside SQLite nobody else writes. Beside PostgreSQL other nodes do: there a `Keeper` goes along with each commit. It
sees to it that who writes still may, and tells after a broken connection whether the commit was done.
"""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, Protocol

import structlog
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from abraka.core.errors import AbrakaError
from abraka.table import schema, seals
from abraka.table.data import Entry
from abraka.table.rows import Work

Row = tuple[Any, ...]
TOLD_AT_ONCE = 8
GATHER_S = 0.002
"""So long the writer waits for others who want to store something in the same commit."""

AT_ONCE = 500
"""So many rows go into one statement: a database takes only so many values at once."""

HEADS = 20_000
"""Of so many journals the last seal is kept in memory."""

MOST_WAITING = 20_000
"""So much may wait to be written; beyond it the database is too slow, and who asks is told so at once."""

AGAIN_S = 0.5
COLUMNS = [f'"{name}"' for name in ("match", *Entry.__struct_fields__, "seal")]
INSERT_COLUMNS = (
    f"INSERT INTO journal ({', '.join(COLUMNS)}) SELECT * FROM unnest("
    "%s::text[], %s::int[], %s::bigint[], %s::text[], %s::int[], %s::int[], %s::text[], %s::bytea[])"
)
"""The same for PostgreSQL, which takes whole columns: one short statement, however many rows there are."""
log = structlog.get_logger()


class NotStored(AbrakaError):  # noqa: N818  # what happened, not what is wrong
    """The disk did not take it; nothing has changed."""


class Lease(NamedTuple):
    """That a table is ours: the number by which a later owner's lease is told from an earlier one's."""

    table: str
    fence: int


class Keeper(Protocol):
    """Goes along with each commit where others write too."""

    def enter(self, connection: Connection, leases: Sequence[Lease]) -> None:
        """The first step of a commit: refuses, with `NotStored`, who may write no more, and leases that are old."""

    def was_done(self, engine: Engine) -> bool:
        """Whether the last commit was done, though nobody said so."""


class Job(NamedTuple):
    """Something to be stored: any work, or rows of the journal, which go to the disk together with others' rows."""

    work: Work | None
    rows: Sequence[Row]
    lease: Lease | None
    future: "asyncio.Future[Any]"


class Writer:
    """Writes to a database, for the one event loop that it was made in."""

    def __init__(self, engine: Engine, keeper: Keeper | None = None) -> None:
        self._engine, self._keeper = engine, keeper
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Job] = deque()
        self._more = threading.Event()
        self._closing = False
        self._heads: dict[str, bytes] = {}  # the last seals of journals; the thread's own
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    def put(self, work: Work | None, rows: Sequence[Row] = (), lease: Lease | None = None) -> "asyncio.Future[Any]":
        """Has this done in the next commit; ready once it is on the disk."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closing or len(self._waiting) >= MOST_WAITING:
            why = "The server is about to stop." if self._closing else "The database is too slow."
            future.set_exception(NotStored(why))
            return future
        self._waiting.append(Job(work, rows, lease, future))
        self._more.set()
        return future

    def forget_heads(self, *matches: str) -> None:
        """To be done by the thread: these journals were sealed anew, or others have written to them; or all were."""
        for match in matches or tuple(self._heads):
            self._heads.pop(match, None)

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        self._closing = True
        self._more.set()
        await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        with self._connected() as connection:
            while not (self._closing and not self._waiting):
                self._more.wait()
                time.sleep(GATHER_S)
                self._more.clear()
                if batch := self._taken():
                    self._commit(connection, batch)

    def _connected(self) -> Connection:
        """The thread's connection, which comes again by itself when it breaks."""
        while True:
            try:
                return self._engine.connect()
            except OperationalError as error:
                log.error("no_database", cause=sentence_of(error))
                self._tell(self._taken(), NotStored(sentence_of(error)))
                time.sleep(AGAIN_S)

    def _taken(self) -> "list[Job]":
        batch = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        return batch

    def _commit(self, connection: Connection, batch: "Sequence[Job]") -> None:
        """All in one transaction; if that fails, each in its own, so that one can't harm another."""
        heads: dict[str, bytes] = {}
        answers: list[Any] = []
        try:
            with connection.begin():
                self._enter(connection, batch)
                rows = [self._sealed(connection, row, heads) for job in batch for row in job.rows]
                for first in range(0, len(rows), AT_ONCE):
                    _insert_rows(connection, rows[first : first + AT_ONCE])
                answers = [job.work(connection) if job.work else None for job in batch]
        except Exception as error:
            lost = is_lost(error)
            if not lost and len(batch) > 1:
                for one in batch:
                    self._commit(connection, [one])
                return
            if not (lost and len(answers) == len(batch) and self._was_done()):
                self._tell(batch, error if isinstance(error, AbrakaError) else NotStored(sentence_of(error)))
                return
        if len(self._heads) > HEADS:
            self._heads.clear()
        self._heads |= heads
        self._tell(batch, *answers)

    def _enter(self, connection: Connection, batch: "Sequence[Job]") -> None:
        if self._keeper is not None:
            self._keeper.enter(connection, sorted({job.lease for job in batch if job.lease is not None}))

    def _was_done(self) -> bool:
        return self._keeper is not None and self._keeper.was_done(self._engine)

    def _sealed(self, connection: Connection, row: Row, heads: dict[str, bytes]) -> Row:
        """A row of the journal with its seal; `heads` are the last ones of this commit."""
        match = row[0]
        before = heads.get(match) or self._heads.get(match) or _head(connection, match)
        heads[match] = seals.link(before, row[1:])
        return *row, heads[match]

    def _tell(self, batch: "Sequence[Job]", *answers: Any) -> None:
        """Has those told who wait: each their own answer, or all the same failure."""
        each = answers if len(answers) == len(batch) else answers * len(batch)
        settled = [(job.future, answer) for job, answer in zip(batch, each, strict=True)]
        self._loop.call_soon_threadsafe(self._settle, settled)

    def _settle(self, settled: "list[tuple[asyncio.Future[Any], Any]]") -> None:
        """Tells those who wait, a few at a time: so the next commit fills up while the rest of this one is told."""
        for future, answer in settled[:TOLD_AT_ONCE]:
            if future.cancelled():
                continue
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)
        if settled[TOLD_AT_ONCE:]:
            self._loop.call_soon(self._settle, settled[TOLD_AT_ONCE:])


@cache
def _insertion(rows: int) -> str:
    """The statement that adds so many rows to the journal, written out once."""
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO journal ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def _insert_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Adds rows to the journal, all in one step of the database: between steps the loop would get in, each time."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(INSERT_COLUMNS, tuple(map(list, zip(*rows, strict=True))))
    else:
        connection.exec_driver_sql(_insertion(len(rows)), tuple(chain.from_iterable(rows)))


def _head(connection: Connection, match: str) -> bytes:
    """The seal that a match's next entry follows."""
    m, j = schema.matches, schema.journal
    last = select(j.c.seal).where(j.c.match == match).order_by(j.c.number.desc()).limit(1)
    first = select(m.c.seal).where(m.c.id == match)
    return connection.execute(last).scalar() or connection.execute(first).scalar() or b""


def is_lost(error: Exception) -> bool:
    """Whether the connection broke, so that nobody said whether it was done."""
    return isinstance(error, DBAPIError) and (
        error.connection_invalidated or (isinstance(error, OperationalError) and _state(error) == "")
    )


def _state(error: DBAPIError) -> str | None:
    """PostgreSQL's name for what went wrong; empty if it could not say anything, None for another database."""
    return getattr(error.orig, "sqlstate", None) or "" if hasattr(error.orig, "sqlstate") else None


def sentence_of(error: Exception) -> str:
    """Why something was not stored."""
    cause = getattr(error, "orig", None) or error
    kind = "The database" if isinstance(error, SQLAlchemyError) else "The store"
    return f"{kind} did not take it: {type(cause).__name__}."
