"""The twenty kinds of effects: what each does, what it asks, what happens if it can be done in part or not at all."""

import pytest

from abraka.games.djinn import names
from abraka.games.djinn.events import CapacityDeclined, DjinnDrawn, DjinnReturned, Gained, Paid
from tests.djinn.scene import drawing, ending, facing, moving, own, said, there, town
from tests.djinn.table import legal, play, question, refused, table, told

PILES = "piles root_digger/7 water_carrier/7 chimney_sweep/7 moss_beard/7"
DISPLAY = "display staff_steady hat_scribe cloak_pilgrim"


def awarded(
    award: str, board: str, *segments: str, cards: str = "scoring two_sets third_of_kind keys", **spaces: str
) -> str:
    """B is about to move and may take this award for three red djinns."""
    return moving(f"corked red 3, {board}", f"offered {award}", *segments, players=2, cards=cards, **spaces)


# 1 to 5: coins, scrolls, power, keys, corks.


@pytest.mark.parametrize(
    ("award", "item", "n"), [("award_1e", "coins", 2), ("award_1g", "scrolls", 1), ("award_2g", "corks", 1)]
)
def test_D31_coins_scrolls_and_corks_are_gained_without_a_question(award: str, item: str, n: int) -> None:
    match = play(table(awarded(award, "coins 0")), "award red")
    assert (own(match, item), question(match)) == (str(n), "move B")


def test_D31_power_is_gained_up_to_the_maximum() -> None:
    for before, after in (("0", "2"), ("2", "4"), ("3", "4"), ("4", "4")):
        match = play(table(awarded("award_1f", f"power {before}")), "award red")
        assert own(match, "power") == after


def test_D31_keys_are_gained_as_far_as_there_are_any() -> None:
    for others, gained in (("0", "2"), ("10", "2"), ("11", "1"), ("12", "0")):
        match = play(table(moving("coins 0, gear cloak_warden", f"Y: keys {others}")), "use cloak_warden")
        assert (own(match, "keys"), own(match, "coins")) == (gained, "1")


def test_D35_what_is_paid_is_paid_in_full_or_not_at_all() -> None:
    match = table(moving("coins 1, gear cloak_cork_cutter"))
    refused(match, "use cloak_cork_cutter", "You can't pay what Cork Cutter's Cloak costs")
    paid = play(table(moving("coins 1, keys 1, gear cloak_cork_cutter")), "use cloak_cork_cutter")
    assert told(paid, Paid) == [Paid(seat=0, what="coins", n=1), Paid(seat=0, what="keys", n=1)]


# 6: bottles.


def test_D107_bottles_are_chosen_one_after_the_other() -> None:
    match = play(table(awarded("award_3a", "coins 0")), "award red")
    assert (question(match), legal(match)) == ("bottle_colour B", [f"colour {colour}" for colour in names.COLOURS])
    play(match, "colour red", "colour red")
    assert (own(match, "bottles"), own(match, "corks")) == ("red 2", "2")


def test_D107_bottles_of_different_colours_do_not_repeat_one() -> None:
    match = play(table(awarded("award_2a", "coins 0")), "award red", "colour blue")
    assert legal(match) == ["colour brown", "colour red", "colour yellow"]
    refused(match, "colour blue", "These bottles are all of different colours, and you have taken a blue one")


# 7: capacity.


def test_D36_the_capacity_moves_without_a_question() -> None:
    match = play(table(moving("gear staff_hollow")), "use staff_hollow")
    assert (own(match, "capacity"), question(match)) == ("6", "move B")


def test_D36_from_eight_the_marker_is_flipped_and_a_djinn_drawn() -> None:
    text = moving("capacity 8, power 7, gear staff_hollow")
    match = play(table(text, key=drawing(text, "blue")), "use staff_hollow")
    assert told(match, DjinnDrawn) == [DjinnDrawn(seat=0, colour="blue")]
    assert legal(match) == ["circle", "pass"]
    play(match, "circle")
    assert (own(match, "capacity"), own(match, "power"), own(match, "circles")) == ("flipped", "8", "blue . # #")


def test_D36_the_marker_is_flipped_even_if_the_djinn_finds_no_place() -> None:
    match = play(table(moving("capacity 8, circles red red # #, gear staff_hollow")), "use staff_hollow")
    assert len(told(match, DjinnReturned)) == 1
    assert own(match, "capacity") == "flipped"


SMALL_VESSEL = "scoring low_capacity two_sets third_of_kind"


def test_D37_on_six_the_capacity_may_be_declined_if_a_card_wants_it_low() -> None:
    text = moving("capacity 6, power 1, gear staff_hollow", cards=SMALL_VESSEL)
    match = play(table(text), "use staff_hollow")
    assert (question(match), legal(match)) == ("accept_capacity B", ["accept", "pass"])
    play(match, "pass")
    assert told(match, CapacityDeclined) == [CapacityDeclined(seat=0)]
    assert (own(match, "capacity"), own(match, "power")) == ("6", "2")


