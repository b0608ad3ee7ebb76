"""The checked step: any integers may come, only what is legal is played, and nothing else in the array ever changes."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abraka.core.errors import Illegal, Refusal, Unparsable
from abraka.core.game import GAMES, Game, load
from abraka.core.match import Match
from abraka.core.records import JIT, numbers
from abraka.testing.strategies import matches

PLACES = 3
FUZZ = settings(
    deadline=None,
    max_examples=40 if JIT else 12,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def beside(match: Match) -> Any:
    """An array with a state of the match in its middle, and others on both sides."""
    game = match.game
    states = game.State.array(PLACES)
    for i in range(PLACES):
        game.State.write(states, i, match.state)
    return states


def frozen(game: Game, states: Any) -> list[Any]:
    """All states of an array, to compare; compiled ones byte by byte."""
    if isinstance(states, np.ndarray):
        return [states[i].tobytes() for i in range(len(states))]
    return [game.State.read(states, i) for i in range(len(states))]


def any_number(game: Game) -> st.SearchStrategy[int]:
    """Any whole number: mostly actions and those around them, some far beyond what a machine word holds."""
    near = st.integers(-3, len(game.actions) + 3)
    return st.one_of(near, near, st.integers(-(2**63), 2**64), st.integers())


@pytest.mark.parametrize("name", GAMES)
def test_any_action_is_played_as_a_match_plays_it_or_refused_and_no_other_state_changes(name: str) -> None:
    game = load(name)

    @FUZZ
    @given(match=matches(game, 60), actions=st.lists(any_number(game), max_size=40), chance=st.randoms())
    def fuzz(match: Match, actions: list[int], chance: random.Random) -> None:
        states, out = beside(match), numbers(game.max_legal)
        for action in actions:
            action = chance.choice([action, *match.legal_numbers[:1]])
            before, legal = frozen(game, states), list(match.legal_numbers)
            try:
                n = game.step(states, 1, action, out)
            except Refusal as refusal:
                assert action not in legal
                assert len(str(refusal).split()) > 3
                assert frozen(game, states) == before
            else:
                assert action in legal
                match.play(action)
                assert list(out[:n]) == list(match.legal_numbers)
                assert game.State.read(states, 1) == match.state
                assert [frozen(game, states)[i] for i in (0, 2)] == [before[i] for i in (0, 2)]

    fuzz()


@pytest.mark.parametrize("name", GAMES)
def test_a_place_outside_of_the_array_is_refused(name: str) -> None:
    game = load(name)
    match = Match(game, game.spec.players[1], key=bytes(16))
    states, out = beside(match), numbers(game.max_legal)
    before = frozen(game, states)
    for place in (-1, PLACES, -PLACES, 2**40, 2**80):
        with pytest.raises(IndexError, match=f"There is no state {place}: the array has {PLACES}, counted from 0"):
            game.step(states, place, match.legal_numbers[0], out)
    assert frozen(game, states) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_place_without_a_match_a_short_row_and_what_is_no_number_are_refused(name: str) -> None:
    game = load(name)
    states, out = game.State.array(1), numbers(game.max_legal)
    for action in (0, len(game.actions) - 1):
        with pytest.raises(ValueError, match="No match was set up in state 0"):
            game.step(states, 0, action, out)
    with pytest.raises(ValueError, match=f"room for {game.max_legal} actions, and has it for {game.max_legal - 1}"):
        game.step(states, 0, 0, numbers(game.max_legal - 1))
    with pytest.raises(TypeError):
        game.step(states, 0, 0.5, out)  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_nothing_is_legal(name: str) -> None:
    game = load(name)
    chance = random.Random(4)
    match = Match(game, 2, key=bytes(16))
    while match.to_act is not None:
        match.play(chance.choice(match.legal_numbers))
    states, out = beside(match), numbers(game.max_legal)
    with pytest.raises(Illegal, match=r"is not legal\. The match is over"):
        game.step(states, 1, 0, out)


def test_the_refusal_names_the_action_its_number_and_the_rule() -> None:
    game = load("hocus")
    match = Match(game, 2, key=bytes(16), position="pawns B3 Y9 | hand B gust | to act B")
    number = game.actions.encode(game.actions.read("cast gust"))
    with pytest.raises(Illegal) as refused:
        game.step(beside(match), 0, number, numbers(game.max_legal))
    assert str(refused.value) == f"“cast gust” (number {number}) is not legal. Gust is cast after the roll (H5)."
    assert (refused.value.sentence.id, refused.value.sentence.args["spell"]) == ("wrong_time", "gust")
    with pytest.raises(Unparsable, match="There is no action number 9999"):
        game.step(beside(match), 0, 9999, numbers(game.max_legal))


def test_the_documents_show_the_checked_form_first() -> None:
    root = Path(__file__).parents[1]
    for page in ("README.md", "docs/python.md", "docs/bots.md"):
        text = (root / page).read_text(encoding="utf-8")
        assert 0 < text.index("game.step(") < (text + "driver.step(").index("driver.step("), page
