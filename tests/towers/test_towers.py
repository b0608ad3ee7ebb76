"""Moving towers: from any floor, never onto the castle, potions for covered wizards, no peeping (T16–T19)."""

import pytest

from abraka.core.errors import Illegal, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import PotionFilled, Revealed, TowerMoved, Trapped
from tests.towers.table import legal, play, potions, table, told, track

REST = "14: #4 #5 #6 #7 #8 #9"
"""Six towers out of the way."""

ALL_TOWERS = [f"tower #{number}" for number in range(1, 10)]


def tower_card(land: str, steps: int, more: str = "") -> Match:
    """Blue has just played a tower card with so many steps."""
    return play(table(f"{land} | hand B t{steps} w4 w5 | to act B {more}"), f"play t{steps}")


# T16: which tower, with what, to where.


def test_T16_any_tower_may_be_moved_whoever_stands_on_it() -> None:
    match = tower_card("0: C | 3: #1[B] | 5: #2[Y] | 7: #3[B Y] | 9: #4 | 10: #5 #6 #7 #8 #9", 1)
    assert legal(match) == ALL_TOWERS


@pytest.mark.parametrize("steps", range(1, 6))
def test_T16_a_tower_goes_exactly_as_far_forward_as_the_card_says(steps: int) -> None:
    match = tower_card(f"0: C | 2: #2 | 3: #3[Y] | 5: #1[B] | {REST}", steps)
    play(match, "tower #1")
    assert track(match) == f"0: C | 2: #2 | 3: #3[Y] | {5 + steps}: #1[B] | {REST}"
    assert told(match, TowerMoved) == [TowerMoved(1, 5, 5 + steps, 0)]


def test_T16_the_wizards_on_the_tower_come_along() -> None:
    match = tower_card(f"0: C | 3: #2 #3 | 5: #1[B Y Y] | {REST}", 2)
    play(match, "tower #1")
    assert track(match) == f"0: C | 3: #2 #3 | 7: #1[B Y Y] | {REST}"


def test_T16_a_tower_lands_on_top_of_what_is_on_the_target_space() -> None:
    match = tower_card(f"0: C | 5: #1[B] | 7: #2 #3 | 8: (Y) | {REST}", 2)
    play(match, "tower #1")
    assert track(match) == f"0: C | 7: #2 #3 #1[B] | 8: (Y) | {REST}"


def test_T16_a_stack_may_grow_to_nine_floors() -> None:
    match = tower_card("0: C | 5: #1[B] | 7: #2 #3 #4 #5 #6 #7 #8 #9 | 8: (Y)", 2)
    play(match, "tower #1")
    assert track(match) == "0: C | 7: #2 #3 #4 #5 #6 #7 #8 #9 #1[B] | 8: (Y)"


def test_T16_from_a_stack_the_topmost_floor_may_be_taken() -> None:
    match = tower_card(f"0: C | 5: (Y) #1[Y] #2[B] #3[B] | {REST}", 3)
    play(match, "tower #3")
    assert track(match) == f"0: C | 5: (Y) #1[Y] #2[B] | 8: #3[B] | {REST}"


def test_T16_from_a_stack_a_middle_floor_may_be_taken_with_all_above_it() -> None:
    match = tower_card(f"0: C | 5: (Y) #1[Y] #2[B] #3[B] | {REST}", 3)
    play(match, "tower #2")
    assert track(match) == f"0: C | 5: (Y) #1[Y] | 8: #2[B] #3[B] | {REST}"


