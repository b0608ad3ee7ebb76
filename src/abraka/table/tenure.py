"""Who may write to a house in PostgreSQL: nodes that say every second that they live, and who owns which table.

A node that has said nothing for `LIFE_S` may be declared dead by any other, for good; then its tables can be taken. A
lease carries a fencing number, larger than any that the table had before. Each commit begins by noting itself in its
node's row, and by looking at the leases under which it writes. So who was declared dead while frozen, or cut off,
writes nothing more, and neither does who lost a table. Declaring dead takes the same row: it waits for a commit that
has begun, and then sees that the node lives.

A node also counts by its own clock how long it may still speak: from before it asked, so it falls silent before
anybody may take its tables. Then it steps down: it forgets all tables, and comes again as a new node.

These rows are no part of what a house keeps: they are made when needed, and not moved with it.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Update,
    delete,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from abraka.table import schema
from abraka.table.database import StoreError
from abraka.table.guests import new_id
from abraka.table.refusals import TableRefusal
from abraka.table.rows import MIGRATING, alone, upsert
from abraka.table.store import Store
from abraka.table.writer import Lease, NotStored

LIFE_S, BEAT_S = 4.0, 1.0
"""So long a node lives after it said so, and so often it says so."""
UNSURE_S, LOOK_S = 10.0, 0.2
"""So long is asked whether a commit was done, and so often."""
KEPT_MS = 86_400_000
HELD = 'SELECT "table", fence FROM leases WHERE node = %s AND "table" = ANY(%s)'
NOBODY = ""
fleeting = MetaData()

nodes = Table(
    "nodes",
    fleeting,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),  # so long it lives, by the database's clock
    Column("dead", Integer, nullable=False),  # 1: for good
    Column("shares", Integer, nullable=False),  # 1: it has a bus, and others may work beside it
    Column("key", String(64), nullable=False),  # the hash of the key by which it knows guests
    Column("commits", BigInteger, nullable=False),
)
leases = Table(
    "leases",
    fleeting,
    Column("table", String(32), primary_key=True),
    Column("node", String(32), nullable=False, index=True),  # nobody: it was given back
    Column("fence", BigInteger, nullable=False),
)
NOW = literal_column("CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)", BigInteger)
SOON = NOW + int(1000 * LIFE_S)


class Deposed(NotStored):
    """Who wanted to write may do so no more: another has taken over."""


class Elsewhere(Exception):  # noqa: N818  # where, not what is wrong
    """A table is owned by another node."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Others(NamedTuple):
    """What a node sees of the others."""

    alive: frozenset[str]
    orphans: tuple[str, ...]
    """Tables whose owner is dead."""


