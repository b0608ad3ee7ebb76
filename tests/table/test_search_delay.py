"""Bots that search hard do not keep people waiting at other tables."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.table.client import Guest, Socket
from tests.table.playing import PATIENCE_S, Intended, Player
from tests.table.server import Server

SEARCHES = 4
ACTIONS = 300
MEDIAN_MS, P99_MS = 30.0, 150.0


def test_four_searches_do_not_delay_people_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(_play_beside_searches(server.url))


async def _play_beside_searches(url: str) -> None:
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(Guest(url))
        searching = [await _search_forever(stack, url) for _ in range(SEARCHES)]
        for socket in searching:
            await socket.until("news", PATIENCE_S)  # the bots are at it
        alone = asyncio.gather(*(_listen(socket) for socket in searching))
        times = sorted(await _timed_actions(guest))
        alone.cancel()
        thought = sum(message["type"] == "news" for socket in searching for message in socket.received)
    median, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    print(f"{len(times)} actions beside {SEARCHES} searches: p50 {median:.1f} ms, p99 {p99:.1f} ms ({thought} found)")
    assert thought > SEARCHES, "no bot was searching"
    assert median < MEDIAN_MS
    assert p99 < P99_MS


async def _search_forever(stack: AsyncExitStack, url: str) -> Socket:
    """A table of bots that search as long as they may, with one who looks on."""
    guest = await stack.enter_async_context(Guest(url))
    table = await guest.open_table("towers", "archmage archmage", watch=True)
    return await stack.enter_async_context(guest.socket(table["id"], None))


async def _listen(socket: Socket) -> None:
    while True:
        await socket.next(PATIENCE_S)


async def _timed_actions(guest: Guest) -> list[float]:
    """How long each action of somebody who plays alone took from sending to the answer, in milliseconds."""
    chance = random.Random(4)
    times: list[float] = []
    while len(times) < ACTIONS:
        table = await guest.open_table("hocus", "me me")
        intended = Intended()
        people = [Player(guest, table["id"], seat, intended, chance) for seat in range(2)]
        for player in people:
            await player.connect()
            await player.socket.until("full", PATIENCE_S)
        while not any(player.over for player in people):
            player = next(player for player in people if player.asked)
            began = time.perf_counter()
            await player.act()
            times.append((time.perf_counter() - began) * 1000)
            for other in people:
                while other.socket.version < player.socket.version:
                    await other.socket.next(PATIENCE_S)
            await asyncio.sleep(0.01)
        for player in people:
            await player.socket.close()
    return times
