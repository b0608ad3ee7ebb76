"""Somebody who knows no rules, and touches what lights up: enough to play any game to its end."""

import random
import re
from typing import Any

from playwright.sync_api import Browser, TimeoutError

from tests.browser.clicking import MOST_DECISIONS, record_is_true, table_of
from tests.browser.visitor import Visitor
from tests.table.server import Server

MOST_PICKS = 20
MOST_TRIES = 5
CONFIRM = "button[data-confirm]"
CHOICES = "[data-pick]:visible, button[data-choice]:visible"
CURTAIN = ".curtain button"
CLICK_MS = 5_000
LISTEN = """() => {
  window.heard = [];
  new MutationObserver(() => {
    for (const voice of document.querySelectorAll('.unseen[aria-live], .unseen[role="status"]')) {
      const text = voice.textContent.trim();
      if (text && !window.heard.includes(text)) window.heard.push(text);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what a screen reader is given to say."""
MOST_SAID = 300
"""Letters: some fifteen seconds of reading aloud."""
NAMELESS = re.compile(r"^\s*- (?:button|link|checkbox|slider)(?::| \[|$)", re.MULTILINE)
"""In the tree of what a screen reader finds, something without a name."""
LOOK_EVERY = 10


class Stranger:
    """One person with a browser, whose picks are left to chance."""

    def __init__(self, visitor: Visitor, luck: int) -> None:
        self.visitor, self.luck = visitor, random.Random(luck)

    def decide(self) -> None:
        """Picks one thing after another until it can be confirmed, and does it; lets go of what leads nowhere."""
        before = self.version()
        for _ in range(MOST_TRIES):
            if self._try():
                break
            self.visitor.page.keyboard.press("Escape")
        self.visitor.wait(lambda: self.version() != before or self.visitor.is_over(), "what was chosen to be done")

    def _try(self) -> bool:
        """Whether something was done."""
        for _ in range(MOST_PICKS):
            confirm = self.visitor.page.locator(CONFIRM)
            try:
                if confirm.count() > 0:
                    confirm.click(timeout=CLICK_MS)
                    return True
                if self._touch_any():
                    confirm_if_asked(self.visitor)
                    return True
            except TimeoutError:
                return False
        return False

    def _touch_any(self) -> bool:
        """Touches something; what a lens shows comes first. Whether it was a button that is enough."""
        page = self.visitor.page
        page.locator(CHOICES).first.wait_for(timeout=CLICK_MS)
        inside = page.locator("dialog[open] [data-pick]:visible")
        offered = inside if inside.count() > 0 else page.locator(CHOICES)
        choice = offered.nth(self.luck.randrange(max(1, offered.count())))
        pressed = choice.get_attribute("data-choice") is not None
        choice.click(timeout=CLICK_MS)
        return pressed

    def version(self) -> str | None:
        """How far the match that is shown has come."""
        return self.visitor.page.locator(".match").get_attribute("data-version")


def confirm_if_asked(visitor: Visitor) -> None:
    """A button that throws something away is asked about."""
    confirm = visitor.page.locator(CONFIRM)
    if confirm.count() > 0:
        confirm.click()


def show_hint(visitor: Visitor) -> list[str]:
    """Lets the Archmage show what it would do; gives its reasons."""
    visitor.button("Hint").click()
    card = visitor.page.locator(".hint")
    card.wait_for()
    reasons = card.locator("li").all_inner_texts()
    card.locator("button.primary").click()
    return reasons


def follow_hint(visitor: Visitor) -> list[str]:
    """Does what the Archmage would do; gives its reasons."""
    visitor.wait(visitor.is_asked, "the turn")
    before = Stranger(visitor, 0).version()
    reasons = show_hint(visitor)
    visitor.page.locator(f"{CONFIRM}, button.primary[data-choice]").first.click()
    confirm_if_asked(visitor)
    visitor.wait(lambda: Stranger(visitor, 0).version() != before, "the hint to be followed")
    return reasons


def play_to_the_end(*players: Stranger) -> int:
    """Lets everybody decide in turn until the match is over; says how many decisions it took."""
    visitors = [player.visitor for player in players]
    decisions = 0
    while decisions < MOST_DECISIONS:
        visitors[0].wait(lambda: any(_is_wanted(visitor) for visitor in visitors), "somebody's turn")
        if any(visitor.is_over() for visitor in visitors):
            return decisions
        for player in players:
            curtain = player.visitor.page.locator(CURTAIN)
            if curtain.count() > 0:
                curtain.click()
            elif player.visitor.is_asked():
                if decisions % LOOK_EVERY == 0:
                    assert NAMELESS.findall(player.visitor.page.locator("body").aria_snapshot()) == []
                player.decide()
                decisions += 1
    raise AssertionError("the match does not end")


def _is_wanted(visitor: Visitor) -> bool:
    return visitor.is_asked() or visitor.is_over() or visitor.page.locator(CURTAIN).count() > 0


def whole_match(
    browser: Browser,
    server: Server,
    game: str,
    seats: list[dict[str, Any]],
    size: tuple[int, int],
    **wishes: Any,
) -> None:
    """One device plays a whole match; board, result and replay are looked at on the way."""
    with Visitor(browser, server, size) as ada:
        link = ada.open_table(seats, game, **wishes)
        ada.go(link)
        stranger = Stranger(ada, len(seats))
        ada.wait(lambda: _is_wanted(ada), "the first turn")
        assert ada.axe() == []
        ada.page.evaluate(LISTEN)
        assert play_to_the_end(stranger) > 5
        heard: list[str] = ada.page.evaluate("window.heard")
        assert len(heard) > len(seats), "events and questions are read aloud"
        assert [text for text in heard if len(text) > MOST_SAID] == []
        record_is_true(ada, table_of(link))
        assert ada.page.locator(".after table").count() > 0, "no figures of the match"
        assert ada.axe() == []
        match = ada.ask("GET", f"/api/tables/{table_of(link)}")["match"]
        ada.go(f"/replay/{match}?at=5")
        ada.page.locator(".timeline").wait_for()
        ada.page.keyboard.press("ArrowRight")
        ada.wait(lambda: ada.page.locator(".timeline input").first.input_value() == "6", "the next step")
        assert ada.axe() == []
