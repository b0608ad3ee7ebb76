"""A move of several steps is one command: it is done whole, or not at all."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from abraka.core.errors import Illegal, NotYourTurn
from abraka.core.match import Match
from abraka.table.play import Play
from tests.conftest import Opening
from tests.table.client import Guest, Socket
from tests.table.loop import in_loop
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(served_by: Opening) -> Iterator[Server]:
    with served_by("acts") as running:
        yield running
        assert '"internal"' not in running.log()


def steps_of(ways: list[Any]) -> list[str]:
    """The steps of a way that has several, none of which reveals anything but the last."""
    long = next(way for way in ways if way["ways"])
    return [long["text"], long["ways"][0]["text"]]


def stored(server: Server, match: str | None) -> list[tuple[int, str, str | None]]:
    """The journal of a match, as it lies in the database."""
    query = "SELECT number, kind, client FROM journal WHERE match = ? ORDER BY number"
    if server.database is None:
        with closing(sqlite3.connect(server.data / "abraka.db")) as connection:
            return list(connection.execute(query, (match,)))
    import psycopg

    with psycopg.connect(server.database) as elsewhere:
        return elsewhere.execute(query.replace("?", "%s"), (match,)).fetchall()


def news_of(socket: Socket) -> list[int]:
    return [message["version"] for message in socket.received if message["type"] == "news"]


@in_loop
async def test_a_move_of_several_steps_is_one_command(server: Server) -> None:
    """Its steps are told one by one, then it is accepted; sent again, over another line too, it is not done again."""
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me", {"first": "1"})
        async with ann.socket(table["id"], 0, ways=True) as one, ann.socket(table["id"], 1) as two:
            await two.until("full")
            steps = steps_of((await one.until("ways"))["ways"])
            move = {"type": "acts", "id": "m", "version": 0, "actions": steps}
            assert (await one.ask("acts", **{name: move[name] for name in ("id", "version", "actions")})) == {
                "type": "accepted", "id": "m", "version": 1,
            }  # fmt: skip
            assert news_of(one) == [1, 2]
            await two.until("news", version=2)
            acted = [m["action"] for m in two.received if m["type"] == "news"]
            assert acted == steps
            await one.send_raw(json.dumps(move))
            assert (await one.until("accepted", id="m"))["version"] == 1
            match = one.match
        path = f"/api/tables/{table['id']}/match"
        assert (await ann.post(path, move, params={"seat": 0}))["version"] == 1
        assert stored(server, match) == [(1, "act", "m"), (2, "act", None)]


@in_loop
async def test_a_move_of_which_one_step_is_not_legal_is_refused_whole(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me", {"first": "1"})
        async with ann.socket(table["id"], 0, ways=True) as one:
            first, second = steps_of((await one.until("ways"))["ways"])
            for actions, sentence in (
                ([first, first], "not_asked"),
                ([first, "fly away"], "unknown_text"),
                ([first, second, *[first] * 3], None),
            ):
                answer = await one.ask("acts", actions=actions)
                assert (answer["type"], answer["version"]) == ("refused", 0), answer
                assert sentence is None or answer["sentence"].startswith(sentence), answer
            assert (await one.ask("acts", version=1, actions=[first]))["sentence"] == "stale"
            for actions in ([], [first] * 9):
                assert (await one.ask("acts", actions=actions))["sentence"] == "bad_message"
            await one.ask("ping")
            assert (news_of(one), stored(server, one.match)) == ([], [])


def test_steps_are_tried_on_a_copy() -> None:
    """Nothing changes before the entries happen, whatever comes of them."""
    match = Match("towers", 2, {"first": "1"}, key=bytes(16), match_id="m")
    play = Play(match, (0, 1), None, 0)
    state, legal = match.state, list(match.legal_numbers)
    card = next(a for a in match.legal() if match.game.actions.write(a).startswith("play"))
    with pytest.raises(Illegal):
        play.act(0, 0, "a", match.game.actions.write(card), match.game.actions.write(card))
    with pytest.raises(NotYourTurn):
        play.act(0, 1, "a", match.game.actions.write(card), "end")
    assert (match.version, match.legal_numbers, match.state) == (0, legal, state)
