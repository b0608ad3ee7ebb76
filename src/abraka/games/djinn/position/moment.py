"""The moment of a turn that a position names."""

import numpy as np

from abraka.core.notation import Sheet, read_number, read_pairs, refuse, seat_in, words
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import (
    clear_events,
    full_price,
    gain,
    settle,
    waiting_below,
)
from abraka.games.djinn.position.notation import DOINGS, MOMENTS, TASKS, bits_of, read_name, read_names, read_task
from abraka.games.djinn.state import Setup, State

IN_SHORT = {
    "to act": [st.END_TURN, st.WINDOW, st.ACT, st.GO],
    "acting": [st.END_TURN, st.WINDOW, st.ACT],
    "ending": [st.END_TURN, st.WINDOW],
    "final": [st.FINAL, st.WINDOW, st.ACT],
}
"""Moments with a name, and what is still to be done then."""

MOST_COST = 999
MOST_TRADES = 99


# ---- Reading.


def read_moment(state: State, sheet: Sheet, setup: Setup) -> None:
    """Whose turn it is, what is still to be done, and how far the match is (D5, D51, D190)."""
    said = sheet.said
    named = [moment for moment in MOMENTS if moment in said]
    if len(named) > 1:
        refuse(f"“{named[0]}” and “{named[1]}” can't both be said.")
    moment = named[0] if named else "active" if "todo" in said else "to act"
    active = seat_in(state.seats, said[moment]) if named else None
    state.first, state.turn, state.round = _read_time(state, sheet, setup, active, moment)
    since = max(0, state.turn - 1) if moment == "to act" else 0
    state.active = (state.first + since) % state.seats if active is None else active
    _read_todo(state, sheet, moment)
    state.final = state.stack[0][0] == st.FINAL or _outcome_by_points(sheet)
    state.last_round = read_number(said.get("last round", "0"), "last round", st.ROUND_LIMIT + 1)


def _outcome_by_points(sheet: Sheet) -> bool:
    return sheet.said.get("outcome", "").startswith("points")


def _read_todo(state: State, sheet: Sheet, moment: str) -> None:
    tasks = [read_task(word) for word in words(sheet.said.get("todo", ""))]
    if "todo" not in sheet.said and "outcome" not in sheet.said:
        tasks = [[task, 0, 0, 0] for task in IN_SHORT.get(moment, IN_SHORT["to act"])]
        if moment == "final":
            tasks[0][1] = 1 + (state.active - state.first) % state.seats
    if not tasks and "outcome" in sheet.said and not _outcome_by_points(sheet):
        tasks = [[st.NEXT_TURN, 0, 0, 0]]
    state.depth = len(tasks)
    state.stack = [*tasks, *([0] * st.WIDTH for _ in range(st.STACK - len(tasks)))]


def _read_time(state: State, sheet: Sheet, setup: Setup, active: int | None, moment: str) -> tuple[int, int, int]:
    """The starting seat, turn and round; what is not said follows from the rest."""
    said, seats = sheet.said, state.seats
    turn = read_number(said["turn"], "turn", seats * st.ROUND_LIMIT) if "turn" in said else None
    round_ = read_number(said["round"], "round", st.ROUND_LIMIT) if "round" in said else None
    drafting = said.get("todo", "").startswith(TASKS[st.DRAFT])
    last = moment == "final" or said.get("todo", "").startswith(TASKS[st.FINAL]) or _outcome_by_points(sheet)
    if "first" in said:
        first = seat_in(seats, said["first"])
    elif setup.first != st.NONE or not turn or active is None or last:
        first = max(setup.first, 0)
    else:
        first = (active - turn + 1) % seats
    if turn is None and not drafting:
        place = seats - 1 if last else 0 if active is None else (active - first) % seats
        turn = ((round_ or 1) - 1) * seats + place + 1
    turn = turn or 0
    return first, turn, max(1, (turn + seats - 1) // seats) if round_ is None else round_


def read_doings(state: State, sheet: Sheet) -> None:
    """What was done in this turn already."""
    said = sheet.said
    bottom = state.stack[0][0]
    going = bottom == st.END_TURN or bottom == st.NEXT_TURN
    state.moved = "moved" in said if "outcome" in said else going and not _holds(state, st.GO)
    state.did = bits_of(read_names(said.get("did", ""), DOINGS, "thing to do"))
    state.fresh = bits_of(read_names(said.get("fresh", ""), names.SPACES, "space"))
    state.claimed = bits_of(read_names(said.get("claimed", ""), names.GEAR, "equipment card"))
    for name, times in read_pairs("traded", said.get("traded", ""), ",").items():
        state.traded[read_name(name, names.GEAR, "equipment card")] = read_number(times, name, MOST_TRADES)
    state.unlocked = read_number(said.get("unlocked", "0"), "unlocked", MOST_TRADES)


def read_capture(state: State, sheet: Sheet) -> None:
    """The targets of a capture, and who waits for a container."""
    targets = [read_name(word, names.SORTS, "djinn or boss") for word in words(sheet.said.get("targets", ""))]
    state.n_targets = len(targets)
    for at, sort in enumerate(targets):
        state.targets[at] = sort
    placed = _top(state)[1] if _top(state)[0] == st.PLACE_TARGETS else 0
    state.target_count = [targets[max(placed, 0) :].count(sort) for sort in range(st.SORTS)]
    state.held = waiting_below(state)


def read_cost(state: State, sheet: Sheet) -> None:
    """What is still to be paid: as said, else all of it."""
    if "cost" in sheet.said:
        state.cost = read_number(sheet.said["cost"], "cost", MOST_COST)
    elif _top(state)[0] == st.PAY_CAPTURE:
        state.cost = full_price(state, _top(state)[1])


def _top(state: State) -> list[int]:
    return list(state.stack[state.depth - 1]) if state.depth else [0] * st.WIDTH


def _holds(state: State, task: int) -> bool:
    """Whether something is to be done."""
    return any(row[0] == task for row in state.stack[: state.depth])


def begin_turn(state: State) -> None:
    """At the beginning of a turn power rises to the minimum (D50)."""
    seat = state.active
    gain(state, seat, st.POWER, state.minimum[seat] - state.have[seat][st.POWER])


def put_question(state: State) -> None:
    """Lets the rules go on to the next question; it must be put before chance decides anything."""
    draws = state.draws
    with np.errstate(over="ignore"):  # compiled words, used plainly, overflow on purpose
        settle(state)
    if state.draws != draws:
        refuse("Something would be drawn before anybody is asked; begin with the question before.")
    if state.reason or not state.n_options:
        refuse("With this nobody would be asked anything.")
    clear_events(state)
