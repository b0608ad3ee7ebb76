"""Set-up: the table before the first turn (T1–T6, T50)."""

from abraka.core.chance import below, take_key
from abraka.core.records import Row, clear, jit
from abraka.games.towers import state as st
from abraka.games.towers.rules.cards import refill
from abraka.games.towers.rules.play import settle
from abraka.games.towers.rules.sides import side_of
from abraka.games.towers.rules.spells import forget_spell
from abraka.games.towers.rules.track import arrive
from abraka.games.towers.rules.turn import put_card_away
from abraka.games.towers.state import Setup, State


@jit
def reset(s: State, setup: Setup, key: Row) -> None:
    """Sets up a match under a key."""
    clear(s)
    take_key(s, key)
    take_over(s, setup)
    set_track(s, setup)
    s.first = setup.first
    if setup.first == st.NONE:
        s.first = below(s, s.seats) if s.seats > 1 else 0
    s.spells = setup.spells
    for _ in range(setup.spells_drawn):
        draw_spell(s)
    place_wizards(s, setup)
    deal(s, setup)
    put_card_away(s)
    forget_spell(s)
    s.active = s.first
    s.turn = 1
    s.round = 1
    s.stage = st.BEGIN_TURN
    settle(s)
    s.sealed = True


@jit
def take_over(s: State, setup: Setup) -> None:
    """What the state keeps of the options and the content."""
    s.seats = setup.seats
    s.variant = setup.variant
    s.edition = setup.edition
    s.teams = setup.teams
    s.together = setup.together
    s.skip_second = setup.skip_second
    s.offers = setup.offers
    s.aided = setup.aided
    s.wizards = setup.wizards
    s.crowd_limit = setup.crowd_limit
    s.ground_crests = setup.ground_crests
    s.tower_crests = setup.tower_crests
    s.turn_limit = setup.turn_limit
    s.last_card = setup.last_card
    for spell in range(st.SPELLS):
        s.costs[spell] = setup.costs[spell]


@jit
def set_track(s: State, setup: Setup) -> None:
    """The castle and the nine towers on their first spaces (T1, T2)."""
    s.castle = setup.castle
    for space in range(st.SPACES):
        s.surface[space] = st.GROUND + space
    for tower in range(st.TOWERS):
        space = setup.tower_start[tower]
        s.space_of[tower] = space
        s.stack[space][0] = tower
        s.height[space] = 1
        s.surface[space] = tower


@jit
def draw_spell(s: State) -> None:
    """One more spell is drawn by lot (T25, T26, T50)."""
    left = 0
    for spell in range(st.SPELLS):
        left += 1 - (s.spells >> spell & 1)
    rest = below(s, left)
    for spell in range(st.SPELLS):
        if s.spells >> spell & 1 == 0:
            if rest == 0:
                s.spells |= 1 << spell
                return
            rest -= 1


@jit
def place_wizards(s: State, setup: Setup) -> None:
    """One wizard at a time from the starting player on, each on the first tower not yet full (T4); potions (T3)."""
    sides = 1 if s.together else s.seats
    tower = 0
    for k in range(s.wizards * sides):
        while s.total[tower] == setup.placement[tower]:
            tower += 1
        arrive(s, side_of(s, (s.first + k) % s.seats), tower)
    for side in range(sides):
        if setup.potions_full:
            s.full[side] = setup.potions
        else:
            s.empty[side] = setup.potions


@jit
def deal(s: State, setup: Setup) -> None:
    """The cards are shuffled and each hand gets three (T5)."""
    for card in range(st.CARDS):
        s.pile[card] = setup.deck[card]
        s.n_pile += setup.deck[card]
    for k in range(s.seats):
        refill(s, (s.first + k) % s.seats)
