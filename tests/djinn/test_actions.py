"""What is done at a space: basic, tile, special, capture, consolation (D70–D74)."""

import pytest

from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from tests.djinn.places import at_source, goods, on_round, on_square
from tests.djinn.table import legal, play, question, refused, seat, table, told

TILE_OF_THE_ACADEMY = "power 0, coins 4, placed academy@inner_02"
TILE_OF_THE_MARKET = "coins 4, placed market@inner_02"


# Square spaces.


def test_D70_the_basic_action_of_the_location_or_nothing() -> None:
    match = table(on_square("academy"))
    assert question(match) == "action B"
    assert legal(match) == ["do basic", "pass"]


def test_D70_the_basic_action_and_that_of_the_own_tile_in_any_order() -> None:
    for order in (["do basic", "pass", "do tile"], ["do tile", "do basic", "pass"]):  # the card is declined
        match = table(on_square("workshop", TILE_OF_THE_ACADEMY))
        assert legal(match) == ["do basic", "do tile", "pass"]
        play(match, *order)
        assert question(match) == "place_wizard Y"
        assert goods(match, "coins corks scrolls power") == [2, 1, 1, 3]


def test_D70_each_only_once() -> None:
    match = play(table(on_square("workshop", TILE_OF_THE_ACADEMY)), "do tile")
    assert legal(match) == ["do basic", "pass"]
    refused(match, "do tile", "(D70)")
    play(match, "do basic", "pass")
    assert question(match) == "place_wizard Y"


def test_D70_the_first_is_finished_before_the_second() -> None:
    match = play(table(on_square("tavern", TILE_OF_THE_ACADEMY)), "do basic")
    refused(match, "do tile", "does not answer")
    play(match, legal(match)[0])
    assert legal(match) == ["do tile", "pass"]


def test_D70_either_may_be_left_out() -> None:
    match = play(table(on_square("academy", TILE_OF_THE_MARKET)), "do basic", "pass")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins scrolls") == [4, 1]


def test_D70_a_tile_of_this_turn_does_not_count() -> None:
    match = table(on_square("academy", "scrolls 1, gear hat_pathfinder, strip tavern market archive workshop"))
    play(match, "use hat_pathfinder", "tile tavern", "at inner_02")
    assert legal(match) == ["do basic", "pass"]


def test_D70_the_tile_of_another_player_does_not_count() -> None:
    match = table(on_square("academy", "", "Y: placed market@inner_02"))
    assert legal(match) == ["do basic", "pass"]


def test_D70_a_tile_elsewhere_does_not_count() -> None:
    assert legal(table(on_square("academy", "placed market@inner_06"))) == ["do basic", "pass"]


def test_D70_there_is_no_special_action_and_no_capture_on_a_square_space() -> None:
    match = table(on_square("academy"))
    refused(match, "do special", "(D70)")
    refused(match, "do capture", "(D70)")


def test_D70_what_reveals_nothing_can_be_taken_back() -> None:
    match = play(table(on_square("workshop", TILE_OF_THE_ACADEMY)), "do tile")
    match.undo()
    assert (legal(match), goods(match, "scrolls power")) == (["do basic", "do tile", "pass"], [0, 0])
    match = play(table(on_square("catacombs", TILE_OF_THE_ACADEMY, "discarded chest_14")), "do basic")
    assert not match.can_undo()  # a chest was revealed


# Round spaces.


def test_D71_special_or_basic_and_the_capture() -> None:
    match = table(on_round("academy", "", "inner_12: boss brown"))
    assert question(match) == "action_round B"
    assert legal(match) == ["do basic", "do special", "do capture", "pass"]


@pytest.mark.parametrize("action", ["do basic", "do special"])
def test_D71_one_of_the_two_and_then_the_capture_follows(action: str) -> None:
    match = play(table(on_round("academy", "power 4", "inner_12: boss brown")), action)
    assert question(match) == "capture_target B"  # the only thing left to do


def test_D71_after_the_capture_the_action_may_still_be_chosen() -> None:
    match = table(on_round("academy", "power 4", "inner_12: boss brown blue"))
    play(match, "do capture", "pass")
    assert legal(match) == ["do basic", "do special", "pass"]
    play(match, "do special")
    assert question(match) == "place_wizard Y"


