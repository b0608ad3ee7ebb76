"""How much several nodes carry, and what is noticed when one is killed or ended: real servers, all on this machine.

Everything shares its processors, so ratios and growth count: PostgreSQL beside the file in the same run, a socket at
another node beside one at the table's, processor time of 1, 2 and 3 nodes beside what the model of docs/scale.md says.
"""

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import mean, median
from types import TracebackType
from typing import Any, Self

import msgspec

from abraka.lab.cluster_load import Travelling
from abraka.lab.local_server import free_port, server
from abraka.lab.local_services import Nats, Postgres
from abraka.lab.table_bench import allow_many_files, memory_mb, percentile, run
from abraka.lab.table_load import LoadedTable, Lobby, Seating, play_all

ROUNDS, NODES, PLAYERS = 2, 3, 2
FAST_SHARE, IDLE_S = 0.3, 3.0
PACE_S, SETTLE_S, MOST_S = 0.3, 1.5, 60.0
THOUGHTS = 5
Progress = Callable[[float, float], None]


class Costs(msgspec.Struct, frozen=True):
    """The constants of the model: processor time, memory and disk."""

    node_ms_per_action: float
    relay_ms_per_action: float
    """What it costs more, at both nodes together, if all players of a match are at another node."""
    node_ms_per_idle_s: float
    postgres_ms_per_action: float
    nats_ms_per_action: float
    node_kb_per_match: float
    """With its two sockets."""
    disk_bytes_per_action: float
    thought_s: float
    """A move of the Archmage that takes all its simulations."""


class Growth(msgspec.Struct, frozen=True):
    """So many nodes under a steady load, as measured and as the model says."""

    nodes: int
    actions_per_s: float
    far_share: float
    node_cpu: float
    """Processors that all nodes together kept busy."""
    predicted_cpu: float
    postgres_cpu: float
    nats_cpu: float


class ClusterFigures(msgspec.Struct, frozen=True):
    """All that was measured."""

    lost: int
    postgres_ratio: float
    relay_ms_p50: float
    failover_s_p99: float
    drain_s_p99: float
    told_twice: int
    matches: int
    sqlite_actions_per_s: float
    postgres_actions_per_s: float
    near_ms_p50: float
    far_ms_p50: float
    failover_s_p50: float
    drain_s_p50: float
    costs: Costs
    growth: list[Growth]


class LocalNode:
    """One node, started again after its end."""

    def __init__(self, data: Path, *more: str) -> None:
        self._data, self._more, self.port = data, more, free_port()
        self._stack = ExitStack()
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        """Starts it, and waits until it plays."""
        self.process = self._stack.enter_context(server(self._data, self.port, "--no-analyse", *self._more))

    def end(self, how: signal.Signals) -> None:
        """Ends it."""
        self.process.send_signal(how)
        self.process.wait(60)
        self._stack.close()

    def close(self) -> None:
        """Ends it, if it runs."""
        self._stack.close()


