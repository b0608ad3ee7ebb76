"""What comes after a match."""

from playwright.sync_api import Browser, expect

from tests.browser.clicking import Clicker, finish, table_of
from tests.browser.visitor import Visitor
from tests.table.server import Server

ME = {"kind": "me"}


def test_result_replay_and_the_promise_about_the_dice(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME])
        ada.go(link)
        finish((Clicker(ada, table_of(link), 1), 0))
        expect(ada.page.locator(".after table").first).to_be_visible()
        match = ada.ask("GET", f"/api/tables/{table_of(link)}")["match"]
        with ada.page.expect_download() as download:
            ada.page.locator(".after a[download]").click()
        assert download.value.path().read_text(encoding="utf-8").startswith("abraka")
        assert ada.axe() == []

        ada.page.locator(f'.after a[href="/replay/{match}"]').click()
        slider = ada.page.locator(".timeline input[type=range]")
        expect(slider).to_be_visible()
        ada.page.keyboard.press("ArrowRight")
        expect(slider).to_have_value("1")
        ada.button("Last").or_(ada.button("To the end")).first.click()
        expect(slider).to_have_value(slider.get_attribute("max") or "")
        assert ada.axe() == []
        ada.go(f"/replay/{match}?at=7")
        expect(slider).to_have_value("7")
