"""People and their devices: the upgrade loses nobody; links and phrases let in whom they should, and nobody else."""

import asyncio
import gzip
import hashlib
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from itsdangerous import Signer

from abraka.table import passes
from abraka.table.checking import damaged_rows
from abraka.table.database import migrations, open_database
from abraka.table.guests import Guests, device_name, hashed
from abraka.table.passes import is_phrase, new_phrase, slow_hash
from abraka.table.persons import Device, Persons, putting_device
from abraka.table.refusals import TableRefusal
from abraka.table.settings import Limits
from abraka.table.store import Store
from tests.table.client import Guest, closed, refused, token_of
from tests.table.limited import LimitedServer
from tests.table.loop import in_loop
from tests.table.server import Server

OLD = Path(__file__).parent / "databases" / "0002.db.gz"
OLD_KEY = b"k" * 32
ADA, OLA, NAMELESS = (
    "3cf303db8a0739708ac2e891164e29a7", "227717662bf023989e49e5168ac4c9f0", "6365ba18d8e2a2ef4412cc87e01e9386",
)  # fmt: skip
"""The guests of a real database of the version before there were persons."""
PASS, PHRASE = "/api/me/pass", "/api/me/phrase"
NO_PASS = (404, "unknown", "no_pass")
FORGETFUL = {"guesses_per_s": 1000.0, "guess_burst": 10_000, "guesses_all_per_s": 1000.0, "guess_all_burst": 10_000}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table at which guessing is not slowed down, so that tests can come with many links."""
    with LimitedServer(tmp_path_factory.mktemp("persons") / "data", **FORGETFUL) as running:
        yield running
        assert '"internal"' not in running.log()


def old_database(path: Path) -> Path:
    """A database as the version before wrote it."""
    path.write_bytes(gzip.decompress(OLD.read_bytes()))
    return path


def old_cookie(guest: str) -> str:
    """A guest's cookie as that version made it."""
    return Signer(OLD_KEY, salt="guest", digest_method=hashlib.sha256).sign(guest).decode()


def rows(path: Path, query: str, *given: object) -> list[Any]:
    """What a database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, given).fetchall()


async def link_of(guest: Guest) -> str:
    """The secret part of a new link to another device."""
    return str((await guest.post(PASS))["link"].partition("#")[2])


async def become(guest: Guest, secret: str, bring: bool = False) -> Any:
    """Makes a device somebody else's."""
    return await guest.post("/api/pass/use", {"secret": secret, "bring": bring})


async def name_of(guest: Guest) -> str:
    """How the person at a device is called."""
    return str((await guest.get("/api/me"))["name"])


# Upgrading.


def test_guests_of_the_version_before_become_persons(tmp_path: Path) -> None:
    path = old_database(tmp_path / "abraka.db")
    tables = rows(path, "SELECT * FROM tables")
    open_database(path).dispose()
    assert damaged_rows(path) == []
    assert rows(path, "SELECT * FROM tables") == tables
    assert set(rows(path, "SELECT id, name FROM persons")) == {(ADA, "Ada"), (OLA, "Ola"), (NAMELESS, "")}
    assert set(rows(path, "SELECT id, person FROM devices")) == {(hashed(one), one) for one in (ADA, OLA, NAMELESS)}


def test_a_guest_s_name_that_the_disk_has_changed_is_not_sealed_as_if_it_were_right(tmp_path: Path) -> None:
    path = old_database(tmp_path / "abraka.db")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE guests SET name = 'Eva' WHERE id = ?", (ADA,))
        connection.commit()
    open_database(path).dispose()
    assert rows(path, "SELECT name FROM persons WHERE id = ?", ADA) == [("",)]


def test_the_upgrade_can_be_taken_back(tmp_path: Path) -> None:
    path = old_database(tmp_path / "abraka.db")
    before = rows(path, "SELECT * FROM guests ORDER BY id")
    engine = open_database(path)
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.downgrade(config, "0002")
    engine.dispose()
    assert rows(path, "SELECT * FROM guests ORDER BY id") == before


