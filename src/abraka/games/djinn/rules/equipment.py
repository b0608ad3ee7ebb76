"""Equipment: taking cards, what they do while face up, using them, rewards for locations (D155–D161)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import CLAIM_REWARD, EQUIP_BLIND, EQUIP_WITH, KEEP_UP, PASS, USE_GEAR
from abraka.games.djinn.events import (
    GEAR_SHOWN,
    GEAR_TAKEN,
    GEAR_TURNED_DOWN,
    GEAR_USED,
    REWARD_CLAIMED,
)
from abraka.games.djinn.rules.bag import draw_bit
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.goods import can_pay, has, n_of, parameter_of, pay_list, raise_minimum
from abraka.games.djinn.rules.lookup import holds_kind, up_gear
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def sets_of(s: State, seat: int) -> int:
    """How many sets of staff, hat and cloak a seat owns, face up or down (D159)."""
    fewest = st.GEAR
    for kind in range(st.KINDS):
        fewest = min(fewest, count_kind(s, seat, kind))
    return fewest


@jit
def count_kind(s: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat owns, face up or down."""
    n = 0
    for gear in range(st.GEAR):
        if s.gear_of[gear] == seat + 1 and s.gear_kind[gear] == kind:
            n += 1
    return n


# Taking cards.


@jit
def ask_gear(s: State) -> None:
    """Which card of the display, or none? Grab Bag: the bottom of which pile? (D97, D184)"""
    if has(s, s.active, st.FROM_BOTTOM):
        for kind in range(st.KINDS):
            add_if(s, s.gear_top[kind] != st.NONE, EQUIP_BLIND + kind)
    else:
        for gear in range(st.GEAR):
            add_if(s, s.gear_top[s.gear_kind[gear]] == gear, EQUIP_WITH + gear)
    if s.n_options == 0:
        pop(s)
        return
    add(s, PASS)
    ask(s, st.EQUIPMENT_PICK)


@jit
def hidden_gear(s: State, kind: int) -> int:
    """The cards below the top of a pile, as a set."""
    found = 0
    for gear in range(st.GEAR):
        if s.gear_kind[gear] == kind:
            found |= 1 << gear
    return found & s.gear_hidden


@jit
def show_next_gear(s: State, kind: int) -> None:
    """The next card of a pile becomes its top (D9)."""
    hidden = hidden_gear(s, kind)
    s.gear_top[kind] = st.NONE
    if hidden != 0:
        gear = draw_bit(s, hidden)
        s.gear_hidden &= ~(1 << gear)
        s.gear_top[kind] = gear
        emit(s, GEAR_SHOWN, EVERYONE, gear)


@jit
def take_gear(s: State, gear: int) -> None:
    """The seat takes the top card of a pile (D97)."""
    pop(s)
    show_next_gear(s, s.gear_kind[gear])
    receive_gear(s, gear)


@jit
def take_bottom(s: State, kind: int) -> None:
    """The seat takes the bottom card of a pile, unseen before (D184)."""
    pop(s)
    hidden = hidden_gear(s, kind)
    if hidden == 0:
        gear = s.gear_top[kind]
        s.gear_top[kind] = st.NONE
    else:
        gear = draw_bit(s, hidden)
        s.gear_hidden &= ~(1 << gear)
    receive_gear(s, gear)


@jit
def receive_gear(s: State, gear: int) -> None:
    """A new card: face up, unless one of its kind is; a first set has its reward (D157, D158)."""
    seat = s.active
    before = sets_of(s, seat)
    old = up_gear(s, seat, s.gear_kind[gear])
    s.gear_of[gear] = seat + 1
    emit(s, GEAR_TAKEN, EVERYONE, seat, gear)
    if old == st.NONE:
        s.gear_up[gear] = 1
    if before == 0 and sets_of(s, seat) > 0:
        raise_minimum(s)
        push(s, st.RUN, st.SET_REWARD, 0, st.PLAIN)
    if old != st.NONE:
        push(s, st.KEEP_GEAR, old, gear, 0)


@jit
def ask_keep(s: State) -> None:
    """Which of two cards of a kind stays face up? (D157)"""
    add(s, KEEP_UP)
    add(s, KEEP_UP + 1)
    ask(s, st.EQUIPMENT_KEEP)


