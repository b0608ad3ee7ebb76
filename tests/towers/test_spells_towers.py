"""Advance a tower, Headwind for a tower, Swap the battlements (T20, T21, T23; T17–T19 by spell)."""

import pytest

from abraka.core.errors import Illegal, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, PotionFilled, Revealed, TowerMoved, TowersSwapped, Trapped
from tests.towers.table import legal, play, potions, table, told, track

SPELLS = {"advance-tower": 2, "headwind-tower": -2}
REST = "13: #4 #5 #6 #7 #8 #9"
ALL_TOWERS = [f"tower #{number}" for number in range(1, 10)]


def casting(spell: str, land: str, full: int = 3) -> Match:
    """Blue has just cast the spell in the advanced game, with so many full potions before."""
    match = table(
        f"options variant=advanced | spells advance-tower headwind-tower swap raven | {land} | "
        f"potions B {6 - full}/{full}/0 | hand B w4 w5 t5 | to act B"
    )
    return play(match, f"cast {spell}")


# Advance a tower, Headwind for a tower.


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T20_a_tower_goes_exactly_two_spaces(spell: str, steps: int) -> None:
    match = casting(spell, f"0: C | 5: #1[B Y] | 9: #2 #3[Y] | {REST}")
    assert (match.to_act, match.prompt, legal(match)) == (0, "target_tower", ALL_TOWERS)
    play(match, "tower #1")
    assert told(match, TowerMoved) == [TowerMoved(1, 5, 5 + steps, 0)]
    assert track(match) == f"0: C | {5 + steps}: #1[B Y] | 9: #2 #3[Y] | {REST}"
    assert (match.to_act, match.prompt) == (0, "turn")


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
@pytest.mark.parametrize(
    ("tower", "left", "gone"),
    [
        (3, "(Y) #1[B] #2[Y]", "#3[B]"),
        (2, "(Y) #1[B]", "#2[Y] #3[B]"),
        (1, "(Y)", "#1[B] #2[Y] #3[B]"),
    ],
)
def test_T20_the_tower_may_be_taken_from_any_floor(spell: str, steps: int, tower: int, left: str, gone: str) -> None:
    match = casting(spell, f"0: C | 5: (Y) #1[B] #2[Y] #3[B] | {REST}")
    play(match, f"tower #{tower}")
    assert f"5: {left} |" in track(match)
    assert f"{5 + steps}: {gone} |" in track(match)


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_tower_moved_by_a_spell_onto_wizards_fills_a_potion(spell: str, steps: int) -> None:
    match = casting(spell, f"0: C | 5: #1[B] | {5 + steps}: #2[Y Y] | 9: #3 | {REST}")
    play(match, "tower #1")
    assert told(match, Trapped) == [Trapped(1, 2, 5 + steps)]
    assert told(match, PotionFilled) == [PotionFilled(0)]
    assert f"{5 + steps}: #2[Y Y] #1[B]" in track(match)
    assert potions(match) == "2/3/1"


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_tower_moved_by_a_spell_onto_nobody_fills_none(spell: str, steps: int) -> None:
    match = casting(spell, f"0: C | 5: #1[B] | {5 + steps}: (Y) #2 | 9: #3 | {REST}")
    play(match, "tower #1")
    assert told(match, PotionFilled) == []
    assert potions(match) == "3/2/1"


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_spell_puts_no_tower_on_the_castle_in_either_direction(spell: str, steps: int) -> None:
    match = casting(spell, f"5: C | {5 - steps}: #1[B] #2 #3[Y] | {REST}")
    assert legal(match) == ALL_TOWERS[3:]
    for tower in (1, 2, 3):
        with pytest.raises(Illegal, match="T17"):
            match.apply(f"tower #{tower}")


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_nor_on_a_castle_that_stands_on_a_stack(spell: str, steps: int) -> None:
    match = casting(spell, f"5: (Y) #2 #3 C | {5 - steps}: #1[B] | {REST}")
    assert "tower #1" not in legal(match)
    with pytest.raises(Illegal, match="T17"):
        match.apply("tower #1")


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_tower_may_pass_the_castle_in_either_direction(spell: str, steps: int) -> None:
    match = casting(spell, f"5: C | {5 - steps // 2}: #1[B] | 9: #2 #3[Y] | {REST}")
    play(match, "tower #1")
    assert f"{5 + steps // 2}: #1[B]" in track(match)
    assert "5: C" in track(match)


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_tower_below_the_castle_carries_it_in_either_direction(spell: str, steps: int) -> None:
    match = casting(spell, f"5: #1[B] #2 C | {5 + steps}: (Y) | 9: #3 | {REST}")
    play(match, "tower #1")
    assert f"{5 + steps}: (Y) #1[B] #2 C" in track(match)
    assert (told(match, CastleFlew), potions(match)) == ([], "2/3/1")


