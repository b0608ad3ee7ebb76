"""A strong bot says what it would do, and why."""

import pytest
from playwright.sync_api import Browser

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
