"""`abraka forget`: a person goes, and nothing of the others'."""

import asyncio
from pathlib import Path

from abraka.table.checking import damaged_rows
from tests.command import Command
from tests.table.client import Guest
from tests.table.loop import in_loop
from tests.table.server import Server
from tests.table.test_book import MINE, assert_ratings_follow_from_results, played, rows, two


async def evening(folder: Path) -> str:
    """Ann and Bob have played twice, and talked; the last match goes on."""
    with Server(folder) as server:
        ann, bob = await two(server)
        async with ann, bob, Guest(server.url) as eve:
            await eve.put("/api/me", {"name": "Eve"})
            table = await played(ann, bob)
            await played(bob, eve)
            async with ann.socket(table["id"], 0) as socket:
                await socket.until("full")
                await socket.ask("say", text="Ann says her secret")
            await ann.open_table("hocus", "me open", start="owner")
            await ann.post("/api/me/phrase")
            return str(table["match"])


def everything(path: Path) -> str:
    """All that a database holds, in one text."""
    names = [name for [name] in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return "\n".join(str(rows(path, f'SELECT * FROM "{name}"')) for name in names)


@in_loop
async def test_of_a_forgotten_person_nothing_is_left_but_the_others_matches(tmp_path: Path, command: Command) -> None:
    match = await evening(tmp_path)
    path = tmp_path / "abraka.db"
    [[ann]] = rows(path, "SELECT id FROM persons WHERE name = 'Ann'")
    assert ann in everything(path)
    done = command("forget", "ann", "--yes", "--data", tmp_path)
    assert done.code == 0, done.err
    assert "Ann is forgotten." in done.out
    left = everything(path)
    for trace in (ann, "Ann"):
        assert trace not in left
    assert damaged_rows(path) == []
    assert_ratings_follow_from_results(path)
    [[bob]] = rows(path, "SELECT id FROM persons WHERE name = 'Bob'")
    assert rows(path, "SELECT count(*) FROM played WHERE person = ?", bob) == [(2,)]
    with Server(tmp_path) as server:
        async with Guest(server.url) as anybody:
            assert "outcome" in await anybody.get(f"/api/matches/{match}/record"), "the others may look at it again"
            page = await anybody.get("/api/book/hocus", params={"players": 2})
            assert {row["name"] for row in page["rows"]} == {"Bob", "Eve"}
            assert (await anybody.get(MINE))["matches"] == []
        assert '"internal"' not in server.log()


@in_loop
async def test_it_is_asked_which_of_several_and_whether(tmp_path: Path, command: Command) -> None:
    with Server(tmp_path) as server:
        async with Guest(server.url) as one, Guest(server.url) as other:
            await one.put("/api/me", {"name": "Ann"})
            await other.put("/api/me", {"name": "ANN"})
        open_still = command("forget", "Ann", "--yes", "--data", tmp_path)
        assert (open_still.code, "uses" in open_still.err) == (2, True)
    path = tmp_path / "abraka.db"
    ids = [name for [name] in rows(path, "SELECT id FROM persons WHERE name <> ''")]
    several = command("forget", "Ann", "--yes", "--data", tmp_path)
    assert several.code == 2
    assert "--id" in several.err
    assert all(name[:8] in several.out for name in ids)
    nobody = command("forget", "Zoe", "--data", tmp_path)
    assert (nobody.code, "nobody called “Zoe”" in nobody.err) == (2, True)
    assert command("forget", "Ann", "--id", "zzz", "--data", tmp_path).code == 2
    assert rows(path, "SELECT count(*) FROM persons WHERE name <> ''") == [(2,)]
    assert command("forget", "Ann", "--id", ids[0][:8], "--yes", "--data", tmp_path).code == 0
    assert rows(path, "SELECT id FROM persons WHERE name <> ''") == [(ids[1],)]
    assert command("forget", "Ann", "--data", tmp_path / "elsewhere").code == 2


# By oneself, while the table is open.


@in_loop
async def test_who_wants_to_be_forgotten_is_while_the_others_play_on(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    with Server(tmp_path) as server:
        ann, bob = await two(server)
        async with ann, bob:
            over = await played(ann, bob)
            running = await bob.open_table("hocus", "open open", start="owner")
            for guest in (bob, ann):
                await guest.join(running)
            await bob.post(f"/api/tables/{running['id']}/start")
            lobby = await ann.open_table("towers", "me open open")
            await bob.join(lobby)
            story = f"/api/matches/{over['match']}/story"
            assert "Ann" in str(await bob.get(story)), "it is on the shelf with her name"
            [[person]] = rows(path, "SELECT id FROM persons WHERE name = 'Ann'")
            async with bob.socket(running["id"], 0) as socket:
                await socket.until("full")
                cookie = ann.cookie
                assert (await ann.http.delete("/api/me")).json() == {"forgotten": True}
                assert ann.cookie != cookie, "the browser is a stranger's"
                await socket.until("news")
            assert (await ann.get("/api/me"))["name"] == ""
            assert (await ann.get("/api/tables"))["mine"] == []
            for trace in (person, "Ann"):
                assert trace not in everything(path)
            for text in (story, f"/api/matches/{over['match']}/record", f"/api/tables/{running['id']}"):
                assert "Ann" not in str(await bob.get(text))
            async with bob.socket(running["id"], 0) as socket:
                full = await socket.until("full")
                assert full["status"]["stand_ins"] == [1], "a bot plays on in her place"
                for _ in range(4):  # what happens now follows in the journal what was sealed anew
                    while socket.status["to_act"] not in (0, None):
                        await socket.next()
                    await socket.ask("act", action=socket.choices[0]["action"])
            left = await bob.get(f"/api/tables/{lobby['id']}")
            assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
            assert left["yours"], "the table is the next one's"
            server.stop()
    assert damaged_rows(path) == []
    assert_ratings_follow_from_results(path)


@in_loop
async def test_somebody_who_acts_while_being_forgotten_is_forgotten_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, bob = await two(server)
        async with ann, bob:
            tables = [await bob.open_table("hocus", "me open", start="owner") for _ in range(4)]
            old = {"Cookie": ann.cookie}
            tasks = [ann.http.delete("/api/me", headers=old)]
            for table in tables:
                body = {"token": table["link"].partition("#")[2]}
                tasks.append(ann.http.post(f"/api/tables/{table['id']}/join", json=body, headers=old))
            answers = await asyncio.gather(*tasks)
            assert answers[0].status_code == 200
            assert {answer.status_code for answer in answers[1:]} <= {200, 503}
            names = [[seat["name"] for seat in (await bob.get(f"/api/tables/{t['id']}"))["seats"]] for t in tables]
            assert (await bob.get("/api/tables"))["mine"], "and the tables are all right"
            server.stop()
        assert '"internal"' not in server.log()
    assert damaged_rows(tmp_path / "abraka.db") == []
    known = [name for [name] in rows(tmp_path / "abraka.db", "SELECT name FROM persons")]
    assert "Ann" not in known
    assert all(name in ("Bob", "Guest", "") for seats in names for name in seats), names
