"""Starts the table: data folder, key, database, port, loop; and ends it cleanly."""

import asyncio
import errno
import gc
import os
import resource
import signal
import socket
import struct
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path

import structlog
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from abraka.core.errors import AbrakaError
from abraka.table.addresses import EVERYWHERE, THIS_MACHINE, near, own_address
from abraka.table.app import SafeHeaders, make_app
from abraka.table.client import Client
from abraka.table.database import open_database
from abraka.table.guests import Guests, secret_key
from abraka.table.logs import set_up_logs
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


def default_data() -> Path:
    """Where the table keeps its data if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "abraka"


def make_folder(path: Path) -> None:
    """The data folder, for its owner alone; refuses one that can't be used."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = path / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise AbrakaError(f"The data folder {path} can't be written: {error.strerror}.") from None


def listen(host: str, port: int) -> socket.socket:
    """The socket that clients come to; port 0 takes any that is free."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        sock = socket.socket(family, kind, proto)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(2048)
    except socket.gaierror:
        raise AbrakaError(f"There is no host “{host}” to listen on.") from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise AbrakaError(f"Port {port} is taken: end what uses it, or choose another with --port.") from None
        raise AbrakaError(f"Nothing can be served on {host}, port {port}: {error.strerror}.") from None
    return sock


def lock(path: Path) -> Callable[[], None]:
    """Takes the data folder for this server alone; returns what gives it back."""
    import fcntl

    handle = os.open(path / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise AbrakaError(f"Another table uses {path} already: end it, or choose another folder with --data.") from None
    return lambda: os.close(handle)


def serve(settings: Settings, browser: bool, tell: Callable[[str], None]) -> None:
    """Runs the table until it is told to stop."""
    make_folder(settings.data)
    free = lock(settings.data)
    try:
        engine = open_database(settings.database)
        guests = Guests(secret_key(settings.secret))
        with closing(listen(settings.host, settings.port)) as sock:
            set_up_logs()
            _allow_many_files()
            app = SafeHeaders(make_app(settings, engine, guests))
            port = sock.getsockname()[1]
            tell(_greeting(settings, port))
            if browser:
                with suppress(webbrowser.Error):
                    webbrowser.open(f"http://{near(settings.host)}:{port}/")
            _run(app, settings, sock)
    finally:
        free()


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


def _run(app: SafeHeaders, settings: Settings, sock: socket.socket) -> None:
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
    server = uvicorn.Server(config)
    gc.freeze()  # what is loaded now stays: no use in looking at it again and again
    gc.set_threshold(GARBAGE)
    sys.setswitchinterval(SWITCH_S)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill is a Ctrl-C
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(server.serve([sock]))
    if not server.started:
        raise AbrakaError("The table could not start; its log says why.")


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


def _allow_many_files() -> None:
    """Every client needs one."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _greeting(settings: Settings, port: int) -> str:
    lines = [f"The table is open at http://{near(settings.host)}:{port}/"]
    if settings.host in EVERYWHERE:
        address = own_address(settings.host)
        if address:
            lines.append(f"Others on your net reach it at http://{address}:{port}/")
    else:
        lines.append("Only this machine reaches it; start it with --host 0.0.0.0 to let others on your net in.")
    if not Client(settings.client).built:
        lines.append("The browser client is not built, so only programs can play here; “make web” builds it.")
    lines.append(f"Everything is kept in {settings.data}. Press Ctrl-C to end.")
    return "\n".join(lines)
