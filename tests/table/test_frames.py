"""What the server writes to a socket, and reads from it, without waiting."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from abraka.table.wires import framed
from tests.table.client import Guest
from tests.table.server import Server

ANSWERS = ("news", "accepted", "refused")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size_is_a_proper_frame(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_commands_that_come_at_once_are_answered_in_their_order(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        asyncio.run(_send_at_once(server.url))


async def _send_at_once(url: str) -> None:
    """An action, the same again, one that comes too late, something that is no message, and a pause in two parts."""
    async with Guest(url) as guest:
        table = await guest.open_table("towers", "me me", {"first": "1"})
        async with guest.socket(table["id"], 0) as socket:
            await socket.until("full")
            act = json.dumps({"type": "act", "id": "a", "version": 0, "action": socket.choices[0]["text"]})
            late = json.dumps({"type": "act", "id": "b", "version": 0, "action": socket.choices[0]["text"]})
            pause = json.dumps({"type": "pause", "id": "c", "version": 1, "on": True})
            for text in (act, act, late, "?", [pause[:9], pause[9:]]):
                await socket.send_raw(text)
            while len(answers := [one for one in socket.received if one["type"] in ANSWERS]) < 7:
                await socket.next()
    told = [(one["type"], one.get("id")) for one in answers]
    commands = [("news", None), ("accepted", "a"), ("accepted", "a"), ("refused", "b")]
    assert [one for one in told if one != ("refused", None)] == [*commands, ("news", None), ("accepted", "c")]
    assert ("refused", None) in told
