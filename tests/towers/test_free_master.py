"""Free a wizard in the master game: besides the right in the Czech edition, within it in the Polish (T32)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, SpellLost, WizardEntered, WizardFreed
from tests.towers.table import asked, legal, play, question, refused, says, table, told, track

TRAPS = "0: C | 1: #1[B] | 2: (B) #2 | 4: (Y) #4 | 5: #5[Y] | 8: #3 #6 #7 #8 #9 | 10: (R) | "
TRAPS_TEXT = TRAPS[: -len(" | ")]
RICH = "potions B 0/5/0 Y 0/5/0 R 0/5/0 | "
HANDS = "hand B w1 w3 t2 | hand Y w1 w2 w3 | "
UNDER_THE_CASTLE = "1: #1[B B] | 4: (B Y) #4 C | 5: #5[Y Y] | 9: #2 #3 #6 #7 #8 #9 | "
ONE_EACH = "potions B 5/1/0 Y 5/1/0 | "
ONLY_FREE = ["cast free", "pass"]


def at(spaces: str, edition: str = "cs", potions: str = RICH, spells: str = "advance-tower swap free") -> Match:
    """A master table with Free a wizard, blue's turn."""
    return table(f"options variant=master edition={edition} | spells {spells} | {spaces}{potions}{HANDS}to act B")


# ---- cs: besides the right.


def test_T32_cs_free_does_not_use_the_right() -> None:
    match = play(at(TRAPS), "play w1", "cast free", "tower #2", "release B")
    assert track(match) == "0: C | 1: #1[B] | 2: #2[B] | 4: (Y) #4 | 5: #5[Y] | 8: #3 #6 #7 #8 #9 | 10: (R)"
    assert says(match, "potions") == "potions B 0/4/1 Y 0/5/0 R 0/5/0"
    assert question(match) == "round_a B"
    assert legal(match) == ["cast advance-tower", "cast swap", "reserve advance-tower", "reserve swap", "pass"]


def test_T32_cs_free_is_cast_now_and_not_for_after() -> None:
    match = play(at(TRAPS), "play w1")
    assert legal(match) == [
        "cast advance-tower",
        "cast swap",
        "cast free",
        "reserve advance-tower",
        "reserve swap",
        "pass",
    ]
    refused(match, "reserve free", "besides the card's right")


def test_T32_cs_free_is_offered_in_round_a_when_the_right_is_used() -> None:
    match = play(at(TRAPS), "play w1", "cast advance-tower", "tower #5", "pass")
    assert (question(match), legal(match)) == ("round_a B", ONLY_FREE)
    refused(match, "cast swap", "already used")
    refused(match, "reserve swap", "already used")
    play(match, "pass")
    assert (question(match), legal(match)) == ("round_a Y", ONLY_FREE)
    play(match, "cast free", "tower #4", "release Y")
    assert "4: #4[Y]" in track(match)


def test_T32_cs_free_is_offered_in_round_a_besides_a_spell_cast_for_after() -> None:
    match = play(at(TRAPS), "play w1", "reserve advance-tower")
    assert (question(match), legal(match)) == ("round_a B", ONLY_FREE)
    assert asked(match, "cast free", "tower #2", "release B", "pass")[3:] == ["round_a Y", "piece B"]
    assert asked(match, "wizard B 2") == ["piece B", "target_tower B"]  # what was paid for after still comes


def test_T32_cs_free_is_offered_in_round_b_when_the_right_is_used() -> None:
    match = play(at(TRAPS), "play w1", "cast advance-tower", "tower #5", "pass", "pass", "pass")
    assert (question(match), legal(match)) == ("round_b B", ONLY_FREE)
    assert asked(match, "pass", "cast free", "tower #4", "release Y") == [
        "round_b B", "round_b Y", "lift Y", "release Y", "turn B",
    ]  # fmt: skip


