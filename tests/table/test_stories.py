"""Stories: a match in one answer. A finished one hides nothing; of a running one all are told what they were told."""

import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest

from abraka.bots.characters import CHARACTERS
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.savefile import read_finished
from abraka.table import stories
from abraka.table.data import Entry
from abraka.table.play import Play
from abraka.table.stories import encode, finished, moment, told
from tests.configurations import Configuration, label
from tests.table.client import Guest, play_out, refused
from tests.table.loop import in_loop
from tests.table.server import Server
from tests.table.worlds import STARTED, Worlds, audiences, body

KINDS: list[Configuration] = [
    ("towers", 4, {"teams": True, "variant": "advanced"}),
    ("hocus", 3, {}),
    ("hill", 3, {}),
    ("djinn", 2, {}),
]
TOLD = ("at", "kind", "seat", "action", "value", "events", "patch")


def folded(story: Any) -> Iterator[Any]:
    """The views that follow from a story, one after the other."""
    view = story["view"]
    yield view
    for news in story["news"]:
        view = view | news["patch"]
        yield view


class Told:
    """A match that is told to everybody as it goes, with things taken back now and then."""

    def __init__(self, configuration: Configuration, most: int) -> None:
        self.worlds = Worlds(configuration, 7)
        self.match = self.worlds.match
        self.entries: list[Entry] = []
        self.news: dict[int, list[Any]] = {audience: [] for audience in audiences(self.match)}
        self.views: dict[int, list[Any]] = {audience: [self.seen(audience)] for audience in self.news}
        while self.match.to_act is not None and len(self.entries) < most:
            self.follow(self.worlds.choose())

    def seen(self, audience: int) -> Any:
        return json.loads(encode(self.match.view(audience)))

    def follow(self, entry: Entry) -> None:
        """Lets something happen."""
        self.entries.append(entry)
        for audience, message in self.worlds.teller.follow(entry).items():
            self.news[audience].append(body(message))
            self.views[audience].append(self.seen(audience))

    def story(self, audience: int, since: int | None) -> Any:
        """What an audience is told afterwards."""
        match = self.match
        again = Match(match.game, match.players, match.options, key=match.key, match_id=match.id)
        play = Play(again, range(match.players), None, STARTED)
        return json.loads(encode(told(play, [], self.entries, since, audience)))


@pytest.mark.parametrize("configuration", KINDS, ids=label)
def test_a_story_so_far_is_what_its_audience_was_told(configuration: Configuration) -> None:
    """So it can't tell more; and its patches lead from moment to moment, over what was taken back too."""
    whole = Told(configuration, 90)
    assert any(entry.kind == "undo" for entry in whole.entries) or configuration[0] != "towers"
    for audience, news in whole.news.items():
        for since in (0, 1, len(news) // 2, len(news)):
            story = whole.story(audience, since)
            assert (story["since"], story["seat"]) == (since, None if audience == SPECTATOR else audience)
            assert [one["version"] for one in story["news"]] == [message["version"] for message in news[since:]]
            for one, message in zip(story["news"], news[since:], strict=True):
                assert {name: one[name] for name in TOLD} == {name: message[name] for name in TOLD}
            assert list(folded(story)) == whole.views[audience][since:]
            last = news[-1]["status"]
            assert (story["outcome"], story["key"]) == (last["outcome"], last["key"])


def test_a_story_so_far_has_pauses_and_votes_in_it() -> None:
    whole = Told(("towers", 3, {}), 6)
    for kind, seat, value in (("pause", 1, 0), ("resume", 2, 0), ("ask", 0, 0), ("refuse", 1, 0), ("vote", 1, 2)):
        whole.follow(whole.worlds.entry(kind, seat, value))
    news = whole.story(0, 6)["news"]
    assert [(one["kind"], one["seat"], one["value"]) for one in news] == [
        ("pause", 1, None),
        ("resume", 2, None),
        ("ask", 0, len(whole.match.actions)),
        ("refuse", 1, None),
        ("vote", 1, "end"),
    ]
    assert all(one["patch"] == {} and one["events"] == [] and one["action"] is None for one in news)
    whole.follow(whole.worlds.entry("end", 0, 0))
    over = whole.story(0, None)
    assert over["outcome"] == {"reason": "broken_off", "ranks": []}
    assert over["key"] is None, "the key of a match that was broken off stays secret"


def test_of_a_long_match_the_last_entries_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "MOST", 10)
    monkeypatch.setattr(stories, "ALL", 25)
    whole = Told(("towers", 2, {}), 40)
    told = {since: whole.story(0, since) for since in (None, 0, 20, 39, 40, 99)}
    assert {since: story["since"] for since, story in told.items()} == {None: 30, 0: 15, 20: 20, 39: 39, 40: 40, 99: 40}
    for story in told.values():
        assert story["since"] + len(story["news"]) == 40
        assert story["view"] == whole.views[0][story["since"]]


