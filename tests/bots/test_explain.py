"""Explanations: the choices in order, with shares, chances and reasons that can be put into words."""

from importlib import import_module

import msgspec
import pytest

from abraka.bots import Budget, Decision
from abraka.bots.explain import common, explain
from abraka.core.game import GAMES, load
from abraka.core.reasons import Reason
from tests.bots.test_honesty import lookalike
from tests.bots.walk import decisions


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_are_ranked_and_their_reasons_can_be_said(game: str) -> None:
    kinds, said = import_module(f"abraka.games.{game}.bot.reasons").REASONS, set()
    for decision in decisions(game, 3, {}, 12, seed=5):
        thoughts = explain(decision, budget=Budget(sims=60))
        legal = {decision.game.actions.write(action) for action in decision.legal}
        assert {thought.action for thought in thoughts} <= legal
        assert sum(thought.share for thought in thoughts) == pytest.approx(1)
        assert [thought.share for thought in thoughts] == sorted((t.share for t in thoughts), reverse=True)
        for thought in thoughts:
            assert len(thought.chances) == 3 and len(thought.reasons) <= 3
            for reason in thought.reasons:
                assert tuple(reason.args) == kinds[reason.kind]
                said.add(load(game).say_reason(reason))
        msgspec.json.encode(thoughts)
    assert said and all(phrase and phrase[-1] not in ".!" for phrase in said)


@pytest.mark.parametrize("game", GAMES)
def test_an_explanation_gives_nothing_away(game: str) -> None:
    for decision in decisions(game, 2, {}, 4, seed=6):
        twin: Decision = lookalike(decision, 9)
        assert explain(decision, budget=Budget(sims=30)) == explain(twin, budget=Budget(sims=30))


def test_a_limit_is_kept() -> None:
    decision = next(iter(decisions("towers", 2, {}, 1, seed=3)))
    assert len(explain(decision, budget=Budget(sims=100), limit=2)) == 2


def test_a_reason_must_hold_in_most_worlds() -> None:
    home, covers, rare = Reason("home", {"wizards": 1}), Reason("covers", {"wizards": 2}), Reason("rare")
    assert common([[home, covers], [rare, home, covers], [home]]) == [home, covers]
