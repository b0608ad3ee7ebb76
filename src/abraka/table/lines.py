"""Lines to clients, below the application: requests must arrive in time, and of sockets every frame counts."""

import struct
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from abraka.table.limits import Allowance, Buckets
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.settings import Limits
from abraka.table.sockets import ABORT, ALLOWANCE, HEAR, PARTING_S, WRITE, Taker

WHOLE_TEXT, SHORT = 0x81, 126
MIDDLE_HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")
SLICE = 512
"""So many bytes are taken in at once: the smallest frames have six."""
FULL = 16
"""So many messages may wait before no more are taken in."""
LATER_S = 0.002
MOST_WAITING = 1 << 20
"""Who sends so much more than is taken in is cut off."""
encode = msgspec.json.Encoder().encode


def framed(text: bytes) -> bytes:
    """A message as one frame of a socket (RFC 6455): the server sends it whole and unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return MIDDLE_HEAD.pack(WHOLE_TEXT, SHORT, size) + text
    return LONG_HEAD.pack(WHOLE_TEXT, SHORT + 1, size) + text


class Lines:
    """What all lines of a server share: its limits, and how much each address has."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.frames = Buckets(limits.messages_per_address, limits.messages_per_address)
        self.waiting: Counter[str] = Counter()  # lines of each address on which no socket talks


class TableLine(HttpToolsProtocol):
    """uvicorn's line for requests, on which they must arrive in time, and of which one address can't have them all."""

    lines: Lines

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        super().connection_made(transport)
        self._deadline: Any = None
        self._address = self.client[0] if self.client else ""
        self._counted = True
        self.lines.waiting[self._address] += 1
        if self.lines.waiting[self._address] > self.lines.limits.requests_at_once:
            self._refuse(TableRefusal("too_many_sockets"))
        else:
            self._wait(self.lines.limits.header_s)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has hung up."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The line becomes a socket."""
        self._let_go()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """A request begins: its head must be here soon."""
        self._wait(self.lines.limits.header_s)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is here: its body must be here soon."""
        self._wait(self.lines.limits.body_s)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._wait(None)
        super().on_message_complete()

    def _wait(self, seconds: float | None) -> None:
        """Waits so long for what comes next; without end, if there is nothing to come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds is not None else None

    def _too_slow(self) -> None:
        self._refuse(TableRefusal("too_slow"))

    def _refuse(self, refusal: TableRefusal) -> None:
        """Says why, if nothing was answered yet, and hangs up."""
        self._wait(None)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            body = encode(refusal_of(refusal))
            head = f"HTTP/1.1 {refusal.status} Refused\r\ncontent-type: application/json\r\nconnection: close\r\n"
            self.transport.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()
        self.loop.call_later(PARTING_S, self.transport.abort)

    def _let_go(self) -> None:
        self._wait(None)
        if self._counted:
            self._counted = False
            self.lines.waiting[self._address] -= 1
            if not self.lines.waiting[self._address]:
                del self.lines.waiting[self._address]


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which can also be heard and written to without waiting, and cut at once: a client that never
    reads would keep it open for ever. It takes in a little at a time, and every frame counts."""

    lines: Lines
    _taker: Taker | None = None
    _backlog = b""

    async def run_asgi(self) -> None:
        """Lets the application talk."""
        offers: dict[str, Callable[..., Any]] = {
            ABORT: self.transport.abort, WRITE: self.write_now, HEAR: self.let_take, ALLOWANCE: self._allowed,
        }  # fmt: skip
        self.scope["extensions"] |= {name: {"now": offer} for name, offer in offers.items()}
        await super().run_asgi()

    def connection_made(self, transport: Any) -> None:
        """Somebody wants to talk."""
        super().connection_made(transport)
        self._allowance = Allowance(self.lines.limits, self.lines.frames, self.client[0] if self.client else "")

    def _allowed(self, address: str) -> Allowance:
        """What this socket may send, now that it is known from where it comes, which a proxy says."""
        self._allowance.address = address
        return self._allowance

    # Taking in.

    def data_received(self, data: bytes) -> None:
        """Takes in what has come, a little at a time, so that others come in between."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        waits = bool(self._backlog)
        self._backlog += data
        if len(self._backlog) > MOST_WAITING:
            self.transport.abort()
        elif waits:
            self.transport.pause_reading()
        else:
            self._take_in()

    def _take_in(self) -> None:
        if self.disconnected or self.transport.is_closing():
            self._backlog = b""
        elif self.queue.qsize() < FULL:
            piece, self._backlog = self._backlog[:SLICE], self._backlog[SLICE:]
            super().data_received(piece)
        if self._backlog:
            self.transport.pause_reading()
            self.loop.call_later(LATER_S, self._take_in)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_events(self) -> None:
        """Counts frames that are no message, or only a part of one; the application counts whole messages."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not _is_message(event):
                self._allowance.take()
        if self._allowance.exhausted:
            self.transport.abort()
        else:
            super().handle_events()

    def let_take(self, taker: Taker) -> None:
        """Lets somebody take messages at once."""
        self._taker = taker

    def send_receive_event_to_app(self) -> None:
        """Passes a message on; one that nobody takes at once waits until it is asked for."""
        taken = False
        if self._taker is not None and len(self.frames) == 1 and self.queue.empty() and not self.close_sent:
            taken = self._taker(bytes(self.frames[0]))
        if not taken:
            super().send_receive_event_to_app()

    # Sending.

    def write_now(self, messages: Sequence[bytes]) -> bool:
        """Writes messages, if nothing is in the way; says whether it did."""
        ready = self.writable.is_set() and self.handshake_complete and not self.close_sent and not self.disconnected
        if not ready or self.transport.is_closing():
            return False
        self.transport.write(b"".join(map(framed, messages)))
        return True

    def keepalive_timeout(self) -> None:
        """Nobody has answered: says goodbye, and does not wait until it is heard."""
        super().keepalive_timeout()
        self.loop.call_later(PARTING_S, self.transport.abort)


def _is_message(frame: Frame) -> bool:
    return frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)


def protocols(limits: Limits) -> tuple[type[TableLine], type[TableSocket]]:
    """The two kinds of lines of one server."""
    shared = {"lines": Lines(limits)}
    return type("Line", (TableLine,), shared), type("Socket", (TableSocket,), shared)
