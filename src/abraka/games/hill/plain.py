"""Where goblins may go, asked of a plain state: for reading positions, explaining refusals and describing choices.

The compiled rules have their own answers; tests hold the two against each other.
"""

from abraka.core.state import NOBODY
from abraka.games.hill.geometry import (
    AGAINST,
    CLOCKWISE,
    FIELDS,
    LEVELS,
    NOWHERE,
    SUMMIT,
    VILLAGE,
    VILLAGES,
    above,
    below,
    level_of,
    next_field,
)
from abraka.games.hill.state import (
    CCW,
    CW,
    EACH,
    HAND,
    JOKER,
    NONE,
    OUT,
    PASSAGE,
    SLOTS,
    TILE,
    UP,
    UP_CCW,
    UP_CW,
    VALUES,
    State,
)
from abraka.games.hill.view import corner_of

CLIMBS = (UP, UP_CW, UP_CCW)
VILLAGES_USED = 3


def kind_of(card: int) -> int:
    """The kind of a card as it is played (M8)."""
    return card if card < VALUES else JOKER


def value_of(card: int) -> int:
    """What a card as it is played counts (M8)."""
    return card % VALUES + 1


def hand_limit(state: State, seat: int) -> int:
    """Three cards, and one more for each stone (M15)."""
    return HAND + state.stones[seat]


def is_pair(state: State, field: int) -> bool:
    """Whether a goblin sits on another there."""
    return state.upper[field] > 0


def is_free(state: State, place: int) -> bool:
    """Whether no goblin stands there."""
    return place == SUMMIT or state.lower[place] == 0


def sits(state: State, goblin: int) -> bool:
    """Whether a goblin sits on another."""
    place = state.place[goblin]
    return 0 <= place < FIELDS and state.upper[place] == goblin + 1


def blocked(state: State, goblin: int) -> bool:
    """Whether another sits on it (M10)."""
    place = state.place[goblin]
    return 0 <= place < FIELDS and is_pair(state, place) and not sits(state, goblin)


def reach(state: State, field: int, direction: int) -> int:
    """Steps to the first pair, which nobody jumps over (M10)."""
    for steps in range(1, VALUES):
        field = next_field(state.size, field, direction)
        if is_pair(state, field):
            return steps
    return VALUES


def climb_target(state: State, goblin: int) -> int:
    """Where a goblin may climb to, NOWHERE if it can't (M12)."""
    if not sits(state, goblin):
        return NOWHERE
    field = above(state.size, state.place[goblin])
    return field if field != NOWHERE and is_free(state, field) else NOWHERE


def ways_of(state: State, goblin: int) -> dict[int, range]:
    """For each way the values that lead there (M3, M9–M12)."""
    place = state.place[goblin]
    if place == NONE:
        return {}
    if place >= VILLAGE:
        corner = corner_of(state, place - VILLAGE)
        if is_pair(state, corner):
            return {CW: range(1, 2), CCW: range(1, 2)}
        return {
            CW: range(2, min(VALUES, 1 + reach(state, corner, CLOCKWISE)) + 1),
            CCW: range(2, min(VALUES, 1 + reach(state, corner, AGAINST)) + 1),
            OUT: range(1, 2),
        }
    found = {
        CW: range(1, reach(state, place, CLOCKWISE) + 1),
        CCW: range(1, reach(state, place, AGAINST) + 1),
    }
    field = climb_target(state, goblin)
    if field == SUMMIT:
        found[UP] = range(1, VALUES + 1)
    elif field != NOWHERE:
        found[UP] = range(1, 2)
        found[UP_CW] = range(2, min(VALUES, 1 + reach(state, field, CLOCKWISE)) + 1)
        found[UP_CCW] = range(2, min(VALUES, 1 + reach(state, field, AGAINST)) + 1)
    return found


def only_climbing(state: State) -> bool:
    """Who has landed on a goblin in this turn may only climb with the next card (M13)."""
    return state.cards_played > 1 and not state.walk_on and sits(state, state.goblin)


def open_ways(state: State) -> dict[int, range]:
    """The ways of the named goblin, as far as the turn allows them (M13)."""
    climbing = only_climbing(state)
    return {w: values for w, values in ways_of(state, state.goblin).items() if not climbing or w in CLIMBS}


def values_of(ways: dict[int, range]) -> set[int]:
    """All values that lead anywhere."""
    return {value for values in ways.values() for value in values}


def has_move(state: State) -> bool:
    """Whether the active hand has a card that moves the named goblin."""
    hand, values = state.hand[state.active], values_of(open_ways(state))
    return any((hand[value - 1] or hand[JOKER]) for value in values)


def villages_used(state: State, seat: int) -> set[int]:
    """The villages in which a seat has goblins."""
    return {p - VILLAGE for p in state.place[seat * EACH : seat * EACH + EACH] if VILLAGE <= p < VILLAGE + VILLAGES}


def unplaced(state: State, seat: int) -> int:
    """How many goblins of a seat are not on the table yet."""
    return list(state.place[seat * EACH : seat * EACH + EACH]).count(NONE)


def village_fits(state: State, seat: int, village: int) -> bool:
    """Whether exactly three villages are still possible after using this one (M6)."""
    used = len(villages_used(state, seat) | {village})
    return used <= VILLAGES_USED <= used + unplaced(state, seat) - 1


def tiles_down(state: State) -> list[int]:
    """The slots whose tiles lie face down."""
    return [slot for slot in range(SLOTS) if state.tile_at[slot] != NONE and not state.up >> slot & 1]


def tile_under(state: State, goblin: int) -> int:
    """The slot of the tile on a goblin's field, NONE if there is none."""
    place = state.place[goblin]
    return state.on[place] - TILE if 0 <= place < FIELDS and state.on[place] >= TILE else NONE


def leads_to(state: State, goblin: int) -> int:
    """Where the passage or the trapdoor below a goblin leads to (M22, M23)."""
    face, field = state.face[tile_under(state, goblin)], state.place[goblin]
    return above(state.size, field) if face == PASSAGE else below(state.size, field)


def asked_seat(state: State) -> int:
    """The owner of the goblin whose landing is settled."""
    return NOBODY if state.lander == NONE else state.lander // EACH


def on_top_ring(field: int) -> bool:
    """Whether a field is on level 4."""
    return level_of(field) == LEVELS - 1
