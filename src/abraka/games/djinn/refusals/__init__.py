"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence, Value
from abraka.core.state import NOBODY
from abraka.games.djinn import actions as does
from abraka.games.djinn import names
from abraka.games.djinn import state as asked
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import (
    awards_of,
    can_act,
    can_stop,
    detail,
    djinns_at,
    is_window,
    own_tile,
    path_taken,
    reachable,
    task,
)
from abraka.games.djinn.refusal_texts import why
from abraka.games.djinn.refusals.capture import WHY_CAPTURE
from abraka.games.djinn.refusals.free import WHY_FREE
from abraka.games.djinn.refusals.places import WHY_PLACES, no_use
from abraka.games.djinn.state import State
from abraka.games.djinn.text import ask
from abraka.games.djinn.view import PROMPTS, view

WINDOWS = (
    asked.PLACE_WIZARD, asked.MOVE, asked.FREE, asked.ACTION, asked.ACTION_ROUND, asked.SOURCE_ACTION,
    asked.UNLOCK, asked.ARCHIVE_OPTION, asked.MARKET_PLACE, asked.SOURCE_BUY, asked.CONTAINER,
)  # fmt: skip
"""Prompts in which something free may be done first; in the last four not always (D40)."""

FREE_KINDS = (does.Key, does.Cork, does.Award, does.Use, does.Claim)

ANSWERS: dict[type[Action], tuple[int, ...]] = {
    does.Trait: (asked.DRAFT_FIRST, asked.DRAFT_SECOND),
    does.Go: (asked.PLACE_WIZARD, asked.MOVE),
    does.Toll: (asked.TOLL,),
    does.Do: (asked.ACTION, asked.ACTION_ROUND),
    does.Console: (asked.CONSOLATION,),
    does.Mage: (asked.MAGE_PICK,),
    does.Leave: (asked.CHEST_DISCARD,),
    does.Unlock: (asked.UNLOCK,),
    does.Archive: (asked.ARCHIVE_OPTION,),
    does.Tile: (asked.SECRET_TILE,),
    does.At: (asked.SECRET_SPACE, asked.REMOVE_SPACE),
    does.Equip: (asked.EQUIPMENT_PICK,),
    does.Blind: (asked.EQUIPMENT_PICK,),
    does.Keep: (asked.EQUIPMENT_KEEP,),
    does.Visit: (asked.MARKET_PLACE,),
    does.Buy: (asked.MARKET_OFFER,),
    does.Colour: (asked.BOTTLE_COLOUR,),
    does.Flip: (asked.FLIP_MAGE,),
    does.Mentor: (asked.ACADEMY_FLIPS,),
    does.Swap: (asked.SWAP_BOTTLE,),
    does.Refill: (asked.SOURCE_ACTION,),
    does.Bosses: (asked.SOURCE_ACTION,),
    does.Shop: (asked.SOURCE_ACTION,),
    does.Purchase: (asked.SOURCE_BUY,),
    does.Target: (asked.CAPTURE_TARGET, asked.FREE_DJINN, asked.REMOVE_WHICH),
    does.Help: (asked.CAPTURE_HELP,),
    does.HelpGear: (asked.CAPTURE_HELP,),
    does.Circle: (asked.CONTAINER,),
    does.Bottle: (asked.CONTAINER,),
    does.Accept: (asked.ACCEPT_CAPACITY, asked.ACCEPT_CIRCLE),
    does.Mix: (asked.AWARD_MIX,),
    does.Pick: (asked.AWARD_PICK,),
    **dict.fromkeys(FREE_KINDS, WINDOWS),
    does.Pass: (),  # where it is an answer it is legal, but for those that say why not
}
"""The prompts that each kind of action may answer."""


def why_not(state: State, action: Action) -> Sentence:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return why("over")
    if isinstance(action, does.Pass):
        return _why_not_pass(state)
    if state.prompt not in ANSWERS[type(action)] or (isinstance(action, FREE_KINDS) and not _in_window(state)):
        return _not_asked(state, action)
    reason = WHY_BY_ACTION.get(type(action))
    return (reason(state, action) if reason else None) or why("not_now")


def _asking(state: State, id: str, **args: Value) -> Sentence:
    """A sentence after which the question follows."""
    return why(id, question=ask(view(state, state.to_act)), prompt=PROMPTS[state.prompt], **args)


def _not_asked(state: State, action: Action) -> Sentence:
    """The action answers another question; says what is asked."""
    if isinstance(action, FREE_KINDS):
        return _asking(state, "free_later")
    if isinstance(action, does.Do) and state.prompt == asked.SOURCE_ACTION:
        return _asking(state, "source_rows")
    return _asking(state, "not_asked", action=does.ACTIONS.write(action))


