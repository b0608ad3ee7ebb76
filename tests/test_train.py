"""`abraka train`: what is played, what is learned, and how it goes on."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from abraka.bots.lessons import Way, play
from abraka.bots.network import read_network
from abraka.bots.selfplay import CHANCE, HAND, LEARNER
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, load, spec_of
from abraka.core.records import JIT
from abraka.lab.train import Plan, Point, Training, begin_training, resume_training, strength, tables_of
from abraka.lab.train_network import Examples, Learner, from_seats, traced
from tests.command import Command

compiled = pytest.mark.skipif(not JIT, reason="too slow as plain Python")


def small_plan(game: str = "hocus", **more: object) -> Plan:
    """A training of some seconds."""
    wanted = {
        "players": (2, 2),
        "matches": 2000,
        "generation": 200,
        "probe": 20,
        "sensible": 1,
        "hidden": 16,
        "deep": 8,
        "room": 4000,
    }
    return Plan(**{"game": game, "rules_version": spec_of(game).rules_version, **wanted, **more})  # type: ignore[arg-type]


# Matches to learn from.


@pytest.mark.parametrize("game", GAMES)
def test_lessons_leave_positions_and_results(game: str) -> None:
    matches = 4 if JIT else 1
    way = Way(by_chance=20, noted=50)
    one, again = (play(load(game), [HAND] * 3, {}, None, (1, 2), matches, way) for _ in range(2))
    assert len(one.seats) > 0 and np.array_equal(one.seen, again.seen) and np.array_equal(one.results, again.results)
    assert one.results.shape == (matches, 3) and np.allclose(one.results.sum(1), 1, atol=1e-3)
    assert np.allclose(one.foreseen.sum(1), 1, atol=0.01) and set(one.seats.tolist()) <= {0, 1, 2}
    assert (np.diff(one.owners) >= 0).all() and np.isfinite(one.seen).all() and (one.seen[:, -1] == 1).all()
    other = play(load(game), [HAND] * 3, {}, None, (1, 3), matches, way)
    assert other.seen.shape != one.seen.shape or not np.array_equal(other.seen, one.seen)


@compiled
@pytest.mark.parametrize("game", GAMES)
def test_who_looks_ahead_beats_chance(game: str) -> None:
    played = play(load(game), [HAND, CHANCE], {}, None, (1, 2), 40, Way(by_chance=0, noted=0))
    assert played.results[:, 0].mean() > 0.55 and len(played.seats) == 0


def test_every_way_of_playing_is_among_the_tables() -> None:
    tables = tables_of("towers", (2, 3))
    assert {count for count, _ in tables} == {2, 3}
    assert {options["variant"] for _, options in tables} == {"base", "advanced", "master"}
    assert not any(options["teams"] or options["together"] for _, options in tables)


def test_what_is_wanted_is_the_result_seen_through_what_was_foreseen() -> None:
    class One:
        owners = np.array([0, 0, 1])
        results = np.array([[1.0, 0.0], [0.0, 1.0]], np.float32)
        foreseen = np.array([[0.5, 0.5], [0.6, 0.4], [0.5, 0.5]], np.float32)

    wanted = traced(One, 0.5)  # type: ignore[arg-type]
    assert np.allclose(wanted, [[0.8, 0.2], [1.0, 0.0], [0.0, 1.0]])
    assert np.allclose(traced(One, 1.0), [[1.0, 0.0], [1.0, 0.0], [0.0, 1.0]])  # type: ignore[arg-type]
    assert from_seats(np.array([[1.0, 2.0, 3.0]], np.float32), np.array([1])).tolist() == [[2.0, 3.0, 1.0]]


# Learning.


def test_the_slopes_are_those_of_the_loss() -> None:
    learner, random = Learner("hocus", 6, 4, 1), np.random.default_rng(1)
    learner.layers[2] = random.normal(0, 0.3, learner.layers[2].shape).astype(np.float32)
    seen = (random.random((8, learner.layers[0].shape[0])) < 0.1).astype(np.float32)
    wanted = np.zeros((8, 6), np.float32)
    wanted[:, 1] = 1
    batch = seen, np.zeros((8, 6), np.float32), wanted, np.ones((8, 6), np.bool_)
    _, slopes = learner.slopes(batch)
    for k, place in ((0, (int(seen[0].argmax()), 2)), (1, (3, 1)), (2, (2, 4)), (2, (4, 1))):
        losses = []
        for step in (1e-2, -1e-2):
            learner.layers[k][place] += step
            losses.append(learner.slopes(batch)[0])
            learner.layers[k][place] -= step
        assert slopes[k][place] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3)


def test_it_learns_who_wins() -> None:
    learner, random = Learner("hocus", 16, 8, 1), np.random.default_rng(2)
    seen = (random.random((400, learner.layers[0].shape[0])) < 0.05).astype(np.float32)
    wanted = np.zeros((400, 6), np.float32)
    wanted[np.arange(400), seen[:, 5].astype(int)] = 1
    present = np.zeros((400, 6), np.bool_)
    present[:, :2] = True
    batch = seen, np.zeros((400, 6), np.float32), wanted, present
    first = learner.learn(batch, 0.01)
    for _ in range(60):
        last = learner.learn(batch, 0.01)
    assert last < first / 3
    assert (learner.chances(batch)[:, 2:] == 0).all()


def test_examples_keep_the_latest() -> None:
    played = play(load("hocus"), [HAND] * 2, {}, None, (1, 2), 3, Way(by_policy=100, noted=100))
    examples = Examples("hocus", 10)
    examples.add(played, 1.0)
    assert examples.used == 10 == len(examples.seen)
    assert examples.wanted.sum(1) == pytest.approx(np.ones(10), abs=1e-3)
    assert examples.present[:, :2].all() and not examples.present[:, 2:].any()


# A training.


@compiled
def test_the_same_plan_gives_the_same_network_and_goes_on_as_if_never_stopped(tmp_path: Path) -> None:
    digests = []
    for name in ("one", "two"):
        training = begin_training(small_plan(), tmp_path / name)
        training.run(lambda point: None)
        assert training.network is not None
        digests.append(training.network.digest)
    stopped = begin_training(small_plan(), tmp_path / "three")
    _run_generations(stopped, 1)
    resumed = resume_training("hocus", tmp_path / "three", None, None)
    resumed.run(lambda point: None)
    assert resumed.network is not None
    assert digests == [resumed.network.digest] * 2
    assert read_network(tmp_path / "three" / "hocus.network", "hocus").digest == digests[0]
    lines = (tmp_path / "three" / "curve.jsonl").read_bytes().splitlines()
    curve = [msgspec.json.decode(line, type=Point) for line in lines]
    assert [point.generation for point in curve] == list(range(1, len(curve) + 1)) and len(curve) >= 2


def _run_generations(training: Training, count: int) -> None:
    def stop(point: Point) -> None:
        if point.generation == count:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training.run(stop)


@compiled
@pytest.mark.slow
def test_one_minute_of_training_improves_against_chance(tmp_path: Path) -> None:
    game = load("towers")
    blank = Learner("towers", 64, 32, 1)
    training = begin_training(small_plan("towers", matches=None, hours=1 / 60, generation=600), tmp_path / "towers")
    training.run(lambda point: None)
    assert training.network is not None and training.curve
    assert blank.layers[2].sum() == 0
    rate, low, _ = strength(game, training.network, 2, CHANCE, 100, 0)
    assert rate > 0.9 and low > 0.5


def test_a_network_plays_against_the_hand_from_every_seat() -> None:
    learner = Learner("hocus", 8, 4, 1)
    from abraka.bots.network import make_network

    network = make_network("hocus", learner.layers, "nothing", 0)
    rate, low, high = strength(load("hocus"), network, 2, HAND, 8 if JIT else 2, 0)
    assert 0 <= low <= rate <= high <= 1 and LEARNER != HAND


# The command.


@compiled
def test_the_command_trains_says_how_it_goes_and_draws(command: Command, tmp_path: Path) -> None:
    folder, plot = tmp_path / "t", tmp_path / "curve.svg"
    done = command("train", "hocus", "--players", "2", "--matches", 100, "--out", folder, "--plot", plot)
    assert done.code == 0 and "generation 1" in done.out and "against hand" in done.out, done.err
    assert "hocus.network: network" in done.out and "svg" in plot.read_text(encoding="utf-8")[:400]
    again = command("train", "hocus", "--matches", 100, "--out", folder)
    assert again.code == 2 and "holds a training already" in again.err
    other = command("train", "hill", "--resume", folder)
    assert other.code == 2 and "is of hocus, not of hill" in other.err
    (folder / "state.npz").write_bytes(b"PK\x03\x04 torn")
    torn = command("train", "hocus", "--resume", folder, "--matches", 9000)
    assert torn.code == 2 and "is damaged" in torn.err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--players", "9"), "Players are given as 2 or as 2-4, between 2 and 6; not “9”"),
        (("--players", "4-2"), "Players are given as"),
        (("--players", "many"), "Players are given as"),
        (("--hours", "1", "--matches", "5"), "a budget of hours or of matches, not both"),
        (("--plot", "curve.pdf"), "A plot is written as .svg or .png"),
    ],
)
def test_what_can_not_be_trained_is_refused(
    command: Command, tmp_path: Path, given: tuple[str, ...], said: str
) -> None:
    done = command("train", "hocus", "--out", tmp_path / "t", *given)
    assert done.code == 2 and said in done.err and not (tmp_path / "t").exists()


def test_a_folder_without_a_training_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="There is no training in"):
        resume_training("hocus", tmp_path, None, None)
    (tmp_path / "plan.json").write_text(json.dumps({"game": "hocus"}), encoding="utf-8")
    with pytest.raises(OptionError, match="is damaged"):
        resume_training("hocus", tmp_path, None, None)


def test_playing_needs_no_torch_and_loads_no_trainer() -> None:
    code = "import sys, abraka.bots, abraka.bots.mind; print('torch' in sys.modules, 'abraka.lab.train' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
