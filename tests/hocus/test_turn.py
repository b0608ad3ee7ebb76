"""A turn: what is asked, rolling, drawing, one spell a turn (H5, H6, H16, H19)."""

import pytest

from abraka.core.errors import Illegal
from abraka.games.hocus import events as happened
from tests.hocus.table import drawing, hand, legal, pawns, play, slots, table, told, under


def test_H5_the_die_moves_the_pawn() -> None:
    match = play(table("pawns B1 Y9 | to act B", 6), "roll")
    assert pawns(match) == "B7 Y9"


def test_H5_a_six_gives_no_second_roll() -> None:
    match = play(table("pawns B1 Y9 | to act B", 6), "roll")
    assert match.to_act == 1


def test_H5_before_the_roll_only_spells_for_then_or_instead_are_offered() -> None:
    match = table("pawns B3 Y9 R20 | hand B gust double swap | to act B")  # B and Y on rock
    assert legal(match) == ["roll", "cast double", "cast swap"]


def test_H5_after_the_roll_only_spells_for_then_are_offered() -> None:
    match = play(table("pawns B1 Y9 | hand B gust double swap | to act B", 2), "roll")
    assert match.prompt == "spell"
    assert legal(match) == ["cast gust", "done"]


def test_H5_one_spell_a_turn_so_none_after_one_before() -> None:
    match = table("pawns B3 Y9 | hand B gust tailwind double | to act B", 3)
    play(match, "cast tailwind")
    assert legal(match) == ["roll"]
    with pytest.raises(Illegal, match="One spell a turn"):
        play(match, "cast double")
    play(match, "roll")  # to 9, where Y is hit
    assert match.to_act == 1


def test_H5_the_right_is_judged_where_the_caster_stands_when_casting() -> None:
    position = "pawns B3 Y9 R13 | hand B tailwind gust | to act B"
    assert "cast tailwind" in legal(table(position))
    match = play(table(position, 5), "roll")  # on 8, lake: nobody else there
    assert match.to_act == 1
    assert legal(table("pawns B4 Y9 | hand B tailwind gust | to act B")) == ["roll"]


def test_H5_a_spell_instead_of_the_roll_ends_the_turn() -> None:
    match = play(table("pawns B3 Y9 | hand B swap gust | to act B"), "cast swap")
    assert pawns(match) == "B9 Y3"
    assert match.to_act == 1


def test_H6_on_a_cross_one_card_is_drawn() -> None:
    position = "pawns B2 Y9 | to act B"
    match = play(table(position, 2, then=(drawing(position, "fog"),)), "roll")
    assert hand(match, "B") == "fog"
    assert told(match, happened.Drew) == [happened.Drew(0)]
    assert told(match, happened.Got, 0) == [happened.Got(0, "fog")]
    assert not told(match, happened.Got, 1) and not told(match, happened.Got)


def test_H6_being_moved_onto_a_cross_by_another_draws_nothing() -> None:
    match = play(table("pawns B6 Y20 | hand B gust | to act B | now prompt=spell"), "cast gust")
    assert pawns(match) == "B6 Y16"
    assert hand(match, "Y") == ""


def test_H6_the_own_spell_that_brings_you_onto_a_cross_draws() -> None:
    match = play(table("pawns B6 Y20 | hand B swap | to act B"), "cast swap")
    assert pawns(match) == "B20 Y6"
    assert match.view(0).seats[0].cards == 1
    assert match.view(1).seats[1].cards == 0


def test_H6_whom_a_swap_brings_there_against_their_will_draws_nothing() -> None:
    match = play(table("pawns B24 Y20 | hand B swap | to act B"), "cast swap")
    assert match.view(0).seats[0].cards == 1
    match = play(table("pawns B18 Y24 | hand B swap | to act B"), "cast swap")
    assert match.view(0).seats[0].cards == 0


def test_H6_moving_backwards_onto_a_cross_draws_too() -> None:
    match = play(table("pawns B10 Y3 | slots B reverse:1 | to act B", 2), "roll")
    assert pawns(match) == "B8 Y3"
    assert match.view(0).seats[0].cards == 1


