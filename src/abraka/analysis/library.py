"""The puzzles in the package, and their check."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import msgspec

from abraka.analysis.finding import at_once
from abraka.analysis.proving import DEALS, prove
from abraka.analysis.puzzle import Puzzle, decisions_of, read_puzzles
from abraka.core.errors import AbrakaError, RecordError
from abraka.core.game import GAMES
from abraka.core.savefile import read_file

FOLDER = Path(__file__).with_name("puzzles")


class Verdict(msgspec.Struct, frozen=True):
    """What the check of a puzzle said."""

    id: str
    right: bool
    why: str = ""
    """What is wrong with it."""


class Stock(msgspec.Struct, frozen=True):
    """How many puzzles of a game there are."""

    game: str
    puzzles: int
    themes: dict[str, int]
    difficulties: dict[int, int]


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with the package."""
    path = FOLDER / f"{game}.jsonl"
    return tuple(read_puzzles(path.read_text(encoding="utf-8"))) if path.exists() else ()


def all_shipped() -> list[Puzzle]:
    """All puzzles that come with the package."""
    return [puzzle for game in GAMES for puzzle in shipped(game)]


def load_puzzles(path: Path) -> list[Puzzle]:
    """Puzzles of one's own."""
    try:
        return read_puzzles(read_file(path))
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def stock(puzzles: Sequence[Puzzle]) -> list[Stock]:
    """How many of each game, theme and difficulty."""
    found = []
    for game in GAMES:
        own = [puzzle for puzzle in puzzles if puzzle.game == game]
        themes = Counter(puzzle.theme for puzzle in own)
        difficulties = Counter(puzzle.difficulty for puzzle in own)
        found.append(Stock(game, len(own), dict(sorted(themes.items())), dict(sorted(difficulties.items()))))
    return found


def check(puzzle: Puzzle, deals: int = DEALS) -> Verdict:
    """Whether each choice of the solution is still surely better than any other, at the depth that it names."""
    try:
        steps = decisions_of(puzzle)
    except AbrakaError as error:
        return Verdict(puzzle.id, False, str(error))
    if at_once(steps[0][0]) == steps[0][1]:
        return Verdict(puzzle.id, False, "one look to the end of the turn finds its answer")
    for (decision, right), choosing in zip(steps, puzzle.solution, strict=True):
        order = [decision.game.actions.encode(decision.game.actions.read(wrong.action)) for wrong in choosing.wrong]
        if sorted([right, *order]) != decision.numbers:
            return Verdict(puzzle.id, False, f"its choices beside “{choosing.action}” are not those of the position")
        if prove(decision, right, order, puzzle.sims, deals) is None:
            return Verdict(puzzle.id, False, f"“{choosing.action}” is not surely better than any other")
    return Verdict(puzzle.id, True)


def check_all(puzzles: Sequence[Puzzle], progress: Callable[[int, int], None] | None = None) -> list[Verdict]:
    """The check of several."""
    found = []
    for number, puzzle in enumerate(puzzles, 1):
        found.append(check(puzzle))
        if progress:
            progress(number, len(puzzles))
    return found
