"""Thinkers: what they do for nodes, who comes first, and what becomes of the work of one that is lost."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import nats
import psycopg
import pytest

from abraka.bots import Decision
from abraka.core.match import Match
from abraka.lab.local_services import Nats, Postgres, missing_bus
from abraka.table import hiring, thinker
from abraka.table.bus import Bus
from abraka.table.hiring import Hiring, space
from abraka.table.jobs import Question, decision_in, edition, encode, read_job
from abraka.table.thinker import Thinker
from tests.cluster.houses import Cluster, ThinkerProcess
from tests.command import Command
from tests.table.client import Guest
from tests.table.loop import in_loop

pytestmark = pytest.mark.skipif(bool(missing_bus()), reason=missing_bus() or "all is here")
WITHIN_S = 60


@pytest.fixture(scope="module")
def bus() -> Iterator[Nats]:
    """A server of NATS."""
    with Nats() as running:
        yield running


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What thinkers of this process have thought about, in this order: for each a tenth of a second."""
    done: list[str] = []

    def think(asked: Question) -> bytes:
        time.sleep(0.1)
        done.append(asked.level or "hint")
        return b"[]" if not asked.level else decision_in(asked).game.actions.write(decision_in(asked).legal[0]).encode()

    monkeypatch.setattr(thinker, "think", think)
    monkeypatch.setattr(hiring, "LIFE_S", 1.0)
    return done


def decision() -> Decision:
    return Decision.of(Match("hocus", 2, key=bytes(16)), 1)


@asynccontextmanager
async def thinking(url: str, places: int) -> AsyncIterator[Thinker]:
    """A thinker in this process."""
    own = Bus(url, space())
    await own.open()
    one, ended = Thinker(own, places), asyncio.Event()
    task = asyncio.create_task(one.run(ended, lambda text: None))
    try:
        yield one
    finally:
        ended.set()
        await task


@asynccontextmanager
async def hired(url: str, places: int) -> AsyncIterator[Hiring]:
    """A node's side, which knows so many places."""
    one = Hiring(Bus(url, space()))
    await one.begin()
    try:
        async with asyncio.timeout(10):
            while one.places < places:
                await asyncio.sleep(0.01)
        yield one
    finally:
        await one.close()


@in_loop
async def test_live_moves_come_before_hints_however_late_they_are_asked_for(bus: Nats, thoughts: list[str]) -> None:
    async with thinking(bus.url, 1), hired(bus.url, 1) as one:
        first = asyncio.create_task(one.choose("wizard", decision(), None, 1))
        await asyncio.sleep(0.05)
        hints = [asyncio.create_task(one.hint(decision(), 3, None, 1)) for _ in range(2)]
        await asyncio.sleep(0.01)
        moves = [asyncio.create_task(one.choose("archmage", decision(), None, 1)) for _ in range(2)]
        found = await asyncio.gather(first, *moves, *hints)
        assert None not in found
        assert thoughts == ["wizard", "archmage", "archmage", "hint", "hint"]


@in_loop
async def test_who_is_free_thinks_and_nobody_waits_behind_another(bus: Nats, thoughts: list[str]) -> None:
    async with thinking(bus.url, 2), thinking(bus.url, 2), hired(bus.url, 4) as one:
        began = asyncio.get_running_loop().time()
        await asyncio.gather(*(one.choose("wizard", decision(), None, 1) for _ in range(12)))
        assert len(thoughts) == 12
        assert asyncio.get_running_loop().time() - began < 12 * 0.1  # more than one at a time


@in_loop
async def test_the_work_of_one_that_falls_silent_is_done_by_another(bus: Nats, thoughts: list[str]) -> None:
    silent = Bus(bus.url, space())
    await silent.open()
    taken = asyncio.Event()

    async def take(data: bytes) -> bytes:
        taken.set()
        return b"silent"

    beats = asyncio.create_task(_beat(silent, taken))
    await silent.answer_one("job", take)
    async with hired(bus.url, 1) as one:
        waiting = asyncio.create_task(one.choose("wizard", decision(), None, 1))
        async with asyncio.timeout(5):
            await taken.wait()
        async with thinking(bus.url, 1), asyncio.timeout(10):
            assert await waiting is not None
    assert thoughts == ["wizard"]
    beats.cancel()
    await silent.close()


async def _beat(bus: Bus, until: asyncio.Event) -> None:
    while not until.is_set():
        bus.tell("beat", encode(hiring.Beat("silent", 1)))
        await asyncio.sleep(0.1)


@in_loop
async def test_without_thinkers_nothing_is_asked_for(bus: Nats) -> None:
    async with hired(bus.url, 0) as one:
        assert await one.choose("wizard", decision(), None, 1) is None
        assert await one.study(b"", lambda share: None) is None


