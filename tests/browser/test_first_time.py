"""What somebody meets who has never played: a lesson is offered, bots are kind and have faces, a win is celebrated."""

from playwright.sync_api import Browser, expect

from tests.browser.clicking import ME, Clicker, bot, finish, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

SPELLS = 4


def test_the_first_match_offers_a_lesson_and_is_against_apprentices(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, played=()) as ada:
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        ada.go("/")
        ada.button("Play now").first.click()
        expect(ada.page.locator("dialog[open] a[href='/tutorial/towers']")).to_be_visible()
        ada.page.locator("dialog[open] [data-play]").click()
        expect(ada.page.locator(".remark").first).to_have_text("Apprentice")
        expect(ada.page.locator(".plate [data-face]").first).to_be_visible()
        ada.go("/")
        ada.button("Play now").first.click()  # asked once
        expect(ada.page.locator(".remark").first).to_have_text("Wizard")


def test_a_win_is_celebrated_on_the_board_before_the_result(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, pace="fast") as ada:
        link = ada.open_table([ME, bot("apprentice")], "hocus")
        ada.go(link)
        ada.page.evaluate(
            """() => new MutationObserver(() => {
              const scene = document.querySelector('.board [data-victory]');
              if (scene) window.celebrated = document.querySelector('.after') === null;
            }).observe(document.body, {childList: true, subtree: true})"""
        )
        finish((Clicker(ada, table_of(link), 12), 0))
        assert ada.page.evaluate("window.celebrated") is True


def test_four_spells_and_three_cards_are_within_a_phone(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        ada.go(ada.open_table([ME, bot("apprentice")], options={"variant": "master", "spell_count": SPELLS}))
        ada.wait(ada.is_asked, "the turn")
        boxes = [button.bounding_box() for button in ada.page.locator(".hand-card").all()]
        assert len(boxes) >= 3 + SPELLS
        assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes), boxes
