"""Playing at once: the table begins on the plain rules and goes over to the compiled ones while people play."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from abraka.core.cache import COMPLETE, never_compiled
from abraka.core.game import GAMES
from abraka.table.compiler import Compiler
from tests.table.client import Guest
from tests.table.handing_over import HandingServer
from tests.table.playing import LOST
from tests.table.test_crash import Evening, _check_all_to_the_end, _check_journal, _some_actions

TABLES = [("towers", 2), ("hocus", 3), ("djinn", 1)]
BLINK_S = 10.0
"""Far more than anybody should notice: other tests run at the same time."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[HandingServer]:
    """A table on the plain rules."""
    with HandingServer(tmp_path / "data") as server:
        yield server


async def share_compiled(guest: Guest) -> float:
    """How far the compiled rules are, as the page tells it."""
    return float((await guest.get("/api/about"))["compiled"])


async def hand_over(server: HandingServer, guest: Guest) -> float:
    """Lets the server go over to the compiled rules; returns for how long it did not answer."""
    server.word.touch()
    blink, last = 0.0, time.monotonic()
    async with asyncio.timeout(60):
        while True:
            try:
                share = await share_compiled(guest)
            except Exception:  # it answers to nobody for a moment
                await asyncio.sleep(0.01)
                continue
            blink, last = max(blink, time.monotonic() - last), time.monotonic()
            if share == 1:
                return blink


def test_those_who_play_lose_nothing_when_the_compiled_rules_take_over(server: HandingServer) -> None:
    asyncio.run(_play_through_the_hand_over(server))


async def _play_through_the_hand_over(server: HandingServer) -> None:
    chance = random.Random(15)
    async with Guest(server.url) as guest, Guest(server.url) as looker:
        assert await share_compiled(looker) < 1
        evenings = [Evening(guest, game, players, chance) for game, players in TABLES]
        async with asyncio.TaskGroup() as tasks:
            for evening in evenings:
                tasks.create_task(evening.pass_time())
            for evening in evenings:
                await _some_actions(evening, 5)
            assert await hand_over(server, looker) < BLINK_S
            for evening in evenings:
                await _some_actions(evening, 5)
                evening.stop()
        _check_journal(server.data, evenings)
        for evening in evenings:
            await _check_all_to_the_end(evening)


def test_a_match_with_bots_goes_on_with_its_seats_and_its_chat(server: HandingServer) -> None:
    asyncio.run(_with_bots_and_chat(server))


async def _with_bots_and_chat(server: HandingServer) -> None:
    async with Guest(server.url) as guest, Guest(server.url) as looker:
        table = await guest.open_table("hill", "me wizard apprentice", options={"first": "1"})
        async with guest.socket(table["id"], 0) as socket:
            await socket.until("full")
            await _play_until_the_bots_have_answered(socket)
            assert (await socket.ask("say", text="Back in a blink"))["type"] == "accepted"
            before = socket.version
            await hand_over(server, looker)
            with pytest.raises(LOST):
                while True:
                    await socket.next()
        async with guest.socket(table["id"], 0, match=socket.match, since=before) as again:
            welcome = await again.until("welcome")
            assert [line["text"] for line in welcome["chat"]] == ["Back in a blink"]
            assert welcome["seat"] == 0
            again.view, again.match, again.version = socket.view, socket.match, before
            again.status, again.choices = socket.status, socket.choices
            await _play_until_the_bots_have_answered(again)
            assert again.version > before


async def _play_until_the_bots_have_answered(socket: Any) -> None:
    """Plays a turn of one's own, and waits until one is asked again."""
    turns = 0
    while turns < 2:
        while not socket.choices:
            await socket.next()
        turns += socket.status["to_act"] == 0 and socket.choices[0]["text"] is not None
        await socket.ask("act", action=socket.choices[0]["text"])


def test_a_kill_on_the_plain_rules_frees_folder_and_port_and_loses_nothing(server: HandingServer) -> None:
    async def act() -> tuple[Any, Any]:
        async with Guest(server.url) as guest:
            table = await guest.open_table("towers", "me me")
            place = f"/api/tables/{table['id']}/match"
            full = await guest.get(place, params={"seat": 0})
            seat = full["status"]["to_act"]
            full = await guest.get(place, params={"seat": seat})
            body = {"type": "act", "id": "one", "version": full["version"], "action": full["choices"][0]["text"]}
            answer = await guest.post(place, body, params={"seat": seat})
            server.kill()
            server.start()
            return answer["version"], (await guest.get(place, params={"seat": seat}))["version"]

    accepted, stored = asyncio.run(act())
    assert stored == accepted


def test_ctrl_c_on_the_plain_rules_closes_the_table(server: HandingServer) -> None:
    assert server.stop() == 0
    assert "closed" in server.log()


def test_a_socket_hears_that_the_server_begins_anew(server: HandingServer) -> None:
    async def code() -> int | None:
        async with Guest(server.url) as guest, Guest(server.url) as looker:
            table = await guest.open_table("towers", "me open")
            async with guest.socket(table["id"], 0) as socket:
                await socket.until("welcome")
                await hand_over(server, looker)
                with pytest.raises(ConnectionClosed) as end:
                    while True:
                        await socket.next()
                return end.value.rcvd.code if end.value.rcvd else None

    assert asyncio.run(code()) == 1012


def test_games_are_compiled_in_the_order_in_which_people_want_them() -> None:
    compiler = Compiler(lambda share: None)
    assert compiler.waiting == ["towers", "hill", "hocus", "djinn"]
    compiler.want("djinn")
    compiler.want("hocus")
    assert compiler.waiting == ["hocus", "djinn", "towers", "hill"]


def test_an_empty_cache_is_seen_without_loading_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ABRAKA_CACHE", str(tmp_path))
    assert never_compiled(GAMES)
    for game in GAMES:
        folder = tmp_path / f"rules-{game}-1"
        folder.mkdir()
        (folder / COMPLETE).touch()
    assert not never_compiled(GAMES)
