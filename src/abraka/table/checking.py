"""A look at everything that is kept: each row against its seal, each journal as a chain, who sits where."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, TextClause, text

from abraka.table import seals
from abraka.table.data import as_table
from abraka.table.database import beside, has_table, is_up_to_date, legible, looking_at

LISTED = {
    "sqlite": 'SELECT count(*) FROM journal INDEXED BY sqlite_autoindex_journal_2 WHERE "match" = ?',
    "postgresql": 'SELECT count(*) FROM journal WHERE "match" = ?',
}
"""How many entries a match has by the list of what clients have sent, which lies elsewhere on the disk. PostgreSQL
has checksums of its own, and chooses its lists itself."""


class Reader(Protocol):
    """What can be asked, in SQL with `?` for what is given: a connection to SQLite, or one like it."""

    def execute(self, sql: str, given: Sequence[Any] = (), /) -> Any:
        """The rows that are found."""


class PostgresReader:
    """The same for PostgreSQL."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, given: Sequence[Any] = (), /) -> Any:
        """The rows that are found."""
        return self._connection.exec_driver_sql(sql.replace("?", "%s"), tuple(given))


def listed_of(dialect: str) -> TextClause:
    """The question how many entries are listed of a `match`."""
    return text(LISTED[dialect].replace("?", ":match"))


def damaged_in(engine: Engine) -> list[str]:
    """The rows of a database that are not as they were written, in words."""
    if engine.dialect.name == "sqlite":
        return damaged_rows(Path(str(engine.url.database)))
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        reader = PostgresReader(connection)
        looks = _rows(reader, older=False), _journals(reader, "postgresql"), _sitters(reader)
        return [row for look in looks for row in look]


def damaged_rows(path: Path) -> list[str]:
    """The rows of a database that are not as they were written, in words. Only looks at them."""
    how = "mode=ro" if beside(path)[0].exists() else "immutable=1"
    with closing(looking_at(path, how)) as connection:
        connection.text_factory = legible
        columns = [row[1] for row in connection.execute("PRAGMA table_info(journal)")]
        if "seal" not in columns:
            return []  # of a version that had none
        connection.execute("BEGIN")  # all as it is at one moment
        looks = _rows(connection, not is_up_to_date(connection)), _journals(connection, "sqlite"), _sitters(connection)
        return [row for look in looks for row in look]


def _select(connection: Reader, table: str, columns: Sequence[str], more: str = "", *given: str) -> Any:
    names = ", ".join(f'"{name}"' for name in columns)
    return connection.execute(f'SELECT {names} FROM "{table}" {more}', given)


def _rows(connection: Reader, older: bool) -> Iterator[str]:
    for table, columns in seals.COLUMNS.items():
        if older and isinstance(connection, sqlite3.Connection) and not has_table(connection, table):
            continue
        try:
            for *row, sealed in _select(connection, table, (*columns, "seal")):
                if not seals.holds(table, row, sealed):
                    yield seals.named(table, row)
        except sqlite3.DatabaseError:  # the rest of them can't be read
            yield seals.named(table, ("?", "?"))


def _journals(connection: Reader, dialect: str) -> Iterator[str]:
    """Entries that do not follow, are missing, or are of no match."""
    matches = dict(map(tuple, _select(connection, "matches", ("id", "seal"))))
    for match, number in connection.execute('SELECT "match", min(number) FROM journal GROUP BY "match"'):
        if match not in matches:
            yield seals.named("journal", (match, number))
    for match, sealed in matches.items():
        try:
            broken = _broken_at(connection, match, sealed, dialect)
        except sqlite3.DatabaseError:
            broken = "?"
        if broken is not None:
            yield seals.named("journal", (match, broken))


def _broken_at(connection: Reader, match: str, sealed: bytes, dialect: str) -> int | str | None:
    where = 'WHERE "match" = ? ORDER BY number'
    entries = _select(connection, "journal", (*seals.ENTRY, "seal"), where, match).fetchall()
    return seals.broken_at(sealed, entries, connection.execute(LISTED[dialect], (match,)).fetchone()[0])


def _sitters(connection: Reader) -> Iterator[str]:
    """The list of who sits where, against the tables that are whole."""
    listed = set(map(tuple, _select(connection, "sitters", ("guest", "table"))))
    columns = seals.COLUMNS["tables"]
    told = set()
    for *row, sealed in _select(connection, "tables", (*columns, "seal")):
        if seals.holds("tables", row, sealed):
            table = as_table(row[-1])
            told |= {(seat.guest, table.id) for seat in table.seats if seat.guest}
        else:
            told |= {pair for pair in listed if pair[1] == row[0]}
    for pair in sorted(listed ^ told, key=str):
        yield seals.named("sitters", pair)
