"""What the tiles do (M17–M25)."""

import pytest

from abraka.core.errors import Refusal
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.hill.events import GoblinRose, GoblinWaits, TileRemoved, TileShown, TilesTurnedDown, TileTurnedUp
from tests.hill.table import hill, legal, place, play, table, told
from tests.hill.test_content import hill_with

ONTO = "1.10: B3 | tiles 1.11={} | stones | hand B 3 1 1 | hand Y 1 1 1"
"""One step from a tile."""

PUSHED = "1.9: B3 | 1.10: Y1/Y2 | tiles 1.11={} | stones | hand B 3 1 1 | hand Y 1 2 3"
"""One step from a pair whose upper goblin is then pushed onto a tile."""


# ---- Tiles in general.


def test_M17_a_tile_is_shown_to_all_when_stepped_on_and_then_lies_face_down_again() -> None:
    match = play(table(ONTO.format("flying")), "name 3", "move 1 cw")
    for seat in (-1, 0, 1):
        assert told(match, TileShown, seat) == [TileShown(0, 3, "1.11", "flying")]
    tile = next(tile for tile in match.view(0).tiles if tile.field == "1.11")
    assert (tile.face, tile.open) == (None, False)


def test_M17_stepping_on_a_tile_can_not_be_taken_back() -> None:
    match = play(table(ONTO.format("passage")), "name 3", "move 1 cw")
    assert match.state.sealed


def test_M17_it_does_not_work_for_one_that_stays() -> None:
    match = play(table("1.11: B3 | tiles 1.11=ghost | hand B 1 1 | stones"), "name 1", "move 1 out")
    assert place(match, "B3") == "1.11"


def test_M17_it_works_once_a_turn_for_the_same_goblin() -> None:
    text = "1.10: B3 | tiles 1.11=flying 1.13=flying | stones | held B2 | hand B 3 1 1 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw", "move 1 ccw", "move 1 cw")
    assert told(match, TileShown) == []
    assert match.to_act == 1


def test_M17_and_again_in_a_later_turn() -> None:
    now = "now prompt=move_on goblin=B3 cards_played=2 cards_allowed=4"
    text = f"1.11: B3 | tiles 1.11=flying | fired B3@1.11 | stones | hand B 3 1 1 | hand Y 1 2 3 | {now}"
    match = play(table(text), "end", "exchange 1", "done")
    assert match.view(0).fired == ()


# ---- Crystal ball.


def test_M18_the_finder_turns_up_three_tiles_and_the_ball_leaves_the_game() -> None:
    match = play(table(ONTO.format("ball")), "name 3", "move 1 cw")
    assert told(match, TileRemoved) == [TileRemoved("1.11", "ball")]
    assert (match.prompt, match.to_act, len(match.legal())) == ("tile", 0, 19)
    for field in ("1.3", "2.5", "4.1"):
        play(match, f"reveal {field}")
        assert len(told(match, TileTurnedUp, 1)) == 1
    assert [tile.field for tile in match.view(1).tiles if tile.open] == ["1.3", "2.5", "4.1"]
    assert all(tile.face for tile in match.view(1).tiles if tile.open)
    assert match.prompt == "move_on"


def test_M18_a_tile_can_be_turned_up_only_once_and_only_where_one_lies() -> None:
    match = play(table(ONTO.format("ball")), "name 3", "move 1 cw", "reveal 1.3")
    with pytest.raises(Refusal, match=r"The tile on 1\.3 is open already"):
        match.apply("reveal 1.3")
    with pytest.raises(Refusal, match=r"No tile lies on 1\.4"):
        match.apply("reveal 1.4")


ALL_OPEN = (
    "1.10: B3 | tiles 1.11=ball 1.3=ghost! 1.5=ghost! 1.13=ghost! 1.19=whirlwind! 1.21=whirlwind! 1.27=whirlwind!"
    " 2.3=ball! 2.5=ball! 2.9=raven! 2.15=raven! 2.17=raven! 2.21=flying! 3.1=flying! 3.5=trapdoor! 3.9=trapdoor!"
    " 3.13=passage! 4.1=passage! {} | stones | hand B 3 1 1 | hand Y 1 1 1"
)


def test_M18_if_no_more_than_three_lie_face_down_all_are_turned_up() -> None:
    match = play(table(ALL_OPEN.format("4.3=passage!")), "name 3", "move 1 cw")
    assert told(match, TileTurnedUp) == [TileTurnedUp(0, "4.5", "passage")]
    assert match.prompt == "move_on"


def test_M18_an_open_tile_is_turned_down_once_it_has_worked() -> None:
    match = play(table(ONTO.format("flying!")), "name 3", "move 1 cw")
    assert not next(tile for tile in match.view(0).tiles if tile.field == "1.11").open


