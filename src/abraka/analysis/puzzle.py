"""A puzzle: a position in which one choice, or one chain of choices, is surely better than any other."""

from collections.abc import Sequence

import msgspec

from abraka.bots import Decision
from abraka.core.chance import derived_seed
from abraka.core.errors import RecordError
from abraka.core.game import Options, load
from abraka.core.match import Match
from abraka.core.reasons import Reason

LEAST_GAP = 0.15
"""By so much of the chance to win the solution is surely better than anything else."""


class Try(msgspec.Struct, frozen=True):
    """A choice that is wrong, and why."""

    action: str
    cost: float
    """What it surely costs at least."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for it."""
    reply: tuple[Reason, ...] = ()
    """What the next one to play gets out of it."""


class Choosing(msgspec.Struct, frozen=True):
    """One choice of the solution."""

    action: str
    chance: float
    """The chance to win after it."""
    wrong: tuple[Try, ...]
    """All others, the most tempting first."""


class Source(msgspec.Struct, frozen=True):
    """Where a position comes from."""

    kind: str
    """bots, or people."""
    seed: int = 0
    number: int = 0
    """After so many actions."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position with one answer."""

    id: str
    game: str
    players: int
    options: Options
    position: str
    seat: int
    solution: tuple[Choosing, ...]
    reasons: tuple[Reason, ...]
    """Why it is right."""
    theme: str
    difficulty: int
    """1 to 3: how far one must look."""
    source: Source
    rules: int
    sims: int
    """Simulations after each choice in each world, when it was checked."""


def begin(puzzle: Puzzle) -> Match:
    """The puzzle's position, ready to be played."""
    game = load(puzzle.game)
    known = {"match_id": puzzle.id, "position": puzzle.position}
    match = Match(game, puzzle.players, puzzle.options, key=bytes(16), **known, exact=True)
    if match.to_act != puzzle.seat:
        raise RecordError(f"Puzzle {puzzle.id}: seat {puzzle.seat} is not asked in its position.")
    return match


def decisions_of(puzzle: Puzzle) -> list[tuple[Decision, int]]:
    """The decisions of a puzzle's solution, each with the number of the right choice."""
    match, found = begin(puzzle), []
    for place, choosing in enumerate(puzzle.solution):
        if match.to_act != puzzle.seat:
            raise RecordError(f"Puzzle {puzzle.id}: its solution goes on although another seat is asked.")
        number = match.check(choosing.action)
        found.append((Decision.of(match, derived_seed("puzzle", place)), number))
        match.play(number)
    return found


def read_puzzles(text: str) -> list[Puzzle]:
    """Puzzles as they are written: one JSON object a line."""
    decoder, found = msgspec.json.Decoder(Puzzle), []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                found.append(decoder.decode(line))
            except (msgspec.MsgspecError, UnicodeDecodeError) as error:
                raise RecordError(f"This is no puzzle: {error}", number) from None
    return found


def write_puzzles(puzzles: Sequence[Puzzle]) -> str:
    """Puzzles, one a line."""
    return "".join(msgspec.json.encode(puzzle).decode() + "\n" for puzzle in puzzles)
