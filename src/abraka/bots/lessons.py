"""Matches to learn from, played in compiled code: positions, what everybody thought of them, and how they ended."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from abraka.bots.mind import mind_of
from abraka.bots.network import NOBODY, Network, places_of, row_length
from abraka.bots.tree import CERTAIN, Manner
from abraka.core.chance import Luck, lucks_of
from abraka.core.compile import Entries, Progress
from abraka.core.game import Game, module_of
from abraka.core.records import numbers, rows, u64
from abraka.core.state import MAX_SEATS

Reals = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


class Lessons(Entries):
    """What plays them: the entries of `bots.selfplay`."""

    file = Path(__file__).with_name("selfplay.py")
    subject = "lessons"
    own = ("abraka.core.", "abraka.bots.")

    def __init__(self, game: str) -> None:
        state = module_of(game, "state")
        self._setup = state.Setup
        super().__init__(game, state.State, {})

    def given(self) -> dict[str, Any]:
        """The game's rules and insight, and how bots judge and look ahead."""
        mind = mind_of(self.game)
        return mind.given() | {"judge": mind.entries.judge, "try_choices": mind.entries.try_choices}

    def compile(self, progress: Progress | None = None) -> None:
        """Compiles, or loads from the cache, the bots first, then this."""
        mind_of(self.game).compile(progress)
        super().compile(progress)

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the very types that each entry is called with."""
        table, row = rows(1, 1), numbers(1)
        played = self._state.array(1), self._setup.array(1), numbers(2, u64), Manner.array(1), lucks_of(0), NOBODY
        seen = np.zeros((1, 1), np.float32)
        return {"play_lessons": (*played, row, table, table, table, seen, row, row, table, table, 1, 0, 0, 0)}


@cache
def lessons_of(game: str) -> Lessons:
    """The lessons of a game, one set a process."""
    return Lessons(game)


ROOM = 60
"""Positions that are kept of a match, on the average, at most."""


class Way(NamedTuple):
    """How lessons are played."""

    worlds: int = 1
    """In so many worlds a choice is tried."""
    by_policy: int = 0
    """So many of a hundred choices are the quick policy's."""
    by_chance: int = 5
    """So many of a hundred are any."""
    noted: int = 10
    """So many of a hundred positions are kept."""


class Positions(NamedTuple):
    """What was left of some matches at one table; the rows of each match in order."""

    places: Ints
    """Which input of a network each number is."""
    seen: Reals
    seats: Ints
    """Who saw it."""
    owners: Ints
    """In which match."""
    foreseen: Reals
    """Everybody's chances, as they seemed; seat by seat."""
    results: Reals
    """Everybody's share of each match's win."""


def play(
    game: Game,
    players: Sequence[int],
    options: Mapping[str, object],
    network: Network | None,
    seed: tuple[int, int],
    matches: int,
    way: Way,
) -> Positions:
    """Lets a table play so many matches: each seat by chance, by hand, or as a network sees it.

    The first seed is that of the choices, the second one deals.
    """
    lessons, n = lessons_of(game.name), len(players)
    lessons.compile()
    manner = Manner()
    for seat in range(n):
        manner.sides[seat] = seat
    manner.n_sides = n
    manners = Manner.array(1)
    Manner.write(manners, 0, manner)
    brain = network.brain(n) if network else NOBODY
    room = matches * ROOM if way.noted else 0
    seen = np.zeros((room, row_length(game.name, n)), np.float32)
    seats, owners = np.zeros(room, np.int64), np.zeros(room, np.int64)
    foreseen, results = np.zeros((room, MAX_SEATS), np.int64), np.zeros((matches, MAX_SEATS), np.int64)
    lucks = Luck.array(2)
    for i in range(2):
        luck = Luck()
        luck.seed = seed[i]
        Luck.write(lucks, i, luck)
    used = lessons.entries.play_lessons(
        game.State.array(4), game.setup(n, options), numbers(2, u64), manners, lucks, brain, np.array(players),
        rows(3, game.max_legal), rows(3, 2 * MAX_SEATS), rows(game.max_legal, MAX_SEATS),
        seen, seats, owners, foreseen, results, *way,
    )  # fmt: skip
    chances: Any = (table[:, :n].astype(np.float32) / CERTAIN for table in (foreseen[:used], results))
    return Positions(places_of(game.name, n), seen[:used], seats[:used], owners[:used], *chances)
