"""Alone, and together with one open hand (T50, T51)."""

import pytest

from abraka.core.errors import Illegal, NotYourTurn, PositionError
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.towers.events import (
    CastleFlew,
    Drew,
    Got,
    MatchEnded,
    PileRenewed,
    PotionFilled,
    SpellCast,
    WizardEntered,
)
from tests.towers.table import fresh, legal, play, rolling, table, told, track

START = "0: C | 1: #1[B B B] | 2: #2[B B B] | 3: #3[B B B] | 4: #4[B B] | 5: #5[B] | 6: #6 | 7: #7 | 8: #8 | 9: #9"
OPEN = "0: C | 1: #1 | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
ALONE = "players 1"
FULL = "players 1 | options potions=full"
EMPTY = "players 1 | options potions=empty"
HAND = "hand B w1 t1 t2"
ALL_THE_REST = (
    "discard w1*3 w2*4 w3*4 w4*4 w5*4 t1*3 t2*3 t3*4 t4*4 t5*4 t1w1*3 t2w2*3 t3w3*3 t4w4*3"
    " t5w1*6 t4w2*6 t2w4*6 t1w5*6 d*6 td2*3 wd2*3 td3 wd3"
)
"""Discards that leave no card in the draw pile beside the hand w1, t1, t2."""


def potions(match: Match) -> tuple[int, int, int]:
    """The one set of potions: empty, full, spent."""
    side = match.view(SPECTATOR).seats[0]
    return side.empty, side.full, side.spent


def hand(match: Match, viewer: int = 0) -> tuple[str, ...]:
    """The one hand."""
    return tuple(match.view(viewer).seats[0].hand)


def play_out(match: Match) -> list[str]:
    """Plays to the end, always the first thing that is possible; returns the actions."""
    actions = []
    while match.outcome is None:
        actions.append(legal(match)[0])
        play(match, actions[-1])
        assert told(match, PileRenewed) == []
    return actions


# ---- Alone.


def test_T50_twelve_wizards_of_one_colour_stand_on_the_first_five_towers() -> None:
    match = fresh(1)
    assert track(match) == START
    assert [(seat.home, seat.cards) for seat in match.view(0).seats] == [(0, 3)]
    assert match.view(0).pile == 87


def test_T50_one_card_a_turn_is_played_and_one_drawn() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 11: (B) | {HAND}"), "play w1")
    assert track(match) == f"{OPEN} | 12: (B)"
    assert match.view(0).turn == 2
    assert told(match, Drew) == [Drew(seat=0, cards=1)]
    assert len(hand(match)) == 3
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T50_there_is_no_redrawing() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | {HAND}")
    assert legal(match) == ["play w1", "play t1", "play t2"]
    with pytest.raises(Illegal, match="no redrawing"):
        match.apply("redraw")


def test_T50_all_wizards_home_win_at_once() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 15: (B) | {HAND} | turn 7"), "play w1")
    assert match.outcome == Outcome("all_home", (1,))
    assert match.outcome.winners == (0,)
    assert match.to_act is None


def test_T50_the_last_wizard_may_come_home_with_the_thirtieth_card() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 15: (B) | {HAND} | turn 30"), "play w1")
    assert match.outcome == Outcome("all_home", (1,))


def test_T50_a_wizard_outside_after_the_thirtieth_card_loses() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 11: (B) | {HAND} | turn 30"), "play w1")
    assert match.outcome == Outcome("cards_used_up", (2,))
    assert match.outcome.winners == ()
    assert len(told(match, MatchEnded)) == 1


def test_T50_one_of_two_wizards_home_with_the_thirtieth_card_is_not_enough() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | 15: (B) | {HAND} | turn 30")
    play(match, "play w1", "wizard B 15")
    assert match.outcome == Outcome("cards_used_up", (2,))


def test_T50_after_the_twenty_ninth_card_one_is_left() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 11: (B) | {HAND} | turn 29"), "play w1")
    assert (match.outcome, match.to_act) == (None, 0)
    assert match.view(0).turn == 30


def test_T50_a_trapped_wizard_is_not_home() -> None:
    match = play(table(f"{ALONE} | {OPEN} | 10: (B) | {HAND} | turn 30"), "play t1", "tower #9")
    assert match.outcome == Outcome("cards_used_up", (2,))


