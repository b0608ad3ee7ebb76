"""The castle's flight: to the next free crest, whatever shows it (T15)."""

import pytest

from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, CastleStayed, WizardEntered
from tests.towers.table import legal, play, table, told, track

HIDDEN = "13: #1 #3 #5 #7 #9 #2[Y]"
"""All five crests on towers covered by a plain tower."""


def enter(land: str, more: str = "") -> Match:
    """Blue's only wizard outside, on 15, has just walked into the castle on 0."""
    match = table(f"{land} | hand B w1 t1 t2 | to act B {more}")
    play(match, "play w1")
    assert told(match, WizardEntered) == [WizardEntered(0, 15, 0)]
    return match


# Surfaces.


def test_T15_the_castle_flies_to_a_bare_space_with_a_printed_crest() -> None:
    match = enter(f"0: C | {HIDDEN} | 14: #4 #6 #8 | 15: (B)")
    assert track(match) == f"4: C | {HIDDEN} | 14: #4 #6 #8"
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]


@pytest.mark.parametrize(
    ("start", "end"),
    [(0, 4), (1, 4), (2, 4), (3, 4), (4, 8), (5, 8), (8, 12), (9, 12), (11, 12), (12, 0), (13, 0), (14, 0), (15, 0)],
)
def test_T15_bare_spaces_without_a_crest_are_passed(start: int, end: int) -> None:
    stack = "6: #1 #3 #5 #7 #9 #4 #6 #8 #2[Y]"
    match = table(f"{start}: C | {(start - 1) % 16}: (B) | {stack} | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert told(match, CastleFlew) == [CastleFlew(start, end)]


def test_T15_the_castle_flies_to_a_tower_with_a_crest() -> None:
    match = enter("0: C | 2: #1 | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | 15: (B)")
    assert track(match) == "2: #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


@pytest.mark.parametrize("tower", [1, 3, 5, 7, 9])
def test_T15_each_of_the_five_towers_with_a_crest_attracts_it(tower: int) -> None:
    others = " ".join(f"#{number}" for number in (1, 3, 5, 7, 9) if number != tower)
    match = enter(f"0: C | 2: #{tower} | 13: {others} #2[Y] | 14: #4 #6 #8 | 15: (B)")
    assert told(match, CastleFlew) == [CastleFlew(0, 2)]


@pytest.mark.parametrize("tower", [4, 6, 8])
def test_T15_a_tower_without_a_crest_is_passed(tower: int) -> None:
    others = " ".join(f"#{number}" for number in (4, 6, 8) if number != tower)
    match = enter(f"0: C | 2: #{tower} | {HIDDEN} | 14: {others} | 15: (B)")
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]


def test_T15_a_printed_crest_covered_by_a_plain_tower_is_passed() -> None:
    match = enter(f"0: C | 4: #4 | {HIDDEN} | 14: #6 #8 | 15: (B)")
    assert track(match) == f"4: #4 | 8: C | {HIDDEN} | 14: #6 #8"


def test_T15_a_printed_crest_covered_by_a_tower_with_a_crest_still_shows_one() -> None:
    match = enter("0: C | 4: #1 | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | 15: (B)")
    assert track(match) == "4: #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


def test_T15_a_towers_crest_covered_by_a_plain_tower_is_passed() -> None:
    match = enter("0: C | 2: #1 #4 | 13: #3 #5 #7 #9 #2[Y] | 14: #6 #8 | 15: (B)")
    assert track(match) == "2: #1 #4 | 4: C | 13: #3 #5 #7 #9 #2[Y] | 14: #6 #8"


def test_T15_only_the_topmost_tower_of_a_stack_counts() -> None:
    match = enter("0: C | 2: #4 #6 #1 | 13: #3 #5 #7 #9 #2[Y] | 14: #8 | 15: (B)")
    assert track(match) == "2: #4 #6 #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #8"


# Wizards in the way.


def test_T15_a_printed_crest_with_a_wizard_on_it_is_passed() -> None:
    match = enter(f"0: C | 4: (Y) | {HIDDEN} | 14: #4 #6 #8 | 15: (B)")
    assert track(match) == f"4: (Y) | 8: C | {HIDDEN} | 14: #4 #6 #8"


def test_T15_a_tower_with_a_crest_and_a_wizard_on_it_is_passed() -> None:
    match = enter("0: C | 2: #1[Y] | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | 15: (B)")
    assert track(match) == "2: #1[Y] | 4: C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


def test_T15_own_wizards_are_in_the_way_too() -> None:
    match = table(f"0: C | 4: (B) | {HIDDEN} | 14: #4 #6 #8 | 15: (B) | hand B w1 t1 t2 | to act B")
    play(match, "play w1", "wizard B 15")
    assert track(match) == f"4: (B) | 8: C | {HIDDEN} | 14: #4 #6 #8"


def test_T15_trapped_wizards_are_not_in_the_way() -> None:
    match = enter("0: C | 2: (Y) #4[Y] #1 | 13: #3 #5 #7 #9 #2[Y] | 14: #6 #8 | 15: (B)")
    assert track(match) == "2: (Y) #4[Y] #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #6 #8"


def test_T15_wizards_on_spaces_without_a_crest_do_not_matter() -> None:
    match = enter(f"0: C | 1: (Y) | 3: #4[Y] | {HIDDEN} | 14: #6 #8 | 15: (B)")
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]


# Round the track.


