"""Load for a table: many matches at once, played by scripted clients over real sockets."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAME = "towers"
RETRY_S = 0.2
SETTLE_S = 15.0
"""So long is waited for what is still under way at the end."""


class Choice(msgspec.Struct):
    """A legal action, as far as a scripted player needs it."""

    text: str


class Told(msgspec.Struct):
    """A message of the server, as far as a scripted player needs it."""

    type: str
    version: int = 0
    choices: list[Choice] | None = None


read_told = msgspec.json.Decoder(Told).decode
encode = msgspec.json.Encoder().encode


class Seating(msgspec.Struct, frozen=True):
    """A match that has begun: its table, and each seat's cookie."""

    table: str
    match: str
    cookies: tuple[str, ...]


class Lobby:
    """Opens tables over HTTP, with a new guest for every seat."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def seat(self, players: int) -> Seating:
        """A table with so many people, whose match has begun."""
        cookies = [self._guest() for _ in range(players)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        table = self._ask("POST", "/api/tables", cookies[0], {"game": GAME, "seats": seats})
        token = table["link"].partition("#")[2]
        for cookie in cookies[1:]:
            table = self._ask("POST", f"/api/tables/{table['id']}/join", cookie, {"token": token})
        return Seating(table["id"], table["match"], tuple(cookies))

    def _guest(self) -> str:
        response, _ = self._send("GET", "/api/me", "", None)
        return str(response.headers["set-cookie"]).partition(";")[0]

    def _ask(self, method: str, path: str, cookie: str, body: Any) -> Any:
        response, data = self._send(method, path, cookie, body)
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {response.status} {data.decode()}")
        return json.loads(data)

    def _send(self, method: str, path: str, cookie: str, body: Any) -> tuple[http.client.HTTPResponse, bytes]:
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        while True:
            self._connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            response = self._connection.getresponse()
            data = response.read()
            if response.status != 429:
                return response, data
            time.sleep(RETRY_S)


class SocketListener(WSListener):
    """One socket of a match; whoever holds it hears the messages."""

    def __init__(self, seat: int, hear: Callable[[memoryview], None]) -> None:
        self._seat, self._hear = seat, hear
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Takes its place."""
        self.transport = transport
        self.send({"type": "hello", "seat": self._seat})

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hears something."""
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(frame.get_payload_as_memoryview())

    def send(self, message: dict[str, Any]) -> None:
        """Says something."""
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, encode(message))


class LoadedTable:
    """One match, played by chance by its own sockets; every action is timed until the last of them has heard of it."""

    def __init__(self, seating: Seating, port: int, seed: int, period: float) -> None:
        self.match = seating.match
        self._seating, self._port, self._random = seating, port, random.Random(seed)
        self._period = period  # seconds between two actions; 0: as fast as it can
        self._sockets = [SocketListener(seat, partial(self.hear, seat)) for seat in range(len(seating.cookies))]
        self._heard = 0  # sockets that know of the last action
        self._sent_at = 0.0
        self._acting: tuple[int, int, list[Choice]] | None = None
        self._until = 0.0
        self._done: asyncio.Future[None] | None = None
        self.sent = self.accepted = self.refused = 0
        self.times: list[float] = []

    async def connect(self) -> None:
        """All seats take their places."""
        url = f"ws://127.0.0.1:{self._port}/ws/tables/{self._seating.table}"
        for ear, cookie in zip(self._sockets, self._seating.cookies, strict=True):
            await ws_connect(lambda ear=ear: ear, url, extra_headers={"Cookie": cookie})

    async def run(self, until: float) -> None:
        """Plays until then, or to the match's end."""
        loop = asyncio.get_running_loop()
        self._until, self._done = until, loop.create_future()
        loop.call_later(self._random.random() * self._period, self._act)
        async with asyncio.timeout(until - time.monotonic() + SETTLE_S):
            await self._done

    def _act(self) -> None:
        """One action, if it is not yet over."""
        assert self._done is not None
        if time.monotonic() >= self._until or self._acting is None:
            self._done.set_result(None)
            return
        seat, version, choices = self._acting
        self._acting, self._heard = None, 0
        self.sent += 1
        action = self._random.choice(choices).text
        self._sent_at = time.perf_counter()
        self._sockets[seat].send({"type": "act", "id": f"a{self.sent}", "version": version, "action": action})

    def hear(self, seat: int, text: memoryview) -> None:
        """A message to one of the sockets; when all know of the last action, the next one follows."""
        told = read_told(text)
        if told.choices:
            self._acting = seat, told.version, told.choices
        if told.type == "accepted":
            self.accepted += 1
        elif told.type == "refused":
            self.refused += 1
            self._go_on()
        elif told.type == "news":
            self._heard += 1
            if self._heard == len(self._sockets):
                self.times.append(time.perf_counter() - self._sent_at)
                self._go_on()

    def _go_on(self) -> None:
        pause = max(0.0, self._period - (time.perf_counter() - self._sent_at))
        asyncio.get_running_loop().call_later(pause, self._act)

    def close(self) -> None:
        """Everybody leaves."""
        for ear in self._sockets:
            if ear.transport is not None:
                ear.transport.disconnect()


async def play_all(
    port: int, seatings: Sequence[Seating], seconds: float, period: float, before_leaving: Callable[[], None]
) -> list[LoadedTable]:
    """Plays all these matches at once for so long."""
    tables = [LoadedTable(seating, port, number, period) for number, seating in enumerate(seatings)]
    for table in tables:
        await table.connect()
    await asyncio.sleep(1)
    until = time.monotonic() + seconds
    await asyncio.gather(*(table.run(until) for table in tables))
    await asyncio.sleep(1)  # the last answers come
    before_leaving()
    for table in tables:
        table.close()
    return tables


class Visit(WSListener):
    """One who comes back to a match."""

    def __init__(self) -> None:
        self._began = 0.0
        self.took: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Says hello."""
        self._began = time.perf_counter()
        transport.send(WSMsgType.TEXT, encode({"type": "hello", "seat": 0}))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Waits for the whole match."""
        if read_told(frame.get_payload_as_memoryview()).type == "full":
            self.took.set_result(time.perf_counter() - self._began)


async def first_look(port: int, seating: Seating) -> float:
    """Seconds from the hello of one who comes back until the whole match is there."""
    url = f"ws://127.0.0.1:{port}/ws/tables/{seating.table}"
    visit = Visit()
    transport, _ = await ws_connect(lambda: visit, url, extra_headers={"Cookie": seating.cookies[0]})
    took = await visit.took
    transport.disconnect()
    return took
