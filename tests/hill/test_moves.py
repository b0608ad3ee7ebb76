"""How goblins go, climb, sit and push (M8–M14), with the rulebook's two worked examples."""

from typing import Any

import pytest

from abraka.core.chance import lucks_of
from abraka.core.errors import Refusal
from abraka.core.events import SPECTATOR
from abraka.core.outcome import Outcome
from abraka.games.hill.events import GoblinMoved, GoblinPushed, TileShown, TurnEnded
from abraka.games.hill.view import cards_of
from tests.hill.table import HILL, hill, legal, place, play, table, told


def test_M8_example_1_three_four_two() -> None:
    """Cards 3, 4, 2: goblin 3 goes four fields onto a goblin, then one up and one along, either way."""
    text = "1.0: B3 | 1.4: Y1 | stones | hand B 3 4 2 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 4 cw")
    assert hill(match) == "1.4: B3/Y1"
    assert legal(match) == ["move 2 up-cw", "move 2 up-ccw", "end"]
    assert hill(play(table(text), "name 3", "move 4 cw", "move 2 up-cw")) == "1.4: Y1 | 2.4: B3"
    assert hill(play(table(text), "name 3", "move 4 cw", "move 2 up-ccw")) == "1.4: Y1 | 2.2: B3"


def test_M14_example_2_the_upper_one_of_a_pair_is_pushed_onto_a_tile() -> None:
    """Cards 3, 2: goblin 3 lands on a pair, the upper goblin is pushed onto a tile, which works at once."""
    text = "1.0: B3 | 1.2: Y1/Y2 | tiles 1.3=raven | hand B 3 2 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 2 cw")
    assert hill(match) == "1.2: B3/Y2 | 1.3: Y1"
    assert (match.prompt, match.to_act) == ("whom", 1)
    play(match, "raven B")
    assert (match.prompt, match.to_act) == ("move_on", 0)
    assert legal(match) == ["move 1 up", "end"]


def test_M8_the_first_card_names_the_goblin_and_the_second_must_move_it() -> None:
    match = play(table("hand B 3 2 1"), "name 3")
    assert match.prompt == "move"
    assert legal(match) == ["move 1 out", "move 2 cw", "move 2 ccw"]
    with pytest.raises(Refusal, match="two cards are played at least"):
        match.apply("end")


def test_M8_the_third_card_may_be_left_out() -> None:
    match = play(table("hand B 3 2 1 | hand Y 1 1 1"), "name 3", "move 2 cw")
    assert "end" in legal(match)
    assert play(match, "end").to_act == 1


def test_M8_a_joker_names_any_goblin_and_moves_it_any_distance() -> None:
    match = table("stones | hand B j j j")
    assert legal(match, "name") == [f"name j{number}" for number in range(1, 6)]
    play(match, "name j4", "move j3 cw", "move j5 cw")
    assert place(match, "B4") == "1.7"
    assert match.view(0).discard == {"j": 3}


def test_M8_a_card_and_a_joker_of_the_same_value_are_two_choices() -> None:
    match = play(table("1.0: B3 | hand B 3 2 j"), "name 3")
    assert legal(match, "move 2") == ["move 2 cw", "move 2 ccw"]
    assert legal(match, "move j2") == ["move j2 cw", "move j2 ccw"]


def test_M9_all_steps_of_a_card_go_one_way_and_the_goblin_may_turn_between_cards() -> None:
    match = play(table("1.10: B3 | hand B 3 4 2 | stones"), "name 3", "move 4 cw")
    assert place(match, "B3") == "1.14"
    assert legal(match) == ["move 2 cw", "move 2 ccw", "end"]
    assert place(play(match, "move 2 ccw"), "B3") == "1.12"


def test_M9_the_summit_needs_no_exact_count() -> None:
    for value in (1, 5):
        match = play(table(f"4.7: B1/Y1 | stones | hand B 1 {value}"), "name 1", f"move {value} up")
        assert match.outcome == Outcome("summit", (1, 2))


def test_M10_no_card_may_name_a_goblin_under_another() -> None:
    match = table("1.10: Y1/B3 | hand B 3 2 1")
    assert legal(match, "name") == ["name 1", "name 2"]
    with pytest.raises(Refusal, match="Goblin 1 of Yellow sits on your goblin 3"):
        match.apply("name 3")


def test_M10_goblins_stones_and_tiles_may_be_jumped_over() -> None:
    match = play(table("1.10: B3 | 1.12: Y1 | hand B 3 5"), "name 3", "move 5 cw")
    assert place(match, "B3") == "1.15"


