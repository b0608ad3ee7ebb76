"""What a person forgets."""

from abraka.core.chance import Luck, pick
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.state import State


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """Mixes up which chests have been opened and which cards Tom has turned up; all else lies open."""
    for chest in range(st.CHESTS):
        if s.chest_discard >> chest & 1 and s.chest_pile != 0 and pick(luck, 100) < share:
            other = one_of_set(s.chest_pile, luck)
            s.chest_pile ^= 1 << chest | 1 << other
            s.chest_discard ^= 1 << chest | 1 << other
    for card in range(s.tom_size):
        if s.tom_pile >> card & 1 == 0 and s.tom_pile != 0 and pick(luck, 100) < share:
            s.tom_pile ^= 1 << card | 1 << one_of_set(s.tom_pile, luck)


@jit
def one_of_set(cards: int, luck: Luck) -> int:
    """Any card of a set that is not empty."""
    left = pick(luck, count_bits(cards))
    card = 0
    while left > 0 or not cards >> card & 1:
        left -= cards >> card & 1
        card += 1
    return card
