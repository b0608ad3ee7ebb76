"""Records: what they give away while a match runs, and what becomes of them afterwards."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.command import Command
from tests.table.client import Guest, play_out, refused
from tests.table.loop import in_loop
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("records") / "data") as running:
        yield running
        assert '"internal"' not in running.log()


@in_loop
async def test_the_record_of_a_running_match_masks_what_others_chose_in_secret(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table, verb = await secret_match(ann, bob)
        path = f"/api/matches/{table['match']}/record"
        own, others = await ann.get(path), await bob.get(path)
        secret, masked = ([row.split() for row in text.splitlines() if f" B {verb} " in row] for text in (own, others))
        assert len(secret) == len(masked) == 1
        assert masked[0][3] == "…" != secret[0][3]
        assert "\nkey " not in own + others
        assert "commitment" in own
        async with Guest(server.url) as cyd:
            assert await refused(cyd, "GET", path) == (404, "unknown", "no_match")
            assert await refused(cyd, "GET", "/api/matches/none/record") == (404, "unknown", "no_match")


async def secret_match(ann: Guest, bob: Guest) -> tuple[Any, str]:
    """A match in which Ann, in the blue seat, has just given a card away, face down; also the verb of that."""
    table = await ann.open_table("towers", "me open open open", {"teams": True, "first": "1"})
    for seat in (1, 2, 3):
        table = await bob.join(table, seat=seat)
    path = f"/api/tables/{table['id']}/match"
    for _ in range(500):
        full = await ann.get(path, params={"seat": 0})
        seat = full["status"]["to_act"]
        who = ann if seat == 0 else bob
        full = await who.get(path, params={"seat": seat})
        texts = [choice["text"] for choice in full["choices"]]
        given = [text for text in texts if text.startswith("give ")] if seat == 0 else []
        body = {"type": "act", "id": f"s{full['version']}", "version": full["version"], "action": [*given, *texts][0]}
        await who.post(path, body, params={"seat": seat})
        if given:
            return table, "give"
    raise AssertionError("nobody gives anything away")


@in_loop
async def test_a_finished_match_is_downloaded_verified_imported_and_replayed(
    server: Server, command: Command, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await ann.open_table("hocus", "me me")
        match = f"/api/matches/{table['match']}"
        assert await refused(ann, "GET", f"{match}/replay") == (409, "impossible", "not_over")
        end = await play_out(ann, table["id"], [0, 1])
        assert len(end["status"]["key"]) == 32
        text = await ann.get(f"{match}/record")
        file = tmp_path_factory.mktemp("record") / "match.txt"
        file.write_text(text, encoding="utf-8")
        assert command("verify", file).code == 0
        assert f"commitment {end['match']['commitment']}" in text
        assert await bob.get(f"{match}/record") == text, "a finished match is open to whoever has its link"
        imported = await bob.post("/api/records", {"text": text})
        assert (imported["game"], imported["players"], imported["verified"]) == ("hocus", 2, True)
        actions = imported["actions"]
        for at in (0, 1, actions):
            for seat in ({}, {"seat": 1}):
                step = await bob.get(f"/api/records/{imported['id']}", params={"at": at} | seat)
                same = await ann.get(f"{match}/replay", params={"at": at} | seat)
                assert step | {"match": None} == same | {"match": None}
                assert (step["number"], step["actions"]) == (at, actions)
                assert (step["outcome"] is not None) == (at == actions)
        assert await bob.get(f"/api/records/{imported['id']}/text") == text
        beyond = await refused(bob, "GET", f"/api/records/{imported['id']}", params={"at": actions + 1})
        assert beyond == (400, "malformed", "bad_message")
        assert await refused(bob, "GET", f"/api/records/{imported['id']}", params={"seat": 2}) == (
            404,
            "unknown",
            "no_seat",
        )


@in_loop
async def test_only_a_true_and_finished_record_is_taken(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("hocus", "me me")
        running = await ann.get(f"/api/matches/{table['match']}/record")
        await play_out(ann, table["id"], [0, 1])
        text = await ann.get(f"/api/matches/{table['match']}/record")
        rows = text.splitlines()
        swapped = "\n".join([*rows[:-3], rows[-2], rows[-3], rows[-1]])
        for bad in (
            "",
            "nonsense",
            running,
            text[:-40],
            swapped,
            text.replace("game hocus", "game chess"),
            "\x00" * 99,
        ):
            assert await refused(ann, "POST", "/api/records", {"text": bad}) == (400, "malformed", "bad_record")
        large = {"text": "x" * 200_001}
        assert await refused(ann, "POST", "/api/records", large) == (413, "malformed", "too_large")
        assert await refused(ann, "GET", "/api/records/none") == (404, "unknown", "no_record")
        assert await refused(ann, "GET", "/api/records/none/text") == (404, "unknown", "no_record")
