"""Load for several nodes: matches whose players come again, to the next node, whenever their line is cut."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
from picows import WSError, WSFrame, WSMsgType, WSTransport, ws_connect

from abraka.lab.table_load import Choice, Seating, SocketListener

AGAIN_S, ANSWER_S = 0.05, 3.0


class Status(msgspec.Struct):
    """How a match stands."""

    outcome: dict[str, Any] | None = None


class Told(msgspec.Struct):
    """A message of the server, as far as a travelling player needs it."""

    type: str
    id: str | None = None
    code: str = ""
    version: int | None = None
    choices: list[Choice] | None = None
    status: Status | None = None


read_told = msgspec.json.Decoder(Told).decode


class Ear(SocketListener):
    """One socket of a match that may be cut."""

    def __init__(self, match: "Travelling", seat: int) -> None:
        super().__init__(seat, lambda text: match.hear(self, seat, read_told(text)))
        self._match = match

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hears something, or that it is over."""
        super().on_ws_frame(transport, frame)
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """The line is cut."""
        self._match.cut(self)


class Travelling:
    """One match, played by chance at a steady pace, at whichever node takes its players."""

    def __init__(self, seating: Seating, ports: Sequence[int], first: int, period: float) -> None:
        self.seating, self._ports, self._at, self._period = seating, ports, first, period
        self._random = random.Random(seating.table)
        self._ears: dict[int, Ear] = {}
        self._broken = asyncio.Event()
        self._told = asyncio.Event()
        self._acting: tuple[int, int, list[Choice]] | None = None
        self._pending: tuple[int, dict[str, Any]] | None = None
        self._sent = 0
        self.over = False
        self.accepted: dict[int, str] = {}  # what, by its number
        self.times: list[float] = []  # when anything was accepted
        self.twice = 0  # numbers under which two things were accepted

    @property
    def port(self) -> int:
        """Where its players are."""
        return self._ports[self._at % len(self._ports)]

    async def run(self) -> None:
        """Plays until it is over."""
        while not self.over:
            with suppress(OSError, TimeoutError, WSError):
                await self._come()
                await self._play()
            self._hang_up()
            self._at += 1
            await asyncio.sleep(AGAIN_S)

    async def _come(self) -> None:
        """All seats take their places at one node."""
        self._broken.clear()
        self._acting = None
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{self.seating.table}"
        for seat, cookie in enumerate(self.seating.cookies):
            ear = self._ears[seat] = Ear(self, seat)
            async with asyncio.timeout(ANSWER_S):
                await ws_connect(lambda ear=ear: ear, url, extra_headers={"Cookie": cookie})

    async def _play(self) -> None:
        """Plays on until the line is cut."""
        while not self.over and not self._broken.is_set():
            self._told.clear()
            if self._pending is not None:
                seat, action = self._pending
                self._ears[seat].send(action)
            elif self._acting is not None:
                seat, version, choices = self._acting
                self._acting = None
                self._sent += 1
                text = self._random.choice(choices).text
                self._pending = seat, {"type": "act", "id": f"b{self._sent}", "version": version, "action": text}
                continue
            async with asyncio.timeout(ANSWER_S):
                await self._told.wait()
            if self._pending is None:
                await asyncio.sleep(self._period)

    def hear(self, ear: Ear, seat: int, told: Told) -> None:
        """A message to one of the sockets."""
        if self._ears.get(seat) is not ear:
            return
        if told.status is not None and told.status.outcome is not None:
            self.over = True
            self._told.set()
        if told.choices:
            self._acting = seat, told.version or 0, told.choices
            self._told.set()
        if self._pending is not None and told.id == self._pending[1]["id"]:
            if told.type == "accepted" and told.version is not None:
                self.twice += self.accepted.setdefault(told.version, str(told.id)) != told.id
                self.times.append(time.monotonic())
            elif told.code == "failed":  # it is sent again
                self._broken.set()
                self._told.set()
                return
            self._pending = None
            self._told.set()

    def cut(self, ear: Ear) -> None:
        """A line is cut: all come again."""
        if ear in self._ears.values():
            self._broken.set()
            self._told.set()

    def _hang_up(self) -> None:
        ears, self._ears = list(self._ears.values()), {}
        for ear in ears:
            if ear.transport is not None:
                ear.transport.disconnect(graceful=False)

    def gap(self, since: float) -> float | None:
        """How long it stood still at most, beyond its pace, around and after a moment; None if it was over soon."""
        before = [one for one in self.times if one < since][-1:]
        after = [one for one in self.times if one >= since]
        if not after:
            return None if self.over else time.monotonic() - since
        pauses = [later - sooner for sooner, later in pairwise([*before, *after])]
        return max(0.0, max(pauses, default=0.0) - self._period)
