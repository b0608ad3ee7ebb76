"""What nobody needs any more is cleaned away, into a bin from which it can be had back for a while.

How long something rests is counted in time that passed while the table was open, summed up in the database. No clock
on the wall is asked: one that jumps, ahead or back, cleans nothing. What counts the time is looked at like any other
row; if it is damaged, everything rests from now on.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import structlog
from sqlalchemy import Connection, Select, Table, delete, exists, func, literal_column, select, update
from sqlalchemy.types import NullType

from abraka.table import schema, seals
from abraka.table.data import TableData, as_table
from abraka.table.persons import Forgetting, drop_persons
from abraka.table.rows import putting, sealed_columns
from abraka.table.settings import MINUTE, Limits
from abraka.table.store import AT_ONCE, Store

Mark = tuple[str, str, str, int]
"""What may rest: its kind, its id, what is there of it, and after how long it is cleaned away."""
Gone = tuple[list[str], list[str]]
"""Tables and people that were cleaned away."""
PLACES = {"sqlite": "rowid", "postgresql": "CAST(ctid AS text)"}
"""By what a row is told from any other, whatever has become of its key."""
log = structlog.get_logger()


class Binned(NamedTuple):
    """A table in the bin."""

    table: TableData
    at: int  # when it was cleaned away, as the clock said
    left_ms: int  # of time with the table open, until it is gone


class Cleaner:
    """Counts the time while the table is open, and cleans."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        forget: Forgetting = lambda persons: None,
    ) -> None:
        self._store, self._limits, self._clock, self._forget = store, limits, clock, forget
        self._counted = clock()

    def skip(self) -> None:
        """Somebody else counts the time that has passed."""
        self._counted = self._clock()

    async def count(self) -> None:
        """Notes the time that has passed."""
        now, passed = self._passed()
        await self._store.write(lambda c: _live(c, passed))
        self._counted = now

    async def clean(self, spare: Sequence[str], at: int) -> list[str]:
        """Puts tables into the bin that were left unfinished long ago, but for those to be spared; returns their ids.

        Empties the bin of what has lain there long enough, and forgets people who have left nothing here.
        """
        now, passed = self._passed()
        gone, persons = await self._store.write(lambda c: _clean(c, passed, self._limits, frozenset(spare), at))
        self._counted = now
        self._forget(persons)
        return gone

    def _passed(self) -> tuple[float, int]:
        """Now, and the milliseconds since the last count: no more than there can be, whatever the clock does."""
        now, most = self._clock(), max(2 * self._limits.clean_every_s, MINUTE)
        return now, int(1000 * max(0.0, min(now - self._counted, most)))


def _live(connection: Connection, passed_ms: int) -> int:
    """Adds to the time that was lived; returns all of it."""
    whole = _whole(connection, schema.life)
    lived = passed_ms + (whole[0][1] if whole else 0)  # less than anything rests since: it all begins anew
    if whole:
        row = {"lived_ms": lived, "seal": seals.seal("life", (1, lived))}
        connection.execute(update(schema.life).values(**row))
    else:
        putting(schema.life, {"id": 1, "lived_ms": lived, "looks": 0})(connection)
    return lived


def _clean(connection: Connection, passed_ms: int, limits: Limits, spare: frozenset[str], at: int) -> Gone:
    lived = _live(connection, passed_ms)
    due = _due(connection, lived, [*_tables(connection, limits), *_persons(connection, limits)])
    gone = [name for kind, name in due if kind == "table" and name not in spare]
    for name in gone:
        putting(schema.bin, {"table": name, "since_ms": lived, "at": at})(connection)
    persons = [name for kind, name in due if kind == "person"]
    for names in _bundles(persons):
        drop_persons(connection, names)
    connection.execute(delete(schema.passes).where(schema.passes.c.until < at))
    _empty_bin(connection, lived - int(1000 * limits.keep_bin_s), lived)
    return gone, persons


def _due(connection: Connection, lived: int, marks: Sequence[Mark]) -> list[tuple[str, str]]:
    """What has rested long enough; the rest of it begins, or goes on."""
    due, rests = [], {row[:2]: row[2:] for row in _whole(connection, schema.rests)}
    for kind, name, mark, keep_ms in marks:
        known, since = rests.pop((kind, name), (None, lived))
        if known != mark or since > lived:
            putting(schema.rests, {"kind": kind, "id": name, "mark": mark, "since_ms": lived})(connection)
        elif lived - since >= keep_ms:
            due.append((kind, name))
    for kind, name in rests:  # gone, or finished
        connection.execute(delete(schema.rests).where(schema.rests.c.kind == kind, schema.rests.c.id == name))
    return due


