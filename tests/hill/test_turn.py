"""A turn as a whole: naming, exchanging, refilling, its end and the match's (M15, M16, M26, M27, M29, M30)."""

import pytest

from abraka.core.errors import Refusal
from abraka.core.outcome import Outcome
from abraka.games.hill.events import CardPut, Drew, Got
from tests.hill.table import fresh, legal, play, table, told


def test_M16_at_the_turns_end_the_hand_is_filled_to_three_and_one_for_each_stone() -> None:
    for stones in (0, 1, 2):
        held = f"held B{stones} |" if stones else ""
        hand = "3 2 1 1 1"[: 5 + 2 * stones]
        match = play(table(f"{held} stones | hand B {hand} | hand Y 1 1 1"), "name 3", "move 2 cw", "end")
        assert match.view(0).seats[0].cards == 3 + stones


def test_M16_exchange_any_number_of_cards_and_draw_as_many() -> None:
    match = table("hand B 1 2 j | hand Y 1 1 1")
    play(match, "exchange 1")
    assert legal(match) == ["exchange 2", "exchange j", "done"]
    play(match, "exchange j", "done")
    assert match.view(0).discard == {"1": 1, "j": 1}
    assert match.view(0).seats[0].cards == 3
    assert match.to_act == 1


def test_M16_with_the_last_card_the_exchange_is_done() -> None:
    match = play(table("hand B 1 2 | hand Y 1 1 1"), "exchange 1", "exchange 2")
    assert match.to_act == 1
    assert isinstance(match.events(-1)[0], CardPut)


def test_M16_at_least_one_card_is_put_down() -> None:
    with pytest.raises(Refusal, match="at least one card"):
        table("hand B 1 2 3").apply("done")


def test_M16_cards_are_exchanged_instead_of_playing() -> None:
    match = play(table("hand B 1 2 3"), "name 1")
    with pytest.raises(Refusal, match="instead of playing"):
        match.apply("exchange 2")


def test_M16_only_the_owner_is_told_what_was_drawn() -> None:
    match = play(table("hand B 1 2 3 | hand Y 1 1 1"), "exchange 1", "done")
    assert told(match, Drew, 1) == [Drew(0, 1)]
    assert told(match, Got, 1) == []
    assert len(told(match, Got, 0)) == 1


def test_M15_a_stone_gives_one_more_card_at_once() -> None:
    match = play(table("1.16: B3 | hand B 3 1 2 | hand Y 1 1 1"), "name 3", "move 1 ccw")
    assert match.view(0).seats[0].stones == 1
    assert match.view(0).seats[0].cards == 2
    assert "1.15" not in match.view(0).stones


def test_M15_a_third_stone_is_put_out_of_the_game_with_no_card() -> None:
    text = "1.16: B3 | held B2 | stones 1.15 | hand B 3 1 2 2 2 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 ccw")
    assert (match.view(0).seats[0].stones, match.view(0).seats[0].cards, match.view(0).stones) == (2, 3, ())


def test_M15_with_more_cards_in_hand_still_only_three_are_played() -> None:
    text = "1.16: B3 | held B2 | stones | hand B 3 1 1 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw", "move 1 cw")
    assert match.to_act == 1
    assert match.view(0).seats[0].cards == 5


def test_M26_the_first_on_the_summit_wins_at_once_and_the_others_share_the_second_place() -> None:
    match = play(table("players 3 | 4.1: B1/Y1 | hand B 1 3"), "name 1", "move 3 up")
    assert match.outcome == Outcome("summit", (1, 2, 2))
    assert match.to_act is None


def test_M27_after_3000_turns_it_is_a_draw() -> None:
    match = play(table("hand B 1 2 3 | turn 3000"), "exchange 1", "done")
    assert match.outcome == Outcome("turn_limit", (1, 1))


def test_M27_the_turn_before_is_not_the_last() -> None:
    assert play(table("hand B 1 2 3 | turn 2999"), "exchange 1", "done").outcome is None


DEAD_END = "1.10: B3 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | hand B {} | to act B"


def test_M29_a_card_may_name_only_a_goblin_that_another_card_can_move() -> None:
    match = table(DEAD_END.format("3 2 4"))
    assert legal(match) == ["name 2", "name 4", "exchange 2", "exchange 3", "exchange 4"]
    with pytest.raises(Refusal, match="No other card of your hand gives goblin 3 a legal move"):
        match.apply("name 3")


def test_M29_another_card_of_the_same_value_counts_but_not_the_same_card() -> None:
    shut = "1.10: B1 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | hand B {} | to act B"
    assert "name 1" not in legal(table(shut.format("1 2 2")))
    assert "name 1" in legal(table(shut.format("1 1 2")))


def test_M29_a_joker_can_always_be_a_one() -> None:
    assert "name 3" in legal(table(DEAD_END.format("3 4 j")))
    assert "name j3" not in legal(table(DEAD_END.format("2 4 j")))
    assert "name j3" in legal(table(DEAD_END.format("1 4 j")))


def test_M29_with_no_such_card_only_the_exchange_is_left() -> None:
    shut = (
        "1.10: B3 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | 1.20: R1/B1 | 1.22: R2/B2 | 1.25: R3/B4 | 1.27: R4/B5"
        " | hand B 3 2 4 | to act B"
    )
    assert legal(table(shut)) == ["exchange 2", "exchange 3", "exchange 4"]


def test_M29_a_lone_card_names_nobody() -> None:
    assert legal(table("hand B 3")) == ["exchange 3"]


def test_M30_prompts_follow_each_other() -> None:
    match = fresh(2)
    assert match.prompt == "place"
    while match.prompt == "place":
        match.apply(match.legal()[0])
    assert match.prompt == "turn"
    match = table("v1: B3 | stones | hand B 3 1 1 | hand Y 1 1 1")
    prompts = [match.prompt]
    for action in ("name 3", "move 1 out", "move 1 cw"):
        prompts.append(play(match, action).prompt)
    assert prompts == ["turn", "move", "move_on", "turn"]


def test_M30_lists_are_short() -> None:
    match = play(table("1.10: B3/Y1 | held B2 | stones | hand B j j j j j"), "name j3")
    assert len(match.legal()) == 3 + 4 * 4
