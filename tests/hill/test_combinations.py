"""One thing meets another: combinations of rules that a table will argue about."""

import pytest

from abraka.core.errors import Refusal
from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.hill.events import GoblinFell, GoblinPushed, GoblinRose, GoblinWaits, StoneLost, TileShown
from tests.hill.table import HILL, hill, larger_hills, legal, place, play, table, told
from tests.hill.test_content import hill_with


def waiting(match: Match) -> list[str]:
    """The goblins that wait."""
    return [f"{'BYRGO'[g.seat]}{g.number}" for g in match.view(-1).goblins if g.waits]


# ---- Pushes.


def test_M14_a_chain_of_pushes_goes_round_a_corner_against_the_clock_too() -> None:
    text = "1.10: B3 | 1.9: Y1/Y2 | 1.8: B1/Y3 | 1.7: B2/Y4 | stones | hand B 3 1"
    match = play(table(text), "name 3", "move 1 ccw")
    assert hill(match) == "1.6: B2 | 1.7: B1/Y4 | 1.8: Y1/Y3 | 1.9: B3/Y2"


def test_M14_a_chain_of_pushes_passes_the_marked_corner_of_an_upper_ring() -> None:
    text = "2.22: B3 | 2.23: Y1/Y2 | 2.0: Y3/Y4 | 2.1: B1 | stones | hand B 3 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert hill(match) == "2.0: Y1/Y4 | 2.1: Y3/B1 | 2.23: B3/Y2"


def test_M14_who_climbs_onto_a_pair_pushes_it_in_the_direction_of_the_climb() -> None:
    text = "1.10: B3/Y1 | 2.8: Y2/Y3 | stones | hand B 3 2"
    assert hill(play(table(text), "name 3", "move 2 up-cw")) == "1.10: Y1 | 2.8: B3/Y3 | 2.9: Y2"
    text = text.replace("2.8", "2.6")
    assert hill(play(table(text), "name 3", "move 2 up-ccw")) == "1.10: Y1 | 2.5: Y2 | 2.6: B3/Y3"


def test_M14_a_pushed_goblin_takes_up_the_field_that_another_waits_for() -> None:
    """Blue 3 pushes yellow 1 onto 2.8, where blue 1's passage leads to."""
    text = "2.6: B3 | 2.7: Y1/Y2 | 1.11: B1 | 2.8: Y3 | waits B1 | tiles 1.11=passage | stones | hand B 3 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert hill(match) == "1.11: B1 | 2.7: B3/Y2 | 2.8: Y1/Y3"
    assert waiting(match) == ["B1"]


def test_M24_a_ghost_by_push_at_the_end_of_a_chain() -> None:
    """Yellow 2 is the last of the chain: yellow chooses its village, and blue's turn goes on."""
    text = "1.8: B3 | 1.9: Y1/B1 | 1.10: Y2/B2 | tiles 1.11=ghost | stones | hand B 3 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert [event.goblin for event in told(match, GoblinPushed)] == [1, 2]  # type: ignore[attr-defined]
    assert (match.prompt, match.to_act) == ("village", 1)
    play(match, "village 4")
    assert hill(match) == "1.9: B3/B1 | 1.10: Y1/B2"
    assert (place(match, "Y2"), match.prompt, match.to_act) == ("v4", "move_on", 0)


# ---- Passages and trapdoors.


def test_M22_a_passage_stays_shut_when_only_the_upper_one_of_a_pair_is_pushed_off_the_field() -> None:
    """Yellow 3 lands on the pair on 2.8, pushes its upper one; the lower one still bars the passage."""
    text = "2.7: Y3 | 2.8: Y1/B2 | 1.11: B1 | waits B1 | tiles 1.11=passage | stones | hand Y 3 1 1 | to act Y"
    match = play(table(text), "name 3", "move 1 cw")
    assert (place(match, "B1"), waiting(match)) == ("1.11", ["B1"])


def test_M22_a_waiting_passage_works_when_a_ghost_takes_away_who_stood_there() -> None:
    """Yellow 1 leaves 2.8 for a ghost: blue 1 rises although yellow's turn is over."""
    text = "2.8: Y1 | 1.11: B1 | waits B1 | tiles 1.11=passage 2.9=ghost | stones | hand Y 1 1 1 | to act Y"
    match = play(table(text), "name 1", "move 1 cw", "village 2")
    assert (place(match, "B1"), place(match, "Y1"), match.to_act) == ("2.8", "v2", 0)