def test_T32_cs_several_players_may_free_around_the_same_card_and_the_right_is_still_open() -> None:
    match = play(at(TRAPS), "play w1", "cast free", "tower #2", "release B", "pass")
    assert asked(match, "cast free", "tower #4", "release Y") == ["round_a Y", "lift Y", "release Y", "round_a Y"]
    assert legal(match) == ["cast advance-tower", "cast swap", "reserve advance-tower", "reserve swap", "pass"]


def test_T32_cs_free_may_be_cast_once_more_while_another_is_trapped() -> None:
    match = at("0: C | 1: #1[B] | 2: (B B) #2 | 5: #5[Y] | 8: #3 #4 #6 #7 #8 #9 | 10: (R) | ")
    play(match, "play w1", "cast free", "tower #2", "release B")
    assert "2: (B) #2[B]" in track(match)
    play(match, "cast free", "tower #2", "release B")
    assert "2: #2[B B]" in track(match)
    assert says(match, "potions") == "potions B 0/3/2 Y 0/5/0 R 0/5/0"
    refused(match, "cast free", "no target")


def test_T32_cs_after_a_cast_free_is_offered_again_to_those_who_had_passed() -> None:
    spaces = "0: C | 3: #3 | 5: (B) | 8: #1 #2 #4 #5 #6 #7 #8 #9[Y] | "
    match = at(spaces, "cs", ONE_EACH, "advance-tower free")
    questions = asked(match, "play w3", "pass", "cast advance-tower", "tower #3", "pass")
    assert questions == ["turn B", "round_a B", "round_a Y", "target_tower Y", "again Y", "round_a B"]
    assert legal(match) == ONLY_FREE  # blue's wizard was trapped after blue had passed
    assert asked(match, "cast free", "tower #3", "release B")[1:] == ["lift B", "release B", "turn B"]
    assert track(match) == "0: C | 5: #3 | 8: #1 #2 #4 #5 #6 #7 #8 #9[B Y]"


# ---- Only while one's own is trapped.


def test_T32_who_has_no_wizard_trapped_is_not_offered_free() -> None:
    match = play(at(TRAPS), "play w1", "pass", "pass")
    assert question(match) == "round_a R"
    refused(match, "cast free", "no target")


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T32_T27_who_could_only_free_and_has_nobody_trapped_is_not_asked(edition: str) -> None:
    assert asked(at(TRAPS, edition, spells="free"), "play w1", "pass", "pass", "pass", "pass") == [
        "turn B", "round_a B", "round_a Y", "round_b B", "round_b Y", "turn B",
    ]  # fmt: skip


def test_T32_the_public_count_decides_and_a_wrong_tower_costs_the_potion() -> None:
    match = play(at(TRAPS), "play w1", "cast free")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]  # all, as nothing may leak
    play(match, "tower #4")
    assert track(match) == TRAPS_TEXT  # blue does not stand there, so nothing happens
    assert says(match, "potions") == "potions B 0/4/1 Y 0/5/0 R 0/5/0"
    assert "cast free" in legal(match)


def test_T32_pl_free_is_not_cast_before_a_card_is_played() -> None:
    match = at(TRAPS, "pl")
    assert legal(match) == ["play w1", "play w3", "play t2", "redraw"]
    refused(match, "cast free", "around a played card")


# ---- cs: before the tower of a redraw.


def test_T32_cs_free_is_offered_before_the_tower_of_a_redraw_moves() -> None:
    match = play(at(TRAPS), "redraw")
    assert (question(match), legal(match)) == ("round_free B", ONLY_FREE)
    refused(match, "cast advance-tower", "redraw")
    refused(match, "reserve advance-tower", "T28")
    assert asked(match, "pass", "cast free", "tower #4", "release Y", "tower #4") == [
        "round_free B", "round_free Y", "lift Y", "release Y", "redraw_tower B", "turn Y",
    ]  # fmt: skip
    assert track(match) == "0: C | 1: #1[B] | 2: (B) #2 | 5: #5[Y] #4[Y] | 8: #3 #6 #7 #8 #9 | 10: (R)"


