"""The Source of Magic: its two rows, bosses of the supply, purchases for scrolls (D110–D112)."""

import pytest

from abraka.games.djinn.events import BossGone, Caught, DjinnAppeared, MageUsed
from tests.djinn.scene import at_source, own, said
from tests.djinn.table import legal, play, question, refused, table, told

WEAK = "power 1"


# The rows (D110).


def test_D110_both_rows_may_be_used_the_first_row_first() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4")), "refill")
    assert legal(match) == ["shop", "pass"]
    play(match, "shop", "purchase cork")
    assert (own(match, "power"), own(match, "corks"), own(match, "scrolls")) == ("4", "1", "0")


def test_D110_both_rows_may_be_used_the_second_row_first() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 5")), "shop", "purchase cork")
    assert legal(match) == ["refill", "pass"]
    play(match, "refill")
    assert own(match, "power") == "4"


def test_D110_each_row_is_used_once() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 9")), "shop", "purchase cork", "pass")
    refused(match, "shop", "The second row of the Source is used already")
    play(match, "refill")
    assert question(match) != "source B"


def test_D110_the_second_row_may_be_left_out() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4, coins 0")), "refill", "pass")
    assert (own(match, "coins"), own(match, "scrolls")) == ("0", "4")
    assert question(match) == "place_wizard Y"


def test_D110_who_uses_no_row_gets_a_consolation() -> None:
    match = play(table(at_source(WEAK)), "pass")
    assert (question(match), legal(match)) == ("consolation B", ["console coins", "console power", "console mixed"])


def test_D110_something_free_may_be_done_between_the_rows() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4, keys 1")), "refill")
    assert legal(match) == ["shop", "key coin", "key scroll", "pass"]


# The first row (D111).


@pytest.mark.parametrize(("capacity", "most"), [("5", "4"), ("6", "5"), ("7", "6"), ("8", "7"), ("flipped", "8")])
def test_D111_power_goes_up_to_the_maximum(capacity: str, most: str) -> None:
    match = play(table(at_source(f"{WEAK}, capacity {capacity}")), "refill")
    assert own(match, "power") == most


def test_D111_with_full_power_there_is_nothing_to_refill() -> None:
    match = table(at_source("power 4, scrolls 4"))
    assert legal(match) == ["shop", "pass"]
    refused(match, "refill", "Your power is at its maximum")


def test_D111_a_boss_of_the_supply_costs_six() -> None:
    match = play(table(at_source("power 7, capacity 8")), "bosses 1")
    assert (own(match, "power"), own(match, "circles"), said(match, "supply")) == ("1", "boss . # #", "5")
    assert told(match, Caught) == [Caught(seat=0, sort="boss", container="circle")]


def test_D111_five_power_are_too_little() -> None:
    match = table(at_source("power 5, capacity 6, scrolls 3"))
    assert legal(match) == ["shop", "pass"]
    refused(match, "bosses 1", "Power, keys, mages and equipment do not suffice for that")


def test_D111_either_power_or_bosses() -> None:
    match = play(table(at_source("power 6, capacity 8, scrolls 2")), "bosses 1")
    assert legal(match) == ["shop", "pass"]
    refused(match, "refill", "The first row of the Source is used already")
    match = play(table(at_source("power 6, capacity 8, scrolls 2")), "refill")
    refused(match, "bosses 1", "The first row of the Source is used already")


def test_D111_two_bosses_cost_twelve_of_which_two_mages_take_six_X9() -> None:
    match = table(at_source("power 6, capacity 7, coins 4, mages swamp_aunt stone_granny"))
    play(match, "bosses 2")
    assert told(match, MageUsed) == [
        MageUsed(seat=0, mage="swamp_aunt", bonus=3),
        MageUsed(seat=0, mage="stone_granny", bonus=3),
    ]
    assert (own(match, "power"), own(match, "coins"), own(match, "circles")) == ("0", "0", "boss boss # #")


def test_D111_green_bonuses_and_staffs_count_once_for_all_bosses_together() -> None:
    board = "power 8, capacity flipped, keys 12, coins 4, mages swamp_aunt, gear staff_steady"
    match = play(table(at_source(board)), "bosses 2", "help swamp_aunt")
    assert (own(match, "power"), own(match, "keys")) == ("0", "12")


def test_D111_staffs_for_colours_do_not_help_with_bosses() -> None:
    match = table(at_source("power 5, capacity 6, gear staff_furnace, scrolls 3"))
    assert legal(match) == ["shop", "pass"]


def test_D111_a_thunder_staff_helps_at_the_source() -> None:
    match = play(table(at_source("power 1, gear staff_thunder")), "bosses 1")
    assert (own(match, "power"), own(match, "gear")) == ("0", "staff_thunder!")


def test_D111_as_many_bosses_as_power_containers_and_supply_allow() -> None:
    rich = "power 8, capacity flipped, keys 12, scrolls 2"
    assert legal(table(at_source(rich)))[:3] == ["bosses 1", "bosses 2", "shop"]
    board = f"{rich}, bottles brown 1, corks 1"
    assert legal(table(at_source(board)))[:4] == ["bosses 1", "bosses 2", "bosses 3", "shop"]
    assert legal(table(at_source(f"{rich}, circles red . # #")))[:2] == ["bosses 1", "shop"]
    corked = "Y: corked boss_red 3 boss_blue 2"
    assert legal(table(at_source(rich, corked, "supply 1")))[:2] == ["bosses 1", "shop"]


