"""What is durable. One thread writes; what many matches want stored at the same time becomes one commit."""

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import SQLAlchemyError

from abraka.core.errors import AbrakaError
from abraka.table import schema
from abraka.table.data import ChatLine, Entry, MatchData, TableData

Work = Callable[[Connection], Any]
Row = tuple[Any, ...]
T = TypeVar("T")
TOLD_AT_ONCE = 8
GATHER_S = 0.002
"""So long the writer waits for others who want to store something in the same commit."""

ROWS_AT_ONCE = 500
"""So many rows of the journal go into one statement: a database takes only so many values at once."""

encode = msgspec.json.Encoder().encode
as_table = msgspec.json.Decoder(TableData).decode
as_match = msgspec.json.Decoder(MatchData).decode


class NotStored(AbrakaError):  # noqa: N818  # what happened, not what is wrong
    """The disk did not take it; nothing has changed."""


class Job(NamedTuple):
    """Something to be stored: any work, or rows of the journal, which go to the disk together with others' rows."""

    work: Work | None
    rows: Sequence[Row]
    future: "asyncio.Future[Any]"


class Store:
    """The database, for the one event loop that it was made in."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._waiting: deque[Job] = deque()
        self._more = threading.Event()
        self._closing = False
        self._thread = threading.Thread(target=self._write_all, name="store", daemon=True)
        self._thread.start()

    # Writing.

    def write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Has this done in the next commit; ready once it is on the disk."""
        return self._put(work, ())

    def _put(self, work: Work | None, rows: Sequence[Row]) -> "asyncio.Future[Any]":
        future: asyncio.Future[Any] = self._loop.create_future()
        if self._closing:
            future.set_exception(NotStored("The server is about to stop."))
            return future
        self._waiting.append(Job(work, rows, future))
        self._more.set()
        return future

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        self._closing = True
        self._more.set()
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    def _write_all(self) -> None:
        with self._engine.connect() as connection:
            while not (self._closing and not self._waiting):
                self._more.wait()
                time.sleep(GATHER_S)
                self._more.clear()
                if batch := self._taken():
                    self._commit(connection, batch)

    def _taken(self) -> "list[Job]":
        batch = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        return batch

    def _commit(self, connection: Connection, batch: "Sequence[Job]") -> None:
        """All in one transaction; if that fails, each in its own, so that one can't harm another."""
        try:
            with connection.begin():
                rows = [row for job in batch for row in job.rows]
                for first in range(0, len(rows), ROWS_AT_ONCE):
                    _insert_rows(connection, rows[first : first + ROWS_AT_ONCE])
                answers: list[Any] = [job.work(connection) if job.work else None for job in batch]
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    self._commit(connection, [one])
                return
            answers = [error if isinstance(error, AbrakaError) else NotStored(_sentence(error))]
        settled = [(job.future, answer) for job, answer in zip(batch, answers, strict=True)]
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

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Asks the database, away from the event loop."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    # Guests.

    async def name_of(self, guest: str) -> str:
        """A guest's name; empty if there is none yet."""
        found = await self.read(
            lambda c: c.execute(select(schema.guests.c.name).where(schema.guests.c.id == guest)).scalar()
        )
        return found or ""

    def rename(self, guest: str, name: str, at: int) -> "asyncio.Future[None]":
        """Gives a guest a name."""
        row = upsert(schema.guests).values(id=guest, name=name, seen=at)
        row = row.on_conflict_do_update(index_elements=["id"], set_={"name": name, "seen": at})
        return self.write(lambda c: _only(c.execute(row)))

    # Tables.

    def save_table(self, table: TableData) -> "asyncio.Future[None]":
        """Stores a table as it is now."""
        return self.write(_saving(table))

    def open_table(self, table: TableData, most: int) -> "asyncio.Future[bool]":
        """Stores a new table, unless its owner has as many unfinished ones already; tells whether it did."""
        t, save = schema.tables, _saving(table)
        unfinished = select(func.count()).select_from(t).where(t.c.owner == table.owner, t.c.status != "over")

        def work(connection: Connection) -> bool:
            if (connection.execute(unfinished).scalar() or 0) >= most:
                return False
            save(connection)
            return True

        return self.write(work)

    async def table(self, table_id: str) -> TableData | None:
        """A table."""
        found = await self.read(
            lambda c: c.execute(select(schema.tables.c.data).where(schema.tables.c.id == table_id)).scalar()
        )
        return as_table(found) if found else None

    async def public_tables(self, limit: int) -> list[TableData]:
        """Tables that everybody may see, the latest first; those that wait for somebody before the others."""
        t = schema.tables
        query = select(t.c.data).where(t.c.public == 1, t.c.status != "over")
        query = query.order_by(t.c.status, t.c.touched.desc()).limit(limit)
        return await self.read(lambda c: [as_table(data) for data in c.execute(query).scalars()])

    async def tables_of(self, guest: str, limit: int) -> list[TableData]:
        """Tables at which a guest sits or that the guest has opened, the latest first."""
        t, s = schema.tables, schema.sitters
        sits = select(s.c.table).where(s.c.guest == guest)
        query = select(t.c.data).where(t.c.id.in_(sits) | (t.c.owner == guest))
        query = query.order_by(t.c.touched.desc()).limit(limit)
        return await self.read(lambda c: [as_table(data) for data in c.execute(query).scalars()])

    async def tables_playing(self) -> list[TableData]:
        """The tables at which a match is going on."""
        t = schema.tables
        query = select(t.c.data).where(t.c.status == "playing")
        return await self.read(lambda c: [as_table(data) for data in c.execute(query).scalars()])

    def clean(self, open_before: int, playing_before: int, spare: Sequence[str]) -> "asyncio.Future[list[str]]":
        """Removes tables that were left unfinished long ago, with all that belongs to them."""
        return self.write(lambda c: _clean(c, open_before, playing_before, spare))

    # Matches.

    def begin_match(self, table: TableData, match: MatchData, key: bytes) -> "asyncio.Future[None]":
        """Stores a new match and the table at which it is played, or neither."""

        def work(connection: Connection) -> None:
            row = {"id": match.id, "table": match.table, "key": key, "started": match.started, "data": encode(match)}
            connection.execute(insert(schema.matches), row)
            _saving(table)(connection)

        return self.write(work)

    def append(self, match: str, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Adds to a match's journal."""
        return self._put(None, [(match, *msgspec.structs.astuple(entry)) for entry in entries])

    async def match(self, match_id: str) -> tuple[MatchData, bytes, list[Entry]] | None:
        """A match with its key and its journal."""
        return await self.read(lambda c: _match(c, match_id))

    # Chat.

    def say(self, table: str, line: ChatLine) -> "asyncio.Future[None]":
        """Stores a line of chat."""
        row = msgspec.structs.asdict(line) | {"table": table}
        return self.write(lambda c: _only(c.execute(insert(schema.chat), row)))

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last lines of a table's chat."""
        t = schema.chat
        query = select(t.c.number, t.c.at, t.c.guest, t.c.seat, t.c.name, t.c.text, t.c.client)
        query = query.where(t.c.table == table)
        query = query.order_by(t.c.number.desc()).limit(limit)
        return await self.read(lambda c: [ChatLine(*row) for row in c.execute(query)][::-1])

    def mute(self, table: str, guest: str, muted: str, on: bool) -> "asyncio.Future[None]":
        """Notes that a guest wants to hear no more of another, or wants to again."""
        t = schema.mutes
        if on:
            row = upsert(t).values(table=table, guest=guest, muted=muted).on_conflict_do_nothing()
            return self.write(lambda c: _only(c.execute(row)))
        gone = delete(t).where(t.c.table == table, t.c.guest == guest, t.c.muted == muted)
        return self.write(lambda c: _only(c.execute(gone)))

    async def mutes(self, table: str) -> set[tuple[str, str]]:
        """Who hears no more of whom."""
        t = schema.mutes
        query = select(t.c.guest, t.c.muted).where(t.c.table == table)
        return await self.read(lambda c: {(guest, muted) for guest, muted in c.execute(query)})

    # Imported records.

    def keep_record(self, record: str, guest: str, at: int, text: str, most: int) -> "asyncio.Future[None]":
        """Keeps an imported match; the guest's oldest ones go when there are too many."""
        t = schema.records

        def work(connection: Connection) -> None:
            connection.execute(insert(t), {"id": record, "guest": guest, "at": at, "text": text})
            newest = select(t.c.id).where(t.c.guest == guest).order_by(t.c.at.desc(), t.c.id).limit(most)
            connection.execute(delete(t).where(t.c.guest == guest, t.c.id.not_in(newest)))

        return self.write(work)

    async def record(self, record: str) -> str | None:
        """The text of an imported match."""
        t = schema.records
        return await self.read(lambda c: c.execute(select(t.c.text).where(t.c.id == record)).scalar())

    async def answers(self) -> bool:
        """Whether the database can be read and written."""
        await self.write(lambda c: _only(c.execute(select(func.count()).select_from(schema.guests))))
        return True


@cache
def _insertion(rows: int) -> str:
    """The statement that adds so many rows to the journal, written out once."""
    columns = [f'"{name}"' for name in ("match", *Entry.__struct_fields__)]
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO journal ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"


def _insert_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Adds rows to the journal, all in one step of the database: between steps the loop would get in, each time."""
    connection.exec_driver_sql(_insertion(len(rows)), tuple(chain.from_iterable(rows)))


def _sentence(error: Exception) -> str:
    cause = getattr(error, "orig", None) or error
    kind = "The database" if isinstance(error, SQLAlchemyError) else "The store"
    return f"{kind} did not take it: {type(cause).__name__}."


def _only(result: object) -> None:
    """Nothing but having been done."""


def _saving(table: TableData) -> Work:
    """Work that stores a table as it is at this moment."""
    current = table.matches[-1] if table.matches else None
    row = {
        "id": table.id,
        "game": table.game,
        "owner": table.owner,
        "status": table.status,
        "public": int(table.settings.public),
        "match": current,
        "touched": table.touched,
        "data": encode(table),
    }
    guests = sorted({seat.guest for seat in table.seats if seat.guest})
    sitting = [{"guest": guest, "table": table.id} for guest in guests]

    def work(connection: Connection) -> None:
        changed = {name: value for name, value in row.items() if name != "id"}
        save = upsert(schema.tables).values(**row).on_conflict_do_update(index_elements=["id"], set_=changed)
        connection.execute(save)
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table == table.id))
        if sitting:
            connection.execute(insert(schema.sitters), sitting)

    return work


def _match(connection: Connection, match_id: str) -> tuple[MatchData, bytes, list[Entry]] | None:
    m, j = schema.matches, schema.journal
    found = connection.execute(select(m.c.data, m.c.key).where(m.c.id == match_id)).first()
    if found is None:
        return None
    query = select(j.c.number, j.c.at, j.c.kind, j.c.seat, j.c.value, j.c.client).where(j.c.match == match_id)
    entries = [Entry(*row) for row in connection.execute(query.order_by(j.c.number))]
    return as_match(found.data), found.key, entries


def _clean(connection: Connection, open_before: int, playing_before: int, spare: Sequence[str]) -> list[str]:
    t, m, j = schema.tables, schema.matches, schema.journal
    last = select(func.max(j.c.at)).where(j.c.match == t.c.match).scalar_subquery()
    stale = ((t.c.status == "open") & (t.c.touched < open_before)) | (
        (t.c.status == "playing") & (func.coalesce(last, t.c.touched) < playing_before)
    )
    gone = list(connection.execute(select(t.c.id).where(stale, t.c.id.not_in(list(spare)))).scalars())
    if gone:
        played = select(m.c.id).where(m.c.table.in_(gone))
        connection.execute(delete(j).where(j.c.match.in_(played)))
        for table in (schema.matches, schema.sitters, schema.chat, schema.mutes):
            connection.execute(delete(table).where(table.c.table.in_(gone)))
        connection.execute(delete(t).where(t.c.id.in_(gone)))
    return gone
