"""Spells together, in every slot, in the minus, across START and KING, and all ways to hit (H8, H11, H13–H18)."""

from pathlib import Path

import pytest

from abraka.core.errors import Illegal
from abraka.core.game import Game, load
from abraka.games.hocus.spec import EFFECT_NAMES
from tests.hocus.table import hand, legal, pawns, play, slots, table, under
from tests.hocus.test_owner import deck

AFTER = "to act B | now prompt=spell"
ON_OTHERS = EFFECT_NAMES[: EFFECT_NAMES.index("shield")]


def rolled(position: str, *dice: int) -> str:
    """The pawns after a roll from a position."""
    return pawns(play(table(f"{position} | to act B", *dice), "roll"))


# ---- Together.


def test_H14_reverse_and_double_go_twice_as_far_backwards() -> None:
    assert rolled("pawns B20 Y3 | slots B double:1 reverse:2", 3) == "B14 Y3"


def test_H14_snail_and_double_halve_first_and_then_double() -> None:
    assert rolled("pawns B20 Y3 | slots B double:1 snail:3", 5) == "B26 Y3"  # 5 → 3 → 6


def test_H14_snail_and_reverse_go_half_as_far_backwards() -> None:
    assert rolled("pawns B20 Y3 | slots B reverse:2 snail:3", 5) == "B17 Y3"


def test_H14_snail_reverse_and_double_all_count() -> None:
    assert rolled("pawns B20 Y3 | slots B double:1 reverse:2 snail:3", 5) == "B14 Y3"


def test_H15_freeze_on_a_reversed_player_stops_it_and_uses_up_a_turn_of_reverse() -> None:
    match = play(table(f"pawns B24 Y9 | hand B freeze | slots Y reverse:2 | {AFTER}"), "cast freeze")
    assert (match.to_act, pawns(match)) == (0, "B24 Y9")
    assert (slots(match, "Y"), under(match)) == ("reverse:1", "freeze@all")


def test_H15_freeze_on_a_doubled_player_is_impossible_for_both_need_slot_1() -> None:
    with pytest.raises(Illegal, match="Slot 1 of Yellow is taken"):
        play(table(f"pawns B24 Y9 | hand B freeze gust | slots Y double:1 | {AFTER}"), "cast freeze")


def test_H16_double_cast_on_yourself_while_reversed_goes_twice_as_far_backwards() -> None:
    match = table("pawns B21 Y9 | hand B double | slots B reverse:2 | to act B", 3)
    assert pawns(play(match, "cast double", "target B", "roll")) == "B15 Y9"


@pytest.mark.parametrize(
    ("lying", "place"), [("reverse:1", 16), ("snail:1", 24), ("reverse:1 snail:2", 18), ("double:1", 31)]
)
def test_H16_tailwind_is_added_before_all_that_lies_on_you(lying: str, place: int) -> None:
    match = table(f"pawns B21 Y9 | hand B tailwind | slots B {lying} | to act B", 2)
    assert pawns(play(match, "cast tailwind", "roll")) == f"B{place} Y9"


@pytest.mark.parametrize(("lying", "place"), [("reverse:1", 14), ("snail:1", 25), ("double:1", 35)])
def test_H16_the_sum_of_twin_is_changed_by_what_lies_on_you(lying: str, place: int) -> None:
    match = table(f"pawns B21 Y9 | hand B twin | slots B {lying} | to act B", 3, 4)
    assert pawns(play(match, "cast twin")) == f"B{place} Y9"


@pytest.mark.parametrize(("lying", "place"), [("reverse:1", 16), ("snail:1", 24), ("double:1 reverse:2", 11)])
def test_H16_the_number_of_prophecy_is_changed_by_what_lies_on_you(lying: str, place: int) -> None:
    match = table(f"pawns B21 Y9 | hand B prophecy | slots B {lying} | to act B")
    assert pawns(play(match, "cast prophecy", "number 5")) == f"B{place} Y9"


def test_H12_cleanse_lifts_a_shield_of_your_own_as_well() -> None:
    match = table("pawns B3 Y10 | hand B cleanse | slots B reverse:1 shield:3 | to act B", 4)
    assert under(play(match, "cast cleanse")) == "reverse@all shield@all cleanse@all"
    assert pawns(play(match, "roll")) == "B7 Y10"


@pytest.mark.parametrize("spell", ON_OTHERS)
def test_H18_a_shield_keeps_every_spell_of_others_off(spell: str) -> None:
    now = {"double": "to act B", "swap": "to act B"}.get(spell, AFTER)
    open_table = f"pawns B24 Y9 R20 | hand B {spell} | hand Y fog | hand R twin | {now}"
    match = play(table(open_table), f"cast {spell}")
    assert "target Y" in legal(match)
    shielded = play(table(f"{open_table} | slots Y shield:3"), f"cast {spell}")
    assert "target Y" not in legal(shielded)


