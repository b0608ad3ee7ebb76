"""A turn: two cards, refilling, impossible cards, redrawing, the base game's one spell (T7–T9, T24)."""

import pytest

from abraka.core.errors import Illegal
from abraka.core.events import SPECTATOR
from abraka.core.match import Match
from abraka.games.towers.events import (
    CardPlayed,
    CardThrown,
    Drew,
    Got,
    HalfChosen,
    NoEffect,
    PileRenewed,
    PotionFilled,
    Redrew,
    TowerMoved,
    Trapped,
    TurnBegan,
)
from tests.towers.table import events, legal, play, potions, table, told, track

LAND = "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
AT_ONCE = "0: C | 12: #1 #2 #3 #4 #5 #6 #7 #8 #9"
"""All towers four spaces before the castle: no tower can go 4."""

ALL_CARDS = (
    "w1*4 w2*4 w3*4 w4*4 w5*4 t1*4 t2*4 t3*4 t4*4 t5*4 t1w1*3 t2w2*3 t3w3*3 t4w4*3 "
    "t5w1*6 t4w2*6 t2w4*6 t1w5*6 d*6 td2*3 wd2*3 td3 wd3"
)


def discards_but(cards: str) -> str:
    """The discard segment of a table where only these cards are not on the discard pile."""
    left: dict[str, int] = {}
    for word in ALL_CARDS.split():
        name, _, copies = word.partition("*")
        left[name] = int(copies or 1)
    for name in cards.split():
        left[name] -= 1
    return "discard " + " ".join(f"{name}*{copies}" for name, copies in left.items() if copies)


def hand(match: Match, seat: int = 0) -> list[str]:
    """A seat's cards."""
    return list(match.view(seat).seats[seat].hand)


# T7: two cards, then refill.


def test_T7_two_cards_are_played_one_after_the_other_then_the_next_player_is_on() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play w1")
    assert (match.prompt, legal(match)) == ("piece", ["wizard B 1", "wizard B 3"])
    play(match, "wizard B 1")
    assert track(match) == "0: C | 1: #1 | 2: #2[B Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    assert (match.to_act, match.prompt, legal(match)) == (0, "turn", ["play w2", "play t5"])
    play(match, "play w2", "wizard B 2")
    assert track(match) == "0: C | 1: #1 | 2: #2[Y] | 3: #3[B] | 4: #4[B] | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9"
    assert (match.to_act, match.prompt) == (1, "turn")
    assert told(match, TurnBegan) == [TurnBegan(1, 2)]


def test_T7_each_card_goes_to_the_discard_pile_where_everybody_sees_it() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play t5", "tower #6")
    assert match.view(1).discard == {"t5": 1}
    assert hand(match) == ["w1", "w2"]
    play(match, "play w2")
    assert told(match, CardPlayed, seat=1) == [CardPlayed(0, "w2")]
    play(match, "wizard B 1")
    assert match.view(1).discard == {"t5": 1, "w2": 1}


def test_T7_the_hand_is_refilled_to_three_at_the_end_of_the_turn_and_not_between_the_cards() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play w1", "wizard B 1")
    assert (hand(match), told(match, Drew)) == (["w2", "t5"], [])
    play(match, "play w2", "wizard B 2")
    assert len(hand(match)) == 3
    assert "t5" in hand(match)
    assert told(match, Drew) == [Drew(0, 2)]


def test_T7_only_the_owner_is_told_which_cards_were_drawn() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 2")
    drawn = hand(match)
    drawn.remove("t5")
    assert sorted(str(event) for event in told(match, Got, seat=0)) == sorted(str(Got(0, card)) for card in drawn)
    assert told(match, Got, seat=1) == []
    assert told(match, Got) == []


def test_T7_both_cards_must_be_played_so_there_is_no_passing() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    with pytest.raises(Illegal, match="T7"):
        match.apply("pass")
    play(match, "play w1", "wizard B 1")
    assert "pass" not in legal(match)
    with pytest.raises(Illegal, match="T7"):
        match.apply("pass")


def test_T7_a_third_card_is_refused() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | potions B 5/1/0 Y 6/0/0 | to act B")
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 2")
    assert (match.to_act, match.prompt) == (0, "turn")
    with pytest.raises(Illegal, match="T7"):
        match.apply("play t5")


