"""Tom, the automatic opponent of the solo game (D210–D216)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.events import MATCH_ENDED, TOM_TURNED
from abraka.games.djinn.rules.bag import count_bits, draw_bit
from abraka.games.djinn.rules.goods import kind_of, lose, n_of
from abraka.games.djinn.rules.tasks import pop, stop
from abraka.games.djinn.rules.town import new_djinn
from abraka.games.djinn.rules.turn import bosses_left
from abraka.games.djinn.state import NONE, ROUND, SPACES, TOM_FIRST, TOM_PAY, State


@jit
def turn_card(s: State) -> int:
    """Tom's next card."""
    card = draw_bit(s, s.tom_pile)
    s.tom_pile &= ~(1 << card)
    emit(s, TOM_TURNED, EVERYONE, card, count_bits(s.tom_pile))
    return card


@jit
def round_space_of(s: State, location: int) -> int:
    """The round space with a location's token."""
    for space in range(SPACES):
        if s.shape[space] == ROUND and s.token[space] == location:
            return space
    return NONE


@jit
def pay_tom(s: State, card: int) -> None:
    """Pays the third row of a card, as far as it goes (D214)."""
    for i in range(s.starts[TOM_PAY + card], s.starts[TOM_PAY + card + 1]):
        lose(s, s.active, kind_of(s.items[i]), n_of(s.items[i]))


@jit
def tom_plays(s: State) -> None:
    """Turns a card: a djinn joins the first of two bosses that is there, else there is something to pay (D214)."""
    pop(s)
    if s.tom_pile == 0:
        return
    card = turn_card(s)
    helped = s.tom_row[card][0] == NONE
    for row in range(2):
        if not helped:
            space = round_space_of(s, s.tom_row[card][row])
            if s.boss[space] == 1:
                new_djinn(s, space)
                helped = True
    if not helped:
        pay_tom(s, card)
    if s.tom_pile == 0 and bosses_left(s) > 0:
        lose_to_tom(s)


@jit
def lose_to_tom(s: State) -> None:
    """Tom was faster: nothing is counted (D215)."""
    s.ranks[0] = 2
    stop(s, TOM_FIRST)
    emit(s, MATCH_ENDED, EVERYONE, TOM_FIRST)


@jit
def last_card(s: State) -> None:
    """Before the final action one more card, of which only the payment counts (D216).

    A match that has come to its limit of rounds with a boss on the map is lost.
    """
    pop(s)
    if bosses_left(s) > 0:
        lose_to_tom(s)
    elif s.tom_pile != 0:
        pay_tom(s, turn_card(s))
