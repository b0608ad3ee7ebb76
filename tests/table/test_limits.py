"""Limits: who asks too much is told so, and then sent away; nobody else has to wait for it.

How long somebody waits is counted in the server's own time, which does not depend on what else the machine has to do.
"""

import asyncio
import json
import random
import socket as net
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from abraka.core import savefile
from abraka.core.game import load
from abraka.core.match import Match
from tests.table.client import Guest, closed
from tests.table.limited import LimitedServer
from tests.table.loop import in_loop
from tests.table.meter import Meter, needs_meter
from tests.table.server import Server

TIGHT = {
    "messages_per_s": 20,
    "message_burst": 50,
    "sockets_per_guest": 5,
    "sockets_per_address": 12,
    "tables_per_guest": 3,
    "records_per_guest": 2,
    "hello_s": 1,
}
FLOOD = 200
"""So many messages are too many by far, also for a machine that takes seconds for them."""


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with LimitedServer(tmp_path_factory.mktemp("tight") / "data", **TIGHT) as running:
        yield running
        assert "Traceback" not in running.log(), running.log()[-3000:]


def bare(server: Server, guest: Guest, table: str, **more: Any) -> connect:
    """A socket that says nothing by itself."""
    url = f"ws://{server.host}/ws/tables/{table}"
    return connect(url, additional_headers={"Cookie": guest.cookie}, compression=None, **more)


async def figure(guest: Guest, name: str) -> float:
    """One of the server's figures."""
    text = await guest.get("/metrics")
    return next(float(row.split()[1]) for row in text.splitlines() if row.startswith(f"{name} "))


async def until_figure(guest: Guest, name: str, wanted: float) -> None:
    """Waits until a figure is what it should be."""
    async with asyncio.timeout(60):
        while await figure(guest, name) != wanted:
            await asyncio.sleep(0.05)


# Messages.


@in_loop
async def test_a_flood_is_refused_and_then_the_socket_is_closed(tight: Server) -> None:
    async with Guest(tight.url) as ann:
        table = await ann.open_table("towers", "me open")
        async with ann.socket(table["id"], 0) as socket:
            await socket.until("welcome")
            began = time.monotonic()
            for number in range(FLOOD):
                await socket.send("ping", id=f"f{number}")
            answers = [await socket.next() for _ in range(FLOOD)]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            beyond = FLOOD - TIGHT["message_burst"]
            meanwhile = TIGHT["messages_per_s"] * (time.monotonic() - began)
            assert beyond - meanwhile - 1 <= len(refused) <= beyond
            assert {(one["code"], one["sentence"]) for one in refused} == {("limited", "too_fast")}
            assert {one["id"] for one in refused} <= {f"f{number}" for number in range(FLOOD)}
            await asyncio.sleep(0.5)
            assert (await socket.ask("ping"))["type"] == "pong", "who slows down is welcome again"

        async with bare(tight, ann, table["id"]) as flooding:
            await flooding.send('{"type":"hello","seat":0}')
            with pytest.raises(ConnectionClosed):
                async with asyncio.timeout(60):
                    await asyncio.gather(pour(flooding), drain(flooding))
        await until_figure(ann, "abraka_sockets", 0)


@needs_meter
@pytest.mark.parametrize("kind", ["ping", "pong", "parts"])
@in_loop
async def test_frames_that_are_no_messages_count_as_well(tight: Server, kind: str) -> None:
    async with Guest(tight.url) as eve, Guest(tight.url) as ann:
        await ann.ready()
        noisy = (await eve.open_table("towers", "me open"))["id"]
        quiet = (await ann.open_table("towers", "me open"))["id"]
        async with ann.socket(quiet, 0) as honest:
            await honest.until("welcome")
            done = asyncio.Event()
            waited = asyncio.create_task(pings(honest, done, meter_of(tight)))
            line = await raw_socket(tight, eve, noisy)
            assert await cut_off(line, FRAMES[kind]), "who sends so many frames is cut off"
            done.set()
            assert max(await waited) < 1


FRAMES = {
    "ping": b"\x89\x80\0\0\0\0" * 20_000,
    "pong": b"\x8a\x80\0\0\0\0" * 20_000,
    "parts": b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 20_000,
}
"""The smallest frames there are, masked with zeros."""


