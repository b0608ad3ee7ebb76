"""What is kept stays as it was written: upgrades, seals, the bin, backups again and again, files for one alone."""

import asyncio
import gzip
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy import select

from abraka.core.errors import AbrakaError
from abraka.table import backups, schema
from abraka.table.backups import Series, back_up, read_span, restore
from abraka.table.checking import damaged_rows
from abraka.table.cleaning import Cleaner, in_bin
from abraka.table.data import ChatLine, Entry
from abraka.table.database import StoreError, beside, decided, known_versions, migrations, open_database
from abraka.table.guests import secret_key
from abraka.table.opening import make_folder
from abraka.table.persons import Persons
from abraka.table.rows import Damaged
from abraka.table.settings import DAY, HOUR, Limits
from abraka.table.store import ILLEGIBLE, NotStored, Store
from tests.command import Command
from tests.faults.kill import fill
from tests.faults.rows import new_match, new_table
from tests.table.client import Guest
from tests.table.loop import in_loop
from tests.table.server import Server

OLD = Path(__file__).parent / "databases" / "0001.db.gz"


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def old_database(path: Path) -> Path:
    """A database as the first version wrote it."""
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    return path


def change(path: Path, statement: str, *given: object) -> None:
    """Changes a database behind everybody's back."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute(statement, given).rowcount, "nothing was changed"
        connection.commit()


def rows(path: Path, query: str) -> list[Any]:
    """What a database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


# The key.


def test_an_empty_key_that_a_kill_has_left_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret.key").touch()
    key = secret_key(tmp_path / "secret.key")
    assert len(key) == 32
    assert secret_key(tmp_path / "secret.key") == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
    assert mode(tmp_path / "secret.key") == 0o600


def test_a_half_written_key_is_never_seen_under_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", killed)
    with pytest.raises(KeyboardInterrupt):
        secret_key(tmp_path / "secret.key")
    assert not (tmp_path / "secret.key").exists()
    monkeypatch.undo()
    assert len(secret_key(tmp_path / "secret.key")) == 32


# Files for their owner alone.


def test_the_database_and_its_folder_are_for_their_owner_alone(tmp_path: Path) -> None:
    data, usual = tmp_path / "data", os.umask(0o022)
    try:
        data.mkdir(mode=0o755)
        make_folder(data)
        engine = open_database(data / "abraka.db")
        with engine.begin() as connection:
            connection.exec_driver_sql("UPDATE life SET looks = 7")
            files = {path.name: mode(path) for path in data.iterdir()}
        engine.dispose()
    finally:
        os.umask(usual)
    assert mode(data) == 0o700
    assert files == {"abraka.db": 0o600, "abraka.db-wal": 0o600, "abraka.db-shm": 0o600}


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    open_database(tmp_path / "abraka.db").dispose()
    (tmp_path / "abraka.db").chmod(0o644)
    open_database(tmp_path / "abraka.db").dispose()
    assert mode(tmp_path / "abraka.db") == 0o600


def test_a_folder_in_which_other_things_live_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "home" / "pictures").mkdir(parents=True)
    (tmp_path / "home").chmod(0o755)
    make_folder(tmp_path / "home")
    assert mode(tmp_path / "home") == 0o755


# Bad bytes in the schema.


def flipped_schemas() -> Iterator[int]:
    """Places in the file at which a table's description stands."""
    data = gzip.decompress(OLD.read_bytes())
    for word in (b"CREATE TABLE journal", b"version_num", b"CREATE TABLE chat", b"alembic_version", b"guest VARCHAR"):
        yield data.index(word) + len(word) - 1


@pytest.mark.parametrize("place", list(flipped_schemas()))
@pytest.mark.parametrize("byte", [0xFF, 0x01, ord("Q")])
def test_bad_bytes_in_the_schema_are_refused_with_a_sentence(tmp_path: Path, place: int, byte: int) -> None:
    data = bytearray(gzip.decompress(OLD.read_bytes()))
    data[place] = byte
    (tmp_path / "abraka.db").write_bytes(data)
    with pytest.raises(StoreError, match=r"Nothing was changed\.$"):
        open_database(tmp_path / "abraka.db")
    assert (tmp_path / "abraka.db").read_bytes() == data