class Bench:
    """PostgreSQL, NATS and nodes, and what was found out about them so far."""

    def __init__(self, folder: Path, matches: int, seconds: float) -> None:
        self._folder, self._matches, self._seconds = folder, matches, seconds
        self.postgres, self.nats = Postgres("fsync=on"), Nats()
        self.nodes: list[LocalNode] = []
        self._stack = ExitStack()
        self.lost = self.twice = 0

    def __enter__(self) -> Self:
        self._stack.enter_context(self.postgres)
        self._stack.enter_context(self.nats)
        self.url = self.postgres.database()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    # One node, in the file and in PostgreSQL.

    def rates(self) -> tuple[list[float], list[float]]:
        """Actions stored a second by one process, in its file and in PostgreSQL, in turns."""
        in_file, in_postgres = [], []
        for number in range(ROUNDS):
            in_file.append(self._rate(number, None))
            in_postgres.append(self._rate(number, self.postgres.database()))
        return in_file, in_postgres

    def _rate(self, number: int, url: str | None) -> float:
        data, port = self._folder / f"alone{number}{'' if url is None else 'p'}", free_port()
        seconds = FAST_SHARE * self._seconds
        with server(data, port, "--no-analyse", *(("--database", url) if url is not None else ())):
            lobby = Lobby(port)
            seatings = [lobby.seat(4) for _ in range(self._matches)]
            tables = run(play_all(port, seatings, seconds, 0.0, lambda: None))
        if url is not None:
            self._count_lost(url, tables, seatings)
        return sum(table.accepted for table in tables) / seconds

    # Many nodes.

    def add(self) -> LocalNode:
        """One node more."""
        data = self._folder / f"node{len(self.nodes)}"
        data.mkdir()
        for key in ("secret.key", "push.key"):
            if self.nodes:
                shutil.copy(self._folder / "node0" / key, data / key)
        node = LocalNode(data, "--database", self.url, "--bus", self.nats.url)
        self._stack.callback(node.close)
        node.start()
        self.nodes.append(node)
        return node

    def steady(self, seatings: Sequence[Seating], ports: Sequence[int]) -> "Steady":
        """Plays these matches, each at its port, an action a second each."""
        began = time.monotonic()
        before = self._cpu()
        memory = []

        def look() -> None:
            memory.append(sum(memory_mb(node.process.pid) for node in self.nodes))

        async def play() -> list[LoadedTable]:
            by_port = [(port, [s for s, p in zip(seatings, ports, strict=True) if p == port]) for port in set(ports)]
            done = await asyncio.gather(*(play_all(p, own, self._seconds, 1.0, look) for p, own in by_port))
            return [table for tables in done for table in tables]

        tables = run(play())
        self._count_lost(self.url, tables, seatings)
        cpu, took = [now - then for now, then in zip(self._cpu(), before, strict=True)], time.monotonic() - began
        return Steady(tables, cpu, took, memory[0] if memory else float("nan"))

    def seat(self, node: int, matches: int) -> list[Seating]:
        """So many matches that a node owns."""
        lobby = Lobby(self.nodes[node].port)
        return [lobby.seat(PLAYERS) for _ in range(matches)]

    def idle(self) -> float:
        """Milliseconds of processor time that a node takes a second when nobody is there."""
        before = cpu_s(self.nodes[0].process.pid)
        time.sleep(IDLE_S)
        return 1000 * (cpu_s(self.nodes[0].process.pid) - before) / IDLE_S

    def disk_bytes(self) -> int:
        """What the database takes."""
        [(size,)] = self._ask("SELECT pg_database_size(current_database())")
        return int(size)

    def _cpu(self) -> tuple[float, float, float]:
        """Processor time so far: of all nodes, of PostgreSQL, of NATS."""
        assert self.postgres.process is not None and self.nats.process is not None
        nodes = sum(cpu_s(node.process.pid) for node in self.nodes)
        return nodes, cpu_s(self.postgres.process.pid), cpu_s(self.nats.process.pid)

    def _ask(self, query: str, *values: Any, url: str | None = None) -> list[tuple[Any, ...]]:
        import psycopg

        with psycopg.connect(url or self.url) as connection:
            return connection.execute(query.encode(), values).fetchall()

    def _count_lost(self, url: str, tables: Sequence[LoadedTable], seatings: Sequence[Seating]) -> None:
        query = 'SELECT "match", count(*) FROM journal WHERE kind = \'act\' GROUP BY "match"'
        kept = dict(self._ask(query, url=url))
        self.lost += sum(max(0, table.accepted - kept.get(table.match, 0)) for table in tables)
        assert len(tables) == len(seatings)

    # What is noticed when a node is gone.

    def pauses(self, how: signal.Signals) -> list[float]:
        """How long matches stood still that had to do with a node which was ended so, each node in turn."""
        return run(self._pauses(how))

    async def _pauses(self, how: signal.Signals) -> list[float]:
        ports, found = [node.port for node in self.nodes], list[float]()
        for number, node in enumerate(self.nodes):
            seatings = await asyncio.to_thread(
                lambda: [s for n in range(len(self.nodes)) for s in self.seat(n, max(1, self._matches // NODES))]
            )
            matches = [Travelling(s, ports, place, PACE_S) for place, s in enumerate(seatings)]
            tasks = [asyncio.create_task(match.run()) for match in matches]
            await self._until_all_went_on(matches, time.monotonic())
            ended = time.monotonic()
            concerned = [match for match in matches if self._concerns(match, number, node.port, seatings)]
            await asyncio.to_thread(node.end, how)
            await self._until_all_went_on(matches, time.monotonic() + SETTLE_S)
            found += [gap for match in concerned if (gap := match.gap(ended)) is not None]
            for match in matches:
                match.over = True
            await asyncio.gather(*tasks)
            self._check(matches)
            await asyncio.to_thread(node.start)
        return found

    def _concerns(self, match: Travelling, number: int, port: int, seatings: Sequence[Seating]) -> bool:
        """Whether a node has a match's table, or its players."""
        return match.port == port or seatings.index(match.seating) // max(1, self._matches // NODES) == number

    async def _until_all_went_on(self, matches: Sequence[Travelling], since: float) -> None:
        until = time.monotonic() + MOST_S
        while time.monotonic() < until:
            if all(match.over or (match.times and match.times[-1] > since) for match in matches):
                return
            await asyncio.sleep(0.05)

    def _check(self, matches: Sequence[Travelling]) -> None:
        """Counts what was accepted and is not kept, and what was accepted under one number twice."""
        rows = self._ask('SELECT "match", number, client FROM journal WHERE client IS NOT NULL')
        kept = {(match, number): client for match, number, client in rows}
        for match in matches:
            self.twice += match.twice
            self.lost += sum(kept.get((match.seating.match, n)) != what for n, what in match.accepted.items())


class Steady(msgspec.Struct, frozen=True):
    """A steady load that has been played."""

    tables: list[LoadedTable]
    cpu: list[float]
    took: float
    memory_mb: float

    @property
    def actions(self) -> int:
        """How many actions were accepted."""
        return sum(table.accepted for table in self.tables)

    @property
    def times_ms(self) -> list[float]:
        """How long each took until the last one knew."""
        return [1000 * one for table in self.tables for one in table.times]


def bench_cluster(matches: int, seconds: float, progress: Progress) -> ClusterFigures:
    """Measures it all."""
    allow_many_files()
    subprocess.run([sys.executable, "-m", "abraka", "compile", "--bots"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory(prefix="abraka-bench-") as folder, Bench(Path(folder), matches, seconds) as bench:
        in_file, in_postgres = bench.rates()
        progress(2, 8)
        bench.add()
        empty, idle = memory_mb(bench.nodes[0].process.pid), bench.idle()
        size = bench.disk_bytes()
        steps = [(one := _step(bench, matches, random.Random(1)))]
        progress(3, 8)
        bytes_each = (bench.disk_bytes() - size) / max(1, one.load.actions)
        bench.add()
        steps.append(_step(bench, matches, random.Random(2)))
        near, far = _near_and_far(bench, matches)
        progress(5, 8)
        bench.add()
        steps.append(_step(bench, matches, random.Random(3)))
        progress(6, 8)
        killed = bench.pauses(signal.SIGKILL)
        progress(7, 8)
        drained = bench.pauses(signal.SIGTERM)
        progress(8, 8)
        costs = _costs(one, near, far, idle, (one.load.memory_mb - empty) * 1024 / matches, bytes_each)
        return ClusterFigures(
            lost=bench.lost,
            postgres_ratio=median(in_postgres) / median(in_file),
            relay_ms_p50=median(far.times_ms) - median(near.times_ms),
            failover_s_p99=percentile(killed, 0.99),
            drain_s_p99=percentile(drained, 0.99),
            told_twice=bench.twice,
            matches=matches,
            sqlite_actions_per_s=median(in_file),
            postgres_actions_per_s=median(in_postgres),
            near_ms_p50=median(near.times_ms),
            far_ms_p50=median(far.times_ms),
            failover_s_p50=percentile(killed, 0.5),
            drain_s_p50=percentile(drained, 0.5),
            costs=costs,
            growth=[step.growth(costs) for step in steps],
        )


class Step(msgspec.Struct, frozen=True):
    """A steady load on so many nodes; players come to any of them."""

    nodes: int
    far_share: float
    load: Steady

    def growth(self, costs: Costs) -> Growth:
        """What it took, and what the model says of that."""
        load = self.load
        ms = load.actions * (costs.node_ms_per_action + self.far_share * costs.relay_ms_per_action)
        ms += self.nodes * costs.node_ms_per_idle_s * load.took
        cpu = [one / load.took for one in load.cpu]
        return Growth(self.nodes, load.actions / load.took, self.far_share, cpu[0], ms / 1000 / load.took, *cpu[1:])


def _step(bench: Bench, matches: int, chance: random.Random) -> Step:
    nodes = range(len(bench.nodes))
    seatings, ports, far = list[Seating](), list[int](), 0
    for _ in range(matches):
        owner, edge = chance.choice(nodes), chance.choice(nodes)
        far += owner != edge
        seatings += bench.seat(owner, 1)
        ports.append(bench.nodes[edge].port)
    return Step(len(nodes), far / matches, bench.steady(seatings, ports))


def _near_and_far(bench: Bench, matches: int) -> tuple[Steady, Steady]:
    """The first node's matches, with all players there, and with all of them at the second."""
    one, other = (node.port for node in bench.nodes[:2])
    near = bench.steady(bench.seat(0, matches), [one] * matches)
    return near, bench.steady(bench.seat(0, matches), [other] * matches)


def _costs(one: Step, near: Steady, far: Steady, idle: float, kb_per_match: float, bytes_each: float) -> Costs:
    load, idle_s = one.load, idle / 1000
    each = [1000 * spent / max(1, load.actions) for spent in load.cpu]
    more = [(1000 * (s.cpu[0] - 2 * idle_s * s.took) / max(1, s.actions)) for s in (near, far)]
    return Costs(
        node_ms_per_action=each[0] - idle * load.took / max(1, load.actions),
        relay_ms_per_action=more[1] - more[0],
        node_ms_per_idle_s=idle,
        postgres_ms_per_action=each[1],
        nats_ms_per_action=1000 * far.cpu[2] / max(1, far.actions),
        node_kb_per_match=kb_per_match,
        disk_bytes_per_action=bytes_each,
        thought_s=_thought_s(),
    )


def _thought_s() -> float:
    """Processor time of a move of the Archmage, in the middle of a match."""
    from abraka.bots import Budget, Decision, bot_named
    from abraka.bots.levels import ARCHMAGE
    from abraka.bots.mind import mind_of
    from abraka.core.match import Match

    match, chance = Match("towers", 4, key=bytes(16)), random.Random(1)
    mind_of("towers").compile()
    for _ in range(20):
        match.apply(chance.choice(match.legal()))
    took = []
    for seed in range(THOUGHTS):
        began = time.process_time()
        bot_named(ARCHMAGE.name, Budget(sims=ARCHMAGE.skill.sims)).choose(Decision.of(match, seed))
        took.append(time.process_time() - began)
    return mean(took)


def cpu_s(pid: int) -> float:
    """Processor time of a process and of all that came from it; not a number where the system does not say."""
    if not Path("/proc/self/stat").exists():
        return float("nan")
    stats: dict[int, list[str]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            stats[int(path.parent.name)] = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
    family, grown = {pid}, True
    while grown:
        more = {one for one, fields in stats.items() if int(fields[1]) in family} - family
        family, grown = family | more, bool(more)
    ticks = sum(int(field) for one in family if one in stats for field in stats[one][11:15])
    return ticks / os.sysconf("SC_CLK_TCK")