def test_D111_without_a_boss_in_the_supply_none_is_captured() -> None:
    match = table(at_source("power 7, capacity 8, scrolls 2", "Y: corked boss_red 3 boss_blue 3", "supply 0"))
    assert legal(match) == ["shop", "pass"]


def test_D111_bosses_of_the_supply_bring_no_djinn_and_do_not_count_for_the_end() -> None:
    match = play(table(at_source("power 6, capacity 7")), "bosses 1")
    assert (told(match, BossGone), told(match, DjinnAppeared)) == ([], [])
    assert said(match, "gone") == "0"
    assert question(match) != "free_djinn B"


def test_D111_a_boss_of_the_supply_may_go_into_any_bottle() -> None:
    match = play(table(at_source("power 6, capacity 7, bottles red 1 yellow 1, corks 1")), "bosses 1")
    assert legal(match) == ["circle", "bottle red", "bottle yellow"]


# The second row (D112).


@pytest.mark.parametrize(("capacity", "fee"), [("5", 4), ("6", 3), ("7", 3), ("8", 2), ("flipped", 2)])
def test_D112_the_fee_is_that_of_the_capacity_marker(capacity: str, fee: int) -> None:
    match = play(table(at_source(f"{WEAK}, capacity {capacity}, scrolls {fee}")), "shop", "purchase cork")
    assert (own(match, "scrolls"), own(match, "corks")) == ("0", "1")
    poor = table(at_source(f"{WEAK}, capacity {capacity}, scrolls {fee - 1}"))
    refused(poor, "shop", "scrolls, and you can't pay that (D112).")


def test_D112_the_friend_of_the_source_always_pays_two() -> None:
    match = table(at_source(f"{WEAK}, scrolls 4, traits source_cheap poor_start"))
    play(match, "shop", "purchase cork", "purchase cork")
    assert (own(match, "scrolls"), own(match, "corks")) == ("0", "2")


def test_D112_bottle_cork_and_two_mages_are_for_sale() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4, mages swamp_aunt!")), "shop")
    assert (question(match), legal(match)) == ("source_buy B", ["purchase bottle", "purchase cork", "purchase flip"])


def test_D112_a_bottle_of_any_colour() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4")), "shop", "purchase bottle")
    assert legal(match) == ["colour brown", "colour blue", "colour red", "colour yellow"]
    play(match, "colour red")
    assert own(match, "bottles") == "red 1"


def test_D112_up_to_two_mages_turn_up() -> None:
    mages = "mages swamp_aunt! kiln_master! stone_granny!"
    match = play(table(at_source(f"{WEAK}, scrolls 4, {mages}")), "shop", "purchase flip", "flip swamp_aunt")
    assert legal(match) == ["flip kiln_master", "flip stone_granny", "pass"]
    play(match, "flip stone_granny")
    assert own(match, "mages") == "swamp_aunt kiln_master! stone_granny"


@pytest.mark.parametrize("board", ["mages swamp_aunt", "mages swamp_aunt!, traits market_free no_flip"])
def test_D112_turning_mages_is_not_sold_where_none_can_turn(board: str) -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 4, {board}")), "shop")
    refused(match, "purchase flip", "You have no mage that could be turned up")


def test_D112_purchases_may_be_repeated_as_long_as_the_fee_can_be_paid() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 9, capacity 8")), "shop", "purchase cork", "purchase cork")
    assert legal(match) == ["purchase bottle", "purchase cork", "pass"]
    play(match, "purchase cork", "purchase cork")
    assert (own(match, "scrolls"), own(match, "corks")) == ("1", "4")
    assert question(match) == "source B"


def test_D112_something_must_be_bought_first_then_one_may_stop() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 9")), "shop")
    refused(match, "pass", "You can't pass here")
    play(match, "purchase cork")
    assert "pass" in legal(match)


def test_D112_keys_stand_for_missing_scrolls() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 2, keys 2")), "shop", "purchase cork")
    assert (own(match, "scrolls"), own(match, "keys")) == ("0", "0")


def test_D112_the_fee_falls_with_the_marker_within_the_row() -> None:
    """The hollow staff moves the marker from 5 to 6 between two purchases."""
    match = table(at_source(f"{WEAK}, scrolls 7, gear staff_hollow"))
    play(match, "shop", "purchase cork", "use staff_hollow", "purchase cork")
    assert (own(match, "scrolls"), own(match, "corks")) == ("0", "2")


def test_D112_corks_just_bought_can_be_used_before_the_next_purchase() -> None:
    match = play(table(at_source(f"{WEAK}, scrolls 8, circles red . # #, bottles red 1")), "shop", "purchase cork")
    assert "cork red" in legal(match)


def test_D30_bottles_have_no_limit() -> None:
    match = play(table(at_source("power 4, scrolls 200, bottles brown 99")), "shop")
    for _ in range(40):
        play(match, "purchase bottle", "colour brown")
    assert match.view(0).seats[0].bottles["brown"] == 139
