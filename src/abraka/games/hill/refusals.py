"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.state import NOBODY
from abraka.games.hill import actions as does
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
from abraka.games.hill.rules.setup import VILLAGES_USED
from abraka.games.hill.state import (
    DISCARD,
    EACH,
    EXCHANGE,
    MOVE,
    MOVE_ON,
    NONE,
    OUT,
    PLACE,
    TILE,
    TILE_CHOICE,
    TURN,
    TURN_HILL,
    UP,
    VILLAGE_CHOICE,
    WHOM,
    State,
)
from abraka.games.hill.text import ask, goblin_name
from abraka.games.hill.view import view

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Place: (PLACE,),
    does.Name: (TURN,),
    does.Exchange: (TURN, EXCHANGE),
    does.Done: (EXCHANGE,),
    does.Move: (MOVE, MOVE_ON),
    does.End: (MOVE_ON,),
    does.Village: (VILLAGE_CHOICE,),
    does.TurnUp: (TILE_CHOICE,),
    does.Raven: (WHOM,),
    does.Discard: (DISCARD,),
    does.Turn: (TURN_HILL,),
}
"""The prompts that each kind of action may answer."""


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
    question = ask(view(state, state.to_act))
    if isinstance(action, does.End) and state.prompt == MOVE:
        return f"The named goblin must move: two cards are played at least (M8). {question}"
    if isinstance(action, does.Done) and state.prompt == TURN:
        return f"In an exchange at least one card is put down (M16). {question}"
    if isinstance(action, does.Exchange) and state.prompt in (MOVE, MOVE_ON):
        return f"Cards are exchanged instead of playing, not besides (M16). {question}"
    return f"“{does.ACTIONS.write(action)}” does not answer what is asked now. {question}"


# ---- Cards.


def _not_in_hand(state: State, kind: int) -> str | None:
    if state.hand[state.to_act][kind]:
        return None
    card = does.KIND_NAMES[kind]
    return f"There is no {'joker' if card == 'j' else card} in your hand (M7)."


def _why_not_card(state: State, action: "does.Exchange | does.Discard") -> str | None:
    return _not_in_hand(state, does.KIND_NAMES.index(action.card))


def _why_not_name(state: State, action: does.Name) -> str | None:
    card = does.CARD_NAMES.index(action.card)
    goblin = state.active * EACH + value_of(card) - 1
    missing = _not_in_hand(state, kind_of(card))
    if missing:
        return missing
    if not may_be_named(state, goblin):
        rider = state.upper[state.place[goblin]] - 1
        return f"{_called(rider)} sits on your goblin {value_of(card)}, so it can't move (M10)."
    return f"No other card of your hand gives goblin {value_of(card)} a legal move (M29)."


# ---- Moves.


def _why_not_move(state: State, action: does.Move) -> str | None:
    card, way = does.CARD_NAMES.index(action.card), does.WAY_NAMES.index(action.way)
    missing = _not_in_hand(state, kind_of(card))
    if missing:
        return missing
    if climbs(way):
        closed = _why_not_climb(state)
        if closed:
            return closed
    elif only_climbing(state):
        return "After landing on a goblin the next card is for climbing only (M13)."
    return _why_not_way(state, way, value_of(card))


def _why_not_climb(state: State) -> str | None:
    """Climbing needs a goblin below, a field that is no corner, and a free neighbour above (M12)."""
    goblin, place = state.goblin, state.place[state.goblin]
    if not sits(state, goblin):
        return "Only a goblin that sits on another can climb (M12)."
    if is_corner(state.size, place):
        return "No way leads up from a corner (M2)."
    if not is_free(state, field_above(state, place)):
        return "A goblin stands on the neighbouring field above (M12)."
    return None


def _why_not_way(state: State, way: int, value: int) -> str | None:
    """The way does not exist for this value, or a pair is in it (M3, M10)."""
    place, most = state.place[state.goblin], longest(state, state.goblin, way)
    if way == OUT and place < VILLAGE:
        return "Only a goblin in a village can step out of it (M3)."
    if way == OUT and not most:
        return "A pair stands on the corner: say which way it is pushed (M14)."
    if way == OUT:
        return "“out” is a single step onto the corner; with more steps say which way (M3)."
    if climbs(way) and way != UP and field_above(state, place) == SUMMIT:
        return "The summit is reached by “up”, whatever the count (M9)."
    if value < shortest(state, state.goblin, way):
        return "One step has no direction here: say “up” or “out” (M3, M12)."
    if way == UP:
        return "“up” is a single step; with more steps say which way the goblin goes on (M12)."
    return f"A pair is in the way, and nobody jumps over a pair; {most} is the most (M10)."


# ---- The rest.


def _why_not_place(state: State, action: does.Place) -> str | None:
    if state.place[state.active * EACH + action.goblin - 1] != NONE:
        return f"Goblin {action.goblin} is in a village already (M6)."
    used = villages_used(state, state.active) | 1 << (action.village - 1)
    if used.bit_count() > VILLAGES_USED:
        return "Everybody uses exactly three villages, and you have three already (M6)."
    return "Everybody uses exactly three villages: you need another one (M6)."


def _why_not_turn_up(state: State, action: does.TurnUp) -> str | None:
    field = does.FIELD.values.index(action.field)
    if state.on[field] < TILE:
        return f"No tile lies on {action.field} (M18)."
    return f"The tile on {action.field} is open already (M18)."


def _why_not_raven(state: State, action: does.Raven) -> str | None:
    return "The raven can be sent only to a player of this match (M20)."


def _called(goblin: int) -> str:
    return goblin_name(goblin // EACH, goblin % EACH + 1)


REASONS_BY_KIND: dict[type[Action], Callable[[State, Any], str | None]] = {
    does.Place: _why_not_place,
    does.Name: _why_not_name,
    does.Exchange: _why_not_card,
    does.Discard: _why_not_card,
    does.Move: _why_not_move,
    does.TurnUp: _why_not_turn_up,
    does.Raven: _why_not_raven,
}
