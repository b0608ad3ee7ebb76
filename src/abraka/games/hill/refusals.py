"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence, Value
from abraka.core.state import NOBODY
from abraka.games.hill import actions as does
from abraka.games.hill import state as st
from abraka.games.hill.geometry import SUMMIT, VILLAGE, is_corner
from abraka.games.hill.plain import (
    climbs,
    field_above,
    is_free,
    kind_of,
    longest,
    may_be_named,
    only_climbing,
    shortest,
    sits,
    value_of,
    villages_used,
)
from abraka.games.hill.refusal_texts import why
from abraka.games.hill.rules.setup import VILLAGES_USED
from abraka.games.hill.state import State
from abraka.games.hill.text import ask
from abraka.games.hill.view import PROMPTS, view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Place: (st.PLACE,),
    does.Name: (st.TURN,),
    does.Exchange: (st.TURN, st.EXCHANGE),
    does.Done: (st.EXCHANGE,),
    does.Move: (st.MOVE, st.MOVE_ON),
    does.End: (st.MOVE_ON,),
    does.Village: (st.VILLAGE_CHOICE,),
    does.TurnUp: (st.TILE_CHOICE,),
    does.Raven: (st.WHOM,),
    does.Discard: (st.DISCARD,),
    does.Turn: (st.TURN_HILL,),
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
    if isinstance(action, does.End) and state.prompt == st.MOVE:
        return _asking(state, "must_move")
    if isinstance(action, does.Done) and state.prompt == st.TURN:
        return _asking(state, "empty_exchange")
    if isinstance(action, does.Exchange) and state.prompt in (st.MOVE, st.MOVE_ON):
        return _asking(state, "exchange_besides")
    return _asking(state, "not_asked", action=does.ACTIONS.write(action))


def _asking(state: State, id: str, **args: Value) -> Sentence:
    """A sentence after which the question follows."""
    return why(id, question=ask(view(state, state.to_act)), prompt=PROMPTS[state.prompt], **args)


# ---- Cards.


def _not_in_hand(state: State, kind: int) -> Sentence | None:
    return None if state.hand[state.to_act][kind] else why("no_card", card=does.KIND_NAMES[kind])


def _why_not_card(state: State, action: "does.Exchange | does.Discard") -> Sentence | None:
    return _not_in_hand(state, does.KIND_NAMES.index(action.card))


def _why_not_name(state: State, action: does.Name) -> Sentence | None:
    card = does.CARD_NAMES.index(action.card)
    goblin = state.active * st.EACH + value_of(card) - 1
    missing = _not_in_hand(state, kind_of(card))
    if missing:
        return missing
    if not may_be_named(state, goblin):
        rider = state.upper[state.place[goblin]] - 1
        return why("ridden", seat=rider // st.EACH, rider=rider % st.EACH + 1, goblin=value_of(card))
    return why("no_other_card", goblin=value_of(card))


# ---- Moves.


def _why_not_move(state: State, action: does.Move) -> Sentence | None:
    card, way = does.CARD_NAMES.index(action.card), does.WAY_NAMES.index(action.way)
    missing = _not_in_hand(state, kind_of(card))
    if missing:
        return missing
    if climbs(way):
        closed = _why_not_climb(state)
        if closed:
            return closed
    elif only_climbing(state):
        return why("climb_only")
    return _why_not_way(state, way, value_of(card))


def _why_not_climb(state: State) -> Sentence | None:
    """Climbing needs a goblin below, a field that is no corner, and a free neighbour above (M12)."""
    goblin, place = state.goblin, state.place[state.goblin]
    if not sits(state, goblin):
        return why("not_sitting")
    if is_corner(state.size, place):
        return why("corner")
    if not is_free(state, field_above(state, place)):
        return why("above_taken")
    return None


def _why_not_way(state: State, way: int, value: int) -> Sentence | None:
    """The way does not exist for this value, or a pair is in it (M3, M10)."""
    place, most = state.place[state.goblin], longest(state, state.goblin, way)
    if way == st.OUT and place < VILLAGE:
        return why("not_in_village")
    if way == st.OUT:
        return _shut_in(state, value, st.CW, st.CCW) or why("out_one_step" if most else "pair_on_corner")
    if climbs(way) and way != st.UP and field_above(state, place) == SUMMIT:
        return why("summit_up")
    if value < shortest(state, state.goblin, way):
        return why("no_direction")
    if way == st.UP:
        return _shut_in(state, value, st.UP_CW, st.UP_CCW) or why("up_one_step")
    return why("pair_in_way", most=most)


def _shut_in(state: State, value: int, *ways: int) -> Sentence | None:
    """With this value none of the ways is open, so there is none to name: pairs shut the goblin in (M10)."""
    most = max(longest(state, state.goblin, way) for way in ways)
    return why("pair_in_way", most=most) if value > most else None


# ---- The rest.


def _why_not_place(state: State, action: does.Place) -> Sentence | None:
    if state.place[state.active * st.EACH + action.goblin - 1] != st.NONE:
        return why("placed", goblin=action.goblin)
    used = villages_used(state, state.active) | 1 << (action.village - 1)
    if used.bit_count() > VILLAGES_USED:
        return why("fourth_village")
    return why("too_few_villages")


def _why_not_turn_up(state: State, action: does.TurnUp) -> Sentence | None:
    field = does.FIELD.values.index(action.field)
    if state.on[field] < st.TILE:
        return why("no_tile", field=action.field)
    return why("tile_open", field=action.field)


def _why_not_raven(state: State, action: does.Raven) -> Sentence | None:
    return why("raven_to_nobody")


WHY_BY_ACTION: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    does.Place: _why_not_place,
    does.Name: _why_not_name,
    does.Exchange: _why_not_card,
    does.Discard: _why_not_card,
    does.Move: _why_not_move,
    does.TurnUp: _why_not_turn_up,
    does.Raven: _why_not_raven,
}
