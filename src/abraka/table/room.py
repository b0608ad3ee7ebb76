"""A table in memory: one task owns it, and everything that happens there goes through that task, one by one.

What changes is checked, stored, and only then done and told.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
import structlog

from abraka.core.errors import AbrakaError
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table import metrics, seals, seating, stories
from abraka.table import protocol as say
from abraka.table.answers import Story
from abraka.table.chat import Chat
from abraka.table.data import Entry, MatchData, TableData
from abraka.table.guests import Guests
from abraka.table.listeners import Listener
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.settings import Limits
from abraka.table.steward import Steward, decision_of, now_ms
from abraka.table.store import Damaged, NotStored, Store
from abraka.table.telling import Teller, retell
from abraka.table.thinkers import Thinkers
from abraka.table.ways import Outlook

T = TypeVar("T")
Work = Callable[[], Awaitable[Any]]
HINTS = 5
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode


class Room:
    """One table and the match at it."""

    def __init__(self, table: TableData, store: Store, thinkers: Thinkers, guests: Guests, limits: Limits) -> None:
        self.table = table
        self.teller: Teller | None = None
        self.chat = Chat(table.id, store, guests, limits.chat_lines)
        self.listeners: set[Listener] = set()
        self.idle_since = time.monotonic()
        self._store, self._thinkers, self._guests, self._limits = store, thinkers, guests, limits
        self._entries: list[Entry] = []
        self._inbox: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue()
        self._owner: asyncio.Task[None] | None = None
        self._steward = Steward(self, thinkers)
        self._hinting: set[int] = set()
        self._ways: tuple[str, int, msgspec.Raw] | None = None  # found for a match at a version
        self._set_aside: TableRefusal | None = None  # why the match can't be had
        self._closed = False

    # Life.

    async def open(self) -> None:
        """Loads what is stored, and begins to work."""
        await self.chat.load()
        self._owner = asyncio.create_task(self._own(), name=f"table {self.table.id}")
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
        game = load(about.game)
        if (about.rules_version, about.content) != (game.spec.rules_version, game.content.digest):
            self._set_aside = TableRefusal("other_rules")
            return
        self._set_aside = None
        self._begin(about, key)
        for entry in entries:
            self.play.follow(entry)
        self._entries = entries
        self._show_match()
        if self.play.over and self.table.status == "playing":
            await self._finish()
            self._tell_table()

    def _begin(self, about: MatchData, key: bytes) -> None:
        """Sets up the match at its beginning."""
        self.teller = Teller(self._new_play(about, key), about)
        self._entries = []

    def _new_play(self, about: MatchData, key: bytes) -> Play:
        match = Match(load(about.game), about.players, about.options, key=key, match_id=about.id)
        people = [seat for seat, data in enumerate(self.table.seats) if data.kind == "person"]
        return Play(match, people, self.table.settings.clock, about.started)

    def _show_match(self) -> None:
        """Tells everybody where the match stands."""
        self._listen_anew()
        for listener in self.listeners:
            listener.push(self.full(listener.audience))
        self._steward.arrange(self.play)

    async def close(self) -> None:
        """Stops working; everything is stored already."""
        self._closed = True
        self._steward.close()
        if self._owner is not None:
            self._owner.cancel()
        for listener in list(self.listeners):
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
        busy = self.listeners or self._steward.busy or not self._inbox.empty()
        loading = self.teller is None and self._set_aside is None and bool(self.table.matches)
        return not busy and not loading

    # The owner.

    async def _own(self) -> None:
        while True:
            work, answer = await self._inbox.get()
            try:
                result = await work()
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except Exception as error:
                self._fail(answer, error)
            else:
                if not answer.done():
                    answer.set_result(result)

    def _fail(self, answer: "asyncio.Future[Any]", error: Exception) -> None:
        if isinstance(error, NotStored):
            log.error("not_stored", table=self.table.id, cause=str(error))
            error = TableRefusal("not_stored")
        elif not isinstance(error, AbrakaError):
            log.error("table_failed", table=self.table.id, exc_info=error)
        if not answer.done():
            answer.set_exception(error)
            answer.exception()  # it may be that nobody waits for it

    def ask(self, work: Callable[[], Awaitable[T]]) -> "asyncio.Future[T]":
        """Has something done by the owner, after all that came before; ready once it is done."""
        if self._closed:
            raise TableRefusal("stopping")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.idle_since = time.monotonic()
        self._inbox.put_nowait((work, answer))
        return answer

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has something done by the owner, and waits for it."""
        return await self.ask(work)

    def do_later(self, work: Work) -> None:
        """Has something done by the owner that nobody waits for."""
        if not self._closed:
            self._inbox.put_nowait((work, asyncio.get_running_loop().create_future()))

    # The table before and between matches.

    def info(self, guest: str) -> say.TableInfo:
        """The table as a guest sees it."""
        here = {listener.audience for listener in self.listeners if not listener.watches}
        watchers = sum(listener.watches for listener in self.listeners)
        play = self.teller.play if self.teller is not None else None
        return seating.table_info(self.table, guest, self._guests, play, here, watchers)

    def is_here(self, seat: int) -> bool:
        """Whether a seat's person is connected."""
        return any(listener.audience == seat for listener in self.listeners)

    def is_asked(self, guest: str) -> bool | None:
        """Whether the match waits for a guest; None if that can't be said."""
        if self.teller is None or self.play.over:
            return None
        seat = self.play.match.to_act
        return seat in seating.seats_of(self.table, guest) and seat not in self.play.stand_ins

    async def change(self, table: TableData) -> None:
        """Stores the table as it is to be; then it is so, and everybody is told."""
        await self._keep(table)
        self._tell_table()

    async def _keep(self, table: TableData) -> None:
        table = msgspec.structs.replace(table, touched=now_ms())
        await self._store.save_table(table)
        self.table = table

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
        self.table = table
        metrics.MATCHES_STARTED.labels(table.game).inc()
        log.info("match_started", table=table.id, match=about.id, game=table.game, players=about.players)
        for listener in [one for one in self.listeners if not self._still_right(one)]:
            listener.drop()  # it comes again, to its new seat or to none
        self._tell_table()
        await self._load_match()

    def _still_right(self, listener: Listener) -> bool:
        """Whether a client may go on listening as it does."""
        if listener.watches:
            return seating.may_watch(self.table, listener.guest)
        data = self.table.seats[listener.audience]
        return data.kind == "person" and data.guest == listener.guest

    # Telling.

    def join(self, listener: Listener, match: str | None, since: int | None) -> None:
        """A client begins to listen: it gets the table, the chat, and the match from where it knows it."""
        self.listeners.add(listener)
        self._listen_anew()
        self._steward.welcome(listener.audience)
        seat = None if listener.watches else listener.audience
        chat = self.chat.heard_by(listener.guest)
        listener.push(encode(say.Welcome(table=self.info(listener.guest), seat=seat, chat=chat)))
        self._tell_table(but=listener)
        if self.teller is not None:
            self.catch_up(listener, since if match == self.play.match.id else None)
        elif self._set_aside is not None:
            listener.push(encode(refusal_of(self._set_aside)))

    def leave(self, listener: Listener) -> None:
        """A client listens no more."""
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()
        self._listen_anew()
        if not self._closed:
            self._tell_table()
            if self.teller is not None:
                self._steward.arrange(self.play)

    def catch_up(self, listener: Listener, since: int | None) -> None:
        """Tells a client what it has missed; all of it anew if that is too much."""
        play, teller = self.play, self._told
        missed = play.version - since if since is not None else -1
        if not 0 <= missed <= self._limits.catch_up:
            listener.push(self.full(listener.audience))
        elif missed:
            twin = self._new_play(teller.about, play.match.key)
            for message in retell(twin, teller.about, self._entries, play.version - missed, listener.audience):
                listener.push(message)

    def full(self, audience: int) -> bytes:
        """All that an audience may see of the match."""
        return self._told.full(audience)

    async def story(self, audience: int, since: int | None) -> Story:
        """What an audience was told of the match so far."""
        teller, entries = self._told, self._entries[:]
        twin = self._new_play(teller.about, self.play.match.key)
        return await self._thinkers.tell(lambda: stories.told(twin, teller.about, entries, since, audience))

    def _listen_anew(self) -> None:
        if self.teller is not None:
            self.teller.listen({listener.audience for listener in self.listeners})

    def _tell_table(self, but: Listener | None = None) -> None:
        told: dict[str, bytes] = {}
        for listener in self.listeners:
            if listener is not but:
                if listener.guest not in told:
                    told[listener.guest] = encode(say.TableNews(table=self.info(listener.guest)))
                listener.push(told[listener.guest])

    # The match.

    async def command(self, seat: int, message: say.Command, asker: Listener | None = None) -> int:
        """Does what a seat wants; returns the number of the entry that it led to, the same for a resend.

        A client that listens is told so, after the news of it.
        """
        play = self.play
        number = play.repeated(seat, message.id)
        entries: list[Entry] = []
        if number is None:
            play.check_version(message.version)
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
        if play.over or any(entry.kind in ("bot", "back") for entry in entries):
            self._tell_table()
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

    def ways(self, seat: int, message: say.AskWays | None = None) -> say.Ways:
        """Where each choice of a seat leads; found once, about a millisecond, however often it is asked for."""
        play = self.play
        if message is not None:
            play.check_version(message.version)
        if play.over or play.match.to_act != seat:
            raise TableRefusal("no_ways_now")
        if self._ways is None or self._ways[:2] != (play.match.id, play.version):
            self._ways = play.match.id, play.version, msgspec.Raw(encode(Outlook(play.match).ways()))
        name, ways = message.id if message is not None else None, self._ways[2]
        return say.Ways(id=name, version=play.version, ways=ways)  # type: ignore[arg-type]  # encoded once

    async def hint(self, seat: int, message: say.Hint) -> bytes:
        """What a strong bot would do in this seat."""
        play = self.play
        if not self.table.settings.hints:
            raise TableRefusal("no_hints")
        play.check_version(message.version)
        if play.over or play.match.to_act != seat:
            raise TableRefusal("no_hint_now")
        if seat in self._hinting:
            raise TableRefusal("hint_running")
        self._hinting.add(seat)
        try:
            thoughts = await self._thinkers.hint(decision_of(play), HINTS)
        finally:
            self._hinting.discard(seat)
        told = [say.ThoughtInfo(**msgspec.structs.asdict(thought)) for thought in thoughts]
        return encode(say.Hinted(id=message.id, version=message.version, thoughts=told))

    async def speak(self, listener: Listener, name: str, message: say.Say) -> int:
        """Says something to everybody at the table who wants to hear it; returns the line's number."""
        repeated = self.chat.repeated(listener.guest, message.id)
        if repeated is not None:
            return repeated
        seat = None if listener.watches else listener.audience
        known = self.table.seats[seat].name if seat is not None else name
        line = await self.chat.say(now_ms(), listener.guest, seat, known or "Guest", message)
        told = encode(self.chat.told(line))
        for other in self.listeners:
            if self.chat.hears(other.guest, line.guest):
                other.push(told)
        return line.number

    async def mute(self, guest: str, who: str, on: bool) -> None:
        """Lets a guest hear no more of somebody, or again."""
        present = {data.guest for data in self.table.seats if data.guest}
        await self.chat.mute(guest, who, on, present)
