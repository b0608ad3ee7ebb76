"""A client of the table, as plain as a stranger would write it."""

import asyncio
import json
from itertools import count
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SOCKETS_AT: dict[str, str] = {}
"""Where the sockets go of those who come to a server, if not there: to another node of the same house."""


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=120)

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The cookie's header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ready(self) -> None:
        """Waits until the server plays on the compiled rules."""
        async with asyncio.timeout(300):
            while (await self.get("/api/about"))["compiled"] < 1:
                await asyncio.sleep(0.05)

    async def get(self, path: str, **options: Any) -> Any:
        """The answer to a GET, which must be good."""
        return self._good(await self.http.get(path, **options))

    async def post(self, path: str, body: Any = None, **options: Any) -> Any:
        """The answer to a POST, which must be good."""
        return self._good(await self.http.post(path, json=body, **options))

    async def put(self, path: str, body: Any, **options: Any) -> Any:
        """The answer to a PUT, which must be good."""
        return self._good(await self.http.put(path, json=body, **options))

    def _good(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code} {response.text}"
        return response.json() if response.headers["content-type"].startswith("application/json") else response.text

    async def open_table(self, game: str, seats: str, /, options: Any = None, **settings: Any) -> Any:
        """Opens a table; seats are “me open wizard …”."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats.split()]
        body = {"game": game, "seats": wishes, "options": options or {}, "settings": {"pace_s": 0} | settings}
        return await self.post("/api/tables", body)

    async def join(self, table: Any, **body: Any) -> Any:
        """Takes a seat with the link's token."""
        return await self.post(f"/api/tables/{table['id']}/join", {"token": token_of(table)} | body)

    def socket(self, table: str, seat: int | None, **hello: Any) -> "Socket":
        """A socket to a table, not open yet."""
        return Socket(self, table, {"type": "hello", "seat": seat} | hello)


def token_of(table: Any) -> str:
    """The secret part of a table's link."""
    return str(table["link"].partition("#")[2])


async def closed(socket: ClientConnection) -> int:
    """Waits until the server has closed a socket; returns the code."""
    async with asyncio.timeout(60):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


class Socket:
    """A socket to a table; everything that ever came is kept."""

    def __init__(self, guest: Guest, table: str, hello: dict[str, Any]) -> None:
        self.guest, self.table, self.hello = guest, table, hello
        self.received: list[Any] = []
        self.view: Any = None
        self.match: str | None = None
        self.version = 0
        self.status: Any = None
        self.choices: Any = None
        self._ids = count(1)
        self._connection: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        url = SOCKETS_AT.get(self.guest.url, self.guest.url).replace("http", "ws", 1)
        self._connection = await connect(
            f"{url}/ws/tables/{self.table}", additional_headers={"Cookie": self.guest.cookie}, compression=None
        )
        await self.send_raw(json.dumps(self.hello))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hangs up."""
        assert self._connection is not None
        await self._connection.close()

    def cut(self) -> None:
        """Lets the connection break without a goodbye."""
        assert self._connection is not None
        self._connection.transport.abort()

    async def send_raw(self, text: str | bytes | list[str]) -> None:
        """Sends whatever it is; a list is one message in parts."""
        assert self._connection is not None
        await self._connection.send(text)

    async def send(self, kind: str, /, **fields: Any) -> str:
        """Sends a message with a new id and the version known here; returns the id."""
        name = fields.pop("id", f"c{next(self._ids)}")
        body = {"type": kind, "id": name} | fields
        if kind not in ("say", "mute", "nudge", "react", "ping"):
            body.setdefault("version", self.version)
        await self.send_raw(json.dumps(body))
        return str(name)

    async def next(self, within: float = 30) -> Any:
        """The next message, with which the view here is brought up to date."""
        assert self._connection is not None
        async with asyncio.timeout(within):
            message = json.loads(await self._connection.recv())
        self.received.append(message)
        self._take(message)
        return message

    def _take(self, message: Any) -> None:
        if message["type"] == "full":
            self.view, self.match = message["view"], message["match"]["id"]
        elif message["type"] == "news":
            assert message["version"] == self.version + 1, "news have a gap"
            self.view = self.view | message["patch"]
        else:
            return
        self.version, self.status, self.choices = message["version"], message["status"], message["choices"]

    async def until(self, kind: str, /, within: float = 30, **fields: Any) -> Any:
        """The next message of this kind with these fields."""
        while True:
            message = await self.next(within)
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def ask(self, kind: str, /, **fields: Any) -> Any:
        """Sends a message and waits for its answer: accepted, refused, or what was asked for."""
        name = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message.get("id") == name:
                return message


async def refused(guest: Guest, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, str, str]:
    """How a request is refused: status, class and sentence."""
    content = {"json": body} if body is not None else {}
    response = await guest.http.request(method, path, **content, **options)
    found = response.json()
    assert found["type"] == "refused", response.text
    return response.status_code, found["code"], found["sentence"]


async def play_out(guest: Guest, table: str, seats: list[int], most: int = 10_000) -> Any:
    """Plays a match of one guest to its end over HTTP, always the last choice; returns the end."""
    for number in range(most):
        full = await guest.get(f"/api/tables/{table}/match", params={"seat": seats[0]})
        seat = full["status"]["to_act"]
        if seat is None:
            return full
        if seat != seats[0]:
            full = await guest.get(f"/api/tables/{table}/match", params={"seat": seat})
        body = {"type": "act", "id": f"p{number}", "version": full["version"], "action": full["choices"][-1]["text"]}
        await guest.post(f"/api/tables/{table}/match", body, params={"seat": seat})
    raise AssertionError("the match does not end")
