"""Who sits where is decided in one place, in order: nobody sees through, acts in or speaks from a seat that has become
somebody else's, however close together the messages come."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import Opening
from tests.table.client import Guest, Socket, refused
from tests.table.loop import in_loop
from tests.table.server import Server

ENDING = {"leavers": "end", "start": "full"}
ROUNDS = 3
HELLOS = 12


@pytest.fixture(scope="module")
def server(served_by: Opening) -> Iterator[Server]:
    with served_by("membership") as running:
        yield running
        assert "Traceback" not in running.log(), running.log()[-3000:]


async def sent_away(socket: Socket) -> bool:
    """Whether the server closes a socket soon; whatever still comes is kept."""
    try:
        async with asyncio.timeout(30):
            while True:
                await socket.next()
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


async def end_match(guest: Guest, table: str, seat: int) -> None:
    """Breaks a match off."""
    path = f"/api/tables/{table}/match"
    full = await guest.get(path, params={"seat": seat})
    body = {"type": "leave", "id": f"end {full['match']['id']}", "version": full["version"]}
    await guest.post(path, body, params={"seat": seat})


async def seat_of(guest: Guest, table: str) -> int:
    """The seat of a guest who has one."""
    info = await guest.get(f"/api/tables/{table}")
    return next(int(seat["seat"]) for seat in info["seats"] if seat["yours"])


# Rematches.


@in_loop
async def test_a_hello_for_ones_old_seat_never_reaches_the_new_sitters_hand(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = (await bob.join(await ann.open_table("towers", "me open", **ENDING)))["id"]
        for _ in range(ROUNDS):
            old = await seat_of(ann, table)
            await end_match(ann, table, old)
            await ann.post(f"/api/tables/{table}/rematch")
            async with AsyncExitStack() as stack:
                sockets = [ann.socket(table, old) for _ in range(HELLOS)]
                rematch = asyncio.create_task(bob.post(f"/api/tables/{table}/rematch"))
                for socket in sockets:
                    await stack.enter_async_context(socket)
                    await asyncio.sleep(0.001)
                match = (await rematch)["match"]
                assert await seat_of(ann, table) != old
                await asyncio.gather(*(sent_away(socket) for socket in sockets))
                for socket in sockets:
                    told = [one for one in socket.received if one["type"] == "full"]
                    assert match not in {one["match"]["id"] for one in told}, "somebody else's hand was shown"


@in_loop
async def test_what_was_sent_for_ones_old_seat_is_not_done_in_the_new_sitters(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        await ann.ready()
        table = (await bob.join(await ann.open_table("towers", "me open", **ENDING)))["id"]
        path = f"/api/tables/{table}/match"
        for turn in range(ROUNDS):
            old = await seat_of(ann, table)
            await end_match(ann, table, old)
            await ann.post(f"/api/tables/{table}/rematch")
            rematch = asyncio.create_task(bob.post(f"/api/tables/{table}/rematch"))
            pause = {"type": "pause", "version": 0, "on": True}
            tries = []
            for number in range(30):
                body = pause | {"id": f"p{turn}-{number}"}
                tries.append(asyncio.create_task(ann.http.post(path, json=body, params={"seat": old})))
                await asyncio.sleep(0.001)
            await rematch
            answers = [(await one).status_code for one in tries]
            story = await bob.get(f"{path}/story", params={"seat": await seat_of(bob, table)})
            assert [one for one in story["news"] if one["kind"] == "pause"] == [], answers


# Programs.


@in_loop
async def test_after_a_rematch_every_program_has_its_own_seat(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.ready()
        table = (await ann.open_table("towers", "me open open", **ENDING))["id"]
        tokens = [(await ann.post(f"/api/tables/{table}/seats/{seat}/token"))["token"] for seat in (1, 2)]
        async with Guest(server.url) as one, Guest(server.url) as two:
            async with (
                one.socket(table, None, token=tokens[0]) as first,
                two.socket(table, None, token=tokens[1]) as second,
            ):
                for socket, seat in ((first, 1), (second, 2)):
                    assert (await socket.until("welcome"))["seat"] == seat
                    await socket.until("full")
                await end_match(ann, table, 0)
                await ann.post(f"/api/tables/{table}/rematch")
                for socket in (first, second):
                    assert await sent_away(socket), "its seat is another one now"
                    assert len({one["match"]["id"] for one in socket.received if one["type"] == "full"}) == 1
            for guest, token, seat in ((one, tokens[0], 2), (two, tokens[1], 0)):
                async with guest.socket(table, None, token=token) as socket:
                    welcome = await socket.until("welcome")
                    assert welcome["seat"] == seat
                    assert [info["yours"] for info in welcome["table"]["seats"]] == [n == seat for n in range(3)]
                    assert welcome["table"]["link"] is None, "a program is let into its seat, and nowhere else"


@in_loop
async def test_programs_are_heard_and_muted_each_by_itself(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as one, Guest(server.url) as two:
        table = (await ann.open_table("towers", "me open open", start="owner"))["id"]
        tokens = [(await ann.post(f"/api/tables/{table}/seats/{seat}/token"))["token"] for seat in (1, 2)]
        async with (
            ann.socket(table, 0) as listening,
            one.socket(table, 1, token=tokens[0]) as first,
            two.socket(table, 2, token=tokens[1]) as second,
        ):
            seats = (await listening.until("welcome"))["table"]["seats"]
            assert len({seat["who"] for seat in seats}) == 3
            await listening.ask("mute", who=seats[1]["who"])
            for socket in (first, second):
                assert (await socket.ask("say", id="c1", text="hello"))["type"] == "accepted"
            said = await listening.until("said")
            assert (said["seat"], said["who"]) == (2, seats[2]["who"])


# Tokens and kicks.


@in_loop
async def test_a_token_that_was_replaced_acts_no_more_on_its_open_socket_either(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        await ann.ready()
        table = (await ann.open_table("towers", "me me", {"first": "1"}))["id"]
        token = (await ann.post(f"/api/tables/{table}/seats/0/token"))["token"]
        async with eve.socket(table, 0, token=token) as socket, ann.socket(table, 0) as own:
            await socket.until("full")
            await own.until("full")
            renewed = (await ann.post(f"/api/tables/{table}/seats/0/token"))["token"]
            assert await sent_away(socket)
            assert (await own.ask("ping"))["type"] == "pong", "who sits there by themselves stays"
            path = f"/api/tables/{table}/match"
            bearer = {"authorization": f"Bearer {token}"}
            assert (await refused(eve, "GET", path, headers=bearer))[2] == "no_table"
            assert (await eve.get(path, headers={"authorization": f"Bearer {renewed}"}))["seat"] == 0


@in_loop
async def test_who_was_kicked_speaks_no_more_for_the_seat(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve, Guest(server.url) as bob:
        opened = await ann.open_table("towers", "me open", start="owner")
        table = opened["id"]
        await eve.join(opened, seat=1, name="Eve")
        async with eve.socket(table, 1) as kicked, ann.socket(table, 0) as listening:
            await kicked.until("welcome")
            await ann.post(f"/api/tables/{table}/stand", {"seat": 1})
            await bob.join(opened, seat=1, name="Bob")
            with suppress(ConnectionClosed):
                await kicked.send("say", text="I am Bob, honestly")
            assert await sent_away(kicked)
            assert not [one for one in kicked.received if one["type"] == "accepted"]
            await listening.ask("ping")
            assert not [one for one in listening.received if one["type"] == "said"]


# Chat.


@in_loop
async def test_lines_with_the_same_id_from_two_seats_are_both_said(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = (await ann.open_table("towers", "me me"))["id"]
        async with ann.socket(table, 0) as first, ann.socket(table, 1) as second:
            numbers: list[Any] = []
            for socket, text in ((first, "one"), (second, "two"), (first, "three"), (first, "three"), (second, "two")):
                numbers.append((await socket.ask("say", id="c1", text=text))["version"])
            assert numbers == [1, 2, 3, 3, 2], "a resend is not said again, all else is"
            async with ann.socket(table, None) as late:
                assert [line["text"] for line in (await late.until("welcome"))["chat"]] == ["one", "two", "three"]
