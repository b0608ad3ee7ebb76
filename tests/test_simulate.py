"""Play by chance, and what is counted of it."""

from statistics import mean, median

import pytest

from abraka.core.chance import lucks_of
from abraka.core.errors import OptionError
from abraka.core.game import load
from abraka.core.records import numbers, u64
from abraka.core.state import Result
from abraka.lab import simulate as lab
from abraka.lab.shares import Share
from abraka.lab.simulate import Simulation, Sums, column, simulate, summary, wilson


def without_time(result: Simulation) -> dict[str, object]:
    return {name: getattr(result, name) for name in result.__struct_fields__ if name != "seconds"}


def test_the_same_seed_gives_the_same_matches() -> None:
    game = load("towers")
    first, second = (simulate(game, 3, matches=30, seed=11) for _ in range(2))
    assert without_time(first) == without_time(second)
    assert without_time(simulate(game, 3, matches=30, seed=12)) != without_time(first)


def test_the_first_matches_are_the_same_however_many_follow() -> None:
    game = load("towers")
    plan = lab.make_plan(game, 2, None, "random", 250, 3)
    shorter = lab.make_plan(game, 2, None, "random", 200, 3)
    assert list(lab.play_blocks(game, plan, [1, 0])) == list(lab.play_blocks(game, shorter, [1, 0]))
    assert [plan.size(block) for block in range(plan.blocks)] == [100, 100, 50]


def test_the_figures_are_those_of_the_matches() -> None:
    game, options = load("towers"), load("towers").spec.resolve(4, {"variant": "master"})
    results = Result.array(40)
    room = game.State.array(1), game.setup(4, options), numbers(2, u64), lucks_of(7), numbers(game.max_legal)
    game.driver.play(*room, results)
    found = simulate(game, 4, options, matches=40, seed=7)
    actions, choices = column(results, "actions").tolist(), column(results, "options").tolist()
    assert found.actions_mean == pytest.approx(mean(actions))
    assert found.rounds_median == median(column(results, "rounds").tolist())
    assert found.branching_mean == pytest.approx(sum(choices) / sum(actions))
    ranks = column(results, "ranks").tolist()
    for seat, (rate, low, high) in enumerate(found.seat_win_rate):
        assert rate == pytest.approx(mean(row[seat] == 1 for row in ranks))
        assert 0 <= low <= rate <= high <= 1
    assert sum(found.end_reasons.values()) == found.matches == 40
    assert set(found.end_reasons) <= set(game.end_reasons())


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(load("towers"), 1, matches=50, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (50, 50)
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_everybody_wins_or_loses_together() -> None:
    result = simulate(load("towers"), 3, {"together": True}, matches=50, seed=1)
    assert len(set(result.seat_win_rate)) == 1


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_that_of_wilson(wins: int, matches: int, low: float, high: float) -> None:
    rate, found_low, found_high = wilson(wins, matches)
    assert rate == wins / matches
    assert found_low == pytest.approx(low, abs=5e-5)
    assert found_high == pytest.approx(high, abs=5e-5)


def test_sensible_players_are_counted_and_repeat_with_the_seed() -> None:
    game = load("hocus")
    first, second = (simulate(game, 3, policy="sensible", matches=20, seed=5) for _ in range(2))
    assert without_time(first) == without_time(second)
    assert sum(first.choices.values()) == round(first.actions_mean * 20)
    assert set(first.choices) <= {game.actions.write(action) for action in game.actions}
    assert all(first.offers[action] >= times for action, times in first.choices.items())
    assert simulate(game, 3, matches=20, seed=5).choices == {}


def test_points_are_told_of_games_that_have_them() -> None:
    found = simulate(load("djinn"), 2, policy="sensible", matches=4, seed=5)
    assert len(found.seat_points) == 2 and min(found.seat_points) > 0
    assert found.chooser_points["pass"] == pytest.approx(mean(found.seat_points))  # everybody passes at some time
    assert set(found.chooser_points) == set(found.choices)
    without = simulate(load("hocus"), 2, policy="sensible", matches=4, seed=5)
    assert without.seat_points == [] and without.chooser_points == {}


def test_matches_without_points_do_not_lower_the_mean() -> None:
    game = load("towers")
    plan = lab.make_plan(game, 2, None, "random", 3, 0)
    sums = Sums(matches=3, scored=2, points={0: 160, 1: 60})
    assert summary(game, plan, sums, 1.0).seat_points == [80, 30]
    assert summary(game, plan, Sums(matches=3), 1.0).seat_points == []


def test_the_median_is_that_of_all_values() -> None:
    game = load("towers")
    plan = lab.make_plan(game, 2, None, "random", 3, 0)
    for values in ([4], [1, 2], [7, 7, 9], [1, 3, 3, 8], [2, 2, 5, 5], [1, 1, 1, 4, 9, 9]):
        rounds = {value: values.count(value) for value in reversed(values)}
        assert summary(game, plan, Sums(matches=len(values), rounds=rounds), 1.0).rounds_median == median(values)


# Parts of a simulation.


@pytest.mark.parametrize(("name", "policy"), [("towers", "random"), ("hocus", "sensible")])
def test_shares_add_up_to_the_whole(name: str, policy: lab.Policy) -> None:
    game = load(name)
    plan = lab.make_plan(game, 3, None, policy, 720, 5)
    whole = simulate(game, 3, policy=policy, matches=720, seed=5)
    sums = Sums()
    for part in (3, 1, 2):
        sums += lab.play_share(game, plan, Share(part, 3))
    assert without_time(summary(game, plan, sums, 1.0)) == without_time(whole)


@pytest.mark.parametrize("text", ["", "3", "0/4", "5/4", "1/0", "-1/4", "1/4/2", "a/b", "1/9999999", "١/٢"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="A share is written like 3/16"):
        Share.read(text)


def test_every_number_falls_to_exactly_one_share() -> None:
    shares = [Share.read(f"{part}/7") for part in range(1, 8)]
    assert sorted(number for share in shares for number in share.of(100)) == list(range(100))
    assert max(len(list(share.of(100))) for share in shares) - min(len(list(share.of(100))) for share in shares) <= 1
