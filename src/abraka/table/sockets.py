"""The socket of a table: hello first, then messages both ways until somebody has had enough."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Protocol

import msgspec
import structlog

from abraka.core.errors import Refusal
from abraka.table import metrics
from abraka.table import protocol as say
from abraka.table.house import House
from abraka.table.limits import Allowance
from abraka.table.listeners import Line, Listener
from abraka.table.persons import Visitor
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.room import Room
from abraka.table.seating import Ticket
from abraka.table.store import NotStored
from abraka.table.tenure import Elsewhere
from abraka.table.wires import Hear, Wire

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
read_hello = msgspec.json.Decoder(say.Hello | say.Incoming).decode
read_message = msgspec.json.Decoder(say.Incoming).decode
read_command = msgspec.json.Decoder(say.Command).decode

POLICY, TOO_SLOW = 1008, 1013


class Talk(Line, Protocol):
    """What a client is talked with over: a `Wire`, or one that another node has."""

    async def first(self) -> bytes | None:
        """The first message; None if the line is lost before."""

    def allowance(self, address: str) -> Allowance:
        """What this line may send."""

    def listen(self, hear: Hear, drained: Callable[[], None]) -> None:
        """Lets messages be heard as they come, and says when there is room again to write."""

    def deliver(self) -> None:
        """Passes on the messages that wait, as long as they are taken."""

    def hang_up(self, code: int) -> None:
        """Says goodbye, and cuts the line."""


Carry = Callable[[Wire, str, str, Visitor, str, bytes], Awaitable[None]]
"""Lets another node talk with a client: over this line, that node, about that table."""


def refused(error: Refusal, message_id: str | None, version: int | None) -> bytes:
    """A refusal as a message."""
    return encode(refusal_of(error, message_id, version))


def unforeseen(error: Exception) -> TableRefusal:
    """Something that nobody thought of: noted under a number, of which alone the client hears."""
    number = secrets.token_hex(4)
    log.error("internal", number=number, exc_info=error)
    return TableRefusal("internal", number=number)


class Sockets:
    """All sockets of a server, counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._by_address: Counter[str] = Counter()
        self._by_guest: Counter[str] = Counter()
        self._all: set[Connection] = set()
        self.carry: Carry | None = None  # to a table of another node; set by who relays
        house.send_away = self.send_away

    def check_room(self, address: str, guest: str) -> None:
        """Refuses one connection too many."""
        limits = self.house.limits
        full = len(self._all) >= limits.sockets or self._by_address[address] >= limits.sockets_per_address
        if full or self._by_guest[guest] >= limits.sockets_per_guest:
            raise TableRefusal("too_many_sockets")

    async def serve(self, line: Talk, table: str, visitor: Visitor, address: str) -> None:
        """Talks with one client until it goes."""
        guest = visitor.person
        connection = Connection(line, table, self.house, visitor, address, self.carry)
        self._all.add(connection)
        self._by_address[address] += 1
        self._by_guest[guest] += 1
        metrics.SOCKETS.set(len(self._all))
        try:
            await connection.run()
        finally:
            self._all.discard(connection)
            for counter, name in ((self._by_address, address), (self._by_guest, guest)):
                counter[name] -= 1
                if not counter[name]:
                    del counter[name]
            metrics.SOCKETS.set(len(self._all))

    def send_away(self, devices: Collection[str]) -> None:
        """Cuts the lines of devices that are no longer whose they were; they may come again as who they are now."""
        for connection in tuple(self._all):
            if connection.device in devices:
                connection.send_away()


