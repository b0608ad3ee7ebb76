"""What a single move is worth to a seat, in points: a wizard, a tower, the castle, a swap, a wizard freed."""

from abraka.core.records import jit, table
from abraka.games.towers.bot.reach import LAST_SPACE, chance_of_home, distance
from abraka.games.towers.rules.sides import colour_of, partner_of, side_of
from abraka.games.towers.rules.spells import may_free
from abraka.games.towers.rules.track import ahead, below_tower
from abraka.games.towers.state import SPACES, TOWERS, State

SHARE = 12
"""How much an own wizard counts."""
AGAINST = 12
"""How much the others' wizards together count against it."""
THREAT = 24
"""And the last wizard of one who lacks nothing else."""

HOME = 100 * SHARE
GOING_HOME = 56 * SHARE
NEXT_TURN = 8 * SHARE
FILLED = 35 * SHARE
FULL = 11 * SHARE
TRAPPED = 11
NEARNESS = table(
    (
        *(0, 33, 38, 35, 38, 36, 33, 30, 27, 26, 24, 22, 21, 20, 19, 18),
        *(0, 40, 38, 31, 39, 31, 18, 18, 17, 16, 15, 14, 12, 8, 2, -4),
    )
)
"""What a visible wizard is worth by its distance from the castle, on a tower and on the ground, which carries nobody;
one that is home is worth HOME."""


@jit
def share_of(s: State, seat: int, owner: int) -> int:
    """How much a wizard of that colour matters to the seat: own and partner's more, others' less than nothing."""
    if s.together or owner == seat:
        return SHARE
    if s.teams and owner == partner_of(s, seat):
        return SHARE
    against = THREAT if s.home[owner] == s.wizards - 1 and s.empty[owner] == 0 else AGAINST
    return -against // (s.seats // 2 - 1 if s.teams else s.seats - 1)


@jit
def crowd_share(s: State, seat: int, place: int) -> int:
    """How much all wizards at a place matter to the seat."""
    if s.total[place] == 0:
        return 0
    share = 0
    for owner in range(s.seats):
        if s.crowd[place][owner] > 0:
            share += s.crowd[place][owner] * share_of(s, seat, owner)
    return share


@jit
def can_fill(s: State, seat: int) -> bool:
    """Whether a potion is left to be filled by the seat (T18, T42)."""
    if s.empty[side_of(s, seat)] > 0:
        return True
    return s.teams and s.empty[partner_of(s, seat)] > 0


@jit
def nearness(s: State, seat: int, place: int, away: int) -> int:
    """What a visible wizard at a place so far away from the castle is worth."""
    return NEARNESS[away if place < TOWERS else SPACES + away]


