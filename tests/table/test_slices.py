"""Long works on the event loop take one slice of it together."""

import asyncio
import time

from abraka.table.slices import SLICE_S, unhurried
from tests.table.loop import in_loop


@in_loop
async def test_many_long_works_leave_as_much_room_as_one() -> None:
    """Between two rounds of the loop there is one slice, however many wait for theirs."""
    steps: list[int] = []

    def step(number: int) -> None:
        steps.append(number)
        until = time.perf_counter() + SLICE_S
        while time.perf_counter() < until:
            pass

    works = [asyncio.ensure_future(unhurried([number] * 5, step)) for number in range(40)]
    before, most = 0, 0
    while not all(work.done() for work in works):
        await asyncio.sleep(0)
        most, before = max(most, len(steps) - before), len(steps)
    assert len(steps) == 200
    assert most <= 2
    assert set(steps[:40]) == set(range(40)), "one after the other"


@in_loop
async def test_a_work_that_fails_or_is_given_up_leaves_its_turn_to_others() -> None:
    def fail(number: int) -> None:
        raise ValueError(number)

    async def hopeless() -> None:
        try:
            await unhurried([1], fail)
        except ValueError:
            given_up.cancel()

    given_up = asyncio.ensure_future(unhurried(range(10**9)))
    done: list[int] = []
    await asyncio.gather(hopeless(), unhurried([1, 2], done.append))
    await asyncio.wait([given_up])
    assert given_up.cancelled() and done == [1, 2]
