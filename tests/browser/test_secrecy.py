"""Whoever opens the browser's tools finds nothing that their seat may not know."""

import json
from typing import Any

from playwright.sync_api import Browser

from tests.browser.clicking import Clicker, table_of
from tests.browser.visitor import Visitor
from tests.table.server import Server

DECISIONS = 12
SECRET_EVENTS = ("got", "card_passed")


def views_in(frames: list[str]) -> list[dict[str, Any]]:
    """Whole and changed views that a browser was told."""
    told = [json.loads(frame) for frame in frames]
    return [message.get("view") or message.get("patch") or {} for message in told]


def check_frames(visitor: Visitor, seat: int) -> None:
    """All that came over the sockets, for one seat."""
    views = views_in(visitor.received)
    hands = [(number, one["hand"]) for view in views for number, one in enumerate(view.get("seats", []))]
    assert any(hand for number, hand in hands if number == seat)
    assert all(hand is None for number, hand in hands if number != seat)
    for space in (space for view in views for space in view.get("spaces", [])):
        covered = [space["ground"], *(floor["wizards"] for floor in space["floors"])][: len(space["floors"])]
        assert all(crowd is None for crowd in covered)
    events = [event for frame in visitor.received for event in json.loads(frame).get("events", [])]
    assert all(event["seat"] == seat for event in events if event["type"] in SECRET_EVENTS)


def test_other_hands_and_covered_wizards_never_reach_the_page(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server) as bob:
        link = ada.open_table([{"kind": "me"}, {"kind": "open"}])
        ada.go(link)
        bob.go(link)
        bob.page.locator("button[data-sit]").first.click()
        players = [(Clicker(ada, table_of(link), 1), 0), (Clicker(bob, table_of(link), 2), 1)]
        for _ in range(DECISIONS):
            ada.wait(lambda: ada.is_asked() or bob.is_asked(), "somebody's turn")
            clicker, seat = players[0] if ada.is_asked() else players[1]
            clicker.decide(seat)
        check_frames(ada, 0)
        check_frames(bob, 1)
