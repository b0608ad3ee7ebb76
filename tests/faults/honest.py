"""An honest table beside a flood: how long its people wait, by the clock and by what the server spends meanwhile."""

import asyncio
import random
import time
from math import inf
from typing import NamedTuple

from tests.faults.trial import Trial
from tests.table.client import Guest, Socket
from tests.table.meter import CORES, Meter, Time

P99_S, PACE_S = 0.25, 0.6
DEARER = 4.0
"""So many times dearer may a watcher get who comes and goes, however many watch."""
SLOWER = 2
"""So many times what the machine takes from a table without a flood it may take from one with it."""
FEWEST = 20


class Waits(NamedTuple):
    """How long somebody waited for answers, and for each move of the bot."""

    answers: list[Time]
    moves: list[Time]

    @classmethod
    def for_ever(cls) -> "Waits":
        """Somebody is still waiting."""
        never = Time(inf, inf, inf)
        return cls([never], [never])

    def enough(self, until: float) -> bool:
        """Whether time is over, and there is something to judge by."""
        return time.monotonic() > until and len(self.answers) >= FEWEST and bool(self.moves)

    @property
    def p99(self) -> Time:
        """Of a hundred answers one took longer."""
        return Time(*(sorted(each)[int(0.99 * len(each))] for each in zip(*self.answers, strict=True)))

    @property
    def slowest_move(self) -> Time:
        """The bot's longest."""
        return Time(*map(max, zip(*self.moves, strict=True)))


async def honest(url: str, seconds: float, meter: Meter) -> Waits:
    """Plays against a bot, and talks to the table meanwhile."""
    waits, until = Waits([], []), time.monotonic() + seconds
    async with Guest(url) as ann:
        while not waits.enough(until):
            table = await ann.open_table("hocus", "me apprentice", pace_s=PACE_S)
            async with ann.socket(table["id"], 0) as socket:
                await socket.until("full")
                await _play(socket, waits, until, meter)
    return waits


async def _play(socket: Socket, waits: Waits, until: float, meter: Meter) -> None:
    version, since = socket.version, meter.read()
    while not waits.enough(until) and socket.status["outcome"] is None:
        began = meter.read()
        if socket.choices:
            chosen = random.choice(socket.choices)["text"]
            await socket.ask("act", id=any_id(), action=chosen)
        else:
            await socket.ask("ping")
        now = meter.read()
        waits.answers.append(now.since(began))
        for message in socket.received:
            if message["type"] == "news" and message["version"] > version:
                if message["seat"] == 1:
                    waits.moves.append(now.since(since))
                version, since = message["version"], now
        socket.received.clear()
        await asyncio.sleep(0.02)


def any_id() -> str:
    """One that nobody else has."""
    return f"{random.getrandbits(60):x}"


def judge(trial: Trial, name: str, waits: Waits, quiet: Waits | None) -> None:
    """Holds what somebody waited against what is promised; by the clock too, beside who waited at the same time at a
    table without a flood."""
    trial.count("floods")
    trial.count("honest answers", len(waits.answers))
    trial.count("bots' moves", len(waits.moves))
    p99, slowest = waits.p99, waits.slowest_move
    usual = f"; without it {_ms(quiet.p99.clock)}" if quiet else ""
    calm = f"; without it {_ms(quiet.slowest_move.clock)}" if quiet else ""
    print(
        f"{name}: p99 {_ms(p99.clock)} ({_ms(p99.loop)} of the loop, {_ms(p99.process)} of the process{usual}),"
        f" the bot's longest move {_ms(slowest.clock)} ({_ms(slowest.process)} of the process{calm}) of {_ms(PACE_S)}",
        flush=True,
    )
    trial.check(p99.loop < P99_S, f"{name}: for an answer the loop takes {_ms(p99.loop)}")
    trial.check(p99.process < CORES * P99_S, f"{name}: for an answer the server takes {_ms(p99.process)}")
    trial.check(slowest.process < CORES * 2 * PACE_S, f"{name}: for a bot's move it takes {_ms(slowest.process)}")
    if quiet:
        slack = SLOWER * max(0.0, quiet.slowest_move.clock - PACE_S)
        trial.check(p99.clock < P99_S + SLOWER * quiet.p99.clock, f"{name}: an answer takes {_ms(p99.clock)}")
        trial.check(slowest.clock < 2 * PACE_S + slack, f"{name}: a bot's move takes {_ms(slowest.clock)}")


def judge_cost(trial: Trial, name: str, each: float, alone: float) -> None:
    """Holds what each wish of a flooder cost the server against what the same costs without a flood."""
    print(f"{name}: each takes {1000 * each:.1f} ms of the processor, alone {1000 * alone:.1f} ms", flush=True)
    trial.check(each < DEARER * alone, f"{name}: each costs {each / alone:.1f} times as much as alone")


def _ms(seconds: float) -> str:
    return "for ever" if seconds == inf else f"{1000 * seconds:,.0f} ms"
