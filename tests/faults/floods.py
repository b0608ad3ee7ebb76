"""Floods from one address: frames, sockets, half requests, long journals, thinking. Meanwhile somebody else plays an
honest match against a bot: answers come within a quarter of a second, and the bot moves within twice its pace.

A flood is a process of its own. What the machine itself takes is measured first, without any flood, and allowed for.
"""

import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.faults.careless import CarelessServer
from tests.faults.trial import Trial, leave
from tests.table.client import Guest, Socket
from tests.table.playing import LOST

P99_S, PACE_S = 0.25, 0.6
NOISE_S = 0.0
"""What a machine that has much else to do may add; the short run among other tests allows for it."""
WHOLE_S = 60.0
"""In a run of so many seconds for each flood, floods are as large as they get."""
AWAY = "127.0.0.2"
HALVES, FEWEST = 400, 20
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
                    async with eve.line(table) as line:
                        await _watch(line)

        begun()
        await asyncio.gather(*(come_and_go() for _ in range(10)))


async def _watch(line: ClientConnection) -> None:
    await line.send('{"type":"hello"}')
    await line.recv()


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
                            await socket.ask("act", id=_any_id(), action=socket.choices[0]["text"])
                            await socket.ask("undo", id=_any_id())
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
                        await socket.ask("act", id=_any_id(), action=socket.choices[0]["text"])


def _any_id() -> str:
    return f"{random.getrandbits(60):x}"


FLOODS: dict[str, Flood] = {one.__name__: one for one in (frames, sockets, half_requests, journals, thinking)}


def pour(name: str, port: int, seconds: float, scale: float) -> None:
    """A flood, in a process of its own."""
    with suppress(TimeoutError):
        asyncio.run(asyncio.wait_for(FLOODS[name](port, seconds, scale), seconds))


# The honest table.


class Waits(NamedTuple):
    """How long somebody waited for answers, and for each move of the bot."""

    answers: list[float]
    moves: list[float]

    def enough(self, until: float) -> bool:
        """Whether time is over, and there is something to judge by."""
        return time.monotonic() > until and len(self.answers) >= FEWEST and bool(self.moves)

    @property
    def p99(self) -> float:
        """Of a hundred answers one took longer."""
        return sorted(self.answers)[int(0.99 * len(self.answers))]

    @property
    def slowest_move(self) -> float:
        """The bot's longest."""
        return max(self.moves, default=float("inf"))


async def honest(url: str, seconds: float) -> Waits:
    """Plays against a bot, and talks to the table meanwhile."""
    waits, until = Waits([], []), time.monotonic() + seconds
    async with Guest(url) as ann:
        while not waits.enough(until):
            table = await ann.open_table("hocus", "me apprentice", pace_s=PACE_S)
            async with ann.socket(table["id"], 0) as socket:
                await socket.until("full")
                await _play(socket, waits, until)
    return waits


async def _play(socket: Socket, waits: Waits, until: float) -> None:
    version, since = socket.version, time.monotonic()
    while not waits.enough(until) and socket.status["outcome"] is None:
        began = time.monotonic()
        if socket.choices:
            chosen = random.choice(socket.choices)["text"]
            await socket.ask("act", id=_any_id(), action=chosen)
        else:
            await socket.ask("ping")
        waits.answers.append(time.monotonic() - began)
        for message in socket.received:
            if message["type"] == "news" and message["version"] > version:
                if message["seat"] == 1:
                    waits.moves.append(time.monotonic() - since)
                version, since = message["version"], time.monotonic()
        socket.received.clear()
        await asyncio.sleep(0.02)


def run(trial: Trial, fault: str = "", only: str = "") -> None:
    """One flood after the other, each at a server of its own; or only one."""
    kinds = [only] if only else list(FLOODS)
    seconds = trial.seconds / len(kinds)
    for name in kinds:
        with (
            tempfile.TemporaryDirectory(prefix="abraka-floods-") as folder,
            CarelessServer(Path(folder) / "data", fault, **DOORS.get(name, {})) as server,
        ):
            quiet = asyncio.run(honest(server.url, max(3.0, 0.2 * seconds)))
            arguments = name, server.port, 10 * seconds + 60, min(1.0, seconds / WHOLE_S)
            command = [sys.executable, "-c", f"from tests.faults import floods; floods.pour{arguments}"]
            flood = subprocess.Popen(command, stdout=subprocess.PIPE)
            try:
                assert flood.stdout is not None
                assert flood.stdout.readline(), "the flood has not begun"
                _judge(trial, name, asyncio.run(_under(server.url, seconds)), quiet)
                trial.check(flood.poll() is None, f"{name}: the flood has ended too soon")
            finally:
                flood.kill()
                flood.communicate()
            trial.check(server.process is not None and server.process.poll() is None, f"{name}: the table is gone")


async def _under(url: str, seconds: float) -> Waits:
    """The honest table under a flood; nothing at all, if nobody is let in."""
    try:
        async with asyncio.timeout(3 * seconds + 20):
            return await honest(url, seconds)
    except (*LOST, TimeoutError, AssertionError, httpx.HTTPError):
        return Waits([float("inf")], [float("inf")])


def _judge(trial: Trial, name: str, waits: Waits, quiet: Waits) -> None:
    trial.count("floods")
    trial.count("honest answers", len(waits.answers))
    trial.count("bots' moves", len(waits.moves))
    told = f"p99 {_ms(waits.p99)} (without it {_ms(quiet.p99)}), the bot's longest move {_ms(waits.slowest_move)}"
    print(f"{name}: {told} of {_ms(PACE_S)}", flush=True)
    trial.check(waits.p99 < P99_S + quiet.p99 + NOISE_S, f"{name}: an answer takes {_ms(waits.p99)}")
    slack = max(0.0, quiet.slowest_move - PACE_S) + NOISE_S
    trial.check(waits.slowest_move < 2 * PACE_S + slack, f"{name}: a bot's move takes {_ms(waits.slowest_move)}")


def _ms(seconds: float) -> str:
    return "for ever" if seconds == float("inf") else f"{1000 * seconds:,.0f} ms"


if __name__ == "__main__":
    leave("floods", run)
