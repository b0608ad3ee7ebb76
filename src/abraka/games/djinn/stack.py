"""What is still to be done, a stack of tasks: which of them may lie on which, and what their numbers may be."""

from collections.abc import Sequence
from itertools import pairwise

from abraka.core.notation import refuse
from abraka.games.djinn.notation import TASKS, write_task
from abraka.games.djinn.plain import kind_of
from abraka.games.djinn.state import (
    ACADEMY,
    ACT,
    ACTIVATE,
    AFTER_CAPTURE,
    ARCHIVE_GAIN,
    ARCHIVES,
    AT_ACADEMY,
    AT_TAVERN,
    AT_WORKSHOP,
    AWARD_BONUS,
    BASIC_GAIN,
    BASIC_PAY,
    BOSS_CAPTURED,
    BOTTLES,
    BUY,
    CAPACITY,
    CHEST_GAIN,
    CHEST_GAINS,
    CHEST_LEAVE,
    CHEST_LOCKED,
    CHEST_UNLOCKS,
    CHESTS_AWAY,
    CHOOSE_AWARD,
    CHOOSE_TARGETS,
    CHOSEN,
    CIRCLE,
    CIRCLE_REWARD,
    CLAIMS,
    COLOURS,
    CONSOLATION_GAIN,
    CONSOLE,
    COVER_REWARD,
    DRAFT,
    DRAW_DJINN,
    DRAW_DJINNS,
    END_TURN,
    EQUIPMENT,
    FINAL,
    FLIP_MAGES,
    FLIPS,
    GAIN_BOTTLES,
    GEAR,
    GEAR_EFFECT,
    GEAR_GAIN,
    GEAR_PAY,
    GO,
    HOLD,
    KEEP_GEAR,
    KEY_GAIN,
    LAST_CARD,
    LISTS,
    LOCATIONS,
    MAGE,
    MIX,
    MOST_PLAYERS,
    MOST_PRICE,
    NEXT_TURN,
    NONE,
    OFFER_GAIN,
    OFFER_PAY,
    PAY_CAPTURE,
    PLACE_SECRET,
    PLACE_TARGETS,
    PLAIN,
    POWER,
    PURCHASE_GAIN,
    PUT_TILE,
    RAISE_CAPACITY,
    READ_ARCHIVE,
    REMOVE,
    REMOVE_DJINN,
    RUN,
    SCORING,
    SECRETS_REWARD,
    SET_REWARD,
    SHOP,
    SORTS,
    SPACES,
    SPECIAL_GAIN,
    SPECIAL_PAY,
    STALLS,
    START_TURN,
    SWAP_BOTTLES,
    SWAPS,
    TAKE_GEAR,
    TAKE_MAGE,
    TAVERN,
    TOLLS,
    TOM,
    TRAIT_GAIN,
    VISIT,
    WINDOW,
    WORKSHOP,
    N,
    State,
)

WINDOWS = (GO, ACT, WINDOW, READ_ARCHIVE, VISIT, SHOP, CHEST_UNLOCKS, HOLD)
"""Tasks that let a player do something free (D40)."""

LIES_ON: dict[int, tuple[int, ...]] = {
    DRAFT: (),
    START_TURN: (),
    LAST_CARD: (),
    SCORING: (),
    END_TURN: (),
    NEXT_TURN: (),
    FINAL: (),
    WINDOW: (END_TURN, FINAL),
    ACT: (WINDOW,),
    GO: (ACT,),
    TOM: (NEXT_TURN,),
    CLAIMS: (NEXT_TURN, TOM),
    TOLLS: (ACT, BUY),
    CONSOLE: (ACT,),
    TAKE_MAGE: (RUN, TAKE_MAGE),
    CHESTS_AWAY: (ACT,),
    CHEST_UNLOCKS: (CHESTS_AWAY,),
    CHEST_GAINS: (CHEST_UNLOCKS,),
    CHEST_LEAVE: (CHEST_GAINS,),
    READ_ARCHIVE: (ACT,),
    PUT_TILE: (RUN, PUT_TILE),
    TAKE_GEAR: (RUN, TAKE_GEAR),
    KEEP_GEAR: (RUN, TAKE_GEAR),
    VISIT: (ACT,),
    BUY: (VISIT,),
    GAIN_BOTTLES: (RUN,),
    FLIPS: (RUN,),
    RAISE_CAPACITY: (RUN,),
    ACTIVATE: (RUN,),
    SWAPS: (RUN,),
    SHOP: (ACT,),
    CHOOSE_TARGETS: (ACT,),
    AFTER_CAPTURE: (ACT,),
    PLACE_TARGETS: (AFTER_CAPTURE,),
    PAY_CAPTURE: (PLACE_TARGETS,),
    BOSS_CAPTURED: (ACT,),
    DRAW_DJINNS: (RUN, RAISE_CAPACITY),
    HOLD: (DRAW_DJINNS, BOSS_CAPTURED),
    REMOVE: (RUN,),
    CHOOSE_AWARD: WINDOWS,
    MIX: (CHOOSE_AWARD,),
}
"""What each task may lie on; a list of effects, by where it comes from, is below."""

