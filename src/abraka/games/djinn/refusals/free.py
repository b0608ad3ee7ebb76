"""Why a free action is not legal in a pause of the own turn (D40)."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence
from abraka.games.djinn import actions as does
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import (
    any_award,
    can_pay,
    circle_with,
    has_own_moment,
    holds_kind,
    n_of,
    parameter_of,
    trade_of,
)
from abraka.games.djinn.refusal_texts import why
from abraka.games.djinn.state import State


def _why_not_key(state: State, action: does.Key) -> Sentence | None:
    return why("key_power_full") if state.have[state.active][st.KEYS] else why("no_key")


def _why_not_cork(state: State, action: does.Cork) -> Sentence | None:
    what = names.COLOURS.index(action.what.removeprefix("boss_"))
    sort = st.BOSS if action.what.startswith("boss_") else what
    if circle_with(state, state.active, sort) == st.NONE:
        return why("cork_nobody", sort=names.SORTS[sort])
    if not state.bottles[state.active][what]:
        return why("cork_no_bottle", colour=names.COLOURS[what])
    return why("cork_none") if not state.have[state.active][st.CORKS] else None


def _why_not_award(state: State, action: does.Award) -> Sentence | None:
    if state.final:
        return why("award_at_end")
    if not any_award(state):
        return why("awards_gone")
    colour = names.COLOURS.index(action.colour)
    corked = state.bottled[state.active][colour] + state.boss_bottled[state.active][colour]
    return why("award_too_dear", price=state.award_price, colour=action.colour, corked=corked)


def _not_ready(state: State, gear: int) -> Sentence | None:
    """Only own cards that lie face up act (D155)."""
    if state.gear_of[gear] != state.active + 1:
        return why("gear_not_yours", gear=names.GEAR[gear])
    return None if state.gear_up[gear] else why("gear_face_down", gear=names.GEAR[gear])


def _why_not_use(state: State, action: does.Use) -> Sentence | None:
    gear = names.GEAR.index(action.gear)
    not_ready = _not_ready(state, gear)
    if not_ready:
        return not_ready
    trade = trade_of(state, gear)
    if trade != st.NONE and state.traded[gear] >= n_of(state.items[trade]):
        return why("gear_used", gear=action.gear)
    if trade != st.NONE and not can_pay(state, state.active, st.GEAR_PAY + gear):
        return why("gear_too_dear", gear=action.gear)
    if state.gear_once[gear] and has_own_moment(state, gear):
        return why("gear_moment", gear=action.gear)
    if trade != st.NONE or state.gear_once[gear]:
        return why("gear_useless", gear=action.gear)
    return why("gear_by_itself", gear=action.gear)


def _why_not_claim(state: State, action: does.Claim) -> Sentence | None:
    gear = names.GEAR.index(action.gear)
    not_ready = _not_ready(state, gear)
    if not_ready:
        return not_ready
    reward = holds_kind(state, st.GEAR_EFFECT + gear, st.ON_LOCATION)
    if reward == st.NONE:
        return why("claim_nothing", gear=action.gear)
    if state.final:
        return why("claim_at_end")
    if not state.moved:
        return why("claim_early")
    if state.claimed >> gear & 1:
        return why("claimed", gear=action.gear)
    location = names.LOCATIONS[parameter_of(state.items[reward])]
    return why("claim_elsewhere", gear=action.gear, location=location)


WHY_FREE: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    does.Key: _why_not_key,
    does.Cork: _why_not_cork,
    does.Award: _why_not_award,
    does.Use: _why_not_use,
    does.Claim: _why_not_claim,
}
