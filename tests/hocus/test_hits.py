"""Hits, START and KING, the minus (H8–H11), after the rulebook's chapters on moving and on the minus."""

import pytest

from abraka.games.hocus import events as happened
from tests.hocus.table import hand, pawns, play, slots, table, told


def test_H8_who_ends_on_anothers_field_before_KING_sends_it_to_START() -> None:
    match = play(table("pawns B10 Y13 | to act B", 3), "roll")
    assert pawns(match) == "B13 Y0"
    assert told(match, happened.Hit) == [happened.Hit(seat=0, target=1, start=13, end=0)]


def test_H8_beyond_KING_it_goes_to_KING() -> None:
    assert pawns(play(table("pawns B30 Y33 | to act B", 3), "roll")) == "B33 Y24"


def test_H8_only_the_present_position_counts_even_if_KING_was_passed_before() -> None:
    match = table("pawns B18 Y26 | hand B gust | to act B | now prompt=spell", 4)
    play(match, "cast gust")  # Y is blown back from 26 to 22
    assert pawns(match) == "B18 Y22"
    match = table("pawns B18 Y22 | to act B", 4)
    assert pawns(play(match, "roll")) == "B22 Y0"


def test_H8_passing_by_hits_nobody() -> None:
    assert pawns(play(table("pawns B10 Y13 | to act B", 4), "roll")) == "B14 Y13"


def test_H8_a_pawn_shifted_by_a_spell_hits_too() -> None:
    match = play(table("pawns B6 Y20 R16 | hand B gust | to act B | now prompt=spell"), "cast gust", "target Y")
    assert pawns(match) == "B6 Y16 R0"


def test_H8_the_casters_own_pawn_can_be_hit_that_way() -> None:
    match = play(table("pawns B30 Y34 | hand B gust | to act B | now prompt=spell"), "cast gust")
    assert pawns(match) == "B24 Y30"


def test_H8_hit_in_the_minus_a_pawn_goes_to_START_which_helps() -> None:
    assert pawns(play(table("pawns B40 Y-3 | to act B", 5), "roll")) == "B45 Y0"


def test_H8_a_pawn_in_the_minus_hits_others_by_their_position() -> None:
    assert pawns(play(table("pawns B-5 Y45 | to act B", 2), "roll")) == "B-3 Y24"
    assert pawns(play(table("pawns B-35 Y15 | to act B", 2), "roll")) == "B-33 Y0"
    assert pawns(play(table("pawns B-5 Y-3 | to act B", 2), "roll")) == "B-3 Y0"


def test_H8_hand_and_slots_stay() -> None:
    match = play(table("pawns B10 Y13 | hand Y gust | slots Y snail:3 | to act B", 3), "roll")
    assert (hand(match, "Y"), slots(match, "Y")) == ("gust", "snail:3")


@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ("B-3 Y0 R0", 3, "B0 Y0 R0"),
        ("B20 Y24 R24", 4, "B24 Y24 R24"),
        ("B-28 Y24 R3", 4, "B-24 Y24 R3"),
        ("B-50 Y0 R3", 2, "B-48 Y0 R3"),
    ],
)
def test_H9_START_and_KING_hold_any_number(before: str, die: int, after: str) -> None:
    assert pawns(play(table(f"pawns {before} | to act B", die), "roll")) == after


def test_H9_a_pawn_sent_there_by_a_hit_triggers_nothing_more() -> None:
    match = play(table("pawns B30 Y33 R24 | hand Y gust | to act B", 3), "roll")
    assert pawns(match) == "B33 Y24 R24"
    assert match.view(1).seats[1].cards == 1


@pytest.mark.parametrize("place", [7, 31, 45, -9])
def test_H10_super_start_always_sends_to_START(place: int) -> None:
    match = play(table(f"pawns B24 Y{place} | hand B super_start | to act B | now prompt=spell"), "cast super_start")
    assert pawns(match) == "B24 Y0"


def test_H11_backwards_past_START_leads_into_the_minus() -> None:
    assert pawns(play(table("pawns B2 Y9 | slots B reverse:1 | to act B", 5), "roll")) == "B-3 Y9"
    match = play(table("pawns B24 Y1 | hand B gust | to act B | now prompt=spell"), "cast gust")
    assert pawns(match) == "B24 Y-3"


def test_H11_backwards_past_KING_loses_the_checkpoint() -> None:
    match = play(table("pawns B27 Y18 | slots B reverse:1 | to act B", 4, 5), "roll")
    assert pawns(match) == "B23 Y18"
    assert pawns(play(match, "roll")) == "B0 Y23"


def test_H11_coming_out_of_the_minus_over_START_is_no_win() -> None:
    match = play(table("pawns B-2 Y9 | to act B", 5), "roll")
    assert pawns(match) == "B3 Y9"
    assert match.outcome is None


def test_H11_nobody_sinks_without_end() -> None:
    match = play(table("pawns B-9998 Y9 | slots B reverse:1 | to act B", 5), "roll")
    assert pawns(match) == "B-9999 Y9"
