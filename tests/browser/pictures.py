"""The pictures of README and docs:  python -m tests.browser.pictures

Each is a page as it is, of a match that is really played.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from abraka.analysis.library import shipped
from tests.browser.clicking import MOST_DECISIONS, Clicker, finish, table_of
from tests.browser.conftest import FLAGS, chromium_path
from tests.browser.playing_out import play_out
from tests.browser.stranger import follow_hint, show_hint
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DECISIONS = 16
MOVES = {"hocus": 8, "hill": 18, "djinn": 40}
"""Choices before the picture of a game."""


def take(visitor: Visitor, name: str) -> None:
    """A picture of the page as it is."""
    visitor.page.wait_for_timeout(1200)
    visitor.page.screenshot(path=FOLDER / f"{name}.png")


def seats(*levels: str) -> list[dict[str, str]]:
    """Ada and some bots."""
    return [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "level": level} for level in levels)]


def of_pages(browser: Browser, server: Server) -> None:
    """The first page, the rules."""
    with Visitor(browser, server) as ada:
        ada.go("/")
        take(ada, "home")
        ada.go("/rules/towers")
        take(ada, "rules")


def of_match(browser: Browser, server: Server, name: str, size: tuple[int, int], theme: str) -> None:
    """The middle of a match, with a move that is about to be made."""
    with Visitor(browser, server, size, theme=theme) as ada:
        link = ada.open_table(seats("apprentice", "wizard"), options={"first": "1"})
        ada.go(link)
        clicker = Clicker(ada, table_of(link), 11)
        for _ in range(DECISIONS):
            ada.wait(ada.is_asked, "the turn")
            clicker.decide(0)
        for _ in range(DECISIONS):
            ada.wait(ada.is_asked, "the turn")
            clicker.choose(0)
            if ada.page.locator("button[data-confirm]").count() > 0:
                break
            clicker.decide(0)
        take(ada, name)


def of_game(browser: Browser, server: Server, game: str, size: tuple[int, int], theme: str) -> None:
    """The middle of a match of another game, with what the Archmage would do."""
    with Visitor(browser, server, size, theme=theme) as ada:
        ada.go(ada.open_table(seats("wizard", "wizard"), game, options={"first": "1"}))
        for _ in range(MOVES[game]):
            follow_hint(ada)
        ada.wait(ada.is_asked, "the turn")
        show_hint(ada)
        take(ada, game + ("-phone" if size == PHONE else ""))


def of_result(browser: Browser, server: Server) -> None:
    """What is shown when a match is over."""
    with Visitor(browser, server) as ada:
        link = ada.open_table(seats("apprentice"))
        ada.go(link)
        finish((Clicker(ada, table_of(link), 12), 0))
        take(ada, "after")


def of_puzzles(browser: Browser, server: Server) -> None:
    """A puzzle of each of three games."""
    for game in ("towers", "hill", "djinn"):
        with Visitor(browser, server) as ada:
            ada.go(f"/puzzles/{shipped(game)[0].id}")
            ada.page.get_by_text("Find the best move").wait_for()
            take(ada, f"puzzle-{game}")


def of_victory(browser: Browser, server: Server) -> None:
    """The moment in which somebody has won."""
    with Visitor(browser, server, pace="fast") as ada:
        link = ada.open_table(seats("apprentice"), "hocus")
        ada.go(link)
        clicker, won = Clicker(ada, table_of(link), 12), ada.page.locator("[data-victory]")
        for _ in range(MOST_DECISIONS):
            ada.wait(lambda: ada.is_asked() or won.count() > 0, "the turn or the end")
            if won.count() > 0:
                break
            clicker.decide(0)
        take(ada, "victory")


def of_talk(browser: Browser, server: Server) -> None:
    """Somebody says something while a match is played on a phone."""
    with Visitor(browser, server, PHONE) as ada, Visitor(browser, server) as ben:
        ben.ask("PUT", "/api/me", {"name": "Ben", "hat": 2, "colour": 3})
        link = ada.open_table([*seats("wizard"), {"kind": "open"}], options={"first": "1"})
        ben.ask("POST", f"/api/tables/{table_of(link)}/join", {"token": link.partition("#")[2]})
        for visitor in (ada, ben):
            visitor.go(link)
            visitor.wait(lambda visitor=visitor: visitor.page.locator(".match").count() > 0, "the match")  # type: ignore[misc]
        clicker = Clicker(ada, table_of(link), 11)
        for _ in range(2):
            ada.wait(ada.is_asked, "the turn")
            clicker.decide(0)
        ben.page.locator(".side .tabs button").last.click()
        ben.page.get_by_label("Say something").fill("Oh no, my last wizard was under that one!")
        ben.page.keyboard.press("Enter")
        ben.page.locator('[data-react="laugh"]').click()
        ada.page.locator("[data-felt]").wait_for()
        take(ada, "chat-phone")


EVENINGS = [("towers", 2), ("hocus", 3), ("hocus", 2)]
"""What Ada and Ben have played before the pictures of the house's book: games, and how often."""


def of_memories(browser: Browser, server: Server) -> None:
    """The lobby, and what the house remembers after some evenings."""
    with Visitor(browser, server) as ada, Visitor(browser, server) as ben:
        ada.ask("PUT", "/api/me", {"name": "Ada", "hat": 4, "colour": 5})
        ben.ask("PUT", "/api/me", {"name": "Ben", "hat": 2, "colour": 3})
        for number, (game, times) in enumerate(EVENINGS):
            for _ in range(times):
                play_out(*((ben, ada) if number == 1 else (ada, ben)), game=game)
        ada.open_table([{"kind": "me"}, {"kind": "bot", "level": "wizard"}], "hill", options={"first": "1"})
        for path, sign in (("matches", "article"), ("book", "tbody tr")):
            ada.go(f"/{path}")
            ada.page.locator(sign).first.wait_for()
            take(ada, path)
        link = ada.open_table([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "wizard"}])
        ben.ask("POST", f"/api/tables/{table_of(link)}/join", {"token": link.partition("#")[2], "seat": 1})
        ada.go(link)
        take(ada, "lobby")


def main() -> None:
    """All of them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        of_pages(browser, server)
        of_memories(browser, server)
        of_match(browser, server, "match", DESKTOP, "day")
        of_match(browser, server, "match-night", DESKTOP, "night")
        of_match(browser, server, "match-phone", PHONE, "day")
        of_result(browser, server)
        of_puzzles(browser, server)
        of_victory(browser, server)
        of_talk(browser, server)
        for game in MOVES:
            of_game(browser, server, game, DESKTOP, "day")
            of_game(browser, server, game, PHONE, "night" if game == "djinn" else "day")
        browser.close()


if __name__ == "__main__":
    main()
