"""Whole matches of the other ways to play Wandering Towers, by clicking."""

from playwright.sync_api import Browser

from tests.browser.clicking import ME, Clicker, bot, finish, record_is_true, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server


def test_alone(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME], options={"potions": "full"})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 4), 0)) >= 30


def test_teams(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot(), bot("apprentice"), bot()], options={"teams": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 5), 0)) > 10
        record_is_true(ada, table_of(link))


def test_together(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot()], options={"together": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 7), 0)) > 5
