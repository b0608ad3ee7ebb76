"""Looking for puzzles in matches of strong bots."""

from collections.abc import Callable, Iterator
from typing import Any

from abraka.analysis.judging import Look, at_first_sight, first_sight, look_at
from abraka.analysis.proving import SIMS, Proof, holds_to_the_end, looks_alone, prove
from abraka.analysis.puzzle import LEAST_GAP, Choosing, Puzzle, Source, Try
from abraka.analysis.refuting import reply_to
from abraka.analysis.themes import theme_of
from abraka.bots import Budget, Decision, bot_named
from abraka.bots.levels import SKILLS
from abraka.core.chance import derived_seed
from abraka.core.game import Options, load, spec_of
from abraka.core.match import Match

PLAYERS = 2
BOTS = ("sorcerer", "wizard")
"""Who plays: two strong ones of different kinds, so that there is something to find."""

GLANCE, LOOK = 100, 400
"""Simulations of the first glance at a decision, and of a look at one that seems to be a puzzle."""

FEWEST, MOST = 3, 10
"""A puzzle offers at least and at most so many choices: else it is no question, or too much to look at."""

HARDEST = 3
LONGEST = 3
"""Choices of a solution."""

TEMPTING = 3
"""So many wrong tries are explained."""

A_MATCH = 2
"""Puzzles of one match, at most: they are alike."""

DECEPTIVE, VERY_DECEPTIVE = 0.02, 0.06
"""At first sight the wrong try looks better by so much of the chance to win."""


def mine(
    game: str, matches: int, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Iterator[Puzzle]:
    """Plays matches of bots and yields the puzzles in them, each as soon as it is found and checked."""
    for number in range(matches):
        yield from _mine_match(game, seed + number)
        if progress:
            progress(number + 1, matches)


def options_for(game: str) -> Options:
    """The usual options, and everything in sight that a player would have to remember."""
    spec = spec_of(game)
    given = {"memory": "aided"} if any(option.name == "memory" for option in spec.options) else {}
    return spec.resolve(PLAYERS, given)


def _mine_match(name: str, seed: int) -> Iterator[Puzzle]:
    match = Match(load(name), PLAYERS, options_for(name), key=_key(name, seed), match_id=f"{name}-{seed}")
    bots = [bot_named(BOTS[(seat + seed) % len(BOTS)], _budget(seat + seed)) for seat in range(PLAYERS)]
    found, busy = 0, -1
    while match.to_act is not None and found < A_MATCH:
        decision = Decision.of(match, derived_seed("mine", seed, match.version))
        if match.turn != busy and FEWEST <= len(decision.numbers) <= MOST:
            puzzle = puzzle_at(match, decision, Source("bots", seed, match.version))
            if puzzle:
                found, busy = found + 1, match.turn
                yield puzzle
        match.apply(bots[decision.seat].choose(decision))


def _budget(place: int) -> Budget | None:
    """So many simulations as the level has, whatever the clock says; none for a level that does not search."""
    sims = SKILLS[BOTS[place % len(BOTS)]].sims
    return Budget(sims=sims) if sims else None


def _key(name: str, seed: int) -> bytes:
    return derived_seed("puzzles", name, seed, 0).to_bytes(8, "little") + derived_seed(
        "puzzles", name, seed, 1
    ).to_bytes(8, "little")


def puzzle_at(match: Match, decision: Decision, source: Source) -> Puzzle | None:
    """The puzzle that a match's next decision is, if it is one."""
    if not _promising(look_at(decision, GLANCE)):
        return None
    look, first = look_at(decision, LOOK), at_first_sight(decision)
    if first == look.best or not _promising(look):
        return None
    best, others = look.best, _others(look, first)
    proof = prove(decision, best, others) if looks_alone(decision, best, others) else None
    if proof is None or not holds_to_the_end(decision, best, min(proof.costs, key=proof.costs.__getitem__)):
        return None
    return _made(match, decision, look, first, proof, source)


def _promising(look: Look) -> bool:
    """Whether the search's own figures leave room for a puzzle; they are rather hard on what was tried little."""
    others = [look.chance(number) for number in look.decision.numbers if number != look.best]
    return look.chance(look.best) - max(others) >= LEAST_GAP * 2 / 3


def _others(look: Look, first: int) -> list[int]:
    """All choices but the best, the most tempting first."""
    rest = [number for number in look.decision.numbers if number != look.best]
    return sorted(rest, key=lambda number: (number != first, -look.chance(number), number))


def _made(match: Match, decision: Decision, look: Look, first: int, proof: Proof, source: Source) -> Puzzle:
    game, seat = match.game, decision.seat
    why, tempting = look.thought(look.best).reasons, look.thought(first).reasons
    steps = [_choosing(look, proof, first), *_rest(match, decision, look.best)]
    return Puzzle(
        id=f"{game.name}-{source.seed}-{source.number}",
        game=game.name,
        players=match.players,
        options=match.options,
        position=_position(match),
        seat=seat,
        solution=tuple(steps),
        reasons=why,
        theme=theme_of(why, tempting),
        difficulty=_difficulty(decision, look.best, first, len(steps)),
        source=source,
        rules=game.spec.rules_version,
        sims=SIMS,
    )


def _position(match: Match) -> str:
    """The position, without what would tell the dice of the match that it comes from."""
    state: Any = match.game.State.read(_array(match), 0)
    state.key, state.draws = [0, 0], 0
    return match.game.one_line(match.game.write_position(state))


def _array(match: Match) -> Any:
    states = match.game.State.array(1)
    match.game.State.write(states, 0, match.state)
    return states


def _choosing(look: Look, proof: Proof, first: int) -> Choosing:
    """The right choice, and all others with what they cost; the most tempting ones with reasons."""
    write, decode = look.decision.game.actions.write, look.decision.game.actions.decode
    wrong = []
    for place, (number, cost) in enumerate(proof.costs.items()):
        told = place < TEMPTING
        reasons = look.thought(number).reasons if told else ()
        reply = reply_to(look.decision, number) if told else ()
        wrong.append(Try(write(decode(number)), round(cost, 3), reasons, reply))
    return Choosing(write(decode(look.best)), round(proof.chance, 3), tuple(wrong))


def _rest(match: Match, decision: Decision, best: int) -> Iterator[Choosing]:
    """The choices that follow in the turn, as long as each is the only one; a forced one goes along."""
    position = match.game.write_position(match.state)
    twin = Match(match.game, match.players, match.options, key=match.key, position=position, exact=True)
    turn = twin.turn
    twin.play(best)
    for place in range(LONGEST - 1):
        if twin.to_act != decision.seat or twin.turn != turn or not twin.can_undo():
            return
        then = Decision.of(twin, derived_seed("mine", "then", place))
        if len(then.numbers) == 1:
            return
        look = look_at(then, LOOK)
        others = _others(look, at_first_sight(then))
        if len(others) >= MOST or not (_promising(look) and looks_alone(then, look.best, others)):
            return
        proof = prove(then, look.best, others)
        if proof is None:
            return
        yield _choosing(look, proof, others[0])
        twin.play(look.best)


def _difficulty(decision: Decision, best: int, first: int, length: int) -> int:
    """How much better the wrong try looks at first sight; a chain of choices is harder still."""
    seen = {choice.action: choice.chances[decision.seat] for choice in first_sight(decision)}
    lure = seen.get(first, 0.0) - seen.get(best, 0.0)
    return min(HARDEST, 1 + (lure >= DECEPTIVE) + (lure >= VERY_DECEPTIVE) + (length > 1))
