"""What lies on the boards of towers, hill and hocus explains itself, and what the others did last stays marked."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.clicking import ME, bot, table_of
from tests.browser.visitor import PHONE, Visitor
from tests.table.server import Server

LARGE = (1920, 1080)
LEGEND = "What everything means"
IN_LEGEND = {
    "towers": ["Raven castle", "Full potion", "New cards", "Advance a wizard"],
    "hill": ["Secret passage", "Ghost", "Raven", "Crystal ball", "Whirlwind", "Flying card", "Trapdoor", "Pushing"],
    "hocus": ["Cross", "Crown", "The minus", "instead of the roll", "Super-start", "Cleanse"],
}
MOST_STEPS = 120
READABLE = 14
SOME_TURNS = 20
RIVALS = [bot("random"), bot("random")]


class Driven:
    """A match that is driven over HTTP to where a test wants to look at it."""

    def __init__(self, visitor: Visitor, game: str, **wishes: Any) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.link = visitor.open_table([ME, *RIVALS], game, wishes or {"first": "1"})
        self.place = f"/api/tables/{table_of(self.link)}/match?seat=0"

    def seen(self) -> dict[str, Any]:
        """The match as the first seat sees it, when it is asked."""
        found: list[dict[str, Any]] = []

        def asked() -> bool:
            found[:] = [self.visitor.ask("GET", self.place)]
            return bool(found[0]["choices"])

        self.visitor.wait(asked, "to be asked")
        return found[0]

    def act(self, text: str) -> None:
        """Chooses something."""
        seen = self.seen()
        wish = {"type": "act", "id": f"a{seen['version']}", "version": seen["version"], "action": text}
        self.visitor.ask("POST", self.place, wish)

    def reach(self, wanted: Any, liked: tuple[str, ...] = ()) -> dict[str, Any]:
        """Plays on until it is so; prefers choices that begin like this."""
        for step in range(MOST_STEPS):
            seen = self.seen()
            if wanted(seen):
                return seen
            texts = [choice["text"] for choice in seen["choices"]]
            fit = [text for text in texts if text.startswith(liked)] if liked else []
            self.act((fit or texts)[step % len(fit or texts)])
        raise AssertionError("it never came to that")

    def show(self) -> None:
        """Opens the page, and waits until it asks."""
        self.visitor.go(self.link)
        expect(self.page.locator(".prompt[data-asked]")).to_be_visible()

    def dialog(self) -> Locator:
        """The sheet that is open."""
        return self.page.locator("dialog[open]")


@pytest.mark.parametrize("game", list(IN_LEGEND))
def test_a_legend_is_one_tap_away(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, game)
        match.show()
        ada.page.get_by_role("button", name=LEGEND, exact=True).tap()
        for title in IN_LEGEND[game]:
            expect(match.dialog()).to_contain_text(title)
        assert ada.axe() == []


@pytest.mark.parametrize("game", list(IN_LEGEND))
def test_a_card_is_shown_large_by_a_long_press_and_is_not_picked_by_it(
    browser: Browser, server: Server, game: str
) -> None:
    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, game)
        match.reach(lambda seen: seen["view"]["prompt"] == "turn" and seen["view"]["seats"][0]["hand"])
        match.show()
        card = ada.page.locator(".hand-card").first
        card.dispatch_event("contextmenu")
        expect(match.dialog().locator("p").first).not_to_be_empty()
        assert ada.axe() == []
        ada.page.keyboard.press("Escape")
        expect(match.dialog()).to_have_count(0)
        expect(ada.page.locator("button[data-confirm]")).to_have_count(0)
        expect(card).not_to_have_attribute("aria-pressed", "true")


def test_a_spell_that_is_too_dear_says_so_when_it_is_tapped(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, "towers")
        match.reach(lambda seen: seen["view"]["prompt"] == "turn" and seen["view"]["seats"][0]["full"] == 0)
        match.show()
        ada.page.locator(".hand-card.spell").first.tap()
        expect(match.dialog().locator(".why")).to_contain_text("you have 0")


def test_a_card_that_can_not_be_cast_says_why_when_it_is_tapped(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, "hocus")
        seen = match.reach(lambda seen: seen["view"]["blocked"])
        match.show()
        card = seen["view"]["blocked"][0]["card"]
        hand = seen["view"]["seats"][0]["hand"]
        ada.page.locator(".hand-card").nth(hand.index(card)).tap()
        expect(match.dialog().locator(".why")).not_to_be_empty()


@pytest.mark.parametrize("game", list(IN_LEGEND))
def test_the_last_moves_of_the_others_stay_marked_until_ones_own(browser: Browser, server: Server, game: str) -> None:
    with Visitor(browser, server) as ada:
        match = Driven(ada, game)
        goes = {"towers": "moved", "hill": "goblin_moved", "hocus": "moved"}[game]

        def others_moved(seen: dict[str, Any]) -> bool:
            told = ada.ask("GET", match.place.replace("/match?", "/match/story?"))["news"]
            mine = [at for at, one in enumerate(told) if one["kind"] == "act" and one["seat"] == 0]
            after = told[mine[-1] + 1 :] if mine else []
            return any(event["type"].endswith(goes) for one in after for event in one["events"])

        match.reach(lambda seen: seen["view"]["turn"] > len(RIVALS) + 1 and others_moved(seen))
        match.show()
        traces = ada.page.locator("[data-trace]")
        expect(traces.first).to_be_attached()
        assert {trace.get_attribute("data-trace") for trace in traces.all()} <= {"0", "1", "2"}
        ada.page.reload()
        expect(traces.first).to_be_attached()


def test_whom_a_spell_may_reach_lights_up_and_is_named_before_one_is_cast(browser: Browser, server: Server) -> None:
    def may_aim(seen: dict[str, Any]) -> bool:
        view = seen["view"]
        return view["can_cast"] and view["reach"] and not view["reaches_all"] and view["prompt"] in ("turn", "spell")

    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, "hocus")
        seen = match.reach(may_aim)
        match.show()
        lit = ada.page.locator("[data-reach]")
        assert sorted(int(one.get_attribute("data-reach") or -1) for one in lit.all()) == seen["view"]["reach"]
        names = [seat["name"] for seat in ada.ask("GET", f"/api/tables/{table_of(match.link)}")["seats"]]
        for seat in seen["view"]["reach"]:
            expect(ada.page.locator(".prompt")).to_contain_text(names[seat])


def test_the_last_roll_and_the_spells_cast_stay_in_the_middle(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        for _ in range(5):  # in some matches nobody has cast anything by then
            match = Driven(ada, "hocus")
            match.reach(lambda seen: seen["view"]["turn"] > SOME_TURNS, ("cast", "target"))
            told = ada.ask("GET", match.place.replace("/match?", "/match/story?"))["news"]
            events = [event for one in told for event in one["events"]]
            rolls = [event["die"] for event in events if event["type"] == "rolled"]
            cast = [event["spell"] for event in events if event["type"] == "spell_cast"]
            if cast:
                break
        match.show()
        last = ada.page.locator("[data-last]")
        expect(last).to_have_attribute("data-last", str(rolls[-1]))
        box = last.bounding_box()
        assert box is not None
        assert box["height"] > READABLE, "as large as text"
        shown = [one.get_attribute("data-lain") for one in ada.page.locator("[data-lain]").all()]
        assert shown == cast[-len(shown) :]
        assert shown


def test_a_floor_of_a_stack_is_taken_on_the_board_where_it_is_large_enough(browser: Browser, server: Server) -> None:
    def stacked(seen: dict[str, Any]) -> bool:
        texts = {choice["text"] for choice in seen["choices"]}
        stacks = [[f"tower #{floor['tower']}" for floor in one["floors"]] for one in seen["view"]["spaces"]]
        return any(len(texts.intersection(stack)) > 1 for stack in stacks)

    with Visitor(browser, server, LARGE) as ada:
        match = Driven(ada, "towers")
        seen = match.reach(stacked, liked=("play t", "use tower", "tower", "pass"))
        match.show()
        texts = [choice["text"] for choice in seen["choices"] if choice["text"].startswith("tower #")]
        for text in texts:
            key = text.replace("tower #", "tower:")
            ada.page.locator(f'.board [data-pick="{key}"]').click()
            expect(match.dialog()).to_have_count(0)
            expect(ada.page.locator("button[data-confirm]")).to_be_visible()
            ada.page.keyboard.press("Escape")


def test_every_goblin_shows_its_number_over_what_might_hide_it(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, PHONE) as ada:
        match = Driven(ada, "hill")
        seen = match.reach(lambda seen: seen["view"]["turn"] > 4)
        match.show()
        shown = ada.page.locator("[data-number]").evaluate_all(
            "all => all.map(one => [one.dataset.number, one.textContent.trim()])"
        )
        there = [one for one in seen["view"]["goblins"] if one["place"] is not None]
        assert len(shown) == len(there)
        assert dict(shown) == {f"goblin:{one['seat']}:{one['number']}": str(one["number"]) for one in there}
