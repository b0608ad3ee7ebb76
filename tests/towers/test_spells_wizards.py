"""Advance a wizard and Headwind for a wizard (T20–T22)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, TurnBegan, WizardEntered, WizardMoved
from tests.towers.table import legal, play, table, told, track

SPELLS = {"advance-wizard": 1, "headwind-wizard": -1}
REST = "13: #2 #3 #4 #5 #6 #7 #8 #9"


def blowing(spell: str, land: str) -> Match:
    """Blue has just cast the spell in the advanced game."""
    match = table(
        f"options variant=advanced | spells advance-wizard headwind-wizard swap raven | {land} | potions B 3/3/0 | "
        "hand B w4 w5 t5 | to act B"
    )
    return play(match, f"cast {spell}")


@pytest.mark.parametrize("spell", SPELLS)
def test_T20_any_visible_wizard_may_be_meant_ones_own_or_anothers(spell: str) -> None:
    match = blowing(spell, f"0: C | 3: (B) #1[Y] | 5: (B Y) | 7: (Y Y) | 9: (B) | {REST}")
    assert (match.to_act, match.prompt) == (0, "target_wizard")
    assert legal(match) == ["wizard B 5", "wizard B 9", "wizard Y 3", "wizard Y 5", "wizard Y 7"]


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T20_the_own_wizard_goes_one_space(spell: str, step: int) -> None:
    match = blowing(spell, f"0: C | 5: #1[B Y] | {REST}")
    play(match, "wizard B 5")
    assert told(match, WizardMoved) == [WizardMoved(0, 5, 5 + step, 0)]
    assert f"{5 + step}: (B)" in track(match)
    assert "5: #1[Y]" in track(match)
    assert (match.to_act, match.prompt) == (0, "turn")


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T20_anothers_wizard_goes_one_space(spell: str, step: int) -> None:
    match = blowing(spell, f"0: C | 5: #1[B Y] | {REST}")
    play(match, "wizard Y 5")
    assert told(match, WizardMoved) == [WizardMoved(1, 5, 5 + step, 0)]
    assert f"{5 + step}: (Y)" in track(match)


@pytest.mark.parametrize("spell", SPELLS)
def test_T20_a_trapped_wizard_cannot_be_meant(spell: str) -> None:
    match = blowing(spell, f"0: C | 3: (B) #1[Y] | 5: (B Y) | {REST}")
    assert "wizard B 3" not in legal(match)
    with pytest.raises(Illegal, match="T10"):
        match.apply("wizard B 3")


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_wizard_blown_to_a_stack_stands_on_its_roof(spell: str, step: int) -> None:
    match = blowing(spell, f"0: C | 5: (B) | {5 + step}: (Y) #1[Y] | {REST}")
    play(match, "wizard B 5")
    assert f"{5 + step}: (Y) #1[B Y]" in track(match)


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_full_roof_takes_no_wizard_from_a_spell(spell: str, step: int) -> None:
    match = blowing(spell, f"0: C | 5: (B) | {5 + step}: #1[B B B Y Y Y] | 9: (Y) | {REST}")
    assert "wizard B 5" not in legal(match)
    assert {f"wizard B {5 + step}", f"wizard Y {5 + step}", "wizard Y 9"} == set(legal(match))
    with pytest.raises(Illegal, match="T12"):
        match.apply("wizard B 5")


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_full_ground_takes_no_wizard_from_a_spell(spell: str, step: int) -> None:
    match = blowing(spell, f"0: C | 5: #1[Y] | {5 + step}: (B B B Y Y Y) | 9: (Y) | {REST}")
    assert "wizard Y 5" not in legal(match)
    with pytest.raises(Illegal, match="T12"):
        match.apply("wizard Y 5")


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_wizard_crosses_the_ends_of_the_numbering(spell: str, step: int) -> None:
    start, end = (15, 0) if step == 1 else (0, 15)
    match = blowing(spell, f"7: C | {start}: (B) | 5: #1[Y] | {REST}")
    play(match, f"wizard B {start}")
    assert told(match, WizardMoved) == [WizardMoved(0, start, end, 0)]


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_wizard_blown_exactly_onto_the_castle_enters_it(spell: str, step: int) -> None:
    match = blowing(spell, f"6: C | {6 - step}: (B) | 9: #1[Y] | {REST}")
    play(match, f"wizard B {6 - step}")
    assert told(match, WizardEntered) == [WizardEntered(0, 6 - step, 0)]
    assert told(match, CastleFlew) == [CastleFlew(6, 8)]
    assert match.view(SPECTATOR).seats[0].home == 5


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_a_castle_on_a_stack_is_entered_by_a_spell_too(spell: str, step: int) -> None:
    match = blowing(spell, f"6: (B B Y Y Y) #1 C | {6 - step}: (B) | 9: (Y) | {REST}")
    play(match, f"wizard B {6 - step}")
    assert told(match, WizardEntered) == [WizardEntered(0, 6 - step, 0)]
    assert "6: (B B Y Y Y) #1 |" in track(match)


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T21_the_own_wizard_sent_in_ends_the_turn(spell: str, step: int) -> None:
    match = blowing(spell, f"6: C | {6 - step}: (B) | 9: #1[Y] | {REST}")
    play(match, f"wizard B {6 - step}")
    assert told(match, TurnBegan) == [TurnBegan(1, 2)]
    assert (match.to_act, match.view(0).seats[0].hand) == (1, ("w4", "w5", "t5"))


@pytest.mark.parametrize(("spell", "step"), SPELLS.items())
def test_T22_anothers_wizard_sent_in_does_not_end_it(spell: str, step: int) -> None:
    match = blowing(spell, f"6: C | {6 - step}: (Y) | 9: #1[B] | {REST}")
    play(match, f"wizard Y {6 - step}")
    assert told(match, WizardEntered) == [WizardEntered(1, 6 - step, 0)]
    assert told(match, CastleFlew) == [CastleFlew(6, 8)]
    assert (match.to_act, match.prompt) == (0, "turn")


@pytest.mark.parametrize("spell", SPELLS)
def test_T20_with_one_target_only_it_is_moved_without_asking(spell: str) -> None:
    match = blowing(spell, f"0: C | 3: (B) #1 | 5: (Y) | {REST}")
    assert told(match, WizardMoved) == [WizardMoved(1, 5, 5 + SPELLS[spell], 0)]
    assert match.prompt == "turn"


@pytest.mark.parametrize("spell", SPELLS)
def test_T20_without_a_visible_wizard_it_cannot_be_cast(spell: str) -> None:
    match = table(
        f"options variant=advanced | spells advance-wizard headwind-wizard swap raven | 0: C | 3: (B Y) #1 | {REST} | "
        "potions B 3/3/0 | hand B w4 w5 t5 | to act B"
    )
    assert f"cast {spell}" not in legal(match)
    with pytest.raises(Illegal, match="T27"):
        match.apply(f"cast {spell}")


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T20_advance_a_wizard_moves_anybodys_in_the_base_game_too(edition: str) -> None:
    match = table(f"0: C | 5: #1[B Y] | {REST} | potions B 4/2/0 | hand B w4 w5 t5 | to act B", edition=edition)
    play(match, "cast advance-wizard")
    assert legal(match) == ["wizard B 5", "wizard Y 5"]
    play(match, "wizard Y 5")
    assert track(match) == f"0: C | 5: #1[B] | 6: (Y) | {REST}"
