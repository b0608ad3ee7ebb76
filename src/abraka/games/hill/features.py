"""What a seat of Magic Hill knows, as numbers (see `core.features`).

The hill is seen by its goblins: where each stands, and for the own ones where every card would lead to round the ring.
What a tile shows is known to all who saw it, and all saw it (M17): features remember it.
"""

from abraka.core.features import Feature, Layout, empty, from_seat, put, put_flag, put_one_hot, seat_at
from abraka.core.records import Floats, hot, jit, table
from abraka.games.hill import state as st
from abraka.games.hill.actions import KIND_NAMES
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.geometry import (
    BASE,
    FIELDS,
    LARGEST,
    NOWHERE,
    SIZES,
    SUMMIT,
    VILLAGE,
    VILLAGES,
    exists,
    is_corner,
    level_of,
    ring_length,
)
from abraka.games.hill.rules.cards import hand_limit
from abraka.games.hill.rules.paths import corner_of, field_above, next_on_ring
from abraka.games.hill.state import State
from abraka.games.hill.view import PROMPTS

VERSION = 1
ASKED_KINDS = len(PROMPTS)
HEIGHTS = ("aside", "village", "level1", "level2", "level3", "level4", "summit")
LANDING = ("free", "climb", "goblin", "pair", "stone", "unseen", "passage", "back")
TURN_SCALE = 256
MOST_TURNS = 10_000

GOBLIN_FACTS = len(HEIGHTS) + 7
STEP_FACTS = len(LANDING)
OWN_FACTS = 2 * st.VALUES * STEP_FACTS
SEAT_FACTS = 5
TILE_FACTS = st.FACES + 2

HEIGHT = table([level_of(place) + 2 for place in range(FIELDS)] + [1] * VILLAGES + [len(HEIGHTS) - 1])
"""By place: the number of its height."""
AROUND = table(
    [
        (place - BASE[level_of(place)]) * 1000 // ring_length(size, level_of(place)) if exists(size, place) else 0
        for size in range(SIZES)
        for place in range(FIELDS)
    ]
)
"""By size and field: how far round its ring from the marked corner, in thousandths."""
CORNERS = table(
    [int(exists(size, place) and is_corner(size, place)) for size in range(SIZES) for place in range(FIELDS)]
)


def layout(players: int) -> list[Feature]:
    """The names of all features, in order."""
    found, seats = Layout(), range(players)
    found.group("table")
    found.flag("walk_on")
    found.one_hot("side", range(LARGEST - SIZES + 1, LARGEST + 1))
    found.number("turns_left", "turns_gone", high=MOST_TURNS / TURN_SCALE)
    found.group("turn")
    found.one_hot("prompt", PROMPTS)
    found.one_hot("to_act", seats)
    found.one_hot("active", seats)
    found.one_hot("first", seats)
    found.one_hot("goblin", range(1, st.EACH + 1))
    found.one_hot("lander_seat", seats)
    found.one_hot("lander", range(1, st.EACH + 1))
    found.number("cards_played", "cards_allowed", high=32)
    found.number("cards_put", high=2)
    found.number("picks")
    found.flag("turn_over")
    found.one_hot("rotation", range(VILLAGES))
    found.group("seats")
    for seat in seats:
        found.number(f"seat{seat}.stones", f"seat{seat}.cards", high=2)
        found.number(f"seat{seat}.ravens", f"seat{seat}.over_limit", high=24)
        found.number(f"seat{seat}.highest")
    found.group("goblins")
    for seat in seats:
        for number in range(1, st.EACH + 1):
            _goblin(found, f"seat{seat}.goblin{number}")
    found.group("ways")
    for number in range(1, st.EACH + 1):
        for way in ("cw", "ccw"):
            for value in range(1, st.VALUES + 1):
                found.flag(*(f"goblin{number}.{way}{value}.{name}" for name in LANDING))
    found.group("tiles")
    for slot in range(st.SLOTS):
        found.flag(*(f"tile{slot}.{name}" for name in ("there", *FACE_NAMES[1:], "unseen", "open")))
    found.each("bag", FACE_NAMES[1:], high=6)
    found.group("hand")
    found.each("hand", KIND_NAMES, high=3)
    found.group("cards")
    found.number("pile", high=8)
    found.each("discard", KIND_NAMES, high=25)
    found.each("unseen", KIND_NAMES, high=25)
    return found.features


def _goblin(found: Layout, goblin: str) -> None:
    found.one_hot(f"{goblin}.height", HEIGHTS)
    found.number(f"{goblin}.around")
    found.flag(*(f"{goblin}.{name}" for name in ("corner", "sits", "blocked", "waits", "way_up", "named")))


@jit
def features(s: State, seat: int, row: Floats) -> int:
    """Writes all that a seat knows; returns how many numbers that is."""
    empty(row)
    at = put_table(s, row, 0)
    at = put_turn(s, seat, row, at)
    seats = at
    at += s.seats * SEAT_FACTS
    for k in range(s.seats):
        other = seat_at(seat, k, s.seats)
        highest = 0
        for goblin in range(other * st.EACH, other * st.EACH + st.EACH):
            highest = max(highest, put_goblin(s, goblin, row, at))
            at += GOBLIN_FACTS
        put_seat(s, other, highest, row, seats + k * SEAT_FACTS)
    for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
        put_ways(s, goblin, row, at)
        at += OWN_FACTS
    at = put_tiles(s, row, at)
    return put_cards(s, seat, row, at)


@hot
def put_table(s: State, row: Floats, at: int) -> int:
    """The options and the hill that matter, and how far the match is."""
    at = put_flag(row, at, s.walk_on)
    at = put_one_hot(row, at, s.size, SIZES)
    at = put(row, at, (s.turn_limit - s.turn) / TURN_SCALE)
    return put(row, at, s.turn / TURN_SCALE)


