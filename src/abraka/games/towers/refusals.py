"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence, Value
from abraka.core.state import NOBODY
from abraka.games.towers import actions as does
from abraka.games.towers import state as st
from abraka.games.towers.plain import (
    ahead,
    colour_of,
    dice_of,
    exempt,
    has_target,
    is_top,
    may_free,
    may_lift,
    may_move_tower,
    may_move_wizard,
    might_ride,
    moves_own,
    opens_cards,
    payable,
    side_of,
    spell_steps,
    visible,
)
from abraka.games.towers.refusal_texts import why
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import State
from abraka.games.towers.text import ask
from abraka.games.towers.view import PROMPTS, view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Play: (st.TURN,),
    does.Throw: (st.TURN,),
    does.Give: (st.OFFER, st.ASKED, st.RETURN),
    does.Use: (st.HALF_CHOICE,),
    does.Roll: (st.ROLL,),
    does.Keep: (st.ROLL,),
    does.Wizard: (st.PIECE, st.TARGET_WIZARD),
    does.Tower: (st.PIECE, st.TARGET_TOWER, st.SWAP_FIRST, st.SWAP_SECOND, st.LIFT, st.REDRAW_TOWER),
    does.Cast: (st.TURN, st.ROLL, st.HALF_CHOICE, st.PIECE, st.ROUND_A, st.ROUND_B, st.ROUND_FREE, st.REDRAW_TOWER),
    does.Reserve: (st.ROUND_A,),
    does.Ride: (st.RIDE,),
    does.Release: (st.RELEASE,),
    does.Castle: (st.CASTLE_WAY,),
    does.Redraw: (st.TURN,),
    does.Ask: (st.TURN,),
    does.Lend: (st.LEND,),
    does.Again: (st.AGAIN,),
    does.Pass: (
        st.TURN,
        st.OFFER,
        st.ASKED,
        st.RIDE,
        st.LEND,
        st.AGAIN,
        st.ROUND_A,
        st.ROUND_B,
        st.ROUND_FREE,
        st.PIECE,
        st.RELEASE,
        st.REDRAW_TOWER,
    ),
}
"""The prompts that each kind of action may answer."""


def why_not(state: State, action: Action) -> Sentence:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return why("over")
    if state.prompt not in ANSWERS[type(action)]:
        return _not_asked(state, action)
    reason = WHY_BY_ACTION.get(type(action))
    return (reason(state, action) if reason else None) or why("not_now")


def _not_asked(state: State, action: Action) -> Sentence:
    """The action answers another question; says what is asked."""
    if isinstance(action, does.Pass):
        return _asking(state, "no_pass")
    if isinstance(action, does.Reserve) and state.prompt in (st.ROUND_B, st.ROUND_FREE):
        return why("reserved_late")
    if (
        isinstance(action, does.Cast)
        and state.card != st.NONE
        and state.variant != st.MASTER
        and not _polish_base(state)
    ):
        return why("amid_card")
    return _asking(state, "not_asked", action=does.ACTIONS.write(action))


def _asking(state: State, id: str, **args: Value) -> Sentence:
    """A sentence after which the question follows."""
    return why(id, question=ask(view(state, state.to_act)), prompt=PROMPTS[state.prompt], **args)


# ---- Cards.


def _not_in_hand(state: State, action: "does.Play | does.Throw | does.Give") -> Sentence | None:
    side = side_of(state, state.to_act)
    held = {does.CARD_NAMES[card] for card in state.hand[side][: state.n_hand[side]]}
    return None if action.card in held else why("no_card", card=action.card)


def _cards_done(state: State) -> Sentence | None:
    """A turn has two cards, in joint games one."""
    if state.cards_played >= (1 if state.together else 2):
        return why("one_card") if state.together else why("two_cards")
    return None


def _why_not_play(state: State, action: does.Play) -> Sentence | None:
    return _cards_done(state) or _not_in_hand(state, action)


def _why_not_throw(state: State, action: does.Throw) -> Sentence | None:
    if not state.skip_second:
        return why("no_throwing")
    if state.cards_played != 1:
        return why("throw_second")
    return _not_in_hand(state, action)


def _why_not_redraw(state: State, action: does.Redraw) -> Sentence | None:
    if state.together:
        return why("no_redrawing")
    if state.cards_played:
        return why("redraw_first")
    return why("nothing_to_redraw")


def _why_not_ask(state: State, action: does.Ask) -> Sentence | None:
    if not state.teams:
        return why("no_partners")
    if state.exchanged:
        return why("exchanged")
    return why("asked_late")


def _why_not_pass(state: State, action: does.Pass) -> Sentence | None:
    if state.prompt == st.TURN:
        return why("must_play")
    if state.prompt == st.RELEASE:
        return why("must_release")
    if state.prompt == st.PIECE and dice_of(state.card):
        return why("must_move_rolled")
    return why("must_move") if state.prompt == st.PIECE else None


# ---- Pieces.


def _why_not_wizard(state: State, action: does.Wizard) -> Sentence | None:
    if state.prompt == st.PIECE:
        steps = state.steps
        if state.half == st.TOWER_HALF:
            return why("moves_tower")
        if action.owner != colour_of(state, state.active):
            return why("own_wizard") if moves_own(state, state.active) else why("partner_wizard")
    else:
        steps = spell_steps(state.spell)
    if action.owner >= state.seats or not visible(state, action.owner, action.space):
        return why("no_wizard", seat=action.owner, space=action.space)
    if state.prompt == st.TARGET_WIZARD and may_move_wizard(state, action.owner, action.space, steps):
        return _second_wizard(state)
    return why("level_full", space=ahead(action.space, steps), limit=state.crowd_limit)


