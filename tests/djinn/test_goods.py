"""Goods, keys, capacity, circles and windows (D30–D40)."""

import pytest

from abraka.core.match import Match
from abraka.games.djinn import events as happened
from tests.djinn.places import ALL_KEY_USES, at_source, chests_come, from_bag, goods, on_round, on_square, only_chests
from tests.djinn.table import DJINN, legal, play, question, refused, says, seat, table, told

PILES = "piles swamp_aunt/7 root_digger/7 stone_granny/7 chimney_sweep/7"
SMALL_VESSEL = "scoring low_capacity keys two_sets"


# Supplies.


def test_D30_coins_corks_bottles_and_scrolls_never_run_out() -> None:
    rich = "coins 99, scrolls 99, corks 99, bottles brown 30 blue 30"
    match = play(table(on_square("archive", rich)), "do basic", "archive yellow_coins")
    assert goods(match, "coins") == [101]
    match = play(table(on_square("academy", rich)), "do basic")
    assert goods(match, "scrolls") == [100]
    match = play(table(on_square("market", rich, "players 3")), "do basic", "visit cork")
    assert goods(match, "corks") == [100]
    match = table(on_square("market", rich, "players 3"))
    play(match, "do basic", "visit bottles", "buy bottles_1", "colour brown")
    assert seat(match, "B")["bottles"] == "brown 31 blue 30"


def test_D30_there_are_twelve_keys() -> None:
    match = table(on_round("tavern", "keys 5", PILES, "Y: keys 7"))
    play(match, "do special", "mage stone_granny")
    assert goods(match, "keys") == [5]
    assert not told(match, happened.Gained)


def test_D30_of_two_keys_the_last_one_is_taken() -> None:
    match = play(table(on_square("academy", "keys 5, gear cloak_warden", "Y: keys 6")), "use cloak_warden")
    assert goods(match, "keys coins") == [6, 5]


def test_D30_keys_that_are_paid_can_be_gained_again() -> None:
    match = table(on_round("tavern", "keys 5", PILES, "Y: keys 7"))
    play(match, "key coin", "do special", "mage stone_granny")
    assert goods(match, "keys") == [5]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_D30_there_are_36_djinns_and_12_bosses(players: int) -> None:
    s = Match(DJINN, players).state
    per_colour = [sum(at[colour] for at in s.djinns) + s.bag[colour] for colour in range(4)]
    assert per_colour == [9, 9, 9, 9]
    assert sum(s.boss) + s.supply == 12


# Gaining and losing.


def test_D31_gains_come_by_themselves() -> None:
    match = play(table(on_square("academy", "power 0")), "do basic")
    assert question(match) == "place_wizard Y"
    assert goods(match, "scrolls power") == [1, 3]


def test_D31_a_gain_that_is_partly_possible_is_gained_in_part() -> None:
    match = play(table(on_square("catacombs", "coins 0, power 3", only_chests("chest_03"))), "do basic")
    assert goods(match, "coins power") == [2, 4]


def test_D32_power_never_goes_below_zero() -> None:
    for power, left in ((0, 0), (1, 0), (2, 1)):
        match = play(table(on_round("academy", f"power {power}", "inner_12: boss brown blue")), "do capture")
        assert told(match, happened.Missed) == [happened.Missed(0)]
        assert goods(match, "power") == [left]


@pytest.mark.parametrize(("capacity", "most"), [("5", 4), ("6", 5), ("7", 6), ("8", 7), ("flipped", 8)])
def test_D33_the_maximum_lies_left_of_the_capacity_marker(capacity: str, most: int) -> None:
    match = play(table(on_square("academy", f"capacity {capacity}, power {most - 1}")), "do basic")
    assert goods(match, "power scrolls") == [most, 1]


# Keys.


@pytest.mark.parametrize(("what", "expected"), [("coin", [1, 0, 0]), ("scroll", [0, 1, 0]), ("power", [0, 0, 1])])
def test_D34_a_key_may_be_changed_into_a_coin_a_scroll_or_power(what: str, expected: list[int]) -> None:
    match = play(table(on_square("academy", "coins 0, power 0, keys 2")), f"key {what}")
    assert goods(match, "coins scrolls power keys") == [*expected, 1]
    assert told(match, happened.KeyChanged) == [happened.KeyChanged(0, what)]


def test_D34_into_power_only_below_the_maximum() -> None:
    match = table(on_square("academy", "power 4, keys 1"))
    assert legal(match) == ["do basic", "key coin", "key scroll", "pass"]
    refused(match, "key power", "(D34)")
    assert "key power" in legal(table(on_square("academy", "power 3, keys 1")))