def test_D71_the_capture_is_mandatory() -> None:
    match = play(table(on_round("academy", "power 0, keys 1", "inner_12: boss brown")), "do special")
    assert legal(match) == ["do capture", "key coin", "key scroll", "key power"]
    refused(match, "pass", "(D71, D121)")


def test_D71_one_capture_only() -> None:
    match = table(on_round("academy", "power 4", "inner_12: boss brown blue"))
    play(match, "do capture", "pass")
    refused(match, "do capture", "(D71)")


def test_D71_the_first_is_finished_before_the_second() -> None:
    match = table(on_round("tavern", "power 4", "inner_12: boss brown blue"))
    play(match, "do special")
    refused(match, "do capture", "does not answer")
    match = table(on_round("tavern", "power 4", "inner_12: boss brown blue"))
    play(match, "do capture")
    refused(match, "do special", "does not answer")


def test_D71_what_the_action_gives_can_be_used_in_the_capture() -> None:
    match = play(table(on_round("academy", "power 0", "inner_12: boss brown blue")), "do special")
    assert told(match, happened.Missed) == [happened.Missed(0)]  # 3 power are too few
    match = play(table(on_round("academy", "power 1", "inner_12: boss brown blue")), "do special")
    assert legal(match) == ["target brown", "target blue", "pass"]


def test_D71_on_an_empty_space_there_is_no_capture() -> None:
    match = table(on_round("academy"))
    assert legal(match) == ["do basic", "do special", "pass"]
    refused(match, "do capture", "(D120)")
    play(match, "do special")
    assert not told(match, happened.Missed)


def test_D71_if_the_djinns_are_gone_when_its_moment_comes_the_capture_is_left_out() -> None:
    match = table(on_round("academy", "power 0, gear staff_broom", "inner_12: brown"))
    play(match, "use staff_broom", "at inner_12")
    assert legal(match) == ["do basic", "do special", "pass"]
    play(match, "do basic")
    assert not told(match, happened.Missed)
    assert goods(match, "power") == [4]


def test_D71_djinns_that_appear_after_the_capture_are_not_captured_in_the_same_turn() -> None:
    match = table(on_round("academy", "power 4", "inner_12: boss brown"))
    play(match, "do capture", "target brown")
    while question(match).split()[0] in ("capture_target", "capture_help", "container"):
        play(match, "circle" if "circle" in legal(match) else "pass")
    assert legal(match) == ["do basic", "do special", "pass"]


def test_D72_at_the_Source_its_own_rows_are_offered() -> None:
    match = table(at_source("power 2, scrolls 4"))
    assert question(match) == "source B"
    assert legal(match) == ["refill", "shop", "pass"]
    refused(match, "do basic", "(D110)")


# Consolation.


@pytest.mark.parametrize(("what", "expected"), [("coins", [6, 1]), ("power", [4, 3]), ("mixed", [5, 2])])
def test_D73_who_does_nothing_gets_coins_or_power(what: str, expected: list[int]) -> None:
    match = play(table(on_square("academy", "coins 4, power 1")), "pass")
    assert question(match) == "consolation B"
    assert legal(match) == ["console coins", "console power", "console mixed"]
    play(match, f"console {what}")
    assert goods(match, "coins power") == expected
    assert question(match) == "place_wizard Y"


def test_D73_power_above_the_maximum_is_lost() -> None:
    match = play(table(on_square("academy", "coins 4, power 4")), "pass", "console mixed")
    assert goods(match, "coins power") == [5, 4]


def test_D73_who_did_something_gets_nothing() -> None:
    match = play(table(on_square("workshop", TILE_OF_THE_ACADEMY)), "do basic", "pass", "pass")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins power") == [2, 0]
    match = play(table(on_square("workshop", TILE_OF_THE_ACADEMY)), "do tile", "pass")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins power") == [4, 3]


