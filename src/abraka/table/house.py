"""All tables of a server: opened, found, listed, kept in memory while somebody needs them, and cleaned away."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

import structlog

from abraka.core.errors import OptionError
from abraka.core.game import load, spec_of
from abraka.table import answers, metrics
from abraka.table import protocol as say
from abraka.table.cleaning import Cleaner
from abraka.table.data import TableData
from abraka.table.guests import Guests, new_id, new_token
from abraka.table.limits import Buckets
from abraka.table.readiness import Readiness
from abraka.table.refusals import TableRefusal
from abraka.table.room import Room
from abraka.table.seating import free_seats, may_see, seat_data, seats_of
from abraka.table.settings import Limits
from abraka.table.steward import now_ms
from abraka.table.store import Damaged, NotStored, Store
from abraka.table.stories import Shelf
from abraka.table.thinkers import Thinkers

LISTED = 100
TURNS_SHOWN = 20
"""Of so many of one's matches is told whether one is asked."""
log = structlog.get_logger()


class House:
    """The tables."""

    def __init__(self, store: Store, thinkers: Thinkers, guests: Guests, limits: Limits, readiness: Readiness) -> None:
        self.store, self.thinkers, self.guests, self.limits = store, thinkers, guests, limits
        self.readiness = readiness
        self.host = "127.0.0.1"  # where it listens
        self.shelf = Shelf()
        self.chats = Buckets(limits.chats_per_s, limits.chat_burst)
        self._cleaner = Cleaner(store, limits)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._chores: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Goes on with what was going on, and keeps the house tidy from now on."""
        chores = (self._resume(), self._tidy(), self._look_through())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Sends everybody home."""
        for chore in self._chores:
            chore.cancel()
        for opening in list(self._rooms.values()):
            with suppress(Exception):
                await (await opening).close()
        with suppress(NotStored):
            await self._cleaner.count()

    # Finding and opening.

    async def room(self, table_id: str) -> Room:
        """The table of that id, brought into memory if it is not there."""
        opening = self._rooms.get(table_id)
        if opening is None:
            opening = asyncio.create_task(self._bring(table_id))
            self._rooms[table_id] = opening
        try:
            return await asyncio.shield(opening)
        except Exception:
            if self._rooms.get(table_id) is opening:
                del self._rooms[table_id]  # the next one to ask tries again
            raise

    async def _bring(self, table_id: str) -> Room:
        table = await self.store.table(table_id)
        if table is None:
            raise TableRefusal("no_table")
        return await self._opened(table)

    async def _opened(self, table: TableData) -> Room:
        self.readiness.want(table.game)
        room = Room(table, self.store, self.thinkers, self.guests, self.limits)
        await room.open()
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def seen(self, table_id: str, guest: str, token: str | None) -> Room:
        """The table, if this guest may see it."""
        room = await self.room(table_id)
        if not may_see(room.table, guest, token):
            raise TableRefusal("no_table")
        room.visit()
        return room

    async def open_table(self, guest: str, name: str, wish: say.OpenTable) -> Room:
        """Opens a table."""
        try:
            options = spec_of(wish.game).resolve(len(wish.seats), wish.options)
            load(wish.game)
        except OptionError as error:
            raise TableRefusal("bad_option", cause=str(error)) from None
        table = TableData(
            id=new_id(),
            game=wish.game,
            options=options,
            settings=wish.settings,
            owner=guest,
            token=new_token(),
            seats=[seat_data(seat, guest, name) for seat in wish.seats],
            created=now_ms(),
            touched=now_ms(),
        )
        most = self.limits.tables_per_guest
        if not await self.store.open_table(table, most):
            raise TableRefusal("too_many_tables", most=most)
        room = await self.room(table.id)
        room.visit()
        if wish.settings.start == "full" and not free_seats(table):
            await room.do(lambda: room.start(guest))
        return room

    async def listed(self, guest: str) -> answers.Tables:
        """Tables to join or to watch, and one's own."""
        public = await self.store.public_tables(LISTED)
        mine = await self.store.tables_of(guest, LISTED)
        running = [table.id for table in mine if table.status == "playing"][:TURNS_SHOWN]
        asked = {table_id: await self._is_asked(table_id, guest) for table_id in running}
        return answers.Tables(
            public=[_row(t, guest, None) for t in public], mine=[_row(t, guest, asked.get(t.id)) for t in mine]
        )

    async def _is_asked(self, table_id: str, guest: str) -> bool | None:
        """Whether a table's match waits for a guest; None if that can't be said."""
        try:
            return (await self.room(table_id)).is_asked(guest)
        except Exception as error:  # one that is broken must not fail the others
            if isinstance(error, Damaged):
                self.store.note(error)
            else:
                log.exception("table_not_listed", table=table_id)
            return None

    # Chores.

    async def _resume(self) -> None:
        """Brings back the matches that go on without anybody's visit: clocks run, and leavers are waited for."""
        for table in await self.store.tables_playing():
            if not _goes_on_alone(table):
                continue
            try:
                await self.room(table.id)
            except Exception:
                log.exception("table_not_resumed", table=table.id)

    async def _look_through(self) -> None:
        """Lets the log name what the disk has changed while nobody looked."""
        try:
            await self.store.look_through()
        except Exception:
            log.exception("not_looked_through")

    async def _tidy(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(self.limits.tidy_every_s)
            await self._let_rest()
            if time.monotonic() - cleaned > self.limits.clean_every_s:
                cleaned = time.monotonic()
                await self.clean()

    async def _let_rest(self) -> None:
        """Takes tables out of memory that nobody has needed for a while."""
        for table_id, opening in list(self._rooms.items()):
            if not opening.done() or opening.cancelled() or opening.exception() is not None:
                continue
            room = opening.result()
            if room.can_rest and time.monotonic() - room.idle_since > self.limits.cool_after_s:
                del self._rooms[table_id]
                await room.close()
        metrics.ROOMS.set(len(self._rooms))

    async def clean(self) -> Sequence[str]:
        """Puts tables into the bin that were left unfinished long ago."""
        gone = await self._cleaner.clean(self._visited(), now_ms())
        for table_id in gone:
            opening = self._rooms.pop(table_id, None)
            if opening is not None:
                await (await opening).close()
        if gone:
            log.info("tables_cleaned", tables=len(gone))
        return gone

    def _visited(self) -> list[str]:
        """Tables at which somebody is."""
        done = [(name, room) for name, room in self._rooms.items() if room.done() and not room.exception()]
        return [name for name, room in done if room.result().listeners]


def _goes_on_alone(table: TableData) -> bool:
    """Whether something can happen at a table while nobody visits it."""
    settings = table.settings
    return settings.clock is not None or settings.leavers != "wait"


def _row(table: TableData, guest: str, your_turn: bool | None) -> answers.TableRow:
    return answers.TableRow(
        id=table.id,
        game=table.game,
        players=len(table.seats),
        free=len(free_seats(table)),
        status=table.status,
        names=[seat.name or seat.level for seat in table.seats],
        yours=seats_of(table, guest),
        your_turn=your_turn,
        watch=table.settings.watch,
        touched=table.touched,
    )
