"""A moment of a match is shared by its link, and shown in a frame of somebody else's page."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

SLIDER = ".timeline input[type=range]"
SHARE = """navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"""


class Blog(SimpleHTTPRequestHandler):
    """Somebody else's pages."""

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@pytest.fixture(scope="module")
def blog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of somebody else's pages, and where they lie."""
    folder = tmp_path_factory.mktemp("blog")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Blog, directory=str(folder))) as pages:
        threading.Thread(target=pages.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{pages.server_port}", folder
        pages.shutdown()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, blog: tuple[str, Path]) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("sharing") / "data", "--embed", blog[0]) as running:
        yield running


def played_out(visitor: Visitor, game: str) -> str:
    """A match of two at one device, played to its end without clicking."""
    table = visitor.open_table([{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}], game)[3:].partition("#")[
        0
    ]
    seat = 0
    for number in range(5000):
        asked = visitor.ask("GET", f"/api/tables/{table}/match?seat={seat}")
        if asked["status"]["to_act"] is None:
            return str(asked["match"]["id"])
        seat = asked["status"]["to_act"]
        place = f"/api/tables/{table}/match?seat={seat}"
        choice = visitor.ask("GET", place)["choices"][-1]["text"]
        act = {"type": "act", "id": f"{number}", "version": asked["version"], "action": choice}
        visitor.ask("POST", place, act)
    raise AssertionError("the match does not end")


def test_a_moment_is_shared_and_framed(browser: Browser, server: Server, blog: tuple[str, Path]) -> None:
    with Visitor(browser, server, locale="cs") as ada:
        match = played_out(ada, "hocus")
        ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
        ada.go(f"/replay/{match}?at=7")
        expect(ada.page.locator(SLIDER)).to_have_value("7")
        ada.button("Sdílet").click()
        expect(ada.button("Odkaz zkopírován")).to_be_visible()
        link = ada.page.evaluate("navigator.clipboard.readText()")
        assert link.endswith(f"/replay/{match}?at=7&lang=cs")

        (blog[1] / "index.html").write_text(f'<iframe src="{server.url}/embed/{match}?at=5" width="640" height="700">')
        ada.complaints, ada.page = [], ada.context.new_page()
        ada.page.goto(blog[0])
        frame = ada.page.frame_locator("iframe")
        expect(frame.locator(SLIDER)).to_have_value("5")
        expect(frame.locator("a.whole")).to_have_attribute("target", "_blank")
        assert frame.get_by_role("button", name="Menu").count() == 0
        frame.locator(SLIDER).press("ArrowRight")
        expect(frame.locator(SLIDER)).to_have_value("6")

        (blog[1] / "other.html").write_text(f'<iframe src="{server.url}/replay/{match}">')
        ada.page.goto(f"{blog[0]}/other.html")
        ada.page.wait_for_timeout(500)
        assert ada.page.frame_locator("iframe").locator(SLIDER).count() == 0, "only the view without furniture"


def test_phones_share_by_their_own_sheet(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.context.add_init_script(SHARE)
        match = played_out(ada, "hocus")
        ada.go(f"/embed/{match}?at=3")
        expect(ada.page.locator(SLIDER)).to_have_value("3")
        assert ada.axe() == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.go(f"/replay/{match}?at=3")
        ada.button("Share").click()
        shared = ada.page.evaluate("window.shared")
        assert shared["url"].endswith(f"/replay/{match}?at=3&lang=en")
        assert shared["title"].startswith("Replay: ")
