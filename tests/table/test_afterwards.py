"""After the match: what was luck and what was play, other choices, and what would have been."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.client import Guest, play_out, refused
from tests.table.loop import in_loop
from tests.table.server import Server

SUM = 1e-3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("afterwards") / "data") as running:
        yield running
        assert '"internal"' not in running.log()


async def played(guest: Guest, game: str = "hocus") -> Any:
    """A match of one person in both seats, to its end."""
    table = await guest.open_table(game, "me me")
    await play_out(guest, table["id"], [0, 1])
    return table


async def analysed(guest: Guest, path: str) -> Any:
    """The analysis at that address, when it is done."""
    async with asyncio.timeout(500):
        while (found := await guest.get(path))["report"] is None:
            assert 0 <= found["share"] <= 1
            await asyncio.sleep(0.3)
    return found["report"]


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} if kind != "bot" else {"kind": "bot", "level": "apprentice"} for kind in kinds]


@pytest.mark.slow
@in_loop
async def test_a_finished_match_is_analysed_once_for_whoever_has_its_link(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await played(ann)
        path = f"/api/matches/{table['match']}"
        report = await analysed(ann, f"{path}/analysis")
        assert (report["match"], report["game"], report["players"]) == (table["match"], "hocus", 2)
        for seat, person in enumerate(report["seats"]):
            total = person["first"] + person["luck"] + person["own"] + person["others"]
            assert abs(total - person["result"]) < SUM, f"seat {seat}"
        assert (await bob.get(f"{path}/analysis"))["report"] == report
        assert server.log().count('"match_analysed"') == 1
        server.kill()
        server.start()
        assert (await ann.get(f"{path}/analysis"))["report"] == report, "it is kept"
        text = await ann.get(f"{path}/record")
        imported = await bob.post("/api/records", {"text": text})
        assert 0 <= (await bob.get(f"/api/records/{imported['id']}/analysis"))["share"] <= 1


@in_loop
async def test_nothing_of_a_match_that_goes_on_is_analysed_tried_or_branched_from(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        table = await ann.open_table("hocus", "me me")
        path = f"/api/matches/{table['match']}"
        a_try, branch = {"at": 0, "action": "roll"}, {"at": 0, "seats": seats("me", "bot")}
        for guest, why in ((ann, (409, "impossible", "not_over")), (eve, (404, "unknown", "no_match"))):
            assert await refused(guest, "GET", f"{path}/analysis") == why
            assert await refused(guest, "POST", f"{path}/try", a_try) == why
            assert await refused(guest, "POST", f"{path}/branch", branch) == why


@in_loop
async def test_a_match_that_was_called_off_has_nothing_to_be_found(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("hocus", "me wizard", {"first": "1"})
        full = await ann.get(f"/api/tables/{table['id']}/match", params={"seat": 0})
        leave = {"type": "leave", "id": "l1", "version": full["version"]}
        await ann.post(f"/api/tables/{table['id']}/match", leave, params={"seat": 0})
        why = await refused(ann, "GET", f"/api/matches/{table['match']}/analysis")
        assert why == (409, "impossible", "not_analysed")


@in_loop
async def test_another_choice_is_tried_at_a_moment(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        path = f"/api/matches/{(await played(ann))['match']}"
        found = await ann.post(f"{path}/try", {"at": 0, "action": "roll"})
        assert found["grade"] == "fine" and found["action"] == "roll"
        assert found["cost"] >= 0 and 0 <= found["chance"] <= 1
        assert (await refused(ann, "POST", f"{path}/try", {"at": 0, "action": "fly"}))[2] == "unknown_text"
        assert (await refused(ann, "POST", f"{path}/try", {"at": 99_999, "action": "roll"}))[2] == "bad_message"


@pytest.mark.parametrize("game", ["towers", "hill", "hocus", "djinn"])
@pytest.mark.parametrize("deal", ["same", "anew"])
@in_loop
async def test_a_branch_goes_on_from_a_moment(server: Server, game: str, deal: str) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        match = (await played(ann, game))["match"]
        story = await ann.get(f"/api/matches/{match}/story", params={"seat": 0})
        at = next(i for i, news in enumerate(story["news"]) if i >= len(story["news"]) // 2 and news["seat"] == 0)
        then = await ann.get(f"/api/matches/{match}/replay", params={"at": at, "seat": 0})
        table = await bob.post(f"/api/matches/{match}/branch", {"at": at, "deal": deal, "seats": seats("me", "me")})
        assert table["origin"] == {"match": match, "at": at} and table["settings"]["fun"]
        now = await bob.get(f"/api/tables/{table['id']}/match", params={"seat": 0})
        assert now["status"]["to_act"] == 0
        assert now["view"] == then["view"], "its seat sees what it saw then"
        await play_out(bob, table["id"], [0, 1])
        again = await bob.get(f"/api/matches/{table['match']}/story")
        assert again["outcome"] is not None
        server.kill()
        server.start()
        assert (await bob.get(f"/api/matches/{table['match']}/story"))["news"] == again["news"]


@in_loop
async def test_a_branch_takes_as_many_seats_as_the_match_had(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        path = f"/api/matches/{(await played(ann))['match']}/branch"
        assert (await refused(ann, "POST", path, {"at": 0, "seats": seats("me")}))[2] == "bad_option"
        assert (await refused(ann, "POST", path, {"at": 99_999, "seats": seats("me", "bot")}))[2] == "bad_message"