@pytest.mark.parametrize("options", [{}, {"potions": "full"}, {"potions": "empty"}])
def test_T50_a_whole_match_is_thirty_cards_long_and_the_pile_is_never_reshuffled(options: dict[str, str]) -> None:
    match = fresh(1, bytes(range(16)), **options)
    played = [action for action in play_out(match) if action.startswith("play")]
    assert len(played) == 30
    assert match.outcome == Outcome("cards_used_up", (2,))
    view = match.view(0)
    assert sum(view.discard.values()) == 30
    assert sum(view.discard.values()) + view.pile + len(hand(match)) == 90


def test_T50_with_the_draw_pile_empty_no_card_is_drawn() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | {HAND} | {ALL_THE_REST}")
    assert match.view(0).pile == 0
    play(match, "play w1")
    assert told(match, PileRenewed) == []
    assert hand(match) == ("t1", "t2")
    play(match, "play t1", "tower #4")
    assert (match.view(0).turn, legal(match), hand(match)) == (3, ["play t2"], ("t2",))


def test_T50_without_any_card_left_the_match_is_lost() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | {HAND} | {ALL_THE_REST}")
    play(match, "play w1", "play t1", "tower #4", "play t2", "tower #6")
    assert match.outcome == Outcome("cards_used_up", (2,))


def test_T50_a_card_that_can_not_be_carried_out_counts_too() -> None:
    match = table(f"{ALONE} | 0: C | 1: (B) #1 #2 #3 #4 #5 #6 #7 #8 #9 | {HAND} | turn 30")
    play(match, "play w1")
    assert match.outcome == Outcome("cards_used_up", (2,))


def test_T50_dice_are_rolled_as_ever() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | hand B wd2 t1 t2", rolling(3, 5))
    play(match, "play wd2")
    assert legal(match) == ["roll", "keep"]
    play(match, "roll", "wizard B 11")
    assert match.outcome == Outcome("all_home", (1,))


def test_T50_the_castle_flies_and_the_limit_of_six_holds_as_ever() -> None:
    match = table(f"{ALONE} | {OPEN} | 11: (B) | 12: (B B B B B B) | 15: (B) | {HAND}")
    play(match, "play w1")
    assert legal(match) == ["wizard B 12", "wizard B 15"]
    play(match, "wizard B 15")
    assert told(match, CastleFlew) == [CastleFlew(start=0, end=1)]


# ---- Alone, with spells.


def test_T50_without_spells_there_are_no_potions() -> None:
    match = fresh(1)
    assert match.view(0).spells == ()
    assert potions(match) == (0, 0, 0)
    match = play(table(f"{ALONE} | {OPEN} | 10: (B) | {HAND}"), "play t1", "tower #9")
    assert told(match, PotionFilled) == []


def test_T50_with_spells_there_are_three_and_six_potions() -> None:
    full, empty = fresh(1, potions="full"), fresh(1, potions="empty")
    assert (len(full.view(0).spells), potions(full)) == (3, (0, 6, 0))
    assert (len(empty.view(0).spells), potions(empty)) == (3, (6, 0, 0))


def test_T50_the_three_spells_may_be_chosen() -> None:
    match = fresh(1, potions="full", spells="swap,raven,free")
    assert [spell.name for spell in match.view(0).spells] == ["swap", "raven", "free"]


def test_T50_the_three_spells_are_drawn_by_lot() -> None:
    drawn = {tuple(spell.name for spell in fresh(1, bytes([n] * 16), potions="full").view(0).spells) for n in range(20)}
    assert len(drawn) > 5
    assert len({name for names in drawn for name in names}) == 8


SPELLS = "spells advance-wizard headwind-tower piggyback"


def test_T50_a_spell_is_cast_after_the_card_and_not_before() -> None:
    match = table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | {HAND}")
    assert legal(match) == ["play w1", "play t1", "play t2"]
    with pytest.raises(Illegal, match="after the card"):
        match.apply("cast advance-wizard")
    play(match, "play w1")
    assert match.view(0).turn == 1
    assert legal(match) == ["cast advance-wizard", "cast headwind-tower", "pass"]


def test_T50_no_second_card_is_played_where_a_spell_may_be_cast() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | {HAND}"), "play w1")
    with pytest.raises(Illegal, match="One card a turn"):
        match.apply("play t1")


def test_T50_one_cast_a_turn() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | {HAND}"), "play w1", "cast advance-wizard")
    assert track(match) == f"{OPEN} | 13: (B)"
    assert potions(match) == (0, 4, 2)
    assert match.view(0).turn == 2
    assert not any("cast" in action for action in legal(match))