@pytest.mark.parametrize("spell", EFFECT_NAMES)
def test_H13_in_the_fog_nothing_is_cast_but_cleanse(spell: str) -> None:
    match = table(f"pawns B24 Y9 | hand B {spell} | hand Y twin | slots B fog:1 | to act B", 1)
    assert legal(match) == (["roll", "cast cleanse"] if spell == "cleanse" else ["roll"])
    assert play(match, "roll").to_act == 1  # and nothing is asked after the move


# ---- In each slot.


@pytest.fixture
def long_deck(tmp_path: Path) -> Game:
    """A deck whose lasting spells all last three turns."""
    lasting = [f"{effect} after 3 0" for effect in ("reverse", "snail", "freeze", "fog")]
    return load("hocus", (deck(tmp_path, *lasting, "double before 3 0", "shield before 3 0", "gust after 0 4"),))


@pytest.mark.parametrize("slot", [1, 2, 3])
@pytest.mark.parametrize(("spell", "place"), [("reverse", 16), ("double", 28), ("snail", 22), ("fog", 24)])
def test_H13_a_spell_for_the_roll_works_in_each_slot(long_deck: Game, spell: str, slot: int, place: int) -> None:
    match = table(f"pawns B20 Y3 | hand B gust | slots B {spell}:{slot} | to act B", 4, game=long_deck)
    play(match, "roll")
    assert pawns(match) == f"B{place} Y3"
    assert slots(match, "B") == (f"{spell}:{slot}" if match.to_act == 0 else f"{spell}:{slot - 1}" if slot > 1 else "")


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_H13_freeze_works_in_each_slot(long_deck: Game, slot: int) -> None:
    match = play(table(f"pawns B20 Y3 | slots Y freeze:{slot} | to act B", 1, game=long_deck), "roll")
    assert (match.to_act, pawns(match)) == (0, "B21 Y3")
    assert slots(match, "Y") == (f"freeze:{slot - 1}" if slot > 1 else "")


@pytest.mark.parametrize("slot", [1, 2, 3])
def test_H13_fog_and_shield_work_in_each_slot(long_deck: Game, slot: int) -> None:
    assert legal(table(f"pawns B24 Y9 | hand B double | slots B fog:{slot} | to act B", game=long_deck)) == ["roll"]
    match = table(f"pawns B24 Y9 R8 | hand B gust | slots Y shield:{slot} | {AFTER}", game=long_deck)
    assert pawns(play(match, "cast gust")) == "B24 Y9 R4"  # no choice: Y is out of reach


# ---- In the minus, and across START and KING.


@pytest.mark.parametrize(
    ("spell", "after"),
    [("super_start", "B24 Y0"), ("gust", "B24 Y-9"), ("whirl", "B24 Y-11"), ("swap", "B-5 Y24")],
)
def test_H11_a_spell_that_moves_reaches_a_pawn_in_the_minus(spell: str, after: str) -> None:
    now = "to act B" if spell == "swap" else AFTER
    assert pawns(play(table(f"pawns B24 Y-5 | hand B {spell} | {now}"), f"cast {spell}")) == after


@pytest.mark.parametrize("spell", ["reverse", "snail", "fog"])
def test_H13_a_spell_that_lasts_is_laid_on_a_pawn_in_the_minus(spell: str) -> None:
    match = play(table(f"pawns B24 Y-5 | hand B {spell} | {AFTER}"), f"cast {spell}")
    assert slots(match, "Y").startswith(f"{spell}:") and pawns(match) == "B24 Y-5"


def test_H13_freeze_takes_the_turn_of_a_pawn_in_the_minus() -> None:
    assert play(table(f"pawns B24 Y-5 | hand B freeze | {AFTER}"), "cast freeze").to_act == 0


@pytest.mark.parametrize("spell", ["pickpocket", "amnesia"])
def test_H18_the_hand_of_a_pawn_in_the_minus_is_not_safe(spell: str) -> None:
    match = play(table(f"pawns B24 Y-5 | hand B {spell} | hand Y fog | {AFTER}"), f"cast {spell}")
    assert hand(match, "Y") == ""


@pytest.mark.parametrize("spell", ["shield", "prophecy", "twin", "tailwind", "double", "swap"])
def test_H7_in_the_minus_the_field_gives_the_right_to_cast(spell: str) -> None:
    assert f"cast {spell}" in legal(table(f"pawns B-45 Y9 | hand B {spell} | to act B"))  # field 3: rock, as 9
    assert legal(table(f"pawns B-45 Y10 | hand B {spell} | to act B")) == ["roll"]
    assert f"cast {spell}" in legal(table(f"pawns B-6 Y10 | hand B {spell} | to act B"))  # field 42: a crown


