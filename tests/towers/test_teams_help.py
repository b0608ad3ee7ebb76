"""Partners help each other: with wizards, with potions, with Free a wizard (T41–T43, T45, T46)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import (
    CastleFlew,
    LoanRefused,
    NoEffect,
    PotionFilled,
    PotionsLent,
    SpellCast,
    WizardEntered,
    WizardFreed,
)
from tests.towers.table import legal, play, table, told, track

B, Y, R, G, O, P = range(6)  # noqa: E741  # the seats' letters

BASE = "players 4 | options teams=yes offers=no"
ADVANCED = "players 4 | options teams=yes offers=no variant=advanced | spells raven swap piggyback free"
MASTER = "players 4 | options teams=yes offers=no variant=master"
REST = "4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
CROWDED = f"0: C | 1: #1[R] | 2: #2[Y R] | 3: #3[G] | {REST}"
ON_HAND = "hand B w3 t1 t2 | to act B"
QUIET = f"0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R G] | {REST}"


def potions(match: Match, seat: int) -> tuple[int, int, int]:
    """A seat's potions: empty, full, spent."""
    seen = match.view(SPECTATOR).seats[seat]
    return seen.empty, seen.full, seen.spent


def home(match: Match) -> list[int]:
    """Wizards in the castle, by seat."""
    return [seat.home for seat in match.view(SPECTATOR).seats]


# ---- Wizards.


def test_T42_a_player_with_all_wizards_home_moves_the_partners() -> None:
    match = play(table(f"{BASE} | {CROWDED} | {ON_HAND}"), "play w3")
    assert (match.to_act, match.prompt) == (B, "piece")
    assert legal(match) == ["wizard R 1", "wizard R 2"]
    play(match, "wizard R 2")
    assert track(match) == ("0: C | 1: #1[R] | 2: #2[Y] | 3: #3[G] | 4: #4 | 5: #5[R] | 6: #6 | 7: #7 | 8: #8 | 9: #9")


def test_T42_a_finished_player_does_not_move_an_opponents_wizard() -> None:
    match = play(table(f"{BASE} | {CROWDED} | {ON_HAND}"), "play w3")
    with pytest.raises(Illegal, match="own"):
        match.apply("wizard Y 2")


def test_T42_while_a_wizard_of_ones_own_is_outside_the_partners_stay_where_they_are() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[B R] | 2: #2[B R] | 3: #3[G] | {REST} | {ON_HAND}")
    play(match, "play w3")
    assert legal(match) == ["wizard B 1", "wizard B 2"]
    with pytest.raises(Illegal, match="own"):
        match.apply("wizard R 2")


def test_T42_a_trapped_wizard_of_ones_own_is_outside_too() -> None:
    match = table(f"{BASE} | 0: C | 1: (B) #1[R] | 2: #2[Y R] | 3: #3[G] | {REST} | {ON_HAND}")
    play(match, "play w3")
    assert told(match, NoEffect) == [NoEffect(seat=B, card="w3")]
    assert track(match) == f"0: C | 1: (B) #1[R] | 2: #2[Y R] | 3: #3[G] | {REST}"


def test_T42_the_unfinished_partner_moves_its_own_wizards_as_before() -> None:
    match = play(table(f"{BASE} | {CROWDED} | hand R w3 t1 t2 | to act R"), "play w3")
    assert legal(match) == ["wizard R 1", "wizard R 2"]


def test_T42_the_last_own_wizard_may_be_followed_by_the_partners_in_the_next_turn() -> None:
    match = table(f"{BASE} | 0: C | 2: #1[R] #2[Y R] | 3: #3[R G] | {REST} | 15: (B) | hand B w1 w1 t2 | to act B")
    play(match, "play w1")
    assert match.to_act == Y
    assert home(match) == [4, 3, 1, 3]
    play(match, "redraw", "pass", "redraw", "pass", "redraw", "pass", "play w1")
    assert legal(match) == ["wizard R 2", "wizard R 3"]


