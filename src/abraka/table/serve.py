"""Serves the table in this process: key, database, loop; and ends it cleanly."""

import asyncio
import gc
import resource
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog
import uvicorn
import uvloop
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from abraka.core.errors import AbrakaError
from abraka.table.addresses import THIS_MACHINE
from abraka.table.app import SafeHeaders, make_app
from abraka.table.database import open_database
from abraka.table.guests import Guests, secret_key
from abraka.table.logs import set_up_logs
from abraka.table.readiness import Readiness
from abraka.table.settings import Settings
from abraka.table.sockets import ABORT, HEAR, PARTING_S, WRITE, Taker

STOP_S = 5
REQUESTS_AT_ONCE = 1000
SWITCH_S = 0.001
"""So long the loop may keep the thread waiting that writes to the disk."""
GARBAGE = 20_000
"""So many new objects are made before Python looks for circles among them."""
WHOLE_TEXT, SHORT = 0x81, 126
MIDDLE_HEAD, LONG_HEAD = struct.Struct("!BBH"), struct.Struct("!BBQ")
log = structlog.get_logger()


def serve(settings: Settings, sock: socket.socket, readiness: Readiness, started: Callable[[], None]) -> None:
    """Serves the table on a socket until it is told to stop; says when it has started."""
    engine = open_database(settings.database)
    guests = Guests(secret_key(settings.secret))
    set_up_logs()
    _allow_many_files()
    _run(SafeHeaders(make_app(settings, engine, guests, readiness)), settings, sock, readiness, started)


def framed(text: bytes) -> bytes:
    """A message as one frame of a socket (RFC 6455): the server sends it whole and unmasked."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return MIDDLE_HEAD.pack(WHOLE_TEXT, SHORT, size) + text
    return LONG_HEAD.pack(WHOLE_TEXT, SHORT + 1, size) + text


class TableSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket, which can also be heard and written to without waiting, and cut at once: a client that never
    reads would keep it open for ever."""

    _taker: Taker | None = None

    async def run_asgi(self) -> None:
        """Lets the application talk."""
        offers = {ABORT: self.transport.abort, WRITE: self.write_now, HEAR: self.let_take}
        self.scope["extensions"] |= {name: {"now": offer} for name, offer in offers.items()}
        await super().run_asgi()

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


class TableServer(uvicorn.Server):
    """uvicorn's server, which says when it has started."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        if self.started:
            self._tell()

    def stop(self) -> None:
        """Ends it cleanly; may be called from any thread."""
        self.should_exit = True


def _run(
    app: SafeHeaders, settings: Settings, sock: socket.socket, readiness: Readiness, started: Callable[[], None]
) -> None:
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        forwarded_allow_ips=[*THIS_MACHINE, *settings.proxies],
        ws=TableSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        limit_concurrency=settings.limits.sockets + REQUESTS_AT_ONCE,
        timeout_graceful_shutdown=STOP_S,
        h11_max_incomplete_event_size=32_768,
    )
    server = TableServer(config, started)
    readiness.on_stop(server.stop)
    gc.freeze()  # what is loaded now stays: no use in looking at it again and again
    gc.set_threshold(GARBAGE)
    sys.setswitchinterval(SWITCH_S)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server.serve([sock]))
    if not server.started:
        raise AbrakaError("The table could not start; its log says why.")


def _allow_many_files() -> None:
    """Every client needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
