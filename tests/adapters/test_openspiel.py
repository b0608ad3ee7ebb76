"""OpenSpiel's own tests, for all games; its search and its solver on a game that is small enough."""

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest

import abraka.adapters.openspiel as adapter
from abraka.core.game import GAMES

TINY = "abraka_hocus(players=2,content=tiny-board.toml+tiny-deck.toml)"
TABLES = [
    "abraka_hocus(players=3)",
    "abraka_hill(players=2,walk_on=True)",
    "abraka_towers(players=4,teams=True)",
    "abraka_towers(players=1)",
    "abraka_djinn(players=2,easy=True)",
]


def walked(name: str, seed: int, decisions: int) -> Any:
    """A state after so many decisions by chance."""
    luck, state = np.random.default_rng(seed), pyspiel.load_game(name).new_initial_state()
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        state.apply_action(int(luck.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("table", TABLES)
def test_random_matches_are_as_openspiel_wants_them(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
def test_openspiels_own_test_of_the_api_passes() -> None:
    code = (
        "import abraka.adapters.openspiel\n"
        "from absl.testing import absltest\n"
        "from open_spiel.integration_tests.api_test import *\n"
        "absltest.main()\n"
    )
    arguments = [sys.executable, "-c", code, "--test_only_games=abraka_hocus"]
    done = subprocess.run(arguments, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.slow
def test_a_playthrough_can_be_written() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    text = playthrough(TINY, None, seed=1)
    assert 'GameType.short_name = "abraka_hocus"' in text and "IsTerminal() = True" in text


@pytest.mark.parametrize("game", GAMES)
def test_a_player_cannot_tell_a_resampled_state(game: str) -> None:
    state = walked(adapter.registered_name(game), 3, 12)
    player, luck = state.current_player(), np.random.default_rng(1)
    for _ in range(5):
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_recall_is_perfect() -> None:
    """Two ways that lead to the same knowledge are still told apart by whoever went them."""
    first, second = walked(TINY, 1, 1), walked(TINY, 1, 1)
    assert first.information_state_string(0) == second.information_state_string(0)
    names = {walked(TINY, seed, 3).information_state_string(0) for seed in range(12)}
    assert len(names) > 6


@pytest.mark.parametrize(
    ("parameters", "name", "value"),
    [
        ("towers(players=2,variant=master,spells=swap+raven)", "spells", ("swap", "raven")),
        ("towers(players=4,teams=True)", "teams", True),
        ("djinn(players=1,tom=12)", "tom", 12),
    ],
)
def test_options_are_parameters(parameters: str, name: str, value: object) -> None:
    options = pyspiel.load_game(f"abraka_{parameters}").options
    assert set(options[name] if isinstance(value, tuple) else [options[name]]) == (
        set(value) if isinstance(value, tuple) else {value}
    )


@pytest.mark.slow
def test_openspiels_search_plays_a_match() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game, luck = pyspiel.load_game(TINY), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, luck), uct_c=2.0, max_simulations=8, random_state=luck
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(int(luck.choice(state.legal_actions())) if chance else int(bot.step(state)))
    assert sum(state.returns()) == 0


@pytest.mark.slow
def test_exploitability_goes_down_on_a_tiny_game() -> None:
    from open_spiel.python.algorithms import cfr, exploitability

    game = pyspiel.load_game(TINY)
    solver, found = cfr.CFRSolver(game), []
    for _ in range(2):
        solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert 0 < found[1] < found[0]
