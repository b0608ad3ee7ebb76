"""Opens the table: data folder, lock and port first, then whoever serves on them.

Nobody waits for the compiler. Where the rules are not compiled yet, a process beside this one serves the table on their
plain form, and this one takes over when the compiled form is ready (see `table.handover`).
"""

import errno
import os
import signal
import socket
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from abraka.core.cache import never_compiled
from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES
from abraka.core.records import JIT
from abraka.table.addresses import EVERYWHERE, near, own_address
from abraka.table.settings import Settings

PATIENCE_S, LOOK_S = 3.0, 0.05
"""So long a start waits for what a table that was just killed still holds."""


def default_data() -> Path:
    """Where the table keeps its data if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "abraka"


def make_folder(path: Path) -> None:
    """The data folder, for its owner alone; refuses one that can't be used."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        if path.stat().st_uid == os.geteuid() and not any(entry.is_dir() for entry in path.iterdir()):
            path.chmod(0o700)  # but not one in which other things live too, such as a home
        probe = path / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise AbrakaError(f"The data folder {path} can't be written: {error.strerror}.") from None


def listen(host: str, port: int) -> socket.socket:
    """The socket that clients come to; port 0 takes any that is free."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror:
        raise AbrakaError(f"There is no host “{host}” to listen on.") from None
    sock = socket.socket(family, kind, proto)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _patiently(lambda: sock.bind(address))
        sock.listen(2048)
    except OSError as error:
        sock.close()
        if error.errno == errno.EADDRINUSE:
            raise AbrakaError(f"Port {port} is taken: end what uses it, or choose another with --port.") from None
        raise AbrakaError(f"Nothing can be served on {host}, port {port}: {error.strerror}.") from None
    return sock


@contextmanager
def locked(path: Path) -> Iterator[int]:
    """The data folder for this server alone: a lock that lasts as long as its file is open, here or in a child."""
    try:
        import fcntl
    except ImportError:
        raise AbrakaError("The table runs on Linux and macOS; on Windows, use it inside WSL.") from None
    handle = os.open(path / "lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _patiently(lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB))
        yield handle
    except BlockingIOError:
        raise AbrakaError(f"Another table uses {path} already: end it, or choose another folder with --data.") from None
    finally:
        os.close(handle)


def _patiently(take: Callable[[], None]) -> None:
    """Takes something, waiting a little while another has it."""
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            return take()
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EWOULDBLOCK) or time.monotonic() > until:
                raise
        time.sleep(LOOK_S)


def open_table(settings: Settings, browser: bool, tell: Callable[[str], None]) -> None:
    """Runs the table until it is told to stop."""
    make_folder(settings.data)
    with locked(settings.data) as lock, closing(listen(settings.host, settings.port)) as sock:

        def greet() -> None:
            port = sock.getsockname()[1]
            tell(_greeting(settings, port))
            if browser:
                with suppress(webbrowser.Error):
                    webbrowser.open(f"http://{near(settings.host)}:{port}/")

        if _all_compiled():
            _serve(settings, sock, greet)
        elif _play_until_compiled(settings, sock, lock, greet):
            _serve(settings, sock, lambda: None)


def _all_compiled() -> bool:
    if not JIT:
        return True
    if never_compiled(GAMES):  # seen without loading the compiler, which takes a second
        return False
    from abraka.bots.together import is_ready

    return all(is_ready(name, bots=True) for name in GAMES)


def _play_until_compiled(settings: Settings, sock: socket.socket, lock: int, greet: Callable[[], None]) -> bool:
    from abraka.table.handover import Handover

    return Handover(settings, sock, lock, greet).run()


def _serve(settings: Settings, sock: socket.socket, started: Callable[[], None]) -> None:
    from abraka.table.readiness import Readiness
    from abraka.table.serve import serve

    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a polite kill is a Ctrl-C
    serve(settings, sock, Readiness(), started)


def _greeting(settings: Settings, port: int) -> str:
    lines = [f"The table is open at http://{near(settings.host)}:{port}/"]
    if settings.host in EVERYWHERE:
        address = own_address(settings.host)
        if address:
            lines.append(f"Others on your net reach it at http://{address}:{port}/")
    else:
        lines.append("Only this machine reaches it; start it with --host 0.0.0.0 to let others on your net in.")
    if not (settings.client / "index.html").is_file():
        lines.append("The browser client is not built, so only programs can play here; “make web” builds it.")
    lines.append(f"Everything is kept in {settings.data}. Press Ctrl-C to end.")
    return "\n".join(lines)