def test_M10_a_pair_may_not_be_jumped_over() -> None:
    match = play(table("1.6: B3 | 1.8: Y1/Y2 | hand B 3 1 2 3 | held B1"), "name 3")
    assert legal(match) == ["move 1 cw", "move 1 ccw", "move 2 cw", "move 2 ccw", "move 3 ccw"]
    with pytest.raises(Refusal, match=r"nobody jumps over a pair; 2 is the most \(M10\)"):
        match.apply("move 3 cw")


def test_M10_a_pair_on_its_corner_shuts_a_village_but_for_one_step() -> None:
    match = play(table("v2: B1 | 1.8: Y1/Y2 | hand B 1 1 5"), "name 1")
    assert legal(match) == ["move 1 cw", "move 1 ccw"]


def test_M11_an_empty_field_does_nothing() -> None:
    match = play(table("1.8: B3 | hand B 3 1 5"), "name 3", "move 1 cw")
    assert (hill(match), match.prompt, match.to_act) == ("1.9: B3", "move_on", 0)


def test_M11_a_goblin_sits_on_a_single_one_own_or_foreign_and_blocks_it() -> None:
    for other in ("Y1", "B1"):
        match = play(table(f"1.8: B3 | 1.10: {other} | hand B 3 2 | hand Y 1 1 2"), "name 3", "move 2 cw")
        assert hill(match) == f"1.10: B3/{other}"
    assert next(g for g in match.view(0).goblins if (g.seat, g.number) == (0, 1)).blocked


def test_M11_a_tile_under_a_goblin_has_no_effect_for_the_one_that_sits_on_it() -> None:
    match = play(table("1.10: B3 | 1.11: Y1 | tiles 1.11=ghost | hand B 3 1"), "name 3", "move 1 cw")
    assert hill(match) == "1.11: B3/Y1"
    assert told(match, TileShown) == []


SEATED = "1.10: B3/Y1 | stones | hand B 3 {}"


def test_M12_a_goblin_that_sits_on_another_may_climb_with_the_second_card_of_a_later_turn() -> None:
    match = play(table(SEATED.format("2 1")), "name 3")
    assert legal(match) == [
        "move 1 cw", "move 1 ccw", "move 1 up", "move 2 cw", "move 2 ccw", "move 2 up-cw", "move 2 up-ccw",
    ]  # fmt: skip
    assert hill(play(match, "move 1 up")) == "1.10: Y1 | 2.7: B3"


def test_M12_after_climbing_it_goes_on_with_the_rest_either_way() -> None:
    assert place(play(table(SEATED.format("4")), "name 3", "move 4 up-ccw"), "B3") == "2.4"
    assert place(play(table(SEATED.format("4")), "name 3", "move 4 up-cw"), "B3") == "2.10"


def test_M12_not_if_a_goblin_stands_above() -> None:
    match = play(table("1.10: B3/Y1 | 2.7: Y2 | hand B 3 2 1"), "name 3")
    assert not [action for action in legal(match) if "up" in action]
    with pytest.raises(Refusal, match="A goblin stands on the neighbouring field above"):
        match.apply("move 1 up")


def test_M12_stones_and_tiles_above_do_not_hinder() -> None:
    match = play(table("1.10: B3/Y1 | hand B 3 1"), "name 3", "move 1 up")
    assert match.view(0).seats[0].stones == 1
    match = play(table("1.4: B3/Y1 | tiles 2.3=flying | hand B 3 1"), "name 3", "move 1 up")
    assert place(match, "B3") == "2.3"


def test_M12_not_from_a_corner_and_not_without_a_goblin_below() -> None:
    with pytest.raises(Refusal, match="No way leads up from a corner"):
        play(table("1.8: B3/Y1 | hand B 3 1"), "name 3").apply("move 1 up")
    with pytest.raises(Refusal, match="Only a goblin that sits on another can climb"):
        play(table("1.10: B3 | hand B 3 1"), "name 3").apply("move 1 up")


def test_M12_on_the_upper_ring_it_may_not_jump_over_a_pair_either() -> None:
    match = play(table("1.12: B3/Y1 | 2.10: Y2/Y3 | hand B 3 5 2"), "name 3")
    assert legal(match, "move 2 up") == ["move 2 up-cw", "move 2 up-ccw"]
    assert legal(match, "move 5 up") == ["move 5 up-ccw"]


def test_M12_with_a_fourth_card_after_a_flying_card() -> None:
    text = "1.10: B3 | 1.12: Y1 | tiles 1.11=flying | stones | hand B 3 1 1 2 | held B1"
    match = play(table(text), "name 3", "move 1 cw", "move 1 cw")
    assert (hill(match), match.prompt) == ("1.12: B3/Y1", "move_on")
    assert {action.split()[2] for action in legal(match, "move 2")} == {"up-cw", "up-ccw"}
    play(match, "move 2 up-cw")
    assert place(match, "B3") == "2.10"


