"""Whole matches of Hocus Pocus, by clicking."""

from playwright.sync_api import Browser

from tests.browser.clicking import ME, bot
from tests.browser.stranger import whole_match
from tests.browser.visitor import DESKTOP, PHONE
from tests.table.server import Server


def test_against_a_bot(browser: Browser, server: Server) -> None:
    whole_match(browser, server, "hocus", [ME, bot()], DESKTOP)


def test_six_at_a_phone(browser: Browser, server: Server) -> None:
    seats = [ME, bot("apprentice"), {"kind": "me", "name": "Bob"}, bot(), bot(), bot()]
    whole_match(browser, server, "hocus", seats, PHONE, options={"memory": "aided"})
