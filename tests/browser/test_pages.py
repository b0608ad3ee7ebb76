"""Every page, in both themes and sizes: nothing that axe-core objects to, nothing wider than the screen."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}
WIDE = (2560, 1440)
FIRST_LOAD = 80_000
LOADED = """() => ['navigation', 'resource']
  .flatMap((kind) => performance.getEntriesByType(kind))
  .filter(({ name }) => !/\\.woff2$|\\/api\\//.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
"""Bytes of page, scripts, styles and words, compressed, as they came over the net; fonts are kept for ever."""
GAMES = {"towers": 6, "hocus": 6, "hill": 5, "djinn": 4}
"""With the most players of each."""
PLAIN_PAGES = {
    "/": "main",
    "/new/towers": "form",
    "/new/djinn": "form",
    "/rules/towers": "main",
    "/rules/hill": "main",
    "/tutorial/towers": ".match",
    "/tutorial/djinn": ".match",
    "/me": "[data-devices]",
    "/matches": "main h1",
    "/book": "main h1",
    "/device": "form",
    "/privacy": "section",
}


def check(visitor: Visitor) -> None:
    """The page as it is now."""
    assert visitor.axe() == []
    width = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, f"the page is {width} px wider than the screen"


@pytest.mark.parametrize("theme", ["day", "night"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_are_for_everybody(browser: Browser, server: Server, size: tuple[int, int], theme: str) -> None:
    with Visitor(browser, server, size, theme=theme) as ada:
        for path, sign in PLAIN_PAGES.items():
            ada.go(path)
            expect(ada.page.locator(sign).first).to_be_visible()
            ada.page.wait_for_timeout(300)
            check(ada)
        lobby = ada.open_table([ME, {"kind": "open"}])
        ada.go(lobby)
        expect(ada.page.locator("[data-sit]").first).to_be_visible()
        check(ada)
        ada.go(ada.open_table([ME, BOT, BOT], options={"first": "1"}))
        ada.wait(ada.is_asked, "the turn")
        check(ada)
        ada.page.locator('[data-pick^="card:"]').first.click()
        check(ada)
        ada.button("Menu").click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
        check(ada)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(320, 640), WIDE], ids=["small", "large"])
def test_the_smallest_and_the_largest_screen(
    browser: Browser, server: Server, size: tuple[int, int], game: str
) -> None:
    with Visitor(browser, server, size, theme="night") as ada:
        ada.go(ada.open_table([ME, *[BOT] * (GAMES[game] - 1)], game, options={"first": "1"}))
        ada.wait(ada.is_asked, "the turn")
        check(ada)


def test_the_first_page_is_light(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.go("/")
        expect(ada.button("Play now").first).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert 20_000 < ada.page.evaluate(LOADED) < FIRST_LOAD


def test_an_address_that_leads_nowhere(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go("/nowhere")
        expect(ada.page.locator("main")).to_be_visible()
        check(ada)
        ada.complaints = [text for text in ada.complaints if "404" not in text]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_play_now_is_one_click(browser: Browser, server: Server, number: int) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.ask("PUT", "/api/me", {"name": "Ada"})  # who has none is asked once, see test_remembering
        ada.go("/")
        expect(ada.button("Play now")).to_have_count(len(GAMES))
        ada.button("Play now").nth(number).click()
        expect(ada.page.locator(".match")).to_be_visible()


def test_a_table_is_opened_by_clicking(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        ada.go("/new/towers")
        ada.page.locator("form button.primary").last.click()
        expect(ada.page.locator(".match, [data-sit]").first).to_be_visible()
        assert "/t/" in ada.page.url
