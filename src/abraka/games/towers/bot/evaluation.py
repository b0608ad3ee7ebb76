"""How everybody stands, in points: 100 points of lead make the odds e to 1.

The weights come from matches of players who look to the end of their turn: what the winner had more of.
"""

from abraka.core.records import Row, jit, table
from abraka.games.towers import state as st
from abraka.games.towers.bot.gains import turned
from abraka.games.towers.bot.reach import distances, readiness, stands
from abraka.games.towers.rules.sides import goal_reached, partner_of, side_full
from abraka.games.towers.rules.track import ahead, has_crest, trapped_wizards
from abraka.games.towers.state import State, use_of

SPREAD = 100
"""So many points of lead make the odds e to 1."""

MOST_LEFT = 5
MOST_EMPTY = 6
LEFT = table(
    (
        *(330, 293, 203, 120, 60, 20, 0),
        *(137, 143, 131, 115, 75, 30, -20),
        *(16, 42, 55, 52, 48, 26, 0),
        *(-77, -39, -12, 4, 20, 28, 0),
        *(-135, -92, -71, -56, -39, -16, 0),
        *(-212, -166, -141, -125, -110, -89, -74),
    )
)
"""By the wizards that are still out, and by the potions that are still empty."""
READY_NOW = table((0, 145, 52, 30, 22, 8))
READY_LATER = table((0, 31, 19, 7, 2, 0))
"""What it is worth that the hand brings a wizard home, at once or when one's turn comes, by the wizards still out."""
LAST_STEP_NOW = 70
LAST_STEP_LATER = 25
"""What comes to it when nothing else is missing."""
READY_FLOWN = 11
"""The same from where the castle would fly next."""
FULL_POTION = 36
ORDER = 34
"""Having the last turn of a round."""
TEMPO = 30
TRAPPED_WIZARD = 10
ON_GROUND = 7
"""A wizard on the ground is carried nowhere."""
FOR_TOWER = 8
FOR_WIZARD = 5
"""A card in hand."""
SURE = 900
"""What it is worth to have fulfilled the goal, and how bad it is to be too late for it."""
A_POTION_MORE = 300
SHARPNESS = table((100, 100, 100, 108, 116, 125, 140))
"""The same lead decides more when there are more players; percent."""
OF_A_TEAM = 55
"""What a partner's standing counts in the team's; percent."""

JOINT = -150
JOINT_PACE = 45
"""So many wizards go home with a hundred cards, if nothing goes wrong."""
ROOTS = table([round(100 * (cards or 1) ** 0.5) for cards in range(41)])


@jit
def next_flight(s: State) -> int:
    """How far the castle would fly now (T15)."""
    for way in range(1, st.SPACES):
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
            worth[seat] = team_standing(s, worth[seat], worth[partner_of(s, seat)])
            worth[partner_of(s, seat)] = worth[seat]


@jit
def team_standing(s: State, first: int, second: int) -> int:
    """How a team stands: in the last round as its weaker half, since both must fulfil the goal (T44)."""
    return min(first, second) if s.ending else (first + second) * OF_A_TEAM // 100


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
def on_ground(s: State, owner: int) -> int:
    """How many visible wizards of a colour stand on the ground."""
    count = 0
    for space in range(st.SPACES):
        if s.height[space] == 0:
            count += s.crowd[st.GROUND + space][owner]
    return count


@jit
def worth_of_hand(s: State, seat: int) -> int:
    """What a hand is worth by what its cards may move."""
    points = 0
    for i in range(s.n_hand[seat]):
        use = use_of(s.hand[seat][i])
        points += FOR_TOWER + FOR_WIZARD if use == st.EITHER else FOR_TOWER if use == st.TOWER_HALF else FOR_WIZARD
    return points


@jit
def worth_of_going_home(s: State, seat: int, left: int, waiting: int, flight: int) -> int:
    """What it is worth that the hand brings a wizard home."""
    last = left == 1 and s.empty[seat] == 0
    if waiting == 0:
        return (READY_NOW[left] + (LAST_STEP_NOW if last else 0)) * ready_now(s, seat, 0) // 100
    points = (READY_LATER[left] + (LAST_STEP_LATER if last else 0)) * ready_now(s, seat, 0)
    return (points + READY_FLOWN * ready_now(s, seat, flight)) // 100


@jit
def standing(s: State, seat: int, flight: int) -> int:
    """How a seat stands while nobody has fulfilled the goal."""
    left = min(s.wizards - s.home[seat], MOST_LEFT)
    waiting = turns_before(s, seat)
    points = LEFT[left * (MOST_EMPTY + 1) + min(s.empty[seat], MOST_EMPTY)]
    points += FULL_POTION * s.full[seat] + worth_of_hand(s, seat)
    points += ORDER * ((seat - s.first + s.seats) % s.seats) // (s.seats - 1) - TEMPO * waiting // s.seats
    points -= TRAPPED_WIZARD * trapped_wizards(s, seat) + ON_GROUND * on_ground(s, seat)
    if left > 0:
        points += worth_of_going_home(s, seat, left, waiting, flight)
    return points * SHARPNESS[s.seats] // 100


@jit
def last_standing(s: State, seat: int) -> int:
    """How a seat stands in the last round: who has fulfilled the goal, who still may (T35, T36)."""
    if goal_reached(s, seat):
        return SURE + A_POTION_MORE * side_full(s, seat)
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
    cards = s.last_card - s.turn + (1 if s.cards_played == 0 else 0)
    root = ROOTS[max(0, min(cards, len(ROOTS) - 1))]
    ahead_of_pace = JOINT_PACE * cards - 100 * (s.wizards - s.home[0])
    points = JOINT + ahead_of_pace * 15 // 100 + ahead_of_pace * 340 // root
    points -= s.empty[0] * max(0, 42_000 // root - 50) - 12 * s.full[0]
    points -= 15 * trapped_wizards(s, 0) + ON_GROUND * on_ground(s, 0)
    return points + 75 * ready_now(s, 0, 0) // 100
