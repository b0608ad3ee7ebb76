"""Looking for puzzles in matches: of strong bots, or of people whose matches the host gives."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256

from abraka.analysis.finding import GLANCE, puzzle_at
from abraka.analysis.judging import look_at
from abraka.analysis.puzzle import Puzzle, Source
from abraka.bots import Decision, bot_named
from abraka.core.chance import derived_seed
from abraka.core.game import Options, load, spec_of
from abraka.core.match import Match

PLAYERS = 2
OPENER = "wizard"
"""Who plays the first half of a match, where one choice is hardly ever so much better than all others.

The second half is played by what the glances for puzzles find best, much as a Sorcerer does: so they cost nothing.
"""

A_MATCH = 2
"""Puzzles of one match, at most: they are alike."""

Told = Callable[[int, int], None]


def mine(game: str, matches: int, seed: int = 0, progress: Told | None = None) -> Iterator[Puzzle]:
    """Plays matches of bots and yields the puzzles in them, each as soon as it is found and checked."""
    for number in range(matches):
        yield from _mine_match(game, seed + number)
        if progress:
            progress(number + 1, matches)


def mine_played(matches: Sequence[Match], progress: Told | None = None) -> Iterator[Puzzle]:
    """The puzzles in finished matches of people; nothing in them tells who played, or which match it was."""
    for number, match in enumerate(matches, 1):
        yield from _mine_played(match)
        if progress:
            progress(number, len(matches))


def options_for(game: str, players: int = PLAYERS, options: Options | None = None) -> Options:
    """The usual options, or those given, and everything in sight that a player would have to remember."""
    spec = spec_of(game)
    aided = {"memory": "aided"} if any(option.name == "memory" for option in spec.options) else {}
    return spec.resolve(players, {**(options or {}), **aided})


def _mine_match(name: str, seed: int) -> Iterator[Puzzle]:
    match = Match(load(name), PLAYERS, options_for(name), key=_key(name, seed), match_id=f"{name}-{seed}")
    opener, half = bot_named(OPENER), usual_length(name) // 2
    found, busy = 0, -1
    while match.to_act is not None and found < A_MATCH:
        decision = Decision.of(match, derived_seed("mine", seed, match.version))
        if match.version < half or len(decision.numbers) == 1:
            match.apply(opener.choose(decision))
            continue
        glance = look_at(decision, GLANCE)
        if match.turn != busy:
            puzzle = puzzle_at(match, glance, Source("bots", seed, match.version), f"{name}-{seed}-{match.version}")
            if puzzle:
                found, busy = found + 1, match.turn
                yield puzzle
        match.play(glance.best)


def _mine_played(played: Match) -> Iterator[Puzzle]:
    game, found, busy = played.game, 0, -1
    options = played.options if played.position else options_for(game.name, played.players, played.options)
    match = Match(game, played.players, options, key=played.key, position=played.position, exact=played.exact)
    for action in played.actions:
        if found == A_MATCH:
            return
        decision = Decision.of(match, derived_seed("mine", played.key.hex(), match.version))
        if match.turn != busy and len(decision.numbers) > 1:
            name = sha256(f"{played.id} {played.key.hex()} {match.version}".encode()).hexdigest()[:10]
            puzzle = puzzle_at(match, look_at(decision, GLANCE), Source("people"), f"{game.name}-{name}")
            if puzzle:
                found, busy = found + 1, match.turn
                yield puzzle
        match.play(action)


@cache
def usual_length(name: str) -> int:
    """How many actions a match of quick bots takes."""
    match = Match(load(name), PLAYERS, options_for(name), key=_key(name, 0))
    opener = bot_named(OPENER)
    while match.to_act is not None:
        match.apply(opener.choose(Decision.of(match, match.version)))
    return match.version


def _key(name: str, seed: int) -> bytes:
    return derived_seed("puzzles", name, seed, 0).to_bytes(8, "little") + derived_seed(
        "puzzles", name, seed, 1
    ).to_bytes(8, "little")
