"""Die cards, and when the half of an either card is chosen (T11, T8)."""

import pytest

from abraka.core.errors import Illegal, Refusal
from abraka.core.match import Match
from abraka.games.towers.events import HalfChosen, NoEffect, Rolled, WizardMoved
from tests.towers.table import legal, play, rolling, table, told, track

LAND = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
LONE = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 #4 #5 #6 #7 #8 #9"
"""Blue has one wizard outside."""

BURIED = "0: C | 1: (B) #1 | 2: #2[Y] | 3: #3 #4 #5 #6 #7 #8 #9"
"""Blue has no visible wizard."""


def throwing(land: str, card: str, *dice: int, edition: str = "cs") -> Match:
    """Blue has just played a die card; the rolls will be these."""
    match = table(f"{land} | hand B {card} w2 t5 | to act B", key=rolling(*dice), edition=edition)
    return play(match, f"play {card}")


# How many rolls.


@pytest.mark.parametrize("die", range(1, 7))
def test_T11_an_either_die_card_is_rolled_once_and_moves_as_far_as_the_die_says(die: int) -> None:
    match = throwing(LONE, "d", die)
    assert told(match, Rolled) == [Rolled(0, die)]
    assert match.prompt == "half"
    play(match, "use wizard", "wizard B 1")
    assert told(match, WizardMoved) == [WizardMoved(0, 1, 1 + die, 0)]


def test_T11_a_single_die_is_not_rolled_again() -> None:
    match = throwing(LAND, "d", 4)
    assert legal(match) == ["use tower", "use wizard"]
    with pytest.raises(Illegal, match="does not answer"):
        match.apply("roll")


@pytest.mark.parametrize("card", ["wd2", "td2"])
def test_T11_two_dice_allow_one_more_roll(card: str) -> None:
    match = throwing(LAND, card, 4, 2)
    assert told(match, Rolled) == [Rolled(0, 4)]
    assert (match.to_act, match.prompt, legal(match)) == (0, "roll", ["roll", "keep"])
    play(match, "roll")
    assert told(match, Rolled) == [Rolled(0, 2)]
    assert match.prompt == "piece"
    with pytest.raises(Illegal, match="does not answer"):
        match.apply("roll")


@pytest.mark.parametrize("card", ["wd3", "td3"])
def test_T11_three_dice_allow_two_more_rolls(card: str) -> None:
    match = throwing(LAND, card, 4, 2, 5)
    play(match, "roll")
    assert (match.prompt, legal(match)) == ("roll", ["roll", "keep"])
    play(match, "roll")
    assert told(match, Rolled) == [Rolled(0, 5)]
    assert match.prompt == "piece"
    assert match.view(0).card.steps == 5


@pytest.mark.parametrize("card", ["wd2", "wd3"])
def test_T11_the_first_roll_may_be_kept(card: str) -> None:
    match = throwing(LAND, card, 4)
    play(match, "keep")
    assert told(match, Rolled) == []
    assert match.prompt == "piece"
    play(match, "wizard B 3")
    assert track(match) == "0: C | 1: #1[B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7[B] | 8: #8 | 9: #9"


def test_T11_with_three_dice_the_second_roll_may_be_kept() -> None:
    match = throwing(LAND, "td3", 4, 6)
    play(match, "roll", "keep", "tower #9")
    assert track(match).endswith("| 8: #8 | 15: #9")


def test_T11_each_new_roll_replaces_the_last_even_a_better_one() -> None:
    match = throwing(LONE, "wd2", 6, 1)
    play(match, "roll", "wizard B 1")
    assert track(match).startswith("0: C | 1: #1 | 2: #2[B Y]")


@pytest.mark.parametrize("die", range(1, 7))
def test_T11_a_tower_goes_as_far_as_the_die_says(die: int) -> None:
    match = throwing("0: C | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 4: #1[B]", "td2", die)
    play(match, "keep", "tower #1")
    assert f"{4 + die}: #1[B]" in track(match)


def test_T11_a_roll_cannot_be_taken_back() -> None:
    match = throwing(LAND, "wd2", 4, 2)
    with pytest.raises(Refusal, match="rolled"):
        match.undo()
    play(match, "roll")
    with pytest.raises(Refusal, match="rolled"):
        match.undo()


def test_T11_keeping_a_roll_may_be_taken_back_for_it_tells_nothing_new() -> None:
    match = throwing(LAND, "wd2", 4)
    play(match, "keep")
    match.undo()
    assert (match.prompt, legal(match)) == ("roll", ["roll", "keep"])


# After the roll: move, or decline.


@pytest.mark.parametrize("card", ["wd2", "td2", "wd3", "td3"])
def test_T11_in_the_czech_edition_the_roll_may_be_declined(card: str) -> None:
    match = throwing(LAND, card, 4)
    play(match, "keep")
    assert legal(match)[-1] == "pass"
    play(match, "pass")
    assert told(match, NoEffect) == [NoEffect(0, card)]
    assert (track(match), match.to_act, match.prompt) == (LAND, 0, "turn")
    assert match.view(0).discard == {card: 1}


def test_T11_in_the_czech_edition_the_only_piece_that_could_move_may_stay_too() -> None:
    match = throwing(LONE, "wd2", 4)
    play(match, "keep")
    assert legal(match) == ["wizard B 1", "pass"]
    play(match, "pass")
    assert (track(match), match.prompt) == (LONE, "turn")