def test_T42_in_both_editions_the_partners_wizard_is_moved() -> None:
    match = table(f"{BASE} edition=pl | {CROWDED} | {ON_HAND}")
    assert legal(play(match, "play w3")) == ["wizard R 1", "wizard R 2"]


def test_T42_in_a_finished_team_a_wizard_card_has_no_effect() -> None:
    match = table(f"{BASE} | 0: C | 1: #1 | 2: #2[Y] | 3: #3[G] | {REST} | {ON_HAND}")
    play(match, "play w3")
    assert told(match, NoEffect) == [NoEffect(seat=B, card="w3")]
    assert match.view(SPECTATOR).cards_played == 1


def test_T45_a_card_that_can_move_the_partners_wizard_can_be_carried_out_and_so_must_be() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[R] | 2: #2[Y] | 3: #3[G] | {REST} | {ON_HAND}")
    play(match, "play w3")
    assert track(match) == "0: C | 1: #1 | 2: #2[Y] | 3: #3[G] | 4: #4[R] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"


def test_T45_with_the_partners_wizards_trapped_only_the_tower_half_is_possible() -> None:
    match = table(f"{BASE} | 0: C | 1: (R) #1 | 2: #2[Y] | 3: #3[G] | {REST} | hand B t2w4 t1 t2 | to act B")
    play(match, "play t2w4")
    assert match.prompt == "piece"
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]


def test_T45_the_partners_wizard_brought_in_by_a_finished_player_ends_the_turn() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[R] | 2: #2[Y] | 3: #3[G] | {REST} | 13: (R) | {ON_HAND}")
    play(match, "play w3", "wizard R 13")
    assert home(match) == [4, 3, 3, 3]
    assert told(match, CastleFlew) == [CastleFlew(start=0, end=5)]
    assert (match.to_act, match.prompt) == (Y, "turn")
    assert len(match.view(B).seats[B].hand) == 3


def test_T45_the_partners_wizard_brought_in_by_a_finished_players_spell_ends_the_turn() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[R] | 2: #2[Y] | 3: #3[G] | {REST} | 15: (R) | potions B 3/2/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "wizard R 15")
    assert home(match) == [4, 3, 3, 3]
    assert match.to_act == Y


def test_T45_an_unfinished_players_spell_on_the_partners_wizard_does_not_end_the_turn() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[B] | 2: #2[Y] | 3: #3[G] | {REST} | 15: (R) | potions B 3/2/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "wizard R 15")
    assert home(match) == [3, 3, 4, 3]
    assert (match.to_act, match.prompt) == (B, "turn")


