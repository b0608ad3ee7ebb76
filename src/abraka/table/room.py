"""A table in memory: one task owns it, and everything that happens there goes through that task, one by one.

What changes is checked, stored, and only then done and told.
"""

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
import structlog

from abraka.bots import Decision
from abraka.core.errors import AbrakaError, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.game import load
from abraka.core.match import Match
from abraka.table import metrics
from abraka.table import protocol as say
from abraka.table.data import ChatLine, Entry, MatchData, SeatData, TableData
from abraka.table.guests import Guests, clean_text, hashed, new_token, same
from abraka.table.listeners import Listener
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal
from abraka.table.settings import Limits
from abraka.table.store import NotStored, Store
from abraka.table.telling import Teller, retell
from abraka.table.thinkers import Thinkers

T = TypeVar("T")
HINTS = 5
log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
encode_action = msgspec.json.Encoder().encode


def now_ms() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Room:
    """One table and the match at it."""

    def __init__(self, table: TableData, store: Store, thinkers: Thinkers, guests: Guests, limits: Limits) -> None:
        self.table = table
        self._store, self._thinkers, self._guests, self._limits = store, thinkers, guests, limits
        self.teller: Teller | None = None
        self._entries: list[Entry] = []
        self.listeners: set[Listener] = set()
        self._chat: list[ChatLine] = []
        self._mutes: set[tuple[str, str]] = set()
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = asyncio.Queue()
        self._owner: asyncio.Task[None] | None = None
        self._bot: asyncio.Task[None] | None = None
        self._waiter: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._gone: dict[int, asyncio.TimerHandle] = {}
        self._hinting: set[int] = set()
        self._outdated = False
        self.idle_since = time.monotonic()
        self.closed = False

    # Life.

    async def open(self) -> None:
        """Loads what is stored, and begins to work."""
        self._chat = await self._store.chat(self.table.id, self._limits.chat_lines)
        self._mutes = await self._store.mutes(self.table.id)
        self._owner = asyncio.create_task(self._own(), name=f"table {self.table.id}")
        if not self.table.matches:
            return
        if self._thinkers.has_rules(self.table.game):
            await self._load_match()
        else:
            self._when_ready(self._load_match)

    async def _load_match(self) -> None:
        """Brings the last match of the table back from its journal."""
        stored = await self._store.match(self.table.matches[-1])
        if stored is None:
            raise AbrakaError(f"The match of table {self.table.id} is not stored.")
        about, key, entries = stored
        game = load(about.game)
        if (about.rules_version, about.content) != (game.spec.rules_version, game.content.digest):
            self._outdated = True
            return
        self._begin(about, key)
        for entry in entries:
            self.play.follow(entry)
        self._entries = entries
        self._show_match()
        if self.play.over and self.table.status == "playing":
            await self._finish()

    def _begin(self, about: MatchData, key: bytes) -> None:
        """Sets up the match at its beginning."""
        self.teller = Teller(self._new_play(about, key), about)
        self._entries = []

    def _new_play(self, about: MatchData, key: bytes) -> Play:
        match = Match(load(about.game), about.players, about.options, key=key, match_id=about.id)
        people = [seat for seat, data in enumerate(self.table.seats) if data.kind == "person"]
        return Play(match, people, self.table.settings.clock, about.started)

    async def close(self) -> None:
        """Stops working; everything is stored already."""
        self.closed = True
        for handle in (self._timer, *self._gone.values()):
            if handle is not None:
                handle.cancel()
        for task in (self._bot, self._waiter, self._owner):
            if task is not None:
                task.cancel()
        for listener in list(self.listeners):
            listener.drop()

    @property
    def play(self) -> Play:
        """The match that is going on, or was played last; refuses if there is none."""
        if self.teller is None:
            raise TableRefusal("other_rules" if self._outdated else "not_begun")
        return self.teller.play

    def is_asked(self, guest: str) -> bool | None:
        """Whether the match waits for a guest; None if that can't be said."""
        if self.teller is None or self.play.over:
            return None
        return self.play.match.to_act in self.seats_of(guest)

    @property
    def can_rest(self) -> bool:
        """Whether nothing would be missed if the table left the memory for a while."""
        busy = self.listeners or self._bot or self._timer or self._gone or not self._inbox.empty()
        return not busy and (self.teller is not None or not self.table.matches)

    async def _own(self) -> None:
        while True:
            work, answer = await self._inbox.get()
            try:
                result = await work()
            except asyncio.CancelledError:
                answer.cancel()
                raise
            except NotStored:
                log.error("not_stored", table=self.table.id)
                _fail(answer, TableRefusal("not_stored"))
            except Exception as error:
                if not isinstance(error, AbrakaError):
                    log.error("table_failed", table=self.table.id, exc_info=error)
                _fail(answer, error)
            else:
                if not answer.done():
                    answer.set_result(result)

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Has something done by the owner, after all that came before."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self.closed:
            raise TableRefusal("stopping")
        self.idle_since = time.monotonic()
        self._inbox.put_nowait((work, answer))
        return await answer

    # Who may do what.

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [seat for seat, data in enumerate(self.table.seats) if data.guest == guest and guest]

    def may_see(self, guest: str, token: str | None) -> bool:
        """Whether somebody may look at the table at all."""
        table = self.table
        known = table.settings.public or guest == table.owner or bool(self.seats_of(guest))
        return known or (token is not None and same(token, table.token))

    def audience_of(self, guest: str, seat: int | None, token: str | None) -> int:
        """The audience that somebody belongs to; refuses other people's seats."""
        if seat is None:
            program = self._program_seat(token)
            if program is not None:
                return program
            if not self.may_see(guest, token):
                raise TableRefusal("no_table")
            belongs = bool(self.seats_of(guest)) or guest == self.table.owner
            if not (self.table.settings.watch or belongs or self.table.status == "open"):
                raise TableRefusal("no_watching")
            return SPECTATOR
        if self._program_seat(token) == seat:
            return seat
        if not self.may_see(guest, token):
            raise TableRefusal("no_table")
        data = self._seat(seat)
        if data.kind != "person" or data.guest != guest:
            raise TableRefusal("not_your_seat", seat=seat)
        return seat

    def _program_seat(self, token: str | None) -> int | None:
        """The seat in which a program with this token acts."""
        if token is None:
            return None
        found = [seat for seat, data in enumerate(self.table.seats) if data.token and same(hashed(token), data.token)]
        return found[0] if found else None

    def _seat(self, seat: int) -> SeatData:
        if not 0 <= seat < len(self.table.seats):
            raise TableRefusal("no_seat", table=self.table.id, seat=seat)
        return self.table.seats[seat]

    # The table before and between matches.

    def info(self, guest: str) -> say.TableInfo:
        """The table as a guest sees it."""
        table = self.table
        trusted = guest == table.owner or bool(self.seats_of(guest))
        return say.TableInfo(
            id=table.id,
            game=table.game,
            players=len(table.seats),
            options=table.options,
            settings=table.settings,
            status=table.status,  # type: ignore[arg-type]
            seats=[self._seat_info(seat, guest) for seat in range(len(table.seats))],
            yours=guest == table.owner,
            link=f"/t/{table.id}#{table.token}" if trusted else None,
            match=table.matches[-1] if table.matches else None,
            matches=table.matches,
            rematch=table.rematch,
            watchers=sum(listener.watches for listener in self.listeners),
            created=table.created,
            touched=table.touched,
        )

    def _seat_info(self, seat: int, guest: str) -> say.SeatInfo:
        data = self.table.seats[seat]
        stand_in = self.teller is not None and seat in self.play.stand_ins and not self.play.over
        level = self.table.settings.stand_in if stand_in else data.level or None
        return say.SeatInfo(
            seat=seat,
            kind=data.kind,  # type: ignore[arg-type]
            name=data.name,
            level=level,
            stand_in=stand_in,
            who=self._guests.public(data.guest, self.table.id) if data.guest else None,
            yours=bool(guest) and data.guest == guest,
            here=any(listener.audience == seat for listener in self.listeners),
        )

    async def sit(self, guest: str, seat: int | None, name: str, token: str | None) -> None:
        """Takes a free seat; the match begins when the last one is taken, if the table wants that."""
        if not self.may_see(guest, token):
            raise TableRefusal("no_table")
        self._check_open()
        free = [place for place, data in enumerate(self.table.seats) if data.kind == "open"]
        if seat is not None and self._seat(seat).kind != "open":
            raise TableRefusal("seat_taken", seat=seat)
        if not free:
            raise TableRefusal("no_free_seat")
        await self._set_seat(free[0] if seat is None else seat, SeatData(kind="person", guest=guest, name=name))
        if self.table.settings.start == "full" and len(free) == 1:
            await self._start_match()

    async def stand_up(self, guest: str, seat: int) -> None:
        """Gives a seat up; the one who opened the table may free any."""
        self._check_open()
        data = self._seat(seat)
        if data.kind == "open" or (data.guest != guest and guest != self.table.owner):
            raise TableRefusal("not_your_seat", seat=seat)
        await self._set_seat(seat, SeatData())

    async def put(self, guest: str, seat: int, wish: say.SeatWish, name: str) -> None:
        """Puts a bot, or the one who opened the table, into a seat, or frees it."""
        self._check_open()
        self._check_owner(guest)
        if self._seat(seat).kind == "person" and self._seat(seat).guest != guest:
            raise TableRefusal("seat_taken", seat=seat)
        await self._set_seat(seat, seat_data(wish, guest, name))

    async def let_program_in(self, guest: str, seat: int) -> str:
        """A token with which a program acts in one's seat, or takes a free one."""
        data = self._seat(seat)
        owns = data.kind == "person" and data.guest == guest
        if not owns and not (data.kind == "open" and guest == self.table.owner):
            raise TableRefusal("not_your_seat", seat=seat)
        token = new_token()
        if owns:
            await self._set_seat(seat, msgspec.structs.replace(data, token=hashed(token)))
        else:
            self._check_open()
            program = SeatData(kind="person", guest="", name=f"Program {seat + 1}", token=hashed(token))
            await self._set_seat(seat, program)
            if self.table.settings.start == "full" and not self._free():
                await self._start_match()
        return token

    async def _set_seat(self, seat: int, data: SeatData) -> None:
        seats = list(self.table.seats)
        seats[seat] = data
        await self._save_table(seats=seats)

    async def _save_table(self, **changed: Any) -> None:
        """Stores the table with some things changed; then they are."""
        table = msgspec.structs.replace(self.table, touched=now_ms(), **changed)
        await self._store.save_table(table)
        self.table = table
        self._tell_table()

    def _check_open(self) -> None:
        if self.table.status != "open":
            raise TableRefusal("has_begun")

    def _check_owner(self, guest: str) -> None:
        if guest != self.table.owner:
            raise TableRefusal("not_owner")

    def _free(self) -> int:
        return sum(data.kind == "open" for data in self.table.seats)

    async def start(self, guest: str) -> None:
        """Begins the match; if it has begun already, that is all right."""
        if not (guest == self.table.owner or self.seats_of(guest)):
            raise TableRefusal("not_owner")
        if self.table.status == "playing":
            return
        self._check_open()
        if self._free():
            raise TableRefusal("not_full", free=self._free())
        await self._start_match()

    async def rematch(self, guest: str) -> None:
        """Wants another match; it begins, with everybody one seat further, when all people want it."""
        seats = self.seats_of(guest)
        if not seats:
            raise TableRefusal("not_your_seat", seat=0)
        if self.table.status != "over":
            raise TableRefusal("not_over")
        people = [seat for seat, data in enumerate(self.table.seats) if data.kind == "person" and data.guest]
        wanted = sorted({*self.table.rematch, *seats})
        if wanted != people:
            await self._save_table(rematch=wanted)
            return
        rotated = [self.table.seats[-1], *self.table.seats[:-1]]
        await self._start_match(rotated)

    async def _start_match(self, seats: list[SeatData] | None = None) -> None:
        """Stores a new match, then begins it."""
        table, game = self.table, load(self.table.game)
        seats = table.seats if seats is None else seats
        about = MatchData(
            id=secrets.token_hex(8),
            table=table.id,
            game=table.game,
            players=len(seats),
            options=table.options,
            rules_version=game.spec.rules_version,
            content=game.content.digest,
            seats=[data.level or "human" for data in seats],
            started=now_ms(),
        )
        key = secrets.token_bytes(16)
        changed = {"status": "playing", "matches": [*table.matches, about.id], "rematch": [], "seats": seats}
        started = msgspec.structs.replace(table, touched=now_ms(), **changed)
        await self._store.begin_match(started, about, key)
        self.table = started
        metrics.MATCHES_STARTED.labels(table.game).inc()
        log.info("match_started", table=table.id, match=about.id, game=table.game, players=len(seats))
        for listener in [one for one in self.listeners if not self._still_right(one)]:
            listener.drop()  # it comes again, to its new seat or to none
        self._tell_table()
        if self._thinkers.has_rules(table.game):
            self._begin(about, key)
            self._show_match()
            return
        self.teller = None
        self._push_all(encode(say.Waiting(game=table.game)))
        self._when_ready(self._load_match)

    def _when_ready(self, work: Callable[[], Awaitable[None]]) -> None:
        """Has something done by the owner once the game's rules are compiled."""

        async def wait() -> None:
            await self._thinkers.rules(self.table.game)
            self._later(work)

        self._waiter = asyncio.create_task(wait(), name=f"rules for {self.table.id}")

    def _show_match(self) -> None:
        """Tells everybody where the match stands."""
        self._listen_anew()
        for listener in self.listeners:
            self._push_full(listener)
        self._arrange()

    def _still_right(self, listener: Listener) -> bool:
        """Whether a client may go on listening as it does."""
        if listener.watches:
            settings, guest = self.table.settings, listener.guest
            return settings.watch or bool(self.seats_of(guest)) or guest == self.table.owner
        data = self.table.seats[listener.audience]
        return data.kind == "person" and data.guest == listener.guest

    # Telling.

    def join(self, listener: Listener, match: str | None, since: int | None) -> None:
        """A client begins to listen: it gets the table, the chat, and the match from where it knows it."""
        self.listeners.add(listener)
        self._listen_anew()
        self._cancel_gone(listener.audience)
        listener.push(self._welcome(listener))
        self._tell_table(but=listener)
        if self.teller is None:
            if self.table.status == "playing":
                listener.push(encode(say.Waiting(game=self.table.game)))
            return
        self.catch_up(listener, since if match == self.play.match.id else None)

    def leave(self, listener: Listener) -> None:
        """A client listens no more."""
        self.listeners.discard(listener)
        self.idle_since = time.monotonic()
        self._listen_anew()
        if not self.closed:
            self._tell_table()
            self._arrange()

    def catch_up(self, listener: Listener, since: int | None) -> None:
        """Tells a client what it has missed; all of it anew if that is too much."""
        play, teller = self.play, self.teller
        assert teller is not None
        missed = play.version - since if since is not None else -1
        if not 0 <= missed <= self._limits.catch_up:
            self._push_full(listener)
        elif missed:
            twin = self._new_play(teller.about, play.match.key)
            for message in retell(twin, teller.about, self._entries, play.version - missed, listener.audience):
                listener.push(message)

    def _welcome(self, listener: Listener) -> bytes:
        said = [self._said(line) for line in self._chat if (listener.guest, line.guest) not in self._mutes]
        seat = None if listener.watches else listener.audience
        return encode(say.Welcome(table=self.info(listener.guest), seat=seat, chat=said))

    def _push_full(self, listener: Listener) -> None:
        assert self.teller is not None
        listener.push(self.teller.full(listener.audience))

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

    def _push_all(self, message: bytes) -> None:
        for listener in self.listeners:
            listener.push(message)

    # The match.

    async def command(self, seat: int, message: say.Command) -> int:
        """Does what a seat wants; returns the version that it led to, also for a resend."""
        play = self.play
        repeated = play.repeated(seat, message.id)
        if repeated is not None:
            return repeated
        play.check_version(message.version)
        await self._record(self._entries_for(play, seat, message))
        return play.version

    def _entries_for(self, play: Play, seat: int, message: say.Command) -> list[Entry]:
        at, client = now_ms(), message.id
        match message:
            case say.Act(action=action):
                return play.act(at, seat, client, action if isinstance(action, str) else encode_action(action))
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

    async def _record(self, entries: Sequence[Entry]) -> None:
        """Stores entries; then they happen, and everybody is told."""
        if not entries:
            return
        teller, play = self.teller, self.play
        assert teller is not None
        with metrics.STORING.time():
            await self._store.append(play.match.id, entries, None)
        for entry in entries:
            told = teller.follow(entry)
            self._entries.append(entry)
            for listener in self.listeners:
                listener.push(told[listener.audience])
        metrics.ENTRIES.inc(len(entries))
        if play.over:
            try:
                await self._finish()
            except NotStored:
                log.error("end_not_stored", table=self.table.id)  # it is noted again when the table is next loaded
        elif any(entry.kind in ("bot", "back") for entry in entries):
            self._tell_table()
        self._arrange()

    async def _finish(self) -> None:
        metrics.MATCHES_ENDED.labels(self.table.game).inc()
        log.info("match_ended", table=self.table.id, match=self.play.match.id, actions=self.play.match.version)
        await self._save_table(status="over", rematch=[])

    # What happens by itself: bots, clocks, leavers.

    def _arrange(self) -> None:
        """Sees to it that whoever is asked next is heard: a bot thinks, a clock runs, a leaver is noticed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.teller is None or self.play.over or self.closed:
            return
        play, seat = self.play, self.play.match.to_act
        assert seat is not None
        if play.runs_out is not None:
            wait_s = max(0, play.runs_out - now_ms()) / 1000 + 0.01
            self._timer = asyncio.get_running_loop().call_later(wait_s, self._later, self._run_out)
        if self._bot is None and not play.paused and self._level(seat):
            self._bot = asyncio.create_task(self._let_bot_play(), name=f"bot {self.table.id}")
        self._notice_leaver(seat)

    def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        """Has something done by the owner that nobody waits for."""
        if not self.closed:
            self._inbox.put_nowait((work, asyncio.get_running_loop().create_future()))

    async def _run_out(self) -> None:
        self._timer = None
        await self._record(self.play.run_out(now_ms()))
        self._arrange()

    def _notice_leaver(self, seat: int) -> None:
        """Begins to wait for a person who is asked but not there."""
        settings, play = self.table.settings, self.play
        here = any(listener.audience == seat for listener in self.listeners)
        if settings.leavers == "wait" or seat in self._gone or here or self._level(seat) or play.paused:
            return
        loop = asyncio.get_running_loop()
        self._gone[seat] = loop.call_later(settings.leave_after_s, self._later, lambda: self._left(seat))

    async def _left(self, seat: int) -> None:
        self._gone.pop(seat, None)
        here = any(listener.audience == seat for listener in self.listeners)
        if not here and not self.play.over and self.play.match.to_act == seat:
            await self._record(self.play.leave(now_ms(), seat, None, self.table.settings.leavers))

    def _cancel_gone(self, seat: int) -> None:
        handle = self._gone.pop(seat, None)
        if handle is not None:
            handle.cancel()

    def _level(self, seat: int) -> str:
        """The level of the bot that plays a seat; empty for a person."""
        return self.table.settings.stand_in if seat in self.play.stand_ins else self.table.seats[seat].level

    async def _let_bot_play(self) -> None:
        """Plays for bots until a person is asked."""
        try:
            while (chosen := await self._bot_choice()) is not None:
                version, seat, action = chosen

                async def work(version: int = version, seat: int = seat, action: str = action) -> None:
                    play = self.play
                    if play.version == version and not play.over and not play.paused:
                        await self._record(play.act(now_ms(), seat, None, action))

                await self.do(work)
        except asyncio.CancelledError:
            raise
        except (Refusal, AbrakaError) as error:
            log.error("bot_failed", table=self.table.id, cause=str(error))
            await asyncio.sleep(1)
        finally:
            self._bot = None
        if not self.closed:
            self._later(self._arrange_again)

    async def _arrange_again(self) -> None:
        self._arrange()

    async def _bot_choice(self) -> tuple[int, int, str] | None:
        """What the bot that is asked does, after a decent time; None if no bot is asked."""
        play = self.play
        seat, began = play.match.to_act, time.monotonic()
        if play.over or play.paused or seat is None or not self._level(seat):
            return None
        version = play.version
        with metrics.THINKING.time():
            action = await self._thinkers.choose(self._level(seat), decision_of(play))
        if len(play.match.legal_numbers) > 1:
            await asyncio.sleep(max(0.0, self.table.settings.pace_s - (time.monotonic() - began)))
        return version, seat, action

    # Hints and chat.

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
        told = [
            say.ThoughtInfo(
                action=t.action, share=t.share, chances=list(t.chances), plan=list(t.plan), reasons=list(t.reasons)
            )
            for t in thoughts
        ]
        return encode(say.Hinted(id=message.id, version=message.version, thoughts=told))

    async def chat(self, listener: Listener, name: str, text: str) -> int:
        """Says something to everybody at the table who wants to hear it."""
        number = self._chat[-1].number + 1 if self._chat else 1
        seat = None if listener.watches else listener.audience
        line = ChatLine(number, now_ms(), listener.guest, seat, name, clean_text(text))
        await self._store.say(self.table.id, line)
        self._chat = [*self._chat, line][-self._limits.chat_lines :]
        message = encode(self._said(line))
        for other in self.listeners:
            if (other.guest, line.guest) not in self._mutes:
                other.push(message)
        return number

    def _said(self, line: ChatLine) -> say.Said:
        who = self._guests.public(line.guest, self.table.id)
        return say.Said(number=line.number, at=line.at, seat=line.seat, name=line.name, who=who, text=line.text)

    async def mute(self, guest: str, who: str, on: bool) -> None:
        """Lets a guest hear no more of somebody, or again."""
        speakers = {line.guest for line in self._chat} | {data.guest for data in self.table.seats if data.guest}
        found = [one for one in speakers if same(self._guests.public(one, self.table.id), who)]
        for muted in found:
            await self._store.mute(self.table.id, guest, muted, on)
            (self._mutes.add if on else self._mutes.discard)((guest, muted))

    def name_at(self, listener: Listener, otherwise: str) -> str:
        """The name under which somebody speaks here."""
        if not listener.watches:
            return self.table.seats[listener.audience].name
        return otherwise or "Guest"


def seat_data(wish: say.SeatWish, guest: str, name: str) -> SeatData:
    """A seat as it was wished for."""
    if wish.kind == "bot":
        return SeatData(kind="bot", level=wish.level, name=wish.name or "")
    if wish.kind == "me":
        return SeatData(kind="person", guest=guest, name=wish.name or name)
    return SeatData()


def decision_of(play: Play) -> Decision:
    """The decision that a match waits for, with luck of its own that nobody can foresee."""
    digest = hashlib.sha256(play.match.key + f"bot {play.version}".encode()).digest()
    return Decision.of(play.match, int.from_bytes(digest[:7], "big"))


def _fail(answer: "asyncio.Future[Any]", error: Exception) -> None:
    if answer.done():
        return
    answer.set_exception(error)
    answer.exception()  # it may be that nobody waits for it
