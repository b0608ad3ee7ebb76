"""Spells: what they cost, who may be meant, one cast after the other, and the fickle raven (T20–T22, T29)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.match import Match
from abraka.games.towers.events import CastleFlew, PotionFilled, SpellCast, TurnBegan, WizardEntered, WizardMoved
from tests.towers.table import legal, play, potions, table, told, track

COSTS = {
    "advance-wizard": 2,
    "advance-tower": 1,
    "headwind-wizard": 2,
    "headwind-tower": 1,
    "swap": 2,
    "raven": 2,
    "free": 1,
}
LAND = "0: C | 3: (B) #1[Y] | 5: #2[B] | 7: #3[Y] | 9: #4 #5 #6 #7 #8 #9"


def with_spell(spell: str, land: str, potions: str = "B 0/6/0") -> Match:
    """The advanced game with this spell and three others; blue is to act."""
    others = [name for name in (*COSTS, "piggyback") if name != spell][:3]
    return table(
        f"options variant=advanced | spells {spell} {' '.join(others)} | {land} | potions {potions} | "
        "hand B w4 w5 t5 | to act B"
    )


# T20: the price.


@pytest.mark.parametrize(("spell", "cost"), COSTS.items())
def test_T20_casting_costs_full_potions_which_leave_the_game(spell: str, cost: int) -> None:
    match = with_spell(spell, LAND, "B 2/3/1 Y 4/2/0")
    play(match, f"cast {spell}")
    assert told(match, SpellCast) == [SpellCast(0, spell, cost)]
    assert potions(match) == f"2/{3 - cost}/{1 + cost}"
    assert potions(match, 1) == "4/2/0"


@pytest.mark.parametrize(("spell", "cost"), COSTS.items())
def test_T20_with_exactly_enough_full_potions_a_spell_can_be_cast_with_one_less_not(spell: str, cost: int) -> None:
    match = with_spell(spell, LAND, f"B {6 - cost}/{cost}/0")
    assert f"cast {spell}" in legal(match)
    match = with_spell(spell, LAND, f"B 5/{cost - 1}/{2 - cost}")
    assert f"cast {spell}" not in legal(match)
    with pytest.raises(Illegal, match="T20"):
        match.apply(f"cast {spell}")
    assert match.version == 0


def test_T20_piggyback_costs_one() -> None:
    match = table(
        "options variant=advanced | spells advance-wizard advance-tower swap piggyback | "
        "0: C | 3: #1 | 5: #2[B B] | 7: #3[Y] | 9: #4 #5 #6 #7 #8 #9 | potions B 4/2/0 | hand B w4 w5 t5 | to act B"
    )
    play(match, "play w4", "ride")
    assert told(match, SpellCast) == [SpellCast(0, "piggyback", 1)]
    assert potions(match) == "4/1/1"


def test_T20_the_advance_spells_cost_two_and_one_in_both_editions_of_the_base_game() -> None:
    for edition in ("cs", "pl"):
        match = table(f"{LAND} | potions B 3/3/0 | hand B w4 w5 t5 | to act B", edition=edition)
        assert {spell.name: spell.cost for spell in match.view(0).spells} == {"advance-wizard": 2, "advance-tower": 1}
        play(match, "cast advance-wizard", "wizard Y 3")
        assert potions(match) == "3/1/2"


def test_T20_empty_and_spent_potions_pay_for_nothing() -> None:
    match = with_spell("free", LAND, "B 3/0/3")
    assert not [action for action in legal(match) if action.startswith("cast")]
    for spell in ("free", "advance-tower"):
        with pytest.raises(Illegal, match="T20"):
            match.apply(f"cast {spell}")


def test_T20_spent_potions_are_never_filled_again() -> None:
    match = with_spell("advance-tower", LAND, "B 0/1/5")
    play(match, "cast advance-tower", "tower #2")
    assert track(match) == "0: C | 3: (B) #1[Y] | 7: #3[Y] #2[B] | 9: #4 #5 #6 #7 #8 #9"
    assert told(match, PotionFilled) == []
    assert potions(match) == "0/0/6"


def test_T20_a_spell_that_is_not_in_play_cannot_be_cast() -> None:
    match = with_spell("advance-wizard", LAND)
    for spell in ("swap", "raven", "free"):
        with pytest.raises(Illegal, match="T6"):
            match.apply(f"cast {spell}")


def test_T20_a_named_spell_may_be_taken_back_before_it_is_aimed() -> None:
    match = with_spell("advance-tower", LAND)
    play(match, "cast advance-tower")
    match.undo()
    assert (match.prompt, potions(match)) == ("turn", "0/6/0")


def test_T20_once_paid_a_spell_must_be_aimed() -> None:
    for spell, prompt in (
        ("advance-wizard", "target_wizard"),
        ("headwind-tower", "target_tower"),
        ("swap", "swap_first"),
        ("raven", "castle_way"),
        ("free", "lift"),
    ):
        match = with_spell(spell, LAND)
        play(match, f"cast {spell}")
        assert (match.to_act, match.prompt) == (0, prompt)
        assert "pass" not in legal(match)
        with pytest.raises(Illegal):
            match.apply("pass")


# T20: by and against others, in the master game.


def test_T20_in_the_master_game_another_player_pays_and_aims_in_my_turn() -> None:
    match = table(
        "options variant=master | spells headwind-wizard | 0: C | 3: #1 | 5: #2[B] | 7: #3[Y] | 9: #4 #5 #6 #7 #8 #9 | "
        "potions B 6/0/0 Y 4/2/0 | hand B w4 w5 t5 | to act B"
    )
    play(match, "play w4")
    assert (match.to_act, match.prompt) == (1, "round_a")
    play(match, "cast headwind-wizard")
    assert (match.to_act, match.prompt, legal(match)) == (1, "target_wizard", ["wizard B 5", "wizard Y 7"])
    play(match, "wizard B 5")
    assert (potions(match, 0), potions(match, 1)) == ("6/0/0", "4/0/2")
    # Then blue's card is carried out, from where the wizard stands now: 4 + 4.
    assert track(match) == "0: C | 3: #1 | 5: #2 | 7: #3[Y] | 8: (B) | 9: #4 #5 #6 #7 #8 #9"


def test_T20_the_potion_for_a_tower_moved_by_a_spell_goes_to_its_caster() -> None:
    match = table(
        "options variant=master | spells advance-tower | 0: C | 3: #1 | 5: #2[B] | 7: #3[Y] | 9: #4 #5 #6 #7 #8 #9 | "
        "potions B 6/0/0 Y 5/1/0 | hand B w4 w5 t5 | to act B"
    )
    play(match, "play w4", "cast advance-tower", "tower #1")
    assert told(match, PotionFilled) == [PotionFilled(1)]
    assert (potions(match, 0), potions(match, 1)) == ("6/0/0", "4/1/1")


# T22: somebody else's wizard.


@pytest.mark.parametrize(("spell", "space"), [("advance-wizard", 15), ("headwind-wizard", 1)])
def test_T22_anothers_wizard_sent_in_makes_the_castle_fly_and_my_turn_goes_on(spell: str, space: int) -> None:
    match = with_spell(spell, f"0: C | {space}: (Y) | 5: #2[B] | 9: #1 #3 #4 #5 #6 #7 #8 #9")
    play(match, f"cast {spell}", f"wizard Y {space}")
    assert told(match, WizardEntered) == [WizardEntered(1, space, 0)]
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]
    assert told(match, TurnBegan) == []
    assert (match.to_act, match.prompt) == (0, "turn")
    assert [seat.home for seat in match.view(0).seats] == [4, 5]
    assert {"play w4", "play w5", "play t5", "redraw"} <= set(legal(match))


def test_T22_in_the_base_game_too() -> None:
    match = table(
        "0: C | 15: (B Y) | 5: #2[B] | 9: #1 #3 #4 #5 #6 #7 #8 #9 | potions B 4/2/0 | hand B w4 w5 t5 | to act B"
    )
    play(match, "cast advance-wizard", "wizard Y 15")
    assert (match.to_act, legal(match)) == (0, ["play w4", "play w5", "play t5", "redraw"])


def test_T22_two_wizards_of_others_may_be_sent_in_and_then_one_of_my_own() -> None:
    match = table(
        "options variant=advanced | spells advance-wizard advance-tower swap raven | 0: C | 15: (Y) | 3: (Y) | "
        "7: (B) | 9: #1 #3 #5 #7 #9 #2 | 10: #4 #6 #8 | players 4 | potions B 0/5/0 | hand B w1 w5 t5 | to act B"
    )
    play(match, "cast advance-wizard", "wizard Y 15", "cast advance-wizard", "wizard Y 3", "play w1")
    assert [seat.home for seat in match.view(0).seats][:2] == [4, 4]
    assert (match.to_act, potions(match)) == (1, "0/1/4")


# T29: each cast is a move of its own.


def test_T29_a_potion_just_filled_may_pay_the_next_cast() -> None:
    match = with_spell("advance-tower", LAND, "B 5/1/0")
    play(match, "cast advance-tower", "tower #2")
    assert potions(match) == "4/1/1"
    play(match, "cast advance-tower", "tower #2")
    assert track(match) == "0: C | 3: (B) #1[Y] | 7: #3[Y] | 9: #4 #5 #6 #7 #8 #9 #2[B]"
    assert potions(match) == "4/0/2"


def test_T29_each_cast_that_covers_wizards_fills_a_potion() -> None:
    match = with_spell(
        "advance-tower", "0: C | 3: #1 | 5: (Y) | 7: (Y) | 9: (B) | 11: #2 #3 #4 #5 #6 #7 #8 #9", "B 4/2/0"
    )
    play(match, "cast advance-tower", "tower #1", "cast advance-tower", "tower #1")
    assert track(match) == "0: C | 5: (Y) | 7: (Y) #1 | 9: (B) | 11: #2 #3 #4 #5 #6 #7 #8 #9"
    assert potions(match) == "2/2/2"


def test_T29_a_tower_cannot_jump_the_castle_by_two_casts_with_the_first_ending_on_it() -> None:
    match = with_spell("advance-tower", "5: C | 3: #1[B] | 9: #2 #3 #4 #5 #6 #7 #8 #9[Y]")
    play(match, "cast advance-tower")
    assert "tower #1" not in legal(match)
    with pytest.raises(Illegal, match="T17"):
        match.apply("tower #1")


def test_T29_the_castle_has_flown_before_the_next_cast_is_judged() -> None:
    match = with_spell("advance-wizard", "0: C | 15: (Y Y) | 3: (B) | 9: #1 #2 #3 #4 #5 #6 #7 #8 #9[Y]")
    play(match, "cast advance-wizard", "wizard Y 15")
    assert told(match, CastleFlew) == [CastleFlew(0, 4)]
    play(match, "cast advance-wizard", "wizard Y 15")
    assert told(match, WizardMoved) == [WizardMoved(1, 15, 0, 0)]
    play(match, "cast advance-wizard", "wizard B 3")
    assert told(match, WizardEntered) == [WizardEntered(0, 3, 0)]
    assert match.to_act == 1


def test_T29_in_the_master_game_the_same_spell_again_is_paid_and_judged_again() -> None:
    match = table(
        "options variant=master | spells advance-tower | 0: C | 3: #1 | 5: (Y) | 7: (Y) | 9: (B) | "
        "11: #2 #3 #4 #5 #6 #7 #8 #9 | potions B 5/1/0 | hand B w4 w5 t5 | to act B"
    )
    play(match, "play w4", "cast advance-tower", "tower #1")
    assert (match.to_act, match.prompt, legal(match), potions(match)) == (0, "again", ["again", "pass"], "4/1/1")
    play(match, "again", "tower #1")
    assert potions(match) == "3/1/2"
    play(match, "pass")
    assert track(match) == "0: C | 5: (Y) | 7: (Y) #1 | 11: #2 #3 #4 #5 #6 #7 #8 #9 | 13: (B)"


# The fickle raven (T20).

RAVEN = "2: (B) | 4: #1[Y] | 5: C | 6: #2[Y] | 7: (B) | 8: #3 | 10: #4 #5 #6 #7 #8 #9"


def test_T20_the_raven_leads_forward_to_the_nearest_space_without_a_wizard() -> None:
    match = with_spell("raven", RAVEN)
    play(match, "cast raven")
    assert (match.prompt, legal(match)) == ("castle_way", ["castle forward", "castle back"])
    play(match, "castle forward")
    assert track(match) == "2: (B) | 4: #1[Y] | 6: #2[Y] | 7: (B) | 8: #3 C | 10: #4 #5 #6 #7 #8 #9"
    assert told(match, CastleFlew) == [CastleFlew(5, 8)]


def test_T20_the_raven_leads_back_to_the_nearest_space_without_a_wizard_and_needs_no_crest() -> None:
    match = with_spell("raven", RAVEN)
    play(match, "cast raven", "castle back")
    assert track(match) == "2: (B) | 3: C | 4: #1[Y] | 6: #2[Y] | 7: (B) | 8: #3 | 10: #4 #5 #6 #7 #8 #9"


def test_T20_the_raven_may_lead_onto_a_plain_tower_with_trapped_wizards() -> None:
    match = with_spell("raven", "0: C | 1: (Y) #3[B] #2 | 5: #1[B] | 15: (Y) | 7: #4 #5 #6 #7 #8 #9")
    play(match, "cast raven", "castle forward")
    assert "1: (Y) #3[B] #2 C" in track(match)


def test_T20_the_raven_leads_across_the_ends_of_the_numbering() -> None:
    match = with_spell("raven", "0: C | 15: (Y) | 5: #1[B] | 7: #2 #3 #4 #5 #6 #7 #8 #9")
    play(match, "cast raven", "castle back")
    assert track(match).endswith("14: C | 15: (Y)")
    match = with_spell("raven", "15: C | 0: (Y) | 5: #1[B] | 7: #2 #3 #4 #5 #6 #7 #8 #9")
    play(match, "cast raven", "castle forward")
    assert track(match).startswith("0: (Y) | 1: C")


def test_T20_the_raven_takes_the_castle_off_its_tower_and_leaves_the_tower() -> None:
    match = with_spell("raven", "5: (Y) #1 C | 3: (B) | 7: #2 #3 #4 #5 #6 #7 #8 #9")
    play(match, "cast raven", "castle forward")
    assert track(match) == "3: (B) | 5: (Y) #1 | 6: C | 7: #2 #3 #4 #5 #6 #7 #8 #9"


def test_T20_the_ravens_move_lets_nobody_in_and_ends_no_turn() -> None:
    match = with_spell("raven", RAVEN)
    play(match, "cast raven", "castle back")
    assert told(match, WizardEntered) == []
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T20_with_only_one_free_space_the_raven_goes_there_whichever_way() -> None:
    crowd = " | ".join(f"{space}: ({'BYRGOP'[space % 6]})" for space in range(14))
    match = with_spell("raven", f"{crowd} | 14: C | 15: #1 #2 #3 #4 #5 #6 #7 #8 #9", "B 0/4/0")
    play(match, "cast raven")
    assert told(match, CastleFlew) == [CastleFlew(14, 15)]
    assert (match.to_act, match.prompt, potions(match)) == (0, "turn", "0/2/2")


def test_T20_with_no_free_space_the_raven_cannot_be_cast() -> None:
    crowd = " | ".join(f"{space}: ({'BYRGOP'[space % 6]})" for space in range(14))
    match = with_spell("raven", f"{crowd} | 14: C | 15: #1 #2 #3 #4 #5 #6 #7 #8 #9[P]", "B 0/4/0")
    assert "cast raven" not in legal(match)
    with pytest.raises(Illegal, match="T27"):
        match.apply("cast raven")
