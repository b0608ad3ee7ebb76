"""Flipped bits: bytes of the database's file change by themselves. Whatever is read afterwards is as it was written, or
is refused; whatever is missing is named; and what the flip has not touched is not harmed."""

import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine

from abraka.table.data import ChatLine, Entry
from abraka.table.database import StoreError, beside, open_database
from abraka.table.persons import Persons
from abraka.table.rows import Damaged
from abraka.table.store import ILLEGIBLE, Store
from tests.faults.rows import new_match, new_table
from tests.faults.trial import Trial, leave

TABLES, ENTRIES, LINES = 4, 60, 12
Truth = dict[tuple[str, ...], Any]


def run(trial: Trial) -> None:
    """Changes a byte, or a few, of a database, and reads everything."""
    with tempfile.TemporaryDirectory(prefix="abraka-faults-") as folder:
        closed, killed, tried = (Path(folder) / name / "abraka.db" for name in ("closed", "killed", "tried"))
        for path in (closed, killed, tried):
            path.parent.mkdir()
        truth = asyncio.run(_filled(closed, killed))
        while trial.goes_on:
            for old in tried.parent.iterdir():
                old.unlink()
            files = [
                Path(shutil.copy(file, tried.parent)) for file in trial.chance.choice((closed, killed)).parent.iterdir()
            ]
            where = _flip(trial, trial.chance.choice(files))
            trial.count("flips")
            _try(trial, tried, truth, where)


async def _filled(path: Path, killed: Path) -> Truth:
    """A database with something in every table, and how a kill would have left it; returns what can be read from it."""
    store = Store(open_database(path))
    for number in range(TABLES):
        table, match = new_table(number, touched=number), new_match(number)
        await store.begin_match(table, match, bytes(range(16)))
        await store.append(match.id, [Entry(n, n, "act", n % 2, n * 7, f"c{n}") for n in range(1, ENTRIES + 1)])
        for n in range(1, LINES + 1):
            await store.say(table.id, ChatLine(n, n, f"a{number}", 0, "Ada", f"line {n} {'text ' * n}", f"s{n}"))
        await store.mute(table.id, f"a{number}", f"b{number}", True)
        await Persons(store).change(f"a{number}", 1, name=f"Name {number}")
        await store.keep_record(f"r{number}", f"a{number}", 1, "a record " * 50, 9)
    await store.save_table(new_table(TABLES, "open"))
    truth = {what: await ask() for what, ask in _questions(store).items()}
    await store.check_health()  # of the very last thing nobody can know whether it was flushed
    for file in (path, beside(path)[0]):
        shutil.copy(file, killed.parent)
    await store.close()
    return truth


def _questions(store: Store) -> dict[tuple[str, ...], Callable[[], Awaitable[Any]]]:
    """All that can be asked of the store."""
    asked: dict[tuple[str, ...], Callable[[], Awaitable[Any]]] = {
        ("public",): lambda: store.public_tables(100),
        ("playing",): store.tables_playing,
    }
    for number in range(TABLES + 1):
        table, guest = f"t{number}", f"a{number}"
        asked["table", table] = lambda table=table: store.table(table)  # type: ignore[misc]
        asked["match", f"m{number}"] = lambda match=f"m{number}": store.match(match)  # type: ignore[misc]
        asked["mine", guest] = lambda guest=guest: store.tables_of(guest, 100)  # type: ignore[misc]
        asked["name", guest] = lambda guest=guest: Persons(store).name_of(guest)  # type: ignore[misc]
        asked["chat", table] = lambda table=table: store.chat(table, 100)  # type: ignore[misc]
        asked["mutes", table] = lambda table=table: store.mutes(table)  # type: ignore[misc]
        asked["record", f"r{number}"] = lambda record=f"r{number}": store.record(record)  # type: ignore[misc]
    return asked


def _flip(trial: Trial, path: Path) -> str:
    """Changes one bit, one byte or a few in a row."""
    data, chance = bytearray(path.read_bytes()), trial.chance
    place, size = chance.randrange(len(data)), chance.choice((1, 1, 1, 16))
    for at in range(place, min(place + size, len(data))):
        data[at] ^= 1 << chance.randrange(8) if size == 1 else chance.randrange(1, 256)
    path.write_bytes(data)
    return f"{path.name}, bytes {place} to {place + size - 1}"


def _try(trial: Trial, path: Path, truth: Truth, where: str) -> None:
    try:
        engine = open_database(path)
    except StoreError:
        trial.count("refused at the start")
        return
    asyncio.run(_ask(trial, engine, truth, where))


async def _ask(trial: Trial, engine: Engine, truth: Truth, where: str) -> None:
    store = Store(engine)
    named: list[str] = []

    async def look() -> None:
        named.extend(await store.look_through())

    for what, ask in {("all",): look, **_questions(store)}.items():
        try:
            answer = await ask()
        except Damaged as damaged:
            named.append(str(damaged))
            trial.count("refused")
            continue
        except Exception as error:
            trial.check(False, f"{where}: {what} has changed, and it fails: {error!r}"[:400])
            continue
        if answer != truth.get(what):
            trial.check(_left_out(answer, truth[what]), f"{where}: {what} has changed: {answer!r}"[:400])
            trial.check(bool(named), f"{where}: {what} is not all there, and nobody says so")
            trial.count("left out")
    trial.count("without effect", not named)
    await store.close()


def _left_out(found: Any, true: Any) -> bool:
    """Whether an answer is the true one but for what is missing."""
    if not found:
        return True
    if isinstance(true, (list, set)):
        return all(_is_true(one, true) for one in found)
    return False


def _is_true(one: Any, true: Any) -> bool:
    return one in true or (isinstance(one, ChatLine) and one.text == ILLEGIBLE)


if __name__ == "__main__":
    leave("flips", run)
