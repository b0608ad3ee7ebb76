"""The master game: who may cast what around a card, and when it acts (T26–T29, T31)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, NoEffect, PotionFilled, SpellLost, SpellReserved
from tests.towers.table import asked, fresh, legal, play, question, refused, rolling, says, table, told, track

SPELLS = "options variant=master | spells advance-wizard advance-tower headwind-tower swap | "
THREE = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4[B] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | "
RICH = "potions B 0/5/0 Y 0/5/0 R 0/5/0 | "
HANDS = "hand B w1 w3 t2w4 | hand Y w1 w2 w3 | hand R w1 w2 w3 | "
CAST = ["cast advance-wizard", "cast advance-tower", "cast headwind-tower", "cast swap"]
RESERVE = ["reserve advance-wizard", "reserve advance-tower", "reserve headwind-tower", "reserve swap"]
BY_THE_CASTLE = "1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 C | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | "

ALL_EIGHT = {
    "advance-wizard", "advance-tower", "headwind-wizard", "headwind-tower", "swap", "raven", "piggyback", "free",
}  # fmt: skip


def three() -> Match:
    """Three players, all with full potions, blue's turn."""
    return table(SPELLS + THREE + RICH + HANDS + "to act B")


def two(spaces: str, potions: str = "B 0/6/0 Y 0/6/0", spells: str = SPELLS, hand: str = "w1 w3 t2w4") -> Match:
    """Two players, blue's turn."""
    return table(f"{spells}{spaces}potions {potions} | hand B {hand} | hand Y w2 t1 t3 | to act B")


# ---- Which spells.


def test_T26_the_spells_may_be_chosen_freely() -> None:
    assert [spell.name for spell in fresh(2, variant="master", spells=("raven", "free")).view(0).spells] == [
        "raven",
        "free",
    ]


@pytest.mark.parametrize("count", [1, 5, 8])
def test_T26_or_any_number_of_spells_is_drawn_by_lot(count: int) -> None:
    names = {spell.name for spell in fresh(2, variant="master", spell_count=count).view(0).spells}
    assert len(names) == count
    assert names <= ALL_EIGHT


def test_T26_no_spell_is_cast_before_a_card_is_played() -> None:
    match = three()
    assert legal(match) == ["play w1", "play w3", "play t2w4", "redraw"]
    refused(match, "cast swap", "around a played card")


# ---- The order of questions.


def test_T28_card_then_half_then_round_a_then_piece_then_round_b() -> None:
    passes = ("pass", "pass", "pass")
    assert asked(three(), "play t2w4", "use wizard", *passes, "wizard B 1", *passes) == [
        "turn B", "half B", "round_a B", "round_a Y", "round_a R", "piece B",
        "round_b B", "round_b Y", "round_b R", "turn B",
    ]  # fmt: skip


def test_T26_the_right_goes_clockwise_from_whoever_is_active() -> None:
    match = table(SPELLS + THREE + RICH + HANDS + "to act Y")
    assert asked(match, "play w1", "pass", "pass", "pass", "pass", "pass", "pass") == [
        "turn Y", "round_a Y", "round_a R", "round_a B", "round_b Y", "round_b R", "round_b B", "turn Y",
    ]  # fmt: skip


def test_T28_round_a_offers_each_spell_now_or_for_after_and_round_b_only_now() -> None:
    match = play(three(), "play w1")
    assert legal(match) == [*CAST, *RESERVE, "pass"]
    play(match, "pass", "pass", "pass", "wizard B 1")
    assert legal(match) == [*CAST, "pass"]
    refused(match, "reserve swap", "only before its effect")


def test_T28_dice_fall_before_round_a_and_a_roll_may_still_be_declined_after_it() -> None:
    match = table(SPELLS + THREE + RICH + "hand B td2 w1 w3 | to act B", rolling(1, 2))
    assert asked(match, "play td2", "roll", "pass", "pass", "pass") == [
        "turn B", "roll B", "round_a B", "round_a Y", "round_a R", "piece B",
    ]  # fmt: skip
    assert legal(match)[-1] == "pass"
    assert asked(match, "pass")[-1] == "round_b B"
    assert track(match) + " | " == THREE


