"""What a seat can't know, dealt anew: so that bots search only what might be (H20)."""

from abraka.core.chance import Luck, pick, reseed
from abraka.core.events import clear_events
from abraka.core.records import jit
from abraka.games.hocus.rules.cards import take_card
from abraka.games.hocus.state import HAND, SPECTATORS, State


@jit
def pick_card(s: State, luck: Luck) -> int:
    """A card of the pile, by luck that is no part of the match."""
    rest = pick(luck, s.n_pile)
    card = 0
    while rest >= s.pile[card]:
        rest -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.n_pile -= 1
    return card


@jit
def return_unknown(s: State, other: int, own: int) -> None:
    """Puts the cards of a hand that the seat does not know into the pile; marks their places by nobody knowing them."""
    kept = 0
    for i in range(s.n_hand[other]):
        card = s.hand[other][i]
        if s.known[other][i] & own:
            s.hand[other][kept] = card
            kept += 1
        else:
            s.pile[card] += 1
            s.n_pile += 1
    for i in range(HAND):
        if i >= kept:
            s.hand[other][i] = 0
        s.known[other][i] = own | 1 << other if i < kept else 0


@jit
def deal_unknown(s: State, other: int, luck: Luck) -> None:
    """Fills a hand up again from the pile."""
    size = s.n_hand[other]
    s.n_hand[other] = 0
    while s.n_hand[other] < size and s.known[other][s.n_hand[other]] != 0:
        s.n_hand[other] += 1
    while s.n_hand[other] < size:
        take_card(s, other, pick_card(s, luck), 1 << other)


@jit
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Draws anew all that the seat (or a spectator, -1) can't know: other hands, the deck, the dice to come.

    Who knows the cards that came back into the deck follows from what everybody saw, so it stays. What others know of
    each other's hands does not, so it goes.
    """
    clear_events(s)
    s.sealed = False
    own = 1 << seat if seat >= 0 else SPECTATORS
    for other in range(s.seats):
        if other != seat:
            return_unknown(s, other, own)
    for i in range(s.n_under):
        if s.under_known[i] & own == 0:
            s.pile[s.under[i]] += 1
            s.n_pile += 1
    for other in range(s.seats):
        if other != seat:
            deal_unknown(s, other, luck)
    for i in range(s.n_under):
        if s.under_known[i] & own == 0:
            s.under[i] = pick_card(s, luck)
    reseed(s, luck)
