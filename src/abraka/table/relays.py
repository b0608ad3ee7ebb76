"""Who comes to one node and wants a table of another is served through the bus, and notices nothing of it.

A request is passed on whole, and its answer back. A socket stays where it came; what is said on it goes to the table's
node, and what that says comes back, each way numbered. Whoever misses a number, hears that the other node has lost
something, or hears nothing of it for a while, cuts the line: the client comes again and catches up.
"""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message

from abraka.table import metrics
from abraka.table.bus import Bus, NoBus
from abraka.table.house import NOT_KNOWN, House, Waiting
from abraka.table.limits import Allowance, Buckets
from abraka.table.persons import Device, Visitor
from abraka.table.refusals import TableRefusal
from abraka.table.sockets import Sockets
from abraka.table.tenure import LIFE_S, Others, Tenure, clock
from abraka.table.wires import GONE, RESTART, Hear, Wire

ANSWER_S, GLANCE_S, YIELD_S, BEAT_S = 15.0, 1.0, 10.0, 1.0
RELAYED = "abraka.relayed"
"""Where the scope of a request says that it comes from another node."""
NOT_PASSED_ON = (b"connection", b"transfer-encoding", b"upgrade", b"keep-alive", b"content-length", b"content-encoding")
log = structlog.get_logger()
encode = msgspec.msgpack.Encoder().encode


class Opened(msgspec.Struct, frozen=True, array_like=True, tag="open"):
    """A socket has come to another node."""

    line: str
    edge: str  # that node
    table: str
    visitor: Visitor
    address: str
    hello: bytes


class Said(msgspec.Struct, frozen=True, array_like=True, tag="said"):
    """Messages over such a line, one way or the other."""

    line: str
    number: int
    texts: Sequence[bytes]


class Ended(msgspec.Struct, frozen=True, array_like=True, tag="end"):
    """The line is at its end."""

    line: str
    code: int


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A request that is passed on."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    client: str
    scheme: str
    server: tuple[str, int | None] | None


class Answered(msgspec.Struct, frozen=True, array_like=True):
    """What is answered to it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class News(msgspec.Struct, frozen=True, array_like=True):
    """What all nodes are to know."""

    node: str
    what: str  # beat, lost, away, forgot, learned
    names: list[str] = []
    devices: list[Device] = []


class Glance(msgspec.Struct, frozen=True, array_like=True):
    """For whom a match waits, is to be told of a guest."""

    table: str
    guest: str


read_frame = msgspec.msgpack.Decoder(Opened | Said | Ended).decode
read_asked = msgspec.msgpack.Decoder(Asked).decode
read_answered = msgspec.msgpack.Decoder(Answered).decode
read_news = msgspec.msgpack.Decoder(News).decode
read_glance = msgspec.msgpack.Decoder(Glance).decode
read_waiting = msgspec.msgpack.Decoder(Waiting).decode


class FarLine:
    """A socket that came to another node, as the table's node has it: used like a `Wire`."""

    def __init__(self, relays: "Relays", opened: Opened) -> None:
        self._relays, self._opened = relays, opened
        self.peer = opened.edge
        self.gone = asyncio.Event()
        self._is_cut = False
        self._messages: deque[bytes] = deque()
        self._hear: Hear | None = None
        self._said, self._heard = 0, 0

    async def first(self) -> bytes | None:
        """The first message."""
        return self._opened.hello

    def allowance(self, address: str) -> Allowance:
        """What this line may send."""
        return Allowance(self._relays.house.limits, self._relays.frames, address)

    def listen(self, hear: Hear, drained: Callable[[], None]) -> None:
        """Lets messages be heard as they come."""
        self._hear = hear
        self.deliver()

    def deliver(self) -> None:
        """Passes on the messages that wait, as long as they are taken."""
        while self._hear is not None and self._messages and self._hear(self._messages[0]):
            self._messages.popleft()

    def take(self, said: Said) -> bool:
        """Takes what was said there; says whether nothing is missing, and not too much waits."""
        self._heard += 1
        self._messages.extend(said.texts)
        self.deliver()
        return said.number == self._heard and len(self._messages) < self._relays.house.limits.message_burst

    def write(self, messages: Sequence[bytes]) -> bool:
        """Says something there."""
        if self.gone.is_set():
            return False
        self._said += 1
        self._relays.tell(self.peer, "out", Said(self._opened.line, self._said, messages))
        return True

    def hang_up(self, code: int) -> None:
        """Has the line cut there, also that of a client who was given up here."""
        if not self._is_cut:
            self._relays.tell(self.peer, "out", Ended(self._opened.line, code))
        self.end()

    def end(self) -> None:
        """The line is cut: nothing more is heard."""
        self._is_cut, self._hear = True, None
        self.gone.set()


