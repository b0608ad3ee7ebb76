"""Secrecy at a real server: everything that every client and the log ever received is searched for planted secrets."""

import asyncio
import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, closing
from typing import Any

import httpx
import pytest

from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.table.telling import encode
from abraka.testing.subject import GameSubject
from tests.configurations import Configuration, label
from tests.table.client import Guest, Socket, token_of
from tests.table.playing import PATIENCE_S, Intended, Player
from tests.table.server import Server

TABLES: list[tuple[Configuration, int]] = [
    (("towers", 3, {"variant": "advanced"}), 100),
    (("towers", 4, {"variant": "master", "teams": True}), 100),
    (("hocus", 3, {}), 12),
    (("hocus", 6, {"memory": "aided"}), 20),
    (("hill", 3, {}), 60),
    (("djinn", 3, {}), 100),
]
"""With how many entries a match is followed: none comes to its end so soon, so no key is shown yet."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all matches of this file."""
    with Server(tmp_path_factory.mktemp("secrecy")) as running:
        yield running


class Spy(Guest):
    """A guest who keeps every answer, header and refusal that ever came over HTTP."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.heard: list[str] = []
        self.sockets: list[Socket] = []
        self.http.event_hooks = {"response": [self._keep]}

    async def _keep(self, response: httpx.Response) -> None:
        await response.aread()
        headers = {name: value for name, value in response.headers.items() if name != "set-cookie"}
        self.heard.append(f"{response.url} {headers} {response.text}")

    @property
    def name(self) -> str:
        """Who this is for the server alone."""
        return self.http.cookies["abraka_guest"].partition(".")[0]

    def socket(self, table: str, seat: int | None, **hello: Any) -> Socket:
        """A socket whose messages are kept as well."""
        made = super().socket(table, seat, **hello)
        self.sockets.append(made)
        return made

    def all_heard(self) -> str:
        """Everything, as one text."""
        said = [json.dumps(message) for socket in self.sockets for message in socket.received]
        return "\n".join([*self.heard, *said])


class Scene:
    """A table with two people, bots in the other seats, one who looks on and one who has no business there."""

    def __init__(self, people: Sequence[Spy], watcher: Spy, stranger: Spy, table: Any) -> None:
        self.people, self.watcher, self.stranger, self.table = people, watcher, stranger, table
        self.id = str(table["id"])
        self.program = ""

    @property
    def spies(self) -> list[Spy]:
        """All who listen."""
        return [*self.people, self.watcher, self.stranger]

    def canaries(self, spy: Spy, key: str) -> dict[str, str]:
        """Secrets that somebody must never hear of while the match goes on."""
        others = {f"guest {place}": other.name for place, other in enumerate(self.spies) if other is not spy}
        secrets = {"the key": key, "the hash of a seat's token": hashlib.sha256(self.program.encode()).hexdigest()}
        if spy is not self.people[0]:
            secrets["a seat's token"] = self.program
        if spy not in self.people:
            secrets["the link's token"] = token_of(self.table)
        return others | secrets


async def _set_the_scene(stack: AsyncExitStack, url: str, configuration: Configuration) -> Scene:
    game, players, options = configuration
    one, two, watcher, stranger = [await stack.enter_async_context(Spy(url)) for _ in range(4)]
    seats = " ".join(["me", "open"] + ["random"] * (players - 2))
    table = await one.open_table(game, seats, options, public=True, watch=True)
    await two.join(table)
    scene = Scene([one, two], watcher, stranger, table)
    scene.program = (await one.post(f"/api/tables/{scene.id}/seats/0/token"))["token"]
    one.heard.pop()  # shown to its owner, this once
    return scene


@pytest.mark.parametrize(("configuration", "entries"), TABLES, ids=[label(one) for one, _ in TABLES])
def test_nobody_is_told_a_secret(server: Server, configuration: Configuration, entries: int) -> None:
    asyncio.run(_spy_on(server, configuration, entries))


async def _spy_on(server: Server, configuration: Configuration, entries: int) -> None:
    async with AsyncExitStack() as stack:
        scene = await _set_the_scene(stack, server.url, configuration)
        chance = random.Random(label(configuration))
        intended = Intended()
        players = [Player(spy, scene.id, seat, intended, chance) for seat, spy in enumerate(scene.people)]
        watching = await stack.enter_async_context(scene.watcher.socket(scene.id, None))
        for player in players:
            await player.connect()
        await asyncio.gather(*(_play_until(entries, player) for player in players))
        assert not any(player.over for player in players)
        await _pry(scene, players)
        for player in players:
            await player.socket.close()
        await watching.ask("ping")
        match, key, journal = _stored(server, str(players[0].socket.match))
    for spy in scene.spies:
        heard = spy.all_heard()
        for what, secret in scene.canaries(spy, key).items():
            assert secret not in heard, f"{what} was told"
    _check_log(server, scene, key)
    for audience, spy in ((0, scene.people[0]), (1, scene.people[1]), (SPECTATOR, scene.watcher)):
        assert _check_views(configuration, match, key, journal, audience, spy) > entries / 2


async def _play_until(entries: int, player: Player) -> None:
    while not player.over and player.socket.version < entries:
        if player.asked:
            await player.act()
        else:
            await player.socket.next(PATIENCE_S)


async def _pry(scene: Scene, players: Sequence[Player]) -> None:
    """Asks for everything that there is to ask for, rightly or not."""
    match = players[0].socket.match
    paths = ["/api/tables", f"/api/tables/{scene.id}", f"/api/matches/{match}/record", f"/api/matches/{match}/replay"]
    for place in (f"/api/tables/{scene.id}/match", f"/api/tables/{scene.id}/match/text"):
        paths += [place, *(f"{place}?seat={seat}" for seat in range(len(scene.table["seats"])))]
    paths += [f"/api/matches/{match}/record?seat={seat}" for seat in range(3)]
    for spy in scene.spies:
        for path in paths:
            await spy.http.get(path)
        act = {"type": "act", "id": "x", "version": players[0].socket.version, "action": "nonsense"}
        for seat in range(2):
            await spy.http.post(f"/api/tables/{scene.id}/match", params={"seat": seat}, json=act)
        for seat in range(3):
            async with spy.socket(scene.id, seat) as socket:
                await socket.next()
    for player in players:
        await player.socket.ask("act", id=player.new_id(), action="nonsense")
        await player.socket.ask("hint")
        await player.socket.ask("say", text="Good luck!")


def _stored(server: Server, match: str) -> tuple[str, str, list[tuple[str, int]]]:
    """A match's id, key and journal as the host could read them."""
    with closing(sqlite3.connect(server.data / "abraka.db")) as database:
        (key,) = database.execute("SELECT key FROM matches WHERE id = ?", (match,)).fetchone()
        journal = database.execute('SELECT kind, value FROM journal WHERE "match" = ? ORDER BY number', (match,))
        return match, key.hex(), journal.fetchall()


