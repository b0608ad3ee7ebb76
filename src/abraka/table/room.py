"""A table in memory: one task owns it, and everything that happens there goes through that task, one by one.

What changes is checked, stored, and only then done and told.
"""

import secrets
import time
from collections.abc import Callable, Sequence

import msgspec
import structlog

from abraka.core.events import SPECTATOR
from abraka.table import metrics, seals, seating, stories
from abraka.table import protocol as say
from abraka.table.answers import Story
from abraka.table.chat import Chat
from abraka.table.data import Entry, MatchData, TableData
from abraka.table.dressing import PLAIN, Worn
from abraka.table.editions import is_of_these_rules, match_of
from abraka.table.guests import Guests, new_id
from abraka.table.limits import Bucket, Buckets
from abraka.table.listeners import Bundle, Company, Line, Listener
from abraka.table.orders import entries_for
from abraka.table.outlooks import Outlooks
from abraka.table.owner import Owner
from abraka.table.play import Play
from abraka.table.pushes import Word
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.results import result_of
from abraka.table.rows import Damaged
from abraka.table.seating import Ticket
from abraka.table.settings import Limits
from abraka.table.slices import unhurried
from abraka.table.steward import Steward
from abraka.table.store import NotStored, Store
from abraka.table.talking import Talk
from abraka.table.telling import Teller, retell
from abraka.table.thinkers import Thinkers
from abraka.table.times import now_ms
from abraka.table.writer import Lease

