"""Kills without a warning, at any moment: while people play and begin another match, while the table starts for the
first time or with an old database, while it is backed up and restored. Nothing that was answered is lost, nothing is
half there, and the next start, backup or restore simply works."""

import asyncio
import gzip
import json
import os
import random
import shutil
import signal
import sqlite3
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from abraka.core.errors import AbrakaError
from abraka.core.game import driver_of, load
from abraka.table import backups
from abraka.table import protocol as say
from abraka.table.checking import damaged_rows
from abraka.table.data import Entry
from abraka.table.database import beside, check_file, open_database
from abraka.table.guests import Guests, secret_key
from abraka.table.house import House
from abraka.table.opening import locked, make_folder
from abraka.table.readiness import Readiness
from abraka.table.room import Room
from abraka.table.seating import Ticket
from abraka.table.settings import Limits
from abraka.table.store import Store
from abraka.table.thinkers import Thinkers
from tests.faults.rows import new_match, new_table
from tests.faults.trial import Trial, leave

OLD = Path(__file__).parent.parent / "table" / "databases" / "0001.db.gz"
GAME, GUESTS = "hocus", ("ada", "ola")
LONGEST_S, SHORT_S, LOOK_S = 600.0, 0.1, 0.0005
Answered = list[dict[str, Any]]


def run(trial: Trial, *only: "type[Kind]") -> None:
    """All kinds of kills, in turn, or only these."""
    driver_of(GAME).compile()
    with tempfile.TemporaryDirectory(prefix="abraka-faults-") as folder:
        turns = [kind(trial, Path(folder) / kind.__name__) for kind in only or KINDS]
        while trial.goes_on:
            for turn in turns:
                if trial.goes_on:
                    turn.once()


class Kind:
    """One kind of work that is killed: what is prepared, what is done, what must hold afterwards."""

    name = ""
    from_first = False  # whether the time to the kill runs only from the first answer on

    def __init__(self, trial: Trial, folder: Path) -> None:
        self.trial, self.folder = trial, folder
        self.takes_s = 0.0  # when nobody kills it

    def prepare(self) -> None:
        """Lays out what the work needs."""

    def work(self, tell: Callable[[Any], None]) -> None:
        """What is killed; it tells what it has answered."""
        raise NotImplementedError

    def check(self, answered: Answered) -> None:
        """What must hold after the kill."""
        raise NotImplementedError

    def once(self) -> None:
        """One kill, at a random moment; at first none, to see how long it takes."""
        self.prepare()
        delay = self.trial.chance.random() * 1.1 * self.takes_s if self.takes_s else LONGEST_S
        began = time.monotonic()
        answered, code = forked(self.work, delay, self.from_first)
        self.takes_s = self.takes_s or time.monotonic() - began
        self.trial.count(f"kills in {self.name}", code == -signal.SIGKILL)
        self.holds(code in (0, -signal.SIGKILL), "it has failed by itself")
        try:
            self.check(answered)
        except AbrakaError as error:
            self.trial.check(False, f"{self.name}: {error}")

    def holds(self, condition: bool, otherwise: str) -> None:
        """Checks something."""
        self.trial.check(condition, f"{self.name}: {otherwise}")


