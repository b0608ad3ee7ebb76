"""Positions with one right action, as pictures and from the puzzles: the Archmage finds nearly all of them."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from abraka.analysis.library import shipped
from abraka.analysis.puzzle import begin
from abraka.bots import Budget, Decision, bot_named
from abraka.bots.levels import ARCHMAGE
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.records import JIT
from tests.bots.sure_wins import sure_wins

AT_LEAST = 30
SEEDS = (1, 2, 3)


class Tactic(NamedTuple):
    """A decision, and what is right there."""

    name: str
    match: Match
    best: list[str]


def tactics(game: str) -> list[dict[str, Any]]:
    """The positions of a game that were made for it, or proved by going through all that may follow."""
    path = Path(__file__).parent.parent / game / "tactics.toml"
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["position"]
    return found


def match_of(game: str, position: dict[str, Any]) -> Match:
    """A match that begins there."""
    players, options = load(game).read_options(position["position"])
    return Match(load(game), players, options, position=position["position"], key=bytes(16), exact=True)


def tactics_of_puzzles(game: str) -> Iterator[Tactic]:
    """Each choice of the puzzles' solutions: a deep search has shown that all others are surely worse."""
    for puzzle in shipped(game):
        for place, choosing in enumerate(puzzle.solution):
            match = begin(puzzle)
            for before in puzzle.solution[:place]:
                match.play(match.check(before.action))
            yield Tactic(f"{puzzle.id}, choice {place + 1}", match, [choosing.action])


def all_tactics(game: str) -> list[Tactic]:
    """Both kinds."""
    made = [Tactic(position["name"], match_of(game, position), position["best"]) for position in tactics(game)]
    return [*made, *tactics_of_puzzles(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_played_and_has_a_wrong_action(game: str) -> None:
    found = all_tactics(game)
    assert len(found) >= AT_LEAST
    assert len({tactic.name for tactic in found}) == len(found)
    for tactic in found:
        legal = {tactic.match.game.actions.write(action) for action in tactic.match.legal()}
        assert set(tactic.best) < legal, tactic.name
    assert all(position["why"] for position in tactics(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_sure_wins_and_nothing_else_does(game: str) -> None:
    for position in tactics(game):
        if position.get("sure"):
            assert sure_wins(Decision.of(match_of(game, position), 1)) == position["best"], position["name"]


@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize("game", GAMES)
def test_the_archmage_finds_nineteen_in_twenty(game: str) -> None:
    found, bot = all_tactics(game), bot_named("archmage", Budget(sims=ARCHMAGE.skill.sims))
    missed = []
    for tactic in found:
        for seed in SEEDS:
            action = tactic.match.game.actions.write(bot.choose(Decision.of(tactic.match, seed)))
            if action not in tactic.best:
                missed.append((tactic.name, seed, action))
    assert len(missed) <= len(found) * len(SEEDS) / 20, missed
