"""The compiled thinking of a game: one module of entries per game (see `bots.thinking`)."""

from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from abraka.bots.insight import Insight, combined, read_insight
from abraka.bots.network import NOBODY
from abraka.bots.tree import Manner, Node
from abraka.core.chance import Luck
from abraka.core.compile import Entries, Progress
from abraka.core.errors import OptionError
from abraka.core.game import driver_of, module_of
from abraka.core.records import numbers, rows, u64
from abraka.core.state import MAX_SEATS, Result

MAX_DEPTH = 200
"""The longest sequence of choices that one call returns."""


class Mind(Entries):
    """What thinks about a game: the entries of `bots.thinking`."""

    file = Path(__file__).with_name("thinking.py")
    subject = "bots"
    own: tuple[str, ...] = ("abraka.core.", "abraka.bots.")

    def __init__(self, game: str, insight: Insight | None = None) -> None:
        """Thinks by the game's own insight, or by that of a file."""
        state, known = module_of(game, "state"), combined(module_of(game, "bot"), insight)
        self._insight = insight
        if insight is not None:
            self.subject = f"bots_{insight.digest}"
            self.module_name = f"thinking_{insight.digest}"
            self.own = (*self.own, insight.module)
        self.trust: int = known["TRUST"]
        """How much of a hundred the policy directs a search."""
        self._spread = known["SPREAD"]
        self._setup, self._max_legal = state.Setup, state.MAX_LEGAL
        s, out, luck = state.State.array(1)[0], numbers(1), Luck.array(1)[0]
        contract = {
            known["policy"]: (s, out, 0, luck),
            known["evaluate"]: (s, out),
            known["forget"]: (s, 0, 0, luck),
            module_of(game, "features").features: (s, 0, np.zeros(1, np.float32)),
        }
        try:
            super().__init__(game, state.State, contract)
        except (KeyError, TypeError, AttributeError) as error:
            self._refuse(error)

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
        try:
            super().compile(progress)
        except Exception as error:  # the compiler can raise anything about somebody else's file
            self._refuse(error)

    def _refuse(self, error: Exception) -> NoReturn:
        """Says what is wrong with a file; what is wrong with the game's own insight is a fault here."""
        if self._insight is None:
            raise error
        cause = " ".join(str(error).split())[:400]
        raise OptionError(
            f"{self._insight.file} can't be compiled: {type(error).__name__}: {cause}. Its functions must be marked "
            "with jit from abraka.core.records and annotated like those of the game, the returned value too."
        ) from error

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        states, setups, lucks = self._state.array(1), self._setup.array(1), Luck.array(1)
        manners, nodes, results = Manner.array(1), Node.array(1), Result.array(1)
        out, key, table = numbers(1), numbers(2, u64), rows(1, 1)
        return {
            "imagine": (states, 0, 0, 0, 0, lucks),
            "look_ahead": (states, manners, lucks, NOBODY, table, table, table, 1),
            "grow": (states, nodes, 1, manners, lucks, NOBODY, out, out, out, table, 1),
            "play_sensibly": (states, setups, key, lucks, out, results, table),
        }

    def scratch(self) -> Any:
        """Two lists of legal actions."""
        return rows(2, self._max_legal)

    def sums(self) -> Any:
        """Room for everybody's chances after each legal action."""
        return rows(self._max_legal, MAX_SEATS)


def mind_of(name: str, insight: Insight | Path | None = None) -> Mind:
    """The thinking of a game, by its own insight or by that of a file; one a process."""
    return _mind_of(name, read_insight(insight) if isinstance(insight, Path) else insight)


@cache
def _mind_of(name: str, insight: Insight | None) -> Mind:
    return Mind(name, insight)
