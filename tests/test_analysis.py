"""Analyses: luck and decisions add up, a seat's eye sees what the seat knew, and nothing of a running match is told."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from abraka.analysis.analyse import analyse
from abraka.analysis.chances import Eye, all_states, foresee_another, referee, result_of
from abraka.analysis.comparing import Gap, gap_of
from abraka.analysis.depth import depth_of
from abraka.analysis.judging import BLUNDER, DOUBTFUL, MISTAKE, grade_of, judge
from abraka.analysis.luck import left_to_chance, luck_of
from abraka.analysis.report import Analysis
from abraka.bots import Decision
from abraka.bots.tree import REFEREE
from abraka.core.chance import derived_seed, lucks_of
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.records import JIT, transfer
from abraka.core.savefile import save
from tests.bots.test_tactics import match_of, tactics
from tests.bots.walk import decisions
from tests.command import Command

SHALLOW = depth_of(0.004)
KNOWN = {"towers": {"memory": "aided"}, "hill": {"memory": "aided"}, "djinn": {}, "hocus": {"memory": "aided"}}


def played(game: str, players: int, options: dict[str, Any] | None = None, seed: int = 1) -> Match:
    """A match that chance has played to its end."""
    match, chance = Match(load(game), players, options, key=bytes([seed] * 16), match_id="m"), Random(seed)
    while match.to_act is not None:
        match.play(chance.choice(list(match.legal_numbers)))
    return match


@pytest.fixture(scope="module")
def short() -> tuple[Match, Analysis]:
    """A short match with its analysis."""
    match = played("hocus", 3)
    return match, analyse(match, SHALLOW)


def assert_adds_up(analysis: Analysis) -> None:
    """For every seat: first chance, luck and decisions make the result."""
    for seat, person in enumerate(analysis.seats):
        way = sum(step.decision[seat] + (step.luck[seat] if step.luck else 0) for step in analysis.steps)
        assert analysis.moments[0].chances[seat] + way == pytest.approx(person.result, abs=0.005)
        assert person.first + person.luck + person.own + person.others == pytest.approx(person.result, abs=0.005)


def test_luck_and_decisions_add_up_to_the_result(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    assert_adds_up(analysis)
    assert len(analysis.steps) == match.version == len(analysis.moments) - 1
    assert analysis.moments[-1].chances == result_of((0, 1, 2), match.outcome.ranks)  # type: ignore[union-attr]
    assert any(step.luck for step in analysis.steps) and any(step.judged for step in analysis.steps)


@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize(("players", "options"), [(4, {"teams": "yes"}), (1, {}), (2, {"together": "yes"})])
def test_it_adds_up_in_teams_and_alone(players: int, options: dict[str, Any]) -> None:
    assert_adds_up(analyse(played("towers", players, options), SHALLOW))


def test_the_same_match_gives_the_same_analysis(short: tuple[Match, Analysis]) -> None:
    match, analysis = short
    assert analyse(match, SHALLOW) == analysis
    assert analysis.versions.depth == SHALLOW and analysis.versions.rules == match.game.spec.rules_version


def test_a_running_match_is_not_analysed() -> None:
    with pytest.raises(OptionError, match="still goes on"):
        analyse(Match("hocus", 2))


def test_without_a_choice_and_without_dice_nothing_changes(short: tuple[Match, Analysis]) -> None:
    for step in short[1].steps:
        if step.choices == 1:
            assert step.judged is None
            if step.luck is None:
                assert not any(step.decision)


def test_a_draw_is_shared_and_partners_win_together() -> None:
    assert result_of((0, 1, 2), (1, 1, 3)) == (0.5, 0.5, 0.0)
    assert result_of((0, 1, 0, 1), (1, 2, 1, 2)) == (1.0, 0.0, 1.0, 0.0)


def test_over_all_that_could_have_come_luck_is_nothing() -> None:
    match = played("hocus", 2)
    states, eye, depth = all_states(match), referee(match), SHALLOW
    step = next(i for i in range(5, match.version) if left_to_chance(states, i))
    total = 0.0
    for k in range(depth.outcomes):
        came = match.game.State.array(2)
        for place in (0, 1):
            transfer(came, place, states, step)
        foresee_another(came, 1, derived_seed("outcome", 7, k))
        match.game.driver.step(came, 1, match.actions[step], match.game.driver.rows(1)[0])
        total += luck_of(eye, came, 0, match.actions[step], depth, 7)[0]
    assert total == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_a_seats_eye_sees_nothing_but_what_the_seat_knew(game: str) -> None:
    differing = 0
    for number, decision in enumerate(decisions(game, 2, KNOWN[game], 12, seed=3)):
        states = decision.game.State.array(2)
        for place in (0, 1):
            transfer(states, place, decision.world, 0)
        for seat in range(decision.players):
            transfer(states, 1, states, 0)
            decision.game.driver.redeal(states, 1, seat, lucks_of(number + 1))
            eye = Eye(decision.game, seat, decision.sides)
            assert eye.chances(states, 0, 6, number) == eye.chances(states, 1, 6, number)
            judge_ = eye._replace(seat=REFEREE)
            differing += judge_.chances(states, 0, 6, number) != judge_.chances(states, 1, 6, number)
    assert differing or game == "djinn", "the referee knows what lies hidden"  # there hardly anything does


def test_only_what_is_sure_is_called_a_mistake() -> None:
    assert grade_of(Gap(BLUNDER + 0.1, 0.2)) == "fine"
    assert grade_of(Gap(DOUBTFUL + 0.02, 0.01)) == "doubtful"
    assert grade_of(Gap(MISTAKE + 0.02, 0.01)) == "mistake"
    assert grade_of(Gap(BLUNDER + 0.02, 0.01)) == "blunder"
    assert gap_of([0.1, 0.3]).mean == pytest.approx(0.2)


@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
def test_a_win_that_is_passed_by_is_a_blunder() -> None:
    position = next(one for one in tactics("towers") if "win" in one["name"].lower() or "wins" in one["why"].lower())
    match = match_of("towers", position)
    grades = []
    for number in match.legal_numbers:
        judged = judge(Decision.of(match, 1), number, depth_of(0.1))
        if match.game.actions.write(match.game.actions.decode(number)) in position["best"]:
            assert judged.grade in ("fine", "brilliant") and judged.better is None
        else:
            assert judged.grade == "fine" or (judged.better and judged.better.action in position["best"])
            grades.append(judged.grade)
    assert {"mistake", "blunder"} & set(grades)


@pytest.mark.parametrize("times", [0, -1, 65])
def test_an_impossible_depth_is_refused(times: float) -> None:
    with pytest.raises(OptionError, match="how many times the usual"):
        depth_of(times)


# The command.


def test_the_command_analyses_and_draws(command: Command, tmp_path: Path) -> None:
    save(played("hocus", 2), tmp_path / "match.txt")
    done = command("analyse", tmp_path / "match.txt", "--depth", "0.004", "--plot", tmp_path / "graph.svg", "--json")
    assert done.code == 0, done.err
    analysis = json.loads(done.out)
    assert analysis["game"] == "hocus" and analysis["versions"]["depth"]["times"] == 0.004
    assert "chance to win" in (tmp_path / "graph.svg").read_text(encoding="utf-8")
    told = command("analyse", tmp_path / "match.txt", "--depth", "0.004")
    assert "fine" in told.out and "even" in told.out


def test_the_command_refuses_a_running_match(command: Command, tmp_path: Path) -> None:
    save(Match("hocus", 2), tmp_path / "match.txt")
    done = command("analyse", tmp_path / "match.txt")
    assert done.code == 2 and not done.out
    assert "still goes on" in done.err


def test_a_plot_of_an_unknown_kind_is_refused_before_anything_is_done(command: Command, tmp_path: Path) -> None:
    save(played("hocus", 2), tmp_path / "match.txt")
    done = command("analyse", tmp_path / "match.txt", "--plot", tmp_path / "graph.gif")
    assert done.code == 2 and ".svg or .png" in done.err
