"""Each trait, of both signs: what it changes, and what it does not (D170–D185)."""

from pathlib import Path

import pytest

from abraka.games.djinn import events as happened
from abraka.games.djinn import names
from abraka.games.djinn.content import load_content
from abraka.testing.keys import key_for
from tests.djinn.places import at_source, chests_come, drafted, drawn, goods, listed, on_round, on_square, only_chests
from tests.djinn.table import legal, play, question, refused, seat, table, told

PILES = "piles swamp_aunt/7 root_digger/7 stone_granny/7 chimney_sweep/7"
DISPLAY = "display staff_steady hat_scribe cloak_pilgrim"
BOSS_AND_TWO = "inner_12: boss brown blue"


def test_D170_to_D185_there_are_ten_traits_of_each_sign_and_each_has_a_test_here() -> None:
    traits = load_content().traits.trait
    assert [trait.sign for trait in traits] == ["positive"] * 10 + ["negative"] * 10
    tests = Path(__file__).read_text(encoding="utf-8")
    assert [trait for trait in names.TRAITS if trait not in tests] == []


# Positive ones.


def test_D170_well_provided_begins_with_more() -> None:
    match = drafted("rich_start", "no_unlock")
    assert goods(match, "coins scrolls power") == [6, 2, 4]
    assert goods(match, "coins scrolls power", "Y") == [4, 0, 3]


def test_D171_a_smooth_talker_does_not_pay_at_the_market_but_is_paid() -> None:
    match = table(on_square("market", "coins 1, traits market_free", "players 3", "Y: coins 0, stall cork"))
    play(match, "do basic", "visit cork")
    assert goods(match, "coins corks") == [0, 1] and goods(match, "coins", "Y") == [0]
    match = table(on_square("market", "coins 4", "players 3", "Y: coins 0, stall cork, traits market_free"))
    play(match, "do basic", "visit cork")
    assert goods(match, "coins") == [2] and goods(match, "coins", "Y") == [1]


def test_D172_a_regular_guest_gets_a_key_with_an_open_mage() -> None:
    match = play(table(on_square("tavern", "traits tavern_key", PILES)), "do basic", "mage swamp_aunt")
    assert goods(match, "keys") == [1]
    match = play(table(on_round("tavern", "traits tavern_key", PILES)), "do special", "mage swamp_aunt")
    assert goods(match, "keys") == [1]
    own = "traits tavern_key, placed tavern@inner_02"
    match = play(table(on_square("academy", own, PILES)), "do tile", "mage swamp_aunt")
    assert goods(match, "keys") == [1]


def test_D172_with_a_key_mage_still_one() -> None:
    match = play(table(on_round("tavern", "traits tavern_key", PILES)), "do special", "mage stone_granny")
    assert goods(match, "keys") == [1]


def test_D172_not_for_a_mage_of_a_chest() -> None:
    own = "keys 1, traits tavern_key"
    match = table(on_square("catacombs", own, PILES, only_chests("chest_14")))
    play(match, "do basic", "unlock chest_14", "mage swamp_aunt")
    assert goods(match, "keys") == [0]


def test_D173_a_handy_wizard_gets_three_corks_on_the_round_space_only() -> None:
    match = play(table(on_round("workshop", "coins 3, traits workshop_corks", DISPLAY)), "do special")
    assert goods(match, "coins corks") == [0, 3]
    match = play(table(on_round("workshop", "coins 3, traits workshop_corks", DISPLAY)), "do basic")
    assert goods(match, "coins corks") == [1, 1]
    match = play(table(on_square("workshop", "coins 3, traits workshop_corks", DISPLAY)), "do basic")
    assert goods(match, "corks") == [1]


def test_D173_other_corks_are_not_more() -> None:
    match = table(on_square("market", "coins 1, traits workshop_corks", "players 3"))
    play(match, "do basic", "visit cork")
    assert goods(match, "corks") == [1]


@pytest.mark.parametrize(("capacity", "fee"), [("5", 4), ("6", 3), ("7", 3), ("8", 2), ("flipped", 2)])
def test_D174_a_friend_of_the_Source_always_pays_two(capacity: str, fee: int) -> None:
    own = f"capacity {capacity}, power 0, scrolls 4"
    match = play(table(at_source(f"{own}, traits source_cheap")), "shop", "purchase cork")
    assert goods(match, "scrolls corks") == [2, 1]
    match = play(table(at_source(own)), "shop", "purchase cork")
    assert goods(match, "scrolls corks") == [4 - fee, 1]


