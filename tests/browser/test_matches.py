"""Whole matches of Wandering Towers, by clicking."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import Clicker
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

ME = {"kind": "me"}
MOST_DECISIONS = 900


def bot(level: str = "apprentice") -> dict[str, Any]:
    """A bot's seat."""
    return {"kind": "bot", "level": level}


def table_of(link: str) -> str:
    """The table that a link leads to."""
    return link.removeprefix("/t/").partition("#")[0]


def finish(*players: tuple[Clicker, int]) -> int:
    """Lets everybody click until the match is over; says how many decisions it took."""
    for decisions in range(MOST_DECISIONS):
        first = players[0][0].visitor
        first.wait(lambda: any(p.visitor.is_asked() or p.visitor.is_over() for p, _ in players), "somebody's turn")
        if any(player.visitor.is_over() for player, _ in players):
            return decisions
        for player, seat in players:
            if player.visitor.is_asked():
                player.decide(seat)
                break
    raise AssertionError("the match does not end")


def record_is_true(visitor: Visitor, table: str) -> None:
    """The match that was played is over, stored, and has its places."""
    info = visitor.ask("GET", f"/api/tables/{table}")
    assert info["status"] == "over"
    story = visitor.ask("GET", f"/api/matches/{info['match']}/story")
    assert story["outcome"]["ranks"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_against_bots(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with Visitor(browser, server, size) as ada:
        link = ada.open_table([ME, bot()])
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 1), 0)) > 10
        record_is_true(ada, table_of(link))


def test_two_browsers_by_a_link(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE, "cs-CZ") as bob:
        link = ada.open_table([{"kind": "me", "name": "Ada"}, {"kind": "open"}])
        table = table_of(link)
        ada.go(link)
        bob.go(link)
        bob.page.locator("button[data-sit]").first.click()
        expect(ada.page.locator(".match")).to_be_visible()
        expect(bob.page.locator(".match")).to_be_visible()
        assert finish((Clicker(ada, table, 2), 0), (Clicker(bob, table, 3), 1)) > 20
        bob.wait(bob.is_over, "the result")
        record_is_true(ada, table)


def test_alone(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        link = ada.open_table([ME], options={"potions": "full"})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 4), 0)) >= 30


def test_teams(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot(), bot("conjurer"), bot()], options={"teams": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 5), 0)) > 10
        record_is_true(ada, table_of(link))


def test_master_with_reactions(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot(), bot()], options={"variant": "master", "spell_count": 8})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 6), 0)) > 10
        record_is_true(ada, table_of(link))


def test_together(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        link = ada.open_table([ME, bot()], options={"together": True})
        ada.go(link)
        assert finish((Clicker(ada, table_of(link), 7), 0)) > 5


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
