"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence
from abraka.core.state import NOBODY
from abraka.games.hocus import actions as does
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
from abraka.games.hocus.refusal_texts import why
from abraka.games.hocus.spec import SPELL_NAMES, TERRAINS
from abraka.games.hocus.state import (
    AMNESIA,
    CLEANSE,
    DOUBLE,
    FOG,
    NUMBER,
    PICKPOCKET,
    SHIELD,
    SPELL,
    SUPER_START,
    SWAP,
    TARGET,
    TURN,
    State,
)
from abraka.games.hocus.text import ask
from abraka.games.hocus.view import PROMPTS, WHEN, view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Roll: (TURN,),
    does.Cast: (TURN, SPELL),
    does.Target: (TARGET,),
    does.Number: (NUMBER,),
    does.Done: (SPELL,),
}
"""The prompts that each kind of action may answer."""


def why_not(state: State, action: Action) -> Sentence:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return why("over")
    if state.prompt in ANSWERS[type(action)]:
        if isinstance(action, does.Cast):
            return _why_not_cast(state, SPELL_NAMES.index(action.spell))
        if isinstance(action, does.Target):
            return _why_not_target(state, state.spell, action.seat)
    if isinstance(action, does.Done) and state.prompt == TURN:
        return why("must_roll")
    if isinstance(action, does.Roll) and state.prompt == SPELL:
        return why("rolled")
    question, prompt = ask(view(state, state.to_act)), PROMPTS[state.prompt]
    return why("not_asked", question=question, action=does.ACTIONS.write(action), prompt=prompt)


def _why_not_cast(state: State, spell: int) -> Sentence:
    seat, name = state.to_act, SPELL_NAMES[spell]
    if state.has_cast:
        return why("one_spell")
    if spell not in state.hand[seat][: state.n_hand[seat]]:
        return why("no_spell", spell=name)
    if not is_time_for(state, spell, state.prompt == SPELL):
        return why("wrong_time", spell=name, when=WHEN[state.when[spell]])
    if effect_of(spell) == CLEANSE:
        return why("nothing_to_cleanse")
    if lies_on(state, seat, FOG):
        return why("in_fog")
    return _no_right(state, seat) or _no_target(state, seat, spell)


def _no_right(state: State, seat: int) -> Sentence | None:
    """Nobody is on the caster's terrain, and the field gives no right by itself (H7)."""
    return None if has_right(state, seat) else why("no_right", terrain=TERRAINS[terrain_of(state, seat)])


def _no_target(state: State, seat: int, spell: int) -> Sentence:
    """The right is there, but nobody to cast this spell on; a single other player's reason is the whole reason."""
    if on_self_only(spell):
        return _why_not_lay(state, spell, seat)
    near = [other for other in range(state.seats) if other != seat and is_in_reach(state, seat, other)]
    if len(near) == 1 and effect_of(spell) != DOUBLE:
        return _why_not_target(state, spell, near[0])
    return why("no_target", spell=SPELL_NAMES[spell])


def _why_not_target(state: State, spell: int, target: int) -> Sentence:
    seat, name = state.to_act, SPELL_NAMES[spell]
    if target >= state.seats:
        return why("no_player", seat=target)
    if target == seat and effect_of(spell) != DOUBLE:
        return why("not_on_yourself", spell=name)
    if not has_room(state, target, spell) or is_outlasted(state, target, spell):
        return _why_not_lay(state, spell, target)
    if target == seat:
        return why("does_nothing", spell=name)
    if not is_in_reach(state, seat, target):
        return why("out_of_reach", seat=target)
    if lies_on(state, target, SHIELD):
        return why("shielded", seat=target)
    return _changes_nothing(spell, target)


def _why_not_lay(state: State, spell: int, target: int) -> Sentence:
    """The slot is taken, or the same lies there for longer."""
    name, slot, you = SPELL_NAMES[spell], state.turns[spell], target == state.to_act
    if not has_room(state, target, spell):
        if you:
            return why("own_slot_taken", slot=slot, spell=name)
        return why("slot_taken", slot=slot, seat=target, spell=name)
    return why("own_outlasted", spell=name) if you else why("outlasted", seat=target, spell=name)


def _changes_nothing(spell: int, target: int) -> Sentence:
    """Why the spell would do nothing to this player (H18)."""
    name, effect = SPELL_NAMES[spell], effect_of(spell)
    if effect == SUPER_START:
        return why("on_start", seat=target, spell=name)
    if effect == SWAP:
        return why("level", seat=target, spell=name)
    if effect in (PICKPOCKET, AMNESIA):
        return why("empty_hand", seat=target, spell=name)
    return why("unmoved", seat=target, spell=name)
