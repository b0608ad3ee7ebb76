"""Features: what a seat knows, as numbers. They are named, lie in their ranges, and hold nothing that it can't know."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from abraka.core.features import Feature
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.testing.subject import GameSubject
from tests.command import Command
from tests.configurations import CONFIGURATIONS, Configuration, label
from tests.documents import ROOT

TABLES = [(name, n) for name, spec in GAMES.items() for n in range(spec.players[0], spec.players[1] + 1)]
ROUNDING = 1e-5


def some_states(configuration: Configuration, matches: int = 3) -> Iterator[Any]:
    """States of some matches, from all parts of them, the last one too."""
    game, players, options = configuration
    for seed in range(matches):
        luck, match = Random(seed), Match(game, players, options, key=bytes([seed]) * 16)
        while match.to_act is not None:
            if luck.random() < 0.04:
                yield match.state
            match.play(luck.choice(match.legal_numbers))
        yield match.state


@pytest.mark.parametrize("name, players", TABLES)
def test_every_number_has_a_name_of_its_own(name: str, players: int) -> None:
    features = load(name).feature_names(players)
    names = [feature.name for feature in features]
    assert len(set(names)) == len(names)
    assert all(feature.low < feature.high and feature.group for feature in features)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_features_are_as_many_as_names_and_lie_in_their_ranges(configuration: Configuration) -> None:
    game, players, _ = configuration
    names = load(game).feature_names(players)
    low, high = (np.array([getattr(feature, end) for feature in names]) for end in ("low", "high"))
    for state in some_states(configuration):
        for seat in range(players):
            row = load(game).features(state, seat)
            wrong = np.flatnonzero(~((row >= low - ROUNDING) & (row <= high + ROUNDING)))
            assert not len(wrong), [(names[i].name, row[i]) for i in wrong[:5]]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_features_hold_nothing_that_the_seat_can_not_know(configuration: Configuration) -> None:
    name, players, options = configuration
    game, subject, luck = load(name), GameSubject(load(name), players, options), Random(1)
    names = game.feature_names(players)
    for state in some_states(configuration):
        for seat in range(players):
            row = game.features(state, seat)
            other = game.features(subject.redeal(state, seat, luck.getrandbits(63)), seat)
            assert np.array_equal(row, other), told_apart(names, row, other)


def told_apart(names: list[Feature], row: Any, other: Any) -> list[str]:
    """The names of the numbers that differ."""
    return [names[i].name for i in np.flatnonzero(row != other)]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_one_of_a_category_is_true_at_most(configuration: Configuration) -> None:
    game, players, _ = configuration
    names = load(game).feature_names(players)
    categories: dict[str, list[int]] = {}
    for place, feature in enumerate(names):
        if "=" in feature.name:
            categories.setdefault(feature.name.split("=")[0], []).append(place)
    for state in some_states(configuration, 1):
        row = load(game).features(state, 0)
        for name, places in categories.items():
            assert row[places].sum() in (0, 1) and set(row[places]) <= {0, 1}, name


@pytest.mark.parametrize("name", GAMES)
def test_most_numbers_are_used(name: str) -> None:
    """A number that never changes tells nothing; those of rare options and contents may."""
    luck, seen = Random(1), []
    for configuration in CONFIGURATIONS:
        if configuration[0] == name and configuration[1] == 4:
            seen += [load(name).features(state, luck.randrange(4)) for state in some_states(configuration, 6)]
    constant = np.ptp(np.array(seen), axis=0) == 0
    names = [feature.name for feature in load(name).feature_names(4)]
    assert constant.mean() < 0.5, [names[i] for i in np.flatnonzero(constant)]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_features_is_what_the_command_prints(name: str, command: Command) -> None:
    page = (ROOT / "docs" / "features" / f"{name}.md").read_text(encoding="utf-8")
    assert command("features", name).out == page, f"abraka features {name} > docs/features/{name}.md"


def test_the_json_names_every_number(command: Command) -> None:
    found = json.loads(command("features", "hill", "--players", "3", "--json").out)
    assert [feature["name"] for feature in found["features"]] == [f.name for f in load("hill").feature_names(3)]
    assert len(found["actions"]) == load("hill").action_features(3).shape[1]
    assert command("features", "hill", "--players", "9", "--json").code == 2


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_described_by_numbers_of_its_own(name: str) -> None:
    game = load(name)
    table, names = game.action_features(game.spec.players[1]), game.action_feature_names()
    assert table.shape == (game.spec.action_count, len(names)) and table.dtype == np.float32
    assert len({row.tobytes() for row in table}) == len(table)
    assert len({feature.name for feature in names}) == len(names)
    verbs = [place for place, feature in enumerate(names) if feature.group == "verb"]
    assert (table[:, verbs].sum(axis=1) == 1).all()


def test_actions_name_players_as_the_seat_sees_them() -> None:
    game = load("hocus")
    places = {feature.name: place for place, feature in enumerate(game.action_feature_names())}
    at_blue = game.actions.encode(game.actions.read("target B"))
    assert game.action_features(3, 0)[at_blue, places["seat=0"]] == 1
    assert game.action_features(3, 2)[at_blue, places["seat=1"]] == 1
