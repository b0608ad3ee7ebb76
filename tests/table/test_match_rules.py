"""What the table adds to a match: chat, hints, pause, undo, clocks, leavers; all of it outlives restart and rest."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.table.client import Guest, Socket
from tests.table.limited import LimitedServer
from tests.table.loop import in_loop
from tests.table.server import Server

FIRST = {"first": "1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("rules") / "data") as running:
        yield running
        assert '"internal"' not in running.log()
        assert "Traceback" not in running.log()


async def two_people(ann: Guest, bob: Guest, **settings: Any) -> Any:
    """A match of towers between two people; seat 0 begins."""
    await ann.ready()
    table = await ann.open_table("towers", "me open", FIRST, **settings)
    return await bob.join(table)


async def act(socket: Socket, choice: int = 0) -> Any:
    """Plays one of the choices and waits until its news are here."""
    answer = await socket.ask("act", action=socket.choices[choice]["text"])
    assert answer["type"] == "accepted", answer
    assert socket.version == answer["version"], "news come before their acceptance"
    return answer


# Actions.


@in_loop
async def test_an_action_is_refused_with_its_class_and_where_the_match_stands(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            own = one.choices[0]["text"]
            wrong: list[tuple[Socket, dict[str, Any], str]] = [
                (one, {"action": "dance wildly"}, "unparsable"),
                (one, {"action": {"type": "no_such"}}, "unparsable"),
                (one, {"action": "keep"}, "illegal"),
                (two, {"action": own}, "not_your_turn"),
                (one, {"action": own, "version": 7}, "stale"),
            ]
            for socket, fields, code in wrong:
                answer = await socket.ask("act", **fields)
                assert (answer["type"], answer["code"], answer["version"]) == ("refused", code, 0), answer
                assert answer["text"] and answer["sentence"]
            assert (await one.ask("act", action=one.choices[0]["action"]))["type"] == "accepted", "JSON does as well"


@in_loop
async def test_a_resend_is_answered_as_the_first_time_and_done_once(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            message = {"action": one.choices[0]["text"], "version": 0, "id": "once"}
            first = await one.ask("act", **message)
            assert [await one.ask("act", **message) for _ in range(3)] == [first] * 3
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            assert await one.ask("act", **message) == first
            body = {"type": "act"} | message
            assert (await ann.post(f"/api/tables/{table['id']}/match", body, params={"seat": 0}))["version"] == 1
            assert one.version == 1


@in_loop
async def test_who_was_away_gets_what_was_missed_or_everything(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            await act(one)
            await one.ask("pause", on=True)
            await one.ask("pause", on=False)
            told = [message for message in one.received if message["type"] == "news"]
            for since in (0, 1, 2):
                async with ann.socket(table["id"], 0, match=table["match"], since=since) as again:
                    await again.until("welcome")
                    again.view, again.version = {}, since
                    assert [await again.until("news") for _ in told[since:]] == told[since:]
            for hello in ({"match": "other", "since": 1}, {"match": table["match"], "since": 99}, {}):
                async with ann.socket(table["id"], 0, **hello) as again:
                    assert (await again.until("full"))["version"] == 3
            await one.send_raw('{"type":"since","version":1}')
            one.version = 1
            assert [await one.until("news") for _ in range(2)] == told[1:]


# Undo.


@in_loop
async def test_undo_at_once_by_consent_and_refused(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            before = await one.until("full")
            await act(one)
            assert one.status["can_undo"]
            assert (await one.ask("undo"))["type"] == "accepted"
            assert one.view == before["view"]
            assert one.choices == before["choices"]
            while one.choices is not None:
                await act(one)
            view, version = one.view, one.version
            turn = sum(message["kind"] == "act" for message in one.received if message["type"] == "news") - 1
            assert (await one.ask("undo"))["type"] == "accepted"
            assert one.status["undo"] == {"seat": 0, "actions": turn, "agreed": [], "asked": [1]}
            await two.until("news", kind="ask")
            assert (await two.ask("answer", agree=False))["type"] == "accepted"
            await one.until("news", kind="refuse")
            assert (one.view, one.status["undo"]) == (view, None)
            await one.ask("undo")
            await two.until("news", kind="ask")
            assert (await two.ask("answer", agree=True))["type"] == "accepted"
            news = await one.until("news", kind="undo")
            assert (news["version"], news["value"]) == (version + 5, turn)
            assert one.choices == before["choices"]
            assert one.view == before["view"] != view
            answer = await two.ask("undo")
            assert (answer["code"], answer["sentence"]) == ("impossible", "no_undo")


# Pause.


@in_loop
async def test_a_pause_holds_people_and_bots(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("towers", "me random", FIRST, pace_s=3)
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            answer = await one.ask("pause", on=False)
            assert (answer["code"], answer["sentence"]) == ("impossible", "not_paused")
            while one.status["to_act"] == 0:
                await act(one)
            assert (await one.ask("pause", on=True, version=one.version))["type"] == "accepted"
            version = one.version
            with pytest.raises(TimeoutError):
                await one.until("news", within=4)
            answer = await one.ask("undo")
            assert (answer["sentence"], answer["version"]) == ("paused", version)
            await one.ask("pause", on=False)
            assert (await one.until("news", kind="act"))["seat"] == 1, "the bot goes on"


# Bots and hints.


@in_loop
async def test_bots_in_every_seat_play_a_match_by_themselves(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("hocus", "random random random")
        path = f"/api/tables/{table['id']}"
        async with asyncio.timeout(60):
            while (await ann.get(path))["status"] != "over":
                await asyncio.sleep(0.1)
        full = await ann.get(f"{path}/match")
        assert sorted(full["status"]["outcome"]["ranks"])[0] == 1
        assert len(full["status"]["key"]) == 32


@in_loop
async def test_a_bot_takes_its_time(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = await ann.open_table("towers", "me random", {"first": "2"}, pace_s=0.4)
        async with ann.socket(table["id"], 0) as one:
            full = await one.until("full")
            start, news = full["match"]["started"], []
            while one.choices is None:
                news.append(await one.until("news"))
        assert news[0]["at"] - start >= 390
        assert all(entry["seat"] == 1 for entry in news)


@in_loop
async def test_hints_are_given_to_the_seat_that_is_asked_where_the_table_allows_them(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            assert (await two.ask("hint"))["sentence"] == "no_hint_now"
            assert (await one.ask("hint", version=5))["code"] == "stale"
            hint = await one.ask("hint")
            assert hint["type"] == "hint"
            texts = [choice["text"] for choice in one.choices]
            assert all(thought["action"] in texts for thought in hint["thoughts"])
            assert 0 < len(hint["thoughts"]) <= 5
        strict = await two_people(ann, bob, hints=False)
        async with ann.socket(strict["id"], 0) as one:
            await one.until("full")
            answer = await one.ask("hint")
            assert (answer["code"], answer["sentence"]) == ("forbidden", "no_hints")


# Chat.


@in_loop
async def test_chat_is_heard_by_all_but_those_who_muted_the_speaker(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as cyd:
        table = await ann.open_table("towers", "me open open", watch=True, public=True, watchers_chat=True)
        await bob.join(table, name="Bob")
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            async with cyd.socket(table["id"], None) as watching:
                await watching.until("welcome")
                await two.ask("say", text=" <b>hello</b>\n\x00 all ")
                heard = [await socket.until("said") for socket in (one, watching)]
                assert heard[0] == heard[1]
                line = heard[0]
                assert (line["text"], line["name"], line["seat"]) == ("<b>hello</b> all", "Bob", 1)
                assert (await one.ask("mute", who=line["who"]))["type"] == "accepted"
                await two.ask("say", text="unheard")
                assert (await watching.until("said"))["text"] == "unheard"
                await watching.ask("say", text="I watch")
                said = await one.until("said")
                assert (said["text"], said["seat"], said["name"]) == ("I watch", None, "")
            assert (await two.ask("say", text="\u200b\n"))["sentence"] == "bad_text"
            async with ann.socket(table["id"], 0) as again:
                welcome = await again.until("welcome")
                assert [said["text"] for said in welcome["chat"]] == ["I watch"]
                assert welcome["muted"] == [line["who"]]
            await one.ask("mute", who=line["who"], on=False)
            first = await two.ask("say", id="again", text="heard again")
            assert (await one.until("said"))["text"] == "heard again"
            assert await two.ask("say", id="again", text="heard again") == first
            await two.ask("say", text="the next")
            assert (await one.until("said"))["text"] == "the next"


# Clocks and leavers, through a restart.


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path_factory.mktemp("mortal") / "data") as running:
        yield running


CLOCK = {"bank_s": 10, "bonus_s": 0}


@in_loop
async def test_clocks_and_leavers_are_noticed_also_after_a_restart(mortal: Server) -> None:
    async with Guest(mortal.url) as ann, Guest(mortal.url) as bob:
        began = time.monotonic()
        clocks = {vote: await two_people(ann, bob, clock=CLOCK) for vote in ("wait", "bot", "end")}
        stand_in = await two_people(ann, bob, leavers="bot", leave_after_s=5, stand_in="random")
        ending = await two_people(ann, bob, leavers="end", leave_after_s=5)
        patient = await two_people(ann, bob)
        paused = await two_people(ann, bob, clock=CLOCK, leavers="end", leave_after_s=5)
        async with bob.socket(paused["id"], 1) as two:
            await two.until("full")
            await two.ask("pause", on=True)
        async with ann.socket(patient["id"], 0) as one:
            await one.until("full")
            await act(one)
        mortal.kill()
        mortal.start()
        await ann.ready()
        held = await two_people(ann, bob, leavers="end", leave_after_s=5)
        body = {"type": "pause", "id": "hold", "version": 0, "on": True}
        await bob.post(f"/api/tables/{held['id']}/match", body, params={"seat": 1})
        holding = time.monotonic()

        for vote, table in clocks.items():
            await late(bob, table["id"], vote, began)
        async with bob.socket(stand_in["id"], 1) as two:
            await two.until("full")
            while 0 not in two.status["stand_ins"]:
                await two.until("news")
            info = await bob.get(f"/api/tables/{stand_in['id']}")
            assert (info["seats"][0]["stand_in"], info["seats"][0]["level"]) == (True, "random")
        async with ann.socket(stand_in["id"], 0) as one:
            await one.until("full")
            while one.status["to_act"] == 0:
                await one.until("news")
            assert (await one.ask("back"))["type"] == "accepted"
            assert one.status["stand_ins"] == []
        async with bob.socket(ending["id"], 1) as two:
            await two.until("full")
            while two.status["outcome"] is None:
                await two.until("news")
            assert two.status["outcome"]["reason"] == "broken_off"
        await asyncio.sleep(max(0, 5.5 - (time.monotonic() - holding)))
        for table, version in ((patient, 1), (held, 1), (paused, 1)):
            full = await bob.get(f"/api/tables/{table['id']}/match", params={"seat": 1})
            assert (full["version"], full["status"]["outcome"], full["status"]["stand_ins"]) == (version, None, [])
        assert full["status"]["paused"]
        assert full["status"]["clock"]["left_ms"][1] == 10_000
        text = await bob.get(f"/api/matches/{clocks['wait']['match']}/record")
        assert f"id {clocks['wait']['match']}" in text


async def late(bob: Guest, table: str, vote: str, began: float) -> None:
    """Waits until the time of seat 0 has run out, and votes."""
    async with bob.socket(table, 1) as two:
        await two.until("full")
        while two.status["late"] is None:
            await two.until("news")
        assert time.monotonic() - began >= 9.9
        assert (two.status["late"], two.status["clock"]["left_ms"][0]) == (0, 0)
        assert (await two.ask("choose", vote=vote))["type"] == "accepted"
        status = two.status
        assert {
            "wait": status["clock"]["left_ms"][0] == 10_000 and status["clock"]["running"] == 0,
            "bot": status["stand_ins"] == [0],
            "end": status["outcome"] == {"reason": "broken_off", "ranks": []},
        }[vote], status


@in_loop
async def test_leaving_on_purpose_needs_no_waiting(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await two_people(ann, bob, leavers="bot", stand_in="random")
        async with ann.socket(table["id"], 0) as one:
            await one.until("full")
            assert (await one.ask("leave"))["type"] == "accepted"
            assert one.status["stand_ins"] == [0]
            assert (await one.ask("act", action="redraw", version=one.version))["code"] in ("impossible", "stale")
            while one.status["to_act"] == 0:
                assert (await one.until("news"))["seat"] == 0, "the bot plays for her"


# Rest.


@pytest.fixture
def tidy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets matches rest at once."""
    with LimitedServer(tmp_path_factory.mktemp("tidy") / "data", tidy_every_s=0.2, cool_after_s=0.2) as running:
        yield running


