"""Measures what the store carries on both databases, in turns, so that both have the same machine; as JSON.

python -m tests.cluster.measure --seconds 5
"""

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path

from sqlalchemy import Engine

from abraka.lab.local_services import Postgres
from abraka.table.data import Entry
from abraka.table.database import open_database
from abraka.table.postgres import open_postgres
from abraka.table.store import Store
from abraka.table.tenure import Tenure
from tests.faults.rows import new_match, new_table

MATCHES = 200
"""So many matches want something stored at the same time."""


async def stored(engine: Engine, seconds: float, first: int) -> tuple[float, float]:
    """How many actions are stored a second, and how many milliseconds one takes in the middle."""
    tenure = None
    if engine.dialect.name == "postgresql":
        tenure = Tenure(engine, False, "key")
        tenure.enroll()
    store = Store(engine, tenure)
    until, taken = 0.0, list[float]()

    async def taken_up(number: int) -> Store:
        return store.under(await tenure.take(store, f"t{number}") if tenure is not None else None)

    async def play(number: int, own: Store) -> int:
        entry = 0
        while time.perf_counter() < until:
            entry += 1
            began = time.perf_counter()
            await own.append(f"m{number}", [Entry(entry, entry, "act", 0, entry, f"c{entry}")])
            taken.append(time.perf_counter() - began)
        return entry

    numbers = range(first, first + MATCHES)
    await asyncio.gather(*(store.begin_match(new_table(n), new_match(n), b"key") for n in numbers))
    stores = await asyncio.gather(*(taken_up(number) for number in numbers))
    began = time.perf_counter()
    until = began + seconds
    count = sum(await asyncio.gather(*(play(number, own) for number, own in zip(numbers, stores, strict=True))))
    rate = count / (time.perf_counter() - began)
    if tenure is not None:
        tenure.resign()
    await store._writer.close()
    return rate, 1000 * statistics.median(taken)


def main() -> None:
    """Measures in turns, and prints the medians."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {"sqlite": [], "postgres": []}
    with tempfile.TemporaryDirectory() as folder, Postgres("fsync=on") as server:
        engines = {"sqlite": open_database(Path(folder) / "abraka.db"), "postgres": open_postgres(server.database())}
        for number in range(given.rounds):
            for name, engine in engines.items():
                found[name].append(asyncio.run(stored(engine, given.seconds, number * MATCHES)))
        for engine in engines.values():
            engine.dispose()
    rates = {name: statistics.median(rate for rate, _ in runs) for name, runs in found.items()}
    waits = {name: statistics.median(ms for _, ms in runs) for name, runs in found.items()}
    print(
        json.dumps(
            {f"{name}_per_s": round(rate) for name, rate in rates.items()}
            | {f"{name}_ms_p50": round(ms, 1) for name, ms in waits.items()}
            | {"postgres_ratio": round(rates["postgres"] / rates["sqlite"], 2)}
        )
    )


if __name__ == "__main__":
    main()
