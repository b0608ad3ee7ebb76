"""The record sheet of the solo game: tasks that were met and best scores, by the size of Tom's deck (D217).

Matches of the easier first game (D230) have a table of their own.
"""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from abraka.core.match import Match
from abraka.core.records import plain
from abraka.games.djinn.content.box import Task
from abraka.games.djinn.content.parts import Content
from abraka.games.djinn.rules.awards import awards_of
from abraka.games.djinn.rules.equipment import count_kind, sets_of
from abraka.games.djinn.rules.scoring import count_mages, inactive_circles, marker_field, secrets_placed
from abraka.games.djinn.state import BY_POINTS, CIRCLES, COINS, KEYS, KINDS, LOCKED, OPEN, State
from abraka.games.djinn.terms import words

PLAYER = 0
TICK, NOTHING = "x", "–"


def _mages(s: State) -> int:
    return sum(plain(count_mages)(s, PLAYER, deck) for deck in (OPEN, LOCKED))


def _kinds(s: State) -> int:
    return sum(plain(count_kind)(s, PLAYER, kind) > 0 for kind in range(KINDS))


MEASURES: Mapping[str, Callable[[State], int]] = {
    "mages": _mages,
    "key_mages": lambda s: plain(count_mages)(s, PLAYER, LOCKED),
    "equipment_sets": lambda s: plain(sets_of)(s, PLAYER),
    "equipment_kinds": _kinds,
    "awards": lambda s: plain(awards_of)(s, PLAYER),
    "coins": lambda s: s.have[PLAYER][COINS],
    "keys": lambda s: s.have[PLAYER][KEYS],
    "active_circles": lambda s: CIRCLES - plain(inactive_circles)(s, PLAYER),
    "capacity": lambda s: plain(marker_field)(s, PLAYER),
    "secrets_placed": lambda s: plain(secrets_placed)(s, PLAYER),
}
"""What the tasks look at; each asks for at least or at most so much of it."""


def is_met(state: State, task: Task) -> bool:
    """Whether a task is met as things lie."""
    measure, _, sense = task.condition.rpartition("_")
    found = MEASURES[measure](state)
    return found >= task.n if sense == "min" else found <= task.n


def tasks_met(state: State, tasks: Sequence[Task]) -> list[str]:
    """The ids of the tasks that a solo match has met: none unless it was won (D217)."""
    won = state.reason == BY_POINTS and state.ranks[PLAYER] == 1
    return [task.id for task in tasks if won and is_met(state, task)]


class Row(msgspec.Struct, frozen=True):
    """A task, and for each deck size whether it was ever met."""

    task: str
    text: str
    met: list[bool]


class Sheet(msgspec.Struct, frozen=True):
    """The rulebook's table: a column for each size of Tom's deck."""

    deck_sizes: list[int]
    best: list[int | None]
    tasks: list[Row]
    easier: "Sheet | None" = None  # the same of the easier first game, if one was won

    def __str__(self) -> str:
        apart = f"\n\n{words('djinn_option_easy')}\n{self.easier}" if self.easier else ""
        return self._table() + apart

    def _table(self) -> str:
        deck, best = words("djinn_desk_sheet_deck"), words("djinn_desk_sheet_best")
        width = max(len(text) for text in (deck, best, *(row.text for row in self.tasks)))
        lines = [
            _line(deck, width, [str(size) for size in self.deck_sizes]),
            _line(best, width, [NOTHING if one is None else str(one) for one in self.best]),
        ]
        lines += [_line(row.text, width, [TICK if met else NOTHING for met in row.met]) for row in self.tasks]
        return "\n".join(lines)


def _line(head: str, width: int, cells: Sequence[str]) -> str:
    return (head.ljust(width) + " " + "".join(cell.rjust(5) for cell in cells)).rstrip()


def why_left_out(match: Match) -> str | None:
    """Why a finished match does not count on the sheet, or nothing."""
    if match.players != 1:
        return f"it was played by {match.players} players, and the sheet is for the solo game"
    if match.position is not None:
        return "it did not begin with the game's own set-up"
    if match.state.reason != BY_POINTS:
        return "it was lost to Tom"
    return None


def sheet(content: Content, matches: Sequence[Match]) -> Sheet:
    """The sheet that these matches fill in, all of them won alone; those of the easier first game stand apart."""
    easier = [match for match in matches if match.options["easy"]]
    filled = _fill_in(content, [match for match in matches if not match.options["easy"]])
    return msgspec.structs.replace(filled, easier=_fill_in(content, easier)) if easier else filled


def _fill_in(content: Content, matches: Sequence[Match]) -> Sheet:
    tasks, deck_sizes = content.solo.task, content.solo.deck_sizes
    ids = [task.id.removeprefix("task_") for task in tasks]
    of_size = [[match for match in matches if match.options["tom"] == size] for size in deck_sizes]
    met = [{task for match in played for task in tasks_met(match.state, tasks)} for played in of_size]
    return Sheet(
        deck_sizes=deck_sizes,
        best=[max((int(match.state.points[PLAYER]) for match in played), default=None) for played in of_size],
        tasks=[
            Row(id, words("djinn_task", id=id), [task.id in done for done in met])
            for id, task in zip(ids, tasks, strict=True)
        ],
    )
