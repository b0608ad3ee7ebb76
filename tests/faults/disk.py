"""Disk errors and a full disk: the store's writes fail at random, in the middle too, and work again later. What was
answered as stored is there; what was refused is not; nothing but a refusal ever comes, and the health tells it."""

import asyncio
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import apsw

from abraka.table.checking import damaged_rows
from abraka.table.data import Entry
from abraka.table.database import beside, open_database
from abraka.table.store import NotStored, Store
from tests.faults.disks import Disk
from tests.faults.powercut import found_in
from tests.faults.rows import new_match, new_table
from tests.faults.trial import Trial, leave

FAULTS = (apsw.FullError, apsw.IOError)
MATCHES, ROUNDS, TURNS = 4, 12, 6
MakeStore = Callable[..., Store]


def run(trial: Trial, make: MakeStore = Store) -> None:
    """Stores over a disk that fails, again and again."""
    while trial.goes_on:
        with tempfile.TemporaryDirectory(prefix="abraka-faults-") as folder:
            path = Path(folder) / "abraka.db"
            open_database(path).dispose()
            asyncio.run(_live(trial, path, make))


class Player:
    """Writes a journal; knows what was stored and what was refused."""

    def __init__(self, store: Store, number: int, chance: random.Random) -> None:
        self.store, self.number, self.chance = store, number, chance
        self.stored: list[Entry] = []
        self.begun = False
        self.refused = 0

    async def turn(self) -> None:
        """Stores something, or is refused; anything else is an error."""
        try:
            if not self.begun:
                await self.store.begin_match(new_table(self.number), new_match(self.number), bytes(16))
                self.begun = True
                return
            entry = Entry(len(self.stored) + 1, 0, "act", 0, self.chance.randrange(500), f"c{self.chance.random()}")
            await self.store.append(f"m{self.number}", [entry])
            self.stored.append(entry)
        except NotStored:
            self.refused += 1


async def _live(trial: Trial, path: Path, make: MakeStore) -> None:
    disk = Disk()
    store = make(disk.engine(path, trial.chance.choice((5, 20, 1000))))
    players = [Player(store, number, trial.chance) for number in range(MATCHES)]
    for _ in range(ROUNDS):
        if not trial.goes_on:
            break
        disk.spared, disk.fault = trial.chance.randrange(30), trial.chance.choice(FAULTS)
        before = disk.faults
        for _ in range(TURNS):
            await asyncio.gather(*(player.turn() for player in players))
        disk.spared = 0
        trial.check(not await _healthy(store), "healthy on a disk that takes nothing")
        disk.fault = None
        trial.count("failed writes", disk.faults - before)
        await asyncio.gather(*(player.turn() for player in players))
        trial.check(await _healthy(store), "not healthy on a disk that works again")
        _compare(trial, path, players)
        trial.count("faults")
    await store.close()
    trial.count("refused", sum(player.refused for player in players))
    trial.count("stored", sum(len(player.stored) for player in players))
    _compare(trial, path, players)


async def _healthy(store: Store) -> bool:
    """What `/healthz` would say, asked anew."""
    store.forget_health()
    try:
        await store.check_health()
    except NotStored:
        return False
    return True


def _compare(trial: Trial, path: Path, players: list[Player]) -> None:
    """The journals hold what was answered, and nothing that was refused."""
    # A copy is looked at: two SQLites in one process do not see each other's locks.
    looked_at = path.parent / "copy" / path.name
    looked_at.parent.mkdir(exist_ok=True)
    for file, twin in zip((path, beside(path)[0]), (looked_at, beside(looked_at)[0]), strict=True):
        twin.unlink(missing_ok=True)
        if file.exists():
            twin.write_bytes(file.read_bytes())
    found: dict[Any, Any] = found_in(looked_at)
    for player in players:
        entries = [found[key] for key in sorted(found) if key[:2] == ("entries", f"m{player.number}")]
        trial.check(entries == player.stored, f"match {player.number}: {len(entries)} of {len(player.stored)} entries")
        trial.check((("match", f"m{player.number}") in found) == player.begun, f"match {player.number} is half there")
    damaged = damaged_rows(looked_at)
    trial.check(not damaged, f"damaged: {damaged}")


if __name__ == "__main__":
    leave("disk", run)
