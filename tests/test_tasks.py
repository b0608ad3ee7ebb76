"""Named tasks: each can be played, figures come out the same, and the page tells what the command prints."""

import json
from pathlib import Path

import pytest

from abraka.core.game import GAMES, load
from abraka.core.information import information
from abraka.lab.learner import Learned, Network, learn
from abraka.lab.solving import Small
from abraka.lab.tasks import BOTS, TASKS, Runner, Task, reference, task_named
from tests.command import Command
from tests.documents import ROOT

TINY = task_named("hocus-tiny")


@pytest.fixture(scope="module")
def small() -> Small:
    return Small(TINY.load(), 2)


def test_there_are_about_ten_of_all_games_from_tiny_to_djinn_with_four() -> None:
    assert 8 <= len(TASKS) <= 14 and len({task.name for task in TASKS}) == len(TASKS)
    assert {task.game for task in TASKS} == set(GAMES)
    assert TASKS[0].exact and (TASKS[-1].game, TASKS[-1].players) == ("djinn", 4)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_every_task_has_a_table_that_can_be_set_up(task: Task) -> None:
    assert task.load().setup(task.players, task.options) is not None
    assert task.matches % task.players == 0, "every deal from each seat"


def test_the_page_is_what_the_command_prints(command: Command) -> None:
    page = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8")
    assert command("tasks").out == page, "abraka tasks > docs/tasks.md"


def test_the_reference_is_of_the_rules_as_they_are() -> None:
    for name, result in reference().items():
        game = load(task_named(name).game)
        assert (result.rules_version, result.features_version) == (game.spec.rules_version, game.features_version)
        assert set(result.scores) <= set(BOTS)
        assert all(
            score.low is None or score.low <= score.value <= (score.high or 0) for score in result.scores.values()
        )


def test_chance_against_chance_wins_every_other_match(small: Small) -> None:
    assert small.reached(lambda state, seat, legal: [1 / len(legal)] * len(legal)) == pytest.approx(0.5)


def test_nobody_is_better_than_the_best(small: Small) -> None:
    best, game = small.best(), small.game
    assert best == pytest.approx(reference()[TINY.name].best)
    # Whatever a player does by what it knows, here by its hash, it wins no more.
    for turn in range(6):
        others = small.reached(
            lambda state, seat, legal, turn=turn: [  # type: ignore[misc]
                float(k == (sum(information(game, state, seat)) + turn) % len(legal)) for k in range(len(legal))
            ]
        )
        assert others <= best + 1e-12
    assert 0.5 < best < 1


def test_a_game_too_large_to_be_gone_through_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abraka.lab.solving.MOST", 200)
    with pytest.raises(ValueError, match="more than 200 positions"):
        Small(load("hocus"), 2)


def test_a_task_is_played_from_the_command_line_and_goes_on(command: Command, tmp_path: Path) -> None:
    asked = ["tasks", "run", "hocus-two", "--bots", "random,learned", "--matches", "4", "--positions", "600"]
    found = []
    for _ in range(2):
        done = command(*asked, "--folder", str(tmp_path), "--json")
        assert done.code == 0, done.err
        found.append(json.loads(done.out))
    assert found[0] == found[1]
    assert found[0][0]["task"] == "hocus-two" and set(found[0][0]["scores"]) == {"random", "learned"}
    assert all(score["matches"] == 4 for score in found[0][0]["scores"].values())
    journals = {path.name for path in tmp_path.glob("*.jsonl")}
    assert journals == {"hocus-two-random.jsonl", "hocus-two-learned.jsonl"}


def test_a_bot_of_one_s_own_is_measured(command: Command, tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text("def choose(decision):\n    return decision.legal[0]\n", encoding="utf-8")
    asked = ["tasks", "run", "hocus-tiny", "--bots", "first", "--code", str(bot), "--folder", str(tmp_path), "--json"]
    done = command(*asked)
    assert done.code == 0, done.err
    result = json.loads(done.out)[0]
    assert 0 < result["scores"]["first"]["value"] <= result["best"]


@pytest.mark.parametrize("wrong", [["chess"], ["hocus-tiny", "--bots", "magician"]])
def test_unknown_names_are_refused(command: Command, tmp_path: Path, wrong: list[str]) -> None:
    done = command("tasks", "run", *wrong, "--folder", str(tmp_path))
    assert done.code == 2 and "There is no" in done.err


def test_points_are_the_measure_where_the_task_says_so(tmp_path: Path) -> None:
    result = Runner(tmp_path, matches=1).run(task_named("djinn-alone"), ["random"], {}, lambda done, total: None)
    assert result.scores["random"].low is None and result.scores["random"].value >= 0


def test_who_has_learned_plays_what_is_legal_and_can_be_read_again(tmp_path: Path) -> None:
    game = TINY.load()
    network = learn(game, 2, game.spec.resolve(2), 600)
    network.save(tmp_path / "network.npz")
    again = Network.read(tmp_path / "network.npz")
    assert all((mine == theirs).all() for mine, theirs in zip(network.weights, again.weights, strict=True))
    assert Learned(again)