def _whole(connection: Connection, table: Table) -> list[tuple[Any, ...]]:
    """The rows that are as they were written; the others are removed, so that what they count begins anew."""
    whole, place = [], literal_column(PLACES[connection.dialect.name], NullType())
    for *row, sealed, number in connection.execute(sealed_columns(table).add_columns(place)).all():
        if seals.holds(table.name, row, sealed):
            whole.append(tuple(row))
        else:
            log.error("damaged", row=seals.named(table.name, row))
            connection.execute(delete(table).where(place == number))
    return whole


def _tables(connection: Connection, limits: Limits) -> Iterable[Mark]:
    """The unfinished tables, each with what has happened there."""
    t, j = schema.tables, schema.journal
    entries = select(func.max(j.c.number)).where(j.c.match == t.c.match).scalar_subquery()
    query = sealed_columns(t).add_columns(entries)
    query = query.where(t.c.status != "over", t.c.id.not_in(select(schema.bin.c.table)))
    for *row, sealed, number in connection.execute(query).all():
        name, _, _, status, _, match, touched, _ = row
        if seals.holds("tables", row, sealed):  # what is damaged is left alone
            keep_s = limits.keep_open_s if status == "open" else limits.keep_unfinished_s
            yield "table", name, f"{match} {touched} {number}", int(1000 * keep_s)


def _persons(connection: Connection, limits: Limits) -> Iterable[Mark]:
    """The people who sit nowhere, have opened and finished nothing, keep no record, said nothing and wrote no phrase
    down."""
    p = schema.persons
    places = (
        schema.sitters.c.guest, schema.tables.c.owner, schema.records.c.guest, schema.chat.c.guest,
        schema.played.c.person, schema.phrases.c.person, schema.devices.c.former, schema.solved.c.person,
    )  # fmt: skip
    query: Select[Any] = select(p.c.id, p.c.seen)
    for place in places:
        query = query.where(p.c.id.not_in(select(place)))
    for name, seen in connection.execute(query).all():
        yield "person", name, str(seen), int(1000 * limits.keep_guest_s)


def _empty_bin(connection: Connection, before: int, lived: int) -> None:
    """Removes tables that lie in the bin since then, with all that belongs to them."""
    m, j = schema.matches, schema.journal
    lie = {name: (since, at) for name, since, at in _whole(connection, schema.bin)}
    for name, (since, at) in lie.items():
        if since > lived:  # the count began anew
            putting(schema.bin, {"table": name, "since_ms": lived, "at": at})(connection)
    for names in _bundles([name for name, (since, _) in lie.items() if since < before]):
        unfinished = m.c.table.in_(names) & m.c.id.not_in(select(schema.results.c.match))  # others stay in the book
        connection.execute(delete(j).where(j.c.match.in_(select(m.c.id).where(unfinished))))
        connection.execute(delete(m).where(unfinished))
        for table in (schema.sitters, schema.chat, schema.mutes, schema.bin):
            connection.execute(delete(table).where(table.c.table.in_(names)))
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(names)))


def _bundles(names: list[str]) -> Iterable[list[str]]:
    """In batches that fit into one SQL statement."""
    return (names[first : first + AT_ONCE] for first in range(0, len(names), AT_ONCE))


# The bin.


def in_bin(connection: Connection, keep_s: float) -> list[Binned]:
    """The tables in the bin, the latest last."""
    b, t = schema.bin, schema.tables
    lived = connection.execute(select(schema.life.c.lived_ms)).scalar_one()
    query = select(t.c.data, b.c.at, b.c.since_ms).join_from(b, t, b.c.table == t.c.id).order_by(b.c.since_ms)
    keep_ms = int(1000 * keep_s)
    return [Binned(as_table(data), at, since + keep_ms - lived) for data, at, since in connection.execute(query)]


def take_back(connection: Connection, table: str) -> bool:
    """Takes a table out of the bin; says whether it was there. It rests anew from now on."""
    if not connection.execute(select(exists().where(schema.bin.c.table == table))).scalar():
        return False
    connection.execute(delete(schema.bin).where(schema.bin.c.table == table))
    connection.execute(delete(schema.rests).where(schema.rests.c.kind == "table", schema.rests.c.id == table))
    return True