def test_M23_a_waiting_trapdoor_works_when_the_field_below_is_freed() -> None:
    text = "1.12: Y1 | 2.9: B1 | waits B1 | tiles 2.9=trapdoor | stones | hand Y 1 2 1 | hand B 1 1 2 | to act Y"
    match = play(table(text), "name 1", "move 2 cw")
    assert hill(match) == "1.12: B1 | 1.14: Y1"
    assert (waiting(match), match.prompt, match.to_act) == ([], "move_on", 1)


def test_M23_who_waits_on_a_trapdoor_may_walk_away_from_it() -> None:
    text = "1.12: Y1 | 2.9: B1 | waits B1 | tiles 2.9=trapdoor | stones | hand B 1 1 2 | hand Y 1 1 1"
    match = play(table(text), "name 1", "move 1 cw", "end")
    assert (place(match, "B1"), waiting(match)) == ("2.10", [])
    assert place(play(match, "name 1", "move 1 cw"), "B1") == "2.10"


def test_M22_who_waits_goes_on_waiting_when_the_one_on_it_climbs_to_that_very_field() -> None:
    text = "1.11: Y2/B1 | waits B1 | tiles 1.11=passage 2.9=raven | stones | hand Y 2 1 1 | hand B 1 1 2 | to act Y"
    match = play(table(text), "name 2", "move 1 up")
    assert (hill(match), waiting(match)) == ("1.11: B1 | 2.8: Y2", ["B1"])
    assert hill(play(match, "move 1 cw", "raven B")) == "2.8: B1 | 2.9: Y2"


def test_M25_a_passage_above_a_trapdoor_on_the_lowest_ring() -> None:
    """The trapdoor of 1.4 lies below the passage of 2.3: it leads to a village, whatever is above it."""
    game = hill_with(level_1=[4, 5, 11, 13, 19, 21, 27])
    text = "1.3: B3 | tiles 1.4=trapdoor 2.3=passage | stones | hand B 3 1 1 | hand Y 1 1 1"
    match = play(Match(game, 2, key=bytes(16), position=text), "name 3", "move 1 cw")
    assert legal(match) == ["village 1", "village 2", "village 3", "village 4"]
    assert [event.tile for event in told(match, TileShown)] == ["trapdoor"]  # type: ignore[attr-defined]


def test_M25_a_trapdoor_that_leads_onto_a_passage_leads_back_once() -> None:
    """From the trapdoor of 2.3 down onto the passage of 1.4 and up again; there the trapdoor has worked already."""
    game = hill_with(level_1=[4, 5, 11, 13, 19, 21, 27])
    text = "2.2: B3 | tiles 1.4=passage 2.3=trapdoor | stones | hand B 3 1 1 | hand Y 1 1 1"
    match = play(Match(game, 2, key=bytes(16), position=text), "name 3", "move 1 cw")
    kinds = [type(event) for event in match.events(-1) if isinstance(event, GoblinRose | GoblinFell | GoblinWaits)]
    assert kinds == [GoblinFell, GoblinRose]
    assert (place(match, "B3"), waiting(match), match.prompt) == ("2.3", [], "move_on")


def test_M25_of_two_who_wait_only_the_one_whose_field_was_freed_goes() -> None:
    text = "1.11: B1 | 1.13: Y2 | 2.8: R1 | 2.10: R2/R3 | waits B1 Y2 | tiles 1.11=passage 1.13=passage | stones"
    match = play(table(f"{text} | hand R 1 1 1 | to act R"), "name 1", "move 1 ccw")
    assert hill(match) == "1.13: Y2 | 2.7: R1 | 2.8: B1 | 2.10: R2/R3"


# ---- Whirlwind and ravens.


