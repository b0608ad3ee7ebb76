"""Cards: drawing, discarding, and the partners' exchange (T5, T7, T40)."""

from abraka.core.chance import below
from abraka.core.events import EVERYONE, emit
from abraka.core.records import Row, hot, jit
from abraka.games.towers.events import CARD_GIVEN, CARD_PASSED, DREW, GOT, PILE_RENEWED
from abraka.games.towers.rules.sides import partner_of, side_of
from abraka.games.towers.state import CARDS, HAND, State


@hot
def insert(cards: Row, n: int, card: int) -> None:
    """Adds a card to n sorted ones."""
    at = n
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


@hot
def remove(cards: Row, n: int, card: int) -> bool:
    """Takes a card out of n sorted ones; says whether it was there."""
    for at in range(n):
        if cards[at] == card:
            for k in range(at, n - 1):
                cards[k] = cards[k + 1]
            cards[n - 1] = 0
            return True
    return False


@hot
def take_card(s: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    insert(s.hand[seat], s.n_hand[seat], card)
    s.n_hand[seat] += 1


@hot
def lose_card(s: State, seat: int, card: int) -> None:
    """A card leaves a hand; what the partner knew of it is out of date then."""
    if remove(s.hand[seat], s.n_hand[seat], card):
        s.n_hand[seat] -= 1
    if remove(s.known[seat], s.n_known[seat], card):
        s.n_known[seat] -= 1


@hot
def discard_card(s: State, seat: int, card: int) -> None:
    """A card goes from a hand to the discards (T7)."""
    lose_card(s, seat, card)
    s.discard[card] += 1


@hot
def renew_pile(s: State) -> None:
    """The discards become the new draw pile (T7)."""
    for card in range(CARDS):
        s.pile[card] += s.discard[card]
        s.n_pile += s.discard[card]
        s.discard[card] = 0
    emit(s, PILE_RENEWED, EVERYONE, s.n_pile)


@hot
def draw_card(s: State) -> int:
    """Takes a random card from the draw pile; which one is decided now, so nobody can know it before."""
    rest = below(s, s.n_pile)
    card = 0
    while rest >= s.pile[card]:
        rest -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.n_pile -= 1
    return card


@hot
def refill(s: State, seat: int) -> None:
    """Fills the hand to three (T7); the pile is renewed at the moment of drawing, but never in a joint game (T50)."""
    side = side_of(s, seat)
    audience = EVERYONE if s.together else 1 << seat
    drawn = 0
    while s.n_hand[side] < HAND:
        if s.n_pile == 0 and not s.together:
            renew_pile(s)
        if s.n_pile == 0:
            break
        card = draw_card(s)
        take_card(s, side, card)
        emit(s, GOT, audience, seat, card)
        drawn += 1
    if drawn > 0:
        emit(s, DREW, EVERYONE, seat, drawn)


@jit
def give_card(s: State, giver: int, card: int) -> None:
    """A card goes to the partner, face down; its giver still knows it (T40)."""
    receiver = partner_of(s, giver)
    lose_card(s, giver, card)
    take_card(s, receiver, card)
    insert(s.known[receiver], s.n_known[receiver], card)
    s.n_known[receiver] += 1
    emit(s, CARD_GIVEN, EVERYONE, giver, receiver)
    emit(s, CARD_PASSED, (1 << giver) | (1 << receiver), giver, receiver, card)
    s.sealed = True