def test_D175_a_bookworm_may_take_the_same_option_twice() -> None:
    match = table(on_round("archive", "coins 0, traits archive_twice"))
    play(match, "do special", "archive yellow_coins", "archive yellow_coins")
    assert goods(match, "coins") == [4]
    match = play(table(on_round("archive", "coins 0")), "do special", "archive yellow_coins")
    refused(match, "archive yellow_coins", "(D90)")


@pytest.mark.parametrize(("power", "after"), [(0, 2), (2, 4), (3, 4)])
def test_D176_who_learns_from_failure_gains_two_for_a_miss(power: int, after: int) -> None:
    match = table(on_round("academy", f"power {power}, traits miss_gain", BOSS_AND_TWO))
    play(match, "do capture")
    assert told(match, happened.Missed) == [happened.Missed(0)]
    assert goods(match, "power") == [after]


def test_D176_also_for_a_miss_of_choice() -> None:
    match = play(
        table(on_round("academy", "capacity 7, power 4, traits miss_gain", BOSS_AND_TWO)), "do capture", "pass"
    )
    assert goods(match, "power") == [6]


def test_X8_D176_not_where_no_djinn_is_left() -> None:
    for own in ("power 0, traits miss_gain", "power 0"):
        match = play(table(on_round("tavern", own, PILES)), "do basic", "mage swamp_aunt")
        assert goods(match, "power") == [0]


def test_D177_a_lockpicker_keeps_the_key() -> None:
    match = table(on_square("catacombs", "keys 1, traits keep_key", only_chests("chest_13")))
    play(match, "do basic", "unlock chest_13")
    assert goods(match, "keys coins") == [1, 8]


def test_D177_a_key_is_needed_though() -> None:
    match = play(table(on_square("catacombs", "keys 0, traits keep_key", only_chests("chest_13"))), "do basic")
    assert question(match) == "place_wizard Y"


def test_D177_each_key_unlocks_one_chest_a_turn() -> None:
    key = chests_come("chest_10", "chest_13")
    match = play(table(on_round("catacombs", "keys 1, traits keep_key"), key=key), "do special", "unlock chest_10")
    assert question(match) == "free B"  # chest_13 stays locked
    match = play(table(on_round("catacombs", "keys 2, traits keep_key"), key=key), "do special", "unlock chest_10")
    assert legal(match, "unlock") == ["unlock chest_13"]
    play(match, "unlock chest_13")
    assert goods(match, "keys") == [2]


def test_D177_unlocks_of_the_whole_turn_count() -> None:
    own = "keys 1, traits keep_key, placed catacombs@inner_02"
    match = table(on_square("academy", own, only_chests("chest_13"), "unlocked 1"))
    play(match, "do tile")
    assert question(match) == "action B"
    assert goods(match, "keys coins power") == [1, 4, 4]


def test_D177_in_the_next_turn_the_key_works_again() -> None:
    match = table(on_square("academy", "", "Y: at outer_08 via inner_08, keys 1, traits keep_key", "unlocked 1"))
    play(match, "do basic")
    assert match.state.unlocked == 0


def test_D177_a_good_mentor_turns_mages_up_in_the_academy_only() -> None:
    own = "power 0, mages swamp_aunt!, traits academy_flip"
    match = play(table(on_square("academy", own)), "do basic", "mentor 1")
    assert (goods(match, "power"), seat(match, "B")["mages"]) == ([2], "swamp_aunt")
    match = play(table(on_square("catacombs", own, only_chests("chest_06"))), "do basic")
    assert (goods(match, "power"), seat(match, "B")["mages"]) == ([3], "swamp_aunt!")
    match = play(table(at_source(own)), "refill")
    assert (goods(match, "power"), seat(match, "B")["mages"]) == ([4], "swamp_aunt!")


# Negative ones.


def test_D178_a_circle_is_covered_at_the_start() -> None:
    match = drafted("market_free", "blocked_circle")
    assert seat(match, "B")["circles"] == "x . # #"
    assert seat(match, "Y")["circles"] == ". . # #"


def test_D178_a_covered_circle_holds_nothing() -> None:
    match = table(on_round("academy", "power 4, circles x brown # #, traits blocked_circle", BOSS_AND_TWO))
    play(match, "do capture")
    assert told(match, happened.Missed) == [happened.Missed(0)]


def test_D178_it_is_the_first_to_be_activated_and_gives_two_power() -> None:
    match = table(on_square("archive", "power 0, circles x brown # #, traits blocked_circle"))
    play(match, "do basic", "archive yellow_circle")
    assert seat(match, "B")["circles"] == ". brown # #"
    assert goods(match, "power") == [2]


def test_D178_afterwards_the_others_follow_with_their_own_rewards() -> None:
    match = table(on_round("archive", "power 0, circles x . # #, traits blocked_circle archive_twice"))
    play(match, "do special", "archive yellow_circle", "archive yellow_circle")
    assert seat(match, "B")["circles"] == ". . . #"
    assert goods(match, "power") == [4]


