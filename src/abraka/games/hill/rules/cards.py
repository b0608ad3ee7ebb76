"""Cards: drawing, discarding, the limit of a hand (M7, M15, M16)."""

from abraka.core.chance import below
from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hill.events import DREW, GOT, PILE_RENEWED
from abraka.games.hill.state import HAND, KINDS, State


@jit
def hand_limit(s: State, seat: int) -> int:
    """Three cards, and one more for each stone (M15, M16)."""
    return HAND + s.stones[seat]


@jit
def discard_card(s: State, seat: int, kind: int) -> None:
    """A card goes from a hand to the open discards (M7)."""
    s.hand[seat][kind] -= 1
    s.n_hand[seat] -= 1
    s.discard[kind] += 1


@jit
def renew_pile(s: State) -> None:
    """The discards become the new draw pile (M7)."""
    for kind in range(KINDS):
        s.pile[kind] += s.discard[kind]
        s.n_pile += s.discard[kind]
        s.discard[kind] = 0
    emit(s, PILE_RENEWED, EVERYONE, s.n_pile)


@jit
def take_from_pile(s: State, seat: int, rest: int) -> int:
    """The card at this place of the pile goes into a hand; returns its kind."""
    kind = 0
    while rest >= s.pile[kind]:
        rest -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.n_pile -= 1
    s.hand[seat][kind] += 1
    s.n_hand[seat] += 1
    return kind


@jit
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draws cards; which ones is decided now, so nobody can know it before. An empty pile is renewed (M7)."""
    for _ in range(count):
        if s.n_pile == 0:
            renew_pile(s)
        kind = take_from_pile(s, seat, below(s, s.n_pile))
        emit(s, GOT, 1 << seat, seat, kind)
    if count > 0:
        emit(s, DREW, EVERYONE, seat, count)


@jit
def refill(s: State, seat: int) -> None:
    """Fills the hand to its limit (M16)."""
    draw_cards(s, seat, hand_limit(s, seat) - s.n_hand[seat])
