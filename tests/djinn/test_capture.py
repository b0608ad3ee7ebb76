"""Capturing: targets, what they cost, who helps, what a boss brings besides (D120–D128)."""

import pytest

from abraka.games.djinn.events import BossGone, Caught, Gained, GearUsed, MageUsed, Missed, Paid
from tests.djinn.scene import drawing, facing, own, said, there
from tests.djinn.table import legal, play, question, refused, table, told

ONE_COIN = "coins 1"
"""Too little for the workshop: nothing but the capture and the consolation is left."""


# The capture as a duty (D120, D121).


def test_D120_the_capture_is_offered_where_a_djinn_is() -> None:
    match = table(facing("boss brown", ONE_COIN))
    assert legal(match) == ["do capture", "pass"]


def test_D120_there_is_no_capture_at_an_empty_space() -> None:
    match = table(facing("-"))
    assert legal(match) == ["do basic", "do special", "pass"]
    refused(match, "do capture", "No djinn is here to capture")


def test_D120_djinns_whose_boss_is_gone_are_captured_too() -> None:
    match = play(table(facing("brown", f"power 4, {ONE_COIN}")), "do capture", "target brown")
    assert own(match, "circles") == "brown . # #"
    assert there(match, "outer_02") == "-"


def test_D120_a_player_may_capture_nothing_though_it_could() -> None:
    match = play(table(facing("boss brown blue", "power 4")), "do capture")
    assert legal(match) == ["target brown", "target blue", "pass"]
    play(match, "pass")
    assert told(match, Missed) == [Missed(seat=0)]
    assert there(match, "outer_02") == "boss brown blue"


def test_D120_the_capture_comes_once_a_turn() -> None:
    match = play(table(facing("boss brown blue", "power 4")), "do capture", "pass")
    assert legal(match) == ["do basic", "do special", "pass"]
    refused(match, "do capture", "One capture is made at a round space")


def test_D120_the_consolation_does_not_replace_the_capture() -> None:
    match = play(table(facing("boss brown blue", "power 4")), "pass", "console coins")
    assert question(match) == "capture_target B"


def test_D121_who_does_not_want_to_capture_loses_one_power() -> None:
    match = play(table(facing("boss brown", "power 4")), "do capture", "pass")
    assert own(match, "power") == "3"
    assert told(match, Paid) == [Paid(seat=0, what="power", n=1)]