def test_T7_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | hand Y w3 w4 w5 | to act B")
    with pytest.raises(Illegal, match=r"w3.*T7"):
        match.apply("play w3")


def test_T7_a_turn_goes_to_the_left_round_the_table_and_back_to_the_first() -> None:
    match = table(
        "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[R] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 9: #9 | first Y | to act R"
    )
    assert (match.view(SPECTATOR).turn, match.view(SPECTATOR).round) == (2, 1)
    play(match, "redraw", "pass")
    assert (match.to_act, match.view(SPECTATOR).turn, match.view(SPECTATOR).round) == (0, 3, 1)
    play(match, "redraw", "pass")
    assert (match.to_act, match.view(SPECTATOR).turn, match.view(SPECTATOR).round) == (1, 4, 2)


def test_T7_a_pile_just_used_up_is_not_renewed_before_somebody_draws() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | hand Y w3 w4 d | {discards_but('w1 w2 t5 w3 w4 d t1 t2')} | to act B")
    assert match.view(0).pile == 2
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 2")
    assert sorted(hand(match)) == ["t1", "t2", "t5"]
    assert told(match, PileRenewed) == []
    assert match.view(0).pile == 0
    assert sum(match.view(0).discard.values()) == 90 - 3 - 3
    # Yellow draws two cards at the end of the turn, from the renewed pile: all but blue's three and the one kept.
    play(match, "play w3", "play w4")
    assert told(match, PileRenewed) == [PileRenewed(90 - 3 - 1)]
    assert (match.view(0).pile, match.view(0).discard) == (84, {})
    assert "d" in hand(match, 1)


def test_T7_a_pile_that_runs_out_while_drawing_is_renewed_for_the_missing_cards_only() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | hand Y w3 w4 d | {discards_but('w1 w2 t5 w3 w4 d td3')} | to act B")
    assert match.view(0).pile == 1
    play(match, "play w1", "wizard B 1", "play w2", "wizard B 2")
    assert "td3" in hand(match)
    assert told(match, PileRenewed) == [PileRenewed(90 - 3 - 2)]
    assert (match.view(0).pile, match.view(0).discard) == (84, {})


# T8: cards that can't be carried out.


def test_T8_a_wizard_card_without_a_visible_own_wizard_is_discarded_without_effect() -> None:
    match = table("0: C | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 5: (B) #1[Y] | hand B w1 w2 t5 | to act B")
    before = track(match)
    play(match, "play w1")
    assert told(match, NoEffect) == [NoEffect(0, "w1")]
    assert (track(match), match.view(0).discard) == (before, {"w1": 1})
    assert (match.to_act, match.prompt, legal(match)) == (0, "turn", ["play w2", "play t5"])


def test_T8_a_tower_card_that_would_put_every_tower_on_the_castle_is_discarded_without_effect() -> None:
    match = table(f"{AT_ONCE}[B Y] | hand B t4 w2 t5 | to act B")
    before = track(match)
    play(match, "play t4")
    assert told(match, NoEffect) == [NoEffect(0, "t4")]
    assert track(match) == before
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T8_an_impossible_second_card_ends_the_turn_as_any_other() -> None:
    match = table(f"{AT_ONCE}[B Y] | hand B t4 t4 t5 | to act B")
    play(match, "play t4", "play t4")
    assert (match.to_act, len(hand(match))) == (1, 3)


def test_T8_a_number_card_that_can_be_carried_out_must_be() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play w1")
    assert "pass" not in legal(match)
    with pytest.raises(Illegal, match="T8"):
        match.apply("pass")
    assert match.prompt == "piece"


def test_T8_an_unwelcome_but_only_possible_move_is_made_without_asking() -> None:
    match = table("0: C | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 15: #1[B] | hand B w2 w3 t5 | to act B")
    play(match, "play w2")
    assert track(match) == "0: C | 1: (B) | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 15: #1"
    assert (match.to_act, match.prompt) == (0, "turn")


def test_T8_of_an_either_card_with_both_halves_possible_the_player_chooses() -> None:
    match = table(f"{LAND} | hand B t2w4 w2 t5 | to act B")
    play(match, "play t2w4")
    assert (match.to_act, match.prompt, legal(match)) == (0, "half", ["use tower", "use wizard"])
    with pytest.raises(Illegal, match="pass"):
        match.apply("pass")


