"""Clocks that jump: days and years ahead and back, while the table runs, rests and is started anew. Nothing is cleaned
before its time, counted in time that really passed while the table was open; and what was cleaned can be had back."""

import asyncio
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select

from abraka.table import schema
from abraka.table.cleaning import Cleaner, take_back
from abraka.table.data import Entry
from abraka.table.database import open_database
from abraka.table.settings import DAY, HOUR, Limits
from abraka.table.store import Store
from abraka.table.times import now_ms
from tests.faults.rows import new_match, new_table
from tests.faults.trial import Trial, leave

LIMITS = Limits()
TABLES, STEPS = 6, 400
JUMPS_S = (-20 * 365 * DAY, -61 * DAY, -HOUR, HOUR, DAY, 8 * DAY, 61 * DAY, 400 * DAY)
MakeCleaner = Callable[..., Cleaner]


class World:
    """The time that really passes, and what the clocks say."""

    def __init__(self) -> None:
        self.steady, self.wall_s = 1000.0, time.time()

    def pass_time(self, seconds: float) -> None:
        """Time passes for everybody."""
        self.steady += seconds
        self.wall_s += seconds

    def now_ns(self) -> int:
        """What the clock on the wall says."""
        return int(self.wall_s * 1e9)


class Resting:
    """A table as somebody sees it who only looks at real time."""

    def __init__(self, number: int, playing: bool) -> None:
        self.id, self.playing, self.number = f"t{number}", playing, number
        self.rested_s = self.binned_s = 0.0
        self.entries = self.touched = 0
        self.binned = self.gone = False

    @property
    def keep_s(self) -> float:
        """So long it is kept."""
        return LIMITS.keep_unfinished_s if self.playing else LIMITS.keep_open_s

    def rest(self, seconds: float) -> None:
        """The table is open for so long, and nothing happens at this one."""
        if self.binned:
            self.binned_s += seconds
        else:
            self.rested_s += seconds


def run(trial: Trial, make: MakeCleaner = Cleaner) -> None:
    """Lets tables rest while clocks jump."""
    really = time.time_ns
    while trial.goes_on:
        world = World()
        time.time_ns = world.now_ns
        try:
            with tempfile.TemporaryDirectory(prefix="abraka-faults-") as folder:
                asyncio.run(_live(trial, Path(folder) / "abraka.db", world, make))
        finally:
            time.time_ns = really


async def _live(trial: Trial, path: Path, world: World, make: MakeCleaner) -> None:
    store, chance = Store(open_database(path)), trial.chance
    tables = [Resting(number, number % 2 == 0) for number in range(TABLES)]
    for table in tables:
        await store.save_table(new_table(table.number, "playing" if table.playing else "open"))
        if table.playing:
            await store.begin_match(new_table(table.number), new_match(table.number), bytes(16))
    cleaner = make(store, LIMITS, lambda: world.steady)
    for _ in range(STEPS):
        if not trial.goes_on:
            break
        seconds = chance.choice((0.0, 60.0, LIMITS.clean_every_s, 2 * LIMITS.clean_every_s))
        for _ in range(chance.choice((1, 1, 30))):
            world.pass_time(seconds)
            for table in tables:
                table.rest(seconds)
            await cleaner.clean([], now_ms())
            trial.count("cleanings")
        await _look(trial, store, tables)
        match chance.randrange(6):
            case 0:
                world.wall_s += chance.choice(JUMPS_S)
                trial.count("jumps")
            case 1:  # closed for a while, by a kill or in order
                if chance.random() < 0.5:
                    await cleaner.count()
                world.pass_time(chance.choice((0, HOUR, 100 * DAY)))
                world.steady = chance.random() * 1e6
                cleaner = make(store, LIMITS, lambda: world.steady)
                trial.count("restarts")
            case 2:
                await _happen(store, chance.choice(tables))
            case 3:
                await _take_back(trial, store, chance.choice(tables))
    await store.close()


async def _happen(store: Store, table: Resting) -> None:
    """Something happens at a table that is there."""
    if table.binned or table.gone:
        return
    table.rested_s = 0.0
    if table.playing:
        table.entries += 1
        await store.append(f"m{table.number}", [Entry(table.entries, now_ms(), "act", 0, 1, f"c{table.entries}")])
    else:
        table.touched += 1
        await store.save_table(new_table(table.number, "open", table.touched))


async def _look(trial: Trial, store: Store, tables: list[Resting]) -> None:
    """What is in the bin had rested long enough; what is gone had lain there long enough."""
    binned = set(await store.read(lambda c: c.execute(select(schema.bin.c.table)).scalars().all()))
    there = set(await store.read(lambda c: c.execute(select(schema.tables.c.id)).scalars().all()))
    for table in tables:
        if table.id in binned and not table.binned:
            trial.check(table.rested_s >= table.keep_s, f"{table.id} was cleaned after {table.rested_s / DAY:.1f} days")
            trial.count("cleaned")
            table.binned, table.binned_s = True, 0.0
        if table.id not in there and not table.gone:
            trial.check(table.binned, f"{table.id} is gone without having been in the bin")
            trial.check(
                table.binned_s >= LIMITS.keep_bin_s, f"{table.id} was gone after {table.binned_s / DAY:.1f} days"
            )
            trial.count("gone for good")
            table.gone = True


async def _take_back(trial: Trial, store: Store, table: Resting) -> None:
    """What is in the bin is back as it was."""
    if not table.binned or table.gone:
        return
    trial.check(await store.table(table.id) is None, f"{table.id} is in the bin, and can be seen")
    trial.check(await store.write(lambda c: take_back(c, table.id)), f"{table.id} can't be had back")
    found = await store.table(table.id)
    trial.check(found is not None, f"{table.id} is not back")
    if table.playing:
        stored = await store.match(f"m{table.number}")
        trial.check(stored is not None and len(stored[2]) == table.entries, f"the match of {table.id} is not back")
    table.binned, table.rested_s = False, 0.0
    trial.count("had back")


if __name__ == "__main__":
    leave("clock", run)
