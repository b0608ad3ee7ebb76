"""Three nodes, two thinkers, PostgreSQL and NATS on loopback; matches with checking clients; faults at random.

Nodes are killed, frozen beyond their lease, ended politely, cut off from PostgreSQL or NATS; these two are restarted,
and thinkers are killed and frozen. In every third match a bot plays, whose moves the thinkers find.
After each fault every match must go on in time. In the end an independent checker compares what clients were told,
and what was accepted, with each other and with the journals.

    python -m tests.cluster.faults --minutes 10 --matches 50
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psycopg

from abraka.table.checking import damaged_in
from abraka.table.postgres import open_postgres
from tests.cluster.houses import Cluster
from tests.cluster.proxy import Proxy
from tests.table.client import Guest, Socket
from tests.table.playing import LOST

FROZEN_S, CUT_S, REST_S, PAUSE_S = 6.0, 6.0, 1.0, 0.05
ANSWER_S = 5.0
BOT = "wizard"
Entry = tuple[str, int | None, int]
"""What is told of an entry of a journal: its kind, whose it is, when."""


@dataclass
class History:
    """What the clients of a match were told, by number, and what was accepted."""

    told: dict[int, Entry] = field(default_factory=dict)
    accepted: dict[int, str] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def tell(self, message: Any) -> None:
        """A client was told an entry: always the same of a number."""
        entry: Entry = (message["kind"], message.get("seat"), message["at"])
        if self.told.setdefault(message["version"], entry) != entry:
            self.faults.append(f"number {message['version']} was told as {self.told[message['version']]} and {entry}")

    def accept(self, message: Any) -> None:
        """Something was accepted under a number: never two things."""
        if self.accepted.setdefault(message["version"], message["id"]) != message["id"]:
            self.faults.append(f"number {message['version']} was accepted twice")


class Seat:
    """A seat's player, who comes again, to any node, as long as it takes."""

    def __init__(self, match: "Playing", seat: int) -> None:
        self.match, self.seat = match, seat
        self.socket: Socket | None = None
        self._pending: dict[str, Any] | None = None

    async def play(self) -> None:
        """Plays until the match, or the trial, is over."""
        while not self.match.over:
            try:
                await self._come()
                while not self.match.over:
                    await self._step()
            except (*LOST, TimeoutError, AssertionError) as error:
                if isinstance(error, AssertionError) and "gap" in str(error):
                    self.match.history.faults.append(f"seat {self.seat}: {error}")
                await asyncio.sleep(PAUSE_S)

    async def _come(self) -> None:
        old, guest = self.socket, self.match.guest()
        known = {"match": old.match, "since": old.version} if old is not None and old.match else {}
        new = guest.socket(self.match.table, self.seat, **known)
        if old is not None and known:
            with suppress(Exception):
                old.cut()
            new.match, new.version, new.view = old.match, old.version, old.view
            new.status, new.choices = old.status, old.choices
        async with asyncio.timeout(ANSWER_S):
            await new.__aenter__()
            while (await self._next(new))["type"] != "welcome":
                pass
        self.socket = new

    async def _next(self, socket: Socket) -> Any:
        message = await socket.next(ANSWER_S)
        if message["type"] == "news":
            self.match.history.tell(message)
        if message["type"] in ("news", "full"):
            self.match.reached(message["version"], message["status"]["outcome"] is not None)
        return message

    async def _step(self) -> None:
        """Plays if asked, and listens."""
        socket = self.socket
        assert socket is not None
        if self._pending is None and socket.status is not None and socket.choices:
            choice = self.match.chance.choice(socket.choices)["text"]
            await asyncio.sleep(PAUSE_S)
            self._pending = {"id": f"s{self.seat}-{next(self.match.ids)}", "version": socket.version, "action": choice}
            await socket.send("act", **self._pending)
        elif self._pending is not None:
            await socket.send("act", **self._pending)  # once more: it is the same
        try:
            async with asyncio.timeout(ANSWER_S):
                while True:
                    message = await self._next(socket)
                    if self._pending is None and message["type"] in ("news", "full"):
                        return
                    if self._pending is not None and message.get("id") == self._pending["id"]:
                        if message["type"] == "accepted":
                            self.match.history.accept(message)
                        elif message.get("code") == "failed":
                            await asyncio.sleep(PAUSE_S)
                            return  # it is sent again
                        self._pending = None
                        return
        except TimeoutError:
            if self._pending is not None:
                raise


