"""Starting, stopping, watching and backing up the table: what goes wrong is said in a sentence, and nothing is lost."""

import asyncio
import hashlib
import json
import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from abraka.table import seals
from abraka.table.database import open_database
from abraka.table.schema import metadata
from tests.command import Command
from tests.table.client import Guest
from tests.table.loop import in_loop
from tests.table.server import Server, free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("operation") / "data") as running:
        yield running


def abraka(*arguments: object) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, as from a shell; it must end by itself."""
    command = [sys.executable, "-m", "abraka", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def refused_play(data: Path, *more: object) -> str:
    """The one sentence with which `abraka play` refuses to start."""
    port = () if "--port" in more else ("--port", free_port())
    done = abraka("play", "--no-browser", "--host", "127.0.0.1", "--data", data, *port, *more)
    return checked(done)


def checked(done: subprocess.CompletedProcess[str]) -> str:
    """What a command that failed has to say: one line, no traceback, a code that is not 0."""
    assert done.returncode == 2, (done.stdout, done.stderr)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    return lines[0]


def digests(folder: Path) -> dict[str, str]:
    """What every file of a folder holds."""
    return {
        path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir() if path.name != "lock"
    }


def with_database(folder: Path, *statements: str) -> Path:
    """A data folder with a database in which these were done."""
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / "abraka.db")) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return folder


# What can't be started.


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    open_database(tmp_path / "first.db").dispose()
    data = tmp_path / "data"
    data.mkdir()
    (tmp_path / "first.db").rename(data / "abraka.db")
    with closing(sqlite3.connect(data / "abraka.db")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = digests(data)
    assert "has version 9999, which this Abraka does not know" in refused_play(data)
    assert digests(data) == before


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    data = with_database(tmp_path / "data", "CREATE TABLE recipes (name TEXT)", "INSERT INTO recipes VALUES ('soup')")
    before = digests(data)
    assert "is a database of something else. Nothing was changed." in refused_play(data)
    assert digests(data) == before


@pytest.mark.parametrize("garbage", [b"\x00" * 5000, b"not a database at all " * 100, os.urandom(8192)])
def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path, garbage: bytes) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "abraka.db").write_bytes(garbage)
    before = digests(data)
    assert "can't be used: it is no database, or broken. Nothing was changed." in refused_play(data)
    assert digests(data) == before


def filled_database(path: Path, lines: int = 2000) -> None:
    """A database of Abraka's with something in it."""
    engine = open_database(path)
    with engine.begin() as connection:
        for number in range(lines):
            row = ("t", number, 0, "g", None, "n", "a line of chat that takes some room", f"c{number}")
            sealed = (*row, seals.seal("chat", row))
            connection.exec_driver_sql("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", sealed)
    engine.dispose()


