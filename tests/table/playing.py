"""A seat's player at a real table: plays by chance, loses its connection, sends things twice, late and early."""

import asyncio
import random
from itertools import count
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.table.client import Guest, Socket

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
PATIENCE_S = 120.0
LIKINGS = {"name": 8.0, "play": 8.0, "wizard": 8.0, "exchange": 0.1, "redraw": 0.1}
"""How much more, or less, often than others some actions are chosen, so that matches come to an end sooner."""


class Intended:
    """What the players of a match meant to do and were told was done, by the number of the entry."""

    def __init__(self) -> None:
        self.entries: dict[int, tuple[str, int, str]] = {}  # kind, seat, action or how many are taken back

    def note(self, version: int, kind: str, seat: int, text: str) -> None:
        """An accepted answer; no entry can be two different things."""
        entry = kind, seat, text
        assert self.entries.setdefault(version, entry) == entry, f"entry {version} was two things"

    def actions(self) -> list[tuple[int, str]]:
        """Who played what, without that which was taken back."""
        played: list[tuple[int, str]] = []
        for version in sorted(self.entries):
            kind, seat, text = self.entries[version]
            if kind == "undo":
                assert {who for who, _ in played[-int(text) :]} == {seat}, "one takes back one's own"
                del played[-int(text) :]
            else:
                played.append((seat, text))
        return played


class Player:
    """One seat of one match."""

    def __init__(self, guest: Guest, table: str, seat: int, intended: Intended, chance: random.Random) -> None:
        self.guest, self.table, self.seat, self.intended, self.chance = guest, table, seat, intended, chance
        self.socket: Socket = guest.socket(table, seat)
        self.received: list[Any] = []
        self.drops = 0
        self.ids = count(1)

    @property
    def over(self) -> bool:
        """Whether the player knows that the match has ended."""
        return self.socket.status is not None and self.socket.status["outcome"] is not None

    @property
    def asked(self) -> bool:
        """Whether it is the player's turn, as far as the player knows."""
        return self.socket.status is not None and self.socket.choices is not None

    async def connect(self, knowing: bool = True) -> None:
        """Comes, or comes again, telling how far the match is known."""
        old = self.socket
        known = {"match": old.match, "since": old.version} if knowing and old.match else {}
        new = self.guest.socket(self.table, self.seat, **known)
        if known:
            new.match, new.version, new.view = old.match, old.version, old.view
            new.status, new.choices = old.status, old.choices
        new.received = self.received
        async with asyncio.timeout(PATIENCE_S):
            await new.__aenter__()
        self.socket = new
        await new.until("welcome", PATIENCE_S)

    async def drop(self, politely: bool, knowing: bool = True) -> None:
        """Loses the connection, and comes again."""
        self.drops += 1
        if politely:
            await self.socket.close()
        else:
            self.socket.cut()
        await self.connect(knowing)

    async def answer_to(self, name: str) -> Any:
        """The answer to the message of that id."""
        while True:
            message = await self.socket.next(PATIENCE_S)
            if message.get("id") == name:
                return message

    async def wait(self) -> None:
        """Listens until it is asked, or the match is over."""
        while not (self.asked or self.over):
            await self.socket.next(PATIENCE_S)

    def choice(self) -> tuple[dict[str, Any], str]:
        """An action by chance, as a message with a new id and in notation; as text or as JSON."""
        likings = [LIKINGS.get(choice["text"].partition(" ")[0], 1.0) for choice in self.socket.choices]
        chosen = self.chance.choices(self.socket.choices, likings)[0]
        action = chosen["text"] if self.chance.random() < 0.5 else chosen["action"]
        return {"id": self.new_id(), "version": self.socket.version, "action": action}, chosen["text"]

    def new_id(self) -> str:
        """An id that this seat has not used in this match."""
        return f"s{self.seat}-{next(self.ids)}"

    def accept(self, answer: Any, kind: str, text: str) -> None:
        """Notes an accepted answer."""
        assert answer["type"] == "accepted", answer
        self.intended.note(answer["version"], kind, self.seat, text)

    async def act(self) -> dict[str, Any]:
        """Plays an action and waits until it is stored; returns the message."""
        message, text = self.choice()
        await self.socket.send("act", **message)
        self.accept(await self.answer_to(message["id"]), "act", text)
        return message

    async def play(self) -> None:
        """Plays the match to its end, without any trouble."""
        await self.connect()
        while not self.over:
            await self.wait()
            if not self.over:
                await self.act()


