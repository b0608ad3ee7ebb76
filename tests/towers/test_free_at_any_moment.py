"""Czech master game: Free a wizard at any moment, and halves that a spell may still make possible (T8, T32)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import HalfChosen, NoEffect, WizardEntered
from tests.towers.table import asked, legal, play, question, refused, rolling, says, table, told, track

RING = "4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
LOCKED = f"0: C | 1: #1 | 2: (B B) #2 | 3: #3[Y Y] | {RING}"
"""Both blue wizards stand below tower 2."""
BOTH = ["use tower", "use wizard"]


def at(
    spaces: str = LOCKED,
    hand: str = "t2w4 w3 t1",
    potions: str = "B 3/3/0",
    edition: str = "cs",
    spells: str = "free",
    key: bytes = bytes(16),
) -> Match:
    """A master table, blue's turn."""
    options = f"options variant=master edition={edition} spells={spells}"
    return table(f"{spaces} | {options} | hand B {hand} | potions {potions} | to act B", key)


# ---- Before a card.


def test_T32_cs_free_is_cast_before_the_card_and_the_freed_wizard_walks_by_it() -> None:
    match = at()
    assert legal(match) == ["play w3", "play t1", "play t2w4", "cast free", "redraw"]
    assert asked(match, "cast free", "tower #2", "release B", "play t2w4") == [
        "turn B", "lift B", "release B", "turn B", "half B",
    ]  # fmt: skip
    play(match, "use wizard", "pass")
    assert track(match) == f"0: C | 1: #1 | 2: (B) #2 | 3: #3[Y Y] | {RING.replace('#6', '#6[B]')}"
    assert says(match, "potions") == "potions B 3/2/1 Y 6/0/0"


def test_T32_cs_free_is_offered_before_the_second_card_too_and_as_often_as_it_is_paid() -> None:
    match = play(at(), "play t1", "pass", "tower #9", "pass")
    assert question(match) == "turn B"
    assert legal(match) == ["play w3", "play t2w4", "cast free"]
    play(match, "cast free", "tower #2", "release B", "cast free", "tower #2", "release B")
    assert "2: #2[B B]" in track(match)
    refused(match, "cast free", "no target")


def test_T32_cs_no_other_spell_is_cast_before_the_card() -> None:
    match = at(spells="swap,advance-tower,free")
    assert [action for action in legal(match) if "cast" in action] == ["cast free"]
    refused(match, "cast swap", "around a played card")


def test_T32_cs_free_before_the_card_leaves_the_cards_right_unused() -> None:
    match = play(at(spells="swap,free"), "cast free", "tower #2", "release B", "play w3")
    assert legal(match) == ["cast swap", "cast free", "reserve swap", "pass"]


def test_T32_cs_a_wrong_tower_before_the_card_costs_the_potion() -> None:
    match = play(at(), "cast free", "tower #3")
    assert (question(match), says(match, "potions")) == ("turn B", "potions B 3/2/1 Y 6/0/0")


def test_T32_T14_cs_freeing_ones_own_into_the_castle_before_the_card_ends_the_turn() -> None:
    match = at(f"2: (B B) #2 C | 1: #1 | 3: #3[Y Y] | {RING}")
    assert asked(match, "cast free", "tower #2", "release B")[-1] == "turn Y"
    assert told(match, WizardEntered) == [WizardEntered(0, 2, 0)]


def test_T32_T27_cs_who_can_free_nobody_is_not_offered_it() -> None:
    assert "cast free" not in legal(at(potions="B 6/0/0"))
    assert "cast free" not in legal(at(LOCKED.replace("(B B) #2", "#2[B B]")))


def test_T32_T9_cs_free_may_come_before_a_redraw() -> None:
    match = play(at(), "cast free", "tower #2", "release B", "redraw")
    assert question(match) == "round_free B"


def test_T32_cs_after_the_last_card_round_b_was_for_it() -> None:
    assert asked(at(), "play t1", "pass", "tower #9", "pass", "play w3", "pass")[-2:] == ["round_a B", "round_b B"]
    match = play(at(), "play t1", "pass", "tower #9", "pass", "play w3", "pass", "pass")
    assert question(match) == "turn Y"


def test_T32_T46_cs_a_partner_lends_for_it_before_the_card() -> None:
    options = "options variant=master teams=yes offers=no spells=free"
    text = f"{LOCKED} | 10: (R) | 11: (G) | {options} | hand B t2w4 w3 t1 | potions B 5/0/0 R 4/1/0 | to act B"
    assert asked(table(text), "cast free", "lend", "tower #2", "release B") == [
        "turn B", "lend R", "lift B", "release B", "turn B",
    ]  # fmt: skip
    match = play(table(text), "cast free", "pass")
    assert (question(match), "cast free" in legal(match)) == ("turn B", False)


# ---- Inside a card.


def test_T32_cs_free_comes_before_the_half_is_chosen() -> None:
    match = play(at(), "play t2w4")
    assert (question(match), legal(match)) == ("half B", [*BOTH, "cast free"])
    assert asked(match, "cast free", "tower #2", "release B") == ["half B", "lift B", "release B", "half B"]
    play(match, "use wizard", "pass")
    assert "6: #6[B]" in track(match)