class Connection:
    """One socket."""

    def __init__(
        self, line: Talk, table: str, house: House, visitor: Visitor, address: str, carry: Carry | None
    ) -> None:
        self._table, self._house, self._guest, self._address = table, house, visitor.person, address
        self.device, self._visitor = visitor.device, visitor
        self._carry, self._hello = carry, b""
        self._listener: Listener | None = None
        self._sent_away = False
        self._line = line
        self._allowance = self._line.allowance(address)
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering = False

    def send_away(self) -> None:
        """Has nothing more to say to this one."""
        self._sent_away = True
        if self._listener is not None:
            self._listener.drop()
        elif self._carry is not None:
            self._line.hang_up(POLICY)

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            async with asyncio.timeout(self._house.limits.hello_s):
                hello, room = await self._greet()
        except Elsewhere as away:
            await self._pass_to(away.node)
        except NotStored:
            self._line.hang_up(TOO_SLOW)
        except (TableRefusal, TimeoutError) as error:
            self._say_no(error if isinstance(error, TableRefusal) else TableRefusal("first_hello"))
        else:
            await self._talk(hello, room)

    async def _greet(self) -> tuple[say.Hello, Room]:
        self._hello = await self._line.first() or b""
        try:
            hello = read_hello(self._hello)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise TableRefusal("bad_message", cause=str(error)) from None
        if not isinstance(hello, say.Hello):
            raise TableRefusal("first_hello")
        room = await self._house.room(self._table)
        return hello, room

    async def _pass_to(self, node: str) -> None:
        """Another node has the table: it talks with the client."""
        if self._carry is None or not isinstance(self._line, Wire):  # it has moved on meanwhile
            self._line.hang_up(TOO_SLOW)
        else:
            await self._carry(self._line, node, self._table, self._visitor, self._address, self._hello)

    def _say_no(self, refusal: Refusal) -> None:
        self._line.write([refused(refusal, None, None)])
        self._line.hang_up(POLICY)

    async def _talk(self, hello: say.Hello, room: Room) -> None:
        line = self._line
        if not self._house.persons.is_still(self._visitor):
            line.hang_up(POLICY)
            return
        ticket = Ticket(self._guest, hello.seat, hello.token)
        try:
            name = await self._house.persons.name_of(self._guest) if hello.seat is None else ""
            listener = await room.do(lambda: room.join(ticket, line, hello, name))
        except Refusal as refusal:
            self._say_no(refusal)
            return
        self._listener = listener
        if self._sent_away:
            listener.drop()
        line.listen(lambda text: self._hear(room, listener, text), listener.flush)
        try:
            await line.gone.wait()
        finally:
            room.leave(listener)
            for task in self._tasks:
                task.cancel()
        if listener.dropped:
            metrics.DROPPED.inc()
            line.hang_up(TOO_SLOW)

    def _hear(self, room: Room, listener: Listener, text: bytes) -> bool:
        """Takes a message, unless another one is being answered. What a seat wants of the match goes straight to the
        table, without waiting."""
        if self._answering:
            return False
        if listener.dropped:
            return True
        if not self._allowance.take():
            self._too_much(listener, text)
            return True
        try:
            message = read_command(text) if not listener.watches else None
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            message = None
        if message is None:
            self._answering = True
            self._begin(self._answer(room, listener, text), self._go_on)
        else:
            self._pass_on(room, listener, message)
        return True

    def _begin(self, work: Coroutine[Any, Any, None], then: Callable[[], None] | None = None) -> None:
        """Does something that takes a while."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if then is not None:
            task.add_done_callback(lambda _: then())

    def _go_on(self) -> None:
        self._answering = False
        self._line.deliver()

    def _pass_on(self, room: Room, listener: Listener, message: say.Command) -> None:
        def refuse(answer: "asyncio.Future[int]") -> None:
            error = None if answer.cancelled() else answer.exception()
            if isinstance(error, Exception):
                self._refuse(room, listener, message.id, error)

        try:
            room.ask(lambda: room.command(listener, message)).add_done_callback(refuse)
        except TableRefusal as error:
            self._refuse(room, listener, message.id, error)

    def _too_much(self, listener: Listener, text: str | bytes) -> None:
        """A message beyond the limit: it is refused; a client that does not stop is sent away."""
        listener.push(refused(TableRefusal("too_fast"), _id_in(text), None))
        if self._allowance.exhausted:
            listener.drop()

    async def _answer(self, room: Room, listener: Listener, text: str | bytes) -> None:
        message_id = None
        try:
            try:
                message = read_message(text)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                message_id = _id_in(text)
                raise TableRefusal("bad_message", cause=str(error)) from None
            message_id = getattr(message, "id", None)
            await self._do(room, listener, message)
        except Exception as error:
            self._refuse(room, listener, message_id, error)

    def _refuse(self, room: Room, listener: Listener, message_id: str | None, error: Exception) -> None:
        """Says why something was not done."""
        version = room.teller.play.version if room.teller is not None else None
        refusal = error if isinstance(error, Refusal) else unforeseen(error)
        listener.push(refused(refusal, message_id, version))

    async def _do(self, room: Room, listener: Listener, message: say.Incoming) -> None:
        match message:
            case say.Ping(id=name):
                listener.push(encode(say.Pong(id=name)))
            case say.Since(version=version):
                await room.do(lambda: room.catch_up(listener, version))
            case say.Say():
                self._check_chat(room, listener)
                name = await self._house.persons.name_of(listener.person) if listener.watches else ""
                number = await room.do(lambda: room.talk.speak(listener, name, message))
                listener.push(encode(say.Accepted(id=message.id, version=number)))
            case say.React():
                self._check_chat(room, listener)
                name = await self._house.persons.name_of(listener.person) if listener.watches else ""
                await room.do(lambda: room.talk.react(listener, name, message))
                listener.push(encode(say.Accepted(id=message.id, version=0)))
            case say.Nudge():
                _check_seated(listener)
                await room.do(lambda: room.talk.nudge(listener, message))
                listener.push(encode(say.Accepted(id=message.id, version=0)))
            case say.Mute(who=who, on=on):
                await room.do(lambda: room.talk.mute(listener, who, on))
                listener.push(encode(say.Accepted(id=message.id, version=0)))
            case say.Hint():
                _check_seated(listener)
                self._begin(self._hint(room, listener, message))
            case _:
                _check_seated(listener)
                await room.do(lambda: room.command(listener, message))

    def _check_chat(self, room: Room, listener: Listener) -> None:
        """Refuses a line too many, over however many sockets: of a person, and of their seat, for new programs and new
        people can be put into it again and again; so can those who only watch, and they count by their address."""
        seat = f"seat {listener.audience} of {room.table.id}"
        place = f"watching from {self._address}" if listener.watches else seat
        if not (self._house.chats.take(listener.person) and self._house.chats.take(place)):
            raise TableRefusal("too_fast")

    async def _hint(self, room: Room, listener: Listener, message: say.Hint) -> None:
        """Thinks about a hint while other messages are answered."""
        try:
            listener.push(await room.talk.hint(listener, message))
        except Exception as error:
            self._refuse(room, listener, message.id, error)


def _check_seated(listener: Listener) -> None:
    if listener.watches:
        raise TableRefusal("watching")


class _OnlyId(msgspec.Struct):
    id: str | None = None


def _id_in(text: str | bytes) -> str | None:
    """The id of a message that can't be read otherwise, so that its sender knows which one it was."""
    try:
        found = msgspec.json.decode(text, type=_OnlyId).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return found[:64] if found else None
