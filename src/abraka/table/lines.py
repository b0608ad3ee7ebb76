"""Lines to clients, below the application: requests must arrive in time, answers must be taken in time, and one address
can't have all lines."""

from collections.abc import Sequence
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from abraka.table.limits import Lines
from abraka.table.refusals import TableRefusal, refusal_of
from abraka.table.settings import Limits
from abraka.table.wires import PARTING_S, Wire

LEAST_TAKEN = 1 << 14
"""So many bytes of an answer are to be taken again and again, as long as more of it waits than a line takes at once."""
encode = msgspec.json.Encoder().encode


class TableLine(HttpToolsProtocol):
    """uvicorn's line for requests, on which they must arrive in time, and of which one address can't have them all."""

    lines: Lines

    def connection_made(self, transport: Any) -> None:
        """Somebody calls."""
        super().connection_made(transport)
        self._deadline: Any = None
        self._look: Any = None  # whether an answer is taken
        self._peer = self.client[0] if self.client else ""
        self._counted: str | None = None  # the address among whose lines this one is
        self._refused = False
        self._count_for(self._peer)
        if self._is_one_too_many():
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
        """Its head is here: its body must be here soon. If a proxy says for whom it asks, the line is theirs till then:
        one of its clients can't have all lines of the proxy."""
        self._wait(self.lines.limits.body_s)
        asks = self.lines.asking(self._peer, self.headers)
        if asks != self._peer:
            self._count_for(asks)
            if self._is_one_too_many():
                self._refuse(TableRefusal("too_many_sockets"))
        if not self._refused:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of it is here."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is here."""
        self._wait(None)
        if not self._refused:
            self._count_for(self._peer)
            super().on_message_complete()

    def pause_writing(self) -> None:
        """More of an answer waits than the line takes at once: some of it is to be taken before long."""
        super().pause_writing()
        self._await_taking(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Next to nothing of it waits any more."""
        self._await_taking(0)
        super().resume_writing()

    def _await_taking(self, unread: int) -> None:
        """So many bytes wait to be taken; it is looked at again, if it is any."""
        if self._look is not None:
            self._look.cancel()
        look = self._look_at_taking
        self._look = self.loop.call_later(self.lines.limits.answer_s, look, unread) if unread else None

    def _look_at_taking(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if before - unread < LEAST_TAKEN:
            self.transport.abort()
        else:
            self._await_taking(unread)

    def _wait(self, seconds: float | None) -> None:
        """Waits so long for what comes next; without end, if there is nothing to come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds is not None else None

    def _too_slow(self) -> None:
        self._refuse(TableRefusal("too_slow"))

    def _refuse(self, refusal: TableRefusal) -> None:
        """Says why, if nothing was answered yet, and hangs up."""
        self._refused = True
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
        self._await_taking(0)
        self._count_for(None)

    def _is_one_too_many(self) -> bool:
        return self._counted is not None and self.lines.waiting[self._counted] > self.lines.limits.requests_at_once

    def _count_for(self, address: str | None) -> None:
        """The line is one of this address's from now on, or nobody's."""
        waiting = self.lines.waiting
        if self._counted is not None:
            waiting[self._counted] -= 1
            if not waiting[self._counted]:
                del waiting[self._counted]
        self._counted = address
        if address is not None:
            waiting[address] += 1


def protocols(limits: Limits, proxies: Sequence[str]) -> tuple[type[TableLine], type[Wire]]:
    """The two kinds of lines of one server: for requests and for sockets."""
    shared = {"lines": Lines(limits, proxies)}
    return type("Line", (TableLine,), shared), type("Socket", (Wire,), shared)
