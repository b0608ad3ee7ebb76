"""Where a goblin may go, and how it goes and pushes (M2, M3, M9–M14)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hill.events import GOBLIN_MOVED, GOBLIN_PUSHED
from abraka.games.hill.geometry import (
    ABOVE,
    AGAINST,
    BELOW,
    CLOCKWISE,
    FIELDS,
    NEXT,
    NOWHERE,
    SMALLEST,
    SUMMIT,
    VILLAGE,
    VILLAGES,
)
from abraka.games.hill.state import CCW, CW, EACH, OUT, UP, UP_CCW, UP_CW, VALUES, State


@jit
def owner_of(goblin: int) -> int:
    """The seat of a goblin."""
    return goblin // EACH


@jit
def number_of(goblin: int) -> int:
    """The number on a goblin, from 1."""
    return goblin % EACH + 1


@jit
def next_on_ring(s: State, field: int, direction: int) -> int:
    """The neighbour on the same ring (M1)."""
    return NEXT[(2 * s.size + direction) * FIELDS + field]


@jit
def field_above(s: State, field: int) -> int:
    """The neighbour above, NOWHERE from a corner (M2)."""
    return ABOVE[s.size * FIELDS + field]


@jit
def field_below(s: State, field: int) -> int:
    """The neighbour below of a field that is no corner, NOWHERE from the lowest ring (M2)."""
    return BELOW[s.size * FIELDS + field]


@jit
def corner_of(s: State, village: int) -> int:
    """The corner of the lowest ring that a village touches now (M3, M19)."""
    return (village - s.rotation + VILLAGES) % VILLAGES * (SMALLEST + s.size - 1)


@jit
def is_free(s: State, place: int) -> bool:
    """Whether no goblin stands there; nobody blocks the summit."""
    return place == SUMMIT or s.lower[place] == 0


@jit
def is_pair(s: State, field: int) -> bool:
    """Whether a goblin sits on another there."""
    return s.upper[field] != 0


@jit
def sits(s: State, goblin: int) -> bool:
    """Whether a goblin sits on another."""
    place = s.place[goblin]
    return 0 <= place < FIELDS and s.upper[place] == goblin + 1


@jit
def may_be_named(s: State, goblin: int) -> bool:
    """A goblin under another can't move, so no card names it (M10)."""
    place = s.place[goblin]
    return place >= VILLAGE or s.upper[place] == 0 or s.upper[place] == goblin + 1


@jit
def reach(s: State, field: int, direction: int) -> int:
    """How many steps a goblin can go from there: up to the first pair, which it can't jump over (M9, M10)."""
    for steps in range(1, VALUES):
        field = next_on_ring(s, field, direction)
        if is_pair(s, field):
            return steps
    return VALUES


@jit
def up_field(s: State, goblin: int) -> int:
    """Where a goblin may climb to: the free neighbour above, if it sits on another; else NOWHERE (M12)."""
    if not sits(s, goblin):
        return NOWHERE
    field = field_above(s, s.place[goblin])
    return field if field != NOWHERE and is_free(s, field) else NOWHERE


@jit
def longest(s: State, goblin: int, way: int) -> int:
    """The highest value that leads this way; 0 if none does. Values from `shortest` to this one are legal (M9–M12)."""
    place = s.place[goblin]
    if way == CW or way == CCW:
        if place < VILLAGE:
            return reach(s, place, CLOCKWISE if way == CW else AGAINST)
        corner = corner_of(s, place - VILLAGE)
        if is_pair(s, corner):
            return 1
        return min(VALUES, 1 + reach(s, corner, CLOCKWISE if way == CW else AGAINST))
    if way == OUT:
        return 1 if place >= VILLAGE and not is_pair(s, corner_of(s, place - VILLAGE)) else 0
    field = up_field(s, goblin)
    if field == NOWHERE:
        return 0
    if way == UP:
        return VALUES if field == SUMMIT else 1
    if field == SUMMIT:
        return 0
    return min(VALUES, 1 + reach(s, field, CLOCKWISE if way == UP_CW else AGAINST))


@jit
def shortest(s: State, goblin: int, way: int) -> int:
    """The lowest value for which this way is a choice of its own.

    One step out of the village or up a level has no direction, unless it ends on a pair (M3, M14).
    """
    if way == UP_CW or way == UP_CCW:
        return 2
    if (way == CW or way == CCW) and s.place[goblin] >= VILLAGE:
        return 1 if is_pair(s, corner_of(s, s.place[goblin] - VILLAGE)) else 2
    return 1


@jit
def climbs(way: int) -> bool:
    """Whether a way begins with a step up (M12)."""
    return way == UP or way == UP_CW or way == UP_CCW


@jit
def values_for(s: State, goblin: int, climb_only: bool) -> int:
    """The values that give a goblin a legal move, a bit each (M29)."""
    bits = 0
    for way in range(OUT + 1):
        if climb_only and not climbs(way):
            continue
        last = longest(s, goblin, way)
        for value in range(shortest(s, goblin, way), last + 1):
            bits |= 1 << value
    return bits


@jit
def lift(s: State, goblin: int) -> None:
    """Takes a goblin from its place; it waits no longer."""
    place = s.place[goblin]
    if 0 <= place < FIELDS:
        if s.upper[place] == goblin + 1:
            s.upper[place] = 0
        else:
            s.lower[place] = 0
    s.waits[goblin] = 0


@jit
def put_down(s: State, goblin: int, place: int) -> None:
    """Puts a goblin on a place, onto a single goblin if one is there (M11)."""
    s.place[goblin] = place
    if place < FIELDS:
        if s.lower[place] == 0:
            s.lower[place] = goblin + 1
        else:
            s.upper[place] = goblin + 1


@jit
def end_of(s: State, goblin: int, value: int, way: int) -> int:
    """Where a legal move ends (M3, M9, M12)."""
    place = s.place[goblin]
    steps = value
    if place >= VILLAGE:
        place = corner_of(s, place - VILLAGE)
        steps -= 1
    elif climbs(way):
        place = field_above(s, place)
        steps -= 1
    if place != SUMMIT:
        for _ in range(steps):
            place = next_on_ring(s, place, direction_of(way))
    return place


@jit
def direction_of(way: int) -> int:
    """The way round that belongs to a way."""
    return AGAINST if way == CCW or way == UP_CCW else CLOCKWISE


@jit
def go(s: State, goblin: int, end: int, direction: int) -> int:
    """A goblin goes to its end, pushing if a pair is there; returns the goblin whose landing counts (M11, M14, M28)."""
    emit(s, GOBLIN_MOVED, EVERYONE, owner_of(goblin), number_of(goblin), s.place[goblin], end)
    lift(s, goblin)
    place = end
    while place != SUMMIT and is_pair(s, place):
        pushed = s.upper[place] - 1
        lift(s, pushed)
        put_down(s, goblin, place)
        end = next_on_ring(s, place, direction)
        emit(s, GOBLIN_PUSHED, EVERYONE, owner_of(pushed), number_of(pushed), place, end)
        goblin = pushed
        place = end
    put_down(s, goblin, place)
    return goblin
