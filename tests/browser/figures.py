"""How heavy and how smooth the client is:  python -m tests.browser.figures

Chromium with a processor slowed down four times, a server on loopback.
"""

import json
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, sync_playwright

from tests.browser.clicking import Clicker, table_of
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.visitor import Visitor
from tests.table.server import Server

SLOWER = 4
LOADS = 5
MOVES = 12
MATCHES = 50
SETTLED = 10
"""Matches after which everything has been loaded."""

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
COUNT_FRAMES = """() => {
  window.frames_seen = [];
  const look = (time) => {
    window.frames_seen.push([time, document.querySelector('.board[data-busy]') !== null]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def first_load(visitor: Visitor, protocol: CDPSession) -> dict[str, float]:
    """Bytes of scripts and styles, and the time until one can play."""
    protocol.send("Network.enable")
    protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    protocol.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
    protocol.on("Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]}))
    times = []
    for _ in range(LOADS):
        kinds.clear()
        sizes.clear()
        visitor.go("/")
        visitor.page.locator("button.primary").first.wait_for()
        times.append(visitor.page.evaluate("performance.now()"))
        visitor.page.wait_for_load_state("networkidle")
    heavy = sum(size for request, size in sizes.items() if kinds.get(request) in ("Script", "Stylesheet"))
    protocol.send("Network.setCacheDisabled", {"cacheDisabled": False})
    return {"first_load_kb": round(heavy / 1000, 1), "interactive_ms": round(statistics.median(times))}


def frames(visitor: Visitor) -> dict[str, float]:
    """Frames a second while moves are played."""
    link = visitor.open_table([ME, BOT], options={"first": "1"})
    visitor.go(link)
    clicker = Clicker(visitor, table_of(link), 1)
    visitor.wait(visitor.is_asked, "the turn")
    visitor.page.evaluate(COUNT_FRAMES)
    for _ in range(MOVES):
        visitor.wait(visitor.is_asked, "the turn")
        clicker.decide(0)
    visitor.wait(visitor.is_asked, "the turn")
    seen: list[tuple[float, bool]] = visitor.page.evaluate("window.frames_seen")
    gaps = [b[0] - a[0] for a, b in pairwise(seen) if a[1] and b[1]]
    return {
        "frames_per_s": round(1000 * len(gaps) / sum(gaps), 1),
        "frame_ms_p99": round(statistics.quantiles(gaps, n=100)[98], 1),
        "played_s": round(sum(gaps) / 1000, 1),
    }


def leave(visitor: Visitor, table: str) -> None:
    """Breaks a match off, so that another can be begun."""
    place = f"/api/tables/{table}/match?seat=0"
    visitor.wait(visitor.is_asked, "the turn")
    visitor.ask("POST", place, {"type": "leave", "id": "leave", "version": visitor.ask("GET", place)["version"]})


def memory(visitor: Visitor, protocol: CDPSession) -> dict[str, float]:
    """The page's memory after many matches, one after another in the same page."""
    used = []
    visitor.go("/")
    for number in range(MATCHES):
        link = visitor.open_table([ME, BOT], options={"first": "1"}, leavers="end")
        visitor.page.evaluate(GO, link)
        visitor.wait(visitor.is_asked, "the turn")
        Clicker(visitor, table_of(link), number).decide(0)
        leave(visitor, table_of(link))
        visitor.page.evaluate(GO, "/")
        visitor.page.locator("button.primary").first.wait_for()
        protocol.send("HeapProfiler.collectGarbage")
        used.append(protocol.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    return {"heap_mb_settled": round(used[SETTLED], 1), "heap_mb_end": round(used[-1], 1)}


def measure() -> dict[str, Any]:
    """All figures."""
    found: dict[str, Any] = {"slower": SLOWER}
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with Visitor(browser, server, pace="normal") as ada:
            protocol = ada.context.new_cdp_session(ada.page)
            protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            found |= first_load(ada, protocol) | frames(ada)
        with Visitor(browser, server) as bob:
            found |= memory(bob, bob.context.new_cdp_session(bob.page))
        browser.close()
    return found


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=2)
    print()
