"""The market: sending the assistant, tolls, offers (D102–D107)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import BUY_OFFER, PASS, SWAP_FOR, TAKE_COLOUR, VISIT_PLACE
from abraka.games.djinn.events import ASSISTANT_MOVED, BOTTLE_GAINED, BOTTLE_SWAPPED, GEAR_USED
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.equipment import turn_down
from abraka.games.djinn.rules.goods import amount, can_pay, can_pay_with_tolls, has, keys_left, pay_list
from abraka.games.djinn.rules.lookup import gear_rule
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.rules.windows import list_free
from abraka.games.djinn.state import State


@jit
def tolls_at(s: State, place: int) -> int:
    """How many other assistants must be paid for (D104); a Smooth Talker pays nobody (D171)."""
    if has(s, s.active, st.MARKET_FREE) or gear_rule(s, s.active, st.NO_PAY) != st.NONE:
        return 0
    n = 0
    for seat in range(s.seats):
        if seat != s.active and s.stall[seat] == place:
            n += 1
    return n


@jit
def offer_there(s: State, offer: int, place: int) -> bool:
    """Whether an offer belongs to a place and would do something (D103, D105)."""
    return s.stall_place[s.offer_stall[offer]] == place and any_possible(s, st.OFFER_GAIN + offer)


@jit
def place_payable(s: State, place: int, tolls: int, coins: int, scrolls: int, keys: int) -> bool:
    """Whether so many tolls and some offer of a place are payable, with so much more of each (D105)."""
    for offer in range(st.OFFERS):
        payable = can_pay_with_tolls(s, s.active, st.OFFER_PAY + offer, tolls, coins, scrolls, keys)
        if payable and offer_there(s, offer, place):
            return True
    return False


@jit
def can_visit(s: State, place: int) -> bool:
    """Whether the assistant may go to a place, or stay there with the right card (D102, D105, D106)."""
    if s.stall_place[place] != place:
        return False
    if s.stall[s.active] != place:
        return place_payable(s, place, tolls_at(s, place), 0, 0, 0)
    card = gear_rule(s, s.active, st.ASSISTANT_STAY)
    if card == st.NONE:
        return False
    rider = st.GEAR_EFFECT + card
    more_coins = amount(s, rider, st.COINS)
    more_keys = min(amount(s, rider, st.KEYS), keys_left(s))
    return place_payable(s, place, tolls_at(s, place), more_coins, amount(s, rider, st.SCROLLS), more_keys)


@jit
def market_possible(s: State) -> bool:
    """Whether any place can be visited (D74)."""
    for place in range(st.STALLS):
        if can_visit(s, place):
            return True
    return False


@jit
def ask_place(s: State) -> None:
    """Where does the assistant go? The second visit may be left out (D102)."""
    if detail(s, 0) == 0:
        pop(s)
        return
    for place in range(st.STALLS):
        add_if(s, can_visit(s, place), VISIT_PLACE + place)
    if detail(s, 1) == 1:
        list_free(s)
        add(s, PASS)
    ask(s, st.MARKET_PLACE)


@jit
def visit(s: State, place: int) -> None:
    """The assistant goes there, or stays by its card; owners are paid, then an offer is chosen (D102, D104, D106)."""
    set_detail(s, 0, detail(s, 0) - 1)
    set_detail(s, 1, 1)
    tolls = tolls_at(s, place)
    stays = s.stall[s.active] == place
    push(s, st.BUY, place, 0, 0)
    if tolls > 0:
        push(s, st.TOLLS, 0, 1, place)
    if stays:
        card = gear_rule(s, s.active, st.ASSISTANT_STAY)
        emit(s, GEAR_USED, EVERYONE, s.active, card)
        turn_down(s, card)
        push(s, st.RUN, st.GEAR_EFFECT + card, 0, st.PLAIN)
    s.stall[s.active] = place
    emit(s, ASSISTANT_MOVED, EVERYONE, s.active, place)


@jit
def ask_offer(s: State) -> None:
    """Which offer of the place? (D102)"""
    for offer in range(st.OFFERS):
        possible = offer_there(s, offer, detail(s, 0)) and can_pay(s, s.active, st.OFFER_PAY + offer)
        add_if(s, possible, BUY_OFFER + offer)
    ask(s, st.MARKET_OFFER)


@jit
def buy(s: State, offer: int) -> None:
    """Pays, and gains what is offered (D102)."""
    pop(s)
    pay_list(s, s.active, st.OFFER_PAY + offer)
    push(s, st.RUN, st.OFFER_GAIN + offer, 0, st.PLAIN)


# Bottles.


@jit
def ask_colour(s: State) -> None:
    """Which colour has the next bottle? Some must all differ (D107)."""
    if detail(s, 0) == 0:
        pop(s)
        return
    for colour in range(st.COLOURS):
        add_if(s, detail(s, 1) == 0 or not detail(s, 2) >> colour & 1, TAKE_COLOUR + colour)
    ask(s, st.BOTTLE_COLOUR)


@jit
def take_bottle(s: State, colour: int) -> None:
    """A bottle comes to the seat (D107)."""
    set_detail(s, 0, detail(s, 0) - 1)
    set_detail(s, 2, detail(s, 2) | 1 << colour)
    s.bottles[s.active][colour] += 1
    emit(s, BOTTLE_GAINED, EVERYONE, s.active, colour)


@jit
def ask_swap(s: State) -> None:
    """Which empty bottle goes for which?"""
    if detail(s, 0) > 0:
        for old in range(st.COLOURS):
            for new in range(st.COLOURS):
                add_if(s, old != new and s.bottles[s.active][old] > 0, SWAP_FOR + old * st.COLOURS + new)
    if s.n_options == 0:
        pop(s)
        return
    add(s, PASS)
    ask(s, st.SWAP_BOTTLE)


@jit
def swap_bottle(s: State, old: int, new: int) -> None:
    """An empty bottle goes for one of another colour."""
    set_detail(s, 0, detail(s, 0) - 1)
    s.bottles[s.active][old] -= 1
    s.bottles[s.active][new] += 1
    emit(s, BOTTLE_SWAPPED, EVERYONE, s.active, old, new)
