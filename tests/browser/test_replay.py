"""What comes after a match, and a lesson before the first."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import Clicker, finish, table_of
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

ME = {"kind": "me"}
LESSON_STEPS = 120


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lesson_to_its_end(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with Visitor(browser, server, size) as child:
        child.go("/tutorial/towers")
        page = child.page
        expect(page.locator(".coach")).to_be_visible()
        for _ in range(LESSON_STEPS):
            page.wait_for_timeout(30)
            if page.locator('a.primary[href="/new/towers"]').count() > 0:
                break
            todo = page.locator("button[data-choice], .prompt button.primary:enabled, [data-pick]")
            if todo.count() > 0:
                best = page.locator("dialog[open] [data-pick]").or_(page.locator("button[data-confirm]"))
                (best if best.count() > 0 else todo).first.click()
        expect(page.locator('a.primary[href="/new/towers"]')).to_be_visible()
