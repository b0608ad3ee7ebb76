"""The rules."""

from abraka.core.chance import Luck, below, reseed, roll, take_key
from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import Row, clear, jit
from abraka.core.state import NOBODY

from .actions import DASH, STEP
from .events import CLIMBED, FELL, MATCH_ENDED
from .spec import MOST_ROUNDS
from .state import LATE, NO_PROMPT, REACHED, TURN, Setup, State


@jit
def reset(s: State, setup: Setup, key: Row) -> None:
    """Everybody stands on the ground; the lot says who begins (L1)."""
    clear(s)
    take_key(s, key)
    s.seats, s.long, s.top, s.step = setup.seats, setup.long, setup.top, setup.step
    s.active = s.to_act = below(s, s.seats)
    s.prompt, s.turn, s.round, s.sealed = TURN, 1, 1, True


@jit
def legal(s: State, out: Row) -> int:
    """Step or dash, while the match goes on."""
    if s.to_act == NOBODY:
        return 0
    out[0] = STEP
    out[1] = DASH
    return 2


@jit
def apply(s: State, action: int) -> None:
    """Goes up as far as the step or the die says, or falls (L2, L3); then the next one is asked."""
    clear_events(s)
    seat = s.to_act
    rungs = s.step if action == STEP else roll(s)
    s.sealed = action == DASH
    if action == DASH and rungs == 1:
        s.height[seat] = 0
        emit(s, FELL, EVERYONE, seat)
    else:
        s.height[seat] = min(s.top, s.height[seat] + rungs)
        emit(s, CLIMBED, EVERYONE, seat, rungs)
    if s.height[seat] == s.top:
        finish(s, REACHED)
    elif s.turn == MOST_ROUNDS * s.seats:
        finish(s, LATE)
    else:
        s.active = s.to_act = (seat + 1) % s.seats
        s.turn += 1
        s.round = (s.turn - 1) // s.seats + 1


@jit
def finish(s: State, reason: int) -> None:
    """Who stands highest has won (L4, L5)."""
    highest = 0
    for seat in range(s.seats):
        highest = max(highest, s.height[seat])
    for seat in range(s.seats):
        s.ranks[seat] = 1 if s.height[seat] == highest else 2
    s.reason, s.to_act, s.prompt = reason, NOBODY, NO_PROMPT
    emit(s, MATCH_ENDED, EVERYONE, reason)


@jit
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Nothing is hidden but the dice to come."""
    clear_events(s)
    s.sealed = False
    reseed(s, luck)