def test_a_first_start_that_was_broken_off_is_begun_anew(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "abraka.db")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    assert (tmp_path / "abraka.db").stat().st_size
    open_database(tmp_path / "abraka.db").dispose()
    assert rows(tmp_path / "abraka.db", "SELECT count(*) FROM journal") == [(0,)]


def emptied(path: Path, whole: bool) -> Path:
    """A file that has lost what it held: all of its bytes, or all of its tables."""
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM" if whole else "PRAGMA user_version")
    assert bool(path.stat().st_size) == whole
    return path


@pytest.mark.parametrize("whole", [True, False])
def test_an_empty_file_is_neither_sound_nor_a_backup(tmp_path: Path, command: Command, whole: bool) -> None:
    house = tmp_path / "house"
    fill_house(house)
    copy = emptied(tmp_path / "copy.db", whole)
    for done in (command("restore", copy, "--data", house), command("check", copy)):
        assert done.code == 2
        assert f"{copy} is empty: what it held is gone." in done.err
    assert rows(house / "abraka.db", "SELECT count(*) FROM journal") == [(3,)]
    emptied(house / "abraka.db", whole)
    done = command("backup", tmp_path / "second.db", "--data", house)
    assert done.code == 2 and "is empty" in done.err
    assert not (tmp_path / "second.db").exists()


@pytest.mark.parametrize("whole", [True, False])
def test_a_house_whose_database_is_empty_does_not_begin_anew_in_silence(tmp_path: Path, whole: bool) -> None:
    fill_house(tmp_path)
    secret_key(tmp_path / "secret.key")
    emptied(tmp_path / "abraka.db", whole)
    before = (tmp_path / "abraka.db").read_bytes()
    play = [sys.executable, "-m", "abraka", "play", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    done = subprocess.run(
        play, capture_output=True, text=True, timeout=120, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}
    )
    assert done.returncode == 2
    assert "is empty: what it held is gone. Restore a backup" in done.stderr
    assert (tmp_path / "abraka.db").read_bytes() == before


def fill_house(folder: Path) -> None:
    """A house in which something was played."""
    make_folder(folder)
    fill(folder / "abraka.db", 3)
    open_database(folder / "abraka.db").dispose()
    for file in beside(folder / "abraka.db"):
        file.unlink(missing_ok=True)


# Upgrading.


def test_a_database_of_the_first_version_is_sealed_as_it_is(tmp_path: Path) -> None:
    path = old_database(tmp_path / "abraka.db")
    before = {name: rows(path, f'SELECT * FROM "{name}"') for name in OLD_TABLES}
    entries = rows(path, "SELECT * FROM journal")
    open_database(path).dispose()
    assert damaged_rows(path) == []
    assert [row[:-1] for row in rows(path, "SELECT * FROM journal")] == entries
    assert len(entries) == 49
    for name, old in before.items():
        assert [row[:-1] for row in rows(path, f'SELECT * FROM "{name}"')] == old
    assert rows(path, "SELECT version_num FROM alembic_version") == [(max(known_versions()),)]


OLD_TABLES = ("tables", "matches", "chat", "mutes", "records")


@in_loop
async def test_an_upgraded_database_is_played_on(tmp_path: Path) -> None:
    path = old_database(tmp_path / "abraka.db")
    match = rows(path, "SELECT id FROM matches WHERE CAST(data AS TEXT) LIKE '%towers%'")[0][0]
    store = Store(open_database(path))
    stored = await store.match(match)
    assert stored is not None
    assert len(stored[2]) == 12
    await store.append(match, [Entry(13, 0, "act", 0, 1, "new")])
    again = await store.match(match)
    assert again is not None
    assert again[2][:12] == stored[2]
    await store.close()
    assert damaged_rows(path) == []


def test_an_upgrade_can_be_taken_back(tmp_path: Path) -> None:
    engine = open_database(old_database(tmp_path / "abraka.db"))
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.downgrade(config, "0001")
    engine.dispose()
    assert len(rows(tmp_path / "abraka.db", "SELECT * FROM journal")[0]) == 7