def test_T8_of_an_either_card_without_a_possible_wizard_only_the_tower_remains() -> None:
    match = table("0: C | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 5: (B) #1[Y] | hand B t2w4 w2 t5 | to act B")
    play(match, "play t2w4")
    assert told(match, HalfChosen) == [HalfChosen(0, "tower")]
    assert (match.prompt, legal(match)) == ("piece", [f"tower #{number}" for number in range(1, 10)])
    with pytest.raises(Illegal, match="T16"):
        match.apply("wizard B 5")


def test_T8_of_an_either_card_without_a_possible_tower_only_the_wizard_remains() -> None:
    match = table(f"{AT_ONCE}[Y] | 1: (B) | 5: (B) | hand B t4w2 w2 t5 | to act B")
    play(match, "play t4w2")
    assert told(match, HalfChosen) == [HalfChosen(0, "wizard")]
    assert (match.prompt, legal(match)) == ("piece", ["wizard B 1", "wizard B 5"])
    with pytest.raises(Illegal, match="T10"):
        match.apply("tower #1")


def test_T8_an_either_card_with_neither_half_possible_has_no_effect() -> None:
    match = table("0: C | 12: (B) #1 #2 #3 #4 #5 #6 #7 #8 #9[Y] | hand B t4w2 w2 t5 | to act B")
    before = track(match)
    play(match, "play t4w2")
    assert told(match, NoEffect) == [NoEffect(0, "t4w2")]
    assert told(match, HalfChosen) == []  # nobody has chosen anything
    assert (track(match), match.to_act, match.prompt) == (before, 0, "turn")


# T9: redrawing.


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_T9_instead_of_playing_all_three_cards_are_exchanged_and_a_tower_may_go_1(edition: str) -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B", edition=edition)
    play(match, "redraw")
    assert told(match, Redrew) == [Redrew(0)]
    assert told(match, CardThrown) == [CardThrown(0, "w1"), CardThrown(0, "w2"), CardThrown(0, "t5")]
    assert told(match, Drew) == [Drew(0, 3)]
    assert match.view(1).discard == {"w1": 1, "w2": 1, "t5": 1}
    assert (match.to_act, match.prompt, len(hand(match))) == (0, "redraw_tower", 3)
    assert legal(match) == [f"tower #{number}" for number in range(1, 10)] + ["pass"]
    new = hand(match)
    play(match, "tower #9")
    assert track(match) == "0: C | 1: #1[B] | 2: #2[Y] | 3: #3[B] | 4: #4 | 5: #5 | 6: #6 | 7: #7 | 8: #8 | 10: #9"
    assert told(match, TowerMoved) == [TowerMoved(9, 9, 10, 0)]
    assert (match.to_act, match.prompt, hand(match)) == (1, "turn", new)


def test_T9_the_tower_need_not_be_moved() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "redraw", "pass")
    assert (track(match), match.to_act, match.prompt) == (LAND, 1, "turn")


def test_T9_the_tower_that_covers_a_wizard_fills_a_potion() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "redraw", "tower #1")
    assert track(match).startswith("0: C | 2: #2[Y] #1[B] | 3: #3[B]")
    assert told(match, Trapped) == [Trapped(1, 1, 2)]
    assert told(match, PotionFilled) == [PotionFilled(0)]
    assert potions(match) == "5/1/0"


def test_T9_the_tower_may_not_end_on_the_castle() -> None:
    match = table("0: C | 2: #2 #3 #4 #5 #6 #7 #8 #9[Y] | 15: #1[B] | hand B w1 w2 t5 | to act B")
    play(match, "redraw")
    assert legal(match) == [f"tower #{number}" for number in range(2, 10)] + ["pass"]
    with pytest.raises(Illegal, match=r"castle.*T17"):
        match.apply("tower #1")


def test_T9_if_no_tower_can_go_the_turn_is_over_with_the_new_cards() -> None:
    match = table("0: C | 15: #1 #2 #3 #4 #5 #6 #7 #8 #9[B Y] | hand B w1 w2 t5 | to act B")
    play(match, "redraw")
    assert (match.to_act, match.prompt, len(hand(match))) == (1, "turn", 3)