WATCHING_SHOWN = 20
"""So many watchers are told by their names."""
SEATED_ANEW = ("bot", "stand_in", "leave", "back")
"""Entries after which another plays in a seat."""
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Room(Owner):
    """One table and the match at it."""

    def __init__(self, table: TableData, store: Store, thinkers: Thinkers, guests: Guests, limits: Limits) -> None:
        super().__init__(table.id)
        self.table = table
        self.teller: Teller | None = None
        self.chat = Chat(table.id, store, guests, limits.chat_lines)
        self.listeners = Company(limits.visit_s)
        self._store, self._thinkers, self._guests, self.limits = store, thinkers, guests, limits
        self._about: MatchData
        self._entries: list[Entry] = []
        self.reach: Callable[[Word], None] = lambda word: None  # tells those whose page is closed; set by the house
        self.may_tell: Callable[[], bool] = lambda: True  # whether the table is still ours; likewise
        self.lease: Lease | None = None  # likewise
        self.note_end: Callable[[str], None] = lambda match: None  # hears which match is over; set likewise
        self._steward = Steward(self, thinkers)
        self.talk = Talk(self, thinkers, guests)
        self._outlooks = Outlooks(self, thinkers)
        self._set_aside: TableRefusal | None = None  # why the match can't be had
        self._news = 0  # how often something about the table has changed
        self._retelling = Bucket(limits.retellings_per_s, limits.retelling_burst)
        self._orders = Buckets(limits.orders_per_s, limits.order_burst)
        self._telling = Bundle(limits.bundle_s, self._tell_table)

    # Life.

    async def open(self) -> None:
        """Loads what is stored, and begins to work."""
        await self.chat.load()
        self.begin()
        if self.table.matches:
            await self._load_match()

    async def _load_match(self) -> None:
        """Brings the last match of the table back from its journal."""
        await self._thinkers.rules(self.table.game)
        try:
            stored = await self._store.match(self.table.matches[-1])
            if stored is None:
                raise Damaged(seals.named("matches", self.table.matches[-1:]))
        except Damaged as damaged:
            self._store.note(damaged)
            self._set_aside = damaged
            return
        about, key, entries = stored
        if not is_of_these_rules(about):
            self._set_aside = TableRefusal("other_rules")
            return
        self._set_aside = None
        play = self._new_play(about, key)
        await unhurried(play.following(entries))
        self.teller, self._about, self._entries = Teller(play), about, entries
        self._show_match()
        if self.play.over and self.table.status == "playing":
            await self._finish()
            self._tell_at_once()

    def _new_play(self, about: MatchData, key: bytes) -> Play:
        match = match_of(about, key)
        people = [seat for seat, data in enumerate(self.table.seats) if data.kind == "person"]
        return Play(match, people, self.table.settings.clock, about.started)

    def _twin(self) -> Play:
        """The match as it was before its first entry."""
        key = self.play.match.key  # asked for first: it refuses if the match can't be had
        return self._new_play(self._about, key)

    def _show_match(self) -> None:
        """Tells everybody where the match stands."""
        self._listen_anew()
        for listener in self.listeners:
            listener.push(self._told.full(listener.audience))
            listener.foresees = -1
        self._outlooks.tell()
        self._steward.arrange(self.play)

    async def close(self) -> None:
        """Stops working; everything is stored already."""
        self.end()
        self._steward.close()
        self._telling.close()
        for listener in self.listeners:
            listener.drop()

    @property
    def play(self) -> Play:
        """The match that is going on, or was played last; refuses if there is none, or none yet."""
        return self._told.play

    @property
    def _told(self) -> Teller:
        if self._set_aside is not None:
            raise self._set_aside.with_traceback(None)
        if self.teller is None:
            raise TableRefusal("not_begun")
        return self.teller

    @property
    def can_rest(self) -> bool:
        """Whether nothing would be missed if the table left the memory for a while."""
        busy = self.listeners or self._steward.busy or self.busy
        loading = self.teller is None and self._set_aside is None and bool(self.table.matches)
        return not busy and not loading

    # The table before and between matches.

    def info(self, person: str) -> say.TableInfo:
        """The table as somebody sees it."""
        play, here = self.teller.play if self.teller is not None else None, self.listeners
        away, watching = here.away(len(self.table.seats)), here.watching(WATCHING_SHOWN)
        presence = seating.Presence(away, here.watchers, watching, now_ms())
        return seating.table_info(self.table, person, self._guests, play, presence)

    def visit(self, audience: int = SPECTATOR) -> None:
        """Somebody who may see the table looks in without staying: bots that nobody needed think again."""
        waited_for = not self.listeners.present and self.teller is not None
        self.listeners.look_in(audience)
        if waited_for:
            self._steward.arrange(self.play)

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return seat in self.listeners.audiences

    def reach_seat(self, seat: int, what: str) -> None:
        """Tells a seat's person that they are waited for, if they are not here to see it."""
        person = self.table.seats[seat].guest
        if person and not self.is_here(seat):
            self.reach(Word(person, what, self.table.id, self.table.game))

    def is_asked(self, guest: str) -> bool | None:
        """Whether the match waits for a guest; None if that can't be said."""
        if self.teller is None or self.play.over:
            return None
        seat = self.play.match.to_act
        return seat in seating.seats_of(self.table, guest) and seat not in self.play.stand_ins

    async def change(self, table: TableData) -> None:
        """Stores the table as it is to be; then it is so, and everybody is told."""
        await self._keep(table)
        self._tell_soon()

    async def _keep(self, table: TableData) -> None:
        table = msgspec.structs.replace(table, touched=now_ms())
        await self._store.save_table(table)
        self._seat_anew(table)

    def _seat_anew(self, table: TableData) -> None:
        """The table is another now. Whoever listens as they no longer may is sent away in the same moment, before
        anything else can happen; they come again, to their new seat or to none."""
        self.table = table
        for listener in self.listeners:
            if not self._is_right(listener):
                listener.drop()
                self.listeners.remove(listener)
        self._listen_anew()

    def _is_right(self, listener: Listener) -> bool:
        """Whether a client may still see and do what it could when it came, and is still the same person."""
        try:
            same_seat = seating.audience_of(self.table, listener.ticket) == listener.audience
        except TableRefusal:
            return False
        return same_seat and seating.person_of(self.table, listener.ticket) == listener.person

    def check_right(self, listener: Listener) -> None:
        """Refuses what somebody wants done in a seat that is no longer theirs."""
        if not self._is_right(listener):
            raise TableRefusal("not_your_seat", seat=listener.audience)

    async def sit(self, guest: str, seat: int | None, name: str, token: str | None, worn: Worn = PLAIN) -> None:
        """Takes a free seat."""
        await self.change(seating.sat(self.table, guest, seat, name, token, worn))
        await self._start_if_full()

    async def stand_up(self, guest: str, seat: int) -> None:
        """Gives a seat up."""
        await self.change(seating.stood_up(self.table, guest, seat))

    async def put(self, guest: str, seat: int, wish: say.SeatWish, name: str, worn: Worn = PLAIN) -> None:
        """Puts somebody into a seat, or frees it."""
        await self.change(seating.placed(self.table, guest, seat, wish, name, worn))
        await self._start_if_full()

    async def let_program_in(self, guest: str, seat: int) -> str:
        """Gives a token with which a program acts in a seat."""
        table, token = seating.with_program(self.table, guest, seat)
        await self.change(table)
        await self._start_if_full()
        return token

    async def lose(self, person: str) -> None:
        """A person goes for good: whoever else is here plays on, against bots in their place."""
        for seat in seating.seats_of(self.table, person):
            if self.teller is not None and not self.play.over and seat not in self.play.left:
                await self.record(self.play.leave(now_ms(), seat, new_id(), self.table.settings.leavers))

    async def _start_if_full(self) -> None:
        table = self.table
        if table.status == "open" and table.settings.start == "full" and not seating.free_seats(table):
            await self._start_match(table)

    async def start(self, guest: str) -> None:
        """Begins the match; if it has begun already, that is all right."""
        if not seating.belongs(self.table, guest):
            raise TableRefusal("not_owner")
        if self.table.status == "playing":
            return
        seating.check_open(self.table)
        free = len(seating.free_seats(self.table))
        if free:
            raise TableRefusal("not_full", free=free)
        await self._start_match(self.table)

    async def rematch(self, guest: str) -> None:
        """Wants another match; it begins, with everybody one seat further, when all people want it."""
        table = seating.with_wish(self.table, guest)
        if seating.all_wish(table):
            await self._start_match(seating.rotated(table))
        else:
            await self.change(table)

    async def _start_match(self, table: TableData) -> None:
        """Stores a new match, then begins it."""
        table = seating.named(table)
        about = seating.new_match(table, now_ms())
        changed = {"status": "playing", "matches": [*table.matches, about.id], "rematch": [], "touched": now_ms()}
        table = msgspec.structs.replace(table, **changed)
        await self._store.begin_match(table, about, secrets.token_bytes(16))
        self.teller = None  # of the match before, whose seats were others'
        self._seat_anew(table)
        metrics.MATCHES_STARTED.labels(table.game).inc()
        log.info("match_started", table=table.id, match=about.id, game=table.game, players=about.players)
        self._tell_at_once()
        await self._load_match()

    # Coming, going and telling.

    async def join(self, ticket: Ticket, line: Line, hello: say.Hello, name: str = "") -> Listener:
        """Somebody begins to listen, if they may: they get the table, the chat, and of the match what they miss."""
        audience, person = seating.audience_of(self.table, ticket), seating.person_of(self.table, ticket)
        listener = Listener(ticket, person, audience, self.limits, line, hello.ways)
        listener.name, listener.may_tell = name, self.may_tell
        self.listeners.add(listener)
        self._listen_anew()
        self._steward.welcome(audience)
        self._news += 1
        listener.knows = self._news
        seat = None if listener.watches else audience
        chat, muted = self.chat.heard_by(person), self.chat.muted_by(person)
        listener.push(encode(say.Welcome(table=self.info(person), seat=seat, chat=chat, muted=muted)))
        self._telling.soon()
        if self.teller is not None:
            await self.catch_up(listener, hello.since if hello.match == self.play.match.id else None)
            self._steward.arrange(self.play)
        elif self._set_aside is not None:
            listener.push(encode(refusal_of(self._set_aside)))
        return listener

    def leave(self, listener: Listener) -> None:
        """A client listens no more."""
        self.listeners.remove(listener)
        self.idle_since = time.monotonic()
        self._listen_anew()
        if not self.ended:
            self._tell_soon()
            if self.teller is not None:
                self._steward.arrange(self.play)

    async def catch_up(self, listener: Listener, since: int | None) -> None:
        """Tells a client what it has missed, one by one; all anew if that is too much, or is asked for too often. Then
        it is told where its choices lead."""
        await self._retell(listener, since)
        listener.foresees = -1
        self._outlooks.tell()

    async def _retell(self, listener: Listener, since: int | None) -> None:
        play, teller = self.play, self._told
        missed = play.version - since if since is not None else -1
        if missed == 0:
            return
        if not 0 < missed <= self.limits.catch_up or not self._retelling.take():
            listener.push(teller.full(listener.audience))
            return
        news = retell(self._twin(), self._entries, play.version - missed, listener.audience)
        await unhurried(news, lambda message: listener.push(message) if message else None)

    def _listen_anew(self) -> None:
        if self.teller is not None:
            self.teller.listen(self.listeners.audiences)

    def _tell_soon(self) -> None:
        """Something about the table has changed: everybody is told, together with what else changes just now."""
        self._news += 1
        self._telling.soon()

    def _tell_at_once(self) -> None:
        self._news += 1
        self._telling.now()

    def _tell_table(self) -> None:
        """Tells the table to all who do not know it as it is; it is the same for all strangers."""
        told: dict[str, bytes] = {}
        for listener in self.listeners:
            if listener.knows < self._news:
                listener.knows = self._news
                person = listener.person if seating.is_known(self.table, listener.person) else ""
                if person not in told:
                    told[person] = encode(say.TableNews(table=self.info(person)))
                listener.push(told[person])

    # Looking at the match, for those who need no socket.

    def audience(self, ticket: Ticket) -> int:
        """Through whose eyes somebody may look now."""
        audience = seating.audience_of(self.table, ticket)
        self.visit(audience)
        return audience

    def seat(self, ticket: Ticket) -> int:
        """The seat in which somebody may act now; refuses those who watch."""
        audience = self.audience(ticket)
        if audience == SPECTATOR:
            raise TableRefusal("watching")
        return audience

    def full(self, ticket: Ticket) -> bytes:
        """All that somebody may see of the match."""
        audience = self.audience(ticket)
        return self._told.full(audience)

    async def story(self, ticket: Ticket, since: int | None) -> Story:
        """What somebody was told of the match so far."""
        audience, twin, names, entries = self.audience(ticket), self._twin(), self._about.names, self._entries[:]
        story = lambda: stories.told(twin, names, entries, since, audience)  # noqa: E731  # for the thread
        return await self._thinkers.tell(story, ticket.guest)

    # The match.

    async def command(self, asker: Listener | Ticket, message: say.Command) -> int:
        """Does what somebody wants in their seat; returns the number of the entry that it led to, the same for a
        resend. Whether the seat is theirs is looked at now, when it is done, and not when it was asked for.

        A client that listens is told so, after the news of it.
        """
        if isinstance(asker, Ticket):
            return await self._command(self.seat(asker), message, None)
        self.check_right(asker)
        return await self._command(asker.audience, message, asker)

    async def _command(self, seat: int, message: say.Command, asker: Listener | None) -> int:
        play = self.play
        number = play.repeated(seat, message.id)
        entries: list[Entry] = []
        if number is None:
            play.check_version(message.version)
            if not isinstance(message, say.Act | say.Acts) and not self._orders.take(str(seat)):
                raise TableRefusal("too_fast")
            entries = entries_for(play, seat, message, self.table.settings.leavers, self.talk.check_away)
            number = entries[0].number if entries else play.version
        answer = encode(say.Accepted(id=message.id, version=number))
        if entries:
            await self.record(entries, asker, answer)
        elif asker is not None:
            asker.push(answer)
        return number

    async def record(self, entries: Sequence[Entry], asker: Listener | None = None, answer: bytes = b"") -> None:
        """Stores entries; then they happen, and everybody is told; who asked for them hears the answer after that."""
        if not entries:
            return
        teller, play = self._told, self.play
        with metrics.STORING.time():
            await self._store.append(play.match.id, entries)
        told = [teller.follow(entry) for entry in entries]
        self._entries.extend(entries)
        if play.over:
            await self._finish()
        for listener in self.listeners:
            news = [one[listener.audience] for one in told]
            listener.push(*news, answer) if listener is asker else listener.push(*news)
        if play.over:
            self._tell_at_once()
        elif any(entry.kind in SEATED_ANEW for entry in entries):
            self._tell_soon()
        self._outlooks.tell()
        self._steward.arrange(play)

    async def _finish(self) -> None:
        """Notes that the match is over, before it is told; if that can't be stored, when the table is next loaded."""
        metrics.MATCHES_ENDED.labels(self.table.game).inc()
        log.info("match_ended", table=self.table.id, match=self.play.match.id, actions=self.play.match.version)
        try:
            over = msgspec.structs.replace(self.table, status="over", rematch=[], touched=now_ms())
            await self._store.finish_match(over, result_of(self._about, self.play, over.seats), over.settings.fun)
            self._seat_anew(over)
            if self.play.match.outcome is not None:
                self.note_end(self.play.match.id)
        except NotStored:
            log.error("end_not_stored", table=self.table.id)

    # Ways.

    async def ways(self, ticket: Ticket) -> bytes:
        """Where each choice of a seat leads, as a message."""
        seat, play = self.seat(ticket), self.play
        ways = await self._outlooks.of(play) if not play.over and play.match.to_act == seat else None
        if ways is None:
            raise TableRefusal("no_ways_now")
        return ways
