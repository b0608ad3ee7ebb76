"""Whole matches of bots: every action is legal, and every match ends."""

import pytest

from abraka.bots import BOT_NAMES, Budget, Decision, bot_named
from abraka.core.chance import derived_seed
from abraka.core.game import load
from abraka.core.match import Match
from abraka.core.records import JIT
from tests.configurations import CONFIGURATIONS, Configuration, label

SIMS = Budget(sims=10 if JIT else 2)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=label)
def test_all_bots_play_to_the_end(configuration: Configuration) -> None:
    game, players, options = configuration
    match = Match(load(game), players, options, key=bytes(range(16)))
    first = derived_seed(label(configuration)) % len(BOT_NAMES)
    bots = [bot_named(BOT_NAMES[(first + seat) % len(BOT_NAMES)], SIMS) for seat in range(players)]
    while match.to_act is not None:
        match.apply(bots[match.to_act].choose(Decision.of(match, match.version)))
    assert match.outcome is not None