def test_D34_without_a_key_there_is_nothing_to_change() -> None:
    match = table(on_square("academy", "keys 0"))
    for action in ALL_KEY_USES:
        refused(match, action, "(D34)")


def test_D34_in_a_payment_a_key_stands_for_what_is_missing_only() -> None:
    for own, left in (("coins 2, keys 2", [0, 2]), ("coins 1, keys 2", [0, 1]), ("coins 0, keys 2", [0, 0])):
        match = play(table(on_square("workshop", own)), "do basic")
        assert goods(match, "coins keys") == left


def test_D34_also_for_scrolls() -> None:
    match = play(table(at_source("power 4, scrolls 3, keys 2")), "shop", "purchase cork")
    assert goods(match, "scrolls keys corks") == [0, 1, 1]


@pytest.mark.parametrize(("keys", "possible"), [(1, False), (2, True)])
def test_D34_X15_also_for_power_even_at_its_maximum(keys: int, possible: bool) -> None:
    match = table(on_round("academy", f"power 4, keys {keys}", "inner_12: boss brown"))
    play(match, "do capture")
    assert ("target boss" in legal(match)) == possible
    if possible:
        play(match, "target boss", "pass")
        assert goods(match, "power keys") == [0, 0]


def test_D35_what_can_not_be_paid_in_full_is_not_offered() -> None:
    match = table(on_square("workshop", "coins 1, placed academy@inner_02"))
    refused(match, "do basic", "(D74)")
    assert goods(match, "coins") == [1]
    match = table(at_source("power 4, scrolls 3"))
    assert question(match) == "consolation B"


# Capacity.


@pytest.mark.parametrize(("before", "after"), [("5", "6"), ("6", "7"), ("7", "8"), ("8", "flipped")])
def test_D36_the_marker_moves_from_5_to_8_and_is_then_flipped(before: str, after: str) -> None:
    match = play(table(on_round("academy", f"capacity {before}, circles brown blue # #")), "do special")
    assert seat(match, "B")["capacity"] == after


def test_X5_D36_beyond_the_last_field_a_djinn_is_drawn_and_may_be_captured() -> None:
    position = on_round("academy", "capacity 8, power 7, scrolls 0")
    match = play(table(position, key=from_bag(position, "red")), "do special")
    assert told(match, happened.CapacityFlipped) == [happened.CapacityFlipped(0)]
    assert told(match, happened.DjinnDrawn) == [happened.DjinnDrawn(0, "red")]
    assert question(match) == "container B"
    assert legal(match) == ["circle", "pass"]
    play(match, "circle")
    assert seat(match, "B")["circles"] == "red . # #"
    assert goods(match, "power scrolls") == [8, 1]


def test_X5_D36_once_flipped_one_more_djinn_each_time_and_the_marker_stays() -> None:
    position = on_round("academy", "capacity flipped, power 5, bottles red 1, corks 1")
    match = play(table(position, key=from_bag(position, "red")), "do special")
    assert not told(match, happened.CapacityFlipped)
    assert legal(match) == ["circle", "bottle red", "pass"]
    play(match, "bottle red")
    assert seat(match, "B")["corked"] == "red 1"
    assert goods(match, "corks power") == [0, 8]
    assert seat(match, "B")["capacity"] == "flipped"


def test_X5_D36_flipped_the_fee_at_the_Source_is_two() -> None:
    match = play(table(at_source("capacity flipped, power 8, scrolls 2")), "shop", "purchase cork")
    assert goods(match, "scrolls corks") == [0, 1]


def test_D36_the_marker_is_flipped_even_if_the_djinn_is_declined() -> None:
    position = on_round("academy", "capacity 8, power 7")
    match = play(table(position, key=from_bag(position, "red")), "do special", "pass")
    assert seat(match, "B")["capacity"] == "flipped"
    assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, "red")]
    assert seat(match, "B")["circles"] == ". . # #"


def test_D36_or_if_there_is_no_container_for_it() -> None:
    position = on_round("academy", "capacity 8, power 7, circles brown brown # #, bottles blue 1, corks 1")
    match = play(table(position, key=from_bag(position, "red")), "do special")
    assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, "red")]
    assert seat(match, "B")["capacity"] == "flipped"
    assert goods(match, "power") == [8]


def hollow(own: str, *more: str) -> Match:
    """B uses a card that brings capacity and one power, before acting."""
    return play(table(on_square("academy", f"power 0, gear staff_hollow, {own}", *more)), "use staff_hollow")


