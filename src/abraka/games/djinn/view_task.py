"""What a question is about: the numbers of the task that asks it."""

import msgspec

from abraka.games.djinn import names
from abraka.games.djinn.state import (
    ACADEMY_FLIPS,
    ACTIVATE,
    AFTER_CAPTURE,
    BOSS_CAPTURED,
    BUY,
    CHEST_UNLOCKS,
    CHOOSE_TARGETS,
    FLIPS,
    GAIN_BOTTLES,
    HOLD,
    KEEP_GEAR,
    MIX,
    NONE,
    PAY_CAPTURE,
    PLACE_TARGETS,
    PUT_TILE,
    RAISE_CAPACITY,
    READ_ARCHIVE,
    REMOVE,
    SWAPS,
    TOLLS,
    VISIT,
    N,
    State,
)

COUNTED = (READ_ARCHIVE, VISIT, GAIN_BOTTLES, FLIPS, RAISE_CAPACITY, ACTIVATE, SWAPS, REMOVE)
"""Tasks whose first number says how often they are still to be done."""

AT_SPACE = (CHOOSE_TARGETS, PAY_CAPTURE, AFTER_CAPTURE, BOSS_CAPTURED)


class TaskView(msgspec.Struct, frozen=True):
    """What a question is about; whatever does not matter in it is None or 0."""

    left: int = 0  # options, visits, bottles, mages…: how many more, this one included
    power: int = 0  # the academy's, of which some may turn mages up
    owner: int | None = None  # the seat that a toll is for
    place: str | None = None  # the stall that the assistant is at
    tile: str | None = None  # the secret tile that is being placed
    space: str | None = None  # where something is captured or removed
    sort: str | None = None  # who needs a container
    colour: str | None = None  # of the bottles that an award is paid with
    chest: str | None = None  # that may be unlocked
    old: str | None = None  # of two equipment cards
    new: str | None = None
    boss: bool = False  # a boss may be removed too


def task(state: State) -> TaskView:
    """What the question is about that is asked now."""
    if not state.prompt or not state.depth:
        return TaskView()
    now, a, b, c = state.stack[state.depth - 1]
    if now in AT_SPACE:
        return TaskView(space=names.SPACES[a])
    if now == REMOVE:
        return TaskView(left=a, boss=b == 1, space=None if c == NONE else names.SPACES[c])
    if now in COUNTED:
        return TaskView(left=a)
    if now == TOLLS:
        return TaskView(owner=a, place=names.STALLS[c] if b else None)
    if now == PLACE_TARGETS:
        return TaskView(sort=names.SORTS[state.targets[a]])
    if now == KEEP_GEAR:
        return TaskView(old=names.GEAR[a], new=names.GEAR[b])
    if state.prompt == ACADEMY_FLIPS:
        return TaskView(power=state.items[state.starts[a] + b] // N % N)
    return _simple(state, now, a)


def _simple(state: State, now: int, a: int) -> TaskView:
    """Tasks with one number."""
    if now == PUT_TILE and a != NONE:
        return TaskView(tile=names.LOCATIONS[a])
    if now == BUY:
        return TaskView(place=names.STALLS[a])
    if now == HOLD:
        return TaskView(sort=names.SORTS[a])
    if now == MIX:
        return TaskView(colour=names.COLOURS[a])
    if now == CHEST_UNLOCKS:
        return TaskView(chest=names.CHESTS[state.revealed[a]])
    return TaskView()