@in_loop
async def test_one_that_can_t_do_it_says_so(bus: Nats, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(asked: Question) -> bytes:
        raise ValueError("planted")

    monkeypatch.setattr(thinker, "think", fail)
    async with thinking(bus.url, 1), hired(bus.url, 1) as one:
        for _ in range(2):  # it goes on
            assert await one.choose("wizard", decision(), None, 1) is None


@in_loop
async def test_a_study_that_was_begun_is_done_by_another_when_a_thinker_goes(
    bus: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[bytes] = []

    async def studied(match: bytes, tell: Callable[[float], None]) -> bytes:
        begun.append(match)
        tell(0.5)
        if len(begun) == 1:
            await asyncio.Event().wait()
        return b"{}"

    monkeypatch.setattr(thinker, "studied", studied)
    shares: list[float] = []
    async with AsyncExitStack() as stack:
        going = AsyncExitStack()
        await going.enter_async_context(thinking(bus.url, 1))
        one = await stack.enter_async_context(hired(bus.url, 1))
        waiting = asyncio.create_task(one.study(b"match", shares.append))
        async with asyncio.timeout(10):
            while not shares:
                await asyncio.sleep(0.01)
            await stack.enter_async_context(thinking(bus.url, 1))
            await going.aclose()
            assert await waiting == b"{}"
    assert begun == [b"match", b"match"] and shares == [0.5, 0.5]


# With nodes and thinkers in processes of their own.


async def figure(guest: Guest, name: str) -> float:
    """One of a node's figures; nothing, if it has never been counted."""
    text = (await guest.http.get("/metrics")).text
    return next((float(line.split()[-1]) for line in text.splitlines() if line.startswith(name + " ")), 0.0)


async def until(guest: Guest, name: str, value: float) -> None:
    """Waits until a figure has grown so large."""
    async with asyncio.timeout(WITHIN_S):
        while await figure(guest, name) < value:
            await asyncio.sleep(0.1)


ELSEWHERE, HERE = 'abraka_thoughts_total{where="elsewhere"}', 'abraka_thoughts_total{where="here"}'


@in_loop
async def test_bots_hints_and_analyses_are_thought_elsewhere_in_worlds_that_might_be(
    tmp_path: Path, postgres: Postgres
) -> None:
    with Cluster(tmp_path, 1, postgres) as cluster, ThinkerProcess(tmp_path, cluster.nats.url) as machine:
        caught: list[tuple[str, bytes]] = []
        client = await nats.connect(cluster.nats.url)

        async def catch(message: Any) -> None:
            caught.append((message.subject, message.data))

        await client.subscribe("abraka.think.>", cb=catch)
        await client.flush()
        async with Guest(cluster.nodes[0].url) as ada:
            await until(ada, "abraka_thinkers_places", 2)
            table = await ada.open_table("hocus", "me archmage", pace_s=0)
            async with ada.socket(table["id"], 0) as socket:
                async with asyncio.timeout(WITHIN_S):
                    while not socket.choices:
                        await socket.next()
                hinted = await socket.ask("hint", version=socket.version)
                assert hinted["type"] == "hint" and hinted["thoughts"]
                await socket.ask("act", action=socket.choices[-1]["text"])
                await until(ada, ELSEWHERE, 2)
                assert await figure(ada, HERE) == 0
                machine.kill()  # without a word, perhaps in the middle of a thought
                async with asyncio.timeout(WITHIN_S):
                    while await figure(ada, HERE) == 0:  # the node thinks itself
                        if socket.choices:
                            await socket.ask("act", action=socket.choices[-1]["text"])
                        else:
                            await socket.next()
        await client.close()
    asked = [read_job(data) for subject, data in caught if subject.endswith(".job")]
    assert len(asked) >= 2 and all(isinstance(one, Question) for one in asked)
    with psycopg.connect(cluster.url) as connection:
        [(key,)] = connection.execute("SELECT key FROM matches").fetchall()
    everything = b"".join(data for _, data in caught)
    assert key not in everything and key.hex().encode() not in everything
    assert ada.cookie.encode() not in everything and table["id"].encode() not in everything


def test_a_thinker_without_a_bus_is_refused_with_a_sentence(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ABRAKA_BUS", raising=False)
    done = command("think")
    assert done.code == 2 and "--bus" in done.err
    done = command("think", "--bus", "nats://ada:geheim@127.0.0.1:1")
    assert done.code == 2 and "nobody answers at nats://127.0.0.1:1" in done.err and "geheim" not in done.err


def test_nodes_and_thinkers_of_another_edition_do_not_meet() -> None:
    """The edition is the same in every process of the same sources."""
    code = "from abraka.table.jobs import edition; print(edition())"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert found.stdout.strip() == edition() and edition() in space()
    assert msgspec.msgpack.decode(encode(hiring.Beat("one", 2))) == ["one", 2]
