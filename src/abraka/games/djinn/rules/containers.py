"""Circles, bottles and corks: what can be held, and putting it there (D39, D95, D123, D127, D150)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.actions import CORK_UP, INTO_BOTTLE, INTO_CIRCLE, PASS
from abraka.games.djinn.events import BOTTLED, CAUGHT, CIRCLE_ACTIVATED, DJINN_DRAWN, DJINN_RETURNED
from abraka.games.djinn.rules.bag import draw_djinn
from abraka.games.djinn.rules.goods import has
from abraka.games.djinn.rules.tasks import add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import (
    BOSS,
    CIRCLE_REWARD,
    CIRCLES,
    COLOURS,
    CONTAINER,
    CORKS,
    COVER_REWARD,
    COVERED,
    EMPTY,
    HOLD,
    HOLDS,
    INACTIVE,
    MUST_BOTTLE,
    NONE,
    PLAIN,
    RUN,
    State,
)


@jit
def free_circle(s: State, seat: int) -> int:
    """The leftmost empty active circle, NONE if there is none."""
    for circle in range(CIRCLES):
        if s.circle[seat][circle] == EMPTY:
            return circle
    return NONE


@jit
def circle_with(s: State, seat: int, sort: int) -> int:
    """The leftmost circle that holds this sort, NONE if there is none."""
    for circle in range(CIRCLES):
        if s.circle[seat][circle] == HOLDS + sort:
            return circle
    return NONE


@jit
def inactive_circle(s: State, seat: int) -> int:
    """The leftmost circle that is not active, NONE if all are (D39, D178)."""
    for circle in range(CIRCLES):
        if s.circle[seat][circle] >= INACTIVE:
            return circle
    return NONE


@jit
def activate_circle(s: State) -> None:
    """The leftmost inactive circle becomes active and gives its reward; a cover gives its own (D39, D95, D178)."""
    circle = inactive_circle(s, s.active)
    if circle != NONE:
        reward = COVER_REWARD if s.circle[s.active][circle] == COVERED else CIRCLE_REWARD + circle
        s.circle[s.active][circle] = EMPTY
        emit(s, CIRCLE_ACTIVATED, EVERYONE, s.active, circle + 1, 0, 0)
        push(s, RUN, reward, 0, PLAIN)


@jit
def fits(s: State, seat: int, counts: int, circles: int, corks: int, without: int) -> bool:
    """Whether all of these fit into containers together (D123).

    The counts of the five sorts have six bits each. `without` is a colour of which one bottle is taken, or NONE.
    """
    targets = 0
    matched = 0
    spare = 0
    for colour in range(COLOURS):
        wanted = counts >> (6 * colour) & 63
        bottles = s.bottles[seat][colour] - (1 if colour == without else 0)
        targets += wanted
        matched += min(wanted, bottles)
        spare += bottles - min(wanted, bottles)
    bosses = counts >> (6 * BOSS) & 63
    targets += bosses
    return targets - circles <= min(corks, matched + min(bosses, spare))


@jit
def empty_circles(s: State, seat: int) -> int:
    """How many active circles are empty."""
    n = 0
    for circle in range(CIRCLES):
        if s.circle[seat][circle] == EMPTY:
            n += 1
    return n


@jit
def all_fit(s: State, seat: int, counts: int) -> bool:
    """Whether all of these fit into the seat's empty circles and bottles (D123)."""
    return fits(s, seat, counts, empty_circles(s, seat), s.have[seat][CORKS], NONE)


@jit
def one_of(sort: int) -> int:
    """The counts of one djinn or boss alone."""
    return 1 << (6 * sort)


@jit
def bottle_fits(s: State, seat: int, sort: int, colour: int) -> bool:
    """Whether an empty bottle of this colour and a cork are there, and may hold the sort (D123)."""
    return (sort == BOSS or sort == colour) and s.bottles[seat][colour] > 0 and s.have[seat][CORKS] > 0


