"""How a match ends: the last round, the places, nobody outside, too many turns (T35–T38)."""

import pytest

from abraka.core.errors import Illegal, PositionError
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.towers.events import LastRound, MatchEnded
from tests.towers.table import legal, play, table, told

B, Y, R, G = range(4)

FROM_TWO = "2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
OPEN = f"0: C | 1: #1 | {FROM_TWO}"
REDRAW = ("redraw", "pass")  # a turn in which nothing moves


def goes_on(match: Match) -> bool:
    """Whether the match goes on."""
    return match.outcome is None and match.to_act is not None


def is_last_round(match: Match) -> bool:
    """Whether all are told that this round is the last."""
    return bool(match.view(SPECTATOR).ending)


# ---- The last round.


def test_T35_all_wizards_home_and_no_empty_potion_make_this_round_the_last() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | first B | to act B")
    assert not is_last_round(match)
    play(match, "play w1")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert is_last_round(match)
    assert (match.outcome, match.to_act, match.prompt) == (None, Y, "turn")
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))
    assert len(told(match, MatchEnded)) == 1


def test_T35_the_last_round_is_announced_once() -> None:
    match = table(
        f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | hand Y w1 t1 t2 | first B | to act B"
    )
    play(match, "play w1", "play w1")
    assert told(match, LastRound) == []
    assert is_last_round(match)


def test_T35_the_tower_of_a_redraw_may_fill_the_last_potion() -> None:
    match = table(f"{OPEN} | 10: (Y) | potions B 1/0/5 | hand B t1 t2 t3 | first Y | to act B")
    play(match, "redraw", "tower #9")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_when_it_is_over_nobody_is_asked() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))
    assert (match.to_act, match.prompt, legal(match)) == (None, "none", [])
    with pytest.raises(Illegal, match="The match is over"):
        match.apply("redraw")


def test_T35_the_player_before_the_starting_player_has_the_last_turn() -> None:
    match = table(f"{OPEN} | 13: (R) | 14: (Y) | 15: (B) | potions B 0/4/1 | hand B w1 t1 t2 | first R | to act B")
    play(match, "play w1")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


def test_T35_with_the_last_player_of_the_round_the_match_ends_at_once() -> None:
    match = table(f"{OPEN} | 13: (R) | 14: (B) | 15: (Y) | potions Y 0/4/1 | hand Y w1 t1 t2 | first R | to act Y")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (2, 1, 2))


def test_T35_the_starting_player_who_fulfils_lets_all_others_play_once_more() -> None:
    match = table(f"{OPEN} | 13: (B) | 14: (Y) | 15: (R) | potions R 0/4/1 | hand R w1 t1 t2 | first R | to act R")
    play(match, "play w1", *REDRAW)
    assert (match.outcome, match.to_act) == (None, Y)
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 2, 1))


def test_T35_all_wizards_home_with_an_empty_potion_do_not_end_it() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 1/4/1 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert told(match, LastRound) == []
    assert goes_on(match)


def test_T35_no_empty_potion_with_a_wizard_outside_does_not_end_it() -> None:
    match = table(f"{OPEN} | 14: (B Y) | 15: (B) | potions B 0/6/0 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1", "wizard B 15")
    assert not is_last_round(match)
    assert goes_on(match)


def test_T35_a_trapped_wizard_is_outside_too() -> None:
    match = table(
        f"0: C | 1: (B) #1 | {FROM_TWO} | 14: (Y) | 15: (B) | potions B 0/6/0 | hand B w1 t1 t2 | first Y | to act B"
    )
    play(match, "play w1")
    assert goes_on(match)


def test_T35_spent_potions_are_not_empty() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/0/6 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_in_the_polish_edition_too_the_round_is_finished() -> None:
    match = table(
        f"options edition=pl | {OPEN} | 14: (Y) | 15: (B) | potions B 0/0/6 | hand B w1 t1 t2 | first B | to act B"
    )
    play(match, "play w1")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_the_last_potion_filled_starts_the_end_and_the_turn_goes_on() -> None:
    match = table(f"{OPEN} | 10: (Y) | potions B 1/0/5 | hand B t1 t2 t3 | first B | to act B")
    play(match, "play t1", "tower #9")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert (match.to_act, match.prompt) == (B, "turn")
    play(match, "play t2", "tower #1", "pass")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_the_goal_may_be_reached_in_anothers_turn_which_goes_on() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/6/0 Y 4/2/0 | hand Y t1 t2 t3 | first B | to act Y")
    play(match, "cast advance-wizard", "wizard B 15")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert (match.to_act, match.prompt) == (Y, "turn")
    play(match, "play t1", "tower #2", "play t2", "tower #2")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_reached_in_the_starting_players_turn_it_is_the_others_who_finish_the_round() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/6/0 Y 4/2/0 | hand Y t1 t2 t3 | first Y | to act Y")
    play(match, "cast advance-wizard", "wizard B 15", "play t1", "tower #2", "play t2", "tower #2")
    assert (match.outcome, match.to_act) == (None, B)
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_a_rider_may_reach_the_goal_in_anothers_turn() -> None:
    match = table(
        f"options variant=advanced | spells raven swap piggyback free | {OPEN} | 14: (Y Y B) | potions B 0/1/5"
        " | hand Y w2 t1 t2 | first B | to act Y"
    )
    play(match, "play w2", "ride")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_who_has_fulfilled_the_goal_still_plays_the_last_turns() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/6/0 Y 4/2/0 | hand Y t1 t2 t3 | first Y | to act Y")
    play(match, "cast advance-wizard", "wizard B 15", *REDRAW)
    assert match.to_act == B
    assert "cast advance-tower" in legal(match)


