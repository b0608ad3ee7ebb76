"""The whole server is killed without a warning, again and again, while people play: nothing answered is lost.

Hundreds of kills at finer moments are the matter of tests/faults/kill.py, which needs no new process for each.
"""

import asyncio
import random
import sqlite3
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx

from abraka.core import savefile
from abraka.core.game import SEAT_LETTERS
from tests.table.client import Guest
from tests.table.playing import LOST, PATIENCE_S, Intended, Player
from tests.table.server import Server

KILLS = 12
TABLES = [("towers", 2), ("towers", 4), ("hocus", 3), ("hill", 2), ("djinn", 1), ("hocus", 6)]


class Survivor(Player):
    """Plays on after every crash: comes again and sends once more what was not answered."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.waiting: tuple[dict[str, Any], str] | None = None  # sent, not answered
        self.accepted: dict[int, str] = {}  # the id of the message that each entry came from
        self.stopped = False

    async def play(self) -> None:
        """Plays until the match is over, whatever happens to the server."""
        connected = False
        while self.waiting or not (self.over or self.stopped):
            try:
                if not connected:
                    await self.connect()
                    connected = True
                await self._go_on()
            except LOST:
                connected = False
                self.drops += 1
                await asyncio.sleep(0.1)
        with suppress(*LOST):
            await self.socket.close()

    async def _go_on(self) -> None:
        if self.waiting is None:
            await self.wait_or_stop()
            if self.over or self.stopped:
                return
            self.waiting = self.choice()
        message, text = self.waiting
        await self.socket.send("act", **message)
        answer = await self.answer_to(message["id"])
        assert answer["type"] == "accepted", answer
        self.accept(answer, "act", text)
        assert answer["version"] == message["version"] + 1
        self.accepted[answer["version"]] = message["id"]
        self.waiting = None

    async def wait_or_stop(self) -> None:
        """Listens until it is asked, the match is over, or it has been told to stop."""
        while not (self.asked or self.over or self.stopped):
            with suppress(TimeoutError):
                await self.socket.next(1)


class Evening:
    """A table with its people, who begin another match at a new table when one is over."""

    def __init__(self, guest: Guest, game: str, players: int, chance: random.Random) -> None:
        self.guest, self.game, self.players, self.chance = guest, game, players, chance
        self.matches: list[list[Survivor]] = []
        self.stopped = False

    async def pass_time(self) -> None:
        """Match after match, until it is time to go home."""
        while not self.stopped:
            table, intended = await self._open(), Intended()
            seats = range(self.players)
            people = [Survivor(self.guest, table["id"], seat, intended, self.chance) for seat in seats]
            self.matches.append(people)
            async with asyncio.TaskGroup() as tasks:
                for survivor in people:
                    tasks.create_task(survivor.play())

    async def _open(self) -> Any:
        """Opens a table as soon as there is a server."""
        while True:
            try:
                return await self.guest.open_table(self.game, " ".join(["me"] * self.players))
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    def stop(self) -> None:
        """Time to go home."""
        self.stopped = True
        for people in self.matches:
            for survivor in people:
                survivor.stopped = True

    def answered(self) -> int:
        """How many actions were accepted so far."""
        return sum(len(survivor.accepted) for people in self.matches for survivor in people)


def test_nothing_that_was_answered_is_lost_by_kills_of_the_whole_server(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(_kill_and_check(server))


async def _kill_and_check(server: Server) -> None:
    chance = random.Random(12)
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.url)) for _ in TABLES]
        evenings = [Evening(g, game, n, chance) for g, (game, n) in zip(guests, TABLES, strict=True)]
        async with asyncio.TaskGroup() as tasks:
            for evening in evenings:
                tasks.create_task(evening.pass_time())
            await _kill_again_and_again(server, evenings, chance)
            for evening in evenings:
                evening.stop()
        matches = [people for evening in evenings for people in evening.matches]
        assert all(evening.answered() for evening in evenings)
        assert sum(survivor.drops for people in matches for survivor in people) >= KILLS
        print(f"{KILLS} kills, {len(matches)} matches, {sum(e.answered() for e in evenings)} actions answered")
        async with asyncio.TaskGroup() as tasks:
            for evening in evenings:
                tasks.create_task(_check_all_to_the_end(evening))


async def _kill_again_and_again(server: Server, evenings: list[Evening], chance: random.Random) -> None:
    for kill in range(KILLS):
        if kill % 5:  # else at once, while it is still loading
            await _some_actions(evenings[kill % len(evenings)], chance.randrange(1, 20))
        await asyncio.sleep(chance.random() * 0.05)
        await asyncio.to_thread(server.kill)
        _check_journal(server.data, evenings)
        await asyncio.to_thread(server.start)


async def _some_actions(evening: Evening, more: int) -> None:
    """Waits until so many actions were answered at one of the tables."""
    goal = evening.answered() + more
    async with asyncio.timeout(PATIENCE_S):
        while evening.answered() < goal:
            await asyncio.sleep(0.01)


def _check_journal(data: Path, evenings: list[Evening]) -> None:
    """After a kill: the file is sound, no journal has a gap, all that was answered stands there as it was answered."""
    with closing(sqlite3.connect(data / "abraka.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute('SELECT "match", number, seat, client FROM journal ORDER BY "match", number').fetchall()
    journals: dict[str, list[tuple[int, int, str]]] = {}
    for match, number, seat, client in rows:
        journals.setdefault(match, []).append((number, seat, client))
    for journal in journals.values():
        assert [number for number, _, _ in journal] == list(range(1, len(journal) + 1)), "a journal has a gap"
        assert len({(seat, client) for _, seat, client in journal}) == len(journal), "a message was played twice"
    for survivor in (survivor for evening in evenings for people in evening.matches for survivor in people):
        stored = journals.get(str(survivor.socket.match), [])
        for version, name in survivor.accepted.items():
            assert stored[version - 1] == (version, survivor.seat, name), "an answered action is not stored"


async def _check_all_to_the_end(evening: Evening) -> None:
    for people in evening.matches:  # one after the other: a guest may not have any number of sockets
        await _check_to_the_end(people)


async def _check_to_the_end(people: list[Survivor]) -> None:
    """A match that went through crashes can be played to its end, and its record holds all that was meant."""
    finishing = [Player(p.guest, p.table, p.seat, p.intended, p.chance) for p in people]
    for player, before in zip(finishing, people, strict=True):
        player.ids = before.ids
    async with asyncio.TaskGroup() as tasks:
        for player in finishing:
            tasks.create_task(player.play())
    record = await people[0].guest.get(f"/api/matches/{finishing[0].socket.match}/record")
    for player in finishing:
        await player.socket.close()
    lines = [line.text.split(" ", 2) for line in savefile.parse(record).actions]
    assert [(SEAT_LETTERS.index(letter), text) for _, letter, text in lines] == people[0].intended.actions()
    assert savefile.read_finished(record).outcome is not None