def test_a_truncated_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    filled_database(data / "abraka.db")
    whole = (data / "abraka.db").read_bytes()
    (data / "abraka.db").write_bytes(whole[: len(whole) // 2])
    before = digests(data)
    assert "restore a backup" in refused_play(data)
    assert digests(data) == before


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in refused_play(tmp_path / "data", "--port", port)


def test_a_data_folder_that_cant_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    sentence = refused_play(tmp_path / "file" / "data")
    assert f"The data folder {tmp_path / 'file' / 'data'} can't be written" in sentence
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_host_that_does_not_exist_is_named(tmp_path: Path) -> None:
    assert "There is no host “no.such.host.invalid” to listen on." in refused_play(
        tmp_path / "data", "--host", "no.such.host.invalid"
    )


def test_a_secret_key_that_is_broken_is_not_replaced(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "secret.key").write_bytes(b"short")
    assert "secret.key is no key of 32 bytes" in refused_play(data)
    assert (data / "secret.key").read_bytes() == b"short"


def test_a_second_server_on_the_same_data_is_refused(server: Server) -> None:
    assert f"Another table uses {server.data} already" in refused_play(server.data)
    assert httpx.get(f"{server.url}/healthz").status_code == 200


# While it runs.


def test_only_the_owner_of_the_data_can_read_them(server: Server) -> None:
    assert stat.S_IMODE((server.data / "secret.key").stat().st_mode) == 0o600
    assert len((server.data / "secret.key").read_bytes()) == 32


def test_the_data_folder_that_it_makes_is_for_its_owner_alone(tmp_path: Path) -> None:
    refused_play(tmp_path / "new" / "data", "--host", "no.such.host.invalid")
    assert stat.S_IMODE((tmp_path / "new" / "data").stat().st_mode) == 0o700


def test_health_and_metrics_can_be_read(server: Server) -> None:
    health = httpx.get(f"{server.url}/healthz")
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    found = {family.name: family for family in text_string_to_metric_families(httpx.get(f"{server.url}/metrics").text)}
    assert {"abraka_sockets", "abraka_storing_seconds", "abraka_refusals"} <= set(found)
    assert found["abraka_storing_seconds"].type == "histogram"


@in_loop
async def test_metrics_count_matches_and_refusals(server: Server) -> None:
    async with Guest(server.url) as guest:
        before = await figures(guest)
        await guest.open_table("towers", "me open", start="full")
        await guest.open_table("towers", "me me")
        assert (await guest.http.get("/api/tables/nothing")).status_code == 404
        after = await figures(guest)
    started = 'abraka_matches_started_total{game="towers"}'
    unknown = 'abraka_refusals_total{code="unknown"}'
    assert after[started] - before.get(started, 0) == 1
    assert after[unknown] - before.get(unknown, 0) == 1


async def figures(guest: Guest) -> dict[str, float]:
    """All figures by their names."""
    text = await guest.get("/metrics")
    rows = [row.rpartition(" ") for row in text.splitlines() if not row.startswith("#")]
    return {name: float(value) for name, _, value in rows}


def log_lines(text: str) -> list[Any]:
    """The lines of the log, apart from what the command prints to its user."""
    start = text.index("Press Ctrl-C to end.")
    lines = text[start:].splitlines()[1:]
    return [json.loads(line) for line in lines if line and not line.startswith("The table is closed")]


@in_loop
async def test_the_log_is_json_line_by_line_and_tells_no_secrets(server: Server) -> None:
    async with Guest(server.url) as guest:
        table = await guest.open_table("towers", "me me")
    lines = log_lines(server.log())
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    started = [line for line in lines if line["event"] == "match_started" and line["table"] == table["id"]]
    assert [line["match"] for line in started] == [table["match"]]
    assert table["link"].partition("#")[2] not in server.log()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_a_polite_kill_end_it_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path / "data").start()
    process = server.process
    assert process is not None

    @in_loop
    async def stop_it() -> None:
        async with Guest(server.url) as guest:
            table = await guest.open_table("towers", "me open")
            socket = guest.socket(table["id"], 0)
            async with socket:
                await socket.until("welcome")
                process.send_signal(how)
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await socket.next(within=20)
        assert closed.value.rcvd is not None, "no close frame came"
        assert closed.value.rcvd.code in (1001, 1012)

    try:
        stop_it()
        assert process.wait(30) == 0
    finally:
        process.kill()
        process.wait()
    text = server.log()
    assert "Traceback" not in text
    assert text.rstrip().endswith("The table is closed; everything is kept.")


# Backup and restore.


@in_loop
async def test_a_backup_while_it_runs_and_writes_brings_every_match_back(server: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with Guest(server.url) as guest:
        await guest.ready()
        tables = [await guest.open_table("towers", "me me") for _ in range(3)]
        stopped = asyncio.Event()
        writing = asyncio.create_task(pausing(guest, tables[0]["id"], stopped))
        done = await asyncio.to_thread(abraka, "backup", copy, "--data", server.data)
        stopped.set()
        assert await writing > 0
        assert done.returncode == 0, done.stderr
        views = [await guest.get(f"/api/tables/{table['id']}/match", params={"seat": 0}) for table in tables]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        refused = checked(await asyncio.to_thread(abraka, "restore", copy, "--data", server.data))
        assert f"Another table uses {server.data} already" in refused
        cookies = dict(guest.http.cookies)

    other = tmp_path / "other"
    other.mkdir()
    (other / "secret.key").write_bytes((server.data / "secret.key").read_bytes())
    restored = await asyncio.to_thread(abraka, "restore", copy, "--data", other)
    assert restored.returncode == 0, restored.stderr
    with Server(other) as second:
        async with Guest(second.url) as guest:
            guest.http.cookies.clear()
            guest.http.cookies.update(cookies)
            await guest.ready()
            found = [await guest.get(f"/api/tables/{table['id']}/match", params={"seat": 0}) for table in tables]
            assert found[1:] == views[1:]
            assert found[0]["match"] == views[0]["match"]
            assert 0 <= found[0]["version"] <= views[0]["version"], "written while it was copied"


async def pausing(guest: Guest, table: str, stopped: asyncio.Event) -> int:
    """Lets a match stop and go on until it is told to end, so that something is always written; tells how often."""
    times = 0
    async with guest.socket(table, 0) as socket:
        await socket.until("full")
        while not stopped.is_set() or times % 2:
            answer = await socket.ask("pause", on=times % 2 == 0)
            if answer.get("sentence") == "too_fast":
                await asyncio.sleep(0.1)
                continue
            assert answer["type"] == "accepted", answer
            times += 1
    return times


def test_a_backup_writes_over_no_file(server: Server, tmp_path: Path) -> None:
    (tmp_path / "there.db").write_text("precious")
    assert "exists already" in checked(abraka("backup", tmp_path / "there.db", "--data", server.data))
    assert (tmp_path / "there.db").read_text() == "precious"


def test_without_data_there_is_nothing_to_back_up(command: Command, tmp_path: Path) -> None:
    done = command("backup", tmp_path / "copy.db", "--data", tmp_path / "nothing")
    assert done.code == 2
    assert "there is nothing to back up" in done.err
    assert not (tmp_path / "copy.db").exists()


def test_a_backup_into_a_folder_that_is_not_there_says_so(command: Command, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    filled_database(tmp_path / "data" / "abraka.db", 1)
    done = command("backup", tmp_path / "no" / "copy.db", "--data", tmp_path / "data")
    assert done.code == 2
    assert "can't be written" in done.err


def chat_lines(path: Path) -> int:
    """How many lines of chat a database has."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM chat").fetchone()[0])


def test_what_was_there_is_kept_when_a_copy_is_put_back(command: Command, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    filled_database(data / "abraka.db", 3)
    filled_database(tmp_path / "copy.db", 7)
    done = command("restore", tmp_path / "copy.db", "--data", data)
    assert done.code == 0, done.err
    assert chat_lines(data / "abraka.db") == 7
    assert chat_lines(data / "abraka.before-restore-1.db") == 3


def test_a_copy_takes_the_place_of_a_broken_database(command: Command, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "abraka.db").write_bytes(b"broken " * 1000)
    filled_database(tmp_path / "copy.db", 7)
    done = command("restore", tmp_path / "copy.db", "--data", data)
    assert done.code == 0, done.err
    assert chat_lines(data / "abraka.db") == 7
    assert (data / "abraka.before-restore-1.db").read_bytes() == b"broken " * 1000


@pytest.mark.parametrize("what", ["garbage", "truncated", "other", "newer"])
def test_only_a_sound_copy_is_put_back(command: Command, tmp_path: Path, what: str) -> None:
    data = tmp_path / "data"
    data.mkdir()
    filled_database(data / "abraka.db", 3)
    bad = tmp_path / "bad.db"
    filled_database(bad)
    if what == "garbage":
        bad.write_bytes(b"garbage" * 1000)
    elif what == "truncated":
        bad.write_bytes(bad.read_bytes()[:20_000])
    else:
        change = "DROP TABLE journal" if what == "other" else "UPDATE alembic_version SET version_num = '9999'"
        with closing(sqlite3.connect(bad)) as connection:
            connection.execute(change)
            connection.commit()
    before = digests(data)
    done = command("restore", bad, "--data", data)
    assert done.code == 2
    assert str(bad) in done.err
    assert digests(data) == before


def test_folders_with_signs_that_mean_something_in_an_address_are_fine(command: Command, tmp_path: Path) -> None:
    data = tmp_path / "odd #1 %41?x=y"
    data.mkdir()
    filled_database(data / "abraka.db", 5)
    assert chat_lines(data / "abraka.db") == 5
    assert command("backup", data / "copy #2?.db", "--data", data).code == 0
    assert chat_lines(data / "copy #2?.db") == 5
    assert command("restore", data / "copy #2?.db", "--data", data).code == 0
    assert chat_lines(data / "abraka.db") == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == [data.name]


# The schema and the protocol's types.


def test_the_migrations_make_the_schema_as_it_stands(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "new.db")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_opening_a_database_again_changes_nothing(tmp_path: Path) -> None:
    filled_database(tmp_path / "some.db", 3)
    before = digests(tmp_path)
    open_database(tmp_path / "some.db").dispose()
    assert digests(tmp_path) == before


def test_types_are_written_and_checked_for_freshness(command: Command, tmp_path: Path) -> None:
    (tmp_path / "games" / "towers").mkdir(parents=True)
    file, towers = tmp_path / "protocol.ts", tmp_path / "games" / "towers" / "types.ts"
    assert command("types", tmp_path, "--check").code == 2
    assert command("types", tmp_path).code == 0
    assert command("types", tmp_path, "--check").code == 0
    text = file.read_text(encoding="utf-8")
    assert command("types").out == text
    assert "export interface Full {" in text
    assert 'wizard_moved: { type: "wizard_moved"; owner: number; start: number; end: number; seat: number };' in (
        towers.read_text(encoding="utf-8")
    )
    towers.write_text(towers.read_text(encoding="utf-8").replace("seat: number", "seat: string"), encoding="utf-8")
    stale = command("types", tmp_path, "--check")
    assert (stale.code, "run “abraka types" in stale.err) == (2, True)


def test_the_host_says_how_they_are_reached(tmp_path: Path, command: Command) -> None:
    with Server(tmp_path / "one", "--contact", "mailto:host@example.org") as server:
        told = httpx.get(f"{server.url}/.well-known/security.txt")
        assert told.text.startswith("Contact: mailto:host@example.org\nExpires: 20")
    with Server(tmp_path / "two") as server:
        assert httpx.get(f"{server.url}/.well-known/security.txt").status_code == 404
    wrong = command("play", "--contact", "javascript:x", "--data", tmp_path / "three")
    assert (wrong.code, "no way to reach you" in wrong.err) == (2, True)
