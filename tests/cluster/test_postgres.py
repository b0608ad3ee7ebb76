"""A house in PostgreSQL: the store keeps what it keeps in a file, nobody writes who may not, and houses move there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, update

from abraka.lab.local_services import Postgres
from abraka.table import moving, schema, tenure
from abraka.table.checking import damaged_in
from abraka.table.cleaning import Cleaner, in_bin, take_back
from abraka.table.data import ChatLine, Entry, ResultData, SeatResult
from abraka.table.database import StoreError, open_database
from abraka.table.forgetting import forget
from abraka.table.passes import Passes
from abraka.table.persons import Persons, Visitor
from abraka.table.postgres import open_postgres
from abraka.table.refusals import TableRefusal
from abraka.table.rows import Damaged
from abraka.table.settings import Limits
from abraka.table.shared_limits import SharedBuckets
from abraka.table.store import ILLEGIBLE, NotStored, Store
from abraka.table.tenure import Deposed, Elsewhere, Tenure
from tests.command import Command
from tests.faults.rows import new_match, new_table
from tests.table.client import Guest, play_out
from tests.table.loop import in_loop
from tests.table.server import Server

Opening = Callable[[str], Engine]


@pytest.fixture
def opening() -> Iterator[Opening]:
    """Opens houses in PostgreSQL, and closes them in the end."""
    engines: list[Engine] = []

    def open_one(url: str) -> Engine:
        engines.append(open_postgres(url))
        return engines[-1]

    yield open_one
    for one in engines:
        one.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path, opening: Opening) -> Iterator[Engine]:
    """An empty house, in a file or in PostgreSQL."""
    if request.param == "postgresql":
        yield opening(request.getfixturevalue("postgres").database())
    else:
        found = open_database(tmp_path / "abraka.db")
        yield found
        found.dispose()


@asynccontextmanager
async def opened(engine: Engine) -> AsyncIterator[Store]:
    """A store over it."""
    keeper = None
    if engine.dialect.name == "postgresql":
        keeper = Tenure(engine, False, "key")
        keeper.enroll()
    store = Store(engine, keeper)
    try:
        yield store
    finally:
        await store.close()


def entries(first: int, last: int) -> list[Entry]:
    return [Entry(number, number, "act", 0, number, f"c{number}") for number in range(first, last + 1)]


# The store, alike on both.


@in_loop
async def test_a_match_comes_back_as_it_was_stored(engine: Engine) -> None:
    async with opened(engine) as store:
        await store.begin_match(new_table(1), new_match(1), b"key")
        await asyncio.gather(*(store.append("m1", entries(n, n)) for n in range(1, 50)))
        assert await store.match("m1") == (new_match(1), b"key", entries(1, 49))
        assert (await store.table("t1")) == new_table(1)
        assert [table.id for table in await store.public_tables(10)] == ["t1"]
        assert [table.id for table in await store.tables_of("a1", 10)] == ["t1"]
        assert damaged_in(engine) == []


@in_loop
async def test_a_number_is_taken_once_and_a_failure_harms_nobody_else(engine: Engine) -> None:
    async with opened(engine) as store:
        for number in (1, 2):
            await store.begin_match(new_table(number), new_match(number), b"key")
        await store.append("m1", entries(1, 1))
        jobs = [store.append("m1", entries(1, 1)), store.append("m2", entries(1, 3)), store.append("m1", entries(2, 2))]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in done] == [NotStored, type(None), type(None)]
        assert (await store.match("m1") or ((), (), ()))[2] == entries(1, 2)
        assert damaged_in(engine) == []


@in_loop
async def test_a_changed_row_is_refused_and_named(engine: Engine) -> None:
    async with opened(engine) as store:
        for number in (1, 2):
            await store.begin_match(new_table(number), new_match(number), b"key")
            await store.append(f"m{number}", entries(1, 3))
        await store.say("t2", ChatLine(1, 5, "a2", 0, "Ada", "Hello", "c1"))
        j, c = schema.journal, schema.chat
        await store.write(lambda one: one.execute(update(j).where(j.c.match == "m1", j.c.number == 2).values(value=9)))
        await store.write(lambda one: one.execute(update(c).values(text="Hallo")))
        with pytest.raises(Damaged, match="entry 2 of match m1"):
            await store.match("m1")
        assert [line.text for line in await store.chat("t2", 5)] == [ILLEGIBLE]
        assert await store.match("m2") is not None
        assert damaged_in(engine) == ["line 1 of the chat of table t2", "entry 2 of match m1"]


@in_loop
async def test_what_rests_goes_to_the_bin_and_comes_back(engine: Engine) -> None:
    now = [0.0]
    async with opened(engine) as store:
        cleaner = Cleaner(store, Limits(keep_open_s=1, clean_every_s=10_000), clock=lambda: now[0])
        await store.save_table(new_table(1, "open"))
        assert await cleaner.clean([], 0) == []
        now[0] = 100.0
        assert await cleaner.clean([], 0) == ["t1"]
        assert await store.table("t1") is None
        assert [one.table.id for one in await store.read(lambda c: in_bin(c, 1000))] == ["t1"]
        assert await store.write(lambda c: take_back(c, "t1"))
        assert await store.table("t1") is not None


@in_loop
async def test_results_are_rated_and_people_forgotten(engine: Engine) -> None:
    async with opened(engine) as store:
        persons = Persons(store)
        for number in (1, 2):
            await persons.settle(Visitor(f"device{number}", f"p{number}", "Firefox"), 5)
        seats = [SeatResult(guest=f"p{n}", who=f"p{n}", name=f"P{n}", rank=n) for n in (1, 2)]
        more: dict[str, Any] = {"game": "hocus", "players": 2, "reason": "", "started": 0, "ended": 9}
        for number in range(1, 4):
            match = new_match(number)
            await store.begin_match(new_table(number), match, b"key")
            result = ResultData(
                match=match.id, table=match.table, actions=3, turns=2, sides=[0, 1], seats=seats, **more
            )
            await store.finish_match(new_table(number, "over"), result, fun=False)
            await store.note_result(result, fun=False)  # once more changes nothing
        counted = await store.count_of("p1")
        assert counted == 3
        await store.rewrite(lambda c: forget(c, "p1"))
        assert await store.count_of("p1") == 0
        assert await store.count_of("p2") == 3
        assert damaged_in(engine) == []


# Who may write.


@in_loop
async def test_a_table_has_one_owner_and_an_old_fence_writes_nothing(postgres: Postgres, opening: Opening) -> None:
    url = postgres.database()
    ours, theirs = Tenure(opening(url), True, "key"), Tenure(opening(url), True, "key")
    ours.enroll()
    theirs.enroll()
    one, other = Store(ours._engine, ours), Store(theirs._engine, theirs)
    await one.begin_match(new_table(1), new_match(1), b"key")
    lease = await ours.take(one, "t1")
    await one.under(lease).append("m1", entries(1, 1))
    with pytest.raises(Elsewhere, match=ours.node):
        await theirs.take(other, "t1")
    await ours.give_back(one, lease)
    newer = await theirs.take(other, "t1")
    assert newer.fence > lease.fence
    with pytest.raises(Deposed):
        await one.under(lease).append("m1", entries(2, 2))
    await other.under(newer).append("m1", entries(2, 2))
    assert (await other.match("m1") or ((), (), ()))[2] == entries(1, 2)
    assert damaged_in(theirs._engine) == []
    await one.close()
    await other.close()


@in_loop
async def test_who_was_frozen_is_deposed_and_may_speak_no_more(
    postgres: Postgres, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenure, "LIFE_S", 2.0)
    monkeypatch.setattr(tenure, "SOON", tenure.NOW + 2000)
    url = postgres.database()
    ours, theirs = Tenure(opening(url), True, "key"), Tenure(opening(url), True, "key")
    ours.enroll()
    assert ours.holds
    one = Store(ours._engine, ours)
    await one.begin_match(new_table(1), new_match(1), b"key")
    lease = await ours.take(one, "t1")
    await asyncio.sleep(2.5)  # no beat: as if it were frozen
    assert not ours.holds
    theirs.enroll()
    other = Store(theirs._engine, theirs)
    newer = await theirs.take(other, "t1")
    with pytest.raises(Deposed):
        await one.under(lease).append("m1", entries(1, 1))
    with pytest.raises(Deposed):
        await one.save_table(new_table(2))  # and nothing else either
    with pytest.raises(Deposed):
        await ours.beat(one)
    await other.under(newer).append("m1", entries(1, 1))
    await one.close()
    await other.close()


@in_loop
async def test_a_commit_that_nobody_confirmed_is_found_out(postgres: Postgres, opening: Opening) -> None:
    url = postgres.database()
    engine = opening(url)
    keeper = Tenure(engine, False, "key")
    keeper.enroll()
    store = Store(engine, keeper)
    await store.begin_match(new_table(1), new_match(1), b"key")
    await store.append("m1", entries(1, 1))
    with psycopg.connect(url, autocommit=True) as other:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"
        for number in range(2, 8):
            waiting = store.append("m1", entries(number, number))
            other.execute(cut, (engine.url.database,))
            try:
                await waiting
            except NotStored:
                await store.append("m1", entries(number, number))
    assert (await store.match("m1") or ((), (), ()))[2] == entries(1, 7)
    assert damaged_in(engine) == []
    await store.close()


@in_loop
async def test_who_guesses_is_slowed_down_at_all_nodes_together(postgres: Postgres, opening: Opening) -> None:
    url, stores = postgres.database(), []
    limits = Limits(guess_burst=4, guesses_per_s=0.001, guess_all_burst=6, guesses_all_per_s=0.001)
    for _ in range(2):
        keeper = Tenure(opening(url), True, "key")
        keeper.enroll()
        stores.append(Store(keeper._engine, keeper))
    doors = [Passes(store, Persons(store), limits) for store in stores]

    async def guesses(count: int, address: str) -> list[str]:
        found = []
        for number in range(count):
            with pytest.raises(TableRefusal) as why:
                await doors[number % 2].find(f"wrong {number}", address, 1)
            found.append(why.value.sentence.id)
        return found

    assert await guesses(6, "10.0.0.1") == ["no_pass"] * 4 + ["too_many_guesses"] * 2
    assert await guesses(4, "10.0.0.2") == ["no_pass"] * 2 + ["too_many_guesses"] * 2  # all together
    quick = SharedBuckets(stores[0], "quick", 1000, 1)
    assert [await quick.take("one") for _ in range(2)] == [True, True]  # it has been filled again meanwhile
    for store in stores:
        await store.close()


def test_two_tables_over_one_database_need_a_bus(
    postgres: Postgres, opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tenure, "LIFE_S", 0.5)
    engine = opening(postgres.database())
    Tenure(engine, True, "key").enroll()
    with pytest.raises(StoreError, match="Another table uses this database already"):
        Tenure(engine, False, "key").enroll()
    with pytest.raises(StoreError, match=r"need the same secret\.key"):
        Tenure(engine, True, "other").enroll()


# What can't be used.


def test_a_database_that_cant_be_used_is_refused_with_a_sentence(postgres: Postgres, tmp_path: Path) -> None:
    name = postgres.database()
    with psycopg.connect(name, autocommit=True) as connection:
        connection.execute("CREATE TABLE shop (id integer)")
    with pytest.raises(StoreError, match="a database of something else"):
        open_postgres(name)
    for address, why in (
        ("postgresql://abraka@127.0.0.1:1/house", "nobody listens there"),
        (name + "x", "there is no such database"),
        ("mysql://127.0.0.1/house", "no kind of database that is known"),
    ):
        with pytest.raises(StoreError, match=why):
            open_postgres(address)
    newer = postgres.database()
    open_postgres(newer).dispose()
    with psycopg.connect(newer, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError, match="written by a newer one"):
        open_postgres(newer)


def test_passwords_are_not_shown() -> None:
    with pytest.raises(StoreError) as refused:
        open_postgres("postgresql://abraka:geheim@127.0.0.1:1/house")
    assert "geheim" not in str(refused.value)


def test_copies_are_made_with_the_database_s_own_tools(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABRAKA_DATABASE", "postgresql://abraka@127.0.0.1:1/house")
    done = command("backup", tmp_path / "copy.db")
    assert done.code == 2 and "pg_dump" in done.err
    (tmp_path / "copy.db").write_bytes(b"")
    done = command("restore", tmp_path / "copy.db")
    assert done.code == 2 and "pg_restore" in done.err


# Moving.


@in_loop
async def test_a_house_moves_and_is_played_on(postgres: Postgres, tmp_path: Path, command: Command) -> None:
    url = postgres.database()
    with Server(tmp_path) as server:
        async with Guest(server.url) as ada:
            await ada.put("/api/me", {"name": "Ada"})
            over = await ada.open_table("hocus", "me me")
            await play_out(ada, over["id"], [0, 1])
            table = await ada.open_table("hocus", "me me")
            await ada.get(f"/api/tables/{table['id']}/match", params={"seat": 0})
            cookies = dict(ada.http.cookies)
        server.stop()
    first = await asyncio.to_thread(command, "migrate", "--from", "sqlite", "--to", url, "--data", tmp_path)
    assert first.code == 0 and "2 matches played again stand where they stood" in first.out, first.err
    again = await asyncio.to_thread(command, "migrate", "--to", url, "--data", tmp_path)
    assert again.code == 0
    with Server(tmp_path, "--database", url) as moved:
        async with Guest(moved.url) as ada:
            ada.http.cookies.update(cookies)
            assert (await ada.get("/api/me"))["name"] == "Ada"
            assert len((await ada.get("/api/me/matches"))["matches"]) == 1
            assert (await play_out(ada, table["id"], [0, 1]))["status"]["outcome"]
        moved.stop()
    changed = await asyncio.to_thread(command, "migrate", "--to", url, "--data", tmp_path)
    assert changed.code == 2 and "not the same house any more" in changed.err


def test_a_move_that_was_broken_off_goes_on(
    postgres: Postgres, tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, url = tmp_path / "abraka.db", postgres.database()

    async def fill() -> None:
        store = Store(open_database(path))
        for number in range(1, 9):
            await store.begin_match(new_table(number), new_match(number), b"key")
            await store.append(f"m{number}", entries(1, 40))
        await store.close()

    asyncio.run(fill())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE journal SET value = 77 WHERE match = 'm3' AND number = 7")
    connection.close()
    monkeypatch.setattr("abraka.table.moving.BATCH", 100)
    broken = command("migrate", "--to", url.replace("house", "nothing"), "--data", tmp_path)
    assert broken.code == 2
    copies: list[str] = []
    whole = moving._Mover.copy

    def stops(mover: Any, table: Any) -> None:
        copies.append(table.name)
        if table.name == "matches":
            raise KeyboardInterrupt
        whole(mover, table)

    monkeypatch.setattr("abraka.table.moving._Mover.copy", stops)
    with pytest.raises(BaseException):  # noqa: B017  # as Ctrl-C ends it
        assert command("migrate", "--to", url, "--data", tmp_path).code == 0
    assert "journal" in copies
    monkeypatch.setattr("abraka.table.moving._Mover.copy", whole)
    done = command("migrate", "--to", url, "--data", tmp_path)
    assert done.code == 0, done.err
    assert "left behind: match m3" in done.err
    with psycopg.connect(url) as there:
        assert there.execute("SELECT count(*) FROM journal").fetchone() == (7 * 40,)
        assert there.execute("SELECT count(*) FROM matches").fetchone() == (7,)


def test_two_houses_do_not_mix(postgres: Postgres, tmp_path: Path, command: Command) -> None:
    url = postgres.database()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        open_database(tmp_path / name / "abraka.db").dispose()
    assert command("migrate", "--to", url, "--data", tmp_path / "one").code == 0
    refused = command("migrate", "--to", url, "--data", tmp_path / "two")
    assert refused.code == 2 and "Another house" in refused.err
    assert command("migrate", "--to", url, "--data", tmp_path / "none").code == 2
