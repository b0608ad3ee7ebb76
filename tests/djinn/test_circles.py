"""Circles that may be left inactive, asked only where that can be wise (D31)."""

import pytest

from abraka.core.match import Match
from abraka.games.djinn import events as happened
from tests.djinn.places import goods, on_round, on_square
from tests.djinn.table import legal, play, question, seat, table, told

TWO_SUFFICE = "scoring inactive_circles keys two_sets"
LAST_PLACED = "placed academy@outer_12 tavern@outer_04 workshop@outer_08 market@inner_06"
"""Without a secret tile left B reads the red list."""
AMBITIOUS = "traits private_goals, ambition third_of_kind few_secrets"


def starlit(own: str = "", *more: str) -> Match:
    """B uses a card that brings a circle and a coin, before acting."""
    board = f"power 0, coins 0, gear cloak_starlit{own and f', {own}'}"
    return play(table(on_square("academy", board, *more)), "use cloak_starlit")


def red(own: str = "", *more: str) -> Match:
    """B chooses the archive's red circle, which brings a key too."""
    board = f"power 0, {LAST_PLACED}{own and f', {own}'}"
    return play(table(on_round("archive", board, *more)), "do basic", "archive red_circle")


def test_D31_with_the_scoring_card_in_play_a_circle_of_equipment_may_be_declined() -> None:
    match = starlit("", TWO_SUFFICE)
    assert (question(match), legal(match)) == ("accept_circle B", ["accept", "pass"])
    play(match, "pass")
    assert told(match, happened.CircleDeclined) == [happened.CircleDeclined(0)]
    assert seat(match, "B")["circles"] == ". . # #"
    assert goods(match, "coins power") == [1, 0]  # the rest is gained all the same


def test_D31_it_may_be_accepted_and_brings_its_reward() -> None:
    match = play(starlit("", TWO_SUFFICE), "accept")
    assert seat(match, "B")["circles"] == ". . . #"
    assert goods(match, "coins power") == [1, 2]


def test_D31_the_red_circle_may_be_taken_for_its_key_alone() -> None:
    match = red("", TWO_SUFFICE)
    assert question(match) == "accept_circle B"
    play(match, "pass")
    assert (seat(match, "B")["circles"], goods(match, "keys power")) == (". . # #", [1, 0])


def test_D31_the_circle_of_an_award_may_be_declined() -> None:
    position = on_square("academy", "corked red 3, scrolls 0", TWO_SUFFICE, "offered award_1b")
    match = play(table(position), "award red")
    assert question(match) == "accept_circle B"
    play(match, "pass")
    assert (seat(match, "B")["circles"], goods(match, "scrolls")) == (". . # #", [2])


def test_D31_who_chooses_the_yellow_circle_wants_it() -> None:
    match = play(table(on_square("archive", "power 0", TWO_SUFFICE)), "do basic", "archive yellow_circle")
    assert (seat(match, "B")["circles"], goods(match, "power")) == (". . . #", [2])


@pytest.mark.parametrize(
    ("circles", "asks"),
    [(". . # #", True), (". . . #", False), ("x . # #", False), ("x brown # #", False), ("brown . # #", True)],
)
def test_D31_only_at_the_number_that_the_card_names(circles: str, asks: bool) -> None:
    trait = ", traits blocked_circle" if "x" in circles else ""
    match = starlit(f"circles {circles}{trait}", TWO_SUFFICE)
    assert (question(match) == "accept_circle B") == asks


def test_D31_without_such_a_card_nobody_is_asked() -> None:
    assert seat(starlit(), "B")["circles"] == ". . . #"
    assert seat(red(), "B")["circles"] == ". . . #"


def test_D31_who_has_private_cards_is_asked_whatever_they_are() -> None:
    """Else the question itself would show the card (D185)."""
    for cards in ("third_of_kind few_secrets", "third_of_kind inactive_circles"):
        match = starlit(f"traits private_goals, ambition {cards}")
        assert question(match) == "accept_circle B"


def test_D31_the_private_cards_of_another_ask_nobody_else() -> None:
    match = starlit("", "Y: traits private_goals, ambition third_of_kind inactive_circles")
    assert seat(match, "B")["circles"] == ". . . #"


def test_D31_alone_it_is_asked_for_the_task_of_two_active_circles() -> None:
    match = starlit("", "players 1")
    assert question(match) == "accept_circle B"
    assert seat(starlit("circles . . . #", "players 1"), "B")["circles"] == ". . . ."


def test_D31_the_question_says_what_the_circle_brings() -> None:
    match = starlit("", TWO_SUFFICE)
    game = match.game
    assert game.describe(match.view(0), game.actions.read("accept")) == "A circle becomes active: 2 power."
    assert game.describe(match.view(0), game.actions.read("pass")) == "Leave it."
