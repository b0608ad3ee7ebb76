"""The tavern and the mages: taking them, their piles, turning them up (D9, D81–D84)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import FLIP_THIS, MENTOR_FLIPS, PASS, TAKE_THIS_MAGE
from abraka.games.djinn.events import MAGE_SHOWN, MAGE_TAKEN, MAGE_TURNED_UP
from abraka.games.djinn.rules.bag import draw_bit
from abraka.games.djinn.rules.goods import gain, has
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, set_detail
from abraka.games.djinn.state import State


@jit
def piles_of_pool(pool: int) -> int:
    """The first piles are open; the pool 1 is of these alone, 0 is all of them (D82)."""
    return st.MAGE_PILES // 2 if pool == 1 else st.MAGE_PILES


@jit
def top_of_pool(s: State, pool: int) -> int:
    """A mage that lies on top of a pile of the pool, NONE if all are empty."""
    for pile in range(piles_of_pool(pool)):
        if s.mage_top[pile] != st.NONE:
            return s.mage_top[pile]
    return st.NONE


@jit
def pile_of(s: State, mage: int) -> int:
    """The pile that a mage lies on top of, NONE if on none."""
    for pile in range(st.MAGE_PILES):
        if s.mage_top[pile] == mage:
            return pile
    return st.NONE


@jit
def ask_mage(s: State) -> None:
    """Which mage? Outside the tavern none may be taken, too (D82, D84)."""
    piles = piles_of_pool(detail(s, 0))
    for mage in range(st.MAGES):
        pile = pile_of(s, mage)
        add_if(s, pile != st.NONE and pile < piles, TAKE_THIS_MAGE + mage)
    if s.n_options == 0:
        pop(s)
        return
    if detail(s, 1) != st.AT_TAVERN:
        add(s, PASS)
    ask(s, st.MAGE_PICK)


@jit
def take_mage(s: State, mage: int) -> None:
    """A mage comes to the seat, face up; with a key mage comes a key (D82–D84, D172, D183)."""
    seat = s.active
    tavern = detail(s, 1) == st.AT_TAVERN
    pop(s)
    s.mage_of[mage] = seat + 1
    s.mage_up[mage] = 1
    emit(s, MAGE_TAKEN, EVERYONE, seat, mage)
    if s.mage_deck[mage] == st.LOCKED:
        gain(s, seat, st.KEYS, 1)
        if has(s, seat, st.KEY_MAGES_DOWN):
            s.mage_up[mage] = 0
    elif tavern and has(s, seat, st.OPEN_MAGE_KEY):
        gain(s, seat, st.KEYS, 1)
    pile = pile_of(s, mage)
    show_next_mage(s, pile)
    fill_empty_pile(s, pile)


@jit
def hidden_mages(s: State, deck: int) -> int:
    """The mages of a deck that lie below the tops, as a set."""
    found = 0
    for mage in range(st.MAGES):
        if s.mage_deck[mage] == deck:
            found |= 1 << mage
    return found & s.mage_hidden


@jit
def show_next_mage(s: State, pile: int) -> None:
    """The next card of a pile becomes its top (D9)."""
    s.mage_top[pile] = st.NONE
    if s.mage_under[pile] > 0:
        mage = draw_bit(s, hidden_mages(s, st.LOCKED if pile >= st.MAGE_PILES // 2 else st.OPEN))
        s.mage_hidden &= ~(1 << mage)
        s.mage_under[pile] -= 1
        s.mage_top[pile] = mage
        emit(s, MAGE_SHOWN, EVERYONE, mage)


@jit
def fill_empty_pile(s: State, pile: int) -> None:
    """The top of the deck's other pile moves onto an empty one, if there is one more below it (D83)."""
    other = pile ^ 1
    if s.mage_top[pile] == st.NONE and s.mage_under[other] > 0:
        s.mage_top[pile] = s.mage_top[other]
        show_next_mage(s, other)


# Turning mages up.


@jit
def count_down(s: State, seat: int) -> int:
    """How many mages of a seat lie face down."""
    n = 0
    for mage in range(st.MAGES):
        if s.mage_of[mage] == seat + 1 and s.mage_up[mage] == 0:
            n += 1
    return n


@jit
def can_flip(s: State) -> bool:
    """Whether the active seat can turn up a mage; Tiresome Company never can (D181)."""
    return not has(s, s.active, st.NEVER_FLIP) and count_down(s, s.active) > 0


@jit
def ask_flip(s: State) -> None:
    """Which mage turns up, or no more? If all must, it makes no difference which is the first (D81)."""
    n = detail(s, 0)
    must = detail(s, 1) == 1
    all_must = must and n == count_down(s, s.active)
    if n > 0 and not has(s, s.active, st.NEVER_FLIP):
        for mage in range(st.MAGES):
            add_if(s, is_down(s, mage) and not (all_must and s.n_options == 1), FLIP_THIS + mage)
    if s.n_options == 0:
        pop(s)
        return
    if not must:
        add(s, PASS)
    ask(s, st.FLIP_MAGE)


@jit
def is_down(s: State, mage: int) -> bool:
    """Whether a mage lies face down before the active seat."""
    return s.mage_of[mage] == s.active + 1 and s.mage_up[mage] == 0


@jit
def flip_mage(s: State, mage: int) -> None:
    """A mage is ready again."""
    set_detail(s, 0, detail(s, 0) - 1)
    s.mage_up[mage] = 1
    emit(s, MAGE_TURNED_UP, EVERYONE, s.active, mage)


@jit
def list_mentor(s: State, power: int) -> None:
    """How many mages may be turned up for the academy's power (D81)."""
    most = min(min(s.perk_n[st.POWER_FLIPS], power), count_down(s, s.active))
    for flips in range(most + 1):
        add(s, MENTOR_FLIPS + flips)
