"""A real server with other limits than the usual ones, and perhaps a fault that was planted in it, so that one can see
whether a program finds it."""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from abraka.table import seating
from abraka.table.limits import Allowance
from abraka.table.lines import TableLine
from abraka.table.listeners import Bundle
from abraka.table.opening import open_table
from abraka.table.room import Room
from abraka.table.rounds import Claim, Rounds
from abraka.table.settings import Limits, Settings
from abraka.table.wires import Wire
from tests.table.server import Server


class CarelessServer(Server):
    """The table, with some of its limits changed and a fault planted."""

    def __init__(self, data: Path, fault: str = "", **limits: float) -> None:
        super().__init__(data)
        self._fault, self._limits = fault, limits

    def command(self) -> list[str]:
        """What starts it."""
        limits = msgspec.json.encode(self._limits).decode()
        return [sys.executable, "-m", "tests.faults.careless", str(self.data), str(self.port), limits, self._fault]


def keep_listeners() -> None:
    """Whoever listens goes on listening, whoever sits in the seat now."""

    def seat_anew(self: Room, table: Any) -> None:
        self.table = table

    Room._seat_anew = seat_anew  # type: ignore[method-assign]


def trust_listeners() -> None:
    """What a socket could do when it was opened it can do for ever."""
    Room.check_right = lambda self, listener: None  # type: ignore[method-assign]
    keep_listeners()


def count_messages_only() -> None:
    """Frames cost nothing, and everything is taken in as it comes."""
    Allowance.take = lambda self: True  # type: ignore[method-assign]
    Wire.data_received = Wire._absorb  # type: ignore[method-assign]


def wait_for_ever() -> None:
    """Nobody is hung up on."""
    TableLine._wait = lambda self, seconds: None  # type: ignore[method-assign]
    TableLine._refuse = lambda self, refusal: None  # type: ignore[method-assign]


def tell_each() -> None:
    """Every coming and going is told at once, and to everybody in words of their own."""
    Bundle.soon = Bundle.now  # type: ignore[method-assign]
    seating.is_known = lambda table, person: True


def first_come() -> None:
    """Thinking goes in the order in which it was asked for, and as long as it likes."""
    Rounds._share = lambda self, guest: 1.0  # type: ignore[method-assign]
    wait = Rounds._wait
    Rounds._wait = lambda self, claim: wait(self, Claim("", True))  # type: ignore[method-assign]


def block() -> None:
    """Whoever asks for what they missed has all others wait for it."""

    async def catch_up(self: Room, listener: Any, since: int | None) -> None:
        await asyncio.sleep(0)
        until = time.thread_time() + 0.15
        while time.thread_time() < until:
            pass
        listener.push(self._told.full(listener.audience))

    Room.catch_up = catch_up  # type: ignore[method-assign]


FAULTS: dict[str, Callable[[], None]] = {
    one.__name__: one
    for one in (keep_listeners, trust_listeners, count_messages_only, wait_for_ever, tell_each, first_come, block)
}


def main(data: str, port: str, limits: str, fault: str) -> None:
    """Serves until it is told to stop."""
    if fault:
        FAULTS[fault]()
    settings = Settings(
        data=Path(data), host="127.0.0.1", port=int(port), limits=msgspec.json.decode(limits, type=Limits)
    )
    open_table(settings, False, print)


if __name__ == "__main__":
    main(*sys.argv[1:])
