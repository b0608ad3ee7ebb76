"""All tables of a server: opened, found, listed, kept in memory while somebody needs them, and cleaned away."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import structlog

from abraka.core.errors import OptionError
from abraka.core.game import load, spec_of
from abraka.table import answers, metrics
from abraka.table import protocol as say
from abraka.table.analyst import Analyst
from abraka.table.book import Book
from abraka.table.cleaning import Cleaner
from abraka.table.data import Origin, TableData
from abraka.table.dressing import PLAIN, Worn
from abraka.table.editions import is_of_these_rules
from abraka.table.forgetting import forget_from, tables_knowing
from abraka.table.guests import Guests, new_id, new_token
from abraka.table.limits import Buckets
from abraka.table.passes import Found, Passes
from abraka.table.persons import Device, Persons, Visitor
from abraka.table.pushes import Pushes, Word
from abraka.table.readiness import Readiness
from abraka.table.records import Records
from abraka.table.refusals import TableRefusal
from abraka.table.results import pass_on_results, result_of, sat_then, unnoted
from abraka.table.room import Room
from abraka.table.rows import Damaged
from abraka.table.seating import free_seats, may_see, name_in, named, passed_on, seated, seats_of
from abraka.table.settings import Limits
from abraka.table.store import NotStored, Store
from abraka.table.stories import Shelf
from abraka.table.tenure import Elsewhere, Tenure
from abraka.table.thinkers import Thinkers
from abraka.table.times import now_ms
from abraka.table.writer import Lease

if TYPE_CHECKING:
    from abraka.table.previews import Previews  # which needs a house itself

LISTED, MANY = 100, 100_000
FETCHES = 3
CHORES = "chores"
"""The lease of who keeps the house tidy for all nodes; no table has such an id."""
TURNS_SHOWN = 20
"""Of so many of one's matches is told whether one is asked."""
log = structlog.get_logger()


class Waiting(NamedTuple):
    """For whom a match waits: whether for a guest, for which seat, and since when."""

    your_turn: bool | None = None
    to_act: int | None = None
    since: int | None = None


NOT_KNOWN = Waiting()


async def _nobody(node: str, table: str) -> None:
    raise TableRefusal("stopping")


async def _not_known(node: str, table: str, guest: str) -> Waiting:
    return NOT_KNOWN