def test_T16_from_a_stack_the_lowest_floor_may_be_taken_with_all_above_it() -> None:
    match = tower_card(f"0: C | 5: (Y) #1[Y] #2[B] #3[B] | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"0: C | 5: (Y) | 8: #1[Y] #2[B] #3[B] | {REST}"


def test_T16_the_order_of_the_floors_stays_as_it_was() -> None:
    match = tower_card("0: C | 5: #9 #2[B] #7 #1[Y] | 8: #4 #3 #5 #6 #8", 3)
    play(match, "tower #2")
    assert track(match) == "0: C | 5: #9 | 8: #4 #3 #5 #6 #8 #2[B] #7 #1[Y]"


def test_T16_a_castle_on_the_tower_is_carried_along() -> None:
    match = tower_card(f"3: #2[B] #3[Y] | 5: #1 C | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"3: #2[B] #3[Y] | 8: #1 C | {REST}"


@pytest.mark.parametrize(
    ("tower", "after"),
    [
        (3, "5: (B) #1[Y] #2[B] | 8: #3 C"),
        (2, "5: (B) #1[Y] | 8: #2[B] #3 C"),
        (1, "5: (B) | 8: #1[Y] #2[B] #3 C"),
    ],
)
def test_T16_a_castle_on_a_stack_is_carried_along_from_whatever_floor(tower: int, after: str) -> None:
    match = tower_card(f"5: (B) #1[Y] #2[B] #3 C | {REST}", 3)
    play(match, f"tower #{tower}")
    assert track(match) == f"{after} | {REST}"


def test_T16_the_castle_itself_is_no_tower_so_a_castle_on_the_ground_stays() -> None:
    match = tower_card(f"4: C | 5: #1[B] #2 #3[Y] | {REST}", 3)
    assert legal(match) == ALL_TOWERS
    play(match, "tower #1")
    assert track(match) == f"4: C | 8: #1[B] #2 #3[Y] | {REST}"


def test_T16_a_card_for_towers_moves_no_wizard() -> None:
    match = tower_card(f"0: C | 5: #1[B] #2 #3[Y] | 7: (B) | {REST}", 3)
    with pytest.raises(Illegal, match="T16"):
        match.apply("wizard B 7")


# T17: never onto the castle.


def test_T17_a_tower_may_not_end_on_the_castles_space() -> None:
    match = tower_card(f"8: C | 3: #2[B] #3[Y] | 5: #1 | {REST}", 3)
    assert legal(match) == [tower for tower in ALL_TOWERS if tower != "tower #1"]
    with pytest.raises(Illegal, match="T17"):
        match.apply("tower #1")


def test_T17_not_from_any_floor_of_a_stack_at_that_distance() -> None:
    match = tower_card(f"8: C | 5: #1[B] #2 #3[Y] | {REST}", 3)
    assert legal(match) == ["tower #4", "tower #5", "tower #6", "tower #7", "tower #8", "tower #9"]
    for tower in (1, 2, 3):
        with pytest.raises(Illegal, match="T17"):
            match.apply(f"tower #{tower}")


def test_T17_not_under_or_over_a_castle_that_stands_on_a_stack() -> None:
    match = tower_card(f"5: #1[B] | 8: (Y) #2 #3 C | {REST}", 3)
    assert "tower #1" not in legal(match)
    with pytest.raises(Illegal, match="T17"):
        match.apply("tower #1")


def test_T17_a_tower_may_pass_the_castle() -> None:
    match = tower_card(f"8: C | 3: #2[B] #3[Y] | 5: #1 | {REST}", 4)
    play(match, "tower #1")
    assert track(match) == f"3: #2[B] #3[Y] | 8: C | 9: #1 | {REST}"


def test_T17_a_tower_that_carries_the_castle_may_go_wherever_a_tower_may() -> None:
    match = tower_card(f"3: #2[B] | 5: #1 C | 8: #3 | 13: (Y) | {REST}", 3)
    assert legal(match) == ALL_TOWERS
    play(match, "tower #1")
    assert track(match) == f"3: #2[B] | 8: #3 #1 C | 13: (Y) | {REST}"


# T18: covering wizards fills a potion.


def test_T18_a_tower_that_lands_on_a_wizard_on_the_ground_traps_it_and_fills_a_potion() -> None:
    match = tower_card(f"0: C | 3: #2 #3[B] | 5: #1 | 8: (Y) | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"0: C | 3: #2 #3[B] | 8: (Y) #1 | {REST}"
    assert told(match, Trapped) == [Trapped(1, 1, 8)]
    assert told(match, PotionFilled) == [PotionFilled(0)]
    assert (potions(match, 0), potions(match, 1)) == ("5/1/0", "6/0/0")


def test_T18_a_tower_that_lands_on_a_roof_with_wizards_traps_them_and_fills_a_potion() -> None:
    match = tower_card(f"0: C | 3: #2[B] | 5: #1[B] | 8: #3[Y] | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"0: C | 3: #2[B] | 8: #3[Y] #1[B] | {REST}"
    assert potions(match) == "5/1/0"


def test_T18_many_wizards_covered_at_once_fill_one_potion_only() -> None:
    match = tower_card(f"0: C | 5: #1 | 8: #3[B B Y Y Y] | 9: #2[B] | {REST}", 3)
    play(match, "tower #1")
    assert told(match, Trapped) == [Trapped(0, 2, 8), Trapped(1, 3, 8)]
    assert told(match, PotionFilled) == [PotionFilled(0)]
    assert potions(match) == "5/1/0"


def test_T18_own_wizards_count_too_even_if_they_are_the_only_ones() -> None:
    match = tower_card(f"0: C | 5: #1 | 8: #3[B B] | 9: #2[Y] | {REST}", 3)
    play(match, "tower #1")
    assert told(match, Trapped) == [Trapped(0, 2, 8)]
    assert potions(match) == "5/1/0"


def test_T18_a_tower_that_lands_on_nobody_fills_nothing() -> None:
    match = tower_card(f"0: C | 5: #1[B] | 8: #3 | 9: #2[Y] | {REST}", 3)
    play(match, "tower #1")
    assert told(match, PotionFilled) == []
    assert potions(match) == "6/0/0"


def test_T18_wizards_trapped_before_are_not_newly_covered() -> None:
    match = tower_card(f"0: C | 5: #1[B] | 8: (Y) #3[Y] #2 | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"0: C | 8: (Y) #3[Y] #2 #1[B] | {REST}"
    assert (told(match, Trapped), potions(match)) == ([], "6/0/0")


def test_T18_wizards_trapped_inside_the_moved_stack_are_not_newly_covered() -> None:
    match = tower_card(f"0: C | 5: #1[Y] #2[Y] #3[B] | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"0: C | 8: #1[Y] #2[Y] #3[B] | {REST}"
    assert (told(match, Trapped), potions(match)) == ([], "6/0/0")


def test_T18_a_tower_that_carries_the_castle_onto_wizards_fills_a_potion() -> None:
    match = tower_card(f"3: #2[B] | 5: #1 C | 8: #3[Y] | {REST}", 3)
    play(match, "tower #1")
    assert track(match) == f"3: #2[B] | 8: #3[Y] #1 C | {REST}"
    assert potions(match) == "5/1/0"


def test_T18_with_no_empty_potion_left_wizards_may_still_be_trapped_for_nothing() -> None:
    match = tower_card(f"0: C | 3: #2[B] | 5: #1 | 8: #3[Y] | {REST}", 3, "| potions B 0/4/2")
    play(match, "tower #1")
    assert told(match, Trapped) == [Trapped(1, 1, 8)]
    assert told(match, PotionFilled) == []
    assert potions(match) == "0/4/2"


def test_T18_the_last_empty_potion_is_filled_and_spent_ones_stay_spent() -> None:
    match = tower_card(f"0: C | 3: #2[B] | 5: #1 | 8: #3[Y] | {REST}", 3, "| potions B 1/2/3")
    play(match, "tower #1")
    assert potions(match) == "0/3/3"


def test_T18_each_of_two_cards_that_cover_wizards_fills_a_potion() -> None:
    match = table(f"0: C | 3: #2[B] | 5: #1 | 8: #3[Y] | {REST} | hand B t3 t5 w5 | to act B")
    play(match, "play t3", "tower #1", "play t5", "tower #2")
    assert track(match) == f"0: C | 8: #3[Y] #1 #2[B] | {REST}"
    assert potions(match) == "5/1/0"
    match = table(f"0: C | 3: #2[B] | 5: #1[B] | 8: #3[Y] | {REST} | hand B t3 t5 w5 | to act B")
    play(match, "play t3", "tower #1", "play t5", "tower #2")
    assert track(match) == f"0: C | 8: #3[Y] #1[B] #2[B] | {REST}"
    assert potions(match) == "4/2/0"


# T19: no peeping, no taking back.


def test_T19_trapped_wizards_are_hidden_from_everybody_but_their_number_is_public() -> None:
    match = table(f"0: C | 3: (Y) #2[B] #3[B] | 5: #1 | 8: (Y) | {REST} | hand B t3 w1 w2 | to act B")
    for viewer in (SPECTATOR, 0, 1):
        seen = match.view(viewer)
        space = seen.spaces[3]
        assert (space.ground, [floor.wizards for floor in space.floors]) == (None, [None, (1, 0)])
        assert seen.spaces[8].ground == (0, 1)
        assert [seat.trapped for seat in seen.seats] == [1, 1]


def test_T19_with_the_aided_memory_trapped_wizards_are_shown() -> None:
    match = table(f"0: C | 3: (Y) #2[B] #3[B] | 5: #1 | {REST} | hand B t3 w1 w2 | to act B", memory="aided")
    space = match.view(SPECTATOR).spaces[3]
    assert (space.ground, [floor.wizards for floor in space.floors]) == ((0, 1), [(1, 0), (1, 0)])


def test_T19_wizards_just_trapped_are_hidden_from_then_on() -> None:
    match = tower_card(f"0: C | 3: #2 #3[B] | 5: #1 | 8: (Y) | {REST}", 3)
    assert match.view(0).spaces[8].ground == (0, 1)
    play(match, "tower #1")
    assert match.view(0).spaces[8].ground is None
    assert match.view(0).seats[1].trapped == 1


def test_T19_lifting_a_tower_shows_all_who_stood_directly_below() -> None:
    match = tower_card(f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1 | {REST}", 3)
    play(match, "tower #3")
    for viewer in (SPECTATOR, 0, 1):
        assert told(match, Revealed, seat=viewer) == [Revealed(0, 2, 3), Revealed(1, 1, 3)]
    assert match.view(1).spaces[3].floors[0].wizards == (2, 1)
    assert match.view(1).spaces[3].ground is None


def test_T19_lifting_a_lower_floor_shows_nobody_further_up() -> None:
    match = tower_card(f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1 | {REST}", 3)
    play(match, "tower #2")
    assert told(match, Revealed) == [Revealed(1, 1, 3)]
    assert match.view(0).spaces[6].floors[0].wizards is None


@pytest.mark.parametrize("tower", [1, 2, 3])
def test_T19_a_tower_once_lifted_cannot_be_put_back_whether_or_not_somebody_was_below(tower: int) -> None:
    match = tower_card(f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1 | {REST}", 3)
    before = match.version
    play(match, f"tower #{tower}")
    assert not match.can_undo()
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()
    assert match.version == before + 1


def test_T19_a_card_may_be_taken_back_before_a_tower_is_lifted() -> None:
    match = tower_card(f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1 | {REST}", 3)
    match.undo()
    assert (match.prompt, match.view(0).discard) == ("turn", {})


def test_T19_a_wizards_walk_shows_nothing_and_may_be_taken_back() -> None:
    land = f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1[B] | {REST}"
    match = table(f"{land} | hand B w1 t1 t2 | to act B")
    play(match, "play w1", "wizard B 3")
    match.undo()
    assert (track(match), match.prompt) == (land, "piece")


def test_T19_what_the_castle_holds_is_public() -> None:
    match = table(f"0: C | 3: (Y) #2[B B Y] #3[B] | 5: #1 | {REST} | hand B t3 w1 w2 | to act B")
    for viewer in (SPECTATOR, 0, 1):
        assert [seat.home for seat in match.view(viewer).seats] == [2, 3]
