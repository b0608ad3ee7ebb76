"""Circles, bottles and corks: what fits, where it goes, and bottling later (D123, D127, D150)."""

import pytest

from abraka.games.djinn.events import Bottled, Caught, DjinnReturned
from tests.djinn.scene import at_the_end, drawing, facing, moving, own, there
from tests.djinn.table import legal, play, question, refused, table, told

RICH = "power 8, capacity flipped, keys 12"
"""Enough for any two targets."""


# What fits (D123).


def targets(match_text: str, *chosen: str) -> list[str]:
    """What may be aimed at after some targets."""
    match = play(table(match_text), "do capture", *(f"target {sort}" for sort in chosen))
    return [action.removeprefix("target ") for action in legal(match) if action.startswith("target ")]


SCARCE = facing("boss brown blue red", f"{RICH}, circles yellow . # #, bottles brown 1, corks 1")
"""One empty circle, one brown bottle, one cork."""


def test_D123_what_fits_one_circle_and_one_brown_bottle_X14() -> None:
    assert targets(SCARCE) == ["brown", "blue", "red", "boss"]
    assert targets(SCARCE, "brown") == ["blue", "red", "boss"]
    assert targets(SCARCE, "blue") == ["brown", "boss"]
    assert targets(SCARCE, "red") == ["brown", "boss"]
    assert targets(SCARCE, "boss") == ["brown", "blue", "red"]


@pytest.mark.parametrize(("first", "second"), [("brown", "blue"), ("brown", "boss"), ("boss", "blue")])
def test_D123_a_third_target_finds_no_container_X14(first: str, second: str) -> None:
    match = play(table(SCARCE), "do capture", f"target {first}", f"target {second}")
    assert question(match) != "capture_target B"


def test_D123_a_bottle_without_a_cork_is_no_container() -> None:
    full = facing("boss brown blue", f"{RICH}, circles red red # #, bottles brown 1")
    match = play(table(full), "do capture")
    assert question(match) == "action_round B"
    assert there(match, "outer_02") == "boss brown blue"


def test_D123_a_cork_without_a_bottle_is_no_container() -> None:
    full = facing("boss brown blue", f"{RICH}, circles red red # #, corks 3")
    match = play(table(full), "do capture")
    assert there(match, "outer_02") == "boss brown blue"


def test_D123_a_djinn_needs_a_bottle_of_its_colour() -> None:
    assert targets(facing("boss brown blue", f"{RICH}, circles red red # #, bottles blue 1, corks 1")) == [
        "blue",
        "boss",
    ]


def test_D123_a_boss_may_go_into_a_bottle_of_any_colour() -> None:
    for colour in ("brown", "blue", "red", "yellow"):
        board = f"{RICH}, circles red red # #, bottles {colour} 1, corks 1"
        match = play(table(facing("boss brown blue", board)), "do capture", "target boss")
        assert own(match, "corked") == f"boss_{colour} 1"


def test_D123_two_of_a_colour_need_two_bottles() -> None:
    board = RICH + ", circles red red # #, bottles brown {}, corks 2"
    assert targets(facing("boss brown brown", board.format(1)), "brown") == []
    assert targets(facing("boss brown brown", board.format(2)), "brown")[:1] == ["brown"]


def test_D123_an_inactive_or_covered_circle_holds_nothing() -> None:
    board = f"{RICH}, circles x red # #, traits market_free blocked_circle"
    assert targets(facing("boss brown blue", board)) == []


def test_D123_a_bottle_with_a_djinn_in_it_holds_no_second() -> None:
    assert targets(facing("boss brown blue", f"{RICH}, circles red red # #, corked brown 2, corks 1")) == []


# Where it goes (D127).


def test_D127_a_djinn_may_go_into_a_circle_or_into_its_bottle() -> None:
    board = "power 4, bottles brown 1 blue 1, corks 1"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown")
    assert (question(match), legal(match)) == ("container B", ["circle", "bottle brown"])
    refused(match, "bottle blue", "A brown djinn goes into a bottle of its own colour")


def test_D127_what_is_bottled_is_corked_at_once() -> None:
    board = "power 4, bottles brown 1, corks 2"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown", "bottle brown")
    assert (own(match, "corked"), own(match, "corks"), own(match, "circles")) == ("brown 1", "1", ". . # #")
    assert told(match, Caught) == [Caught(seat=0, sort="brown", container="brown")]
    assert own(match, "bottles") == ""


def test_D127_what_is_in_a_circle_uses_neither_bottle_nor_cork() -> None:
    board = "power 4, bottles brown 1, corks 1"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown", "circle")
    assert (own(match, "circles"), own(match, "corks"), own(match, "bottles")) == ("brown . # #", "1", "brown 1")


def test_D127_a_boss_chooses_among_all_bottles() -> None:
    board = f"{RICH}, bottles brown 1 yellow 2, corks 1"
    match = play(table(facing("boss red blue", board)), "do capture", "target boss", "pass")
    assert legal(match) == ["circle", "bottle brown", "bottle yellow"]
    play(match, "bottle yellow")
    assert (own(match, "corked"), own(match, "bottles")) == ("boss_yellow 1", "brown 1 yellow 1")


def test_D127_targets_are_placed_in_the_order_they_were_named() -> None:
    board = f"{RICH}, bottles brown 1 blue 1, corks 2"
    match = play(table(facing("boss brown blue red", board)), "do capture", "target blue", "target brown", "pass")
    assert legal(match) == ["circle", "bottle blue"]
    play(match, "bottle blue")
    assert legal(match) == ["circle", "bottle brown"]