def test_M18_it_works_for_the_owner_of_a_pushed_goblin() -> None:
    match = play(table(PUSHED.format("ball")), "name 3", "move 1 cw")
    assert (match.prompt, match.to_act) == ("tile", 1)


# ---- Whirlwind.


def test_M19_all_open_tiles_are_turned_down_and_the_hill_is_turned() -> None:
    text = "1.10: B3 | tiles 1.11=whirlwind! 2.3=ghost! 2.5=raven! | stones | hand B 3 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert told(match, TilesTurnedDown) == [TilesTurnedDown(2)]
    assert not any(tile.open for tile in match.view(0).tiles)
    assert legal(match) == ["turn cw", "turn ccw"]
    play(match, "turn cw")
    assert [village.corner for village in match.view(0).villages] == ["1.24", "1.0", "1.8", "1.16"]


def test_M19_against_the_clock() -> None:
    match = play(table(ONTO.format("whirlwind")), "name 3", "move 1 cw", "turn ccw")
    assert [village.corner for village in match.view(0).villages] == ["1.8", "1.16", "1.24", "1.0"]


def test_M19_goblins_on_the_hill_turn_with_it_and_those_in_the_villages_stay() -> None:
    text = (
        "1.10: B3 | 1.0: Y1/Y2 | 2.5: B1 | 4.2: Y3 | v1: B2 | v2: B4 B5 | v4: Y4 Y5 | tiles 1.11=whirlwind"
        " | hand B 3 1 1 | stones"
    )
    match = play(table(text), "name 3", "move 1 cw", "turn cw")
    assert hill(match) == "1.0: Y1/Y2 | 1.11: B3 | 2.5: B1 | 4.2: Y3"
    assert [place(match, goblin) for goblin in ("B2", "B4", "Y4")] == ["v1", "v2", "v4"]


def test_M19_the_player_on_turn_turns_the_hill_also_for_a_pushed_goblin() -> None:
    match = play(table(PUSHED.format("whirlwind")), "name 3", "move 1 cw")
    assert (match.prompt, match.to_act) == ("turn_hill", 0)


def test_M19_a_goblin_leaves_its_village_by_the_corner_that_it_touches_then() -> None:
    match = play(table("turned 1 | v1: B1 | stones | hand B 1 1"), "name 1", "move 1 out")
    assert place(match, "B1") == "1.24"


# ---- Raven.


def test_M20_the_finder_names_anyone_who_loses_a_stone_and_a_card_over_the_limit() -> None:
    text = "players 3 | held Y2 | hand Y 1 2 3 4 j | 1.10: B3 | tiles 1.11=raven | hand B 3 1 1 | stones"
    match = play(table(text), "name 3", "move 1 cw")
    assert legal(match) == ["raven B", "raven Y", "raven R"]
    play(match, "raven Y")
    assert (match.prompt, match.to_act) == ("discard", 1)
    assert legal(match) == ["discard 1", "discard 2", "discard 3", "discard 4", "discard j"]
    play(match, "discard 3")
    assert (match.view(1).seats[1].stones, match.view(1).seats[1].hand) == (1, ("1", "2", "4", "j"))
    assert (match.prompt, match.to_act) == ("move_on", 0)
    assert "1.11" not in [tile.field for tile in match.view(0).tiles]


def test_M20_who_is_below_the_limit_in_the_middle_of_a_turn_gives_none() -> None:
    text = "held B1 | 1.10: B3 | tiles 1.11=raven | hand B 3 1 1 2 | stones"
    match = play(table(text), "name 3", "move 1 cw", "raven B")
    assert match.view(0).seats[0].stones == 0
    assert match.prompt == "move_on"
    play(match, "end")
    assert match.view(0).seats[0].cards == 3


def test_M20_a_raven_waits_for_the_next_stone() -> None:
    match = play(table(ONTO.format("raven")), "name 3", "move 1 cw", "raven Y")
    assert match.view(0).seats[1].ravens == 1
    text = "ravens Y1 | tiles 1.11=-raven | 1.16: Y3 | hand Y 3 1 1 | hand B 1 1 1 | to act Y"
    match = play(table(text), "name 3", "move 1 ccw")
    seat = match.view(0).seats[1]
    assert (seat.stones, seat.ravens, seat.cards) == (0, 0, 1)
    assert "1.15" not in match.view(0).stones


