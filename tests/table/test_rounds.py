"""Thinking is shared in rounds over guests; who has people waiting comes first; nobody thinks where nobody is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from abraka.table.rounds import SHORTEST, Claim, Rounds
from tests.table.client import Guest
from tests.table.limited import LimitedServer
from tests.table.loop import in_loop


class Line:
    """Thoughts that wait for their turn, and the order in which they get it."""

    def __init__(self, places: int = 1) -> None:
        self.rounds, self.order, self.shares = Rounds(places), list[str](), list[float]()
        self.tasks: list[asyncio.Task[None]] = []

    def think(self, name: str, claim: Claim, ends: asyncio.Event | None = None) -> asyncio.Task[None]:
        """Waits for a turn, and thinks until it is let go on."""

        async def run() -> None:
            async with self.rounds.turn(claim) as share:
                self.order.append(name)
                self.shares.append(share)
                if ends is not None:
                    await ends.wait()

        self.tasks.append(asyncio.create_task(run()))
        return self.tasks[-1]


async def settle() -> None:
    """Lets everybody do what they can."""
    for _ in range(20):
        await asyncio.sleep(0)


@in_loop
async def test_one_guest_comes_after_the_other_however_many_tables_each_has() -> None:
    line, ends = Line(), asyncio.Event()
    line.think("busy", Claim("eve"), ends)
    await settle()
    for number in range(20):
        line.think(f"eve {number}", Claim("eve"))
    await settle()
    line.think("ann", Claim("ann"))
    await settle()
    ends.set()
    await asyncio.gather(*line.tasks)
    assert line.order[:3] == ["busy", "eve 0", "ann"]
    assert line.order[3:] == [f"eve {number}" for number in range(1, 20)]


@in_loop
async def test_tables_with_people_come_before_those_without() -> None:
    line, ends = Line(), asyncio.Event()
    line.think("busy", Claim("eve"), ends)
    await settle()
    for guest in ("eve", "fay"):
        line.think(f"{guest} watches", Claim(guest, present=False))
    await settle()
    line.think("ann plays", Claim("ann"))
    await settle()
    ends.set()
    await asyncio.gather(*line.tasks)
    assert line.order == ["busy", "ann plays", "eve watches", "fay watches"]


@in_loop
async def test_when_many_wait_a_round_takes_no_longer_than_a_thought() -> None:
    line, ends = Line(places=2), asyncio.Event()
    line.think("alone", Claim("ann"))
    await settle()
    assert line.shares == [1.0], "who is alone thinks as long as it likes"
    for guest in ("eve", "fay"):
        line.think(f"{guest} busy", Claim(guest), ends)
    await settle()
    for guest in ("eve", "fay"):
        for number in range(9):
            line.think(f"{guest} {number}", Claim(guest))
    line.think("ann", Claim("ann"))
    await settle()
    ends.set()
    await asyncio.gather(*line.tasks)
    share = dict(zip(line.order, line.shares, strict=True))
    assert share["ann"] == pytest.approx(2 / 3), "a third of both places"
    assert share["eve 0"] == pytest.approx(2 / 3 / 10, rel=0.2)
    assert min(line.shares) >= SHORTEST


@in_loop
async def test_who_no_longer_wants_a_turn_leaves_it_to_the_next() -> None:
    line, ends = Line(), asyncio.Event()
    line.think("busy", Claim("eve"), ends)
    await settle()
    gone = [line.think(f"gone {number}", Claim("fay")) for number in range(3)]
    line.think("ann", Claim("ann"))
    await settle()
    gone[0].cancel()
    ends.set()
    await asyncio.sleep(0)
    gone[1].cancel()
    await asyncio.gather(*line.tasks, return_exceptions=True)
    assert "ann" in line.order
    assert line.rounds._free == 1
    assert not line.rounds._wanted


@in_loop
async def test_bots_think_where_somebody_is_and_nowhere_else(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", visit_s=0.5) as server:
        async with Guest(server.url) as ann, Guest(server.url) as bob:
            await ann.ready()
            table = (await ann.open_table("towers", "random random random", public=True, watch=True, pace_s=0.1))["id"]
            path = f"/api/tables/{table}/match"

            async def version() -> int:
                return int((await bob.get(path))["version"])

            await grows(version)
            left = await version()
            await asyncio.sleep(3)
            now = await version()
            assert now - left <= 8, "half a second after the last visit nobody thinks any more"
            await grows(version)
            async with bob.socket(table, None) as socket:
                await socket.until("full")
                began = socket.version
                await asyncio.sleep(2)
                await socket.ask("ping")
                assert socket.version > began + 8, "who listens is there"


async def grows(version: Callable[[], Awaitable[int]]) -> None:
    """Waits until a number is another."""
    async with asyncio.timeout(20):
        first = await version()
        while await version() == first:
            await asyncio.sleep(0.05)
