"""The lesson before a first match, to its end."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

LESSON_STEPS = 300


@pytest.mark.parametrize("game", ["towers", "hocus", "hill", "djinn"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_lesson_to_its_end(browser: Browser, server: Server, size: tuple[int, int], game: str) -> None:
    with Visitor(browser, server, size) as child:
        child.ask("PUT", "/api/me", {"name": "Ada"})
        child.go(f"/tutorial/{game}")
        page = child.page
        expect(page.locator(".coach")).to_be_visible()
        end = page.locator("button[data-play]")
        for _ in range(LESSON_STEPS):
            page.wait_for_timeout(30)
            if end.count() > 0:
                break
            todo = page.locator("button[data-choice], .prompt button.primary:enabled, [data-pick]:visible")
            if todo.count() > 0:
                best = page.locator("dialog[open] [data-pick]").or_(page.locator("button[data-confirm]"))
                (best if best.count() > 0 else todo).first.click()
        end.click()
        child.wait(child.is_asked, "a real match")
        levels = child.page.locator(".plate .remark").all_inner_texts()
        assert set(levels) <= {"Apprentice"}, "kind bots, however often the game was played"