def test_T28_on_an_either_die_card_the_half_is_declared_after_the_roll_and_before_round_a() -> None:
    match = table(SPELLS + THREE + RICH + "hand B d w1 w3 | to act B", rolling(2))
    assert asked(match, "play d", "use tower") == ["turn B", "half B", "round_a B"]


def test_T28_round_b_comes_after_a_card_without_effect_too() -> None:
    match = two("0: C | 5: (B) #5 | 8: #1 #2 #3 #4 #6 #7 #8 #9[Y] | ")
    assert asked(match, "play w1", "pass", "pass") == ["turn B", "round_a B", "round_a Y", "round_b B"]


def test_T26_a_redraw_is_no_played_card_so_nobody_casts_around_it() -> None:
    assert asked(three(), "redraw", "tower #9") == ["turn B", "redraw_tower B", "turn Y"]


# ---- One player, one kind.


def test_T26_when_the_active_player_casts_nobody_else_does_around_this_card() -> None:
    assert asked(three(), "play w1", "cast advance-tower", "tower #9", "pass", "wizard B 1") == [
        "turn B", "round_a B", "target_tower B", "again B", "piece B", "turn B",
    ]  # fmt: skip


def test_T26_who_passes_leaves_the_right_to_the_next_and_the_rest_is_not_asked() -> None:
    assert asked(three(), "play w1", "pass", "cast advance-tower", "tower #9", "pass", "wizard B 1") == [
        "turn B", "round_a B", "round_a Y", "target_tower Y", "again Y", "piece B", "turn B",
    ]  # fmt: skip


def test_T28_a_right_unused_in_round_a_is_open_to_all_again_in_round_b() -> None:
    match = play(three(), "play w1", "pass", "pass", "pass", "wizard B 1")
    assert asked(match, "pass", "cast advance-tower", "tower #9", "pass") == [
        "round_b B", "round_b Y", "target_tower Y", "again Y", "turn B",
    ]  # fmt: skip


def test_T28_a_spell_cast_for_after_uses_the_right_in_both_rounds() -> None:
    assert asked(three(), "play w1", "reserve advance-tower", "wizard B 1", "tower #9", "pass") == [
        "turn B", "round_a B", "piece B", "target_tower B", "again B", "turn B",
    ]  # fmt: skip


def test_T26_the_same_spell_may_be_cast_more_than_once_each_time_paid() -> None:
    match = play(three(), "play w1", "cast advance-tower", "tower #9", "again", "tower #9")  # the Czech book's example
    assert track(match).endswith("8: #8 | 13: #9")
    assert says(match, "potions") == "potions B 0/3/2 Y 0/5/0 R 0/5/0"
    assert question(match) == "again B"


def test_T26_four_potions_move_a_wizard_two_spaces() -> None:
    spells = SPELLS.replace("variant=master", "variant=master edition=pl")  # the Polish book's example
    match = table(spells + THREE + RICH + HANDS + "to act B")
    play(match, "play w1", "cast advance-wizard", "wizard B 1", "again", "wizard B 2")
    assert track(match).startswith("0: C | 1: #1 | 2: #2[Y] | 3: #3[B R] | 4: #4[B] | ")
    assert says(match, "potions") == "potions B 0/1/4 Y 0/5/0 R 0/5/0"
    assert question(match) == "piece B"  # one potion is too little for another cast


def test_T26_only_the_same_kind_may_be_repeated() -> None:
    match = play(three(), "play w1", "cast advance-tower", "tower #9")
    assert legal(match) == ["again", "pass"]
    refused(match, "cast swap", "does not answer what is asked now")


def test_T28_a_swap_cast_again_may_begin_with_any_top_tower() -> None:
    match = play(three(), "play w1", "cast swap", "tower #8", "tower #7", "again")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]


def test_T26_the_next_card_gives_a_new_right_for_another_kind_and_another_player() -> None:
    match = play(three(), "play w1", "cast advance-tower", "tower #9", "pass", "wizard B 1", "play w3", "pass")
    assert (question(match), legal(match)) == ("round_a Y", [*CAST, *RESERVE, "pass"])
    play(match, "cast swap", "tower #8", "tower #7", "pass", "wizard B 4")
    assert "7: #8[B] | 8: #7" in track(match)


