"""A socket's line, between uvicorn, which hands it over, and the table: frames by the Sans-I/O part of `websockets`.

It is heard and written to without waiting, it takes in a little at a time, and every frame counts.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote

from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from abraka.table.limits import Allowance, Lines

LINE = "abraka.line"
"""The extension of ASGI by which the table gets hold of the line."""
WHOLE_TEXT, SHORT = 0x81, 126
MIDDLE_HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")
SLICE = 512
"""The size of the receive buffer in bytes: the smallest frames have six."""
FULL = 16
"""The longest queue of messages; beyond it reading pauses."""
LATER_S = 0.002
MOST_WAITING = 1 << 20
"""Who sends so much more than is taken in is cut off."""
PARTING_S = 1
"""So long a client that is dropped may take to hear it; then the line is cut."""
NO_TEXT, GONE, RESTART = 1007, 1011, 1012

Hear = Callable[[bytes], bool]
"""Takes a message; says whether it did, or wants it later."""
Message = dict[str, Any]


def framed(text: bytes) -> bytes:
    """A message as one frame: the server sends it whole and unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return MIDDLE_HEAD.pack(WHOLE_TEXT, SHORT, size) + text
    return LONG_HEAD.pack(WHOLE_TEXT, SHORT + 1, size) + text


def _is_text(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


class Wire(asyncio.Protocol):
    """One line, from the request for a socket to its end. uvicorn makes it, by its setting `ws`."""

    lines: Lines

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        self._config, self._server, self._app_state = config, server_state, app_state
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=config.ws_max_size)
        self._transport: Any = None
        self._response: Response | None = None
        self._denial: Message = {}
        self._asked = False  # a socket was asked for
        self._backlog = b""
        self._parts: list[bytes] = []
        self._is_text = False  # what comes now
        self._messages: deque[bytes] = deque()
        self._heard = asyncio.Event()
        self._hear: Hear | None = None
        self._full = False  # the other side does not read as fast as we write
        self._drained: Callable[[], None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._beat = b""
        self.gone = asyncio.Event()

    # What asyncio and uvicorn call.

    def connection_made(self, transport: Any) -> None:
        """Somebody wants to talk."""
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self._client = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        self._allowance = Allowance(self.lines.limits, self.lines.frames, self._client[0] if self._client else "")
        self._server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        self._server.connections.discard(self)
        self._end()

    def eof_received(self) -> None:
        """Nothing more will come."""

    def pause_writing(self) -> None:
        """Too much waits to be sent."""
        self._full = True

    def resume_writing(self) -> None:
        """There is room again."""
        self._full = False
        if self._drained is not None:
            self._drained()

    def shutdown(self) -> None:
        """The server stops."""
        self._close(RESTART)
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Takes in what has come, a little at a time, so that others come in between."""
        waits = bool(self._backlog)
        self._backlog += data
        if not self._asked:
            self._take_in(len(self._backlog))
        elif len(self._backlog) > MOST_WAITING:
            self._transport.abort()
        elif waits:
            self._transport.pause_reading()
        else:
            self._take_in(SLICE)

    # Taking in.

    def _take_in(self, most: int = SLICE) -> None:
        if self._transport.is_closing():
            self._backlog = b""
        elif len(self._messages) < FULL:
            piece, self._backlog = self._backlog[:most], self._backlog[most:]
            self._absorb(piece)
        if self._backlog:
            self._transport.pause_reading()
            self._loop.call_later(LATER_S, self._take_in)
        elif not self._transport.is_closing():
            self._transport.resume_reading()

    def _absorb(self, data: bytes) -> None:
        """Lets some bytes be what they are."""
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Request):
                self._begin(event)
            elif isinstance(event, Frame):
                self._take(event)
        self._flush()
        if self._allowance.exhausted:
            self._transport.abort()
        elif self._asked and self._frames.close_expected():
            self._end()
            self._transport.close()
        else:
            self.deliver()

    def _flush(self) -> None:
        """Sends answers to frames: pongs, goodbyes; nobody hears them where the line is lost."""
        answer = b"".join(self._frames.data_to_send())
        if answer and not self._transport.is_closing():
            self._transport.write(answer)

    def _take(self, frame: Frame) -> None:
        """Takes a frame; those that are no message, or only a part of one, are counted here, messages by who hears
        them."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._is_text = self._is_text if frame.opcode is Opcode.CONT else frame.opcode is Opcode.TEXT
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self._take_message(b"".join(self._parts))
                self._parts = []
                return
        elif frame.opcode is Opcode.PONG and frame.data == self._beat:
            self._wait_for(self._config.ws_ping_interval, self._ping)
        self._allowance.take()

    def _take_message(self, message: bytes) -> None:
        """Takes a whole message; a text that is none ends the line."""
        if self._is_text and not _is_text(message):
            self._frames.fail(NO_TEXT, "no text")
            return
        self._messages.append(message)
        self._heard.set()

    def deliver(self) -> None:
        """Passes on the messages that wait, as long as they are taken."""
        while self._hear is not None and self._messages and self._hear(self._messages[0]):
            self._messages.popleft()

    # What the table does with a line.

    async def first(self) -> bytes | None:
        """The first message; None if the line is lost before."""
        await self._heard.wait()
        return self._messages.popleft() if self._messages else None

    def listen(self, hear: Hear, drained: Callable[[], None]) -> None:
        """Lets messages be heard as they come, and says when there is room again to write."""
        self._hear, self._drained = hear, drained
        self.deliver()

    def allowance(self, address: str) -> Allowance:
        """What this line may send, now that it is known from where it comes, which a proxy says."""
        self._allowance.address = address
        return self._allowance

    def write(self, messages: Sequence[bytes]) -> bool:
        """Writes messages, if nothing is in the way; says whether it did."""
        if self._full or self._frames.state is not State.OPEN or self._transport.is_closing():
            return False
        self._transport.write(b"".join(map(framed, messages)))
        return True

    def hang_up(self, code: int) -> None:
        """Says goodbye, and cuts the line soon, whatever still waits to be sent."""
        self._close(code)
        self._loop.call_later(PARTING_S, self._transport.abort)

    def _close(self, code: int) -> None:
        if self._frames.state is State.OPEN:
            self._frames.send_close(code)
            self._flush()
        self._end()

    def _end(self) -> None:
        """Nothing more is heard."""
        self._hear = self._drained = None
        self._wait_for(None)
        self._heard.set()
        self.gone.set()

    # Whether anybody is there.

    def _wait_for(self, seconds: float | None, then: Callable[[], None] | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then) if seconds and then else None

    def _ping(self) -> None:
        self._beat = struct.pack("!d", self._loop.time())
        self._frames.send_ping(self._beat)
        self._flush()
        self._wait_for(self._config.ws_ping_timeout, lambda: self.hang_up(GONE))

    # The application, by ASGI, decides who may come in.

    def _begin(self, request: Request) -> None:
        self._asked, self._response = True, self._frames.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            return
        task = self._loop.create_task(self._run(self._scope(request)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, request: Request) -> Message:
        path, _, query = request.path.partition("?")
        here = self._transport.get_extra_info("sockname")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self._transport.get_extra_info("sslcontext") else "ws",
            "server": (str(here[0]), int(here[1])) if isinstance(here, tuple) else None,
            "client": self._client,
            "root_path": self._config.root_path,
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}, LINE: {"line": self}},
        }

    async def _run(self, scope: Message) -> None:
        try:
            await self._config.loaded_app(scope, self._receive, self._send)
        finally:
            if self._frames.state is State.CONNECTING:
                self._answer(self._frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
            if not self._transport.is_closing() and self._frames.state is State.OPEN:
                self.hang_up(GONE)

    async def _receive(self) -> Message:
        """What ASGI wants to know; messages go another way."""
        if self._frames.state is State.CONNECTING:
            return {"type": "websocket.connect"}
        await self.gone.wait()
        return {"type": "websocket.disconnect", "code": 1005}

    async def _send(self, message: Message) -> None:
        """What ASGI says until the door is open, or stays closed."""
        kind = message["type"]
        if kind == "websocket.accept" and self._response is not None:
            self._frames.send_response(self._response)
            self._flush()
            self._wait_for(self._config.ws_ping_interval, self._ping)
        elif kind == "websocket.http.response.start":
            self._denial = message | {"body": b""}
        elif kind == "websocket.http.response.body":
            self._denial["body"] += message.get("body", b"")
            if not message.get("more_body", False):
                self._deny()
        elif kind == "websocket.close" and self._frames.state is State.CONNECTING:
            self._answer(self._frames.reject(HTTPStatus.FORBIDDEN, ""))
        else:
            self.hang_up(message.get("code", 1000))

    def _deny(self) -> None:
        status, body = HTTPStatus(self._denial["status"]), self._denial["body"]
        headers = Headers((name.decode("latin-1"), value.decode("latin-1")) for name, value in self._denial["headers"])
        headers.setdefault("content-length", str(len(body)))
        headers["connection"] = "close"
        self._answer(Response(status, status.phrase, headers, body))

    def _answer(self, response: Response) -> None:
        """No socket, but an answer."""
        if not self._transport.is_closing():
            self._frames.send_response(response)
            self._flush()
            self._transport.close()
        self._end()
