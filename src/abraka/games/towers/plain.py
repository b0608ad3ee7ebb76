"""What may move, be paid and be reached, asked of a plain state: for reading positions and explaining refusals.

The compiled rules have their own answers; tests hold the two against each other.
"""

from abraka.games.towers.state import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    CS,
    FREE,
    GROUND,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    MASTER,
    RAVEN,
    SPACES,
    SWAP,
    TOWERS,
    WIZARD_HALF,
    State,
)
from abraka.games.towers.view import partner_of, trapped_of

SPELL_STEPS = {ADVANCE_WIZARD: 1, ADVANCE_TOWER: 2, HEADWIND_WIZARD: -1, HEADWIND_TOWER: -2}


def ahead(space: int, steps: int) -> int:
    """The space so many steps forward, or back if negative (T1)."""
    return (space + steps) % SPACES


def side_of(state: State, seat: int) -> int:
    """Whose hand, potions and wizards a seat uses (T51)."""
    return 0 if state.together else seat


def colour_of(state: State, seat: int) -> int:
    """Whose wizards are a seat's own: the partner's once all of its own are home (T42, T45)."""
    partner = partner_of(state, seat)
    if partner is not None and state.home[seat] == state.wizards:
        return partner
    return side_of(state, seat)


def has_room(state: State, space: int, wizards: int) -> bool:
    """The castle takes all, a surface six (T12, T13)."""
    return space == state.castle or state.total[state.surface[space]] + wizards <= state.crowd_limit


def visible(state: State, owner: int, space: int) -> int:
    """How many wizards of a colour stand on a space's surface."""
    return state.crowd[state.surface[space]][owner]


def wizards_that_may_go(state: State, owners: range, steps: int) -> list[tuple[int, int]]:
    """Visible wizards of these colours that may go so far, as owner and space (T10, T12)."""
    return [
        (owner, space)
        for owner in owners
        for space in range(SPACES)
        if visible(state, owner, space) and has_room(state, ahead(space, steps), 1)
    ]


def tower_may_go(state: State, tower: int, steps: int) -> bool:
    """No tower may end on the castle's space, unless it carries the castle (T17)."""
    space = state.space_of[tower]
    return space == state.castle or ahead(space, steps) != state.castle


def towers_that_may_go(state: State, steps: int) -> list[int]:
    """Towers that may go so far (T16, T17)."""
    return [tower for tower in range(TOWERS) if tower_may_go(state, tower, steps)]


def below_tower(state: State, tower: int) -> int:
    """The place that a tower stands on."""
    space, floor = state.space_of[tower], state.floor_of[tower]
    return state.stack[space][floor - 1] if floor else GROUND + space


def is_top(state: State, tower: int) -> bool:
    """Whether no tower stands on this one."""
    return state.surface[state.space_of[tower]] == tower


def swappable(state: State) -> list[int]:
    """Top towers that do not bear the castle (T23)."""
    return [tower for tower in range(TOWERS) if is_top(state, tower) and state.space_of[tower] != state.castle]


def castle_may_go(state: State) -> bool:
    """Whether there is a space for the fickle raven (T20)."""
    return any(space != state.castle and not state.total[state.surface[space]] for space in range(SPACES))


def may_lift(state: State, tower: int) -> bool:
    """A stack whose roof is full can't be chosen to free a wizard (T23)."""
    return has_room(state, state.space_of[tower], 1)


def frees(state: State, seat: int) -> list[int]:
    """Whose wizards a seat may free (T20, T43)."""
    partner = partner_of(state, seat)
    return [side_of(state, seat)] if partner is None else sorted((seat, partner))


def payable(state: State, seat: int) -> int:
    """Full potions that a seat can pay with: its own, and the partner's unless refused (T46)."""
    partner = partner_of(state, seat)
    lent = 0 if partner is None or state.refused >> seat & 1 else state.full[partner]
    return state.full[side_of(state, seat)] + lent


def has_target(state: State, seat: int, spell: int) -> bool:
    """Whether a spell can do anything now, as far as is visible (T27)."""
    if spell in (ADVANCE_WIZARD, HEADWIND_WIZARD):
        return bool(wizards_that_may_go(state, range(state.seats), SPELL_STEPS[spell]))
    if spell in (ADVANCE_TOWER, HEADWIND_TOWER):
        return bool(towers_that_may_go(state, SPELL_STEPS[spell]))
    if spell == SWAP:
        return len(swappable(state)) > 1
    if spell == RAVEN:
        return castle_may_go(state)
    if spell == FREE:
        return any(trapped_of(state, owner) for owner in frees(state, seat)) and any(
            may_lift(state, tower) for tower in range(TOWERS)
        )
    return False


def rides_from(state: State, seat: int, owner: int, space: int) -> bool:
    """Whether a seat's own wizard, another than the one that moves, may ride from there (T33); both must fit (T12)."""
    own = colour_of(state, seat)
    others = visible(state, own, space) - (1 if own == owner else 0)
    return visible(state, owner, space) > 0 and others > 0 and has_room(state, ahead(space, state.steps), 2)


def might_ride(state: State, seat: int) -> bool:
    """Whether the card may move a wizard that the seat could ride along with (T33)."""
    mover = colour_of(state, state.active)
    return state.half == WIZARD_HALF and any(rides_from(state, seat, mover, space) for space in range(SPACES))


def exempt(state: State, spell: int) -> bool:
    """Czech master game: Free a wizard is cast besides the card's right (T26, T32)."""
    return spell == FREE and state.variant == MASTER and state.edition == CS


def goal_reached(state: State, seat: int) -> bool:
    """All wizards home and no potion empty (T35), in teams for both partners (T44)."""
    partner = partner_of(state, seat)
    sides = [seat] if partner is None else [seat, partner]
    return all(state.home[side] == state.wizards and not state.empty[side] for side in sides)