def _check_log(server: Server, scene: Scene, key: str) -> None:
    """The log names tables and matches, and nothing that anybody could use."""
    log = server.log()
    assert scene.id in log
    secrets = [key, scene.program, token_of(scene.table), hashlib.sha256(scene.program.encode()).hexdigest()]
    secrets += [spy.name for spy in scene.spies]
    secrets += [(server.data / "secret.key").read_bytes().hex()]
    for secret in secrets:
        assert secret not in log


def _check_views(
    configuration: Configuration, match_id: str, key: str, journal: list[tuple[str, int]], audience: int, spy: Spy
) -> int:
    """Every view that somebody ever had is the one of a world in which all is other that they can't know."""
    game, players, options = configuration
    match = Match(game, players, options, key=bytes.fromhex(key), match_id=match_id)
    subject = GameSubject(match.game, players, options)
    views = _views(spy, audience)
    chance, compared = random.Random(1), 0
    for version in range(len(journal) + 1):
        if version:
            kind, value = journal[version - 1]
            assert kind == "act"
            match.play(value)
        if version in views and match.to_act is not None:
            world = subject.redeal(match.state, audience, chance.getrandbits(62))
            assert json.loads(encode(match.game.view(world, audience))) == views[version]
            compared += 1
    return compared


def _views(spy: Spy, audience: int) -> dict[int, Any]:
    """What somebody saw at each version, put together from all messages of the sockets to one seat."""
    views: dict[int, Any] = {}
    for socket in spy.sockets:
        if socket.hello["seat"] == (None if audience == SPECTATOR else audience):
            view: Any = None
            for message in socket.received:
                if message["type"] in ("full", "news"):
                    view = message["view"] if message["type"] == "full" else view | message["patch"]
                    views[message["version"]] = view
    return views


def test_an_internal_error_is_logged_without_secrets(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client hears of a number, the log of the place; neither of what was being handled."""
    with Server(tmp_path_factory.mktemp("broken")) as server:
        asyncio.run(_break(server))


async def _break(server: Server) -> None:
    async with Spy(server.url) as guest:
        table = await guest.open_table("hocus", "me me")
        _rename(server, "tables", "gone")
        wish = {"game": "hocus", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await guest.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["sentence"]) == (503, "not_stored")
        for path in ("/api/tables", "/api/tables/0123456789abcdef"):
            answer = await guest.http.get(path)
            assert (answer.status_code, answer.json()["sentence"]) == (500, "internal")
            assert answer.json()["args"]["number"] in server.log()
            assert "sqlite" not in answer.text.lower()
        log = server.log()
        assert "no such table" in log
        for secret in (guest.name, guest.http.cookies["abraka_guest"], token_of(table)):
            assert secret not in log
        _rename(server, "gone", "tables")
        await guest.get("/api/tables")


def _rename(server: Server, old: str, new: str) -> None:
    with closing(sqlite3.connect(server.data / "abraka.db", timeout=10)) as database:
        database.execute("PRAGMA legacy_alter_table = ON")
        database.execute(f'ALTER TABLE "{old}" RENAME TO "{new}"')
        database.commit()