def test_H6_standing_still_on_a_cross_draws_nothing() -> None:
    match = play(table("pawns B4 Y10 | hand B freeze | to act B", 1), "roll")
    assert pawns(match) == "B5 Y10" and match.view(0).seats[0].cards == 1


def test_H16_the_steps_are_tailwind_then_halved_then_doubled_then_turned() -> None:
    match = table("pawns B20 Y3 | slots B reverse:1 snail:2 | to act B | now has_cast=yes tailwind=3", 4)
    assert pawns(play(match, "roll")) == "B16 Y3"  # (4 + 3) / 2 = 4, backwards
    match = table("pawns B20 Y3 | slots B double:1 reverse:2 snail:3 | to act B", 5)
    assert pawns(play(match, "roll")) == "B14 Y3"  # 5 / 2 = 3, twice, backwards


def test_H16_half_is_rounded_up() -> None:
    for die, steps in ((1, 1), (2, 1), (3, 2), (5, 3), (6, 3)):
        match = table("pawns B6 Y3 | slots B snail:2 | to act B", die)
        assert pawns(play(match, "roll")) == f"B{6 + steps} Y3"


def test_H16_tailwind_is_for_this_roll_only() -> None:
    match = table("pawns B3 Y9 | hand B tailwind | to act B", 2, 1, 1)
    play(match, "cast tailwind", "roll")
    assert pawns(match) == "B8 Y9"
    assert match.state.tailwind == 0


def test_H19_the_roll_is_asked_for_even_when_nothing_else_is_possible() -> None:
    match = table("pawns B1 Y9 | to act B")
    assert (match.prompt, legal(match)) == ("turn", ["roll"])


def test_H19_kind_first_then_target() -> None:
    match = table("pawns B6 Y9 R20 | hand B gust | to act B | now prompt=spell")
    play(match, "cast gust")
    assert (match.prompt, legal(match)) == ("target", ["target Y", "target R"])
    play(match, "target R")
    assert pawns(match) == "B6 Y9 R16"


def test_H19_a_single_target_is_not_asked_for() -> None:
    match = play(table("pawns B3 Y9 R20 | hand B gust | to act B | now prompt=spell"), "cast gust")
    assert pawns(match) == "B3 Y5 R20"


def test_H19_prophecy_asks_for_the_number() -> None:
    match = play(table("pawns B3 Y9 | hand B prophecy | to act B"), "cast prophecy")
    assert (match.prompt, legal(match)) == ("number", [f"number {n}" for n in range(1, 7)])
    assert pawns(play(match, "number 5")) == "B8 Y9"


def test_H19_a_frozen_turn_passes_unasked() -> None:
    match = play(table("pawns B1 Y9 | slots Y freeze:1 | hand Y double | to act B", 1), "roll")
    assert match.to_act == 0
    assert told(match, happened.TurnLost) == [happened.TurnLost(1)]
    assert slots(match, "Y") == "" and under(match) == "freeze@all"


def test_H19_without_a_card_or_a_right_nobody_is_asked_after_the_move() -> None:
    assert play(table("pawns B1 Y9 | to act B", 2), "roll").to_act == 1  # no card
    assert play(table("pawns B1 Y9 | hand B gust | to act B", 1), "roll").to_act == 1  # nobody on that terrain


def test_H19_who_may_hold_a_spell_is_asked_even_with_none_so_that_nothing_is_told() -> None:
    match = play(table("pawns B1 Y9 | hand B shield | to act B", 2), "roll")
    assert (match.to_act, match.prompt, legal(match)) == (0, "spell", ["done"])


def test_H19_nobody_is_asked_where_no_spell_at_all_could_be_cast() -> None:
    match = play(table("pawns B1 Y9 | hand B gust | slots Y shield:2 | to act B", 2), "roll")
    assert match.to_act == 1
    match = play(table("pawns B1 Y9 | hand B gust | slots B fog:2 | to act B", 2), "roll")
    assert match.to_act == 1