def test_D37_with_the_small_vessel_in_play_the_step_from_6_may_be_declined() -> None:
    match = hollow("capacity 6", SMALL_VESSEL)
    assert question(match) == "accept_capacity B"
    assert legal(match) == ["accept", "pass"]
    play(match, "pass")
    assert seat(match, "B")["capacity"] == "6"
    assert goods(match, "power") == [1]  # the rest of the card
    assert told(match, happened.CapacityDeclined) == [happened.CapacityDeclined(0)]
    match = play(hollow("capacity 6", SMALL_VESSEL), "accept")
    assert seat(match, "B")["capacity"] == "7"


@pytest.mark.parametrize(("before", "after"), [("5", "6"), ("7", "8")])
def test_D37_other_steps_are_not_asked_for(before: str, after: str) -> None:
    match = hollow(f"capacity {before}", SMALL_VESSEL)
    assert question(match) == "action B"
    assert seat(match, "B")["capacity"] == after


def test_D37_without_that_card_nothing_is_asked() -> None:
    match = hollow("capacity 6")
    assert question(match) == "action B"
    assert seat(match, "B")["capacity"] == "7"


def test_D37_who_has_it_among_the_private_cards_is_asked() -> None:
    match = hollow("capacity 6, traits private_goals, ambition low_capacity unused_glass")
    assert question(match) == "accept_capacity B"


def test_D37_who_has_other_private_cards_is_asked_too_so_that_nobody_can_tell_which_they_are() -> None:
    match = hollow("capacity 6, traits private_goals, ambition minimum_two unused_glass")
    assert question(match) == "accept_capacity B"


def test_D37_the_private_card_of_another_player_does_not_matter() -> None:
    match = hollow("capacity 6", "Y: traits private_goals, ambition low_capacity unused_glass")
    assert seat(match, "B")["capacity"] == "7"


def test_D37_alone_it_is_asked_on_6() -> None:
    assert question(hollow("capacity 6", "players 1")) == "accept_capacity B"
    assert question(hollow("capacity 5", "players 1")) == "action B"


def test_D37_in_the_academy_it_is_never_asked() -> None:
    match = play(table(on_round("academy", "capacity 6, power 0", SMALL_VESSEL)), "do special")
    assert seat(match, "B")["capacity"] == "7"
    assert question(match) == "place_wizard Y"


def test_D37_a_circle_asks_too() -> None:
    match = table(on_square("archive", "capacity 6, circles . . . #", SMALL_VESSEL))
    play(match, "do basic", "archive yellow_circle")
    assert legal(match) == ["accept", "pass"]
    play(match, "pass")
    assert seat(match, "B")["circles"] == ". . . ."
    assert seat(match, "B")["capacity"] == "6"


# Minimum and circles.


def test_D38_a_first_set_raises_the_minimum_and_gives_two_power() -> None:
    position = on_square(
        "workshop", "power 0, gear hat_scribe! cloak_pilgrim", "display staff_steady hat_miner cloak_warden"
    )
    match = play(table(position), "do basic", "equip staff_steady")
    assert seat(match, "B")["minimum"] == "1"
    assert goods(match, "power") == [2]


def test_D38_both_together_make_two() -> None:
    own = "power 0, minimum 1, gear staff_bone! hat_scribe! cloak_pilgrim"
    left = "strip academy, placed tavern@inner_06 market@outer_12 catacombs@outer_04"
    match = table(on_square("archive", f"{own}, {left}"))
    play(match, "do basic", "archive yellow_place_secret", "at inner_02")
    assert seat(match, "B")["minimum"] == "2"


def test_D38_the_minimum_does_not_act_during_the_turn() -> None:
    match = table(on_round("academy", "power 1, minimum 1", "inner_12: boss brown blue"))
    play(match, "do capture")
    assert goods(match, "power") == [0]
    play(match, "pass", "console coins")
    assert question(match) == "place_wizard Y"
    assert goods(match, "power") == [0]


def test_D39_each_circle_holds_one() -> None:
    match = table(on_round("academy", "power 4, circles brown blue # #", "inner_12: boss brown blue"))
    play(match, "do capture")  # no container: a miss
    assert told(match, happened.Missed) == [happened.Missed(0)]
    match = table(on_round("academy", "power 4, circles brown . # #", "inner_12: boss brown blue"))
    play(match, "do capture", "target blue")
    assert seat(match, "B")["circles"] == "brown blue # #"