@in_loop
async def test_a_match_that_nobody_visits_leaves_the_memory_and_comes_back_as_it_was(tidy: Server) -> None:
    async with Guest(tidy.url) as ann, Guest(tidy.url) as bob:
        table = await two_people(ann, bob)
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            while one.choices is not None:
                await act(one)
            await one.ask("undo")
            await one.ask("say", text="back soon")
            await two.until("said")
            await two.ask("mute", who=two.received[-1]["who"])
            await one.ask("pause", on=True)
            await two.until("news", kind="pause")
        async with asyncio.timeout(60):
            while await in_memory(ann):
                await asyncio.sleep(0.1)
        async with ann.socket(table["id"], 0) as cold, bob.socket(table["id"], 1) as other:
            welcome = await cold.until("welcome")
            full = await cold.until("full")
            assert (full["view"], full["version"], full["status"]) == (one.view, one.version, one.status)
            assert [line["text"] for line in welcome["chat"]] == ["back soon"]
            assert (await other.until("welcome"))["chat"] == []
            again = await other.until("full")
            assert (again["view"], again["choices"]) == (two.view, two.choices)


async def in_memory(guest: Guest) -> float:
    """How many tables are in memory."""
    text = await guest.get("/metrics")
    (row,) = [row for row in text.splitlines() if row.startswith("abraka_tables_in_memory ")]
    return float(row.split()[1])
