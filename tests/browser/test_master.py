"""The master game, by clicking: spells and reactions."""

from playwright.sync_api import Browser

from tests.browser.clicking import ME, Clicker, bot, finish, record_is_true, table_of
from tests.browser.visitor import Visitor
from tests.table.server import Server


def test_master_with_reactions(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot(), bot()], options={"variant": "master", "spell_count": 8})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 6), 0)) > 10
        record_is_true(ada, table_of(link))
