"""A table that can't die: leaving, resigning, calling off, standing in, nudging; and who watches, and what is felt."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.bots.characters import CHARACTERS, chosen
from abraka.core.match import Match
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.refusals import TableRefusal
from tests.table.client import Guest, Socket, refused
from tests.table.loop import in_loop
from tests.table.server import Server

FIRST = {"first": "1"}
SOON: dict[str, Any] = {"leave_after_s": 5, "stand_in": "random", "pace_s": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("leaving") / "data") as running:
        yield running
        assert '"internal"' not in running.log()
        assert "Traceback" not in running.log()


async def two_people(ann: Guest, bob: Guest, seats: str = "me open", **table: Any) -> Any:
    """A match of towers between two people; seat 0 begins."""
    await ann.ready()
    return await bob.join(await ann.open_table("towers", seats, FIRST, **table))


# Leaving.


@in_loop
async def test_who_leaves_gives_the_seat_up_and_may_come_back(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, stand_in="random", pace_s=0)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            assert (await one.ask("leave"))["type"] == "accepted"
            assert (await two.until("news", kind="leave"))["seat"] == 0
            seat = (await two.until("table"))["table"]["seats"][0]
            assert (seat["left"], seat["stand_in"], seat["level"]) == (True, True, "random")
            assert (await one.ask("leave"))["sentence"] in ("has_left", "stale")
            while two.status["to_act"] == 0:
                assert (await two.until("news"))["seat"] == 0, "the bot plays on"
            assert (await back(one))["type"] == "accepted"
            await two.until("news", kind="back")
            assert two.status["stand_ins"] == []


async def back(socket: Socket) -> Any:
    """Takes the seat back, however fast the bot is."""
    while (answer := await socket.ask("back")).get("code") == "stale":
        with suppress(TimeoutError):  # the news may have come before the answer
            await socket.next(0.2)
    return answer


@in_loop
async def test_who_leaves_bots_alone_ends_the_match(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("towers", "me random random", FIRST)
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            await one.ask("leave")
            assert one.status["outcome"] == {"reason": "broken_off", "ranks": []}
        assert (await ann.get(f"/api/tables/{table['id']}"))["status"] == "over"


@in_loop
async def test_the_last_person_to_leave_ends_the_match(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, stand_in="random", pace_s=10)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            await one.ask("leave")
            await two.until("news", kind="leave")
            assert two.status["outcome"] is None
            await two.ask("leave")
            assert two.status["outcome"] == {"reason": "broken_off", "ranks": []}


@in_loop
async def test_one_against_one_can_be_resigned_and_the_other_has_won(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            assert two.status["can_resign"]
            await two.ask("resign")
            assert two.status["outcome"] == {"reason": "resigned", "ranks": [1, 2]}
            assert two.status["key"] is None, "what was not played to its end could still be played"
        table = await two_people(ann, bob, "me open random")
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            assert not one.status["can_resign"]
            assert (await one.ask("resign"))["sentence"] == "no_resigning"


@in_loop
async def test_a_match_is_called_off_only_while_somebody_has_not_begun(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for begun in (False, True):
            table = await two_people(ann, bob)
            async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
                await one.until("full")
                await two.until("full")
                while begun and not one.status["to_act"]:
                    await one.ask("act", action=one.choices[0]["text"])
                while two.version < one.version:
                    await two.next()
                if begun:
                    await two.ask("act", action=two.choices[0]["text"])
                assert two.status["can_abort"] is not begun
                answer = await two.ask("abort")
                if begun:
                    assert answer["sentence"] == "all_began"
                else:
                    assert two.status["outcome"] == {"reason": "aborted", "ranks": []}


# Standing in.


@in_loop
async def test_a_bot_stands_in_on_request_once_somebody_was_away_for_long_enough(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, **SOON)
        async with bob.socket(table["id"], 1) as two:
            async with ann.socket(table["id"], 0) as one:
                await one.until("full")
                await two.until("full")
                assert (await two.ask("stand_in", seat=0))["sentence"] == "nobody_away"
                assert (await two.ask("stand_in", seat=1))["sentence"] == "nobody_away"
            while (info := await two.until("table"))["table"]["seats"][0]["here"]:
                pass
            seat = info["table"]["seats"][0]
            assert 0 <= info["table"]["at"] - seat["away_since"] < 5000
            assert (await two.ask("stand_in", seat=0))["sentence"] == "not_away_yet"
            async with asyncio.timeout(30):
                while (answer := await two.ask("stand_in", seat=0))["type"] == "refused":
                    await asyncio.sleep(0.3)
            assert answer["type"] == "accepted"
            news = next(one for one in two.received if one.get("kind") == "stand_in")
            assert (news["seat"], news["value"]) == (1, 0)
            while two.status["to_act"] == 0:
                await two.until("news")
            async with ann.socket(table["id"], 0) as one:
                await one.until("full")
                assert (await one.ask("act", action="redraw"))["sentence"] == "bot_plays"
                await back(one)
                assert one.status["stand_ins"] == []


@in_loop
async def test_nobody_stands_in_where_the_table_waits_or_plays_over_days(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for wish in ({"leavers": "wait"}, {"days": True}, {"leavers": "end"}):
            table = await two_people(ann, bob, **wish)
            async with bob.socket(table["id"], 1) as two:
                await two.until("full")
                assert (await two.ask("stand_in", seat=0))["sentence"] == "nobody_stands_in"


def in_turn(seat: int) -> Play:
    """A match in which a bot plays for the seat that is asked."""
    play = Play(Match("towers", 2, FIRST, key=bytes(16), match_id="m"), (0, 1), None, 1000)
    for entry in play.stand_in(1000, 1 - seat, "call", seat):
        play.follow(entry)
    return play


@settings(max_examples=200, deadline=None)
@given(order=st.permutations(["bot", "back", "act", "act"]), choice=st.integers(0, 50))
def test_bot_and_person_in_the_same_instant_exactly_one_acts(order: list[str], choice: int) -> None:
    """All were decided about the same moment; whoever comes first acts, and nobody acts in the other's place."""
    play = in_turn(0)
    seen, legal = play.version, play.match.legal()
    action = play.match.game.actions.write(legal[choice % len(legal)])
    acted: list[tuple[str, Entry]] = []
    for number, who in enumerate(order):
        try:
            play.check_version(seen)
            if who == "bot":
                entries = play.act(1000, 0, None, action)
            elif who == "back":
                entries = play.back(1000, 0, f"back {number}")
            else:
                entries = play.act(1000, 0, f"act {number}", action)
        except TableRefusal as refusal:
            assert refusal.sentence.id in ("stale", "bot_plays")
            continue
        for entry in entries:
            play.follow(entry)
            acted.append((who, entry))
    assert len(acted) == 1, "one thing happens at a moment"
    winner = acted[0][0]
    assert winner == ("bot" if order.index("bot") < order.index("back") else "back")
    assert (0 in play.stand_ins) is (winner == "bot")
    assert len(play.by) == (winner == "bot")


