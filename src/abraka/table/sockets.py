"""The socket of a table: hello first, then messages both ways until somebody has had enough."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from abraka.core.errors import Refusal
from abraka.table import metrics
from abraka.table import protocol as say
from abraka.table.house import House
from abraka.table.limits import Allowance, Buckets
from abraka.table.listeners import Listener, Writer
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.room import Room
from abraka.table.seating import Ticket

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
read_hello = msgspec.json.Decoder(say.Hello | say.Incoming).decode
read_message = msgspec.json.Decoder(say.Incoming).decode
read_command = msgspec.json.Decoder(say.Command).decode

POLICY, TOO_SLOW = 1008, 1013
PARTING_S = 1
"""So long a client that is dropped may take to hear it; then the line is cut."""

ABORT = "abraka.abort"
"""The extension by which `serve` lets a socket be cut at once."""


WRITE = "abraka.write"
"""The extension by which `serve` lets messages be written without waiting."""

ALLOWANCE = "abraka.allowance"
"""The extension by which the line below counts its frames together with our messages."""

HEAR = "abraka.hear"
"""The extension by which `serve` lets messages be taken as they come."""

Taker = Callable[[bytes], bool]
"""Takes a message if it can; says whether it did."""


def writer_of(socket: WebSocket) -> Writer | None:
    """What writes messages to a socket without waiting, if there is such a thing."""
    writer = socket.scope.get("extensions", {}).get(WRITE)
    return writer["now"] if writer is not None else None


def hear_with(socket: WebSocket, taker: Taker) -> None:
    """Lets messages be taken as they come, if there is such a thing."""
    hear = socket.scope.get("extensions", {}).get(HEAR)
    if hear is not None:
        hear["now"](taker)


def hang_up(socket: WebSocket) -> None:
    """Cuts the line, whatever still waits to be sent."""
    abort = socket.scope.get("extensions", {}).get(ABORT)
    if abort is not None:
        abort["now"]()


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

    def check_room(self, address: str, guest: str) -> None:
        """Refuses one connection too many."""
        limits = self.house.limits
        full = len(self._all) >= limits.sockets or self._by_address[address] >= limits.sockets_per_address
        if full or self._by_guest[guest] >= limits.sockets_per_guest:
            raise TableRefusal("too_many_sockets")

    async def serve(self, socket: WebSocket, guest: str) -> None:
        """Talks with one client until it goes."""
        address = socket.client.host if socket.client else ""
        connection = Connection(socket, self.house, guest, address)
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


class Connection:
    """One socket."""

    def __init__(self, socket: WebSocket, house: House, guest: str, address: str) -> None:
        self._socket, self._house, self._guest, self._address = socket, house, guest, address
        limits = house.limits
        below = socket.scope.get("extensions", {}).get(ALLOWANCE)
        alone = Buckets(limits.messages_per_address, limits.messages_per_address)
        self._allowance: Allowance = below["now"](address) if below else Allowance(limits, alone, address)
        self._hints: set[asyncio.Task[None]] = set()
        self._answering = False

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            async with asyncio.timeout(self._house.limits.hello_s):
                hello, room = await self._greet()
        except (TableRefusal, TimeoutError) as error:
            refusal = error if isinstance(error, TableRefusal) else TableRefusal("first_hello")
            await self._say_no(refusal)
            return
        except WebSocketDisconnect:
            return
        await self._talk(hello, room)

    async def _greet(self) -> tuple[say.Hello, Room]:
        text = await self._receive()
        try:
            hello = read_hello(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise TableRefusal("bad_message", cause=str(error)) from None
        if not isinstance(hello, say.Hello):
            raise TableRefusal("first_hello")
        room = await self._house.room(self._socket.path_params["table"])
        return hello, room

    async def _say_no(self, refusal: Refusal) -> None:
        try:
            await self._socket.send_text(refused(refusal, None, None).decode())
            await self._socket.close(POLICY)
        except (WebSocketDisconnect, RuntimeError):
            return

    async def _talk(self, hello: say.Hello, room: Room) -> None:
        ticket, write = Ticket(self._guest, hello.seat, hello.token), writer_of(self._socket)
        try:
            listener = await room.do(lambda: room.join(ticket, write, hello.match, hello.since))
        except Refusal as refusal:
            await self._say_no(refusal)
            return
        hear_with(self._socket, lambda text: self._take(room, listener, text))
        works = self._read(room, listener), self._write(listener), listener.gone.wait()
        tasks = [asyncio.create_task(work) for work in works]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(listener)
            for task in (*tasks, *self._hints):
                task.cancel()
        if listener.dropped:
            metrics.DROPPED.inc()
            await self._close(TOO_SLOW)
            hang_up(self._socket)

    async def _close(self, code: int) -> None:
        """Closes the socket, but does not wait for one who reads no more."""
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(PARTING_S):
                await self._socket.close(code)

    async def _write(self, listener: Listener) -> None:
        """Sends what waits."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await listener.next()) is not None:
                await self._socket.send_text(message.decode())

    async def _receive(self) -> str | bytes:
        """The next message, whole; a socket that is closed raises WebSocketDisconnect."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        return message.get("text") or message.get("bytes") or b""

    async def _read(self, room: Room, listener: Listener) -> None:
        """Answers messages one by one, until the client goes."""
        while not listener.dropped:
            try:
                text = await self._receive()
            except WebSocketDisconnect:
                return
            if not self._allowance.take():
                self._too_much(listener, text)
                continue
            self._answering = True
            await self._answer(room, listener, text)
            self._answering = False

    def _take(self, room: Room, listener: Listener, text: bytes) -> bool:
        """Passes what a seat wants straight on to the table, without waiting; all else is left to be read."""
        if self._answering or listener.watches or listener.dropped:
            return False
        try:
            message = read_command(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return False
        if not self._allowance.take():
            self._too_much(listener, text)
            return True

        def refuse(answer: "asyncio.Future[int]") -> None:
            error = None if answer.cancelled() else answer.exception()
            if isinstance(error, Exception):
                self._refuse(room, listener, message.id, error)

        try:
            room.ask(lambda: room.command(listener, message)).add_done_callback(refuse)
        except TableRefusal as error:
            self._refuse(room, listener, message.id, error)
        return True

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
                self._check_chat(listener)
                name = await self._house.store.name_of(listener.person) if listener.watches else ""
                number = await room.do(lambda: room.speak(listener, name, message))
                listener.push(encode(say.Accepted(id=message.id, version=number)))
            case say.Mute(who=who, on=on):
                await room.do(lambda: room.mute(listener, who, on))
                listener.push(encode(say.Accepted(id=message.id, version=0)))
            case say.AskWays():
                _check_seated(listener)
                listener.push(encode(room.ways(listener, message)))
            case say.Hint():
                _check_seated(listener)
                self._hints.add(asyncio.create_task(self._hint(room, listener, message)))
            case _:
                _check_seated(listener)
                await room.do(lambda: room.command(listener, message))

    def _check_chat(self, listener: Listener) -> None:
        """Refuses a person's line too many, over however many sockets; those who only watch can be new people again and
        again, so they count by their address as well."""
        chats = self._house.chats
        watches = f"watching from {self._address}"
        if not chats.take(listener.person) or (listener.watches and not chats.take(watches)):
            raise TableRefusal("too_fast")

    async def _hint(self, room: Room, listener: Listener, message: say.Hint) -> None:
        """Thinks about a hint while other messages are answered."""
        try:
            listener.push(await room.hint(listener, message))
        except Exception as error:
            self._refuse(room, listener, message.id, error)
        finally:
            self._hints = {task for task in self._hints if not task.done()}


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
