"""The circles: activating one, or leaving it as it is (D31, D39, D95, D178)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import ACCEPT_IT, PASS
from abraka.games.djinn.events import CIRCLE_ACTIVATED, CIRCLE_DECLINED
from abraka.games.djinn.rules.containers import inactive_circle
from abraka.games.djinn.rules.scoring import inactive_circles, might_count
from abraka.games.djinn.rules.tasks import add, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def might_leave_inactive(s: State) -> bool:
    """Whether one more active circle could cost points or a task (D31)."""
    inactive = inactive_circles(s, s.active)
    if st.CIRCLES - inactive == s.circle_goal:
        return True
    for card in range(st.SCORINGS):
        if s.score_measure[card] == st.INACTIVE_MIN and s.score_n[card] == inactive and might_count(s, card):
            return True
    return False


@jit
def ask_circle(s: State) -> None:
    """A circle becomes active; only where that could be unwise is it asked for (D31).

    Not of who has chosen it and nothing else: then another option could have been chosen.
    """
    if detail(s, 0) == 0 or inactive_circle(s, s.active) == st.NONE:
        pop(s)
    elif detail(s, 1) != st.CHOSEN and might_leave_inactive(s):
        add(s, ACCEPT_IT)
        add(s, PASS)
        ask(s, st.ACCEPT_CIRCLE)
    else:
        activate_circle(s)


@jit
def activate_circle(s: State) -> None:
    """The leftmost inactive circle becomes active and gives its reward; a cover gives its own (D39, D95, D178)."""
    set_detail(s, 0, detail(s, 0) - 1)
    set_detail(s, 1, st.PLAIN)
    circle = inactive_circle(s, s.active)
    reward = st.COVER_REWARD if s.circle[s.active][circle] == st.COVERED else st.CIRCLE_REWARD + circle
    s.circle[s.active][circle] = st.EMPTY
    emit(s, CIRCLE_ACTIVATED, EVERYONE, s.active, circle + 1)
    push(s, st.RUN, reward, 0, st.PLAIN)


@jit
def decline_circle(s: State) -> None:
    """The circle stays as it is (D31)."""
    pop(s)
    emit(s, CIRCLE_DECLINED, EVERYONE, s.active)