def test_T32_cs_free_comes_between_two_rolls() -> None:
    match = play(at(hand="wd2 w3 t1", key=rolling(3, 5)), "play wd2")
    assert (question(match), legal(match)) == ("roll B", ["roll", "keep", "cast free"])
    assert asked(match, "cast free", "tower #2", "release B") == ["roll B", "lift B", "release B", "roll B"]
    assert legal(match) == ["roll", "keep", "cast free"]
    play(match, "roll", "pass", "wizard B 2")
    assert "7: #7[B]" in track(match)


def test_T32_cs_free_comes_before_the_piece_is_picked() -> None:
    match = play(at(LOCKED.replace("#1", "#1[B]"), hand="t1 w3 w2"), "play t1", "pass")
    assert question(match) == "piece B"
    assert legal(match)[-2:] == ["tower #9", "cast free"]
    play(match, "cast free", "tower #2", "release B")
    assert question(match) == "piece B"
    refused(match, "pass", "must be")
    play(match, "tower #2")
    assert "2: (B) | 3: #3[Y Y] #2[B]" in track(match)


def test_T32_T14_T31_cs_freeing_into_the_castle_inside_a_card_ends_the_turn_and_spends_the_card() -> None:
    for first in ((), ("use wizard", "pass")):
        match = play(at(f"2: (B B) #2 C | 1: #1[B] | 3: #3[B Y Y] | {RING}"), "play t2w4", *first)
        assert asked(match, "cast free", "tower #2", "release B")[-1] == "turn Y"
        assert track(match).startswith("1: #1[B] | 2: (B) #2 | 3: #3[B Y Y]")
        assert says(match, "discard") == "discard t2w4"


def test_T32_cs_free_comes_before_the_tower_of_a_redraw_is_picked() -> None:
    match = play(at(), "redraw", "pass")
    assert (question(match), legal(match)[-2:]) == ("redraw_tower B", ["cast free", "pass"])
    assert asked(match, "cast free", "tower #2", "release B")[-1] == "redraw_tower B"


def test_T32_T26_pl_no_spell_comes_inside_a_card_but_in_its_rounds() -> None:
    match = play(at(LOCKED.replace("#1", "#1[B]"), edition="pl"), "play t2w4")
    assert (question(match), legal(match)) == ("half B", BOTH)
    refused(match, "cast free", "does not answer")


# ---- The half of an either card.


def test_T8_T32_the_half_is_not_forced_while_a_spell_may_still_help() -> None:
    for edition in ("cs", "pl"):
        match = play(at(edition=edition), "play t2w4")
        assert (question(match), legal(match)[:2]) == ("half B", BOTH)
        play(match, "use wizard", "cast free", "tower #2", *(["release B"] if edition == "cs" else []))
        assert "2: (B) #2[B]" in track(match)


def test_T8_T32_somebody_elses_spell_may_help_too() -> None:
    match = play(at(potions="B 6/0/0 Y 0/6/0", spells="advance-tower,free"), "play t2w4", "use wizard")
    assert question(match) == "round_a Y"
    play(match, "cast advance-tower", "tower #2", "pass")
    assert "2: (B) | " in track(match)
    assert "6: #6[B]" in track(match)


def test_T8_T32_the_half_is_forced_when_nobody_can_cast() -> None:
    match = play(at(potions="B 6/0/0"), "play t2w4")
    assert told(match, HalfChosen) == [HalfChosen(0, "tower")]
    assert question(match) == "piece B"


def test_T8_T32_no_spell_helps_who_has_all_wizards_home() -> None:
    match = at(f"0: C | 1: #1 | 2: #2 | 3: #3[Y] | 10: (Y) #9 | {RING[:-7]}", potions="B 3/3/0 Y 3/3/0")
    play(match, "play t2w4")
    assert told(match, HalfChosen) == [HalfChosen(0, "tower")]


def test_T8_T32_a_half_declared_in_vain_has_no_effect() -> None:
    match = play(at(), "play t2w4", "use wizard", "pass")
    assert told(match, NoEffect) == [NoEffect(0, "t2w4")]
    assert question(match) == "round_b B"


@pytest.mark.parametrize("half", ["tower", "wizard"])
def test_T8_T32_with_neither_half_possible_either_may_be_declared_while_a_spell_may_help(half: str) -> None:
    spaces = "0: C | 13: (B) #1 #2 #3 #4 #5 #6 #7 #8 #9 | 14: (Y)"
    match = play(at(spaces, "t3w3 w3 t1", spells="advance-tower"), "play t3w3")
    assert (question(match), legal(match)) == ("half B", BOTH)
    play(match, f"use {half}", "cast advance-tower", "tower #1", "pass")
    assert question(match) == {"tower": "piece B", "wizard": "turn Y"}[half]  # the wizard goes into the castle


def test_T8_with_neither_half_possible_and_no_spell_nothing_is_declared() -> None:
    spaces = "0: C | 13: (B) #1 #2 #3 #4 #5 #6 #7 #8 #9 | 14: (Y)"
    match = play(at(spaces, "t3w3 w3 t1", "B 6/0/0"), "play t3w3")
    assert (told(match, HalfChosen), told(match, NoEffect)) == ([], [NoEffect(0, "t3w3")])
