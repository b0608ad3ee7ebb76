"""A strong bot says what it would do, and why."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, bot
from tests.browser.stranger import confirm_if_asked, follow_hint
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
        ada.go(ada.open_table([ME, bot("apprentice")], options={"first": "1"}))
        card, drawn = ada.page.locator(".hint"), ada.page.locator('.hand [aria-pressed="true"]')
        button = ada.page.locator(".prompt button.primary[data-choice]")
        for _ in range(HINTS):
            ada.wait(ada.is_asked, "the turn")
            ada.button("Hint").click()
            card.wait_for()
            expect(drawn.or_(button)).to_have_count(1)
            if drawn.count() > 0:
                break
            card.locator("button.primary").click()  # it is no move, but new cards
            button.click()
            confirm_if_asked(ada)
            expect(button).to_have_count(0)
        move = ada.page.locator(".prompt .sentence").inner_text().strip()
        expect(card.locator("p").first).to_contain_text(move)
        card.get_by_role("button", name="Close").click()
        expect(drawn).to_have_count(0)