def test_D121_who_cannot_capture_misses_without_being_asked() -> None:
    match = play(table(facing("boss brown", "power 3")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]
    assert own(match, "power") == "2"
    assert question(match) == "action_round B"


def test_D121_who_has_no_container_cannot_capture() -> None:
    match = play(table(facing("boss brown", "power 4, circles red red # #")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]


def test_D121_a_miss_at_power_0_leaves_it_at_0_X8() -> None:
    match = play(table(facing("boss brown", "power 0")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]
    assert told(match, Paid) == []
    assert own(match, "power") == "0"


def test_D121_learning_from_failure_a_miss_brings_two_power_X8() -> None:
    match = play(table(facing("boss brown", "power 0, traits miss_gain poor_start")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]
    assert own(match, "power") == "2"


def test_D121_learning_from_failure_stops_at_the_maximum() -> None:
    match = play(table(facing("boss brown", "power 3, traits miss_gain poor_start")), "do capture")
    assert own(match, "power") == "4"


@pytest.mark.parametrize("traits", ["", ", traits miss_gain poor_start"])
def test_D121_an_empty_space_neither_costs_nor_brings_power_X8(traits: str) -> None:
    match = play(table(facing("-", f"power 1, {ONE_COIN}{traits}")), "console coins")
    assert told(match, Missed) == []
    assert own(match, "power") == "1"


def test_D121_a_missed_boss_is_not_driven_out() -> None:
    match = play(table(facing("boss brown", "power 1")), "do capture")
    assert there(match, "outer_02") == "boss brown"
    assert told(match, BossGone) == []


# Targets and their cost (D122, D124).


def test_D122_a_djinn_costs_four() -> None:
    match = play(table(facing("boss brown blue", "power 4")), "do capture", "target brown")
    assert own(match, "power") == "0"
    assert told(match, Caught) == [Caught(seat=0, sort="brown", container="circle")]
    assert there(match, "outer_02") == "boss blue"


def test_D122_two_djinns_of_one_colour_cost_eight() -> None:
    board = "power 8, capacity flipped"
    match = play(table(facing("boss red red blue", board)), "do capture", "target red", "target red")
    assert (own(match, "power"), own(match, "circles")) == ("0", "red red # #")
    assert there(match, "outer_02") == "boss blue"


def test_D122_a_boss_among_two_djinns_costs_eight_X1() -> None:
    match = play(table(facing("boss brown blue", "power 8, capacity flipped")), "do capture")
    assert "target boss" in legal(match)
    play(match, "target boss")
    assert own(match, "power") == "0"
    short = play(table(facing("boss brown blue", "power 7, capacity 8")), "do capture")
    refused(short, "target boss", "Power, keys, mages and equipment do not suffice for that")


@pytest.mark.parametrize(
    ("beside", "cost"), [("brown", 6), ("brown blue", 8), ("brown blue red", 10), ("brown brown blue red", 12)]
)
def test_D122_a_boss_costs_two_more_for_every_djinn_beside_it(beside: str, cost: int) -> None:
    for keys, offered in ((cost - 4, True), (cost - 5, False)):
        match = play(table(facing(f"boss {beside}", f"power 4, keys {keys}")), "do capture")
        assert ("target boss" in legal(match)) == offered


def test_D122_djinns_that_are_targets_themselves_count_for_the_boss() -> None:
    """Boss and brown among two djinns: 8 + 4, not 6 + 4."""
    board = "power 8, capacity flipped, keys {}"
    enough = play(table(facing("boss brown blue", board.format(4))), "do capture", "target brown")
    assert "target boss" in legal(enough)
    short = play(table(facing("boss brown blue", board.format(3))), "do capture", "target brown")
    refused(short, "target boss", "Power, keys, mages and equipment do not suffice for that")


def test_D122_only_what_is_there_can_be_a_target() -> None:
    match = play(table(facing("boss brown blue", "power 8, capacity flipped, keys 12")), "do capture")
    assert legal(match) == ["target brown", "target blue", "target boss", "pass"]
    refused(match, "target red", "There is no red djinn at outer_02")
    play(match, "target brown")
    refused(match, "target brown", "There is no more brown djinn at outer_02")


def test_D122_a_space_has_one_boss_to_capture() -> None:
    match = play(table(facing("boss brown blue", "power 8, capacity flipped, keys 12")), "do capture", "target boss")
    assert legal(match) == ["target brown", "target blue", "pass"]


def test_D124_all_targets_are_named_before_anything_is_paid() -> None:
    match = play(table(facing("boss brown blue", "power 8, capacity flipped")), "do capture", "target brown")
    assert (own(match, "power"), there(match, "outer_02")) == ("8", "boss brown blue")
    assert question(match) == "capture_target B"
    refused(match, "do basic", "“do basic” does not answer what is asked now")
    refused(match, "key coin", "Free actions wait for the next pause between your actions")


def test_D124_a_target_is_offered_only_if_the_whole_set_can_be_paid() -> None:
    match = play(table(facing("boss brown blue", "power 7, capacity 8")), "do capture")
    assert legal(match) == ["target brown", "target blue", "pass"]
    play(match, "target blue")
    assert own(match, "power") == "3"


def test_D124_targets_may_be_named_in_any_order() -> None:
    boards = []
    for order in (("brown", "blue"), ("blue", "brown")):
        match = table(facing("boss brown blue red", "power 8, capacity flipped"))
        play(match, "do capture", *(f"target {colour}" for colour in order))
        boards.append((own(match, "power"), there(match, "outer_02"), sorted(own(match, "circles").split())))
    assert boards[0] == boards[1] == ("0", "boss red", ["#", "#", "blue", "brown"])


def test_D124_fees_and_power_cannot_be_paid_with_the_same_key() -> None:
    """Night Watchman costs a coin and takes 3 off: with one key there is either the fee or the missing power."""
    board = "power 0, coins {}, keys 1, mages night_watchman"
    assert "target brown" in legal(play(table(facing("boss brown blue", board.format(1))), "do capture"))
    match = play(table(facing("boss brown blue", board.format(0))), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]


# Discounts and payment (D125, D126).


def test_D125_two_mages_and_one_power_pay_three_djinns_X2() -> None:
    board = "power 3, coins 4, mages swamp_aunt stone_granny, circles . . . #"
    match = table(facing("boss brown brown blue", board))
    play(match, "do capture", "target brown", "target brown", "target blue")
    assert told(match, MageUsed) == [
        MageUsed(seat=0, mage="swamp_aunt", bonus=6),
        MageUsed(seat=0, mage="stone_granny", bonus=5),
    ]
    assert (own(match, "power"), own(match, "coins")) == ("2", "0")
    assert own(match, "mages") == "swamp_aunt! stone_granny!"


def test_D125_a_green_bonus_counts_once_however_many_targets_there_are() -> None:
    board = "power 8, capacity flipped, mages night_watchman"
    match = play(table(facing("boss red yellow blue", board)), "do capture", "target red", "target yellow")
    play(match, "help night_watchman")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="night_watchman", bonus=3)]
    assert own(match, "power") == "3"


def test_D125_a_boss_gets_no_colour_bonus() -> None:
    board = "power 8, capacity flipped, coins 4, mages grand_summoner"
    match = play(table(facing("boss brown", board)), "do capture", "target boss", "pass", "help grand_summoner")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="grand_summoner", bonus=3)]
    assert own(match, "power") == "5"


