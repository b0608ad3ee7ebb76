"""The archive: each option, yellow and red, secret tiles, circles (D90–D96)."""

import pytest

from abraka.games.djinn import events as happened
from abraka.games.djinn.content import load_content
from abraka.games.djinn.content.parts import Option
from tests.djinn.places import ALL_KEY_USES, gained, goods, on_round, on_square, worth
from tests.djinn.table import legal, play, question, refused, seat, table, told

OPTIONS = load_content().archive.option
STRIP = "strip academy tavern catacombs market"
YELLOW = f"coins 0, power 0, mages root_digger! swamp_aunt!, {STRIP}"
PLACED = "strip -, placed tavern@inner_06 academy@inner_10 market@outer_12 catacombs@outer_04"
RED = f"coins 0, power 0, mages root_digger! swamp_aunt!, {PLACED}"
ONE_LEFT = "strip academy, placed tavern@inner_06 market@outer_12 catacombs@outer_04"
ALL_YELLOW = ["yellow_place_secret", "yellow_coins", "yellow_scroll", "yellow_flip", "yellow_circle"]
ALL_RED = ["red_coins", "red_scroll", "red_flip", "red_circle"]


def named(options: list[str]) -> list[str]:
    """The actions that choose these options."""
    return [f"archive {option}" for option in options]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.id)
def test_D90_each_option_gives_what_it_listed(option: Option) -> None:
    match = table(on_square("archive", YELLOW if option.list == "yellow" else RED))
    expected = worth(option.gain)
    if "circle" in expected:
        expected["power"] = expected.get("power", 0) + 2  # the third circle's own reward
    assert gained(match, "do basic", f"archive {option.id}") == expected


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        ("yellow_coins", [2, 0, 0, 0]),
        ("yellow_scroll", [0, 1, 0, 0]),
        ("yellow_circle", [0, 0, 2, 0]),
        ("red_coins", [4, 0, 0, 0]),
        ("red_scroll", [0, 1, 2, 0]),
        ("red_circle", [0, 0, 2, 1]),
    ],
)
def test_D90_the_rulebook_numbers(option: str, expected: list[int]) -> None:
    match = table(on_square("archive", RED if option.startswith("red") else YELLOW))
    play(match, "do basic", f"archive {option}")
    assert goods(match, "coins scrolls power keys") == expected


def test_D90_the_basic_action_offers_the_yellow_list_until_the_last_tile_is_placed() -> None:
    match = play(table(on_square("archive", YELLOW)), "do basic")
    assert question(match) == "archive_option B"
    assert legal(match) == named(ALL_YELLOW)
    refused(match, "archive red_coins", "(D90, D94)")
    refused(match, "pass", "can't pass")


def test_D90_and_the_red_list_afterwards() -> None:
    match = play(table(on_square("archive", RED)), "do basic")
    assert legal(match) == named(ALL_RED)
    refused(match, "archive yellow_coins", "(D90, D94)")


def test_D90_the_basic_action_is_one_option() -> None:
    for position in (on_square("archive", YELLOW), on_round("archive", YELLOW)):
        match = play(table(position), "do basic", "archive yellow_coins")
        assert question(match) == "place_wizard Y"


def test_D90_the_special_action_is_two_different_options() -> None:
    match = play(table(on_round("archive", YELLOW)), "do special", "archive yellow_coins")
    others = [option for option in ALL_YELLOW if option != "yellow_coins"]
    assert legal(match) == [*named(others), "pass"]
    refused(match, "archive yellow_coins", "(D90)")
    play(match, "archive yellow_scroll")
    assert goods(match, "coins scrolls") == [2, 1]
    assert question(match) == "place_wizard Y"


def test_D90_the_second_option_may_be_left_out_but_not_the_first() -> None:
    match = play(table(on_round("archive", YELLOW)), "do special")
    refused(match, "pass", "can't pass")
    play(match, "archive yellow_coins", "pass")
    assert goods(match, "coins scrolls") == [2, 0]
    assert question(match) == "place_wizard Y"


def test_D90_between_the_options_there_is_a_window_but_none_before_the_first() -> None:
    match = play(table(on_round("archive", f"{YELLOW}, keys 1")), "do special")
    assert not set(ALL_KEY_USES) & set(legal(match))
    play(match, "archive yellow_coins")
    assert set(ALL_KEY_USES) <= set(legal(match))
    play(match, "key power", "archive yellow_scroll")
    assert goods(match, "coins scrolls power keys") == [2, 1, 1, 0]


