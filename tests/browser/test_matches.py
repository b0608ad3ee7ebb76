"""Whole matches of Wandering Towers, by clicking."""

from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, Clicker, bot, finish, record_is_true, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server


def test_one_against_a_bot_on_a_phone(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME, bot()])
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 1), 0)) > 10
        record_is_true(ada, table_of(link))


def test_two_browsers_by_a_link(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE, "cs-CZ") as bob:
        link = ada.open_table([{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        table = table_of(link)
        ada.go(link)
        bob.go(link)
        bob.page.locator("button[data-sit]").first.click()
        expect(ada.page.locator(".match")).to_be_visible()
        expect(bob.page.locator(".match")).to_be_visible()
        assert finish((Clicker(ada, table, 2), 0), (Clicker(bob, table, 3), 1)) > 20
        bob.wait(bob.is_over, "the result")
        record_is_true(ada, table)


def test_somebody_watches(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as eve:
        link = ada.open_table([ME, bot()], options={"first": "1"}, public=True, watch=True)
        ada.go(link)
        eve.go(link.partition("#")[0])
        ada.wait(ada.is_asked, "the turn")
        Clicker(ada, table_of(link), 9).decide(0)
        ada.wait(ada.is_asked, "the next turn")
        version = ada.page.locator(".match").get_attribute("data-version")
        expect(eve.page.locator(f'.match[data-version="{version}"]')).to_be_visible()
        assert eve.page.locator("[data-pick], [data-choice]").count() == 0
        assert eve.axe() == []