LISTS_LIE_ON: dict[int, tuple[int, ...]] = {
    CHEST_GAIN: (CHEST_GAINS,),
    CHEST_LOCKED: (CHEST_UNLOCKS,),
    AWARD_BONUS: WINDOWS,
    ARCHIVE_GAIN: (READ_ARCHIVE,),
    OFFER_PAY: (),
    OFFER_GAIN: (VISIT,),
    GEAR_EFFECT: (*WINDOWS, BUY, TOLLS),
    GEAR_PAY: (),
    GEAR_GAIN: (*WINDOWS, CLAIMS, RUN),
    CIRCLE_REWARD: (ACTIVATE,),
    COVER_REWARD: (ACTIVATE,),
    SET_REWARD: (RUN, TAKE_GEAR),
    SECRETS_REWARD: (RUN, PUT_TILE),
    CONSOLATION_GAIN: (ACT,),
    KEY_GAIN: WINDOWS,
    PURCHASE_GAIN: (SHOP,),
    BASIC_PAY: (),
    BASIC_GAIN: (ACT,),
    SPECIAL_PAY: (),
    SPECIAL_GAIN: (ACT,),
    TRAIT_GAIN: (),
}
"""What a list of effects may lie on, from each of these numbers on."""

BOTTOMS = (DRAFT, END_TURN, NEXT_TURN, FINAL)
"""What is left when all else is done."""

Bounds = tuple[int, int]
FEW: Bounds = (0, N - 1)
YES_NO: Bounds = (0, 1)
SPACE: Bounds = (0, SPACES - 1)
OR_NONE_SPACE: Bounds = (NONE, SPACES - 1)
FLAVOUR: Bounds = (0, CHOSEN)

NUMBERS: dict[int, tuple[Bounds, ...]] = {
    DRAFT: ((0, 2 * MOST_PLAYERS - 1),),
    TOLLS: ((0, MOST_PLAYERS), YES_NO, (0, STALLS - 1)),
    CLAIMS: ((0, GEAR),),
    RUN: ((0, LISTS - 1), FEW, FLAVOUR),
    TAKE_MAGE: (YES_NO, FLAVOUR),
    CHEST_GAINS: ((0, 3),),
    CHEST_UNLOCKS: ((0, 3),),
    READ_ARCHIVE: ((0, 2), (NONE, ARCHIVES - 1)),
    PUT_TILE: ((NONE, LOCATIONS - 1),),
    KEEP_GEAR: ((0, GEAR - 1), (0, GEAR - 1)),
    VISIT: ((0, 2), YES_NO),
    BUY: ((0, STALLS - 1),),
    GAIN_BOTTLES: (FEW, YES_NO, (0, (1 << COLOURS) - 1)),
    FLIPS: (FEW, YES_NO),
    RAISE_CAPACITY: (FEW, FLAVOUR),
    ACTIVATE: (FEW, FLAVOUR),
    SWAPS: (FEW,),
    SHOP: (YES_NO,),
    CHOOSE_TARGETS: (SPACE,),
    PAY_CAPTURE: (SPACE, (0, MOST_PRICE - 1)),
    PLACE_TARGETS: (FEW,),
    AFTER_CAPTURE: (SPACE,),
    DRAW_DJINNS: (FEW,),
    HOLD: ((0, SORTS - 1), YES_NO),
    BOSS_CAPTURED: (SPACE, YES_NO),
    REMOVE: (FEW, YES_NO, OR_NONE_SPACE),
    MIX: ((0, COLOURS - 1),),
    FINAL: ((0, MOST_PLAYERS),),
}
"""The least and the greatest of each task's numbers; tasks that are not here have none."""

