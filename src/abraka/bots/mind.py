"""The compiled thinking of a game: one module of entries per game (see `bots.thinking`)."""

from functools import cache
from pathlib import Path
from typing import Any

from abraka.bots.tree import Manner, Node
from abraka.core.chance import Luck
from abraka.core.compile import Entries, Progress
from abraka.core.game import driver_of, module_of
from abraka.core.records import numbers, rows, u64
from abraka.core.state import MAX_SEATS, Result

MAX_DEPTH = 200
"""So many choices are remembered one after the other."""


class Mind(Entries):
    """What thinks about a game: the entries of `bots.thinking`."""

    file = Path(__file__).with_name("thinking.py")
    subject = "bots"
    own = ("abraka.core.", "abraka.bots.")

    def __init__(self, game: str) -> None:
        state, insight = (module_of(game, name) for name in ("state", "insight"))
        self.trust: int = insight.TRUST
        """How much of a hundred the policy directs a search."""
        self._spread = insight.SPREAD
        self._setup, self._max_legal = state.Setup, state.MAX_LEGAL
        s, out, luck = state.State.array(1)[0], numbers(1), Luck.array(1)[0]
        contract = {
            insight.policy: (s, out, 0, luck),
            insight.evaluate: (s, out),
            insight.forget: (s, 0, 0, luck),
        }
        super().__init__(game, state.State, contract)

    def given(self) -> dict[str, Any]:
        """The game's rules and its insight."""
        driven = driver_of(self.game)
        return {
            "rules": driven.entries.rules,
            "note": driven.entries.note,
            "spread": self._spread,
            **self.contract,
        }

    def compile(self, progress: Progress | None = None) -> None:
        """Compiles, or loads from the cache, the rules first, then the thinking."""
        driver_of(self.game).compile(progress)
        super().compile(progress)

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        states, setups, lucks = self._state.array(1), self._setup.array(1), Luck.array(1)
        manners, nodes, results = Manner.array(1), Node.array(1), Result.array(1)
        out, key, table = numbers(1), numbers(2, u64), rows(1, 1)
        return {
            "imagine": (states, 0, 0, 0, 0, lucks),
            "look_ahead": (states, manners, lucks, table, table, table, 1),
            "grow": (states, nodes, 1, manners, lucks, out, out, out, table, 1),
            "play_sensibly": (states, setups, key, lucks, out, results, table),
        }

    def scratch(self) -> Any:
        """Two lists of legal actions."""
        return rows(2, self._max_legal)

    def sums(self) -> Any:
        """Room for everybody's chances after each legal action."""
        return rows(self._max_legal, MAX_SEATS)


@cache
def mind_of(name: str) -> Mind:
    """The thinking of a game, one a process."""
    return Mind(name)