def forked(
    work: Callable[[Callable[[Any], None]], None], delay_s: float, from_first: bool = False
) -> tuple[Answered, int]:
    """Has work done in a process of its own, which is killed after a while; what it has told, and its exit code."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        code = 1
        try:
            work(lambda told: void(os.write(writing, json.dumps(told).encode() + b"\n")))
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    os.set_blocking(reading, False)
    told, began, pid = b"", time.monotonic(), 0
    while not pid:
        if from_first and not told:
            began = time.monotonic()
        late = time.monotonic() > began + delay_s
        if late:
            os.kill(child, signal.SIGKILL)
        pid, status = os.waitpid(child, 0 if late else os.WNOHANG)
        told += _read(reading)
        time.sleep(0 if delay_s < SHORT_S else LOOK_S)
    os.close(reading)
    answered = [json.loads(line) for line in told.splitlines(keepends=True) if line.endswith(b"\n")]
    return answered, os.waitstatus_to_exitcode(status)


def _read(pipe: int) -> bytes:
    """What has been told since."""
    found = b""
    with suppress(BlockingIOError):
        while more := os.read(pipe, 1 << 16):
            found += more
    return found


def void(result: object) -> None:
    """Nothing but having been done."""


# Play and rematch.


class Playing(Kind):
    """Two people play at two tables as fast as they can, match after match, and say something now and then."""

    name = "play"

    def __init__(self, trial: Trial, folder: Path) -> None:
        super().__init__(trial, folder)
        self.takes_s = 1.0
        self.answered: dict[tuple[str, int], list[Any]] = {}
        self.rematches: dict[str, int] = {}

    def prepare(self) -> None:
        """The same data as before the last kill; now and then it is killed while it is still loading."""
        make_folder(self.folder)
        self.from_first = self.trial.chance.random() < 0.8

    def work(self, tell: Callable[[Any], None]) -> None:
        """Plays until it is killed."""
        asyncio.run(_play(self.folder, tell, random.Random(self.trial.chance.random())))

    def check(self, answered: Answered) -> None:
        """All that was ever answered is stored as it was answered."""
        for told in answered:
            if "match" in told:
                self.answered[told["match"], told["version"]] = [told["seat"], told["id"]]
            else:
                self.rematches[told["table"]] = max(told["matches"], self.rematches.get(told["table"], 0))
                self.trial.count("matches begun")
        self.trial.count("actions answered", sum("match" in told for told in answered))
        path = self.folder / "abraka.db"
        if not path.exists():
            self.holds(not self.answered, "the database is not there")
            return
        open_database(path).dispose()
        damaged = damaged_rows(path)
        self.holds(not damaged, f"damaged: {damaged}")
        with closing(sqlite3.connect(path)) as database:
            rows = database.execute('SELECT "match", number, seat, client FROM journal')
            stored = {(match, number): [seat, client] for match, number, seat, client in rows}
            tables = [json.loads(row[0]) for row in database.execute("SELECT data FROM tables")]
            matches = {row[0] for row in database.execute("SELECT id FROM matches")}
        for what, entry in self.answered.items():
            self.holds(stored.get(what) == entry, f"entry {what} was answered and is lost")
        begun = {match for table in tables for match in table["matches"]}
        self.holds(begun == matches, "a match is stored without its table, or a table without its match")
        for table in tables:
            self.holds(len(table["matches"]) >= self.rematches.get(table["id"], 0), "a match that was begun is lost")


async def _play(folder: Path, tell: Callable[[Any], None], chance: random.Random) -> None:
    with locked(folder):
        store, guests = Store(open_database(folder / "abraka.db")), Guests(secret_key(folder / "secret.key"))
        house = House(store, Thinkers(), guests, Limits(), Readiness())
        known = await store.tables_of(GUESTS[0], 2)
        rooms = [await house.room(table.id) for table in known]
        while len(rooms) < 2:
            wish = say.OpenTable(game=GAME, seats=[say.SeatWish(kind="me"), say.SeatWish(kind="open")])
            rooms.append(await house.open_table(GUESTS[0], "Ada", wish))
        await asyncio.gather(*(_evening(room, tell, chance) for room in rooms))


async def _evening(room: Room, tell: Callable[[Any], None], chance: random.Random) -> None:
    if room.table.status == "open":
        await room.do(lambda: room.sit(GUESTS[1], None, "Ola", room.table.token))
    while True:
        while room.table.status == "playing":
            await _act(room, tell, chance)
        for guest in GUESTS:
            await room.do(lambda guest=guest: room.rematch(guest))  # type: ignore[misc]
        tell({"table": room.table.id, "matches": len(room.table.matches)})


async def _act(room: Room, tell: Callable[[Any], None], chance: random.Random) -> None:
    match = room.play.match
    seat = match.to_act
    assert seat is not None
    text = match.game.actions.write(chance.choice(match.legal()))
    order = say.Act(id=f"{chance.getrandbits(64):x}", version=room.play.version, action=text)
    ticket = Ticket(room.table.seats[seat].guest, seat)
    version = await room.do(lambda: room.command(ticket, order))
    tell({"match": match.id, "version": version, "seat": seat, "id": order.id})


# Starting.


class FirstStart(Kind):
    """The very first start: the folder, the database, the key."""

    name = "the first start"

    def prepare(self) -> None:
        """Nothing is there."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def work(self, tell: Callable[[Any], None]) -> None:
        """What a start does before it serves."""
        start(self.folder, tell)

    def check(self, answered: Answered) -> None:
        """The next start works, with the key that was used if one was."""
        start(self.folder, answered.append)
        self.holds(len({told["key"] for told in answered}) == 1, "another key was made")
        self.holds(damaged_rows(self.folder / "abraka.db") == [], "damaged")
        self.holds(not list(self.folder.glob("*.part")), "something is left over")


def start(folder: Path, tell: Callable[[Any], None]) -> None:
    """A start, up to where it would serve."""
    make_folder(folder)
    with locked(folder):
        open_database(folder / "abraka.db").dispose()
        tell({"key": secret_key(folder / "secret.key").hex()})


