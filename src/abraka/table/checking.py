"""A look at everything that is kept: each row against its seal, each journal as a chain, who sits where."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from abraka.table import seals
from abraka.table.data import as_table
from abraka.table.database import beside, has_table, is_up_to_date, legible, looking_at

LISTED = 'SELECT count(*) FROM journal INDEXED BY sqlite_autoindex_journal_2 WHERE "match" = ?'
"""How many entries a match has by the list of what clients have sent, which lies elsewhere on the disk."""


def damaged_rows(path: Path) -> list[str]:
    """The rows of a database that are not as they were written, in words. Only looks at them."""
    how = "mode=ro" if beside(path)[0].exists() else "immutable=1"
    with closing(looking_at(path, how)) as connection:
        connection.text_factory = legible
        columns = [row[1] for row in connection.execute("PRAGMA table_info(journal)")]
        if "seal" not in columns:
            return []  # of a version that had none
        connection.execute("BEGIN")  # all as it is at one moment
        return [row for look in (_rows, _journals, _sitters) for row in look(connection)]


def _select(connection: sqlite3.Connection, table: str, columns: Sequence[str], more: str = "", *given: str) -> Any:
    names = ", ".join(f'"{name}"' for name in columns)
    return connection.execute(f'SELECT {names} FROM "{table}" {more}', given)


def _rows(connection: sqlite3.Connection) -> Iterator[str]:
    older = not is_up_to_date(connection)
    for table, columns in seals.COLUMNS.items():
        if older and not has_table(connection, table):
            continue
        try:
            for *row, sealed in _select(connection, table, (*columns, "seal")):
                if not seals.holds(table, row, sealed):
                    yield seals.named(table, row)
        except sqlite3.DatabaseError:  # the rest of them can't be read
            yield seals.named(table, ("?", "?"))


def _journals(connection: sqlite3.Connection) -> Iterator[str]:
    """Entries that do not follow, are missing, or are of no match."""
    matches = dict(_select(connection, "matches", ("id", "seal")))
    for match, number in connection.execute('SELECT "match", min(number) FROM journal GROUP BY "match"'):
        if match not in matches:
            yield seals.named("journal", (match, number))
    for match, sealed in matches.items():
        try:
            broken = _broken_at(connection, match, sealed)
        except sqlite3.DatabaseError:
            broken = "?"
        if broken is not None:
            yield seals.named("journal", (match, broken))


def _broken_at(connection: sqlite3.Connection, match: str, sealed: bytes) -> int | str | None:
    where = 'WHERE "match" = ? ORDER BY number'
    entries = _select(connection, "journal", (*seals.ENTRY, "seal"), where, match).fetchall()
    return seals.broken_at(sealed, entries, connection.execute(LISTED, (match,)).fetchone()[0])


def _sitters(connection: sqlite3.Connection) -> Iterator[str]:
    """The list of who sits where, against the tables that are whole."""
    listed = set(_select(connection, "sitters", ("guest", "table")))
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
