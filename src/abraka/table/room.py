"""A table in memory: one task owns it, and everything that happens there goes through that task, one by one.

What changes is checked, stored, and only then done and told.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence

import msgspec
import structlog

from abraka.bots.levels import LEVELS
from abraka.core.events import SPECTATOR
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table import metrics, seals, seating, stories
from abraka.table import protocol as say
from abraka.table.answers import Story
from abraka.table.chat import Chat
from abraka.table.data import Entry, MatchData, TableData
from abraka.table.editions import is_of_these_rules
from abraka.table.guests import Guests
from abraka.table.limits import Bucket, Buckets
from abraka.table.listeners import Bundle, Company, Listener, Writer
from abraka.table.owner import Owner
from abraka.table.pacing import beat_of
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.rounds import Claim
from abraka.table.seating import Ticket
from abraka.table.settings import Limits
from abraka.table.slices import unhurried
from abraka.table.steward import Steward, decision_of, now_ms
from abraka.table.store import Damaged, NotStored, Store
from abraka.table.telling import Teller, retell
from abraka.table.thinkers import Thinkers
from abraka.table.ways import Outlook

HINTS = 5
HINTED = LEVELS[-1].name
"""The bot that gives hints; they take as long as its decisions, whatever there is to choose from."""
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
        self._store, self._thinkers, self._guests, self._limits = store, thinkers, guests, limits
        self._entries: list[Entry] = []
        self._steward = Steward(self, thinkers)
        self._hinting: set[int] = set()
        self._ways: tuple[str, int, msgspec.Raw] | None = None  # found for a match at a version
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
        self.teller, self._entries = Teller(play, about), entries
        self._show_match()
        if self.play.over and self.table.status == "playing":
            await self._finish()
            self._tell_at_once()

    def _new_play(self, about: MatchData, key: bytes) -> Play:
        match = Match(load(about.game), about.players, about.options, key=key, match_id=about.id)
        people = [seat for seat, data in enumerate(self.table.seats) if data.kind == "person"]
        return Play(match, people, self.table.settings.clock, about.started)

    def _show_match(self) -> None:
        """Tells everybody where the match stands."""
        self._listen_anew()
        for listener in self.listeners:
            listener.push(self._told.full(listener.audience))
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
        return seating.table_info(self.table, person, self._guests, play, here.seats, here.watchers)

    def visit(self, seated: bool = False) -> None:
        """Somebody who may see the table looks in without staying: bots that nobody needed think again."""
        waited_for = not self.listeners.present and self.teller is not None
        self.listeners.look_in(seated)
        if waited_for:
            self._steward.arrange(self.play)

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return seat in self.listeners.audiences

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

    def _check_right(self, listener: Listener) -> None:
        """Refuses what somebody wants done in a seat that is no longer theirs."""
        if not self._is_right(listener):
            raise TableRefusal("not_your_seat", seat=listener.audience)

    async def sit(self, guest: str, seat: int | None, name: str, token: str | None) -> None:
        """Takes a free seat."""
        await self.change(seating.sat(self.table, guest, seat, name, token))
        await self._start_if_full()

    async def stand_up(self, guest: str, seat: int) -> None:
        """Gives a seat up."""
        await self.change(seating.stood_up(self.table, guest, seat))

    async def put(self, guest: str, seat: int, wish: say.SeatWish, name: str) -> None:
        """Puts somebody into a seat, or frees it."""
        await self.change(seating.placed(self.table, guest, seat, wish, name))
        await self._start_if_full()

    async def let_program_in(self, guest: str, seat: int) -> str:
        """Gives a token with which a program acts in a seat."""
        table, token = seating.with_program(self.table, guest, seat)
        await self.change(table)
        await self._start_if_full()
        return token

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
        game = load(table.game)
        about = MatchData(
            id=secrets.token_hex(8),
            table=table.id,
            game=table.game,
            players=len(table.seats),
            options=table.options,
            rules_version=game.spec.rules_version,
            content=game.content.digest,
            seats=[data.level or "human" for data in table.seats],
            names=[data.name or data.level for data in table.seats],
            started=now_ms(),
        )
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

    async def join(self, ticket: Ticket, write: Writer | None, match: str | None, since: int | None) -> Listener:
        """Somebody begins to listen, if they may: they get the table, the chat, and of the match what they miss."""
        audience, person = seating.audience_of(self.table, ticket), seating.person_of(self.table, ticket)
        listener = Listener(ticket, person, audience, self._limits, write)
        self.listeners.add(listener)
        self._listen_anew()
        self._steward.welcome(audience)
        self._news += 1
        listener.knows = self._news
        seat = None if listener.watches else audience
        listener.push(encode(say.Welcome(table=self.info(person), seat=seat, chat=self.chat.heard_by(person))))
        self._telling.soon()
        if self.teller is not None:
            await self.catch_up(listener, since if match == self.play.match.id else None)
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
        """Tells a client what it has missed, one by one; all anew if that is too much, or is asked for too often."""
        play, teller = self.play, self._told
        missed = play.version - since if since is not None else -1
        if missed == 0:
            return
        if not 0 < missed <= self._limits.catch_up or not self._retelling.take():
            listener.push(teller.full(listener.audience))
            return
        twin = self._new_play(teller.about, play.match.key)
        news = retell(twin, teller.about, self._entries, play.version - missed, listener.audience)
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
        self.visit(seated=audience != SPECTATOR)
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
        audience, teller, entries = self.audience(ticket), self._told, self._entries[:]
        twin = self._new_play(teller.about, self.play.match.key)
        story = lambda: stories.told(twin, teller.about, entries, since, audience)  # noqa: E731  # for the thread
        return await self._thinkers.tell(story, ticket.guest)

    # The match.

    async def command(self, asker: Listener | Ticket, message: say.Command) -> int:
        """Does what somebody wants in their seat; returns the number of the entry that it led to, the same for a
        resend. Whether the seat is theirs is looked at now, when it is done, and not when it was asked for.

        A client that listens is told so, after the news of it.
        """
        if isinstance(asker, Ticket):
            return await self._command(self.seat(asker), message, None)
        self._check_right(asker)
        return await self._command(asker.audience, message, asker)

    async def _command(self, seat: int, message: say.Command, asker: Listener | None) -> int:
        play = self.play
        number = play.repeated(seat, message.id)
        entries: list[Entry] = []
        if number is None:
            play.check_version(message.version)
            if not isinstance(message, say.Act) and not self._orders.take(str(seat)):
                raise TableRefusal("too_fast")
            entries = self._entries_for(play, seat, message)
            number = entries[0].number if entries else play.version
        answer = encode(say.Accepted(id=message.id, version=number))
        if entries:
            await self.record(entries, asker, answer)
        elif asker is not None:
            asker.push(answer)
        return number

    def _entries_for(self, play: Play, seat: int, message: say.Command) -> list[Entry]:
        at, client = now_ms(), message.id
        match message:
            case say.Act(action=action):
                return play.act(at, seat, client, action if isinstance(action, str) else encode(action))
            case say.Undo():
                return play.undo(at, seat, client)
            case say.Answer(agree=agree):
                return play.answer(at, seat, client, agree)
            case say.Pause(on=on):
                return play.pause(at, seat, client, on)
            case say.Choose(vote=vote):
                return play.choose(at, seat, client, vote)
            case say.Leave():
                return play.leave(at, seat, client, self.table.settings.leavers)
            case say.Back():
                return play.back(at, seat, client)

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
        elif any(entry.kind in ("bot", "back") for entry in entries):
            self._tell_soon()
        self._steward.arrange(play)

    async def _finish(self) -> None:
        """Notes that the match is over, before it is told; if that can't be stored, when the table is next loaded."""
        metrics.MATCHES_ENDED.labels(self.table.game).inc()
        log.info("match_ended", table=self.table.id, match=self.play.match.id, actions=self.play.match.version)
        try:
            await self._keep(msgspec.structs.replace(self.table, status="over", rematch=[]))
        except NotStored:
            log.error("end_not_stored", table=self.table.id)

    # Ways, hints and chat.

    def ways(self, asker: Listener | Ticket, message: say.AskWays | None = None) -> say.Ways:
        """Where each choice of a seat leads; found once, about a millisecond, however often it is asked for."""
        seat, play = self.seat(asker if isinstance(asker, Ticket) else asker.ticket), self.play
        if message is not None:
            play.check_version(message.version)
        if play.over or play.match.to_act != seat:
            raise TableRefusal("no_ways_now")
        if self._ways is None or self._ways[:2] != (play.match.id, play.version):
            self._ways = play.match.id, play.version, msgspec.Raw(encode(Outlook(play.match).ways()))
        name, ways = message.id if message is not None else None, self._ways[2]
        return say.Ways(id=name, version=play.version, ways=ways)  # type: ignore[arg-type]  # encoded once

    async def hint(self, listener: Listener, message: say.Hint) -> bytes:
        """What a strong bot would do in somebody's seat."""
        self._check_right(listener)
        play, seat = self.play, listener.audience
        if not self.table.settings.hints:
            raise TableRefusal("no_hints")
        play.check_version(message.version)
        if play.over or play.match.to_act != seat:
            raise TableRefusal("no_hint_now")
        if seat in self._hinting:
            raise TableRefusal("hint_running")
        self._hinting.add(seat)
        began = time.monotonic()
        try:
            thoughts = await self._thinkers.hint(decision_of(play), HINTS, Claim(listener.person))
            await asyncio.sleep(max(0.0, beat_of(HINTED, 0) - (time.monotonic() - began)))
        finally:
            self._hinting.discard(seat)
        told = [say.ThoughtInfo(**msgspec.structs.asdict(thought)) for thought in thoughts]
        return encode(say.Hinted(id=message.id, version=message.version, thoughts=told))

    async def speak(self, listener: Listener, name: str, message: say.Say) -> int:
        """Says something to everybody at the table who wants to hear it; returns the line's number."""
        self._check_right(listener)
        seat = None if listener.watches else listener.audience
        repeated = self.chat.repeated(listener.person, seat, message)
        if repeated is not None:
            return repeated
        known = self.table.seats[seat].name if seat is not None else name
        line = await self.chat.say(now_ms(), listener.person, seat, known or "Guest", message)
        told = encode(self.chat.told(line))
        for other in self.listeners:
            if self.chat.hears(other.person, line.guest):
                other.push(told)
        return line.number

    async def mute(self, listener: Listener, who: str, on: bool) -> None:
        """Lets somebody hear no more of somebody else, or again."""
        self._check_right(listener)
        present = {sitter for data in self.table.seats if (sitter := seating.sitter_of(data))}
        await self.chat.mute(listener.person, who, on, present)