def test_D39_the_third_circle_gives_power_the_fourth_capacity() -> None:
    match = table(on_round("archive", "power 0, traits archive_twice"))
    play(match, "do special", "archive yellow_circle")
    assert (seat(match, "B")["circles"], goods(match, "power")) == (". . . #", [2])
    assert seat(match, "B")["capacity"] == "5"
    play(match, "archive yellow_circle")
    assert (seat(match, "B")["circles"], goods(match, "power")) == (". . . .", [2])
    assert seat(match, "B")["capacity"] == "6"


# Windows.


def free_now(match: Match) -> bool:
    """Whether a key may be changed now."""
    return set(ALL_KEY_USES) <= set(legal(match))


def test_D40_at_the_start_of_the_turn() -> None:
    assert free_now(table("players 2 | B: at inner_02 via inner_12, keys 1 | to act B"))
    assert free_now(table("players 2 | B: keys 1 | to act B"))


def test_D40_after_moving_and_after_each_action() -> None:
    match = table(on_square("workshop", "power 0, keys 1, placed academy@inner_02"))
    assert question(match) == "action B" and free_now(match)
    play(match, "do tile")
    assert question(match) == "action B" and free_now(match)
    play(match, "pass")
    assert question(match) == "free B" and free_now(match)


def test_D40_after_a_capture_and_after_a_consolation() -> None:
    match = table(on_round("academy", "power 0, keys 1", "inner_12: boss brown blue"))
    play(match, "do capture")
    assert question(match) == "action_round B" and free_now(match)
    play(match, "pass", "console coins")
    assert question(match) == "free B" and free_now(match)


def test_D40_at_the_Source_between_the_rows_and_after_each_purchase() -> None:
    match = table(at_source("power 0, scrolls 8, keys 1"))
    assert free_now(match)
    play(match, "shop")
    assert not free_now(match)
    play(match, "purchase cork")
    assert question(match) == "source_buy B" and free_now(match)
    play(match, "pass")
    assert question(match) == "source B" and free_now(match)
    play(match, "refill")
    assert question(match) == "free B"


def test_D40_any_number_in_any_order() -> None:
    match = table(on_square("academy", "power 0, keys 3, circles brown blue # #, bottles brown 1 blue 1, corks 2"))
    play(match, "cork blue", "key coin", "key power", "cork brown", "key coin", "do basic")
    assert goods(match, "coins power keys corks") == [6, 4, 0, 0]
    assert seat(match, "B")["corked"] == "brown 1 blue 1"


def test_D40_the_last_window_ends_when_its_owner_goes_on() -> None:
    match = play(table(on_square("academy", "keys 2")), "do basic", "key coin")
    assert question(match) == "free B"
    play(match, "pass")
    assert question(match) == "place_wizard Y"
    assert goods(match, "keys") == [1]


def test_D40_without_anything_free_nobody_is_asked() -> None:
    assert question(play(table(on_square("academy")), "do basic")) == "place_wizard Y"


def test_D40_only_the_player_whose_turn_it_is() -> None:
    match = table(on_square("academy", "", "Y: keys 3"))
    for action in ALL_KEY_USES:
        refused(match, action, "(D34)")


def test_D40_none_inside_a_capture() -> None:
    own = "power 4, coins 4, keys 1, circles . . # #, mages swamp_aunt stone_granny"
    match = table(on_round("academy", own, "inner_12: boss brown blue"))
    play(match, "do capture")
    assert question(match) == "capture_target B" and not free_now(match)
    play(match, "target brown", "pass")
    assert question(match) == "capture_help B" and not set(ALL_KEY_USES) & set(legal(match))


def test_D40_before_a_chest_is_put_away() -> None:
    match = play(table(on_square("catacombs", "power 0, keys 1", only_chests("chest_10"))), "do basic")
    assert legal(match) == ["unlock chest_10", *ALL_KEY_USES, "pass"]


def test_D40_a_chest_may_be_opened_with_a_key_that_equipment_gives_in_this_moment() -> None:
    position = on_square("catacombs", "coins 0, keys 0, gear cloak_warden", only_chests("chest_10"))
    match = play(table(position), "do basic")
    assert (question(match), legal(match)) == ("free B", ["use cloak_warden", "pass"])
    assert says(match, "revealed") == "revealed chest_10"
    play(match, "use cloak_warden")
    assert question(match) == "unlock B"
    play(match, "unlock chest_10")
    assert goods(match, "keys scrolls") == [1, 1]


