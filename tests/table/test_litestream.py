"""The recipe with Litestream in docs/hosting.md: its configuration and its commands, as they stand there, with the real
program. Where it is not installed, there is nothing to try."""

import asyncio
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from abraka.table.checking import damaged_rows
from abraka.table.data import Entry
from abraka.table.database import open_database
from abraka.table.store import Store
from tests.command import Command
from tests.documents import blocks
from tests.faults.rows import new_match, new_table
from tests.table.tables import HOSTING

LITESTREAM = shutil.which("litestream", path=str(Path(sys.executable).parent)) or shutil.which("litestream")
pytestmark = pytest.mark.skipif(LITESTREAM is None, reason="needs Litestream")
ENTRIES, PATIENCE_S = 200, 60


def recipe(folder: Path) -> tuple[str, list[str], list[str]]:
    """The configuration, the command that replicates, those that bring the database back; with paths of this test."""
    shown = [block.text for block in blocks(HOSTING, "text")]
    (settings,) = [text for text in shown if text.startswith("dbs:")]
    (run,) = [text for text in shown if text.startswith("litestream replicate")]
    (back,) = [text for text in shown if text.startswith("litestream restore")]

    def here(text: str) -> str:
        return text.replace("/srv/abraka", str(folder / "data")).replace("/mnt/other-disk", str(folder / "other"))

    return here(settings), here(run).splitlines(), here(back).splitlines()


async def _write(path: Path) -> None:
    """A match at a table that is open all the time."""
    store = Store(open_database(path))
    await store.begin_match(new_table(0), new_match(0), bytes(16))
    for number in range(1, ENTRIES + 1):
        await store.append("m0", [Entry(number, 0, "act", 0, number, f"c{number}")])
        await asyncio.sleep(0.005)
    await store.close()


def litestream(line: str, folder: Path) -> "subprocess.Popen[str]":
    """A command of the recipe."""
    program, *arguments = shlex.split(line)
    assert (program, LITESTREAM is not None) == ("litestream", True)
    log = (folder / "litestream.log").open("a")
    with log:
        return subprocess.Popen([str(LITESTREAM), *arguments], cwd=folder, stdout=log, stderr=log, text=True)


def test_the_recipe_brings_everything_back(tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings, (replicate,), (fetch, *back) = recipe(tmp_path)
    Path("litestream.yml").write_text(settings)
    path = tmp_path / "data" / "abraka.db"
    path.parent.mkdir()
    open_database(path).dispose()
    running = litestream(replicate, tmp_path)
    try:
        asyncio.run(_write(path))
        until = time.monotonic() + PATIENCE_S
        while True:  # a second behind, at most, on a machine that is not too busy
            time.sleep(1)
            Path("fetched.db").unlink(missing_ok=True)
            if litestream(fetch, tmp_path).wait(PATIENCE_S) == 0 and entries(tmp_path / "fetched.db") == ENTRIES:
                break
            assert time.monotonic() < until, Path("litestream.log").read_text()
    finally:
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE_S) == 0
    path.unlink()  # the disk is gone
    for line in back:
        program, *arguments = shlex.split(line)
        assert program == "abraka"
        done = command(*arguments)
        assert done.code == 0, done.err
    open_database(path).dispose()
    assert (entries(path), damaged_rows(path)) == (ENTRIES, [])


def entries(path: Path) -> int:
    """How many entries a database has."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])
