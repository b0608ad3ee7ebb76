"""Hostile clients: what they send is refused with the right class; the server stays healthy, others notice nothing."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.table.client import Guest, closed, token_of
from tests.table.loop import in_loop
from tests.table.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hostile") / "data", "--origin", "https://friend.example") as running:
        yield running
        log = running.log()
        assert httpx.get(f"{running.url}/healthz").status_code == 200
        assert '"internal"' not in log, log[-3000:]
        assert "Traceback" not in log, log[-3000:]
        assert '"library"' not in log, log[-3000:]


def open_socket(server: Server, table: str, cookie: str = "", **more: Any) -> connect:
    """A bare socket to a table."""
    headers = {"Cookie": cookie} if cookie else {}
    url = f"ws://{server.host}/ws/tables/{table}"
    return connect(url, additional_headers=headers | more.pop("headers", {}), compression=None, **more)


async def heard(socket: ClientConnection) -> Any:
    """The next message."""
    async with asyncio.timeout(30):
        return json.loads(await socket.recv())


# Socket messages.

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = (
    "act", "acts", "undo", "answer", "choose", "pause", "leave", "resign", "abort", "stand_in", "back", "hint", "nudge",
    "react", "say", "mute", "since", "ping", "hello",
)  # fmt: skip
FIELDS = (
    "id", "version", "action", "actions", "agree", "vote", "on", "text", "who", "seat", "token", "match", "since",
    "reaction", "ways",
)  # fmt: skip
NEARLY = st.builds(
    lambda kind, fields: {"type": kind} | fields,
    st.sampled_from(KINDS),
    st.dictionaries(
        st.sampled_from(FIELDS), JSON | st.sampled_from([0, 1, "x", True, 10**30, -1, "\ud800"]), max_size=5
    ),
)
MESSAGES = st.one_of(
    JSON.map(json.dumps),
    NEARLY.map(json.dumps),
    st.text(st.characters(codec="utf-8"), max_size=50),
    st.binary(max_size=50),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(MESSAGES, min_size=1, max_size=12), greeted=st.booleans())
def test_any_message_is_answered_or_refused(server: Server, messages: list[str | bytes], greeted: bool) -> None:
    @in_loop
    async def run() -> None:
        async with Guest(server.url) as ann:
            table = await ann.open_table("towers", "me me")
            async with open_socket(server, table["id"], ann.cookie) as socket:
                if not greeted:
                    await socket.send(messages[0])
                    first = await heard(socket)
                    assert first["type"] in ("welcome", "refused")
                    return
                await socket.send('{"type":"hello","seat":0}')
                for message in messages:
                    await socket.send(message)
                await socket.send('{"type":"ping","id":"the end"}')
                while (answer := await heard(socket)) != {"type": "pong", "id": "the end"}:
                    assert answer.get("code") not in ("failed", None) or answer["type"] != "refused", answer

    run()


DEEP = "[" * 5000 + "]" * 5000
ODD_FRAMES: list[str | bytes] = [
    "", b"", "null", "[]", "1e999", "9" * 5000, DEEP, '{"type":"act","id":"d","version":0,"action":' + DEEP + "}",
    '{"type":"ping","id":"\\ud800"}', '{"type":"say","id":"x","text":"\\udc00\\ud800"}', b"\xff\xfe\x00",
    '{"type":"act","id":"x","version":-1,"action":"a"}', '{"type":"act","id":"x","version":1e3,"action":"a"}',
    '{"type":"act","id":"","version":0,"action":"a"}', '{"type":"undo","id":"' + "x" * 65 + '","version":0}',
    '{"type":"act","id":"x","version":0,"action":{"type":["act"]}}', '{"type":"mute","id":"x","who":"\\u0000"}',
    '{"type":"since","version":2147483649}', '{"type":"ping","id":"a","id":"b"}', '{"type":"ping","more":1}',
]  # fmt: skip


@in_loop
async def test_odd_frames_are_refused_as_malformed(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me")
        async with open_socket(server, table["id"], ann.cookie) as socket:
            await socket.send('{"type":"hello","seat":0}')
            while (await heard(socket))["type"] != "full":
                pass
            for frame in ODD_FRAMES:
                await socket.send(frame)
                answer = await heard(socket)
                if answer["type"] == "refused":
                    assert answer["code"] in ("malformed", "unparsable"), (frame, answer)
                else:
                    assert answer["type"] in ("pong", "accepted"), (frame, answer)


@in_loop
async def test_a_text_frame_that_is_no_text_closes_its_socket_alone(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me")
        async with open_socket(server, table["id"], ann.cookie) as bad, ann.socket(table["id"], 0) as good:
            await bad.send('{"type":"hello","seat":0}')
            await good.until("full")
            await bad.send(b"\xff\xfe\xfd", text=True)
            assert await closed(bad) in (1007, 1006)
            assert (await good.ask("ping"))["type"] == "pong"


@pytest.mark.parametrize(
    "first", ["", "{}", "[]", '{"type":"ping"}', '{"type":"hello","seat":9}', b"\x00\x01", "x" * 9000]
)
@in_loop
async def test_who_does_not_say_hello_is_sent_away(server: Server, first: str | bytes) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        async with open_socket(server, table["id"], ann.cookie) as socket:
            await socket.send(first)
            answer = await heard(socket)
            assert (answer["type"], answer["code"]) == ("refused", "malformed")
            assert await closed(socket) == 1008


@pytest.mark.parametrize("said", ["", '{"type":"hello"', '{"type":"hello","seat":0}'])
@in_loop
async def test_a_line_that_is_lost_before_it_is_greeted_is_no_fault_of_ours(server: Server, said: str) -> None:
    """The log, which is looked at in the end, tells nothing of it."""
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        for _ in range(5):
            async with open_socket(server, table["id"], ann.cookie) as lost:
                if said:
                    await lost.send(said)
                lost.transport.abort()
        async with ann.socket(table["id"], 0) as good:
            await good.until("welcome")


@in_loop
async def test_a_giant_frame_closes_its_socket_alone(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        async with open_socket(server, table["id"], ann.cookie) as bad, ann.socket(table["id"], 0) as good:
            await good.until("welcome")
            await bad.send('{"type":"hello","seat":0}')
            await bad.send('{"type":"ping","id":"' + "x" * 20_000 + '"}')
            assert await closed(bad) == 1009
            assert (await good.ask("ping"))["type"] == "pong"


# Origins.


FOREIGN = ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", "file://", "http://localhost", "//"]


@in_loop
async def test_the_same_host_by_another_scheme_is_another_page(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        origin = {"Origin": server.url.replace("http:", "https:")}
        answer = await ann.http.put("/api/me", json={"name": "Eve"}, headers=origin)
        assert (answer.status_code, answer.json()["sentence"]) == (403, "bad_origin")
        with pytest.raises(InvalidStatus):
            async with open_socket(server, table["id"], ann.cookie, headers=origin):
                pass
        behind = origin | {"X-Forwarded-Proto": "https"}
        assert (await ann.http.put("/api/me", json={"name": "Ann"}, headers=behind)).status_code == 200
        async with open_socket(server, table["id"], ann.cookie, headers=behind):
            pass


STRANGE = ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "10.9.8.7", "[2001:db8::1]", "", "]["]


@pytest.mark.parametrize("host", STRANGE)
@in_loop
async def test_who_comes_by_a_name_that_is_not_ours_gets_nothing(server: Server, host: str) -> None:
    """A page whose name was made to lead here (DNS rebinding) has our address, but not our name."""
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me")
        strange = {"Host": host, "Origin": f"http://{host}"}
        for method, path in (
            ("GET", "/"), ("GET", "/api/me"), ("GET", f"/api/tables/{table['id']}/match?seat=0"), ("GET", "/metrics"),
            ("POST", "/api/tables"), ("GET", "/healthz"), ("GET", "/assets/none.js"),
        ):  # fmt: skip
            answer = await ann.http.request(method, path, headers=strange)
            assert (answer.status_code, answer.json()["sentence"]) == (421, "bad_host"), path
            assert "set-cookie" not in answer.headers
            check_headers(answer)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            f"GET /ws/tables/{table['id']} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 421 " in await reader.readline()
        writer.close()


@in_loop
async def test_its_own_names_and_those_that_were_named_are_known(server: Server) -> None:
    ours = [
        "localhost",
        "LOCALHOST:1234",
        "127.0.0.1",
        "127.0.0.1:9",
        "[::1]:8765",
        "friend.example",
        "friend.example.",
    ]
    async with httpx.AsyncClient(base_url=server.url) as client:
        for host in [*ours, socket.gethostname(), f"{socket.gethostname()}.local:8765"]:
            assert (await client.get("/api/me", headers={"Host": host})).status_code == 200, host


@pytest.mark.parametrize("origin", FOREIGN)
@in_loop
async def test_pages_of_others_may_not_use_the_table(server: Server, origin: str) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        with pytest.raises(InvalidStatus) as refused:
            async with open_socket(server, table["id"], ann.cookie, headers={"Origin": origin}):
                pass
        response = refused.value.response
        assert response.status_code == 403
        assert json.loads(response.body or b"")["sentence"] == "bad_origin"
        assert response.headers["content-security-policy"].startswith("default-src 'none'")
        answer = await ann.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["sentence"]) == (403, "bad_origin")
        put = await ann.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert put.status_code == 403
        assert (await ann.get("/api/me"))["name"] == ""


@in_loop
async def test_its_own_page_and_those_that_were_named_may_use_the_table(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me open")
        for origin in (server.url, "https://friend.example"):
            answer = await ann.http.put("/api/me", json={"name": "Ann"}, headers={"Origin": origin})
            assert answer.status_code == 200
            async with open_socket(server, table["id"], ann.cookie, headers={"Origin": origin}) as socket:
                await socket.send('{"type":"hello","seat":0}')
                assert (await heard(socket))["type"] == "welcome"


# Cookies and tokens.


@in_loop
async def test_a_cookie_that_was_changed_makes_one_a_stranger(server: Server) -> None:
    async with Guest(server.url) as ann:
        table = await ann.open_table("towers", "me me")
        ((name, value),) = ann.http.cookies.items()
        guest, _, signature = value.rpartition(".")
        flipped = ("0" if guest[0] != "0" else "1") + guest[1:]
        forged = [
            "", "x", guest, f"{guest}.", f".{signature}", f"{flipped}.{signature}", value[:-1], value + "x", value[1:],
            f"{guest}.{signature[::-1]}", "a" * 5000, f'"{value}"x', f"{value}.{signature}", "%00", "ä.b",
        ]  # fmt: skip
        for cookie in forged:
            header = [(b"Cookie", f"{name}={cookie}".encode())]
            async with httpx.AsyncClient(base_url=server.url) as eve:
                seen = await eve.get(f"/api/tables/{table['id']}/match", params={"seat": 0}, headers=header)
                assert (seen.status_code, seen.json()["sentence"]) == (404, "no_table"), cookie
                assert (await eve.get("/api/tables", headers=header)).json()["mine"] == []
        assert (await ann.get(f"/api/tables/{table['id']}/match", params={"seat": 0}))["seat"] == 0


@in_loop
async def test_the_cookie_of_another_server_is_worth_nothing(server: Server, tmp_path_factory: Any) -> None:
    with Server(tmp_path_factory.mktemp("other") / "data") as other:
        async with Guest(server.url) as ann:
            table = await ann.open_table("towers", "me me")
            response = await ann.http.get(f"{other.url}/api/tables", headers={"Cookie": ann.cookie})
            assert response.json()["mine"] == []
            assert "set-cookie" in response.headers, "it makes a guest of its own of whoever comes"
        assert table["id"] not in other.log()


@in_loop
async def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        response = await client.get("/api/me")
        flags = [part.strip().lower() for part in response.headers["set-cookie"].split(";")[1:]]
        assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
        assert "set-cookie" not in (await client.get("/api/me")).headers
        assert response.headers["cache-control"] == "no-store"


@in_loop
async def test_tokens_open_their_own_table_alone_and_only_whole(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        one, two = [await ann.open_table("towers", "me open open") for _ in range(2)]
        token = token_of(one)
        assert len(token) == 22, "128 bits"
        for table, guess in ((two, token), (one, token[:-1]), (one, token + "A"), (one, token.swapcase())):
            for headers in ({"x-table-token": guess}, {"authorization": f"Bearer {guess}"}):
                seen = await eve.http.get(f"/api/tables/{table['id']}", headers=headers)
                assert seen.status_code == 404
        seat = await ann.post(f"/api/tables/{one['id']}/seats/1/token")
        for table, guess in ((two, seat["token"]), (one, seat["token"][:-1])):
            async with eve.socket(table["id"], None, token=guess) as socket:
                assert (await socket.next())["sentence"] == "no_table"
        newer = await ann.post(f"/api/tables/{two['id']}/seats/0/token")
        renewed = await ann.post(f"/api/tables/{two['id']}/seats/0/token")
        async with eve.socket(two["id"], 0, token=newer["token"]) as socket:
            assert (await socket.next())["sentence"] == "no_table", "a new token ends the old one"
        async with eve.socket(two["id"], 0, token=renewed["token"]) as socket:
            assert (await socket.until("welcome"))["seat"] == 0


# Other people's things.


@in_loop
async def test_a_table_that_is_not_yours_looks_like_one_that_does_not_exist(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        table = await ann.open_table("towers", "me me")
        command = {"type": "pause", "id": "p", "version": 0, "on": True}
        requests: list[tuple[str, str, Any]] = [
            ("GET", "", None), ("GET", "/match", None), ("GET", "/match?seat=0", None), ("GET", "/match?seat=5", None),
            ("GET", "/match?seat=x", None), ("POST", "/match?seat=0", command), ("POST", "/join", {}),
            ("POST", "/join", {"seat": 5}), ("POST", "/stand", {"seat": 0}), ("POST", "/start", None),
            ("PUT", "/seats/0", {"kind": "bot"}), ("PUT", "/seats/9", {"kind": "bot"}), ("POST", "/rematch", None),
            ("POST", "/seats/0/token", None), ("POST", "/seats/x/token", None), ("POST", "/match", {"type": "x"}),
        ]  # fmt: skip
        for method, path, body in requests:
            answers = []
            for name in (table["id"], "0123456789abcdef"):
                content = {"json": body} if body is not None else {}
                answer = await eve.http.request(method, f"/api/tables/{name}{path}", **content)
                headers = {name: value for name, value in answer.headers.items() if name != "date"}
                answers.append((answer.status_code, answer.content, headers))
            assert answers[0] == answers[1], (method, path)
            assert answers[0][0] in (400, 404)
        for path in ("record", "replay", "record?seat=0", "record?seat=x", "record?seat=7"):
            pair = [await eve.http.get(f"/api/matches/{name}/{path}") for name in (table["match"], "0123456789abcdef")]
            assert pair[0].content == pair[1].content, path
        sockets = []
        for name in (table["id"], "0123456789abcdef"):
            async with eve.socket(name, 0) as socket:
                sockets.append(await socket.next())
        assert sockets[0] == sockets[1]
        full = await ann.get(f"/api/tables/{table['id']}/match", params={"seat": 0})
        assert (full["version"], full["status"]["paused"]) == (0, False)


@in_loop
async def test_nobody_acts_in_or_looks_through_anothers_seat(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        table = await bob.join(await ann.open_table("towers", "me open", {"first": "1"}))
        path = f"/api/tables/{table['id']}/match"
        for response in (
            await bob.http.get(path, params={"seat": 0}),
            await bob.http.post(
                path, params={"seat": 0}, json={"type": "act", "id": "a", "version": 0, "action": "redraw"}
            ),
            await bob.http.get(f"/api/matches/{table['match']}/record", params={"seat": 0}),
        ):
            assert (response.status_code, response.json()["code"]) == (403, "forbidden")
        nobody = await bob.http.post(path, json={"type": "pause", "id": "a", "version": 0, "on": True})
        assert (nobody.status_code, nobody.json()["sentence"]) == (403, "watching")
        async with bob.socket(table["id"], 0) as socket:
            answer = await socket.next()
            assert (answer["code"], answer["sentence"], answer["args"]) == ("forbidden", "not_your_seat", {"seat": 0})
        assert (await ann.get(path, params={"seat": 0}))["version"] == 0


# Paths, headers, texts.


@in_loop
async def test_tricky_paths_lead_nowhere(server: Server) -> None:
    tricks = [
        "/../secret.key", "/..%2fsecret.key", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/..%2f..%2fsecret.key",
        "/api/tables/%00", "/api/tables/%ff%fe", "/api/tables/" + "a" * 3000, "/api/tables/'%20OR%201=1--",
        "/api/records/%2e%2e/text", "/api/matches/%00/record", "/.env", "/secret.key", "/abraka.db", "/ws/tables/x",
        "/api/tables/x/seats/-1", "/api/tables/x/seats/99999999999999999999", "/api//tables", "/API/TABLES",
    ]  # fmt: skip
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in tricks:
            response = await client.get(path, follow_redirects=False)
            assert response.status_code in (404, 405, 307), path
            check_headers(response)
            if response.status_code != 307:
                assert response.json()["code"] == "unknown"


def check_headers(response: httpx.Response) -> None:
    """The usual headers are there."""
    headers = response.headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


@in_loop
async def test_the_headers_are_on_every_answer(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        for path in (
            "/",
            "/style.css",
            "/openapi.json",
            "/healthz",
            "/metrics",
            "/api/about",
            "/api/tables",
            "/nothing",
        ):
            for method in ("GET", "HEAD", "POST", "DELETE", "OPTIONS", "TRACE", "PATCH"):
                response = await client.request(method, path)
                assert response.status_code < 500
                check_headers(response)


BODIES: list[tuple[bytes, str]] = [
    (b"", "application/json"), (b"{", "application/json"), (b"\xff", "application/json"), (b"{}", "text/plain"),
    (b"game=towers", "application/x-www-form-urlencoded"), (DEEP.encode(), "application/json"), (b"{}", ""),
    (b'{"game":"towers","seats":[{"kind":"me"}],"options":{"variant":{}}}', "application/json"),
    (b'{"game":"towers","seats":[{"kind":"me","name":"\\ud800"}]}', "application/json"),
    (b'{"game":"towers","seats":[{"kind":"me","name":"\\u200b"}]}', "application/json"),
    (b'{"game":"\\u0000","seats":[{"kind":"me"}]}', "application/json"),
    (b'{"game":"towers","seats":[{"kind":"me"}],"options":{"spell_count":1e400}}', "application/json"),
    (b'{"game":"towers","seats":[{"kind":"me"}],"options":{"spell_count":' + b"9" * 400 + b"}}", "application/json"),
    (b'{"game":"towers","seats":[{"kind":"me"}],"owner":"me"}', "application/json"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "kind"), BODIES)
@in_loop
async def test_bodies_that_cant_be_read_are_malformed(server: Server, body: bytes, kind: str) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        response = await client.post("/api/tables", content=body, headers={"Content-Type": kind})
        assert (response.status_code, response.json()["code"]) == (400, "malformed")
        check_headers(response)


@pytest.mark.parametrize("size", [262_145, 8_000_000])
@in_loop
async def test_a_body_that_is_too_large_is_refused(server: Server, size: int) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, size, 50_000):
            yield b"x" * min(50_000, size - start)

    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        for body in (b"x" * size, pieces()):
            response = await client.post("/api/records", content=body, headers={"Content-Type": "application/json"})
            assert (response.status_code, response.json()["sentence"]) == (413, "too_large")


@in_loop
async def test_names_and_chat_are_text_and_nothing_else(server: Server) -> None:
    markup = "<img src=x onerror=1>"
    async with Guest(server.url) as ann:
        assert (await ann.put("/api/me", {"name": markup}))["name"] == markup, "it is kept as it is: text"
        assert (await ann.put("/api/me", {"name": "A\u0000n\u202en\u200b\n  B\x1b[31m"}))["name"] == "Ann B[31m"
        for name in ("\u200b", "\n", "\x00", "   "):
            response = await ann.http.put("/api/me", json={"name": name})
            assert (response.status_code, response.json()["sentence"]) == (400, "bad_name")
        answer = await ann.http.get("/api/tables/<script>alert(1)</script>")
        assert answer.headers["content-type"] == "application/json"
        assert "<script>" not in answer.text