def test_D179_penniless_begins_with_one_coin_and_a_sleepyhead_without_power() -> None:
    assert goods(drafted("market_free", "poor_start"), "coins power") == [1, 3]
    assert goods(drafted("market_free", "weak_start"), "coins power") == [4, 0]


def test_D180_with_one_shade_for_all_colours_bring_nothing_but_green_does() -> None:
    for traits, bonus in ((", traits no_colours", 3), ("", 4)):
        match = table(on_round("academy", f"power 4, coins 4, mages swamp_aunt{traits}", "inner_12: brown"))
        play(match, "do capture", "target brown", "help swamp_aunt")
        assert told(match, happened.MageUsed) == [happened.MageUsed(0, "swamp_aunt", bonus)]
        assert goods(match, "power coins") == [bonus, 2]


def test_D180_equipment_still_counts_by_colour() -> None:
    own = "power 3, gear staff_furnace, traits no_colours"
    match = play(table(on_round("academy", own, BOSS_AND_TWO)), "do capture")
    assert legal(match) == ["target brown", "pass"]
    play(match, "target brown")
    assert goods(match, "power") == [0]


def test_D181_tiresome_company_never_turns_up_a_mage_in_the_archive() -> None:
    match = play(table(on_square("archive", "mages swamp_aunt!, traits no_flip")), "do basic")
    refused(match, "archive yellow_flip", "(D91)")


def test_D181_nor_at_the_market() -> None:
    own = "coins 4, scrolls 1, mages swamp_aunt!, traits no_flip"
    match = play(table(on_square("market", own, "players 3")), "do basic")
    refused(match, "visit mages", "(D105)")


def test_D181_nor_at_the_Source() -> None:
    match = play(table(at_source("scrolls 4, power 4, mages swamp_aunt!, traits no_flip")), "shop")
    assert legal(match) == ["purchase bottle", "purchase cork"]


def test_D181_nor_by_a_chest_nor_by_equipment() -> None:
    match = table(on_square("catacombs", "mages swamp_aunt!, traits no_flip", only_chests("chest_08")))
    play(match, "do basic")
    assert seat(match, "B")["mages"] == "swamp_aunt!"
    match = play(table(on_square("academy", "mages swamp_aunt!, gear hat_barker, traits no_flip")), "use hat_barker")
    assert seat(match, "B")["mages"] == "swamp_aunt!"
    assert goods(match, "coins") == [5]


def test_D181_nor_as_a_good_mentor() -> None:
    match = table(on_square("academy", "power 0, mages swamp_aunt!, traits academy_flip no_flip"))
    play(match, "do basic")
    assert goods(match, "power") == [3]
    assert seat(match, "B")["mages"] == "swamp_aunt!"


def test_D181_new_mages_still_come_face_up() -> None:
    match = play(table(on_square("tavern", "traits no_flip", PILES)), "do basic", "mage swamp_aunt")
    assert seat(match, "B")["mages"] == "swamp_aunt"


def test_D182_who_is_afraid_of_the_dark_does_only_the_basic_action() -> None:
    match = table(on_round("catacombs", "traits catacombs_basic"), key=chests_come("chest_01"))
    assert legal(match) == ["do basic", "pass"]
    refused(match, "do special", "(D182)")
    play(match, "do basic")
    assert told(match, happened.ChestShown) == [happened.ChestShown(0, "chest_01")]


def test_D182_other_special_actions_stay_allowed() -> None:
    assert "do special" in legal(table(on_round("academy", "traits catacombs_basic")))


def test_D182_who_is_all_thumbs_unlocks_nothing() -> None:
    match = table(on_square("catacombs", "coins 0, keys 2, traits no_unlock", only_chests("chest_10")))
    play(match, "do basic")
    assert question(match) == "free B"
    assert goods(match, "coins keys") == [3, 2]


def test_D182_keys_still_stand_for_other_things() -> None:
    match = table(on_square("workshop", "coins 0, keys 3, traits no_unlock", DISPLAY))
    play(match, "key scroll", "do basic")
    assert goods(match, "scrolls keys corks") == [1, 0, 1]


def test_D183_with_sleepy_friends_key_mages_come_face_down_but_with_their_key() -> None:
    match = play(table(on_round("tavern", "traits key_mage_down", PILES)), "do special", "mage stone_granny")
    assert seat(match, "B")["mages"] == "stone_granny!"
    assert goods(match, "keys") == [1]


def test_D183_open_mages_come_face_up() -> None:
    match = play(table(on_round("tavern", "traits key_mage_down", PILES)), "do special", "mage swamp_aunt")
    assert seat(match, "B")["mages"] == "swamp_aunt"


