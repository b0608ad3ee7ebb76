"""Master: the spell that was paid for after a card which ended its player's turn (T14, T31, T34)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, SpellLost, WizardEntered
from tests.towers.table import asked, legal, play, question, refused, says, table, told, track

RIGHT = "options variant=master edition={edition} | spells {spell} | potions {potions} | hand B w1 w3 t2 | to act B"
NEXT_TO_IT = "3: (B) | 4: C | 7: (B Y) | 10: (B) | 13: #1 #2 #3 #4 #5 #6 #7 #8 #9"
NOTHING_ELSE = "3: (B) | 4: C | 7: (B) | 13: (Y) #1 #2 #3 #4 #5 #6 #7 #8 #9"
TRAPPED_THERE = "3: (B) | 4: C | 8: (B) #1 | 10: (B) | 13: (Y) #2 #3 #4 #5 #6 #7 #8 #9"
ALL_THERE = "3: (B) | 4: C | 8: (B Y) #2 #3 #4 #5 #6 #7 #8 #9 #1 | 10: (B)"
ALREADY_IN = "already brought in a wizard of your own"


def at(track: str, spell: str, edition: str = "cs", potions: str = "B 0/6/0 Y 6/0/0") -> Match:
    """Two players, blue's turn; a step from space 3 leads into the castle, which then flies from 4 to 8."""
    return table(f"{track} | {RIGHT.format(edition=edition, spell=spell, potions=potions)}")


# ---- Advance a wizard.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T31_T34_a_paid_spell_brings_in_no_second_wizard_of_ones_own(edition: str) -> None:
    match = play(at(NEXT_TO_IT, "advance-wizard", edition), "play w1", "reserve advance-wizard", "wizard B 3")
    assert told(match, CastleFlew) == [CastleFlew(4, 8)]
    assert (question(match), legal(match)) == ("target_wizard B", ["wizard B 10", "wizard Y 7"])
    refused(match, "wizard B 7", ALREADY_IN)


def test_T31_T34_a_paid_spell_may_still_move_ones_own_elsewhere() -> None:
    match = at(NEXT_TO_IT, "advance-wizard")
    assert asked(match, "play w1", "reserve advance-wizard", "wizard B 3", "wizard B 10")[-1] == "turn Y"
    assert track(match) == "7: (B Y) | 8: C | 11: (B) | 13: #1 #2 #3 #4 #5 #6 #7 #8 #9"


def test_T31_T34_a_paid_spell_may_still_bring_in_somebody_elses() -> None:
    match = play(at(NEXT_TO_IT, "advance-wizard"), "play w1", "reserve advance-wizard", "wizard B 3", "wizard Y 7")
    assert told(match, WizardEntered) == [WizardEntered(1, 7, 0)]


def test_T31_T34_a_paid_spell_is_lost_when_it_could_only_bring_in_a_second_one() -> None:
    match = play(at(NOTHING_ELSE, "advance-wizard"), "play w1", "reserve advance-wizard", "wizard B 3")
    assert told(match, SpellLost) == [SpellLost(0, "advance-wizard")]
    assert (question(match), says(match, "home")) == ("turn Y", "home B4 Y4")


@pytest.mark.parametrize(("wizard", "owner"), [("wizard B 7", 0), ("wizard Y 7", 1)])
def test_T31_the_paid_spell_of_another_may_bring_in_anybody(wizard: str, owner: int) -> None:
    match = at(NEXT_TO_IT, "advance-wizard", potions="B 6/0/0 Y 0/6/0")
    assert asked(match, "play w1", "reserve advance-wizard", "wizard B 3")[1:] == [
        "round_a Y", "piece B", "target_wizard Y",
    ]  # fmt: skip
    play(match, wizard)
    assert told(match, WizardEntered) == [WizardEntered(owner, 7, 1)]


# ---- Polish Free a wizard.


def test_T31_T34_pl_free_paid_for_after_does_not_lift_the_castles_stack() -> None:
    match = play(at(TRAPPED_THERE, "free", "pl"), "play w1", "reserve free", "wizard B 3")
    assert told(match, CastleFlew) == [CastleFlew(4, 8)]
    assert (question(match), legal(match)) == ("lift B", [f"tower #{number}" for number in range(2, 10)])
    refused(match, "tower #1", ALREADY_IN)


def test_T31_T34_pl_free_paid_for_after_is_lost_when_all_towers_stand_below_the_castle() -> None:
    match = play(at(ALL_THERE, "free", "pl"), "play w1", "reserve free", "wizard B 3")
    assert told(match, SpellLost) == [SpellLost(0, "free")]
    assert question(match) == "turn Y"


def test_T31_pl_the_paid_free_of_another_may_lift_the_castles_stack() -> None:
    match = at(ALL_THERE, "free", "pl", potions="B 6/0/0 Y 0/6/0")
    play(match, "play w1", "reserve free", "wizard B 3")
    assert question(match) == "lift Y"
    play(match, "tower #2")
    assert told(match, WizardEntered) == [WizardEntered(1, 8, 1)]
