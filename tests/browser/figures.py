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
from tests.browser.stranger import Stranger
from tests.browser.visitor import Visitor
from tests.table.server import Server

SLOWER = 4
LOADS = 5
MOVES = 12
SELDOM_MS = 250
"""So that looking at the page does not cost it frames."""
GAMES = ("towers", "hocus", "hill", "djinn")
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


class Weights:
    """What scripts and styles weigh that a page loads, compressed."""

    def __init__(self, protocol: CDPSession) -> None:
        self.kinds: dict[str, str] = {}
        self.sizes: dict[str, float] = {}
        protocol.send("Network.enable")
        protocol.send("Network.setCacheDisabled", {"cacheDisabled": True})
        protocol.on("Network.responseReceived", lambda e: self.kinds.update({e["requestId"]: e["type"]}))
        protocol.on("Network.loadingFinished", lambda e: self.sizes.update({e["requestId"]: e["encodedDataLength"]}))

    def begin(self) -> None:
        """Counts from now on."""
        self.kinds.clear()
        self.sizes.clear()

    def kb(self) -> float:
        """What came since then."""
        heavy = (size for request, size in self.sizes.items() if self.kinds.get(request) in ("Script", "Stylesheet"))
        return round(sum(heavy) / 1000, 1)


def first_load(visitor: Visitor, weights: Weights) -> dict[str, float]:
    """Bytes of scripts and styles, and the time until one can play."""
    times = []
    for _ in range(LOADS):
        weights.begin()
        visitor.go("/")
        visitor.page.locator("button.primary").first.wait_for()
        times.append(visitor.page.evaluate("performance.now()"))
        visitor.page.wait_for_load_state("networkidle")
    return {"first_load_kb": weights.kb(), "interactive_ms": round(statistics.median(times))}


def opening(visitor: Visitor, weights: Weights, game: str) -> dict[str, float]:
    """What comes to the first page when a match is opened: the shell of a match, and the game's board."""
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    weights.begin()
    visitor.page.evaluate(GO, visitor.open_table([ME, BOT], game, options={"first": "1"}))
    visitor.wait(visitor.is_asked, "the turn")
    visitor.page.wait_for_load_state("networkidle")
    return {"match_kb": weights.kb()}


def frames(visitor: Visitor, game: str) -> dict[str, float]:
    """Frames a second while moves are played."""
    visitor.go(visitor.open_table([ME, BOT, BOT], game, options={"first": "1"}))
    stranger = Stranger(visitor, 1)
    visitor.wait(visitor.is_asked, "the turn")
    visitor.page.evaluate(COUNT_FRAMES)
    for _ in range(MOVES):
        visitor.wait(lambda: visitor.is_asked() or visitor.is_over(), "the turn")
        if visitor.is_over():
            break
        stranger.decide()
    visitor.wait(lambda: visitor.is_asked() or visitor.is_over(), "the turn")
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
            ada.look_ms = SELDOM_MS
            protocol = ada.context.new_cdp_session(ada.page)
            protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            weights = Weights(protocol)
            found |= first_load(ada, weights)
            found |= {game: opening(ada, weights, game) | frames(ada, game) for game in GAMES}
        with Visitor(browser, server) as bob:
            found |= memory(bob, bob.context.new_cdp_session(bob.page))
        browser.close()
    return found


if __name__ == "__main__":
    json.dump(measure(), sys.stdout, indent=2)
    print()
