"""What a match was worth, how many actions there are, and how long a match can be."""

from typing import Any

import pytest

from abraka.core.batch import Batch
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.records import plain
from tests.configurations import CONFIGURATIONS, Configuration, label


def ended(game: str, players: int, ranks: list[int], **options: Any) -> Any:
    """A state as if the match had ended so."""
    state = Match(game, players, options, key=bytes(16)).state
    state.reason, state.to_act = 1, -1
    state.ranks = ranks + [0] * (6 - len(ranks))
    return state


@pytest.mark.parametrize(
    "ranks, returns",
    [
        ([1, 2], (1, -1)),
        ([1, 1], (0, 0)),
        ([2, 1, 3, 4], (-1 / 3, 1, -1 / 3, -1 / 3)),
        ([1, 1, 2, 2], (1 / 3, 1 / 3, -1 / 3, -1 / 3)),
        ([1, 2, 1], (1 / 4, -1 / 2, 1 / 4)),
        ([2, 2, 2], (0, 0, 0)),
    ],
)
def test_sides_share_one_win_and_all_adds_up_to_nothing(ranks: list[int], returns: tuple[float, ...]) -> None:
    found = load("towers").returns(ended("towers", len(ranks), ranks))
    assert found == pytest.approx(returns) and sum(found) == pytest.approx(0)


def test_partners_have_the_return_of_their_side() -> None:
    assert load("towers").returns(ended("towers", 4, [2, 1, 2, 1], teams=True)) == (-1, 1, -1, 1)
    found = load("towers").returns(ended("towers", 6, [1, 2, 2, 1, 2, 2], teams=True))
    assert found == (1, -0.5, -0.5, 1, -0.5, -0.5)


def test_nothing_is_worth_anything_before_the_end() -> None:
    assert load("hill").returns(Match("hill", 3).state) == (0, 0, 0)


def test_alone_it_is_half_for_the_task_and_half_for_winning() -> None:
    game = load("towers")
    state = ended("towers", 1, [1])
    state.home[0] = state.wizards
    assert game.returns(state) == (1.0,)
    state = ended("towers", 3, [2, 2, 2], together=True)
    state.home[0] = 9
    assert game.returns(state) == pytest.approx((9 / 24,) * 3)


def test_against_tom_it_is_by_points() -> None:
    state = ended("djinn", 1, [1])
    state.points[0] = 80
    assert load("djinn").returns(state) == pytest.approx((0.5 + 80 / 400,))
    state.points[0] = 250
    assert load("djinn").returns(state) == (1.0,)
    assert load("djinn").returns(ended("djinn", 1, [2])) == (0.0,)


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_actions_is_the_games(name: str) -> None:
    assert GAMES[name].action_count == len(load(name).actions)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_game_counts_its_sides_as_the_spec_does(configuration: Configuration) -> None:
    game, players, options = configuration
    match = Match(game, players, options)
    sides = plain(match.game._module("returns").sides)(match.state)
    assert sides == len(set(match.game.spec.sides(players, match.options)))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_no_match_is_longer_than_the_bound(configuration: Configuration) -> None:
    game, players, options = configuration
    batch = Batch(game, players, options, rows=4, masks=False, features=False)
    bound = GAMES[game].max_actions(players, batch.options)
    longest = 0
    for _ in range(400):
        batch.step(batch.pick())
        longest = max(longest, int(batch.lengths.max()))
    assert 0 < longest < bound < 2**31
