"""Floods from one address: frames, sockets, half requests, long journals, thinking. Meanwhile somebody else plays an
honest match against a bot: answers come within a quarter of a second, and the bot moves within twice its pace.

A flood is a process of its own. The time that counts is the server's own: what it has spent, in the loop and in all,
while somebody waited, however busy the machine is with other things. The program looks at the clock too, beside that of
a second server at which the same is played at the same moment, without any flood: what the machine takes from both is
nobody's fault.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.careless import CarelessServer
from tests.faults.honest import Waits, any_id, honest, judge, judge_cost
from tests.faults.trial import Trial, leave
from tests.table.client import Guest, Socket
from tests.table.meter import Meter
from tests.table.playing import LOST

WHOLE_S = 60.0
"""In a run of so many seconds for each flood, floods are as large as they get."""
ENOUGH_S, PATIENCE_S, LOOK_S = 10.0, 120.0, 0.2
"""Who has not had all answers when the loop has worked so long beyond the time, or the clock so long, is given up."""
AWAY = "127.0.0.2"
HALVES, FEW = 400, 100
DOORS = {"half_requests": {"connections": 380, "requests_at_once": 100}}
"""Smaller limits than usual, where it would take long to reach them."""
PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
Flood = Callable[[int, float, float], Awaitable[None]]


class Stranger(Guest):
    """Somebody from another address."""

    def __init__(self, port: int) -> None:
        super().__init__(f"http://127.0.0.1:{port}")
        self.port = port
        transport = httpx.AsyncHTTPTransport(local_address=AWAY)
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, transport=transport)

    def line(self, table: str) -> connect:
        """A socket to a table that says nothing by itself."""
        url, headers = f"ws://127.0.0.1:{self.port}/ws/tables/{table}", {"Cookie": self.cookie}
        return connect(url, additional_headers=headers, compression=None, local_addr=(AWAY, 0))


# Floods. Each says when it has begun, and goes on until it is ended.


def begun() -> None:
    """Now it floods."""
    print("begun", flush=True)


def served() -> None:
    """One more of what a flood counts was answered."""
    print(flush=True)


async def frames(port: int, seconds: float, scale: float) -> None:
    """The smallest frames there are, as many as go through, over some sockets; who is cut off comes again."""
    async with Stranger(port) as eve:
        table = (await eve.open_table("hocus", "me open"))["id"]

        async def pour(piece: bytes) -> None:
            while True:
                with suppress(*LOST):
                    reader, writer = await raw_socket(port, eve.cookie, table)
                    await asyncio.gather(_write(writer, piece * 20_000), _discard(reader))

        begun()
        await asyncio.gather(*(pour(piece) for piece in (PING, PONG) * 4))


async def raw_socket(port: int, cookie: str, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket that has said hello, with nothing between us and its bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(AWAY, 0))
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
    )
    hello = b'{"type":"hello","seat":0}'
    writer.write(head.encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    return reader, writer


async def _write(writer: asyncio.StreamWriter, piece: bytes) -> None:
    try:
        while True:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        writer.close()


async def _discard(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 20):
        pass
    raise EOFError


async def sockets(port: int, seconds: float, scale: float) -> None:
    """Watchers of one table, many of whom come and go all the time."""
    async with Stranger(port) as eve, AsyncExitStack() as stack:
        table = (await eve.open_table("hocus", "me open", public=True, watch=True))["id"]
        eve.http.cookies.clear()  # everybody is a stranger
        for _ in range(int(200 + 1000 * scale)):
            with suppress(*LOST):
                await _watch(await stack.enter_async_context(eve.line(table)))

        async def come_and_go() -> None:
            while True:
                with suppress(*LOST):
                    await _look_in(eve, table)
                    served()

        begun()
        await asyncio.gather(*(come_and_go() for _ in range(10)))


async def _look_in(guest: Stranger, table: str) -> None:
    async with guest.line(table) as line:
        await _watch(line)


async def _watch(line: ClientConnection) -> None:
    await line.send('{"type":"hello"}')
    await line.recv()


async def a_few_sockets(port: int) -> int:
    """Somebody who comes and goes where nobody watches; returns how often."""
    async with Stranger(port) as eve:
        table = (await eve.open_table("hocus", "me open", public=True, watch=True))["id"]
        for _ in range(FEW):
            await _look_in(eve, table)
    return FEW


async def half_requests(port: int, seconds: float, scale: float) -> None:
    """Requests that never come to their end."""
    half = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    kept: list[asyncio.StreamWriter] = []
    tried = 0
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(AWAY, 0))
            writer.write(half)
            kept.append(writer)
            tried += 1
            if tried == HALVES:
                begun()
        for writer in random.sample(kept, min(5, len(kept))):
            if writer.is_closing():
                kept.remove(writer)
            else:
                writer.write(b"X-More: x\r\n")
        await asyncio.sleep(0.001)


async def journals(port: int, seconds: float, scale: float) -> None:
    """Playing and taking back without end, and asking again and again for what was missed."""
    async with Stranger(port) as eve:

        async def lengthen() -> None:
            table = (await eve.open_table("towers", "me me", {"first": "1"}))["id"]
            while True:
                with suppress(*LOST):
                    async with Loose(eve, table, {"type": "hello", "seat": 0}) as socket:
                        await socket.until("full")
                        while True:
                            await socket.ask("act", id=any_id(), action=socket.choices[0]["text"])
                            await socket.ask("undo", id=any_id())
                            for back in range(1, 90):
                                await socket.send_raw(json.dumps({"type": "since", "version": socket.version - back}))

        begun()
        await asyncio.gather(*(lengthen() for _ in range(4)))


class Loose(Socket):
    """A socket to which the same news may be told again."""

    def _take(self, message: Any) -> None:
        if message["type"] in ("full", "news"):
            self.version, self.choices = message["version"], message["choices"] or self.choices


async def thinking(port: int, seconds: float, scale: float) -> None:
    """Tables of Archmages, each with somebody at it."""
    async with AsyncExitStack() as stack:
        tables = int(20 + 180 * scale)
        players = []
        for number in range(tables):
            if number % 20 == 0:
                eve = await stack.enter_async_context(Stranger(port))
            table = await eve.open_table("towers", "me archmage archmage archmage", {"first": "2"})
            players.append(_play_on(eve, table["id"]))
        begun()
        await asyncio.gather(*players)


async def _play_on(guest: Guest, table: str) -> None:
    while True:
        with suppress(*LOST, AssertionError):
            async with guest.socket(table, 0) as socket:
                while True:
                    await socket.next()
                    if socket.choices:
                        await socket.ask("act", id=any_id(), action=socket.choices[0]["text"])


FLOODS: dict[str, Flood] = {one.__name__: one for one in (frames, sockets, half_requests, journals, thinking)}


ALONE = {"sockets": a_few_sockets}
"""The same by one alone, where what is served is counted: a flood of it must not make each much dearer."""


def pour(name: str, port: int, seconds: float, scale: float) -> None:
    """A flood, in a process of its own."""
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(FLOODS[name](port, seconds, scale), seconds))


def run(trial: Trial, fault: str = "", only: str = "", by_clock: bool = True) -> None:
    """One flood after the other, each at a server of its own; or only one. Judged by the server's own time, and by the
    clock, beside a server that is not flooded."""
    kinds = [only] if only else list(FLOODS)
    seconds = trial.seconds / len(kinds)
    for name in kinds:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="abraka-floods-")))
            server = stack.enter_context(CarelessServer(folder / "data", fault, **DOORS.get(name, {})))
            calm = stack.enter_context(CarelessServer(folder / "calm")) if by_clock else None
            assert server.process is not None
            meter = meter_of(server)
            alone = cost_alone(name, server.port, meter)
            with flooding(name, server.port, seconds) as flood:
                began = meter.read()
                judge(trial, name, *asyncio.run(_at(seconds, server, calm)))
                trial.check(flood.poll() is None, f"{name}: the flood has ended too soon")
                if alone:
                    judge_cost(trial, name, meter.read().since(began).process / max(1, served_by(flood)), alone)
            trial.check(server.process.poll() is None, f"{name}: the table is gone")


@contextmanager
def flooding(name: str, port: int, seconds: float) -> Iterator[subprocess.Popen[bytes]]:
    """A flood, from when it has begun."""
    arguments = name, port, 10 * seconds + PATIENCE_S, min(1.0, seconds / WHOLE_S)
    command = [sys.executable, "-c", f"from tests.faults import floods; floods.pour{arguments}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as flood:
        try:
            assert flood.stdout is not None
            assert flood.stdout.readline(), "the flood has not begun"
            yield flood
        finally:
            flood.kill()


def cost_alone(name: str, port: int, meter: Meter) -> float:
    """What the server spends for one of those that a flood counts, without a flood; 0 where nothing is counted."""
    if name not in ALONE:
        return 0.0
    began = meter.read()
    times = asyncio.run(ALONE[name](port))
    return meter.read().since(began).process / times


def served_by(flood: subprocess.Popen[bytes]) -> int:
    """Ends a flood; returns how much it was answered."""
    flood.kill()
    assert flood.stdout is not None
    return flood.stdout.read().count(b"\n")


def meter_of(server: CarelessServer) -> Meter:
    """What a server spends."""
    assert server.process is not None
    return Meter(server.process.pid)


async def _at(seconds: float, server: CarelessServer, calm: CarelessServer | None) -> tuple[Waits, Waits | None]:
    """An honest table at each server, at the same time."""
    there = [_under(one.url, seconds, meter_of(one)) for one in (server, calm) if one is not None]
    waits = await asyncio.gather(*there)
    return waits[0], waits[1] if calm else None


async def _under(url: str, seconds: float, meter: Meter) -> Waits:
    """The honest table; nothing at all, if nobody is let in, or the server does much else meanwhile."""
    began, table = meter.read(), asyncio.ensure_future(honest(url, seconds, meter))
    while not table.done():
        await asyncio.wait([table], timeout=LOOK_S)
        spent = meter.read().since(began)
        if spent.loop > 3 * seconds + ENOUGH_S or spent.clock > 3 * seconds + PATIENCE_S:
            table.cancel()
    with suppress(*LOST, TimeoutError, AssertionError, httpx.HTTPError, asyncio.CancelledError):
        return await table
    return Waits.for_ever()


if __name__ == "__main__":
    leave("floods", run)
