"""People and their devices, without accounts.

A *device* is a browser with our cookie. What the cookie says is a secret; kept is its hash, the device's id. A device
is somebody's: its row names the person. One without a row is its own person, who follows from the cookie too, so that
nothing is stored of those who only look in. A *person* is an id that says nothing; it stands wherever the store says
`guest` or `person`: at seats, tables, records, lines of chat. Several devices may be the same person (`table.passes`).

**To attach rows to a person or a device**, such as where to send them something: give your table a column for
`Asker.guest` (the person, 32 signs) or `Asker.device` (the device's id, 64 signs), store after `await
Persons.settle(asker.visitor)`, which makes both durable, and name the column below. In OF_PERSONS the rows follow when
two turn out to be the same person; in both they go when whom they belong to is forgotten, in the same commit.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, select

from abraka.table import schema, seals
from abraka.table.data import NONE
from abraka.table.dressing import Worn
from abraka.table.guests import hashed
from abraka.table.refusals import TableRefusal
from abraka.table.rows import Damaged, Work, putting, rewritten, row_of, sealed_columns, whole_rows
from abraka.table.settings import DAY
from abraka.table.store import Store

OF_PERSONS: tuple[tuple[Table, str], ...] = (
    (schema.records, "guest"),
    (schema.chat, "guest"),
    (schema.mutes, "guest"),
    (schema.mutes, "muted"),
    (schema.played, "person"),
    (schema.solved, "person"),
    (schema.passes, "person"),
    (schema.phrases, "person"),
)
"""Rows that belong to a person: these columns say to whom. Where a new owner has such a row already, theirs stays."""
OF_DEVICES: tuple[tuple[Table, str], ...] = ((schema.pushes, "device"),)
"""Rows that belong to a device."""
NOBODY = ""
GOING_S, LOOK_S = 20.0, 0.01
"""So long somebody's other requests may take before they are forgotten, and so often it is looked."""
Forgetting = Callable[[Sequence[str]], None]
SEEN_MS = DAY * 1000
"""So exactly is noted when somebody was here."""


class Visitor(NamedTuple):
    """Who comes: a device, whose it is, and what it calls itself."""

    device: str
    person: str
    name: str = ""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device as it is stored."""

    id: str
    person: str
    former: str = NOBODY
    name: str = ""
    since: int = 0
    seen: int = 0


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person as they are stored."""

    id: str
    name: str = ""
    hat: int = NONE
    colour: int = NONE
    ratings: int = 1
    listed: int = 1
    since: int = 0
    seen: int = 0