@in_loop
async def test_a_bot_and_a_person_who_comes_back_never_both_act(server: Server) -> None:
    """Through a real server, again and again: each version is played by one of them, and the journal knows by whom."""
    chance = random.Random(7)
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, stand_in="random", pace_s=0)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            for _ in range(15):
                if one.status["outcome"]:
                    break
                await one.ask("leave")
                await asyncio.sleep(chance.random() * 0.02)
                version = one.version
                names = [f"{kind} {version} {chance.random()}" for kind in ("back", "act")]
                await one.send("back", id=names[0], version=version)
                legal = one.choices[0]["text"] if one.choices else "redraw"
                await one.send("act", id=names[1], version=version + 1, action=legal)
                for name in names:
                    while (await one.next()).get("id") != name:
                        pass
                await back(one)
                while two.version < one.version:
                    await two.next()
                if two.status["to_act"] == 1 and not two.status["outcome"]:
                    await two.ask("act", action=two.choices[0]["text"])
                    while one.version < two.version:
                        await one.next()
            played = [message for message in one.received if message["type"] == "news"]
            assert [message["version"] for message in played] == list(range(1, one.version + 1))
            standing = False
            accepted = {message["version"] for message in one.received if message["type"] == "accepted"}
            for news in played:
                if news["kind"] == "act" and news["seat"] == 0:
                    assert (news["version"] in accepted) is not standing, "a bot's decision is nobody else's"
                standing = news["kind"] == "leave" or (standing and news["kind"] != "back")


# Nudging.