class House:
    """The tables."""

    previews: "Previews"  # set by who opens the house
    pushes: Pushes  # likewise

    def __init__(self, store: Store, thinkers: Thinkers, guests: Guests, limits: Limits, readiness: Readiness) -> None:
        self.store, self.thinkers, self.guests, self.limits = store, thinkers, guests, limits
        self.readiness = readiness
        self.host = "127.0.0.1"  # where it listens
        self.shelf = Shelf()
        self.chats = Buckets(limits.chats_per_s, limits.chat_burst)
        self.persons = Persons(store)
        self.passes = Passes(store, self.persons, limits)
        self.book = Book(store, guests)
        self.records = Records(store, thinkers)
        self.analyst = Analyst(store, thinkers, readiness, self.records.over)
        self.exports = Buckets(limits.exports_per_s, limits.export_burst)
        self.send_away: Callable[[Collection[str]], None] = lambda devices: None  # cuts lines; set by the sockets
        self.reach: Callable[[Word], None] = lambda word: None  # tells those whose page is closed; set likewise
        self.tenure: Tenure | None = None  # where other nodes may be; set likewise
        self.spread: Callable[[str, Sequence[str]], None] = lambda what, names: None  # tells them; set by who relays
        self.fetch: Callable[[str, str], Awaitable[None]] = _nobody  # has one give a table away; likewise
        self.glance: Callable[[str, str, str], Awaitable[Waiting]] = _not_known  # asks one; likewise
        self.note_end: Callable[[str], None] = lambda match: None  # hears which match is over; set by who opens it
        self._cleaner = Cleaner(store, limits, forget=self.persons.forget)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._forgetting = asyncio.Lock()
        self._tidies = False  # whether this node has last done so for all
        self._chores: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Goes on with what was going on, and keeps the house tidy from now on."""
        chores = (self._resume(), self._tidy(), self._look_through(), self._note_results(), self.analyst.run())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Sends everybody home."""
        for chore in self._chores:
            chore.cancel()
        for opening in list(self._rooms.values()):
            with suppress(Exception):
                await (await opening).close()
        if self.tenure is None or self._tidies:
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
        """Brings a table into memory; refuses, with `Elsewhere`, if another node has it."""
        table, lease = await self.store.table(table_id), None
        if table is not None and self.tenure is not None:
            lease = await self.tenure.take(self.store, table_id)
            table = await self.store.table(table_id)  # as its last owner has left it
        if table is None:
            raise TableRefusal("no_table")
        return await self._opened(table, lease)

    async def _opened(self, table: TableData, lease: Lease | None) -> Room:
        self.readiness.want(table.game)
        room = Room(table, self.store.under(lease), self.thinkers, self.guests, self.limits)
        room.reach, room.lease, room.note_end = self.reach, lease, self.note_end
        if self.tenure is not None:
            room.may_tell = self.tenure.may_tell
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

    async def open_table(
        self, guest: str, name: str, wish: say.OpenTable, worn: Worn = PLAIN, origin: Origin | None = None
    ) -> Room:
        """Opens a table; one whose matches go on from a moment of another match, if that is given."""
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
            seats=seated(wish.seats, guest, name, worn),
            created=now_ms(),
            touched=now_ms(),
            origin=origin,
        )
        most = self.limits.tables_per_guest
        table = named(table)
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
        asked = {table_id: await self._waiting(table_id, guest) for table_id in running}
        return answers.Tables(
            public=[_row(t, guest, NOT_KNOWN) for t in public],
            mine=[_row(t, guest, asked.get(t.id, NOT_KNOWN)) for t in mine],
        )

    async def _waiting(self, table_id: str, guest: str) -> Waiting:
        """For whom a table's match waits, as far as that can be said."""
        try:
            return await self.waiting_here(table_id, guest)
        except Elsewhere as away:
            return await self.glance(away.node, table_id, guest)
        except Exception as error:  # one that is broken must not fail the others
            if isinstance(error, Damaged):
                self.store.note(error)
            else:
                log.exception("table_not_listed", table=table_id)
            return NOT_KNOWN

    async def waiting_here(self, table_id: str, guest: str) -> Waiting:
        """For whom the match at a table of this node waits."""
        room = await self.room(table_id)
        asked = room.is_asked(guest)
        return NOT_KNOWN if asked is None else Waiting(asked, room.play.match.to_act, room.play.at)

    async def _here(self, table_id: str) -> Room:
        """The table of that id, brought here if another node has it."""
        for _ in range(FETCHES):
            try:
                return await self.room(table_id)
            except Elsewhere as away:
                await self.fetch(away.node, table_id)
        raise TableRefusal("stopping")

    # People.

    async def become(self, visitor: Visitor, found: Found, bring: bool) -> None:
        """A visitor's device becomes another person's; what was the visitor's follows, if it is to."""
        changed = await self.passes.use(found, visitor, bring, now_ms())
        self._send_away([device.id for device in changed])
        if bring:
            await self._bring_along(changed[0])

    async def _bring_along(self, device: Device) -> None:
        """What the device's former person has becomes the person's: tables one by one, then all the rest at once."""
        for table in await self.store.tables_of(device.former, MANY):
            await self._pass_on(await self._here(table.id), device)
        await self.persons.finish_bringing(device, lambda c: pass_on_results(c, device.former, device.person))
        self.book.forget()
        self.spread("forgot", [])

    def _send_away(self, devices: Sequence[str]) -> None:
        self.send_away(devices)
        self.spread("away", devices)

    def heard_forgetting(self, persons: Sequence[str]) -> None:
        """These were forgotten, or have become others: what is remembered of results is no longer true."""
        self.persons.forget(persons)
        self.shelf.clear()
        self.previews.clear()
        self.book.forget()

    async def _pass_on(self, room: Room, device: Device) -> None:
        await room.do(lambda: room.change(passed_on(room.table, device.former, device.person)))

    async def forget(self, person: str) -> None:
        """Forgets a person for good (`table.forgetting`). Tables at which they are known are shut for that moment."""
        async with self.persons.going(person), self._forgetting:
            devices = [device.id for device in self.persons.devices_of(person)]
            self._send_away(devices)
            shut: set[str] = set()
            done = asyncio.Event()
            try:
                while not await self.store.rewrite(lambda c: forget_from(c, person, shut)):
                    for table_id in await self.store.read(lambda c: tables_knowing(c, person)):
                        if table_id not in shut:
                            await self._shut(table_id, person, done)
                            shut.add(table_id)
                self.heard_forgetting([person])
                self.spread("forgot", [person])
            finally:
                done.set()

    async def _shut(self, table_id: str, person: str, done: asyncio.Event) -> None:
        """A person goes from a table, and it leaves the memory; whoever wants it waits until that is done."""
        with suppress(TableRefusal):  # a match that can't be had is left as it is
            room = await self._here(table_id)
            await room.do(lambda: room.lose(person))
        while True:
            opening = self._rooms.get(table_id)
            if opening is not None and not opening.done():
                await asyncio.wait([opening])
                continue
            self._rooms[table_id] = asyncio.create_task(self._bring_after(table_id, done))
            if opening is not None and not opening.cancelled() and opening.exception() is None:
                with suppress(TableRefusal):
                    await opening.result().do(opening.result().stop)
                await opening.result().close()
            return

    async def _bring_after(self, table_id: str, done: asyncio.Event) -> Room:
        await done.wait()
        return await self._bring(table_id)

    # Chores.

    async def _resume(self) -> None:
        """Brings back the matches that go on without anybody's visit: clocks run, and leavers are waited for.

        Before that, it goes on with bringing along what was somebody's who has become another person.
        """
        for device in self.persons.brought_along():
            try:
                await self._bring_along(device)
            except Exception:
                log.exception("not_brought_along", device=device.id[:8])
        for table in await self.store.tables_playing():
            if _goes_on_alone(table):
                await self._resume_table(table.id)

    async def _resume_table(self, table_id: str) -> None:
        try:
            await self.room(table_id)
        except Elsewhere:
            pass  # it goes on there
        except Exception:
            log.exception("table_not_resumed", table=table_id)

    async def adopt(self, orphans: Sequence[str]) -> None:
        """Goes on with tables whose node is dead, as far as they go on alone; the others wait until they are asked
        for."""
        assert self.tenure is not None
        for table_id in orphans:
            table = await self.store.table(table_id)
            if table is not None and table.status == "playing" and _goes_on_alone(table):
                await self._resume_table(table_id)
            else:
                await self.tenure.free(self.store, table_id)

    async def _give_back(self, room: Room) -> None:
        """A table leaves the memory; another node may have it."""
        await room.close()
        if self.tenure is not None and room.lease is not None:
            with suppress(NotStored):
                await self.tenure.give_back(self.store, room.lease)

    async def hand_over(self, table_id: str) -> None:
        """Gives a table to whoever wants it next: all that came before is done, and nothing that comes after."""
        opening = self._rooms.pop(table_id, None)
        if opening is None:
            return
        with suppress(Exception):
            room = await opening
            await room.do(room.stop)
            await self._give_back(room)

    async def hand_over_all(self) -> None:
        """Gives all tables away, one by one."""
        for table_id in list(self._rooms):
            await self.hand_over(table_id)

    async def step_down(self) -> None:
        """Others may have taken over: whatever is in memory is no longer true."""
        rooms, self._rooms = self._rooms, {}
        for opening in rooms.values():
            if opening.done() and not opening.cancelled() and opening.exception() is None:
                await opening.result().close()
            else:
                opening.cancel()
        metrics.ROOMS.set(0)

    async def _keeps_tidy(self) -> bool:
        """Whether this node does what one of them must do for all."""
        try:
            if self.tenure is not None:
                await self.tenure.take(self.store, CHORES)
        except (Elsewhere, NotStored, TableRefusal):
            self._tidies = False
        else:
            self._tidies = True
        return self._tidies

    async def _look_through(self) -> None:
        """Lets the log name what the disk has changed while nobody looked; PostgreSQL looks itself."""
        if self.tenure is not None:
            return
        try:
            await self.store.look_through()
        except Exception:
            log.exception("not_looked_through")

    async def _note_results(self) -> None:
        """Works out how matches ended that were over before results were kept."""
        if not await self._keeps_tidy():
            return
        for match, table_id in await self.store.read(unnoted):
            try:
                table, stored = await self.store.table(table_id), await self.store.match(match)
                if table is None or stored is None or not is_of_these_rules(stored[0]):
                    continue
                if table.status == "over" or match != table.matches[-1]:
                    result = result_of(stored[0], await self.records.replayed(*stored), sat_then(table, match))
                    await self.store.note_result(result, table.settings.fun)
            except Exception as error:  # one that is broken must not fail the others
                if isinstance(error, Damaged):
                    self.store.note(error)
                else:
                    log.exception("result_not_noted", match=match)

    async def _tidy(self) -> None:
        cleaned = 0.0
        while True:
            await asyncio.sleep(self.limits.tidy_every_s)
            await self._let_rest()
            if time.monotonic() - cleaned > self.limits.clean_every_s:
                cleaned = time.monotonic()
                if await self._keeps_tidy():
                    await self.clean()
                else:
                    self._cleaner.skip()

    async def _let_rest(self) -> None:
        """Takes tables out of memory that nobody has needed for a while."""
        for table_id, opening in list(self._rooms.items()):
            if not opening.done() or opening.cancelled() or opening.exception() is not None:
                continue
            room = opening.result()
            if room.can_rest and time.monotonic() - room.idle_since > self.limits.cool_after_s:
                del self._rooms[table_id]
                await self._give_back(room)
        metrics.ROOMS.set(len(self._rooms))

    async def clean(self) -> Sequence[str]:
        """Puts tables into the bin that were left unfinished long ago."""
        spared = self._visited()
        if self.tenure is not None:
            spared += await self.store.read(self.tenure.owned_elsewhere)
        gone = await self._cleaner.clean(spared, now_ms())
        for table_id in gone:
            opening = self._rooms.pop(table_id, None)
            if opening is not None:
                await self._give_back(await opening)
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
    return settings.clock is not None or settings.leavers in ("bot", "end")


def _row(table: TableData, guest: str, waiting: Waiting) -> answers.TableRow:
    return answers.TableRow(
        id=table.id,
        game=table.game,
        players=len(table.seats),
        free=len(free_seats(table)),
        status=table.status,
        names=[name_in(seat) for seat in named(table).seats],
        yours=seats_of(table, guest),
        your_turn=waiting.your_turn,
        to_act=waiting.to_act,
        since=waiting.since,
        watch=table.settings.watch,
        touched=table.touched,
    )
