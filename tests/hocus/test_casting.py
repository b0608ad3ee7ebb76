"""The right to cast and its targets (H7, H14, H18)."""

import pytest

from abraka.core.errors import Illegal
from tests.hocus.table import drawing, legal, pawns, play, slots, table

AFTER = "to act B | now prompt=spell"


def test_H7_on_the_same_terrain_a_spell_may_be_cast() -> None:
    assert "cast gust" in legal(table(f"pawns B3 Y9 R20 | hand B gust | {AFTER}"))


def test_H7_on_another_terrain_it_may_not() -> None:
    match = table("pawns B3 Y10 R20 | hand B tailwind | to act B")
    assert legal(match) == ["roll"]
    with pytest.raises(Illegal, match=r"nobody else stands on your terrain \(rock\)"):
        play(match, "cast tailwind")


def test_H7_the_attacker_chooses_one_of_several_on_that_terrain() -> None:
    match = play(table(f"pawns B3 Y9 R15 G20 | hand B gust | {AFTER}"), "cast gust")
    assert legal(match) == ["target Y", "target R"]
    with pytest.raises(Illegal, match="Green does not stand on your terrain"):
        play(match, "target G")


def test_H7_START_counts_as_a_terrain() -> None:
    match = table("pawns B0 Y0 R5 | hand B double | to act B")
    assert legal(match) == ["roll", "cast double"]
    assert legal(play(match, "cast double")) == ["target B", "target Y"]


@pytest.mark.parametrize("place", [6, 18, 30, 42, 24, -24, -6])
def test_H7_from_KING_or_a_crown_anybody_is_a_target(place: int) -> None:
    match = play(table(f"pawns B{place} Y9 R20 G1 | hand B gust | {AFTER}"), "cast gust")
    assert legal(match) == ["target Y", "target R", "target G"]


def test_H7_a_crown_under_the_target_gives_no_right() -> None:
    assert legal(table("pawns B3 Y30 R5 | hand B tailwind | to act B")) == ["roll"]


def test_H7_on_a_cross_the_new_card_may_be_cast_at_once() -> None:
    position = "pawns B2 Y10 | to act B"
    match = play(table(position, 2, then=(drawing(position, "gust"),)), "roll")  # to 4, meadow, as Y
    assert legal(match) == ["cast gust", "done"]


@pytest.mark.parametrize("spell", ["shield", "prophecy", "twin", "tailwind"])
def test_H7_spells_on_yourself_need_the_right_too(spell: str) -> None:
    assert legal(table(f"pawns B3 Y10 | hand B {spell} | to act B")) == ["roll"]
    assert legal(table(f"pawns B3 Y9 | hand B {spell} | to act B")) == ["roll", f"cast {spell}"]
    assert legal(table(f"pawns B6 Y9 | hand B {spell} | to act B")) == ["roll", f"cast {spell}"]


def test_H7_a_shielded_neighbour_still_gives_the_right_for_spells_on_yourself() -> None:
    assert "cast twin" in legal(table("pawns B3 Y9 | slots Y shield:2 | hand B twin | to act B"))


@pytest.mark.parametrize(
    ("spell", "slot", "lying"), [("snail", 3, "snail:3"), ("reverse", 2, "fog:2"), ("freeze", 1, "double:1")]
)
def test_H14_a_taken_slot_keeps_the_spell_off(spell: str, slot: int, lying: str) -> None:
    match = table(f"pawns B6 Y9 R20 | hand B {spell} | slots Y {lying} | {AFTER}")
    play(match, f"cast {spell}")  # only R is left
    assert slots(match, "R") == f"{spell}:{slot}"
    with pytest.raises(Illegal, match=f"Slot {slot} of Yellow is taken"):
        play(table(f"pawns B6 Y9 | hand B {spell} gust | slots Y {lying} | {AFTER}"), f"cast {spell}")


def test_H14_another_slot_may_be_taken_as_well() -> None:
    match = table(f"pawns B6 Y9 | hand B reverse | slots Y snail:3 | {AFTER}")
    play(match, "cast reverse")
    assert slots(match, "Y") == "reverse:2 snail:3"


def test_H14_the_rulebooks_example_reverse_and_double_run_together() -> None:
    match = table("pawns B9 Y15 | hand B double | slots Y reverse:2 | to act B", 2, 3)
    play(match, "cast double", "target Y", "roll", "roll")
    assert pawns(match) == "B11 Y9"


def test_H14_your_own_slot_must_be_free_for_a_shield() -> None:
    match = table("pawns B3 Y9 | hand B shield | slots B snail:3 | to act B")
    with pytest.raises(Illegal, match="Your slot 3 is taken"):
        play(match, "cast shield")


def test_H18_a_target_is_another_player() -> None:
    match = play(table(f"pawns B6 Y9 R20 | hand B gust | {AFTER}"), "cast gust")
    with pytest.raises(Illegal, match="on another player, not on yourself"):
        play(match, "target B")
    with pytest.raises(Illegal, match="Nobody plays green"):
        play(match, "target G")


@pytest.mark.parametrize(
    ("position", "spell", "reason"),
    [
        ("pawns B24 Y0", "super_start", "on START already"),
        ("pawns B24 Y9", "pickpocket", "has no card in hand"),
        ("pawns B24 Y9", "amnesia", "has no card in hand"),
        ("pawns B24 Y0", "whirl", "from START or KING"),
        ("pawns B24 Y24", "whirl", "from START or KING"),
    ],
)
def test_H18_a_target_on_which_the_spell_would_change_nothing_cannot_be_chosen(
    position: str, spell: str, reason: str
) -> None:
    match = play(table(f"{position} R20 | hand R fog | hand B {spell} | {AFTER}"), f"cast {spell}")
    assert match.to_act == 1  # the only other target was taken without a question
    with pytest.raises(Illegal, match=reason):
        play(table(f"{position} | hand B {spell} snail | {AFTER}"), f"cast {spell}")


def test_H18_a_swap_of_equal_places_is_no_swap() -> None:
    match = table("pawns B24 Y24 | hand B swap | to act B")
    with pytest.raises(Illegal, match="as far as you are"):
        play(match, "cast swap")


def test_H18_super_start_takes_a_pawn_on_START_in_the_minus() -> None:
    match = play(table(f"pawns B24 Y-48 | hand B super_start | {AFTER}"), "cast super_start")
    assert pawns(match) == "B24 Y0"
