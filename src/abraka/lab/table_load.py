"""Load for a table: many matches at once, played by scripted clients over real sockets."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

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


class Pit:
    """One match, played by chance by its own sockets; every action is timed until the last of them has heard of it."""

    def __init__(self, seating: Seating, port: int, seed: int, period: float) -> None:
        self._seating, self._port, self._random = seating, port, random.Random(seed)
        self._period = period  # seconds between two actions; 0: as fast as it can
        self._sockets: list[ClientConnection] = []
        self._heard = 0  # sockets that know of the last action
        self._answered = True  # its sender knows that it is stored
        self._sent_at = 0.0
        self._acting: tuple[int, int, list[Choice]] | None = None
        self._ready = asyncio.Event()
        self.sent = self.accepted = self.refused = 0
        self.times: list[float] = []

    async def connect(self) -> None:
        """All seats take their places."""
        for seat, cookie in enumerate(self._seating.cookies):
            url = f"ws://127.0.0.1:{self._port}/ws/tables/{self._seating.table}"
            socket = await connect(url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None)
            self._sockets.append(socket)
            await socket.send(json.dumps({"type": "hello", "seat": seat}))

    async def run(self, until: float) -> None:
        """Plays until then, or to the match's end."""
        listeners = [asyncio.create_task(self._listen(seat)) for seat in range(len(self._sockets))]
        if self._period:
            await asyncio.sleep(self._random.random() * self._period)
        await self._ready.wait()
        while time.monotonic() < until and self._acting is not None:
            began = time.monotonic()
            await self._act()
            if self._period:
                await asyncio.sleep(max(0.0, self._period - (time.monotonic() - began)))
        for listener in listeners:
            listener.cancel()
        await asyncio.gather(*listeners, return_exceptions=True)

    async def _act(self) -> None:
        """One action, until everybody has heard of it and the sender knows that it is stored."""
        assert self._acting is not None
        seat, version, choices = self._acting
        self._acting, self._heard, self._answered = None, 0, False
        self._ready.clear()
        self.sent += 1
        body = {"type": "act", "id": f"a{self.sent}", "version": version, "action": self._random.choice(choices).text}
        message = json.dumps(body)
        self._sent_at = time.perf_counter()
        await self._sockets[seat].send(message)
        async with asyncio.timeout(SETTLE_S):
            await self._ready.wait()

    async def _listen(self, seat: int) -> None:
        async for data in self._sockets[seat]:
            told = read_told(data)
            if told.choices:
                self._acting = seat, told.version, told.choices
            if told.type in ("full", "news"):
                self._hear(told.type == "news")
            elif told.type in ("accepted", "refused"):
                self.accepted += told.type == "accepted"
                self.refused += told.type == "refused"
                self._answered = True
            if self._heard == len(self._sockets) and self._answered:
                self._ready.set()

    def _hear(self, news: bool) -> None:
        """One more socket has heard of the last action."""
        self._heard += 1
        if news and self._heard == len(self._sockets):
            self.times.append(time.perf_counter() - self._sent_at)

    async def close(self) -> None:
        """Everybody leaves."""
        for socket in self._sockets:
            await socket.close()


async def play_all(
    port: int, seatings: Sequence[Seating], seconds: float, period: float, before_leaving: Callable[[], None]
) -> list[Pit]:
    """Plays all these matches at once for so long."""
    pits = [Pit(seating, port, number, period) for number, seating in enumerate(seatings)]
    for pit in pits:
        await pit.connect()
    await asyncio.sleep(1)
    until = time.monotonic() + seconds
    await asyncio.gather(*(pit.run(until) for pit in pits))
    before_leaving()
    for pit in pits:
        await pit.close()
    return pits


async def first_look(port: int, seating: Seating) -> float:
    """Seconds from the hello of one who comes back until the whole match is there."""
    url = f"ws://127.0.0.1:{port}/ws/tables/{seating.table}"
    headers = {"Cookie": seating.cookies[0]}
    async with connect(url, additional_headers=headers, compression=None) as socket:
        began = time.perf_counter()
        await socket.send(json.dumps({"type": "hello", "seat": 0}))
        async for data in socket:
            if read_told(data).type == "full":
                break
        return time.perf_counter() - began
