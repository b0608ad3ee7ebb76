"""Set-up: the table before the first turn (H1, H2, H4)."""

from abraka.core.chance import below, take_key
from abraka.core.records import Row, clear, jit
from abraka.games.hocus.rules.play import settle
from abraka.games.hocus.state import BEGIN_TURN, NONE, SPELLS, Setup, State


@jit
def lay_board(s: State, setup: Setup) -> None:
    """The loop of fields (H2)."""
    s.length = setup.length
    for field in range(setup.length):
        s.terrain[field] = setup.terrain[field]
        s.marks[field] = setup.marks[field]


@jit
def lay_deck(s: State, setup: Setup) -> None:
    """The deck lies face down (H4)."""
    for spell in range(SPELLS):
        s.when[spell] = setup.when[spell]
        s.turns[spell] = setup.turns[spell]
        s.steps[spell] = setup.steps[spell]
        s.pile[spell] = setup.deck[spell]
        s.n_pile += setup.deck[spell]
        if setup.deck[spell] > 0:
            s.in_play |= 1 << spell


@jit
def reset(s: State, setup: Setup, key: Row) -> None:
    """Sets up a match under a key: all pawns on START, hands empty (H1, H4)."""
    clear(s)
    take_key(s, key)
    s.seats = setup.seats
    s.aided = setup.aided
    s.round_limit = setup.round_limit
    lay_board(s, setup)
    lay_deck(s, setup)
    s.first = setup.first
    if setup.first == NONE:
        s.first = below(s, s.seats)
    s.spell = NONE
    s.active = s.first
    s.turn = 1
    s.round = 1
    s.stage = BEGIN_TURN
    settle(s)
    s.sealed = True
