"""Each of the sixteen spells (H5, H8, H11, H18, H20)."""

import pytest

from abraka.core.errors import Illegal
from abraka.games.hocus import events as happened
from abraka.testing.keys import Want
from tests.hocus.table import hand, legal, pawns, play, slots, table, told, under

AFTER = "to act B | now prompt=spell"


def test_H10_super_start_is_cast_after_the_roll() -> None:
    match = table("pawns B4 Y30 | hand B super_start | to act B", 2)
    assert legal(match) == ["roll"]
    play(match, "roll")  # on the crown
    assert pawns(play(match, "cast super_start")) == "B6 Y0"


def test_H11_reverse_turns_two_rolls_round_across_START() -> None:
    match = play(table(f"pawns B6 Y2 | hand B reverse | {AFTER}", 4), "cast reverse")
    assert pawns(play(match, "roll")) == "B6 Y-2"


def test_H11_reverse_goes_on_in_the_minus() -> None:
    match = table("pawns B6 Y-2 | slots Y reverse:1 | to act Y", 4)
    assert pawns(play(match, "roll")) == "B6 Y-6"


def test_H18_double_helps_you_or_hurts_a_reversed_player() -> None:
    match = table("pawns B3 Y9 | hand B double | slots Y reverse:2 | to act B", 2, 5)
    play(match, "cast double")
    assert legal(match) == ["target B", "target Y"]
    play(match, "target Y", "roll", "roll")
    assert pawns(match) == "B5 Y-1"
    assert slots(match, "Y") == "reverse:1"


def test_H19_freeze_takes_the_next_turn_and_its_spell() -> None:
    match = play(table(f"pawns B6 Y9 R3 | hand B freeze | hand Y double | {AFTER}"), "cast freeze", "target Y")
    assert match.to_act == 2
    assert hand(match, "Y") == "double"


def test_H13_fog_forbids_all_spells_but_cleanse() -> None:
    match = table("pawns B3 Y9 | hand B double cleanse tailwind | slots B fog:2 | to act B")
    assert legal(match) == ["roll", "cast cleanse"]
    with pytest.raises(Illegal, match="in the fog"):
        play(match, "cast tailwind")


def test_H8_gust_blows_four_back() -> None:
    match = play(table(f"pawns B6 Y20 | hand B gust | {AFTER}"), "cast gust")
    assert pawns(match) == "B6 Y16"
    assert told(match, happened.Moved) == [happened.Moved(seat=0, target=1, start=20, end=16)]


def test_H11_gust_blows_over_KING_and_over_START() -> None:
    assert pawns(play(table(f"pawns B6 Y26 | hand B gust | {AFTER}"), "cast gust")) == "B6 Y22"
    assert pawns(play(table(f"pawns B6 Y2 | hand B gust | {AFTER}"), "cast gust")) == "B6 Y-2"
    assert pawns(play(table(f"pawns B6 Y28 R24 | hand B gust | {AFTER}"), "cast gust", "target Y")) == "B6 Y24 R24"


@pytest.mark.parametrize(
    ("start", "end"), [(20, 14), (26, 20), (30, 18), (25, 19), (7, 1), (1, -5), (6, -6), (-1, -7), (-23, -29)]
)
def test_H11_whirl_sends_back_to_the_nearest_field_of_the_same_terrain(start: int, end: int) -> None:
    match = play(table(f"pawns B24 Y{start} | hand B whirl | {AFTER}"), "cast whirl")
    assert pawns(match) == f"B24 Y{end}"


def test_H8_whirl_hits() -> None:
    match = play(table(f"pawns B24 Y20 R14 | hand B whirl | {AFTER}"), "cast whirl", "target Y")
    assert pawns(match) == "B24 Y14 R0"


def test_H18_swap_changes_places_minus_included_and_hits_nobody() -> None:
    match = play(table("pawns B-6 Y47 R3 | hand B swap | to act B"), "cast swap", "target Y")
    assert pawns(match) == "B47 Y-6 R3"
    assert told(match, happened.Swapped) == [happened.Swapped(0, 1)]
    assert not told(match, happened.Hit)
    assert match.to_act == 1


def test_H20_pickpocket_takes_a_random_card_that_thief_and_victim_know() -> None:
    position = f"pawns B6 Y9 R3 | hand B pickpocket | hand Y fog gust twin | {AFTER}"
    match = play(table(position, then=(Want(3, 1, 2),)), "cast pickpocket")
    assert hand(match, "B") == "gust@Y"
    assert hand(match, "Y") == "fog twin"
    assert told(match, happened.Stole) == [happened.Stole(seat=0, target=1)]
    assert [len(told(match, happened.StoleCard, seat)) for seat in (-1, 0, 1, 2)] == [0, 1, 1, 0]


