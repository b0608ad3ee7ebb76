"""Power cuts: what the disk was told is recorded, and replayed up to any moment, with what was not flushed torn,
missing or in another order. Whatever had been answered by then must be there, whole and nothing else."""

import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from abraka.core.errors import AbrakaError
from abraka.table.checking import damaged_rows
from abraka.table.data import ChatLine, Entry, SeatData
from abraka.table.database import beside, check_file, open_database
from abraka.table.store import Store
from abraka.table.wal import is_damaged
from tests.faults.disks import Disk, Op
from tests.faults.rows import new_match, new_table
from tests.faults.trial import Trial, leave

SECTOR = 512
MATCHES, ROUNDS, CUTS_EACH = 4, 60, 2
OPENED_EACH = 20
"""One of so many cuts is also opened as the table opens it."""
Files = dict[str, bytearray]


def run(trial: Trial, *said: str) -> None:
    """Records what a store does, and cuts the power again and again; `said` is said to each connection."""
    while trial.goes_on:
        with tempfile.TemporaryDirectory(prefix="abraka-faults-") as folder:
            base, ops = record(Path(folder), trial.chance, *said)
            trial.count("recordings")
            _cut_often(trial, Path(folder), base, ops)


# Recording.


def record(folder: Path, chance: random.Random, *said: str) -> tuple[Files, list[Op]]:
    """The files of a new database, and all that a store then does to them."""
    path = folder / "abraka.db"
    open_database(path).dispose()
    base, disk = {path.name: bytearray(path.read_bytes())}, Disk()
    asyncio.run(_live(disk, path, chance, said))
    return base, disk.ops


async def _live(disk: Disk, path: Path, chance: random.Random, said: tuple[str, ...]) -> None:
    """Matches at several tables, their people talking, all at once."""
    store = Store(disk.engine(path, chance.choice((20, 50, 200)), *said))
    await asyncio.gather(*(_play(store, disk, number, chance) for number in range(MATCHES)))
    await store.close()


