"""What the house remembers: results, everybody's own matches, the house's book with its ratings."""

import asyncio
import gzip
import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from abraka.analysis.rating import BEGINNING, rate
from abraka.core import savefile
from abraka.table import schema
from abraka.table.checking import damaged_rows
from abraka.table.data import NONE, ResultData, SeatData, SeatResult, TableData
from abraka.table.database import open_database
from abraka.table.dressing import colours_of, hats_of
from abraka.table.editions import is_of_these_rules
from abraka.table.protocol import TableSettings
from abraka.table.results import note_result, pass_on_results, rate_again, ratings_of, sat_then
from abraka.table.seating import rotated
from abraka.table.store import as_match
from tests.conftest import Opening
from tests.table.client import Guest, play_out, refused
from tests.table.loop import in_loop
from tests.table.playing import PATIENCE_S
from tests.table.server import Server

OLD = Path(__file__).parent / "databases" / "0002.db.gz"
MINE = "/api/me/matches"


@pytest.fixture(scope="module")
def server(served_by: Opening) -> Iterator[Server]:
    """A table that is open."""
    with served_by("book") as running:
        yield running
        assert '"internal"' not in running.log()


def rows(path: Path, query: str, *given: object) -> list[Any]:
    """What a database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, given).fetchall()


async def played(one: Guest, other: Guest, game: str = "hocus", **settings: Any) -> Any:
    """A match of two people to its end; the table."""
    table = await one.open_table(game, "me open", **settings)
    await other.join(table)
    path = f"/api/tables/{table['id']}/match"
    for number in range(20_000):
        seen = await one.get(path, params={"seat": 0})
        seat = seen["status"]["to_act"]
        if seat is None:
            return await one.get(f"/api/tables/{table['id']}")
        who = (one, other)[seat]
        choice = (await who.get(path, params={"seat": seat}))["choices"][-1]["text"]
        body = {"type": "act", "id": f"{number}", "version": seen["version"], "action": choice}
        await who.post(path, body, params={"seat": seat})
    raise AssertionError("the match does not end")


async def two(server: Server) -> tuple[Guest, Guest]:
    """Ann and Bob, who have never been here."""
    ann, bob = Guest(server.url), Guest(server.url)
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        await guest.put("/api/me", {"name": name})
    return ann, bob


# My matches.


@in_loop
async def test_a_match_that_is_over_stands_on_the_list_of_all_who_played_it(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob, Guest(server.url) as eve:
        table = await played(ann, bob)
        seen = {}
        for guest in (ann, bob):
            listed = await guest.get(MINE)
            [match] = listed["matches"]
            assert listed["games"] == {"hocus": 1}
            assert (match["match"], match["game"], match["counts"]) == (table["match"], "hocus", True)
            assert match["ended"] >= match["started"] and match["turns"] > 1
            seen[guest] = match["seats"]
        assert [seat["name"] for seat in seen[ann]] == ["Ann", "Bob"]
        assert [seat["yours"] for seat in seen[ann]] == [True, False]
        assert [seat["yours"] for seat in seen[bob]] == [False, True]
        assert sorted(seat["rank"] for seat in seen[ann]) == [1, 2]
        assert (await eve.get(MINE))["matches"] == []


@in_loop
async def test_the_list_tells_so_many_at_once_and_can_be_filtered(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann, bob = await two(server)
        async with ann, bob:
            await played(ann, bob)
            [[person]] = rows(tmp_path / "data" / "abraka.db", "SELECT id FROM persons WHERE name = 'Ann'")
            server.stop()
            engine = open_database(tmp_path / "data" / "abraka.db")
            with engine.begin() as connection:
                for number in range(70):
                    note_result(connection, result(f"m{number}", [person, "bot:wizard"], [1, 2], game="hill"), False)
            engine.dispose()
            server.start()
            first = await ann.get(MINE)
            assert (len(first["matches"]), first["games"]) == (30, {"hill": 70, "hocus": 1})
            found, before = [one["match"] for one in first["matches"]], first["before"]
            while before is not None:
                page = await ann.get(MINE, params={"before": before})
                found += [one["match"] for one in page["matches"]]
                before = page["before"]
            assert len(found) == len(set(found)) == 71
            assert found[0] == "m69", "the latest first"
            assert [one["game"] for one in (await ann.get(MINE, params={"game": "hocus"}))["matches"]] == ["hocus"]
            assert (await refused(ann, "GET", f"{MINE}?game=chess"))[2] == "bad_message"
            assert (await refused(ann, "GET", f"{MINE}?before=x"))[2] == "bad_message"


@in_loop
async def test_the_list_says_who_the_bots_were(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("hocus", "me wizard")
        await ann.post(f"/api/tables/{table['id']}/match?seat=0", {"type": "resign", "id": "r", "version": 0})
        [match] = (await ann.get(MINE))["matches"]
        assert match["seats"][1]["character"] == table["seats"][1]["character"] is not None
        assert match["seats"][0]["character"] is None


@in_loop
async def test_who_takes_a_match_off_their_list_takes_it_off_nobody_else_s(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob, Guest(server.url) as eve:
        match = (await played(ann, bob))["match"]
        await eve.http.delete(f"{MINE}/{match}")
        assert len((await ann.get(MINE))["matches"]) == 1, "others can't"
        assert (await ann.http.delete(f"{MINE}/{match}")).json()["matches"] == []
        assert len((await bob.get(MINE))["matches"]) == 1
        assert "outcome" in await bob.get(f"/api/matches/{match}/record")
        assert (await ann.http.delete(f"{MINE}/{match}")).status_code == 200, "twice is the same as once"


@in_loop
async def test_all_one_s_matches_can_be_had_as_files(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        wanted = {(await played(ann, bob))["match"] for _ in range(2)}
        answer = await ann.http.get("/api/me/matches.zip")
        assert answer.headers["content-type"] == "application/zip"
        assert "abraka.zip" in answer.headers["content-disposition"]
        with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
            assert archive.testzip() is None
            found = [archive.read(name).decode() for name in archive.namelist()]
            assert all(name.endswith(".abraka") and "hocus" in name for name in archive.namelist())
        assert {savefile.read_finished(text).id for text in found} == wanted
        statuses = {(await ann.http.get("/api/me/matches.zip")).status_code for _ in range(4)}
        assert statuses == {200, 429}, "it takes work, so not all the time"


@in_loop
async def test_running_matches_say_for_whom_they_wait_and_since_when(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        table = await ann.open_table("hocus", "me open", {"first": "2"})
        await bob.join(table)
        [mine] = (await ann.get("/api/tables"))["mine"]
        assert (mine["your_turn"], mine["to_act"]) == (False, 1)
        assert abs(mine["since"] / 1000 - time.time()) < 60


# The house's book.


@in_loop
async def test_the_book_counts_matches_wins_streaks_and_rates(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann, bob = await two(server)
        async with ann, bob:
            for _ in range(3):
                await played(ann, bob)
            index = await ann.get("/api/book")
            assert [(one["game"], one["matches"], one["sizes"]) for one in index["games"]] == [("hocus", 3, [2])]
            page = await ann.get("/api/book/hocus", params={"players": 2})
            by_name = {row["name"]: row for row in page["rows"]}
            assert set(by_name) == {"Ann", "Bob"}
            assert by_name["Ann"]["you"] and not by_name["Bob"]["you"]
            assert sum(row["wins"] for row in by_name.values()) == 3
            winners = [next(s["name"] for s in one["seats"] if s["rank"] == 1) for one in reversed(page["latest"])]
            for name, row in by_name.items():
                assert row["matches"] == 3
                assert row["wins"] == winners.count(name)
                assert row["best_streak"] == max(
                    map(len, "".join("x" if w == name else " " for w in winners).split()), default=0
                )
                assert row["rating"]["sigma"] < BEGINNING.sigma
            best = max(by_name.values(), key=lambda row: row["wins"])
            assert page["rows"][0]["name"] == best["name"]
            assert best["rating"]["mu"] > BEGINNING.mu
            one, other = (by_name[name]["id"] for name in ("Ann", "Bob"))
            both = await bob.get(f"/api/book/versus/{one}/{other}")
            assert [(g["matches"], g["ahead"], g["behind"]) for g in both["games"]] == [
                (3, winners.count("Ann"), winners.count("Bob"))
            ]
            assert len(both["latest"]) == 3
            assert (await refused(bob, "GET", f"/api/book/versus/{one}/{one}"))[2] == "not_in_book"
            assert (await refused(bob, "GET", f"/api/book/versus/{one}/0000"))[2] == "not_in_book"
            assert (await refused(bob, "GET", "/api/book/chess"))[0] == 404


@in_loop
async def test_who_wants_to_see_no_ratings_sees_none_and_who_wants_not_to_stand_there_does_not(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        await played(ann, bob)
        await ann.put("/api/me", {"ratings": False})
        page = await ann.get("/api/book/hocus", params={"players": 2})
        assert all(row["rating"] is None for row in page["rows"])
        assert any(row["rating"] for row in (await bob.get("/api/book/hocus", params={"players": 2}))["rows"])
        await bob.put("/api/me", {"name": "Bobby", "listed": False})
        page = await ann.get("/api/book/hocus")
        assert "Bobby" not in str(page)
        assert any(row["you"] for row in page["rows"])
        assert {seat["name"] for seat in page["latest"][0]["seats"]} == {"Ann", ""}


@in_loop
async def test_a_match_just_for_fun_is_on_the_list_and_not_in_the_book(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        before = await ann.get("/api/book")
        await played(ann, bob, fun=True)
        assert [one["counts"] for one in (await ann.get(MINE))["matches"]] == [False]
        assert await ann.get("/api/book") == before


@in_loop
async def test_alone_it_is_points_that_count(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.put("/api/me", {"name": "Ann"})
        table = await ann.open_table("towers", "me", {"potions": "full"})
        await play_out(ann, table["id"], [0])
        page = await ann.get("/api/book/towers", params={"players": 1})
        [best] = page["best"]
        [match] = (await ann.get(MINE))["matches"]
        assert best["rating"] is None
        assert best["best_score"] == match["seats"][0]["score"] >= 0


@in_loop
async def test_who_becomes_one_person_is_one_in_the_book(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        ann, bob = await two(server)
        async with ann, bob, Guest(server.url) as phone:
            await phone.put("/api/me", {"name": "Annie"})
            await played(ann, bob)
            await played(phone, bob)
            secret = (await ann.post("/api/me/pass"))["link"].partition("#")[2]
            await phone.post("/api/pass/use", {"secret": secret, "bring": True})
            page = await bob.get("/api/book/hocus", params={"players": 2})
            assert {(row["name"], row["matches"]) for row in page["rows"]} == {("Ann", 2), ("Bob", 2)}
            assert len((await ann.get(MINE))["matches"]) == 2
        server.stop()
        path = tmp_path / "data" / "abraka.db"
        assert damaged_rows(path) == []
        assert_ratings_follow_from_results(path)


def assert_ratings_follow_from_results(path: Path) -> None:
    """The kept ratings are what the results lead to."""
    query = "SELECT game, players, who, mu, sigma, matches FROM ratings ORDER BY game, players, who"
    kept = rows(path, query)
    assert kept
    engine = open_database(path)
    with engine.begin() as connection:
        connection.execute(schema.ratings.delete())
        for group in {(game, players) for game, players, *_ in kept}:
            rate_again(connection, group)
    engine.dispose()
    again = rows(path, query)
    assert [row[:3] + row[5:] for row in again] == [row[:3] + row[5:] for row in kept]
    assert [row[3:5] for row in again] == [pytest.approx(row[3:5]) for row in kept]


def result(match: str, who: list[str], ranks: list[int], game: str = "hocus") -> ResultData:
    """A match of these."""
    seats = [
        SeatResult(guest="" if ":" in name else name.partition("/")[0], who=name, name=name[:8], rank=rank)
        for name, rank in zip(who, ranks, strict=True)
    ]
    return ResultData(
        match=match, table="t", game=game, players=len(who), reason="home", started=1, ended=2, actions=3, turns=3,
        sides=list(range(len(who))), seats=seats,
    )  # fmt: skip


def test_ratings_are_those_of_openskill_match_after_match_and_can_be_worked_out_again(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "abraka.db")
    matches = [
        ("a", ["ann", "bob"], [1, 2]), ("b", ["bob", "bot:wizard"], [1, 2]), ("c", ["ann", "bob"], [1, 1]),
        ("d", ["ann", "bob", "bot:wizard"], [3, 1, 2]), ("e", ["bot:wizard", "bot:wizard"], [1, 2]),
    ]  # fmt: skip
    with engine.begin() as connection:
        for match in matches:
            note_result(connection, result(*match), fun=False)
            note_result(connection, result(*match), fun=False)
        note_result(connection, result("f", ["ann", "bob"], [2, 1]), fun=True)
        pairs = ratings_of(connection, ("hocus", 2))
        assert {who: matches for who, (_, matches) in pairs.items()} == {"ann": 2, "bob": 3, "bot:wizard": 2}
        three = ratings_of(connection, ("hocus", 3))
        expected = rate({}, ["ann", "bob", "bot:wizard"], [0, 1, 2], [3, 1, 2])
        assert {who: rating for who, (rating, _) in three.items()} == expected
    engine.dispose()
    assert_ratings_follow_from_results(tmp_path / "abraka.db")
    assert damaged_rows(tmp_path / "abraka.db") == []


def test_a_match_with_somebody_who_was_forgotten_rates_the_others_as_before(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "abraka.db")
    with engine.begin() as connection:
        note_result(connection, result("a", ["ann", "bob"], [1, 2]), fun=False)
        before = ratings_of(connection, ("hocus", 2))
        pass_on_results(connection, "bob", "")
        assert ratings_of(connection, ("hocus", 2)) == {"ann": before["ann"]}
    engine.dispose()
    assert "bob" not in str(rows(tmp_path / "abraka.db", "SELECT data FROM results"))


def test_who_sat_where_in_earlier_matches_of_a_table() -> None:
    seats = [SeatData(kind="person", guest=name) for name in ("ann", "bob", "eve")]
    table = TableData(
        id="t", game="hocus", options={}, settings=TableSettings(), owner="ann", token="x", seats=seats, created=1,
        touched=1, matches=["m0"],
    )  # fmt: skip
    sat = {"m0": seats}
    for number in range(1, 5):
        table = rotated(table)
        table.matches = [*table.matches, f"m{number}"]
        sat[f"m{number}"] = table.seats
    for match, then in sat.items():
        assert sat_then(table, match) == then


@in_loop
async def test_results_of_the_version_before_are_worked_out_when_the_table_opens(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    (tmp_path / "secret.key").write_bytes(b"k" * 32)
    over = "SELECT json_extract(CAST(data AS TEXT), '$.matches') FROM tables WHERE status = 'over'"
    ended = {match for [text] in rows(path, over) for match in json.loads(text)}
    matches = [as_match(data) for [data] in rows(path, "SELECT data FROM matches")]
    finished = {about.id for about in matches if about.id in ended and is_of_these_rules(about)}
    assert finished, "the old database holds matches that are over"
    assert ended > finished, "and one of older rules, which nobody can play again"
    with Server(tmp_path):
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            noted = {match for [match] in rows(path, "SELECT match FROM results")}
            if noted >= finished:
                break
            await asyncio.sleep(0.1)
    assert noted >= finished
    assert noted.isdisjoint(ended - finished)
    assert damaged_rows(path) == []
    assert rows(path, "SELECT count(*) FROM played")[0][0] >= len(finished)


# Hats and colours.


def test_no_two_at_a_table_wear_the_same() -> None:
    for wishes in ([NONE] * 6, [5, NONE, 0], [1, 0, NONE], [3, NONE, NONE, NONE], [NONE, NONE, 0, 1, 5, NONE]):
        seats = [SeatData(hat=wish, colour=wish) for wish in wishes]
        worn = hats_of(seats)
        assert len(set(worn)) == len(worn) and set(worn) <= set(range(6))
        assert colours_of(seats) == worn
        assert all(wish in (NONE, hat) for wish, hat in zip(wishes, worn, strict=True))
    assert hats_of([SeatData() for _ in range(4)]) == [0, 1, 2, 3]


@in_loop
async def test_one_s_hat_and_colour_are_kept_for_the_next_match(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        for guest in (ann, bob):
            await guest.put("/api/me", {"hat": 4, "colour": 5})
        table = await ann.open_table("hocus", "me open open", start="owner")
        info = await bob.join(table)
        assert (info["seats"][0]["hat"], info["seats"][0]["colour"]) == (4, 5)
        assert info["seats"][1]["hat"] != 4, "who came first keeps it"
        path = f"/api/tables/{table['id']}/seats"
        assert (await refused(bob, "PUT", f"{path}/1/dress", {"hat": 4}))[2] == "worn_already"
        assert (await refused(bob, "PUT", f"{path}/0/dress", {"hat": 2}))[2] == "not_your_seat"
        info = await bob.put(f"{path}/1/dress", {"hat": 0, "colour": 1})
        assert (info["seats"][1]["hat"], info["seats"][1]["colour"]) == (0, 1)
        assert (await refused(bob, "PUT", f"{path}/1/dress", {"hat": 6}))[2] == "bad_message"


@in_loop
async def test_a_replay_shows_what_everybody_wore(server: Server) -> None:
    ann, bob = await two(server)
    async with ann, bob:
        await bob.put("/api/me", {"hat": 4, "colour": 5})
        match = (await played(ann, bob))["match"]
        await bob.put("/api/me", {"hat": 1, "colour": 1})
        story = await ann.get(f"/api/matches/{match}/story")
        assert (story["hats"], story["colours"]) == ([0, 4], [0, 5])
