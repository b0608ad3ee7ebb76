"""Reaches people whose page is closed: their browsers agreed to be told, each at an address of its push service.

Nobody waits for it: what is to be told goes into a queue of limited length, and a few workers bring it away. What can't
be brought is dropped, for the page tells the same when it is opened; an address that is no more (404, 410) is removed.
Told is only that somebody is waited for, and in which game: what is on a locked screen is read by anybody.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, delete, select

from abraka.core.game import GAMES
from abraka.table import metrics, push_seal, schema, seals
from abraka.table.guests import Guests
from abraka.table.limits import Buckets
from abraka.table.persons import Persons
from abraka.table.push_post import NotPublic, post, target_of
from abraka.table.refusals import TableRefusal
from abraka.table.rows import putting, sealed_columns
from abraka.table.sayings import say
from abraka.table.settings import Limits
from abraka.table.store import NotStored, Store

GONE = (404, 410)
KEEP_S = 86_400
"""So long a push service keeps what it can't deliver."""
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Word(NamedTuple):
    """What somebody is to hear: `turn` or `nudge`, and about which table."""

    person: str
    what: str
    table: str
    game: str


class Agreed(msgspec.Struct, frozen=True, kw_only=True):
    """Where a device wants to be told, as it is stored."""

    device: str
    endpoint: str
    point: bytes
    auth: bytes
    language: str
    since: int


class Pushes:
    """Who agreed to be told, and the telling."""

    def __init__(
        self, store: Store, persons: Persons, guests: Guests, sender: push_seal.Sender, limits: Limits, loopback: bool
    ) -> None:
        self._store, self._persons, self._guests, self.sender = store, persons, guests, sender
        self._limits, self._loopback = limits, loopback
        self._queue: asyncio.Queue[Word] = asyncio.Queue(limits.pushes_waiting)
        self._rate = Buckets(limits.pushes_per_s, limits.push_burst)
        self._workers: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Brings away what is to be told from now on."""
        self._workers = [asyncio.create_task(self._work(), name="push") for _ in range(self._limits.pushes_at_once)]

    def close(self) -> None:
        """Tells nobody any more."""
        for worker in self._workers:
            worker.cancel()

    # Agreeing.

    async def agree(self, agreed: Agreed) -> None:
        """A device wants to be told; refuses an address that can be no push service's, and keys that are none."""
        try:
            target_of(agreed.endpoint, self._loopback)
        except NotPublic:
            raise TableRefusal("bad_push") from None
        if not push_seal.is_point(agreed.point) or len(agreed.auth) != push_seal.AUTH_BYTES:
            raise TableRefusal("bad_push")
        await self._store.write(putting(schema.pushes, msgspec.structs.asdict(agreed)))

    async def disagree(self, device: str) -> None:
        """A device does not want to be told any more."""
        p = schema.pushes
        await self._store.write(lambda c: c.execute(delete(p).where(p.c.device == device)).rowcount)

    async def has_agreed(self, device: str) -> bool:
        """Whether a device is told."""
        p = schema.pushes
        found = await self._store.read(lambda c: c.execute(select(p.c.device).where(p.c.device == device)).first())
        return found is not None

    # Telling.

    def tell(self, word: Word) -> None:
        """Has somebody told, soon; it is dropped if there is too much to tell already."""
        if not self._rate.take(word.person):
            metrics.PUSHES.labels("limited").inc()
            return
        try:
            self._queue.put_nowait(word)
        except asyncio.QueueFull:
            metrics.PUSHES.labels("dropped").inc()

    async def _work(self) -> None:
        while True:
            word = await self._queue.get()
            try:
                for agreed in await self._agreed(word.person):
                    await self._bring(word, agreed)
            except NotStored as error:
                log.error("push_not_stored", cause=str(error))
            except Exception:
                log.exception("push_failed")

    async def _agreed(self, person: str) -> list[Agreed]:
        """Where a person's devices want to be told."""
        devices = [device.id for device in self._persons.devices_of(person)]
        return await self._store.read(lambda c: agreed_at(c, devices)) if devices else []

    async def _bring(self, word: Word, agreed: Agreed) -> None:
        """Brings one message to one device."""
        try:
            target = target_of(agreed.endpoint, self._loopback)
            body = push_seal.sealed(self._text(word, agreed.language), push_seal.Keys(agreed.point, agreed.auth))
            headers = {
                "authorization": self.sender.authorization(target.origin, int(time.time())),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEEP_S),
                "urgency": "normal",
                "topic": self._guests.public(word.person, f"push {word.table}"),  # a later word takes the place of one
            }
            status = await post(target, headers, body, self._limits.push_s, self._loopback)
        except (OSError, ValueError) as error:  # timeouts and NotPublic among them
            metrics.PUSHES.labels("failed").inc()
            log.info("push_failed", cause=type(error).__name__)
            return
        metrics.PUSHES.labels("gone" if status in GONE else "told" if status < 300 else "refused").inc()
        if status in GONE:
            await self._store.write(lambda c: _remove(c, agreed))
        elif status >= 300:
            log.info("push_refused", status=status)

    def _text(self, word: Word, language: str) -> bytes:
        title = GAMES[word.game].titles[language]
        return encode({"title": title, "text": say(f"push_{word.what}", language), "path": f"/t/{word.table}"})


def agreed_at(connection: Connection, devices: Sequence[str]) -> list[Agreed]:
    """Where these devices want to be told; damaged rows are left out."""
    query = sealed_columns(schema.pushes).where(schema.pushes.c.device.in_(devices))
    rows = [row for *row, sealed in connection.execute(query).all() if seals.holds("pushes", row, sealed)]
    return [Agreed(**dict(zip(seals.COLUMNS["pushes"], row, strict=True))) for row in rows]


def _remove(connection: Connection, agreed: Agreed) -> None:
    """Removes an address that is no more, unless the device has another one meanwhile."""
    p = schema.pushes
    connection.execute(delete(p).where(p.c.device == agreed.device, p.c.endpoint == agreed.endpoint))
