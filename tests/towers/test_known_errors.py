"""What the only other digital version lacks or does wrong must be there and right here."""

import random
from itertools import combinations

import msgspec
import pytest

from abraka.core.errors import Illegal, Refusal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.towers.events import NoEffect, Revealed, WizardMoved
from tests.towers.table import TOWERS, fresh, legal, play, rolling, table, told, track

FROM_FIVE = "5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
FROM_THREE = f"3: #3 | 4: #4 | {FROM_FIVE}"
FROM_TWO = f"2: #2 | {FROM_THREE}"
OPEN = f"0: C | 1: #1 | {FROM_TWO}"
ADVANCED = "players 2 | options variant=advanced | spells advance-wizard headwind-wizard swap piggyback"
ONE_STACK = "#1 #2 #3 #4 #5 #6 #7 #8 #9"


# ---- What it lacks.


def test_T26_the_master_variant_lets_an_opponent_cast_around_a_card() -> None:
    match = table(
        f"players 2 | options variant=master | spells headwind-wizard free | {OPEN} | 10: (B) | 13: (Y)"
        " | potions Y 4/2/0 | hand B w3 t1 t2 | to act B"
    )
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (1, "round_a")
    play(match, "cast headwind-wizard", "wizard B 10")
    assert track(match) == f"{OPEN} | 12: (B) | 13: (Y)"


def test_T26_all_eight_spells_can_be_in_play() -> None:
    match = fresh(3, variant="master", spell_count=8)
    assert len(match.view(0).spells) == 8


def test_T44_teams_exchange_cards_and_win_together() -> None:
    match = table(
        f"players 4 | options teams=yes edition=pl | {OPEN} | 14: (Y) | 15: (B) | potions B 0/5/0 R 0/5/0"
        " | hand B w3 t1 t2 | hand R w1 t3 t4 | to act B"
    )
    play(match, "ask", "give w1", "give t1", "play w1")
    assert match.outcome == Outcome("fulfilled", (1, 2, 1, 2))


def test_T51_two_play_together_and_win_together() -> None:
    match = table(f"players 2 | options together=yes | {OPEN} | 14: (B B) | hand B w2 w3 t1 | to act B")
    play(match, "play w2", "play w3")
    assert match.outcome == Outcome("all_home", (1, 1))


def test_T33_piggyback_carries_an_opponents_wizard_along() -> None:
    match = table(f"{ADVANCED} | {OPEN} | 10: (B Y) | potions Y 5/1/0 | hand B w3 t1 t2 | to act B")
    play(match, "play w3")
    assert (match.to_act, match.prompt) == (1, "ride")
    play(match, "ride")
    assert track(match) == f"{OPEN} | 13: (B Y)"


def test_T19_the_memory_aid_shows_trapped_wizards_if_the_table_wants_it() -> None:
    position = f"0: C | 1: (B Y) #1[B] | {FROM_TWO} | to act B"
    faithful, aided = table(position), table(position, memory="aided")
    for seat in (0, 1, SPECTATOR):
        assert faithful.view(seat).spaces[1].ground is None
        assert aided.view(seat).spaces[1].ground == (1, 1)
        assert faithful.view(seat).spaces[1].floors[0].wizards == (1, 0)


# ---- Undo.


def test_a_choice_is_taken_back_until_something_was_revealed_or_passed_on() -> None:
    match = table(f"{OPEN} | 10: (B) | 11: (B) | 14: (Y) | hand B w1 t1w5 t2 | to act B")
    before = TOWERS.write_position(match.state)
    play(match, "play w1", "wizard B 11")
    assert match.can_undo()
    match.undo()
    assert match.prompt == "piece"
    match.undo()
    assert TOWERS.write_position(match.state) == before
    play(match, "play t1w5", "use wizard")
    match.undo()
    assert legal(match) == ["use tower", "use wizard"]


def test_T19_a_tower_that_was_lifted_is_not_put_back() -> None:
    match = table(f"{OPEN} | 10: (B) | 14: (Y) | hand B w1 t1 t2 | to act B")
    play(match, "play t1")
    assert match.can_undo()
    play(match, "tower #4")
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_a_roll_and_the_end_of_a_turn_are_not_taken_back() -> None:
    match = table(f"{OPEN} | 10: (B) | 14: (Y) | hand B w1 wd2 t2 | to act B", rolling(2))
    play(match, "play wd2")
    assert not match.can_undo()
    play(match, "keep", "wizard B 10", "play w1")
    assert match.to_act == 1
    with pytest.raises(Refusal, match="can't be taken back"):
        match.undo()


def test_every_choice_says_beforehand_what_it_would_do() -> None:
    match = table(f"{OPEN} | 10: (B) | 11: (B) | 14: (Y) | hand B w1 t1w5 t2 | to act B")
    play(match, "play w1")
    said = [TOWERS.describe(match.view(0), action) for action in match.legal()]
    assert ["11" in said[0], "12" in said[1]] == [True, True]


