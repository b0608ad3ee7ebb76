"""Guests become persons, each with the device that they had; results and ratings are kept; what is there is sealed.

Results of matches that were played before are worked out by the rules when the table opens (`table.results`).
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

from abraka.table import seals
from abraka.table.guests import hashed

revision = "0003"
down_revision = "0002"

TRACES = """
    SELECT id FROM guests UNION SELECT guest FROM sitters UNION SELECT owner FROM tables UNION SELECT guest FROM records
"""
"""Everybody of whom anything is kept."""


def upgrade() -> None:
    """Makes the new tables, and persons of guests."""
    _make_people()
    _make_book()
    people = list(_people())
    _insert("persons", (row[0] for row in people))
    _insert("devices", (row[1] for row in people))
    op.get_bind().exec_driver_sql("DELETE FROM rests WHERE kind = 'guest'")
    op.drop_table("guests")


def _people() -> Iterator[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Rows of persons and of their devices."""
    bind = op.get_bind()
    rows = bind.exec_driver_sql("SELECT id, name, seen, seal FROM guests").fetchall()
    named = {row[0]: tuple(row[1:3]) for *row, sealed in rows if seals.holds("guests", row, sealed)}
    for (guest,) in bind.exec_driver_sql(TRACES).fetchall():
        name, seen = named.get(guest, ("", 0))
        yield (guest, name, -1, -1, 1, 1, seen, seen), (hashed(guest), guest, "", "", seen, seen)


def _insert(table: str, rows: Iterator[tuple[Any, ...]]) -> None:
    columns = (*seals.COLUMNS[table], "seal")
    names, places = ", ".join(f'"{name}"' for name in columns), ", ".join("?" * len(columns))
    if todo := [(*row, seals.seal(table, row)) for row in rows]:
        op.get_bind().exec_driver_sql(f'INSERT INTO "{table}" ({names}) VALUES ({places})', todo)


def _seal() -> "sa.Column[bytes]":
    return sa.Column("seal", sa.LargeBinary, nullable=False, server_default=sa.text("x''"))


def _make_people() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("hat", sa.Integer, nullable=False),
        sa.Column("colour", sa.Integer, nullable=False),
        sa.Column("ratings", sa.Integer, nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        _seal(),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("former", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        _seal(),
    )
    op.create_table(
        "passes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        _seal(),
    )
    op.create_table(
        "phrases",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(64), nullable=False, unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        _seal(),
    )


def _make_book() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(64), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False, unique=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        _seal(),
    )
    op.create_table(
        "played",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("match", sa.String(64), nullable=False, index=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        _seal(),
        sa.PrimaryKeyConstraint("person", "match"),
    )
    op.create_index("played_lately", "played", ["person", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        _seal(),
        sa.PrimaryKeyConstraint("game", "players", "who"),
    )


def downgrade() -> None:
    """Persons become guests again: those who came by another device stay behind."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        _seal(),
    )
    rows = op.get_bind().exec_driver_sql("SELECT id, name, seen FROM persons WHERE name <> ''").fetchall()
    todo = [(*row, seals.seal("guests", tuple(row))) for row in rows]
    if todo:
        op.get_bind().exec_driver_sql("INSERT INTO guests VALUES (?, ?, ?, ?)", todo)
    for name in ("ratings", "played", "results", "phrases", "passes", "devices", "persons"):
        op.drop_table(name)