def test_M19_a_whirlwind_with_goblins_everywhere_moves_nothing_but_the_villages_corners() -> None:
    goblins = (
        "1.0: R1 | 1.9: B3 | 1.11: B1 | 1.16: G1/G2 | 1.24: O1 | 2.0: Y1/Y2 | 2.8: R2 | 2.12: O2/B2"
        " | 3.4: G3 | 3.8: O3/Y3 | 4.0: R3 | 4.2: Y4/R4 | v1: B4 B5 R5 | v2: Y5 | v3: G4 G5 | v4: O4 O5"
    )
    text = f"{goblins} | waits B1 | tiles 1.11=passage 1.13=whirlwind 2.3=ghost! 4.1=raven! | stones | hand B 3 4 1"
    match = play(table(text), "name 3", "move 4 cw")
    before = hill(match)
    assert (match.prompt, match.to_act) == ("turn_hill", 0)
    play(match, "turn ccw")
    assert hill(match) == before == goblins.split(" | v1")[0].replace("1.9: B3 | 1.11: B1", "1.11: B1 | 1.13: B3")
    assert [place(match, goblin) for goblin in ("B4", "Y5", "G4", "O5")] == ["v1", "v2", "v3", "v4"]
    assert [village.corner for village in match.view(0).villages] == ["1.8", "1.16", "1.24", "1.0"]
    assert (waiting(match), [tile.field for tile in match.view(0).tiles if tile.open]) == (["B1"], [])


def test_M19_after_the_whirlwind_the_villages_open_onto_other_corners_in_the_same_match() -> None:
    text = "1.10: B3 | v1: Y1 | 1.8: R1/R2 | tiles 1.11=whirlwind | stones | hand B 3 1 | hand Y 1 1 5 | players 3"
    match = play(table(text), "name 3", "move 1 cw", "turn ccw", "name 1")
    assert legal(match) == ["move 1 cw", "move 1 ccw"]  # a pair stands on 1.8, which village 1 touches now


def test_M20_several_ravens_in_waiting_take_one_stone_each_with_no_card() -> None:
    text = (
        "players 2 | 1.14: Y1 | 2.6: Y2 | ravens Y2 | tiles 1.3=-raven 1.5=-raven | stones 1.15 2.7 | hand Y 1 1 2"
        " | hand B 1 1 2 | to act Y"
    )
    match = play(table(text), "name 1", "move 1 cw")
    assert told(match, StoneLost) == [StoneLost(1, 0)]
    assert (match.view(0).seats[1].ravens, match.view(0).seats[1].stones, match.view(0).seats[1].cards) == (1, 0, 1)
    play(match, "end", "exchange 1", "done")
    assert match.view(0).seats[1].cards == 3


def test_M20_a_raven_may_be_sent_to_oneself() -> None:
    text = "1.10: B3 | held B1 | tiles 1.11=raven | stones | hand B 3 1 1 2 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw", "raven B")
    assert (match.view(0).seats[0].stones, match.prompt, match.to_act) == (0, "move_on", 0)


# ---- Hands and jokers.


@pytest.mark.parametrize(("stones", "hand"), [(0, "1 2 3"), (1, "1 2 3 4"), (2, "1 2 3 4 5")])
def test_M15_hands_of_3_4_and_5_are_full_after_a_turn_and_after_an_exchange(stones: int, hand: str) -> None:
    text = f"{f'held B{stones} | ' if stones else ''}stones | hand B {hand} | hand Y 1 1 1"
    for actions in (("name 3", "move 2 cw", "end"), ("exchange 1", "exchange 2", "exchange 3")):
        match = play(table(text), *actions)
        if match.to_act == 0:
            play(match, "done")
        assert (match.to_act, match.view(0).seats[0].cards) == (1, 3 + stones)


def test_M15_of_five_cards_three_are_played_and_no_fourth_without_a_flying_card() -> None:
    match = play(table("1.16: B3 | held B2 | stones | hand B 3 1 1 2 2"), "name 3", "move 1 cw", "move 1 cw")
    assert match.view(0).active == 1
    with pytest.raises(Refusal, match="does not answer what is asked now"):
        match.apply("move 1 cw")


def test_M8_a_joker_as_the_first_card_only() -> None:
    match = play(table("stones | hand B j 2 4"), "name j5", "move 4 cw")
    assert place(match, "B5") == "1.3"


def test_M8_a_joker_as_the_second_card_only() -> None:
    match = play(table("1.16: B5 | stones | hand B 5 j 4"), "name 5", "move j2 ccw")
    assert (place(match, "B5"), legal(match)) == ("1.14", ["move 4 cw", "move 4 ccw", "end"])