@jit
def list_containers(s: State, sort: int, rest: int, may_decline: bool) -> None:
    """Where one may go, such that the rest still fit; the Stickler must bottle if it can (D127)."""
    seat = s.active
    circles = empty_circles(s, seat)
    corks = s.have[seat][CORKS]
    usable = 0
    for colour in range(COLOURS):
        if bottle_fits(s, seat, sort, colour) and fits(s, seat, rest, circles, corks - 1, colour):
            usable |= 1 << colour
    if circles > 0 and fits(s, seat, rest, circles - 1, corks, NONE):
        add_if(s, usable == 0 or not has(s, seat, MUST_BOTTLE), INTO_CIRCLE)
    for colour in range(COLOURS):
        add_if(s, usable >> colour & 1 == 1, INTO_BOTTLE + colour)
    add_if(s, may_decline, PASS)


@jit
def put_into(s: State, sort: int, action: int) -> None:
    """One goes into a circle, or into a bottle that is corked for good (D127)."""
    seat = s.active
    if action == INTO_CIRCLE:
        s.circle[seat][free_circle(s, seat)] = HOLDS + sort
        emit(s, CAUGHT, EVERYONE, seat, sort, 0, 0)
    else:
        colour = action - INTO_BOTTLE
        fill_bottle(s, seat, sort, colour)
        emit(s, CAUGHT, EVERYONE, seat, sort, 1 + colour, 0)


@jit
def fill_bottle(s: State, seat: int, sort: int, colour: int) -> None:
    """An empty bottle and a cork are used up (D123)."""
    s.bottles[seat][colour] -= 1
    s.have[seat][CORKS] -= 1
    if sort == BOSS:
        s.boss_bottled[seat][colour] += 1
    else:
        s.bottled[seat][colour] += 1


# A djinn that was drawn, or comes free with a boss.


@jit
def hold(s: State, sort: int, may_decline: bool) -> None:
    """Somebody waits for a container."""
    s.held = 1 + sort
    push(s, HOLD, sort, 1 if may_decline else 0, 0)


@jit
def ask_container(s: State) -> None:
    """Where shall it go? (D127)"""
    list_containers(s, detail(s, 0), 0, detail(s, 1) == 1)
    ask(s, CONTAINER)


@jit
def place_held(s: State, action: int) -> None:
    """It goes into its container, or back into the bag (D36)."""
    sort = detail(s, 0)
    s.held = 0
    pop(s)
    if action == PASS:
        s.bag[sort] += 1
        emit(s, DJINN_RETURNED, EVERYONE, s.active, sort, 0, 0)
    else:
        put_into(s, sort, action)


@jit
def draw_djinns(s: State) -> None:
    """Draws a djinn from the bag, to be captured for nothing or returned."""
    left = detail(s, 0)
    if left == 0:
        pop(s)
        return
    set_detail(s, 0, left - 1)
    colour = draw_djinn(s)
    if colour == NONE:
        return
    emit(s, DJINN_DRAWN, EVERYONE, s.active, colour, 0, 0)
    if all_fit(s, s.active, one_of(colour)):
        hold(s, colour, True)
    else:
        s.bag[colour] += 1
        emit(s, DJINN_RETURNED, EVERYONE, s.active, colour, 0, 0)


# From circles into bottles.


@jit
def list_bottlings(s: State) -> None:
    """What may go from a circle into a bottle (D150)."""
    seat = s.active
    for sort in range(COLOURS):
        add_if(s, circle_with(s, seat, sort) != NONE and bottle_fits(s, seat, sort, sort), CORK_UP + sort)
    if circle_with(s, seat, BOSS) != NONE:
        for colour in range(COLOURS):
            add_if(s, bottle_fits(s, seat, BOSS, colour), CORK_UP + COLOURS + colour)


@jit
def cork_up(s: State, what: int) -> None:
    """One goes from a circle into a bottle; the circle is empty again (D150)."""
    sort = min(what, BOSS)
    colour = what % COLOURS
    s.circle[s.active][circle_with(s, s.active, sort)] = EMPTY
    fill_bottle(s, s.active, sort, colour)
    emit(s, BOTTLED, EVERYONE, s.active, sort, 1 + colour, 0)