@jit
def gain_of_wizard(s: State, seat: int, owner: int, space: int, steps: int) -> int:
    """What it brings the seat that a visible wizard moves."""
    end = ahead(space, steps)
    here = nearness(s, seat, s.surface[space], distance(s, space))
    if end == s.castle:
        return share_of(s, seat, owner) * (HOME // SHARE - here)
    return share_of(s, seat, owner) * (nearness(s, seat, s.surface[end], distance(s, end)) - here)


@jit
def gain_of_castle(s: State, seat: int, steps: int) -> int:
    """What it brings the seat that the castle goes on so many spaces and all visible wizards are farther from it."""
    gain = 0
    for space in range(SPACES):
        place = s.surface[space]
        if s.total[place] > 0:
            here = distance(s, space)
            farther = nearness(s, seat, place, (here + steps) & LAST_SPACE) - nearness(s, seat, place, here)
            gain += crowd_share(s, seat, place) * farther
    return gain


@jit
def gain_of_tower(s: State, seat: int, tower: int, steps: int) -> int:
    """What it brings the seat that it moves a tower: who is lifted, covered, carried along; a potion filled."""
    start = s.space_of[tower]
    end = ahead(start, steps)
    covered = s.surface[end]
    gain = TRAPPED * crowd_share(s, seat, below_tower(s, tower))
    if s.total[covered] > 0:
        gain -= TRAPPED * crowd_share(s, seat, covered)
        if can_fill(s, seat):
            gain += FILLED
    if start == s.castle:
        return gain + gain_of_castle(s, seat, steps)
    top = s.surface[start]
    if s.total[top] > 0:
        here = nearness(s, seat, top, distance(s, start))
        gain += crowd_share(s, seat, top) * (nearness(s, seat, top, distance(s, end)) - here)
    return gain


@jit
def gain_of_swap(s: State, seat: int, first: int, second: int) -> int:
    """What it brings the seat that two top towers change places with the wizards on their roofs."""
    here = nearness(s, seat, first, distance(s, s.space_of[first]))
    nearer = nearness(s, seat, second, distance(s, s.space_of[second])) - here
    return nearer * (crowd_share(s, seat, first) - crowd_share(s, seat, second))


@jit
def gain_of_lift(s: State, seat: int, tower: int) -> int:
    """What it brings the seat to lift a tower by Free a wizard."""
    place = below_tower(s, tower)
    best = 0
    for owner in range(s.seats):
        if s.crowd[place][owner] > 0 and may_free(s, seat, owner):
            if s.space_of[tower] == s.castle:
                return HOME - TRAPPED * SHARE
            best = TRAPPED * SHARE
    return best


# Where the seat's own wizards would then be.


@jit
def turned(wizards: int, steps: int) -> int:
    """The distances when the castle has gone on so many spaces."""
    return (wizards << steps | wizards >> (SPACES - steps)) & (1 << SPACES) - 1


@jit
def after_wizard(s: State, wizards: int, owner: int, space: int, steps: int) -> int:
    """The distances of a colour's wizards after one of them has moved."""
    here = distance(s, space)
    if s.crowd[s.surface[space]][owner] == 1:
        wizards &= ~(1 << here)
    there = (here - steps) & LAST_SPACE
    return wizards | 1 << there if there > 0 else wizards


@jit
def after_tower(s: State, wizards: int, owner: int, tower: int, steps: int) -> int:
    """The distances of a colour's wizards after a tower has moved."""
    start = s.space_of[tower]
    end = ahead(start, steps)
    wizards &= ~(1 << distance(s, start) | 1 << distance(s, end))
    if s.crowd[below_tower(s, tower)][owner] > 0:
        wizards |= 1 << distance(s, start)
    if start == s.castle:
        return turned(wizards, steps & LAST_SPACE)
    if s.crowd[s.surface[start]][owner] > 0:
        wizards |= 1 << distance(s, end)
    return wizards


# The same with what comes next: the chance that one of the seat's wizards then goes home.


@jit
def score_wizard(s: State, seat: int, wizards: int, owner: int, space: int, steps: int, reach: int, weight: int) -> int:
    """A wizard's move."""
    gain = gain_of_wizard(s, seat, owner, space, steps)
    if owner != colour_of(s, seat):
        return gain + weight * chance_of_home(reach, wizards) // 100
    if ahead(space, steps) == s.castle:
        return gain
    return gain + weight * chance_of_home(reach, after_wizard(s, wizards, owner, space, steps)) // 100


@jit
def score_tower(s: State, seat: int, wizards: int, tower: int, steps: int, reach: int, weight: int) -> int:
    """A tower's move."""
    after = after_tower(s, wizards, colour_of(s, seat), tower, steps)
    return gain_of_tower(s, seat, tower, steps) + weight * chance_of_home(reach, after) // 100


@jit
def score_lift(s: State, seat: int, wizards: int, tower: int, reach: int, weight: int) -> int:
    """A tower lifted by Free a wizard: an own wizard that comes out may then walk."""
    gain = gain_of_lift(s, seat, tower)
    space = s.space_of[tower]
    if gain > 0 and space == s.castle:
        return gain
    if s.crowd[below_tower(s, tower)][colour_of(s, seat)] > 0:
        wizards |= 1 << distance(s, space)
    return gain + weight * chance_of_home(reach, wizards) // 100
