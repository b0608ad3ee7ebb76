"""Djinns that wait for a container: drawn from the bag, or brought by a boss (D36, D127, D128)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.actions import PASS
from abraka.games.djinn.events import DJINN_DRAWN, DJINN_RETURNED
from abraka.games.djinn.rules.bag import draw_djinn
from abraka.games.djinn.rules.containers import list_containers, put_into
from abraka.games.djinn.rules.tasks import add, ask, detail, pop, push, set_detail
from abraka.games.djinn.rules.windows import list_free, list_free_of_use
from abraka.games.djinn.state import CONTAINER, HOLD, NONE, State

DEEPEST_WINDOW = 24
"""With more to be done than this there is no window, so that what comes of one finds room on the stack."""


@jit
def draw_djinns(s: State) -> None:
    """Draws a djinn from the bag, to be captured for nothing or returned (D36)."""
    left = detail(s, 0)
    if left == 0:
        pop(s)
        return
    set_detail(s, 0, left - 1)
    colour = draw_djinn(s)
    if colour != NONE:
        emit(s, DJINN_DRAWN, EVERYONE, s.active, colour)
        hold(s, colour, True)


@jit
def hold(s: State, sort: int, drawn: bool) -> None:
    """Somebody waits for a container."""
    push(s, HOLD, sort, 1 if drawn else 0, 0)
    s.held = 1 + sort


@jit
def is_window(s: State) -> bool:
    """Whether free actions may come before the djinn that waits: one that was drawn has just appeared (D40)."""
    return detail(s, 1) == 1 and s.depth <= DEEPEST_WINDOW


@jit
def ask_container(s: State) -> None:
    """Where shall it go? One that was drawn may go back, and something free may make room for it (D36, D40, D127)."""
    list_containers(s, detail(s, 0), 0)
    if is_window(s):
        if s.n_options == 0:
            list_free_of_use(s)
        else:
            list_free(s)
    if detail(s, 1) == 1:
        add(s, PASS)
    ask(s, CONTAINER)


@jit
def place_held(s: State, action: int) -> None:
    """It goes into its container, or back into the bag (D36)."""
    sort = detail(s, 0)
    pop(s)
    s.held = waiting_below(s)
    if action == PASS:
        s.bag[sort] += 1
        emit(s, DJINN_RETURNED, EVERYONE, s.active, sort)
    else:
        put_into(s, sort, action)


@jit
def waiting_below(s: State) -> int:
    """1 + the sort of the next who waits, 0 if nobody does: what is free may have drawn one more meanwhile."""
    for task in range(s.depth - 1, -1, -1):
        if s.stack[task][0] == HOLD:
            return s.stack[task][1] + 1
    return 0
