"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.game import SEAT_COLOURS
from abraka.core.state import NOBODY
from abraka.games.towers import actions as does
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
    payable,
    side_of,
    spell_steps,
    visible,
)
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import (
    AGAIN,
    ASKED,
    BASE,
    CASTLE_WAY,
    HALF_CHOICE,
    LEND,
    LIFT,
    MASTER,
    NONE,
    OFFER,
    PIECE,
    PIGGYBACK,
    REDRAW_TOWER,
    RELEASE,
    RETURN,
    RIDE,
    ROLL,
    ROUND_A,
    ROUND_B,
    ROUND_FREE,
    SWAP_FIRST,
    SWAP_SECOND,
    TARGET_TOWER,
    TARGET_WIZARD,
    TOWER_HALF,
    TURN,
    State,
)
from abraka.games.towers.text import ask, spell_titles
from abraka.games.towers.view import view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Play: (TURN,),
    does.Throw: (TURN,),
    does.Give: (OFFER, ASKED, RETURN),
    does.Use: (HALF_CHOICE,),
    does.Roll: (ROLL,),
    does.Keep: (ROLL,),
    does.Wizard: (PIECE, TARGET_WIZARD),
    does.Tower: (PIECE, TARGET_TOWER, SWAP_FIRST, SWAP_SECOND, LIFT, REDRAW_TOWER),
    does.Cast: (TURN, ROUND_A, ROUND_B, ROUND_FREE),
    does.Reserve: (ROUND_A,),
    does.Ride: (RIDE,),
    does.Release: (RELEASE,),
    does.Castle: (CASTLE_WAY,),
    does.Redraw: (TURN,),
    does.Ask: (TURN,),
    does.Lend: (LEND,),
    does.Again: (AGAIN,),
    does.Pass: (TURN, OFFER, ASKED, RIDE, LEND, AGAIN, ROUND_A, ROUND_B, ROUND_FREE, PIECE, RELEASE, REDRAW_TOWER),
}
"""The prompts that each kind of action may answer."""

SECOND_WIZARD = "You have already brought in a wizard of your own in this turn; no spell brings in a second (T31, T34)."


def why_not(state: State, action: Action) -> str:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return "The match is over."
    if state.prompt not in ANSWERS[type(action)]:
        return _not_asked(state, action)
    reason = REASONS_BY_KIND.get(type(action))
    return (reason(state, action) if reason else None) or "This can't be done now."


def _not_asked(state: State, action: Action) -> str:
    """The action answers another question; says what is asked."""
    if isinstance(action, does.Pass):
        return f"You can't pass here. {ask(view(state, state.to_act))}"
    if isinstance(action, does.Reserve) and state.prompt in (ROUND_B, ROUND_FREE):
        return "A spell can be cast for after the card only before its effect (T28)."
    if isinstance(action, does.Cast) and state.card != NONE and state.variant != MASTER:
        return "No spell can be cast between playing a card and its full resolution (T24, T25)."
    return f"“{does.ACTIONS.write(action)}” does not answer what is asked now. {ask(view(state, state.to_act))}"


# ---- Cards.


def _not_in_hand(state: State, action: "does.Play | does.Throw | does.Give") -> str | None:
    side = side_of(state, state.to_act)
    held = {does.CARD_NAMES[card] for card in state.hand[side][: state.n_hand[side]]}
    return None if action.card in held else f"There is no card {action.card} in your hand (T7)."


def _cards_done(state: State) -> str | None:
    """A turn has two cards, in joint games one."""
    if state.cards_played >= (1 if state.together else 2):
        return "One card a turn is played (T50)." if state.together else "Two cards a turn are played (T7)."
    return None


def _why_not_play(state: State, action: does.Play) -> str | None:
    return _cards_done(state) or _not_in_hand(state, action)


def _why_not_throw(state: State, action: does.Throw) -> str | None:
    if not state.skip_second:
        return "Cards can't be thrown away at this table: the option skip_second is off (T9)."
    if state.cards_played != 1:
        return "Only the second card can be thrown away (T9)."
    return _not_in_hand(state, action)


def _why_not_redraw(state: State, action: does.Redraw) -> str | None:
    if state.together:
        return "There is no redrawing in this game (T50)."
    if state.cards_played:
        return "You can redraw only before the turn's first card (T9)."
    return "You have no cards to redraw (T9)."


def _why_not_ask(state: State, action: does.Ask) -> str | None:
    if not state.teams:
        return "There are no partners at this table to ask for a card (T40)."
    if state.exchanged:
        return "Partners exchange a card, or are refused one, only once a turn (T40, T47)."
    return "You can ask for a card only while you still have one to play (T47)."


def _why_not_pass(state: State, action: does.Pass) -> str | None:
    if state.prompt == TURN:
        return "A card must still be played in this turn (T7)."
    if state.prompt == RELEASE:
        return "In the Polish edition the wizard found below goes free; say whose (T20)."
    if state.prompt == PIECE and dice_of(state.card):
        return "In the Polish edition a roll must be carried out if it can be (T11)."
    return "A number card that can be carried out must be (T8)." if state.prompt == PIECE else None


# ---- Pieces.


