"""A turn, stage by stage (H5, H15, H19, H22)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hocus.events import TURN_BEGAN, TURN_LOST
from abraka.games.hocus.rules.ask import ask
from abraka.games.hocus.rules.rights import lies_on, might_cast_after
from abraka.games.hocus.rules.spells import leave_slot
from abraka.games.hocus.rules.track import finish
from abraka.games.hocus.state import BEGIN_TURN, END_TURN, FREEZE, ROUND_LIMIT, SLOTS, SPELL, TURN, State


@jit
def begin_turn(s: State) -> None:
    """A seat's turn begins; a frozen one passes unasked (H19). The roll is asked for even if there is no choice."""
    emit(s, TURN_BEGAN, EVERYONE, s.active, s.turn)
    if lies_on(s, s.active, FREEZE):
        emit(s, TURN_LOST, EVERYONE, s.active)
        s.stage = END_TURN
    else:
        ask(s, s.active, TURN)


@jit
def after_move(s: State) -> None:
    """After the move a spell may follow, if none was cast before (H5, H19)."""
    if might_cast_after(s, s.active):
        ask(s, s.active, SPELL)
    else:
        s.stage = END_TURN


@jit
def shift_slots(s: State, seat: int) -> None:
    """Every card moves one slot down; from slot 1 it leaves (H15)."""
    slots = s.slots[seat]
    if slots[0] > 0:
        leave_slot(s, seat, 0)
    for slot in range(SLOTS - 1):
        slots[slot] = slots[slot + 1]
    slots[SLOTS - 1] = 0


@jit
def end_turn(s: State) -> None:
    """The slots shift (H15); then the next seat clockwise is on (H1), or the last round is over (H22)."""
    shift_slots(s, s.active)
    s.has_cast = False
    following = s.active + 1 if s.active + 1 < s.seats else 0
    if following == s.first and s.round >= s.round_limit:
        finish(s, ROUND_LIMIT)
        return
    s.active = following
    s.turn += 1
    if following == s.first:
        s.round += 1
    s.stage = BEGIN_TURN
