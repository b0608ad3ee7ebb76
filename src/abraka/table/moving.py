"""A house moves from its file to PostgreSQL: all rows as they are, then looked at there by count, seal and replay.

Whoever breaks it off finds the file as it was, and goes on by calling it again: what is there already stays. A note in
the database says whose house is moving in, so that no two can get mixed up, and when it was done.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from abraka.core.errors import AbrakaError
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table import schema, seals
from abraka.table.checking import damaged_in
from abraka.table.database import StoreError
from abraka.table.editions import is_of_these_rules
from abraka.table.play import Play
from abraka.table.rows import upsert
from abraka.table.store import match_in

BATCH = 500
TELL_S = 5.0
_own = MetaData()
moving = Table(
    "moving",
    _own,
    Column("house", String(64), primary_key=True),  # the hash of its key
    Column("done", Integer, nullable=False),
)
Tell = Callable[[str], None]


class Moved(NamedTuple):
    """What was found in the new place."""

    rows: int
    matches: int  # replayed to where they stand
    left: list[str]
    """Damaged rows, and what belongs to them: they stay behind."""


def move(source: Engine, target: Engine, house: str, tell: Tell) -> Moved:
    """Moves a closed house; refuses a target that holds something else. May be broken off and called again."""
    try:
        done = _begin(target, house)
        mover = _Mover(source, target, tell)
        if not done:
            for table in schema.metadata.sorted_tables:
                mover.copy(table)
        rows = mover.check_counts()
        matches = mover.check_matches()
        if damaged := damaged_in(target):
            raise StoreError(f"In the new place these are not as they were: {', '.join(damaged[:5])}. Do not use it.")
        with target.begin() as connection:
            connection.execute(update(moving).values(done=1))
    except SQLAlchemyError as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(
            f"The move was broken off ({type(cause).__name__}): the file is as it was; call it again to go on."
        ) from None
    return Moved(rows, matches, mover.left)


def _begin(target: Engine, house: str) -> bool:
    """Notes who moves in; says whether they have done so already. Refuses if somebody else lives there."""
    with target.begin() as connection:
        if inspect(connection).has_table(moving.name):
            noted = connection.execute(select(moving)).first()
            if noted is not None and noted.house != house:
                raise StoreError("Another house has moved, or is moving, into this database. Nothing was changed.")
            if noted is not None:
                return bool(noted.done)
        for table in (schema.persons, schema.tables, schema.matches):
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise StoreError("This database holds a house already. Nothing was changed.")
        _own.create_all(connection)
        connection.execute(insert(moving).values(house=house, done=0))
        return False


class _Mover:
    """From one database to the other."""

    def __init__(self, source: Engine, target: Engine, tell: Tell) -> None:
        self._source, self._target, self._tell = source, target, tell
        self.left: list[str] = []
        self._broken = self._broken_matches()

    def _broken_matches(self) -> set[str]:
        """Matches that are damaged themselves or in their journal: they stay behind as a whole."""
        m, broken = schema.matches, set()
        with self._source.connect() as connection:
            for name in connection.execute(select(m.c.id)).scalars().all():
                try:
                    match_in(connection, name)
                except AbrakaError:
                    broken.add(name)
        return broken

    def rows(self, table: Table) -> Iterator[dict[str, Any]]:
        """The rows of a table that are as they were written."""
        columns = seals.COLUMNS.get(table.name, ())
        with self._source.connect() as connection:
            keys = [column.name for column in table.primary_key]
            found = connection.execution_options(yield_per=BATCH).execute(select(table).order_by(*table.primary_key))
            for row in found.mappings():
                whole = not columns or seals.holds(table.name, [row[name] for name in columns], row["seal"])
                match = {"matches": "id", "journal": "match"}.get(table.name)
                if whole and (match is None or row[match] not in self._broken):
                    yield dict(row)
                elif table.name != "journal":
                    self._leave(seals.named(table.name, [row[key] for key in (*keys, *keys)]))

    def _leave(self, row: str) -> None:
        if row not in self.left:
            self.left.append(row)

    def copy(self, table: Table) -> None:
        """Copies a table, batch by batch; what is there already stays."""
        told, copied = time.monotonic(), 0
        for batch in _batches(self.rows(table)):
            with self._target.begin() as connection:
                put = upsert(connection, table)
                if table.name == "life":  # a new house has begun to count already
                    changed = {name: put.excluded[name] for name in ("lived_ms", "looks", "seal")}
                    put = put.on_conflict_do_update(index_elements=["id"], set_=changed)
                else:
                    put = put.on_conflict_do_nothing()
                connection.execute(put, batch)
            copied += len(batch)
            if time.monotonic() - told > TELL_S:
                told = time.monotonic()
                self._tell(f"{table.name}: {copied} rows so far")

    def check_counts(self) -> int:
        """Refuses if there are not as many rows in the new place; returns how many."""
        rows = 0
        for table in schema.metadata.sorted_tables:
            expected = sum(1 for _ in self.rows(table))
            with self._target.connect() as connection:
                found = connection.execute(select(func.count()).select_from(table)).scalar_one()
            if found != expected:
                raise StoreError(
                    f"“{table.name}” has {found} rows in the new place, {expected} in the file: they are not the same "
                    "house any more. Nothing was changed."
                )
            rows += found
        return rows

    def check_matches(self) -> int:
        """Plays every match in both places, as far as these are its rules; refuses if they do not end alike."""
        told, count = time.monotonic(), 0
        with self._source.connect() as here, self._target.connect() as there:
            for name in here.execute(select(schema.matches.c.id).order_by(schema.matches.c.id)).scalars().all():
                if name in self._broken:
                    continue
                if _ends(here, name) != _ends(there, name):
                    raise StoreError(f"Match {name} is another one in the new place. Do not use it.")
                count += 1
                if time.monotonic() - told > TELL_S:
                    told = time.monotonic()
                    self._tell(f"{count} matches played again so far")
        return count


def _ends(connection: Connection, name: str) -> tuple[Any, ...]:
    """Where a match stands after its journal."""
    stored = match_in(connection, name)
    if stored is None:
        return (None,)
    about, key, entries = stored
    if not is_of_these_rules(about):
        return about, key, entries
    match = Match(load(about.game), about.players, about.options, key=key, match_id=about.id)
    play = Play(match, [], None, about.started)
    for _ in play.following(entries):
        pass
    return about, key, entries, play.version, match.version, match.outcome, match.to_act


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[Sequence[dict[str, Any]]]:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
