"""Rows of the database: sealed when they are written, looked at before they are believed."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Select, Table, and_, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.types import Integer

from abraka.table import seals
from abraka.table.refusals import TableRefusal

Work = Callable[[Connection], Any]

MIGRATING, NUMBERING = 2_401, 2_402
"""What is done by one at a time, over all machines."""

UNREADABLE = ("malformed", "decode", "corrupt", "invalid page", "could not read")
"""What SQLite, PostgreSQL or a driver says of bytes that can't be what was written."""


class Damaged(TableRefusal):
    """A row is not as it was written: names it. What it belongs to is set aside."""

    def __init__(self, row: str) -> None:
        super().__init__("damaged", row=row)


def only(result: object) -> None:
    """Nothing but having been done."""


def with_seal(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row as it is to be stored."""
    return row | {"seal": seals.seal(table.name, [row[name] for name in seals.COLUMNS[table.name]])}


def putting(table: Table, row: dict[str, Any]) -> Work:
    """Work that stores a row, in the place of one with the same key."""
    sealed, keys = with_seal(table, row), [column.name for column in table.primary_key]
    changed = {name: value for name, value in sealed.items() if name not in keys}

    def work(connection: Connection) -> None:
        put = upsert(connection, table).values(**sealed)
        connection.execute(put.on_conflict_do_update(index_elements=keys, set_=changed))

    return work


def upsert(connection: Connection, table: Table) -> Any:
    """An INSERT that can say what is to become of a row that is there already."""
    return (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)


def alone(connection: Connection, what: int) -> None:
    """Until the commit nobody else does the same: beside SQLite there is nobody else."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(what)))


# Reading.


class place_of(GenericFunction[int]):  # noqa: N801  # a function of SQL
    """Where some bytes stand in others, counted from 1; 0 if they do not."""

    type = Integer()
    inherit_cache = True


@compiles(place_of, "sqlite")
def _place_in_sqlite(element: Any, compiler: Any, **more: Any) -> str:
    return f"instr({compiler.process(element.clauses, **more)})"


@compiles(place_of, "postgresql")
def _place_in_postgresql(element: Any, compiler: Any, **more: Any) -> str:
    whole, part = (compiler.process(clause, **more) for clause in element.clauses)
    return f"position({part} in {whole})"


@contextmanager
def legible(table: str, key: Sequence[Any]) -> Iterator[None]:
    """Turns what SQLite says of bytes that it can't read into the row that they belong to."""
    try:
        yield
    except DatabaseError as error:
        if any(word in str(error.orig) for word in UNREADABLE):
            raise Damaged(seals.named(table, key)) from None
        raise


def sealed_columns(table: Table) -> "Select[Any]":
    """Asks for what is sealed of rows, and for the seal."""
    return select(*(table.c[name] for name in seals.COLUMNS[table.name]), table.c.seal)


def fetched(connection: Connection, query: "Select[Any]", table: str, key: Sequence[Any]) -> Sequence[Any]:
    """What is found; if it can't be read, the row of that key is damaged."""
    with legible(table, key):
        return connection.execute(query).all()


def row_of(connection: Connection, table: Table, key: str) -> Any:
    """The row of that id, or none; refuses one that is damaged."""
    found = fetched(connection, sealed_columns(table).where(table.c.id == key), table.name, (key,))
    if not found:
        return None
    *row, sealed = found[0]
    if row[0] != key or not seals.holds(table.name, row, sealed):
        raise Damaged(seals.named(table.name, (key,)))
    return found[0]


def whole_rows(connection: Connection, table: Table, note: Callable[[Damaged], None]) -> list[tuple[Any, ...]]:
    """All rows of a table that are as they were written; the others are noted."""
    whole = []
    for *row, sealed in fetched(connection, sealed_columns(table), table.name, ("?", "?")):
        if seals.holds(table.name, row, sealed):
            whole.append(tuple(row))
        else:
            note(Damaged(seals.named(table.name, row)))
    return whole


def rewritten(connection: Connection, table: Table, where: dict[str, Any], changes: dict[str, Any]) -> None:
    """Changes rows, sealing them anew. What is damaged is left alone; where one is there already, that one stays."""
    columns, keys = seals.COLUMNS[table.name], [column.name for column in table.primary_key]
    query = sealed_columns(table).where(and_(*(table.c[name] == value for name, value in where.items())))
    for *row, sealed in connection.execute(query).all():
        if seals.holds(table.name, row, sealed):
            before = dict(zip(columns, row, strict=True))
            connection.execute(delete(table).where(and_(*(table.c[key] == before[key] for key in keys))))
            after = with_seal(table, before | changes)
            connection.execute(upsert(connection, table).values(**after).on_conflict_do_nothing())
