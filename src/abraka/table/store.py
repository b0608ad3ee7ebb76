"""What is durable, and how it is asked for; who writes is the `writer`.

Every row has a seal (`seals`); what is read is looked at before it is believed. A changed row of a match or a table is
refused as `Damaged`, and that one is set aside; in a list it is left out, and the log names it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import ColumnElement, Connection, Engine, Select, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, TimeoutError

from abraka.table import metrics, schema, seals
from abraka.table.checking import damaged_in, listed_of
from abraka.table.data import ChatLine, Entry, MatchData, ResultData, TableData, as_table
from abraka.table.results import note_result
from abraka.table.rows import Damaged, Work, fetched, legible, only, putting, row_of, sealed_columns, with_seal
from abraka.table.writer import AT_ONCE as AT_ONCE
from abraka.table.writer import Keeper, Lease, Writer, is_lost, sentence_of
from abraka.table.writer import NotStored as NotStored

T = TypeVar("T")
HEALTH_S = 1.0
"""So long an answer holds to the question whether the disk takes anything."""

ILLEGIBLE = "…"
"""What stands for a line of chat that has changed by itself."""

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
as_match = msgspec.json.Decoder(MatchData).decode


class Store:
    """The database, for the one event loop that it was made in."""

    writes_by: type[Writer] = Writer

    def __init__(self, engine: Engine, keeper: Keeper | None = None) -> None:
        self._engine = engine
        self._writer = self.writes_by(engine, keeper)
        self.shared = keeper is not None  # others may use the database too
        self._lease: Lease | None = None
        self._health: tuple[float, asyncio.Future[None]] | None = None
        self._told: set[str] = set()  # damaged rows that the log has named

    def under(self, lease: Lease | None) -> "Store":
        """The same store, for what is written of a table as long as this lease of it holds."""
        other = copy(self)
        other._lease = lease
        return other

    # Writing.

    def write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Has this done in the next commit; ready once it is on the disk."""
        return self._writer.put(work, (), self._lease)

    async def rewrite(self, work: Callable[[Connection], T]) -> T:
        """Has work done that seals journals anew; nobody may write to these meanwhile."""
        done = await self.write(work)
        await self.write(lambda connection: self.forget_heads())
        return done

    def forget_heads(self, *matches: str) -> None:
        """To be done as a part of some writing: these journals, or all of them, were written to by somebody else."""
        self._writer.forget_heads(*matches)

    async def close(self) -> None:
        """Writes what still waits, then ends."""
        await self._writer.close()
        self._engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Asks the database, away from the event loop."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._engine.connect() as connection:
                return work(connection)
        except (DBAPIError, TimeoutError) as error:
            if isinstance(error, TimeoutError) or is_lost(error):
                raise NotStored(sentence_of(error)) from None
            raise

    def note(self, damaged: Damaged) -> None:
        """Names a damaged row in the log, once."""
        row = str(damaged.sentence.args["row"])
        if row not in self._told:
            self._told.add(row)
            metrics.DAMAGED.inc()
            log.error("damaged", row=row)

    async def look_through(self) -> list[str]:
        """Looks at everything that is kept, and names all damaged rows."""
        found = await asyncio.to_thread(damaged_in, self._engine)
        for row in found:
            self.note(Damaged(row))
        return found

    def _whole(self, connection: Connection, query: Any, read: Callable[[Connection, Any], T]) -> list[T]:
        """What the rows of these keys hold, without those that are damaged."""
        found = []
        for key in connection.execute(query).scalars().all():
            try:
                found.append(read(connection, key))
            except Damaged as damaged:
                self.note(damaged)
        return found

    # Tables.

    def save_table(self, table: TableData) -> "asyncio.Future[None]":
        """Stores a table as it is now."""
        return self.write(saving(table))

    def open_table(self, table: TableData, most: int) -> "asyncio.Future[bool]":
        """Stores a new table, unless its owner has as many unfinished ones already; tells whether it did."""
        t, save = schema.tables, saving(table)
        unfinished = select(func.count()).select_from(t)
        unfinished = unfinished.where(t.c.owner == table.owner, t.c.status != "over", _not_in_bin())

        def work(connection: Connection) -> bool:
            if (connection.execute(unfinished).scalar() or 0) >= most:
                return False
            save(connection)
            return True

        return self.write(work)

    async def table(self, table_id: str) -> TableData | None:
        """A table; refuses one that is damaged."""
        return await self.read(lambda c: _table(c, table_id))

    async def public_tables(self, limit: int) -> list[TableData]:
        """Tables that everybody may see, the latest first; those that wait for somebody before the others."""
        t = schema.tables
        query = select(t.c.id).where(t.c.public == 1, t.c.status != "over")
        return await self._tables(query.order_by(t.c.status, t.c.touched.desc()).limit(limit))

    async def tables_of(self, guest: str, limit: int) -> list[TableData]:
        """Tables at which a guest sits or that the guest has opened, the latest first."""
        t, s = schema.tables, schema.sitters
        sits = select(s.c.table).where(s.c.guest == guest)
        query = select(t.c.id).where(t.c.id.in_(sits) | (t.c.owner == guest))
        return await self._tables(query.order_by(t.c.touched.desc()).limit(limit))

    async def count_of(self, guest: str) -> int:
        """How much a guest has here: tables, and matches that are over."""
        t, s, p = schema.tables, schema.sitters, schema.played
        sits = select(s.c.table).where(s.c.guest == guest)
        tables = (
            select(func.count()).select_from(t).where(t.c.id.in_(sits) | (t.c.owner == guest), t.c.status != "over")
        )
        over = select(func.count()).select_from(p).where(p.c.person == guest)
        return await self.read(lambda c: c.execute(tables).scalar_one() + c.execute(over).scalar_one())

    async def tables_playing(self) -> list[TableData]:
        """The tables at which a match is going on."""
        return await self._tables(select(schema.tables.c.id).where(schema.tables.c.status == "playing"))

    async def _tables(self, query: "Select[tuple[str]]") -> list[TableData]:
        """The tables of these ids, without damaged ones."""
        found = await self.read(lambda c: self._whole(c, query.where(_not_in_bin()), _table))
        return [table for table in found if table is not None]

    # Matches.

    def begin_match(self, table: TableData, match: MatchData, key: bytes) -> "asyncio.Future[None]":
        """Stores a new match and the table at which it is played, or neither."""

        def work(connection: Connection) -> None:
            row = {"id": match.id, "table": match.table, "key": key, "started": match.started, "data": encode(match)}
            connection.execute(insert(schema.matches), with_seal(schema.matches, row))
            saving(table)(connection)

        return self.write(work)

    def finish_match(self, table: TableData, result: ResultData, fun: bool) -> "asyncio.Future[None]":
        """Stores that a match is over and how it ended, with what follows from that, or nothing of it."""

        def work(connection: Connection) -> None:
            saving(table)(connection)
            note_result(connection, result, fun)

        return self.write(work)

    def note_result(self, result: ResultData, fun: bool) -> "asyncio.Future[None]":
        """Stores how a match ended that was over before."""
        return self.write(lambda c: note_result(c, result, fun))

    def append(self, match: str, entries: Sequence[Entry]) -> "asyncio.Future[None]":
        """Adds to a match's journal."""
        rows = [(match, *msgspec.structs.astuple(entry)) for entry in entries]
        return self._writer.put(None, rows, self._lease)

    async def match(self, match_id: str) -> tuple[MatchData, bytes, list[Entry]] | None:
        """A match with its key and its journal; refuses one that is damaged."""
        return await self.read(lambda c: match_in(c, match_id))

    def drop_played(self, person: str, match: str) -> "asyncio.Future[None]":
        """Takes a match off somebody's list."""
        t = schema.played
        return self.write(lambda c: only(c.execute(delete(t).where(t.c.person == person, t.c.match == match))))

    # Chat.

    def say(self, table: str, line: ChatLine) -> "asyncio.Future[None]":
        """Stores a line of chat."""
        row = with_seal(schema.chat, msgspec.structs.asdict(line) | {"table": table})
        return self.write(lambda c: only(c.execute(insert(schema.chat), row)))

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last lines of a table's chat; one that is damaged is there, but can't be read."""
        t = schema.chat
        query = sealed_columns(t).where(t.c.table == table).order_by(t.c.number.desc()).limit(limit)
        rows = await self.read(lambda c: fetched(c, query, "chat", (table, "?")))
        return [self._line(row) for row in reversed(rows) if isinstance(row.number, int)]

    def _line(self, row: Any) -> ChatLine:
        *line, sealed = row
        if seals.holds("chat", line, sealed):
            return ChatLine(*line[1:])
        self.note(Damaged(seals.named("chat", line)))
        return ChatLine(row.number, 0, "", None, ILLEGIBLE, ILLEGIBLE, "")

    def mute(self, table: str, guest: str, muted: str, on: bool) -> "asyncio.Future[None]":
        """Notes that a guest wants to hear no more of another, or wants to again."""
        t = schema.mutes
        if on:
            return self.write(putting(t, {"table": table, "guest": guest, "muted": muted}))
        gone = delete(t).where(t.c.table == table, t.c.guest == guest, t.c.muted == muted)
        return self.write(lambda c: only(c.execute(gone)))

    async def mutes(self, table: str) -> set[tuple[str, str]]:
        """Who hears no more of whom."""
        query = sealed_columns(schema.mutes).where(schema.mutes.c.table == table)
        found = set()
        for *row, sealed in await self.read(lambda c: fetched(c, query, "mutes", (table, "?"))):
            if seals.holds("mutes", row, sealed):
                found.add((row[1], row[2]))
            else:
                self.note(Damaged(seals.named("mutes", row)))
        return found

    # Imported records.

    def keep_record(self, record: str, guest: str, at: int, text: str, most: int) -> "asyncio.Future[None]":
        """Keeps an imported match; the guest's oldest ones go when there are too many."""
        t = schema.records

        def work(connection: Connection) -> None:
            connection.execute(insert(t), with_seal(t, {"id": record, "guest": guest, "at": at, "text": text}))
            newest = select(t.c.id).where(t.c.guest == guest).order_by(t.c.at.desc(), t.c.id).limit(most)
            connection.execute(delete(t).where(t.c.guest == guest, t.c.id.not_in(newest)))

        return self.write(work)

    async def record(self, record: str) -> str | None:
        """The text of an imported match; refuses one that is damaged."""
        row = await self.read(lambda c: row_of(c, schema.records, record))
        return str(row.text) if row else None

    # Health.

    def forget_health(self) -> None:
        """Lets the next one who asks have a new answer."""
        self._health = None

    async def check_health(self) -> None:
        """Writes something, as everything is written; refuses with `NotStored` if the disk does not take it.

        Those who ask within a moment get the same answer: asking costs the disk next to nothing.
        """
        now = time.monotonic()
        if self._health is None or (self._health[1].done() and now - self._health[0] > HEALTH_S):
            look = update(schema.life).values(looks=schema.life.c.looks + 1)
            self._health = now, self.write(lambda c: only(c.execute(look)))
        await asyncio.shield(self._health[1])


