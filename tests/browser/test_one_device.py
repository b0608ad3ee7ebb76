"""Several people share one device. Hocus Pocus is played so to its end in its own tests."""

from playwright.sync_api import Browser

from tests.browser.clicking import Clicker, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

DECISIONS = 30


def test_three_people_on_one_device(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as family:
        names = ["Ada", "Bob", "Cyril"]
        link = family.open_table([{"kind": "me", "name": name} for name in names])
        family.go(link)
        clicker, page = Clicker(family, table_of(link), 8), family.page
        curtain = page.locator(".curtain")
        seats = []
        for _ in range(DECISIONS):
            family.wait(lambda: curtain.count() > 0 or family.is_asked(), "somebody's turn")
            if curtain.count() > 0:
                assert page.locator(".match[inert]").count() == 1
                page.locator(".curtain button").click()
            else:
                seats.append(int(page.locator(".plate.asked").get_attribute("data-seat") or 0))
                clicker.decide(seats[-1])
        assert set(seats) == {0, 1, 2}
