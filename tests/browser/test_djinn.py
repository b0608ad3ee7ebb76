"""Whole matches of Djinn, by clicking."""

from playwright.sync_api import Browser

from tests.browser.clicking import ME, bot
from tests.browser.stranger import whole_match
from tests.browser.visitor import DESKTOP, PHONE
from tests.table.server import Server


def test_against_a_bot(browser: Browser, server: Server) -> None:
    whole_match(browser, server, "djinn", [ME, bot()], DESKTOP)


def test_alone_on_a_phone(browser: Browser, server: Server) -> None:
    whole_match(browser, server, "djinn", [ME], PHONE)
