"""Set-up: the table before the first turn (M1, M4–M7)."""

from abraka.core.chance import below, take_key
from abraka.core.events import EVERYONE, emit
from abraka.core.records import Row, clear, jit
from abraka.games.hill import state as st
from abraka.games.hill.events import GOBLIN_PLACED
from abraka.games.hill.geometry import FIELDS, VILLAGE, VILLAGES
from abraka.games.hill.rules.ask import ask
from abraka.games.hill.rules.cards import refill
from abraka.games.hill.rules.paths import number_of
from abraka.games.hill.state import Setup, State

VILLAGES_USED = 3  # by each player, no more and no fewer (M6)


@jit
def reset(s: State, setup: Setup, key: Row) -> None:
    """Sets up a match under a key: the hill, and the first player, by lot unless named (M6)."""
    clear(s)
    take_key(s, key)
    s.seats = setup.seats
    s.walk_on = setup.walk_on
    s.aided = setup.aided
    s.turn_limit = setup.turn_limit
    lay_out(s, setup)
    for goblin in range(st.GOBLINS):
        s.place[goblin] = st.NONE
    for kind in range(st.KINDS):
        s.pile[kind] = setup.deck[kind]
        s.n_pile += setup.deck[kind]
    s.first = setup.first if setup.first != st.NONE else below(s, s.seats)
    s.active = s.first
    s.goblin = st.NONE
    s.lander = st.NONE
    s.cards_allowed = st.MOST_CARDS
    s.stage = st.PLACING
    s.turn = 1
    s.round = 1
    ask(s, s.first, st.PLACE)
    s.sealed = True


@jit
def lay_out(s: State, setup: Setup) -> None:
    """Tiles, face down, and stones on their fields (M4, M5)."""
    s.size = setup.size
    for field in range(FIELDS):
        if setup.stone_at[field] != 0:
            s.on[field] = st.STONE
    for slot in range(st.SLOTS):
        s.tile_at[slot] = setup.tile_at[slot]
        if setup.tile_at[slot] >= 0:
            s.on[setup.tile_at[slot]] = st.TILE + slot
    for face in range(st.FACES):
        s.bag[face] = setup.faces[face]


@jit
def villages_used(s: State, seat: int) -> int:
    """The villages that hold goblins of a seat, a bit each."""
    used = 0
    for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
        if s.place[goblin] >= VILLAGE:
            used |= 1 << (s.place[goblin] - VILLAGE)
    return used


@jit
def village_fits(s: State, seat: int, village: int) -> bool:
    """Whether the player can still come to exactly three villages after using this one (M6)."""
    used = villages_used(s, seat) | 1 << village
    count = 0
    for k in range(VILLAGES):
        count += used >> k & 1
    left = -1
    for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
        left += 1 if s.place[goblin] == st.NONE else 0
    return count <= VILLAGES_USED <= count + left


@jit
def put_goblin(s: State, goblin: int, village: int) -> None:
    """A goblin goes into a village; the next player puts down one, until all are there (M6)."""
    s.place[goblin] = VILLAGE + village
    emit(s, GOBLIN_PLACED, EVERYONE, s.active, number_of(goblin), VILLAGE + village)
    s.active = (s.active + 1) % s.seats
    for other in range(s.active * st.EACH, s.active * st.EACH + st.EACH):
        if s.place[other] == st.NONE:
            ask(s, s.active, st.PLACE)
            return
    for k in range(s.seats):
        refill(s, (s.first + k) % s.seats)
    s.stage = st.BEGIN_TURN
