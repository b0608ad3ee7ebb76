"""A sensible player, cheap and simple, for rollouts and search.

It takes what brings it most fields, counting those that the leader of the
others loses, and keeps a card that would bring little now. It looks only at what its seat may see.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit
from abraka.games.hocus.bot.gains import FIELD, WIN, worth_of
from abraka.games.hocus.state import State

TRUST = 40
"""So much of a hundred a search follows the policy; measured in the arena against others."""


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """The index of the choice to take; luck decides between equals."""
    if n == 1:
        return 0
    best = 0
    best_worth = -2 * WIN * FIELD
    for i in range(n):
        worth = FIELD * worth_of(s, out[i]) + pick(luck, FIELD)
        if worth > best_worth:
            best, best_worth = i, worth
    return best
