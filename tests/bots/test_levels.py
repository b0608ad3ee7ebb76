"""The six levels, their names, and the mistakes of the easier ones."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec
import pytest

from abraka.bots import BOT_NAMES, LEVELS, Budget, Decision
from abraka.bots.levels import ARCHMAGE, OLD_ARCHMAGE, SKILLS
from abraka.bots.players import ThinkingBot
from abraka.bots.skill import Skill
from abraka.core.game import GAMES
from abraka.core.records import JIT
from tests.bots.test_tactics import match_of, tactics

NAMES = ["apprentice", "conjurer", "wizard", "sorcerer", "archmage", "grand-archmage"]
FAILINGS: dict[str, dict[str, object]] = {
    "overlooks": {"overlooks": 0},
    "is greedy for the near": {"near": 0},
    "does not see what others lose": {"kind": False},
    "forgets what is hidden": {"forgets": 0},
    "imagines too few worlds": {"worlds": 8},
}
"""What an easy level does badly, and how it would be without that."""
SEEDS = range(6)


def test_there_are_six_levels_named_in_four_languages() -> None:
    assert [level.name for level in LEVELS] == NAMES
    for level in LEVELS:
        assert set(level.titles) == {"en", "cs", "sk", "pl"} and level.name in BOT_NAMES
    for language in ("en", "cs", "sk", "pl"):
        assert len({level.titles[language] for level in LEVELS}) == len(LEVELS)


def test_only_the_easier_levels_make_mistakes_and_the_easiest_most() -> None:
    for name in ("forgets", "overlooks", "near"):
        found = [getattr(level.skill, name) for level in LEVELS]
        assert found == sorted(found, reverse=True) and found[0] > 0 == found[-1]
    assert LEVELS[0].skill.kind and not any(level.skill.kind for level in LEVELS[1:])


def test_stronger_levels_think_longer() -> None:
    searching = [level.skill for level in LEVELS if level.skill.sims]
    assert len(searching) == 3
    for one, other in pairwise(searching):
        assert one.sims < other.sims and one.seconds < other.seconds
    assert ARCHMAGE.skill.seconds < 1


def test_the_old_archmage_has_learned_nothing() -> None:
    assert SKILLS["archmage-2026"] is OLD_ARCHMAGE and not OLD_ARCHMAGE.learned
    assert msgspec.structs.replace(OLD_ARCHMAGE, learned=True) == ARCHMAGE.skill
    for game in GAMES:
        assert OLD_ARCHMAGE.network_for(game, (0, 1)) is None


def found(game: str, position: dict[str, object], skill: Skill, seeds: Sequence[int]) -> int:
    """How often somebody finds what is best."""
    match, bot = match_of(game, position), ThinkingBot(skill, Budget(sims=20))
    return sum(match.game.actions.write(bot.choose(Decision.of(match, seed))) in position["best"] for seed in seeds)  # type: ignore[operator]


@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize("game", GAMES)
def test_what_the_apprentice_misses_has_a_reason(game: str) -> None:
    apprentice, greedy = LEVELS[0].skill, Skill(worlds=8, learned=False)
    missed = explained = 0
    for position in tactics(game):
        if found(game, position, greedy, SEEDS) < len(SEEDS):
            continue  # beyond one look ahead: everybody who does not search may miss it
        often = found(game, position, apprentice, SEEDS)
        if often < len(SEEDS):
            missed += 1
            without = (msgspec.structs.replace(apprentice, **change) for change in FAILINGS.values())
            explained += any(found(game, position, skill, SEEDS) > often for skill in without)
    assert missed > 0 and explained >= 0.8 * missed
