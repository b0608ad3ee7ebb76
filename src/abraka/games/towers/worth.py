"""How everybody stands, in points: 100 points of lead make the odds e to 1.

The weights come from matches of sensible players: what the winner had more of, at a turn's beginning.
"""

from abraka.core.records import Row, jit, table
from abraka.games.towers.gains import nearness, turned
from abraka.games.towers.reach import distance, distances, readiness, stands
from abraka.games.towers.rules.sides import goal_reached, partner_of
from abraka.games.towers.rules.track import ahead, has_crest, trapped_wizards
from abraka.games.towers.state import SPACES, State

SPREAD = 100
"""So many points of lead make the odds e to 1."""

MOST_LEFT = 5
MOST_EMPTY = 6
LEFT = table(
    (
        *(300, 180, 80, 20, 0, 0, 0),
        *(100, 80, 40, 0, 0, -10, -10),
        *(0, 0, 0, -10, -20, -40, -40),
        *(-70, -60, -50, -60, -70, -90, -100),
        *(-120, -100, -100, -90, -100, -110, -120),
        *(-150, -140, -120, -120, -120, -120, -120),
    )
)
"""By the wizards that are still out and the potions that are still empty."""

FULL_POTION = 8
ORDER = 24
TEMPO = 12
TRAPPED_WIZARD = -6
READY_NOW = table((0, 200, 70, 45, 30, 22))
READY_LATER = table((0, 60, 28, 11, 9, 10))
READY_FLOWN = 13
SURE = 900
"""What it is worth to have fulfilled the goal already; and how bad it is to be too late for it."""
A_POTION_MORE = 300


@jit
def next_flight(s: State) -> int:
    """How far the castle would fly now (T15)."""
    for way in range(1, SPACES):
        space = ahead(s.castle, way)
        if s.total[s.surface[space]] == 0 and has_crest(s, space):
            return way
    return 0


@jit
def evaluate(s: State, worth: Row) -> None:
    """Everybody's standing; partners have the same."""
    if s.together:
        for seat in range(s.seats):
            worth[seat] = joint_standing(s)
        return
    flight = next_flight(s)
    for seat in range(s.seats):
        worth[seat] = last_standing(s, seat) if s.ending else standing(s, seat, flight)
    if s.teams:
        for seat in range(s.seats // 2):
            both = (worth[seat] + worth[partner_of(s, seat)]) // 2
            worth[seat] = both
            worth[partner_of(s, seat)] = both


@jit
def ready_now(s: State, seat: int, flight: int) -> int:
    """How likely, in percent, the seat's hand brings a wizard home within a turn, the castle flown so far."""
    visible = turned(distances(s, seat), flight)
    on_towers = turned(stands(s, seat, True, True), flight)
    trapped = turned(stands(s, seat, False, False), flight)
    return readiness(s, seat, visible, on_towers, trapped, s.height[ahead(s.castle, flight)] > 0)


@jit
def turns_before(s: State, seat: int) -> int:
    """How many turns come before the seat's next one."""
    if seat == s.active and s.turn_over:
        return s.seats
    return (seat - s.active + s.seats) % s.seats


@jit
def standing(s: State, seat: int, flight: int) -> int:
    """How a seat stands while nobody has fulfilled the goal."""
    left = min(s.wizards - s.home[seat], MOST_LEFT)
    points = LEFT[left * (MOST_EMPTY + 1) + min(s.empty[seat], MOST_EMPTY)]
    points += FULL_POTION * s.full[seat]
    points += ORDER * ((seat - s.first + s.seats) % s.seats) // (s.seats - 1)
    waiting = turns_before(s, seat)
    points -= TEMPO * waiting // s.seats
    points += TRAPPED_WIZARD * trapped_wizards(s, seat)
    if left > 0:
        ready = READY_NOW[left] if waiting == 0 else READY_LATER[left]
        points += ready * ready_now(s, seat, 0) // 100
        if waiting > 0:
            points += READY_FLOWN * ready_now(s, seat, flight) // 100
    return points


@jit
def last_standing(s: State, seat: int) -> int:
    """How a seat stands in the last round: who has fulfilled the goal, who still may (T35, T36)."""
    if goal_reached(s, seat):
        return SURE + A_POTION_MORE * s.full[seat]
    played = (s.active - s.first + s.seats) % s.seats
    order = (seat - s.first + s.seats) % s.seats
    left = s.wizards - s.home[seat]
    if order < played or left > 1 or (left == 0 and s.empty[seat] > 2):
        return -SURE
    if left == 0:
        return SURE // (1 + s.empty[seat])
    return (2 * SURE + A_POTION_MORE * s.full[seat]) * ready_now(s, seat, 0) // (100 + 50 * s.empty[seat]) - SURE


@jit
def joint_standing(s: State) -> int:
    """How all stand together against the cards that are left (T50, T51)."""
    return 0
