"""Moving the wizard: never back, past occupied edges, tolls (D60–D66)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import GO_TO, PAY_TOLL
from abraka.games.djinn.events import STUCK, TOLL_PAID, WIZARD_MOVED
from abraka.games.djinn.rules.goods import gain, pay
from abraka.games.djinn.rules.lookup import gear_rule
from abraka.games.djinn.rules.market import place_payable
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push, set_detail, task
from abraka.games.djinn.rules.windows import list_free
from abraka.games.djinn.state import State


@jit
def wizards_at(s: State, space: int, via: int) -> int:
    """How many other wizards stand at this edge of a space (D62)."""
    n = 0
    for seat in range(s.seats):
        if seat != s.active and s.at[seat] == space and s.via[seat] == via:
            n += 1
    return n


@jit
def can_stop(s: State, tolls: int) -> bool:
    """Whether the owners of the wizards there can be paid (D64, D65)."""
    have = s.have[s.active]
    return tolls <= have[st.COINS] + have[st.SCROLLS] + have[st.KEYS] or gear_rule(s, s.active, st.NO_PAY) != st.NONE


@jit
def list_places(s: State) -> None:
    """Paths to square spaces without a wizard, for the first turn (D60)."""
    for space in range(st.SPACES):
        if s.shape[space] == st.SQUARE:
            for via in range(st.SPACES):
                if s.joined[space] >> via & 1 and not path_taken(s, space, via):
                    add(s, GO_TO + space * st.SPACES + via)


@jit
def path_taken(s: State, space: int, via: int) -> bool:
    """Whether a wizard stands on the path between two spaces (D60)."""
    return wizards_at(s, space, via) + wizards_at(s, via, space) > 0


@jit
def spread(s: State, space: int, via: int) -> bool:
    """Goes on from a space along all paths but the one to `via`; says whether that leads to new edges (D61, D63)."""
    new = False
    for onward in range(st.SPACES):
        if onward != via and s.joined[space] >> onward & 1 and not s.reach[onward] >> space & 1:
            s.reach[onward] |= 1 << space
            new = True
    return new


@jit
def find_edges(s: State) -> None:
    """Notes all edges that the wizard can come to, skipping those where others stand (D61–D64)."""
    more = spread(s, s.at[s.active], s.via[s.active])
    while more:
        more = False
        for seat in range(s.seats):
            if (
                seat != s.active
                and s.at[seat] != st.NONE
                and s.via[seat] != st.NONE
                and s.reach[s.at[seat]] >> s.via[seat] & 1
            ):
                more = spread(s, s.at[seat], s.via[seat]) or more


@jit
def list_stops(s: State) -> None:
    """The edges where the wizard may stop (D62–D65)."""
    find_edges(s)
    for space in range(st.SPACES):
        for via in range(st.SPACES):
            if s.reach[space] >> via & 1:
                add_if(s, can_stop(s, wizards_at(s, space, via)), GO_TO + space * st.SPACES + via)
        s.reach[space] = 0


@jit
def ask_move(s: State) -> None:
    """Where does the wizard go? Who can't move does nothing in this turn (D60, D61, D66)."""
    first = s.at[s.active] == st.NONE
    if first:
        list_places(s)
    else:
        list_stops(s)
    if s.n_options == 0:
        emit(s, STUCK, EVERYONE, s.active)
        while task(s) != st.END_TURN:
            pop(s)
        return
    list_free(s)
    ask(s, st.PLACE_WIZARD if first else st.MOVE)


@jit
def move_wizard(s: State, space: int, via: int) -> None:
    """The wizard comes to an edge; whoever stands there is paid (D62–D65)."""
    s.at[s.active] = space
    s.via[s.active] = via
    s.moved = True
    emit(s, WIZARD_MOVED, EVERYONE, s.active, space, via)
    pop(s)
    if wizards_at(s, space, via) > 0 and gear_rule(s, s.active, st.NO_PAY) == st.NONE:
        push(s, st.TOLLS, 0, 0, 0)


# Tolls, here and at the market.


@jit
def owed(s: State, seat: int) -> bool:
    """Whether the toll that is being paid is due to this seat (D63, D104)."""
    if seat == s.active:
        return False
    if detail(s, 1) == 1:
        return s.stall[seat] == detail(s, 2)
    return s.at[seat] == s.at[s.active] and s.via[seat] == s.via[s.active]


@jit
def ask_toll(s: State) -> None:
    """A coin or a scroll for the next owner? (D63, D104)"""
    owner = detail(s, 0)
    while owner < s.seats and not owed(s, owner):
        owner += 1
    set_detail(s, 0, owner)
    if owner == s.seats:
        pop(s)
        return
    for kind in range(st.COINS, st.SCROLLS + 1):
        add_if(s, may_pay_with(s, kind), PAY_TOLL + kind - st.COINS)
    ask(s, st.TOLL)


@jit
def may_pay_with(s: State, kind: int) -> bool:
    """Whether a toll may be paid with this: at the market an offer must still be payable afterwards (D105)."""
    own = s.have[s.active][kind] > 0
    if not own and s.have[s.active][st.KEYS] == 0:
        return False
    if detail(s, 1) == 0:
        return True
    left = 0
    for other in range(detail(s, 0) + 1, s.seats):
        left += 1 if owed(s, other) else 0
    coins = -1 if own and kind == st.COINS else 0
    scrolls = -1 if own and kind == st.SCROLLS else 0
    return place_payable(s, detail(s, 2), left, coins, scrolls, 0 if own else -1)


@jit
def pay_toll(s: State, kind: int) -> None:
    """The owner gets a coin or a scroll; a key may stand in for it (D63, D104)."""
    owner = detail(s, 0)
    set_detail(s, 0, owner + 1)
    pay(s, s.active, kind, 1)
    emit(s, TOLL_PAID, EVERYONE, s.active, owner, kind)
    gain(s, owner, kind, 1)