def test_D40_who_leaves_the_chests_locked_is_not_asked_again() -> None:
    position = on_round("catacombs", "keys 0, gear cloak_warden")
    match = play(table(position, key=chests_come("chest_10", "chest_13")), "do special")
    assert question(match) == "free B"
    play(match, "pass")
    assert told(match, happened.ChestUnlocked) == []
    assert says(match, "discarded") == "discarded chest_10 chest_13"


def test_D40_for_a_chest_without_a_lock_or_for_who_unlocks_none_there_is_no_pause() -> None:
    free = "power 0, keys 0, gear hat_scribe"
    assert question(play(table(on_square("catacombs", free, only_chests("chest_01"))), "do basic")) == "free B"
    assert says(play(table(on_square("catacombs", free, only_chests("chest_01"))), "do basic"), "revealed") == ""
    thumbs = on_square("catacombs", f"{free}, traits no_unlock", only_chests("chest_10"))
    assert says(play(table(thumbs), "do basic"), "revealed") == ""


def drew(own: str, colour: str = "red", *more: str) -> Match:
    """B's marker is on its last field, and the academy brings a djinn of this colour."""
    position = on_round("academy", f"capacity 8, power 7, {own}", *more)
    return play(table(position, key=from_bag(position, colour)), "do special")


def test_D40_a_drawn_djinn_finds_its_place_when_another_is_corked_first() -> None:
    match = drew("circles brown blue # #, bottles blue 1, corks 1")
    assert (question(match), legal(match)) == ("container B", ["cork blue", "pass"])
    play(match, "cork blue")
    assert legal(match) == ["circle", "pass"]
    play(match, "circle")
    assert (seat(match, "B")["circles"], seat(match, "B")["corked"]) == ("brown red # #", "blue 1")
    assert goods(match, "power") == [8]


def test_D40_a_drawn_djinn_may_still_be_put_back() -> None:
    match = play(drew("circles brown blue # #, bottles blue 1, corks 1"), "pass")
    assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, "red")]
    assert seat(match, "B")["circles"] == "brown blue # #"


def test_D40_changing_keys_makes_no_room_for_a_djinn() -> None:
    match = drew("circles brown blue # #, keys 2")
    assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, "red")]
    assert legal(drew("circles brown . # #, keys 1")) == ["circle", *ALL_KEY_USES, "pass"]


def test_D40_a_fishing_staff_is_of_use_if_a_circle_can_be_emptied() -> None:
    own = "circles brown boss # #, corks 1, gear staff_fishing"
    assert "use staff_fishing" in legal(table(on_square("academy", f"{own}, bottles brown 1", "bag blue 3")))
    assert "use staff_fishing" not in legal(table(on_square("academy", f"{own}, bottles red 0", "bag blue 3")))


def test_D40_two_djinns_may_wait_one_for_the_other() -> None:
    """While the first is held an award is taken, whose bonus draws two more."""
    own = "circles brown blue # #, corked yellow 3, awards award_1a award_2b, gear hat_scribe"
    match = drew(own, "red", "offered award_3b")
    assert legal(match) == ["award yellow", "use hat_scribe", "pass"]
    play(match, "award yellow")
    for _ in range(2):
        drawn = held(match) or ""
        assert (question(match), told(match, happened.DjinnDrawn)) == ("container B", [happened.DjinnDrawn(0, drawn)])
        again = table(DJINN.write_position(match.state))
        assert (legal(again), held(again)) == (legal(match), drawn)
        play(match, "pass")
        assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, drawn)]
    assert (question(match), held(match)) == ("container B", "red")
    assert goods(match, "corks") == [1]
    play(match, "pass")
    assert told(match, happened.DjinnReturned) == [happened.DjinnReturned(0, "red")]
    assert held(match) is None


def held(match: Match) -> str | None:
    """Who waits for a container."""
    waiting: str | None = match.view(0).doing.held
    return waiting


def test_D40_none_inside_a_payment() -> None:
    position = "players 2 | B: at inner_02 via inner_12, scrolls 1, keys 1 | Y: at outer_02 via inner_02 | to act B"
    match = play(table(position), "go outer_02 inner_02")
    assert legal(match) == ["toll coin", "toll scroll"]


def test_D40_none_before_the_first_option_and_the_first_visit() -> None:
    match = play(table(on_round("archive", "power 0, keys 1")), "do special")
    assert not set(ALL_KEY_USES) & set(legal(match))
    match = play(table(on_round("market", "power 0, keys 1")), "do special")
    assert not set(ALL_KEY_USES) & set(legal(match))