@in_loop
async def test_nobody_loses_a_seat_a_name_or_a_cookie_by_the_upgrade(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(OLD_KEY)
    old_database(tmp_path / "abraka.db")
    with Server(tmp_path) as server:
        async with Guest(server.url) as ada, Guest(server.url) as nameless:
            for guest, known in ((ada, ADA), (nameless, NAMELESS)):
                guest.http.cookies.clear()
                guest.http.cookies.set("abraka_guest", old_cookie(known))
            assert await name_of(ada) == "Ada"
            assert "set-cookie" not in (await ada.http.get("/api/me")).headers, "the old cookie goes on to be good"
            mine = {row["game"]: row for row in (await ada.get("/api/tables"))["mine"]}
            assert set(mine) == {"hocus", "towers"}
            assert mine["hocus"]["yours"]
            async with ada.socket(mine["hocus"]["id"], mine["hocus"]["yours"][0]) as socket:
                assert (await socket.until("full"))["seat"] == mine["hocus"]["yours"][0]
            assert [row["game"] for row in (await nameless.get("/api/tables"))["mine"]] == ["djinn"]
            [device] = (await ada.get("/api/me/devices"))["devices"]
            assert device["this"]
        server.stop()
    assert damaged_rows(tmp_path / "abraka.db") == []


# What a person says about themselves.


@in_loop
async def test_nothing_is_stored_of_those_who_only_look_in(server: Server) -> None:
    async with Guest(server.url) as eve:
        await eve.get("/api/tables")
        me = await eve.get("/api/me")
        assert (me["name"], me["hat"], me["devices"], me["matches"]) == ("", None, 1, 0)
        secret = str(eve.http.cookies["abraka_guest"]).partition(".")[0]
    database = server.data / "abraka.db"
    assert rows(database, "SELECT count(*) FROM devices WHERE id = ?", hashed(secret)) == [(0,)]
    assert rows(database, "SELECT count(*) FROM devices WHERE id = ?", secret) == [(0,)]


@in_loop
async def test_a_name_a_hat_and_a_colour_are_kept_and_changed_one_by_one(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.put("/api/me", {"name": " Ann\u202e ", "hat": 3})
        await ann.put("/api/me", {"colour": 5, "ratings": False})
        me = await ann.put("/api/me", {"listed": False})
        assert {name: me[name] for name in ("name", "hat", "colour", "ratings", "listed")} == {
            "name": "Ann", "hat": 3, "colour": 5, "ratings": False, "listed": False
        }  # fmt: skip
        for wrong in ({"hat": 6}, {"hat": -1}, {"colour": "red"}, {"name": "\u200b"}, {"nose": 1}):
            assert (await refused(ann, "PUT", "/api/me", wrong))[0] == 400, wrong
        secret = str(ann.http.cookies["abraka_guest"]).partition(".")[0]
    stored = rows(server.data / "abraka.db", "SELECT id FROM devices WHERE id = ?", hashed(secret))
    assert len(stored) == 1, "kept is the hash of what the cookie says"
    everything = "".join(str(row) for row in rows(server.data / "abraka.db", "SELECT * FROM persons, devices"))
    assert secret not in everything


def test_a_device_is_called_by_its_browser_and_system() -> None:
    phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"
    assert device_name(phone) == "Chrome · Android"
    assert device_name("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0") == "Firefox · Linux"
    assert device_name("python-httpx") == ""


# Links.


@in_loop
async def test_a_link_makes_another_device_the_same_person(server: Server) -> None:
    async with Guest(server.url) as phone, Guest(server.url) as laptop:
        await phone.put("/api/me", {"name": "Ann", "hat": 2})
        table = await phone.open_table("hocus", "me me")
        secret = await link_of(phone)
        whose = await laptop.post("/api/pass", {"secret": secret})
        assert (whose["name"], whose["hat"], whose["you"], whose["matches"]) == ("Ann", 2, False, 0)
        devices = await become(laptop, secret)
        assert [device["this"] for device in devices["devices"]].count(True) == 1
        assert len(devices["devices"]) == 2
        assert await laptop.get("/api/me") == await phone.get("/api/me")
        assert [row["id"] for row in (await laptop.get("/api/tables"))["mine"]] == [table["id"]]
        async with laptop.socket(table["id"], 1) as socket:
            assert (await socket.until("full"))["seat"] == 1


@in_loop
async def test_a_link_works_once(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
        await ann.put("/api/me", {"name": "Ann"})
        secret = await link_of(ann)
        await become(bob, secret)
        for path in ("/api/pass", "/api/pass/use"):
            assert await refused(eve, "POST", path, {"secret": secret}) == NO_PASS
        assert await name_of(eve) == ""


@in_loop
async def test_of_many_who_come_with_the_same_link_at_once_one_gets_in(server: Server) -> None:
    async with Guest(server.url) as ann:
        await ann.put("/api/me", {"name": "Ann"})
        secret, thieves = await link_of(ann), [Guest(server.url) for _ in range(8)]
        for thief in thieves:
            await thief.get("/api/me")
            await thief.open_table("hocus", "me me")
        body = {"secret": secret, "bring": True}
        answers = await asyncio.gather(*(thief.http.post("/api/pass/use", json=body) for thief in thieves))
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7
        for thief, answer in zip(thieves, answers, strict=True):
            came = answer.status_code == 200
            assert len((await thief.get("/api/tables"))["mine"]) == 1, "who did not get in has lost nothing"
            assert (await name_of(thief) == "Ann") == came
            await thief.http.aclose()


@pytest.mark.parametrize("secret", ["x", "A" * 22, "../../etc", "\x00", "bada dada", "é" * 100])
@in_loop
async def test_a_forged_link_lets_nobody_in(server: Server, secret: str) -> None:
    async with Guest(server.url) as eve:
        assert await refused(eve, "POST", "/api/pass/use", {"secret": secret}) == NO_PASS


@in_loop
async def test_what_is_stored_of_a_link_is_not_a_link(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        secret = await link_of(ann)
        [stored] = rows(server.data / "abraka.db", "SELECT id FROM passes WHERE id = ?", hashed(secret))
        assert await refused(eve, "POST", "/api/pass/use", {"secret": stored[0]}) == NO_PASS
        people = {value for row in rows(server.data / "abraka.db", "SELECT id FROM persons") for value in row}
        for person in list(people)[:3]:
            forged = Guests(b"0" * 32).cookie(person)
            eve.http.cookies.set("abraka_guest", forged)
            assert await name_of(eve) == "", "a cookie that is not signed by us is nobody's"


@in_loop
async def test_a_link_expires(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", pass_s=0.2) as server:
        async with Guest(server.url) as ann, Guest(server.url) as eve:
            made = await ann.post(PASS)
            secret = made["link"].partition("#")[2]
            await asyncio.sleep(max(0.0, made["until"] / 1000 - time.time()) + 0.05)
            assert await refused(eve, "POST", "/api/pass/use", {"secret": secret}) == NO_PASS


@in_loop
async def test_a_link_outlives_a_restart_and_is_used_up_for_ever(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
            await ann.put("/api/me", {"name": "Ann"})
            secret = await link_of(ann)
            server.kill()
            server.start()
            await become(bob, secret)
            server.kill()
            server.start()
            assert await name_of(bob) == "Ann"
            assert await refused(eve, "POST", "/api/pass/use", {"secret": secret}) == NO_PASS


@in_loop
async def test_of_a_person_s_links_only_a_few_stay(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        secrets = [await link_of(ann) for _ in range(7)]
        assert await refused(bob, "POST", "/api/pass", {"secret": secrets[0]}) == NO_PASS
        assert (await bob.post("/api/pass", {"secret": secrets[-1]}))["you"] is False


@in_loop
async def test_one_s_own_link_changes_nothing_and_is_not_used_up(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob:
        secret = await link_of(ann)
        assert (await ann.post("/api/pass", {"secret": secret}))["you"] is True
        await become(ann, secret)
        assert len((await become(bob, secret))["devices"]) == 2


@in_loop
async def test_another_page_can_not_make_a_browser_somebody_else(server: Server) -> None:
    """Who can't be stolen could be given away: a stranger's page must not turn a visitor into the stranger."""
    async with Guest(server.url) as eve, Guest(server.url) as ann:
        secret = await link_of(eve)
        answer = await ann.http.post(
            "/api/pass/use", json={"secret": secret}, headers={"origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["sentence"]) == (403, "bad_origin")


# Bringing along.


@in_loop
async def test_what_one_had_on_the_other_device_comes_along(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as tablet, Guest(server.url) as bob:
        await ann.put("/api/me", {"name": "Ann"})
        await tablet.put("/api/me", {"name": "Annie"})
        table = await tablet.open_table("hocus", "me open")
        await bob.join(table)
        async with tablet.socket(table["id"], 0) as old:
            await old.until("full")
            secret = await link_of(ann)
            assert (await tablet.post("/api/pass", {"secret": secret}))["matches"] == 1
            await become(tablet, secret, bring=True)
            assert old._connection is not None
            assert await closed(old._connection) >= 1000, "who listens as somebody else is sent away"
        for device in (ann, tablet):
            assert [row["yours"] for row in (await device.get("/api/tables"))["mine"]] == [[0]]
            assert (await device.get(f"/api/tables/{table['id']}"))["yours"], "also what one has opened"
        assert not (await bob.get(f"/api/tables/{table['id']}"))["seats"][0]["yours"]


@in_loop
async def test_what_is_not_brought_along_stays_behind(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as tablet:
        await ann.put("/api/me", {"name": "Ann"})
        await tablet.open_table("hocus", "me me")
        await become(tablet, await link_of(ann))
        assert (await tablet.get("/api/tables"))["mine"] == []


@in_loop
async def test_bringing_along_that_was_broken_off_is_finished_at_the_next_start(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url) as ann, Guest(server.url) as tablet:
            await ann.put("/api/me", {"name": "Ann"})
            table = await tablet.open_table("hocus", "me me")
            server.kill()
            await _as_if_killed_while_becoming(server.data / "abraka.db", _device(tablet), _device(ann))
            server.start()
            until = time.monotonic() + 30
            while not (mine := (await ann.get("/api/tables"))["mine"]) and time.monotonic() < until:
                await asyncio.sleep(0.05)
            assert [row["id"] for row in mine] == [table["id"]]
            server.stop()
        assert damaged_rows(server.data / "abraka.db") == []
        assert rows(server.data / "abraka.db", "SELECT count(*) FROM devices WHERE former <> ''") == [(0,)]


def _device(guest: Guest) -> str:
    return hashed(str(guest.http.cookies["abraka_guest"]).partition(".")[0])


async def _as_if_killed_while_becoming(path: Path, device: str, other: str) -> None:
    """The link is used up and the device is another's; its tables have not followed yet."""
    persons = dict(rows(path, "SELECT id, person FROM devices"))
    store = Store(open_database(path))
    await store.write(putting_device(Device(id=device, person=persons[other], former=persons[device], since=1, seen=1)))
    await store.close()


# Forgetting a device.


@in_loop
async def test_a_forgotten_device_is_a_stranger_s_from_that_moment_on(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as lost:
        await ann.put("/api/me", {"name": "Ann"})
        table = await ann.open_table("hocus", "me me")
        await become(lost, await link_of(ann))
        cookie = dict(lost.http.cookies)
        async with lost.socket(table["id"], 0) as socket:
            await socket.until("full")
            [other] = [one for one in (await ann.get("/api/me/devices"))["devices"] if not one["this"]]
            left = await ann.http.delete(f"/api/me/devices/{other['id']}")
            assert [one["this"] for one in left.json()["devices"]] == [True]
            assert socket._connection is not None
            assert await closed(socket._connection) >= 1000
        assert await name_of(lost) == ""
        assert (await refused(lost, "GET", f"/api/tables/{table['id']}"))[2] == "no_table"
        assert dict(lost.http.cookies) != cookie, "it gets another cookie"
        lost.http.cookies.clear()
        lost.http.cookies.update(cookie)
        assert await name_of(lost) == "", "the old one is good for nothing"
        assert (await lost.http.put("/api/me", json={"name": "Eve"})).status_code == 200
        assert await name_of(ann) == "Ann"


@in_loop
async def test_only_one_s_own_devices_can_be_forgotten(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as eve:
        await ann.put("/api/me", {"name": "Ann"})
        [own] = (await ann.get("/api/me/devices"))["devices"]
        no_device = (404, "unknown", "no_device")
        assert await refused(eve, "DELETE", f"/api/me/devices/{own['id']}") == no_device
        assert await refused(ann, "DELETE", "/api/me/devices/0") == no_device
        assert await refused(ann, "DELETE", f"/api/me/devices/{_device(ann)}") == no_device


@in_loop
async def test_a_person_has_only_so_many_devices(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "data", devices=2) as server:
        async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
            await ann.put("/api/me", {"name": "Ann"})
            await become(bob, await link_of(ann))
            secret = await link_of(ann)
            too_many = (409, "impossible", "too_many_devices")
            assert await refused(eve, "POST", "/api/pass/use", {"secret": secret}) == too_many
            [other] = [one for one in (await ann.get("/api/me/devices"))["devices"] if not one["this"]]
            await ann.http.delete(f"/api/me/devices/{other['id']}")
            await become(eve, secret)
            assert await name_of(eve) == "Ann", "the link was not used up by what was refused"


# Phrases.


def test_phrases_are_words_that_everybody_can_say() -> None:
    phrases = {new_phrase() for _ in range(200)}
    assert len(phrases) == 200
    for phrase in phrases:
        assert is_phrase(phrase)
        assert [len(word) for word in phrase.split()] == [4] * 4
        assert not {*passes.UNFIT} & {*phrase.split()}
    assert not is_phrase("bada dada")
    assert not is_phrase("A" * 22)


def test_a_phrase_is_the_same_however_it_is_written() -> None:
    assert slow_hash("bada beti moka zuri".replace("u", "o")) == slow_hash("  Bada-BETI, moka zori.")


@in_loop
async def test_a_phrase_brings_one_back_again_and_again_until_there_is_another(server: Server) -> None:
    async with Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
        await ann.put("/api/me", {"name": "Ann"})
        assert (await ann.get("/api/me/devices"))["phrase_since"] is None
        phrase = (await ann.post(PHRASE))["phrase"]
        assert (await ann.get("/api/me/devices"))["phrase_since"] is not None
        stored = rows(server.data / "abraka.db", "SELECT * FROM phrases")
        assert phrase not in str(stored)
        await become(bob, phrase.upper().replace(" ", "-"))
        await become(eve, phrase)
        assert (await name_of(bob), await name_of(eve)) == ("Ann", "Ann")
        another = (await bob.post(PHRASE))["phrase"]
        async with Guest(server.url) as late:
            assert await refused(late, "POST", "/api/pass", {"secret": phrase}) == NO_PASS
            assert (await late.post("/api/pass", {"secret": another}))["name"] == "Ann"
            await ann.http.delete(PHRASE)
            assert await refused(late, "POST", "/api/pass", {"secret": another}) == NO_PASS


@in_loop
async def test_who_guesses_is_slowed_down(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        async with Guest(server.url) as ann, Guest(server.url) as eve:
            right = (await ann.post(PHRASE))["phrase"]
            tries = [await refused(eve, "POST", "/api/pass/use", {"secret": new_phrase()}) for _ in range(12)]
            assert set(tries) == {NO_PASS, (429, "limited", "too_many_guesses")}
            assert tries.count(NO_PASS) <= 11
            limited = (429, "limited", "too_many_guesses")
            assert await refused(eve, "POST", "/api/pass/use", {"secret": right}) == limited, "the right one neither"
            async with Guest(server.url) as again:
                assert await refused(again, "POST", "/api/pass/use", {"secret": right}) == limited, (
                    "nor by a new cookie"
                )


@in_loop
async def test_guesses_of_many_addresses_are_slowed_down_together(tmp_path: Path) -> None:
    store = Store(open_database(tmp_path / "abraka.db"))
    door = passes.Passes(store, Persons(store), Limits(guess_all_burst=5, guesses_all_per_s=0.001))
    for number in range(8):
        with pytest.raises(TableRefusal) as why:
            await door.find(f"wrong {number}", f"10.0.0.{number}", 1)
        assert why.value.sentence.id == ("no_pass" if number < 5 else "too_many_guesses")
    await store.close()


# Two devices of one person.


@in_loop
async def test_of_two_devices_that_act_at_once_one_acts(server: Server) -> None:
    async with Guest(server.url) as phone, Guest(server.url) as laptop, Guest(server.url) as bob:
        await phone.put("/api/me", {"name": "Ann"})
        table = await phone.open_table("hocus", "me open")
        await bob.join(table)
        await become(laptop, await link_of(phone))
        assert token_of(await laptop.get(f"/api/tables/{table['id']}")) == token_of(table)
        path = f"/api/tables/{table['id']}/match"
        acted = 0
        while acted < 5:
            full = await phone.get(path, params={"seat": 0})
            if not full["choices"]:
                other = await bob.get(path, params={"seat": 1})
                body = {"type": "act", "id": f"b{other['version']}", "version": other["version"]}
                await bob.post(path, body | {"action": other["choices"][0]["text"]}, params={"seat": 1})
                continue
            orders = [
                {"type": "act", "id": f"{name}{full['version']}", "version": full["version"], "action": choice["text"]}
                for name, choice in (("p", full["choices"][0]), ("l", full["choices"][-1]))
            ]
            both = await asyncio.gather(
                phone.http.post(path, json=orders[0], params={"seat": 0}),
                laptop.http.post(path, json=orders[1], params={"seat": 0}),
            )
            assert sorted(answer.status_code for answer in both) == [200, 409]
            after = await laptop.get(path, params={"seat": 0})
            assert after == await phone.get(path, params={"seat": 0})
            assert after["version"] == full["version"] + 1
            acted += 1
