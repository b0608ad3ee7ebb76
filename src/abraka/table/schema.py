"""The tables of the database. Their history stands in `migrations/`; this is how they are now."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
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


persons = Table(  # how others attach rows to a person, or to a device, is said in `table.persons`
    "persons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("hat", Integer, nullable=False),  # 0 to 5, or -1: none was chosen
    Column("colour", Integer, nullable=False),  # likewise
    Column("ratings", Integer, nullable=False),  # 1: wants to see them
    Column("listed", Integer, nullable=False),  # 1: stands in the house's book
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    _seal(),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what its cookie says
    Column("person", String(32), nullable=False, index=True),  # nobody: it was forgotten
    Column("former", String(32), nullable=False),  # whose things are still to be brought along to the person
    Column("name", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    _seal(),
)

passes = Table(  # links with which another device becomes a person's
    "passes",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the link says
    Column("person", String(32), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
    _seal(),
)

phrases = Table(  # the same, to write down
    "phrases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(64), nullable=False, unique=True),  # the slow hash of the phrase
    Column("since", BigInteger, nullable=False),
    _seal(),
)

pushes = Table(  # where devices want to be told that somebody waits for them
    "pushes",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),  # at a push service
    Column("point", LargeBinary, nullable=False),  # the browser's public key
    Column("auth", LargeBinary, nullable=False),  # what it shares with us
    Column("language", String(2), nullable=False),
    Column("since", BigInteger, nullable=False),
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

analyses = Table(  # what was found in matches that are over, and in records that were brought along
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),  # an `Analysis`, as compressed JSON
    _seal(),
)

solved = Table(  # first tries of puzzles
    "solved",
    metadata,
    Column("person", String(32), nullable=False),
    Column("puzzle", String(64), nullable=False),
    Column("number", Integer, nullable=False),  # in this order they count
    Column("right", Integer, nullable=False),  # 1: at once
    Column("at", BigInteger, nullable=False),
    _seal(),
    PrimaryKeyConstraint("person", "puzzle"),
)

results = Table(  # how matches ended
    "results",
    metadata,
    Column("match", String(64), primary_key=True),
    Column("number", Integer, nullable=False, unique=True),  # in this order they count for ratings
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("counts", Integer, nullable=False),  # 1: for the house's book
    Column("data", LargeBinary, nullable=False),  # all of a `ResultData`, as JSON
    _seal(),
)

played = Table(  # the list of one's finished matches
    "played",
    metadata,
    Column("person", String(32), nullable=False),
    Column("match", String(64), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("ended", BigInteger, nullable=False),
    _seal(),
    PrimaryKeyConstraint("person", "match"),
    Index("played_lately", "person", "ended"),
)

ratings = Table(  # follow from `results`, and can be computed again from them
    "ratings",
    metadata,
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("who", String(64), nullable=False),  # a person, somebody at a person's device, or a bot
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    _seal(),
    PrimaryKeyConstraint("game", "players", "who"),
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
    Column("kind", String(8), nullable=False),  # table, person
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
