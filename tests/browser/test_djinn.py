"""Djinn by clicking: whole matches alone, a good part of one against a bot, and what a choice shows step by step."""

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, bot, table_of
from tests.browser.stranger import Stranger, whole_match
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

DECISIONS = 60
"""A whole match against a bot takes some hundred."""
MOST_STEPS = 400

View = dict[str, Any]


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


class Solo:
    """A match alone on a phone, driven over HTTP to the question that a test is about."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.luck = visitor, visitor.page, random.Random(7)
        link = visitor.open_table([ME], "djinn", {"easy": True})
        self.match = f"/api/tables/{table_of(link)}/match?seat=0"
        visitor.go(link)

    def reach(self, asked: Callable[[View, list[str]], bool], near: str) -> View:
        """Goes to places of this sort and acts there until something is asked; the page shows it then."""
        for step in range(MOST_STEPS):
            seen = self.visitor.ask("GET", self.match)
            view, texts = seen["view"], [choice["text"] for choice in seen["choices"]]
            if asked(view, texts):
                expect(self.page.locator(".match")).to_have_attribute("data-version", str(seen["version"]))
                expect(self.page.locator(".prompt[data-asked]")).to_be_visible()
                return dict(view)
            text = max(texts, key=lambda text: self._worth(text, view, near))
            wish = {"type": "act", "id": f"{near}{step}", "version": seen["version"], "action": text}
            self.visitor.ask("POST", self.match, wish)
        raise AssertionError("it was never asked")

    def _worth(self, text: str, view: View, near: str) -> float:
        verb, *rest = text.split()
        there = next((space for space in view["spaces"] if verb == "go" and space["id"] == rest[0]), None)
        wanted = there is not None and near in (there["location"], there["shape"])
        return self.luck.random() + 5 * wanted + 2 * (text == "do basic") - 3 * (verb == "key")

    def sentence(self) -> str:
        """What is asked."""
        return self.page.locator(".sentence").inner_text()

    def touch(self, key: str) -> None:
        """Picks something."""
        self.page.locator(f'[data-pick="{key}"]').first.click()


@pytest.fixture
def solo(browser: Browser, server: Server) -> Iterator[Solo]:
    with Visitor(browser, server, PHONE) as visitor:
        yield Solo(visitor)


def test_placing_a_secret_tile_lights_up_where_it_may_go(solo: Solo) -> None:
    solo.reach(lambda view, _: view["prompt"] == "archive_option", "archive")
    page = solo.page
    solo.touch("option:yellow_place_secret")
    assert solo.sentence() == "Chosen: Place a secret tile. Which secret tile do you place?"
    assert page.locator("[data-lit]").count() == 0
    page.locator('[data-pick^="tile:"]').first.click()
    assert "Where does your tile" in solo.sentence()
    lit = page.locator("[data-lit]").evaluate_all("all => all.map(one => `space:${one.dataset.lit}`)")
    assert lit
    targets = page.locator('[data-pick^="space:"]').evaluate_all("all => all.map(one => one.dataset.pick)")
    assert sorted(lit) == sorted(targets)
    solo.touch(lit[0])
    expect(page.locator("button[data-confirm]")).to_be_visible()


def test_a_stall_an_offer_and_a_bottle_are_asked_one_after_another(solo: Solo) -> None:
    solo.reach(lambda view, texts: view["prompt"] == "market_place" and "visit bottles" in texts, "market")
    solo.touch("stall:bottles")
    assert solo.sentence().startswith("Chosen: Stall: bottles")
    assert solo.sentence().endswith("What do you buy?")
    solo.touch("offer:bottles_1")
    assert solo.sentence().endswith("Which bottle do you take?")


def test_stalls_differ_by_what_they_sell_and_each_can_be_touched_on_its_whole_line(solo: Solo) -> None:
    solo.reach(lambda view, _: view["prompt"] == "market_place", "market")
    stalls = solo.page.locator('[data-pick^="stall:"]')
    drawings = stalls.evaluate_all("all => all.map(one => one.querySelector('svg').innerHTML)")
    assert len(set(drawings)) == len(drawings) > 1
    line = solo.page.locator(".shelf li").first.bounding_box()
    assert line is not None
    for box in (stall.bounding_box() for stall in stalls.all()):
        assert box is not None
        assert box["width"] >= line["width"] - 1
        assert box["height"] >= 44


def test_the_view_goes_to_a_capture(solo: Solo) -> None:
    view = solo.reach(lambda view, _: view["prompt"] == "capture_target", "round")
    at = next(space for space in view["spaces"] if space["id"] == view["asked"]["space"])
    space = solo.page.get_by_label(f"Look at: {at['location'].title()} (round)")
    expect(space).to_be_in_viewport(ratio=0.9)
    solo.visitor.wait(lambda: (space.bounding_box() or {"width": 0})["width"] > 120, "it to be seen from near")


def test_on_a_phone_every_action_is_in_sight_with_its_price(solo: Solo) -> None:
    wanted = {"do special", "do capture", "pass"}
    view = solo.reach(lambda view, texts: view["prompt"] == "action_round" and wanted <= set(texts), "round")
    buttons = solo.page.locator("button[data-choice]")
    boxes = {one.get_attribute("data-choice"): one.bounding_box() for one in buttons.all()}
    assert wanted <= set(boxes)
    whole = solo.page.locator(".choices").bounding_box()
    assert whole is not None
    for text, box in boxes.items():
        assert box is not None, text
        assert box["x"] >= 0 and box["x"] + box["width"] <= whole["x"] + whole["width"], text
        assert box["y"] >= whole["y"] and box["y"] + box["height"] <= whole["y"] + whole["height"], text
    least = min(aim["left"] for aim in view["capture"]["aims"])
    texts = [button.inner_text() for button in buttons.all()]
    assert all(": " in text for text in texts if text.startswith(("Basic", "Special"))), "it says what it brings"
    assert f"from {least} power" in solo.page.locator('button[data-choice="do capture"]').inner_text()


def test_cards_can_be_read_on_touch(solo: Solo) -> None:
    solo.reach(lambda view, _: view["prompt"] == "archive_option", "archive")
    page = solo.page
    option = page.locator('[data-pick="option:yellow_coins"]')
    option.dispatch_event("contextmenu")  # a long press
    expect(page.locator("dialog[open]")).to_contain_text("2 coins")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator("button[data-confirm]").count() == 0, "it was only looked at"
    page.get_by_role("button", name="Map", exact=True).click()
    page.locator('[aria-label^="Look at: Tavern"]').first.tap()
    card = page.locator(".shelf .piles .item").first
    card.tap()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("off the price of a capture")
    expect(dialog).to_contain_text("You take a mage at the Tavern")
    assert solo.visitor.axe() == []


def test_ones_points_so_far_open_item_by_item(solo: Solo) -> None:
    view = solo.reach(lambda view, _: sum(view["seats"][0]["points"].values()) >= 4, "market")
    items = view["seats"][0]["points"]
    solo.page.locator(".plate button").first.tap()
    told = solo.page.locator("dialog[open] [data-so-far]")
    expect(told).to_contain_text(f"{sum(items.values())} points so far")
    counts = [int(text) for text in told.locator("dd").all_inner_texts()]
    assert counts == [points for points in items.values() if points]
    assert solo.visitor.axe() == []


def test_a_pause_names_what_is_free_and_toms_card_says_what_it_does(solo: Solo) -> None:
    solo.reach(lambda view, _: view["prompt"] == "free", "catacombs")
    expect(solo.page.locator(".sentence")).to_have_text(re.compile(r"^Free now: .*Or go on\.", re.DOTALL))
    solo.reach(lambda view, _: shown_of_tom(view), "round")
    solo.page.keyboard.press("l")
    expect(solo.page.locator("dialog[open] .log")).to_contain_text("Tom turns up a card: If a boss is at the round ")


def shown_of_tom(view: View) -> bool:
    """Whether Tom has turned up a card that does something."""
    left = [card["id"] for card in view["tom"]]
    return any(card["rows"] and card["id"] not in left for card in view["tom_cards"])