class Playing:
    """One match with its two players."""

    def __init__(self, trial: "Trial", number: int) -> None:
        self._trial = trial
        self.chance = random.Random(f"{trial.seed} {number}")
        self._people = (0,) if number % 3 == 2 else (0, 1)
        self.history, self.ids, self._version = History(), count(1), 0
        self.table, self.ended = "", False
        self.steps = 0  # how often anything was told
        self._guests: list[Guest] = []

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play."""
        return self.ended or self._trial.over

    def guest(self) -> Guest:
        """The two players' device, at some node."""
        return self.chance.choice(self._guests)

    def reached(self, version: int, ended: bool) -> None:
        """The match has come so far."""
        if version > self._version:
            self.steps += 1
        self._version, self.ended = max(self._version, version), self.ended or ended

    async def run(self) -> None:
        """One match after the other."""
        first = Guest(self._trial.cluster.nodes[0].url)
        await first.get("/api/me")
        for node in self._trial.cluster.nodes:
            other = Guest(node.url)
            other.http.cookies.update(first.http.cookies)
            self._guests.append(other)
        while not self._trial.over:
            await self._play()
        for guest in (first, *self._guests):
            await guest.http.aclose()

    async def _opened(self) -> str:
        """A new table, with a bot or without."""
        seats = "me me" if len(self._people) == 2 else f"me {BOT}"
        return str((await self.guest().open_table("towers", seats, pace_s=0))["id"])

    async def _play(self) -> None:
        """A match, from the opening to the end."""
        try:
            self.table = await self._opened()
        except (httpx.TransportError, AssertionError):
            await asyncio.sleep(PAUSE_S)
            return
        self.history, self.ended, self._version = History(), False, 0
        self._trial.histories.append((self.table, self.history))
        seats = [Seat(self, seat) for seat in self._people]
        await asyncio.gather(*(seat.play() for seat in seats))
        for seat in seats:
            if seat.socket is not None:
                with suppress(Exception):
                    seat.socket.cut()


class Trial:
    """The services, the matches and the faults."""

    def __init__(self, cluster: Cluster, matches: int, seconds: float, seed: int, patience_s: float) -> None:
        self.cluster, self.seed, self._seconds, self._patience_s = cluster, seed, seconds, patience_s
        self.over = False
        self.found: list[str] = []
        self.done: list[tuple[str, float]] = []
        self.histories: list[tuple[str, History]] = []
        self.matches = [Playing(self, number) for number in range(matches)]

    async def run(self) -> None:
        """Plays, hurts, and checks."""
        running = [asyncio.create_task(match.run()) for match in self.matches]
        await self._goes_on("the beginning", 60)
        chance, until = random.Random(self.seed), time.monotonic() + self._seconds
        faults = list(FAULTS)
        chance.shuffle(faults)
        for name in (faults[number % len(faults)] for number in count()):
            if time.monotonic() > until:
                break
            await FAULTS[name](self, chance.choice(range(len(self.cluster.nodes))))
            self.done.append((name, await self._goes_on(name, self._patience_s)))
            await asyncio.sleep(REST_S)
        self.over = True
        for task in asyncio.as_completed(running):
            try:
                await task
            except Exception as error:
                self.found.append(f"a client failed: {type(error).__name__} {error}")
        self.found += check(self.cluster.url, self.histories)

    async def _goes_on(self, after: str, within_s: float) -> float:
        """Waits until every match has gone on; returns how long that took."""
        began, before = time.monotonic(), [match.steps for match in self.matches]
        waiting = list(range(len(before)))
        while waiting and time.monotonic() - began < within_s:
            await asyncio.sleep(0.05)
            waiting = [n for n in waiting if self.matches[n].steps <= before[n]]
        if waiting:
            self.found.append(f"{len(waiting)} matches did not go on within {within_s:g} s after: {after}")
        return time.monotonic() - began


async def _kill(trial: Trial, number: int) -> None:
    node = trial.cluster.nodes[number]
    await asyncio.to_thread(node.kill)
    await asyncio.to_thread(node.start)


async def _drain(trial: Trial, number: int) -> None:
    node = trial.cluster.nodes[number]
    await asyncio.to_thread(node.drain)
    await asyncio.to_thread(node.start)


async def _freeze(trial: Trial, number: int) -> None:
    trial.cluster.nodes[number].freeze()
    await asyncio.sleep(FROZEN_S)
    trial.cluster.nodes[number].wake()


