"""The wheel is a way in of its own: an empty environment outside the checkout, without Node, make or compiler."""

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

from tests.table.server import free_port

ROOT = Path(__file__).parents[1]


def uv(*arguments: str | Path) -> None:
    """Runs the uv that sets this project up."""
    command = [ROOT / "tools" / "setup", "uv", "--quiet", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the commands of an environment that has the wheel and the packages of the lock, nothing else."""
    folder = tmp_path_factory.mktemp("wheel")
    uv("build", "--wheel", "--out-dir", folder)
    uv("export", "--frozen", "--no-emit-project", "--output-file", folder / "locked.txt")
    uv("venv", "--python", sys.executable, folder / "venv")
    [wheel] = folder.glob("*.whl")
    uv("pip", "install", "--python", folder / "venv", "--constraints", folder / "locked.txt", wheel)
    return folder / "venv" / "bin"


def test_the_wheel_runs_without_being_installed(installed: Path) -> None:
    folder = installed.parents[1]
    [wheel] = folder.glob("*.whl")
    uv("tool", "run", "--constraints", folder / "locked.txt", "--from", wheel, "abraka", "games")


class Stranger:
    """Somebody who plays over HTTP."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, path: str) -> bytes:
        """A page or a file."""
        with self._opener.open(self._url + path, timeout=60) as answer:
            return bytes(answer.read())

    def ask(self, path: str, body: Any = None) -> Any:
        """The answer to a request."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"})
        with self._opener.open(request, timeout=60) as answer:
            return json.load(answer)


@pytest.fixture(scope="module")
def stranger(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stranger]:
    """Somebody at the table that the wheel opens, in an empty home."""
    home, port = tmp_path_factory.mktemp("home"), free_port()
    command = [str(installed / "abraka"), "play", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
    environment = {"HOME": str(home), "PATH": str(installed), "LANG": os.environ.get("LANG", "C.UTF-8")}
    with subprocess.Popen(command, cwd=home, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert f":{port}/" in process.stdout.readline()
        yield Stranger(f"http://127.0.0.1:{port}")
        process.terminate()
        assert process.wait(30) == 0


def test_the_wheel_brings_the_client_along(stranger: Stranger) -> None:
    page = stranger.get("/").decode()
    [script] = [part.split('"')[0] for part in page.split('src="')[1:] if ".js" in part.split('"')[0]]
    assert len(stranger.get(script)) > 1000
    assert script in stranger.get("/sw.js").decode(), "the service worker keeps it"
    assert json.loads(stranger.get("/manifest.webmanifest"))["icons"]


def test_the_wheel_plays_a_match_to_its_end(stranger: Stranger) -> None:
    stranger.ask("/api/me")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "conjurer"}]
    table = stranger.ask("/api/tables", {"game": "hocus", "seats": seats, "settings": {"pace_s": 0}})
    place = f"/api/tables/{table['id']}/match?seat=0"
    for number in range(20_000):
        seen = stranger.ask(place)
        if seen["status"]["outcome"]:
            break
        if seen["choices"]:
            act = {"type": "act", "id": f"{number}", "version": seen["version"]}
            stranger.ask(place, act | {"action": seen["choices"][-1]["text"]})
    assert seen["status"]["outcome"]["ranks"].count(1) == 1


def test_players_get_only_what_playing_needs(installed: Path) -> None:
    packages = {path.name.lower() for path in installed.parent.glob("lib/python*/site-packages/*")}
    assert not packages & {"matplotlib", "picows", "pytest", "playwright", "mypy"}