@jit
def keep_gear(s: State, new: bool) -> None:
    """The other one goes face down, unused (D157)."""
    old_gear = detail(s, 0)
    new_gear = detail(s, 1)
    pop(s)
    s.gear_up[old_gear] = 0 if new else 1
    s.gear_up[new_gear] = 1 if new else 0
    emit(s, GEAR_TURNED_DOWN, EVERYONE, s.active, old_gear if new else new_gear)


@jit
def turn_down(s: State, gear: int) -> None:
    """A card with one use is spent (D156)."""
    s.gear_up[gear] = 0
    emit(s, GEAR_TURNED_DOWN, EVERYONE, s.active, gear)


# Using cards.


@jit
def has_own_moment(s: State, gear: int) -> bool:
    """Whether a card with one use is kept for a capture or a visit to the market (D106, D125)."""
    if holds_kind(s, st.GEAR_EFFECT + gear, st.CAPTURE_POWER) != st.NONE:
        return True
    rule = holds_kind(s, st.GEAR_EFFECT + gear, st.RULE)
    return rule != st.NONE and parameter_of(s.items[rule]) == st.ASSISTANT_STAY


@jit
def trade_of(s: State, gear: int) -> int:
    """Where the trade of a card stands among the effects, NONE if it has none."""
    return holds_kind(s, st.GEAR_EFFECT + gear, st.TRADE)


@jit
def can_trade(s: State, gear: int) -> bool:
    """Whether a card's trade can be paid and does something, and was not made too often in this turn."""
    trade = trade_of(s, gear)
    if s.traded[gear] >= n_of(s.items[trade]) or not can_pay(s, s.active, st.GEAR_PAY + gear):
        return False
    return any_possible(s, st.GEAR_GAIN + gear)


@jit
def usable(s: State, gear: int) -> bool:
    """Whether a card may be used now from among the free actions (D160)."""
    if trade_of(s, gear) != st.NONE and can_trade(s, gear):
        return True
    if s.gear_once[gear] == 0 or has_own_moment(s, gear):
        return False
    return any_possible(s, st.GEAR_EFFECT + gear)


@jit
def list_uses(s: State) -> None:
    """Cards that may be used now (D160)."""
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1:
            add_if(s, usable(s, gear), USE_GEAR + gear)


@jit
def use_gear(s: State, gear: int) -> None:
    """Uses a card: its trade, or all that it does; one with a single use is spent (D156, D160)."""
    emit(s, GEAR_USED, EVERYONE, s.active, gear)
    if s.gear_once[gear] == 1:
        turn_down(s, gear)
        push(s, st.RUN, st.GEAR_EFFECT + gear, 0, st.PLAIN)
    if trade_of(s, gear) != st.NONE and can_trade(s, gear):
        s.traded[gear] += 1
        pay_list(s, s.active, st.GEAR_PAY + gear)
        push(s, st.RUN, st.GEAR_GAIN + gear, 0, st.PLAIN)


# Rewards for locations.


@jit
def shows_location(s: State, seat: int, location: int) -> bool:
    """Whether the seat's space, or its own tile there, shows a location; a tile of this turn does not count (D161)."""
    space = s.at[seat]
    if s.token[space] == location:
        return True
    return s.tile[seat][space] == 1 + location and not s.fresh >> space & 1


@jit
def can_claim(s: State, gear: int) -> bool:
    """Whether a card rewards its owner here, and has not yet in this turn (D161)."""
    if s.gear_up[gear] == 0 or s.gear_of[gear] != s.active + 1 or s.claimed >> gear & 1:
        return False
    reward = holds_kind(s, st.GEAR_EFFECT + gear, st.ON_LOCATION)
    return reward != st.NONE and shows_location(s, s.active, parameter_of(s.items[reward]))


@jit
def list_claims(s: State) -> None:
    """Rewards that may be claimed now, once the wizard has moved (D161)."""
    if s.moved and not s.final:
        for gear in range(st.GEAR):
            add_if(s, can_claim(s, gear), CLAIM_REWARD + gear)


@jit
def claim(s: State, gear: int) -> None:
    """Gains a card's reward, once in a turn (D161)."""
    s.claimed |= 1 << gear
    emit(s, REWARD_CLAIMED, EVERYONE, s.active, gear)
    push(s, st.RUN, st.GEAR_GAIN + gear, 0, st.PLAIN)


@jit
def claim_rest(s: State) -> None:
    """What was not claimed is gained at the end of the turn (D52, D161)."""
    gear = detail(s, 0)
    if gear == st.GEAR or not s.moved:
        pop(s)
        return
    set_detail(s, 0, gear + 1)
    if can_claim(s, gear):
        claim(s, gear)
