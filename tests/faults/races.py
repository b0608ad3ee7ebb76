"""Races for seats: rematches, kicks, new tokens and stand-ins at random moments, by many clients at once who go on
looking, acting and talking wherever they sat before. Everything that every socket ever saw is kept, and afterwards
compared with who sat where as it is stored: nobody may have seen, done or said anything in somebody else's seat."""

import asyncio
import json
import sqlite3
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.faults.careless import CarelessServer
from tests.faults.trial import Trial, leave
from tests.table.client import Guest, Socket

WIDE = {
    "tables_per_guest": 1000, "chats_per_s": 1000, "chat_burst": 10_000, "orders_per_s": 1000, "order_burst": 10_000,
    "sockets_per_guest": 1000, "requests_per_s": 10_000, "request_burst": 100_000,
}  # fmt: skip
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, AssertionError, httpx.HTTPError)
GAME, PLAYERS = "hocus", 3
TALKERS = 3


class Seen(NamedTuple):
    """One socket of somebody: when it began, and all that came."""

    name: str
    token: str | None
    socket: Socket
    sent: dict[str, float]  # when each message was


class Person:
    """Somebody with a name of their own at a table, a guest or a program."""

    def __init__(self, name: str, guest: Guest, token: str | None = None) -> None:
        self.name, self.guest, self.token = name, guest, token


class Table:
    """A table, those who come to it, and what all of them saw."""

    def __init__(self, trial: Trial, table: str, people: list[Person]) -> None:
        self.trial, self.id, self.people = trial, table, people
        self.seen: list[Seen] = []
        self.void: dict[str, float] = {}  # tokens that were replaced, and since when
        self._ids = 0

    def new_id(self) -> str:
        """An id that nobody has used."""
        self._ids += 1
        return f"{self._ids}"

    async def talk(self) -> None:
        """Somebody looks, acts and talks in any seat, until the line breaks or the time is over."""
        chance = self.trial.chance
        while self.trial.goes_on:
            person, seat = chance.choice(self.people), chance.randrange(PLAYERS)
            hello = {"token": person.token} if person.token else {}
            socket = person.guest.socket(self.id, seat, **hello)
            seen = Seen(person.name, person.token, socket, {"hello": time.monotonic()})
            self.seen.append(seen)
            self.trial.count("sockets")
            with suppress(*LOST):
                async with socket:
                    for _ in range(chance.randrange(1, 12)):
                        if self.trial.goes_on:
                            await self._say_something(seen)

    async def _say_something(self, seen: Seen) -> None:
        chance, socket, name = self.trial.chance, seen.socket, self.new_id()
        seen.sent[name] = time.monotonic()
        if chance.random() < 0.4:
            await socket.send("say", id=name, text=f"{seen.name} says {name}")
        elif socket.choices:
            await socket.send("act", id=name, action=chance.choice(socket.choices)["text"])
        else:
            await socket.send("pause", id=name, on=chance.random() < 0.3)
        self.trial.count("messages")
        with suppress(TimeoutError):
            while True:
                await socket.next(within=chance.choice((0.002, 0.02, 0.1)))

    # What is checked afterwards.

    def check(self, truth: "Truth") -> None:
        """Compares what every socket saw, and what was done for it, with who sat where in each match."""
        senders: dict[str, str] = {}
        for seen in self.seen:
            senders |= dict.fromkeys(seen.sent, seen.name)
            for message in seen.socket.received:
                self._check_message(seen, message, truth)
        for match, seat, client in truth.done:
            if match in truth.tables[self.id] and client in senders:
                sitter = truth.names[match][seat]
                self.trial.check(sitter == senders[client], f"{senders[client]} acted for {sitter} at {self.id}")

    def _check_message(self, seen: Seen, message: Any, truth: "Truth") -> None:
        kind, void = message["type"], self.void.get(seen.token or "", float("inf"))
        if kind == "full" and message["seat"] is not None:
            sitter = truth.names[message["match"]["id"]][message["seat"]]
            self.trial.check(sitter == seen.name, f"{seen.name} saw what {sitter} sees at {self.id}")
        elif kind == "said" and message["seat"] is not None:
            speaker = message["text"].partition(" says ")[0]
            self.trial.check(speaker == message["name"], f"{speaker} spoke as {message['name']} at {self.id}")
        elif kind == "accepted":
            self.trial.check(seen.sent.get(message["id"], 0) < void, f"a void token was obeyed at {self.id}")
        elif kind == "welcome" and message["seat"] is not None:
            self.trial.check(seen.sent["hello"] < void, f"a void token was let in at {self.id}")


class Truth:
    """Who sat where in every match, and what was done in each seat, as it is stored."""

    def __init__(self, database: Path) -> None:
        self.names: dict[str, list[str]] = {}
        self.tables: defaultdict[str, set[str]] = defaultdict(set)
        with closing(sqlite3.connect(database)) as stored:
            for match, table, data in stored.execute('SELECT id, "table", data FROM matches'):
                self.names[match] = json.loads(data)["names"]
                self.tables[table].add(match)
            rows = stored.execute('SELECT "match", seat, client FROM journal WHERE client IS NOT NULL')
            self.done: list[tuple[str, int, str]] = rows.fetchall()


