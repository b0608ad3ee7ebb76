"""Djinn by clicking: whole matches alone, and a good part of one against a bot."""

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import ME, bot
from tests.browser.stranger import Stranger, whole_match
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

DECISIONS = 60
"""A whole match against a bot takes some hundred."""


def test_against_a_bot(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go(ada.open_table([ME, bot()], "djinn"))
        stranger = Stranger(ada, 2)
        for _ in range(DECISIONS):
            ada.wait(ada.is_asked, "the turn")
            stranger.decide()
        assert ada.axe() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_alone_against_tom(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    whole_match(browser, server, "djinn", [ME], size)