def test_D125_the_cost_never_falls_below_nothing_and_the_rest_is_lost() -> None:
    board = "power 2, coins 4, mages grand_summoner"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown", "pass")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="grand_summoner", bonus=5)]
    assert own(match, "power") == "2"
    assert told(match, Gained) == []


def test_D125_equipment_that_stays_helps_by_itself() -> None:
    match = play(table(facing("boss red blue", "power 3, gear staff_furnace")), "do capture")
    assert legal(match) == ["target red", "pass"]
    play(match, "target red")
    assert own(match, "power") == "0"
    assert own(match, "gear") == "staff_furnace"


def test_D125_equipment_face_down_does_not_help() -> None:
    match = play(table(facing("boss red blue", "power 3, gear staff_furnace!")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]


def test_D125_equipment_with_one_use_helps_only_when_it_is_used() -> None:
    match = play(table(facing("boss red blue", "power 4, gear staff_thunder")), "do capture", "target red", "pass")
    assert legal(match) == ["wield staff_thunder", "pass"]
    play(match, "pass")
    assert (own(match, "power"), own(match, "gear")) == ("0", "staff_thunder")


def test_D125_equipment_with_one_use_turns_face_down() -> None:
    match = play(table(facing("boss red blue", "power 4, gear staff_thunder")), "do capture", "target red", "pass")
    play(match, "wield staff_thunder")
    assert told(match, GearUsed) == [GearUsed(seat=0, gear="staff_thunder")]
    assert (own(match, "power"), own(match, "gear")) == ("4", "staff_thunder!")


def test_D125_a_card_with_one_use_makes_a_target_payable() -> None:
    match = play(table(facing("boss red blue", "power 3, gear staff_thunder")), "do capture")
    assert legal(match) == ["target blue", "target red", "target boss", "pass"]
    play(match, "target boss")
    assert (own(match, "power"), own(match, "gear")) == ("0", "staff_thunder!")


@pytest.mark.parametrize("first", ["help night_watchman", "wield staff_thunder"])
def test_D125_mages_and_a_card_with_one_use_pay_together_in_either_order(first: str) -> None:
    """5 and 3 pay two djinns without any power."""
    board = "power 0, coins 1, mages night_watchman, gear staff_thunder"
    match = play(table(facing("boss red blue yellow", board)), "do capture", "target blue", "target red")
    assert legal(match) == ["help night_watchman", "wield staff_thunder"]
    play(match, first)
    assert (own(match, "circles"), own(match, "coins")) == ("blue red # #", "0")
    assert (own(match, "mages"), own(match, "gear")) == ("night_watchman!", "staff_thunder!")


def test_D126_a_mage_is_paid_helps_and_turns_face_down() -> None:
    match = play(table(facing("boss brown blue", "power 4, coins 4, mages swamp_aunt")), "do capture", "target brown")
    play(match, "pass")
    assert legal(match) == ["help swamp_aunt", "pass"]
    play(match, "help swamp_aunt")
    assert (own(match, "coins"), own(match, "power"), own(match, "mages")) == ("2", "4", "swamp_aunt!")


def test_D126_mages_need_not_be_used() -> None:
    match = play(table(facing("boss brown blue", "power 4, coins 4, mages swamp_aunt")), "do capture", "target brown")
    play(match, "pass", "pass")
    assert (own(match, "coins"), own(match, "power"), own(match, "mages")) == ("4", "0", "swamp_aunt")


def test_D126_a_mage_that_lies_face_down_does_not_help() -> None:
    match = play(table(facing("boss brown blue", "power 3, mages root_digger!")), "do capture")
    assert told(match, Missed) == [Missed(seat=0)]


def test_D126_a_mage_whose_fee_cannot_be_paid_does_not_help() -> None:
    match = table(facing("boss brown blue", "power 4, coins 1, mages root_digger swamp_aunt"))
    play(match, "do capture", "target blue")
    assert legal(match) == ["help root_digger", "pass"]
    refused(match, "help swamp_aunt", "You can't pay Swamp Aunt's fee of 2 coins")


def test_D126_a_key_may_stand_for_a_coin_of_the_fee() -> None:
    match = table(facing("boss brown blue", "power 4, coins 1, keys 1, mages swamp_aunt"))
    play(match, "do capture", "target brown", "pass", "help swamp_aunt")
    assert (own(match, "coins"), own(match, "keys"), own(match, "power")) == ("0", "0", "4")


def test_D126_another_players_mage_does_not_help() -> None:
    match = table(facing("boss brown blue", "power 4", "Y: mages root_digger"))
    play(match, "do capture", "target brown")
    assert told(match, MageUsed) == []
    assert own(match, "power") == "0"


def test_D126_no_mage_is_offered_once_nothing_is_left_to_pay() -> None:
    board = "power 4, coins 4, mages swamp_aunt stone_granny"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown", "pass", "help swamp_aunt")
    assert question(match) == "action_round B"
    assert own(match, "mages") == "swamp_aunt! stone_granny"


def test_D126_mages_are_chosen_as_a_set_in_any_order() -> None:
    board = "power 8, capacity flipped, coins 4, mages root_digger swamp_aunt stone_granny"
    match = table(facing("boss brown red", board))
    play(match, "do capture", "target brown", "target red")
    assert legal(match) == ["help root_digger", "help swamp_aunt", "help stone_granny", "pass"]
    play(match, "help swamp_aunt")
    assert legal(match) == ["help root_digger", "help stone_granny", "pass"]


@pytest.mark.parametrize("order", [("night_watchman", "bricklayer"), ("bricklayer", "night_watchman")])
def test_D126_the_price_of_a_set_of_helpers_does_not_depend_on_their_order(order: tuple[str, str]) -> None:
    board = "power 4, coins 2, mages bricklayer night_watchman"
    match = play(table(facing("boss brown blue", board)), "do capture", "target blue", "pass")
    play(match, *(f"help {mage}" for mage in order))
    assert (own(match, "power"), own(match, "coins")) == ("4", "0")
    assert own(match, "mages") == "bricklayer! night_watchman!"


def test_D126_nobody_helps_in_vain() -> None:
    """Swamp Aunt takes off all 4 alone: beside her nobody else is of use, whoever is named first."""
    board = "power 4, coins 6, mages root_digger night_watchman swamp_aunt"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown", "pass")
    assert legal(match) == ["help root_digger", "help night_watchman", "help swamp_aunt", "pass"]
    play(match, "help night_watchman")
    assert legal(match) == ["help root_digger", "pass"]
    refused(match, "help swamp_aunt", "would have helped in vain (D126)")
    without_power = "power 0, coins 6, mages night_watchman swamp_aunt"
    match = play(table(facing("boss brown blue", without_power)), "do capture", "target brown", "pass")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="swamp_aunt", bonus=4)]