@pytest.mark.parametrize(("capacity", "after"), [("5", "6"), ("7", "8")])
def test_D37_elsewhere_it_is_not_asked(capacity: str, after: str) -> None:
    match = play(table(moving(f"capacity {capacity}, gear staff_hollow", cards=SMALL_VESSEL)), "use staff_hollow")
    assert (own(match, "capacity"), question(match)) == (after, "move B")


# 8, 9: mages and equipment of the displays.


def test_D84_a_mage_of_any_pile_or_none() -> None:
    match = play(table(awarded("award_1c", "coins 0", PILES)), "award red")
    tops = ["mage root_digger", "mage water_carrier", "mage chimney_sweep", "mage moss_beard"]
    assert (question(match), legal(match)) == ("mage B", [*tops, "pass"])
    play(match, "pass")
    assert (own(match, "mages"), own(match, "coins")) == ("", "4")


def test_D84_a_key_mage_brings_its_key() -> None:
    match = play(table(awarded("award_1c", "coins 0", PILES)), "award red", "mage moss_beard")
    assert (own(match, "mages"), own(match, "keys")) == ("moss_beard", "1")


def test_D84_without_a_mage_left_the_rest_is_gained() -> None:
    everybody = " ".join(names.MAGES)
    match = play(table(awarded("award_1c", "coins 0", "piles -/0 -/0 -/0 -/0", f"Y: mages {everybody}")), "award red")
    assert (question(match), own(match, "coins")) == ("move B", "4")


def test_D160_any_card_of_the_display_or_none() -> None:
    match = play(table(awarded("award_1d", "coins 0, power 0", DISPLAY)), "award red")
    cards = ["equip staff_steady", "equip hat_scribe", "equip cloak_pilgrim"]
    assert (question(match), legal(match)) == ("equipment B", [*cards, "pass"])
    play(match, "pass")
    assert (own(match, "gear"), own(match, "coins"), own(match, "power")) == ("", "2", "2")


def test_D160_without_a_card_left_the_rest_is_gained() -> None:
    everything = " ".join(f"{card}!" for card in names.GEAR)
    text = awarded("award_1d", "coins 0, power 0", "display - - -", f"Y: minimum 1, gear {everything}")
    match = play(table(text), "award red")
    assert (question(match), own(match, "coins")) == ("move B", "2")


# 10, 11, 12: mages turned up, circles, tiles.


def test_D181_up_to_so_many_mages_turn_up() -> None:
    board = "coins 0, gear hat_barker, mages swamp_aunt! kiln_master! stone_granny"
    match = play(table(moving(board)), "use hat_barker")
    assert (question(match), legal(match)) == ("flip_mage B", ["flip swamp_aunt", "flip kiln_master", "pass"])
    play(match, "flip swamp_aunt", "pass")
    assert (own(match, "mages"), own(match, "coins")) == ("swamp_aunt kiln_master! stone_granny", "1")


def test_D181_with_one_mage_face_down_only_that_one_turns() -> None:
    match = play(table(moving("gear hat_barker, mages swamp_aunt!")), "use hat_barker", "flip swamp_aunt")
    assert question(match) == "move B"


@pytest.mark.parametrize("mages", ["mages swamp_aunt", "mages swamp_aunt!, traits market_free no_flip"])
def test_D181_where_none_can_turn_the_rest_is_gained(mages: str) -> None:
    match = play(table(moving(f"coins 0, gear hat_barker, {mages}")), "use hat_barker")
    assert (question(match), own(match, "coins")) == ("move B", "1")


@pytest.mark.parametrize(
    ("circles", "after", "power", "capacity"),
    [
        (". . # #", ". . . #", "3", "5"),
        (". . . #", ". . . .", "1", "6"),
        (". . . .", ". . . .", "1", "5"),
    ],
)
def test_D95_the_leftmost_inactive_circle_becomes_active(circles: str, after: str, power: str, capacity: str) -> None:
    match = play(table(moving(f"power 1, coins 0, circles {circles}, gear cloak_starlit")), "use cloak_starlit")
    assert (own(match, "circles"), own(match, "power"), own(match, "capacity")) == (after, power, capacity)
    assert own(match, "coins") == "1"


def test_D92_a_tile_is_chosen_and_then_its_space() -> None:
    board = "scrolls 1, gear hat_pathfinder, strip academy tavern archive market"
    match = play(table(moving(board)), "use hat_pathfinder")
    assert (question(match), legal(match)) == (
        "secret_tile B",
        ["tile academy", "tile tavern", "tile archive", "tile market"],
    )
    play(match, "tile tavern")
    squares = ["at inner_02", "at inner_10", "at outer_12", "at outer_04", "at outer_08"]
    assert (question(match), legal(match)) == ("secret_space B", squares)


# 13: a djinn of the bag.


