"""What comes first when much happens at once (M26, M28), and what could go round for ever (M17)."""

from abraka.core.match import Match
from abraka.core.outcome import Outcome
from abraka.games.hill.events import GoblinFell, GoblinRose, GoblinWaits, TileShown
from tests.hill.table import hill, place, play, table, told
from tests.hill.test_content import hill_with


def test_M28_only_the_last_goblin_of_a_chain_meets_a_tile() -> None:
    """The pairs stand on tiles; nobody who comes to sit on a goblin there is concerned."""
    text = "1.9: B3 | 1.10: Y1/Y2 | 1.11: Y3/Y4 | tiles 1.11=ghost 1.13=ghost | stones | hand B 3 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw")
    assert hill(match) == "1.10: B3/Y2 | 1.11: Y1/Y4 | 1.12: Y3"
    assert told(match, TileShown) == []


def test_M28_the_effect_comes_before_those_who_wait() -> None:
    """Yellow 1 leaves 2.8 for a passage above; then blue 3, who waits below, goes up to 2.8."""
    text = "1.11: B3 | waits B3 | 2.8: Y1 | tiles 1.11=passage 2.9=passage | stones | hand Y 1 1 1 | to act Y"
    match = play(table(text), "name 1", "move 1 cw")
    assert hill(match) == "2.8: B3 | 3.6: Y1"
    assert [type(event) for event in match.events(-1) if isinstance(event, TileShown | GoblinRose)] == [
        TileShown, GoblinRose, GoblinRose,
    ]  # fmt: skip


def test_M28_one_waiting_goblin_frees_the_field_for_the_next() -> None:
    """Red 1 leaves 3.2; yellow 2 goes up there from 2.3, and with that blue 1 from 1.4 to 2.3."""
    game = hill_with(level_1=[4, 5, 11, 13, 19, 21, 27])
    text = (
        "2.3: Y2 | 1.4: B1 | 3.2: R1 | waits Y2 B1 | tiles 1.4=passage 2.3=passage | stones | hand R 1 1 1 | to act R"
    )
    match = play(Match(game, 3, key=bytes(16), position=text), "name 1", "move 1 cw")
    assert place(match, "Y2") == "3.2"
    rose_and_found = [type(event) for event in match.events(-1) if isinstance(event, GoblinRose | TileShown)]
    assert rose_and_found == [GoblinRose, GoblinRose, TileShown]
    assert place(match, "B1") == "2.3"
    assert next(g for g in match.view(0).goblins if (g.seat, g.number) == (0, 1)).waits


def test_M28_who_waits_for_a_field_that_stays_taken_goes_on_waiting() -> None:
    text = (
        "1.11: B1 | 2.8: Y2 | 2.9: Y3 | 3.6: R1 | waits B1 Y3 | tiles 1.11=passage 2.9=passage | stones"
        " | hand R 1 1 1 | hand B 1 1 1 | hand Y 1 1 1 | to act R"
    )
    match = play(table(text), "name 1", "move 1 cw")
    assert hill(match) == "1.11: B1 | 2.8: Y2 | 3.6: Y3 | 3.7: R1"


def test_M28_a_field_that_was_free_only_in_between_counts_as_taken() -> None:
    """Yellow 1 is pushed off 2.8, but blue 3 sits down there in the same move: blue 1 still waits."""
    text = (
        "1.11: B1 | 2.8: Y1/Y2 | 2.6: B3 | waits B1 | tiles 1.11=passage 2.9=flying | stones"
        " | hand B 3 2 | hand Y 1 1 1"
    )
    match = play(table(text), "name 3", "move 2 cw")
    assert hill(match) == "1.11: B1 | 2.8: B3/Y2 | 2.9: Y1"


def test_M28_the_turn_ends_last() -> None:
    """A ghost ends blue's turn, but first yellow 1, who waits for blue's old field, goes up."""
    text = "2.8: B3 | 1.11: Y1 | waits Y1 | tiles 1.11=passage 2.9=ghost | stones | hand B 3 1 1 | hand Y 1 1 1"
    match = play(table(text), "name 3", "move 1 cw", "village 1")
    assert hill(match) == "2.8: Y1"
    assert match.to_act == 1


def test_M17_a_passage_below_a_trapdoor_does_not_go_round_for_ever() -> None:
    """A hill on which a passage leads onto a trapdoor that leads back to it."""
    game = hill_with(level_1=[4, 5, 11, 13, 19, 21, 27])
    text = "1.2: B3 | tiles 1.4=passage 2.3=trapdoor | stones | hand B 3 2 1 | hand Y 1 1 1"
    match = Match(game, 2, key=bytes(16), position=text)
    match.apply("name 3")
    match.apply("move 2 cw")
    # Up, down, and there it stays: the passage has worked for it in this turn.
    kinds = [type(event) for event in match.events(-1) if isinstance(event, GoblinRose | GoblinFell | GoblinWaits)]
    assert kinds == [GoblinRose, GoblinFell]
    assert (place(match, "B3"), match.prompt) == ("1.4", "move_on")
    assert not any(goblin.waits for goblin in match.view(0).goblins)


def test_M26_a_win_by_a_passage_on_anothers_turn() -> None:
    """Yellow pushes blue onto a passage of level 4."""
    text = "4.1: Y3 | 4.2: B1/Y1 | tiles 4.3=passage | stones | hand Y 3 1 1 | to act Y"
    match = play(table(text), "name 3", "move 1 cw")
    assert match.outcome == Outcome("summit", (1, 2))
    assert place(match, "B1") == "summit"


def test_M26_a_win_in_step_three_of_anothers_card() -> None:
    """Blue 1 waits below 4.1, where yellow 1 stands; once that is free two passages lead to the summit."""
    game = hill_with(level_3=[2, 5, 9, 13])
    text = "3.2: B1 | 4.1: Y1 | waits B1 | tiles 3.2=passage 4.1=passage | stones | hand Y 1 1 1 | to act Y"
    match = play(Match(game, 3, key=bytes(16), position=text), "name 1", "move 1 cw")
    assert match.outcome == Outcome("summit", (1, 2, 2))
