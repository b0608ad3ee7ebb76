"""Why an answer in a capture is not legal."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence
from abraka.games.djinn import actions as does
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import (
    all_fit,
    bottle_fits,
    detail,
    empty_circles,
    gear_discount,
    has_perk,
    in_vain,
    mage_bonus,
    one_of,
    target_counts,
    task,
)
from abraka.games.djinn.refusal_texts import why
from abraka.games.djinn.state import State

# ---- Targets.


def _why_not_target(state: State, action: does.Target) -> Sentence | None:
    sort = names.SORTS.index(action.sort)
    if state.prompt == st.CAPTURE_TARGET:
        return _why_not_aim(state, sort)
    if state.prompt == st.FREE_DJINN:
        space = detail(state, 0)
        if sort == st.BOSS:
            return why("free_boss")
    else:
        space = detail(state, 2)
        if sort == st.BOSS and state.boss[space] and detail(state, 1) == 0:
            return why("remove_boss")
    if not (state.boss[space] if sort == st.BOSS else state.djinns[space][sort]):
        return why("nobody_there", sort=names.SORTS[sort], space=names.SPACES[space])
    return why("no_room")


def _why_not_aim(state: State, sort: int) -> Sentence | None:
    """The set of targets can't grow by this one (D122–D124)."""
    space = detail(state, 0)
    there = state.boss[space] if sort == st.BOSS else state.djinns[space][sort]
    if there <= state.target_count[sort]:
        id = "no_more_targets" if there else "no_target"
        return why(id, sort=names.SORTS[sort], space=names.SPACES[space])
    if not all_fit(state, state.active, target_counts(state) + one_of(sort)):
        return why("no_room")
    return why("too_strong")


def _why_not_bosses(state: State, action: does.Bosses) -> Sentence | None:
    if state.did & st.DID_ROW1:
        return why("row_1_used")
    if action.bosses > state.supply:
        return why("too_few_bosses", supply=state.supply, bosses=action.bosses)
    if not all_fit(state, state.active, action.bosses * one_of(st.BOSS)):
        return why("no_room")
    return why("bosses_too_strong")


# ---- Help.


def _why_not_help(state: State, action: does.Help) -> Sentence | None:
    mage = names.MAGES.index(action.mage)
    have = state.have[state.active]
    if state.mage_of[mage] != state.active + 1:
        return why("help_not_yours", mage=action.mage)
    if not state.mage_up[mage]:
        return why("help_face_down", mage=action.mage)
    if state.cost == 0:
        return why("nothing_to_pay")
    if not mage_bonus(state, mage):
        return why("help_useless", mage=action.mage)
    if in_vain(state, mage_bonus(state, mage)):
        return why("help_in_vain", mage=action.mage)
    if state.mage_fee[mage] > have[st.COINS] + have[st.KEYS]:
        return why("cannot_pay_fee", mage=action.mage, fee=state.mage_fee[mage])
    return why("poor_after_fee", mage=action.mage)


def _why_not_wield(state: State, action: does.HelpGear) -> Sentence | None:
    gear = names.GEAR.index(action.gear)
    if state.gear_of[gear] != state.active + 1:
        return why("wield_not_yours", gear=action.gear)
    if not state.gear_up[gear]:
        return why("gear_face_down", gear=action.gear)
    if not state.gear_once[gear]:
        return why("wield_counted", gear=action.gear)
    if state.cost == 0:
        return why("nothing_to_pay")
    if not gear_discount(state, gear):
        return why("wield_useless", gear=action.gear)
    return why("wield_in_vain", gear=action.gear)


# ---- Containers.


def _sort_to_place(state: State) -> int:
    """Who goes into a container now."""
    return int(detail(state, 0)) if task(state) == st.HOLD else state.targets[detail(state, 0)]


def _why_not_circle(state: State, action: does.Circle) -> Sentence | None:
    if not empty_circles(state, state.active):
        return why("no_circle")
    sort = _sort_to_place(state)
    bottle = any(bottle_fits(state, state.active, sort, colour) for colour in range(st.BOSS))
    if bottle and has_perk(state, state.active, st.MUST_BOTTLE):
        return why("must_bottle", trait="must_bottle")
    return why("others_need_it")


def _why_not_bottle(state: State, action: does.Bottle) -> Sentence | None:
    colour, sort = names.COLOURS.index(action.colour), _sort_to_place(state)
    if sort not in (st.BOSS, colour):
        return why("own_colour", colour=names.COLOURS[sort])
    if not state.bottles[state.active][colour]:
        return why("no_bottle", colour=action.colour)
    return why("others_need_it") if state.have[state.active][st.CORKS] else why("no_cork")


WHY_CAPTURE: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    does.Target: _why_not_target,
    does.Bosses: _why_not_bosses,
    does.Help: _why_not_help,
    does.HelpGear: _why_not_wield,
    does.Circle: _why_not_circle,
    does.Bottle: _why_not_bottle,
}
