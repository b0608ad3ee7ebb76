"""What a person forgets."""

from abraka.core.chance import Luck, pick
from abraka.core.records import jit
from abraka.games.hocus.state import State


@jit
def slips(luck: Luck, share: int) -> bool:
    """Whether a single thing slips from memory, so often in a hundred times."""
    return pick(luck, 100) < share


@jit
def forget_cards_of(s: State, other: int, own: int, share: int, luck: Luck) -> None:
    """Forgets known cards of another's hand; of equal ones the last known goes first, so that the order stays (H20)."""
    last = s.n_hand[other] - 1
    for i in range(last, -1, -1):
        is_last_known = i == last or s.hand[other][i + 1] != s.hand[other][i] or s.known[other][i + 1] & own == 0
        if s.known[other][i] & own and is_last_known and slips(luck, share):
            s.known[other][i] &= ~own


@jit
def forget(s: State, seat: int, share: int, luck: Luck) -> None:
    """A forgetful person's picture: each known card of another's hand or at the deck's bottom may be unknown again."""
    own = 1 << seat
    for other in range(s.seats):
        if other != seat:
            forget_cards_of(s, other, own, share, luck)
    for i in range(s.n_under):
        if s.under_known[i] & own and slips(luck, share):
            s.under_known[i] &= ~own
