"""A person is forgotten, for good: what is theirs goes, and where they played with others their name does.

The matches stay, for they are the others' too, with nobody in the person's place. No table may be in memory meanwhile
at which the person is known: the table is closed, or `House.forget` has sent everybody away from there.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, func, select, update

from abraka.table import schema, seals
from abraka.table.data import MatchData, SeatData, TableData, as_table
from abraka.table.persons import Person, drop_persons
from abraka.table.results import pass_on_results
from abraka.table.rows import place_of, putting, row_of, sealed_columns, with_seal
from abraka.table.store import as_match, saving

encode = msgspec.json.Encoder().encode


class Traces(NamedTuple):
    """What is kept of a person."""

    person: Person
    devices: int
    tables: int
    matches: int  # that are over
    lines: int  # of chat


def people_named(connection: Connection, name: str) -> list[Person]:
    """Everybody of that name, large or small letters alike; the one seen last first."""
    rows = connection.execute(sealed_columns(schema.persons)).all()
    found = [Person(**dict(zip(seals.COLUMNS["persons"], row, strict=True))) for *row, _ in rows]
    wanted = [person for person in found if person.name.casefold() == name.strip().casefold()]
    return sorted(wanted, key=lambda person: (-person.seen, person.id))


def traces_of(connection: Connection, person: Person) -> Traces:
    """What is kept of a person."""
    places = (schema.devices.c.person, schema.sitters.c.guest, schema.played.c.person, schema.chat.c.guest)
    counts = [select(func.count()).where(place == person.id) for place in places]
    return Traces(person, *(connection.execute(count).scalar_one() for count in counts))


def forget_from(connection: Connection, person: str, tables: Collection[str]) -> bool:
    """Forgets a person, if they are known at no other tables than these; says whether it was so."""
    if not set(tables_knowing(connection, person)) <= set(tables):
        return False
    forget(connection, person)
    return True


def forget(connection: Connection, person: str) -> None:
    """Removes a person and all that is theirs; their name is nowhere any more."""
    for table in _tables_of(connection, person):
        _forget_at(connection, table, person)
    pass_on_results(connection, person, "")
    drop_persons(connection, [person])


def tables_knowing(connection: Connection, person: str) -> list[str]:
    """The tables at which a person sits, or sat last, or which they have opened."""
    t = schema.tables
    return list(connection.execute(select(t.c.id).where(place_of(t.c.data, person.encode()) > 0)).scalars())


def _tables_of(connection: Connection, person: str) -> list[TableData]:
    ids = tables_knowing(connection, person)
    return [as_table(row_of(connection, schema.tables, name).data) for name in ids]


def _forget_at(connection: Connection, table: TableData, person: str) -> None:
    """Nobody sits in the person's place, which is free if the match has not begun; their name goes from the table and
    from its matches. What they had opened is the next one's who sits there."""
    names = {data.name for data in table.seats if data.guest == person}
    for match in table.matches:
        _forget_name(connection, match, names)
    nobody = (lambda data: SeatData()) if table.status == "open" else _nobody
    seats = [nobody(data) if data.guest == person else data for data in table.seats]
    owner = next((data.guest for data in seats if data.guest), "") if table.owner == person else table.owner
    saving(msgspec.structs.replace(table, seats=seats, owner=owner))(connection)


def _nobody(data: SeatData) -> SeatData:
    return msgspec.structs.replace(data, guest="", name="", token="")


def _forget_name(connection: Connection, match: str, names: "set[str]") -> None:
    """A match without names. Its seal is another then, and so are all that follow it in the journal."""
    m = schema.matches
    row = row_of(connection, m, match)
    about: MatchData = as_match(row.data)
    kept = ["" if name in names else name for name in about.names]
    if kept == about.names:
        return
    changed = {"id": row.id, "table": row.table, "key": row.key, "started": row.started}
    changed["data"] = encode(msgspec.structs.replace(about, names=kept))
    putting(m, changed)(connection)
    _seal_again(connection, match, with_seal(m, changed)["seal"])


def _seal_again(connection: Connection, match: str, before: bytes) -> None:
    j = schema.journal
    query = select(*(j.c[name] for name in seals.ENTRY)).where(j.c.match == match).order_by(j.c.number)
    for entry in connection.execute(query).all():
        before = seals.link(before, tuple(entry))
        connection.execute(update(j).where(j.c.match == match, j.c.number == entry.number).values(seal=before))


def in_words(found: Sequence[Traces]) -> list[str]:
    """A line for each, by which the right one can be chosen."""
    return [
        f"{one.person.id[:8]}  {one.person.name}: {one.devices} devices, {one.tables} tables, "
        f"{one.matches} finished matches, {one.lines} lines of chat"
        for one in found
    ]
