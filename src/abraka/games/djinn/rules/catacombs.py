"""The catacombs: revealing chests, leaving one, gaining, unlocking (D85–D87, D177, D182)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import LEAVE_CHEST, PASS, UNLOCK_CHEST
from abraka.games.djinn.events import CHEST_LEFT, CHEST_SHOWN, CHEST_UNLOCKED, CHESTS_SHUFFLED
from abraka.games.djinn.rules.bag import count_bits, draw_bit
from abraka.games.djinn.rules.goods import has, pay
from abraka.games.djinn.rules.lookup import gear_rule
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.rules.windows import list_free, list_free_of_use, offer_window
from abraka.games.djinn.state import State


@jit
def reveal_chests(s: State, n: int) -> None:
    """Reveals chests, one more with the miner's rule, and puts on the stack what comes of it (D85–D87)."""
    extra = gear_rule(s, s.active, st.EXTRA_CHEST) != st.NONE
    for _ in range(n + 1 if extra else n):
        renew_chests(s)
        chest = draw_bit(s, s.chest_pile)
        s.chest_pile &= ~(1 << chest)
        s.revealed[s.n_revealed] = chest
        s.n_revealed += 1
        emit(s, CHEST_SHOWN, EVERYONE, s.active, chest)
    push(s, st.CHESTS_AWAY, 0, 0, 0)
    push(s, st.CHEST_UNLOCKS, 0, 0, 0)
    push(s, st.CHEST_GAINS, 0, 0, 0)
    if extra:
        push(s, st.CHEST_LEAVE, 0, 0, 0)


@jit
def renew_chests(s: State) -> None:
    """An empty pile is made anew of the discarded chests (D85)."""
    if s.chest_pile == 0 and s.chest_discard != 0:
        s.chest_pile = s.chest_discard
        s.chest_discard = 0
        emit(s, CHESTS_SHUFFLED, EVERYONE, count_bits(s.chest_pile))


@jit
def ask_leave(s: State) -> None:
    """Which of the revealed chests is left? (D87)"""
    for chest in range(st.CHESTS):
        for i in range(s.n_revealed):
            add_if(s, s.revealed[i] == chest, LEAVE_CHEST + chest)
    ask(s, st.CHEST_DISCARD)


@jit
def leave_chest(s: State, chest: int) -> None:
    """A chest is discarded without its reward (D87)."""
    pop(s)
    s.chest_discard |= 1 << chest
    emit(s, CHEST_LEFT, EVERYONE, s.active, chest)
    kept = 0
    for i in range(s.n_revealed):
        if s.revealed[i] != chest:
            s.revealed[kept] = s.revealed[i]
            kept += 1
    s.revealed[kept] = 0
    s.n_revealed = kept


@jit
def gain_next_chest(s: State) -> None:
    """Gains what the revealed chests hold, in the order drawn (D86)."""
    i = detail(s, 0)
    if i == s.n_revealed:
        pop(s)
        return
    set_detail(s, 0, i + 1)
    push(s, st.RUN, st.CHEST_GAIN + s.revealed[i], 0, st.PLAIN)


@jit
def has_lock(s: State, chest: int) -> bool:
    """Whether a chest has a lock that the active seat may open with a key (D86, D182)."""
    locked = s.starts[st.CHEST_LOCKED + chest] < s.starts[st.CHEST_LOCKED + chest + 1]
    return locked and not has(s, s.active, st.NEVER_UNLOCK)


@jit
def has_key(s: State) -> bool:
    """Whether the active seat has a key for one more chest; one that is kept opens one chest in a turn (D86, D177)."""
    used = s.unlocked if has(s, s.active, st.KEEPS_KEY) else 0
    return s.have[s.active][st.KEYS] > used


@jit
def ask_unlock(s: State) -> None:
    """Is the next revealed chest unlocked? Something free may come before, and may bring the key (D40, D86)."""
    i = detail(s, 0)
    while i < s.n_revealed and not has_lock(s, s.revealed[i]):
        i += 1
    set_detail(s, 0, i)
    if i == s.n_revealed:
        pop(s)
    elif has_key(s):
        add(s, UNLOCK_CHEST + s.revealed[i])
        list_free(s)
        add(s, PASS)
        ask(s, st.UNLOCK)
    else:
        list_free_of_use(s)
        offer_window(s)


@jit
def skip_unlock(s: State) -> None:
    """The chest stays locked (D86)."""
    set_detail(s, 0, detail(s, 0) + 1)


@jit
def unlock_chest(s: State, chest: int) -> None:
    """A key is paid, unless a trait keeps it, and the rest of the chest is gained (D86, D177)."""
    set_detail(s, 0, detail(s, 0) + 1)
    s.unlocked += 1
    if not has(s, s.active, st.KEEPS_KEY):
        pay(s, s.active, st.KEYS, 1)
    emit(s, CHEST_UNLOCKED, EVERYONE, s.active, chest)
    push(s, st.RUN, st.CHEST_LOCKED + chest, 0, st.PLAIN)


@jit
def put_chests_away(s: State) -> None:
    """All revealed chests are discarded; an empty pile is made anew (D85, D86)."""
    pop(s)
    for i in range(s.n_revealed):
        s.chest_discard |= 1 << s.revealed[i]
        s.revealed[i] = 0
    s.n_revealed = 0
    renew_chests(s)
