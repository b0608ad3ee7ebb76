"""Piggyback in the master game: the card's right, bought for after, the ride itself, the castle (T30, T33, T34)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, SpellCast, SpellLost, SpellReserved, WizardEntered
from tests.towers.table import asked, legal, play, question, refused, rolling, says, table, told, track

TOGETHER = "0: C | 1: #1[B] | 3: #3[B Y] | 5: #5 | 9: (Y) | 14: #2 #4 #6 #7 #8 #9 | "
FOUR = "0: C | 1: #1[Y] | 3: #3[B B Y R] | 5: #5 | 14: #2 #4 #6 #7 #8 #9 | "
YELLOW_RICH = "B 6/0/0 Y 0/6/0"
BLUE_RICH = "B 0/6/0 Y 6/0/0"
ALL_RICH = "B 0/5/0 Y 0/5/0 R 0/5/0"
ADVANCES = ["cast advance-wizard", "cast advance-tower", "reserve advance-wizard", "reserve advance-tower"]


def at(
    spaces: str,
    potions: str = YELLOW_RICH,
    edition: str = "cs",
    spells: str = "advance-wizard advance-tower piggyback",
    hand: str = "w1 w2 t2",
    key: bytes = bytes(16),
) -> Match:
    """A master table with Piggyback, blue's turn."""
    options = f"options variant=master edition={edition} | spells {spells} | "
    return table(f"{options}{spaces}potions {potions} | hand B {hand} | hand Y w3 t1 t3 | to act B", key)


# ---- Asked when the wizard has been picked.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T30_a_ride_is_offered_when_the_wizard_has_been_picked_and_uses_the_cards_right(edition: str) -> None:
    match = at(TOGETHER, edition=edition)
    assert asked(match, "play w2", "pass", "wizard B 3", "ride") == [
        "turn B", "round_a Y", "piece B", "ride Y", "turn B",
    ]  # fmt: skip
    assert told(match, SpellCast) == [SpellCast(1, "piggyback", 1)]
    assert track(match) == "0: C | 1: #1[B] | 3: #3 | 5: #5[B Y] | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"  # no again, no round B: the right is used


def test_T30_who_declines_the_ride_keeps_the_right_for_round_b() -> None:
    match = at(TOGETHER)
    assert asked(match, "play w2", "pass", "wizard B 3", "pass")[-1] == "round_b Y"
    assert legal(match) == ["cast advance-wizard", "cast advance-tower", "pass"]
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 5: #5[B] | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"


def test_T30_when_the_right_is_used_in_round_a_nobody_rides() -> None:
    match = play(at(TOGETHER), "play w2", "cast advance-tower", "tower #5", "pass", "wizard B 3")
    assert question(match) == "turn B"
    assert "3: #3[Y] | 5: (B) | 7: #5" in track(match)


def test_T30_nobody_rides_when_the_right_is_reserved_for_another_spell() -> None:
    assert asked(at(TOGETHER), "play w2", "reserve advance-tower", "wizard B 3")[-1] == "target_tower Y"


def test_T30_the_next_card_gives_a_new_right_to_ride() -> None:
    match = play(at("0: C | 3: #3[B Y] | 5: #5 | 14: #1 #2 #4 #6 #7 #8 #9 | "), "play w2", "pass", "ride")
    assert asked(match, "play w1", "pass", "ride")[2] == "ride Y"
    assert track(match) == "0: C | 3: #3 | 5: #5 | 6: (B Y) | 14: #1 #2 #4 #6 #7 #8 #9"


def test_T30_piggyback_cannot_be_cast_at_once_in_round_a_nor_in_round_b() -> None:
    match = play(at(TOGETHER), "play w2")
    refused(match, "cast piggyback", "when a wizard has been picked")
    play(match, "pass", "wizard B 3", "pass")
    refused(match, "cast piggyback", "when a wizard has been picked")
    refused(match, "reserve piggyback", "only before its effect")


def test_T30_riders_are_asked_from_the_active_player_clockwise() -> None:
    match = play(at(FOUR, ALL_RICH), "play w2", "pass", "pass", "pass")
    assert asked(match, "pass", "pass", "pass") == ["ride B", "ride Y", "ride R", "round_b B"]
    assert track(match) == "0: C | 1: #1[Y] | 3: #3[B Y R] | 5: #5[B] | 14: #2 #4 #6 #7 #8 #9"