def test_D183_also_outside_the_tavern_and_they_may_be_turned_up_later() -> None:
    match = table(on_square("archive", "gear hat_envoy, traits key_mage_down", PILES))
    play(match, "use hat_envoy", "mage stone_granny")
    assert seat(match, "B")["mages"] == "stone_granny!"
    play(match, "do basic", "archive yellow_flip", "flip stone_granny")
    assert seat(match, "B")["mages"] == "stone_granny"


def test_D184_grab_bag_takes_the_bottom_card_of_a_pile() -> None:
    hidden = [gear for gear in names.GEAR if gear.startswith("hat_") and gear != "hat_scribe"]
    key = key_for(*drawn(hidden, "hat_innkeeper"), seed=1)
    match = play(table(on_square("workshop", "traits blind_equipment", DISPLAY), key=key), "do basic")
    assert question(match) == "equipment B"
    assert legal(match) == ["blind staff", "blind hat", "blind cloak", "pass"]
    refused(match, "equip hat_scribe", "(D184)")
    play(match, "blind hat")
    assert seat(match, "B")["gear"] == "hat_innkeeper"
    assert listed(match, "display") == "staff_steady hat_scribe cloak_pilgrim"


def test_D184_then_the_face_up_card_of_the_kind_is_chosen_as_usual() -> None:
    hidden = [gear for gear in names.GEAR if gear.startswith("hat_") and gear not in ("hat_scribe", "hat_miner")]
    key = key_for(*drawn(hidden, "hat_innkeeper"), seed=1)
    own = "gear hat_miner, traits blind_equipment"
    match = play(table(on_square("workshop", own, DISPLAY), key=key), "do basic", "blind hat")
    assert legal(match) == ["keep old", "keep new"]
    play(match, "keep old")
    assert seat(match, "B")["gear"] == "hat_miner hat_innkeeper!"


def test_D184_the_last_card_of_a_pile_is_its_bottom_card_too() -> None:
    rest = " ".join(f"{gear}!" for gear in names.GEAR if gear.startswith("hat_") and gear != "hat_scribe")
    match = table(on_square("workshop", "traits blind_equipment", DISPLAY, f"Y: gear {rest}"))
    play(match, "do basic", "blind hat")
    assert seat(match, "B")["gear"] == "hat_scribe"
    assert listed(match, "display") == "staff_steady - cloak_pilgrim"


def test_D184_a_stickler_puts_into_a_bottle_what_can_go_there() -> None:
    own = "power 4, bottles brown 1, corks 1, traits must_bottle"
    match = play(table(on_round("academy", own, BOSS_AND_TWO)), "do capture", "target brown")
    assert seat(match, "B")["corked"] == "brown 1"
    assert seat(match, "B")["circles"] == ". . # #"


def test_D184_a_stickler_without_the_right_bottle_uses_a_circle() -> None:
    own = "power 4, bottles brown 1, corks 1, traits must_bottle"
    match = play(table(on_round("academy", own, BOSS_AND_TWO)), "do capture", "target blue")
    assert seat(match, "B")["circles"] == "blue . # #"


def test_D184_others_may_choose_the_circle() -> None:
    match = table(on_round("academy", "power 4, bottles brown 1, corks 1", BOSS_AND_TWO))
    play(match, "do capture", "target brown")
    assert legal(match) == ["circle", "bottle brown"]


def test_D184_a_stickler_need_not_bottle_what_is_in_a_circle_already() -> None:
    own = "circles brown . # #, bottles brown 1, corks 1, traits must_bottle"
    match = play(table(on_square("academy", own)), "do basic")
    assert legal(match) == ["cork brown", "pass"]
    play(match, "pass")
    assert seat(match, "B")["circles"] == "brown . # #"


def test_D185_secret_ambition_takes_two_cards_of_the_rest_of_the_deck() -> None:
    match = drafted("private_goals", "no_unlock")
    own = seat(match, "B")["ambition"].split()
    assert len(set(own)) == 2
    assert not set(own) & set(listed(match, "scoring").split())
    assert seat(match, "Y")["ambition"] == ""


def test_D185_the_better_of_the_two_is_scored_besides_the_public_three() -> None:
    own = "keys 2, traits private_goals, ambition keys few_secrets, circles . . . ."
    match = table(f"players 2 | scoring two_sets third_of_kind minimum_two | B: {own} | final Y | first B")
    while match.outcome is None:
        play(match, "pass")
    ambitions = [event for event in told(match, happened.Scored) if getattr(event, "item", "") == "ambition"]
    assert ambitions == [happened.Scored(0, "ambition", 8)]  # not 6 for the keys
