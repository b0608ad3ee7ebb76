"""What a question is about: the numbers of the task that asks it."""

from typing import Annotated

import msgspec

from abraka.games.djinn import actions, names
from abraka.games.djinn import state as st
from abraka.games.djinn.state import State

COUNTED = (st.READ_ARCHIVE, st.VISIT, st.GAIN_BOTTLES, st.FLIPS, st.RAISE_CAPACITY, st.ACTIVATE, st.SWAPS, st.REMOVE)
"""Tasks whose first number says how often they are still to be done."""

AT_SPACE = (st.CHOOSE_TARGETS, st.PAY_CAPTURE, st.AFTER_CAPTURE, st.BOSS_CAPTURED)


class TaskView(msgspec.Struct, frozen=True):
    """What a question is about; whatever does not matter in it is None or 0."""

    left: int = 0  # options, visits, bottles, mages…: how many more, this one included
    power: int = 0  # the academy's, of which some may turn mages up
    owner: int | None = None  # the seat that a toll is for
    place: Annotated[str, actions.STALL] | None = None  # the stall that the assistant is at
    tile: Annotated[str, actions.LOCATION] | None = None  # the secret tile that is being placed
    space: Annotated[str, actions.SPACE] | None = None  # where something is captured or removed
    sort: Annotated[str, actions.SORT] | None = None  # who needs a container
    colour: Annotated[str, actions.COLOUR] | None = None  # of the bottles that an award is paid with
    chest: Annotated[str, actions.CHEST] | None = None  # that may be unlocked
    old: Annotated[str, actions.GEAR] | None = None  # of two equipment cards
    new: Annotated[str, actions.GEAR] | None = None
    boss: bool = False  # a boss may be removed too


def task(state: State) -> TaskView:
    """What the question is about that is asked now."""
    if not state.prompt or not state.depth:
        return TaskView()
    now, a, b, c = state.stack[state.depth - 1]
    if now in AT_SPACE:
        return TaskView(space=names.SPACES[a])
    if now == st.REMOVE:
        return TaskView(left=a, boss=b == 1, space=None if c == st.NONE else names.SPACES[c])
    if now in COUNTED:
        return TaskView(left=a)
    if now == st.TOLLS:
        return TaskView(owner=a, place=names.STALLS[c] if b else None)
    if now == st.PLACE_TARGETS:
        return TaskView(sort=names.SORTS[state.targets[a]])
    if now == st.KEEP_GEAR:
        return TaskView(old=names.GEAR[a], new=names.GEAR[b])
    if state.prompt == st.ACADEMY_FLIPS:
        return TaskView(power=state.items[state.starts[a] + b] // st.N % st.N)
    return _simple(state, now, a)


def _simple(state: State, now: int, a: int) -> TaskView:
    """Tasks with one number."""
    if now == st.PUT_TILE and a != st.NONE:
        return TaskView(tile=names.LOCATIONS[a])
    if now == st.BUY:
        return TaskView(place=names.STALLS[a])
    if now == st.HOLD:
        return TaskView(sort=names.SORTS[a])
    if now == st.MIX:
        return TaskView(colour=names.COLOURS[a])
    if now == st.CHEST_UNLOCKS:
        return TaskView(chest=names.CHESTS[state.revealed[a]])
    return TaskView()
