"""Cards: hands, the deck, and who knows which card (H4, H6, H12, H20)."""

from abraka.core.chance import below
from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hocus.events import DREW, FORGOT, FORGOT_CARD, GOT, STOLE, STOLE_CARD
from abraka.games.hocus.state import HAND, State


@jit
def take_card(s: State, seat: int, card: int, known: int) -> None:
    """A card comes into a hand, known to these (H20).

    Equal cards can't be told apart, so all that counts is how many of them each seat knows: whoever knows n of them
    knows the first n.
    """
    at = s.n_hand[seat]
    while at > 0 and s.hand[seat][at - 1] > card:
        s.hand[seat][at] = s.hand[seat][at - 1]
        s.known[seat][at] = s.known[seat][at - 1]
        at -= 1
    first = at
    while first > 0 and s.hand[seat][first - 1] == card:
        first -= 1
    for i in range(first, at):
        both = s.known[seat][i] & known
        s.known[seat][i] |= known
        known = both
    s.hand[seat][at] = card
    s.known[seat][at] = known
    s.n_hand[seat] += 1


@jit
def drop(s: State, seat: int, at: int) -> None:
    """The card at that place leaves a hand."""
    for k in range(at, s.n_hand[seat] - 1):
        s.hand[seat][k] = s.hand[seat][k + 1]
        s.known[seat][k] = s.known[seat][k + 1]
    s.n_hand[seat] -= 1
    s.hand[seat][s.n_hand[seat]] = 0
    s.known[seat][s.n_hand[seat]] = 0


@jit
def lose_card(s: State, seat: int, card: int) -> None:
    """A card is shown and leaves a hand: of equal ones the best known, since whoever knew one may have seen it go."""
    for at in range(s.n_hand[seat]):
        if s.hand[seat][at] == card:
            drop(s, seat, at)
            return


@jit
def bury(s: State, card: int, known: int) -> None:
    """A card goes under the deck (H12)."""
    s.under[s.n_under] = card
    s.under_known[s.n_under] = known
    s.n_under += 1


@jit
def draw_pile(s: State) -> int:
    """A card from the first shuffle; which one is decided now, so nobody can know it before (H4)."""
    rest = below(s, s.n_pile)
    card = 0
    while rest >= s.pile[card]:
        rest -= s.pile[card]
        card += 1
    s.pile[card] -= 1
    s.n_pile -= 1
    return card


@jit
def unearth(s: State) -> None:
    """The uppermost of the cards that came back is taken from the deck."""
    s.n_under -= 1
    for k in range(s.n_under):
        s.under[k] = s.under[k + 1]
        s.under_known[k] = s.under_known[k + 1]
    s.under[s.n_under] = 0
    s.under_known[s.n_under] = 0


@jit
def draw_card(s: State, seat: int) -> None:
    """Draws one card, unless the hand is full (H4, H6) or the deck is empty; it is never shuffled again (H20)."""
    if s.n_hand[seat] >= HAND or s.n_pile + s.n_under == 0:
        return
    known = 1 << seat
    if s.n_pile > 0:
        card = draw_pile(s)
    else:
        card = s.under[0]
        known |= s.under_known[0]
        unearth(s)
    take_card(s, seat, card, known)
    s.sealed = True
    emit(s, DREW, EVERYONE, seat)
    emit(s, GOT, 1 << seat, seat, card)


@jit
def steal_card(s: State, thief: int, victim: int) -> None:
    """A random card changes hands; these two know it (H20).

    Nobody else can tell which one went, so what they knew of the victim's hand is worth nothing any more.
    """
    two = (1 << thief) | (1 << victim)
    card = s.hand[victim][below(s, s.n_hand[victim])]
    lose_card(s, victim, card)
    for at in range(s.n_hand[victim]):
        s.known[victim][at] &= two
    take_card(s, thief, card, two)
    emit(s, STOLE, EVERYONE, thief, victim)
    emit(s, STOLE_CARD, two, thief, victim, card)


@jit
def forget_hand(s: State, caster: int, seat: int) -> None:
    """A whole hand goes under the deck, unseen, in an order that only its owner knows (H20)."""
    emit(s, FORGOT, EVERYONE, caster, seat, s.n_hand[seat])
    while s.n_hand[seat] > 0:
        at = below(s, s.n_hand[seat])
        card = s.hand[seat][at]
        drop(s, seat, at)
        bury(s, card, 1 << seat)
        emit(s, FORGOT_CARD, 1 << seat, caster, seat, card)
