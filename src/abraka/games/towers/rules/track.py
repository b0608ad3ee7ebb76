"""The track: who stands where, moving wizards and towers, the castle's flight (T10–T19)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import hot
from abraka.games.towers.events import (
    CASTLE_FLEW,
    CASTLE_STAYED,
    REVEALED,
    TOWER_MOVED,
    TRAPPED,
    WIZARD_ENTERED,
    WIZARD_MOVED,
)
from abraka.games.towers.rules.sides import colour_of, fill_potion
from abraka.games.towers.state import GROUND, SPACES, TOWERS, State

NO_ONE, SEVERAL = -1, -2


@hot
def ahead(space: int, steps: int) -> int:
    """The space so many steps forward, or back if negative (T1)."""
    return (space + steps + SPACES) % SPACES


@hot
def below_tower(s: State, tower: int) -> int:
    """The place that a tower stands on."""
    space = s.space_of[tower]
    floor = s.floor_of[tower]
    return s.stack[space][floor - 1] if floor > 0 else GROUND + space


@hot
def has_crest(s: State, space: int) -> bool:
    """Whether the surface of a space shows a raven crest (T1, T2)."""
    place = s.surface[space]
    crests = s.tower_crests >> place if place < TOWERS else s.ground_crests >> space
    return crests & 1 == 1


@hot
def has_room(s: State, space: int, wizards: int) -> bool:
    """Whether so many wizards may come to a space: the castle takes all, a surface six (T12, T13)."""
    return space == s.castle or s.total[s.surface[space]] + wizards <= s.crowd_limit


@hot
def arrive(s: State, owner: int, place: int) -> None:
    """A wizard comes to stand at a place."""
    s.crowd[place][owner] += 1
    s.total[place] += 1


@hot
def leave(s: State, owner: int, place: int) -> None:
    """A wizard goes from a place."""
    s.crowd[place][owner] -= 1
    s.total[place] -= 1


@hot
def enter_castle(s: State, owner: int, start: int, mover: int) -> None:
    """A wizard goes in, for ever (T13); one's own on one's own turn ends it (T14, T22, T31)."""
    if mover == s.active and owner == colour_of(s, mover):
        s.turn_over = True
    s.home[owner] += 1
    emit(s, WIZARD_ENTERED, EVERYONE, owner, start, mover)


@hot
def walk(s: State, owner: int, start: int, end: int, mover: int) -> bool:
    """Moves a visible wizard; says whether it entered the castle (T10, T13)."""
    leave(s, owner, s.surface[start])
    if end == s.castle:
        enter_castle(s, owner, start, mover)
        return True
    arrive(s, owner, s.surface[end])
    emit(s, WIZARD_MOVED, EVERYONE, owner, start, end, mover)
    return False


@hot
def fly_castle(s: State) -> None:
    """The castle flies on to the next free crest; if there is none it stays (T15)."""
    for distance in range(1, SPACES):
        space = ahead(s.castle, distance)
        if s.total[s.surface[space]] == 0 and has_crest(s, space):
            emit(s, CASTLE_FLEW, EVERYONE, s.castle, space)
            s.castle = space
            return
    emit(s, CASTLE_STAYED, EVERYONE, s.castle)


@hot
def may_move_tower(s: State, tower: int, steps: int) -> bool:
    """No tower may end on the castle's space, unless it carries the castle (T17)."""
    space = s.space_of[tower]
    return space == s.castle or ahead(space, steps) != s.castle


@hot
def shift_towers(s: State, tower: int, end: int) -> None:
    """Puts a tower and all above it on top of another space (T16). Wizards on their roofs come along."""
    start = s.space_of[tower]
    floor = s.floor_of[tower]
    for k in range(floor, s.height[start]):
        rising = s.stack[start][k]
        s.stack[start][k] = 0
        s.stack[end][s.height[end]] = rising
        s.space_of[rising] = end
        s.floor_of[rising] = s.height[end]
        s.height[end] += 1
        s.surface[end] = rising
    s.height[start] = floor
    s.surface[start] = s.stack[start][floor - 1] if floor > 0 else GROUND + start


@hot
def tell_crowd(s: State, kind: int, place: int, space: int) -> None:
    """Tells everybody who stands at a place."""
    if s.total[place] > 0 and not s.imagined:
        for owner in range(s.seats):
            if s.crowd[place][owner] > 0:
                emit(s, kind, EVERYONE, owner, s.crowd[place][owner], space)


@hot
def move_tower(s: State, tower: int, steps: int, mover: int) -> None:
    """A tower goes, with towers, wizards and castle above it (T16); covering wizards fills a potion (T18)."""
    start = s.space_of[tower]
    end = ahead(start, steps)
    covered = s.surface[end]
    emit(s, TOWER_MOVED, EVERYONE, tower, start, end, mover)
    shift_towers(s, tower, end)
    if start == s.castle:
        s.castle = end
    s.sealed = True
    tell_crowd(s, REVEALED, s.surface[start], start)
    if s.total[covered] > 0:
        tell_crowd(s, TRAPPED, covered, end)
        fill_potion(s, mover)


@hot
def may_move_wizard(s: State, owner: int, space: int, steps: int) -> bool:
    """Whether a visible wizard of that colour stands there and may go so far (T10, T12)."""
    return s.crowd[s.surface[space]][owner] > 0 and has_room(s, ahead(space, steps), 1)


@hot
def survey_wizards(s: State, owner: int, steps: int) -> int:
    """The space of the only wizard of a colour that may go so far; or NO_ONE, or SEVERAL."""
    found = NO_ONE
    for space in range(SPACES):
        if may_move_wizard(s, owner, space, steps):
            if found != NO_ONE:
                return SEVERAL
            found = space
    return found


@hot
def survey_towers(s: State, steps: int) -> int:
    """The only tower that may go so far; or NO_ONE, or SEVERAL."""
    found = NO_ONE
    for tower in range(TOWERS):
        if may_move_tower(s, tower, steps):
            if found != NO_ONE:
                return SEVERAL
            found = tower
    return found


@hot
def visible_wizards(s: State, owner: int) -> int:
    """How many wizards of a colour stand on surfaces."""
    count = 0
    for space in range(SPACES):
        count += s.crowd[s.surface[space]][owner]
    return count


@hot
def trapped_wizards(s: State, owner: int) -> int:
    """How many wizards of a colour are below towers: a public count (T32)."""
    return s.wizards - s.home[owner] - visible_wizards(s, owner)