async def _restart_nats(trial: Trial, number: int) -> None:
    await asyncio.to_thread(trial.cluster.nats.stop)
    await asyncio.sleep(REST_S)
    await asyncio.to_thread(trial.cluster.nats.begin)


async def _restart_postgres(trial: Trial, number: int) -> None:
    await asyncio.to_thread(trial.cluster.postgres.end, signal.SIGINT)
    await asyncio.to_thread(trial.cluster.postgres.begin)


async def _kill_thinker(trial: Trial, number: int) -> None:
    machine = trial.cluster.thinkers[number % len(trial.cluster.thinkers)]
    await asyncio.to_thread(machine.kill)
    await asyncio.to_thread(machine.begin)


async def _freeze_thinker(trial: Trial, number: int) -> None:
    machine = trial.cluster.thinkers[number % len(trial.cluster.thinkers)]
    machine.signal(signal.SIGSTOP)
    await asyncio.sleep(FROZEN_S)
    machine.signal(signal.SIGCONT)


async def _cut(proxy: Proxy) -> None:
    proxy.cut()
    await asyncio.sleep(CUT_S)
    proxy.mend()


async def _cut_from_postgres(trial: Trial, number: int) -> None:
    await _cut(trial.cluster.proxies[number][0])


async def _cut_from_nats(trial: Trial, number: int) -> None:
    await _cut(trial.cluster.proxies[number][1])


FAULTS = {
    "a node is killed": _kill,
    "a node is ended politely": _drain,
    "a node is frozen": _freeze,
    "a thinker is killed": _kill_thinker,
    "a thinker is frozen": _freeze_thinker,
    "NATS is restarted": _restart_nats,
    "PostgreSQL is restarted": _restart_postgres,
    "a node is cut off from PostgreSQL": _cut_from_postgres,
    "a node is cut off from NATS": _cut_from_nats,
}


# The checker: it knows the histories and the journals, and nothing of how they came about.


def check(url: str, histories: Sequence[tuple[str, History]]) -> list[str]:
    """What is wrong between what clients were told and what is kept."""
    found = []
    with psycopg.connect(url) as connection:
        for table, history in histories:
            query = 'SELECT number, kind, seat, at, client FROM journal WHERE "match" = '
            query += '(SELECT "match" FROM tables WHERE id = %s) ORDER BY number'
            journal = {row[0]: row[1:] for row in connection.execute(query, (table,))}
            found += [f"table {table}: {fault}" for fault in history.faults]
            if sorted(journal) != list(range(1, len(journal) + 1)):
                found.append(f"table {table}: the journal has gaps")
            for number, client in history.accepted.items():
                if number not in journal or journal[number][3] != client:
                    found.append(f"table {table}: {client} was accepted as {number} and is lost")
            for number, (kind, _, at) in history.told.items():
                if number not in journal or (journal[number][0], journal[number][2]) != (kind, at):
                    found.append(f"table {table}: {number} was told as {kind} and is kept as {journal.get(number)}")
    engine = open_postgres(url)
    found += [f"damaged: {row}" for row in damaged_in(engine)]
    engine.dispose()
    return found


def run(matches: int, seconds: float, seed: int, patience_s: float) -> Trial:
    """A whole trial."""
    with tempfile.TemporaryDirectory(prefix="abraka-cluster-") as folder, Cluster(Path(folder), 3, proxied=True) as one:
        for _ in range(2):
            one.add_thinker()
        trial = Trial(one, matches, seconds, seed, patience_s)
        asyncio.run(trial.run())
        for log in [*(node.log() for node in one.nodes), *(machine.log() for machine in one.thinkers)]:
            if '"internal"' in log or "Traceback" in log:
                trial.found.append(f"a log names an error: {log[-3000:]}")
    return trial


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    parser.add_argument("--patience", type=float, default=10.0, help="seconds until every match must have gone on")
    given = parser.parse_args()
    trial = run(given.matches, 60 * given.minutes, given.seed, given.patience)
    for name, took in trial.done:
        print(f"{took:6.2f} s until every match went on after: {name}")
    accepted = sum(len(history.accepted) for _, history in trial.histories)
    told = sum(len(history.told) for _, history in trial.histories)
    print(f"seed {given.seed}: {len(trial.done)} faults, {accepted} actions accepted, {told} numbers told")
    for fault in trial.found:
        print(fault)
    print("nothing was found" if not trial.found else f"{len(trial.found)} things are wrong")
    return 1 if trial.found else 0


if __name__ == "__main__":
    sys.exit(main())
