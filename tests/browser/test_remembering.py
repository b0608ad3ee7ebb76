"""The house remembers: a name at the first match, another device, one's matches, the book."""

import io
import re
import zipfile

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.playing_out import ME, OPEN, play_out
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

WORDS = {
    "en": ("Play now", "Skip", "Let's play"),
    "cs": ("Hrát hned", "Přeskočit", "Jdeme hrát"),
    "sk": ("Hrať hneď", "Preskočiť", "Ideme hrať"),
    "pl": ("Zagraj teraz", "Pomiń", "Gramy"),
}


def check(visitor: Visitor) -> None:
    """The page as it is now is for everybody."""
    assert visitor.axe() == []
    assert visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


# A name and a hat.


@pytest.mark.parametrize("locale", WORDS)
def test_the_first_match_asks_for_a_name_once_and_gives_one_to_who_skips_it(
    browser: Browser, server: Server, locale: str
) -> None:
    play, skip, _ = WORDS[locale]
    with Visitor(browser, server, PHONE, locale) as ada:
        ada.go("/")
        ada.button(play).first.click()
        expect(ada.page.locator("dialog[open] form")).to_be_visible()
        check(ada)
        label = ada.button(skip).inner_text()
        ada.button(skip).click()
        expect(ada.page.locator(".match")).to_be_visible()
        name = ada.ask("GET", "/api/me")["name"]
        assert name in label
        assert re.fullmatch(r"\w+ \w+", name) and name != "Guest"
        expect(ada.page.locator(".plate.me .name")).to_have_text(name)
        ada.go("/")
        ada.button(play).first.click()
        expect(ada.page.locator(".match")).to_be_visible()


def test_name_hat_and_colour_are_chosen_by_keyboard_and_worn(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, DESKTOP) as ada:
        ada.go("/")
        ada.button("Play now").first.focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("dialog[open] form")).to_be_visible()
        ada.page.get_by_label("My name").focus()
        ada.page.keyboard.type("Ada")
        ada.page.get_by_role("radio", name="Pointed hat").focus()
        ada.page.keyboard.press("ArrowRight")
        ada.page.get_by_role("radio", name="Blue").focus()
        ada.page.keyboard.press("ArrowLeft")
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".match")).to_be_visible()
        me = ada.ask("GET", "/api/me")
        assert (me["name"], me["hat"], me["colour"]) == ("Ada", 1, 5)
        worn = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-0')")
        purple = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--tone-5')")
        assert worn == purple


def test_who_closes_the_card_does_not_play_and_is_asked_again(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada:
        ada.go("/")
        for _ in range(2):
            ada.button("Play now").first.click()
            expect(ada.page.locator("dialog[open] form")).to_be_visible()
            ada.page.keyboard.press("Escape")
            expect(ada.page.locator("dialog[open]")).to_have_count(0)
        assert ada.ask("GET", "/api/me")["name"] == ""


def test_a_hat_chosen_in_the_lobby_is_worn_at_the_next_table(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server) as bob:
        link = ada.open_table([ME, OPEN, OPEN])
        ada.go(link)
        ada.page.get_by_role("radio", name="Crown").check(force=True)
        ada.wait(lambda: ada.ask("GET", "/api/me")["hat"] == 4, "the hat")
        bob.go(link)
        bob.page.locator("[data-sit]").first.click()
        expect(bob.page.get_by_role("radio", name="Crown")).to_be_disabled()
        check(bob)
        table = ada.ask("POST", "/api/tables", {"game": "hill", "seats": [OPEN, ME]})
        assert table["seats"][1]["hat"] == 4


# Another device.


def test_taking_oneself_to_another_device_and_forgetting_it(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as phone, Visitor(browser, server) as eve:
        ada.ask("PUT", "/api/me", {"name": "Ada", "hat": 3, "colour": 2})
        table = ada.open_table([ME, OPEN])
        ada.go("/me")
        ada.button("Make a link and a code").click()
        link = ada.page.get_by_label("Link to the other device").input_value()
        expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
        check(ada)
        phone.ask("PUT", "/api/me", {"name": "Tablet"})
        phone.open_table([ME, OPEN], "hill")
        path = "/device#" + link.partition("#")[2]
        phone.go(path)
        expect(phone.page.get_by_text("This device becomes that of Ada")).to_be_visible()
        check(phone)
        phone.button("Yes, that is me").click()
        expect(phone.page.locator("[data-devices] li")).to_have_count(2)
        assert phone.ask("GET", "/api/me")["name"] == "Ada"
        assert len(phone.ask("GET", "/api/tables")["mine"]) == 2, "what was on the phone came along"
        assert ada.answers("/api" + table.partition("#")[0].replace("/t/", "/tables/"))
        eve.go(path)
        expect(eve.page.get_by_role("alert")).not_to_be_empty()
        assert eve.ask("GET", "/api/me")["name"] == "", "the link works only once"
        eve.complaints = [text for text in eve.complaints if "404" not in text]
        ada.go("/me")
        ada.button("Forget this device").click()
        ada.button("Really forget?").click()
        expect(ada.page.locator("[data-devices] li")).to_have_count(1)
        assert phone.ask("GET", "/api/me")["name"] == ""


def test_a_phrase_brings_one_back(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as ada, Visitor(browser, server, PHONE) as phone:
        ada.ask("PUT", "/api/me", {"name": "Ada"})
        ada.go("/me")
        ada.button("Make a phrase").click()
        phrase = ada.page.locator("[data-phrase]").inner_text()
        phone.go("/device")
        phone.page.get_by_label("Your four words").fill(phrase.upper())
        phone.button("Look").click()
        phone.button("Yes, that is me").click()
        expect(phone.page.locator("[data-devices] li")).to_have_count(2)
        assert phone.ask("GET", "/api/me")["name"] == "Ada"


# What was played.


def test_my_matches_and_the_book_show_what_was_played(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server) as bob:
        for visitor, name in ((ada, "Ada"), (bob, "Bob")):
            visitor.ask("PUT", "/api/me", {"name": name})
        matches = [play_out(ada, bob) for _ in range(2)]
        ada.open_table([ME, OPEN], "hill")
        ada.go("/matches")
        expect(ada.page.locator("article")).to_have_count(2)
        expect(ada.page.get_by_role("heading", name="Going on")).to_be_visible()
        check(ada)
        with ada.page.expect_download() as download:
            ada.page.get_by_role("link", name="All as files").click()
        with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
            assert len(archive.namelist()) == 2
        card = ada.page.locator("article").first
        card.get_by_role("button").click()
        card.get_by_role("button").click()
        expect(ada.page.locator("article")).to_have_count(1)
        ada.page.get_by_role("link", name="Replay").click()
        expect(ada.page.locator(".match, .replay").first).to_be_visible()
        assert matches[0] in ada.page.url

        for visitor in (ada, bob):
            visitor.go("/book")
            expect(visitor.page.locator("tbody tr").first).to_be_visible()
            expect(visitor.page.get_by_text("±").first).to_be_visible()
            check(visitor)
        for name in ("Ada", "Bob"):
            bob.page.get_by_role("checkbox", name=f"Compare: {name}").first.check()
        bob.button("Compare the two").click()
        expect(bob.page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"[0-2] : [0-2]"))
        check(bob)
        bob.go("/me")
        bob.page.get_by_label("Show ratings").uncheck()
        bob.wait(lambda: not bob.ask("GET", "/api/me")["ratings"], "the preference")
        bob.go("/book")
        expect(bob.page.locator("tbody tr").first).to_be_visible()
        expect(bob.page.get_by_text("±")).to_have_count(0)
