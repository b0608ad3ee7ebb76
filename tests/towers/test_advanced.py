"""The advanced game: four spells by lot, any number in one's own turn, Piggyback in others' turns too (T25)."""

import pytest

from abraka.core.errors import OptionError
from abraka.games.towers.events import CastleFlew, SpellCast
from abraka.games.towers.spec import SPELL_NAMES
from tests.towers.table import events, fresh, legal, play, refused, rolling, says, table, told, track

SPELLS = "options variant=advanced | spells advance-wizard advance-tower swap raven | "
WITH_FREE = "options variant=advanced | spells advance-wizard advance-tower swap free | "
WITH_PIGGYBACK = "options variant=advanced | spells advance-wizard advance-tower raven piggyback | "
LINE = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4[Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | "
HANDS = "hand B w1 w2 w3 | hand Y w1 w2 w3 | to act B"
RICH = "potions B 0/6/0 Y 0/6/0 | "
CASTS = ["cast advance-wizard", "cast advance-tower", "cast swap", "cast raven"]

ALL_EIGHT = {
    "advance-wizard", "advance-tower", "headwind-wizard", "headwind-tower", "swap", "raven", "piggyback", "free",
}  # fmt: skip


def drawn(key: int) -> frozenset[str]:
    """The spells in play at a fresh advanced table."""
    return frozenset(spell.name for spell in fresh(3, bytes([key] * 16), variant="advanced").view(0).spells)


# ---- Which spells.


def test_T25_four_of_the_eight_spells_are_in_play() -> None:
    assert all(len(drawn(key)) == 4 and drawn(key) <= set(SPELL_NAMES) for key in range(40))


def test_T25_the_four_are_drawn_by_lot_so_that_every_spell_can_be_among_them_or_not() -> None:
    draws = [drawn(key) for key in range(40)]
    assert set().union(*draws) == set(SPELL_NAMES)
    assert set.intersection(*map(set, draws)) == set()


def test_T25_the_four_are_not_chosen() -> None:
    with pytest.raises(OptionError, match="advanced draws four by lot"):
        fresh(2, variant="advanced", spells=("swap", "raven", "free", "piggyback"))
    with pytest.raises(OptionError, match="number of spells"):
        fresh(2, variant="advanced", spell_count=5)


def test_T25_a_spell_that_was_not_drawn_cannot_be_cast() -> None:
    match = table(SPELLS + LINE + RICH + HANDS)
    refused(match, "cast headwind-tower", "in play")


# ---- How often and when.


def test_T25_any_number_of_spells_may_be_cast_before_the_first_card_repeats_included() -> None:
    match = table(SPELLS + LINE + RICH + HANDS)
    play(match, "cast advance-tower", "tower #5", "cast advance-tower", "tower #5", "cast raven", "castle back")
    assert track(match) == (
        "1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4[Y] | 6: #6 | 7: #7 | 8: #8 | 9: #9 #5 | 15: C"
    )  # fmt: skip
    assert says(match, "potions") == "potions B 0/2/4 Y 0/6/0"
    assert legal(match) == ["play w1", "play w2", "play w3", *CASTS, "redraw"]


def test_T25_spells_come_before_between_and_after_the_cards() -> None:
    match = table(SPELLS + LINE + RICH + HANDS)
    play(match, "cast advance-tower", "tower #9", "play w1", "wizard B 1")
    assert legal(match) == ["play w2", "play w3", *CASTS]
    play(match, "cast advance-tower", "tower #9", "play w2", "wizard B 3")
    assert (match.to_act, legal(match)) == (0, [*CASTS, "pass"])
    play(match, "cast advance-tower", "tower #9")
    assert track(match) == (
        "0: C | 1: #1 | 2: #2[B Y] | 3: #3 | 4: #4[Y] | 5: #5[B] | 6: #6 | 7: #7 | 8: #8 | 15: #9"
    )  # fmt: skip
    assert says(match, "potions") == "potions B 0/3/3 Y 0/6/0"
    play(match, "pass")
    assert (match.to_act, match.prompt, match.state.turn) == (1, "turn", 2)


def test_T25_after_the_second_card_nobody_is_asked_when_no_spell_can_be_paid() -> None:
    match = table(SPELLS + LINE + "potions B 6/0/0 Y 0/6/0 | " + HANDS)
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 3")
    assert (match.to_act, match.state.turn) == (1, 2)


def test_T25_no_spell_comes_between_a_card_and_the_piece_it_moves() -> None:
    match = play(table(SPELLS + LINE + RICH + HANDS), "play w1")
    assert legal(match) == ["wizard B 1", "wizard B 3"]
    refused(match, "cast advance-tower", "between playing a card and its full resolution")


def test_T25_no_spell_comes_between_a_card_and_the_choice_of_its_half() -> None:
    match = play(table(SPELLS + LINE + RICH + "hand B t2w4 w1 w2 | to act B"), "play t2w4")
    assert legal(match) == ["use tower", "use wizard"]
    refused(match, "cast raven", "between playing a card and its full resolution")


def test_T25_no_spell_comes_between_the_rolls_or_between_roll_and_move() -> None:
    match = play(table(SPELLS + LINE + RICH + "hand B td2 w1 w2 | to act B", rolling(1, 3)), "play td2")
    assert legal(match) == ["roll", "keep"]
    refused(match, "cast advance-tower", "between playing a card and its full resolution")
    play(match, "roll")
    assert match.prompt == "piece"
    refused(match, "cast advance-tower", "between playing a card and its full resolution")


def test_T25_each_single_cast_is_paid_and_too_dear_ones_are_not_offered() -> None:
    match = table(SPELLS + LINE + "potions B 4/2/0 Y 0/6/0 | " + HANDS)
    play(match, "cast advance-tower", "tower #9")
    assert legal(match) == ["play w1", "play w2", "play w3", "cast advance-tower", "redraw"]
    refused(match, "cast raven", "costs 2 full potions, and you have 1")
    play(match, "cast advance-tower", "tower #9")
    assert legal(match) == ["play w1", "play w2", "play w3", "redraw"]
    refused(match, "cast advance-tower", "costs 1 full potion, and you have 0")
    assert says(match, "potions") == "potions B 4/0/2 Y 0/6/0"


def test_T25_a_potion_that_a_spell_has_filled_pays_the_next_one() -> None:
    match = table(SPELLS + LINE + "potions B 5/1/0 Y 0/6/0 | " + HANDS)
    play(match, "cast advance-tower", "tower #2")
    assert says(match, "potions") == "potions B 4/1/1 Y 0/6/0"
    play(match, "cast advance-tower", "tower #9")
    assert says(match, "potions") == "potions B 4/0/2 Y 0/6/0"


def test_T25_others_cast_nothing_in_my_turn() -> None:
    match = table(SPELLS + LINE + "potions B 6/0/0 Y 0/6/0 | " + HANDS)
    for action in ("play w1", "wizard B 1", "play w2", "wizard B 3"):
        assert match.to_act == 0
        play(match, action)
    assert "cast swap" in legal(match)
    assert match.to_act == 1


def test_T25_free_a_wizard_waits_for_ones_own_turn_like_the_others() -> None:
    trap = "0: C | 1: #1[B] | 2: (Y) #2 | 3: #3[B] | 4: #4[Y] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | "
    match = table(WITH_FREE + trap + RICH + HANDS)
    refused(match, "cast free", "no target")
    for action in ("play w1", "wizard B 1", "play w2", "wizard B 3", "pass"):
        assert match.to_act == 0
        play(match, action)
    play(match, "cast free", "tower #2", "release Y")
    assert track(match).startswith("0: C | 1: #1 | 2: #2[B Y] | 3: #3 | ")
    assert match.to_act == 1


def test_T25_a_spell_may_come_before_the_redraw_but_the_turn_is_over_after_it() -> None:
    match = table(SPELLS + LINE + RICH + HANDS)
    play(match, "cast advance-tower", "tower #9", "redraw")
    assert match.prompt == "redraw_tower"
    refused(match, "cast advance-tower", "does not answer what is asked now")
    play(match, "tower #9")
    assert track(match).endswith("| 8: #8 | 12: #9")
    assert (match.to_act, match.state.turn) == (1, 2)


# ---- Castle.


def test_T25_T14_bringing_ones_own_wizard_in_by_a_spell_ends_the_turn_before_any_card() -> None:
    track_before = "1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 C | 5: #5 | 6: #6[Y] | 7: #7 | 8: #8 | 9: #9 | "
    match = play(table(SPELLS + track_before + RICH + HANDS), "cast advance-wizard", "wizard B 3")
    assert track(match) == "1: #1[B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 C | 6: #6[Y] | 7: #7 | 8: #8 | 9: #9"
    assert (match.to_act, match.state.turn) == (1, 2)
    assert says(match, "hand B") == "hand B w1 w2 w3"


def test_T25_T14_between_the_cards_it_ends_the_turn_too_and_the_hand_is_refilled() -> None:
    track_before = "1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 C | 5: #5 | 6: #6[Y] | 7: #7 | 8: #8 | 9: #9 | "
    match = table(SPELLS + track_before + RICH + HANDS)
    play(match, "play w1", "wizard B 1", "cast advance-wizard", "wizard B 3")
    assert (match.to_act, match.state.turn, match.state.n_hand[0]) == (1, 2, 3)


def test_T25_T22_sending_somebody_elses_wizard_in_leaves_the_turn_going() -> None:
    track_before = "1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4[Y] | 5: #5 C | 6: #6 | 7: #7 | 8: #8 | 9: #9 | "
    match = play(table(SPELLS + track_before + RICH + HANDS), "cast advance-wizard", "wizard Y 4")
    assert told(match, CastleFlew) == [CastleFlew(5, 7)]
    assert (match.to_act, match.state.turn) == (0, 1)
    assert legal(match) == ["play w1", "play w2", "play w3", *CASTS, "redraw"]


# ---- Piggyback.

TOGETHER = "0: C | 1: #1[B] | 3: #3[B Y] | 5: #5 | 14: #2 #4 #6 #7 #8 #9 | "


def test_T25_T30_piggyback_may_be_cast_outside_ones_own_turn_once_the_wizard_is_picked() -> None:
    match = table(WITH_PIGGYBACK + TOGETHER + "potions B 6/0/0 Y 5/1/0 | " + HANDS)
    play(match, "play w2", "wizard B 3")
    assert (match.to_act, match.prompt, legal(match)) == (1, "ride", ["ride", "pass"])
    play(match, "ride")
    assert track(match) == "0: C | 1: #1[B] | 3: #3 | 5: #5[B Y] | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 6/0/0 Y 5/0/1"
    assert told(match, SpellCast) == [SpellCast(1, "piggyback", 1)]
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T30_who_declines_to_ride_stays_and_pays_nothing() -> None:
    match = table(WITH_PIGGYBACK + TOGETHER + "potions B 6/0/0 Y 5/1/0 | " + HANDS)
    play(match, "play w2", "wizard B 3", "pass")
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 5: #5[B] | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 6/0/0 Y 5/1/0"


def test_T30_piggyback_is_never_cast_between_cards() -> None:
    match = table(WITH_PIGGYBACK + TOGETHER + RICH + HANDS)
    refused(match, "cast piggyback", "when a wizard has been picked")
    refused(match, "ride", "does not answer what is asked now")


def test_T30_riders_are_asked_from_the_active_player_clockwise_and_one_rides() -> None:
    crowd = "0: C | 3: #3[B B Y R] | 5: #5 | 14: #1 #2 #4 #6 #7 #8 #9 | potions B 0/5/0 Y 0/5/0 R 0/5/0 | "
    match = play(table(WITH_PIGGYBACK + crowd + "hand Y w1 w2 w3 | to act Y"), "play w2")
    asked = []
    while match.prompt == "ride":
        asked.append(match.to_act)
        play(match, "ride" if match.to_act == 0 else "pass")
    assert asked == [2, 0]  # yellow has no second wizard there, red declines, blue rides, and that is all
    assert track(match) == "0: C | 3: #3[B R] | 5: #5[B Y] | 14: #1 #2 #4 #6 #7 #8 #9"


def test_T33_piggyback_serves_ones_own_two_wizards_and_again_with_the_next_card() -> None:
    match = table(WITH_PIGGYBACK + "0: C | 3: #3[B B] | 5: #5 | 9: (Y) | 14: #1 #2 #4 #6 #7 #8 #9 | " + RICH + HANDS)
    play(match, "play w2", "ride")
    assert track(match) == "0: C | 3: #3 | 5: #5[B B] | 9: (Y) | 14: #1 #2 #4 #6 #7 #8 #9"
    play(match, "play w1", "ride")
    assert track(match) == "0: C | 3: #3 | 5: #5 | 6: (B B) | 9: (Y) | 14: #1 #2 #4 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 0/4/2 Y 0/6/0"


def test_T33_who_cannot_pay_is_not_asked_to_ride() -> None:
    match = table(WITH_PIGGYBACK + TOGETHER + "potions B 6/0/0 Y 6/0/0 | " + HANDS)
    play(match, "play w2", "wizard B 3")
    assert (match.to_act, match.prompt) == (0, "turn")
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 5: #5[B] | 14: #2 #4 #6 #7 #8 #9"


def test_T33_a_trapped_wizard_on_the_same_space_does_not_ride() -> None:
    match = table(WITH_PIGGYBACK + "0: C | 3: (Y) #3[B] | 5: #5 | 14: #1 #2 #4 #6 #7 #8 #9 | " + RICH + HANDS)
    play(match, "play w2")
    assert (match.to_act, match.prompt) == (0, "turn")
    assert track(match) == "0: C | 3: (Y) #3 | 5: #5[B] | 14: #1 #2 #4 #6 #7 #8 #9"


def test_T33_T12_two_who_come_to_four_fit() -> None:
    crowd = "0: C | 1: #1[B] | 3: #3[B Y] | 5: #5[Y Y Y Y] | 14: #2 #4 #6 #7 #8 #9 | potions B 6/0/0 Y 0/6/0 | "
    match = play(table(WITH_PIGGYBACK + crowd + HANDS), "play w2", "wizard B 3", "ride")
    assert track(match) == "0: C | 1: #1[B] | 3: #3 | 5: #5[B Y Y Y Y Y] | 14: #2 #4 #6 #7 #8 #9"


def test_T33_T12_where_only_one_more_fits_nobody_is_asked_to_ride() -> None:
    crowd = "0: C | 1: #1[B] | 3: #3[B Y] | 5: #5[B Y Y Y Y] | 14: #2 #4 #6 #7 #8 #9 | potions B 6/0/0 Y 0/6/0 | "
    match = play(table(WITH_PIGGYBACK + crowd + HANDS), "play w2", "wizard B 3")
    assert (match.to_act, match.prompt) == (0, "turn")
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 5: #5[B B Y Y Y Y] | 14: #2 #4 #6 #7 #8 #9"


def test_T33_a_spell_that_moves_a_wizard_carries_no_rider() -> None:
    match = table(WITH_PIGGYBACK + TOGETHER + RICH + HANDS)
    play(match, "cast advance-wizard", "wizard B 3")
    assert (match.to_act, match.prompt) == (0, "turn")
    assert track(match) == "0: C | 1: #1[B] | 3: #3[Y] | 4: (B) | 5: #5 | 14: #2 #4 #6 #7 #8 #9"


def test_T34_both_enter_the_castle_together_with_one_flight_and_the_active_players_turn_ends() -> None:
    castle = "1: #1[B] | 3: #3[B Y] | 5: #5 C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9 | potions B 6/0/0 Y 5/1/0 | "
    match = play(table(WITH_PIGGYBACK + castle + HANDS), "play w2", "wizard B 3", "ride")
    assert [event for event in events(match) if isinstance(event, CastleFlew)] == [CastleFlew(5, 8)]
    assert track(match) == "1: #1[B] | 3: #3 | 5: #5 | 8: C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9"
    assert says(match, "home") == "home B4 Y4"
    assert (match.to_act, match.prompt, match.state.turn, match.state.cards_played) == (1, "turn", 2, 0)


def test_T34_piggyback_brings_two_of_ones_own_in_with_one_card() -> None:
    castle = "1: #1[B] | 3: #3[B B] | 5: #5 C | 9: (Y) | 14: #2 #4 #6 #7 #8 #9 | potions B 5/1/0 Y 6/0/0 | "
    match = play(table(WITH_PIGGYBACK + castle + HANDS), "play w2", "wizard B 3", "ride")
    assert says(match, "home") == "home B4 Y4"
    assert told(match, CastleFlew) == [CastleFlew(5, 8)]
    assert (match.to_act, match.state.turn) == (1, 2)