BEGUN_BY: dict[int, tuple[int, ...]] = {
    TAKE_MAGE: (MAGE,),
    TAKE_GEAR: (EQUIPMENT,),
    KEEP_GEAR: (EQUIPMENT,),
    PUT_TILE: (PLACE_SECRET,),
    GAIN_BOTTLES: (BOTTLES,),
    FLIPS: (FLIP_MAGES, POWER),  # for power in the academy (D81)
    RAISE_CAPACITY: (CAPACITY,),
    ACTIVATE: (CIRCLE,),
    SWAPS: (SWAP_BOTTLES,),
    DRAW_DJINNS: (DRAW_DJINN,),
    REMOVE: (REMOVE_DJINN,),
}
"""The kinds of effects that bring a task about."""

REWARDS_BEGUN_BY: dict[int, int] = {
    SET_REWARD: EQUIPMENT,
    SECRETS_REWARD: PLACE_SECRET,
}


def check_stack(state: State) -> None:
    """Refuses tasks that can't lie on each other, or with numbers that can't be."""
    tasks = [list(task) for task in state.stack[: state.depth]]
    if not tasks or tasks[0][0] not in BOTTOMS:
        bottoms = ", ".join(TASKS[task] for task in BOTTOMS)
        refuse(f"“todo” begins with what is done last: one of {bottoms}.")
    for task in tasks:
        _check_numbers(state, task)
    for below, task in pairwise(tasks):
        if below[0] not in _may_lie_on(task):
            refuse(f"In “todo” {write_task(task)} can't follow {write_task(below)}.")
        if below[0] == RUN:
            _check_begun(state, below, task)


def _check_numbers(state: State, task: Sequence[int]) -> None:
    bounds = NUMBERS.get(task[0], ())
    if any(task[1 + len(bounds) :]):
        refuse(f"{write_task(task)} in “todo” can't be: {TASKS[task[0]]} has {len(bounds) or 'no'} numbers.")
    for place, (low, high) in enumerate(bounds):
        if not low <= task[1 + place] <= high:
            refuse(f"{write_task(task)} in “todo” can't be: number {place + 1} is from {low} to {high}.")
    if task[0] == RUN:
        length = state.starts[task[1] + 1] - state.starts[task[1]]
        if task[2] > length or task[3] != _flavour(task[1], length):
            refuse(f"{write_task(task)} in “todo” can't be: this list has {length} effects, and its own flavour.")


def _flavour(listed: int, length: int) -> int:
    """What a list of effects carries along of the action that it belongs to."""
    if origin(listed) == ARCHIVE_GAIN:
        return CHOSEN if length == 1 else PLAIN
    return {
        BASIC_GAIN + ACADEMY: AT_ACADEMY,
        SPECIAL_GAIN + ACADEMY: AT_ACADEMY,
        BASIC_GAIN + TAVERN: AT_TAVERN,
        SPECIAL_GAIN + TAVERN: AT_TAVERN,
        SPECIAL_GAIN + WORKSHOP: AT_WORKSHOP,
    }.get(listed, PLAIN)


def origin(listed: int) -> int:
    """Where a list of effects comes from: the first number of its like."""
    return max(base for base in LISTS_LIE_ON if base <= listed)


def _may_lie_on(task: Sequence[int]) -> tuple[int, ...]:
    return LISTS_LIE_ON[origin(task[1])] if task[0] == RUN else LIES_ON[task[0]]


def _check_begun(state: State, below: Sequence[int], task: Sequence[int]) -> None:
    """What lies on a list of effects must come from the effect that was begun last."""
    if task[0] == KEEP_GEAR and below[1] == SET_REWARD and below[2] == 0:
        return  # the first set is rewarded once the card is settled
    if task[0] == RUN and origin(task[1]) == GEAR_GAIN:
        fits = below[2] == 0 and below[1] - GEAR_EFFECT == task[1] - GEAR_GAIN
    else:
        begun = below[2] and kind_of(state.items[state.starts[below[1]] + below[2] - 1])
        kinds = (REWARDS_BEGUN_BY[origin(task[1])],) if task[0] == RUN else BEGUN_BY[task[0]]
        fits = begun in kinds
    if not fits:
        refuse(f"In “todo” {write_task(task)} does not come from the effect that {write_task(below)} has begun.")