# ---- Spells.


@pytest.mark.parametrize(("first", "second"), list(combinations(range(1, 10), 2)))
def test_T20_the_swap_reaches_any_two_stacks(first: int, second: int) -> None:
    match = table(f"{ADVANCED} | {OPEN} | 10: (B) | 14: (Y) | potions B 4/2/0 | to act B")
    play(match, "cast swap")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)]
    play(match, f"tower #{first}")
    assert legal(match) == [f"tower #{number}" for number in range(1, 10) if number != first]
    play(match, f"tower #{second}")
    now = {space: match.view(0).spaces[space].floors[0].tower for space in range(1, 10)}
    assert now == {space: space for space in range(1, 10)} | {first: second, second: first}


def test_T20_the_swap_reaches_across_the_whole_ring_and_any_heights() -> None:
    match = table(f"{ADVANCED} | 0: #1 #2 #3[B] | 4: #4 C | 8: (Y) #5 #6 #7 #8[Y] | 9: #9 | potions B 4/2/0 | to act B")
    play(match, "cast swap")
    assert legal(match) == ["tower #3", "tower #8", "tower #9"]
    play(match, "tower #3", "tower #8")
    assert track(match) == "0: #1 #2 #8[Y] | 4: #4 C | 8: (Y) #5 #6 #7 #3[B] | 9: #9"


@pytest.mark.parametrize(("spell", "steps"), [("advance-wizard", 1), ("headwind-wizard", -1)])
@pytest.mark.parametrize(("owner", "space"), [("B", 10), ("Y", 12), ("R", 14)])
def test_T20_the_wizard_spells_reach_anybodys_wizard(spell: str, steps: int, owner: str, space: int) -> None:
    match = table(
        "players 3 | options variant=advanced | spells advance-wizard headwind-wizard swap raven"
        f" | {OPEN} | 10: (B) | 12: (Y) | 14: (R) | potions B 3/2/0 | to act B"
    )
    play(match, f"cast {spell}")
    assert legal(match) == ["wizard B 10", "wizard Y 12", "wizard R 14"]
    play(match, f"wizard {owner} {space}")
    moved = WizardMoved(owner="BYR".index(owner), start=space, end=space + steps, seat=0)
    assert told(match, WizardMoved) == [moved]


def test_T24_in_the_base_game_too_the_wizard_spell_reaches_anybodys_wizard() -> None:
    match = play(table(f"{OPEN} | 10: (B) | 12: (Y) | potions B 4/2/0 | to act B"), "cast advance-wizard")
    assert legal(match) == ["wizard B 10", "wizard Y 12"]


# ---- The limit of six.

SIX = "Y Y Y R R R"
THREE = "players 3 | 0: C | 1: #1[B]"