class Troublemaker(Player):
    """Does what bad lines, impatient fingers and careless programs do."""

    async def play(self) -> None:
        """Plays the match to its end, with much trouble."""
        await self.connect()
        tricks = [self._drop_before, self._drop_after, self._twice, self._again, self._stale, self._early, self._undo]
        while not self.over:
            await self._wait_restlessly()
            if self.over:
                return
            if self.chance.random() < 0.5:
                await self.act()
            else:
                await self.chance.choice(tricks)()

    async def _wait_restlessly(self) -> None:
        """Is away, now and then, while others play."""
        while not (self.asked or self.over):
            await self.socket.next(PATIENCE_S)
            if self.chance.random() < 0.02:
                await self._lose()

    async def _lose(self) -> None:
        await self.drop(self.chance.random() < 0.5, knowing=self.chance.random() < 0.8)
        if self.socket.view is None:
            await self.socket.until("full", PATIENCE_S)

    async def _drop_before(self) -> None:
        """Loses the line, then plays."""
        await self._lose()
        await self.act()

    async def _drop_after(self) -> None:
        """Sends, loses the line before the answer, and sends the same again: it is played once."""
        message, text = self.choice()
        await self.socket.send("act", **message)
        await self._lose()
        await self.socket.send("act", **message)
        answer = await self.answer_to(message["id"])
        self.accept(answer, "act", text)
        assert answer["version"] == message["version"] + 1

    async def _twice(self) -> None:
        """Sends the same twice at once: both are answered, one is played."""
        message, text = self.choice()
        for _ in range(2):
            await self.socket.send("act", **message)
        for _ in range(2):
            answer = await self.answer_to(message["id"])
            self.accept(answer, "act", text)
            assert answer["version"] == message["version"] + 1

    async def _again(self) -> None:
        """Sends the same again after the answer, and once more over a new line."""
        message = await self.act()
        for _ in range(2):
            await self.socket.send("act", **message)
            answer = await self.answer_to(message["id"])
            assert (answer["type"], answer["version"]) == ("accepted", message["version"] + 1)
            await self._lose()

    async def _stale(self) -> None:
        """Sends what was chosen a moment ago: it is refused, and the answer says where the match stands."""
        message, _ = self.choice()
        if message["version"]:
            await self.socket.send("act", **message | {"version": message["version"] - 1})
            await self._refused(message)
        await self.act()

    async def _early(self) -> None:
        """Two messages overtake each other: the later one is refused, the earlier one is played."""
        first, text = self.choice()
        second = first | {"id": self.new_id(), "version": first["version"] + 1}
        await self.socket.send("act", **second)
        await self.socket.send("act", **first)
        await self._refused(second)
        self.accept(await self.answer_to(first["id"]), "act", text)

    async def _refused(self, message: dict[str, Any]) -> None:
        answer = await self.answer_to(message["id"])
        assert (answer["type"], answer["code"], answer["sentence"]) == ("refused", "stale", "stale")
        assert answer["version"] == answer["args"]["now"]

    async def _undo(self) -> None:
        """Takes an action back as long as that is free; sends that twice as well."""
        await self.act()
        await self._reach(max(self.intended.entries))
        if self.over or self.socket.status["to_act"] != self.seat or not self.socket.status["can_undo"]:
            return
        message: dict[str, Any] = {"id": self.new_id(), "version": self.socket.version}
        answers = []
        for _ in range(2):
            await self.socket.send("undo", **message)
            answers.append(await self.answer_to(message["id"]))
        await self._reach(message["version"] + 1)
        undone = [one["value"] for one in self.received if one["type"] == "news" and one["kind"] == "undo"]
        for answer in answers:
            self.accept(answer, "undo", str(undone[-1]))

    async def _reach(self, version: int) -> None:
        """Listens until the match is known as far as this."""
        while self.socket.version < version:
            await self.socket.next(PATIENCE_S)
