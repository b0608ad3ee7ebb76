"""Set-up: the table before the first turn (M1, M4–M7)."""

from abraka.core.chance import below
from abraka.core.events import EVERYONE, emit
from abraka.core.records import Row, clear, jit
from abraka.games.hill.events import GOBLIN_PLACED
from abraka.games.hill.geometry import FIELDS, VILLAGE, VILLAGES
from abraka.games.hill.rules.ask import ask
from abraka.games.hill.rules.cards import refill
from abraka.games.hill.rules.paths import number_of
from abraka.games.hill.state import (
    BEGIN_TURN,
    EACH,
    FACES,
    GOBLINS,
    KINDS,
    MOST_CARDS,
    NONE,
    PLACE,
    PLACING,
    SLOTS,
    STONE,
    TILE,
    Setup,
    State,
)

VILLAGES_USED = 3  # by each player, no more and no fewer (M6)


@jit
def reset(s: State, setup: Setup, key: Row) -> None:
    """Sets up a match under a key: the hill, and the first player, by lot unless named (M6)."""
    clear(s)
    s.key[0] = key[0]
    s.key[1] = key[1]
    s.seats = setup.seats
    s.walk_on = setup.walk_on
    s.aided = setup.aided
    s.turn_limit = setup.turn_limit
    lay_out(s, setup)
    for goblin in range(GOBLINS):
        s.place[goblin] = NONE
    for kind in range(KINDS):
        s.pile[kind] = setup.deck[kind]
        s.n_pile += setup.deck[kind]
    s.first = setup.first if setup.first != NONE else below(s, s.seats)
    s.active = s.first
    s.goblin = NONE
    s.lander = NONE
    s.cards_allowed = MOST_CARDS
    s.stage = PLACING
    s.turn = 1
    s.round = 1
    ask(s, s.first, PLACE)
    s.sealed = True


@jit
def lay_out(s: State, setup: Setup) -> None:
    """Tiles, face down, and stones on their fields (M4, M5)."""
    s.size = setup.size
    for field in range(FIELDS):
        if setup.stone_at[field] != 0:
            s.on[field] = STONE
    for slot in range(SLOTS):
        s.tile_at[slot] = setup.tile_at[slot]
        if setup.tile_at[slot] >= 0:
            s.on[setup.tile_at[slot]] = TILE + slot
    for face in range(FACES):
        s.bag[face] = setup.faces[face]


@jit
def villages_used(s: State, seat: int) -> int:
    """The villages that hold goblins of a seat, a bit each."""
    used = 0
    for goblin in range(seat * EACH, seat * EACH + EACH):
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
    for goblin in range(seat * EACH, seat * EACH + EACH):
        left += 1 if s.place[goblin] == NONE else 0
    return count <= VILLAGES_USED <= count + left


@jit
def put_goblin(s: State, goblin: int, village: int) -> None:
    """A goblin goes into a village; the next player puts down one, until all are there (M6)."""
    s.place[goblin] = VILLAGE + village
    emit(s, GOBLIN_PLACED, EVERYONE, s.active, number_of(goblin), VILLAGE + village, 0)
    s.active = (s.active + 1) % s.seats
    for other in range(s.active * EACH, s.active * EACH + EACH):
        if s.place[other] == NONE:
            ask(s, s.active, PLACE)
            return
    for k in range(s.seats):
        refill(s, (s.first + k) % s.seats)
    s.stage = BEGIN_TURN
