"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from abraka.core.actions import Action
from abraka.core.game import SEAT_COLOURS
from abraka.core.sentences import seat_name
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
from abraka.games.hocus.text import SPELL_TITLES, ask
from abraka.games.hocus.view import WHEN, view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Roll: (TURN,),
    does.Cast: (TURN, SPELL),
    does.Target: (TARGET,),
    does.Number: (NUMBER,),
    does.Done: (SPELL,),
}
"""The prompts that each kind of action may answer."""

HOURS = {"before": "before the roll", "after": "after the roll", "instead": "instead of the roll"}


def why_not(state: State, action: Action) -> str:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return "The match is over."
    if state.prompt in ANSWERS[type(action)]:
        if isinstance(action, does.Cast):
            return _why_not_cast(state, SPELL_NAMES.index(action.spell))
        if isinstance(action, does.Target):
            return _why_not_target(state, state.spell, action.seat)
    if isinstance(action, does.Done) and state.prompt == TURN:
        return "You must roll before your turn can end (H5)."
    if isinstance(action, does.Roll) and state.prompt == SPELL:
        return "You have moved already, and a turn has one roll (H5)."
    return f"“{does.ACTIONS.write(action)}” does not answer what is asked now. {ask(view(state, state.to_act))}"


def _why_not_cast(state: State, spell: int) -> str:
    seat, title = state.to_act, _title(spell)
    if state.has_cast:
        return "One spell a turn is cast (H5)."
    if spell not in state.hand[seat][: state.n_hand[seat]]:
        return f"There is no {title} in your hand (H4)."
    if not is_time_for(state, spell, state.prompt == SPELL):
        return f"{title} is cast {HOURS[WHEN[state.when[spell]]]} (H5)."
    if effect_of(spell) == CLEANSE:
        return "No spell lies on you that Cleanse could lift (H18)."
    if lies_on(state, seat, FOG):
        return "You are in the fog and can cast nothing but Cleanse (H13)."
    return _no_right(state, seat) or _no_target(state, seat, spell)


def _no_right(state: State, seat: int) -> str | None:
    """Nobody is on the caster's terrain, and the field gives no right by itself (H7)."""
    if has_right(state, seat):
        return None
    terrain = TERRAINS[terrain_of(state, seat)]
    return f"You can't cast here: nobody else stands on your terrain ({terrain}), and there is no crown (H7)."


def _no_target(state: State, seat: int, spell: int) -> str:
    """The right is there, but nobody to cast this spell on; a single other player's reason is the whole reason."""
    title = _title(spell)
    if on_self_only(spell):
        return _why_not_lay(state, spell, seat)
    near = [other for other in range(state.seats) if other != seat and is_in_reach(state, seat, other)]
    if len(near) == 1 and effect_of(spell) != DOUBLE:
        return _why_not_target(state, spell, near[0])
    return f"There is nobody here on whom {title} could be cast (H14, H18)."


def _why_not_target(state: State, spell: int, target: int) -> str:
    seat, title = state.to_act, _title(spell)
    if target >= state.seats:
        return f"Nobody plays {SEAT_COLOURS[target]} in this match (H1)."
    name = seat_name(target)
    if target == seat and effect_of(spell) != DOUBLE:
        return f"{title} is cast on another player, not on yourself (H18)."
    if not has_room(state, target, spell) or is_outlasted(state, target, spell):
        return _why_not_lay(state, spell, target)
    if target == seat:
        return f"{title} would do nothing for you here (H18)."
    if not is_in_reach(state, seat, target):
        return f"{name} does not stand on your terrain, and there is no crown under you (H7)."
    if lies_on(state, target, SHIELD):
        return f"{name} is behind a shield (H18)."
    return _changes_nothing(spell, target)


def _why_not_lay(state: State, spell: int, target: int) -> str:
    """The slot is taken, or the same lies there for longer."""
    title, you = _title(spell), target == state.to_act
    name = seat_name(target)
    if not has_room(state, target, spell):
        slot = f"Your slot {state.turns[spell]}" if you else f"Slot {state.turns[spell]} of {name}"
        return f"{slot} is taken, so {title} can't be laid there (H14)."
    return f"The same lies on {'you' if you else name} for longer, so {title} would change nothing (H17, H18)."


def _changes_nothing(spell: int, target: int) -> str:
    """In words why the spell would do nothing to this player (H18)."""
    name, title, effect = seat_name(target), _title(spell), effect_of(spell)
    if effect == SUPER_START:
        return f"{name} stands on START already, so {title} would change nothing (H18)."
    if effect == SWAP:
        return f"{name} is as far as you are, so {title} would change nothing (H18)."
    if effect in (PICKPOCKET, AMNESIA):
        return f"{name} has no card in hand, so {title} would change nothing (H18)."
    return f"{title} moves nobody from START or KING, and {name} stands there (H18)."


def _title(spell: int) -> str:
    return SPELL_TITLES[SPELL_NAMES[spell]]