def test_T50_without_a_cast_the_turn_ends_too() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | {HAND}"), "play w1", "pass")
    assert potions(match) == (0, 6, 0)
    assert match.view(0).turn == 2


def test_T50_a_wizard_brought_home_by_the_card_leaves_no_time_for_a_spell() -> None:
    match = table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | 15: (B) | {HAND}")
    play(match, "play w1", "wizard B 15")
    assert match.view(0).turn == 2


def test_T50_a_spell_after_the_thirtieth_card_may_bring_the_last_wizard_home() -> None:
    match = table(f"{FULL} | {SPELLS} | {OPEN} | 15: (B) | hand B t1 t2 t3 | turn 30")
    play(match, "play t1", "tower #4", "cast advance-wizard")
    assert match.outcome == Outcome("all_home", (1,))


def test_T50_piggyback_is_cast_with_the_card() -> None:
    match = table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B) | 14: (B B) | hand B w2 t1 t2")
    play(match, "play w2", "wizard B 14")
    assert (match.to_act, match.prompt, legal(match)) == (0, "ride", ["ride", "pass"])
    play(match, "ride")
    assert told(match, SpellCast) == [SpellCast(seat=0, spell="piggyback", cost=1)]
    assert told(match, WizardEntered) == [WizardEntered(owner=0, start=14, seat=0)] * 2
    assert track(match) == "1: #1 C | 2: #2 | 3: #3 | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | 11: (B)"
    assert match.view(0).turn == 2


def test_T50_piggyback_is_the_turns_one_cast() -> None:
    match = table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B B) | hand B w2 t1 t2")
    play(match, "play w2", "ride")
    assert track(match) == f"{OPEN} | 13: (B B)"
    assert potions(match) == (0, 5, 1)
    assert match.view(0).turn == 2


def test_T50_who_declines_piggyback_may_cast_after_the_card() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B B) | hand B w2 t1 t2"), "play w2", "pass")
    assert track(match) == f"{OPEN} | 11: (B) | 13: (B)"
    assert legal(match) == ["cast advance-wizard", "cast headwind-tower", "pass"]


def test_T50_piggyback_is_not_cast_outside_a_card() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 11: (B B) | {HAND}"), "play t1", "tower #4")
    with pytest.raises(Illegal, match="Piggyback"):
        match.apply("cast piggyback")


def test_T50_potions_full_at_the_start_need_not_be_kept() -> None:
    match = play(table(f"{FULL} | {SPELLS} | {OPEN} | 15: (B) | potions B 0/0/6 | {HAND}"), "play w1")
    assert match.outcome == Outcome("all_home", (1,))


def test_T50_empty_potions_are_filled_by_trapping() -> None:
    match = play(table(f"{EMPTY} | {SPELLS} | {OPEN} | 10: (B) | 12: (B) | {HAND}"), "play t1", "tower #9")
    assert told(match, PotionFilled) == [PotionFilled(seat=0)]
    assert potions(match) == (5, 1, 0)
    assert legal(match) == ["cast headwind-tower", "pass"]


def test_T50_empty_potions_must_be_filled_too_to_win() -> None:
    match = play(table(f"{EMPTY} | {SPELLS} | {OPEN} | 15: (B) | potions B 1/5/0 | {HAND}"), "play w1")
    assert match.outcome == Outcome("nobody_outside", (2,))
    match = play(table(f"{EMPTY} | {SPELLS} | {OPEN} | 15: (B) | potions B 0/2/4 | {HAND}"), "play w1")
    assert match.outcome == Outcome("all_home", (1,))


def test_T50_filled_potions_do_not_win_while_a_wizard_is_outside() -> None:
    match = table(f"{EMPTY} | {SPELLS} | {OPEN} | 10: (B) | 12: (B) | potions B 1/0/5 | {HAND}")
    play(match, "play t1", "tower #9")
    assert potions(match) == (0, 1, 5)
    assert match.outcome is None


def test_T50_a_position_for_the_game_without_spells_has_no_potions() -> None:
    with pytest.raises(PositionError, match="0 potions"):
        table(f"{ALONE} | {OPEN} | 11: (B) | potions B 0/6/0")


# ---- Together.

THREE = "players 3 | options together=yes"


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_T51_together_the_set_up_is_that_of_the_solo_game(players: int) -> None:
    match = fresh(players, together=True)
    assert track(match) == START
    assert [seat.cards for seat in match.view(0).seats] == [3] + [0] * (players - 1)
    assert match.view(0).pile == 87


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_T51_all_see_the_one_open_hand(players: int) -> None:
    match = fresh(players, together=True)
    cards = [match.view(viewer).seats[0].hand for viewer in (SPECTATOR, *range(players))]
    assert len(cards[0]) == 3
    assert len(set(cards)) == 1