def test_T45_an_opponents_wizard_brought_in_by_a_finished_player_does_not_end_the_turn() -> None:
    match = table(f"{BASE} | 0: C | 1: #1[R] | 2: #2[Y] | 3: #3[G] | {REST} | 15: (Y) | potions B 3/2/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "wizard Y 15")
    assert home(match) == [4, 3, 3, 3]
    assert (match.to_act, match.prompt) == (B, "turn")


def test_T45_two_wizards_of_the_partner_ride_into_the_castle_together() -> None:
    match = table(f"{ADVANCED} | 0: C | 1: #1 | 2: #2[Y] | 3: #3[G] | {REST} | 13: (R R) | potions B 4/1/0 | {ON_HAND}")
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (B, "ride")
    play(match, "ride")
    assert told(match, WizardEntered) == [WizardEntered(owner=R, start=13, seat=B)] * 2
    assert told(match, CastleFlew) == [CastleFlew(start=0, end=1)]
    assert home(match) == [4, 3, 4, 3]
    assert match.to_act == Y


def test_T45_a_finished_player_lets_the_partners_second_wizard_ride_in_the_partners_turn() -> None:
    match = table(
        f"{ADVANCED} | 0: C | 1: #1[R R] | 2: #2[Y] | 3: #3[G] | {REST} | potions B 4/1/0 | hand R w3 t1 t2 | to act R"
    )
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (R, "ride")  # R may pay with B's potion (T46)
    play(match, "pass")
    assert (match.to_act, match.prompt) == (B, "ride")
    play(match, "ride")
    assert track(match) == "0: C | 1: #1 | 2: #2[Y] | 3: #3[G] | 4: #4[R R] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    assert potions(match, B) == (4, 0, 1)


def test_T45_an_unfinished_player_does_not_let_the_partners_wizard_ride() -> None:
    match = table(
        f"{ADVANCED} | 0: C | 1: #1[R Y] | 2: #2[B R] | 3: #3[G] | {REST} | potions B 0/5/0"
        " | hand Y w3 t1 t2 | to act Y"
    )
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (R, "ride")  # paid by B, if B lends (T46); B itself has nobody there
    play(match, "pass")
    assert track(match).startswith("0: C | 1: #1[R] | 2: #2[B R] | 3: #3[G] | 4: #4[Y]")
    assert (match.to_act, match.prompt) == (Y, "turn")


def test_T42_with_six_players_the_partner_three_seats_away_is_helped() -> None:
    match = table(
        f"players 6 | options teams=yes offers=no | 0: C | 1: #1[G O] | 2: #2[Y R G] | 3: #3[P] | {REST} | {ON_HAND}"
    )
    play(match, "play w3")
    assert legal(match) == ["wizard G 1", "wizard G 2"]


# ---- Filling the partner's potions.


def test_T42_a_player_without_empty_potions_fills_the_partners() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 0/3/2 R 4/1/0 | hand B t1 t2 t3 | to act B")
    play(match, "play t1", "tower #1")
    assert told(match, PotionFilled) == [PotionFilled(seat=R)]
    assert (potions(match, B), potions(match, R)) == ((0, 3, 2), (3, 2, 0))


def test_T42_with_an_empty_potion_of_ones_own_that_one_is_filled() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 1/2/2 R 4/1/0 | hand B t1 t2 t3 | to act B")
    play(match, "play t1", "tower #1")
    assert told(match, PotionFilled) == [PotionFilled(seat=B)]
    assert (potions(match, B), potions(match, R)) == ((0, 3, 2), (4, 1, 0))


def test_T42_with_no_empty_potion_in_the_team_none_is_filled() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 0/3/2 R 0/1/4 | hand B t1 t2 t3 | to act B")
    play(match, "play t1", "tower #1")
    assert told(match, PotionFilled) == []
    assert [potions(match, seat) for seat in (B, Y, R, G)] == [(0, 3, 2), (5, 0, 0), (0, 1, 4), (5, 0, 0)]


def test_T42_one_move_fills_one_potion_of_the_team() -> None:
    match = table(
        f"{BASE} | 0: C | 1: #1 | 2: #2[B Y R G] | 3: #3 | {REST} | potions B 0/5/0 R 4/1/0"
        " | hand B t1 t2 t3 | to act B"
    )
    play(match, "play t1", "tower #1")
    assert potions(match, R) == (3, 2, 0)


def test_T42_a_spell_that_traps_fills_the_partners_potion_too() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 0/1/4 R 4/1/0 | hand B t1 t2 t3 | to act B")
    play(match, "cast advance-tower", "tower #1")
    assert track(match) == f"0: C | 2: #2[Y] | 3: #3[R G] #1[B] | {REST}"
    assert (potions(match, B), potions(match, R)) == ((0, 0, 5), (3, 2, 0))


def test_T42_without_teams_nobody_elses_potion_is_filled() -> None:
    match = table(f"players 4 | {QUIET} | potions B 0/5/0 | hand B t1 t2 t3 | to act B")
    play(match, "play t1", "tower #1")
    assert told(match, PotionFilled) == []
    assert [potions(match, seat) for seat in (Y, R, G)] == [(5, 0, 0)] * 3


# ---- Free a wizard.

DUNGEON = f"0: C | 1: (B Y R) #1[G] | 2: #2 | 3: #3 | {REST}"


def test_T43_free_a_wizard_frees_ones_own_or_the_partners() -> None:
    match = table(f"{ADVANCED} | {DUNGEON} | potions B 4/1/0 | to act B")
    play(match, "cast free", "tower #1")
    assert legal(match) == ["release B", "release R", "pass"]
    play(match, "release R")
    assert told(match, WizardFreed) == [WizardFreed(owner=R, space=1)]
    assert track(match) == f"0: C | 1: (B Y) #1[R G] | 2: #2 | 3: #3 | {REST}"


def test_T43_an_opponents_wizard_is_not_freed() -> None:
    match = play(table(f"{ADVANCED} | {DUNGEON} | potions B 4/1/0 | to act B"), "cast free", "tower #1")
    with pytest.raises(Illegal, match="your partner's"):
        match.apply("release Y")


def test_T43_free_a_wizard_may_be_cast_when_only_the_partners_wizard_is_trapped() -> None:
    match = table(f"{ADVANCED} | 0: C | 1: (R) #1[B] | 2: #2[Y] | 3: #3[G] | {REST} | potions B 4/1/0 | to act B")
    assert "cast free" in legal(match)
    play(match, "cast free", "tower #1", "release R")
    assert track(match) == f"0: C | 1: #1[B R] | 2: #2[Y] | 3: #3[G] | {REST}"


def test_T43_without_teams_only_ones_own_wizard_is_freed() -> None:
    position = f"{ADVANCED} | {DUNGEON} | potions B 4/1/0 | to act B".replace("teams=yes offers=no ", "")
    match = play(table(position), "cast free", "tower #1")
    assert legal(match) == ["release B", "pass"]


def test_T43_in_the_polish_edition_one_of_the_two_goes_free() -> None:
    match = table(f"{MASTER} edition=pl | spells free | {DUNGEON} | potions B 4/1/0 | hand B t1 t2 t3 | to act B")
    play(match, "play t1", "cast free", "tower #1")
    assert legal(match) == ["release B", "release R"]
    match = table(
        f"{MASTER} edition=pl | spells free | 0: C | 1: (Y R) #1[B] | 2: #2 | 3: #3[G] | {REST} | potions B 4/1/0"
        " | hand B t1 t2 t3 | to act B"
    )
    play(match, "play t1", "cast free", "tower #1")
    assert told(match, WizardFreed) == [WizardFreed(owner=R, space=1)]


def test_T43_the_partners_wizard_freed_into_the_castle_does_not_end_the_turn() -> None:
    match = table(f"{ADVANCED} | 1: (R) #1 C | 2: #2[B] | 3: #3[Y G] | {REST} | potions B 4/1/0 | to act B")
    play(match, "cast free", "tower #1", "release R")
    assert home(match) == [3, 3, 4, 3]
    assert told(match, CastleFlew) == [CastleFlew(start=1, end=5)]
    assert (match.to_act, match.prompt) == (B, "turn")


def test_T43_a_finished_players_free_brings_the_partners_wizard_in_and_ends_the_turn() -> None:
    match = table(f"{ADVANCED} | 1: (R) #1 C | 2: #2 | 3: #3[Y G R] | {REST} | potions B 4/1/0 | to act B")
    play(match, "cast free", "tower #1", "release R")
    assert home(match) == [4, 3, 3, 3]
    assert match.to_act == Y


# ---- Lending potions.


def test_T41_the_partner_adds_the_full_potions_that_a_spell_lacks() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 4/1/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard")
    assert (match.to_act, match.prompt) == (R, "lend")
    assert legal(match) == ["lend", "pass"]
    play(match, "lend")
    assert told(match, PotionsLent) == [PotionsLent(seat=R, potions=1)]
    assert told(match, SpellCast) == [SpellCast(seat=B, spell="advance-wizard", cost=2)]
    assert (potions(match, B), potions(match, R)) == ((4, 0, 1), (2, 2, 1))
    assert (match.to_act, match.prompt) == (B, "target_wizard")
    play(match, "wizard Y 2")
    assert track(match) == f"0: C | 1: #1[B] | 2: #2 | 3: #3[Y R G] | {REST}"


def test_T41_the_partner_may_pay_the_whole_spell() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 5/0/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "lend")
    assert (potions(match, B), potions(match, R)) == ((5, 0, 0), (2, 1, 2))


