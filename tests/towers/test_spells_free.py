"""Free a wizard: lifting a tower, who comes out, and where to (T19–T21, T23)."""

import pytest

from abraka.core.errors import Illegal, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import (
    CastleFlew,
    Lifted,
    PotionFilled,
    Revealed,
    TurnBegan,
    WizardEntered,
    WizardFreed,
)
from tests.towers.table import legal, play, potions, table, told, track

REST = "13: #4 #5 #6 #7 #8 #9"
SPELLS = "spells free headwind-tower swap raven"


def before(land: str) -> Match:
    """Blue may cast the spell in the advanced game, with three full potions."""
    return table(f"options variant=advanced | {SPELLS} | {land} | potions B 3/3/0 | hand B w4 w5 t5 | to act B")


def freeing(land: str) -> Match:
    """Blue has just cast it."""
    return play(before(land), "cast free")


def polish(land: str) -> Match:
    """Blue has just cast it in the Polish master game, after having played a card."""
    match = table(
        f"options variant=master edition=pl | spells free | {land} | potions B 3/3/0 Y 6/0/0 | "
        "hand B t5 w4 w5 | to act B"
    )
    return play(match, "play t5", "cast free")


# Who comes out, and where to.


def test_T20_any_tower_on_any_floor_may_be_lifted() -> None:
    match = freeing(f"0: C | 5: (B) #1[Y] #2 #3[Y] | {REST}")
    assert (match.to_act, match.prompt) == (0, "lift")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]


def test_T20_an_own_wizard_on_the_ground_below_comes_to_the_roof() -> None:
    match = freeing(f"0: C | 5: (B Y) #1[Y] | 9: #2 #3 | {REST}")
    play(match, "tower #1")
    assert told(match, Lifted) == [Lifted(1, 0)]
    assert (match.to_act, match.prompt, legal(match)) == (0, "release", ["release B", "pass"])
    play(match, "release B")
    assert told(match, WizardFreed) == [WizardFreed(0, 5)]
    assert track(match) == f"0: C | 5: (Y) #1[B Y] | 9: #2 #3 | {REST}"
    assert potions(match) == "3/2/1"
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T20_from_deep_below_it_comes_to_the_topmost_roof_and_the_floors_stay_as_they_were() -> None:
    match = freeing(f"0: C | 5: (B) #1[B] #2[Y] #3[Y] | {REST}")
    play(match, "tower #2", "release B")
    assert track(match) == f"0: C | 5: (B) #1 #2[Y] #3[B Y] | {REST}"


def test_T20_only_the_level_directly_below_the_lifted_tower_counts() -> None:
    land = f"0: C | 5: (B) #1[Y] #2[B] #3[Y] | {REST}"
    match = freeing(land)
    play(match, "tower #2")
    # Below #2 is only yellow; the blue ones stand a level lower and a level higher.
    assert told(match, Revealed) == [Revealed(1, 1, 5)]
    assert (track(match), match.prompt) == (land, "turn")
    match = freeing(land)
    play(match, "tower #3", "release B")
    assert track(match) == f"0: C | 5: (B) #1[Y] #2 #3[B Y] | {REST}"
    match = freeing(land)
    play(match, "tower #1", "release B")
    assert track(match) == f"0: C | 5: #1[Y] #2[B] #3[B Y] | {REST}"


def test_T20_of_several_own_wizards_below_only_one_comes_out() -> None:
    match = freeing(f"0: C | 5: (B B B) #1[Y] | 9: #2 #3 | {REST}")
    play(match, "tower #1", "release B")
    assert track(match) == f"0: C | 5: (B B) #1[B Y] | 9: #2 #3 | {REST}"
    assert match.prompt == "turn"


