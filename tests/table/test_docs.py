"""The documents of the table: their programs and commands run at a real server, their tables agree with the code."""

import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from abraka.core.refusals import REFUSALS as CORE
from abraka.core.savefile import read_finished
from abraka.table import protocol as say
from abraka.table.answers import Story
from abraka.table.opening import default_data
from abraka.table.play import Play
from abraka.table.settings import Limits, Settings
from tests.documents import blocks, prose, read, table_programs
from tests.table.server import Server
from tests.table.tables import CORE_CLASSES, HOSTING, PROTOCOL, TABLES, written

PATIENCE_S = 120
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
SHOWN = "http://127.0.0.1:8765"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("table")) as running:
        until = time.monotonic() + PATIENCE_S
        while httpx.get(f"{running.url}/api/about").json()["compiled"] < 1:
            assert time.monotonic() < until, "the rules are not compiled"
            time.sleep(0.1)
        yield running


@contextmanager
def begun(name: str, folder: Path, *arguments: str) -> "Iterator[subprocess.Popen[str]]":
    """A program of the documents while it runs, for a limited time."""
    (folder / name).write_text(table_programs()[name], encoding="utf-8")
    command = [sys.executable, name, *arguments]
    program = subprocess.Popen(command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    limit = threading.Timer(PATIENCE_S, program.kill)
    limit.start()
    try:
        yield program
    finally:
        limit.cancel()
        program.kill()
        program.communicate()


def printed_by(program: "subprocess.Popen[str]") -> str:
    """All that a program still prints before its good end."""
    assert program.stdout is not None
    printed = program.stdout.read()
    assert program.wait() == 0, printed
    return printed


def run(name: str, folder: Path, *arguments: str) -> str:
    """Runs a program of the documents to its end; returns what it has printed."""
    with begun(name, folder, *arguments) as program:
        return printed_by(program)


def stored(printed: str) -> dict[int, str]:
    """The actions that a program was told to be stored, by their versions."""
    return {int(version): action for version, action in re.findall(r"^stored: (\d+) (.*)$", printed, re.MULTILINE)}


def recorded(text: str) -> dict[int, str]:
    """The actions of a record, by their numbers."""
    return {int(n): action.strip() for n, action in re.findall(r"^(\d+) \w (.*?)~\w+$", text, re.MULTILINE)}


# Programs.


def test_all_programs_are_run_here() -> None:
    assert set(table_programs()) == {"play_match.py", "play_by_http.py", "outside_bot.py"}


def test_a_match_by_sockets_can_be_checked_at_its_end(server: Server, tmp_path: Path) -> None:
    printed = run("play_match.py", tmp_path, server.url)
    (record,) = tmp_path.glob("*.abraka")
    actions = recorded(read(record))
    assert read_finished(read(record)).version == len(actions)
    told = stored(printed)
    assert len(told) > 5
    assert told == {number: actions[number] for number in told}


def test_a_match_by_http_alone_comes_to_its_end(server: Server, tmp_path: Path) -> None:
    printed = run("play_by_http.py", tmp_path, server.url)
    assert len(stored(printed)) > 5
    assert "'ranks': [" in printed.splitlines()[-1]


def test_a_match_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server, begun("play_match.py", tmp_path, server.url) as program:
        assert program.stdout is not None
        before = ""
        while len(stored(before)) < 5 and (line := program.stdout.readline()):
            before += line
        server.kill()
        assert program.poll() is None, "it has ended before"
        server.start()
        printed = before + printed_by(program)
    (record,) = tmp_path.glob("*.abraka")
    actions = recorded(read(record))
    assert "lost: " in printed
    assert read_finished(read(record)).version == len(actions)
    assert stored(printed) == {number: actions[number] for number in stored(printed)}
    assert max(stored(printed)) > max(stored(before))


@pytest.mark.parametrize("kind", ["open", "me"])
def test_a_bot_from_outside_plays_in_a_free_seat_and_in_ones_own(server: Server, tmp_path: Path, kind: str) -> None:
    seats = [{"kind": "bot", "level": "random"}, {"kind": kind}]
    body = {"game": "towers", "seats": seats, "settings": {"pace_s": 0}}
    with httpx.Client(base_url=server.url, timeout=PATIENCE_S) as guest:
        guest.get("/api/me")
        table = guest.post("/api/tables", json=body).raise_for_status().json()
        answer = guest.post(f"/api/tables/{table['id']}/seats/1/token").raise_for_status().json()
        printed = run("outside_bot.py", tmp_path, server.url, table["id"], answer["token"])
        after = guest.get(f"/api/tables/{table['id']}").json()
        record = guest.get(f"/api/matches/{after['match']}/record").raise_for_status().text
    assert after["status"] == "over"
    assert re.search(r"^\d+ Y ", record, re.MULTILINE)
    outcome = read_finished(record).outcome
    assert outcome is not None
    assert f"'ranks': {list(outcome.ranks)}" in printed


def test_a_bot_from_outside_has_at_most_40_lines() -> None:
    assert table_programs()["outside_bot.py"].count("\n") <= 40


# Commands.


@pytest.mark.skipif(not (shutil.which("curl") and shutil.which("sh")), reason="needs curl")
def test_the_curl_commands_let_two_guests_begin_a_match(server: Server, tmp_path: Path) -> None:
    (block,) = [block for block in blocks(PROTOCOL, "sh") if "curl" in block.text]
    script = "set -e\n" + block.text.replace("curl -s", "curl -sf -w '\\n'").replace(SHOWN, server.url)
    done = subprocess.run(["sh", "-c", script], cwd=tmp_path, env=ENVIRONMENT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    me, joined, tables, seen = (json.loads(line) for line in done.stdout.splitlines())
    assert me["name"] == "Ada"
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Bob"]
    assert [row["yours"] for row in tables["mine"]] == [[0]]
    assert (seen["type"], seen["seat"]) == ("full", 1)


# A proxy before the server.


def cookie_flags(server: Server, source: str, **headers: str) -> str:
    """The cookie that a client at this address is given."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(source, 0))
    connection.request("GET", "/api/me", headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.headers["set-cookie"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs addresses such as 127.0.0.2")
def test_a_proxy_is_believed_on_this_machine_and_where_it_was_named(tmp_path: Path) -> None:
    with Server(tmp_path, "--proxy", "127.0.0.2") as server:
        assert "Secure" in cookie_flags(server, "127.0.0.1", X_Forwarded_Proto="https")
        assert "Secure" in cookie_flags(server, "127.0.0.2", X_Forwarded_Proto="https")
        assert "Secure" not in cookie_flags(server, "127.0.0.3", X_Forwarded_Proto="https")
        assert "Secure" not in cookie_flags(server, "127.0.0.1")


def test_a_page_behind_a_proxy_may_write_if_its_host_is_passed_on_and_was_named(server: Server, tmp_path: Path) -> None:
    here = {"Host": "table.example.org", "X-Forwarded-Proto": "https"}

    def put(url: str, origin: str) -> tuple[int, str]:
        answer = httpx.put(f"{url}/api/me", json={"name": "Ada"}, headers=here | {"Origin": origin})
        return answer.status_code, answer.json().get("sentence", "")

    assert put(server.url, "https://table.example.org") == (421, "bad_host")
    with Server(tmp_path, "--origin", "https://table.example.org") as named:
        assert put(named.url, "https://table.example.org") == (200, "")
        assert put(named.url, "http://table.example.org") == (403, "bad_origin")


# Tables.


@pytest.mark.parametrize("name", TABLES)
def test_a_table_agrees_with_the_code(name: str) -> None:
    assert written(name) == TABLES[name][1]()


def test_every_refusal_of_the_core_has_a_class() -> None:
    assert set(CORE_CLASSES) == set(CORE)


def rows(path: Path, heading: str) -> dict[str, list[str]]:
    """The rows of the table whose first column has this heading, by what stands there in `…`."""
    table = re.search(rf"^\| {heading} \|.*\n\|[-|]+\n((?:\|.*\n)+)", prose(path), re.MULTILINE)
    assert table is not None
    cells = [[cell.strip() for cell in row.strip("|").split(" | ")] for row in table[1].splitlines()]
    return {row[0].strip("` "): row[1:] for row in cells}


def test_the_limits_are_those_of_the_settings() -> None:
    told = {name: float(cells[0].replace(",", "")) for name, cells in rows(HOSTING, "limit").items()}
    assert told == {name: float(value) for name, value in msgspec.structs.asdict(Limits()).items()}


def test_the_settings_of_a_table_have_these_defaults() -> None:
    told = {name: json.loads(cells[0]) for name, cells in rows(PROTOCOL, "setting").items()}
    assert told == msgspec.to_builtins(say.TableSettings())


def fields(structs: Any) -> dict[str, list[str]]:
    """The fields of messages, by their types."""
    return {s.__struct_config__.tag: list(s.__struct_fields__) for s in structs}


@pytest.mark.parametrize(
    ("heading", "structs"),
    [("you send", (say.Hello, *get_args(say.Incoming))), ("you get", get_args(say.Outgoing))],
)
def test_the_messages_have_these_fields(heading: str, structs: Any) -> None:
    told = {name: re.findall(r"`(\w+)`", cells[0]) for name, cells in rows(PROTOCOL, heading).items()}
    assert {name: sorted(names) for name, names in told.items()} == {
        name: sorted(names) for name, names in fields(structs).items()
    }


def test_every_kind_of_news_is_explained() -> None:
    kinds = re.findall(r"^    (\w+) +(?!\()\S.*$", (sys.modules[Play.__module__].__doc__ or ""), re.MULTILINE)
    assert len(kinds) > 10
    assert set(rows(PROTOCOL, "kind")) == set(kinds)


def test_the_messages_shown_can_be_read() -> None:
    lines = [line for block in blocks(PROTOCOL, "json") for line in block.text.splitlines()]
    sent: Any = say.Hello | say.Incoming
    for line in lines:
        message = json.loads(line)
        kind, told = message.get("type"), "events" in message or isinstance(message.get("ways"), list)
        other = Story if "news" in message else say.OpenTable
        shown: Any = other if kind is None else say.Outgoing if told else sent
        msgspec.json.decode(line, type=shown)
    assert len(lines) > 5


def test_the_options_of_play_are_listed_with_their_defaults() -> None:
    told = rows(HOSTING, "option")
    settings = Settings(data=default_data())
    assert told["--host"][0] == settings.host
    assert told["--port"][0] == str(settings.port)
    shown = subprocess.run(
        [sys.executable, "-m", "abraka", "play", "--help"],
        capture_output=True,
        text=True,
        env=ENVIRONMENT | {"COLUMNS": "200"},
    ).stdout
    assert set(re.findall(r"--[a-z-]+", " ".join(re.findall(r"^\| `(--.*?) \|", read(HOSTING), re.MULTILINE)))) == set(
        re.findall(r"--[a-z-]+", shown)
    ) - {"--help"}
