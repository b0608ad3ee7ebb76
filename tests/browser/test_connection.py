"""A connection that is lost costs nothing."""

from playwright.sync_api import Browser, expect

from tests.browser.clicking import Clicker
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}


def test_play_goes_on_after_the_server_was_killed(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, BOT], options={"first": "1"})
        clicker = Clicker(ada, link.removeprefix("/t/").partition("#")[0], 1)
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        clicker.decide(0)
        before = int(ada.page.locator(".match").get_attribute("data-version") or 0)
        server.kill()
        expect(ada.page.get_by_text("No connection")).to_be_visible()
        server.start()
        expect(ada.page.get_by_text("No connection")).to_have_count(0)
        ada.wait(lambda: ada.answers(f"/api/tables/{clicker.table}/match?seat=0"), "the match to be loaded")
        ada.wait(ada.is_asked, "the turn again")
        clicker.decide(0)
        assert int(ada.page.locator(".match").get_attribute("data-version") or 0) > before
        # A browser says on its console that a socket could not be opened: that is what happened here.
        ada.complaints = [text for text in ada.complaints if "WebSocket connection" not in text]


def test_a_page_that_is_loaded_again_shows_the_same_table(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, BOT], options={"first": "1"})
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        Clicker(ada, link.removeprefix("/t/").partition("#")[0], 2).decide(0)
        ada.wait(ada.is_asked, "the next turn")
        described = ada.page.locator(".plates").inner_text()
        ada.page.reload()
        ada.wait(ada.is_asked, "the turn after loading")
        assert ada.page.locator(".plates").inner_text() == described
        assert ada.page.locator(".log li").count() > 0
