"""The match made legible: one scene, turns in the log, pace, keys, the goal, what is marked."""

import time

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, Clicker, bot, table_of
from tests.browser.visitor import DESKTOP, GAMES, PHONE, Visitor
from tests.table.server import Server

WIDE = (1920, 1080)
FOCUSED_CARD = "document.activeElement?.closest('.hand') !== null && document.activeElement !== document.body"
TABS = 3
TURN_S = (2.0, 4.5)
"""About three seconds, on a machine that may be busy."""


def begin(visitor: Visitor, game: str = "towers", level: str = "random") -> Clicker:
    """A match against one bot, up to the first turn."""
    link = visitor.open_table([ME, bot(level)], game, {"first": "1"})
    visitor.go(link)
    visitor.wait(visitor.is_asked, "the turn")
    return Clicker(visitor, table_of(link), 1)


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_stands_on_the_board_until_one_has_acted(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server, PHONE) as ada:
        begin(ada, game)
        goal = ada.page.locator("[data-goal]")
        expect(goal).to_be_visible()
        assert len(goal.inner_text()) > 20
        assert ada.axe() == []
        goal.get_by_role("button").click()
        expect(goal).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, WIDE])
def test_question_and_answers_stand_beside_the_board(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    with Visitor(browser, server, size) as ada:
        begin(ada)
        board, ask, hand = (
            ada.page.locator(one).bounding_box() for one in (".match > .board", ".ask", ".match > .hand")
        )
        assert board is not None
        assert ask is not None
        assert hand is not None
        assert ask["x"] >= board["x"] + board["width"] - 1, "beside, not below"
        assert board["height"] > 0.7 * size[1]
        assert hand["y"] + hand["height"] == pytest.approx(size[1], abs=1)
        assert ada.axe() == []


@pytest.mark.parametrize("game", ["hill", "djinn"])
def test_the_hand_grows_with_the_screen(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server, DESKTOP) as ada:
        begin(ada, game)
        heights = []
        for width, height in (DESKTOP, WIDE):
            ada.page.set_viewport_size({"width": width, "height": height})
            box = ada.page.locator(".match > .hand").bounding_box()
            assert box is not None
            heights.append(box["height"])
        assert heights[1] > 1.2 * heights[0]


def test_the_log_tells_turns_that_open_step_by_step(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        clicker = begin(ada)
        for _ in range(3):
            ada.wait(ada.is_asked, "the turn")
            clicker.decide(0)
        ada.wait(ada.is_asked, "the turn")
        ada.button("Whole log").click()
        turns = ada.page.locator(".log > [data-turn]")
        numbers = [int(one.get_attribute("data-turn") or 0) for one in turns.all()]
        assert numbers == sorted(set(numbers))
        assert ada.page.locator(".log .steps li").count() == 0
        turns.first.locator("button.turn").click()
        assert ada.page.locator(".log .steps li").count() >= 2
        assert ada.axe() == []


def test_a_bots_turn_takes_its_time_and_can_be_skipped(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, pace="normal") as ada:
        clicker = begin(ada)
        while True:
            clicker.decide(0)
            ada.wait(lambda: ada.page.locator(".plate.asked[data-seat='1']").count() > 0 or ada.is_asked(), "a turn")
            if not ada.is_asked():
                break
        began = time.monotonic()
        ada.wait(ada.is_asked, "the turn")
        took = time.monotonic() - began
        assert TURN_S[0] <= took <= TURN_S[1], took


def test_keys_pick_confirm_let_go_and_help(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        begin(ada)
        page = ada.page
        for _ in range(TABS):
            page.keyboard.press("Tab")
            if page.evaluate(FOCUSED_CARD):
                break
        assert page.evaluate(FOCUSED_CARD)
        page.keyboard.press("2")
        expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(1)
        page.keyboard.press("t")
        assert page.evaluate("document.activeElement?.matches('.board [data-pick]') ?? false")
        page.keyboard.press("Escape")
        expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
        page.keyboard.press("?")
        dialog = page.locator("dialog[open]")
        expect(dialog.locator("kbd").first).to_be_visible()
        expect(dialog.locator('a[href="/rules/towers"]')).to_be_visible()
        assert ada.axe() == []
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.locator("dialog[open] .log")).to_be_visible()


def test_pace_and_volume_are_in_the_matchs_menu(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        begin(ada)
        ada.button("Menu").click()
        dialog = ada.page.locator("dialog[open]")
        dialog.get_by_label("Calm").check()
        volume = dialog.get_by_label("Volume")
        volume.fill("0.2")
        kept = ada.page.evaluate("JSON.parse(localStorage.getItem('abraka.preferences'))")
        assert (kept["pace"], kept["volume"]) == ("slow", 0.2)
        dialog.get_by_label("Sound").uncheck()
        expect(volume).to_be_disabled()
        assert ada.axe() == []


def test_play_now_says_what_it_opens(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go("/")
        expect(ada.page.locator("[data-quick]").first).to_be_visible()
        told = ada.page.locator("[data-quick]").all_inner_texts()
        assert any("the easier first game" in one for one in told), told
        assert all("bot" in one or "Alone" in one for one in told), told
