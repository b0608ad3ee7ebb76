"""Serves the table in this process: key, database, loop; and ends it cleanly."""

import asyncio
import gc
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import structlog
import uvicorn
import uvloop
from sqlalchemy import Engine

from abraka.core.errors import AbrakaError
from abraka.table.addresses import THIS_MACHINE
from abraka.table.app import SafeHeaders, make_app
from abraka.table.database import open_database
from abraka.table.guests import Guests, hashed, secret_key
from abraka.table.lines import protocols
from abraka.table.logs import set_up_logs
from abraka.table.postgres import open_postgres
from abraka.table.push_seal import Sender
from abraka.table.readiness import Readiness
from abraka.table.settings import Settings
from abraka.table.tenure import Tenure

STOP_S = 5
SWITCH_S = 0.001
"""So long the loop may keep the thread waiting that writes to the disk."""
BEAT_S = 4.5
"""So often a line is asked whether somebody is there, and so long the answer may take: losses show within 10 s."""
GARBAGE = 20_000
"""So many new objects are made before Python looks for circles among them."""
WITHOUT_PUSH = "people must agree anew to be told by push"
log = structlog.get_logger()


def serve(settings: Settings, sock: socket.socket, readiness: Readiness, started: Callable[[], None]) -> None:
    """Serves the table on a socket until it is told to stop; says when it has started."""
    address = settings.database_url
    engine = open_postgres(address) if address is not None else _own_database(settings)
    key, push_key = secret_key(settings.secret), secret_key(settings.push_secret, WITHOUT_PUSH)
    guests, sender = Guests(key), Sender(push_key, settings.contact)
    set_up_logs()
    _allow_many_files()
    tenure = Tenure(engine, settings.bus is not None, hashed(key.hex() + push_key.hex())) if address else None
    if tenure is not None:
        tenure.enroll()
    app = SafeHeaders(make_app(settings, engine, guests, sender, readiness, tenure), settings.embeds)
    _run(app, settings, sock, readiness, started)


def _own_database(settings: Settings) -> Engine:
    """The file in the data folder; a key beside it tells that the house has begun."""
    secret = settings.secret
    return open_database(settings.database, begun=secret.exists() and secret.stat().st_size > 0)


class TableServer(uvicorn.Server):
    """uvicorn's server, which says when it has started."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None], readiness: Readiness) -> None:
        super().__init__(config)
        self._tell, self._readiness = tell, readiness

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins to serve."""
        await super().startup(sockets)
        if self.started:
            self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends serving, after what others go on with was handed to them."""
        await self._readiness.before_stop()
        await super().shutdown(sockets)

    def stop(self) -> None:
        """Ends it cleanly; may be called from any thread."""
        self.should_exit = True


def _run(
    app: SafeHeaders, settings: Settings, sock: socket.socket, readiness: Readiness, started: Callable[[], None]
) -> None:
    believed = [*THIS_MACHINE, *settings.proxies]
    line, talk = protocols(settings.limits, believed)
    config = uvicorn.Config(
        app,
        http=line,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        forwarded_allow_ips=believed,
        ws=talk,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT_S,
        ws_ping_timeout=BEAT_S,
        limit_concurrency=settings.limits.connections,
        timeout_graceful_shutdown=STOP_S,
        h11_max_incomplete_event_size=32_768,
    )
    server = TableServer(config, started, readiness)
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