def test_D126_a_mage_that_would_leave_the_rest_unpayable_is_not_offered() -> None:
    """The fee would take the key that the power needs."""
    board = "power 3, coins 0, keys 1, mages bird_catcher night_watchman"
    match = play(table(facing("boss brown brown", board)), "do capture", "target brown")
    assert legal(match) == ["help bird_catcher", "help night_watchman", "pass"]
    tight = "power 1, coins 0, keys 1, mages bird_catcher night_watchman"
    match = play(table(facing("boss brown brown", tight)), "do capture", "target brown")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="night_watchman", bonus=3)]


def test_D126_keys_stand_for_missing_power_X15() -> None:
    match = play(table(facing("boss brown", "power 4, keys 2")), "do capture")
    assert "target boss" in legal(match)
    play(match, "target boss")
    assert (own(match, "power"), own(match, "keys")) == ("0", "0")
    short = play(table(facing("boss brown", "power 4, keys 1")), "do capture")
    refused(short, "target boss", "Power, keys, mages and equipment do not suffice for that")


def test_D126_power_is_paid_before_keys() -> None:
    match = play(table(facing("boss brown blue", "power 3, keys 2")), "do capture", "target brown")
    assert (own(match, "power"), own(match, "keys")) == ("0", "1")


def test_D126_with_one_shade_for_all_only_green_bonuses_count() -> None:
    board = "power 3, coins 4, mages root_digger, traits market_free no_colours"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown")
    assert told(match, MageUsed) == [MageUsed(seat=0, mage="root_digger", bonus=1)]
    assert own(match, "power") == "0"