def test_H20_amnesia_puts_a_hand_under_the_deck_unseen() -> None:
    match = play(table(f"pawns B6 Y9 | hand B amnesia | hand Y fog gust | {AFTER}"), "cast amnesia")
    assert hand(match, "Y") == ""
    cards = under(match).split()
    assert sorted(cards[:2]) == ["fog@Y", "gust@Y"] and cards[2:] == ["amnesia@all"]
    assert told(match, happened.Forgot) == [happened.Forgot(seat=0, target=1, cards=2)]
    assert len(told(match, happened.ForgotCard, 1)) == 2 and not told(match, happened.ForgotCard, 0)


def test_H18_a_shield_keeps_others_spells_off_until_it_leaves() -> None:
    position = f"pawns B24 Y9 R3 G2 | hand B gust | slots Y shield:1 | {AFTER}"
    match = play(table(position), "cast gust")
    assert legal(match) == ["target R", "target G"]
    with pytest.raises(Illegal, match="Yellow is behind a shield"):
        play(match, "target Y")


def test_H18_a_shield_does_not_keep_hits_off_nor_your_own_spells() -> None:
    assert pawns(play(table("pawns B10 Y13 | slots Y shield:3 | to act B", 3), "roll")) == "B13 Y0"
    assert "cast double" in legal(table("pawns B3 Y9 | hand B double | slots B shield:2 | to act B"))


def test_H16_prophecy_chooses_the_number_and_spells_still_change_it() -> None:
    match = table("pawns B3 Y9 | hand B prophecy | slots B snail:3 | to act B")
    play(match, "cast prophecy", "number 5")
    assert pawns(match) == "B6 Y9"
    assert told(match, happened.NumberChosen) == [happened.NumberChosen(0, 5)]
    assert match.state.draws == 0 and under(match) == "prophecy@all"


def test_H16_twin_rolls_two_dice_instead_of_one() -> None:
    match = play(table("pawns B3 Y9 | hand B twin | to act B", 4, 5), "cast twin")
    assert pawns(match) == "B12 Y9"
    assert told(match, happened.Rolled) == [happened.Rolled(0, 4), happened.Rolled(0, 5)]
    assert match.view(0).seats[0].cards == 1  # drawn on the cross
    match = play(table("pawns B30 Y9 | hand B twin | slots B reverse:1 | to act B", 4, 5), "cast twin")
    assert pawns(match) == "B21 Y9"


def test_H16_tailwind_counts_three_more() -> None:
    match = table("pawns B3 Y9 | hand B tailwind | to act B", 2)
    play(match, "cast tailwind")
    assert match.view(0).tailwind == 3
    assert pawns(play(match, "roll")) == "B8 Y9"


def test_H18_cleanse_needs_a_spell_on_you_but_no_right() -> None:
    match = table("pawns B3 Y10 | hand B cleanse | slots B freeze:1 | to act Y")
    assert match.to_act == 1
    match = table("pawns B3 Y10 | hand B cleanse | slots B reverse:1 fog:2 snail:3 | to act B", 4)
    play(match, "cast cleanse")
    assert (slots(match, "B"), under(match)) == ("", "reverse@all fog@all snail@all cleanse@all")
    assert pawns(play(match, "roll")) == "B7 Y10"
    with pytest.raises(Illegal, match="No spell lies on you"):
        play(table("pawns B3 Y9 | hand B cleanse | to act B"), "cast cleanse")


def test_H16_spells_for_a_roll_work_in_the_minus_too() -> None:
    match = table("pawns B-3 Y9 | hand B tailwind prophecy | to act B", 2)  # field 45: rock, as Y
    assert pawns(play(match, "cast tailwind", "roll")) == "B2 Y9"
    match = table("pawns B-3 Y9 | hand B prophecy | to act B")
    assert pawns(play(match, "cast prophecy", "number 6")) == "B3 Y9"
    match = table("pawns B-3 Y9 | hand B twin | to act B", 1, 1)
    assert pawns(play(match, "cast twin")) == "B-1 Y9"


def test_H8_a_gust_in_the_minus_hits_there() -> None:
    match = play(table(f"pawns B6 Y-1 R43 | hand B gust | {AFTER}"), "cast gust", "target Y")
    assert pawns(match) == "B6 Y-5 R24"
    match = play(table(f"pawns B6 Y47 R-5 | hand B gust | {AFTER}"), "cast gust", "target Y")
    assert pawns(match) == "B6 Y43 R0"


def test_H11_forward_past_KING_gains_the_checkpoint() -> None:
    match = table("pawns B22 Y20 | to act B", 5, 6)
    play(match, "roll")
    assert pawns(match) == "B27 Y20"
    assert pawns(play(table("pawns B27 Y21 | to act Y", 6), "roll")) == "B24 Y27"