# Seals.


@contextmanager
def some_store(path: Path) -> Iterator[None]:
    """A database with two tables, two matches, chat, names and a record."""

    async def make() -> None:
        store = Store(open_database(path))
        for number in range(2):
            table = new_table(number)
            table.seats[0].guest = "ada"
            await store.begin_match(table, new_match(number), bytes(16))
            entries = [Entry(n, n, "act", n % 2, n, f"c{n}") for n in range(1, 21)]
            await store.append(f"m{number}", entries[:10])
            await store.append(f"m{number}", entries[10:])
        for n in range(1, 4):
            await store.say("t0", ChatLine(n, n, "ada", 0, "Ada", f"line {n}", f"s{n}"))
        await Persons(store).change("ada", 1, name="Ada")
        await store.keep_record("r0", "ada", 1, "a record", 9)
        await store.close()

    asyncio.run(make())
    assert damaged_rows(path) == []
    yield


CHANGED_ENTRIES = {
    "value": ("UPDATE journal SET value = value + 1 WHERE match = 'm0' AND number = 7", 7),
    "seat": ("UPDATE journal SET seat = 1 - seat WHERE match = 'm0' AND number = 1", 1),
    "kind": ("UPDATE journal SET kind = 'undo' WHERE match = 'm0' AND number = 20", 20),
    "time": ("UPDATE journal SET at = 99 WHERE match = 'm0' AND number = 5", 5),
    "client": ("UPDATE journal SET client = 'else' WHERE match = 'm0' AND number = 5", 5),
    "seal": ("UPDATE journal SET seal = x'00' WHERE match = 'm0' AND number = 9", 9),
    "gap": ("DELETE FROM journal WHERE match = 'm0' AND number = 12", 12),
    "moved": ("UPDATE journal SET number = 30 WHERE match = 'm0' AND number = 20", 20),
    "key": ("UPDATE matches SET key = zeroblob(15) WHERE id = 'm0'", None),
    "options": ("UPDATE matches SET data = replace(data, 'human', 'hunan') WHERE id = 'm0'", None),
}


@pytest.mark.parametrize("what", CHANGED_ENTRIES)
def test_a_changed_row_is_named_and_its_match_alone_is_refused(tmp_path: Path, what: str) -> None:
    path = tmp_path / "abraka.db"
    statement, number = CHANGED_ENTRIES[what]
    with some_store(path):
        change(path, statement)

    async def look() -> None:
        store = Store(open_database(path))
        with pytest.raises(Damaged) as refused:
            await store.match("m0")
        named = f"entry {number} of match m0" if number else "match m0"
        assert refused.value.sentence.id == "damaged"
        assert refused.value.sentence.args["row"] == named
        assert await store.match("m1") is not None
        assert {table.id for table in await store.tables_of("ada", 9)} == {"t0", "t1"}
        await store.close()
        assert named in damaged_rows(path)

    asyncio.run(look())


def test_an_entry_that_is_gone_from_the_end_is_missed(tmp_path: Path) -> None:
    """A page of the journal has lost its last row; the list of resends still has it."""
    path = tmp_path / "abraka.db"
    with some_store(path), closing(sqlite3.connect(path)) as connection:
        listed = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_journal_2'")
        root = listed.fetchone()[0]
        page = connection.execute("PRAGMA page_size").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = path.read_bytes()[(root - 1) * page : root * page]
    change(path, "DELETE FROM journal WHERE match = 'm0' AND number = 20")
    with path.open("r+b") as file:
        file.seek((root - 1) * page)
        file.write(before)
    assert damaged_rows(path) == ["entry 20 of match m0"]

    async def look() -> None:
        store = Store(open_database(path))
        with pytest.raises(Damaged, match="entry 20 of match m0"):
            await store.match("m0")
        await store.close()

    asyncio.run(look())