@hot
def put_turn(s: State, seat: int, row: Floats, at: int) -> int:
    """Who is asked what, and how far the turn is."""
    at = put_one_hot(row, at, s.prompt, ASKED_KINDS)
    at = put_one_hot(row, at, from_seat(seat, s.to_act, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.active, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.first, s.seats), s.seats)
    at = put_one_hot(row, at, s.goblin % st.EACH if s.goblin != st.NONE else st.NONE, st.EACH)
    lander = s.lander // st.EACH if s.lander != st.NONE else st.NONE
    at = put_one_hot(row, at, from_seat(seat, lander, s.seats), s.seats)
    at = put_one_hot(row, at, s.lander % st.EACH if s.lander != st.NONE else st.NONE, st.EACH)
    at = put(row, at, s.cards_played / 4)
    at = put(row, at, s.cards_allowed / 4)
    at = put(row, at, s.cards_put / 4)
    at = put(row, at, s.picks / 4)
    at = put_flag(row, at, s.turn_over)
    return put_one_hot(row, at, s.rotation, VILLAGES)


@hot
def put_seat(s: State, seat: int, highest: int, row: Floats, at: int) -> None:
    """Stones, cards and ravens of a seat, and how high its best goblin is."""
    row[at] = s.stones[seat] / 2
    row[at + 1] = s.n_hand[seat] / 4
    row[at + 2] = s.ravens[seat]
    row[at + 3] = max(0, s.n_hand[seat] - hand_limit(s, seat))
    row[at + 4] = highest / 8


@hot
def put_goblin(s: State, goblin: int, row: Floats, at: int) -> int:
    """Where a goblin is, and what it could do from there; returns how high that is."""
    place = s.place[goblin]
    height = HEIGHT[place] if place != st.NONE else 0
    row[at + height] = 1.0
    at += len(HEIGHTS)
    put_flag(row, at + 6, s.goblin == goblin)
    if place != st.NONE and place < FIELDS:
        upper = s.upper[place]
        row[at] = AROUND[s.size * FIELDS + place] / 1024
        row[at + 1] = CORNERS[s.size * FIELDS + place]
        put_flag(row, at + 2, upper == goblin + 1)
        put_flag(row, at + 3, upper != 0 and upper != goblin + 1)
        row[at + 4] = s.waits[goblin]
        if upper == goblin + 1:
            put_flag(row, at + 5, leads_up(s, place))
    elif place != st.NONE and place < SUMMIT:
        row[at] = (place - VILLAGE) / 4
    return height


@hot
def leads_up(s: State, field: int) -> bool:
    """Whether a goblin that sits there could climb now: no corner, and nobody stands above (M12)."""
    above = field_above(s, field)
    return above != NOWHERE and (above == SUMMIT or s.lower[above] == 0)


@hot
def put_ways(s: State, goblin: int, row: Floats, at: int) -> None:
    """Where each value would lead a goblin round its ring; nothing for one that can't move, nor behind a pair (M10)."""
    place = s.place[goblin]
    if place == st.NONE or place == SUMMIT:
        return
    if place < FIELDS and s.upper[place] != 0 and s.upper[place] != goblin + 1:
        return
    for direction in range(2):
        field = place
        for step in range(st.VALUES):
            field = corner_of(s, field - VILLAGE) if field >= VILLAGE else next_on_ring(s, field, direction)
            here = at + (direction * st.VALUES + step) * STEP_FACTS
            if s.upper[field] != 0:
                row[here + 3] = 1.0
                break
            put_landing(s, field, row, here)


@hot
def put_landing(s: State, field: int, row: Floats, at: int) -> None:
    """What waits on a field: a goblin to sit on, a stone, a tile; a pair ends the way."""
    thing = s.on[field]
    if s.lower[field] != 0:
        row[at + (1 if leads_up(s, field) else 2)] = 1.0
    elif thing == st.STONE:
        row[at + 4] = 1.0
    elif thing >= st.TILE:
        face = s.face[thing - st.TILE]
        put_flag(row, at + 5, face == st.UNSEEN)
        put_flag(row, at + 6, face == st.PASSAGE)
        put_flag(row, at + 7, face == st.GHOST or face == st.TRAPDOOR)
    else:
        row[at] = 1.0


@hot
def put_tiles(s: State, row: Floats, at: int) -> int:
    """Each tile that is left: what it shows, as far as anybody has seen it; and what may be on the others."""
    for slot in range(st.SLOTS):
        if s.tile_at[slot] >= 0:
            face = s.face[slot]
            row[at] = 1.0
            row[at + (face if face != st.UNSEEN else st.FACES)] = 1.0
            row[at + st.FACES + 1] = s.up >> slot & 1
        at += TILE_FACTS
    for face in range(1, st.FACES):
        row[at + face - 1] = s.bag[face] / 4
    return at + st.FACES - 1


@hot
def put_cards(s: State, me: int, row: Floats, at: int) -> int:
    """The own hand, the discards, and where all other cards may be: in the pile or in another hand."""
    row[at + st.KINDS] = s.n_pile / 16
    for kind in range(st.KINDS):
        own = s.hand[me][kind]
        unseen = s.pile[kind] - own
        for other in range(s.seats):
            unseen += s.hand[other][kind]
        row[at + kind] = own / 2
        row[at + st.KINDS + 1 + kind] = s.discard[kind] / 4
        row[at + 2 * st.KINDS + 1 + kind] = unseen / 4
    return at + 3 * st.KINDS + 1
