"""Whether the moment that a position names can be: tasks, what was done and what lies on the table must agree."""

from collections.abc import Callable, Sequence

from abraka.core.notation import refuse
from abraka.games.djinn import names
from abraka.games.djinn.notation import DOINGS, LETTERS, write_task
from abraka.games.djinn.plain import (
    all_fit,
    any_award,
    bosses_left,
    djinns_at,
    drafter,
    full_price,
    payable,
    target_counts,
    targets_payable,
)
from abraka.games.djinn.stack import origin
from abraka.games.djinn.state import (
    ACT,
    AFTER_CAPTURE,
    ARCHIVE,
    BASIC_GAIN,
    BOSS_CAPTURED,
    BUY,
    CATACOMBS,
    CHEST_GAINS,
    CHEST_LEAVE,
    CHEST_UNLOCKS,
    CHESTS_AWAY,
    CHOOSE_AWARD,
    CHOOSE_TARGETS,
    COINS,
    COLOURS,
    CONSOLE,
    DID_BASIC,
    DID_CAPTURE,
    DID_ROW1,
    DID_ROW2,
    DID_SKIP,
    DID_SPECIAL,
    DID_TILE,
    DRAFT,
    DRAW_DJINNS,
    GAIN_BOTTLES,
    GO,
    HOLD,
    HUB,
    KEEP_GEAR,
    KEYS,
    MARKET,
    NONE,
    OWNED,
    PAY_CAPTURE,
    PLACE_TARGETS,
    PUT_TILE,
    READ_ARCHIVE,
    ROUND,
    ROUND_LIMIT,
    RUN,
    SCROLLS,
    SHOP,
    SOURCE,
    SPACES,
    SPECIAL_GAIN,
    SQUARE,
    TOLLS,
    TOM,
    VISIT,
    State,
)

Task = Sequence[int]
CAPTURING = (CHOOSE_TARGETS, PAY_CAPTURE, PLACE_TARGETS)
POSSIBLE = {
    SQUARE: DID_BASIC | DID_TILE | DID_SKIP,
    ROUND: DID_BASIC | DID_SPECIAL | DID_SKIP | DID_CAPTURE,
    HUB: DID_ROW1 | DID_ROW2 | DID_SKIP,
}
"""What can be done at spaces of each shape (D70–D72)."""

ACTIONS_AT = {READ_ARCHIVE: ARCHIVE, VISIT: MARKET, CHESTS_AWAY: CATACOMBS}
"""Tasks of a location's own."""


def check_moment(state: State) -> None:
    """Refuses a moment that can't be in the middle of a match."""
    check_time(state)
    tasks = [list(task) for task in state.stack[: state.depth]]
    if tasks[0][0] == DRAFT:
        _check_draft(state, tasks[0][1])
    _check_wizards(state, tasks)
    _check_bosses(state, tasks)
    _check_done(state)
    _check_revealed(state, tasks)
    for place, task in enumerate(tasks):
        _check_task(state, task, tasks[place - 1] if place else None, tasks[place + 1 :])
    _check_targets(state, tasks)


# ---- The whole match.