def test_a_changed_table_is_left_out_of_lists_and_refused(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    with some_store(path):
        change(path, "UPDATE tables SET data = replace(data, 'Ada', 'Eva') WHERE id = 't0'")

    async def look() -> None:
        store = Store(open_database(path))
        with pytest.raises(Damaged, match="table t0"):
            await store.table("t0")
        assert [table.id for table in await store.tables_of("ada", 9)] == ["t1"]
        assert [table.id for table in await store.public_tables(9)] == ["t1"]
        assert [table.id for table in await store.tables_playing()] == ["t1"]
        await store.close()

    asyncio.run(look())


def test_a_changed_line_name_or_record_is_not_told(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    with some_store(path):
        change(path, "UPDATE chat SET text = CAST(x'ff4c' AS TEXT) WHERE number = 3")
        change(path, "UPDATE persons SET name = 'Eva'")
        change(path, "UPDATE records SET text = 'b record'")

    async def look() -> None:
        store = Store(open_database(path))
        assert [line.text for line in await store.chat("t0", 9)] == ["line 1", "line 2", ILLEGIBLE]
        assert (await store.chat("t0", 9))[-1].number == 3, "the next line must get a number of its own"
        assert await Persons(store).name_of("ada") == ""
        with pytest.raises(Damaged):
            await store.record("r0")
        await Persons(store).change("ada", 2, name="Ada")
        assert await Persons(store).name_of("ada") == "Ada"
        await store.close()

    asyncio.run(look())


def test_a_list_of_sitters_that_has_changed_is_put_right(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    with some_store(path):
        change(path, "UPDATE sitters SET guest = 'bda' WHERE guest = 'ada' AND \"table\" = 't0'")
    assert damaged_rows(path) == ["who sits at table t0", "who sits at table t0"]
    open_database(path).dispose()
    assert damaged_rows(path) == []


def test_check_names_what_is_damaged(tmp_path: Path, command: Command) -> None:
    path = tmp_path / "abraka.db"
    with some_store(path):
        done = command("check", "--data", tmp_path)
        assert (done.code, done.err) == (0, "")
        change(path, "UPDATE journal SET value = 5 WHERE match = 'm0' AND number = 7")
    done = command("check", "--data", tmp_path)
    assert (done.code, "entry 7 of match m0" in done.err) == (1, True)
    done = command("backup", tmp_path / "copy.db", "--data", tmp_path)
    assert (done.code, "entry 7 of match m0" in done.err) == (0, True)
    assert command("check", tmp_path / "nothing.db").code == 2


@in_loop
async def test_a_damaged_match_is_set_aside_with_a_sentence_and_the_others_play_on(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url) as guest:
            tables = [await guest.open_table("hocus", "me me") for _ in range(2)]
            for table in tables:
                await play_some(guest, table["id"])
            cookies = dict(guest.http.cookies)
        server.stop()
        broken, whole = tables
        change(
            server.data / "abraka.db", "UPDATE journal SET at = at + 1 WHERE match = ? AND number = 2", broken["match"]
        )
        server.start()
        async with Guest(server.url) as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)
            mine = {row["id"]: row for row in (await guest.get("/api/tables"))["mine"]}
            assert set(mine) == {table["id"] for table in tables}
            assert (mine[broken["id"]]["your_turn"], mine[whole["id"]]["your_turn"]) == (None, True)
            for path in (f"/api/tables/{broken['id']}/match?seat=0", f"/api/matches/{broken['match']}/record"):
                refused = await guest.http.get(path)
                assert (refused.status_code, refused.json()["sentence"]) == (500, "damaged")
                assert refused.json()["args"] == {"row": f"entry 2 of match {broken['match']}"}
            assert (await guest.get(f"/api/tables/{broken['id']}"))["status"] == "playing"
            async with guest.socket(broken["id"], 0) as socket:
                assert (await socket.until("refused"))["sentence"] == "damaged"
            await play_some(guest, whole["id"])
        assert f"entry 2 of match {broken['match']}" in server.log()
        assert server.log().count('"damaged"') == 1, "it is named once"


async def play_some(guest: Guest, table: str) -> None:
    """A few actions."""
    for number in range(3):
        for seat in (0, 1):
            full = await guest.get(f"/api/tables/{table}/match", params={"seat": seat})
            if full["choices"]:
                body = {"type": "act", "id": f"{table}{time.time_ns()}", "version": full["version"]}
                body |= {"action": full["choices"][number % len(full["choices"])]["text"]}
                await guest.post(f"/api/tables/{table}/match", body, params={"seat": seat})
                break


# Health.


@in_loop
async def test_asking_for_the_health_writes_no_more_than_once_a_second(tmp_path: Path) -> None:
    store = Store(open_database(tmp_path / "abraka.db"))
    await asyncio.gather(*(store.check_health() for _ in range(100)))
    for _ in range(100):
        await store.check_health()
    looks = await store.read(lambda c: c.execute(select(schema.life.c.looks)).scalar_one())
    assert 1 <= looks <= 2
    await store.close()
    store.forget_health()
    with pytest.raises(NotStored):
        await store.check_health()


# The log.


@pytest.mark.parametrize("place", [3, 10, 17, 29, 33, 40, 50, 5000, 60_000])
def test_a_log_that_the_disk_has_changed_is_not_cut_off_in_silence(tmp_path: Path, place: int) -> None:
    path = tmp_path / "abraka.db"
    fill(path, 20)
    log = beside(path)[0]
    data = bytearray(log.read_bytes())
    data[place] ^= 0x10
    log.write_bytes(data)
    with pytest.raises(StoreError, match=r"abraka\.db-wal is damaged: what was stored last"):
        open_database(path)
    assert log.read_bytes() == data
    fill(tmp_path / "copy.db", 4)
    kept = restore(tmp_path / "copy.db", path)
    assert kept is not None
    assert beside(kept)[0].read_bytes() == data, "what may still be read by somebody is kept"
    open_database(path).dispose()
    assert rows(path, "SELECT count(*) FROM journal") == [(4,)]


# Cleaning.


class Steady:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


async def hours(cleaner: Cleaner, steady: Steady, number: float) -> list[str]:
    """Lets time pass, with a cleaning every hour; what was cleaned away."""
    gone = []
    while number > 0:
        steady.now += HOUR * min(1.0, number)
        number -= 1
        gone += await cleaner.clean([], 1_000_000)
    return gone


@in_loop
async def test_a_clock_61_days_ahead_cleans_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, steady = Store(open_database(tmp_path / "abraka.db")), Steady()
    await store.begin_match(new_table(0), new_match(0), bytes(16))
    await store.save_table(new_table(1, "open"))
    cleaner, now = Cleaner(store, Limits(), steady), time.time_ns()
    assert await hours(cleaner, steady, 2) == []
    monkeypatch.setattr(time, "time_ns", lambda: now + int(61 * DAY * 1e9))
    assert await hours(cleaner, steady, 2) == []
    steady.now += 61 * DAY  # even if the steady clock jumps, as in a machine that was put to sleep
    assert await hours(cleaner, steady, 2) == []
    assert await store.table("t0") is not None
    await store.close()


@in_loop
async def test_what_was_cleaned_lies_in_the_bin_for_a_while(tmp_path: Path, command: Command) -> None:
    store, steady = Store(open_database(tmp_path / "abraka.db")), Steady()
    for number in (0, 1):
        await store.save_table(new_table(number, "open"))
    cleaner = Cleaner(store, Limits(), steady)
    assert await hours(cleaner, steady, 7 * 24) == []
    assert sorted(await hours(cleaner, steady, 2)) == ["t0", "t1"]
    assert await store.table("t0") is None
    assert await store.tables_of("a0", 9) == []
    listed = await store.read(lambda c: in_bin(c, Limits().keep_bin_s))
    assert [one.table.id for one in listed] == ["t0", "t1"]
    done = await asyncio.to_thread(command, "bin", "--data", tmp_path)
    assert ("t0" in done.out, "Ada" in done.out, "30 days" in done.out) == (True, True, True)
    done = await asyncio.to_thread(command, "bin", "t0", "--data", tmp_path)
    assert done.code == 0, done.err
    assert (await asyncio.to_thread(command, "bin", "t0", "--data", tmp_path)).code == 2
    back = await store.table("t0")
    assert back == new_table(0, "open")
    assert await hours(cleaner, steady, 24) == [], "it rests anew"
    assert await hours(cleaner, steady, 6 * 24 + 2) == ["t0"]
    assert await hours(cleaner, steady, 23 * 24) == []
    assert await store.read(lambda c: c.execute(select(schema.tables.c.id)).scalars().all()) == ["t0"]
    await store.close()


@in_loop
async def test_time_is_counted_over_restarts(tmp_path: Path) -> None:
    store = Store(open_database(tmp_path / "abraka.db"))
    await store.save_table(new_table(0, "open"))
    gone: list[str] = []
    for _ in range(8):
        steady = Steady()
        cleaner = Cleaner(store, Limits(), steady)
        gone += await hours(cleaner, steady, 23.5)
        steady.now += 0.5 * HOUR
        await cleaner.count()
    assert gone == ["t0"]
    await store.close()


@in_loop
async def test_damage_to_what_counts_the_time_only_keeps_things_longer(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    store, steady = Store(open_database(path)), Steady()
    await store.save_table(new_table(0, "open"))
    cleaner = Cleaner(store, Limits(), steady)
    await hours(cleaner, steady, 6 * 24)
    for statement in (
        "UPDATE life SET lived_ms = lived_ms + 1000000000000",
        "UPDATE rests SET since_ms = since_ms - 1000000000000",
    ):
        change(path, statement)
        assert await hours(cleaner, steady, 6 * 24) == []
    assert await hours(cleaner, steady, 2 * 24) == ["t0"]
    change(path, "UPDATE bin SET since_ms = since_ms - 1000000000000")
    await hours(cleaner, steady, 2)
    assert await store.read(lambda c: c.execute(select(schema.tables.c.id)).scalars().all()) == ["t0"]
    await store.close()


@in_loop
async def test_guests_who_never_sat_down_are_forgotten(tmp_path: Path) -> None:
    store, steady = Store(open_database(tmp_path / "abraka.db")), Steady()
    over = new_table(0, "over")
    await store.save_table(over)
    await store.say("t0", ChatLine(1, 1, "talker", None, "Eva", "hello", "c"))
    await store.keep_record("r", "keeper", 1, "a record", 9)
    for guest in ("a0", "b0", "owner0", "talker", "keeper", "nobody"):
        await Persons(store).change(guest, 1, name=guest.title())
    cleaner = Cleaner(store, Limits(), steady)
    await hours(cleaner, steady, 29 * 24)
    await Persons(store).change("passer", 1, name="By")
    await hours(cleaner, steady, 2 * 24)
    guests = ("a0", "b0", "owner0", "talker", "keeper", "nobody", "passer")
    names = {guest: await Persons(store).name_of(guest) for guest in guests}
    assert names == {
        "a0": "A0", "b0": "B0", "owner0": "Owner0", "talker": "Talker", "keeper": "Keeper", "nobody": "", "passer": "By"
    }  # fmt: skip
    await store.close()


# Backup and restore.


def test_a_part_that_a_killed_backup_has_left_is_no_hindrance(tmp_path: Path) -> None:
    source = tmp_path / "abraka.db"
    open_database(source).dispose()
    for name in ("copy.db.part", "copy.db.part-journal", "copy.db.part-wal"):
        (tmp_path / name).write_bytes(b"left over" * 1000)
    back_up(source, tmp_path / "copy.db")
    assert damaged_rows(tmp_path / "copy.db") == []
    assert list(tmp_path.glob("copy*")) == [tmp_path / "copy.db"]


def test_two_backups_to_the_same_name_do_not_mix(tmp_path: Path) -> None:
    source = tmp_path / "abraka.db"
    open_database(source).dispose()
    with backups._part_of(tmp_path / "copy.db"), pytest.raises(StoreError, match="by another backup"):
        back_up(source, tmp_path / "copy.db")
    back_up(source, tmp_path / "copy.db")


@pytest.mark.parametrize("step", ["_keep", "copy", "sync_folder", "finish_restore"])
def test_a_restore_broken_off_at_any_step_leaves_all_of_the_old_or_all_of_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "abraka.db"
    fill(path, 36)
    fill(tmp_path / "copy.db", 4)
    assert beside(path)[0].stat().st_size, "what was written last lies beside it"

    def killed(*given: object) -> None:
        if step != "finish_restore" or decided(path).exists():
            raise KeyboardInterrupt

    monkeypatch.setattr(backups, step, killed)
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "copy.db", path)
    monkeypatch.undo()
    assert rows(path, "SELECT count(*) FROM journal") == [(36,)], "the file by itself is whole"
    open_database(path).dispose()
    expected = 4 if step in ("sync_folder", "finish_restore") else 36
    assert rows(path, "SELECT count(*) FROM journal") == [(expected,)]
    restore(tmp_path / "copy.db", path)
    assert rows(path, "SELECT count(*) FROM journal") == [(4,)]


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("10m", 600), ("6h", 21_600), ("1d", 86_400)])
def test_a_span_of_time_is_a_number_with_a_unit(text: str, seconds: float) -> None:
    assert read_span(text) == seconds


