"""Chance that is told: what may come of an action, with exact probabilities that agree with sampling."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.records import numbers
from abraka.core.told import beginnings, futures
from tests.configurations import CONFIGURATIONS, Configuration, label

SAMPLES = 400


def without_chance(state: Any) -> str:
    """A state but for its dice to come."""
    return repr([getattr(state, name) for name in state.fields if name not in ("key", "draws")])


def walked(configuration: Configuration, seed: int, actions: int) -> Match:
    """A match after so many actions by chance, or at its last decision before."""
    game, players, options = configuration
    luck, match = Random(seed), Match(game, players, options, key=bytes([seed]) * 16)
    for _ in range(actions):
        match.play(luck.choice(match.legal_numbers))
        if match.to_act is None:
            match.replay(match.actions[:-1])
            break
    return match


def sampled(match: Match, action: int, samples: int) -> Counter[str]:
    """What came of an action, under many keys."""
    game, found = match.game, Counter[str]()
    states, out, luck = game.State.array(1), numbers(game.max_legal), Random(1)
    for _ in range(samples):
        state = match.state.copy()
        state.key = [luck.getrandbits(64), luck.getrandbits(64)]
        game.State.write(states, 0, state)
        game.driver.step(states, 0, action, out)
        found[without_chance(game.State.read(states, 0))] += 1
    return found


def expected(match: Match, action: int, most: int) -> dict[str, Fraction] | None:
    """The exact probability of all that may come of an action; None if there is too much."""
    found: dict[str, Fraction] = {}
    for count, future in enumerate(futures(match.game, match.state, action)):
        if count == most:
            return None
        name = without_chance(future.state)
        found[name] = found.get(name, Fraction(0)) + future.probability
    return found


@pytest.mark.parametrize("configuration", [c for c in CONFIGURATIONS if c[1] <= 4], ids=label)
def test_exact_probabilities_agree_with_sampling(configuration: Configuration) -> None:
    compared = 0
    for seed in range(40):
        match = walked(configuration, seed, 7 * seed + 3)
        for action in match.legal_numbers[:3]:
            probabilities = expected(match, action, 300)
            if probabilities is None or len(probabilities) < 2:
                continue
            assert sum(probabilities.values()) == 1
            found = sampled(match, action, SAMPLES)
            assert set(found) <= set(probabilities)
            for name, probability in probabilities.items():
                spread = (SAMPLES * float(probability * (1 - probability))) ** 0.5
                assert abs(found[name] - SAMPLES * float(probability)) <= 5 * spread + 1
            compared += 1
            if compared == 3:
                return
    raise AssertionError("no decision had a handful of futures")


def test_a_die_asks_for_one_of_six() -> None:
    match = Match("hocus", 2, {"first": "1"}, key=bytes(16))
    game, states, out = match.game, match.game.State.array(2), numbers(match.game.max_legal)
    game.State.write(states, 0, match.state)
    roll = game.actions.encode(game.actions.read("roll"))
    assert game.driver.step_told(states, 0, 1, roll, (), out) == -6
    assert game.State.read(states, 0) == match.state
    assert game.driver.step_told(states, 0, 1, roll, (4,), out) > 0
    after: Any = game.State.read(states, 1)
    assert after.place[0] == 5 and after.tape == 0 and after.sealed
    with pytest.raises(ValueError, match="Outcome 6 was told where there are 6, from 0 to 5"):
        game.driver.step_told(states, 0, 1, roll, (6,), out)
    with pytest.raises(ValueError, match="3 outcomes were told, but chance asked for 1 only"):
        game.driver.step_told(states, 0, 1, roll, (2, 1, 1), out)


def test_who_begins_is_told_like_everything_else() -> None:
    found = list(beginnings(load("hocus"), 3))
    assert [future.probability for future in found] == [Fraction(1, 3)] * 3
    assert [future.state.first for future in found] == [0, 1, 2]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_match_can_be_set_up_outcome_by_outcome(configuration: Configuration) -> None:
    name, players, options = configuration
    game = load(name)
    states, out, setups = game.State.array(1), numbers(game.max_legal), game.setup(players, options)
    told: list[int] = []
    luck = Random(3)
    while (n := game.driver.start_told(states, 0, setups, told, out)) < 0:
        told.append(luck.randrange(-n))
        assert len(told) < 5000
    state = game.State.read(states, 0)
    assert n > 0 and state.to_act >= 0 and state.draws >= len(told)
    assert game.driver.start_told(states, 0, setups, told, out) == n
    assert game.State.read(states, 0) == state
