"""How a person takes themselves to another device: by a link that works once and not for long, or by a phrase.

Neither is kept: of a link there is its hash, and of a phrase, which is short, a slow one. Whoever guesses is slowed
down, each address and all together; the slow hashes are worked out one at a time.
"""

import asyncio
import hashlib
import secrets
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select

from abraka.table import schema, seals
from abraka.table.guests import hashed, new_token
from abraka.table.limits import Bucket, Buckets
from abraka.table.persons import Device, Persons, Visitor, putting_device, stored_device, stored_devices
from abraka.table.refusals import TableRefusal
from abraka.table.rows import putting, sealed_columns
from abraka.table.settings import Limits
from abraka.table.shared_limits import SharedBuckets
from abraka.table.store import Store

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aeio"
WORDS, SYLLABLES = 4, 2
"""A phrase has 4 · 2 syllables of 64: 48 bits. Everybody can say it, whatever their language."""
UNFIT = ("kaka", "kake", "kiki", "pipi", "pisa", "pise", "pize", "kike", "nazi", "rape", "pida", "pede", "peda", "sere")
SLOW = {"salt": b"abraka phrase", "n": 1 << 15, "r": 8, "p": 1, "maxmem": 1 << 26, "dklen": 32}
"""A tenth of a second, and 32 MB."""


class Found(NamedTuple):
    """Whose a link or a phrase is, and which row says so; a phrase stays, a link does not."""

    person: str
    link: str | None


def new_phrase() -> str:
    """Some words that nobody can guess."""
    return " ".join(_word() for _ in range(WORDS))


def _word() -> str:
    while (word := "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))) in UNFIT:
        pass
    return word


def slow_hash(phrase: str) -> str:
    """What is kept of a phrase; signs between its words and large letters make no difference."""
    letters = "".join(sign for sign in phrase.lower() if sign.isalpha())
    return hashlib.scrypt(letters.encode(), **SLOW).hex()  # type: ignore[arg-type]


def is_phrase(secret: str) -> bool:
    """Whether something can be a phrase."""
    letters = [sign for sign in secret.lower() if sign.isalpha()]
    return len(letters) == 2 * WORDS * SYLLABLES and set(letters) <= set(CONSONANTS + VOWELS)


class Passes:
    """Makes links and phrases, and takes them."""

    def __init__(self, store: Store, persons: Persons, limits: Limits) -> None:
        self._store, self._persons, self._limits = store, persons, limits
        one, everybody = (limits.guesses_per_s, limits.guess_burst), (limits.guesses_all_per_s, limits.guess_all_burst)
        self._by_address, self._all = Buckets(*one), Bucket(*everybody)
        self._shared: tuple[SharedBuckets, SharedBuckets] | None = None
        if store.shared:
            self._shared = SharedBuckets(store, "guess", *one), SharedBuckets(store, "guesses", *everybody)
        self._slowly = asyncio.Lock()

    # Making them.

    async def new_link(self, person: str, at: int) -> tuple[str, int]:
        """A secret that works once, and until when; of a person's earlier ones only a few stay."""
        token, until = new_token(), at + int(1000 * self._limits.pass_s)
        t = schema.passes
        put = putting(t, {"id": hashed(token), "person": person, "until": until})
        latest = select(t.c.id).where(t.c.person == person).order_by(t.c.until.desc()).limit(self._limits.passes - 1)

        def work(connection: Connection) -> None:
            kept = connection.execute(latest).scalars().all()
            connection.execute(delete(t).where(t.c.person == person, t.c.id.not_in(kept)))
            put(connection)

        await self._store.write(work)
        return token, until

    async def new_phrase(self, person: str, at: int) -> str:
        """A phrase that works until there is another one, or it is given up."""
        phrase = new_phrase()
        async with self._slowly:
            kept = await asyncio.to_thread(slow_hash, phrase)
        await self._store.write(putting(schema.phrases, {"person": person, "id": kept, "since": at}))
        return phrase

    async def drop_phrase(self, person: str) -> None:
        """A phrase is good for nothing any more."""
        t = schema.phrases
        await self._store.write(lambda c: c.execute(delete(t).where(t.c.person == person)).rowcount)

    async def phrase_since(self, person: str) -> int | None:
        """Since when a person has a phrase; None without one."""
        t = schema.phrases
        return await self._store.read(lambda c: c.execute(select(t.c.since).where(t.c.person == person)).scalar())

    # Taking them.

    async def find(self, secret: str, address: str, at: int) -> Found:
        """Whose link or phrase this is. Refuses those who try too often, and what is none, or none any more."""
        if not await self._may_try(address):
            raise TableRefusal("too_many_guesses")
        phrase = is_phrase(secret)
        if phrase:
            async with self._slowly:
                name = await asyncio.to_thread(slow_hash, secret)
        else:
            name = hashed(secret)
        found = await self._store.read(lambda c: _found(c, name, phrase, at))
        if found is None:
            raise TableRefusal("no_pass")
        return found

    async def _may_try(self, address: str) -> bool:
        """Whether an address, and all together, may guess once more; over all nodes, where there may be several."""
        if self._shared is None:
            return self._by_address.take(address) and self._all.take()
        own, everybody = self._shared
        return await own.take(address) and await everybody.take("")

    async def use(self, found: Found, visitor: Visitor, bring: bool, at: int) -> list[Device]:
        """The visitor's device becomes the person's; returns all devices that did.

        If everything is to be brought along, the visitor's other devices follow. The link is used up in the same
        commit; of many who come with it at once, one gets in.
        """

        def work(connection: Connection) -> list[Device]:
            if found.link is not None and not _used_up(connection, found, at):
                raise TableRefusal("no_pass")
            own = stored_device(connection, visitor.device) or Device(id=visitor.device, person=visitor.person)
            if own.person != visitor.person or own.former:
                raise TableRefusal("no_pass")  # somebody has become somebody else meanwhile
            others = [one for one in stored_devices(connection, visitor.person) if one.id != own.id] if bring else []
            if len(stored_devices(connection, found.person)) + len(others) >= self._limits.devices:
                raise TableRefusal("too_many_devices", most=self._limits.devices)
            former = visitor.person if bring else ""
            moved = {"name": visitor.name, "since": own.since or at, "seen": at, "former": former}
            changed = [msgspec.structs.replace(own, person=found.person, **moved)]
            changed += [msgspec.structs.replace(one, person=found.person) for one in others]
            for device in changed:
                putting_device(device)(connection)
            return changed

        changed = await self._store.write(work)
        self._persons.learn(*changed)
        return changed


def _found(connection: Connection, name: str, phrase: bool, at: int) -> Found | None:
    table = schema.phrases if phrase else schema.passes
    rows = connection.execute(sealed_columns(table).where(table.c.id == name)).all()
    for *row, sealed in rows:
        if not seals.holds(table.name, row, sealed):
            continue
        if phrase:
            return Found(row[0], None)
        if row[2] > at:
            return Found(row[1], name)
    return None


def _used_up(connection: Connection, found: Found, at: int) -> bool:
    """Takes a link away; says whether it was still there."""
    t = schema.passes
    gone = delete(t).where(t.c.id == found.link, t.c.person == found.person, t.c.until > at)
    return bool(connection.execute(gone).rowcount)