class Persons:
    """All that is known of people; devices are kept in memory, for every request asks for one."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._devices: dict[str, Device] = {}
        self._asking: Counter[str] = Counter()  # requests of each person that are being answered
        self._going: set[str] = set()  # those who are being forgotten
        self.spread: Callable[[Sequence[Device]], None] = lambda devices: None  # tells other nodes; set by who relays

    async def load(self) -> None:
        """Brings the devices back."""
        rows = await self._store.read(lambda c: whole_rows(c, schema.devices, self._store.note))
        self._devices = {row[0]: _device(row) for row in rows}

    # Who comes.

    def visitor(self, secret: str, name: str = "") -> Visitor | None:
        """Who a cookie is; nobody, if that device was forgotten."""
        known = self._devices.get(hashed(secret))
        found = self.own(secret, name) if known is None else Visitor(known.id, known.person, name)
        return found if found.person and found.person not in self._going else None

    def own(self, secret: str, name: str = "") -> Visitor:
        """Who a device is of which nothing is stored: a person of its own."""
        return Visitor(hashed(secret), hashed(f"person {secret}")[:32], name)

    @contextmanager
    def asking(self, visitor: Visitor) -> Iterator[None]:
        """While somebody's request is answered: nobody is forgotten in the midst of what they do."""
        self._asking[visitor.person] += 1
        try:
            yield
        finally:
            self._asking[visitor.person] -= 1
            if not self._asking[visitor.person]:
                del self._asking[visitor.person]

    @asynccontextmanager
    async def going(self, person: str) -> AsyncIterator[None]:
        """While a person is forgotten, who asks for it: their other requests are done first, new ones are a
        stranger's."""
        self._going.add(person)
        try:
            async with asyncio.timeout(GOING_S):
                while self._asking[person] > 1:
                    await asyncio.sleep(LOOK_S)
            yield
        except TimeoutError:
            raise TableRefusal("too_fast") from None
        finally:
            self._going.discard(person)

    def is_still(self, visitor: Visitor) -> bool:
        """Whether a device is whose it was when it came."""
        known = self._devices.get(visitor.device)
        return known is None or known.person == visitor.person

    async def settle(self, visitor: Visitor, at: int) -> None:
        """Makes a visitor durable, and notes now and then that they were here."""
        known = self._devices.get(visitor.device)
        if known is not None and at - known.seen < SEEN_MS:
            return

        def work(connection: Connection) -> Device | None:
            device = stored_device(connection, visitor.device) or Device(id=visitor.device, person=visitor.person)
            if device.person != visitor.person:
                return None  # it has become somebody else's, or was forgotten
            person = self._legible_person(connection, visitor.person) or Person(id=visitor.person)
            person = msgspec.structs.replace(person, since=person.since or at, seen=at)
            device = msgspec.structs.replace(device, name=visitor.name, since=device.since or at, seen=at)
            putting(schema.persons, msgspec.structs.asdict(person))(connection)
            putting_device(device)(connection)
            return device

        device = await self._store.write(work)
        if device is not None:
            self.learn(device)

    def learn(self, *devices: Device) -> None:
        """These are stored as they are now; all nodes are to know."""
        self.hear(*devices)
        self.spread(devices)

    def hear(self, *devices: Device) -> None:
        """These are stored as they are now."""
        self._devices |= {device.id: device for device in devices}

    # Persons.

    async def person(self, person: str) -> Person:
        """A person; one of whom nothing is stored, or can be read any more, has no name."""
        return await self._store.read(lambda c: self._legible_person(c, person)) or Person(id=person)

    def _legible_person(self, connection: Connection, person: str) -> Person | None:
        try:
            return stored_person(connection, person)
        except Damaged as damaged:
            self._store.note(damaged)
            return None

    async def name_of(self, person: str) -> str:
        """A person's name; empty if there is none yet, or it can't be read any more."""
        return (await self.person(person)).name

    async def worn(self, person: str) -> Worn:
        """What a person would like to wear."""
        found = await self.person(person)
        return Worn(hat=found.hat, colour=found.colour)

    def change(self, person: str, at: int, **changes: Any) -> "asyncio.Future[None]":
        """Changes what a person has said about themselves."""

        def work(connection: Connection) -> None:
            before = self._legible_person(connection, person) or Person(id=person, since=at)
            after = msgspec.structs.replace(before, seen=at, **changes)
            putting(schema.persons, msgspec.structs.asdict(after))(connection)

        return self._store.write(work)

    # Devices.

    def devices_of(self, person: str) -> list[Device]:
        """A person's devices, the one seen last first."""
        own = (device for device in self._devices.values() if device.person == person)
        return sorted(own, key=lambda device: (-device.seen, device.id))

    async def forget_device(self, person: str, device: str) -> None:
        """A device is nobody's from now on, and whatever belongs to it goes; refuses one that is not the person's."""
        known = self._devices.get(device)
        if known is None or known.person != person:
            raise TableRefusal("no_device")
        gone = Device(id=device, person=NOBODY, since=known.since, seen=known.seen)

        def work(connection: Connection) -> None:
            putting_device(gone)(connection)
            drop_rows(connection, OF_DEVICES, [device])

        await self._store.write(work)
        self.learn(gone)

    def forget(self, persons: Sequence[str]) -> None:
        """These were cleaned away: of their devices nothing is known any more."""
        self._devices = {name: device for name, device in self._devices.items() if device.person not in persons}

    # Two who turn out to be the same.

    def brought_along(self) -> list[Device]:
        """The devices whose former person's things are still to follow."""
        return [device for device in self._devices.values() if device.former]

    async def finish_bringing(self, device: Device, more: Work) -> None:
        """The former person's rows become the person's; `more` is done in the same commit."""
        done = msgspec.structs.replace(device, former=NOBODY)

        def work(connection: Connection) -> None:
            for table, column in OF_PERSONS:
                rewritten(connection, table, {column: device.former}, {column: device.person})
            more(connection)
            connection.execute(delete(schema.persons).where(schema.persons.c.id == device.former))
            putting_device(done)(connection)

        await self._store.write(work)
        self.learn(done)


def _device(row: Sequence[Any]) -> Device:
    return Device(**dict(zip(seals.COLUMNS["devices"], row, strict=True)))


def stored_person(connection: Connection, person: str) -> Person | None:
    """A person's row, or none; refuses one that is damaged."""
    row = row_of(connection, schema.persons, person)
    return Person(**{name: getattr(row, name) for name in Person.__struct_fields__}) if row else None


def stored_device(connection: Connection, device: str) -> Device | None:
    """A device's row, or none, also if it is damaged."""
    found = _devices_where(connection, schema.devices.c.id == device)
    return found[0] if found else None


def stored_devices(connection: Connection, person: str) -> list[Device]:
    """A person's devices."""
    return _devices_where(connection, schema.devices.c.person == person)


def _devices_where(connection: Connection, condition: "ColumnElement[bool]") -> list[Device]:
    rows = connection.execute(sealed_columns(schema.devices).where(condition)).all()
    return [_device(row) for *row, sealed in rows if seals.holds("devices", row, sealed)]


def putting_device(device: Device) -> Work:
    """Work that stores a device."""
    return putting(schema.devices, msgspec.structs.asdict(device))


def drop_rows(connection: Connection, places: Iterable[tuple[Table, str]], whose: Sequence[str]) -> None:
    """Removes all rows that belong to these."""
    for table, column in places:
        connection.execute(delete(table).where(table.c[column].in_(whose)))


def drop_persons(connection: Connection, persons: Sequence[str]) -> None:
    """Removes people, their devices and all rows that belong to them or these."""
    d = schema.devices
    devices = connection.execute(select(d.c.id).where(d.c.person.in_(persons))).scalars().all()
    drop_rows(connection, OF_DEVICES, devices)
    drop_rows(connection, (*OF_PERSONS, (schema.devices, "person"), (schema.persons, "id")), persons)