def test_M12_a_joker_as_the_third_card_climbs_any_distance() -> None:
    match = play(table("1.8: B3 | 1.10: Y1 | stones | hand B 3 2 j | hand Y 1 1 1"), "name 3", "move 2 cw")
    assert legal(match) == [
        "move j1 up", "move j2 up-cw", "move j2 up-ccw", "move j3 up-cw", "move j3 up-ccw",
        "move j4 up-cw", "move j4 up-ccw", "move j5 up-cw", "move j5 up-ccw", "end",
    ]  # fmt: skip


def test_M29_the_dead_end_opens_again_when_the_pairs_are_gone() -> None:
    shut = "1.10: B3 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | v1: Y5 | stones | hand B 3 3 2 | hand Y 3 3 1 | to act Y"
    match = play(table(shut), "name 3", "move 3 cw", "end")
    assert "name 3" in legal(match)  # clockwise only one goblin stands there now


def test_M29_a_pair_next_to_the_goblin_leaves_one_step_that_way() -> None:
    match = play(table("1.10: B3 | 1.9: Y1/Y2 | 1.11: Y3/Y4 | stones | hand B 3 1 5"), "name 3")
    assert legal(match) == ["move 1 cw", "move 1 ccw"]


# ---- Wins.


def test_M26_a_win_by_a_push_on_anothers_turn() -> None:
    """Blue pushes yellow 1 onto a passage of level 4, at the end of a chain: yellow has won, at once."""
    text = "players 3 | 4.7: B3 | 4.0: R1/Y2 | 4.1: Y1/R2 | 4.2: R3 | tiles 4.3=passage | stones | hand B 3 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert (hill(match), match.outcome) == ("4.0: B3/Y2 | 4.1: R1/R2 | 4.2: Y1/R3", None)
    text = "players 3 | 4.0: B3 | 4.1: R1/Y2 | 4.2: Y1/R2 | tiles 4.3=passage | stones | hand B 3 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert match.outcome == Outcome("summit", (2, 1, 2))
    assert (match.to_act, legal(match)) == (None, [])


def test_M26_a_win_by_a_waiting_passage_on_anothers_turn() -> None:
    """Blue 1 waits on level 3; red leaves the field above, and a second passage leads on to the summit."""
    game = hill_with(level_3=[2, 5, 9, 13])
    text = "players 4 | 3.2: B1 | 4.1: R1 | waits B1 | tiles 3.2=passage 4.1=passage | stones | hand R 1 2 1 | to act R"
    match = play(Match(game, 4, key=bytes(16), position=text), "name 1", "move 2 ccw")
    assert match.outcome == Outcome("summit", (1, 2, 2, 2))


# ---- Larger hills.


@pytest.mark.parametrize(("game", "lowest"), [*zip(larger_hills(), (10, 11), strict=True)], ids=["10", "11"])
def test_M1_on_larger_hills_goblins_walk_climb_wait_and_win(game: object, lowest: int) -> None:
    def at(position: str) -> Match:
        return Match(game, 2, key=bytes(16), position=position, exact=True)  # type: ignore[arg-type]

    corner, last = lowest - 1, 4 * (lowest - 1) - 1
    assert place(play(at("v2: B1 | stones | hand B 1 1"), "name 1", "move 1 out"), "B1") == f"1.{corner}"
    assert place(play(at(f"1.{last}: B1 | stones | hand B 1 2"), "name 1", "move 2 cw"), "B1") == "1.1"
    climb = play(at("1.4: B1/Y1 | stones | hand B 1 2"), "name 1", "move 2 up-cw")
    assert place(climb, "B1") == "2.4"
    waits = play(at("1.12: B1 | tiles 1.13=passage | stones | hand B 1 1 2"), "name 1", "move 1 cw")
    assert place(waits, "B1") == f"2.{13 - 3}"
    won = play(at("4.1: B1/Y1 | hand B 1 5"), "name 1", "move 5 up")
    assert won.outcome == Outcome("summit", (1, 2))
    assert HILL.write_position(at(HILL.write_position(won.state)).state) == HILL.write_position(won.state)
