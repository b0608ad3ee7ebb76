"""Lists of effects: whether one can do something, and carrying them out one by one (the 20 kinds)."""

from abraka.core.records import jit
from abraka.games.djinn.rules.containers import can_bottle, free_circle, inactive_circle
from abraka.games.djinn.rules.goods import gain, has, kind_of, n_of, parameter_of, room_for
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.mages import can_flip, count_down, list_mentor, top_of_pool
from abraka.games.djinn.rules.secrets import can_place_tile
from abraka.games.djinn.rules.tasks import ask, detail, pop, push, set_detail
from abraka.games.djinn.state import (
    ACADEMY_FLIPS,
    ACTIVATE,
    AT_ACADEMY,
    AT_WORKSHOP,
    BOTTLES,
    CAPACITY,
    CIRCLE,
    COLOURS,
    CORKS,
    DRAW_DJINN,
    DRAW_DJINNS,
    EQUIPMENT,
    FLIP_MAGES,
    FLIPS,
    GAIN_BOTTLES,
    KINDS,
    MAGE,
    MORE_CORKS,
    NONE,
    PLACE_SECRET,
    POWER,
    POWER_FLIPS,
    PUT_TILE,
    RAISE_CAPACITY,
    REMOVE,
    REMOVE_DJINN,
    RESOURCES,
    SPACES,
    SWAP_BOTTLES,
    SWAPS,
    TAKE_GEAR,
    TAKE_MAGE,
    State,
)


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
    if kind < RESOURCES:
        return room_for(s, s.active, kind) > 0
    if kind == BOTTLES or kind == CAPACITY:
        return True
    if kind == MAGE:
        return top_of_pool(s, parameter_of(item)) != NONE
    if kind == EQUIPMENT:
        return any_gear(s)
    if kind == FLIP_MAGES:
        return can_flip(s)
    if kind == CIRCLE:
        return inactive_circle(s, s.active) != NONE
    if kind == PLACE_SECRET:
        return can_place_tile(s)
    if kind == DRAW_DJINN:
        return can_hold_a_draw(s)
    if kind == SWAP_BOTTLES:
        return any_bottle(s)
    return kind == REMOVE_DJINN and any_djinn(s)


@jit
def any_gear(s: State) -> bool:
    """Whether a pile of equipment is left."""
    for kind in range(KINDS):
        if s.gear_top[kind] != NONE:
            return True
    return False


@jit
def any_bottle(s: State) -> bool:
    """Whether the active seat has an empty bottle."""
    for colour in range(COLOURS):
        if s.bottles[s.active][colour] > 0:
            return True
    return False


@jit
def any_djinn(s: State) -> bool:
    """Whether a djinn is on the map; a boss is never alone (D133)."""
    for space in range(SPACES):
        if djinns_at(s, space) > 0:
            return True
    return False


@jit
def can_hold_a_draw(s: State) -> bool:
    """Whether some djinn of the bag would find a container, if need be by corking another first (D36, D40)."""
    seat = s.active
    for colour in range(COLOURS):
        bottle = s.bottles[seat][colour] > 0 and s.have[seat][CORKS] > 0
        if s.bag[colour] > 0 and (bottle or free_circle(s, seat) != NONE or can_bottle(s)):
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
    if kind == POWER and flavour == AT_ACADEMY and has(s, s.active, POWER_FLIPS) and can_flip(s):
        list_mentor(s, n)
        ask(s, ACADEMY_FLIPS)
        return
    set_detail(s, 1, detail(s, 1) + 1)
    if kind == CORKS and flavour == AT_WORKSHOP and has(s, s.active, MORE_CORKS):
        gain(s, s.active, CORKS, s.perk_n[MORE_CORKS])
    elif kind < RESOURCES:
        gain(s, s.active, kind, n)
    else:
        begin_effect(s, kind, n, parameter_of(s.items[i]), flavour)


@jit
def begin_effect(s: State, kind: int, n: int, parameter: int, flavour: int) -> None:
    """Puts an effect on the stack; what works by itself or at its own moment does nothing here."""
    if kind == BOTTLES:
        push(s, GAIN_BOTTLES, n, parameter, 0)
    elif kind == CAPACITY:
        push(s, RAISE_CAPACITY, n, flavour, 0)
    elif kind == MAGE:
        for _ in range(n):
            push(s, TAKE_MAGE, parameter, flavour, 0)
    elif kind == EQUIPMENT:
        for _ in range(n):
            push(s, TAKE_GEAR, 0, 0, 0)
    elif kind == FLIP_MAGES:
        push(s, FLIPS, n, 0, 0)
    elif kind == CIRCLE:
        push(s, ACTIVATE, n, flavour, 0)
    elif kind == PLACE_SECRET:
        for _ in range(n):
            push(s, PUT_TILE, NONE, 0, 0)
    elif kind == DRAW_DJINN:
        push(s, DRAW_DJINNS, n, 0, 0)
    elif kind == REMOVE_DJINN:
        push(s, REMOVE, n, parameter, NONE)
    elif kind == SWAP_BOTTLES:
        push(s, SWAPS, n, 0, 0)


@jit
def mentor(s: State, flips: int) -> None:
    """Turns up mages instead of gaining as much of the academy's power (D81)."""
    power = n_of(s.items[s.starts[detail(s, 0)] + detail(s, 1)])
    set_detail(s, 1, detail(s, 1) + 1)
    gain(s, s.active, POWER, power - flips)
    if flips > 0:
        push(s, FLIPS, min(flips, count_down(s, s.active)), 1, 0)