@pytest.mark.parametrize("text", ["", "10", "m", "0m", "-5m", "1.5h", "10 minutes", "9999999d"])
def test_any_other_span_is_refused(text: str) -> None:
    with pytest.raises(AbrakaError, match="is no span of time"):
        read_span(text)


def test_of_many_copies_the_newest_stay_whatever_the_clock_says(tmp_path: Path) -> None:
    source = tmp_path / "abraka.db"
    open_database(source).dispose()
    series = Series(source, tmp_path / "copies", 3)
    made = [series.add()[0]]
    (tmp_path / "copies" / "abraka-000007-20990101T000000Z.db").write_bytes(made[0].read_bytes())  # the clock was ahead
    (tmp_path / "copies" / "notes.txt").write_text("mine")
    made += [series.add()[0] for _ in range(3)]
    assert [path.name.split("-")[1] for path in series.copies()] == ["000008", "000009", "000010"]
    assert made[-1] in series.copies()
    assert (tmp_path / "copies" / "notes.txt").exists()
    assert mode(made[-1]) == 0o600


def test_no_whole_copy_goes_for_one_with_damage(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    with some_store(path):
        series = Series(path, tmp_path / "copies", 2)
        for _ in range(2):
            assert series.add()[1] == []
        change(path, "UPDATE journal SET value = 5 WHERE match = 'm0' AND number = 7")
    for _ in range(3):
        assert series.add()[1] == ["entry 7 of match m0"]
    assert len(series.copies()) == 5


def test_backups_are_made_again_and_again_until_ctrl_c(tmp_path: Path) -> None:
    open_database(tmp_path / "abraka.db").dispose()
    copies = tmp_path / "copies"
    copies.mkdir()
    (copies / "abraka-000001-20260101T000000Z.db.part").write_bytes(b"left over")
    line = ["backup", "--every", "1s", copies, "--keep", "2", "--data", tmp_path]
    process = subprocess.Popen(
        [sys.executable, "-m", "abraka", *map(str, line)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(4)]  # said when what is too old has been removed
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert (process.returncode, err) == (0, "")
    assert all("bytes." in line for line in said)
    assert len(list(copies.iterdir())) == 2
    assert all(damaged_rows(path) == [] for path in copies.iterdir())


def test_backups_that_cant_be_made_are_refused_at_once(tmp_path: Path, command: Command) -> None:
    done = command("backup", "--every", "10m", tmp_path / "copies", "--data", tmp_path)
    assert (done.code, "there is nothing to back up" in done.err) == (2, True)
    open_database(tmp_path / "abraka.db").dispose()
    (tmp_path / "file").write_text("in the way")
    done = command("backup", "--every", "10m", tmp_path / "file", "--data", tmp_path)
    assert (done.code, "can't be made" in done.err) == (2, True)
    assert command("backup", "--every", "soon", tmp_path / "copies", "--data", tmp_path).code == 2
    assert command("backup", "--every", "10m", tmp_path / "copies", "--keep", "0", "--data", tmp_path).code == 2
