"""Several people share one device."""

from playwright.sync_api import Browser

from tests.browser.clicking import MOST_DECISIONS, Clicker, record_is_true, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server


def test_three_people_on_one_device(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as family:
        names = ["Ada", "Bob", "Cyril"]
        link = family.open_table([{"kind": "me", "name": name} for name in names])
        family.go(link)
        clicker, page = Clicker(family, table_of(link), 8), family.page
        for _ in range(MOST_DECISIONS):
            family.wait(
                lambda: family.is_over() or page.locator(".curtain").count() > 0 or family.is_asked(), "somebody's turn"
            )
            if family.is_over():
                break
            if page.locator(".curtain").count() > 0:
                assert page.locator(".hand [data-pick]").count() == 0 or page.locator(".match[inert]").count() == 1
                page.locator(".curtain button").click()
                continue
            clicker.decide(int(page.locator(".plate.asked").get_attribute("data-seat") or 0))
        record_is_true(family, table_of(link))
