"""Playing at once: a process beside this one serves the table on the plain rules until the compiled ones are ready.

Both have the same listening socket and the same lock on the data folder. When everything is compiled and loaded here,
the other process is told to stop; what comes meanwhile waits at the socket. Nothing is handed over but the socket: all
that was accepted is stored, and clients come back by themselves as they do after any restart.

The two talk in lines of JSON. Told to the plain server: its settings, then again and again the share that is compiled,
at last that it shall stop; if this process ends without a word, that one ends at once, too. Heard from it: that it has
started, or why not, then the games that somebody opens.
"""

import asyncio
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from abraka.core.errors import AbrakaError
from abraka.table.logs import set_up_logs
from abraka.table.settings import Settings

if TYPE_CHECKING:
    from abraka.table.compiler import Compiler  # which loads numba: only once the plain server is up

STOP_S = 3.0
"""A plain server that has not gone by then is ended: all that it has accepted is stored."""

log = structlog.get_logger()


class Told(msgspec.Struct, omit_defaults=True):
    """What the plain server is told."""

    share: float
    stop: bool = False


class Heard(msgspec.Struct, omit_defaults=True):
    """What the plain server says."""

    started: bool = False
    failed: str = ""
    opened: str = ""


class Handover:
    """The plain server, the compiler, and the moment when this process takes over."""

    def __init__(self, settings: Settings, sock: socket.socket, lock: int, greet: Callable[[], None]) -> None:
        self._settings, self._sock, self._lock, self._greet = settings, sock, lock, greet
        self._opened: list[str] = []
        self._compiler: Compiler | None = None

    def run(self) -> bool:
        """Plays until everything is compiled; says whether it is, or whether the table was closed before."""
        with suppress(KeyboardInterrupt, asyncio.CancelledError), asyncio.Runner() as runner:
            runner.run(self._play())
            return True
        return False

    async def _play(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        await self._start()
        ended, prepared = asyncio.create_task(self._listen()), asyncio.create_task(self._prepare())
        try:
            await asyncio.wait([ended, prepared], return_when=asyncio.FIRST_COMPLETED)
            if ended.done():
                raise AbrakaError("The table has ended by itself; its log says why.")
            await prepared
        finally:
            prepared.cancel()
            await asyncio.wait([prepared])
            await self._stop()
            ended.cancel()

    async def _start(self) -> None:
        """Starts the plain server, and waits until it serves."""
        self._server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "abraka.table.plain_server", str(self._sock.fileno()),
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            pass_fds=[self._sock.fileno(), self._lock], start_new_session=True,
            env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        )  # fmt: skip
        self._write(msgspec.json.encode(self._settings, enc_hook=str))
        line = await self._read()
        if not line.started:
            raise AbrakaError(line.failed or "The table could not start; its log says why.")
        self._greet()

    def _write(self, line: bytes) -> None:
        if self._server.stdin is not None and not self._server.stdin.is_closing():
            self._server.stdin.write(line + b"\n")

    async def _read(self) -> Heard:
        """The next thing that the plain server says; nothing if it has ended."""
        assert self._server.stdout is not None
        line = await self._server.stdout.readline()
        return msgspec.json.decode(line, type=Heard) if line else Heard()

    async def _listen(self) -> None:
        """Hears which games are opened, until the plain server ends."""
        while (heard := await self._read()).opened:
            if heard.opened not in self._opened:
                self._opened.append(heard.opened)
            if self._compiler is not None:
                self._compiler.want(heard.opened)

    async def _prepare(self) -> None:
        """Compiles everything, then loads what is being played; if it can't be compiled, play goes on as it is."""
        from abraka.table.compiler import Compiler

        self._compiler = Compiler(lambda share: self._write(msgspec.json.encode(Told(share))))
        for game in self._opened:
            self._compiler.want(game)
        set_up_logs()
        if not await self._compiler.run():
            await asyncio.Event().wait()
        used = resource.getrusage(resource.RUSAGE_CHILDREN)  # the plain server is not among them: it has not ended
        log.info("all_compiled", cpu_s=round(used.ru_utime + used.ru_stime, 1))
        await asyncio.to_thread(self._load)

    def _load(self) -> None:
        """So that those who are playing notice no more than a blink."""
        from abraka.bots.mind import mind_of
        from abraka.core.game import load
        from abraka.table import serve  # noqa: F401  # it takes a while

        for name in self._opened:
            load(name).compile()
            mind_of(name).compile()

    async def _stop(self) -> None:
        self._write(msgspec.json.encode(Told(1.0, stop=True)))
        try:
            await asyncio.wait_for(self._server.wait(), STOP_S)
        except TimeoutError:
            self._server.kill()
            await self._server.wait()
