"""Your turn reaches you: what is pushed to a closed page, by whom it can be read, and where it is never sent."""

import asyncio
import gzip
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from hypothesis import given
from hypothesis import strategies as st

from abraka.core.game import GAMES
from abraka.table import push_seal
from abraka.table.checking import damaged_rows
from abraka.table.push_post import NotPublic, Target, is_public, post, target_of
from tests.command import Command
from tests.table.client import Guest, refused
from tests.table.limited import LimitedServer
from tests.table.loop import in_loop
from tests.table.push_service import Phone, PushService
from tests.table.server import Server
from tests.table.test_book import rows

OLD = Path(__file__).parent / "databases" / "0003.db.gz"
PUSH = "/api/me/push"
BAD = (400, "malformed", "bad_push")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LimitedServer]:
    """A table that tells people at once, also by a push service on this machine."""
    data = tmp_path_factory.mktemp("push") / "data"
    with LimitedServer(data, push_loopback=True, reach_s=0.2, push_s=3) as running:
        yield running
        assert '"internal"' not in running.log()


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service."""
    with PushService() as running:
        yield running


async def over_days(ann: Guest, bob: Guest, **settings: Any) -> Any:
    """A match over days of two, Ann in seat 0."""
    table = await ann.open_table("hocus", "me open", days=True, **settings)
    return await bob.join(table)


async def act(guest: Guest, table: Any, seat: int) -> None:
    """Plays whatever can be played first."""
    match = await guest.get(f"/api/tables/{table['id']}/match?seat={seat}")
    body = {"type": "act", "id": f"a{match['version']}", "version": match["version"]}
    await guest.post(f"/api/tables/{table['id']}/match?seat={seat}", body | {"action": match["choices"][0]["action"]})


async def asked(guest: Guest, table: Any) -> int | None:
    """The seat that is asked."""
    match = await guest.get(f"/api/tables/{table['id']}/match")
    return None if match["status"]["to_act"] is None else int(match["status"]["to_act"])


# What is sent.


def test_the_seal_is_that_of_the_standards_own_example() -> None:
    """RFC 8291, appendix A."""
    own = push_seal.read("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    keys = push_seal.Keys(push_seal.read(point), push_seal.read("BTBZMqHH6r4Tts7J_aSIgg"))
    key, salt = ec.derive_private_key(int.from_bytes(own, "big"), push_seal.CURVE), "DGv6ra1nlYgDCS1FRnbzlw"
    sealed = push_seal.sealed(b"When I grow up, I want to be a watermelon", keys, key, push_seal.read(salt))
    assert push_seal.written(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3j"
        "l7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@in_loop
async def test_whoever_is_away_is_told_of_their_turn_and_nobody_else_can_read_it(
    server: LimitedServer, service: PushService
) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        phones = {0: Phone(), 1: Phone()}
        for guest, seat in ((ann, 0), (bob, 1)):
            await guest.put("/api/me", {"name": "Secretive"})
            key = (await guest.get(PUSH))["key"]
            told = await guest.put(PUSH, phones[seat].agreeing(f"{service.origin}/{seat}/device", "cs"))
            assert told == {"key": key, "on": True}
        table = await over_days(ann, bob)
        first = await asked(ann, table)
        assert first is not None
        [taken] = await asyncio.to_thread(service.wait, 1)
        assert taken.path == f"/{first}/device"
        said = phones[first].read(taken.body)
        title = GAMES["hocus"].titles["cs"]
        assert said == {"title": title, "text": "Jsi na tahu.", "path": f"/t/{table['id']}"}
        assert b"Secretive" not in taken.body and "Secretive" not in str(said), "nothing of people or cards"
        with pytest.raises(InvalidTag):
            phones[1 - first].read(taken.body)
        claims = taken.claims(key)
        assert claims["aud"] == service.origin
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert taken.headers["content-encoding"] == "aes128gcm"
        assert int(taken.headers["ttl"]) > 0
        assert table["id"] not in taken.headers["topic"], "the service does not hear which table it is"


@in_loop
async def test_who_is_there_is_not_told_and_nobody_twice_for_one_turn(
    server: LimitedServer, service: PushService
) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for guest, name in ((ann, "ann"), (bob, "bob")):
            await guest.put(PUSH, Phone().agreeing(f"{service.origin}/{name}"))
        table = await over_days(ann, bob)
        first = await asked(ann, table)
        away = (ann, bob)[1 - (first or 0)]
        here = (ann, bob)[first or 0]
        async with here.socket(table["id"], first) as socket:
            await socket.until("full")
            service.taken.clear()
            while await asked(ann, table) == first:
                await act(here, table, first or 0)
            await asyncio.to_thread(service.wait, 1)
            for _ in range(3):
                await away.get(f"/api/tables/{table['id']}")
            await asyncio.sleep(0.6)
            assert [one.path for one in service.taken] == [f"/{'ann' if away is ann else 'bob'}"]


@in_loop
async def test_a_nudge_reaches_a_closed_page_and_a_flood_of_them_does_not(tmp_path: Path, service: PushService) -> None:
    with LimitedServer(tmp_path, push_loopback=True, reach_s=600) as server:
        async with Guest(server.url) as ann, Guest(server.url) as bob:
            phone = Phone()
            for guest in (ann, bob):
                await guest.put(PUSH, phone.agreeing(f"{service.origin}/device", "pl"))
            table = await over_days(ann, bob, leave_after_s=5)
            seat = await asked(ann, table)
            waiting = (ann, bob)[1 - (seat or 0)]
            await asyncio.sleep(5.1)
            async with waiting.socket(table["id"], 1 - (seat or 0)) as socket:
                await socket.until("full")
                answers = [await socket.ask("nudge", seat=seat) for _ in range(20)]
            assert [one["sentence"] for one in answers if one["type"] == "refused"] == ["nudged_lately"] * 19
            [taken] = await asyncio.to_thread(service.wait, 1)
            assert phone.read(taken.body)["text"] == "Inni czekają na Ciebie."


@in_loop
async def test_a_move_never_waits_for_a_push_service(server: LimitedServer, service: PushService) -> None:
    service.late_s = 9
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for guest in (ann, bob):
            await guest.put(PUSH, Phone().agreeing(f"{service.origin}/device"))
        table = await over_days(ann, bob)
        await asyncio.to_thread(service.wait, 1)
        began = time.monotonic()
        for _ in range(5):
            seat = await asked(ann, table)
            await act((ann, bob)[seat or 0], table, seat or 0)
        assert time.monotonic() - began < service.late_s, "not one of them waited"


# Who is told, and until when.


@pytest.mark.parametrize("status", [404, 410])
@in_loop
async def test_an_address_that_is_no_more_is_removed(server: LimitedServer, service: PushService, status: int) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for guest in (ann, bob):
            await guest.put(PUSH, Phone().agreeing(f"{service.origin}/device/{status}"))
        table = await over_days(ann, bob)
        await asyncio.to_thread(service.wait, 1)
        told = (ann, bob)[await asked(ann, table) or 0]
        async with asyncio.timeout(10):
            while (await told.get(PUSH))["on"]:
                await asyncio.sleep(0.05)
        assert (await (bob if told is ann else ann).get(PUSH))["on"]


@in_loop
async def test_a_push_service_in_trouble_keeps_the_address(server: LimitedServer, service: PushService) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        for guest in (ann, bob):
            await guest.put(PUSH, Phone().agreeing(f"{service.origin}/device/503"))
        await over_days(ann, bob)
        await asyncio.to_thread(service.wait, 1)
        await asyncio.sleep(0.3)
        assert (await ann.get(PUSH))["on"] and (await bob.get(PUSH))["on"]
        assert (await ann.http.delete(PUSH)).json()["on"] is False, "who wants no more is asked no more"


@in_loop
async def test_addresses_go_with_a_forgotten_device_and_with_a_forgotten_person(
    tmp_path: Path, command: Command
) -> None:
    with LimitedServer(tmp_path, push_loopback=True) as server:
        async with Guest(server.url) as ann, Guest(server.url) as phone:
            await ann.put("/api/me", {"name": "Ann"})
            secret = (await ann.post("/api/me/pass"))["link"].partition("#")[2]
            await phone.post("/api/pass/use", {"secret": secret, "bring": True})
            for guest in (ann, phone):
                await guest.put(PUSH, Phone().agreeing("http://127.0.0.1:9/device"))
            assert rows(tmp_path / "abraka.db", "SELECT count(*) FROM pushes") == [(2,)]
            [other] = [one for one in (await ann.get("/api/me/devices"))["devices"] if not one["this"]]
            assert (await ann.http.delete(f"/api/me/devices/{other['id']}")).is_success
            assert rows(tmp_path / "abraka.db", "SELECT count(*) FROM pushes") == [(1,)]
        server.stop()
    assert command("forget", "ann", "--yes", "--data", tmp_path).code == 0
    assert rows(tmp_path / "abraka.db", "SELECT count(*) FROM pushes") == [(0,)]


# Where nothing is sent.


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://localhost/x", "https://10.0.0.7/x",
        "https://192.168.1.1/x", "https://169.254.169.254/latest/meta-data", "https://[fe80::1]/x", "https://[fc00::1]/x",
        "https://[::ffff:127.0.0.1]/x", "https://[64:ff9b:1::7f00:1]/x", "https://[2002:7f00:1::]/x", "https://0.0.0.0/x",
        "https://100.64.0.1/x", "https://224.0.0.1/x", "https://push.example.org:8443/x", "https://push.example.org:22/",
        "https://me:pw@push.example.org/x", "https://printer.local/x", "https://router/x", "https://a.internal/x",
        "ftp://push.example.org/x", "file:///etc/passwd", "https:///x", "https://push.example.org/x\r\nHost: inside",
        "https://push.example.org/a b", "https://push.example.org/#x", "https://push.example.org:99999/", "nothing",
    ],
)  # fmt: skip
def test_only_https_hosts_of_the_open_net_are_push_services(endpoint: str) -> None:
    with pytest.raises(NotPublic):
        target_of(endpoint)


def test_a_real_push_service_is_one() -> None:
    target = target_of("https://push.example.org/wpush/v2/gAAA?x=1")
    assert target == Target("https", "push.example.org", 443, "/wpush/v2/gAAA?x=1")
    assert target.origin == "https://push.example.org"
    assert is_public("93.184.215.14") and is_public("2606:2800:220:1:248:1893:25c8:1946")


@in_loop
async def test_a_name_that_means_this_machine_is_not_called(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the name said when the browser agreed: what counts is what it means when it is called."""
    port = int(service.origin.rpartition(":")[2])

    async def lie(*args: object, **kwargs: object) -> Any:
        return [(2, 1, 6, "", ("93.184.215.14", port)), (2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lie)
    with pytest.raises(NotPublic):
        await post(Target("http", "push.example.org", port, "/x"), {}, b"", 5)
    assert service.taken == []


@in_loop
async def test_addresses_and_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    phone = Phone()
    good = phone.agreeing("https://push.example.org/x")
    with Server(tmp_path) as server:
        async with Guest(server.url) as ann:
            for wrong in (
                {"endpoint": "http://127.0.0.1:1/x"}, {"endpoint": "https://192.168.0.1/x"}, {"p256dh": "AAAA"},
                {"p256dh": "B" + "A" * 86}, {"auth": "AAAA"}, {"auth": "ž"}, {"p256dh": "%%%"},
            ):  # fmt: skip
                assert await refused(ann, "PUT", PUSH, good | wrong) == BAD, wrong
            assert not (await ann.get(PUSH))["on"]
            assert (await ann.put(PUSH, good))["on"]
        assert '"internal"' not in server.log()


@given(st.binary(max_size=70))
def test_any_bytes_are_a_point_or_none(point: bytes) -> None:
    assert push_seal.is_point(point) in (True, False)


# What is kept.


@in_loop
async def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with Server(tmp_path) as server:
            async with Guest(server.url) as ann:
                keys.append((await ann.get(PUSH))["key"])
            server.stop()
    assert keys[0] == keys[1]
    assert stat.S_IMODE((tmp_path / "push.key").stat().st_mode) == 0o600


@in_loop
async def test_a_database_of_the_version_before_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "abraka.db"
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    assert damaged_rows(path) == [], "an old copy is no damaged one"
    kept = ("persons", "devices", "phrases", "passes", "tables", "matches", "journal", "results", "chat", "ratings")
    before = {name: rows(path, f'SELECT * FROM "{name}"') for name in kept}
    assert all(before.values())
    with Server(tmp_path) as server:
        async with Guest(server.url) as ann:
            assert (await ann.put(PUSH, Phone().agreeing("https://push.example.org/x")))["on"]
        server.stop()
    after = {name: rows(path, f'SELECT * FROM "{name}"') for name in kept}
    assert {name: [row for row in after[name] if row in before[name]] for name in kept} == before
    assert rows(path, "SELECT version_num FROM alembic_version") == [("0006",)]
    assert damaged_rows(path) == []
