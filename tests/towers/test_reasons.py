"""Why one would do something: every kind of reason, from a position and what is done in it."""

import pytest

from abraka.core.reasons import Reason
from abraka.games.towers.bot.reasons import REASONS, reasons, say_reason
from tests.towers.table import play, table

SEEN: set[str] = set()
END = "10: #5 #6[Y] | 12: #7 #8[Y] | 14: #1 #2 #3 #9[Y]"
LATE = "first Y | turn 20 | to act B"
CALM = "1: #1 | 2: #2[Y] | 3: #3[Y] | 4: #4[B] | 5: #5[B] | 9: C | 10: #6[B] | 11: #7[B B] | 12: #8[Y] | 13: #9[Y Y]"
TEAMS = "players 4 | options teams=yes | 4: #4[R] | 5: #1[Y] | 9: C | 11: #5 #6[G G] | 12: #7 #8[Y] | 14: #2 #3 #9[G]"


def why(position: str, *actions: str, seat: int = 0) -> list[str]:
    """The reasons for these actions, in words."""
    match = table(position)
    before = match.state.copy()
    found = reasons(before, play(match, *actions).state, seat)
    SEEN.update(reason.kind for reason in found)
    assert all(tuple(reason.args) == REASONS[reason.kind] for reason in found)
    return [say_reason(reason) for reason in found]


def test_the_last_wizard_home_wins() -> None:
    found = why(f"6: #4[B] | 9: C | {END} | potions B 0/1/5 Y 3/1/2 | hand B w3 w4 w5 | {LATE}", "play w3")
    assert found[:3] == ["Wins the match", "Brings the last one home with all potions filled", "Brings a wizard home"]


def test_a_tower_fills_potions_and_covers_wizards() -> None:
    found = why(f"{CALM} | potions B 3/0/3 Y 3/0/3 | hand B t1 t3 t2 | to act B", "play t1", "tower #1", "play t2")
    assert found == ["Fills a potion", "Covers Yellow's wizard"]
    found = why(f"{CALM} | potions B 1/0/5 Y 3/0/3 | hand B t2 t3 t2 | to act B", "play t2", "tower #6", "play t3")
    assert found[0] == "Fills the last potion"


def test_trapping_the_last_wizard_of_somebody_who_has_all_else() -> None:
    land = "3: #2 | 5: #1[Y] | 8: #4[B B] | 9: C | 12: #6 #7[B] | 14: #3 #5 #8 #9"
    found = why(f"{land} | potions B 3/0/3 Y 0/2/4 | hand B t2 w4 w5 | to act B", "play t2", "tower #2")
    assert "Traps Yellow's last wizard" in found


def test_freed_wizards_and_wizards_in_reach() -> None:
    land = "6: (B) #4 | 9: C"
    found = why(f"{land} | {END} | hand B t1 w3 w3 | to act B", "play t1", "tower #4")
    assert found == [
        "Frees a wizard",
        "Keeps “w3” for a wizard 3 before the castle",
        "Brings a wizard into the castle's reach",
    ]


def test_a_wizard_comes_nearer_and_the_card_for_it_is_kept() -> None:
    land = f"1: #4[B] | 9: C | {END}"
    assert why(f"{land} | hand B w1 t5 t5 | to act B", "play w1") == ["Comes 1 space nearer to the castle"]
    found = why(f"{land} | hand B w3 w5 t5 | to act B", "play w3")
    assert found == ["Keeps “w5” for a wizard 5 before the castle", "Brings a wizard into the castle's reach"]


def test_a_castle_that_is_taken_away() -> None:
    land = "6: (Y) | 8: #5 C | 10: #6 | 12: #7 #8 | 14: #1 #2 #3 #4 #9[Y] | 15: (B)"
    found = why(f"{land} | hand B t5 w5 w4 | to act B", "play t5", "tower #5")
    assert "Takes the castle to space 13" in found
    assert "Takes Yellow's wizard out of the castle's reach" in found


def test_new_cards() -> None:
    found = why(f"{CALM} | potions B 3/0/3 Y 3/0/3 | hand B t1 t3 t2 | to act B", "redraw", "pass")
    assert "Draws three new cards" in found


def test_more_potions_than_who_was_first() -> None:
    land = "1: #5 #6 | 3: (R) | 6: #4[B] | 9: C | 12: #7 #8[R] | 14: #1 #2 #3 #9[R]"
    potions = "potions B 0/3/2 Y 0/2/3 R 3/1/1"
    found = why(f"players 3 | {land} | {potions} | hand B w3 w1 w4 | first Y | turn 33 | to act B", "play w3")
    assert "Leaves more full potions than Yellow has" in found


def test_what_partners_do_for_each_other() -> None:
    offer = "hand B w5 t4 t2 | first G | turn 44 | active R | to act B | now prompt=offer"
    found = why(f"{TEAMS} | potions B 0/2/3 Y 2/0/3 R 0/1/4 G 3/0/2 | {offer}", "give w5")
    assert found == ["Gives the partner a card"]
    loan = "potions B 0/2/3 Y 2/0/3 R 0/1/4 G 3/0/2 | first B | turn 43 | active R | to act B"
    now = "now prompt=lend exchanged=yes caster=R spell=advance-wizard stage=next_card resume=next_card"
    found = why(f"{TEAMS.replace('4: #4', '8: #4')} | {loan} | {now}", "lend", "wizard R 8")
    assert "Adds a potion for the partner" in found
    own = "potions B 0/0/5 Y 2/0/3 R 0/0/5 G 3/0/2 | hand B w5 w4 w3 | first Y | turn 44 | to act B"
    found = why(f"{TEAMS.replace('teams=yes', 'teams=yes offers=no')} | {own}", "play w5")
    assert "Brings Red's wizard home" in found


def test_every_kind_of_reason_was_seen() -> None:
    for test in (  # they may have run in another process
        test_the_last_wizard_home_wins,
        test_a_tower_fills_potions_and_covers_wizards,
        test_trapping_the_last_wizard_of_somebody_who_has_all_else,
        test_freed_wizards_and_wizards_in_reach,
        test_a_wizard_comes_nearer_and_the_card_for_it_is_kept,
        test_a_castle_that_is_taken_away,
        test_new_cards,
        test_more_potions_than_who_was_first,
        test_what_partners_do_for_each_other,
    ):
        test()
    assert set(REASONS) == SEEN


@pytest.mark.parametrize(
    ("reason", "phrase"),
    [
        (Reason("covers", {"seat": 1, "wizards": 2}), "Covers 2 of Yellow's wizards"),
        (Reason("brings_home", {"wizards": 2}), "Brings 2 wizards home"),
        (Reason("fills", {"potions": 2}), "Fills 2 potions"),
        (Reason("nearer", {"spaces": 5}), "Comes 5 spaces nearer to the castle"),
    ],
)
def test_numbers_have_their_plural(reason: Reason, phrase: str) -> None:
    assert say_reason(reason) == phrase
