"""Long work on the event loop, in slices: others come in between, however many such works there are."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
SLICE_S = 0.004
_turns: "WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock]" = WeakKeyDictionary()
"""Whose slice it is: of all long works together there is one in each round of a loop."""


def ignore(step: object) -> None:
    """Nothing."""


async def unhurried(steps: Iterable[T], take: Callable[[T], None] = ignore) -> None:
    """Takes steps, and lets others work whenever a slice of time is over."""
    turn, rest = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()), iter(steps)
    goes_on = True
    while goes_on:
        async with turn:
            goes_on = _take_slice(rest, take)
            await asyncio.sleep(0)


def _take_slice(steps: Iterable[T], take: Callable[[T], None]) -> bool:
    """Takes steps as long as a slice lasts; says whether there may be more."""
    until = time.perf_counter() + SLICE_S
    for step in steps:
        take(step)
        if time.perf_counter() > until:
            return True
    return False