class Upgrade(FirstStart):
    """The first start with the database of an older version."""

    name = "an upgrade"

    def prepare(self) -> None:
        """An old database, which was itself killed."""
        super().prepare()
        make_folder(self.folder)
        (self.folder / "abraka.db").write_bytes(gzip.decompress(OLD.read_bytes()))

    def check(self, answered: Answered) -> None:
        """It is brought up to date, and all is there."""
        super().check(answered)
        with closing(sqlite3.connect(self.folder / "abraka.db")) as database:
            self.holds(database.execute("SELECT count(*) FROM journal").fetchone() == (49,), "entries are lost")


# Backup and restore.


class Backup(Kind):
    """A copy of a database that is in use."""

    name = "backup"
    entries = 300

    def prepare(self) -> None:
        """A database with something in it; the last copy goes."""
        if not self.folder.exists():
            make_folder(self.folder)
            fill(self.folder / "abraka.db", self.entries)
        (self.folder / "copy.db").unlink(missing_ok=True)

    def work(self, tell: Callable[[Any], None]) -> None:
        """Makes a copy."""
        backups.back_up(self.folder / "abraka.db", self.folder / "copy.db")
        tell({"done": True})

    def check(self, answered: Answered) -> None:
        """The copy is whole, or there is none, and the next one can be made."""
        copy = self.folder / "copy.db"
        self.holds(copy.exists() or not answered, "a copy was made and is not there")
        if not copy.exists():
            backups.back_up(self.folder / "abraka.db", copy)
        check_file(copy)
        self.holds(counted(copy) == self.entries, "the copy is not whole")
        self.holds(not list(self.folder.glob("*.part*")), "something is left over")


class Restore(Kind):
    """A copy takes the place of a database of which much is still written beside it."""

    name = "restore"
    old, new = 360, 40

    def prepare(self) -> None:
        """The database as a kill has left it, and the copy."""
        shutil.rmtree(self.folder, ignore_errors=True)
        make_folder(self.folder)
        twin = self.folder.with_name("twin")
        if not twin.exists():
            make_folder(twin)
            fill(twin / "abraka.db", self.old)
            fill(twin / "copy.db", self.new)
            open_database(twin / "copy.db").dispose()
        for file in (twin / "abraka.db", beside(twin / "abraka.db")[0], twin / "copy.db"):
            shutil.copyfile(file, self.folder / file.name)

    def work(self, tell: Callable[[Any], None]) -> None:
        """Puts the copy back."""
        backups.restore(self.folder / "copy.db", self.folder / "abraka.db")
        tell({"done": True})

    def check(self, answered: Answered) -> None:
        """What starts is all of the old one or all of the new one, for those too who look at the file alone."""
        path = self.folder / "abraka.db"
        seen = self.folder / "seen.db"
        for one, other in zip((path, *beside(path)), (seen, *beside(seen)), strict=True):
            if one.exists():
                shutil.copyfile(one, other)
        self.holds(counted(seen) in (self.old, self.new), f"the file holds {counted(seen)} entries")
        open_database(path).dispose()
        found = counted(path)
        self.holds(found == self.new or (found == self.old and not answered), f"{found} entries are there")
        self.holds(damaged_rows(path) == [], "damaged")
        backups.restore(self.folder / "copy.db", path)
        self.holds(counted(path) == self.new, "a second restore does not work")
        kept = [counted(file) for file in self.folder.glob("abraka.before-restore-*.db")]
        self.holds(self.old in kept, "what was there before is not kept")


def fill(path: Path, entries: int) -> None:
    """Makes a database with one journal; whoever writes it is killed, so that much still lies beside it."""

    def work(tell: Callable[[Any], None]) -> None:
        asyncio.run(_fill(path, entries))
        os.kill(os.getpid(), signal.SIGKILL)

    forked(work, LONGEST_S)


async def _fill(path: Path, entries: int) -> None:
    store = Store(open_database(path))
    await store.begin_match(new_table(0), new_match(0), bytes(16))
    for number in range(1, entries + 1):
        await store.append("m0", [Entry(number, 0, "act", 0, number, f"c{number}")])


def counted(path: Path) -> int:
    """How many entries a database holds; -1 if it can't be read."""
    with closing(sqlite3.connect(path)) as database, suppress(sqlite3.Error):
        return int(database.execute("SELECT count(*) FROM journal").fetchone()[0])
    return -1


KINDS: tuple[type[Kind], ...] = (Playing, FirstStart, Upgrade, Backup, Restore)


if __name__ == "__main__":
    load(GAME)
    leave("kill", run)