def test_T12_six_trapped_wizards_do_not_keep_a_seventh_from_the_roof() -> None:
    match = table(f"{THREE} | 3: ({SIX}) #3 #2 | 4: #4 | {FROM_FIVE} | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert track(match).startswith(f"0: C | 1: #1 | 3: ({SIX}) #3 #2[B]")


def test_T12_six_wizards_on_a_lower_roof_do_not_count_either() -> None:
    match = table(f"{THREE} | 3: #3[{SIX}] #2[R] | 4: #4 | {FROM_FIVE} | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert track(match).startswith(f"0: C | 1: #1 | 3: #3[{SIX}] #2[B R]")


@pytest.mark.parametrize("full", [f"3: #3 #2[{SIX}]", f"3: (Y) #2 #3[{SIX}]"])
def test_T12_six_wizards_on_the_roof_stop_a_seventh_whatever_is_below(full: str) -> None:
    match = table(f"{THREE} | {full} | 4: #4 | {FROM_FIVE} | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert told(match, NoEffect) == [NoEffect(seat=0, card="w2")]
    assert track(match).startswith(f"0: C | 1: #1[B] | {full}")


def test_T12_six_wizards_on_open_ground_stop_a_seventh() -> None:
    match = table(f"players 3 | {OPEN} | 11: (B) | 12: (B) | 13: ({SIX}) | hand B w2 t1 t2 | to act B")
    play(match, "play w2")
    assert track(match) == f"{OPEN} | 11: (B) | 13: ({SIX}) | 14: (B)"


def test_T12_the_spell_looks_at_the_surface_too() -> None:
    advanced = "options variant=advanced | spells advance-wizard headwind-wizard swap piggyback | potions B 3/2/0"
    trapped = table(f"{THREE} | 2: ({SIX}) #2 | {FROM_THREE} | {advanced} | to act B")
    play(trapped, "cast advance-wizard")
    assert track(trapped).startswith(f"0: C | 1: #1 | 2: ({SIX}) #2[B]")
    full = table(f"{THREE} | 2: (Y) #2[{SIX}] | {FROM_THREE} | {advanced} | to act B")
    play(full, "cast advance-wizard")
    assert "wizard B 1" not in legal(full)
    with pytest.raises(Illegal, match="6 wizards"):
        full.apply("wizard B 1")


# ---- A roll with no legal target.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_roll_for_a_wizard_without_any_leaves_a_way_out(edition: str) -> None:
    match = table(f"0: C | 1: (B) #1 | {FROM_TWO} | 14: (Y) | hand B wd2 t1 t2 | to act B", rolling(3), edition=edition)
    play(match, "play wd2")
    assert legal(match) == ["roll", "keep"]
    play(match, "keep")
    assert told(match, NoEffect) == [NoEffect(seat=0, card="wd2")]
    assert (match.to_act, match.prompt, match.view(0).cards_played) == (0, "turn", 1)


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_roll_onto_a_full_roof_leaves_a_way_out(edition: str) -> None:
    match = table(
        f"players 3 | 0: C | 1: #1[B] | 2: #2 | 4: #3 #4[{SIX}] | {FROM_FIVE} | hand B wd2 t1 t2 | to act B",
        rolling(6, 3),
        edition=edition,
    )
    play(match, "play wd2", "roll")
    assert told(match, NoEffect) == [NoEffect(seat=0, card="wd2")]
    assert match.prompt == "turn"


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_a_roll_of_every_tower_onto_the_castle_leaves_a_way_out(edition: str) -> None:
    match = table(
        f"4: C | 1: {ONE_STACK} | 10: (B) | 14: (Y) | hand B td2 t1 t2 | to act B", rolling(3), edition=edition
    )
    play(match, "play td2", "keep")
    assert told(match, NoEffect) == [NoEffect(seat=0, card="td2")]
    assert match.prompt == "turn"


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T11_an_either_die_without_any_target_leaves_a_way_out(edition: str) -> None:
    match = table(f"4: C | 1: (B) {ONE_STACK} | 14: (Y) | hand B d t1 t2 | to act B", rolling(3), edition=edition)
    play(match, "play d")
    assert told(match, NoEffect) == [NoEffect(seat=0, card="d")]
    assert match.prompt == "turn"


# ---- Trapped wizards.


def covered(match: Match, viewer: int) -> list[tuple[int, ...] | None]:
    """What a viewer is shown of all levels below a tower."""
    levels: list[tuple[int, ...] | None] = []
    for space in match.view(viewer).spaces:
        levels += ([space.ground] + [floor.wizards for floor in space.floors])[:-1]
    return levels


def test_T19_trapped_wizards_are_sent_to_nobody() -> None:
    match = table(f"0: C | 1: (B Y) #1[B] #2[Y] | {FROM_THREE} | to act B")
    for viewer in (0, 1, SPECTATOR):
        assert covered(match, viewer) == [None] * 9
        assert match.view(viewer).spaces[1].floors[1].wizards == (0, 1)


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_T19_who_is_trapped_where_changes_nothing_that_is_sent(viewer: int) -> None:
    hands = "hand B w1 t1 t2 | hand Y w2 t3 t4 | hand R w3 t5 d"
    one = table(f"0: C | 1: (B) #1 | 2: (Y) #2 | 3: (R) #3 | 4: #4 | {FROM_FIVE} | {hands} | to act B")
    other = table(f"0: C | 1: (R) #1 | 2: (B) #2 | 3: (Y) #3 | 4: #4 | {FROM_FIVE} | {hands} | to act B")
    assert msgspec.json.encode(one.view(viewer)) == msgspec.json.encode(other.view(viewer))
    assert one.legal() == other.legal()
    play(one, "play t1", "tower #9")
    play(other, "play t1", "tower #9")
    assert one.events(viewer) == other.events(viewer)
    assert one.view(viewer) == other.view(viewer)


def test_T19_only_lifting_a_tower_shows_who_stood_below_and_to_all() -> None:
    match = table(f"0: C | 1: (B Y) #1 | {FROM_TWO} | 14: (Y) | hand B w1 t5 t2 | to act B")
    play(match, "play t5", "tower #1")
    shown = [Revealed(owner=0, wizards=1, space=1), Revealed(owner=1, wizards=1, space=1)]
    for viewer in (0, 1, SPECTATOR):
        assert told(match, Revealed, viewer) == shown
        assert match.view(viewer).spaces[1].ground == (1, 1)


def test_T19_through_a_whole_match_no_view_holds_a_trapped_wizard() -> None:
    match, luck, trapped = fresh(3, variant="advanced"), random.Random(1), 0
    for _ in range(300):
        if match.outcome is not None:
            break
        play(match, luck.choice(legal(match)))
        if match.prompt != "release":  # a lifted tower shows what stands below
            assert {level for viewer in (0, 1, 2, SPECTATOR) for level in covered(match, viewer)} <= {None}
        trapped += sum(seat.trapped for seat in match.view(0).seats)
    assert trapped > 100
