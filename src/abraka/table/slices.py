"""Long work on the event loop, in slices: others come in between."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
SLICE_S = 0.004


def ignore(step: object) -> None:
    """Nothing."""


async def unhurried(steps: Iterable[T], take: Callable[[T], None] = ignore) -> None:
    """Takes steps, and lets others work whenever a slice of time is over."""
    began = time.perf_counter()
    for step in steps:
        take(step)
        if time.perf_counter() - began > SLICE_S:
            await asyncio.sleep(0)
            began = time.perf_counter()