# ---- Who is asked at all.


def test_T27_who_cannot_pay_is_passed_over() -> None:
    match = table(SPELLS + THREE + "potions B 5/0/0 Y 5/0/0 R 4/1/0 | " + HANDS + "to act B")
    assert asked(match, "play w1", "pass", "wizard B 1", "pass") == [
        "turn B",
        "round_a R",
        "piece B",
        "round_b R",
        "turn B",
    ]


def test_T27_only_spells_that_can_be_paid_are_offered() -> None:
    match = play(two(BY_THE_CASTLE, "B 5/1/0 Y 6/0/0"), "play w3")
    assert legal(match) == [
        "cast advance-tower",
        "cast headwind-tower",
        "reserve advance-tower",
        "reserve headwind-tower",
        "pass",
    ]
    refused(match, "cast swap", "costs 2 full potions, and you have 1")
    refused(match, "reserve swap", "costs 2 full potions, and you have 1")


def test_T27_who_has_no_target_is_passed_over_until_there_is_one() -> None:
    spells = "options variant=master | spells swap | "
    match = two("0: C | 5: #1 #2 #3 #4 #5 #6 #7 #8 #9 | 10: (B) | 12: (Y) | ", spells=spells)
    assert asked(match, "play t2w4", "use tower", "tower #9") == ["turn B", "half B", "piece B", "round_b B"]
    assert legal(match) == ["cast swap", "pass"]


# ---- Before or after.


def test_T26_a_spell_cast_now_acts_before_the_card() -> None:
    match = play(three(), "play w3", "pass", "cast advance-tower", "tower #4", "pass", "wizard B 1")
    assert track(match) == (
        "0: C | 1: #1 | 2: #2[Y] | 3: #3[R] | 4: (B) | 5: #5 | 6: #6 #4[B] | 7: #7 | 8: #8 | 9: #9"
    )  # fmt: skip


def test_T26_a_spell_cast_for_after_acts_after_the_card() -> None:
    match = play(three(), "play w3", "pass", "reserve advance-tower", "wizard B 1", "tower #4", "pass")
    assert track(match) == (
        "0: C | 1: #1 | 2: #2[Y] | 3: #3[R] | 5: #5 | 6: #6 #4[B B] | 7: #7 | 8: #8 | 9: #9"
    )  # fmt: skip


def test_T28_a_spell_cast_for_after_is_paid_at_once_and_aimed_in_round_b() -> None:
    match = play(three(), "play w3", "pass", "reserve advance-tower")
    assert told(match, SpellReserved) == [SpellReserved(1, "advance-tower", 1)]
    assert says(match, "potions") == "potions B 0/5/0 Y 0/4/1 R 0/5/0"
    assert track(match) + " | " == THREE
    assert asked(match, "wizard B 1") == ["piece B", "target_tower Y"]
    play(match, "tower #9")
    assert says(match, "potions") == "potions B 0/5/0 Y 0/4/1 R 0/5/0"
    assert (question(match), legal(match)) == ("again Y", ["again", "pass"])


def test_T28_a_spell_cast_for_after_stays_paid_when_it_finds_no_target() -> None:
    match = two("0: C | 3: #1 #2 #3 #4 #5 #6 #7 #8 | 5: #9 | 10: (B) | 12: (Y) | ")
    play(match, "play t2w4", "use tower", "reserve swap", "tower #1")
    assert told(match, SpellLost) == [SpellLost(0, "swap")]
    assert track(match) == "0: C | 5: #9 #1 #2 #3 #4 #5 #6 #7 #8 | 10: (B) | 12: (Y)"
    assert says(match, "potions") == "potions B 0/4/2 Y 0/6/0"
    assert question(match) == "turn B"  # the right is used all the same


def test_T26_a_spell_before_the_card_changes_where_it_leads() -> None:
    spells = "options variant=master | spells raven | "
    match = two("0: C | 1: #1 | 5: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 13: (B) | ", "B 6/0/0 Y 4/2/0", spells)
    play(match, "play w3", "cast raven", "castle forward")
    assert track(match) == "0: (B) | 1: #1 C | 5: #2 #3 #4 #5 #6 #7 #8 #9[Y]"
    assert question(match) == "turn B"


