"""How a match ends: the last round, the places, nobody outside, too many turns, and teams (T35–T38, T44, T48)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.towers.events import LastRound, MatchEnded
from tests.towers.table import legal, play, table, told

B, Y, R, G = range(4)

TOWERS = "1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
TEAMS = "players 4 | options teams=yes offers=no"
REDRAW = ("redraw", "pass")  # a turn in which nothing moves


def places(match: Match) -> tuple[int, ...]:
    """The places, once the match has ended."""
    assert match.outcome is not None
    return match.outcome.ranks


def goes_on(match: Match) -> bool:
    """Whether the match goes on."""
    return match.outcome is None and match.to_act is not None


# ---- The last round.


def test_T35_all_wizards_home_and_no_empty_potion_make_this_round_the_last() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | first B | to act B")
    assert not match.view(SPECTATOR).ending
    play(match, "play w1")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert match.view(SPECTATOR).ending
    assert goes_on(match)
    assert (match.to_act, match.prompt) == (Y, "turn")
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))
    assert told(match, MatchEnded) != []


def test_T35_when_it_is_over_nobody_is_asked() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/4/2 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))
    assert (match.to_act, match.prompt, legal(match)) == (None, "none", [])
    with pytest.raises(Illegal, match="The match is over"):
        match.apply("redraw")


def test_T35_the_player_before_the_starting_player_has_the_last_turn() -> None:
    match = table(
        f"0: C | {TOWERS} | 13: (R) | 14: (Y) | 15: (B) | potions B 0/4/1 | hand B w1 t1 t2 | first R | to act B"
    )
    play(match, "play w1")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2))


def test_T35_with_the_last_player_of_the_round_the_match_ends_at_once() -> None:
    match = table(
        f"0: C | {TOWERS} | 13: (R) | 14: (B) | 15: (Y) | potions Y 0/4/1 | hand Y w1 t1 t2 | first R | to act Y"
    )
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (2, 1, 2))


def test_T35_the_starting_player_who_fulfils_lets_all_others_play_once_more() -> None:
    match = table(
        f"0: C | {TOWERS} | 13: (B) | 14: (Y) | 15: (R) | potions R 0/4/1 | hand R w1 t1 t2 | first R | to act R"
    )
    play(match, "play w1", *REDRAW)
    assert goes_on(match)
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 2, 1))


def test_T35_all_wizards_home_with_an_empty_potion_do_not_end_it() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 1/4/1 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert told(match, LastRound) == []
    assert goes_on(match)


def test_T35_no_empty_potion_with_a_wizard_outside_does_not_end_it() -> None:
    match = table(f"0: C | {TOWERS} | 14: (B Y) | 15: (B) | potions B 0/6/0 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1", "wizard B 15")
    assert not match.view(SPECTATOR).ending
    assert goes_on(match)


def test_T35_a_trapped_wizard_is_outside_too() -> None:
    match = table(
        f"0: C | 1: (B) #1 | {TOWERS[7:]} | 14: (Y) | 15: (B) | potions B 0/6/0 | hand B w1 t1 t2 | first Y | to act B"
    )
    play(match, "play w1")
    assert goes_on(match)


def test_T35_spent_potions_are_not_empty() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/0/6 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_in_the_polish_edition_too_the_round_is_finished() -> None:
    match = table(
        f"options edition=pl | 0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/0/6 | hand B w1 t1 t2 | first B | to act B"
    )
    play(match, "play w1")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_the_last_potion_filled_starts_the_end_and_the_turn_goes_on() -> None:
    match = table(f"0: C | {TOWERS} | 10: (Y) | potions B 1/3/2 | hand B t1 t2 t3 | first B | to act B")
    play(match, "play t1", "tower #9")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert (match.to_act, match.prompt) == (B, "turn")
    play(match, "play t2", "tower #1")
    assert match.to_act == Y
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_the_goal_may_be_reached_in_anothers_turn_which_goes_on() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/6/0 Y 4/2/0 | hand Y t1 t2 t3 | first B | to act Y")
    play(match, "cast advance-wizard", "wizard B 15")
    assert told(match, LastRound) == [LastRound(seat=B)]
    assert (match.to_act, match.prompt) == (Y, "turn")
    play(match, "play t1", "tower #1", "play t2", "tower #2")
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_reached_in_the_starting_players_turn_the_round_is_finished_by_the_others() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/6/0 Y 4/2/0 | hand Y t1 t2 t3 | first Y | to act Y")
    play(match, "cast advance-wizard", "wizard B 15", "play t1", "tower #1", "play t2", "tower #2")
    assert goes_on(match)
    assert match.to_act == B
    play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2))


def test_T35_all_have_had_the_same_number_of_turns() -> None:
    match = table(
        f"0: C | {TOWERS} | 13: (R) | 14: (Y) | 15: (B) | potions B 0/4/1 | hand B w1 t1 t2 | first Y | to act B | turn 9"
    )
    play(match, "play w1")
    assert match.outcome is not None
    assert match.view(SPECTATOR).turn == 9


# ---- Places.


def test_T36_among_those_who_fulfil_both_most_full_potions_win() -> None:
    match = table(
        f"0: C | {TOWERS} | 12: (R) | 15: (B Y) | potions B 0/2/3 Y 0/3/2 | hand B w1 t1 t2 | hand Y w1 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1")  # the castle flies from 0 to 1, so Y needs 2
    assert match.to_act == Y
    match = table(
        f"0: C | {TOWERS} | 12: (R) | 14: (Y) | 15: (B) | potions B 0/2/3 Y 0/3/2 | hand B w1 t1 t2 | hand Y w3 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1", "play w3", *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 1, 2))


def test_T36_still_equal_they_share_the_win_and_all_others_the_next_place() -> None:
    match = table(
        f"0: C | {TOWERS} | 12: (R) | 14: (Y) | 15: (B) | potions B 0/3/2 Y 0/3/2 | hand B w1 t1 t2 | hand Y w3 w4 t1"
        " | first B | to act B"
    )
    play(match, "play w1", "play w3", *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 1, 2))
    assert match.outcome is not None and match.outcome.winners == (B, Y)


def test_T36_full_potions_do_not_count_for_who_has_a_wizard_outside() -> None:
    match = table(f"0: C | {TOWERS} | 14: (Y) | 15: (B) | potions B 0/0/6 Y 0/6/0 | hand B w1 t1 t2 | first Y | to act B")
    play(match, "play w1")
    assert places(match) == (1, 2)


def test_T36_full_potions_do_not_count_for_who_has_an_empty_one() -> None:
    match = table(
        f"0: C | {TOWERS} | 14: (R) | 15: (B) | potions B 0/0/5 Y 1/4/0 | hand B w1 t1 t2 | first Y | to act B"
    )
    play(match, "play w1", *REDRAW)
    assert match.outcome is None
    match = table(
        f"0: C | {TOWERS} | 14: (R) | 15: (B) | potions B 0/0/5 Y 1/4/0 | hand B w1 t1 t2 | first R | to act B"
    )
    play(match, "play w1", *REDRAW)
    assert places(match) == (1, 2, 2)


def test_T36_all_others_share_the_next_place_however_far_they_came() -> None:
    match = table(
        f"0: C | 1: #1[R R R R] | {TOWERS[7:]} | 14: (Y) | 15: (B) | potions B 0/1/4 Y 0/5/0 | hand B w1 t1 t2"
        " | first B | to act B"
    )
    play(match, "play w1", *REDRAW, *REDRAW)
    assert places(match) == (1, 2, 2)


def test_T36_one_potion_spent_in_the_last_round_decides() -> None:
    position = (
        f"0: C | {TOWERS} | 14: (R) | potions B 0/3/2 Y 0/3/2 R 5/0/0 | hand Y t1 t2 t3 | first B | to act Y"
        " | now ending=yes"
    )
    match = play(table(position), "play t1", "tower #1", "play t2", "tower #2", "pass", *REDRAW)
    assert places(match) == (1, 1, 2)
    match = play(table(position), "cast advance-tower", "tower #1", *REDRAW, *REDRAW)
    assert places(match) == (1, 2, 2)


# ---- Nobody outside.


def test_T37_with_no_wizard_outside_and_nobody_fulfilling_it_ends_at_once() -> None:
    match = table(f"0: C | {TOWERS} | 15: (B) | potions B 2/4/0 Y 1/5/0 R 2/3/0", first="1") if False else table(
        f"0: C | {TOWERS} | 15: (B) | potions B 2/3/0 Y 1/4/0 R 2/3/0 | hand B w1 t1 t2 | first B | to act B"
    )
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 1, 2))
    assert told(match, LastRound) == []