def test_T15_the_flight_goes_on_round_the_ring() -> None:
    match = table("7: C | 6: (B) | 8: (Y) | 12: #1 #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == "0: C | 8: (Y) | 12: #1 #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


def test_T15_the_last_of_the_next_fifteen_spaces_is_reached_too() -> None:
    land = "0: #4 | 8: #6 | 12: #1 #3 #5 #7 #9 #2[Y] | 14: #8"
    match = table(f"5: C | 3: (B) | {land} | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, CastleFlew) == [CastleFlew(5, 4)]
    assert track(match) == "0: #4 | 4: C | 8: #6 | 12: #1 #3 #5 #7 #9 #2[Y] | 14: #8"


def test_T15_the_crest_that_the_wizard_has_just_left_is_free() -> None:
    match = enter("0: C | 4: #4 | 8: #6 | 12: #8 | 13: #3 #5 #7 #9 #2[Y] | 15: #1[B]")
    assert track(match) == "4: #4 | 8: #6 | 12: #8 | 13: #3 #5 #7 #9 #2[Y] | 15: #1 C"


def test_T15_if_no_crest_is_free_the_castle_stays() -> None:
    match = enter("0: C | 4: (Y) | 8: #4 | 12: #6[Y] | 13: #1 #3 #5 #7 #9 #2[Y] | 14: #8 | 15: (B)")
    assert track(match) == "0: C | 4: (Y) | 8: #4 | 12: #6[Y] | 13: #1 #3 #5 #7 #9 #2[Y] | 14: #8"
    assert told(match, CastleStayed) == [CastleStayed(0)]
    assert told(match, CastleFlew) == []
    assert match.to_act == 1


def test_T15_if_all_crests_hold_wizards_the_castle_stays_on_its_tower() -> None:
    land = "0: #4 | 4: (Y) | 8: (Y) | 12: (Y) | 13: #3 #5 #7 #9 #2[Y]"
    match = table(f"{land} | 1: (B) | 2: #6 #8 #1 C | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert told(match, CastleStayed) == [CastleStayed(2)]
    assert "2: #6 #8 #1 C" in track(match)


def test_T15_a_castle_that_stayed_may_be_entered_again() -> None:
    land = "0: C | 4: (Y) | 8: #4 | 12: #6[Y] | 13: #1 #3 #5 #7 #9 #2[Y] | 14: #8"
    match = table(f"{land} | 15: (B B) | hand B w1 w1 t2 | to act B")
    play(match, "play w1", "redraw", "pass", "play w1")
    assert told(match, WizardEntered) == [WizardEntered(0, 15, 0)]
    assert (track(match), match.view(SPECTATOR).seats[0].home) == (land, 5)


# On towers.


def test_T15_a_castle_on_a_tower_flies_on_and_the_tower_stays() -> None:
    match = table("1: (B) | 2: #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert track(match) == "2: #1 | 4: C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


def test_T15_the_crest_below_the_castle_itself_is_not_the_next_one() -> None:
    match = table("3: (B) | 4: #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | hand B w1 t1 t2 | to act B")
    play(match, "play w1")
    assert told(match, CastleFlew) == [CastleFlew(4, 8)]


def test_T15_a_castle_carried_on_a_tower_flies_from_where_it_was_carried_to() -> None:
    match = table("2: #1 C | 6: (B) | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8 | hand B t5 w1 w2 | to act B")
    play(match, "play t5", "tower #1")
    assert track(match) == "6: (B) | 7: #1 C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"
    play(match, "play w1")
    assert told(match, WizardEntered) == [WizardEntered(0, 6, 0)]
    assert track(match) == "7: #1 | 8: C | 13: #3 #5 #7 #9 #2[Y] | 14: #4 #6 #8"


def test_T15_a_castle_carried_over_a_printed_crest_leaves_that_one_for_the_next() -> None:
    match = table("6: (B) | 7: #4 C | 13: #1 #3 #5 #7 #9 #2[Y] | 14: #6 #8 | hand B t1 w2 w3 | to act B")
    play(match, "play t1", "tower #4", "play w2")
    assert told(match, CastleFlew) == [CastleFlew(8, 12)]
    assert track(match) == "8: #4 | 12: C | 13: #1 #3 #5 #7 #9 #2[Y] | 14: #6 #8"


# Who enters, and how.


def test_T15_another_players_wizard_that_enters_makes_it_fly_as_well() -> None:
    match = table(
        "0: C | 5: (B) | 13: #1 #3 #5 #7 #9 #2 | 14: #4 #6 #8 | 15: (Y) | potions B 4/2/0 | hand B w1 t1 t2 | to act B"
    )
    play(match, "cast advance-wizard", "wizard Y 15")
    assert told(match, WizardEntered) == [WizardEntered(1, 15, 0)]
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]


def test_T15_two_wizards_that_enter_together_cause_one_flight() -> None:
    match = table(
        "options variant=advanced | spells advance-wizard advance-tower swap piggyback | "
        f"0: C | {HIDDEN} | 14: #4 #6 #8 | 15: (B B) | potions B 5/1/0 | hand B w1 t1 t2 | to act B"
    )
    play(match, "play w1")
    assert legal(match) == ["ride", "pass"]
    play(match, "ride")
    assert len(told(match, WizardEntered)) == 2
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]
    assert track(match) == f"4: C | {HIDDEN} | 14: #4 #6 #8"


def test_T15_a_wizard_that_only_passes_the_castle_does_not_make_it_fly() -> None:
    match = table(f"0: C | {HIDDEN} | 14: #4 #6 #8 | 15: (B) | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, CastleFlew) == []
    assert track(match) == f"0: C | 1: (B) | {HIDDEN} | 14: #4 #6 #8"


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T15_both_editions_fly_alike(edition: str) -> None:
    match = table(
        f"0: C | 1: #4 | 4: (Y) | 5: #6[Y] | {HIDDEN} | 14: #8 | 15: (B) | hand B w1 t1 t2 | to act B", edition=edition
    )
    play(match, "play w1")
    assert told(match, CastleFlew) == [CastleFlew(0, 8)]
