"""A table in the terminal for tests: a screen that is kept, and a player who types given lines."""

import random
from collections.abc import Callable, Iterator

from abraka.core.match import Match
from abraka.lab.seed import key_of
from abraka.terminal import Screen, Table, read_seats


class Paper(Screen):
    """A screen that keeps all its pages: what stood on it between two clearings."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        self.pages = [""]
        self._answer = answer

    @property
    def text(self) -> str:
        return "".join(self.pages)

    def show(self, text: str = "", style: str | None = None) -> None:
        self.pages[-1] += text + "\n"

    def clear(self) -> None:
        self.pages.append("")

    def ask(self, prompt: str) -> str:
        self.pages[-1] += prompt
        answer = self._answer(prompt)
        self.pages[-1] += answer + "\n"
        return answer


def typing(*lines: str) -> Callable[[str], str]:
    """Answers with these lines, then with the end of input."""
    left: Iterator[str] = iter(lines)

    def answer(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return answer


def sit(match: Match, seats: str, answer: Callable[[str], str]) -> tuple[Table, Paper]:
    """A match at a table, and its screen."""
    paper = Paper(answer)
    return Table(match, read_seats(seats, match.players, match.game.spec), paper, random.Random(1)), paper


def two(seed: int = 5, **options: object) -> Match:
    return Match("towers", 2, {"first": "1", **options}, key=key_of(seed))


def decisions(match: Match) -> int:
    """How many decisions a match has when always the first choice is taken."""
    while match.to_act is not None:
        match.apply(match.legal()[0])
    return match.version
