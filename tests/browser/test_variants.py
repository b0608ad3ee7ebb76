"""Whole matches of the other ways to play Wandering Towers, by clicking."""

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import ME, Clicker, bot, finish, record_is_true, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

SPELLS = (
    ("advance-tower", "advance-wizard", "swap"),
    ("headwind-tower", "headwind-wizard", "raven"),
    ("advance-tower", "free", "piggyback"),
)
"""Three at a time are played alone (T50)."""


@pytest.mark.parametrize("spells", SPELLS, ids="+".join)
def test_alone_with_every_spell(browser: Browser, server: Server, spells: tuple[str, ...]) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME], options={"potions": "full", "spells": list(spells)})
        ada.go(link)
        likes = {"spell_cast": 60.0, "trapped": 8.0}
        assert finish((Clicker(ada, table_of(link), 4, likes), 0)) >= 30
        match = ada.ask("GET", f"/api/tables/{table_of(link)}")["match"]
        events = [event for news in ada.ask("GET", f"/api/matches/{match}/story")["news"] for event in news["events"]]
        assert {event["spell"] for event in events if event["type"] == "spell_cast"} == set(spells)


def test_teams(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot(), bot("apprentice"), bot()], options={"teams": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 5), 0)) > 10
        record_is_true(ada, table_of(link))


def test_together(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot()], options={"together": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 7), 0)) > 5