@in_loop
async def test_who_is_asked_is_nudged_but_not_in_floods_and_stood_in_for_if_they_do_not_heed_it(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, **SOON)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            assert (await two.ask("nudge", seat=0))["sentence"] == "not_waited_yet"
            assert (await one.ask("nudge", seat=1))["sentence"] == "nobody_away"
            assert (await one.ask("nudge", seat=0))["sentence"] == "nobody_away"
            assert (await two.ask("stand_in", seat=0))["sentence"] == "nobody_away"
            async with asyncio.timeout(30):
                while (answer := await two.ask("nudge", seat=0))["type"] == "refused":
                    assert answer["sentence"] == "not_waited_yet"
                    await asyncio.sleep(0.3)
            assert await one.until("nudged") == {"type": "nudged", "seat": 0, "by": 1}
            for _ in range(100):
                await two.send("nudge", id="flood", seat=0)
            answers = [await two.until("refused") for _ in range(100)]
            assert {answer["sentence"] for answer in answers} == {"nudged_lately"}
            await one.ask("ping")
            assert sum(message["type"] == "nudged" for message in one.received) == 1
            async with asyncio.timeout(30):
                while (answer := await two.ask("stand_in", seat=0))["type"] == "refused":
                    assert answer["sentence"] == "not_away_yet"
                    await asyncio.sleep(0.3)
            await one.until("news", kind="stand_in")
            assert (await back(one))["type"] == "accepted"
            assert (await two.ask("stand_in", seat=0))["code"] in ("impossible", "stale"), "that nudge was heeded"


# Watchers, reactions, bots.


@in_loop
async def test_watchers_are_counted_and_listed_and_chat_only_where_they_may(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        await ann.ready()
        await eve.put("/api/me", {"name": "Eve"})
        for may in (False, True):
            table = await ann.open_table("towers", "me random", FIRST, watch=True, public=True, watchers_chat=may)
            async with ann.socket(table["id"], 0) as one, eve.socket(table["id"], None) as watching:
                await watching.until("welcome")
                while (info := (await one.until("table"))["table"])["watchers"] == 0:
                    pass
                assert (info["watchers"], info["watching"]) == (1, ["Eve"])
                answers = [await watching.ask("say", text="hello"), await watching.ask("react", reaction="wave")]
                if may:
                    assert (await one.until("reacted"))["name"] == "Eve"
                else:
                    assert [answer["sentence"] for answer in answers] == ["no_chat", "no_chat"]
                assert (await watching.ask("nudge", seat=0))["sentence"] == "watching"


@in_loop
async def test_reactions_reach_all_but_those_who_have_muted_their_sender(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await two.ask("react", reaction="cheer")
            told = await one.until("reacted")
            assert (told["seat"], told["reaction"]) == (1, "cheer")
            await one.ask("mute", who=told["who"])
            await two.ask("react", reaction="laugh")
            assert (await two.ask("react", reaction="dance"))["sentence"] == "bad_message"
            await one.ask("ping")
            assert sum(message["type"] == "reacted" for message in one.received) == 1


@in_loop
async def test_bots_are_somebody_no_two_alike_and_stay_who_they_are(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        about = await ann.get("/api/about")
        assert {one["id"] for one in about["characters"]} == {one.id for one in CHARACTERS}
        table = await ann.open_table("towers", "me wizard wizard wizard open open")
        path = f"/api/tables/{table['id']}"
        first = [seat["character"] for seat in table["seats"][1:4]]
        assert len(set(first)) == 3
        assert [seat["character"] for seat in (await ann.get(path))["seats"][1:4]] == first
        for seat in (4, 5):
            await ann.put(f"{path}/seats/{seat}", {"kind": "bot", "level": "apprentice"})
        bots = [seat["character"] for seat in (await ann.get(path))["seats"][1:]]
        assert bots[:3] == first
        assert len(set(bots)) == 5
        assert await refused(ann, "PUT", f"{path}/seats/1", json={"kind": "bot", "level": "nobody"})


def test_every_character_speaks_four_languages_and_has_a_short_name() -> None:
    for one in CHARACTERS:
        assert set(one.names) == set(one.lines) == {"en", "cs", "sk", "pl"}
        assert all(len(name) <= 8 for name in one.names.values()), one.id
        assert all(len(line) <= 55 for line in one.lines.values()), one.id
    for language in ("en", "cs", "sk", "pl"):
        assert len({one.names[language] for one in CHARACTERS}) == len(CHARACTERS)
    assert len({chosen(f"table {number}", ()) for number in range(200)}) > 12, "tables differ"