def saving(table: TableData) -> Work:
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

    put = putting(schema.tables, row)

    def work(connection: Connection) -> None:
        put(connection)
        connection.execute(delete(schema.sitters).where(schema.sitters.c.table == table.id))
        if sitting:
            connection.execute(insert(schema.sitters), sitting)

    return work


# Reading.


def _table(connection: Connection, table_id: str) -> TableData | None:
    row = row_of(connection, schema.tables, table_id)
    if row is None or connection.execute(select(schema.bin.c.table).where(schema.bin.c.table == table_id)).first():
        return None
    return as_table(row.data)


def _not_in_bin() -> "ColumnElement[bool]":
    return schema.tables.c.id.not_in(select(schema.bin.c.table))


def match_in(connection: Connection, match_id: str) -> tuple[MatchData, bytes, list[Entry]] | None:
    """A match with its key and its journal; refuses one that is damaged."""
    row = row_of(connection, schema.matches, match_id)
    if row is None:
        return None
    j = schema.journal
    query = select(*(j.c[name] for name in seals.ENTRY), j.c.seal).where(j.c.match == match_id).order_by(j.c.number)
    entries = fetched(connection, query, "journal", (match_id, "?"))
    broken = seals.broken_at(row.seal, entries, _listed(connection, match_id))
    if broken is not None:
        raise Damaged(seals.named("journal", (match_id, broken)))
    return as_match(row.data), row.key, [Entry(*entry) for *entry, _ in entries]


def _listed(connection: Connection, match_id: str) -> int:
    with legible("journal", (match_id, "?")):
        return int(connection.execute(listed_of(connection.dialect.name), {"match": match_id}).scalar_one())
