"""Why an answer in a capture is not legal."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.games.djinn import actions as does
from abraka.games.djinn import names, words
from abraka.games.djinn.plain import (
    all_fit,
    bottle_fits,
    detail,
    empty_circles,
    has_perk,
    one_of,
    target_counts,
    task,
)
from abraka.games.djinn.state import (
    BOSS,
    CAPTURE_TARGET,
    COINS,
    CORKS,
    DID_ROW1,
    FREE_DJINN,
    HOLD,
    KEYS,
    MUST_BOTTLE,
    State,
)

NO_ROOM = "There are not enough circles, bottles and corks for that (D123)."
ALONE = "The others that you capture would find no container then (D127)."


# ---- Targets.


def _why_not_target(state: State, action: does.Target) -> str | None:
    sort = names.SORTS.index(action.sort)
    if state.prompt == CAPTURE_TARGET:
        return _why_not_aim(state, sort)
    if state.prompt == FREE_DJINN:
        space = detail(state, 0)
        if sort == BOSS:
            return "A djinn comes for nothing with the boss, not another boss (D128)."
    else:
        space = detail(state, 2)
        if sort == BOSS and state.boss[space] and detail(state, 1) == 0:
            return "This effect removes a djinn, not a boss."
    if not (state.boss[space] if sort == BOSS else state.djinns[space][sort]):
        return f"There is no {_noun(sort)} at {names.SPACES[space]}."
    return NO_ROOM


def _noun(sort: int) -> str:
    return "boss" if sort == BOSS else f"{names.COLOURS[sort]} djinn"


def _why_not_aim(state: State, sort: int) -> str | None:
    """The set of targets can't grow by this one (D122–D124)."""
    space = detail(state, 0)
    there = state.boss[space] if sort == BOSS else state.djinns[space][sort]
    if there <= state.target_count[sort]:
        more = " more" if there else ""
        return f"There is no{more} {_noun(sort)} at {names.SPACES[space]} (D122)."
    if not all_fit(state, state.active, target_counts(state) + one_of(sort)):
        return NO_ROOM
    return "Power, keys, mages and equipment do not suffice for that (D124)."


def _why_not_bosses(state: State, action: does.Bosses) -> str | None:
    if state.did & DID_ROW1:
        return "The first row of the Source is used already (D110)."
    if action.bosses > state.supply:
        return f"The supply of bosses is {state.supply}, less than {action.bosses} (D111)."
    if not all_fit(state, state.active, action.bosses * one_of(BOSS)):
        return NO_ROOM
    return "Power, keys, mages and equipment do not suffice for that (D111, D124)."


# ---- Help.


def _why_not_help(state: State, action: does.Help) -> str | None:
    mage = names.MAGES.index(action.mage)
    title, have = words.title("mage", action.mage), state.have[state.active]
    if state.mage_of[mage] != state.active + 1:
        return f"{title} is not one of your mages (D126)."
    if not state.mage_up[mage]:
        return f"{title} is face down (D126)."
    if state.cost == 0:
        return "Nothing is left to pay (D126)."
    if mage <= detail(state, 1):
        return f"Mages are named in order, and {title} comes before one that has helped."
    if state.mage_fee[mage] > have[COINS] + have[KEYS]:
        return f"You can't pay {title}'s fee of {words.amount('coins', state.mage_fee[mage])} (D126)."
    return f"After {title}'s fee the rest of the price could not be paid (D124)."


def _why_not_wield(state: State, action: does.HelpGear) -> str | None:
    gear = names.GEAR.index(action.gear)
    title = words.title("gear", action.gear)
    if state.gear_of[gear] != state.active + 1:
        return f"You do not have {title} (D125)."
    if not state.gear_up[gear]:
        return f"{title} is face down (D155)."
    if not state.gear_once[gear]:
        return f"{title} is not for one use; what it does for a capture is counted already (D125)."
    return "Nothing is left to pay (D126)." if state.cost == 0 else f"{title} does not help in this capture (D125)."


# ---- Containers.


def _sort_to_place(state: State) -> int:
    """Who goes into a container now."""
    return int(detail(state, 0)) if task(state) == HOLD else state.targets[detail(state, 0)]


def _why_not_circle(state: State, action: does.Circle) -> str | None:
    if not empty_circles(state, state.active):
        return "No active circle of yours is empty (D123)."
    sort = _sort_to_place(state)
    bottle = any(bottle_fits(state, state.active, sort, colour) for colour in range(BOSS))
    if bottle and has_perk(state, state.active, MUST_BOTTLE):
        return f"{words.title('trait', 'must_bottle')}: what can go into a bottle must (D127)."
    return ALONE


def _why_not_bottle(state: State, action: does.Bottle) -> str | None:
    colour, sort = names.COLOURS.index(action.colour), _sort_to_place(state)
    if sort not in (BOSS, colour):
        return f"A {names.COLOURS[sort]} djinn goes into a bottle of its own colour (D123)."
    if not state.bottles[state.active][colour]:
        return f"You have no empty {action.colour} bottle (D123)."
    return ALONE if state.have[state.active][CORKS] else "You have no cork (D123)."


CAPTURE_REASONS: dict[type[Action], Callable[[State, Any], str | None]] = {
    does.Target: _why_not_target,
    does.Bosses: _why_not_bosses,
    does.Help: _why_not_help,
    does.HelpGear: _why_not_wield,
    does.Circle: _why_not_circle,
    does.Bottle: _why_not_bottle,
}