# ---- The declared card.


def test_T26_the_half_is_declared_before_the_spells_and_binds() -> None:
    match = play(three(), "play t2w4", "use tower")
    refused(match, "use wizard", "does not answer what is asked now")
    play(match, "pass", "pass", "pass")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]
    refused(match, "wizard B 1", "moves a tower")


def test_T26_the_piece_is_picked_after_the_spells() -> None:
    match = play(three(), "play w1", "pass", "cast headwind-tower", "tower #6", "pass")  # covers blue's wizard on 4
    assert "4: #4[B] #6" in track(match)
    assert question(match) == "turn B"
    assert "1: #1 | 2: #2[B Y]" in track(match)  # the only one left to go has gone


def test_T26_a_card_made_impossible_by_a_spell_stays_spent_and_its_other_half_is_no_way_out() -> None:
    match = two("0: C | 3: #3 | 5: (B) | 8: #1 #2 #4 #5 #6 #7 #8 #9[Y] | ", "B 6/0/0 Y 1/5/0")
    play(match, "play t2w4", "use wizard", "cast advance-tower", "tower #3", "pass")
    assert told(match, NoEffect) == [NoEffect(0, "t2w4")]
    assert track(match) == "0: C | 5: (B) #3 | 8: #1 #2 #4 #5 #6 #7 #8 #9[Y]"
    assert says(match, "potions") == "potions B 6/0/0 Y 0/5/1"  # the trapper is yellow, in blue's turn
    assert says(match, "discard") == "discard t2w4"
    assert (question(match), legal(match)) == ("turn B", ["play w1", "play w3"])


def test_T26_a_card_made_possible_by_a_spell_is_carried_out() -> None:
    match = two("0: C | 5: (B) #3 | 8: #1 #2 #4 #5 #6 #7 #8 #9[Y] | ", "B 5/1/0 Y 6/0/0")
    play(match, "play w1", "cast advance-tower", "tower #3")
    assert track(match) == "0: C | 6: (B) | 7: #3 | 8: #1 #2 #4 #5 #6 #7 #8 #9[Y]"


def test_T26_what_is_fully_carried_out_is_not_undone() -> None:
    match = two("0: C | 3: #3 | 5: (Y) | 8: #1 #2 #4 #5 #6 #7 #8 #9[B] | ", "B 6/0/0 Y 0/6/0")
    play(match, "play t2w4", "use tower", "pass", "tower #3", "pass", "cast headwind-tower", "tower #3")
    assert track(match) == "0: C | 3: #3 | 5: (Y) | 8: #1 #2 #4 #5 #6 #7 #8 #9[B]"
    assert says(match, "potions") == "potions B 5/1/0 Y 0/5/1"  # the tower is back, blue's potion stays full
    assert says(match, "discard") == "discard t2w4"


# ---- Each cast is a move of its own.


def test_T29_a_potion_that_a_cast_has_just_filled_may_pay_the_next() -> None:
    match = two("0: C | 3: #3 | 5: (Y) | 8: #1 #2 #4 #5 #6 #7 #8 #9[B] | ", "B 5/1/0 Y 6/0/0")
    play(match, "play w1", "cast advance-tower", "tower #3")
    assert told(match, PotionFilled) == [PotionFilled(0)]
    assert (question(match), legal(match)) == ("again B", ["again", "pass"])
    play(match, "again", "tower #3")
    assert says(match, "potions") == "potions B 4/0/2 Y 6/0/0"


def test_T29_without_a_new_potion_the_last_one_pays_only_once() -> None:
    match = two("0: C | 3: #3 | 5: (Y) | 8: #1 #2 #4 #5 #6 #7 #8 #9[B B] | 9: (B) | ", "B 5/1/0 Y 6/0/0")
    assert asked(match, "play w1", "cast advance-tower", "tower #9")[-1] == "piece B"


