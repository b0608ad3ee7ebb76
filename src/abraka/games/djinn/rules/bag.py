"""Sets of which one is drawn by chance: the bag of djinns, and cards as bits of a number."""

from abraka.core.chance import below
from abraka.core.records import jit
from abraka.games.djinn.state import COLOURS, NONE, State


@jit
def draw_djinn(s: State) -> int:
    """A djinn from the bag: its colour, NONE if the bag is empty."""
    total = 0
    for colour in range(COLOURS):
        total += s.bag[colour]
    if total == 0:
        return NONE
    left = below(s, total)
    colour = 0
    while left >= s.bag[colour]:
        left -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    return colour


@jit
def count_bits(cards: int) -> int:
    """How many cards are in a set."""
    n = 0
    while cards > 0:
        cards &= cards - 1
        n += 1
    return n


@jit
def draw_bit(s: State, cards: int) -> int:
    """One of the cards of a set that is not empty."""
    left = below(s, count_bits(cards))
    card = 0
    while True:
        if cards >> card & 1:
            if left == 0:
                return card
            left -= 1
        card += 1