def test_M20_several_may_wait() -> None:
    text = "ravens Y2 | tiles 1.11=raven 1.3=-raven 1.5=-raven | 1.10: B3 | hand B 3 1 1 | stones"
    match = play(table(text), "name 3", "move 1 cw", "raven Y")
    assert match.view(0).seats[1].ravens == 3
    text = "ravens Y2 | tiles 1.3=-raven 1.5=-raven | 1.16: Y3 | hand Y 3 1 1 | hand B 1 1 1 | to act Y"
    assert play(table(text), "name 3", "move 1 ccw").view(0).seats[1].ravens == 1


# ---- Flying card.


def test_M21_a_card_at_once_and_one_more_may_be_played() -> None:
    match = play(table(ONTO.format("flying")), "name 3", "move 1 cw")
    assert match.view(0).seats[0].cards == 2
    assert (match.view(0).cards_played, match.view(0).cards_allowed) == (2, 4)
    while match.prompt == "move_on":
        match.apply(match.legal()[0])
    assert match.view(0).turn == 2


def test_M21_the_fourth_card_may_be_any_of_the_hand() -> None:
    text = "1.10: B3 | tiles 1.11=flying | stones | held B1 | hand B 3 1 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw", "move 1 ccw")
    assert "move 1 ccw" in legal(match)
    play(match, "move 1 ccw")
    assert (place(match, "B3"), match.to_act) == ("1.9", 1)


def test_M21_for_a_pushed_goblin_its_owner_draws_and_discards_down_to_the_limit() -> None:
    match = play(table(PUSHED.format("flying")), "name 3", "move 1 cw")
    assert (match.prompt, match.to_act) == ("discard", 1)
    assert match.view(1).seats[1].cards == 4
    play(match, "discard 1")
    assert (match.view(1).seats[1].cards, match.view(0).cards_allowed) == (3, 3)
    with pytest.raises(Refusal):
        match.apply("discard 1")


def test_M21_a_card_too_many_at_the_turns_end_is_discarded() -> None:
    text = (
        "1.11: B3 | tiles 1.11=flying | fired B3@1.11 | hand B 1 1 1 1 | hand Y 1 1 1 | stones"
        " | now prompt=move_on goblin=B3 cards_played=2 cards_allowed=4"
    )
    match = play(table(text), "end")
    assert (match.prompt, match.to_act) == ("discard", 0)
    play(match, "discard 1")
    assert (match.view(0).seats[0].cards, match.to_act) == (3, 1)


# ---- Passage and trapdoor.


def test_M22_a_passage_leads_to_the_neighbour_above() -> None:
    match = play(table(ONTO.format("passage")), "name 3", "move 1 cw")
    assert (place(match, "B3"), match.prompt) == ("2.8", "move_on")


def test_M22_from_level_4_to_the_summit() -> None:
    match = play(table("4.2: B1 | tiles 4.3=passage | hand B 1 1 | stones"), "name 1", "move 1 cw")
    assert match.outcome == Outcome("summit", (1, 2))


TAKEN = "1.10: B3 | 2.8: Y1 | tiles 1.11=passage | stones | hand B 3 1 1 | hand Y 1 1 2"


def test_M22_if_the_field_is_taken_the_goblin_may_walk_on() -> None:
    match = play(table(TAKEN), "name 3", "move 1 cw")
    assert told(match, GoblinWaits) == [GoblinWaits(0, 3, "1.11")]
    assert legal(match) == ["move 1 cw", "move 1 ccw", "end"]
    play(match, "move 1 cw")
    assert place(match, "B3") == "1.12"
    assert not any(goblin.waits for goblin in match.view(0).goblins)


def test_M22_or_wait_and_go_up_at_once_when_the_field_is_free() -> None:
    match = play(table(TAKEN), "name 3", "move 1 cw", "end")
    assert place(match, "B3") == "1.11"
    play(match, "name 1", "move 1 ccw")
    assert place(match, "B3") == "2.8"
    assert (match.prompt, match.to_act) == ("move_on", 1)


def test_M22_not_while_somebody_sits_on_it() -> None:
    text = "1.11: Y2/B3 | 2.8: Y1 | waits B3 | tiles 1.11=passage | stones | hand Y 1 2 1 1 | held Y1 | to act Y"
    match = play(table(text), "name 1", "move 1 ccw")
    assert place(match, "B3") == "1.11"
    play(match, "end")
    assert next(g for g in match.view(0).goblins if (g.seat, g.number) == (0, 3)).waits


def test_M22_it_goes_when_the_one_on_it_has_left() -> None:
    text = "1.11: Y2/B3 | waits B3 | tiles 1.11=passage | stones | hand Y 2 1 1 | to act Y"
    assert place(play(table(text), "name 2", "move 1 cw"), "B3") == "2.8"


TRAPDOOR = "2.8: B3 | tiles 2.9=trapdoor | stones | hand B 3 1 1 | hand Y 1 1 2"