def test_T29_T17_no_single_cast_may_end_on_the_castles_space() -> None:
    match = two("1: #1[B] | 4: C | 5: #2 #3 #4 #5 #6 #7 #8[Y] | 0: #9 | ")
    play(match, "play w1", "cast advance-tower", "tower #9", "again")  # from 0 by 2 on 4 would be the castle's space
    refused(match, "tower #9", "castle")


def test_T29_the_castle_flies_after_each_cast() -> None:
    match = two("1: #1[B B] | 3: #3[Y Y] | 4: #4 C | 5: #5 | 8: #2 #6 #7 #8 #9 | ")
    play(match, "play w3", "cast advance-wizard", "wizard Y 3")
    assert told(match, CastleFlew) == [CastleFlew(4, 5)]
    play(match, "again", "wizard Y 3")
    assert track(match) == "1: #1[B B] | 3: #3 | 4: #4[Y] | 5: #5 C | 8: #2 #6 #7 #8 #9"


# ---- Castle and turn.


def test_T31_T14_a_spell_in_round_a_that_brings_ones_own_in_spends_the_card_and_ends_the_turn() -> None:
    match = play(two(BY_THE_CASTLE), "play w3", "cast advance-wizard", "wizard B 3")
    assert track(match) == "1: #1[B] | 2: #2[Y] | 3: #3 | 4: #4 | 5: #5 C | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    assert says(match, "discard") == "discard w3"
    assert (question(match), match.state.turn, match.state.n_hand[0]) == ("turn Y", 2, 3)  # no again, no round B


def test_T31_T14_a_card_that_brings_ones_own_in_leaves_out_round_b() -> None:
    assert asked(two(BY_THE_CASTLE), "play w1", "pass", "pass", "wizard B 3") == [
        "turn B", "round_a B", "round_a Y", "piece B", "turn Y",
    ]  # fmt: skip


def test_T31_T14_a_spell_paid_for_after_still_acts_once_and_then_the_turn_is_over() -> None:
    match = two(BY_THE_CASTLE)
    assert asked(match, "play w1", "pass", "reserve advance-tower", "wizard B 3", "tower #9") == [
        "turn B", "round_a B", "round_a Y", "piece B", "target_tower Y", "turn Y",
    ]  # fmt: skip
    assert track(match).endswith("8: #8 | 11: #9")
    assert says(match, "potions") == "potions B 0/6/0 Y 0/5/1"


def test_T31_a_wizard_brought_in_by_somebody_else_ends_no_turn() -> None:
    match = play(two(BY_THE_CASTLE), "play w3", "pass", "cast advance-wizard", "wizard B 3")
    assert says(match, "home") == "home B4 Y4"
    assert asked(match, "pass") == ["again Y", "turn B"]
    assert track(match).startswith("1: #1 | 2: #2[Y] | 3: #3 | 4: #4[B] | 5: #5 C | ")  # the card was carried out
    assert legal(match) == ["play w1", "play t2w4"]


def test_T31_a_wizard_brought_in_by_its_owner_in_anothers_turn_ends_no_turn() -> None:
    match = two("1: #1[B B] | 3: #3[Y Y] | 4: #4 C | 5: #5 | 8: #2 #6 #7 #8 #9 | ", "B 6/0/0 Y 4/2/0")
    assert asked(match, "play w3", "cast advance-wizard", "wizard Y 3", "play w1", "wizard B 1") == [
        "turn B", "round_a Y", "target_wizard Y", "turn B", "piece B", "turn Y",
    ]  # fmt: skip
    assert legal(match)[0].startswith("play")  # yellow's own turn is a full one
    assert match.state.cards_played == 0


def test_T31_T22_sending_somebody_elses_wizard_in_ends_no_turn_either() -> None:
    match = two("1: #1[B B] | 3: #3[Y Y] | 4: #4 C | 5: #5 | 8: #2 #6 #7 #8 #9 | ", "B 4/2/0 Y 6/0/0")
    assert asked(match, "play w3", "cast advance-wizard", "wizard Y 3") == [
        "turn B", "round_a B", "target_wizard B", "turn B",
    ]  # fmt: skip
    assert says(match, "home") == "home B3 Y4"
    assert "4: #4[B] | 5: #5 C" in track(match)
