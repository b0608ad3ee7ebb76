"""Rows are sealed, and so is what is there; time is counted while the table is open; what is cleaned goes to a bin."""

from collections.abc import Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from abraka.table import seals

revision = "0002"
down_revision = "0001"

COLUMNS = {
    "guests": ("id", "name", "seen"),
    "tables": ("id", "game", "owner", "status", "public", "match", "touched", "data"),
    "matches": ("id", "table", "key", "started", "data"),
    "chat": ("table", "number", "at", "guest", "seat", "name", "text", "client"),
    "mutes": ("table", "guest", "muted"),
    "records": ("id", "guest", "at", "text"),
}
"""What was sealed then."""
KEYS = {
    "guests": ("id",),
    "tables": ("id",),
    "matches": ("id",),
    "chat": ("table", "number"),
    "mutes": ("table", "guest", "muted"),
    "records": ("id",),
}


def upgrade() -> None:
    """Adds the seals and makes the new tables."""
    for table in (*KEYS, "journal"):
        op.add_column(table, _seal())
    for table, key in KEYS.items():
        _seal_rows(table, key, _rows(table, COLUMNS[table]))
    _seal_rows("journal", ("match", "number"), _entries())
    _make_tables()


def _seal() -> "sa.Column[bytes]":
    return sa.Column("seal", sa.LargeBinary, nullable=False, server_default=sa.text("x''"))


def _make_tables() -> None:
    op.create_table(
        "life",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("lived_ms", sa.BigInteger, nullable=False),
        sa.Column("looks", sa.BigInteger, nullable=False),
        _seal(),
    )
    op.get_bind().exec_driver_sql("INSERT INTO life VALUES (1, 0, 0, ?)", (seals.seal("life", (1, 0)),))
    op.create_table(
        "rests",
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        _seal(),
        sa.PrimaryKeyConstraint("kind", "id"),
    )
    op.create_table(
        "bin",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("since_ms", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        _seal(),
    )


def _select(table: str, columns: tuple[str, ...], more: str = "") -> Sequence[Any]:
    names = ", ".join(f'"{name}"' for name in columns)
    return op.get_bind().exec_driver_sql(f'SELECT {names} FROM "{table}" {more}').fetchall()


def _rows(table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
    """The key of each row, after its seal."""
    for row in _select(table, columns):
        key = (row[columns.index(name)] for name in KEYS[table])
        yield seals.seal(table, row), *key


def _entries() -> Iterator[tuple[Any, ...]]:
    """The key of each entry of a journal, after its seal."""
    sealed = dict(map(tuple, _select("matches", ("id", "seal"))))
    for match, *entry in _select("journal", ("match", *seals.ENTRY), 'ORDER BY "match", number'):
        sealed[match] = seals.link(sealed.get(match, b""), tuple(entry))
        yield sealed[match], match, entry[0]


def _seal_rows(table: str, key: tuple[str, ...], rows: Iterator[tuple[Any, ...]]) -> None:
    where = " AND ".join(f'"{name}" = ?' for name in key)
    statement = f'UPDATE "{table}" SET seal = ? WHERE {where}'
    if todo := list(rows):
        op.get_bind().exec_driver_sql(statement, todo)


def downgrade() -> None:
    """Removes them; what is in the bin is back."""
    for name in ("bin", "rests", "life"):
        op.drop_table(name)
    for table in (*KEYS, "journal"):
        op.drop_column(table, "seal")
