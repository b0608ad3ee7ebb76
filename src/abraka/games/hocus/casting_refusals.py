"""Why a spell may not be cast now, or not on somebody: the refusal's id and its arguments.

Views tell it of the viewer's own cards, refusals put it into words.
"""

from typing import NamedTuple

from abraka.games.hocus import state as st
from abraka.games.hocus.plain import (
    effect_of,
    has_right,
    has_room,
    is_in_reach,
    is_outlasted,
    is_time_for,
    lies_on,
    on_self_only,
    terrain_of,
)
from abraka.games.hocus.spec import SPELL_NAMES, TERRAINS, TIMES
from abraka.games.hocus.state import State


class Why(NamedTuple):
    """A refusal without its words."""

    id: str
    args: dict[str, int | str]


def why_not_cast(state: State, spell: int) -> Why:
    """Why the seat to act may not cast this spell now."""
    seat, name = state.to_act, SPELL_NAMES[spell]
    if state.has_cast:
        return Why("one_spell", {})
    if spell not in state.hand[seat][: state.n_hand[seat]]:
        return Why("no_spell", {"spell": name})
    if not is_time_for(state, spell, state.prompt == st.SPELL):
        return Why("wrong_time", {"spell": name, "when": TIMES[state.when[spell]]})
    if effect_of(spell) == st.CLEANSE:
        return Why("nothing_to_cleanse", {})
    if lies_on(state, seat, st.FOG):
        return Why("in_fog", {})
    return _no_right(state, seat) or _no_target(state, seat, spell)


def _no_right(state: State, seat: int) -> Why | None:
    """Nobody is on the caster's terrain, and the field gives no right by itself (H7)."""
    return None if has_right(state, seat) else Why("no_right", {"terrain": TERRAINS[terrain_of(state, seat)]})


def _no_target(state: State, seat: int, spell: int) -> Why:
    """The right is there, but nobody to cast this spell on; a single other player's reason is the whole reason."""
    if on_self_only(spell):
        return _why_not_lay(state, spell, seat)
    near = [other for other in range(state.seats) if other != seat and is_in_reach(state, seat, other)]
    if len(near) == 1 and effect_of(spell) != st.DOUBLE:
        return why_not_target(state, spell, near[0])
    return Why("no_target", {"spell": SPELL_NAMES[spell]})


def why_not_target(state: State, spell: int, target: int) -> Why:
    """Why the seat to act may not cast this spell on that player."""
    seat, name = state.to_act, SPELL_NAMES[spell]
    if target >= state.seats:
        return Why("no_player", {"seat": target})
    if target == seat and effect_of(spell) != st.DOUBLE:
        return Why("not_on_yourself", {"spell": name})
    if not has_room(state, target, spell) or is_outlasted(state, target, spell):
        return _why_not_lay(state, spell, target)
    if target == seat:
        return Why("does_nothing", {"spell": name})
    if not is_in_reach(state, seat, target):
        return Why("out_of_reach", {"seat": target})
    if lies_on(state, target, st.SHIELD):
        return Why("shielded", {"seat": target})
    return Why(_changes_nothing(spell), {"seat": target, "spell": name})


def _why_not_lay(state: State, spell: int, target: int) -> Why:
    """The slot is taken, or the same lies there for longer."""
    name, slot, you = SPELL_NAMES[spell], state.turns[spell], target == state.to_act
    if not has_room(state, target, spell):
        if you:
            return Why("own_slot_taken", {"slot": slot, "spell": name})
        return Why("slot_taken", {"slot": slot, "seat": target, "spell": name})
    return Why("own_outlasted", {"spell": name}) if you else Why("outlasted", {"seat": target, "spell": name})


def _changes_nothing(spell: int) -> str:
    """What makes a spell do nothing to a player (H18)."""
    effect = effect_of(spell)
    if effect == st.SUPER_START:
        return "on_start"
    if effect == st.SWAP:
        return "level"
    return "empty_hand" if effect in (st.PICKPOCKET, st.AMNESIA) else "unmoved"
