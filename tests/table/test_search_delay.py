"""Bots that search hard do not keep people waiting at other tables. Judged by what the server itself does while
somebody waits, so that other tests may run beside it."""

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

from tests.table.client import Guest, Socket
from tests.table.meter import CORES, Meter, Time, needs_meter
from tests.table.playing import PATIENCE_S, Intended, Player
from tests.table.server import Server

SEARCHES = 4
ACTIONS = 300
MEDIAN_S, P99_S = 0.03, 0.15


@needs_meter
def test_four_searches_do_not_delay_people_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        assert server.process is not None
        asyncio.run(_play_beside_searches(server.url, Meter(server.process.pid)))


async def _play_beside_searches(url: str, meter: Meter) -> None:
    async with AsyncExitStack() as stack:
        guest = await stack.enter_async_context(Guest(url))
        searching = [await _search_forever(stack, url) for _ in range(SEARCHES)]
        for socket in searching:
            await socket.until("news", PATIENCE_S)  # the bots are at it
        alone = asyncio.gather(*(_listen(socket) for socket in searching))
        times = await _timed_actions(guest, meter)
        alone.cancel()
        thought = sum(message["type"] == "news" for socket in searching for message in socket.received)
    assert thought > SEARCHES, "no bot was searching"
    loop, process = sorted(time.loop for time in times), sorted(time.process for time in times)
    median, late = len(times) // 2, int(len(times) * 0.99)
    assert loop[median] < MEDIAN_S and loop[late] < P99_S
    assert process[median] < CORES * MEDIAN_S and process[late] < CORES * P99_S


async def _search_forever(stack: AsyncExitStack, url: str) -> Socket:
    """A table of bots that search as long as they may, with one who looks on."""
    guest = await stack.enter_async_context(Guest(url))
    table = await guest.open_table("towers", "archmage archmage", watch=True)
    return await stack.enter_async_context(guest.socket(table["id"], None))


async def _listen(socket: Socket) -> None:
    while True:
        await socket.next(PATIENCE_S)


async def _timed_actions(guest: Guest, meter: Meter) -> list[Time]:
    """What each action of somebody who plays alone took from sending to the answer."""
    chance = random.Random(4)
    times: list[Time] = []
    while len(times) < ACTIONS:
        table = await guest.open_table("hocus", "me me")
        intended = Intended()
        people = [Player(guest, table["id"], seat, intended, chance) for seat in range(2)]
        for player in people:
            await player.connect()
            await player.socket.until("full", PATIENCE_S)
        while not any(player.over for player in people):
            player = next(player for player in people if player.asked)
            began = meter.read()
            await player.act()
            times.append(meter.read().since(began))
            for other in people:
                while other.socket.version < player.socket.version:
                    await other.socket.next(PATIENCE_S)
            await asyncio.sleep(0.01)
        for player in people:
            await player.socket.close()
    return times