def test_T32_cs_nobody_is_asked_before_the_tower_of_a_redraw_when_nobody_is_trapped() -> None:
    match = at("0: C | 1: #1[B] | 2: #2[B] | 5: #5[Y] | 8: #3 #4 #6 #7 #8 #9 | 10: (R) | ")
    assert asked(match, "redraw", "tower #2") == ["turn B", "redraw_tower B", "turn Y"]


def test_T32_T14_cs_freeing_ones_own_into_the_castle_after_a_redraw_ends_the_turn_without_the_tower() -> None:
    match = at(UNDER_THE_CASTLE, potions="potions B 0/6/0 Y 0/6/0 | ")
    assert asked(match, "redraw", "cast free", "tower #4", "release B")[-1] == "turn Y"
    assert track(match) == "1: #1[B B] | 4: (Y) #4 | 5: #5[Y Y] | 8: C | 9: #2 #3 #6 #7 #8 #9"


# ---- pl: one of the spells.


def test_T32_pl_free_uses_the_right() -> None:
    assert asked(at(TRAPS, "pl"), "play w1", "cast free", "tower #2", "wizard B 1") == [
        "turn B", "round_a B", "lift B", "piece B", "turn B",
    ]  # fmt: skip


def test_T32_pl_free_is_not_offered_when_the_right_is_used() -> None:
    assert asked(at(TRAPS, "pl"), "play w1", "cast advance-tower", "tower #5", "pass") == [
        "turn B", "round_a B", "target_tower B", "again B", "turn B",
    ]  # fmt: skip


def test_T32_pl_free_may_be_cast_again_as_the_same_kind() -> None:
    match = at("0: C | 1: #1[B] | 2: (B B) #2 | 5: #5[Y] | 8: #3 #4 #6 #7 #8 #9 | 10: (R) | ", "pl")
    play(match, "play w1", "cast free", "tower #2")
    assert (question(match), legal(match)) == ("again B", ["again", "pass"])
    play(match, "again", "tower #2")
    assert "2: #2[B B]" in track(match)
    assert question(match) == "piece B"  # nobody is trapped any more


def test_T32_pl_free_may_be_cast_for_after() -> None:
    match = play(at(TRAPS, "pl"), "play w1")
    assert legal(match) == [
        "cast advance-tower", "cast swap", "cast free",
        "reserve advance-tower", "reserve swap", "reserve free", "pass",
    ]  # fmt: skip
    assert asked(match, "reserve free", "tower #2") == ["round_a B", "lift B", "turn B"]
    assert track(match) == "0: C | 1: #1 | 2: #2[B B] | 4: (Y) #4 | 5: #5[Y] | 8: #3 #6 #7 #8 #9 | 10: (R)"


def test_T32_T28_pl_free_cast_for_after_stays_paid_when_nobody_is_trapped_any_more() -> None:
    match = play(at(TRAPS, "pl"), "play t2", "reserve free", "tower #2")
    assert told(match, SpellLost) == [SpellLost(0, "free")]
    assert says(match, "potions") == "potions B 0/4/1 Y 0/5/0 R 0/5/0"
    assert question(match) == "turn B"


def test_T32_pl_free_does_not_come_before_the_tower_of_a_redraw() -> None:
    assert asked(at(TRAPS, "pl"), "redraw", "tower #4") == ["turn B", "redraw_tower B", "turn Y"]


