"""Honest bots: whatever the seat can't know makes no difference."""

from random import Random

import pytest

from abraka.bots import BOT_NAMES, Budget, Decision, bot_named
from abraka.core.records import JIT
from tests.bots.walk import decisions
from tests.configurations import CONFIGURATIONS, Configuration, label

POSITIONS = 25 if JIT else 1
LOOKALIKES = 2
SIMS = Budget(sims=12)


def lookalike(decision: Decision, seed: int) -> Decision:
    """The same decision in a state that differs in all that the seat can't know."""
    world = decision.imagine(seed)
    return Decision(decision.game, world, 0, decision.numbers, decision.seat, decision.sides, decision.seed)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_a_bot_decides_by_what_its_seat_knows(configuration: Configuration) -> None:
    chance = Random(7)
    for decision in decisions(*configuration, POSITIONS):
        for name in BOT_NAMES:
            bot = bot_named(name, SIMS)
            first = bot.choose(decision)
            assert first in decision.legal
            for seed in range(LOOKALIKES):
                assert bot.choose(lookalike(decision, seed + chance.getrandbits(30))) == first
