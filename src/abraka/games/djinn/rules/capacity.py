"""The capacity marker (D36, D37)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import ACCEPT_IT, PASS
from abraka.games.djinn.events import CAPACITY_DECLINED, CAPACITY_FLIPPED, CAPACITY_ROSE
from abraka.games.djinn.rules.scoring import might_count
from abraka.games.djinn.rules.tasks import add, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def might_decline(s: State) -> bool:
    """Whether the next field could cost points or a task (D37)."""
    field = st.LOWEST_MARKER + s.marker[s.active]
    if s.capacity_goal == field:
        return True
    for card in range(st.SCORINGS):
        if s.score_measure[card] == st.CAPACITY_MAX and s.score_n[card] == field and might_count(s, card):
            return True
    return False


@jit
def ask_capacity(s: State) -> None:
    """The marker moves; only where that could be unwise is it asked for, and not in the academy (D36, D37)."""
    if detail(s, 0) == 0:
        pop(s)
    elif detail(s, 1) != st.AT_ACADEMY and might_decline(s):
        add(s, ACCEPT_IT)
        add(s, PASS)
        ask(s, st.ACCEPT_CAPACITY)
    else:
        raise_capacity(s)


@jit
def raise_capacity(s: State) -> None:
    """The marker moves on; from its last field it is flipped, and a djinn may be captured instead (D36)."""
    set_detail(s, 0, detail(s, 0) - 1)
    if s.marker[s.active] < st.FLIPPED - 1:
        s.marker[s.active] += 1
        emit(s, CAPACITY_ROSE, EVERYONE, s.active, st.LOWEST_MARKER + s.marker[s.active])
        return
    if s.marker[s.active] < st.FLIPPED:
        s.marker[s.active] = st.FLIPPED
        emit(s, CAPACITY_FLIPPED, EVERYONE, s.active)
    push(s, st.DRAW_DJINNS, 1, 0, 0)


@jit
def decline_capacity(s: State) -> None:
    """The marker stays (D37)."""
    set_detail(s, 0, detail(s, 0) - 1)
    emit(s, CAPACITY_DECLINED, EVERYONE, s.active)
