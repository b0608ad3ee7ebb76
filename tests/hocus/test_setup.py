"""Set-up: players, board, places, deck (H1–H4)."""

import pytest

from abraka.core.errors import OptionError
from abraka.core.match import Match
from abraka.games.hocus import events as happened
from tests.hocus.table import HOCUS, drawing, legal, pawns, play, segment, table, told


@pytest.mark.parametrize("players", range(2, 7))
def test_H1_all_pawns_begin_on_START(players: int) -> None:
    match = Match(HOCUS, players)
    assert pawns(match) == " ".join(f"{letter}0" for letter in "BYRGOP"[:players])


@pytest.mark.parametrize("players", [1, 7])
def test_H1_it_is_for_two_to_six(players: int) -> None:
    with pytest.raises(OptionError, match="2 to 6 players"):
        Match(HOCUS, players)


def test_H1_lots_decide_who_begins() -> None:
    assert {Match(HOCUS, 3).to_act for _ in range(60)} == {0, 1, 2}


def test_H1_a_table_may_name_the_first_seat() -> None:
    assert {Match(HOCUS, 3, {"first": "2"}).to_act for _ in range(20)} == {1}
    with pytest.raises(OptionError, match="Seat 4 can't start"):
        Match(HOCUS, 3, {"first": "4"})


def test_H1_play_goes_clockwise() -> None:
    match = table("players 3 | first Y | to act Y", 1, 1, 1)
    seats = []
    for _ in range(3):
        seats.append(match.to_act)
        play(match, "roll")
    assert seats == [1, 2, 0]
    assert (match.state.turn, match.state.round) == (4, 2)


def test_H2_the_loop_has_48_fields_with_KING_half_way() -> None:
    view = Match(HOCUS, 2).view(0)
    assert (len(view.fields), view.king) == (48, 24)
    assert [view.fields[field].terrain for field in (0, 24)] == ["start", "king"]
    assert [field.terrain for field in view.fields[1:7]] == ["forest", "lake", "rock", "meadow", "swamp", "sand"]
    crowns = [n for n, field in enumerate(view.fields) if field.crown]
    assert crowns == [6, 18, 30, 42]
    crosses = [n for n, field in enumerate(view.fields) if field.cross]
    assert crosses == [n for n in range(0, 48, 2) if n not in (0, 24, *crowns)]
    assert len(crosses) == 18


def test_H3_a_place_below_zero_is_in_the_minus_and_its_field_counts_backwards() -> None:
    seats = table("pawns B-3 Y47 | to act B").view(0).seats
    assert [(seat.place, seat.field) for seat in seats] == [(-3, 45), (47, 47)]


def test_H3_no_exact_count_is_needed_to_win() -> None:
    match = play(table("pawns B44 Y3 | to act B", 6), "roll")
    assert pawns(match) == "B50 Y3"
    assert match.outcome is not None and match.outcome.ranks == (1, 2)


def test_H3_reaching_START_exactly_wins_too() -> None:
    match = play(table("pawns B44 Y3 | to act B", 4), "roll")
    assert match.outcome is not None and match.outcome.reason == "finished"


def test_H4_hands_are_empty_at_first_and_the_deck_has_48_cards() -> None:
    view = Match(HOCUS, 6).view(0)
    assert [seat.cards for seat in view.seats] == [0] * 6
    assert view.deck == 48


def test_H4_hands_are_secret() -> None:
    match = table("pawns B1 Y2 | hand B gust swap | to act B")
    assert match.view(0).seats[0].hand == ("gust", "swap")
    assert match.view(1).seats[0].hand is None
    assert match.view(-1).seats[0].hand is None
    assert match.view(1).seats[0].cards == 2


def test_H4_with_five_cards_in_hand_none_is_drawn() -> None:
    match = play(table("pawns B2 Y9 | hand B gust*3 swap*2 | to act B", 2), "roll")
    assert pawns(match) == "B4 Y9"
    assert match.view(0).seats[0].cards == 5
    assert not told(match, happened.Drew)


def test_H4_which_card_comes_is_not_decided_before_it_is_drawn() -> None:
    position = "pawns B2 Y9 | to act B"
    cards = set()
    for card in ("gust", "shield", "cleanse"):
        match = play(table(position, 2, then=(drawing(position, card),)), "roll")
        cards.add(segment(match, "hand B"))
    assert cards == {"gust", "shield", "cleanse"}
    assert legal(table(position)) == ["roll"]
