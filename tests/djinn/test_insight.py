"""The sensible player: it plays by the rules, comes to an end, and knows what it wants."""

from statistics import mean

import numpy as np
import pytest

from abraka.core.match import Match
from abraka.core.records import plain
from abraka.games.djinn.rules import redeal
from abraka.games.djinn.state import BY_POINTS, ROUND_LIMIT
from abraka.lab.seed import key_of
from tests.configurations import Configuration, djinn, label
from tests.djinn.sensible import begin_luck, choices, choose, finished, numbers_of
from tests.djinn.table import DJINN, fresh, play, table

TOWN = (
    "players 2 | scoring two_sets third_of_kind minimum_two | tokens inner_02=archive inner_06=market inner_10=academy "
    "outer_12=tavern outer_04=workshop outer_08=catacombs inner_12=tavern inner_04=archive inner_08=market "
    "outer_02=workshop outer_06=academy outer_10=catacombs"
)


def chosen(match: Match) -> str:
    """What the sensible player would do now."""
    return DJINN.actions.write(match.legal()[choose(match.state, numbers_of(match), begin_luck(1))])


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_it_always_picks_one_of_the_legal_actions(configuration: Configuration) -> None:
    _, players, options = configuration
    for index, n in choices(fresh(players, key=key_of(players), **options)):
        assert 0 <= index < n


@pytest.mark.parametrize("configuration", djinn(), ids=label)
def test_it_finds_its_way_in_any_situation(configuration: Configuration) -> None:
    _, players, options = configuration
    match = fresh(players, key=key_of(7), **options)
    for _ in choices(match, by_chance=range(players)):
        numbers = numbers_of(match)
        assert 0 <= choose(match.state, numbers, begin_luck(match.version)) < len(numbers)
        if match.version > 300:
            break


@pytest.mark.parametrize("players", [1, 3])
def test_thinking_changes_nothing(players: int) -> None:
    match = fresh(players, key=key_of(players))
    for _ in choices(match):
        before = match.state.copy()
        choose(match.state, numbers_of(match), begin_luck(1))
        assert match.state == before


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_matches_of_sensible_players_end_long_before_the_limit(players: int) -> None:
    rounds = [finished(fresh(players, key=key_of(seed))).state.round for seed in range(3)]
    assert max(rounds) < ROUND_LIMIT // 2


def test_it_beats_players_by_chance_clearly() -> None:
    for seed in range(3):
        state = finished(fresh(3, key=key_of(seed)), seed, by_chance=(0, 1)).state
        assert state.points[2] > 2 * max(state.points[:2])


def test_it_scores_about_as_much_as_people_do() -> None:
    states = [finished(fresh(3, key=key_of(seed)), seed).state for seed in range(5)]
    assert 80 < mean(points for state in states for points in state.points[:3]) < 180


def test_alone_it_wins_now_and_then() -> None:
    reasons = [finished(fresh(1, key=key_of(seed)), seed).state.reason for seed in range(12)]
    assert BY_POINTS in reasons


def test_it_looks_only_at_what_its_seat_may_know() -> None:
    traits = "Y: traits private_goals poor_start, ambition keys low_capacity | B: traits rich_start no_flip"
    match = table(f"{TOWN} | {traits} | to act B", key=key_of(1))
    luck = begin_luck(2)
    for _ in choices(match):
        other = match.state.copy()
        with np.errstate(over="ignore"):
            plain(redeal)(other, match.to_act, luck)
        numbers = numbers_of(match)
        assert choose(match.state, numbers, begin_luck(1)) == choose(other, numbers, begin_luck(1))


# What it does.


def test_it_takes_an_award_as_soon_as_it_can() -> None:
    assert chosen(table(f"{TOWN} | B: at inner_02 via inner_12, corked red 3 | to act B")) == "award red"


def test_it_corks_a_djinn_that_waits_in_a_circle() -> None:
    position = f"{TOWN} | B: at inner_02 via inner_12, circles red . # #, bottles red 1, corks 1 | to act B"
    assert chosen(table(position)) == "cork red"


def test_it_never_changes_a_key_for_nothing() -> None:
    match = table(f"{TOWN} | B: at inner_02 via inner_12, keys 3, coins 0, scrolls 0, power 0 | to act B")
    assert not chosen(match).startswith("key")


def test_it_captures_a_boss_that_it_can_pay() -> None:
    board = "at outer_06 via outer_08, power 8, capacity flipped, bottles red 2 blue 1, corks 3"
    match = play(table(f"{TOWN} | outer_06: boss red blue | B: {board} | acting B"), "do capture")
    assert chosen(match) == "target boss"


def test_it_misses_no_capture_that_it_can_pay() -> None:
    match = table(f"{TOWN} | outer_06: boss red blue | B: at outer_06 via outer_08, power 4 | acting B")
    assert chosen(match) == "do capture"  # first, so that the academy's power finds room
    assert chosen(play(match, "do capture")).startswith("target")