def clock() -> float:
    """Seconds, counted on while the process is stopped or the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Tenure:
    """A node's right to write, and its leases."""

    def __init__(self, engine: Engine, shares: bool, key: str) -> None:
        self._engine, self._shares, self.key = engine, shares, key
        self.node = NOBODY
        self.draining = False  # nothing more is taken
        self.unsure = False  # whether a commit was done that nobody has confirmed
        self._until = 0.0
        self._commits = 0  # the thread's own

    @property
    def holds(self) -> bool:
        """Whether nobody else can have taken over yet."""
        return clock() < self._until

    def may_tell(self) -> bool:
        """The same, to be asked whenever something is told."""
        return self.holds

    def enroll(self) -> None:
        """Becomes a node; refuses if another is there that does not share, or that has another key."""
        until = clock() + LIFE_S + BEAT_S
        while (why := self._enrolled()) is not None:
            if clock() > until:
                raise StoreError(why)
            time.sleep(LOOK_S)

    def _enrolled(self) -> str | None:
        node, began = new_id(), clock()
        try:
            with self._engine.begin() as connection:
                alone(connection, MIGRATING)
                fleeting.create_all(connection)
                others = connection.execute(select(nodes.c.shares, nodes.c.key).where(_lives())).all()
                if others and not (self._shares and all(other.shares for other in others)):
                    return "Another table uses this database already: end it, or start both with --bus."
                if any(other.key != self.key for other in others):
                    return "The nodes of a house need the same secret.key and push.key: copy them to this node."
                old = (nodes.c.dead == 1) & (nodes.c.until < NOW - KEPT_MS) & nodes.c.id.not_in(select(leases.c.node))
                connection.execute(delete(nodes).where(old))
                row = {"id": node, "until": SOON, "dead": 0, "shares": int(self._shares), "key": self.key}
                connection.execute(insert(nodes).values(**row, commits=0))
        except SQLAlchemyError as error:
            return f"The database does not answer: {type(error).__name__}."
        self.node, self._until, self._commits, self.unsure = node, began + LIFE_S, 0, False
        return None

    async def beat(self, store: Store) -> None:
        """Says that it lives."""
        began, node = clock(), self.node
        await store.write(lambda c: None)  # to enter is to say so
        if node == self.node:
            self._until = began + LIFE_S

    def silence(self) -> None:
        """It must not speak any more."""
        self._until = 0.0

    def resign(self) -> None:
        """Gives everything back."""
        self.silence()
        with self._engine.begin() as connection:
            connection.execute(update(leases).where(leases.c.node == self.node).values(node=NOBODY))
            connection.execute(update(nodes).where(nodes.c.id == self.node).values(dead=1))

    # With each commit.

    def enter(self, connection: Connection, held: Sequence[Lease]) -> None:
        """The first step of a commit: refuses who is dead, and leases that are old."""
        mine = update(nodes).where(nodes.c.id == self.node, nodes.c.dead == 0)
        entered = connection.execute(
            mine.values(commits=nodes.c.commits + 1, until=func.greatest(nodes.c.until, SOON)).returning(
                nodes.c.commits
            )
        ).scalar()
        if entered is None:
            self.silence()
            raise Deposed("Another has taken over here.")
        self._commits = entered
        if held:
            found = connection.exec_driver_sql(HELD, (self.node, [lease.table for lease in held]))
            current = {(row[0], row[1]) for row in found}
            if any(tuple(lease) not in current for lease in held):
                raise Deposed("Another has taken over a table.")

    def was_done(self, engine: Engine) -> bool:
        """Whether the last commit was done, though nobody said so; asks until somebody knows."""
        until, query = clock() + UNSURE_S, select(nodes.c.commits).where(nodes.c.id == self.node).with_for_update()
        while clock() < until:
            try:
                with engine.begin() as connection:  # behind whoever still has the row
                    return connection.execute(query).scalar() == self._commits
            except SQLAlchemyError:
                time.sleep(LOOK_S)
        self.unsure = True
        return False

    # Leases.

    async def take(self, store: Store, table: str) -> Lease:
        """The lease of a table; refuses, with `Elsewhere`, if another node has it that lives."""
        if self.draining:
            raise TableRefusal("stopping")
        taken = await store.write(lambda c: self._taken(c, store, table))
        if isinstance(taken, str):
            raise Elsewhere(taken)
        return Lease(table, taken)

    def _taken(self, connection: Connection, store: Store, table: str) -> int | str:
        """The fencing number, or the node that has the table."""
        owner = connection.execute(select(leases.c.node).where(leases.c.table == table)).scalar()
        if owner not in (None, NOBODY, self.node):
            connection.execute(_declare_dead().where(nodes.c.id == owner))
        living = select(nodes.c.id).where(nodes.c.dead == 0, nodes.c.id != self.node)
        put = upsert(connection, leases).values(table=table, node=self.node, fence=1)
        put = put.on_conflict_do_update(
            index_elements=["table"],
            set_={"node": self.node, "fence": leases.c.fence + 1},
            where=leases.c.node.not_in(living),
        )
        fence = connection.execute(put.returning(leases.c.fence)).scalar()
        if fence is None:
            return str(connection.execute(select(leases.c.node).where(leases.c.table == table)).scalar())
        match = connection.execute(select(schema.tables.c.match).where(schema.tables.c.id == table)).scalar()
        if match is not None:
            store.forget_heads(match)  # others may have written to its journal
        return int(fence)

    async def give_back(self, store: Store, lease: Lease) -> None:
        """Others may take the table from now on."""
        mine = update(leases).where(leases.c.table == lease.table, leases.c.fence == lease.fence)
        await store.write(lambda c: c.execute(mine.where(leases.c.node == self.node).values(node=NOBODY)).rowcount)

    async def free(self, store: Store, table: str) -> None:
        """A table of a dead node is nobody's."""
        living = select(nodes.c.id).where(nodes.c.dead == 0)
        nobodys = update(leases).where(leases.c.table == table, leases.c.node.not_in(living)).values(node=NOBODY)
        await store.write(lambda c: c.execute(nobodys).rowcount)

    async def look(self, store: Store) -> Others:
        """Declares dead who has been silent for too long, and tells who lives."""
        silent = select(nodes.c.id).where(nodes.c.dead == 0, nodes.c.until < NOW)
        if await store.read(lambda c: c.execute(silent).first()):
            await store.write(lambda c: c.execute(_declare_dead()).rowcount)
        return await store.read(_others)

    def owned_elsewhere(self, connection: Connection) -> list[str]:
        """The tables that other nodes have."""
        query = select(leases.c.table).where(leases.c.node.not_in([NOBODY, self.node]))
        return list(connection.execute(query).scalars())


def _lives() -> "ColumnElement[bool]":
    return (nodes.c.dead == 0) & (nodes.c.until >= NOW)


def _declare_dead() -> Update:
    return update(nodes).where(nodes.c.dead == 0, nodes.c.until < NOW).values(dead=1)


def _others(connection: Connection) -> Others:
    living = connection.execute(select(nodes.c.id).where(nodes.c.dead == 0)).scalars().all()
    orphans = select(leases.c.table).where(leases.c.node != NOBODY, leases.c.node.not_in(living))
    return Others(frozenset(living), tuple(connection.execute(orphans.limit(1000)).scalars()))