def check_time(state: State) -> None:
    """Turn, round, starting and active seat must fit each other (D5, D190, D192)."""
    first, active = LETTERS[state.first], LETTERS[state.active]
    if not 1 <= state.round <= ROUND_LIMIT:
        refuse(f"Rounds are numbered from 1 to {ROUND_LIMIT} (D192).")
    rounds = max(1, -(-state.turn // state.seats))
    if state.round != rounds:
        refuse(f"Turn {state.turn} is in round {rounds}, not {state.round}: in a round each seat has one turn (D192).")
    if state.depth and state.stack[0][0] == DRAFT:
        if state.turn:
            refuse("The draft comes before the first turn (D13).")
    elif state.final:
        if state.turn % state.seats or not state.turn:
            refuse(f"The final actions begin when a round is over, not after turn {state.turn} (D190).")
    elif not state.turn or (state.first + state.turn - 1) % state.seats != state.active:
        refuse(f"Turn {state.turn} can't be {active}'s when {first} started: seats take turns clockwise (D5).")
    if state.final and bosses_left(state) and (state.seats == 1 or state.round < ROUND_LIMIT):
        refuse("The final actions begin when all bosses of the map are gone (D190, D216).")
    if state.last_round and bosses_left(state):
        refuse("The last round is known only when all bosses of the map are gone (D190).")
    if state.last_round and not state.round <= state.last_round + state.final <= state.round + 2:
        refuse(f"In round {state.round} the last round can't be {state.last_round} (D190).")


def _check_draft(state: State, picks: int) -> None:
    """Traits are taken one by one, clockwise and back (D13)."""
    if not state.trait_offer or state.depth > 1:
        refuse("Without traits there is no draft, and nothing else is done in it (D13, D210, D230).")
    if picks >= 2 * state.seats or state.active != drafter(state, picks):
        refuse(f"After {picks} traits it is another seat's turn to take one (D13).")
    if any(state.at[seat] != NONE for seat in range(state.seats)):
        refuse("In the draft all wizards are still off the map (D13, D60).")
    pickers = [drafter(state, pick) for pick in range(picks)]
    for seat in range(state.seats):
        own = list(state.trait_at).count(OWNED + seat)
        if own != pickers.count(seat):
            refuse(f"After {picks} picks {LETTERS[seat]} has {pickers.count(seat)} traits, not {own} (D13).")


def _check_wizards(state: State, tasks: Sequence[Task]) -> None:
    if state.final:
        if not 1 <= tasks[0][1] <= state.seats or state.active != (state.first + tasks[0][1] - 1) % state.seats:
            refuse("The final actions are done in turn order, from the first player (D191).")
        if any(state.at[seat] != SOURCE or state.via[seat] != NONE for seat in range(state.seats)):
            refuse("In the final action all wizards are at the Source (D191).")
    elif state.moved and state.at[state.active] == NONE:
        refuse(f"{LETTERS[state.active]} has moved, so it must be said where the wizard is (D60).")


def _check_bosses(state: State, tasks: Sequence[Task]) -> None:
    """No boss is alone, but for the moment of a capture (D133); without cards Tom has won (D215)."""
    capturing = [task[1] for task in tasks if task[0] == AFTER_CAPTURE]
    for space in range(SPACES):
        if state.boss[space] and not djinns_at(state, space) and space not in capturing:
            refuse(f"The boss at {names.SPACES[space]} can't be alone: it would be driven out (D133).")
    if state.tom_size and not state.tom_pile and bosses_left(state):
        refuse("Tom has no card left and a boss is on the map: the game is lost (D215).")


def _check_done(state: State) -> None:
    """What was done in this turn."""
    seat = state.active
    shape = state.shape[state.at[seat]] if state.at[seat] != NONE else SQUARE
    possible = POSSIBLE[shape] if state.moved or state.final else 0
    for bit, name in enumerate(DOINGS):
        if (state.did & ~possible) >> bit & 1:
            refuse(f"“did {name}” can't be: {LETTERS[seat]} can't have done that here (D70–D72).")
    for space, name in enumerate(names.SPACES):
        if state.fresh >> space & 1 and not state.tile[seat][space]:
            refuse(f"No tile was placed at {name} in this turn: {LETTERS[seat]} has none there (D93).")
    for gear, name in enumerate(names.GEAR):
        if (state.claimed >> gear & 1 or state.traded[gear]) and state.gear_of[gear] != seat + 1:
            refuse(f"{LETTERS[seat]} does not have {name}, which is said to have been used in this turn (D160, D161).")
    if state.claimed and not state.moved:
        refuse("Rewards for locations are claimed after moving (D161).")


def _check_revealed(state: State, tasks: Sequence[Task]) -> None:
    if (state.n_revealed > 0) != any(task[0] == CHESTS_AWAY for task in tasks):
        refuse("Chests are revealed during an action of the catacombs, and only then (D85).")


# ---- Task by task.


def _check_task(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> None:
    if below is not None and below[0] == ACT:
        _check_action(state, task)
    if task[0] in CHECKS and not CHECKS[task[0]](state, task, below, above):
        refuse(f"{write_task(task)} in “todo” does not fit what lies on the table.")


def _check_action(state: State, task: Task) -> None:
    """An action at the space: its location must be there, and it must be noted as done (D70–D73, D110)."""
    space = state.at[state.active]
    location = ACTIONS_AT.get(task[0], NONE)
    if task[0] == RUN and origin(task[1]) in (BASIC_GAIN, SPECIAL_GAIN):
        location = task[1] - origin(task[1])
    if location != NONE:
        if location not in (state.token[space], state.tile[state.active][space] - 1):
            refuse(f"{write_task(task)} in “todo” can't be: there is no {names.LOCATIONS[location]} here (D70, D71).")
        _check_did(state, DID_BASIC | DID_TILE | DID_SPECIAL)
    elif task[0] in (CHOOSE_TARGETS, AFTER_CAPTURE, BOSS_CAPTURED):
        _check_did(state, DID_ROW1 if space == SOURCE else DID_CAPTURE)
    elif task[0] in (SHOP, CONSOLE):
        _check_did(state, DID_ROW2 if task[0] == SHOP else DID_SKIP)


def _check_did(state: State, bits: int) -> None:
    if not state.did & bits:
        wanted = " or ".join(name for bit, name in enumerate(DOINGS) if bits >> bit & 1)
        refuse(f"“did” must name what is being done: {wanted}.")


def _moves(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return not state.final


def _is_alone(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return state.seats == 1


def _toll_is_due(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    """At the market it lies on the purchase there, else on the action at the space; it must be payable (D63, D104)."""
    if task[1] > state.seats:
        return False
    if below is not None and below[0] == BUY:
        return task[2:] == [1, below[1]]
    have = state.have[state.active]
    edge = (state.at[state.active], state.via[state.active])
    others = [seat for seat in range(task[1], state.seats) if seat != state.active]
    owners = sum((state.at[seat], state.via[seat]) == edge for seat in others)
    payable_tolls = have[COINS] + have[SCROLLS] + have[KEYS]
    return not state.final and task[2:] == [0, 0] and owners <= payable_tolls


def _chests_fit(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return task[1] <= state.n_revealed


def _leaves_one(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return state.n_revealed > 1 and not above


def _archive_begun(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return not above or task[2] != NONE


def _visit_begun(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return not above or task[2] == 1


def _shop_begun(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return state.at[state.active] == SOURCE and (not above or task[1] == 1)


def _tile_is_left(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return task[1] == NONE or (not above and bool(state.strip[state.active] >> task[1] & 1))


def _two_cards(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    """An old card that is face up, and a new one of its kind (D157)."""
    old, new = task[1], task[2]
    own = state.gear_of[old] == state.gear_of[new] == state.active + 1
    return own and state.gear_kind[old] == state.gear_kind[new] and state.gear_up[old] > state.gear_up[new]


def _at_stall(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return state.stall[state.active] == task[1]


def _colours_left(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return task[2] == 0 or task[1] + task[3].bit_count() <= COLOURS


def _captured_here(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return task[1] == state.at[state.active] and (task[0] == AFTER_CAPTURE or state.shape[task[1]] == ROUND)


def _boss_gone(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    here = _captured_here(state, task, below, above)
    return here and not state.boss[task[1]] and (not above or task[2] == 1)


def _is_held(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    """One that was drawn may be declined, and something free may come first; not so one of a boss (D36, D40, D128)."""
    drawn = below is not None and below[0] == DRAW_DJINNS
    return task[1] < COLOURS and task[2] == int(drawn) and (drawn or not above)


def _award_left(state: State, task: Task, below: Task | None, above: Sequence[Task]) -> bool:
    return bool(any_award(state)) and not state.final


CHECKS: dict[int, Callable[[State, Task, Task | None, Sequence[Task]], bool]] = {
    GO: _moves,
    CONSOLE: _moves,
    TOM: _is_alone,
    TOLLS: _toll_is_due,
    CHEST_GAINS: _chests_fit,
    CHEST_UNLOCKS: _chests_fit,
    CHEST_LEAVE: _leaves_one,
    READ_ARCHIVE: _archive_begun,
    VISIT: _visit_begun,
    SHOP: _shop_begun,
    PUT_TILE: _tile_is_left,
    KEEP_GEAR: _two_cards,
    BUY: _at_stall,
    GAIN_BOTTLES: _colours_left,
    CHOOSE_TARGETS: _captured_here,
    AFTER_CAPTURE: _captured_here,
    BOSS_CAPTURED: _boss_gone,
    HOLD: _is_held,
    CHOOSE_AWARD: _award_left,
}
"""Whether a task fits the table, the task below it and those above."""


# ---- A capture.


def _check_targets(state: State, tasks: Sequence[Task]) -> None:
    """Targets must be there, find containers and be payable (D122–D124)."""
    top = tasks[-1]
    if top[0] not in CAPTURING:
        if state.n_targets or any(task[0] in (AFTER_CAPTURE, PLACE_TARGETS) for task in tasks):
            refuse("Targets belong to a capture, which comes last in “todo” (D122).")
        return
    if top[0] != CHOOSE_TARGETS and not state.n_targets:
        refuse("A capture without targets is a miss; nothing is paid or placed (D121).")
    if not all_fit(state, state.active, target_counts(state)):
        refuse("There are not enough circles, bottles and corks for the targets (D123).")
    if top[0] == PLACE_TARGETS:
        if top[1] > state.n_targets:
            refuse(f"There are {state.n_targets} targets, so {top[1]} can't be placed already.")
        return
    _check_aim(state, top)


def _check_aim(state: State, top: Task) -> None:
    """Targets that are still at their place, and not paid yet."""
    space = top[1]
    if space != state.at[state.active]:
        refuse("A capture is made at the space where the wizard is (D120).")
    there = [*state.djinns[space], state.supply if space == SOURCE else state.boss[space]]
    for sort, count in enumerate(state.target_count):
        if count > there[sort]:
            refuse(f"There are not so many targets of the sort {names.SORTS[sort]} at {names.SPACES[space]} (D122).")
    have = state.have[state.active]
    if top[0] == CHOOSE_TARGETS:
        possible = not state.n_targets or targets_payable(state, space)
    else:
        helped = not top[2] or state.cost <= max(0, full_price(state, space) - top[2])
        possible = helped and payable(state, state.cost, have[COINS], have[KEYS], top[2])
    if not possible:
        refuse("The targets can't be paid for (D124).")
    if top[0] == CHOOSE_TARGETS and not djinns_at(state, space):
        refuse(f"There is no djinn at {names.SPACES[space]} to capture (D120).")