def test_M13_after_landing_on_a_goblin_the_third_card_is_for_climbing_only() -> None:
    match = play(table("1.8: B3 | 1.10: Y1 | stones | hand B 3 2 1 | hand Y 1 1 1"), "name 3", "move 2 cw")
    assert legal(match) == ["move 1 up", "end"]
    with pytest.raises(Refusal, match="for climbing only"):
        match.apply("move 1 cw")


def test_M13_if_there_is_no_way_up_the_turn_ends() -> None:
    match = play(table("1.10: B3 | 1.8: Y1 | hand B 3 2 1 | hand Y 1 1 1"), "name 3", "move 2 ccw")
    assert (hill(match), match.prompt, match.to_act) == ("1.8: B3/Y1", "turn", 1)


def test_M13_after_landing_on_one_with_the_third_card_the_turn_is_over() -> None:
    match = play(table("1.8: B3 | 1.10: Y1 | hand B 3 1 1 2 | held B1"), "name 3", "move 1 cw", "move 1 cw")
    assert (hill(match), match.to_act) == ("1.10: B3/Y1", 1)


def test_M13_with_walk_on_the_third_card_may_also_walk() -> None:
    match = play(table("options walk_on=yes | 1.8: B3 | 1.10: Y1 | hand B 3 2 1"), "name 3", "move 2 cw")
    assert legal(match) == ["move 1 cw", "move 1 ccw", "move 1 up", "end"]


SHUT = "1.8: B3 | 1.10: Y1 | 2.8: Y2/Y3 | 2.6: Y4/Y5 | stones | hand B 3 2 {} | hand Y 1 1 1"
"""From 1.10 a 1 leads up, a 2 onto one of the pairs beside it, and no card further."""


def test_M13_without_a_fitting_card_the_turn_ends_and_nobody_is_asked() -> None:
    assert legal(play(table(SHUT.format(1)), "name 3", "move 2 cw")) == ["move 1 up", "end"]
    match = play(table(SHUT.format(5)), "name 3", "move 2 cw")
    assert (match.prompt, match.to_act, match.view(0).seats[0].cards) == ("turn", 1, 3)


def test_M13_a_turn_that_ends_by_itself_is_told_as_one_that_its_player_ends() -> None:
    chosen = play(table(SHUT.format(1)), "name 3", "move 2 cw", "end")
    by_itself = play(table(SHUT.format(5)), "name 3", "move 2 cw")
    for seat in (1, SPECTATOR):
        assert by_itself.events(seat)[2:] == chosen.events(seat)
        assert by_itself.view(seat) == chosen.view(seat)
    assert told(by_itself, TurnEnded) == [TurnEnded(0)]


def test_M13_a_turn_that_no_card_at_all_could_go_on_is_over_without_a_word() -> None:
    match = play(table("1.6: B3 | 1.8: Y1 | hand B 3 2 1 | hand Y 1 1 1"), "name 3", "move 2 cw")
    assert (match.to_act, told(match, TurnEnded)) == (1, [])


@pytest.mark.parametrize(
    ("position", "actions", "fitting"),
    [
        (SHUT.format(1), ("name 3", "move 2 cw"), {"1", "2", "j"}),
        ("1.10: B3 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | hand B 3 1 2 | hand Y 1 1 1", ("name 3",), {"1", "j"}),
    ],
    ids=["move_on", "move"],
)
def test_M13_M29_who_is_asked_for_a_card_has_one_that_fits_in_every_deal_that_others_think_of(
    position: str, actions: tuple[str, ...], fitting: set[str]
) -> None:
    match = play(table(position), *actions)
    states, lucks, hands = HILL.State.array(1), lucks_of(7), set()
    for _ in range(40):
        HILL.State.write(states, 0, match.state)
        HILL.driver.redeal(states, 0, 1, lucks)
        dealt: Any = HILL.State.read(states, 0)
        hands.add(cards_of(dealt.hand[0]))
    assert len(hands) > 1
    assert all(fitting & set(hand) for hand in hands)


def test_M14_the_newcomer_sits_on_the_lower_one_and_pushes_in_its_own_direction() -> None:
    for way, end in (("cw", "1.11"), ("ccw", "1.9")):
        start = "1.8" if way == "cw" else "1.12"
        text = f"{start}: B3 | 1.10: Y1/Y2 | tiles 1.11=flying | hand B 3 2 | hand Y 1 1 1"
        match = play(table(text), "name 3", f"move 2 {way}")
        assert (place(match, "Y1"), place(match, "B3")) == (end, "1.10")


