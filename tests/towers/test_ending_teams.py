"""How a match of teams ends: both partners, cs and pl, sums of potions, places of teams (T44, T48)."""

from abraka.core.events import SPECTATOR
from abraka.core.outcome import Outcome
from abraka.games.towers.events import LastRound, PotionFilled
from tests.towers.table import play, table, told

B, Y, R, G, O, P = range(6)  # noqa: E741  # the seats' letters

OPEN = "0: C | 1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
CS = "players 4 | options teams=yes offers=no"
PL = "players 4 | options teams=yes offers=no edition=pl"
SIX = "players 6 | options teams=yes offers=no"
READY = "hand B w1 t1 t2 | first B | to act B"
REDRAW = ("redraw", "pass")  # a turn in which nothing moves


def test_T44_when_both_partners_fulfil_the_goal_the_czech_edition_finishes_the_round() -> None:
    match = table(f"{CS} | {OPEN} | 13: (Y) | 14: (G) | 15: (B) | potions B 0/2/3 R 0/1/4 | {READY}")
    play(match, "play w1")
    assert len(told(match, LastRound)) == 1
    assert match.view(SPECTATOR).ending
    for seat in (Y, R, G):
        assert (match.outcome, match.to_act) == (None, seat)
        play(match, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T44_when_both_partners_fulfil_the_goal_the_polish_edition_ends_at_once() -> None:
    match = table(f"{PL} | {OPEN} | 13: (Y) | 14: (G) | 15: (B) | potions B 0/2/3 R 0/1/4 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T44_one_partner_alone_does_not_start_the_end() -> None:
    for edition in (CS, PL):
        match = table(f"{edition} | {OPEN} | 12: (R) | 13: (Y) | 15: (B) | potions B 0/2/3 R 0/1/4 | {READY}")
        play(match, "play w1")
        assert told(match, LastRound) == []
        assert not match.view(SPECTATOR).ending
        assert (match.outcome, match.to_act) == (None, Y)


def test_T44_an_empty_potion_of_the_partner_stops_the_end() -> None:
    for edition in (CS, PL):
        match = table(f"{edition} | {OPEN} | 13: (Y) | 15: (B) | potions B 0/2/3 R 1/0/4 | {READY}")
        play(match, "play w1")
        assert told(match, LastRound) == []
        assert (match.outcome, match.to_act) == (None, Y)


def test_T44_two_of_different_teams_do_not_start_the_end() -> None:
    match = table(f"{PL} | {OPEN} | 12: (R) | 13: (G) | 15: (B) | potions B 0/2/3 Y 0/5/0 R 0/5/0 G 0/5/0 | {READY}")
    play(match, "play w1")
    assert (match.outcome, match.to_act) == (None, Y)


def test_T44_a_finished_player_completes_the_team_with_the_partners_last_wizard() -> None:
    match = table(f"{PL} | {OPEN} | 13: (Y) | 15: (R) | potions B 0/2/3 R 0/1/4 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T44_a_player_completes_the_team_with_the_partners_last_potion() -> None:
    match = table(f"{PL} | {OPEN} | 10: (Y) | potions B 0/2/3 R 1/0/4 | {READY}")
    play(match, "play t1", "tower #9")
    assert told(match, PotionFilled) == [PotionFilled(seat=R)]
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T44_the_polish_edition_ends_at_once_in_an_opponents_turn_too() -> None:
    match = table(
        f"{PL} | {OPEN} | 13: (Y) | 15: (B) | potions B 0/2/3 Y 3/2/0 R 0/1/4 | hand Y t1 t2 t3 | first B | to act Y"
    )
    play(match, "cast advance-wizard", "wizard B 15")
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T44_the_czech_edition_compares_the_full_potions_of_the_teams() -> None:
    # The castle flies from 0 to 1 when B is in, so Y on 14 needs 3.
    match = table(
        f"{CS} | {OPEN} | 14: (Y) | 15: (B) | potions B 0/2/3 R 0/1/4 Y 0/2/3 G 0/2/3 | hand Y w3 t1 t2 | {READY}"
    )
    play(match, "play w1", "play w3", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 1, 2, 1))


def test_T44_it_is_the_sum_of_both_partners_that_counts() -> None:
    match = table(
        f"{CS} | {OPEN} | 14: (Y) | 15: (B) | potions B 0/2/3 R 0/2/3 Y 0/3/2 G 0/0/5 | hand Y w3 t1 t2 | {READY}"
    )
    play(match, "play w1", "play w3", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T48_teams_with_equal_sums_share_the_win() -> None:
    match = table(
        f"{CS} | {OPEN} | 14: (Y) | 15: (B) | potions B 0/2/3 R 0/1/4 Y 0/0/5 G 0/3/2 | hand Y w3 t1 t2 | {READY}"
    )
    play(match, "play w1", "play w3", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 1, 1, 1))


def two_at_once(potions: str) -> Outcome | None:
    """B and Y, both the last of their teams, enter together; Y pays one potion for it."""
    match = table(
        f"players 4 | options teams=yes offers=no edition=pl variant=master | spells piggyback | {OPEN} | 15: (B Y)"
        f" | potions {potions} | {READY}"
    )
    play(match, "play w1")
    while match.prompt == "round_a":
        play(match, "pass")
    assert (match.to_act, match.prompt) == (Y, "ride")
    play(match, "ride")
    return match.outcome


def test_T44_of_two_teams_at_once_the_one_with_more_full_potions_wins_in_the_polish_edition() -> None:
    assert two_at_once("B 0/2/3 R 0/1/4 Y 0/2/3 G 0/3/2") == Outcome("fulfilled", (2, 1, 2, 1))
    assert two_at_once("B 0/2/3 R 0/2/3 Y 0/3/2 G 0/1/4") == Outcome("fulfilled", (1, 2, 1, 2))


def test_T48_of_two_teams_at_once_with_equal_sums_both_win() -> None:
    assert two_at_once("B 0/2/3 R 0/1/4 Y 0/3/2 G 0/1/4") == Outcome("fulfilled", (1, 1, 1, 1))


def test_T44_potions_lent_in_the_last_round_are_lost_to_the_team() -> None:
    position = f"{CS} | {OPEN} | potions B 0/3/2 R 0/0/5 Y 0/2/3 G 0/1/4 | hand R t1 t2 t3 | first B | to act R"
    match = play(table(position), *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 1, 1, 1))
    match = play(table(position), "cast advance-tower", "lend", "tower #5", *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (2, 1, 2, 1))


def test_T48_with_nobody_outside_the_teams_missing_potions_are_added() -> None:
    match = table(f"{CS} | {OPEN} | 15: (B) | potions B 0/5/0 R 2/3/0 Y 1/0/4 G 0/0/5 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 1, 2, 1))


def test_T48_with_nobody_outside_equal_teams_compare_the_sums_of_full_potions() -> None:
    match = table(f"{CS} | {OPEN} | 15: (B) | potions B 0/1/4 R 2/2/1 Y 1/2/2 G 1/2/2 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 1, 2, 1))


def test_T48_with_nobody_outside_teams_equal_in_both_share() -> None:
    match = table(f"{PL} | {OPEN} | 15: (B) | potions B 0/1/4 R 2/3/0 Y 1/2/2 G 1/2/2 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (1, 1, 1, 1))


def test_T48_partners_share_a_place_and_all_other_teams_the_next() -> None:
    match = table(
        f"{SIX} | {OPEN} | 11: (R) | 12: (P) | 14: (O) | 15: (B) | potions B 0/2/2 G 0/0/4 Y 0/4/0 O 0/4/0 | {READY}"
    )
    play(match, "play w1", *REDRAW, *REDRAW, *REDRAW, *REDRAW, *REDRAW)
    assert match.outcome == Outcome("fulfilled", (1, 2, 2, 1, 2, 2))


def test_T44_with_six_players_the_polish_edition_ends_at_once() -> None:
    match = table(f"{SIX} edition=pl | {OPEN} | 11: (R) | 14: (O) | 15: (B) | potions B 0/2/2 G 0/0/4 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2, 2, 1, 2, 2))


def test_T44_with_six_players_the_neighbours_are_no_partners() -> None:
    match = table(f"{SIX} edition=pl | {OPEN} | 14: (G) | 15: (B) | potions B 0/2/2 R 0/0/4 Y 0/4/0 | {READY}")
    play(match, "play w1")
    assert (match.outcome, match.to_act) == (None, Y)


def test_T48_with_six_players_and_nobody_outside_the_best_team_wins() -> None:
    match = table(f"{SIX} | {OPEN} | 15: (B) | potions B 1/3/0 G 1/3/0 Y 0/0/4 O 3/1/0 R 0/0/4 P 1/0/3 | {READY}")
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 2, 1, 2, 2, 1))
