"""Djinns and bosses on the map: new ones, bosses that leave, effects that remove (D132–D134)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.actions import CHOOSE_SPACE, PASS, TARGET_SORT
from abraka.games.djinn.events import BOSS_GONE, CAPTURED, DJINN_APPEARED, DJINN_REMOVED, DRIVEN_OUT
from abraka.games.djinn.rules.bag import draw_djinn
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, set_detail
from abraka.games.djinn.state import BOSS, COLOURS, NONE, REMOVE_SPACE, REMOVE_WHICH, ROUND, SPACES, State


@jit
def new_djinn(s: State, space: int) -> None:
    """A djinn from the bag appears at a space, if there is one (D132, D214)."""
    colour = draw_djinn(s)
    if colour != NONE:
        s.djinns[space][colour] += 1
        emit(s, DJINN_APPEARED, EVERYONE, colour, space)


@jit
def boss_leaves(s: State, space: int, driven_out: bool) -> None:
    """A boss of the map is gone for good; one that was driven out goes to the supply, and new djinns appear (D132)."""
    if driven_out:
        s.boss[space] = 0
        s.supply += 1
    s.bosses_gone += 1
    emit(s, BOSS_GONE, EVERYONE, space, DRIVEN_OUT if driven_out else CAPTURED, s.bosses_gone)
    for _ in range(s.refill):
        new_djinn(s, space)


@jit
def drive_out_if_alone(s: State, space: int) -> None:
    """A boss without any djinn beside it is driven out (D133)."""
    if s.boss[space] == 1 and djinns_at(s, space) == 0:
        boss_leaves(s, space, True)


# Effects that remove.


@jit
def ask_removal(s: State) -> None:
    """From which round space is one removed, if from any, and which?"""
    if detail(s, 0) == 0:
        pop(s)
        return
    space = detail(s, 2)
    if space == NONE:
        for other in range(SPACES):
            add_if(s, s.shape[other] == ROUND and djinns_at(s, other) > 0, CHOOSE_SPACE + other)
        if s.n_options == 0:
            pop(s)
            return
        add(s, PASS)
        ask(s, REMOVE_SPACE)
    else:
        for colour in range(COLOURS):
            add_if(s, s.djinns[space][colour] > 0, TARGET_SORT + colour)
        add_if(s, detail(s, 1) == 1 and s.boss[space] == 1, TARGET_SORT + BOSS)
        ask(s, REMOVE_WHICH)


@jit
def remove_from(s: State, space: int) -> None:
    """The space is chosen; which one goes comes next."""
    set_detail(s, 2, space)


@jit
def remove(s: State, sort: int) -> None:
    """A djinn goes into the bag; a boss is driven out, as is one left alone (D133, D134)."""
    space = detail(s, 2)
    set_detail(s, 0, detail(s, 0) - 1)
    set_detail(s, 2, NONE)
    emit(s, DJINN_REMOVED, EVERYONE, s.active, sort, space)
    if sort == BOSS:
        boss_leaves(s, space, True)
    else:
        s.djinns[space][sort] -= 1
        s.bag[sort] += 1
        drive_out_if_alone(s, space)
