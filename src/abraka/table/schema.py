"""The tables of the database. Their history stands in `migrations/`; this is how they are now."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()


def _seal() -> "Column[bytes]":
    """By it a change of the row is noticed that nobody made (`table.seals`)."""
    return Column("seal", LargeBinary, nullable=False, server_default=text("x''"))


guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("seen", BigInteger, nullable=False),
    _seal(),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("status", String(8), nullable=False),
    Column("public", Integer, nullable=False),
    Column("match", String(64)),  # the one being played, or played last
    Column("touched", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),  # all of a `TableData`, as JSON
    _seal(),
    Index("tables_listed", "public", "status", "touched"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(32), nullable=False),
    Column("table", String(32), nullable=False),
    PrimaryKeyConstraint("guest", "table"),
    Index("sitters_by_table", "table"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table", String(32), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),  # all of a `MatchData`, as JSON
    _seal(),
)

journal = Table(
    "journal",
    metadata,
    Column("match", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("client", String(64)),  # the id that the client gave
    _seal(),
    PrimaryKeyConstraint("match", "number"),
    UniqueConstraint("match", "seat", "client", name="journal_resends"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("client", String(64), nullable=False),  # the id that the client gave
    _seal(),
    PrimaryKeyConstraint("table", "number"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table", String(32), nullable=False),
    Column("guest", String(32), nullable=False),
    Column("muted", String(32), nullable=False),
    _seal(),
    PrimaryKeyConstraint("table", "guest", "muted"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    _seal(),
)

life = Table(
    "life",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row, number 1
    Column("lived_ms", BigInteger, nullable=False),  # how long tables were open over this database, all together
    Column("looks", BigInteger, nullable=False),  # how often somebody asked whether it can be written; not sealed
    _seal(),
)

rests = Table(  # what may be cleaned away one day
    "rests",
    metadata,
    Column("kind", String(8), nullable=False),  # table, guest
    Column("id", String(32), nullable=False),
    Column("mark", String(64), nullable=False),  # what was there when it was looked at last
    Column("since_ms", BigInteger, nullable=False),  # of `lived_ms`, from when on nothing has changed
    _seal(),
    PrimaryKeyConstraint("kind", "id"),
)

bin = Table(  # tables that were cleaned away, until they are gone
    "bin",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("since_ms", BigInteger, nullable=False),  # of `lived_ms`
    Column("at", BigInteger, nullable=False),  # when, as the clock said
    _seal(),
)
