"""Whole matches of Magic Hill, by clicking."""

from playwright.sync_api import Browser

from tests.browser.clicking import ME, bot
from tests.browser.stranger import whole_match
from tests.browser.visitor import DESKTOP, PHONE
from tests.table.server import Server


def test_against_a_bot_on_a_phone(browser: Browser, server: Server) -> None:
    whole_match(browser, server, "hill", [ME, bot()], PHONE)


def test_five_with_all_options(browser: Browser, server: Server) -> None:
    seats = [{"kind": "me", "name": "Ada"}, bot(), {"kind": "me", "name": "Bob"}, bot(), bot()]
    whole_match(browser, server, "hill", seats, DESKTOP, options={"memory": "aided", "walk_on": True})
