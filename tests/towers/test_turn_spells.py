"""Spells within a turn of the base game, and turns that end at once (T14, T24)."""

import pytest

from abraka.core.errors import Illegal, NotYourTurn
from abraka.core.match import Match
from abraka.games.towers.events import Drew
from tests.towers.table import legal, play, potions, rolling, table, told, track

LAND = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
BEFORE = "0: C | 1: #1[Y] | 2: #2 #3 #4 #5 #6 #7 #8 #9 | 12: (B) | 15: (B)"
"""Blue's wizards one and four spaces before the castle."""

HAND = "hand B w1 w2 t5"
CASTS = ["cast advance-wizard", "cast advance-tower"]


def casts(match: Match) -> list[str]:
    """The spells that may be cast now."""
    return [action for action in legal(match) if action.startswith("cast")]


# T24: one spell, at any moment of one's own turn.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T24_a_spell_may_come_before_the_first_card(edition: str) -> None:
    match = table(f"{LAND} | {HAND} | potions B 3/3/0 | to act B", edition=edition)
    assert casts(match) == CASTS
    play(match, "cast advance-tower", "tower #9")
    assert track(match).endswith("| 8: #8 | 11: #9")
    assert (match.to_act, match.prompt) == (0, "turn")
    assert legal(match) == ["play w1", "play w2", "play t5", "redraw"]


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T24_a_spell_may_come_between_the_cards(edition: str) -> None:
    match = table(f"{LAND} | {HAND} | potions B 3/3/0 | to act B", edition=edition)
    play(match, "play w1", "wizard B 1")
    assert casts(match) == CASTS
    play(match, "cast advance-wizard", "wizard Y 2")
    assert (match.to_act, legal(match)) == (0, ["play w2", "play t5"])


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T24_a_spell_may_come_after_the_second_card_and_then_the_turn_is_over(edition: str) -> None:
    match = table(f"{LAND} | {HAND} | potions B 3/3/0 | to act B", edition=edition)
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 3")
    assert (match.to_act, match.prompt, legal(match)) == (0, "turn", [*CASTS, "pass"])
    assert match.view(0).seats[0].cards == 1
    play(match, "cast advance-tower", "tower #9")
    assert (match.to_act, match.view(0).seats[0].cards) == (1, 3)


def test_T24_after_the_second_card_one_may_do_without_a_spell() -> None:
    match = table(f"{LAND} | {HAND} | potions B 3/3/0 | to act B")
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 3", "pass")
    assert (match.to_act, potions(match), match.view(0).seats[0].cards) == (1, "3/3/0", 3)


def test_T24_without_a_spell_to_pay_for_the_turn_ends_with_the_second_card() -> None:
    match = table(f"{LAND} | {HAND} | potions B 3/0/3 | to act B")
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 3")
    assert match.to_act == 1


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T24_a_second_spell_in_the_same_turn_is_refused(edition: str) -> None:
    match = table(f"{LAND} | {HAND} | potions B 0/6/0 | to act B", edition=edition)
    play(match, "cast advance-tower", "tower #9")
    for spell in ("advance-tower", "advance-wizard"):
        with pytest.raises(Illegal, match="T24"):
            match.apply(f"cast {spell}")
    play(match, "play w1", "wizard B 1")
    assert casts(match) == []
    play(match, "play w2", "wizard B 3")
    assert (match.to_act, potions(match)) == (1, "0/5/1")


def test_T24_in_the_next_turn_a_spell_may_be_cast_again() -> None:
    match = table(f"{LAND} | {HAND} | potions B 0/6/0 | to act B")
    play(match, "cast advance-tower", "tower #9", "redraw", "pass")
    assert match.to_act == 1
    play(match, "redraw", "pass")
    assert (match.to_act, casts(match)) == (0, CASTS)


def test_T24_a_potion_filled_by_the_first_card_may_pay_in_the_same_turn() -> None:
    match = table(f"{LAND} | hand B t1 w2 t5 | to act B")
    assert casts(match) == []
    play(match, "play t1", "tower #1")
    assert (potions(match), casts(match)) == ("5/1/0", ["cast advance-tower"])


