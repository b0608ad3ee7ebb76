"""The academy: a scroll and power, capacity, and mages turned up instead of power (D80, D81)."""

from itertools import permutations

import pytest

from tests.djinn.places import goods, on_round, on_square
from tests.djinn.table import legal, play, question, refused, seat, table

THREE_DOWN = "power 0, mages root_digger! swamp_aunt! stone_granny!"


def test_D80_the_basic_action_gives_a_scroll_and_three_power() -> None:
    match = play(table(on_square("academy", "power 0")), "do basic")
    assert goods(match, "scrolls power coins") == [1, 3, 4]
    assert seat(match, "B")["capacity"] == "5"


def test_D80_X4_power_above_the_maximum_of_four_is_lost() -> None:
    match = play(table(on_square("academy", "power 3")), "do basic")
    assert goods(match, "scrolls power") == [1, 4]


def test_D80_X4_the_special_action_raises_the_capacity_before_the_power_comes() -> None:
    match = play(table(on_round("academy", "power 3")), "do special")
    assert goods(match, "scrolls power") == [1, 5]
    assert seat(match, "B")["capacity"] == "6"


def test_D80_on_the_round_space_the_basic_action_leaves_the_capacity_alone() -> None:
    match = play(table(on_round("academy", "power 3")), "do basic")
    assert goods(match, "scrolls power") == [1, 4]
    assert seat(match, "B")["capacity"] == "5"


def test_D80_a_tile_of_the_academy_gives_the_basic_action() -> None:
    match = table(on_square("market", "power 0, placed academy@inner_02"))
    play(match, "do tile")
    assert goods(match, "scrolls power") == [1, 3]
    assert seat(match, "B")["capacity"] == "5"


def test_D81_a_good_mentor_chooses_how_many_mages_to_turn_up() -> None:
    match = play(table(on_square("academy", f"{THREE_DOWN}, traits academy_flip")), "do basic")
    assert question(match) == "academy_flips B"
    assert legal(match) == ["mentor 0", "mentor 1", "mentor 2"]
    assert goods(match, "scrolls power") == [1, 0]


@pytest.mark.parametrize(("flips", "power"), [(0, 3), (1, 2), (2, 1)])
def test_D81_each_mage_costs_one_of_the_three_power(flips: int, power: int) -> None:
    match = play(table(on_square("academy", f"{THREE_DOWN}, traits academy_flip")), "do basic", f"mentor {flips}")
    while question(match) == "flip_mage B":
        play(match, legal(match)[0])
    assert goods(match, "power") == [power]
    assert seat(match, "B")["mages"].count("!") == 3 - flips


def test_D81_which_mages_is_chosen_as_a_set_in_any_order() -> None:
    mages = ["root_digger", "swamp_aunt", "stone_granny"]
    for first, second in permutations(mages, 2):
        match = play(table(on_square("academy", f"{THREE_DOWN}, traits academy_flip")), "do basic", "mentor 2")
        assert legal(match) == [f"flip {mage}" for mage in mages]
        play(match, f"flip {first}")
        assert legal(match) == [f"flip {mage}" for mage in mages if mage != first]
        play(match, f"flip {second}")
        assert seat(match, "B")["mages"] == " ".join(m if m in (first, second) else f"{m}!" for m in mages)


def test_D81_if_all_are_turned_up_it_is_not_asked_which() -> None:
    down = "power 0, mages root_digger! swamp_aunt!, traits academy_flip"
    match = play(table(on_square("academy", down)), "do basic", "mentor 2")
    assert seat(match, "B")["mages"] == "root_digger swamp_aunt"
    assert question(match) == "place_wizard Y"


def test_D81_once_the_number_is_chosen_as_many_are_turned_up() -> None:
    match = play(table(on_square("academy", f"{THREE_DOWN}, traits academy_flip")), "do basic", "mentor 1")
    assert legal(match) == ["flip root_digger", "flip swamp_aunt", "flip stone_granny"]
    refused(match, "pass", "(D81)")


def test_D81_no_more_than_lie_face_down() -> None:
    match = table(on_square("academy", "power 0, mages root_digger! swamp_aunt, traits academy_flip"))
    assert legal(play(match, "do basic")) == ["mentor 0", "mentor 1"]
    play(match, "mentor 1")
    assert seat(match, "B")["mages"] == "root_digger swamp_aunt"
    assert goods(match, "power") == [2]


def test_D81_without_a_mage_face_down_there_is_nothing_to_choose() -> None:
    match = play(table(on_square("academy", "power 0, mages swamp_aunt, traits academy_flip")), "do basic")
    assert question(match) == "place_wizard Y"
    assert goods(match, "power") == [3]


def test_D81_without_the_trait_mages_stay_as_they_are() -> None:
    match = play(table(on_square("academy", THREE_DOWN)), "do basic")
    assert goods(match, "power") == [3]
    assert seat(match, "B")["mages"].count("!") == 3


def test_D81_it_works_in_the_special_action_too_after_the_capacity() -> None:
    match = play(table(on_round("academy", f"{THREE_DOWN}, traits academy_flip")), "do special")
    assert question(match) == "academy_flips B"
    assert seat(match, "B")["capacity"] == "6"
    play(match, "mentor 2", "flip root_digger", "flip stone_granny")
    assert goods(match, "scrolls power") == [1, 1]


def test_D81_mages_are_turned_up_even_where_the_power_would_be_lost() -> None:
    match = table(on_square("academy", "power 4, mages swamp_aunt!, traits academy_flip"))
    play(match, "do basic", "mentor 1")
    assert goods(match, "power") == [4]
    assert seat(match, "B")["mages"] == "swamp_aunt"


def test_D81_a_tile_of_the_academy_asks_too() -> None:
    match = table(on_square("market", f"{THREE_DOWN}, traits academy_flip, placed academy@inner_02"))
    assert legal(play(match, "do tile")) == ["mentor 0", "mentor 1", "mentor 2"]
