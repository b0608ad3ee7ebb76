"""Whether a decision is a puzzle: the cheapest questions first, the proof for the few that are left."""

from collections.abc import Iterator
from typing import Any

import msgspec

from abraka.analysis.judging import Look, at_first_sight, first_sight, look_at
from abraka.analysis.proving import SIMS, Proof, holds_to_the_end, looks_alone, prove
from abraka.analysis.puzzle import LEAST_GAP, Choosing, Puzzle, Source, Try
from abraka.analysis.refuting import reply_to
from abraka.analysis.themes import theme_of
from abraka.bots import Decision
from abraka.bots.levels import GREEDY
from abraka.core.chance import derived_seed
from abraka.core.match import Match

GLANCE, LOOK = 100, 400
"""Simulations of the first glance at a decision, and of a look at one that seems to be a puzzle."""

GLIMPSE, PROMISING = LEAST_GAP / 3, LEAST_GAP * 2 / 3
"""So far ahead of all others must glance and look see a choice; their figures are hard on what was tried little."""

SETTLED = msgspec.structs.replace(GREEDY, worlds=8 * GREEDY.worlds)
"""One look to the end of the turn, in so many worlds that another one would say the same."""

FEWEST, MOST = 3, 10
"""A puzzle offers at least and at most so many choices: else it is no question, or too much to look at."""

HARDEST = 3
LONGEST = 3
"""Choices of a solution."""

TEMPTING = 3
"""So many wrong tries are explained."""

DECEPTIVE, VERY_DECEPTIVE = 0.02, 0.06
"""At first sight the wrong try looks better by so much of the chance to win."""


def puzzle_at(match: Match, glance: Look, source: Source, name: str) -> Puzzle | None:
    """The puzzle that a match's next decision is, if it is one, from a glance at it."""
    decision = glance.decision
    if not FEWEST <= len(decision.numbers) <= MOST or glance.lead < GLIMPSE:
        return None
    first = at_once(decision)
    if first == glance.best:
        return None
    look = look_at(decision, LOOK)
    if look.lead < PROMISING or first == look.best:
        return None
    best, others = look.best, _others(look, first)
    proof = prove(decision, best, others) if looks_alone(decision, best, others) else None
    if proof is None or not holds_to_the_end(decision, best, min(proof.costs, key=proof.costs.__getitem__)):
        return None
    return _made(match, look, first, proof, source, name)


def at_once(decision: Decision) -> int:
    """What looks to the end of the turn would take, over so many worlds that it does not hang on which these are."""
    return at_first_sight(decision, SETTLED)


def _others(look: Look, first: int) -> list[int]:
    """All choices but the best, the most tempting first."""
    rest = [number for number in look.decision.numbers if number != look.best]
    return sorted(rest, key=lambda number: (number != first, -look.chance(number), number))


def _made(match: Match, look: Look, first: int, proof: Proof, source: Source, name: str) -> Puzzle:
    game, decision = match.game, look.decision
    why, tempting = look.thought(look.best).reasons, look.thought(first).reasons
    steps = [_choosing(look, proof, first), *_rest(match, decision, look.best)]
    return Puzzle(
        id=name,
        game=game.name,
        players=match.players,
        options=match.options,
        position=_position(match),
        seat=decision.seat,
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
        others = _others(look, at_once(then))
        if len(others) >= MOST or look.lead < PROMISING or not looks_alone(then, look.best, others):
            return
        proof = prove(then, look.best, others)
        if proof is None:
            return
        yield _choosing(look, proof, others[0])
        twin.play(look.best)


def _difficulty(decision: Decision, best: int, first: int, length: int) -> int:
    """How much better the wrong try looks at first sight; a chain of choices is harder still."""
    seen = {choice.action: choice.chances[decision.seat] for choice in first_sight(decision, SETTLED)}
    lure = seen.get(first, 0.0) - seen.get(best, 0.0)
    return min(HARDEST, 1 + (lure >= DECEPTIVE) + (lure >= VERY_DECEPTIVE) + (length > 1))
