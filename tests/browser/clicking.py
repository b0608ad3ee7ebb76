"""A player who knows what it wants, and does it by clicking: it brings wizards home and fills potions."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

ME: dict[str, Any] = {"kind": "me"}
MOST_DECISIONS = 900


def bot(level: str = "wizard") -> dict[str, Any]:
    """A bot's seat."""
    return {"kind": "bot", "level": level}


def keys_of(action: dict[str, Any]) -> str | None:
    """What is touched for an action; None: it is a button."""
    match action:
        case {"type": "play" | "throw" | "give", "card": card}:
            return f"card:{card}"
        case {"type": "wizard", "owner": owner, "space": space}:
            return f"wizard:{owner}:{space}"
        case {"type": "tower", "number": number}:
            return f"tower:{number}"
        case {"type": "cast" | "reserve", "spell": spell}:
            return f"spell:{spell}"
        case {"type": "castle", "way": way}:
            return f"castle:{way}"
        case {"type": "release", "owner": owner}:
            return f"release:{owner}"
    return None


def worth(event: dict[str, Any], seat: int) -> float:
    """How much a seat likes something to happen."""
    match event:
        case {"type": "wizard_entered", "owner": owner}:
            return 100 if owner == seat else -30
        case {"type": "potion_filled", "seat": who}:
            return 20 if who == seat else -5
        case {"type": "trapped", "owner": owner, "wizards": wizards}:
            return float(-12 * wizards if owner == seat else 3 * wizards)
        case {"type": "wizard_moved", "owner": owner}:
            return 4 if owner == seat else -1
        case {"type": "spell_cast" | "spell_reserved"}:
            return -15
    return 0


def paths(ways: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """All ways to their ends."""
    return [[way, *rest] for way in ways for rest in (paths(way["ways"]) or [[]])]


def events_of(path: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that a way brings about."""
    return [event for way in path for event in way["events"]]


class Clicker:
    """One person at a table, in one browser; of several seats it plays the one that is asked."""

    def __init__(
        self, visitor: Visitor, table: str, luck: int, like: Callable[[dict[str, Any], int], float] = worth
    ) -> None:
        self.visitor, self.table, self.like = visitor, table, like
        self.luck = random.Random(luck)

    def decide(self, seat: int) -> list[dict[str, Any]]:
        """Does what it likes best, step by step as a person would; says what it was."""
        before = self._version()
        way = self.choose(seat)
        self._confirm(way)
        self.visitor.wait(lambda: self._version() != before or self.visitor.is_over(), f"{way[-1]['text']} to be done")
        return way

    def choose(self, seat: int) -> list[dict[str, Any]]:
        """Picks what it likes best, without doing it yet."""
        told = self.visitor.ask("GET", f"/api/tables/{self.table}/match/ways?seat={seat}")
        way = max(paths(told["ways"]), key=lambda path: self._like(path, seat))
        for step in way:
            key = keys_of(step["action"])
            if key is not None and not self._is_picked(key):
                self._touch(key)
        return way

    def _confirm(self, way: list[dict[str, Any]]) -> None:
        """Confirms what is picked; what the picks leave open, or what needs none, is a button."""
        confirm = self.visitor.page.locator("button[data-confirm]")
        if confirm.count() > 0:
            confirm.click()
            return
        buttons = [self.visitor.page.locator(f'button[data-choice="{step["text"]}"]') for step in way]
        next(button for button in buttons if button.count() > 0).click()
        if confirm.count() > 0:  # it throws something away, and is asked about
            confirm.click()

    def _like(self, path: list[dict[str, Any]], seat: int) -> float:
        return self.luck.random() + sum(self.like(event, seat) for event in events_of(path))

    def _version(self) -> str | None:
        return self.visitor.page.locator(".match").get_attribute("data-version")

    def _is_picked(self, key: str) -> bool:
        """Whether a single way was left already, so that this needs no touch."""
        page = self.visitor.page
        return page.locator("button[data-confirm]").count() > 0 and self._of(key).count() == 0

    def _of(self, key: str) -> Locator:
        return self.visitor.page.locator(f'[data-pick~="{key}"]')

    def _touch(self, key: str) -> None:
        """Touches a piece or a card; in a stack with several choices, in the lens that opens."""
        self._of(key).first.click()
        inside = self.visitor.page.locator(f'dialog[open] [data-pick="{key}"]')
        if inside.count() > 0:
            inside.first.click()


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
