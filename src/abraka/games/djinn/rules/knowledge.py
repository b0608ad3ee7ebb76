"""What a seat can't know, dealt anew: so that bots search only what might be (D14)."""

from abraka.core.chance import Luck, pick, reseed
from abraka.core.events import clear_events
from abraka.core.records import jit
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.rules.draft import scoring_deck
from abraka.games.djinn.state import OUT, OWNED, SCORINGS, State


@jit
def redeal(s: State, seat: int, luck: Luck) -> None:
    """Draws anew all that the seat can't know: the private scoring cards of another, and the future.

    What lies in the bag and in piles is known as a set; which comes next is decided when it is drawn. A spectator (-1)
    knows no private card.
    """
    clear_events(s)
    s.sealed = False
    for other in range(s.seats):
        if other != seat:
            deal_private_anew(s, other, luck)
    reseed(s, luck)


@jit
def deal_private_anew(s: State, owner: int, luck: Luck) -> None:
    """As many private cards as before, of all that nobody has seen (D185)."""
    cards = 0
    for card in range(SCORINGS):
        if s.score_at[card] == OWNED + owner:
            s.score_at[card] = OUT
            cards += 1
    for _ in range(cards):
        deck = scoring_deck(s)
        left = pick(luck, count_bits(deck))
        card = 0
        while left > 0 or not deck >> card & 1:
            left -= deck >> card & 1
            card += 1
        s.score_at[card] = OWNED + owner