def test_T46_who_can_pay_alone_does_so_without_asking() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 3/2/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard")
    assert (match.to_act, match.prompt) == (B, "target_wizard")
    assert (potions(match, B), potions(match, R)) == ((3, 0, 2), (2, 3, 0))


def test_T46_a_spell_is_offered_when_both_partners_potions_suffice_and_not_otherwise() -> None:
    together = table(f"{BASE} | {QUIET} | potions B 4/1/0 R 4/1/0 | {ON_HAND}")
    assert [action for action in legal(together) if "cast" in action] == ["cast advance-wizard", "cast advance-tower"]
    too_few = table(f"{BASE} | {QUIET} | potions B 4/1/0 Y 0/5/0 G 0/5/0 | {ON_HAND}")
    assert [action for action in legal(too_few) if "cast" in action] == ["cast advance-tower"]
    with pytest.raises(Illegal, match="costs 2 full potions, and you have 1"):
        too_few.apply("cast advance-wizard")


def test_T46_without_teams_nobody_lends() -> None:
    match = table(f"players 4 | {QUIET} | potions B 4/1/0 R 2/3/0 | {ON_HAND}")
    assert "cast advance-wizard" not in legal(match)


def test_T46_a_no_costs_nothing_and_holds_for_the_turn() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 4/1/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "pass")
    assert told(match, LoanRefused) == [LoanRefused(seat=R)]
    assert (potions(match, B), potions(match, R)) == ((4, 1, 0), (2, 3, 0))
    assert (match.to_act, match.prompt) == (B, "turn")
    assert [action for action in legal(match) if "cast" in action] == ["cast advance-tower"]
    with pytest.raises(Illegal, match="and you have 1"):
        match.apply("cast advance-wizard")
    play(match, "play w3")
    assert [action for action in legal(match) if "cast" in action] == ["cast advance-tower"]


