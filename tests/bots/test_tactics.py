"""Positions with one clearly right action, as pictures: the Archmage finds nearly all of them."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from abraka.bots import LEVELS, Budget, Decision, bot_named
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.records import JIT

AT_LEAST = {"towers": 20}
EACH = 10
SEEDS = (1, 2, 3)


def tactics(game: str) -> list[dict[str, Any]]:
    """The positions of a game."""
    path = Path(__file__).parent.parent / game / "tactics.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return found


def match_of(game: str, position: dict[str, Any]) -> Match:
    """A match that begins there."""
    players, options = load(game).read_options(position["position"])
    return Match(load(game), players, options, position=position["position"], key=bytes(16), exact=True)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_played_and_has_a_wrong_action(game: str) -> None:
    positions = tactics(game)
    assert len(positions) >= AT_LEAST.get(game, EACH)
    assert len({position["name"] for position in positions}) == len(positions)
    for position in positions:
        match = match_of(game, position)
        legal = {match.game.actions.write(action) for action in match.legal()}
        assert set(position["best"]) < legal, position["name"]
        assert position["why"]


@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize("game", GAMES)
def test_the_archmage_finds_nine_in_ten(game: str) -> None:
    positions, skill = tactics(game), LEVELS[-1].skill
    bot = bot_named("archmage", Budget(sims=skill.sims))
    missed = []
    for position in positions:
        match = match_of(game, position)
        for seed in SEEDS:
            action = match.game.actions.write(bot.choose(Decision.of(match, seed)))
            if action not in position["best"]:
                missed.append((position["name"], action))
    assert len(missed) <= len(positions) * len(SEEDS) / 10, missed
