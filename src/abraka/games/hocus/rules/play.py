"""What an action does: the answer to the prompt, then stage after stage until somebody is asked again."""

from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import jit
from abraka.games.hocus.actions import CAST, CHOOSE, DONE, ROLL, TARGET_SEAT
from abraka.games.hocus.events import PASSED
from abraka.games.hocus.rules.ask import ask
from abraka.games.hocus.rules.spells import begin_cast, cast_on, foretell, move_by, roll_die
from abraka.games.hocus.rules.turn import after_move, begin_turn, end_turn
from abraka.games.hocus.state import AFTER_MOVE, BEGIN_TURN, END_TURN, NO_PROMPT, TURN, WAITING, State


@jit
def answer(s: State, action: int) -> None:
    """Carries out the answer to a prompt (H5, H19)."""
    if action == ROLL:
        move_by(s, roll_die(s))
    elif action == DONE:
        emit(s, PASSED, EVERYONE, s.active)
        s.stage = END_TURN
    elif action >= CHOOSE:
        foretell(s, action - CHOOSE + 1)
    elif action >= TARGET_SEAT:
        cast_on(s, action - TARGET_SEAT)
    else:
        begin_cast(s, action - CAST)


@jit
def proceed(s: State) -> None:
    """Goes on to the next stage."""
    stage = s.stage
    if stage == AFTER_MOVE:
        after_move(s)
    elif stage == END_TURN:
        end_turn(s)
    elif stage == BEGIN_TURN:
        begin_turn(s)
    else:
        ask(s, s.active, TURN)


@jit
def settle(s: State) -> None:
    """Goes on until somebody has something to decide."""
    while s.prompt == NO_PROMPT and s.reason == 0:
        proceed(s)
    s.stage = WAITING


@jit
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    draws = s.draws
    s.prompt = NO_PROMPT
    answer(s, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True
