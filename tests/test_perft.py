"""Perft: counts of action sequences by length, kept in text files; on failure the count per first action is shown."""

from pathlib import Path

import pytest

from abraka.core.game import GAMES
from abraka.core.match import Match
from abraka.lab.perft import FIXED_KEY, perft

FOLDER = Path(__file__).parent / "perft"


def lines() -> list[tuple[str, int, dict[str, str], str | None, list[int]]]:
    """Each line: players, options, perhaps a bar and a position, and the counts for 1, 2, 3 … actions."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                head, _, counts = line.rpartition(":")
                table, _, position = head.partition("|")
                players, *options = table.split()
                named = dict(option.split("=") for option in options)
                numbers = [int(count) for count in counts.split()]
                found.append((path.stem, int(players), named, position.strip() or None, numbers))
    return found


@pytest.mark.parametrize(("game", "players", "options", "position", "counts"), lines(), ids=lambda value: str(value))
def test_there_are_as_many_sequences_as_there_were(
    game: str, players: int, options: dict[str, str], position: str | None, counts: list[int]
) -> None:
    match = Match(game, players, options, key=FIXED_KEY, position=position, exact=True)
    found = perft(match, len(counts), divide=True)
    assert found.counts == counts, f"per first action: {found.divide}"


def test_every_game_has_counts() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


def test_counting_agrees_with_playing_it_out() -> None:
    match = Match("towers", 2, {"variant": "master"}, key=FIXED_KEY)

    def count(actions: list[int], depth: int) -> int:
        match.replay(actions)
        legal = [match.game.actions.encode(action) for action in match.legal()]
        return len(legal) if depth == 1 else sum(count([*actions, action], depth - 1) for action in legal)

    expected = [count([], depth) for depth in (1, 2, 3)]
    assert perft(Match("towers", 2, {"variant": "master"}, key=FIXED_KEY), 3).counts == expected
