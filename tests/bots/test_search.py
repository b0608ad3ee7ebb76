"""The search: budgets are kept, threads are put together, and the same seed gives the same tree."""

import time
from random import Random

import pytest

from abraka.bots import LEVELS, Budget, Decision, bot_named
from abraka.bots.levels import PLAIN, SKILLS
from abraka.bots.players import noticed
from abraka.bots.search import Choice, search
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.records import JIT
from tests.bots.walk import decisions

ARCHMAGE = SKILLS["archmage"]


def opening(game: str, players: int = 2) -> Decision:
    """A first decision with several choices."""
    return next(iter(decisions(game, players, {}, 1, seed=3)))


@pytest.mark.parametrize("game", GAMES)
def test_a_number_of_simulations_is_kept_and_repeats(game: str) -> None:
    decision = opening(game)
    first, trees = search(decision, ARCHMAGE, Budget(sims=50))
    again, _ = search(decision, ARCHMAGE, Budget(sims=50))
    assert first == again
    assert sum(choice.visits for choice in first) == 50 == trees[0].simulations
    assert {choice.action for choice in first} <= set(decision.numbers)
    assert all(abs(sum(choice.chances) - 1) < 0.01 for choice in first)


@pytest.mark.parametrize("game", GAMES)
def test_two_threads_are_put_together_at_the_root_and_repeat(game: str) -> None:
    decision = opening(game)
    first, trees = search(decision, ARCHMAGE, Budget(sims=61), threads=2)
    again, _ = search(decision, ARCHMAGE, Budget(sims=61), threads=2)
    assert first == again
    assert sorted(tree.simulations for tree in trees) == [30, 31]
    assert sum(choice.visits for choice in first) == 61
    assert bot_named("archmage", Budget(sims=61), threads=2).choose(decision) in decision.legal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_time_is_kept(game: str, threads: int) -> None:
    decision, bot = opening(game), bot_named("archmage", Budget(seconds=0.25), threads)
    bot.choose(decision)  # compiles, if that is still to be done
    taken = []
    for _ in range(3):
        began = time.perf_counter()
        bot.choose(decision)
        taken.append(time.perf_counter() - began)
    assert min(taken) > 0.24
    assert min(taken) < 1.2 * 0.25


@pytest.mark.skipif(not JIT, reason="a matter of the compiled form")
@pytest.mark.parametrize("game", GAMES)
def test_each_level_decides_within_its_time(game: str) -> None:
    for level in LEVELS:
        limit = 1.1 * level.skill.seconds if level.skill.sims else 0.3
        bot, slowest = bot_named(level.name), []
        for decision in decisions(game, GAMES[game].players[1], {}, 3, seed=4):
            bot.choose(decision)
            began = time.perf_counter()
            bot.choose(decision)
            slowest.append(time.perf_counter() - began)
        assert min(slowest) < limit


def test_a_forced_choice_takes_no_time() -> None:
    match = Match("hocus", 2, key=bytes(16))
    assert len(match.legal()) == 1
    began = time.perf_counter()
    assert bot_named("archmage", Budget(seconds=60)).choose(Decision.of(match, 1)) == match.legal()[0]
    assert time.perf_counter() - began < 1


def test_the_plain_search_plays_every_simulation_to_the_end() -> None:
    choices, _ = search(opening("towers"), PLAIN, Budget(sims=20))
    for choice in choices:
        for chance in choice.chances:
            assert 2 * chance * choice.visits == pytest.approx(round(2 * chance * choice.visits))


def test_who_overlooks_choices_still_sees_one() -> None:
    choices = [Choice(1, 10, (0.5, 0.5)), Choice(2, 10, (0.45, 0.55)), Choice(3, 10, (0.1, 0.9))]
    chance = Random(1)
    seen = [noticed(choices, 40, chance) for _ in range(1000)]
    assert all(seen) and 550 < sum(choices[0] in one for one in seen) < 680
    assert noticed(choices, 0, chance) == choices and len(noticed(choices, 100, chance)) == 1


@pytest.mark.parametrize(
    ("seconds", "sims"), [(1.0, 5), (0.0, None), (-1.0, None), (float("nan"), None), (None, 0), (None, 10**9)]
)
def test_a_budget_that_can_not_be_is_refused(seconds: float | None, sims: int | None) -> None:
    with pytest.raises(OptionError, match="A bot thinks for"):
        Budget(seconds, sims)


def test_an_unknown_bot_is_refused_with_the_names_of_all() -> None:
    with pytest.raises(OptionError, match="There is no bot “merlin”; there are random, greedy, plain, apprentice"):
        bot_named("merlin")


def test_a_match_that_is_over_has_no_decision() -> None:
    match = Match(load("hocus"), 2, key=bytes(16))
    chance = Random(0)
    while match.to_act is not None:
        match.apply(chance.choice(match.legal()))
    with pytest.raises(ValueError, match="over"):
        Decision.of(match, 1)