def test_D90_the_last_tile_as_first_option_makes_the_second_one_red() -> None:
    match = table(on_round("archive", f"coins 0, power 0, mages swamp_aunt!, {ONE_LEFT}"))
    play(match, "do special", "archive yellow_place_secret")
    play(match, "at inner_02")
    assert legal(match) == [*named(ALL_RED), "pass"]


def test_D91_turning_a_mage_up_needs_one_that_lies_face_down() -> None:
    match = play(table(on_square("archive", f"mages swamp_aunt, {STRIP}")), "do basic")
    assert legal(match) == named(["yellow_place_secret", "yellow_coins", "yellow_scroll", "yellow_circle"])


def test_D91_the_circle_needs_an_inactive_one() -> None:
    match = play(table(on_square("archive", f"circles . . . ., mages swamp_aunt!, {STRIP}")), "do basic")
    assert legal(match) == named(["yellow_place_secret", "yellow_coins", "yellow_scroll", "yellow_flip"])


def test_D91_the_red_circle_may_be_taken_for_the_key_alone() -> None:
    match = play(table(on_square("archive", f"circles . . . ., {PLACED}")), "do basic", "archive red_circle")
    assert goods(match, "keys power") == [1, 3]
    assert seat(match, "B")["capacity"] == "5"


def test_D91_with_no_key_left_either_the_red_circle_is_not_offered() -> None:
    match = table(on_square("archive", f"circles . . . ., {PLACED}", "Y: keys 12"))
    assert "archive red_circle" not in legal(play(match, "do basic"))


def test_D91_without_a_tile_there_is_none_to_place() -> None:
    match = play(table(on_square("archive", PLACED)), "do basic")
    assert legal(match) == named(["red_coins", "red_scroll", "red_circle"])
    refused(match, "archive yellow_place_secret", "(D90, D94)")


def test_D91_a_red_turning_up_may_stop_after_one() -> None:
    match = play(table(on_square("archive", RED)), "do basic", "archive red_flip")
    assert legal(match) == ["flip root_digger", "flip swamp_aunt", "pass"]
    play(match, "flip root_digger", "pass")
    assert seat(match, "B")["mages"] == "root_digger swamp_aunt!"


# Secret tiles.


def test_D92_first_the_tile_then_its_space_is_chosen() -> None:
    match = play(table(on_square("archive", STRIP)), "do basic", "archive yellow_place_secret")
    assert question(match) == "secret_tile B"
    assert legal(match) == ["tile academy", "tile tavern", "tile catacombs", "tile market"]
    play(match, "tile academy")
    assert question(match) == "secret_space B"
    # inner_06 is the academy's own square; round spaces and the Source are never offered.
    assert legal(match) == ["at inner_02", "at inner_10", "at outer_12", "at outer_04", "at outer_08"]
    play(match, "at inner_10")
    assert seat(match, "B")["placed"] == "academy@inner_10"
    assert seat(match, "B")["strip"] == "tavern catacombs market"
    assert told(match, happened.TilePlaced) == [happened.TilePlaced(0, "academy", "inner_10")]


def test_D92_only_one_own_tile_lies_at_a_space() -> None:
    match = table(on_square("archive", "strip academy catacombs market, placed tavern@outer_08"))
    play(match, "do basic", "archive yellow_place_secret", "tile academy")
    assert legal(match) == ["at inner_02", "at inner_10", "at outer_12", "at outer_04"]
    refused(match, "at outer_08", "(D92)")


def test_D92_no_symbol_lies_twice_at_a_space_whoever_placed_it() -> None:
    others = "Y: strip tavern catacombs market, placed academy@inner_10"
    match = play(table(on_square("archive", STRIP, others)), "do basic", "archive yellow_place_secret", "tile academy")
    refused(match, "at inner_10", "(D92)")
    match = play(table(on_square("archive", STRIP, others)), "do basic", "archive yellow_place_secret", "tile market")
    assert "at inner_10" in legal(match)


def test_D92_round_spaces_and_the_Source_take_no_tile() -> None:
    match = play(table(on_round("archive", STRIP)), "do basic", "archive yellow_place_secret", "tile market")
    refused(match, "at inner_12", "(D92)")
    refused(match, "at source", "(D92)")


def test_D92_a_tile_stays_for_the_game() -> None:
    match = table(on_square("archive", "strip academy catacombs market, placed tavern@outer_08"))
    play(match, "do basic", "archive yellow_place_secret")
    assert "tile tavern" not in legal(match)
    play(match, "tile academy", "at inner_02")
    assert seat(match, "B")["placed"] == "academy@inner_02 tavern@outer_08"


