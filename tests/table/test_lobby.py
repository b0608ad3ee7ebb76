"""The lobby: opening, joining, starting, watching, playing again; programs that take a seat."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from abraka.core.game import GAMES
from tests.conftest import Opening
from tests.table.client import Guest, Socket, refused, token_of
from tests.table.loop import in_loop
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(served_by: Opening) -> Iterator[Server]:
    with served_by("lobby") as running:
        yield running
        assert '"internal"' not in running.log()


# Looking.


@in_loop
@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_told_in_plain_text_to_each_seat_as_it_may_see_it(server: Server, game: str) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await ann.open_table(game, "me me", watch=True)
        place = f"/api/tables/{table['id']}/match"
        seen = [await ann.get(place, params={"seat": seat}) for seat in (0, 1)]
        told = [await ann.get(f"{place}/text", params={"seat": seat}) for seat in (0, 1)]
        for full, plain in zip(seen, told, strict=True):
            choices = full["choices"] or []
            assert plain["version"] == full["version"]
            assert [choice["text"] for choice in plain["choices"]] == [choice["text"] for choice in choices]
            assert all(choice["words"] for choice in plain["choices"])
            assert plain["question"] and plain["question"] not in plain["picture"]
        link = {"X-Table-Token": token_of(table)}
        watched = await bob.get(f"{place}/text", headers=link)
        assert watched["choices"] == []
        assert watched["picture"].count("\n") > 5
        assert await refused(bob, "GET", f"{place}/text?seat=0", headers=link) == (403, "forbidden", "not_your_seat")


# Opening.


@in_loop
async def test_all_options_and_settings_of_a_table_are_kept(server: Server) -> None:
    settings = {
        "public": True,
        "watch": True,
        "hints": False,
        "start": "owner",
        "pace_s": 1.5,
        "clock": {"bank_s": 600, "bonus_s": 20},
        "days": True,
        "leavers": "bot",
        "leave_after_s": 77,
        "watchers_chat": True,
        "stand_in": "apprentice",
        "fun": True,
    }
    async with Guest(server.url) as ann:
        table = await ann.open_table("hill", "me open wizard", {}, **settings)
        again = await ann.get(f"/api/tables/{table['id']}")
    assert table["settings"] == again["settings"] == settings
    assert [seat["kind"] for seat in again["seats"]] == ["person", "open", "bot"]
    assert again["seats"][2]["level"] == "wizard"
    assert (again["status"], again["players"], again["match"], again["yours"]) == ("open", 3, None, True)


@pytest.mark.parametrize("game", sorted(GAMES))
@in_loop
async def test_every_option_of_every_game_can_be_chosen(server: Server, game: str) -> None:
    async with Guest(server.url) as ann:
        about = await ann.get("/api/about")
        (info,) = [one for one in about["games"] if one["name"] == game]
        players = max(info["players"])
        chosen = {option["name"]: option["default"] for option in info["options"]}
        table = await ann.open_table(game, "open " * players, chosen)
    for name, value in chosen.items():
        assert table["options"][name] == value


@in_loop
async def test_what_a_game_does_not_offer_is_refused(server: Server) -> None:
    async with Guest(server.url) as ann:
        wishes: list[Any] = [
            {"game": "chess", "seats": [{"kind": "me"}]},
            {"game": "towers", "seats": [{"kind": "me"}], "options": {"no_such": 1}},
            {"game": "hocus", "seats": [{"kind": "me"}]},
            {"game": "hill", "seats": [{"kind": "me"}] * 6},
        ]
        for wish in wishes:
            assert await refused(ann, "POST", "/api/tables", wish) == (400, "malformed", "bad_option")
        for wish in ({}, {"game": "towers", "seats": []}, {"game": "towers", "seats": [{"kind": "king"}]}):
            assert await refused(ann, "POST", "/api/tables", wish) == (400, "malformed", "bad_message")
        assert (await ann.get("/api/tables"))["mine"] == []


@in_loop
async def test_a_public_table_is_listed_until_it_is_over_and_one_by_link_never(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        public = await ann.open_table("towers", "me open", public=True)
        hidden = await ann.open_table("towers", "me open")
        listed = {row["id"]: row for row in (await bob.get("/api/tables"))["public"]}
        assert public["id"] in listed
        assert hidden["id"] not in listed
        assert (listed[public["id"]]["free"], listed[public["id"]]["yours"]) == (1, [])
        assert (await bob.get(f"/api/tables/{public['id']}"))["link"] is None
        assert await refused(bob, "GET", f"/api/tables/{hidden['id']}") == (404, "unknown", "no_table")
        mine = {row["id"]: row for row in (await ann.get("/api/tables"))["mine"]}
        assert {public["id"], hidden["id"]} <= set(mine)
        assert mine[hidden["id"]]["yours"] == [0]


# Joining.


@in_loop
async def test_who_has_the_link_joins_under_a_name_and_the_match_begins_when_full(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.put("/api/me", {"name": "Ann"})
        table = await ann.open_table("towers", "me open open")
        path = f"/api/tables/{table['id']}/join"
        assert await refused(bob, "POST", path, {}) == (404, "unknown", "no_table")
        assert await refused(bob, "POST", path, {"token": "guess"}) == (404, "unknown", "no_table")
        assert await refused(bob, "POST", path, {"token": token_of(table), "seat": 0}) == (
            409,
            "impossible",
            "seat_taken",
        )
        after = await bob.join(table, seat=2, name="  Bob\u202e the\n wise ")
        assert [seat["name"] for seat in after["seats"]] == ["Ann", "", "Bob the wise"]
        assert (after["status"], after["seats"][2]["yours"], after["link"]) == ("open", True, table["link"])
        assert (await bob.get(f"/api/tables/{table['id']}"))["id"] == table["id"], "a seat is known without the token"
        begun = await bob.join(table)
        assert begun["status"] == "playing"
        assert begun["match"] == begun["matches"][0]
        async with Guest(server.url) as cyd:
            assert await refused(cyd, "POST", path, {"token": token_of(table)}) == (409, "impossible", "has_begun")
        assert [row["status"] for row in (await ann.get("/api/tables"))["mine"]] == ["playing"]
        assert [row["id"] for row in (await bob.get("/api/tables"))["mine"]] == [table["id"]]


@in_loop
async def test_a_table_may_wait_for_its_owner_to_start(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await ann.open_table("towers", "me open", start="owner")
        path = f"/api/tables/{table['id']}"
        assert await refused(ann, "POST", f"{path}/start") == (409, "impossible", "not_full")
        assert (await bob.join(table))["status"] == "open"
        assert (await ann.post(f"{path}/start"))["status"] == "playing"
        again = await ann.post(f"{path}/start")
        assert len(again["matches"]) == 1, "a second click starts no second match"


@in_loop
async def test_seats_are_given_up_and_taken_by_bots_before_the_match(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await ann.open_table("towers", "me open open", start="owner")
        path = f"/api/tables/{table['id']}"
        await bob.join(table, seat=1)
        assert await refused(bob, "PUT", f"{path}/seats/2", {"kind": "bot"}) == (403, "forbidden", "not_owner")
        assert await refused(ann, "PUT", f"{path}/seats/1", {"kind": "bot"}) == (409, "impossible", "seat_taken")
        assert await refused(bob, "POST", f"{path}/stand", {"seat": 0}) == (403, "forbidden", "not_your_seat")
        assert await refused(ann, "PUT", f"{path}/seats/7", {"kind": "bot"}) == (404, "unknown", "no_seat")
        assert await refused(ann, "PUT", f"{path}/seats/x", {"kind": "bot"}) == (404, "unknown", "no_seat")
        await bob.post(f"{path}/stand", {"seat": 1})
        named = {"kind": "bot", "level": "apprentice", "name": "Mer\x07lin"}
        await ann.put(f"{path}/seats/1", named)
        after = await ann.put(f"{path}/seats/2", {"kind": "bot"})
        assert [(seat["kind"], seat["level"]) for seat in after["seats"]] == [
            ("person", None),
            ("bot", "apprentice"),
            ("bot", "wizard"),
        ]
        assert after["seats"][1]["name"] == "Merlin"
        freed = await ann.put(f"{path}/seats/2", {"kind": "open"})
        assert freed["seats"][2]["kind"] == "open"
        await bob.join(table)
        kicked = await ann.post(f"{path}/stand", {"seat": 2})
        assert kicked["seats"][2]["kind"] == "open", "the owner may free any seat"


@in_loop
async def test_several_people_at_one_device_have_a_seat_each(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Kid"}, {"kind": "open"}]
        table = await ann.post("/api/tables", {"game": "towers", "seats": seats})
        begun = await bob.join(table)
        assert [seat["name"] for seat in begun["seats"]][:2] == ["Ann", "Kid"]
        own = [seat["yours"] for seat in (await ann.get(f"/api/tables/{table['id']}"))["seats"]]
        assert own == [True, True, False]
        assert begun["seats"][0]["who"] == begun["seats"][1]["who"] != begun["seats"][2]["who"]
        for seat in (0, 1):
            async with ann.socket(table["id"], seat) as socket:
                assert (await socket.until("full"))["seat"] == seat
        async with ann.socket(table["id"], 2) as socket:
            assert (await socket.next())["sentence"] == "not_your_seat"


@in_loop
async def test_one_guest_plays_several_seats_by_a_socket_each_and_is_told_whose_turn_it_is(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await ann.open_table("towers", "me me open", {"first": "1"})
        await bob.join(table)
        seen = set()
        async with ann.socket(table["id"], 0) as one, ann.socket(table["id"], 1) as two:
            for socket in (one, two):
                await socket.until("full")
            for _ in range(60):
                (row,), (other,) = [(await guest.get("/api/tables"))["mine"] for guest in (ann, bob)]
                assert row["yours"] == [0, 1]
                asked = [socket for socket in (one, two) if socket.choices is not None]
                assert (row["your_turn"], other["your_turn"]) == (bool(asked), not asked)
                if not asked:
                    break
                seen.add(asked[0].status["to_act"])
                assert (await asked[0].ask("act", action=asked[0].choices[-1]["text"]))["type"] == "accepted"
                while {one.version, two.version} != {asked[0].version}:
                    await (one if one.version < two.version else two).next()
        assert (seen, asked) == ({0, 1}, []), "then it is another's turn"


# Watching.


@in_loop
async def test_watching_is_for_tables_that_allow_it(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        closed = await ann.open_table("towers", "me me", public=True)
        opened = await ann.open_table("towers", "me me", public=True, watch=True)
        hidden = await ann.open_table("towers", "me me", watch=True)
        path = "/api/tables/{}/match"
        assert await refused(bob, "GET", path.format(closed["id"])) == (403, "forbidden", "no_watching")
        assert await refused(bob, "GET", path.format(hidden["id"])) == (404, "unknown", "no_table")
        watched = await bob.get(path.format(opened["id"]))
        assert (watched["seat"], watched["choices"]) == (None, None)
        with_link = await bob.get(path.format(hidden["id"]), headers={"x-table-token": token_of(hidden)})
        assert with_link["match"]["id"] == hidden["match"]
        async with bob.socket(hidden["id"], None, token=token_of(hidden)) as socket:
            welcome = await socket.until("welcome")
            assert (welcome["seat"], welcome["table"]["watchers"]) == (None, 1)
            await socket.until("full")
            answer = await socket.ask("act", action="anything")
            assert (answer["code"], answer["sentence"]) == ("forbidden", "watching")
        async with bob.socket(closed["id"], None) as socket:
            assert (await socket.next())["sentence"] == "no_watching"


@in_loop
async def test_who_only_looked_on_is_sent_away_when_a_closed_match_begins(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as cyd:
        table = await ann.open_table("towers", "me open", public=True)
        async with cyd.socket(table["id"], None) as watching:
            await watching.until("welcome")
            await bob.join(table)
            with pytest.raises(Exception, match="1013"):
                while True:
                    await watching.next()
        assert all(message["type"] in ("welcome", "table") for message in watching.received)


# Playing again.


@in_loop
async def test_who_hears_of_the_end_finds_the_table_at_its_end(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        for _ in range(20):
            table = await ann.open_table("hocus", "me open", leavers="end")
            await bob.join(table)
            async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
                await one.until("full")
                await two.until("full")
                leaving = asyncio.create_task(one.ask("leave"))
                while two.status["outcome"] is None:
                    await two.until("news")
                assert (await bob.get(f"/api/tables/{table['id']}"))["status"] == "over"
                assert (await leaving)["type"] == "accepted"


@in_loop
async def test_a_rematch_takes_the_will_of_all_and_everybody_sits_one_further(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await ann.open_table("hocus", "me open", leavers="end")
        path = f"/api/tables/{table['id']}"
        await bob.join(table)
        assert await refused(ann, "POST", f"{path}/rematch") == (409, "impossible", "not_over")
        seats = {"ann": 0, "bob": 1}
        for number in (1, 2, 3):
            async with ann.socket(table["id"], seats["ann"]) as one, bob.socket(table["id"], seats["bob"]) as two:
                await one.until("full")
                await two.until("full")
                assert (await one.ask("leave"))["type"] == "accepted"
                ended = (await two.until("news", kind="end"))["status"]["outcome"]
                assert ended == {"reason": "broken_off", "ranks": []}
            wanted = await ann.post(f"{path}/rematch")
            assert (wanted["status"], wanted["rematch"]) == ("over", [seats["ann"]])
            begun = await bob.post(f"{path}/rematch")
            assert (begun["status"], len(begun["matches"]), begun["rematch"]) == ("playing", number + 1, [])
            seats = {name: (seat + 1) % 2 for name, seat in seats.items()}
            assert begun["seats"][seats["bob"]]["yours"]
        assert len(set(begun["matches"])) == 4
        stranger_sees = await refused(bob, "GET", f"{path}/match", params={"seat": seats["ann"]})
        assert stranger_sees == (403, "forbidden", "not_your_seat")


@in_loop
async def test_clients_that_stay_connected_are_sent_to_their_new_seats(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("hocus", "me apprentice", leavers="end", pace_s=10)
        async with ann.socket(table["id"], 0) as socket:
            await socket.until("full")
            await socket.ask("leave")
            await ann.post(f"/api/tables/{table['id']}/rematch")
            with pytest.raises(Exception, match="1013"):
                while True:
                    await socket.next()
        async with ann.socket(table["id"], 1) as socket:
            full = await socket.until("full")
            assert full["seat"] == 1
            assert full["match"]["id"] != table["match"]


@in_loop
async def test_bots_become_other_bots_for_a_rematch_and_people_stay(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = await ann.open_table("hocus", "me open apprentice", leavers="end")
        await bob.join(table)
        path = f"/api/tables/{table['id']}"
        bot = {"kind": "bot", "level": "random"}
        assert (await refused(ann, "PUT", f"{path}/seats/2", bot))[2] == "has_begun"
        full = await ann.get(f"{path}/match", params={"seat": 0})
        await ann.post(f"{path}/match", {"type": "leave", "id": "l", "version": full["version"]}, params={"seat": 0})
        changed = await ann.put(f"{path}/seats/2", bot)
        assert changed["seats"][2]["level"] == "random"
        for guest, seat, wish, sentence in (
            (bob, 2, bot, "not_owner"), (ann, 1, bot, "has_begun"), (ann, 0, bot, "has_begun"),
            (ann, 2, {"kind": "me"}, "has_begun"), (ann, 2, {"kind": "open"}, "has_begun"),
        ):  # fmt: skip
            assert (await refused(guest, "PUT", f"{path}/seats/{seat}", wish))[2] == sentence
        await ann.post(f"{path}/rematch")
        begun = await bob.post(f"{path}/rematch")
        assert (begun["status"], [seat["level"] for seat in begun["seats"]]) == ("playing", ["random", None, None])


# Programs.


@in_loop
async def test_a_token_lets_a_program_play_in_one_seat_and_nowhere_else(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as program:
        table = await ann.open_table("towers", "me open")
        path = f"/api/tables/{table['id']}"
        assert await refused(program, "POST", f"{path}/seats/1/token") == (404, "unknown", "no_table")
        given = await ann.post(f"{path}/seats/1/token")
        assert given["seat"] == 1
        assert (await ann.get(path))["status"] == "playing", "the last free seat is taken by the program"
        bearer = {"Authorization": f"Bearer {given['token']}"}
        full = await program.get(f"{path}/match", headers=bearer)
        assert full["seat"] == 1
        assert await refused(program, "GET", f"{path}/match", params={"seat": 0}, headers=bearer) == (
            404,
            "unknown",
            "no_table",
        )
        async with program.socket(table["id"], None, token=given["token"]) as socket:
            assert (await socket.until("welcome"))["seat"] == 1
            await until_asked(ann, table["id"], socket)
            assert (await socket.ask("act", action=socket.choices[0]["text"]))["type"] == "accepted"
        assert await refused(ann, "GET", f"{path}/match", params={"seat": 1}) == (403, "forbidden", "not_your_seat")
        own = await ann.post(f"{path}/seats/0/token")
        assert own["token"] != given["token"]
        assert (await ann.get(f"{path}/match", params={"seat": 0}))["seat"] == 0, "the person keeps the seat"


async def until_asked(ann: Guest, table: str, socket: Socket) -> None:
    """Plays seat 0 until the socket's own seat is asked."""
    await socket.until("full")
    while socket.choices is None:
        full = await ann.get(f"/api/tables/{table}/match", params={"seat": 0})
        body = {"type": "act", "id": f"a{full['version']}", "version": full["version"]}
        await ann.post(f"/api/tables/{table}/match", body | {"action": full["choices"][0]["text"]}, params={"seat": 0})
        await socket.until("news")