def test_T30_one_rider_a_move() -> None:
    match = play(at(FOUR, ALL_RICH), "play w2", "pass", "pass", "pass")
    assert asked(match, "pass", "ride") == ["ride B", "ride Y", "turn B"]
    assert track(match) == "0: C | 1: #1[Y] | 3: #3[B R] | 5: #5[B Y] | 14: #2 #4 #6 #7 #8 #9"


# ---- Bought for after, in round A.


def test_T30_bought_for_after_it_is_paid_at_once_and_acts_at_the_ride_without_asking() -> None:
    match = play(at(TOGETHER), "play w2")
    assert legal(match) == [*ADVANCES, "reserve piggyback", "pass"]
    play(match, "reserve piggyback")
    assert told(match, SpellReserved) == [SpellReserved(1, "piggyback", 1)]
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"
    assert asked(match, "wizard B 3") == ["piece B", "turn B"]
    assert track(match) == "0: C | 1: #1[B] | 3: #3 | 5: #5[B Y] | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"


def test_T30_bought_for_after_it_shuts_out_other_riders() -> None:
    match = play(at(FOUR, ALL_RICH), "play w2", "pass", "pass", "reserve piggyback")
    assert track(match) == "0: C | 1: #1[Y] | 3: #3[B Y] | 5: #5[B R] | 14: #2 #4 #6 #7 #8 #9"
    assert question(match) == "turn B"


def test_T30_bought_for_after_it_is_lost_when_another_wizard_is_picked() -> None:
    match = play(at(TOGETHER), "play w2", "reserve piggyback", "wizard B 1")
    assert told(match, SpellLost) == [SpellLost(1, "piggyback")]
    assert track(match) == "0: C | 1: #1 | 3: #3[B B Y] | 5: #5 | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"
    assert question(match) == "turn B"  # and the right is used


def test_T30_bought_for_after_it_is_lost_when_the_roll_is_declined() -> None:
    match = at(TOGETHER, hand="wd2 w1 w2", key=rolling(4, 2))
    play(match, "play wd2", "roll", "reserve piggyback", "pass")
    assert told(match, SpellLost) == [SpellLost(1, "piggyback")]
    assert track(match) + " | " == TOGETHER
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"


def test_T30_it_cannot_be_bought_for_a_card_that_moves_a_tower() -> None:
    match = play(at(TOGETHER), "play t2")
    assert legal(match) == [*ADVANCES, "pass"]
    refused(match, "reserve piggyback", "ride along")


def test_T33_T27_it_cannot_be_bought_without_a_wizard_beside_one_of_the_active_player() -> None:
    apart = "0: C | 1: #1[B] | 3: #3[Y] | 5: #5[B] | 14: #2 #4 #6 #7 #8 #9 | "
    refused(play(at(apart), "play w2"), "reserve piggyback", "ride along")
    assert asked(at(apart, spells="piggyback"), "play w2", "wizard B 1") == ["turn B", "piece B", "turn B"]


# ---- Who rides with whom.


def test_T33_the_rider_starts_and_ends_on_the_same_space_as_the_one_who_moves() -> None:
    match = play(at(TOGETHER), "play w2", "pass", "wizard B 1")  # nobody stands with this one
    assert question(match) == "round_b Y"
    assert "3: #3[B B Y]" in track(match)


def test_T33_wizards_on_the_ground_ride_too() -> None:
    match = play(at("0: C | 3: (B Y) | 5: #5 | 14: #1 #2 #3 #4 #6 #7 #8 #9 | "), "play w2", "pass", "ride")
    assert track(match) == "0: C | 5: #5[B Y] | 14: #1 #2 #3 #4 #6 #7 #8 #9"


def test_T33_a_trapped_wizard_does_not_ride() -> None:
    match = play(at("0: C | 3: (Y) #3[B] | 5: #5 | 14: #1 #2 #4 #6 #7 #8 #9 | "), "play w2", "pass")
    assert question(match) == "round_b Y"
    assert track(match) == "0: C | 3: (Y) #3 | 5: #5[B] | 14: #1 #2 #4 #6 #7 #8 #9"


def test_T33_the_active_player_may_move_two_of_their_own() -> None:
    match = at("0: C | 3: #3[B B B] | 5: #5 | 9: (Y) | 14: #1 #2 #4 #6 #7 #8 #9 | ", BLUE_RICH)
    assert asked(match, "play w2", "pass", "ride") == ["turn B", "round_a B", "ride B", "turn B"]
    assert track(match) == "0: C | 3: #3[B] | 5: #5[B B] | 9: (Y) | 14: #1 #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 0/5/1 Y 6/0/0"


