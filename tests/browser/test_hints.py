"""A strong bot says what it would do, and why."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, bot
from tests.browser.stranger import follow_hint
from tests.browser.visitor import Visitor
from tests.table.server import Server

HINTS = 20
"""In Hocus Pocus there is often nothing to choose, and no reason for it."""


@pytest.mark.parametrize("game", ["towers", "hocus", "hill", "djinn"])
def test_hints_have_reasons(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server) as ada:
        ada.go(ada.open_table([ME, bot("apprentice")], game, options={"first": "1"}))
        reasons: list[str] = []
        for _ in range(HINTS):
            reasons += follow_hint(ada)
            if reasons:
                break
        assert all(reasons), reasons
        assert reasons


def test_a_hint_names_the_very_move_and_draws_it(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot("apprentice")], options={"first": "1"})
        ada.go(link)
        ada.wait(ada.is_asked, "the turn")
        ada.button("Hint").click()
        card, drawn = ada.page.locator(".hint"), ada.page.locator('.hand [aria-pressed="true"]')
        card.wait_for()
        expect(drawn).to_have_count(1)
        move = ada.page.locator(".prompt .sentence").inner_text().strip()
        expect(card.locator("p").first).to_contain_text(move)
        card.get_by_role("button", name="Close").click()
        expect(drawn).to_have_count(0)
