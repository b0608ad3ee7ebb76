"""What goes to thinkers: nothing that the seat can't know, and all that it takes to choose as the node would."""

import random

import pytest

from abraka.bots import Budget, Decision, bot_named
from abraka.core.match import Match
from abraka.table.jobs import decision_in, encode, packed, question, read_job, think, unpacked
from tests.configurations import Configuration, label
from tests.table.worlds import Worlds

HIDING: list[Configuration] = [
    ("towers", 4, {}), ("towers", 3, {"variant": "master", "spell_count": 8}), ("hocus", 3, {}),
    ("hocus", 4, {"memory": "aided"}), ("hill", 3, {}), ("djinn", 3, {}), ("djinn", 1, {"tom": 12}),
]  # fmt: skip
MOMENTS = 60


def sent(match: Match, seed: int) -> bytes:
    """What goes over the bus of a decision."""
    return encode(question("job", "station", Decision.of(match, seed), "archmage"))


@pytest.mark.parametrize("configuration", HIDING, ids=label)
def test_a_thinker_is_told_the_same_whatever_the_seat_can_t_know(configuration: Configuration) -> None:
    worlds, differed = Worlds(configuration, 24), 0
    for seed in range(MOMENTS):
        match = worlds.match
        if match.to_act is None:
            break
        told, other = sent(match, seed), worlds.like(match.to_act).play.match
        differed += packed(other.state) != packed(match.state)
        assert sent(other, seed) == told
        assert match.key not in told and match.key.hex().encode() not in told
        worlds.teller.follow(worlds.choose())
    assert differed or configuration[1] == 1  # there was something to hide


def test_the_comparison_finds_a_truth_that_is_sent_as_it_is() -> None:
    """Were the state sent itself, worlds that look alike would differ."""
    worlds = Worlds(("hocus", 3, {}), 1)
    seat = worlds.match.to_act
    assert seat is not None
    assert packed(worlds.like(seat).play.match.state) != packed(worlds.match.state)


@pytest.mark.parametrize("configuration", HIDING, ids=label)
def test_a_thinker_has_the_very_decision_that_the_node_has(configuration: Configuration) -> None:
    worlds = Worlds(configuration, 3)
    for seed in range(MOMENTS):
        match = worlds.match
        if match.to_act is None:
            break
        here = Decision.of(match, seed)
        asked = read_job(encode(question("job", "station", here, "wizard")))
        there = decision_in(asked)
        state = match.game.State
        assert state.read(there.world, 0) == state.read(here.world, 0)
        assert (there.numbers, there.seat, there.sides, there.seed) == (here.numbers, here.seat, here.sides, seed)
        assert there.view == here.view
        worlds.teller.follow(worlds.choose())


def test_a_thinker_chooses_as_the_node_would() -> None:
    match, chance = Match("hocus", 3, key=bytes(16)), random.Random(1)
    for seed in range(12):
        decision = Decision.of(match, seed)
        asked = question("job", "station", decision, "wizard")
        assert think(asked).decode() == match.game.actions.write(bot_named("wizard").choose(decision))
        match.apply(chance.choice(match.legal()))
    hint = think(question("job", "station", Decision.of(match, 1), "", 3, Budget(seconds=0.05).seconds))
    assert b'"action"' in hint


def test_a_state_comes_back_as_it_was_sent() -> None:
    worlds = Worlds(("djinn", 4, {}), 5)
    for _ in range(30):
        worlds.teller.follow(worlds.choose())
    game = worlds.match.game
    assert game.State.read(unpacked(game, packed(worlds.match.state)), 0) == worlds.match.state
