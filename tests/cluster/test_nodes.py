"""Several nodes of one house: a socket at another node, a node that is killed, frozen, drained, or cut off."""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from typing import Any

import nats
import psycopg
import pytest

from abraka.lab.local_services import Postgres, missing_bus
from abraka.table.checking import damaged_in
from abraka.table.postgres import open_postgres
from abraka.table.relays import Said, read_frame
from tests.cluster.houses import Cluster, Node
from tests.table.client import Guest, Socket, refused, token_of
from tests.table.loop import in_loop
from tests.table.playing import LOST

pytestmark = pytest.mark.skipif(bool(missing_bus()), reason=missing_bus() or "all is here")
AGAIN_S = 30.0
"""So long a client tries again; a machine on which everything runs at once is slow."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    """Three nodes."""
    with Cluster(tmp_path_factory.mktemp("nodes"), 3, postgres) as running:
        yield running
        engine = open_postgres(running.url)
        assert damaged_in(engine) == []
        engine.dispose()
        for node in running.nodes:
            assert '"internal"' not in node.log(), node.log()[-4000:]


def at(guest: Guest, node: Node) -> Guest:
    """The same guest, coming to another node."""
    other = Guest(node.url)
    other.http.cookies.update(guest.http.cookies)
    return other


async def come(guest: Guest, table: str, seat: int, known: Socket | None = None) -> Socket:
    """A socket, tried again until the table answers, as clients do."""
    until = time.monotonic() + AGAIN_S
    while True:
        hello = {"match": known.match, "since": known.version} if known is not None and known.match else {}
        socket = guest.socket(table, seat, **hello)
        if hello:
            assert known is not None
            socket.match, socket.version, socket.view = known.match, known.version, known.view
            socket.status, socket.choices = known.status, known.choices
        try:
            await socket.__aenter__()
            await socket.until("welcome", 5)
            return socket
        except (*LOST, TimeoutError):
            assert time.monotonic() < until, "nobody takes the table"
            await asyncio.sleep(0.1)


async def act(socket: Socket, name: str) -> dict[str, Any]:
    """Plays the last choice; returns the news of it."""
    choice = socket.choices[-1]
    await socket.send("act", id=name, action=choice["text"])
    while True:
        message = await socket.next(10)
        if message.get("id") == name:
            assert message["type"] == "accepted", message
            return dict(message)


async def play_on(sockets: list[Socket], actions: int, chance: random.Random) -> None:
    """Plays so many actions; both see the same versions."""
    for _ in range(actions):
        for socket in sockets:
            while socket.status is None:
                await socket.next()
        asked = sockets[0].status["to_act"]
        if asked is None:
            return
        await act(sockets[asked], f"a{chance.random()}")
        version = sockets[asked].version
        other = sockets[1 - asked]
        while other.version < version:
            await other.next()


@in_loop
async def test_a_table_is_played_at_from_two_nodes(cluster: Cluster) -> None:
    one, two, _ = cluster.nodes
    async with Guest(one.url) as ada, Guest(two.url) as bob:
        table = await ada.open_table("hocus", "me open")
        await bob.join(table, name="Bob")
        name = table["id"]
        for guest in (ada, bob):
            assert (await guest.get(f"/api/tables/{name}"))["status"] == "playing"
        near, far = await come(ada, name, 0), await come(bob, name, 1)
        await play_on([near, far], 12, random.Random(1))
        await far.send("say", text="Hello from afar")
        assert (await near.until("said"))["text"] == "Hello from afar"
        for guest in (ada, bob):
            [row] = [row for row in (await guest.get("/api/tables"))["mine"] if row["id"] == name]
            assert row["your_turn"] == (row["to_act"] == (0 if guest is ada else 1))
        assert (await far.ask("act", action="nonsense"))["type"] == "refused"
        assert (await refused(bob, "POST", f"/api/tables/{name}/join", {}))[1] == "impossible"
        async with Guest(two.url) as stranger:
            assert (await refused(stranger, "GET", f"/api/tables/{name}"))[:2] == (404, "unknown")
            shown = await stranger.get(f"/api/tables/{name}", headers={"x-table-token": token_of(table)})
            assert shown["id"] == name
        await near.close()
        await far.close()


@in_loop
async def test_a_name_a_device_and_a_link_hold_at_every_node(cluster: Cluster) -> None:
    one, two, _ = cluster.nodes
    async with Guest(one.url) as ada, Guest(two.url) as phone:
        await ada.put("/api/me", {"name": "Ada"})
        table = await ada.open_table("hocus", "me open")
        moved = at(ada, two)
        assert (await moved.get("/api/me"))["name"] == "Ada"
        assert (await moved.get(f"/api/tables/{table['id']}"))["seats"][0]["yours"] is True
        assert (await phone.get("/api/me"))["name"] == ""
        await moved.http.aclose()


@in_loop
async def test_a_killed_owner_s_table_is_played_on_elsewhere(cluster: Cluster) -> None:
    one, two, three = cluster.nodes
    async with Guest(three.url) as ada:
        table = await ada.open_table("hocus", "me me")
        name = table["id"]
        sockets = [await come(at(ada, two), name, seat) for seat in (0, 1)]
        await play_on(sockets, 6, random.Random(2))
        version = sockets[0].version
        await asyncio.to_thread(three.kill)
        began = time.monotonic()
        again = [await come(at(ada, node), name, seat, sockets[seat]) for seat, node in enumerate((two, one))]
        await play_on(again, 4, random.Random(3))
        assert again[0].version >= version + 4
        assert time.monotonic() - began < AGAIN_S
        for socket in again:
            await socket.close()
        await asyncio.to_thread(three.start)


@in_loop
async def test_a_frozen_owner_wakes_and_writes_and_tells_nothing(cluster: Cluster) -> None:
    one, two, three = cluster.nodes
    async with Guest(three.url) as ada:
        table = await ada.open_table("hocus", "me me")
        name = table["id"]
        stale = [await come(ada, name, seat) for seat in (0, 1)]
        await play_on(stale, 6, random.Random(4))
        asked = stale[0].status["to_act"]
        known, choice = stale[asked].version, stale[asked].choices[-1]["text"]
        three.freeze()
        await stale[asked].send("act", id="frozen", action=choice)
        try:
            fresh = [await come(at(ada, node), name, seat) for seat, node in enumerate((one, two))]
            await play_on(fresh, 4, random.Random(5))
        finally:
            three.wake()
        told = []
        try:
            while True:
                told.append(await stale[asked].next(10))
        except (*LOST, TimeoutError):
            pass
        assert not [one for one in told if one["type"] in ("accepted", "news", "full") and one["version"] > known]
        await play_on(fresh, 4, random.Random(6))
        until = time.monotonic() + AGAIN_S
        while "stepped_down" not in three.log() and time.monotonic() < until:
            await asyncio.sleep(0.1)
        assert "stepped_down" in three.log()
        back = await come(ada, name, 0)  # it serves again, through the new owner
        await back.until("full")
        assert back.version == fresh[0].version
        for socket in (*fresh, back):
            await socket.close()
    with psycopg.connect(cluster.url) as connection:
        numbers = "SELECT count(*), max(number) FROM journal GROUP BY match HAVING count(*) <> max(number)"
        assert connection.execute(numbers).fetchall() == []


@in_loop
async def test_a_drained_node_hands_its_tables_over(cluster: Cluster) -> None:
    _, two, three = cluster.nodes
    async with Guest(three.url) as ada:
        table = await ada.open_table("hocus", "me me")
        name = table["id"]
        sockets = [await come(at(ada, two), name, seat) for seat in (0, 1)]
        await play_on(sockets, 4, random.Random(7))
        ending = asyncio.create_task(asyncio.to_thread(three.drain))
        try:
            while True:
                await sockets[0].next(20)
        except LOST:
            pass
        began = time.monotonic()
        again = [await come(at(ada, two), name, seat, sockets[seat]) for seat in (0, 1)]
        await play_on(again, 4, random.Random(8))
        assert time.monotonic() - began < 10
        await ending
        assert three.log().rstrip().endswith("everything is kept.")
        for socket in again:
            await socket.close()
        await asyncio.to_thread(three.start)


@in_loop
async def test_the_bus_may_be_away_for_a_while(cluster: Cluster) -> None:
    one, two, _ = cluster.nodes
    async with Guest(one.url) as ada:
        table = await ada.open_table("hocus", "me me")
        name = table["id"]
        near, far = await come(ada, name, 0), await come(at(ada, two), name, 1)
        await play_on([near, far], 4, random.Random(9))
        await asyncio.to_thread(cluster.nats.stop)
        with pytest.raises(LOST):
            while True:
                await far.next(20)
        assert (await ada.http.get("/livez")).status_code == 200
        assert (await ada.http.get("/readyz")).status_code == 503
        if near.status["to_act"] == 0:
            await act(near, "alone")  # who is at the owner's plays on
        await asyncio.to_thread(cluster.nats.begin)
        far = await come(at(ada, two), name, 1, far)
        while far.version < near.version:
            await far.next()
        await play_on([near, far], 4, random.Random(10))
        for socket in (near, far):
            await socket.close()


@in_loop
async def test_over_the_bus_goes_what_the_reader_is_told_and_nothing_else(cluster: Cluster) -> None:
    one, two, _ = cluster.nodes
    client = await nats.connect(cluster.nats.url)
    caught: list[tuple[str, bytes]] = []

    async def catch(message: Any) -> None:
        caught.append((message.subject, message.data))

    await client.subscribe(">", cb=catch)
    await client.flush()
    async with Guest(one.url) as ada, Guest(two.url) as bob:
        table = await ada.open_table("hocus", "me open")
        await bob.join(table, name="Bob")
        near, far = await come(ada, table["id"], 0), await come(bob, table["id"], 1)
        await play_on([near, far], 10, random.Random(11))
        async with asyncio.timeout(30):  # what was said last arrives
            while far.version < near.version:
                await far.next()
        told = [json.dumps(message, sort_keys=True) for message in far.received]
        for socket in (near, far):
            await socket.close()
    await client.close()
    assert len(caught) > 10
    assert far.status["outcome"] is None  # at the end the key is told to everybody
    said = [read_frame(data) for subject, data in caught if subject.endswith(".out")]
    texts = [text for frame in said if isinstance(frame, Said) for text in frame.texts]
    carried = [json.dumps(json.loads(text), sort_keys=True) for text in texts]
    assert carried[: len(told)] == told
    assert len(carried) - len(told) <= 2  # who left at the end
    with psycopg.connect(cluster.url) as connection:
        query = 'SELECT m.key FROM matches m JOIN tables t ON t."match" = m.id WHERE t.id = %s'
        [(key,)] = connection.execute(query, (table["id"],)).fetchall()
    everything = b"".join(data for _, data in caught)
    assert key not in everything and key.hex().encode() not in everything
    secret = (one.data / "secret.key").read_bytes()
    assert secret not in everything and secret.hex().encode() not in everything
