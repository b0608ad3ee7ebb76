"""Spells that last: slots, how they run, where used cards go (H12, H13, H15, H17)."""

import pytest

from abraka.games.hocus import events as happened
from tests.hocus.table import pawns, play, slots, table, told, under

AFTER = "to act B | now prompt=spell"


def test_H12_a_used_card_goes_under_the_deck() -> None:
    match = play(table(f"pawns B6 Y9 | hand B gust | under fog@all | {AFTER}"), "cast gust")
    assert under(match) == "fog@all gust@all"


def test_H12_a_lasting_one_only_when_its_time_is_up() -> None:
    match = table(f"pawns B6 Y9 | hand B freeze | {AFTER}", 1)
    play(match, "cast freeze")  # Y's turn passes
    assert under(match) == "freeze@all"
    match = play(table(f"pawns B6 Y9 | hand B snail | {AFTER}"), "cast snail")
    assert (under(match), slots(match, "Y")) == ("", "snail:3")


@pytest.mark.parametrize(("spell", "slot"), [("snail", 3), ("reverse", 2), ("fog", 2)])
def test_H13_a_spell_of_n_turns_lies_in_slot_n(spell: str, slot: int) -> None:
    match = play(table(f"pawns B6 Y9 | hand B {spell} | {AFTER}"), f"cast {spell}")
    assert slots(match, "Y") == f"{spell}:{slot}"
    assert told(match, happened.SpellLaid) == [happened.SpellLaid(seat=0, target=1, spell=spell, slot=slot)]


def test_H13_snail_works_on_the_next_three_turns() -> None:
    match = table(f"pawns B24 Y18 | hand B snail | {AFTER}", 6, 5, 6, 6, 6)
    play(match, "cast snail", "roll", "roll", "roll", "roll", "roll")
    assert pawns(match) == "B35 Y27"
    assert slots(match, "Y") == "" and under(match) == "snail@all"


@pytest.mark.parametrize(("lying", "left"), [("snail:3", "snail:2"), ("snail:2", "snail:1"), ("snail:1", "")])
def test_H15_at_the_end_of_the_targets_turn_every_card_moves_down(lying: str, left: str) -> None:
    match = table(f"pawns B1 Y9 | slots B {lying} | to act B", 1)
    assert slots(play(match, "roll"), "B") == left


def test_H15_all_three_move_and_the_last_leaves() -> None:
    match = table("pawns B20 Y9 | slots B double:1 reverse:2 snail:3 | to act B", 1)
    play(match, "roll")
    assert slots(match, "B") == "reverse:1 snail:2"
    assert under(match) == "double@all"
    assert told(match, happened.SpellLeft) == [happened.SpellLeft(0, "double")]


def test_H15_they_stay_while_others_play() -> None:
    match = play(table("pawns B1 Y9 | slots Y snail:3 | to act B", 1), "roll")
    assert slots(match, "Y") == "snail:3"


def test_H15_a_frozen_players_cards_move_too() -> None:
    match = table("pawns B1 Y9 | slots Y freeze:1 reverse:2 snail:3 | to act B", 1)
    assert slots(play(match, "roll"), "Y") == "reverse:1 snail:2"


def test_H15_a_freeze_on_a_reversed_player_uses_up_a_turn_of_it() -> None:
    match = table("pawns B1 Y9 | slots Y freeze:1 reverse:2 | to act B", 2, 2, 2)
    play(match, "roll", "roll", "roll")
    assert pawns(match) == "B5 Y7"
    assert slots(match, "Y") == ""


def test_H15_on_yourself_the_present_turn_is_the_first() -> None:
    match = table("pawns B3 Y9 | hand B shield | to act B", 2)
    play(match, "cast shield")
    assert slots(match, "B") == "shield:3"
    assert slots(play(match, "roll"), "B") == "shield:2"


def test_H15_double_on_yourself_is_for_this_turn() -> None:
    match = table("pawns B3 Y9 R20 | hand B double | to act B", 2)
    play(match, "cast double", "target B", "roll")
    assert pawns(match) == "B7 Y9 R20"
    assert (slots(match, "B"), under(match)) == ("", "double@all")


def test_H17_two_of_a_kind_work_as_one() -> None:
    match = table("pawns B20 Y9 | slots B reverse:1 reverse:2 | to act B", 2)
    assert pawns(play(match, "roll")) == "B18 Y9"
    match = table("pawns B20 Y9 | slots B snail:1 snail:2 snail:3 | to act B", 6)
    assert pawns(play(match, "roll")) == "B23 Y9"


@pytest.mark.parametrize(
    ("lying", "die", "end"),
    [
        ("reverse:2", 3, 17),
        ("double:1", 3, 26),
        ("snail:3", 3, 22),
        ("double:1 reverse:2", 3, 14),
        ("double:1 snail:2", 3, 24),
        ("reverse:1 snail:2", 3, 18),
        ("double:1 reverse:2 snail:3", 3, 16),
        ("fog:2", 3, 23),
        ("shield:3", 3, 23),
    ],
)
def test_H14_H16_spells_in_different_slots_add_up(lying: str, die: int, end: int) -> None:
    match = table(f"pawns B20 Y9 | slots B {lying} | to act B", die)
    assert pawns(play(match, "roll")) == f"B{end} Y9"


@pytest.mark.parametrize(
    ("lying", "place", "die", "end"),
    [
        ("reverse:1", 20, 3, 17),
        ("reverse:2", 25, 3, 22),
        ("reverse:2", 2, 3, -1),
        ("reverse:1", -2, 3, -5),
        ("snail:1", 20, 5, 23),
        ("snail:2", 22, 5, 25),
        ("snail:3", -2, 5, 1),
        ("double:1", 20, 3, 26),
        ("double:1", -5, 3, 1),
        ("fog:1", -5, 2, -3),
        ("shield:1", 46, 1, 47),
    ],
)
def test_H13_each_spell_works_from_each_slot_in_the_minus_and_across_START_and_KING(
    lying: str, place: int, die: int, end: int
) -> None:
    match = table(f"pawns B{place} Y9 | slots B {lying} | to act B", die)
    assert pawns(play(match, "roll")) == f"B{end} Y9"


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_H13_a_shield_works_in_each_slot(slot: int) -> None:
    match = table(f"pawns B1 Y9 | hand B gust | slots Y shield:{slot} | to act B", 2)
    assert play(match, "roll").to_act == 1  # B, now on Y's terrain, is not even asked


@pytest.mark.parametrize("slot", [1, 2])
def test_H13_fog_works_in_each_slot(slot: int) -> None:
    assert (
        table(f"pawns B3 Y9 | hand B twin | slots B fog:{slot} | to act B").legal()
        == table("pawns B3 Y9 | to act B").legal()
    )
