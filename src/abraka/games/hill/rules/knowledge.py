"""What a seat can't know, dealt anew: so that bots search only what might be."""

from abraka.core.chance import Luck, pick, reseed
from abraka.core.events import clear_events
from abraka.core.records import jit
from abraka.games.hill.rules.cards import take_from_pile
from abraka.games.hill.state import KINDS, State


@jit
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Draws anew all that the seat can't know: the other hands, the draw pile, the faces not seen yet.

    Faces that were seen were seen by all (M17), and unseen ones do not exist before they are turned up: a new key is
    all they need, and turning one up keeps to what everybody knows of level 4 (M4). A spectator (-1) knows no hand.
    """
    clear_events(s)
    s.sealed = False
    for other in range(s.seats):
        if other != seat:
            return_hand(s, other)
    for other in range(s.seats):
        if other != seat:
            size = s.n_hand[other]
            s.n_hand[other] = 0
            for _ in range(size):
                take_from_pile(s, other, pick(luck, s.n_pile))
    reseed(s, luck)


@jit
def return_hand(s: State, other: int) -> None:
    """Puts a hand into the pile; how many cards it had is kept."""
    for kind in range(KINDS):
        s.pile[kind] += s.hand[other][kind]
        s.n_pile += s.hand[other][kind]
        s.hand[other][kind] = 0