class NearLine:
    """The same socket, as the node has it to which it came."""

    def __init__(self, relays: "Relays", wire: Wire, name: str, peer: str) -> None:
        self._relays, self._wire, self._name, self.peer = relays, wire, name, peer
        self._said, self._heard = 0, 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0

    def hear(self, text: bytes) -> bool:
        """Passes on what the client says."""
        self._said += 1
        self._relays.tell(self.peer, "in", Said(self._name, self._said, [text]))
        return True

    def take(self, said: Said) -> bool:
        """Passes on what the table says; says whether nothing is missing, and the client keeps up."""
        self._heard += 1
        if self._queue or not self._wire.write(said.texts):
            self._queue.extend(said.texts)
            self._bytes += sum(map(len, said.texts))
        limits = self._relays.house.limits
        fits = len(self._queue) <= limits.queue_messages and self._bytes <= limits.queue_bytes
        return fits and said.number == self._heard

    def flush(self) -> None:
        """Sends what waits, as far as it can go now."""
        while self._queue and self._wire.write((self._queue[0],)):
            self._bytes -= len(self._queue.popleft())

    def hang_up(self, code: int) -> None:
        """Cuts the line."""
        self._wire.hang_up(code)


class Relays:
    """All that goes from node to node."""

    def __init__(self, bus: Bus, house: House, sockets: Sockets, tenure: Tenure, app: ASGIApp) -> None:
        self._bus, self.house, self._sockets, self._tenure, self._app = bus, house, sockets, tenure, app
        limits = house.limits
        self.frames = Buckets(limits.messages_per_address, limits.messages_per_address)
        self._near: dict[str, NearLine] = {}
        self._far: dict[str, FarLine] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._heard_of: dict[str, float] = {}
        self._stations: set[str] = set()
        self._beating: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Relays from now on."""
        self._bus.on_loss, self._bus.on_return = self._lost, self._returned
        house = self.house
        house.spread = self._spread
        house.persons.spread = lambda devices: self._all("learned", devices=devices)
        house.fetch, house.glance = self._fetch, self._glance
        self._sockets.carry = self.carry
        await self._bus.listen("all", self._hear_news)
        await self.settle()
        self._beating = asyncio.create_task(self._beat())

    async def settle(self) -> None:
        """Listens to what is said to this node, whose name is another after it has stepped down."""
        node = self._tenure.node
        if node not in self._stations:
            self._stations.add(node)
            await self._bus.listen(f"node.{node}.in", self._hear_far)
            await self._bus.listen(f"node.{node}.out", self._hear_near)
            await self._bus.answer(f"node.{node}.ask", self._answer)
            await self._bus.answer(f"node.{node}.yield", self._yield)
            await self._bus.answer(f"node.{node}.glance", self._tell_glance)

    @property
    def is_up(self) -> bool:
        """Whether others can be reached."""
        return self._bus.is_up

    def close(self) -> None:
        """Relays nothing more."""
        self._cut(lambda peer: True)
        for task in (*self._tasks, *([self._beating] if self._beating else [])):
            task.cancel()

    def tell(self, node: str, way: str, frame: Opened | Said | Ended) -> None:
        """Says something to a node."""
        self._bus.tell(f"node.{node}.{way}", encode(frame))

    # Sockets.

    async def carry(self, wire: Wire, node: str, table: str, visitor: Visitor, address: str, hello: bytes) -> None:
        """Talks with a client on behalf of another node, until it goes."""
        name = secrets.token_hex(8)
        line = self._near[name] = NearLine(self, wire, name, node)
        self._heard_of.setdefault(node, clock())
        metrics.RELAYED.set(len(self._near))
        self.tell(node, "in", Opened(name, self._tenure.node, table, visitor, address, hello))
        wire.listen(line.hear, line.flush)
        try:
            await wire.gone.wait()
        finally:
            if self._near.pop(name, None) is not None:
                self.tell(node, "in", Ended(name, GONE))
            metrics.RELAYED.set(len(self._near))

    def _hear_near(self, data: bytes) -> None:
        """What a table's node says to a client here."""
        frame = read_frame(data)
        line = self._near.get(frame.line)
        if line is None or isinstance(frame, Opened):
            return
        if isinstance(frame, Ended):
            del self._near[frame.line]
            line.hang_up(frame.code)
        elif not line.take(frame):
            line.hang_up(RESTART)

    def _hear_far(self, data: bytes) -> None:
        """What a client at another node says to a table here."""
        frame = read_frame(data)
        if isinstance(frame, Opened):
            coming = self._far[frame.line] = FarLine(self, frame)  # at once: what is said on it may come right behind
            task = asyncio.create_task(self._serve(coming, frame))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif (line := self._far.get(frame.line)) is None:
            return
        elif isinstance(frame, Ended):
            line.end()
        elif not line.take(frame):
            line.hang_up(RESTART)

    async def _serve(self, line: FarLine, opened: Opened) -> None:
        try:
            await self._sockets.serve(line, opened.table, opened.visitor, opened.address)
        except Exception:
            log.exception("relay_failed")
        finally:
            del self._far[opened.line]
            line.hang_up(GONE)

    # Requests.

    async def forward(self, request: Request, body: bytes, node: str) -> Response:
        """The answer of another node to a request."""
        scope = request.scope
        if RELAYED in scope:  # the table has moved on meanwhile
            raise TableRefusal("stopping")
        asked = Asked(
            method=request.method,
            path=scope["path"],
            query=scope["query_string"],
            headers=[(name, value) for name, value in scope["headers"] if name not in NOT_PASSED_ON],
            body=body,
            client=request.client.host if request.client else "",
            scheme=scope["scheme"],
            server=scope.get("server"),
        )
        try:
            answered = read_answered(await self._bus.ask(f"node.{node}.ask", encode(asked), ANSWER_S))
        except NoBus:
            raise TableRefusal("stopping") from None
        response = Response(answered.body, answered.status)
        response.raw_headers = [pair for pair in answered.headers if pair[0] not in NOT_PASSED_ON]
        response.headers["content-length"] = str(len(answered.body))
        return response

    async def _answer(self, data: bytes) -> bytes:
        """Answers a request that came to another node."""
        asked, parts = read_asked(data), []
        status, headers = 500, []

        async def receive() -> Message:
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message["headers"])
            else:
                parts.append(message.get("body", b""))

        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": asked.method,
            "path": asked.path, "raw_path": asked.path.encode(), "query_string": asked.query, "root_path": "",
            "headers": asked.headers, "client": (asked.client, 0), "server": asked.server, "scheme": asked.scheme,
            "extensions": {}, "state": {}, RELAYED: True,
        }  # fmt: skip
        await self._app(scope, receive, send)
        return encode(Answered(status, headers, b"".join(parts)))

    # Small things.

    async def _fetch(self, node: str, table: str) -> None:
        """Has another node give a table away."""
        try:
            await self._bus.ask(f"node.{node}.yield", table.encode(), YIELD_S)
        except NoBus:
            raise TableRefusal("stopping") from None

    async def _yield(self, data: bytes) -> bytes:
        await self.house.hand_over(data.decode())
        return b""

    async def _glance(self, node: str, table: str, guest: str) -> Waiting:
        """For whom the match at a table of another node waits."""
        try:
            return read_waiting(await self._bus.ask(f"node.{node}.glance", encode(Glance(table, guest)), GLANCE_S))
        except NoBus:
            return NOT_KNOWN

    async def _tell_glance(self, data: bytes) -> bytes:
        asked = read_glance(data)
        return encode(await self.house.waiting_here(asked.table, asked.guest))

    # What all are to know.

    def _spread(self, what: str, names: Sequence[str]) -> None:
        self._all(what, names)

    def _all(self, what: str, names: Sequence[str] = (), devices: Sequence[Device] = ()) -> None:
        self._bus.tell("all", encode(News(self._tenure.node, what, list(names), list(devices))))

    def _hear_news(self, data: bytes) -> None:
        news = read_news(data)
        if news.node in self._stations:
            return
        self._heard_of[news.node] = clock()
        if news.what == "lost":
            self._cut(lambda peer: peer == news.node)
        elif news.what == "away":
            self._sockets.send_away(news.names)
        elif news.what == "learned":
            self.house.persons.hear(*news.devices)
        elif news.what == "forgot":
            self.house.heard_forgetting(news.names)

    async def _beat(self) -> None:
        while True:
            await self.settle()
            if self._bus.is_up:
                self._all("beat")
            metrics.BUS.set(self._bus.is_up)
            late = clock() - LIFE_S
            silent = {peer for peer, heard in self._heard_of.items() if heard < late}
            self._cut(silent.__contains__)
            await asyncio.sleep(BEAT_S)

    def look(self, others: Others) -> None:
        """Cuts the lines to nodes that are dead."""
        self._cut(lambda peer: peer not in others.alive)
        self._heard_of = {node: at for node, at in self._heard_of.items() if node in others.alive}

    def _cut(self, whether: Callable[[str], bool]) -> None:
        for name, near in list(self._near.items()):
            if whether(near.peer):
                self._near.pop(name, None)
                near.hang_up(RESTART)
        for far in list(self._far.values()):
            if whether(far.peer):
                far.hang_up(RESTART)

    def _lost(self) -> None:
        """Something of what was said is lost: nobody knows what."""
        self._cut(lambda peer: True)

    def _returned(self) -> None:
        """The bus is back: whoever talks with us must know that something was lost, and we what we have missed."""
        self._all("lost")
        task = asyncio.create_task(self.house.persons.load())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
