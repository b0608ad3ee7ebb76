"""Somebody with a browser, who plays by clicking."""

import json
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, Request, WebSocket

from tests.table.server import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
DESKTOP, PHONE = (1280, 800), (360, 740)
PATIENCE_MS = 60_000
ASKED = ".prompt[data-asked]"
OVER = ".after"
GAMES = ("towers", "hocus", "hill", "djinn")
"""Whoever has played them all is offered no lesson before a match."""
BLOCKED = "Service Worker registration blocked by Playwright"


class Visitor:
    """A browser of its own: cookies, preferences, one page. Complaints of the page fail the test at its end."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        size: tuple[int, int] = DESKTOP,
        locale: str = "en",
        workers: bool = False,
        played: tuple[str, ...] = GAMES,
        **preferences: Any,
    ) -> None:
        self.server = server
        self.played = list(played)
        self.look_ms = 20
        """How often it looks at the page while it waits; looking takes the page some time."""
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            has_touch=size == PHONE,
            service_workers="allow" if workers else "block",  # it would fetch all files, for every visitor
        )
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self._listen()
        self._prefer({"pace": "instant", **preferences})

    def _listen(self) -> None:
        page = self.page
        page.on("console", lambda said: self._complain(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("request", self._check_host)
        page.on("websocket", self._hear)

    def _complain(self, text: str) -> None:
        if text != BLOCKED:
            self.complaints.append(text)

    def _check_host(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https", "ws") and urlsplit(request.url).netloc != self.server.host:
            self._complain(f"asks another host: {request.url}")

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _prefer(self, preferences: dict[str, Any]) -> None:
        """Sets preferences as the client keeps them, once, before the first page."""
        text = json.dumps(preferences)
        self.context.add_init_script(
            f"if (!localStorage.getItem('abraka.preferences')) {{ localStorage.setItem('abraka.preferences', {text!r});"
            f" localStorage.setItem('abraka.played', {json.dumps(self.played)!r}); }}"
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if kind is None:
            assert self.complaints == []

    # Pages.

    def go(self, path: str) -> None:
        """Opens a page of the client."""
        self.page.goto(self.server.url + path)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the server with this browser's cookie."""
        answer = self.context.request.fetch(
            self.server.url + path,
            method=method,
            headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body),
        )
        assert answer.ok, answer.text()
        return answer.json()

    def answers(self, path: str) -> bool:
        """Whether the server can say what is asked for."""
        return self.context.request.get(self.server.url + path).ok

    def open_table(
        self, seats: list[dict[str, Any]], game: str = "towers", options: Any = None, **settings: Any
    ) -> str:
        """Opens a table without clicking; gives its link."""
        self.ask("GET", "/api/me")
        wish = {"game": game, "seats": seats, "options": options or {}, "settings": {"pace_s": 0} | settings}
        return str(self.ask("POST", "/api/tables", wish)["link"])

    def button(self, name: str) -> Locator:
        """A button by its label."""
        return self.page.get_by_role("button", name=name)

    # A match.

    def is_asked(self) -> bool:
        """Whether this visitor is to decide."""
        return self.page.locator(ASKED).count() > 0

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(OVER).count() > 0

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Waits until something is so."""
        for _ in range(PATIENCE_MS // self.look_ms):
            if until():
                return
            self.page.wait_for_timeout(self.look_ms)
        raise AssertionError(f"waited in vain for: {what}; {self.page.locator('body').inner_text()[:500]}")

    def axe(self) -> list[str]:
        """What axe-core finds wrong with the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:300]}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]
