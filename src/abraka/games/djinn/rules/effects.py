"""Lists of effects: whether one can do something, and carrying them out one by one (the 20 kinds)."""

from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.rules.containers import can_bottle, free_circle, inactive_circle
from abraka.games.djinn.rules.goods import gain, has, kind_of, n_of, parameter_of, room_for
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.mages import can_flip, count_down, list_mentor, top_of_pool
from abraka.games.djinn.rules.secrets import can_place_tile
from abraka.games.djinn.rules.tasks import ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def any_possible(s: State, listed: int) -> bool:
    """Whether any effect of a list can do something for the active seat now."""
    for i in range(s.starts[listed], s.starts[listed + 1]):
        if can_do(s, s.items[i]):
            return True
    return False


@jit
def can_do(s: State, item: int) -> bool:
    """Whether an effect can do something for the active seat now."""
    kind = kind_of(item)
    if kind < st.RESOURCES:
        return room_for(s, s.active, kind) > 0
    if kind == st.BOTTLES or kind == st.CAPACITY:
        return True
    if kind == st.MAGE:
        return top_of_pool(s, parameter_of(item)) != st.NONE
    if kind == st.EQUIPMENT:
        return any_gear(s)
    if kind == st.FLIP_MAGES:
        return can_flip(s)
    if kind == st.CIRCLE:
        return inactive_circle(s, s.active) != st.NONE
    if kind == st.PLACE_SECRET:
        return can_place_tile(s)
    if kind == st.DRAW_DJINN:
        return can_hold_a_draw(s)
    if kind == st.SWAP_BOTTLES:
        return any_bottle(s)
    return kind == st.REMOVE_DJINN and any_djinn(s)


@jit
def any_gear(s: State) -> bool:
    """Whether a pile of equipment is left."""
    for kind in range(st.KINDS):
        if s.gear_top[kind] != st.NONE:
            return True
    return False


@jit
def any_bottle(s: State) -> bool:
    """Whether the active seat has an empty bottle."""
    for colour in range(st.COLOURS):
        if s.bottles[s.active][colour] > 0:
            return True
    return False


@jit
def any_djinn(s: State) -> bool:
    """Whether a djinn is on the map; a boss is never alone (D133)."""
    for space in range(st.SPACES):
        if djinns_at(s, space) > 0:
            return True
    return False


@jit
def can_hold_a_draw(s: State) -> bool:
    """Whether some djinn of the bag would find a container, if need be by corking another first (D36, D40)."""
    seat = s.active
    for colour in range(st.COLOURS):
        bottle = s.bottles[seat][colour] > 0 and s.have[seat][st.CORKS] > 0
        if s.bag[colour] > 0 and (bottle or free_circle(s, seat) != st.NONE or can_bottle(s)):
            return True
    return False


@jit
def run_next(s: State) -> None:
    """Carries out the next effect of a list; what needs a decision comes before the rest."""
    i = s.starts[detail(s, 0)] + detail(s, 1)
    if i == s.starts[detail(s, 0) + 1]:
        pop(s)
        return
    flavour = detail(s, 2)
    kind = kind_of(s.items[i])
    n = n_of(s.items[i])
    if kind == st.POWER and flavour == st.AT_ACADEMY and has(s, s.active, st.POWER_FLIPS) and can_flip(s):
        list_mentor(s, n)
        ask(s, st.ACADEMY_FLIPS)
        return
    set_detail(s, 1, detail(s, 1) + 1)
    if kind == st.CORKS and flavour == st.AT_WORKSHOP and has(s, s.active, st.MORE_CORKS):  # D173
        gain(s, s.active, st.CORKS, s.perk_n[st.MORE_CORKS])
    elif kind < st.RESOURCES:
        gain(s, s.active, kind, n)
    else:
        begin_effect(s, kind, n, parameter_of(s.items[i]), flavour)


@jit
def begin_effect(s: State, kind: int, n: int, parameter: int, flavour: int) -> None:
    """Puts an effect on the stack; what works by itself or at its own moment does nothing here."""
    if kind == st.BOTTLES:
        push(s, st.GAIN_BOTTLES, n, parameter, 0)
    elif kind == st.CAPACITY:
        push(s, st.RAISE_CAPACITY, n, flavour, 0)
    elif kind == st.MAGE:
        for _ in range(n):
            push(s, st.TAKE_MAGE, parameter, flavour, 0)
    elif kind == st.EQUIPMENT:
        for _ in range(n):
            push(s, st.TAKE_GEAR, 0, 0, 0)
    elif kind == st.FLIP_MAGES:
        push(s, st.FLIPS, n, 0, 0)
    elif kind == st.CIRCLE:
        push(s, st.ACTIVATE, n, flavour, 0)
    elif kind == st.PLACE_SECRET:
        for _ in range(n):
            push(s, st.PUT_TILE, st.NONE, 0, 0)
    elif kind == st.DRAW_DJINN:
        push(s, st.DRAW_DJINNS, n, 0, 0)
    elif kind == st.REMOVE_DJINN:
        push(s, st.REMOVE, n, parameter, st.NONE)
    elif kind == st.SWAP_BOTTLES:
        push(s, st.SWAPS, n, 0, 0)


@jit
def mentor(s: State, flips: int) -> None:
    """Turns up mages instead of gaining as much of the academy's power (D81)."""
    power = n_of(s.items[s.starts[detail(s, 0)] + detail(s, 1)])
    set_detail(s, 1, detail(s, 1) + 1)
    gain(s, s.active, st.POWER, power - flips)
    if flips > 0:
        push(s, st.FLIPS, min(flips, count_down(s, s.active)), 1, 0)
