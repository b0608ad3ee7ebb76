"""Set-up: the town and the displays (D2–D12, D210–D212, D230, D235)."""

from abraka.core.chance import below, shuffle, take_key
from abraka.core.events import clear_events
from abraka.core.records import Row, assign, jit
from abraka.games.djinn import state as st
from abraka.games.djinn.rules.bag import draw_bit, draw_djinn
from abraka.games.djinn.rules.draft import ask_trait
from abraka.games.djinn.rules.equipment import show_next_gear
from abraka.games.djinn.rules.mages import show_next_mage
from abraka.games.djinn.rules.movement import ask_move
from abraka.games.djinn.rules.tasks import push
from abraka.games.djinn.rules.turn import start_turn
from abraka.games.djinn.state import State


@jit
def reset(s: State, setup: State, key: Row) -> None:
    """Sets up a match under a key (D2–D14)."""
    assign(s, setup)
    take_key(s, key)
    lay_tokens(s)
    if s.first == st.NONE:
        s.first = below(s, s.seats)
    place_players(s)
    show_cards(s)
    place_djinns(s)
    s.active = s.first
    s.round = 1
    clear_events(s)
    ask_first_question(s)
    s.sealed = True


@jit
def ask_first_question(s: State) -> None:
    """The draft begins, or without one the first turn; both have several answers (D13, D60)."""
    if s.trait_offer > 0:
        push(s, st.DRAFT, 0, 0, 0)
        ask_trait(s)
    else:
        push(s, st.START_TURN, 0, 0, 0)
        start_turn(s)
        ask_move(s)


# The map.


@jit
def lay_tokens(s: State) -> None:
    """A token of each location on a square and on a round space; none at the Source (D2, D3)."""
    s.token[st.SOURCE] = st.NONE
    lay_shape(s, st.SQUARE)
    lay_shape(s, st.ROUND)
    while s.easy and neighbours_alike(s):
        lay_shape(s, st.SQUARE)
        lay_shape(s, st.ROUND)


@jit
def lay_shape(s: State, shape: int) -> None:
    """The tokens of one shape, in random order (D2)."""
    for location in range(st.LOCATIONS):
        s.options[location] = location
    shuffle(s, s.options, st.LOCATIONS)
    laid = 0
    for space in range(st.SPACES):
        if s.shape[space] == shape:
            s.token[space] = s.options[laid]
            laid += 1
    for location in range(st.LOCATIONS):
        s.options[location] = 0


@jit
def neighbours_alike(s: State) -> bool:
    """Whether a path joins two spaces with the same location (D3)."""
    for space in range(st.SPACES):
        for other in range(space):
            if s.joined[space] >> other & 1 and s.token[space] == s.token[other] != st.NONE:
                return True
    return False


@jit
def place_djinns(s: State) -> None:
    """A boss and djinns from the bag at each round space, more of them beside the Source (D10, D211, D235)."""
    for space in range(st.SPACES):
        if s.shape[space] == st.ROUND:
            s.boss[space] = 1
            beside_source = s.joined[space] >> st.SOURCE & 1 == 1
            for _ in range(s.round_djinns + (s.source_djinns if beside_source else 0)):
                s.djinns[space][draw_djinn(s)] += 1


# Players and cards.


@jit
def place_players(s: State) -> None:
    """Wizards off the map, assistants beside the market; the same two secret tiles are left out for all (D4, D6)."""
    tiles = (1 << st.LOCATIONS) - 1
    for _ in range(2):
        tiles &= ~(1 << draw_bit(s, tiles))
    for seat in range(s.seats):
        s.at[seat] = st.NONE
        s.via[seat] = st.NONE
        s.stall[seat] = st.NONE
        s.strip[seat] = tiles


@jit
def show_cards(s: State) -> None:
    """Piles with their top cards, awards, scoring cards, traits on offer, Tom's deck (D8, D9, D11–D13, D212)."""
    s.chest_pile = (1 << st.CHESTS) - 1
    s.mage_hidden = (1 << st.MAGES) - 1
    for pile in range(st.MAGE_PILES):
        s.mage_under[pile] = st.MAGES // st.MAGE_PILES
        show_next_mage(s, pile)
    s.gear_hidden = (1 << st.GEAR) - 1
    for kind in range(st.KINDS):
        show_next_gear(s, kind)
    for column in range(1, st.COLUMNS + 1):
        show_awards(s, column)
    show_scoring(s)
    show_traits(s, 0)
    show_traits(s, 1)
    if s.tom_size > 0:
        s.tom_pile = (1 << s.tom_size) - 1


@jit
def show_awards(s: State, column: int) -> None:
    """Some awards of a column (D11)."""
    left = 0
    for award in range(st.AWARDS):
        if s.award_column[award] == column:
            left |= 1 << award
    for _ in range(s.column_awards):
        award = draw_bit(s, left)
        left &= ~(1 << award)
        s.award_at[award] = st.SHOWN


@jit
def show_scoring(s: State) -> None:
    """The public scoring cards (D12)."""
    left = (1 << st.SCORINGS) - 1
    for _ in range(s.public_cards):
        card = draw_bit(s, left)
        left &= ~(1 << card)
        s.score_at[card] = st.SHOWN


@jit
def show_traits(s: State, positive: int) -> None:
    """Traits of one sign on offer (D13)."""
    left = 0
    for trait in range(st.TRAITS):
        if s.trait_positive[trait] == positive:
            left |= 1 << trait
    for _ in range(s.trait_offer):
        trait = draw_bit(s, left)
        left &= ~(1 << trait)
        s.trait_at[trait] = st.SHOWN
