"""Limits that hold over all nodes of a house: their buckets lie in PostgreSQL.

These are for what must not become easier the more nodes there are, and happens seldom. All other limits guard a node
itself, and are each node's own. The rows are no part of what a house keeps, like those of `table.tenure`.
"""

from sqlalchemy import BigInteger, Column, Connection, Double, String, Table, delete, func, literal

from abraka.table.rows import upsert
from abraka.table.store import Store
from abraka.table.tenure import KEPT_MS, NOW, fleeting

buckets = Table(
    "buckets",
    fleeting,
    Column("name", String(100), primary_key=True),
    Column("left", Double, nullable=False),
    Column("seen", BigInteger, nullable=False),  # by the database's clock
)


class SharedBuckets:
    """A bucket for each client, the same at all nodes."""

    def __init__(self, store: Store, kind: str, rate: float, burst: float) -> None:
        self._store, self._kind, self._rate, self._burst = store, kind, rate, burst

    async def take(self, client: str) -> bool:
        """Takes one from a client's bucket, if there is one left."""
        return await self._store.write(lambda c: self._taken(c, f"{self._kind} {client}"[:100]))

    def _taken(self, connection: Connection, name: str) -> bool:
        connection.execute(delete(buckets).where(buckets.c.seen < NOW - KEPT_MS))
        grown = func.least(
            literal(self._burst, Double), buckets.c.left + (NOW - buckets.c.seen) * literal(self._rate / 1000, Double)
        )
        put = upsert(connection, buckets).values(name=name, left=self._burst - 1, seen=NOW)
        put = put.on_conflict_do_update(
            index_elements=["name"], set_={"left": grown - 1, "seen": NOW}, where=grown >= 1
        )
        return connection.execute(put.returning(buckets.c.name)).scalar() is not None