def test_M14_pushed_onto_a_single_goblin_it_sits_on_it() -> None:
    match = play(table("1.6: B3 | 1.8: Y1/Y2 | 1.9: B1 | hand B 3 2"), "name 3", "move 2 cw")
    assert hill(match) == "1.8: B3/Y2 | 1.9: Y1/B1"


def test_M14_pushed_onto_a_pair_it_pushes_on_round_a_corner_too() -> None:
    text = "1.6: B3 | 1.7: Y1/Y2 | 1.8: B1/Y3 | 1.9: B2/Y4 | hand B 3 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert hill(match) == "1.7: B3/Y2 | 1.8: Y1/Y3 | 1.9: B1/Y4 | 1.10: B2"
    assert [event.goblin for event in told(match, GoblinPushed)] == [1, 1, 2]  # type: ignore[attr-defined]


def test_M14_a_full_ring_of_pairs_pushes_round_to_the_field_that_the_mover_left() -> None:
    pairs = "4.1: Y1/Y2 | 4.2: Y3/Y4 | 4.3: R1/R2 | 4.4: R3/R4 | 4.5: G1/G2 | 4.6: G3/G4 | 4.7: B1/B2"
    match = play(table(f"4.0: B3/Y5 | {pairs} | stones | hand B 3 1"), "name 3", "move 1 cw")
    assert hill(match) == (
        "4.0: B1/Y5 | 4.1: B3/Y2 | 4.2: Y1/Y4 | 4.3: Y3/R2 | 4.4: R1/R4 | 4.5: R3/G2 | 4.6: G1/G4 | 4.7: G3/B2"
    )


def test_M14_no_push_leads_up_or_down() -> None:
    match = play(table("4.6: B3 | 4.7: Y1/Y2 | hand B 3 1"), "name 3", "move 1 cw")
    assert (hill(match), match.outcome) == ("4.0: Y1 | 4.7: B3/Y2", None)


def test_M14_a_goblin_that_steps_from_its_village_onto_a_pair_chooses_the_direction() -> None:
    text = "v2: B1 | 1.8: Y1/Y2 | hand B 1 1 5"
    assert hill(play(table(text), "name 1", "move 1 cw")) == "1.8: B1/Y2 | 1.9: Y1"
    assert hill(play(table(text), "name 1", "move 1 ccw")) == "1.7: Y1 | 1.8: B1/Y2"
    with pytest.raises(Refusal, match="say which way it is pushed"):
        play(table(text), "name 1").apply("move 1 out")


def test_M14_a_stone_is_taken_by_the_owner_of_the_pushed_goblin() -> None:
    match = play(table("1.13: B3 | 1.14: Y1/Y2 | hand B 3 1 | hand Y 1 1 1"), "name 3", "move 1 cw")
    assert [seat.stones for seat in match.view(0).seats] == [0, 1]
    assert match.view(0).seats[1].cards == 4


def test_M9_a_move_is_told_with_its_start_and_end() -> None:
    match = play(table("v1: B1 | stones | hand B 1 3"), "name 1", "move 3 cw")
    assert told(match, GoblinMoved) == [GoblinMoved(0, 1, "v1", "1.2")]


@pytest.mark.parametrize(
    ("position", "action", "most"),
    [
        ("v1: B3 | 1.0: Y1/Y2 | hand B 3 3 1", "move 3 out", 1),
        ("v1: B3 | 1.0: Y1/Y2 | hand B 3 j 2", "move j2 out", 1),
        ("v1: B3 | 1.1: Y1/Y2 | 1.31: Y3/Y4 | stones | hand B 3 1 5", "move 5 out", 2),
        ("v1: B3 | 1.1: Y1/Y2 | 1.31: Y3/Y4 | stones | hand B 3 3 1", "move 3 out", 2),
        ("1.10: B3/R1 | 2.6: Y1/Y2 | 2.8: Y3/Y4 | stones | hand B 3 5 1", "move 5 up", 2),
    ],
)
def test_M10_M14_where_no_way_is_open_none_is_asked_for(position: str, action: str, most: int) -> None:
    match = play(table(position), "name 3")
    card = action.split()[1]
    assert not legal(match, f"move {card} ") or "up" in action
    with pytest.raises(Refusal, match=rf"nobody jumps over a pair; {most} is the most \(M10\)"):
        match.apply(action)


def test_M3_M14_where_a_way_is_open_it_is_asked_for() -> None:
    with pytest.raises(Refusal, match=r"say which way it is pushed \(M14\)"):
        play(table("v1: B3 | 1.0: Y1/Y2 | hand B 3 1 2"), "name 3", "move 1 out")
    with pytest.raises(Refusal, match=r"with more steps say which way \(M3\)"):
        play(table("v1: B3 | 1.1: Y1/Y2 | stones | hand B 3 1 5"), "name 3", "move 5 out")