# A boss of the map (D128).


def test_D128_a_captured_boss_brings_a_djinn_of_its_space_for_nothing_X6() -> None:
    text = facing("boss brown blue", "power 8, capacity flipped")
    match = play(table(text, key=drawing(text, "red", "yellow")), "do capture", "target boss")
    assert question(match) == "free_djinn B"
    assert legal(match) == ["target brown", "target blue", "pass"]
    play(match, "target blue")
    assert (own(match, "circles"), own(match, "power")) == ("boss blue # #", "0")
    assert there(match, "outer_02") == "brown red yellow"
    assert (said(match, "gone"), said(match, "supply")) == ("1", "6")


def test_D128_the_free_djinn_may_be_left_there() -> None:
    text = facing("boss brown blue", "power 8, capacity flipped")
    match = play(table(text, key=drawing(text, "red", "red")), "do capture", "target boss", "pass")
    assert own(match, "circles") == "boss . # #"
    assert there(match, "outer_02") == "brown blue red red"


def test_D128_the_free_djinn_is_not_a_target_already_captured_X7() -> None:
    text = facing("boss brown blue", "power 8, capacity flipped, keys 4, circles . . . #")
    match = play(table(text, key=drawing(text, "red", "red")), "do capture", "target boss", "target brown")
    assert (own(match, "power"), own(match, "keys")) == ("0", "0")
    assert legal(match) == ["target blue", "pass"]
    play(match, "target blue")
    assert own(match, "circles") == "boss brown blue #"
    assert there(match, "outer_02") == "red red"


def test_D128_without_a_container_no_djinn_comes_for_nothing() -> None:
    text = facing("boss brown blue", "power 8, capacity flipped, circles red . # #")
    match = play(table(text, key=drawing(text, "red", "red")), "do capture", "target boss")
    assert question(match) == "action_round B"
    assert there(match, "outer_02") == "brown blue red red"


def test_D128_only_colours_that_find_a_container_come_for_nothing() -> None:
    board = "power 8, capacity flipped, circles red . # #, bottles blue 1, corks 1"
    match = play(table(facing("boss brown blue", board)), "do capture", "target boss", "circle")
    assert legal(match) == ["target blue", "pass"]
    refused(match, "target brown", "There are not enough circles, bottles and corks for that")


def test_D128_djinns_alone_bring_nothing_for_nothing() -> None:
    match = play(table(facing("boss brown blue red", "power 4")), "do capture", "target brown")
    assert question(match) == "action_round B"
    assert there(match, "outer_02") == "boss blue red"


def test_D128_a_boss_captured_with_all_its_djinns_leaves_nothing_to_take() -> None:
    board = "power 8, capacity flipped, keys 2"
    text = facing("boss brown", board)
    match = play(table(text, key=drawing(text, "blue", "blue")), "do capture", "target boss", "target brown")
    assert question(match) == "action_round B"
    assert there(match, "outer_02") == "blue blue"
