"""Perft: how many sequences of actions there are, by length. Rules that differ rarely agree in these counts."""

from collections.abc import Callable
from typing import Any

import msgspec

from abraka.core.game import Options
from abraka.core.match import Match
from abraka.core.records import numbers

Progress = Callable[[float], None]
"""Called with the share that is counted."""

INSIDE = 4
"""Sequences of this length are counted in one go in compiled code; longer ones are split, so that one can stop it."""

FIXED_KEY = bytes(16)
"""The key for counts that are compared between versions."""


class Perft(msgspec.Struct, frozen=True):
    """The counts of a match's beginning."""

    game: str
    players: int
    options: Options
    key: str
    counts: list[int]
    """By length: the first is for one action."""
    divide: dict[str, int] | None = None
    """Of the last count: how many sequences begin with each action."""


def perft(match: Match, depth: int, divide: bool = False, progress: Progress | None = None) -> Perft:
    """Counts the sequences of 1 to `depth` actions from where a match stands; those that end before count as well."""
    tell = progress or (lambda share: None)
    counts = [count(match, length) for length in range(1, depth)]
    by_action = first_actions(match, depth, tell)
    return Perft(
        game=match.game.name,
        players=match.players,
        options=match.options,
        key=match.key.hex(),
        counts=[*counts, sum(by_action.values()) if by_action else 1],
        divide=by_action if divide else None,
    )


def count(match: Match, depth: int) -> int:
    """How many sequences of this length there are."""
    return sum(first_actions(match, depth, lambda share: None).values()) or 1


def first_actions(match: Match, depth: int, tell: Progress) -> dict[str, int]:
    """How many sequences begin with each legal action."""
    tree = _Tree(match, depth)
    found = {}
    actions = match.legal()
    for number, action in enumerate(actions):
        tree.play(0, match.game.actions.encode(action))
        share = number / len(actions), (number + 1) / len(actions)
        found[match.game.actions.write(action)] = tree.count(1, depth - 1, tell, share)
    return found


class _Tree:
    """A line of states, one for each action played."""

    def __init__(self, match: Match, depth: int) -> None:
        game = match.game
        self._driver = game.driver
        self._max_legal = game.max_legal
        self._line: Any = game.State.array(depth + 1)
        self._out = numbers(game.max_legal)
        self._rows = self._driver.rows(INSIDE + 1)
        self._counts, self._next = numbers(INSIDE + 1), numbers(INSIDE + 1)
        game.State.write(self._line, 0, match.state)

    def play(self, level: int, action: int) -> None:
        """Puts the state after an action on the next level."""
        self._driver.copy(self._line, level, level + 1, 1)
        self._driver.step(self._line, level + 1, action, self._out)

    def count(self, level: int, depth: int, tell: Progress, share: tuple[float, float]) -> int:
        """The sequences of this length from a level on; `share` is the part of all that they stand for."""
        if depth <= INSIDE:
            tell(share[1])
            states = self._line[level : level + depth + 1]
            return int(self._driver.perft(states, depth, self._rows, self._counts, self._next))
        out = numbers(self._max_legal)
        n = self._driver.legal(self._line, level, out)
        total, low, width = 0, share[0], (share[1] - share[0]) / max(1, n)
        for k in range(n):
            self.play(level, int(out[k]))
            total += self.count(level + 1, depth - 1, tell, (low + k * width, low + (k + 1) * width))
        return total if n else 1