def _why_not_wizard(state: State, action: does.Wizard) -> str | None:
    if state.prompt == PIECE:
        steps = state.steps
        if state.half == TOWER_HALF:
            return "This card moves a tower, not a wizard (T16)."
        if action.owner != colour_of(state, state.active):
            return "A card moves one of your own wizards (T10)."
    else:
        steps = spell_steps(state.spell)
    if action.owner >= state.seats or not visible(state, action.owner, action.space):
        return f"No visible {SEAT_COLOURS[action.owner]} wizard stands on space {action.space} (T10)."
    if state.prompt == TARGET_WIZARD and may_move_wizard(state, action.owner, action.space, steps):
        return SECOND_WIZARD
    limit, end = state.crowd_limit, ahead(action.space, steps)
    return f"Space {end} is full: at most {limit} wizards stand on one level (T12)."


def _why_not_tower(state: State, action: does.Tower) -> str | None:
    tower = action.number - 1
    if state.prompt in (SWAP_FIRST, SWAP_SECOND):
        return _why_not_swap(state, tower)
    if state.prompt == LIFT:
        return _why_not_lift(state, tower)
    if state.prompt == PIECE and state.half != TOWER_HALF:
        return "This card moves a wizard, not a tower (T10)."
    steps = {PIECE: state.steps, REDRAW_TOWER: 1}.get(state.prompt) or spell_steps(state.spell)
    if not may_move_tower(state, tower, steps):
        return f"Tower #{action.number} would land on the castle's space {state.castle} (T17)."
    return None


def _why_not_lift(state: State, tower: int) -> str | None:
    if may_lift(state, state.caster, tower):
        return None
    if state.space_of[tower] == state.castle:
        return SECOND_WIZARD
    return f"The roof above #{tower + 1} is full, so nobody could come out (T23)."


def _why_not_swap(state: State, tower: int) -> str | None:
    if not is_top(state, tower):
        return f"Only top towers are swapped, and #{tower + 1} has another above it (T20)."
    if state.space_of[tower] == state.castle:
        return "A stack with the castle on top takes no part in a swap (T23)."
    return (
        f"Tower #{tower + 1} is already chosen; the other must be another one (T20)." if tower == state.lifted else None
    )


def _why_not_release(state: State, action: does.Release) -> str | None:
    if not may_free(state, state.caster, action.owner):
        return f"You can't free {SEAT_COLOURS[action.owner]} wizards, only your own and your partner's (T20, T43)."
    return f"No {SEAT_COLOURS[action.owner]} wizard stands directly below the lifted tower (T20)."


# ---- Spells.


def _why_not_cast(state: State, action: does.Cast) -> str | None:
    spell = SPELL_NAMES.index(action.spell)
    unknown = _not_in_play(state, spell)
    if unknown:
        return unknown
    closed = _closed_in_turn(state) if state.prompt == TURN else _closed_in_round(state, spell)
    if closed is None and spell == PIGGYBACK:
        closed = "Piggyback is cast when a wizard has been picked, before it moves (T30)."
    return closed or _out_of_reach(state, spell)


def _why_not_reserve(state: State, action: does.Reserve) -> str | None:
    spell = SPELL_NAMES.index(action.spell)
    if exempt(state, spell):
        return _not_in_play(state, spell) or "Free a wizard is cast at once, besides the card's right (T32)."
    closed = _not_in_play(state, spell) or _closed_in_round(state, spell)
    if closed is None and spell == PIGGYBACK and not might_ride(state, state.to_act):
        closed = "No wizard of yours could ride along with this card (T33)."
    return closed or _out_of_reach(state, spell)


def _not_in_play(state: State, spell: int) -> str | None:
    if state.spells >> spell & 1:
        return None
    return f"{spell_titles()[SPELL_NAMES[spell]]} is not among the spells in play (T6)."


def _closed_in_turn(state: State) -> str | None:
    """Spells in one's own turn, outside cards (T24, T25, T50)."""
    if state.variant == MASTER:
        return "In the master game spells are cast around a played card (T26)."
    if state.together and not state.cards_played:
        return "Here a spell is cast after the card (T50)."
    if state.variant == BASE and state.spells_cast:
        return f"Only one spell a turn can be cast ({'T50' if state.together else 'T24'})."
    return None


def _closed_in_round(state: State, spell: int) -> str | None:
    """Spells around a card (T26, T32)."""
    if exempt(state, spell):
        return None
    if state.prompt == ROUND_FREE:
        return "Only Free a wizard can be cast before the tower of a redraw moves (T32)."
    if state.right != NONE:
        return "The right to cast around this card is already used (T26)."
    return None


def _out_of_reach(state: State, spell: int) -> str | None:
    """The spell is too dear, or has no target (T20, T27)."""
    title, cost, potions = spell_titles()[SPELL_NAMES[spell]], state.costs[spell], payable(state, state.to_act)
    if potions < cost:
        return f"{title} costs {cost} full potion{'s' if cost > 1 else ''}, and you have {potions} (T20)."
    if not has_target(state, state.to_act, spell):
        return f"{title} has no target now (T27)."
    return None


REASONS_BY_KIND: dict[type[Action], Callable[[State, Any], str | None]] = {
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