async def _play(store: Store, disk: Disk, table_number: int, chance: random.Random) -> None:
    table, match = new_table(table_number), new_match(table_number)

    async def keep(what: Any, store_it: Callable[..., Awaitable[Any]], *given: Any) -> None:
        disk.note(Op("sent", what=what))
        await store_it(*given)
        disk.note(Op("ack", what=what))

    await keep(("match", match.id), store.begin_match, table, match, bytes(16))
    number = 0
    for turn in range(1, ROUNDS + 1):
        size = chance.choice((1, 1, 1, 3))
        entries = [
            Entry(number + n, turn, "act", n % 2, chance.randrange(500), f"c{number + n}") for n in range(1, size + 1)
        ]
        number += size
        await keep(("entries", match.id, entries), store.append, match.id, entries)
        if turn % 7 == 0:
            line = ChatLine(turn // 7, turn, "guest", 0, "Ada", "x" * chance.randrange(3000), f"s{turn}")
            await keep(("line", table.id, line.number), store.say, table.id, line)
        if turn % 11 == 0:
            table.touched, table.seats = turn, [SeatData(kind="person", guest=f"g{turn}"), *table.seats[1:]]
            await keep(("table", table.id, turn), store.save_table, table)


# Cutting.


def _cut_often(trial: Trial, folder: Path, base: Files, ops: list[Op]) -> None:
    durable, pending = {name: bytearray(data) for name, data in base.items()}, {}  # type: Files, dict[str, list[Op]]
    known = Known()
    for op in ops:
        if op.kind == "sync":
            for old in pending.pop(op.file, []):
                _apply(durable, old)
        elif op.kind in ("write", "truncate"):
            pending.setdefault(op.file, []).append(op)
        elif op.kind == "delete":
            durable.pop(op.file, None)
            pending.pop(op.file, None)
        else:
            known.note(op)
        for _ in range(CUTS_EACH if trial.chance.random() < 0.2 else 0):
            if not trial.goes_on:
                return
            _write(folder / "cut", after_cut(durable, pending, trial.chance))
            trial.count("cuts")
            _check(trial, folder / "cut" / "abraka.db", known)


def after_cut(durable: Files, pending: dict[str, list[Op]], chance: random.Random) -> Files:
    """What is found after a cut: all that was flushed, and of the rest whatever the disk had got to."""
    files = {name: bytearray(data) for name, data in durable.items()}
    for waiting in pending.values():
        pieces = [piece for op in waiting for piece in _pieces(op)]
        how = chance.choice(("all", "none", "some", "some", "shuffled"))
        if how == "none":
            continue
        if how != "all":
            share = chance.random()
            pieces = [_torn(piece, chance) for piece in pieces if chance.random() < share]
        if how == "shuffled":
            chance.shuffle(pieces)
        for piece in pieces:
            _apply(files, piece)
    return files


def _pieces(op: Op) -> Iterator[Op]:
    """A write as the sectors that it touches; each of them may reach the disk or not."""
    if op.kind == "truncate":
        yield op
        return
    start, end = op.place, op.place + len(op.data)
    while start < end:
        stop = min(end, (start // SECTOR + 1) * SECTOR)
        yield Op("write", op.file, start, op.data[start - op.place : stop - op.place])
        start = stop


def _torn(piece: Op, chance: random.Random) -> Op:
    """Now and then only the beginning of a sector."""
    return piece._replace(data=piece.data[: chance.randrange(SECTOR)]) if chance.random() < 0.05 else piece


def _apply(files: Files, op: Op) -> None:
    data = files.setdefault(op.file, bytearray())
    if op.kind == "truncate":
        del data[op.place :]
        return
    if len(data) < op.place:
        data.extend(bytes(op.place - len(data)))
    data[op.place : op.place + len(op.data)] = op.data


def _write(folder: Path, files: Files) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)


# Checking.


class Known:
    """What was asked for and what was answered, as somebody outside has seen it."""

    def __init__(self) -> None:
        self.sent: dict[Any, Any] = {}
        self.acked: dict[Any, Any] = {}

    def note(self, op: Op) -> None:
        """Something was asked for, or answered."""
        seen = self.sent if op.kind == "sent" else self.acked
        kind, name, *more = op.what
        if kind == "entries":
            for entry in more[0]:
                seen[kind, name, entry.number] = entry
        elif kind == "table":
            seen[kind, name] = more[0]
        else:
            seen[(kind, name, *more)] = True


def _check(trial: Trial, path: Path, known: Known) -> None:
    """All that was answered is there; all that is there was asked for; nothing is damaged."""
    trial.check(not is_damaged(beside(path)[0]), "a torn log is taken for a damaged one")
    try:
        if trial.figures["cuts"] % OPENED_EACH == 0:
            open_database(path).dispose()
        check_file(path)
        damaged = damaged_rows(path)
    except AbrakaError as error:
        trial.check(False, f"the database is refused: {error}")
        return
    trial.check(not damaged, f"damaged: {damaged}")
    found = found_in(path)
    for what, value in known.acked.items():
        if what[0] == "table":
            trial.check(found.get(what, -1) >= value, f"an older {what} was found")
        else:
            trial.check(found.get(what) == value, f"{what} was answered and is lost")
    for what in found:
        trial.check(what in known.sent, f"{what} was never sent")


def found_in(path: Path) -> dict[Any, Any]:
    """What a database holds, each thing under what it is."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute('SELECT "match", number, at, kind, seat, value, client FROM journal').fetchall()
        found: dict[Any, Any] = {("entries", match, entry[0]): Entry(*entry) for match, *entry in rows}
        found |= {("match", match): True for (match,) in database.execute("SELECT id FROM matches")}
        found |= {("line", *row): True for row in database.execute('SELECT "table", number FROM chat')}
        touched = database.execute("SELECT id, touched FROM tables WHERE touched > 0")
        found |= {("table", name): at for name, at in touched}
    return found


if __name__ == "__main__":
    leave("powercut", run)
