"""What a seat can't know, dealt anew: so that bots search only what might be."""

from abraka.core.chance import Luck, pick, reseed
from abraka.core.events import clear_events
from abraka.core.records import jit
from abraka.games.hill import state as st
from abraka.games.hill.rules.cards import take_from_pile
from abraka.games.hill.rules.paths import values_for
from abraka.games.hill.rules.turn import fits, only_climbing
from abraka.games.hill.state import State


@jit
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Draws anew all that the seat can't know: the other hands, the draw pile, the faces not seen yet.

    Faces that were seen were seen by all (M17), and unseen ones do not exist before they are turned up: a new key is
    all they need, and turning one up keeps to what everybody knows of level 4 (M4). A spectator (-1) knows no hand.
    Who is asked for a card has one that fits: that is all that the question tells.
    """
    clear_events(s)
    s.sealed = False
    for other in range(s.seats):
        if other != seat:
            return_hand(s, other)
    asked = s.to_act if s.prompt == st.MOVE or s.prompt == st.MOVE_ON else st.NONE
    if asked != seat and asked != st.NONE:
        deal_fitting(s, asked, luck)
    for other in range(s.seats):
        if other != seat and other != asked:
            deal(s, other, luck)
    reseed(s, luck)


@jit
def deal(s: State, other: int, luck: Luck) -> None:
    """Deals a hand of as many cards as it had."""
    size = s.n_hand[other]
    s.n_hand[other] = 0
    for _ in range(size):
        take_from_pile(s, other, pick(luck, s.n_pile))


@jit
def deal_fitting(s: State, asked: int, luck: Luck) -> None:
    """Deals the hand of who is asked for a card: one of them gives the goblin a legal move (M13, M29)."""
    values = values_for(s, s.goblin, only_climbing(s))
    possible = s.n_hand[asked] > 0 and fits(s.pile, values)
    deal(s, asked, luck)
    while possible and not fits(s.hand[asked], values):
        return_hand(s, asked)
        deal(s, asked, luck)


@jit
def return_hand(s: State, other: int) -> None:
    """Puts a hand into the pile; how many cards it had is kept."""
    for kind in range(st.KINDS):
        s.pile[kind] += s.hand[other][kind]
        s.n_pile += s.hand[other][kind]
        s.hand[other][kind] = 0
