"""Moving wizards: own visible ones, exact counts, full surfaces, into the castle (T10, T12–T14)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import NoEffect, WizardEntered, WizardMoved
from tests.towers.table import legal, play, table, told, track

FAR = "2: #2 #3 #4 #5 #6 #7 #8 #9[Y]"
"""The other eight towers in one stack, a yellow wizard on top."""


def home(match: Match) -> list[int]:
    """How many wizards of each seat are in the castle."""
    return [seat.home for seat in match.view(SPECTATOR).seats]


# T10: how a card moves a wizard.


def test_T10_a_visible_wizard_goes_two_spaces_forward() -> None:
    """The rulebook's picture: a visible wizard moves 2 forward."""
    match = table(f"0: C | {FAR} | 5: #1[B] | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert track(match) == f"0: C | {FAR} | 5: #1 | 7: (B)"
    assert told(match, WizardMoved) == [WizardMoved(0, 5, 7, 0)]


@pytest.mark.parametrize("steps", range(1, 6))
def test_T10_a_wizard_goes_exactly_as_far_as_the_card_says(steps: int) -> None:
    match = table(f"0: C | 5: (B) | 14: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y] | hand B w{steps} t1 t2 | to act B")
    play(match, f"play w{steps}")
    assert track(match) == f"0: C | {5 + steps}: (B) | 14: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y]"


def test_T10_spaces_with_towers_without_towers_and_the_castles_all_count() -> None:
    match = table("1: (Y) | 4: (B) | 5: #1 | 7: C | 8: #2 #3 #4 #5 #6 #7 #8 #9 | hand B w5 t1 t2 | to act B")
    play(match, "play w5")
    assert track(match) == "1: (Y) | 5: #1 | 7: C | 8: #2 #3 #4 #5 #6 #7 #8 #9 | 9: (B)"


def test_T10_a_wizard_that_ends_at_a_tower_stands_on_its_roof() -> None:
    match = table(f"0: C | {FAR} | 4: (B) | 5: (Y) #1 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == f"0: C | {FAR} | 5: (Y) #1[B]"


def test_T10_a_wizard_that_ends_at_a_stack_stands_on_its_topmost_roof() -> None:
    match = table("0: C | 4: (B) | 5: #1[Y] #2 #3[Y] | 6: #4 #5 #6 #7 #8 #9 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == "0: C | 5: #1[Y] #2 #3[B Y] | 6: #4 #5 #6 #7 #8 #9"


def test_T10_a_wizard_goes_down_from_a_high_stack_to_the_ground() -> None:
    match = table("0: C | 5: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y] | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == "0: C | 5: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y] | 6: (B)"


def test_T10_a_trapped_wizard_cannot_be_moved() -> None:
    match = table(f"0: C | {FAR} | 5: (B) #1 | 7: (B) | 9: (B) | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert legal(match) == ["wizard B 7", "wizard B 9"]
    with pytest.raises(Illegal, match="T10"):
        match.apply("wizard B 5")


def test_T10_a_wizard_below_another_tower_of_its_stack_is_trapped_even_if_one_stands_on_top() -> None:
    match = table("0: C | 5: #1[B] #2[Y] | 6: #3 #4 #5 #6 #7 #8 #9 | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, NoEffect) == [NoEffect(0, "w2")]


def test_T10_others_wizards_cannot_be_moved_by_a_card() -> None:
    match = table(f"0: C | {FAR} | 5: #1[Y] | 7: (B Y) | 9: (B) | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert legal(match) == ["wizard B 7", "wizard B 9"]
    for wizard in ("wizard Y 7", "wizard Y 5"):
        with pytest.raises(Illegal, match="T10"):
            match.apply(wizard)


def test_T10_of_several_on_one_roof_only_one_goes() -> None:
    match = table(f"0: C | {FAR} | 5: #1[B B Y] | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert track(match) == f"0: C | {FAR} | 5: #1[B Y] | 7: (B)"


def test_T10_a_wizard_goes_forward_only() -> None:
    match = table("0: C | 5: (B) | 6: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y] | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert "7: (B)" in track(match)
    assert "3: (B)" not in track(match)


def test_T10_a_card_for_wizards_moves_no_tower() -> None:
    match = table(f"0: C | {FAR} | 5: #1[B] | 7: (B) | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    with pytest.raises(Illegal, match="T10"):
        match.apply("tower #1")


# T12: six on a level.


def test_T12_a_wizard_may_not_go_to_a_roof_with_six() -> None:
    match = table(f"0: C | {FAR} | 4: (B) | 5: #1[B B B Y Y Y] | 6: (B) | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert legal(match) == ["wizard B 5", "wizard B 6"]
    with pytest.raises(Illegal, match="T12"):
        match.apply("wizard B 4")


def test_T12_a_wizard_may_not_go_to_a_ground_with_six() -> None:
    match = table("0: C | 4: #1[B] | 5: (B B B Y Y Y) | 6: #2 #3 #4 #5 #6 #7 #8 #9[B] | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert legal(match) == ["wizard B 5", "wizard B 6"]
    with pytest.raises(Illegal, match="T12"):
        match.apply("wizard B 4")


def test_T12_the_sixth_wizard_still_fits() -> None:
    match = table(f"0: C | {FAR} | 4: (B) | 5: #1[B B Y Y Y] | hand B w1 t1 t2 | to act B")
    play(match, "play w1", "wizard B 4")
    assert track(match) == f"0: C | {FAR} | 5: #1[B B B Y Y Y]"


def test_T12_the_limit_holds_against_other_colours_too() -> None:
    match = table(
        "0: C | 1: #3 #4 #5 #6 #7 #8 #9 | 4: #1[B] | 5: #2[Y Y R R G G] | 9: (B) | players 4 | "
        "hand B w1 t1 t2 | to act B"
    )
    play(match, "play w1")
    # The other one was the only one that could go.
    assert track(match) == "0: C | 1: #3 #4 #5 #6 #7 #8 #9 | 4: #1[B] | 5: #2[Y Y R R G G] | 10: (B)"


def test_T12_if_every_own_wizard_is_held_up_the_card_has_no_effect() -> None:
    land = "0: C | 1: #3 #4 #5 #6 #7 #8 #9 | 4: #1[B] | 5: #2[Y Y R R G G]"
    match = table(f"{land} | players 4 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert told(match, NoEffect) == [NoEffect(0, "w1")]
    assert (track(match), match.to_act, match.prompt) == (land, 0, "turn")


def test_T12_trapped_wizards_of_lower_levels_do_not_count() -> None:
    match = table("0: C | 4: (B) | 5: (B B Y Y Y Y) #1[B] #2 | 7: #3 #4 #5 #6 #7 #8 #9[Y] | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == "0: C | 5: (B B Y Y Y Y) #1[B] #2[B] | 7: #3 #4 #5 #6 #7 #8 #9[Y]"


def test_T12_a_full_space_may_be_passed() -> None:
    match = table(f"0: C | {FAR} | 4: (B) | 5: #1[B B B Y Y Y] | hand B w2 t1 t2 | to act B")
    play(match, "play w2", "wizard B 4")
    assert track(match) == f"0: C | {FAR} | 5: #1[B B B Y Y Y] | 6: (B)"


def test_T12_a_tower_with_six_may_cover_another_six_for_the_limit_is_one_levels() -> None:
    match = table(
        "0: C | 1: #3 #4 #5 #6 #7 #8 #9 | 4: #1[B B B Y Y Y] | 5: #2[R R R G G G] | players 4 | "
        "hand B t1 w2 w3 | to act B"
    )
    play(match, "play t1", "tower #1")
    assert track(match) == "0: C | 1: #3 #4 #5 #6 #7 #8 #9 | 5: #2[R R R G G G] #1[B B B Y Y Y]"


# T13: into the castle.


def test_T13_a_wizard_must_reach_the_castle_by_exact_count() -> None:
    match = table(f"0: C | {FAR} | 13: (B) | 14: #1 | hand B w3 t1 t2 | to act B")
    play(match, "play w3")
    assert told(match, WizardEntered) == [WizardEntered(0, 13, 0)]
    assert home(match) == [5, 4]
    assert "B" not in track(match)


def test_T13_with_too_many_steps_a_wizard_passes_the_castle() -> None:
    match = table(f"0: C | {FAR} | 13: (B) | 14: #1 | hand B w4 t1 t2 | to act B")
    play(match, "play w4")
    assert told(match, WizardEntered) == []
    assert track(match) == f"0: C | 1: (B) | {FAR} | 14: #1"


def test_T13_with_too_few_steps_a_wizard_stops_before_the_castle() -> None:
    match = table(f"0: C | {FAR} | 13: (B) | 14: #1 | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, WizardEntered) == []
    assert track(match) == f"0: C | {FAR} | 14: #1 | 15: (B)"


def test_T13_a_castle_on_a_tower_is_entered_as_well() -> None:
    match = table("2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 5: (B) | 7: #1 C | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert home(match) == [5, 4]


def test_T13_a_castle_on_a_high_stack_with_trapped_wizards_is_entered_as_well() -> None:
    match = table("5: #9[B] | 7: (Y Y Y) #1[B B B Y Y] #2 #3 #4 #5 #6 #7 #8 C | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert home(match) == [2, 0]
    assert "7: (Y Y Y) #1[B B B Y Y] #2 #3 #4 #5 #6 #7 #8" in track(match)


def test_T13_six_trapped_directly_below_do_not_fill_the_castle() -> None:
    match = table("2: #2 #3 #4 #5 #6 #7 #8 #9 | 5: (B) | 7: (B B B Y Y Y) #1 C | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert home(match) == [2, 2]


def test_T13_who_is_in_the_castle_stays_in_when_it_is_carried_and_when_it_flies() -> None:
    match = table("2: #2 #3 #4 #5 #6 #7 #8[Y] | 3: #9[Y] | 5: (B) | 7: #1 C | 15: (B) | hand B t1 w3 w5 | to act B")
    assert home(match) == [3, 3]
    play(match, "play t1", "tower #1")
    assert track(match) == "2: #2 #3 #4 #5 #6 #7 #8[Y] | 3: #9[Y] | 5: (B) | 8: #1 C | 15: (B)"
    assert home(match) == [3, 3]
    play(match, "play w3", "wizard B 5")
    assert track(match) == "2: #2 #3 #4 #5 #6 #7 #8[Y] | 3: #9[Y] | 8: #1 | 12: C | 15: (B)"
    assert home(match) == [4, 3]


# T14: the turn ends.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T14_a_wizard_brought_in_by_the_first_card_ends_the_turn(edition: str) -> None:
    match = table(f"0: C | {FAR} | 5: #1[B] | 13: (B) | hand B w3 t1 t2 | to act B", edition=edition)
    play(match, "play w3", "wizard B 13")
    assert (match.to_act, match.prompt, match.view(0).seats[0].cards) == (1, "turn", 3)


def test_T14_a_wizard_brought_in_by_the_second_card_ends_the_turn_with_two_cards_drawn() -> None:
    match = table(f"0: C | {FAR} | 5: #1[B] | 13: (B) | hand B w3 t1 t2 | to act B")
    play(match, "play t1", "tower #1", "play w3", "wizard B 13")
    assert (match.to_act, match.view(0).seats[0].cards) == (1, 3)
    assert match.view(0).discard == {"t1": 1, "w3": 1}


def test_T14_passing_the_castle_ends_no_turn() -> None:
    match = table(f"0: C | {FAR} | 5: #1[B] | 13: (B) | hand B w4 t1 t2 | to act B")
    play(match, "play w4", "wizard B 13")
    assert (match.to_act, match.prompt, legal(match)) == (0, "turn", ["play t1", "play t2"])