class Changes:
    """What changes who sits where, again and again."""

    def __init__(self, table: Table, owner: Guest) -> None:
        self.table, self.trial, self.owner = table, table.trial, owner

    async def run(self, *ways: Callable[[], Awaitable[None]]) -> None:
        """Any of these, at random moments."""
        while self.trial.goes_on:
            await asyncio.sleep(self.trial.chance.random() * 0.15)
            with suppress(*LOST):
                await self.trial.chance.choice(ways)()

    async def end(self) -> None:
        """Breaks the match off."""
        await self._order("leave")
        self.trial.count("ends")

    async def leave_and_back(self) -> None:
        """Lets a bot stand in, and comes back."""
        await self._order("leave")
        self.trial.count("stand-ins")
        await asyncio.sleep(self.trial.chance.random() * 0.1)
        await self._order("back")

    async def rematch(self) -> None:
        """Everybody wants another match, at the same time: all sit one seat further."""
        people = [person for person in self.table.people if person.token is None]
        wishes = [person.guest.http.post(f"/api/tables/{self.table.id}/rematch") for person in people]
        answers = await asyncio.gather(*wishes)
        self.trial.count("rematches", int(any(answer.status_code == 200 for answer in answers)))

    async def new_token(self) -> None:
        """A program in one's own seat gets another token; the old one is void."""
        seat = await self._seat()
        answer = await self.owner.post(f"/api/tables/{self.table.id}/seats/{seat}/token")
        program = next(person for person in self.table.people if person.name == "Ann" and person.token)
        self.table.void[program.token or ""] = time.monotonic()
        program.token = answer["token"]
        self.trial.count("new tokens")

    async def kick(self) -> None:
        """Somebody's seat is freed, and somebody else takes it."""
        chance = self.trial.chance
        seat, person = chance.randrange(1, PLAYERS), chance.choice(self.table.people[1:])
        path = f"/api/tables/{self.table.id}"
        await self.owner.http.post(f"{path}/stand", json={"seat": seat})
        await person.guest.http.post(f"{path}/join", json={"seat": seat, "name": person.name})
        self.trial.count("kicks")

    async def _seat(self) -> int:
        info = await self.owner.get(f"/api/tables/{self.table.id}")
        return next(int(seat["seat"]) for seat in info["seats"] if seat["yours"])

    async def _order(self, kind: str) -> None:
        seat = await self._seat()
        path = f"/api/tables/{self.table.id}/match"
        full = await self.owner.get(path, params={"seat": seat})
        body = {"type": kind, "id": self.table.new_id(), "version": full["version"]}
        await self.owner.http.post(path, json=body, params={"seat": seat})


def run(trial: Trial, fault: str = "") -> None:
    """Races at several tables of one server."""
    with (
        tempfile.TemporaryDirectory(prefix="abraka-races-") as folder,
        CarelessServer(Path(folder) / "data", fault, **WIDE) as server,
    ):
        asyncio.run(_race(trial, server))


async def _race(trial: Trial, server: CarelessServer) -> None:
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.url)) for _ in range(4)]
        people = [Person(name, guest) for name, guest in zip(("Ann", "Bob", "Eve", "Fay"), guests, strict=True)]
        for person in people:
            await person.guest.put("/api/me", {"name": person.name})
        await guests[0].ready()
        works = [await set_up(trial, people) for set_up in (_rematches, _stand_ins, _kicks)]
        await asyncio.gather(*(work() for own in works for work in own.works))
        truth = Truth(server.data / "abraka.db")
        for own in works:
            own.table.check(truth)


class Scene(NamedTuple):
    """A table and what goes on at it."""

    table: Table
    works: list[Callable[[], Awaitable[None]]]


async def _rematches(trial: Trial, people: list[Person]) -> Scene:
    """Matches that end and begin again, with everybody one seat further; a program, and one whose token changes."""
    ann, bob, eve, fay = people
    opened = await ann.guest.open_table(GAME, "me open open", leavers="end", public=True)
    await bob.guest.join(opened, seat=1, name=bob.name)
    token = (await ann.guest.post(f"/api/tables/{opened['id']}/seats/2/token"))["token"]
    own = Person("Ann", fay.guest, (await ann.guest.post(f"/api/tables/{opened['id']}/seats/0/token"))["token"])
    table = Table(trial, opened["id"], [ann, bob, Person("Program 3", eve.guest, token), own])
    changes = Changes(table, ann.guest)
    return _scene(table, changes, changes.end, changes.rematch, changes.rematch, changes.new_token)


async def _stand_ins(trial: Trial, people: list[Person]) -> Scene:
    """A match in which somebody lets a bot play, and comes back."""
    ann, bob = people[:2]
    opened = await ann.guest.open_table(GAME, "me open random", leavers="bot", public=True, stand_in="random")
    await bob.guest.join(opened, seat=1, name=bob.name)
    table = Table(trial, opened["id"], [ann, bob])
    changes = Changes(table, ann.guest)
    return _scene(table, changes, changes.leave_and_back)


async def _kicks(trial: Trial, people: list[Person]) -> Scene:
    """A table at which nobody keeps a seat for long."""
    opened = await people[0].guest.open_table(GAME, "me open open", start="owner", public=True)
    table = Table(trial, opened["id"], people)
    changes = Changes(table, people[0].guest)
    return _scene(table, changes, changes.kick)


def _scene(table: Table, changes: Changes, *ways: Callable[[], Awaitable[None]]) -> Scene:
    return Scene(table, [lambda: changes.run(*ways), *[table.talk] * TALKERS])


if __name__ == "__main__":
    leave("races", run)
