"""What a seat can't know, dealt anew: so that bots search only what might be."""

from abraka.core.chance import Luck, pick, reseed
from abraka.core.events import clear_events
from abraka.core.records import hot, jit
from abraka.games.towers.rules.cards import take_card
from abraka.games.towers.rules.sides import partner_of
from abraka.games.towers.state import HELD, State


@hot
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Draws anew all that the seat can't know: the other hands, the draw pile, the dice to come.

    Trapped wizards stay in place: everybody saw them. A card given to the partner stays with the partner (T40).
    A spectator (seat -1) knows no hand at all, but the open one of a joint game.
    """
    clear_events(s)
    s.sealed = False
    s.stands = False
    if not s.together:
        for other in range(s.seats):
            if other != seat:
                return_unknown(s, seat, other)
        for other in range(s.seats):
            if other != seat:
                deal_unknown(s, other, luck)
    reseed(s, luck)


@jit
def return_unknown(s: State, seat: int, other: int) -> None:
    """Puts the cards of a hand that the seat does not know into the pile; the known ones stay, in front."""
    if not (s.teams and seat >= 0 and other == partner_of(s, seat)):
        forget_known(s, other)
    for i in range(s.n_hand[other]):
        s.pile[s.hand[other][i]] += 1
        s.hand[other][i] = s.known[other][i]
        if i < s.n_known[other]:
            s.pile[s.known[other][i]] -= 1
    s.n_pile += s.n_hand[other] - s.n_known[other]


@hot
def forget_known(s: State, other: int) -> None:
    """What other partners know of each other is not the seat's to know."""
    for i in range(HELD):
        s.known[other][i] = 0
    s.n_known[other] = 0


@jit
def deal_unknown(s: State, other: int, luck: Luck) -> None:
    """Fills a hand up again from the pile."""
    size = s.n_hand[other]
    s.n_hand[other] = s.n_known[other]
    while s.n_hand[other] < size:
        rest = pick(luck, s.n_pile)
        card = 0
        while rest >= s.pile[card]:
            rest -= s.pile[card]
            card += 1
        s.pile[card] -= 1
        s.n_pile -= 1
        take_card(s, other, card)