def _why_not_tower(state: State, action: does.Tower) -> Sentence | None:
    tower = action.number - 1
    if state.prompt in (st.SWAP_FIRST, st.SWAP_SECOND):
        return _why_not_swap(state, tower)
    if state.prompt == st.LIFT:
        return _why_not_lift(state, tower)
    if state.prompt == st.PIECE and state.half != st.TOWER_HALF:
        return why("moves_wizard")
    steps = {st.PIECE: state.steps, st.REDRAW_TOWER: 1}.get(state.prompt) or spell_steps(state.spell)
    if not may_move_tower(state, tower, steps):
        return why("onto_castle", tower=action.number, space=state.castle)
    return None


def _second_wizard(state: State) -> Sentence:
    return why("second_wizard" if moves_own(state, state.caster) else "second_wizard_partner")


def _why_not_lift(state: State, tower: int) -> Sentence | None:
    if may_lift(state, state.caster, tower):
        return None
    if state.space_of[tower] == state.castle:
        return _second_wizard(state)
    return why("roof_full", tower=tower + 1)


def _why_not_swap(state: State, tower: int) -> Sentence | None:
    if not is_top(state, tower):
        return why("not_on_top", tower=tower + 1)
    if state.space_of[tower] == state.castle:
        return why("castle_on_top")
    return why("tower_chosen", tower=tower + 1) if tower == state.lifted else None


def _freeable(state: State) -> str:
    """Whom the caster may free at all (T20, T43)."""
    if not state.teams:
        return "not_yours_to_free"
    return "not_team_to_free" if moves_own(state, state.caster) else "not_partner_to_free"


def _why_not_release(state: State, action: does.Release) -> Sentence | None:
    if not may_free(state, state.caster, action.owner):
        return why(_freeable(state), seat=action.owner)
    return why("not_below", seat=action.owner)


# ---- Spells.


def _why_not_cast(state: State, action: does.Cast) -> Sentence | None:
    spell = SPELL_NAMES.index(action.spell)
    unknown = _not_in_play(state, spell)
    if unknown:
        return unknown
    if state.prompt == st.TURN:
        closed = _closed_in_turn(state, spell)
    elif state.prompt in (st.ROUND_A, st.ROUND_B, st.ROUND_FREE):
        closed = _closed_in_round(state, spell)
    else:
        closed = _closed_amid(state, action, spell)
    if closed is None and spell == st.PIGGYBACK:
        closed = why("piggyback_when")
    return closed or _out_of_reach(state, spell)


def _why_not_reserve(state: State, action: does.Reserve) -> Sentence | None:
    spell = SPELL_NAMES.index(action.spell)
    if exempt(state, spell):
        return _not_in_play(state, spell) or why("free_at_once")
    closed = _not_in_play(state, spell) or _closed_in_round(state, spell)
    if closed is None and spell == st.PIGGYBACK and not might_ride(state, state.to_act):
        closed = why("nobody_rides" if moves_own(state, state.to_act) else "nobody_rides_partner")
    return closed or _out_of_reach(state, spell)


def _not_in_play(state: State, spell: int) -> Sentence | None:
    if state.spells >> spell & 1:
        return None
    return why("not_in_play", spell=SPELL_NAMES[spell])


def _polish_base(state: State) -> bool:
    """Whether the one spell of a turn may be cast at any moment of it (T24)."""
    return state.variant == st.BASE and state.edition == st.PL and not state.together


def _closed_amid(state: State, action: does.Cast, spell: int) -> Sentence | None:
    """Spells inside a card, or before the tower of a redraw (T24, T32)."""
    if exempt(state, spell) or (opens_cards(state) and _polish_base(state)):
        return None
    return why("one_spell") if _polish_base(state) else _not_asked(state, action)


def _closed_in_turn(state: State, spell: int) -> Sentence | None:
    """Spells in one's own turn, outside cards (T24, T25, T32, T50)."""
    if state.variant == st.MASTER:
        return None if exempt(state, spell) else why("around_card")
    if state.together and not state.cards_played:
        return why("after_card")
    if state.variant == st.BASE and state.spells_cast:
        return why("one_spell_joint") if state.together else why("one_spell")
    return None


def _closed_in_round(state: State, spell: int) -> Sentence | None:
    """Spells around a card (T26, T32)."""
    if exempt(state, spell):
        return None
    if state.prompt == st.ROUND_FREE:
        return why("free_before_redraw")
    if state.right != st.NONE:
        return why("right_used")
    return None


def _out_of_reach(state: State, spell: int) -> Sentence | None:
    """The spell is too dear, or has no target (T20, T27)."""
    cost, potions = state.costs[spell], payable(state, state.to_act)
    if potions < cost:
        lent = potions > state.full[side_of(state, state.to_act)]
        return why("too_dear_team" if lent else "too_dear", spell=SPELL_NAMES[spell], cost=cost, potions=potions)
    if not has_target(state, state.to_act, spell):
        return why("no_target", spell=SPELL_NAMES[spell])
    return None


WHY_BY_ACTION: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    does.Play: _why_not_play,
    does.Throw: _why_not_throw,
    does.Give: _not_in_hand,
    does.Wizard: _why_not_wizard,
    does.Tower: _why_not_tower,
    does.Cast: _why_not_cast,
    does.Reserve: _why_not_reserve,
    does.Release: _why_not_release,
    does.Redraw: _why_not_redraw,
    does.Ask: _why_not_ask,
    does.Pass: _why_not_pass,
}
