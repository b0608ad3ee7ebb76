"""PettingZoo's own tests, for all games; and what it can't know: that nobody observes what a seat must not see."""

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from abraka.adapters import pettingzoo as adapter
from abraka.core.errors import Illegal, OptionError
from abraka.core.game import GAMES
from tests.configurations import CONFIGURATIONS, Configuration, label

DICTS = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""PettingZoo warns of observations with a mask, unless they are those of its own board games."""


@pytest.fixture(autouse=True)
def dict_spaces() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in DICTS:
            warnings.filterwarnings("ignore", text)
        yield


def play(env: Any, seed: int, most: int = 100_000) -> dict[str, float]:
    """Plays a match by chance; gives everybody's reward."""
    luck, rewards = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        env.step(None if ended or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


@pytest.mark.parametrize("game", GAMES)
def test_the_api_is_as_pettingzoo_wants_it(game: str) -> None:
    api_test(adapter.env(game), num_cycles=60)
    seed_test(lambda: adapter.env(game), num_cycles=30)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_every_table_can_be_played(configuration: Configuration) -> None:
    game, players, options = configuration
    env = adapter.env(game, players, **options)
    rewards = play(env, 3)
    assert not env.agents and len(rewards) == players
    assert env.observation_space("seat_0")["observation"].shape == (env.game.feature_count(players),)
    sides = set(env.game.spec.sides(players, env.options))
    assert all(-1 <= reward <= 1 for reward in rewards.values())
    if len(sides) > 1:
        assert sum(rewards.values()) == pytest.approx(0, abs=1e-6)


def test_what_is_drawn_is_what_was_asked_for() -> None:
    render_test(
        lambda render_mode: adapter.env("hocus", render_mode=render_mode), {"svg": lambda drawn: "<svg" in drawn}
    )
    env = adapter.env("towers", render_mode="rgb_array")
    env.reset(seed=1)
    assert len(np.unique(env.render().reshape(-1, 3), axis=0)) > 20, "an empty picture"


def test_games_are_found_by_name() -> None:
    env = adapter.towers_v1.env(players=3, variant="advanced")
    assert env.metadata["name"] == "towers_v1" and env.options["variant"] == "advanced"
    with pytest.raises(AttributeError, match="chess_v1"):
        _ = adapter.chess_v1


def test_what_others_hold_is_not_observed() -> None:
    env = adapter.env("hocus", 2)
    for seed in range(20):
        env.reset(seed=seed)
        asked = env.agent_selection
        other = next(agent for agent in env.agents if agent != asked)
        assert env.observe(asked)["action_mask"].any() and not env.observe(other)["action_mask"].any()


def test_a_bad_call_is_refused_and_changes_nothing() -> None:
    env = adapter.env("towers")
    with pytest.raises(ValueError, match="reset first"):
        env.observe("seat_0")
    env.reset(seed=5)
    before = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action, error in ((wrong, Illegal), (10**6, Exception), (None, ValueError)):
        with pytest.raises(error):
            env.step(action)
    after = env.observe(env.agent_selection)
    assert all((before[name] == after[name]).all() for name in before)
    with pytest.raises(OptionError, match="no option"):
        adapter.env("towers", colour="red")
    with pytest.raises(ValueError, match="render_mode"):
        adapter.env("towers", render_mode="film")
