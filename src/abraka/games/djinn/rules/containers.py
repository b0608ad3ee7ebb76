"""Circles, bottles and corks: what can be held, and putting it there (D39, D123, D127, D150)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import CORK_UP, INTO_BOTTLE, INTO_CIRCLE
from abraka.games.djinn.events import BOTTLED, CAUGHT
from abraka.games.djinn.rules.goods import has
from abraka.games.djinn.rules.tasks import add_if
from abraka.games.djinn.state import State


@jit
def free_circle(s: State, seat: int) -> int:
    """The leftmost empty active circle, NONE if there is none."""
    for circle in range(st.CIRCLES):
        if s.circle[seat][circle] == st.EMPTY:
            return circle
    return st.NONE


@jit
def circle_with(s: State, seat: int, sort: int) -> int:
    """The leftmost circle that holds this sort, NONE if there is none."""
    for circle in range(st.CIRCLES):
        if s.circle[seat][circle] == st.HOLDS + sort:
            return circle
    return st.NONE


@jit
def inactive_circle(s: State, seat: int) -> int:
    """The leftmost circle that is not active, NONE if all are (D39, D178)."""
    for circle in range(st.CIRCLES):
        if s.circle[seat][circle] >= st.INACTIVE:
            return circle
    return st.NONE


@jit
def fits(s: State, seat: int, counts: int, circles: int, corks: int, without: int) -> bool:
    """Whether all of these fit into containers together (D123).

    The counts of the five sorts have six bits each. `without` is a colour of which one bottle is taken, or NONE.
    """
    targets = 0
    matched = 0
    spare = 0
    for colour in range(st.COLOURS):
        wanted = counts >> (6 * colour) & 63
        bottles = s.bottles[seat][colour] - (1 if colour == without else 0)
        targets += wanted
        matched += min(wanted, bottles)
        spare += bottles - min(wanted, bottles)
    bosses = counts >> (6 * st.BOSS) & 63
    targets += bosses
    return targets - circles <= min(corks, matched + min(bosses, spare))


@jit
def empty_circles(s: State, seat: int) -> int:
    """How many active circles are empty."""
    n = 0
    for circle in range(st.CIRCLES):
        if s.circle[seat][circle] == st.EMPTY:
            n += 1
    return n


@jit
def all_fit(s: State, seat: int, counts: int) -> bool:
    """Whether all of these fit into the seat's empty circles and bottles (D123)."""
    return fits(s, seat, counts, empty_circles(s, seat), s.have[seat][st.CORKS], st.NONE)


@jit
def one_of(sort: int) -> int:
    """The counts of one djinn or boss alone."""
    return 1 << (6 * sort)


@jit
def bottle_fits(s: State, seat: int, sort: int, colour: int) -> bool:
    """Whether an empty bottle of this colour and a cork are there, and may hold the sort (D123)."""
    return (sort == st.BOSS or sort == colour) and s.bottles[seat][colour] > 0 and s.have[seat][st.CORKS] > 0


@jit
def list_containers(s: State, sort: int, rest: int) -> None:
    """Where one may go, such that the rest still fit; the Stickler must bottle if it can (D127)."""
    seat = s.active
    circles = empty_circles(s, seat)
    corks = s.have[seat][st.CORKS]
    usable = 0
    for colour in range(st.COLOURS):
        if bottle_fits(s, seat, sort, colour) and fits(s, seat, rest, circles, corks - 1, colour):
            usable |= 1 << colour
    if circles > 0 and fits(s, seat, rest, circles - 1, corks, st.NONE):
        add_if(s, usable == 0 or not has(s, seat, st.MUST_BOTTLE), INTO_CIRCLE)
    for colour in range(st.COLOURS):
        add_if(s, usable >> colour & 1 == 1, INTO_BOTTLE + colour)


@jit
def put_into(s: State, sort: int, action: int) -> None:
    """One goes into a circle, or into a bottle that is corked for good (D127)."""
    seat = s.active
    if action == INTO_CIRCLE:
        s.circle[seat][free_circle(s, seat)] = st.HOLDS + sort
        emit(s, CAUGHT, EVERYONE, seat, sort)
    else:
        colour = action - INTO_BOTTLE
        fill_bottle(s, seat, sort, colour)
        emit(s, CAUGHT, EVERYONE, seat, sort, 1 + colour)


@jit
def fill_bottle(s: State, seat: int, sort: int, colour: int) -> None:
    """An empty bottle and a cork are used up (D123)."""
    s.bottles[seat][colour] -= 1
    s.have[seat][st.CORKS] -= 1
    if sort == st.BOSS:
        s.boss_bottled[seat][colour] += 1
    else:
        s.bottled[seat][colour] += 1


# From circles into bottles.


@jit
def can_bottle(s: State) -> bool:
    """Whether the active seat can put anybody from a circle into a bottle (D150)."""
    for colour in range(st.COLOURS):
        waits = circle_with(s, s.active, colour) != st.NONE or circle_with(s, s.active, st.BOSS) != st.NONE
        if waits and bottle_fits(s, s.active, colour, colour):
            return True
    return False


@jit
def list_bottlings(s: State) -> None:
    """What may go from a circle into a bottle (D150)."""
    seat = s.active
    for sort in range(st.COLOURS):
        add_if(s, circle_with(s, seat, sort) != st.NONE and bottle_fits(s, seat, sort, sort), CORK_UP + sort)
    if circle_with(s, seat, st.BOSS) != st.NONE:
        for colour in range(st.COLOURS):
            add_if(s, bottle_fits(s, seat, st.BOSS, colour), CORK_UP + st.COLOURS + colour)


@jit
def cork_up(s: State, what: int) -> None:
    """One goes from a circle into a bottle; the circle is empty again (D150)."""
    sort = min(what, st.BOSS)
    colour = what % st.COLOURS
    s.circle[s.active][circle_with(s, s.active, sort)] = st.EMPTY
    fill_bottle(s, s.active, sort, colour)
    emit(s, BOTTLED, EVERYONE, s.active, sort, 1 + colour)
