"""The Source of Magic: filling up, bosses of the supply, purchases for scrolls (D110–D112, D174)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import BUY_BOSSES, GO_SHOPPING, MOST_BOSSES, PASS, PURCHASE_THIS, REFILL_POWER
from abraka.games.djinn.events import ACTION_BEGAN, DO_BOSSES, DO_REFILL, DO_SHOP
from abraka.games.djinn.rules.capture import add_target, begin_capture, target_counts, targets_payable
from abraka.games.djinn.rules.containers import all_fit
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.goods import gain, has, highest_power, pay
from abraka.games.djinn.rules.tasks import add, add_if, ask, clear_options, detail, pop, push, set_detail
from abraka.games.djinn.rules.windows import list_free
from abraka.games.djinn.state import State


@jit
def fee_of(s: State, seat: int) -> int:
    """The scrolls that a purchase costs, by the capacity marker or a trait (D112, D174)."""
    return s.perk_n[st.CHEAP_SOURCE] if has(s, seat, st.CHEAP_SOURCE) else s.fee[s.marker[seat]]


@jit
def can_shop(s: State) -> bool:
    """Whether the fee of a purchase can be paid, with keys for what is missing (D112)."""
    have = s.have[s.active]
    return fee_of(s, s.active) <= have[st.SCROLLS] + have[st.KEYS]


@jit
def can_buy_bosses(s: State, bosses: int) -> bool:
    """Whether so many bosses are there, and can be held and paid (D111)."""
    if bosses > s.supply:
        return False
    s.target_count[st.BOSS] = bosses
    possible = all_fit(s, s.active, target_counts(s)) and targets_payable(s, st.SOURCE)
    s.target_count[st.BOSS] = 0
    return possible


@jit
def ask_source(s: State) -> None:
    """One of the first row, purchases of the second, in either order (D110)."""
    if s.did & st.DID_ROW1 == 0:
        add_if(s, s.have[s.active][st.POWER] < highest_power(s, s.active), REFILL_POWER)
        bosses = 1
        while bosses <= MOST_BOSSES and can_buy_bosses(s, bosses):
            add(s, BUY_BOSSES + bosses - 1)
            bosses += 1
    add_if(s, s.did & st.DID_ROW2 == 0 and can_shop(s), GO_SHOPPING)
    if s.did & st.DID_SKIP or (s.n_options == 0 and s.did != 0):
        clear_options(s)
        pop(s)
        return
    list_free(s)
    add(s, PASS)
    ask(s, st.SOURCE_ACTION)


@jit
def refill_power(s: State) -> None:
    """Power goes up to its maximum (D111)."""
    s.did |= st.DID_ROW1
    emit(s, ACTION_BEGAN, EVERYONE, s.active, DO_REFILL, st.SOURCE)
    gain(s, s.active, st.POWER, highest_power(s, s.active))


@jit
def buy_bosses(s: State, bosses: int) -> None:
    """Bosses of the supply are captured as one capture (D111)."""
    s.did |= st.DID_ROW1
    emit(s, ACTION_BEGAN, EVERYONE, s.active, DO_BOSSES, st.SOURCE)
    for _ in range(bosses):
        add_target(s, st.BOSS)
    begin_capture(s, st.SOURCE)


@jit
def go_shopping(s: State) -> None:
    """The second row: purchases for scrolls (D112)."""
    s.did |= st.DID_ROW2
    emit(s, ACTION_BEGAN, EVERYONE, s.active, DO_SHOP, st.SOURCE)
    push(s, st.SHOP, 0, 0, 0)


@jit
def ask_purchase(s: State) -> None:
    """What is bought? From the second on nothing, too (D112)."""
    if can_shop(s):
        for what in range(st.PURCHASES):
            add_if(s, any_possible(s, st.PURCHASE_GAIN + what), PURCHASE_THIS + what)
    if detail(s, 0) == 1:
        list_free(s)
        add(s, PASS)
    ask(s, st.SOURCE_BUY)


@jit
def purchase(s: State, what: int) -> None:
    """Pays the fee and gains (D112)."""
    set_detail(s, 0, 1)
    pay(s, s.active, st.SCROLLS, fee_of(s, s.active))
    push(s, st.RUN, st.PURCHASE_GAIN + what, 0, st.PLAIN)