@pytest.mark.parametrize("card", ["wd2", "td2"])
def test_T11_in_the_polish_edition_the_roll_must_be_carried_out(card: str) -> None:
    match = throwing(LAND, card, 4, edition="pl")
    play(match, "keep")
    assert "pass" not in legal(match)
    with pytest.raises(Illegal, match=r"Polish.*T11"):
        match.apply("pass")


def test_T11_in_the_polish_edition_the_only_possible_move_is_made_at_once() -> None:
    match = throwing(LONE, "wd2", 4, edition="pl")
    play(match, "keep")
    assert track(match) == "0: C | 1: #1 | 2: #2[Y] | 3: #3 #4 #5 #6 #7 #8 #9 | 5: (B)"
    assert match.prompt == "turn"


def test_T11_in_the_polish_edition_one_may_roll_again_but_not_after_the_last_roll() -> None:
    match = throwing(LAND, "wd2", 4, 2, edition="pl")
    play(match, "roll")
    assert (match.prompt, legal(match)) == ("piece", ["wizard B 1", "wizard B 3"])


# The either die card.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_on_an_either_die_card_tower_or_wizard_is_chosen_after_the_roll(edition: str) -> None:
    match = throwing(LAND, "d", 4, edition=edition)
    assert told(match, Rolled) == [Rolled(0, 4)]
    assert told(match, HalfChosen) == []
    assert (match.prompt, legal(match)) == ("half", ["use tower", "use wizard"])
    play(match, "use tower")
    assert told(match, HalfChosen) == [HalfChosen(0, "tower")]
    play(match, "tower #9")
    assert track(match).endswith("| 8: #8 | 13: #9")


def test_T11_an_either_die_card_may_be_declined_in_the_czech_edition_only() -> None:
    for half in ("tower", "wizard"):
        match = throwing(LAND, "d", 4)
        play(match, f"use {half}", "pass")
        assert (track(match), match.prompt) == (LAND, "turn")
        match = throwing(LAND, "d", 4, edition="pl")
        play(match, f"use {half}")
        with pytest.raises(Illegal, match="T11"):
            match.apply("pass")


def test_T11_an_either_die_card_leaves_the_tower_when_no_wizard_can_go() -> None:
    match = throwing(BURIED, "d", 4)
    assert told(match, HalfChosen) == [HalfChosen(0, "tower")]
    assert match.prompt == "piece"
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)] + ["pass"]


def test_T11_an_either_die_card_leaves_the_wizard_when_no_tower_can_go() -> None:
    match = throwing("0: C | 12: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y]", "d", 4)
    assert told(match, HalfChosen) == [HalfChosen(0, "wizard")]
    assert legal(match) == ["wizard B 12", "pass"]


# The either number card.


def test_T11_on_an_either_number_card_the_choice_is_made_when_it_is_played_and_stands() -> None:
    match = table(f"{LAND} | hand B t2w4 w2 t5 | to act B")
    play(match, "play t2w4")
    assert match.prompt == "half"
    play(match, "use tower")
    with pytest.raises(Illegal, match="T16"):
        match.apply("wizard B 1")
    play(match, "tower #9")
    assert track(match).endswith("| 8: #8 | 11: #9")


def test_T11_the_wizards_number_of_an_either_card_is_its_own() -> None:
    match = table(f"{LAND} | hand B t2w4 w2 t5 | to act B")
    play(match, "play t2w4", "use wizard")
    with pytest.raises(Illegal, match="T10"):
        match.apply("tower #9")
    play(match, "wizard B 1")
    assert track(match) == "0: C | 1: #1 | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5[B] | 6: #6 | 7: #7 | 8: #8 | 9: #9"


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_an_either_number_card_cannot_be_declined(edition: str) -> None:
    for half in ("tower", "wizard"):
        match = table(f"{LAND} | hand B t2w4 w2 t5 | to act B", edition=edition)
        play(match, "play t2w4", f"use {half}")
        with pytest.raises(Illegal, match="T8"):
            match.apply("pass")


# Rolls without a legal target.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_last_roll_that_nothing_can_use_has_no_effect_and_the_turn_goes_on(edition: str) -> None:
    match = throwing(BURIED, "wd2", 4, 2, edition=edition)
    assert legal(match) == ["roll", "keep"]
    play(match, "roll")
    assert told(match, NoEffect) == [NoEffect(0, "wd2")]
    assert (track(match), match.to_act, match.prompt) == (BURIED, 0, "turn")


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_kept_roll_that_nothing_can_use_has_no_effect_and_the_turn_goes_on(edition: str) -> None:
    land = "0: C | 12: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y]"
    match = throwing(land, "td3", 4, edition=edition)
    play(match, "keep")
    assert told(match, NoEffect) == [NoEffect(0, "td3")]
    assert (track(match), match.to_act, match.prompt) == (land, 0, "turn")


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_useless_roll_may_be_replaced_by_one_that_can_be_used(edition: str) -> None:
    match = throwing("0: C | 12: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y]", "td2", 4, 5, edition=edition)
    play(match, "roll")
    assert (match.prompt, legal(match)[0]) == ("piece", "tower #1")
    play(match, "tower #9")
    assert track(match) == "0: C | 1: #9[B Y] | 12: #1 #2 #3 #4 #5 #6 #7 #8"


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_an_either_die_card_that_nothing_can_use_has_no_effect(edition: str) -> None:
    land = "0: C | 12: (B) #1 #2 #3 #4 #5 #6 #7 #8 #9[Y]"
    match = throwing(land, "d", 4, edition=edition)
    assert told(match, NoEffect) == [NoEffect(0, "d")]
    assert (track(match), match.to_act, match.prompt) == (land, 0, "turn")
