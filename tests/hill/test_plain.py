"""Refusals and descriptions say what is so."""

import random

import pytest

from abraka.core.actions import Action
from abraka.core.errors import Refusal
from abraka.core.match import Match
from abraka.games.hill import actions as does
from abraka.games.hill.geometry import PLACE_NAMES
from abraka.games.hill.state import EACH
from tests.hill.table import HILL, play, table


def test_a_described_move_ends_where_it_says() -> None:
    chance = random.Random(5)
    for _ in range(3):
        match = Match(HILL, 5, key=chance.randbytes(16))
        while match.to_act is not None:
            action: Action = chance.choice(match.legal())
            words = HILL.describe(match.view(match.to_act), action)
            assert words
            if isinstance(action, does.Move):
                mover = match.view(0).active * EACH + (match.view(0).goblin or 0) - 1
                seat, number = divmod(mover, EACH)
                match.apply(action)
                moved = next(event for event in match.events(-1) if type(event).__name__ == "GoblinMoved")
                assert (moved.seat, moved.goblin) == (seat, number + 1)  # type: ignore[attr-defined]
                end = moved.end  # type: ignore[attr-defined]
                assert end in PLACE_NAMES
                assert ("the summit" if end == "summit" else end) in words
            else:
                match.apply(action)


REFUSALS = [
    ("hand B 3 2 1", [], "name 4", "There is no 4 in your hand (M7)."),
    ("hand B 3 2 1", [], "name j4", "There is no joker in your hand (M7)."),
    ("hand B 3 2 1", [], "move 2 cw", "does not answer what is asked now. Your turn: name a goblin"),
    ("hand B 3 2 1", ["name 3"], "move 2 out", "“out” is a single step onto the corner"),
    ("hand B 3 2 1", ["name 3"], "move 1 cw", "One step has no direction here"),
    ("hand B 3 2 1", ["name 3"], "move 5 cw", "There is no 5 in your hand"),
    ("1.10: B3 | hand B 3 2 1", ["name 3"], "move 1 out", "Only a goblin in a village can step out of it (M3)."),
    ("1.10: B3/Y1 | hand B 3 2 1", ["name 3"], "move 2 up", "“up” is a single step"),
    ("1.10: B3/Y1 | hand B 3 2 1", ["name 3"], "move 1 up-cw", "One step has no direction here"),
    ("4.1: B3/Y1 | hand B 3 2 1", ["name 3"], "move 2 up-cw", "The summit is reached by “up”"),
    (
        "1.10: B3 | tiles 1.11=raven | hand B 3 1 1",
        ["name 3", "move 1 cw"],
        "raven O",
        "only to a player of this match",
    ),
    ("hand B 3 2 1", ["exchange 3"], "exchange 3", "There is no 3 in your hand"),
]


@pytest.mark.parametrize(("position", "actions", "wrong", "reason"), REFUSALS)
def test_a_refusal_says_why(position: str, actions: list[str], wrong: str, reason: str) -> None:
    match = play(table(position), *actions)
    with pytest.raises(Refusal) as refusal:
        match.apply(wrong)
    assert reason in str(refusal.value)


def test_when_it_is_over_nothing_may_be_done() -> None:
    match = play(table("4.1: B1/Y1 | hand B 1 3"), "name 1", "move 3 up")
    with pytest.raises(Refusal, match="The match is over"):
        match.apply("end")
