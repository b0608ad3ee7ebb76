"""What the others make of a wrong try."""

from abraka.bots import Budget, Decision
from abraka.bots.explain import common, explain
from abraka.bots.levels import GREEDY
from abraka.bots.search import look_ahead
from abraka.core.chance import derived_seed
from abraka.core.match import Match
from abraka.core.reasons import Reason

WORLDS = 5
SIMS = 400
LONGEST_TURN = 60


def reply_to(decision: Decision, action: int) -> tuple[Reason, ...]:
    """Why another side's next turn is a good one after this choice, in most worlds that might be."""
    found = [_reply(decision, action, world) for world in range(WORLDS)]
    return tuple(common(found))[:2]


def _reply(decision: Decision, action: int, world: int) -> list[Reason]:
    """The reasons of the next one of another side in one world; none if the match ends before."""
    match = _played_on(decision, action, world)
    if match.to_act is None or decision.sides[match.to_act] == decision.sides[decision.seat]:
        return []
    theirs = Decision.of(match, derived_seed("reply", world))
    thoughts = explain(theirs, budget=Budget(sims=SIMS), limit=1)
    return list(thoughts[0].reasons)


def _played_on(decision: Decision, action: int, world: int) -> Match:
    """A match from a world that might be, after a choice and the rest of the turn."""
    game = decision.game
    state = game.State.read(decision.imagine(derived_seed("refute", world)), 0)
    text = game.write_position(state)
    players, options = game.read_options(text)
    key = derived_seed("refute", world).to_bytes(16, "little")
    match = Match(game, players, options, key=key, position=text, exact=True)
    match.play(action)
    for _ in range(LONGEST_TURN):
        if match.to_act is None or decision.sides[match.to_act] != decision.sides[decision.seat]:
            break
        then = Decision.of(match, derived_seed("refute", world, match.version))
        match.play(_quick(then))
    return match


def _quick(decision: Decision) -> int:
    if len(decision.numbers) == 1:
        return decision.numbers[0]
    return max(look_ahead(decision, GREEDY), key=lambda choice: choice.chances[decision.seat]).action