def test_T9_the_new_cards_are_not_played_in_this_turn() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "redraw")
    with pytest.raises(Illegal, match="does not answer"):
        match.apply(f"play {hand(match)[0]}")


def test_T9_redrawing_is_possible_before_the_first_card_only() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    assert "redraw" in legal(match)
    play(match, "play w1", "wizard B 1")
    assert "redraw" not in legal(match)
    with pytest.raises(Illegal, match="T9"):
        match.apply("redraw")


def test_T9_after_a_card_without_effect_it_is_too_late_too() -> None:
    match = table(f"{AT_ONCE}[B Y] | hand B t4 w2 t5 | to act B")
    play(match, "play t4")
    with pytest.raises(Illegal, match="T9"):
        match.apply("redraw")


def test_T9_a_spell_may_come_before_redrawing_but_none_after_it() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | potions B 3/3/0 Y 6/0/0 | to act B")
    play(match, "cast advance-tower", "tower #9")
    assert "redraw" in legal(match)
    play(match, "redraw")
    assert not [action for action in legal(match) if action.startswith("cast")]
    play(match, "tower #9")
    assert track(match).endswith("| 8: #8 | 12: #9")
    assert (match.to_act, potions(match)) == (1, "3/2/1")


def test_T9_no_spell_can_be_cast_between_redrawing_and_the_tower_or_after_it() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | potions B 0/6/0 Y 6/0/0 | to act B")
    play(match, "redraw")
    with pytest.raises(Illegal, match="does not answer"):
        match.apply("cast advance-tower")
    play(match, "tower #9")
    assert match.to_act == 1


def test_T9_in_the_advanced_game_several_spells_may_come_before_redrawing() -> None:
    match = table(
        f"options variant=advanced | spells advance-wizard advance-tower swap raven | {LAND} | hand B w1 w2 t5 | "
        "potions B 3/3/0 Y 6/0/0 | to act B"
    )
    play(match, "cast advance-tower", "tower #9", "cast raven", "castle back", "redraw", "tower #9")
    assert track(match).endswith("| 8: #8 | 12: #9 | 15: C")
    assert (match.to_act, potions(match)) == (1, "3/0/3")


def test_T9_with_an_empty_pile_the_three_thrown_cards_are_shuffled_in_too() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | hand Y w3 w4 d | {discards_but('w1 w2 t5 w3 w4 d')} | to act B")
    assert match.view(0).pile == 0
    play(match, "redraw")
    assert told(match, PileRenewed) == [PileRenewed(90 - 3)]
    assert (match.view(0).pile, match.view(0).discard, len(hand(match))) == (84, {}, 3)


# T9, option skip_second.


def test_T9_without_the_option_no_card_can_be_thrown_away() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "play w1", "wizard B 1")
    with pytest.raises(Illegal, match=r"skip_second.*T9"):
        match.apply("throw w2")


def test_T9_with_the_option_the_second_card_may_be_thrown_away_without_effect() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B", skip_second=True)
    play(match, "play w1", "wizard B 1")
    assert legal(match) == ["play w2", "play t5", "throw w2", "throw t5"]
    before = track(match)
    play(match, "throw t5")
    assert told(match, CardThrown) == [CardThrown(0, "t5")]
    assert (track(match), match.to_act) == (before, 1)
    assert match.view(1).discard == {"w1": 1, "t5": 1}
    assert len(hand(match)) == 3


def test_T9_with_the_option_the_first_card_still_cannot_be_thrown_away() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B", skip_second=True)
    assert legal(match) == ["play w1", "play w2", "play t5", "redraw"]
    with pytest.raises(Illegal, match="T9"):
        match.apply("throw t5")


def test_T9_with_the_option_a_spell_may_still_follow_the_thrown_card() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | potions B 5/1/0 Y 6/0/0 | to act B", skip_second=True)
    play(match, "play w1", "wizard B 1", "throw t5")
    assert (match.to_act, legal(match)) == (0, ["cast advance-tower", "pass"])


def test_T9_redrawn_cards_show_in_the_events_of_their_owner_only() -> None:
    match = table(f"{LAND} | hand B w1 w2 t5 | to act B")
    play(match, "redraw")
    assert sorted(hand(match)) == sorted(event.card for event in events(match, 0) if isinstance(event, Got))
    assert told(match, Got, seat=1) == []