def test_D93_a_tile_does_not_act_in_the_turn_in_which_it_is_placed() -> None:
    match = table(on_square("archive", STRIP))
    play(match, "do basic", "archive yellow_place_secret", "tile academy", "at inner_02")
    assert question(match) == "place_wizard Y"
    assert goods(match, "scrolls") == [0]


def test_D93_later_it_gives_its_owner_the_basic_action() -> None:
    match = table(on_square("archive", "power 0, strip tavern catacombs market, placed academy@inner_02"))
    assert "do tile" in legal(match)
    play(match, "do tile")
    assert goods(match, "scrolls power") == [1, 3]


def test_D93_it_serves_nobody_else() -> None:
    match = table(on_square("archive", STRIP, "Y: strip tavern catacombs market, placed academy@inner_02"))
    assert legal(match) == ["do basic", "pass"]
    refused(match, "do tile", "(D70)")


def test_D94_the_last_tile_raises_the_minimum_and_gives_two_power() -> None:
    match = table(on_square("archive", f"power 0, {ONE_LEFT}"))
    play(match, "do basic", "archive yellow_place_secret", "at inner_02")
    assert goods(match, "power") == [2]
    assert seat(match, "B")["minimum"] == "1"
    assert told(match, happened.MinimumRose) == [happened.MinimumRose(0, 1)]


def test_D94_no_other_tile_does() -> None:
    match = table(on_square("archive", f"power 0, {STRIP}"))
    play(match, "do basic", "archive yellow_place_secret", "tile academy", "at inner_02")
    assert goods(match, "power") == [0]
    assert seat(match, "B")["minimum"] == "0"


def test_D94_by_any_means() -> None:
    match = table(on_square("archive", f"power 0, scrolls 1, gear hat_pathfinder, {ONE_LEFT}"))
    play(match, "use hat_pathfinder", "at inner_02")
    assert goods(match, "power scrolls") == [2, 0]
    assert seat(match, "B")["minimum"] == "1"
    assert "do tile" not in legal(match)
    play(match, "do basic")
    assert legal(match) == named(["red_coins", "red_scroll", "red_circle"])


def test_D94_the_red_list_is_for_those_only_who_have_placed_theirs() -> None:
    match = play(table(on_square("archive", YELLOW, f"Y: {PLACED}")), "do basic")
    assert legal(match) == named(ALL_YELLOW)


# Circles.


def test_D95_the_leftmost_inactive_circle_gives_two_power() -> None:
    match = play(table(on_square("archive", f"power 0, {STRIP}")), "do basic", "archive yellow_circle")
    assert seat(match, "B")["circles"] == ". . . #"
    assert goods(match, "power") == [2]
    assert seat(match, "B")["capacity"] == "5"


def test_D95_the_last_circle_gives_capacity() -> None:
    match = table(on_square("archive", f"power 0, circles brown . . #, {STRIP}"))
    play(match, "do basic", "archive yellow_circle")
    assert seat(match, "B")["circles"] == "brown . . ."
    assert goods(match, "power") == [0]
    assert seat(match, "B")["capacity"] == "6"


def test_D95_the_red_option_goes_from_left_to_right_too() -> None:
    match = play(table(on_square("archive", RED)), "do basic", "archive red_circle")
    assert seat(match, "B")["circles"] == ". . . #"
    assert goods(match, "power keys") == [2, 1]


def test_D96_a_bookworm_may_choose_the_same_option_twice() -> None:
    match = table(on_round("archive", f"{YELLOW}, traits archive_twice"))
    play(match, "do special", "archive yellow_coins")
    assert legal(match) == [*named(ALL_YELLOW), "pass"]
    play(match, "archive yellow_coins")
    assert goods(match, "coins") == [4]


def test_D96_both_circles_at_once() -> None:
    match = table(on_round("archive", f"{YELLOW}, traits archive_twice"))
    play(match, "do special", "archive yellow_circle", "archive yellow_circle")
    assert seat(match, "B")["circles"] == ". . . ."
    assert seat(match, "B")["capacity"] == "6"


def test_D96_still_two_options_and_on_the_square_space_one() -> None:
    match = table(on_round("archive", f"{YELLOW}, traits archive_twice"))
    play(match, "do special", "archive yellow_coins", "archive yellow_coins")
    assert question(match) == "place_wizard Y"
    match = table(on_square("archive", f"{YELLOW}, traits archive_twice"))
    play(match, "do basic", "archive yellow_coins")
    assert question(match) == "place_wizard Y"
