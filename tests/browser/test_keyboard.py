"""Matches without a mouse."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor
from tests.table.server import Server

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "apprentice"}
MOST = 90
MATCHES = [("towers", [ME], None), ("hocus", [ME, BOT], None), ("hill", [ME, BOT], 40), ("djinn", [ME], 40)]
"""Whole matches of the shorter games, and some moves of the others."""
FOCUS_CONFIRM = """() => {
  document.querySelector("[data-confirm]")?.focus();
  return document.activeElement?.matches("[data-confirm]") ?? false;
}"""
FOCUSED = "document.activeElement?.matches('[data-pick], [data-choice], [data-confirm]') ?? false"


def press_what_lights_up(visitor: Visitor) -> None:
    """Goes by Tab to the first thing that can be done, and does it."""
    for _ in range(MOST):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUSED):
            visitor.page.keyboard.press("Enter")
            return
    raise AssertionError("the keyboard reaches nothing that can be done")


def decide_by_keyboard(visitor: Visitor) -> None:
    """One thing that can be done, or what was picked is confirmed."""
    if visitor.page.evaluate(FOCUS_CONFIRM):
        visitor.page.keyboard.press("Enter")
    else:
        press_what_lights_up(visitor)


@pytest.mark.parametrize(("game", "seats", "most"), MATCHES)
def test_matches_by_keyboard(
    browser: Browser, server: Server, game: str, seats: list[dict[str, str]], most: int | None
) -> None:
    with Visitor(browser, server) as ada:
        ada.go(ada.open_table(seats, game))
        match = ada.page.locator(".match")
        for _ in range(most or 400):
            ada.wait(lambda: ada.is_asked() or ada.is_over(), "the turn")
            if ada.is_over():
                break
            decide_by_keyboard(ada)
        if most is None:
            expect(ada.page.locator(".after")).to_be_visible()
        else:
            assert int(match.get_attribute("data-version") or 0) >= most // 4


def test_focus_is_seen_and_escape_lets_go(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go(ada.open_table([ME, BOT], options={"first": "1"}))
        ada.wait(ada.is_asked, "the turn")
        card = ada.page.locator('[data-pick^="card:"]').first
        card.focus()
        assert ada.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