def _in_window(state: State) -> bool:
    """Whether something free may come first: not before the first choice at a place, nor in a capture (D40)."""
    if state.prompt == asked.CONTAINER:
        return bool(task(state) == st.HOLD and is_window(state))
    if state.prompt == asked.ARCHIVE_OPTION:
        return bool(detail(state, 1) != st.NONE)
    if state.prompt == asked.MARKET_PLACE:
        return bool(detail(state, 1) == 1)
    return state.prompt != asked.SOURCE_BUY or bool(detail(state, 0) == 1)


NO_PASSING = {
    asked.MOVE: "must_go",
    asked.PLACE_WIZARD: "must_start",
    asked.TOLL: "must_pay",
    asked.ACTION_ROUND: "must_capture",
    asked.MAGE_PICK: "must_take_mage",
    asked.CHEST_DISCARD: "must_leave_chest",
    asked.CAPTURE_HELP: "must_help",
    asked.CONTAINER: "must_contain",
    asked.FLIP_MAGE: "must_flip",
}


def _why_not_pass(state: State) -> Sentence:
    known = NO_PASSING.get(state.prompt)
    return why(known) if known else _asking(state, "no_pass")


# ---- Traits and moving.


def _why_not_trait(state: State, action: does.Trait) -> Sentence | None:
    if state.trait_at[names.TRAITS.index(action.trait)] != st.SHOWN:
        return why("trait_not_offered", trait=action.trait)
    return why("trait_same_sign", trait=action.trait)


def _why_not_go(state: State, action: does.Go) -> Sentence | None:
    to, via = names.SPACES.index(action.to), names.SPACES.index(action.via)
    if not state.joined[to] >> via & 1:
        return why("no_path", space=action.to, via=action.via)
    if state.prompt == asked.PLACE_WIZARD:
        if state.shape[to] != st.SQUARE:
            return why("start_square", space=action.to)
        return why("path_taken") if path_taken(state, to, via) else None
    at, came_from = state.at[state.active], state.via[state.active]
    if at == via and to == came_from and not reachable(state, to, via):
        return why("turning_back", space=action.to)
    if not reachable(state, to, via):
        return why("too_far", space=action.to, via=action.via)
    return why("cannot_pay_owners") if can_stop(state, 1) else why("cannot_pay_owner")


# ---- Acting at a space.


def _why_not_do(state: State, action: does.Do) -> Sentence | None:
    here = _why_not_here(state, action.what)
    if here:
        return here
    space = state.at[state.active]
    if action.what == "capture":
        if state.did & st.DID_CAPTURE:
            return why("one_capture")
        return None if djinns_at(state, space) else why("no_djinn_here")
    if action.what == "tile":
        return _why_not_tile(state)
    if state.prompt == asked.ACTION_ROUND and state.did & (st.DID_BASIC | st.DID_SPECIAL | st.DID_SKIP):
        return why("one_action")
    if state.prompt == asked.ACTION and state.did & st.DID_BASIC:
        return why("basic_done")
    return _why_not_act(state, state.token[space], action.what == "special")


def _why_not_here(state: State, what: str) -> Sentence | None:
    """Special actions and captures are for round spaces, tiles for square ones."""
    if state.prompt == asked.ACTION and what in ("special", "capture"):
        return why("square_special") if what == "special" else why("square_capture")
    if state.prompt == asked.ACTION_ROUND and what == "tile":
        return why("round_tile")
    return None


def _why_not_tile(state: State) -> Sentence | None:
    space, tile = state.at[state.active], own_tile(state)
    if tile == st.NONE:
        if state.tile[state.active][space]:
            return why("tile_new")
        return why("no_tile_here")
    if state.did & st.DID_TILE:
        return why("tile_done")
    return _why_not_act(state, tile, False)


def _why_not_act(state: State, location: int, special: bool) -> Sentence | None:
    """The location can do nothing for the player now (D74, D182)."""
    if can_act(state, location, special):
        return None
    if location == st.CATACOMBS:
        return why("no_catacombs", trait="catacombs_basic")
    return no_use(location)


# ---- Awards.


def _why_not_mix(state: State, action: does.Mix) -> Sentence | None:
    return why("award_mix", colour=names.COLOURS[detail(state, 0)], bosses=action.bosses)


def _why_not_pick(state: State, action: does.Pick) -> Sentence | None:
    award = names.AWARDS.index(action.award)
    if state.award_at[award] != st.SHOWN:
        return why("award_not_shown", award=action.award)
    return why("award_column", column=1 + awards_of(state, state.active))


# Where a toll, a consolation, a card to keep, capacity or a circle is asked for, all answers are legal.
WHY_BY_ACTION: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
    does.Trait: _why_not_trait,
    does.Go: _why_not_go,
    does.Do: _why_not_do,
    does.Mix: _why_not_mix,
    does.Pick: _why_not_pick,
    **WHY_PLACES,
    **WHY_CAPTURE,
    **WHY_FREE,
}
