"""Who belongs to whom: colours, partners, potions, and the goal (T3, T18, T35–T48, T50, T51)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.core.state import NOBODY
from abraka.games.towers import state as st
from abraka.games.towers.events import LAST_ROUND, MATCH_ENDED, POTION_FILLED
from abraka.games.towers.state import State


@jit
def partner_of(s: State, seat: int) -> int:
    """The partner sits opposite (T40)."""
    return (seat + s.seats // 2) % s.seats


@jit
def side_of(s: State, seat: int) -> int:
    """Whose hand, potions and wizards a seat uses: its own, or the one set of a joint game (T51)."""
    return 0 if s.together else seat


@jit
def colour_of(s: State, seat: int) -> int:
    """The colour whose wizards are a seat's own: the partner's once all of its own are home (T42, T45)."""
    if s.together:
        return 0
    if s.teams and s.home[seat] == s.wizards:
        return partner_of(s, seat)
    return seat


@jit
def fill_potion(s: State, seat: int) -> None:
    """One empty potion of the mover becomes full, or the partner's if there is none (T18, T42)."""
    side = side_of(s, seat)
    if s.empty[side] == 0 and s.teams:
        side = partner_of(s, seat)
    if s.empty[side] > 0:
        s.empty[side] -= 1
        s.full[side] += 1
        emit(s, POTION_FILLED, EVERYONE, side)


@jit
def side_empty(s: State, seat: int) -> int:
    """Empty potions of a seat, in teams of both partners (T48)."""
    return s.empty[seat] + (s.empty[partner_of(s, seat)] if s.teams else 0)


@jit
def side_full(s: State, seat: int) -> int:
    """Full potions of a seat, in teams of both partners (T44, T48)."""
    return s.full[seat] + (s.full[partner_of(s, seat)] if s.teams else 0)


@jit
def goal_reached(s: State, seat: int) -> bool:
    """All wizards home and no potion empty (T35); in teams for both partners (T44)."""
    if s.home[seat] < s.wizards or side_empty(s, seat) > 0:
        return False
    return not s.teams or s.home[partner_of(s, seat)] == s.wizards


@jit
def anybody_outside(s: State) -> bool:
    """Whether a wizard is left outside the castle."""
    for seat in range(s.seats):
        if s.home[side_of(s, seat)] < s.wizards:
            return True
    return False


@jit
def check_goal(s: State) -> None:
    """After every move: has somebody fulfilled the goal (T35, T44, T50), or can nobody any more (T37)?"""
    if s.reason or s.ending:
        return
    if s.together:
        if not anybody_outside(s):
            finish(s, st.ALL_HOME if s.empty[0] == 0 else st.NOBODY_OUTSIDE)
        return
    for seat in range(s.seats):
        if goal_reached(s, seat):
            s.ending = True
            if s.teams and s.edition == st.PL:
                finish(s, st.FULFILLED)
            else:
                emit(s, LAST_ROUND, EVERYONE, seat)
            return
    if not anybody_outside(s):
        finish(s, st.NOBODY_OUTSIDE)


@jit
def merit(s: State, seat: int, reason: int) -> int:
    """What the places are given by; the greatest wins, and none below zero."""
    if reason == st.TURN_LIMIT or reason == st.ALL_HOME:
        return 0
    if reason == st.FULFILLED:
        return side_full(s, seat) if goal_reached(s, seat) else -1
    if reason == st.NOBODY_OUTSIDE and not s.together:
        return 10_000 - 100 * side_empty(s, seat) + side_full(s, seat)
    return -1


@jit
def finish(s: State, reason: int) -> None:
    """Ends the match and gives the places: the best share the first, all others the next (T36–T38, T44, T48)."""
    best = 0
    for seat in range(s.seats):
        best = max(best, merit(s, seat, reason))
    for seat in range(s.seats):
        s.ranks[seat] = 1 if merit(s, seat, reason) == best else 2
    s.reason = reason
    s.to_act = NOBODY
    s.prompt = st.NO_PROMPT
    emit(s, MATCH_ENDED, EVERYONE, reason)
