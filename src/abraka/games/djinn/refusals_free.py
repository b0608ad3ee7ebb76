"""Why a free action is not legal in a pause of the own turn (D40)."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.games.djinn import actions as does
from abraka.games.djinn import names, words
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
from abraka.games.djinn.state import (
    BOSS,
    CORKS,
    GEAR_EFFECT,
    GEAR_PAY,
    KEYS,
    NONE,
    ON_LOCATION,
    State,
)


def _why_not_key(state: State, action: does.Key) -> str | None:
    if not state.have[state.active][KEYS]:
        return "You have no key to change (D34)."
    return "Your power is at its maximum (D34)."


def _why_not_cork(state: State, action: does.Cork) -> str | None:
    what = names.COLOURS.index(action.what.removeprefix("boss_"))
    sort = BOSS if action.what.startswith("boss_") else what
    if circle_with(state, state.active, sort) == NONE:
        return f"No circle of yours holds {words.sort(names.SORTS[sort])} (D150)."
    if not state.bottles[state.active][what]:
        return f"You have no empty {names.COLOURS[what]} bottle (D150)."
    return "You have no cork (D150)." if not state.have[state.active][CORKS] else None


def _why_not_award(state: State, action: does.Award) -> str | None:
    if state.final:
        return "No award is taken in the final action (D143)."
    if not any_award(state):
        return "No award is left (D141)."
    colour = names.COLOURS.index(action.colour)
    corked = state.bottled[state.active][colour] + state.boss_bottled[state.active][colour]
    return f"An award costs {state.award_price} corked {action.colour} bottles, and you have {corked} (D140)."


def _not_ready(state: State, gear: int) -> str | None:
    """Only own cards that lie face up act (D155)."""
    title = words.title("gear", names.GEAR[gear])
    if state.gear_of[gear] != state.active + 1:
        return f"You do not have {title} (D160)."
    return None if state.gear_up[gear] else f"{title} is face down (D155)."


def _why_not_use(state: State, action: does.Use) -> str | None:
    gear = names.GEAR.index(action.gear)
    title = words.title("gear", action.gear)
    not_ready = _not_ready(state, gear)
    if not_ready:
        return not_ready
    trade = trade_of(state, gear)
    if trade != NONE and state.traded[gear] >= n_of(state.items[trade]):
        return f"{title} was used as often as it may be in one turn."
    if trade != NONE and not can_pay(state, state.active, GEAR_PAY + gear):
        return f"You can't pay what {title} costs (D35)."
    if state.gear_once[gear] and has_own_moment(state, gear):
        return f"{title} has its own moment: a capture or a visit to the market (D106, D125)."
    if trade != NONE or state.gear_once[gear]:
        return f"{title} can do nothing for you now (D160)."
    return f"{title} works by itself, or is claimed at its location (D160, D161)."


def _why_not_claim(state: State, action: does.Claim) -> str | None:
    gear = names.GEAR.index(action.gear)
    title = words.title("gear", action.gear)
    not_ready = _not_ready(state, gear)
    if not_ready:
        return not_ready
    reward = holds_kind(state, GEAR_EFFECT + gear, ON_LOCATION)
    if reward == NONE:
        return f"{title} has no reward for a location (D161)."
    if state.final:
        return "No reward for a location is claimed in the final action (D191)."
    if not state.moved:
        return "Rewards for locations are claimed after moving (D161)."
    if state.claimed >> gear & 1:
        return f"{title} has given its reward in this turn (D161)."
    location = names.LOCATIONS[parameter_of(state.items[reward])]
    return f"{title} rewards you at the {location}, and neither the space nor a tile of yours shows it (D161)."


FREE_REASONS: dict[type[Action], Callable[[State, Any], str | None]] = {
    does.Key: _why_not_key,
    does.Cork: _why_not_cork,
    does.Award: _why_not_award,
    does.Use: _why_not_use,
    does.Claim: _why_not_claim,
}
