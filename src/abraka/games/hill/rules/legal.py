"""What may be done now, sorted and free of doubles."""

from abraka.core.records import Row, jit
from abraka.games.hill import state as st
from abraka.games.hill.actions import (
    DISCARD_CARD,
    END,
    EXCHANGE_CARD,
    EXCHANGE_DONE,
    MOVE_BY,
    NAME,
    PUT,
    RAVEN_TO,
    REVEAL,
    TO_VILLAGE,
    TURN_BY,
)
from abraka.games.hill.geometry import VILLAGES
from abraka.games.hill.rules.paths import climbs, longest, shortest
from abraka.games.hill.rules.setup import village_fits
from abraka.games.hill.rules.tiles import face_down
from abraka.games.hill.rules.turn import N_WAYS, kind_of, nameable, only_climbing, value_of
from abraka.games.hill.state import State

CARDS_PLAYED = 2 * st.VALUES  # values, and jokers that stand for them


@jit
def legal(s: State, out: Row) -> int:
    """Writes the legal actions of the seat to act; returns how many, 0 when the match is over (M30)."""
    prompt = s.prompt
    if prompt == st.NO_PROMPT:
        return 0
    if prompt == st.MOVE:
        return list_moves(s, out)
    if prompt == st.MOVE_ON:
        return add(out, list_moves(s, out), END)
    if prompt == st.TURN:
        return list_kinds(s, out, list_names(s, out), EXCHANGE_CARD)
    if prompt == st.EXCHANGE:
        return add(out, list_kinds(s, out, 0, EXCHANGE_CARD), EXCHANGE_DONE)
    if prompt == st.PLACE:
        return list_places(s, out)
    if prompt == st.VILLAGE_CHOICE:
        return list_range(out, TO_VILLAGE, VILLAGES)
    if prompt == st.TILE_CHOICE:
        return list_tiles(s, out)
    if prompt == st.WHOM:
        return list_range(out, RAVEN_TO, s.seats)
    if prompt == st.DISCARD:
        return list_kinds(s, out, 0, DISCARD_CARD)
    return list_range(out, TURN_BY, 2)


@jit
def add(out: Row, n: int, action: int) -> int:
    """One more action."""
    out[n] = action
    return n + 1


@jit
def list_range(out: Row, first: int, count: int) -> int:
    """Actions that follow each other."""
    for k in range(count):
        out[k] = first + k
    return count


@jit
def list_kinds(s: State, out: Row, n: int, base: int) -> int:
    """The kinds of cards in the hand."""
    for kind in range(st.KINDS):
        if s.hand[s.to_act][kind] > 0:
            n = add(out, n, base + kind)
    return n


@jit
def list_names(s: State, out: Row) -> int:
    """Cards that may name a goblin (M8, M29)."""
    n = 0
    for card in range(CARDS_PLAYED):
        if nameable(s, card):
            n = add(out, n, NAME + card)
    return n


@jit
def list_moves(s: State, out: Row) -> int:
    """Cards with the ways that the named goblin can go by them (M9, M12, M13)."""
    n = 0
    seat = s.active
    climb_only = only_climbing(s)
    low_high = ways_of(s, climb_only)
    for card in range(CARDS_PLAYED):
        if s.hand[seat][kind_of(card)] > 0:
            value = value_of(card)
            for way in range(N_WAYS):
                bounds = low_high >> (8 * way)
                if (bounds >> 4 & 15) <= value <= (bounds & 15):
                    n = add(out, n, MOVE_BY + card * N_WAYS + way)
    return n


@jit
def ways_of(s: State, climb_only: bool) -> int:
    """For each way the lowest and the highest value that leads there, four bits each."""
    packed = 0
    for way in range(N_WAYS):
        if not climb_only or climbs(way):
            bounds = shortest(s, s.goblin, way) << 4 | longest(s, s.goblin, way)
            packed |= bounds << (8 * way)
    return packed


@jit
def list_places(s: State, out: Row) -> int:
    """Goblins not placed yet, and the villages that fit (M6)."""
    n = 0
    seat = s.active
    fits = 0
    for village in range(VILLAGES):
        fits |= (1 if village_fits(s, seat, village) else 0) << village
    for number in range(st.EACH):
        if s.place[seat * st.EACH + number] == st.NONE:
            for village in range(VILLAGES):
                if fits >> village & 1:
                    n = add(out, n, PUT + number * VILLAGES + village)
    return n


@jit
def list_tiles(s: State, out: Row) -> int:
    """Tiles that lie face down (M18)."""
    n = 0
    for slot in range(st.SLOTS):
        if face_down(s, slot):
            n = add(out, n, REVEAL + s.tile_at[slot])
    return n