def test_T33_the_wizard_that_moves_is_not_its_own_rider() -> None:
    match = at(TOGETHER, BLUE_RICH, spells="piggyback")
    assert asked(match, "play w2", "wizard B 3") == ["turn B", "piece B", "turn B"]


def test_T33_who_cannot_pay_does_not_ride() -> None:
    assert asked(at(TOGETHER, "B 6/0/0 Y 6/0/0"), "play w2", "wizard B 3") == ["turn B", "piece B", "turn B"]


def test_T33_T12_two_who_come_to_four_fit() -> None:
    match = at("0: C | 1: #1[B] | 3: #3[B Y] | 5: #5[Y Y Y Y] | 14: #2 #4 #6 #7 #8 #9 | ")
    play(match, "play w2", "pass", "wizard B 3", "ride")
    assert "3: #3 | 5: #5[B Y Y Y Y Y]" in track(match)


def test_T33_T12_where_one_more_fits_the_wizard_goes_alone() -> None:
    match = at("0: C | 1: #1[B] | 3: #3[B Y] | 5: #5[Y Y Y R R] | 14: #2 #4 #6 #7 #8 #9 | ", "B 5/0/0 Y 0/5/0 R 5/0/0")
    play(match, "play w2")
    refused(match, "reserve piggyback", "ride along")
    assert asked(match, "pass", "wizard B 3")[-1] == "round_b Y"
    assert "3: #3[Y] | 5: #5[B Y Y Y R R]" in track(match)


def test_T33_no_spell_carries_a_rider() -> None:
    match = play(at(TOGETHER), "play w1", "cast advance-wizard", "wizard B 3")
    assert question(match) == "again Y"
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 4: (B) | 5: #5 | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"


def test_T33_no_moving_tower_carries_a_rider_off_its_space() -> None:
    match = at("0: C | 3: (B Y) | 4: #3[B Y] | 5: #5 | 14: #1 #2 #4 #6 #7 #8 #9 | ")
    assert asked(match, "play t2", "pass", "tower #3")[-1] == "round_b Y"
    assert track(match) == "0: C | 3: (B Y) | 5: #5 | 6: #3[B Y] | 14: #1 #2 #4 #6 #7 #8 #9"


# ---- Into the castle.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T34_both_enter_together_with_one_flight_and_the_active_players_turn_ends(edition: str) -> None:
    match = at("1: #1[B] | 3: #3[B Y] | 5: #5 C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9 | ", edition=edition)
    assert asked(match, "play w2", "pass", "wizard B 3", "ride") == [
        "turn B", "round_a Y", "piece B", "ride Y", "turn Y",
    ]  # fmt: skip
    assert told(match, WizardEntered) == [WizardEntered(0, 3, 0), WizardEntered(1, 3, 1)]
    assert told(match, CastleFlew) == [CastleFlew(5, 8)]
    assert track(match) == "1: #1[B] | 3: #3 | 5: #5 | 8: C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "home") == "home B4 Y4"
    assert legal(match)[:3] == ["play w3", "play t1", "play t3"]  # yellow's own turn is a full one


def test_T34_two_of_ones_own_enter_with_one_card() -> None:
    match = at("1: #1[B] | 3: #3[B B] | 5: #5 C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9 | ", BLUE_RICH)
    assert asked(match, "play w2", "reserve piggyback", "wizard B 3")[-1] == "turn Y"
    assert told(match, CastleFlew) == [CastleFlew(5, 8)]
    assert says(match, "home") == "home B4 Y4"


def test_T34_the_flight_looks_at_the_space_that_both_have_left() -> None:
    match = at("3: #3[B Y] | 5: #5 C | 8: (Y) | 9: (B) | 12: (Y) | 14: #1 #2 #4 #6 #7 #9 #8 | 0: (Y) | 4: (B) | ")
    play(match, "play w2", "pass", "wizard B 3", "ride")
    assert told(match, CastleFlew) == [CastleFlew(5, 3)]


def test_T34_T12_the_castle_takes_both_whatever_stands_below_it() -> None:
    match = at("1: #1[B] | 3: #3[B Y] | 5: (B Y Y Y Y) #5 C | 14: #2 #4 #6 #7 #8 #9 | ")
    play(match, "play w2", "pass", "wizard B 3", "ride")
    assert track(match) == "1: #1[B] | 3: #3 | 5: (B Y Y Y Y) #5 | 8: C | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "home") == "home B3 Y1"
