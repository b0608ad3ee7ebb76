"""`abraka perft`: how it counts and what it prints; the frozen counts are in test_perft.py."""

import json

import pytest

from abraka.core.match import Match
from abraka.lab import perft as lab
from abraka.lab.perft import FIXED_KEY, perft
from abraka.lab.seed import key_of
from tests.command import Command


def sequences(match: Match, depth: int) -> int:
    """The slow way to count: every sequence is played from its first action."""
    if depth == 0 or match.to_act is None:
        return 1
    total = 0
    for action in match.legal():
        twin = Match(match.game, match.players, match.options, key=match.key)
        twin.replay([*match.actions, match.game.actions.encode(action)])
        total += sequences(twin, depth - 1)
    return total


def test_perft_counts_what_can_be_played(command: Command) -> None:
    result = json.loads(command("perft", "towers", "--depth", "3", "--players", "2", "--divide", "--json").out)
    match = Match("towers", 2, key=FIXED_KEY)
    assert result["counts"] == [sequences(match, depth) for depth in (1, 2, 3)]
    assert sum(result["divide"].values()) == result["counts"][-1]
    assert list(result["divide"]) == [match.game.actions.write(action) for action in match.legal()]


@pytest.mark.parametrize("inside", [0, 1, 2, 3])
def test_it_does_not_matter_where_compiled_code_takes_over(inside: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("towers", 2, {"variant": "master"}, key=key_of(4))
    whole = perft(match, 5, divide=True)
    monkeypatch.setattr(lab, "INSIDE", inside)
    assert perft(match, 5, divide=True) == whole


def test_sequences_that_end_early_count_once() -> None:
    match = Match("towers", 1, key=key_of(7))
    while match.to_act is not None:
        match.apply(match.legal()[0])
    assert perft(match, 3).counts == [1, 1, 1]
    match.replay(match.actions[:-2])
    assert perft(match, 8).counts[-1] == perft(match, 30).counts[-1] == sequences_to_the_end(match)


def sequences_to_the_end(match: Match) -> int:
    """How many ways a match can still go."""
    depth, count = 1, 0
    while (more := sequences(match, depth)) != count:
        depth, count = depth + 1, more
    return count


def test_the_table_shows_the_counts_and_the_share_of_each_first_action(command: Command) -> None:
    match = Match("towers", 3, key=key_of(4))
    result = perft(match, 6, divide=True)
    done = command("perft", "towers", "--players", "3", "--depth", "6", "--seed", "4", "--divide")
    assert done.code == 0
    assert all(f"{count:,}" in done.out for count in result.counts)
    assert result.divide is not None and all(action in done.out for action in result.divide)


def test_progress_is_told_to_the_end() -> None:
    told: list[float] = []
    perft(Match("towers", 2, key=FIXED_KEY), 6, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == pytest.approx(1)
