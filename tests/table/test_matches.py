"""Whole matches of every game and variant over real sockets, with a client that makes trouble all the way."""

import asyncio
import hashlib
import random
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any

import pytest

from abraka.core import savefile
from abraka.core.game import GAMES, SEAT_LETTERS
from tests.configurations import Configuration, hocus, label
from tests.table.client import Guest, Socket
from tests.table.playing import PATIENCE_S, Intended, Player, Troublemaker
from tests.table.server import Server

MATCHES: list[Configuration] = [
    *[("towers", n, {"variant": v}) for n, v in ((2, "base"), (6, "base"), (3, "advanced"), (5, "advanced"))],
    ("towers", 4, {"variant": "master", "spell_count": 8}),
    ("towers", 2, {"variant": "master", "spell_count": 8, "edition": "pl"}),
    ("towers", 4, {"teams": True, "memory": "aided"}),
    ("towers", 6, {"teams": True, "variant": "master", "spell_count": 8, "edition": "pl"}),
    ("towers", 3, {"edition": "pl", "skip_second": True}),
    *[("towers", 1, {"potions": potions}) for potions in ("none", "full", "empty")],
    *[("towers", n, {"together": True, "potions": p}) for n, p in ((2, "none"), (4, "full"), (6, "empty"))],
    *hocus(),
    *[("hill", n, {"walk_on": n % 2 == 0}) for n in range(2, 6)],
    ("hill", 3, {"memory": "aided"}),
    *[("djinn", n, {"easy": easy}) for n, easy in ((1, False), (1, True), (2, True), (3, False))],
    *[("djinn", n, {"longer": longer}) for n, longer in ((2, True), (4, False))],
]
"""Every game and variant, and every number of players."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all matches of this file."""
    with Server(tmp_path_factory.mktemp("matches")) as running:
        yield running


class Seated:
    """The people of a match, each with a cookie of their own, and a table at which they sit."""

    def __init__(self, guests: Sequence[Guest], table: Any) -> None:
        self.guests, self.table = guests, table

    @property
    def id(self) -> str:
        """The table's."""
        return str(self.table["id"])


async def sit_down(stack: AsyncExitStack, url: str, configuration: Configuration, **settings: Any) -> Seated:
    """Opens a table and fills it with people."""
    game, players, options = configuration
    guests = [await stack.enter_async_context(Guest(url)) for _ in range(players)]
    table = await guests[0].open_table(game, " ".join(["me"] + ["open"] * (players - 1)), options, **settings)
    for seat, guest in enumerate(guests[1:], 1):
        await guest.join(table, seat=seat)
    return Seated(guests, await guests[0].get(f"/api/tables/{table['id']}"))


async def watch(socket: Socket) -> None:
    """Looks on until the match is over."""
    while socket.status is None or socket.status["outcome"] is None:
        await socket.next(PATIENCE_S)


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_are_stored_as_they_were_meant(server: Server, game: str) -> None:
    """One match of each variant, all at the same time."""
    asyncio.run(_whole_matches(server.url, [one for one in MATCHES if one[0] == game]))


async def _whole_matches(url: str, configurations: Sequence[Configuration]) -> None:
    async with asyncio.TaskGroup() as matches:
        for configuration in configurations:
            matches.create_task(_whole_match(url, configuration), name=label(configuration))


async def _whole_match(url: str, configuration: Configuration) -> None:
    chance = random.Random(label(configuration))
    async with AsyncExitStack() as stack:
        seated = await sit_down(stack, url, configuration, watch=True)
        intended = Intended()
        trouble = chance.randrange(len(seated.guests))
        players = [
            (Troublemaker if seat == trouble else Player)(guest, seated.id, seat, intended, chance)
            for seat, guest in enumerate(seated.guests)
        ]
        watcher = await stack.enter_async_context(seated.guests[0].socket(seated.id, None))
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(watch(watcher))
            for player in players:
                tasks.create_task(player.play())
        assert players[trouble].drops, "the troublemaker made no trouble"
        await _check_record(seated, intended, players)
        await _check_views(seated, [player.socket for player in players] + [watcher])
        for player in players:
            await player.socket.close()


async def _check_record(seated: Seated, intended: Intended, players: Sequence[Player]) -> None:
    """The stored record is what was meant, is true, and is the one that was promised at the start."""
    match = players[0].socket.match
    records = {await guest.get(f"/api/matches/{match}/record") for guest in seated.guests}
    assert len(records) == 1, "not everybody gets the same record"
    record = records.pop()
    lines = [line.text.split(" ", 2) for line in savefile.parse(record).actions]
    assert [(SEAT_LETTERS.index(letter), text) for _, letter, text in lines] == intended.actions()
    finished = savefile.read_finished(record)
    first = next(message for message in players[0].received if message["type"] == "full")
    for player in players:
        status = player.socket.status
        assert finished.outcome is not None
        assert status["outcome"] == {"reason": finished.outcome.reason, "ranks": list(finished.outcome.ranks)}
        promise = hashlib.sha256(str(match).encode() + bytes.fromhex(status["key"])).hexdigest()
        assert promise == first["match"]["commitment"] == finished.commitment
        assert sorted(intended.entries) == list(range(1, player.socket.version + 1))


async def _check_views(seated: Seated, sockets: Sequence[Socket]) -> None:
    """What everybody has put together from news is what they would be shown now."""
    for socket in sockets:
        seat = socket.hello["seat"]
        query = {} if seat is None else {"seat": seat}
        fresh = await socket.guest.get(f"/api/tables/{seated.id}/match", params=query)
        assert fresh["version"] == socket.version
        assert fresh["view"] == socket.view
        assert (fresh["status"], fresh["choices"]) == (socket.status, socket.choices)


def test_one_who_was_away_gets_the_news_or_all_anew(server: Server) -> None:
    asyncio.run(_away(server.url))


async def _away(url: str) -> None:
    """What is missed is told one by one up to a limit, then as a whole; and both come to the same."""
    chance, intended = random.Random(7), Intended()
    async with AsyncExitStack() as stack:
        seated = await sit_down(stack, url, ("towers", 4, {}))
        players = [Player(g, seated.id, seat, intended, chance) for seat, g in enumerate(seated.guests)]
        for player in players:
            await player.connect()
            await player.socket.until("full")
        views = [players[0].socket.view]
        for version in range(1, 111):
            await next(player for player in players if player.asked).act()
            for player in players:
                while player.socket.version < version:
                    await player.socket.next()
            views.append(players[0].socket.view)
        for missed in (110, 101, 100, 1, 0, -5):
            known = {"match": players[0].socket.match, "since": 110 - missed}
            socket = seated.guests[0].socket(seated.id, 0, **known)
            socket.version, socket.view = 110 - missed, views[min(110, 110 - missed)]
            async with socket:
                await socket.ask("ping")
                kinds = [message["type"] for message in socket.received if message["type"] != "table"]
                told = ["news"] * missed if 0 <= missed <= 100 else ["full"]
                assert kinds == ["welcome", *told, "pong"]
                assert (socket.version, socket.view) == (110, views[110])
        for player in players:
            await player.socket.close()