def test_D73_on_a_round_space_it_may_come_before_the_capture() -> None:
    match = table(on_round("academy", "power 2", "inner_12: boss brown"))
    play(match, "pass", "console power")
    assert goods(match, "power") == [4]
    assert question(match) == "capture_target B"
    assert legal(match) == ["target brown", "pass"]


def test_D73_or_after_it() -> None:
    match = table(on_round("academy", "power 2", "inner_12: boss brown"))
    play(match, "do capture")  # too little power: a miss
    assert goods(match, "power") == [1]
    play(match, "pass", "console power")
    assert goods(match, "power") == [3]
    assert question(match) == "place_wizard Y"


def test_D73_it_does_not_replace_the_capture() -> None:
    match = play(table(on_round("academy", "power 1", "inner_12: boss brown")), "pass", "console coins")
    assert told(match, happened.Missed) == [happened.Missed(0)]
    assert goods(match, "power") == [0]


def test_D73_after_a_special_action_there_is_none() -> None:
    match = play(table(on_round("academy", "coins 4")), "do special")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins") == [4]


def test_D73_at_the_Source_for_who_uses_no_row() -> None:
    match = play(table(at_source("power 2, coins 4")), "pass")
    assert question(match) == "consolation B"
    play(match, "console coins")
    assert goods(match, "coins power") == [6, 2]


def test_D73_at_the_Source_not_for_who_used_one() -> None:
    match = play(table(at_source("power 2, coins 4, scrolls 4")), "refill", "pass")
    assert question(match) == "place_wizard Y"
    assert goods(match, "coins power") == [4, 4]


def test_D73_where_nothing_can_be_done_it_is_offered_at_once() -> None:
    match = table(on_square("workshop", "coins 0"))
    assert question(match) == "consolation B"
    play(match, "console coins")
    assert goods(match, "coins") == [2]


def test_D73_it_may_not_be_declined_to_nothing_because_it_never_hurts() -> None:
    match = play(table(on_square("academy")), "pass")
    refused(match, "pass", "can't pass")


# What is offered.


def all_mages(but: int) -> str:
    """All mages from this number on, as items of a seat."""
    return "mages " + " ".join(names.MAGES[but:])


def test_D74_the_tavern_needs_a_mage() -> None:
    match = table(on_square("tavern", "", f"Y: {all_mages(0)}", "piles -/0 -/0 -/0 -/0"))
    assert question(match) == "consolation B"
    match = table(on_round("tavern", "", f"Y: {all_mages(16)}", "piles swamp_aunt/7 root_digger/7 -/0 -/0"))
    assert legal(match) == ["do basic", "do special", "pass"]


def test_D74_the_workshop_needs_its_price() -> None:
    assert legal(table(on_square("workshop", "coins 2"))) == ["do basic", "pass"]
    assert legal(table(on_square("workshop", "coins 1, placed academy@inner_02"))) == ["do tile", "pass"]
    assert legal(table(on_round("workshop", "coins 2"))) == ["do basic", "pass"]
    assert legal(table(on_round("workshop", "coins 3"))) == ["do basic", "do special", "pass"]


def test_D74_the_market_needs_a_place_that_can_be_paid() -> None:
    assert question(table(on_square("market", "coins 0, scrolls 0"))) == "consolation B"
    assert legal(table(on_square("market", "coins 1"))) == ["do basic", "pass"]
    # The only offer that a scroll pays for, without a mage face down, is where the assistant stands already.
    match = table(on_square("market", "coins 0, scrolls 1, stall coins", "players 3", "Y: stall bottle_and_cork"))
    assert question(match) == "consolation B"


def test_D74_a_payable_action_counts_the_keys() -> None:
    assert "do basic" in legal(table(on_square("workshop", "coins 0, keys 2")))
    assert "do basic" in legal(table(on_square("market", "coins 0, scrolls 0, keys 1")))


@pytest.mark.parametrize("location", ["academy", "catacombs", "archive"])
def test_D74_others_always_can_do_something(location: str) -> None:
    match = table(on_square(location, "coins 0, power 4, circles . . . ."))
    assert legal(match) == ["do basic", "pass"]
    assert seat(match, "B")["at"] == "inner_02 via inner_12"