def test_T20_others_wizards_below_cannot_be_freed() -> None:
    match = table(
        f"options variant=advanced | {SPELLS} | 0: C | 5: (B Y Y R) #1[Y] | 9: #2 #3 | {REST} | "
        "potions B 4/1/0 | to act B"
    )
    play(match, "cast free", "tower #1")
    assert told(match, Revealed) == [Revealed(0, 1, 5), Revealed(1, 2, 5), Revealed(2, 1, 5)]
    assert legal(match) == ["release B", "pass"]
    for owner in "YRG":
        with pytest.raises(Illegal, match="T20"):
            match.apply(f"release {owner}")
    play(match, "release B")
    assert track(match) == f"0: C | 5: (Y Y R) #1[B Y] | 9: #2 #3 | {REST}"


def test_T20_a_freed_wizard_may_be_moved_by_a_card_at_once() -> None:
    match = freeing(f"0: C | 5: (B) #1[Y] | 9: #2 #3 | {REST}")
    play(match, "tower #1", "release B", "play w5")
    assert track(match) == f"0: C | 5: #1[Y] | 9: #2 #3 | 10: (B) | {REST}"


def test_T20_freeing_fills_no_potion() -> None:
    match = freeing(f"0: C | 5: (B) #1[Y] | 9: #2 #3 | {REST}")
    play(match, "tower #1", "release B")
    assert told(match, PotionFilled) == []


# Nobody below, or nobody wanted.


def test_T20_with_no_own_wizard_below_nothing_happens_but_the_potion_is_lost() -> None:
    land = f"0: C | 5: (B) #1[Y] | 9: (Y) #2 #3 | {REST}"
    match = freeing(land)
    play(match, "tower #2")
    assert told(match, WizardFreed) == []
    assert told(match, Revealed, seat=1) == [Revealed(1, 1, 9)]
    assert (track(match), potions(match)) == (land, "3/2/1")
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T20_with_nobody_at_all_below_the_potion_is_lost_too() -> None:
    land = f"0: C | 5: (B) #1[Y] | 9: (Y) #2 #3 | {REST}"
    match = freeing(land)
    play(match, "tower #9")
    assert told(match, Lifted) == [Lifted(9, 0)]
    assert told(match, Revealed) == []
    assert (track(match), potions(match)) == (land, "3/2/1")


def test_T20_in_the_czech_edition_the_wizard_found_may_be_left_there() -> None:
    land = f"0: C | 5: (B) #1[Y] | 9: #2 #3 | {REST}"
    match = freeing(land)
    play(match, "tower #1", "pass")
    assert (track(match), potions(match)) == (land, "3/2/1")
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T20_in_the_polish_edition_the_wizard_found_goes_free_without_asking() -> None:
    match = polish(f"0: C | 5: (B Y) #1[Y] | 9: #2 #3 | {REST}")
    play(match, "tower #1")
    assert told(match, WizardFreed) == [WizardFreed(0, 5)]
    assert track(match) == f"0: C | 5: (Y) #1[B Y] | 9: #2 #3 | {REST}"
    assert match.prompt != "release"


def test_T20_in_the_polish_edition_a_useless_lift_costs_the_potion_as_well() -> None:
    land = f"0: C | 5: (B Y) #1[Y] | 9: #2 #3 | {REST}"
    match = polish(land)
    play(match, "tower #3")
    assert (track(match), potions(match)) == (land, "3/2/1")


# The castle on top.


def test_T20_with_the_castle_on_top_the_freed_wizard_enters_and_the_castle_flies() -> None:
    match = freeing(f"5: (B Y) #2 C | 9: #1 #3[Y] | {REST}")
    play(match, "tower #2", "release B")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert told(match, CastleFlew) == [CastleFlew(5, 8)]
    assert track(match) == f"5: (Y) #2 | 8: C | 9: #1 #3[Y] | {REST}"
    assert match.view(0).seats[0].home == 5


def test_T21_the_own_wizard_freed_into_the_castle_ends_the_turn() -> None:
    match = freeing(f"5: (B Y) #2 C | 9: #1 #3[B] | {REST}")
    play(match, "tower #2", "release B")
    assert told(match, TurnBegan) == [TurnBegan(1, 2)]
    assert (match.to_act, match.view(0).seats[0].hand) == (1, ("w4", "w5", "t5"))


