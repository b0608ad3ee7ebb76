"""Polish base game: the turn's one spell at any moment, between a roll and its move too (T24)."""

import pytest

from abraka.core.match import Match
from abraka.games.towers.events import Drew, NoEffect
from tests.towers.table import asked, legal, play, potions, question, refused, rolling, table, told, track

LAND = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
CASTS = ["cast advance-wizard", "cast advance-tower"]


def at(hand: str, *dice: int, spaces: str = LAND, full: int = 6, **options: object) -> Match:
    """Blue's turn in the Polish base game."""
    text = f"{spaces} | hand B {hand} | potions B {6 - full}/{full}/0 | to act B"
    return table(text, rolling(*dice), **{"edition": "pl"} | options)


def test_T24_pl_a_spell_comes_between_the_roll_and_the_move() -> None:
    match = play(at("wd2 w1 w2", 3), "play wd2", "keep")
    assert (question(match), legal(match)) == ("piece B", ["wizard B 1", "wizard B 3", *CASTS])
    assert asked(match, "cast advance-wizard", "wizard B 1") == ["piece B", "target_wizard B", "piece B"]
    assert legal(match) == ["wizard B 2", "wizard B 3"]  # one spell a turn
    refused(match, "cast advance-tower", "one spell a turn")
    play(match, "wizard B 2")
    assert "5: #5[B]" in track(match)
    assert [action for action in legal(match) if "cast" in action] == []


def test_T24_pl_a_spell_comes_between_two_rolls() -> None:
    match = play(at("wd2 w1 w2", 3, 5), "play wd2")
    assert (question(match), legal(match)) == ("roll B", ["roll", "keep", *CASTS])
    assert asked(match, "cast advance-tower", "tower #9") == ["roll B", "target_tower B", "roll B"]
    assert legal(match) == ["roll", "keep"]
    play(match, "roll", "wizard B 3")
    assert "8: #8[B]" in track(match)


def test_T24_pl_a_spell_comes_between_the_roll_and_the_choice_of_tower_or_wizard() -> None:
    match = play(at("d w1 w2", 4), "play d")
    assert (question(match), legal(match)) == ("half B", ["use tower", "use wizard", *CASTS])
    assert asked(match, "cast advance-wizard", "wizard B 1", "use wizard")[1:] == [
        "target_wizard B",
        "half B",
        "piece B",
    ]


def test_T24_T11_pl_the_only_piece_is_asked_for_after_a_roll_when_a_spell_could_come_first() -> None:
    spaces = LAND.replace("3: #3[B]", "3: #3")
    match = play(at("wd2 w1 w2", 2, spaces=spaces), "play wd2", "keep")
    assert legal(match) == ["wizard B 1", *CASTS]
    refused(match, "pass", "Polish edition")
    match = play(at("wd2 w1 w2", 2, spaces=spaces, full=0), "play wd2", "keep")
    assert "3: #3[B]" in track(match)  # no spell could be paid


def test_T24_T8_pl_a_spell_may_help_a_roll_that_nothing_can_go_by() -> None:
    spaces = "0: C | 1: (B) #1 #2 | 2: #3[Y] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    match = play(at("wd2 w1 w2", 2, spaces=spaces), "play wd2", "keep")
    assert (question(match), legal(match)) == ("piece B", [*CASTS, "pass"])
    assert match.view(1).card.stuck
    play(match, "cast advance-tower", "tower #1")
    assert track(match).startswith("0: C | 2: #3[Y] | 3: #1 #2[B] | ")  # uncovered, and gone by the roll


def test_T24_T8_pl_one_may_do_without_the_spell() -> None:
    spaces = "0: C | 1: (B) #1 #2 | 2: #3[Y] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    match = play(at("wd2 w1 w2", 2, spaces=spaces), "play wd2", "keep", "pass")
    assert told(match, NoEffect) == [NoEffect(0, "wd2")]
    assert (question(match), potions(match)) == ("turn B", "0/6/0")


def test_T24_T14_T31_pl_a_wizard_brought_in_between_roll_and_move_ends_the_turn_and_spends_the_card() -> None:
    for after in ((), ("keep",)):
        match = play(at("wd2 w1 w2", 3, spaces=f"{LAND} | 15: (B)"), "play wd2", *after)
        assert asked(match, "cast advance-wizard", "wizard B 15")[-1] == "turn Y"
        assert told(match, Drew) == [Drew(0, 1)]
        assert "1: #1[B]" in track(match)


def test_T24_pl_a_number_card_is_open_too_where_anything_is_asked() -> None:
    match = play(at("t2w4 w1 w2"), "play t2w4")
    assert legal(match) == ["use tower", "use wizard", *CASTS]
    play(match, "use wizard")
    assert legal(match) == ["wizard B 1", "wizard B 3", *CASTS]


def test_T24_T9_pl_a_spell_comes_before_the_tower_of_a_redraw() -> None:
    match = play(at("w1 w2 t5"), "redraw")
    assert legal(match)[-3:] == [*CASTS, "pass"]
    assert asked(match, "cast advance-wizard", "wizard B 1", "pass")[1:] == [
        "target_wizard B",
        "redraw_tower B",
        "turn Y",
    ]


def test_T24_T46_pl_the_partner_lends_between_roll_and_move() -> None:
    spaces = f"{LAND} | 10: (R) | 11: (G)"
    text = f"{spaces} | options edition=pl teams=yes offers=no | hand B wd2 w1 w2 | potions B 5/0/0 R 3/2/0 | to act B"
    assert asked(table(text, rolling(3)), "play wd2", "cast advance-wizard", "lend", "wizard B 1")[-2:] == [
        "target_wizard B", "roll B",
    ]  # fmt: skip
    match = play(table(text, rolling(3)), "play wd2", "cast advance-wizard", "pass")
    assert (question(match), legal(match)) == ("roll B", ["roll", "keep"])


@pytest.mark.parametrize("prompt", ["roll", "piece"])
def test_T24_cs_the_inside_of_a_card_stays_closed(prompt: str) -> None:
    match = play(at("wd2 w1 w2", 3, edition="cs"), "play wd2", *(["keep"] if prompt == "piece" else []))
    refused(match, "cast advance-wizard", "between playing a card and its full resolution")


def test_T24_T50_alone_the_spell_comes_after_the_card_in_pl_too() -> None:
    text = "0: C | 1: #1[B] | 2: #2 #3 #4 #5 #6 #7 #8 #9 | hand B wd2 w1 w2"
    options = "options edition=pl potions=full spells=advance-wizard,advance-tower,swap"
    match = play(table(f"players 1 | {options} | {text} | potions B 0/6/0", rolling(3)), "play wd2")
    assert legal(match) == ["roll", "keep"]
    refused(match, "cast swap", "between playing a card")