async def raw_socket(server: Server, guest: Guest, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket that has said hello, with nothing between us and its bytes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n"
    )
    writer.write(head.encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    hello = b'{"type":"hello","seat":0}'
    writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    await reader.read(100)
    return reader, writer


async def cut_off(line: tuple[asyncio.StreamReader, asyncio.StreamWriter], frames: bytes) -> bool:
    """Whether the server hangs up on somebody who sends all this."""
    reader, writer = line
    try:
        async with asyncio.timeout(30):
            writer.write(frames)
            await writer.drain()
            while await reader.read(1 << 16):
                pass
    except (ConnectionError, OSError):
        return True
    except TimeoutError:
        return False
    finally:
        writer.close()
    return True


async def pour(socket: ClientConnection) -> None:
    """Sends without end."""
    while True:
        await socket.send('{"type":"ping"}')


async def drain(socket: ClientConnection) -> None:
    """Takes whatever comes, without end."""
    while True:
        await socket.recv()


@needs_meter
@in_loop
async def test_a_flood_does_not_slow_others(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", messages_per_s=100, message_burst=100) as server:
        async with Guest(server.url) as eve, Guest(server.url) as ann:
            await ann.ready()
            meter = meter_of(server)
            noisy = await eve.open_table("towers", "me open")
            quiet = await ann.open_table("towers", "me open")
            async with ann.socket(quiet["id"], 0) as socket:
                await socket.until("welcome")
                flood = asyncio.create_task(keep_flooding(server, eve, noisy["id"]))
                try:
                    waited = []
                    for number in range(60):
                        began = meter.read()
                        answer = await (socket.ask("say", text="quiet") if number % 4 == 0 else socket.ask("ping"))
                        waited.append(meter.read().since(began).process)
                        assert answer["type"] in ("pong", "accepted"), "nobody else is refused for it"
                        await asyncio.sleep(0.02)
                finally:
                    flood.cancel()
                sent = (await asyncio.gather(flood, return_exceptions=True))[0]
            assert isinstance(sent, asyncio.CancelledError), sent
            assert median(waited) < 0.25
            assert max(waited) < 1
            assert await figure(ann, 'abraka_refusals_total{code="limited"}') > 100


async def keep_flooding(server: Server, guest: Guest, table: str) -> None:
    """Floods, and comes again whenever it is sent away."""
    while True:
        async with bare(server, guest, table) as socket:
            await socket.send('{"type":"hello","seat":0}')
            try:
                await asyncio.gather(pour_politely(socket), drain(socket))
            except ConnectionClosed:
                continue


async def pour_politely(socket: ClientConnection) -> None:
    """Sends without end, but lets this process do its other work."""
    while True:
        for _ in range(50):
            await socket.send('{"type":"ping"}')
        await asyncio.sleep(0)


@in_loop
async def test_chat_is_limited_for_a_person_and_not_for_a_socket(tight: Server) -> None:
    async with Guest(tight.url) as ann, Guest(tight.url) as bob:
        opened = await ann.open_table("towers", "me open", public=True, watch=True, watchers_chat=True)
        await bob.join(opened)
        began = time.monotonic()
        said = await chatter(ann, opened["id"], 0, 40)
        assert 20 <= said <= 21 + 2 * (time.monotonic() - began), "none for coming again"
        assert await chatter(bob, opened["id"], 1, 5) == 5, "others still can"
        began, watchers = time.monotonic(), 0
        for _ in range(3):
            async with Guest(tight.url) as eve:
                watchers += await chatter(eve, opened["id"], None, 12)
        assert 20 <= watchers <= 21 + 2 * (time.monotonic() - began), "nor for being somebody else each time"


@in_loop
async def test_chat_is_limited_for_a_seat_whoever_comes_to_sit_in_it(tight: Server) -> None:
    async with Guest(tight.url) as ann:
        opened = await ann.open_table("towers", "me open open", public=True)
        place, began, said = f"/api/tables/{opened['id']}", time.monotonic(), 0
        for _ in range(3):
            token = (await ann.post(f"{place}/seats/0/token"))["token"]
            said += await chatter(ann, opened["id"], 0, 12, token=token)
        assert 20 <= said <= 21 + 2 * (time.monotonic() - began), "none for a new program"
        began, said = time.monotonic(), 0
        for _ in range(3):
            async with Guest(tight.url) as eve:
                await eve.join(opened, seat=1)
                said += await chatter(eve, opened["id"], 1, 12)
                await eve.post(f"{place}/stand", {"seat": 1})
        assert 20 <= said <= 21 + 2 * (time.monotonic() - began), "nor for somebody new in the seat"


async def chatter(guest: Guest, table: str, seat: int | None, lines: int, **hello: Any) -> int:
    """Says a line over each of so many sockets; returns how many were accepted."""
    accepted = 0
    for _ in range(lines):
        async with guest.socket(table, seat, **hello) as socket:
            accepted += (await socket.ask("say", text="hi"))["type"] == "accepted"
    return accepted


@in_loop
async def test_who_says_nothing_is_sent_away(tight: Server) -> None:
    async with Guest(tight.url) as ann:
        table = await ann.open_table("towers", "me open")
        async with bare(tight, ann, table["id"]) as socket:
            began = time.monotonic()
            async with asyncio.timeout(30):
                answer = json.loads(await socket.recv())
            assert (answer["code"], answer["sentence"]) == ("malformed", "first_hello")
            assert await closed(socket) == 1008
            assert time.monotonic() - began >= 0.9


# Slow clients.


@in_loop
async def test_a_client_that_never_reads_is_dropped(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", queue_messages=64) as server:
        async with Guest(server.url) as ann:
            await ann.ready()
            table = await ann.open_table("djinn", "me me me me")
            narrow = net.socket()
            narrow.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 4096)
            narrow.setblocking(False)
            await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", server.port))
            slow = await bare(server, ann, table["id"], sock=narrow, max_queue=1, close_timeout=0.1)
            async with ann.socket(table["id"], 1) as good:
                await good.until("full")
                await slow.send('{"type":"hello","seat":0}')
                with pytest.raises(ConnectionClosed):
                    async with asyncio.timeout(60):
                        while True:
                            await slow.send('{"type":"since","version":2000000000}')
                            await asyncio.sleep(0)
                await until_figure(ann, "abraka_sockets", 1)
                assert (await good.ask("ping"))["type"] == "pong"
                info = await ann.get(f"/api/tables/{table['id']}")
                assert [seat["here"] for seat in info["seats"]] == [False, True, False, False]
            await slow.close()


# Connections, tables, records, requests.


async def try_socket(stack: AsyncExitStack, server: Server, guest: Guest, table: str) -> str:
    """Opens a socket for as long as the stack stands; says how it went."""
    try:
        socket = await stack.enter_async_context(bare(server, guest, table))
    except InvalidStatus as refused:
        body = json.loads(refused.response.body or b"{}")
        assert (refused.response.status_code, body["code"]) == (429, "limited")
        return str(body["sentence"])
    await socket.send('{"type":"hello","seat":0}')
    return "open"


@in_loop
async def test_a_guest_and_an_address_have_so_many_sockets_and_no_more(tight: Server) -> None:
    async with AsyncExitStack() as guests:
        people = [await guests.enter_async_context(Guest(tight.url)) for _ in range(4)]
        tables = [(await guest.open_table("towers", "me open"))["id"] for guest in people]
        async with AsyncExitStack() as stack:
            tries = [try_socket(stack, tight, people[0], tables[0]) for _ in range(15)]
            went = await asyncio.gather(*tries)
            assert sorted(went) == ["open"] * 5 + ["too_many_sockets"] * 10
            more = [try_socket(stack, tight, people[n], tables[n]) for n in (1, 2, 3) for _ in range(5)]
            assert (await asyncio.gather(*more)).count("open") == 7, "twelve from one address"
        await until_figure(people[0], "abraka_sockets", 0)
        async with AsyncExitStack() as stack:
            assert await try_socket(stack, tight, people[0], tables[0]) == "open", "who has gone makes room"


@in_loop
async def test_a_guest_has_so_many_unfinished_tables_and_no_more(tight: Server) -> None:
    async with Guest(tight.url) as ann, Guest(tight.url) as bob:
        wish = {"game": "towers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answers = await asyncio.gather(*(ann.http.post("/api/tables", json=wish) for _ in range(12)))
        opened = [answer.json() for answer in answers if answer.status_code == 201]
        assert len(opened) == 3
        refused = [answer.json() for answer in answers if answer.status_code != 201]
        assert {(one["code"], one["sentence"]) for one in refused} == {("limited", "too_many_tables")}
        assert len((await ann.get("/api/tables"))["mine"]) == 3
        assert (await bob.open_table("towers", "me open"))["yours"], "others may still open theirs"


@in_loop
async def test_the_oldest_imported_record_goes_when_there_are_too_many(tight: Server) -> None:
    async with Guest(tight.url) as ann:
        await ann.ready()
        table = await ann.open_table("hocus", "random random")
        async with asyncio.timeout(60):
            while (await ann.get(f"/api/tables/{table['id']}"))["status"] != "over":
                await asyncio.sleep(0.05)
        text = await ann.get(f"/api/matches/{table['match']}/record")
        kept = []
        for _ in range(3):
            kept.append((await ann.post("/api/records", {"text": text}))["id"])
            await asyncio.sleep(0.01)
        found = [(await ann.http.get(f"/api/records/{record}")).status_code for record in kept]
        assert found == [404, 200, 200]


@in_loop
async def test_too_many_requests_are_refused_for_a_moment(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", requests_per_s=2, request_burst=20) as server:
        async with Guest(server.url) as ann:
            answers = [await ann.http.get("/api/me") for _ in range(60)]
            limited = [answer for answer in answers if answer.status_code == 429]
            assert len(limited) >= 20
            assert {answer.json()["code"] for answer in limited} == {"limited"}
            assert {answer.headers["retry-after"] for answer in limited} == {"1"}
            assert (await ann.http.get("/healthz")).status_code == 200
            await asyncio.sleep(1.5)
            assert (await ann.http.get("/api/me")).status_code == 200


# Cleaning.


@in_loop
async def test_tables_that_were_left_are_cleaned_away_and_others_are_not(tmp_path: Path) -> None:
    limits = {"keep_open_s": 4, "keep_unfinished_s": 5, "clean_every_s": 0, "tidy_every_s": 0.2}
    with LimitedServer(tmp_path / "data", **limits) as server:
        async with Guest(server.url) as ann:
            await ann.ready()
            over = await ann.open_table("hocus", "random random")
            left = await ann.open_table("towers", "me open")
            visited = await ann.open_table("towers", "me open")
            forgotten = await ann.open_table("towers", "me me")
            async with ann.socket(visited["id"], 0) as socket:
                await socket.until("welcome")
                async with asyncio.timeout(60):
                    for gone in (left, forgotten):
                        while (await ann.http.get(f"/api/tables/{gone['id']}")).status_code != 404:
                            await asyncio.sleep(0.1)
                mine = {row["id"] for row in (await ann.get("/api/tables"))["mine"]}
                assert mine == {visited["id"], over["id"]}
                assert (await ann.http.get(f"/api/matches/{forgotten['match']}/record")).status_code == 404
                assert "outcome" in await ann.get(f"/api/matches/{over['match']}/record")
            async with asyncio.timeout(60):
                while (await ann.http.get(f"/api/tables/{visited['id']}")).status_code != 404:
                    await asyncio.sleep(0.1)
        assert '"tables_cleaned"' in server.log()


# Slow requests.


async def half_request(port: int, source: str, head: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request that never comes to its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    writer.write(head)
    return reader, writer


HALVES = [
    b"",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-More: ",
    b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n",
]


@in_loop
async def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", header_s=1, body_s=1) as server:
        lines = [await half_request(server.port, "127.0.0.1", half) for half in HALVES]
        answers = []
        for reader, writer in lines:
            async with asyncio.timeout(10):
                answers.append(await reader.read())
            writer.close()
        assert [b"too_slow" in answer for answer in answers[:2]] == [True, True]
        assert answers[3].startswith(b"HTTP/1.1 200"), "nobody waits for a body that is not needed"
        assert '"internal"' not in server.log()


@in_loop
async def test_one_address_cannot_take_all_lines(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", requests_at_once=20, connections=60, header_s=30) as server:
        lines = [await half_request(server.port, "127.0.0.2", HALVES[1]) for _ in range(80)]
        try:
            async with Guest(server.url) as ann:
                assert (await ann.http.get("/api/me")).status_code == 200, "others are served"
            async with asyncio.timeout(10):
                refused = [await first_line(reader) for reader, _ in lines[20:]]
            assert all(b" 429 " in answer or not answer for answer in refused)
        finally:
            for _, writer in lines:
                writer.transport.abort()


@in_loop
async def test_one_client_of_a_proxy_cannot_take_all_its_lines(tmp_path: Path) -> None:
    """Half requests count for the address that the proxy names, and for nobody's that somebody else makes up."""

    def half(client: str) -> bytes:
        return HALVES[2].replace(b"Content-Type", f"X-Forwarded-For: {client}\r\nContent-Type".encode())

    with LimitedServer(tmp_path / "data", requests_at_once=20, connections=200, body_s=30) as server:
        flood = [await half_request(server.port, "127.0.0.1", half("198.51.100.7")) for _ in range(60)]
        strangers = [await half_request(server.port, "127.0.0.2", half(f"198.51.100.{k}")) for k in range(60)]
        try:
            async with Guest(server.url) as ann:
                ann.http.headers["x-forwarded-for"] = "198.51.100.8"
                assert (await ann.http.get("/api/me")).status_code == 200, "the proxy's other clients are served"
                body = {"name": "Ann"}
                assert (await ann.http.put("/api/me", json=body)).status_code == 200
            async with asyncio.timeout(10):
                refused = [await first_line(reader) for reader, _ in (*flood[20:], *strangers[20:])]
            assert all(b" 429 " in answer or not answer for answer in refused)
        finally:
            for _, writer in (*flood, *strangers):
                writer.transport.abort()
        assert '"internal"' not in server.log() and "Traceback" not in server.log()


# Answers that nobody takes.

PATIENCE_S = 8, 20, 60
"""So long nobody takes an answer; a busy machine may not have looked by then, and is given more."""


async def unread(server: Server, record: str) -> net.socket:
    """Asks for a long answer from another address, and takes nothing of it."""
    line = net.socket()
    line.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 2048)
    line.bind(("127.0.0.2", 0))
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", server.port))
    await loop.sock_sendall(line, f"GET /api/records/{record}/story HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return line


async def is_whole(line: net.socket) -> bool:
    """Takes what is there of an answer after all, and says whether it is all of it."""
    line.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 1 << 20)
    taken, wanted = b"", 1
    with line, suppress(ConnectionError):
        while len(taken) < wanted:
            taken += (piece := await asyncio.get_running_loop().sock_recv(line, 1 << 20))
            if not piece:
                break
            head, _, _ = taken.partition(b"\r\n\r\n")
            wanted = len(head) + 4 + int(head.lower().partition(b"content-length: ")[2].split()[0])
    return len(taken) == wanted


@in_loop
async def test_a_long_answer_that_nobody_takes_is_given_up(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", answer_s=5) as server:
        async with Guest(server.url) as ann:
            record = (await ann.post("/api/records", {"text": a_long_record()}))["id"]
            assert await ann.get(f"/api/records/{record}/story"), "who takes it has it"
            lines = [await unread(server, record) for _ in PATIENCE_S]
            for seconds in PATIENCE_S:
                await asyncio.sleep(seconds)
                if not await is_whole(lines.pop()):
                    break
            else:
                pytest.fail("it is kept for who never takes it")
            for line in lines:
                line.close()


async def first_line(reader: asyncio.StreamReader) -> bytes:
    """The first line of an answer; nothing, if the line is cut."""
    try:
        return await reader.readline()
    except ConnectionError:
        return b""


# Long journals.


@needs_meter
@in_loop
async def test_a_long_journal_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Playing and taking back makes a journal long, up to a limit; catching up and loading stay short for others."""
    limits = {"orders_per_s": 10_000, "order_burst": 10_000, "message_burst": 100_000, "cool_after_s": 0}
    with LimitedServer(tmp_path / "data", tidy_every_s=0.2, **limits) as server:
        async with Guest(server.url) as eve, Guest(server.url) as ann:
            await eve.ready()
            long = (await eve.open_table("towers", "me me", {"first": "1"}))["id"]
            version = await lengthen(eve, long)
            assert version >= 1000
            quiet = (await ann.open_table("towers", "me open"))["id"]
            async with ann.socket(quiet, 0) as honest:
                await honest.until("welcome")
                done = asyncio.Event()
                waited = asyncio.create_task(pings(honest, done, meter_of(server)))
                for round_ in range(3):
                    async with eve.socket(long, 0) as socket:
                        await socket.until("full")
                        await socket.send("since", version=max(0, version - 100 + round_))
                        await socket.ask("ping")
                    await asyncio.sleep(0.5)  # it leaves the memory, and is loaded again
                done.set()
                assert max(await waited) < 2


@in_loop
async def test_who_has_many_records_read_keeps_nobody_else_waiting(tight: Server) -> None:
    """Records are read one at a time, one address's after another's; whatever else is asked for does not wait."""
    text = a_long_record()
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    ann = Guest(tight.url)
    ann.http = httpx.AsyncClient(base_url=tight.url, timeout=120, transport=elsewhere)
    async with Guest(tight.url) as eve, ann:
        await eve.post("/api/records", {"text": text})
        for _ in range(3):  # others than the server may keep this program waiting, but not each time
            flood = [asyncio.ensure_future(eve.post("/api/records", {"text": text})) for _ in range(30)]
            await asyncio.sleep(0.2)
            await ann.get("/api/tables")
            listed = sum(post.done() for post in flood)
            await ann.post("/api/records", {"text": text})
            read = sum(post.done() for post in flood)
            await asyncio.gather(*flood)
            if listed < 20 and read < 25:
                return
        pytest.fail("others do not come in between")


def a_long_record() -> str:
    """A match that takes a while to be played again."""
    match, chance = Match(load("djinn"), 4, {}, key=bytes(16)), random.Random(1)
    while match.to_act is not None:
        match.play(chance.choice(match.legal_numbers))
    return savefile.write(match, ["human"] * 4)


async def lengthen(guest: Guest, table: str) -> int:
    """Plays and takes back until that is enough; returns the version."""
    async with guest.socket(table, 0) as socket:
        await socket.until("full")
        while True:
            assert (await socket.ask("act", action=socket.choices[0]["text"]))["type"] == "accepted"
            answer = await socket.ask("undo")
            if answer["type"] == "refused":
                assert answer["sentence"] == "undo_enough"
                return socket.version


def meter_of(server: Server) -> Meter:
    """What a server spends."""
    assert server.process is not None
    return Meter(server.process.pid)


async def pings(socket: Any, done: asyncio.Event, meter: Meter) -> list[float]:
    """What the server spends meanwhile until somebody has an answer."""
    waited = []
    while not done.is_set():
        began = meter.read()
        await socket.ask("ping")
        waited.append(meter.read().since(began).process)
        await asyncio.sleep(0.02)
    return waited


@in_loop
async def test_what_makes_a_journal_long_is_limited_for_a_seat(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", orders_per_s=1, order_burst=10) as server:
        async with Guest(server.url) as ann:
            await ann.ready()
            table = (await ann.open_table("towers", "me me", {"first": "1"}))["id"]
            answers = []
            for number in range(30):
                async with ann.socket(table, 0) as socket:
                    await socket.until("full")
                    answers.append(await socket.ask("pause", id=f"p{number}", on=not socket.status["paused"]))
            limited = [answer for answer in answers if answer["type"] == "refused"]
            assert len(limited) >= 10, "a new socket is no new seat"
            assert {answer["sentence"] for answer in limited} == {"too_fast"}
            async with ann.socket(table, 1) as socket:
                await socket.until("full")
                assert (await socket.ask("pause", on=not socket.status["paused"]))["type"] == "accepted"