def test_H6_a_cross_in_the_minus_gives_a_card() -> None:
    assert play(table("pawns B-6 Y9 | to act B", 2), "roll").view(0).seats[0].cards == 1  # to −4, field 44


@pytest.mark.parametrize(
    ("before", "lying", "die", "after"),
    [
        ("B2 Y9", "reverse:1", 4, "B-2 Y9"),
        ("B2 Y9", "double:1 reverse:2", 4, "B-6 Y9"),
        ("B-2 Y9", "snail:1", 5, "B1 Y9"),
        ("B-2 Y9", "double:1", 3, "B4 Y9"),
        ("B26 Y9", "reverse:1", 4, "B22 Y9"),
        ("B22 Y9", "double:1", 3, "B28 Y9"),
        ("B-22 Y9", "reverse:1", 4, "B-26 Y9"),
        ("B-26 Y9", "snail:1", 6, "B-23 Y9"),
        ("B-46 Y9", "reverse:1", 4, "B-50 Y9"),
    ],
)
def test_H11_spells_on_a_roll_lead_across_START_and_KING_in_both_directions(
    before: str, lying: str, die: int, after: str
) -> None:
    match = play(table(f"pawns {before} | slots B {lying} | to act B", die), "roll")
    assert pawns(match) == after and match.outcome is None


@pytest.mark.parametrize(("start", "end"), [(2, -2), (26, 22), (4, 0), (28, 24), (-22, -26), (-46, -50)])
def test_H11_a_gust_leads_across_START_and_KING_and_onto_them(start: int, end: int) -> None:
    assert pawns(play(table(f"pawns B30 Y{start} | hand B gust | {AFTER}"), "cast gust")) == f"B30 Y{end}"


def test_H11_a_whirl_leads_across_START_and_KING() -> None:
    assert pawns(play(table(f"pawns B30 Y2 | hand B whirl | {AFTER}"), "cast whirl")) == "B30 Y-4"
    assert pawns(play(table(f"pawns B30 Y26 | hand B whirl | {AFTER}"), "cast whirl")) == "B30 Y20"


# ---- Hits.


@pytest.mark.parametrize(
    ("position", "dice", "actions", "after"),
    [
        ("pawns B10 Y13", (3,), ("roll",), "B13 Y0"),
        ("pawns B16 Y13 | slots B reverse:1", (3,), ("roll",), "B13 Y0"),
        ("pawns B7 Y13 | hand B prophecy", (), ("cast prophecy", "number 6"), "B13 Y0"),
        ("pawns B25 Y31 | hand B twin", (2, 4), ("cast twin",), "B31 Y24"),
        ("pawns B25 Y31 | hand B tailwind", (3,), ("cast tailwind", "roll"), "B31 Y24"),
        ("pawns B25 Y31 | hand B double", (3,), ("cast double", "target B", "roll"), "B31 Y24"),
    ],
)
def test_H8_the_own_move_hits_by_whatever_means(
    position: str, dice: tuple[int, ...], actions: tuple[str, ...], after: str
) -> None:
    assert pawns(play(table(f"{position} | to act B", *dice), *actions)) == after


@pytest.mark.parametrize(
    ("position", "spell", "after"),
    [
        ("pawns B24 Y20 R16", "gust", "B24 Y16 R0"),
        ("pawns B24 Y34 R30", "gust", "B24 Y30 R24"),
        ("pawns B24 Y20 R14", "whirl", "B24 Y14 R0"),
        ("pawns B24 Y37 R31", "whirl", "B24 Y31 R24"),
        ("pawns B42 Y46 R3", "gust", "B24 Y42 R3"),
    ],
)
def test_H8_a_pawn_shifted_by_a_spell_hits_before_and_beyond_KING_the_caster_too(
    position: str, spell: str, after: str
) -> None:
    match = play(table(f"{position} | hand B {spell} | {AFTER}"), f"cast {spell}", "target Y")
    assert pawns(match) == after


def test_H9_a_gust_onto_START_or_KING_hits_nobody() -> None:
    assert pawns(play(table(f"pawns B6 Y4 R0 | hand B gust | {AFTER}"), "cast gust", "target Y")) == "B6 Y0 R0"
    assert pawns(play(table(f"pawns B6 Y28 R24 | hand B gust | {AFTER}"), "cast gust", "target Y")) == "B6 Y24 R24"