def test_D127_a_place_that_another_target_needs_is_not_offered() -> None:
    """One circle, a brown bottle, a cork: brown must leave the circle to blue."""
    match = play(table(SCARCE), "do capture", "target brown", "target blue")
    assert (own(match, "corked"), own(match, "circles")) == ("brown 1", "yellow blue # #")


def test_D127_a_boss_leaves_the_bottle_to_the_djinn_that_needs_it() -> None:
    board = f"{RICH}, circles yellow . # #, bottles brown 1 red 1, corks 2"
    match = play(table(facing("boss brown blue", board)), "do capture", "target boss", "target brown", "target blue")
    assert (own(match, "corked"), own(match, "circles")) == ("brown 1 boss_red 1", "yellow blue # #")


def test_D127_the_stickler_must_bottle_if_it_can() -> None:
    board = "power 4, bottles brown 1, corks 1, traits market_free must_bottle"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown")
    assert (own(match, "corked"), own(match, "circles")) == ("brown 1", ". . # #")


def test_D127_the_stickler_uses_a_circle_where_no_bottle_fits() -> None:
    board = "power 4, bottles blue 1, corks 1, traits market_free must_bottle"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown")
    assert own(match, "circles") == "brown . # #"


def test_D127_the_stickler_must_bottle_bosses_too_but_chooses_the_colour() -> None:
    board = f"{RICH}, bottles brown 1 blue 1, corks 1, traits market_free must_bottle"
    match = play(table(facing("boss red", board)), "do capture", "target boss", "pass")
    assert legal(match) == ["bottle brown", "bottle blue"]


def test_D127_a_drawn_djinn_may_be_declined() -> None:
    text = moving("gear staff_fishing, bottles red 1, corks 1")
    match = play(table(text, key=drawing(text, "red")), "use staff_fishing")
    assert (question(match), legal(match)) == ("container B", ["circle", "bottle red", "pass"])
    play(match, "pass")
    assert told(match, DjinnReturned) == [DjinnReturned(seat=0, colour="red")]
    assert (own(match, "circles"), own(match, "bottles")) == (". . # #", "red 1")


def test_D127_a_captured_djinn_may_not_be_declined() -> None:
    board = "power 4, bottles brown 1, corks 1"
    match = play(table(facing("boss brown blue", board)), "do capture", "target brown")
    refused(match, "pass", "What was captured needs a container")


# From a circle into a bottle (D150).


def test_D150_a_djinn_moves_from_its_circle_into_a_bottle() -> None:
    match = play(table(moving("circles brown blue # #, bottles brown 1, corks 1")), "cork brown")
    assert told(match, Bottled) == [Bottled(seat=0, sort="brown", container="brown")]
    assert (own(match, "circles"), own(match, "corked")) == (". blue # #", "brown 1")
    assert (own(match, "bottles"), own(match, "corks")) == ("", "0")


def test_D150_a_boss_moves_into_a_bottle_of_any_colour() -> None:
    match = table(moving("circles boss . # #, bottles brown 1 red 1, corks 1"))
    assert [action for action in legal(match) if action.startswith("cork")] == ["cork boss brown", "cork boss red"]
    play(match, "cork boss red")
    assert (own(match, "circles"), own(match, "corked")) == (". . # #", "boss_red 1")


@pytest.mark.parametrize(
    "board",
    [
        "circles brown . # #, bottles brown 1",
        "circles brown . # #, corks 1",
        "circles brown . # #, bottles blue 1, corks 1",
        "bottles brown 1, corks 1",
    ],
)
def test_D150_bottling_needs_djinn_bottle_of_its_colour_and_cork(board: str) -> None:
    match = table(moving(board))
    assert [action for action in legal(match) if action.startswith("cork")] == []
    refused(match, "cork brown", "(D150).")


def test_D150_a_freed_circle_holds_the_next_capture() -> None:
    board = f"{RICH}, circles red red # #, bottles red 1, corks 1"
    match = play(table(facing("boss brown blue", board)), "cork red", "do capture", "target brown")
    assert own(match, "circles") == "brown red # #"


def test_D150_a_corked_bottle_is_never_opened_again() -> None:
    match = table(moving("corked brown 1, corks 1, bottles brown 1"))
    assert [action for action in legal(match) if action.startswith("cork")] == []


def test_D150_bottling_is_allowed_after_the_actions_too() -> None:
    match = play(table(facing("-", "coins 1, circles red . # #, bottles red 1, corks 1")), "pass", "console coins")
    assert (question(match), legal(match)) == ("free B", ["cork red", "pass"])


def test_D150_bottling_is_allowed_in_the_final_action() -> None:
    text = at_the_end("circles red . # #, bottles red 1, corks 1")
    match = play(table(text), "cork red")
    assert own(match, "corked") == "red 1"


def test_D150_only_the_player_whose_turn_it_is_bottles() -> None:
    match = table(moving("coins 4", "Y: circles red . # #, bottles red 1, corks 1"))
    refused(match, "cork red", "No circle of yours holds a red djinn")


def test_D150_the_stickler_need_not_empty_its_circles() -> None:
    match = table(moving("circles red . # #, bottles red 1, corks 1, traits market_free must_bottle"))
    assert any(action.startswith("go ") for action in legal(match))