def test_T51_the_seats_take_turns_with_the_one_hand() -> None:
    match = table(f"{THREE} | {OPEN} | 11: (B) | {HAND}")
    play(match, "play w1")
    assert match.to_act == 1
    assert {"t1", "t2"} <= set(hand(match))
    play(match, "play t1", "tower #4")
    assert match.to_act == 2
    assert "t2" in hand(match)
    play(match, "play t2", "tower #5")
    assert match.to_act == 0


def test_T51_another_seat_must_wait_for_its_turn() -> None:
    match = table(f"{THREE} | {OPEN} | 11: (B) | {HAND} | first B | to act Y")
    with pytest.raises(NotYourTurn, match="yellow"):
        match.apply("play w1", seat=0)
    match.apply("play w1", seat=1)
    assert track(match) == f"{OPEN} | 12: (B)"


def test_T51_all_are_told_which_card_was_drawn() -> None:
    match = play(table(f"{THREE} | {OPEN} | 11: (B) | {HAND}"), "play w1")
    got = told(match, Got)
    assert len(got) == 1
    for seat in range(3):
        assert told(match, Got, seat) == got


def test_T51_every_seat_moves_the_one_colour() -> None:
    match = play(table(f"{THREE} | {OPEN} | 11: (B) | 12: (B) | {HAND} | first B | to act R"), "play w1")
    assert (match.to_act, legal(match)) == (2, ["wizard B 11", "wizard B 12"])


def test_T51_all_win_together() -> None:
    match = play(table(f"{THREE} | {OPEN} | 15: (B) | {HAND} | first B | to act R | turn 30"), "play w1")
    assert match.outcome == Outcome("all_home", (1, 1, 1))


def test_T51_all_lose_together_after_thirty_cards_in_all() -> None:
    match = play(table(f"{THREE} | {OPEN} | 11: (B) | {HAND} | first B | to act R | turn 30"), "play w1")
    assert match.outcome == Outcome("cards_used_up", (2, 2, 2))


@pytest.mark.parametrize("players", [2, 4, 6])
def test_T51_a_whole_match_is_thirty_cards_long(players: int) -> None:
    match = fresh(players, bytes(range(16)), together=True)
    played = [action for action in play_out(match) if action.startswith("play")]
    assert len(played) == 30
    assert match.outcome == Outcome("cards_used_up", (2,) * players)


def test_T51_there_is_no_redrawing_and_no_asking() -> None:
    match = table(f"{THREE} | {OPEN} | 11: (B) | {HAND}")
    assert legal(match) == ["play w1", "play t1", "play t2"]


def test_T51_spells_are_paid_from_the_one_set_of_potions_by_whoever_is_on() -> None:
    match = table(f"{THREE} potions=full | {SPELLS} | {OPEN} | 11: (B) | {HAND} | first B | to act Y")
    play(match, "play w1")
    assert (match.to_act, legal(match)) == (1, ["cast advance-wizard", "cast headwind-tower", "pass"])
    play(match, "cast advance-wizard")
    assert told(match, SpellCast) == [SpellCast(seat=1, spell="advance-wizard", cost=2)]
    assert potions(match) == (0, 4, 2)
    assert match.to_act == 2


def test_T51_only_the_seat_on_turn_is_asked_for_piggyback() -> None:
    match = table(f"{THREE} potions=full | {SPELLS} | {OPEN} | 11: (B B) | {HAND} | first B | to act Y")
    play(match, "play w1")
    assert (match.to_act, match.prompt) == (1, "ride")
    play(match, "pass")
    assert (match.to_act, match.prompt) == (1, "turn")


def test_T51_empty_potions_must_be_filled_for_all_to_win() -> None:
    match = table(
        f"{THREE} potions=empty | {SPELLS} | {OPEN} | 15: (B) | potions B 1/5/0 | {HAND} | first B | to act Y"
    )
    play(match, "play w1")
    assert match.outcome == Outcome("nobody_outside", (2, 2, 2))


def test_T51_a_wizard_brought_home_ends_the_turn() -> None:
    match = table(f"{THREE} potions=full | {SPELLS} | {OPEN} | 11: (B) | 15: (B) | {HAND} | first B | to act Y")
    play(match, "play w1", "wizard B 15")
    assert (match.to_act, match.prompt) == (2, "turn")
