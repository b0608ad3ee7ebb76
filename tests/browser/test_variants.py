"""Whole matches of the other ways to play Wandering Towers, by clicking."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import ME, Clicker, bot, events_of, finish, record_is_true, table_of, worth
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
    cast: set[str] = set()

    def like(event: dict[str, Any], seat: int) -> float:
        match event:
            case {"type": "spell_cast", "spell": spell}:
                return -60.0 if spell in cast else 60.0
            case {"type": "trapped"}:
                return 8.0  # so that there is somebody to set free
        return worth(event, seat)

    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME], options={"potions": "full", "spells": list(spells)})
        ada.go(link)
        clicker = Clicker(ada, table_of(link), 4, like)
        while cast != set(spells):
            ada.wait(lambda: ada.is_asked() or ada.is_over(), "the next choice")
            assert ada.is_asked(), f"never cast: {set(spells) - cast}"
            cast |= {event["spell"] for event in events_of(clicker.decide(0)) if event["type"] == "spell_cast"}


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