@pytest.mark.parametrize("configuration", KINDS, ids=label)
def test_a_finished_story_has_every_moment_of_the_match(configuration: Configuration) -> None:
    worlds = Worlds(configuration, 3)
    match = worlds.match
    while match.to_act is not None:
        match.play(worlds.chance.choice(match.legal_numbers))
    actions = list(match.actions)
    for seat in (None, 0, match.players - 1):
        story = json.loads(encode(finished(match, STARTED, ["A", "B"], seat)))
        assert (story["key"], story["names"], story["seat"]) == (match.key.hex(), ["A", "B"], seat)
        assert [one["version"] for one in story["news"]] == list(range(1, len(actions) + 1))
        views = list(folded(story))
        for at in (0, 1, len(actions) // 2, len(actions)):
            match.replay(actions)
            step = json.loads(encode(moment(match, STARTED, at, seat)))
            assert views[at] == step["view"]
            assert at == 0 or story["news"][at - 1]["events"] == step["events"]
            assert at == 0 or story["news"][at - 1]["seat"] == step["seat"]
        match.replay(actions)
        assert story["outcome"] == step["outcome"]


def test_through_a_seat_s_eyes_secret_actions_are_verbs() -> None:
    worlds = Worlds(("towers", 4, {"teams": True}), 1)
    match = worlds.match
    while match.to_act is not None:
        match.play(worlds.chance.choice(match.legal_numbers))
    given = {seat: set[str]() for seat in (None, 0)}
    for seat, texts in given.items():
        news = [one for one in finished(match, 0, [], seat).news if one.seat == 1]
        texts |= {one.action for one in news if one.action is not None and one.action.startswith("give")}
    assert given[0] == {"give"}
    assert given[None] and all(" " in text for text in given[None])


# At the table.


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("stories") / "data") as running:
        yield running
        assert '"internal"' not in running.log()


@in_loop
async def test_the_story_so_far_is_told_to_seats_and_watchers(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        await ann.put("/api/me", {"name": "Ann"})
        table = await ann.open_table("towers", "me open random", {"first": "1"})
        await bob.join(table, name="Bob")
        path = f"/api/tables/{table['id']}/match/story"
        async with ann.socket(table["id"], 0) as one, bob.socket(table["id"], 1) as two:
            await one.until("full")
            await two.until("full")
            for _ in range(3):
                await one.ask("act", action=one.choices[0]["text"])
            while two.version < one.version:
                await two.next()
            assert (await two.ask("pause", on=True))["type"] == "accepted"
            await one.until("news", kind="pause")
            for guest, seat, socket in ((ann, 0, one), (bob, 1, two)):
                story = await guest.get(path, params={"seat": seat})
                news = [message for message in socket.received if message["type"] == "news"]
                assert [{n: o[n] for n in TOLD} for o in story["news"]] == [{n: o[n] for n in TOLD} for o in news]
                assert story["names"][:2] == ["Ann", "Bob"]
                assert story["names"][2] in {one.id for one in CHARACTERS}, "bots are somebody"
                assert list(folded(story))[-1] == socket.view
            assert len((await ann.get(path, params={"seat": 0, "since": one.version - 1}))["news"]) == 1
            assert (await ann.get(path))["seat"] is None
            assert (await refused(bob, "GET", path, params={"seat": 0}))[2] == "not_your_seat"
            async with Guest(server.url) as eve:
                assert (await refused(eve, "GET", path))[2] == "no_table"
            match = f"/api/matches/{table['match'] or one.match}/story"
            assert (await refused(ann, "GET", match))[2] == "not_over"
            assert "content-encoding" not in (await ann.http.get(path, params={"seat": 0})).headers


@in_loop
async def test_a_finished_match_and_an_imported_one_are_told_whole(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        await ann.ready()
        table = await ann.open_table("hocus", "me me")
        end = await play_out(ann, table["id"], [0, 1])
        path = f"/api/matches/{table['match']}"
        story, record = await eve.get(f"{path}/story"), await eve.get(f"{path}/record")
        assert len(story["news"]) == read_finished(record).version
        assert (story["outcome"], story["key"]) == (end["status"]["outcome"], end["status"]["key"])
        assert story["names"] == ["Guest", "Guest"]
        assert list(folded(await eve.get(f"{path}/story", params={"seat": 0})))[-1] == end["view"]
        assert (await refused(eve, "GET", f"{path}/story", params={"seat": 2}))[2] == "no_seat"
        imported = await eve.post("/api/records", {"text": record})
        again = await eve.get(f"/api/records/{imported['id']}/story")
        assert again["news"] == story["news"]
        assert again["names"] == ["human", "human"]
        assert (await refused(eve, "GET", "/api/records/none/story"))[2] == "no_record"
        for headers in ({"accept-encoding": "gzip"}, {"accept-encoding": "identity"}):
            async with eve.http.stream("GET", f"{path}/story", headers=headers) as answer:
                raw = b"".join([part async for part in answer.aiter_raw()])
            packed = answer.headers.get("content-encoding") == "gzip"
            assert packed == (headers["accept-encoding"] == "gzip")
            assert json.loads(gzip.decompress(raw) if packed else raw) == story