def test_M23_a_trapdoor_leads_to_the_neighbour_below() -> None:
    match = play(table(TRAPDOOR), "name 3", "move 1 cw")
    assert (place(match, "B3"), match.prompt) == ("1.12", "move_on")


def test_M23_if_the_field_is_taken_the_goblin_stays_until_it_is_free() -> None:
    match = play(table(f"1.12: Y1 | {TRAPDOOR}"), "name 3", "move 1 cw", "end")
    assert place(match, "B3") == "2.9"
    assert place(play(match, "name 1", "move 2 cw"), "B3") == "1.12"


def test_M23_from_level_1_to_any_village_and_the_turn_ends() -> None:
    match = play(table(ONTO.format("trapdoor")), "name 3", "move 1 cw")
    assert legal(match) == ["village 1", "village 2", "village 3", "village 4"]
    play(match, "village 3")
    assert (place(match, "B3"), match.to_act) == ("v3", 1)


def test_M23_for_a_pushed_foreign_goblin_the_turn_goes_on() -> None:
    match = play(table(PUSHED.format("trapdoor")), "name 3", "move 1 cw")
    assert (match.prompt, match.to_act) == ("village", 1)
    play(match, "village 4")
    assert (place(match, "Y1"), match.prompt, match.to_act) == ("v4", "move_on", 0)


def test_M24_a_ghost_sends_to_any_village_and_ends_the_turn() -> None:
    match = play(table("3.0: B3 | tiles 3.1=ghost | hand B 3 1 1 | hand Y 1 1 1"), "name 3", "move 1 cw")
    assert legal(match) == ["village 1", "village 2", "village 3", "village 4"]
    play(match, "village 2")
    assert (place(match, "B3"), match.to_act, match.view(0).seats[0].cards) == ("v2", 1, 3)


def test_M24_a_ghost_by_push_is_its_owners_to_answer_and_ends_nobodys_turn() -> None:
    match = play(table(PUSHED.format("ghost")), "name 3", "move 1 cw")
    assert (match.prompt, match.to_act) == ("village", 1)
    play(match, "village 1")
    assert (match.prompt, match.to_act) == ("move_on", 0)


def test_M24_a_pushed_goblin_of_the_active_player_ends_the_turn() -> None:
    text = PUSHED.format("ghost").replace("Y1/Y2", "B1/Y2")
    match = play(table(text), "name 3", "move 1 cw", "village 1")
    assert match.to_act == 1


# ---- One thing leads to another.


def test_M25_a_stone_at_the_end_of_a_passage_is_taken() -> None:
    game = hill_with(level_1=[3, 5, 10, 13, 19, 21, 27])
    text = "1.9: B3 | tiles 1.10=passage | hand B 3 1 1 | hand Y 1 1 1"
    match = play(Match(game, 2, key=bytes(16), position=text), "name 3", "move 1 cw")
    assert (place(match, "B3"), match.view(0).seats[0].stones) == ("2.7", 1)


def test_M25_a_tile_at_the_end_of_a_passage_works() -> None:
    game = hill_with(level_1=[4, 5, 11, 13, 19, 21, 27])
    text = "1.3: B3 | tiles 1.4=passage 2.3=ghost | hand B 3 1 1 | hand Y 1 1 1"
    match = play(Match(game, 2, key=bytes(16), position=text), "name 3", "move 1 cw")
    assert [event.tile for event in told(match, TileShown)] == ["passage", "ghost"]  # type: ignore[attr-defined]
    assert match.prompt == "village"


def test_M25_waiting_goblins_go_in_turn_order_from_the_active_player_then_by_number() -> None:
    text = (
        "1.11: B3 | 1.13: B2 | 2.8: Y1 | 2.10: Y2 | waits B3 B2 | tiles 1.11=passage 1.13=passage"
        " | stones | hand Y 1 2 2 | to act Y"
    )
    match = play(table(text), "name 1", "move 2 cw")
    # Yellow 1 has left 2.8 and sits on yellow 2: only blue 3 can go.
    assert hill(match) == "1.13: B2 | 2.8: B3 | 2.10: Y1/Y2"


def test_M25_of_two_that_could_go_the_lower_number_goes_first() -> None:
    text = "1.11: B3 | 1.13: B2 | waits B3 B2 | 2.8: Y1/Y2 | tiles 1.11=passage 1.13=passage | 2.10: Y3 | stones"
    match = table(f"{text} | hand Y 3 1 1 | to act Y")
    play(match, "name 3", "move 1 cw")
    assert [event.goblin for event in told(match, GoblinRose)] == [2]  # type: ignore[attr-defined]
    assert hill(match) == "1.11: B3 | 2.8: Y1/Y2 | 2.10: B2 | 2.11: Y3"