def test_D36_a_drawn_djinn_goes_into_a_container_or_back() -> None:
    text = awarded("award_3b", "corks 1, bottles yellow 1, circles blue blue # #")
    key = drawing(text, "yellow", "brown", back=["red"] * 3)
    match = play(table(text, key=key), "award red")
    assert legal(match) == ["bottle yellow", "pass"]
    play(match, "bottle yellow")
    assert told(match, DjinnDrawn) == [DjinnDrawn(seat=0, colour="brown")]
    assert told(match, DjinnReturned) == [DjinnReturned(seat=0, colour="brown")]
    assert (own(match, "corked"), own(match, "corks")) == ("yellow 1", "1")


def test_D36_a_card_that_draws_is_not_offered_without_a_container() -> None:
    refused(
        table(moving("gear staff_fishing, circles blue blue # #, bottles red 1")),
        "use staff_fishing",
        "Fishing Staff can do nothing for you now",
    )


def test_D36_of_an_empty_bag_nothing_is_drawn() -> None:
    text = moving("gear staff_fishing", "Y: corked brown 6 blue 6 red 6 yellow 6")
    refused(table(text), "use staff_fishing", "Fishing Staff can do nothing for you now")


# 14: removing.


def test_D134_a_space_is_chosen_and_then_who_goes() -> None:
    match = play(table(awarded("award_3c", "power 0")), "award red", "at outer_10")
    assert (question(match), legal(match)) == ("remove_which B", ["target red", "target yellow", "target boss"])
    play(match, "target red", "colour blue")
    assert there(match, "outer_10") == "boss yellow"
    assert (own(match, "power"), own(match, "corks"), own(match, "bottles")) == ("4", "1", "blue 1")


def test_D134_removing_may_be_declined() -> None:
    match = play(table(awarded("award_3c", "power 0")), "award red", "pass", "colour blue")
    assert (said(match, "gone"), own(match, "power")) == ("0", "4")


def test_D134_with_nobody_on_the_map_the_rest_is_gained() -> None:
    nobody = dict.fromkeys(("inner_12", "inner_04", "inner_08", "outer_02", "outer_06", "outer_10"), "-")
    match = play(table(awarded("award_3c", "power 0", **nobody)), "award red", "colour blue")
    assert (own(match, "power"), own(match, "corks")) == ("4", "1")


# 15: swapping bottles.


def test_D160_up_to_two_bottles_are_swapped() -> None:
    match = play(table(moving("coins 0, gear cloak_glassblower, bottles red 1")), "use cloak_glassblower")
    assert (question(match), legal(match)) == (
        "swap_bottle B",
        ["swap red brown", "swap red blue", "swap red yellow", "pass"],
    )
    play(match, "swap red blue", "pass")
    assert (own(match, "bottles"), own(match, "coins")) == ("blue 1", "2")


def test_D160_without_an_empty_bottle_only_the_rest_is_gained() -> None:
    match = play(table(moving("coins 0, gear cloak_glassblower, corked red 2")), "use cloak_glassblower")
    assert (question(match), own(match, "coins"), own(match, "corked")) == ("move B", "2", "red 2")


# 16 to 20: trades, rewards, captures, rules, points.


def test_D160_a_trade_with_one_use_is_spent() -> None:
    board = "scrolls 2, gear hat_pathfinder, strip academy tavern archive market"
    match = play(table(moving(board)), "use hat_pathfinder", "tile academy", "at outer_04")
    refused(match, "use hat_pathfinder", "Pathfinder's Hat is face down")
    assert own(match, "scrolls") == "1"


def test_D161_a_reward_is_gained_in_its_order_up_to_the_maximum() -> None:
    match = table(town("B: at outer_08 via outer_06, coins 1, power 4, gear cloak_craftsman", "acting B"))
    play(match, "claim cloak_craftsman")
    assert told(match, Gained) == [Gained(seat=0, what="coins", n=1)]


def test_D125_capture_power_beyond_the_cost_is_lost() -> None:
    match = table(facing("boss red blue", "power 4, gear staff_thunder"))
    play(match, "do capture", "target red", "pass", "wield staff_thunder")
    assert (own(match, "power"), told(match, Gained)) == ("4", [])


def test_D87_a_rule_works_only_while_its_card_is_face_up() -> None:
    for gear, chests in (("hat_miner", 2), ("hat_miner!", 1)):
        match = table(town(f"B: at outer_04 via inner_04, gear {gear}", "acting B"))
        play(match, "do basic")
        assert match.state.n_revealed in (0, chests)
        assert question(match).startswith("chest_discard") == (chests == 2)


def test_D200_points_of_a_card_need_it_face_up_at_the_end() -> None:
    assert play(table(ending("gear cloak_pilgrim")), "pass").state.points[0] == 1
    assert play(table(ending("gear cloak_pilgrim!")), "pass").state.points[0] == 0


def test_every_kind_is_tested_here() -> None:
    """Twenty kinds, closed: a new one needs its tests."""
    assert len(names.EFFECTS) - 1 == 20