def test_T46_after_a_no_the_turns_one_spell_is_still_to_be_cast_with_ones_own_potions() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 4/1/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "pass", "cast advance-tower", "tower #9")
    assert potions(match, B) == (4, 0, 1)
    assert match.view(SPECTATOR).spells_cast == 1


def test_T46_in_the_next_turn_the_partner_is_asked_again() -> None:
    match = table(f"{BASE} | {QUIET} | potions B 4/1/0 R 2/3/0 | {ON_HAND}")
    play(match, "cast advance-wizard", "pass", "redraw", "pass", "redraw", "pass")
    assert (match.to_act, match.prompt) == (R, "turn")
    play(match, "redraw", "pass", "redraw", "pass")
    assert (match.to_act, match.prompt) == (B, "turn")
    play(match, "cast advance-wizard")
    assert (match.to_act, match.prompt) == (R, "lend")


def test_T46_in_the_master_game_a_player_is_asked_who_could_pay_only_with_the_partners_potions() -> None:
    match = table(f"{MASTER} | spells advance-tower raven | {QUIET} | potions R 2/3/0 | {ON_HAND}")
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (B, "round_a")
    play(match, "cast advance-tower", "lend", "tower #9")
    assert potions(match, R) == (2, 2, 1)
    assert (match.to_act, match.prompt) == (B, "again")
    play(match, "again")
    assert (match.to_act, match.prompt) == (R, "lend")
    play(match, "pass")
    assert potions(match, R) == (2, 2, 1)
    assert track(match) == ("0: C | 1: #1 | 2: #2[Y] | 3: #3[R G] | 4: #4[B] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 11: #9")