def test_T20_from_any_floor_below_the_castle_the_way_leads_into_it() -> None:
    match = freeing(f"5: (B) #1[B] #2[Y] #3 C | {REST}")
    play(match, "tower #1", "release B")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert track(match) == f"5: #1[B] #2[Y] #3 | 8: C | {REST}"


def test_T20_with_the_castle_on_top_the_wizard_may_stay_below_in_the_czech_edition() -> None:
    land = f"5: (B Y) #2 C | 9: #1 #3[Y] | {REST}"
    match = freeing(land)
    play(match, "tower #2", "pass")
    assert (track(match), match.to_act, match.prompt) == (land, 0, "turn")


def test_T20_in_the_polish_edition_it_enters_at_once_and_the_turn_is_over() -> None:
    match = polish(f"5: (B Y) #2 C | 9: #1 #3[Y] | {REST}")
    play(match, "tower #2")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert track(match) == f"5: (Y) #2 | 8: C | 9: #1 #3[Y] | {REST}"
    assert match.to_act == 1


# T23: full roofs.


def test_T23_a_stack_whose_roof_holds_six_cannot_be_chosen_on_any_floor() -> None:
    match = freeing(f"0: C | 5: (B) #1 #2[B B B Y Y Y] | 9: #3 | {REST}")
    assert legal(match) == [f"tower #{number}" for number in range(3, 10)]
    for tower in (1, 2):
        with pytest.raises(Illegal, match="T23"):
            match.apply(f"tower #{tower}")


def test_T23_a_roof_with_five_takes_the_sixth() -> None:
    match = freeing(f"0: C | 5: (B) #1 #2[B B Y Y Y] | 9: #3 | {REST}")
    play(match, "tower #1", "release B")
    assert track(match) == f"0: C | 5: #1 #2[B B B Y Y Y] | 9: #3 | {REST}"


def test_T23_a_full_level_inside_the_stack_does_not_matter() -> None:
    match = freeing(f"0: C | 5: (B) #1[B B B Y Y Y] #2 | 9: #3[Y] | {REST}")
    play(match, "tower #1", "release B")
    assert track(match) == f"0: C | 5: #1[B B B Y Y Y] #2[B] | 9: #3[Y] | {REST}"


def test_T23_the_castle_on_top_is_never_full() -> None:
    match = freeing(f"5: (B B B Y Y Y) #2 C | 9: #1 #3[Y] | {REST}")
    play(match, "tower #2", "release B")
    assert told(match, WizardEntered) == [WizardEntered(0, 5, 0)]
    assert track(match) == f"5: (B B Y Y Y) #2 | 8: C | 9: #1 #3[Y] | {REST}"


# Nothing leaks, nothing is taken back.


def test_T19_a_lifted_tower_shows_everybody_who_stands_below_while_it_is_asked() -> None:
    match = freeing(f"0: C | 5: (B Y) #1[Y] | 9: #2 #3 | {REST}")
    assert match.view(1).spaces[5].ground is None
    play(match, "tower #1")
    for viewer in (SPECTATOR, 0, 1):
        assert told(match, Revealed, seat=viewer) == [Revealed(0, 1, 5), Revealed(1, 1, 5)]
        assert match.view(viewer).spaces[5].ground == (1, 1)
    play(match, "release B")
    assert match.view(1).spaces[5].ground is None


@pytest.mark.parametrize("tower", [1, 3])
def test_T19_lifting_to_free_somebody_cannot_be_taken_back(tower: int) -> None:
    match = freeing(f"0: C | 5: (B Y) #1[Y] | 9: #2 #3 | {REST}")
    play(match, f"tower #{tower}")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_T20_without_a_trapped_wizard_of_ones_own_it_cannot_be_cast() -> None:
    match = before(f"0: C | 5: (Y) #1[B] | 9: #2 #3 | {REST}")
    assert "cast free" not in legal(match)
    with pytest.raises(Illegal, match="T27"):
        match.apply("cast free")