# ---- Places.


def test_T36_among_those_who_fulfil_both_most_full_potions_win() -> None:
    match = table(
        f"{OPEN} | 12: (R) | 14: (Y) | 15: (B) | potions B 0/2/3 Y 0/3/2 | hand B w1 t1 t2 | hand Y w3 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1", "play w3", *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 1, 2))


def test_T36_still_equal_they_share_the_win_and_the_others_come_next() -> None:
    match = table(
        f"{OPEN} | 12: (R) | 14: (Y) | 15: (B) | potions B 0/3/2 Y 0/3/2 | hand B w1 t1 t2 | hand Y w3 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1", "play w3", *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 1, 2))
    assert match.outcome.winners == (B, Y)


def test_T36_full_potions_do_not_count_for_who_has_a_wizard_outside() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/0/6 Y 0/6/0 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T36_full_potions_do_not_count_for_who_has_an_empty_one() -> None:
    match = table(f"{OPEN} | 14: (R) | 15: (B) | potions B 0/0/5 Y 1/4/0 | hand B w1 t1 t2 | first R | to act B")
    play(match, "play w1", *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


def test_T36_all_others_share_the_next_place_however_far_they_came() -> None:
    match = table(
        f"0: C | 1: #1[R R R R] | {FROM_TWO} | 14: (Y) | 15: (B) | potions B 0/1/4 Y 0/5/0 | hand B w1 t1 t2"
        " | first B | to act B"
    )
    play(match, "play w1", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


def test_T36_a_potion_spent_in_the_last_round_costs_the_shared_win() -> None:
    position = f"{OPEN} | 14: (R) | potions B 0/3/2 Y 0/3/2 | hand Y t1 t2 t3 | first B | to act Y"
    match = play(table(position), *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 1, 2))
    match = play(table(position), "cast advance-tower", "tower #1", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


# ---- Nobody outside.


def test_T37_with_no_wizard_outside_and_the_goal_unreached_the_match_ends_at_once() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 2/3/0 Y 1/4/0 R 2/3/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert told(match, LastRound) == []
    assert match.outcome == Outcome("nobody_outside", (2, 1, 2))


def test_T37_it_ends_in_the_middle_of_a_turn_too() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 2/4/0 Y 3/3/0 | hand Y t1 t2 t3 | first B | to act Y")
    play(match, "cast advance-wizard")
    assert match.outcome == Outcome("nobody_outside", (1, 2))
    assert match.view(SPECTATOR).cards_played == 0


def test_T37_who_misses_fewest_potions_wins_even_with_fewer_full_ones() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 1/0/4 Y 2/3/0 R 3/2/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (1, 2, 2))


def test_T37_of_those_who_miss_equally_many_most_full_potions_win() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 1/2/2 Y 1/3/1 R 2/3/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 1, 2))


def test_T37_those_equal_in_both_share() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 1/3/1 Y 1/3/1 R 2/3/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (1, 1, 2))


def test_T37_a_trapped_wizard_is_left_outside() -> None:
    match = table(f"0: C | 1: (Y) #1 | {FROM_TWO} | 15: (B) | potions B 2/4/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert goes_on(match)


def test_T37_does_not_stop_a_round_that_somebodys_goal_made_the_last() -> None:
    match = table(
        f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/1/4 Y 1/4/0 R 1/4/0 | hand B w1 t1 t2 | hand Y w3 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1", "play w3")
    assert [seat.home for seat in match.view(SPECTATOR).seats] == [4, 4, 4]
    assert (match.outcome, match.to_act) == (None, R)
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


def test_T37_the_last_wizard_of_all_may_fulfil_the_goal_of_its_owner() -> None:
    match = table(f"{OPEN} | 15: (B) | potions B 0/1/4 Y 1/4/0 R 1/4/0 | hand B w1 t1 t2 | first B | to act B")
    play(match, "play w1")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert (match.outcome, match.to_act) == (None, Y)
    play(match, *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


# ---- Too many turns.


def test_T38_after_a_thousand_turns_the_match_is_a_draw() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 1/5/0 | hand B w3 t1 t2 | first Y | to act B | turn 1000")
    play(match, *REDRAW)
    assert match.outcome == Outcome("turn_limit", (1, 1))


def test_T38_the_thousandth_turn_is_played_to_its_end() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | hand B w3 t1 t2 | first Y | to act B | turn 1000")
    play(match, "play w3")
    assert (match.outcome, match.to_act) == (None, B)
    play(match, "play t1", "tower #3")
    assert match.outcome == Outcome("turn_limit", (1, 1))


def test_T38_before_that_it_goes_on() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | hand B w3 t1 t2 | first B | to act B | turn 999")
    play(match, *REDRAW)
    assert (match.outcome, match.to_act) == (None, Y)
    assert match.view(SPECTATOR).turn == 1000


def test_T38_a_goal_reached_with_the_thousandth_turn_wins() -> None:
    match = table(f"{OPEN} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | first Y | to act B | turn 1000")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T38_all_seats_share_the_draw() -> None:
    match = table(f"{OPEN} | 13: (G) | 14: (Y R) | 15: (B) | first Y | to act B | turn 1000", teams=True, offers=False)
    play(match, *REDRAW)
    assert match.outcome == Outcome("turn_limit", (1, 1, 1, 1))


def test_T38_there_is_no_later_turn() -> None:
    with pytest.raises(PositionError, match="1 to 1000"):
        table(f"{OPEN} | 14: (Y) | 15: (B) | turn 1001")
