"""The moment of a turn that a position names: whether it can be, so that the rules can go on from it."""

from abraka.core.notation import refuse
from abraka.games.hocus.plain import effect_of, lies_on, might_cast_after, on_self_only, targets
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import (
    BEFORE,
    FOG,
    FREEZE,
    NO_PROMPT,
    NONE,
    NUMBER,
    PROPHECY,
    SPELL,
    SPELLS,
    TAILWIND,
    TARGET,
    TURN,
    State,
)


def check_moment(state: State) -> None:
    """Refuses a moment that can't be in the middle of a match."""
    if state.prompt == NO_PROMPT:
        refuse("While a match goes on somebody is asked something.")
    if lies_on(state, state.active, FREEZE):
        refuse("A frozen player's turn passes without a question (H19).")
    if state.tailwind:
        _check_tailwind(state)
    if (state.spell != NONE) != (state.prompt in (TARGET, NUMBER)):
        refuse("“spell” names the card whose target or number is asked for, and only then.")
    if state.prompt in (TARGET, NUMBER):
        _check_casting(state)
    if state.prompt == TURN and state.has_cast and not any(_may_come_before(state, s) for s in range(SPELLS)):
        refuse("No spell of this deck is cast before the roll, so none can have been (H5).")
    if state.prompt == SPELL and not might_cast_after(state, state.active):
        refuse("A spell is asked for after the roll only if one could be cast, and none was before (H5, H19).")


def _may_come_before(state: State, spell: int) -> bool:
    return bool(state.in_play >> spell & 1) and state.when[spell] == BEFORE


def _check_tailwind(state: State) -> None:
    """Tailwind is cast before the roll, and gone after it."""
    if state.prompt != TURN or not state.has_cast:
        refuse("Tailwind blows only between its casting and the roll (H16).")
    winds = [state.steps[s] for s in range(SPELLS) if effect_of(s) == TAILWIND and state.in_play >> s & 1]
    if state.tailwind not in winds:
        refuse(f"Tailwind counts {' or '.join(map(str, winds)) or 'nothing'} more, not {state.tailwind} (H16).")


def _check_casting(state: State) -> None:
    """A card lies on the table, and there is something to choose."""
    if not state.has_cast:
        refuse("While a target or a number is asked for, the turn's spell is used: now has_cast=yes (H5).")
    if state.prompt == NUMBER and effect_of(state.spell) != PROPHECY:
        refuse("Only prophecy asks for a number (H19).")
    if state.prompt == TARGET and (on_self_only(state.spell) or len(targets(state, state.active, state.spell)) < 2):
        refuse(f"{SPELL_NAMES[state.spell]} has no choice of targets here, so none is asked for (H7, H18).")
    if lies_on(state, state.active, FOG):
        refuse("A player in the fog casts nothing but cleanse (H13).")
