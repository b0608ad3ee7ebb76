"""The client speaks four languages, and nothing is left in another one."""

import re

import pytest
from playwright.sync_api import Browser, expect

from abraka.bots.characters import CHARACTERS
from tests.browser.stranger import Stranger
from tests.browser.visitor import Visitor
from tests.table.server import Server

ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "apprentice"}
DECISIONS = 6
SAMPLES = {"en": "Wandering Towers", "cs": "Toulavé věže", "sk": "Túlavé veže", "pl": "Wędrujące wieże"}
SAME_IN_ALL = {
    "Abraka",
    "English",
    "Čeština",
    "Slovenčina",
    "Polski",
    "Ada",
    "Djinn",
    "Hocus Pocus",
    "Menu",
    "START",
    "Solo",
    "bot",
    *(one.names["en"] for one in CHARACTERS if one.names["en"] == one.names["pl"]),
}
TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement.checkVisibility()) found.push(node.textContent.trim());
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"]) found.push(element.getAttribute(name) ?? "");
  return found;
}"""


def texts(visitor: Visitor) -> set[str]:
    """All that is read or heard on a page, as far as it has words."""
    return {text for text in visitor.page.evaluate(TEXTS) if re.search(r"[^\W\d_]{3,}", text)}


def play_some(visitor: Visitor) -> None:
    """Some decisions, so that there is something to read."""
    stranger = Stranger(visitor, 1)
    for _ in range(DECISIONS):
        visitor.wait(lambda: visitor.is_asked() or visitor.is_over(), "the turn")
        if not visitor.is_over():
            stranger.decide()


@pytest.mark.parametrize("locale", SAMPLES)
def test_the_browser_decides_the_first_language(browser: Browser, server: Server, locale: str) -> None:
    with Visitor(browser, server, locale=locale) as ada:
        ada.go("/")
        expect(ada.page.get_by_text(SAMPLES[locale]).first).to_be_visible()
        assert ada.page.locator("html").get_attribute("lang") == locale


def test_the_language_changes_in_a_match(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go(ada.open_table([ME, BOT], options={"first": "1"}))
        ada.wait(ada.is_asked, "the turn")
        ada.button("Menu").click()
        ada.button("Preferences").click()
        ada.page.locator("dialog[open] select").first.select_option("pl")
        expect(ada.page.get_by_role("heading", name=SAMPLES["pl"])).to_be_visible()
        assert ada.is_asked()


@pytest.mark.parametrize("path", ["/", "/new/towers", "towers", "hocus", "hill", "djinn"])
def test_no_text_is_the_same_in_two_languages(browser: Browser, server: Server, path: str) -> None:
    """Of a page, or of a match of a game after some moves."""
    told = {}
    for locale in ("en", "pl"):
        with Visitor(browser, server, locale=locale) as ada:
            if path.startswith("/"):
                ada.go(path)
            else:
                ada.go(ada.open_table([ME, BOT], path, options={"first": "1"}))
                play_some(ada)
            expect(ada.page.locator("main").first).to_be_visible()
            ada.page.wait_for_timeout(500)
            told[locale] = texts(ada)
    assert {text for text in told["en"] & told["pl"] if text not in SAME_IN_ALL} == set()
