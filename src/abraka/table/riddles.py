"""Puzzles at the table: one for each day, how strong those are who try them, and how hard the puzzles are.

Somebody's first try counts, like a match between them and the puzzle. Ratings follow
from these tries in their order, and are kept nowhere else.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from abraka.analysis.library import all_shipped
from abraka.analysis.puzzle import Puzzle, begin
from abraka.analysis.rating import BEGINNING, Rating, rate
from abraka.table import answers, schema, seals, wishes
from abraka.table.asking import Asker, Endpoint
from abraka.table.moments import line_of, moment_of
from abraka.table.refusals import TableRefusal
from abraka.table.rows import fetched, putting, sealed_columns
from abraka.table.times import now_ms

HARD = {1: 20.0, 2: 25.0, 3: 30.0}
"""How strong a puzzle seems by its difficulty, before anybody has tried it."""
SURE = 4.0
"""How sure that is."""


class Tried(NamedTuple):
    """Somebody's first try."""

    person: str
    puzzle: str
    right: bool


@cache
def in_order() -> tuple[Puzzle, ...]:
    """All puzzles, mixed, in an order that is the same everywhere."""
    return tuple(sorted(all_shipped(), key=lambda puzzle: hashlib.sha256(puzzle.id.encode()).digest()))


@cache
def by_id() -> dict[str, Puzzle]:
    """All puzzles by their ids."""
    return {puzzle.id: puzzle for puzzle in in_order()}


def tries(connection: Connection, person: str | None = None) -> list[Tried]:
    """All first tries in their order, or one person's; without damaged ones."""
    t = schema.solved
    query = sealed_columns(t).order_by(t.c.number)
    if person is not None:
        query = query.where(t.c.person == person)
    rows = fetched(connection, query, "solved", ("?", "?"))
    return [Tried(row[0], row[1], bool(row[3])) for *row, sealed in rows if seals.holds("solved", row, sealed)]


def ratings(tried: Sequence[Tried]) -> dict[str, Rating]:
    """How strong everybody is who tried puzzles, and how strong the puzzles are."""
    known = {id: Rating(HARD[puzzle.difficulty], SURE) for id, puzzle in by_id().items()}
    for one in tried:
        if one.puzzle in known:
            who = one.person, one.puzzle
            known |= rate(known, who, (0, 1), (1, 2) if one.right else (2, 1))
    return known


def note(connection: Connection, person: str, puzzle: str, right: bool, at: int) -> None:
    """Keeps somebody's first try of a puzzle; later ones do not count."""
    t = schema.solved
    if connection.execute(select(t.c.number).where(t.c.person == person, t.c.puzzle == puzzle)).first():
        return
    number = 1 + (connection.execute(select(func.max(t.c.number))).scalar() or 0)
    putting(t, {"person": person, "puzzle": puzzle, "number": number, "right": int(right), "at": at})(connection)


# What is asked over HTTP.


async def puzzles(asker: Asker) -> answers.Puzzles:
    """All puzzles, in an order that is the same for everybody: one for each day; and how you do with them."""
    tried = await asker.house.store.read(lambda c: tries(c))
    own = {one.puzzle: one.right for one in tried if one.person == asker.guest}
    rows = [_row(puzzle, own.get(puzzle.id)) for puzzle in in_order()]
    return answers.Puzzles(puzzles=rows, you=await _solver(asker, tried))


async def puzzle(asker: Asker) -> answers.PuzzleInfo:
    """A puzzle with its solution, to be solved also where the table can't be reached."""
    found = _found(asker)
    await asker.house.thinkers.rules(found.game)
    tried = await asker.house.store.read(lambda c: tries(c))
    own = {one.puzzle: one.right for one in tried if one.person == asker.guest}
    return await asker.house.thinkers.tell(
        lambda: _told(found, own.get(found.id), ratings(tried)[found.id]), asker.address
    )


async def tried(asker: Asker, body: wishes.Tried) -> answers.SolverInfo:
    """Says how your first try of a puzzle went; only the first one counts."""
    found = _found(asker)
    await asker.settle()
    await asker.house.store.write(lambda c: note(c, asker.guest, found.id, body.right, now_ms()))
    return await _solver(asker, await asker.house.store.read(lambda c: tries(c)))


def _found(asker: Asker) -> Puzzle:
    found = by_id().get(asker.path("puzzle"))
    if found is None:
        raise TableRefusal("no_puzzle")
    return found


def _row(puzzle: Puzzle, solved: bool | None) -> answers.PuzzleRow:
    return answers.PuzzleRow(
        id=puzzle.id,
        game=puzzle.game,
        players=puzzle.players,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        solved=solved,
    )


def _told(puzzle: Puzzle, solved: bool | None, rating: Rating) -> answers.PuzzleInfo:
    """A puzzle as its seat is told it."""
    first = moment_of(begin(puzzle))
    line = line_of(begin(puzzle), [choosing.action for choosing in puzzle.solution])
    return answers.PuzzleInfo(
        row=_row(puzzle, solved),
        rating=answers.RatingInfo(mu=rating.mu, sigma=rating.sigma),
        moment=first,
        line=[
            answers.LineStep(
                action=choosing.action,
                events=events,
                patch=patch,
                moment=after,
                chance=choosing.chance,
                wrong=list(choosing.wrong),
            )
            for choosing, (events, patch, after) in zip(puzzle.solution, line, strict=True)
        ],
        reasons=list(puzzle.reasons),
    )


async def _solver(asker: Asker, tried: Sequence[Tried]) -> answers.SolverInfo:
    """How the asker does with puzzles."""
    own = [one.right for one in tried if one.person == asker.guest]
    rating = ratings(tried).get(asker.guest, BEGINNING)
    streak = next((place for place, right in enumerate(reversed(own)) if not right), len(own))
    info = answers.RatingInfo(mu=rating.mu, sigma=rating.sigma)
    return answers.SolverInfo(rating=info, tried=len(own), right=sum(own), streak=streak)


ENDPOINTS = (
    Endpoint("GET", "/api/puzzles", puzzles, answers.Puzzles),
    Endpoint("GET", "/api/puzzles/{puzzle}", puzzle, answers.PuzzleInfo),
    Endpoint("POST", "/api/puzzles/{puzzle}/tried", tried, answers.SolverInfo, wishes.Tried),
)