def test_T24_no_spell_comes_between_a_card_and_the_choice_of_its_piece() -> None:
    match = table(f"{LAND} | {HAND} | potions B 0/6/0 | to act B")
    play(match, "play w1")
    assert (match.prompt, casts(match)) == ("piece", [])
    with pytest.raises(Illegal, match="T24"):
        match.apply("cast advance-tower")


def test_T24_no_spell_comes_before_the_half_of_an_either_card_is_chosen_or_after_that() -> None:
    match = table(f"{LAND} | hand B t2w4 w1 w2 | potions B 0/6/0 | to act B")
    play(match, "play t2w4")
    with pytest.raises(Illegal, match="T24"):
        match.apply("cast advance-tower")
    play(match, "use tower")
    with pytest.raises(Illegal, match="T24"):
        match.apply("cast advance-tower")


def test_T24_no_spell_comes_between_a_roll_and_its_move() -> None:
    match = table(f"{LAND} | hand B wd2 w1 w2 | potions B 0/6/0 | to act B", key=rolling(3))
    play(match, "play wd2")
    assert match.prompt == "roll"
    with pytest.raises(Illegal, match="T24"):
        match.apply("cast advance-wizard")
    play(match, "keep")
    with pytest.raises(Illegal, match="T24"):
        match.apply("cast advance-wizard")


def test_T24_nobody_casts_in_anothers_turn() -> None:
    match = table(f"{LAND} | {HAND} | potions B 6/0/0 Y 0/6/0 | to act B")
    for action in ("play w1", "wizard B 1", "play w2", "wizard B 3"):
        assert match.to_act == 0
        with pytest.raises(NotYourTurn):
            match.apply("cast advance-tower", seat=1)
        play(match, action)
    assert (match.to_act, casts(match)) == (1, CASTS)


def test_T24_other_spells_than_the_two_are_not_in_play() -> None:
    match = table(f"{LAND} | {HAND} | potions B 0/6/0 | to act B")
    for spell in ("headwind-wizard", "headwind-tower", "swap", "raven", "piggyback", "free"):
        with pytest.raises(Illegal, match=r"in play.*T6"):
            match.apply(f"cast {spell}")


# T14: bringing one's own wizard in ends the turn at once.


def test_T14_the_turn_ends_with_the_first_card_and_the_hand_is_refilled_by_one() -> None:
    match = table(f"{BEFORE} | {HAND} | to act B")
    play(match, "play w1", "wizard B 15")
    assert match.view(0).seats[0].home == 4
    assert (match.to_act, match.prompt) == (1, "turn")
    assert told(match, Drew) == [Drew(0, 1)]
    assert match.view(0).seats[0].cards == 3


def test_T14_no_spell_may_follow_though_it_could_be_paid() -> None:
    match = table(f"{BEFORE} | {HAND} | potions B 0/6/0 | to act B")
    play(match, "play t5", "tower #9", "play w1", "wizard B 15")
    assert (match.to_act, potions(match)) == (1, "0/6/0")


def test_T14_a_spell_that_brings_the_own_wizard_in_ends_the_turn_before_any_card() -> None:
    match = table(f"{BEFORE} | {HAND} | potions B 3/3/0 | to act B")
    play(match, "cast advance-wizard", "wizard B 15")
    assert match.view(0).seats[0].home == 4
    assert (match.to_act, potions(match)) == (1, "3/1/2")
    assert list(match.view(0).seats[0].hand) == ["w1", "w2", "t5"]
    assert told(match, Drew) == []


def test_T14_a_spell_that_brings_the_own_wizard_in_between_the_cards_ends_the_turn() -> None:
    match = table(f"{BEFORE} | {HAND} | potions B 3/3/0 | to act B")
    play(match, "play t5", "tower #9", "cast advance-wizard", "wizard B 15")
    assert (match.to_act, match.view(0).seats[0].cards) == (1, 3)
    assert told(match, Drew) == [Drew(0, 1)]


def test_T14_so_two_own_wizards_never_come_in_by_two_cards_of_one_turn() -> None:
    match = table("0: C | 1: #1[Y] | 2: #2 #3 #4 #5 #6 #7 #8 #9 | 15: (B B) | hand B w1 w1 t5 | to act B")
    play(match, "play w1")
    assert match.view(0).seats[0].home == 4
    assert match.to_act == 1
