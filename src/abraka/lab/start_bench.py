"""How long a newcomer waits: for the page, for a bot's answer to the first move, for the compiled rules."""

import json
import tempfile
import time
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import msgspec

from abraka.core.errors import AbrakaError
from abraka.lab.local_server import compiled, fetch, free_port, starting, wait_for

GAME, LEVEL = "towers", "wizard"
ANSWER_S, LOOK_S = 120.0, 0.01
Progress = Callable[[float, float], None]


class StartFigures(msgspec.Struct, frozen=True):
    """Seconds from the start of `abraka play`, with an empty cache and then with a full one."""

    page_s: float
    """Until the page answers."""
    first_answer_s: float
    """Until a bot has answered the first turn of a match of towers."""
    ready_s: float
    """Until the compiled rules play."""
    compile_cpu_s: float
    """The processor's time that compiling took."""
    warm_page_s: float
    warm_first_answer_s: float
    warm_ready_s: float
    warm_compile_cpu_s: float


def bench_start(progress: Progress) -> StartFigures:
    """Starts a fresh table twice: with nothing compiled, and once more."""
    with tempfile.TemporaryDirectory(prefix="abraka-start-") as folder:
        cold = _start(Path(folder), "cold")
        progress(1, 2)
        warm = _start(Path(folder), "warm")
        progress(2, 2)
    return StartFigures(*cold, *warm)


def _start(folder: Path, name: str) -> tuple[float, float, float, float]:
    """Page, first answer, compiled rules, and what compiling cost."""
    port, log = free_port(), folder / f"{name}.log"
    environment = {"ABRAKA_CACHE": str(folder / "cache"), "ABRAKA_LOG": "info"}
    began = time.perf_counter()
    with log.open("wb") as lines, starting(folder / name, port, environment=environment, log=lines.fileno()) as process:
        wait_for(process, lambda: fetch(port, "/"))
        page = time.perf_counter() - began
        _play_first_turn(port)
        answered = time.perf_counter() - began
        wait_for(process, lambda: compiled(port))
        ready = time.perf_counter() - began
    return page, answered, ready, _compile_cpu_s(log)


def _compile_cpu_s(log: Path) -> float:
    """What the server says that compiling cost; nothing if there was nothing to compile."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    return float(sum(line["cpu_s"] for line in lines if line["event"] == "all_compiled"))


def _play_first_turn(port: int) -> None:
    """Plays against a bot until it has acted."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, {"Content-Type": "application/json"})
        with opener.open(request, timeout=60) as answer:
            return json.load(answer)

    ask("/api/me")  # brings the cookie
    seats = [{"kind": "me"}, {"kind": "bot", "level": LEVEL}]
    table = ask("/api/tables", {"game": GAME, "options": {"first": "1"}, "seats": seats, "settings": {"pace_s": 0}})
    place = f"/api/tables/{table['id']}/match?seat=0"
    played, until = None, time.monotonic() + ANSWER_S
    while time.monotonic() < until:
        seen = ask(place)
        if played is not None and seen["version"] > played:
            return
        if seen["choices"]:
            act = {"type": "act", "id": f"act {seen['version']}", "version": seen["version"]}
            played = ask(place, act | {"action": seen["choices"][0]["text"]})["version"]
        else:
            time.sleep(LOOK_S)
    raise AbrakaError("The bot did not answer.")