@pytest.mark.parametrize(("spell", "steps"), SPELLS.items())
def test_T21_a_tower_crosses_the_ends_of_the_numbering(spell: str, steps: int) -> None:
    start = 15 if steps > 0 else 0
    match = casting(spell, f"7: C | {start}: #1[B] | 5: #2 #3[Y] | {REST}")
    play(match, "tower #1")
    assert told(match, TowerMoved) == [TowerMoved(1, start, 1 if steps > 0 else 14, 0)]


@pytest.mark.parametrize("spell", SPELLS)
def test_T19_a_tower_lifted_by_a_spell_shows_who_stood_below_and_is_not_put_back(spell: str) -> None:
    match = casting(spell, f"0: C | 5: (B) #1[B Y] #2 | 9: #3[Y] | {REST}")
    play(match, "tower #2")
    assert told(match, Revealed, seat=1) == [Revealed(0, 1, 5), Revealed(1, 1, 5)]
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


@pytest.mark.parametrize(("spell", "start"), [("advance-tower", 14), ("headwind-tower", 2)])
def test_T20_if_no_tower_can_go_the_spell_cannot_be_cast(spell: str, start: int) -> None:
    match = table(
        f"options variant=advanced | spells advance-tower headwind-tower swap raven | 0: C | "
        f"{start}: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y] | potions B 3/3/0 | hand B w4 w5 t5 | to act B"
    )
    assert f"cast {spell}" not in legal(match)
    with pytest.raises(Illegal, match="T27"):
        match.apply(f"cast {spell}")


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T20_advance_a_tower_in_the_base_game_takes_any_floor_and_fills_a_potion(edition: str) -> None:
    match = table(
        f"0: C | 5: (Y) #1[B] #2[Y] | 7: #3[Y] | {REST} | potions B 5/1/0 | hand B w4 w5 t5 | to act B", edition=edition
    )
    play(match, "cast advance-tower", "tower #2")
    assert track(match) == f"0: C | 5: (Y) #1[B] | 7: #3[Y] #2[Y] | {REST}"
    assert potions(match) == "4/1/1"


# Swap the battlements.


def test_T20_a_swap_exchanges_two_single_towers_with_the_wizards_on_them() -> None:
    match = casting("swap", f"0: C | 5: #1[B B] | 9: #2[Y] | 11: #3 | {REST}")
    assert (match.to_act, match.prompt) == (0, "swap_first")
    assert legal(match) == ["tower #1", "tower #2", "tower #3", "tower #9"]
    play(match, "tower #1")
    assert (match.to_act, match.prompt, legal(match)) == (0, "swap_second", ["tower #2", "tower #3", "tower #9"])
    play(match, "tower #2")
    assert told(match, TowersSwapped) == [TowersSwapped(1, 2)]
    assert track(match) == f"0: C | 5: #2[Y] | 9: #1[B B] | 11: #3 | {REST}"
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T20_a_swap_exchanges_the_tops_of_stacks_of_any_height() -> None:
    match = casting("swap", f"0: C | 5: #1[B] #2[Y] | 9: #3[B Y] | {REST}")
    play(match, "tower #2", "tower #9")
    assert track(match) == "0: C | 5: #1[B] #9 | 9: #3[B Y] | 13: #4 #5 #6 #7 #8 #2[Y]"
    match = casting("swap", f"0: C | 5: #1[B] #2[Y] | 9: #3[B Y] | {REST}")
    play(match, "tower #3", "tower #2")
    assert track(match) == f"0: C | 5: #1[B] #3[B Y] | 9: #2[Y] | {REST}"


def test_T20_it_is_all_the_same_which_of_the_two_is_named_first() -> None:
    tables = []
    for towers in (("tower #2", "tower #9"), ("tower #9", "tower #2")):
        match = casting("swap", f"0: C | 5: #1[B] #2[Y] | 9: #3[B Y] | {REST}")
        tables.append(track(play(match, *towers)))
    assert tables[0] == tables[1]


