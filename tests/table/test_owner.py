"""One task owns a table, and as long as it has something to do the table stays in memory."""

import asyncio

from abraka.table.owner import Owner
from tests.table.loop import in_loop


@in_loop
async def test_what_is_being_done_keeps_a_table_in_memory_as_what_waits_does() -> None:
    owner, done = Owner("a table"), asyncio.Event()
    owner.begin()
    answer = owner.ask(done.wait)
    assert owner.busy
    await asyncio.sleep(0)
    assert owner.busy, "it is being done, however long the disk may take"
    done.set()
    await answer
    await asyncio.sleep(0)
    assert not owner.busy
    owner.end()