def test_T46_in_the_master_game_opponents_out_of_potions_are_passed_over() -> None:
    match = table(f"{MASTER} | spells advance-tower | {QUIET} | potions R 2/3/0 | {ON_HAND}")
    play(match, "play w3", "pass")
    assert (match.to_act, match.prompt) == (R, "round_a")


def test_T46_after_a_no_in_the_master_game_the_caster_is_passed_over_for_the_turn() -> None:
    match = table(f"{MASTER} | spells advance-tower | {QUIET} | potions R 2/3/0 | {ON_HAND}")
    play(match, "play w3", "cast advance-tower", "pass")
    assert (match.to_act, match.prompt) == (R, "round_a")
    play(match, "pass")
    assert (match.to_act, match.prompt) == (R, "round_b")
    play(match, "pass", "play t1", "pass", "tower #9", "pass")
    assert match.to_act == Y


def test_T46_a_no_concerns_one_caster_and_the_other_team_may_still_lend() -> None:
    match = table(f"{MASTER} | spells advance-tower | {QUIET} | potions R 2/3/0 G 2/3/0 | {ON_HAND}")
    play(match, "play w3", "cast advance-tower", "pass")
    assert (match.to_act, match.prompt) == (Y, "round_a")  # Y has no potion, but its partner G has
    play(match, "cast advance-tower")
    assert (match.to_act, match.prompt) == (G, "lend")


def test_T46_a_no_concerns_one_caster_and_the_partner_may_ask_in_turn() -> None:
    match = table(f"{MASTER} | spells raven | {QUIET} | potions B 4/1/0 R 4/1/0 | {ON_HAND}")
    play(match, "play w3", "cast raven", "pass")
    assert (match.to_act, match.prompt) == (R, "round_a")
    play(match, "cast raven")
    assert (match.to_act, match.prompt) == (B, "lend")


def test_T46_a_spell_for_after_the_card_is_paid_with_the_partners_potions_at_once() -> None:
    match = table(f"{MASTER} | spells advance-tower | {QUIET} | potions R 2/3/0 | {ON_HAND}")
    play(match, "play w3", "reserve advance-tower")
    assert (match.to_act, match.prompt) == (R, "lend")
    play(match, "lend")
    assert potions(match, R) == (2, 2, 1)
    assert (match.to_act, match.prompt) == (B, "target_tower")
    assert "4: #4[B]" in track(match)


def test_T46_a_rider_pays_with_the_partners_potion() -> None:
    match = table(f"{ADVANCED} | 0: C | 1: #1[B B] | 2: #2[Y] | 3: #3[R G] | {REST} | potions R 4/1/0 | {ON_HAND}")
    play(match, "play w3", "ride")
    assert (match.to_act, match.prompt) == (R, "lend")
    play(match, "lend")
    assert potions(match, R) == (4, 0, 1)
    assert "4: #4[B B]" in track(match)


def test_T46_when_the_partner_says_no_the_wizard_goes_without_its_rider() -> None:
    match = table(f"{ADVANCED} | 0: C | 1: #1[B B] | 2: #2[Y] | 3: #3[R G] | {REST} | potions R 4/1/0 | {ON_HAND}")
    play(match, "play w3", "ride", "pass")
    assert potions(match, R) == (4, 1, 0)
    assert track(match).startswith("0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R G] | 4: #4[B]")
    assert (match.to_act, match.prompt) == (B, "turn")


def test_T46_with_six_players_the_partner_three_seats_away_lends() -> None:
    match = table(
        f"players 6 | options teams=yes offers=no | 0: C | 1: #1[B O] | 2: #2[Y R] | 3: #3[G P] | {REST}"
        f" | potions B 3/1/0 R 0/4/0 G 2/2/0 | {ON_HAND}"
    )
    play(match, "cast advance-wizard")
    assert (match.to_act, match.prompt) == (G, "lend")
    play(match, "lend")
    assert (potions(match, B), potions(match, R), potions(match, G)) == ((3, 0, 1), (0, 4, 0), (2, 1, 1))