# ---- Freed at once.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T32_a_wizard_freed_right_after_being_trapped_leaves_the_trapper_the_potion(edition: str) -> None:
    spaces = "0: C | 1: #1[B] | 3: #3 | 5: (Y) | 8: #2 #4 #5 #6 #7 #8 #9 | "
    match = at(spaces, edition, "potions B 6/0/0 Y 5/1/0 | ", "swap free")
    play(match, "play t2", "tower #3")
    assert question(match) == "round_b Y"
    play(match, "cast free", "tower #3")
    if edition == "cs":
        play(match, "release Y")
    assert told(match, WizardFreed) == [WizardFreed(1, 5)]
    assert track(match) == "0: C | 1: #1[B] | 5: #3[Y] | 8: #2 #4 #5 #6 #7 #8 #9"
    assert says(match, "potions") == "potions B 5/1/0 Y 5/0/1"


# ---- Into the castle.


def test_T32_T14_freeing_ones_own_into_the_castle_ends_the_turn_and_spends_the_card() -> None:
    match = at(UNDER_THE_CASTLE, potions="potions B 0/6/0 Y 0/6/0 | ")
    assert asked(match, "play w1", "cast free", "tower #4", "release B")[-1] == "turn Y"
    assert told(match, CastleFlew) == [CastleFlew(4, 8)]
    assert track(match) == "1: #1[B B] | 4: (Y) #4 | 5: #5[Y Y] | 8: C | 9: #2 #3 #6 #7 #8 #9"
    assert says(match, "discard") == "discard w1"
    assert says(match, "home") == "home B3 Y2"


def test_T31_T14_a_spell_already_paid_for_after_still_acts_when_free_ends_the_turn_in_round_a() -> None:
    match = at(UNDER_THE_CASTLE, potions="potions B 0/6/0 Y 0/6/0 | ")
    questions = asked(match, "play w1", "reserve advance-tower", "cast free", "tower #4", "release B", "tower #9")
    assert questions == ["turn B", "round_a B", "round_a B", "lift B", "release B", "target_tower B", "turn Y"]
    assert track(match) == "1: #1[B B] | 4: (Y) #4 | 5: #5[Y Y] | 8: C | 9: #2 #3 #6 #7 #8 | 11: #9"
    assert says(match, "potions") == "potions B 0/4/2 Y 0/6/0"


def test_T31_T30_piggyback_bought_for_after_is_lost_when_free_ends_the_turn_in_round_a() -> None:
    match = at(UNDER_THE_CASTLE, potions="potions B 0/6/0 Y 0/6/0 | ", spells="piggyback free")
    assert asked(match, "play w1", "reserve piggyback", "cast free", "tower #4", "release B")[-1] == "turn Y"
    assert told(match, SpellLost) == [SpellLost(0, "piggyback")]
    assert track(match).startswith("1: #1[B B] | 4: (Y) #4 | ")
    assert says(match, "potions") == "potions B 0/4/2 Y 0/6/0"


def test_T32_T31_freeing_ones_own_into_the_castle_in_anothers_turn_ends_no_turn() -> None:
    match = at(UNDER_THE_CASTLE, potions="potions B 6/0/0 Y 5/1/0 | ")
    assert asked(match, "play w1", "cast free", "tower #4", "release Y") == [
        "turn B", "round_a Y", "lift Y", "release Y", "turn B",
    ]  # fmt: skip
    assert told(match, WizardEntered) == [WizardEntered(1, 4, 1)]
    assert track(match) == "1: #1[B] | 2: (B) | 4: (B) #4 | 5: #5[Y Y] | 8: C | 9: #2 #3 #6 #7 #8 #9"


def test_T31_T14_when_a_card_has_ended_the_turn_free_is_not_offered_in_round_b() -> None:
    spaces = "0: C | 2: (B) #2 | 4: (Y) #4 | 5: #5[Y] | 8: #1 #3 #6 #7 #8 #9 | 10: (R) | 15: (B) | "
    match = at(spaces)
    assert asked(match, "play w1", "pass", "pass", "pass") == [
        "turn B", "round_a B", "round_a Y", "round_a R", "turn Y",
    ]  # fmt: skip
    assert told(match, WizardEntered) == [WizardEntered(0, 15, 0)]