def test_T20_a_swap_traps_nobody_anew_and_fills_no_potion() -> None:
    match = casting("swap", f"0: C | 5: (Y) #1[B] | 9: #2[Y] #3 | {REST}", full=2)
    play(match, "tower #1", "tower #3")
    assert track(match) == f"0: C | 5: (Y) #3 | 9: #2[Y] #1[B] | {REST}"
    assert (told(match, Trapped), told(match, PotionFilled)) == ([], [])
    assert potions(match) == "4/0/2"
    assert [seat.trapped for seat in match.view(0).seats] == [0, 2]


def test_T19_a_swap_shows_all_who_stood_below_both_towers() -> None:
    match = casting("swap", f"0: C | 5: (Y Y) #1[B] | 9: #2[B Y] #3 | {REST}")
    play(match, "tower #1", "tower #3")
    for viewer in (SPECTATOR, 0, 1):
        assert told(match, Revealed, seat=viewer) == [Revealed(1, 2, 5), Revealed(0, 1, 9), Revealed(1, 1, 9)]
    # They are below a tower again.
    assert match.view(0).spaces[5].ground is None


def test_T19_a_swap_cannot_be_taken_back_but_its_first_choice_can() -> None:
    match = casting("swap", f"0: C | 5: #1[B] | 9: #2[Y] | 11: #3 | {REST}")
    play(match, "tower #1")
    match.undo()
    assert match.prompt == "swap_first"
    play(match, "tower #1", "tower #2")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_T20_only_top_towers_are_swapped() -> None:
    match = casting("swap", f"0: C | 5: #1[B] #2[Y] | 9: #3[B Y] | {REST}")
    assert legal(match) == ["tower #2", "tower #3", "tower #9"]
    for tower in (1, 8):
        with pytest.raises(Illegal, match="T20"):
            match.apply(f"tower #{tower}")


def test_T20_a_tower_is_not_swapped_with_itself() -> None:
    match = casting("swap", f"0: C | 5: #1[B] | 9: #2[Y] | 11: #3 | {REST}")
    play(match, "tower #1")
    with pytest.raises(Illegal, match="T20"):
        match.apply("tower #1")


def test_T23_a_stack_with_the_castle_on_top_takes_no_part_in_a_swap() -> None:
    match = casting("swap", f"5: #1[B] #2 C | 9: #3[Y] | 11: #4 | {REST.replace('#4 ', '')}")
    assert legal(match) == ["tower #3", "tower #4", "tower #9"]
    for tower in (1, 2):
        with pytest.raises(Illegal):
            match.apply(f"tower #{tower}")
    play(match, "tower #3")
    assert legal(match) == ["tower #4", "tower #9"]
    with pytest.raises(Illegal, match="T23"):
        match.apply("tower #2")


def test_T23_with_only_two_stacks_besides_the_castle_they_are_swapped_without_asking() -> None:
    match = casting("swap", "5: #1 C | 9: #3[Y] | 11: #2 #4 #5 #6 #7 #8 #9[B]")
    assert told(match, TowersSwapped) == [TowersSwapped(3, 9)]
    assert track(match) == "5: #1 C | 9: #9[B] | 11: #2 #4 #5 #6 #7 #8 #3[Y]"


def test_T23_with_only_one_stack_besides_the_castle_a_swap_cannot_be_cast() -> None:
    match = table(
        "options variant=advanced | spells advance-tower headwind-tower swap raven | 5: #1 C | "
        "9: #2 #3 #4 #5 #6 #7 #8 #9[B Y] | potions B 3/3/0 | hand B w4 w5 t5 | to act B"
    )
    assert "cast swap" not in legal(match)
    with pytest.raises(Illegal, match="T27"):
        match.apply("cast swap")


def test_T20_a_full_roof_is_swapped_as_any_other() -> None:
    match = casting("swap", f"0: C | 5: #1[B B B Y Y Y] | 9: (B) #2[Y] | 11: #3 | {REST}")
    play(match, "tower #1", "tower #2")
    assert track(match) == f"0: C | 5: #2[Y] | 9: (B) #1[B B B Y Y Y] | 11: #3 | {REST}"
