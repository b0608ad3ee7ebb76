"""Why an action is not legal now, in one sentence with the rule that forbids it."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.state import NOBODY
from abraka.games.djinn import actions as does
from abraka.games.djinn import names, words
from abraka.games.djinn import state as asked
from abraka.games.djinn.plain import (
    awards_of,
    can_act,
    can_stop,
    detail,
    djinns_at,
    own_tile,
    path_taken,
    reachable,
)
from abraka.games.djinn.refusals_capture import CAPTURE_REASONS
from abraka.games.djinn.refusals_free import FREE_REASONS
from abraka.games.djinn.refusals_places import PLACE_REASONS, no_use
from abraka.games.djinn.state import (
    CATACOMBS,
    DID_BASIC,
    DID_CAPTURE,
    DID_SKIP,
    DID_SPECIAL,
    DID_TILE,
    NONE,
    SHOWN,
    SQUARE,
    State,
)
from abraka.games.djinn.text import ask
from abraka.games.djinn.view import view

WINDOWS = (
    asked.PLACE_WIZARD, asked.MOVE, asked.FREE, asked.ACTION, asked.ACTION_ROUND, asked.SOURCE_ACTION,
    asked.ARCHIVE_OPTION, asked.MARKET_PLACE, asked.SOURCE_BUY,
)  # fmt: skip
"""Prompts in which something free may be done first; in the last three from the second time on (D40)."""

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
    does.Accept: (asked.ACCEPT_CAPACITY,),
    does.Mix: (asked.AWARD_MIX,),
    does.Pick: (asked.AWARD_PICK,),
    **dict.fromkeys(FREE_KINDS, WINDOWS),
    does.Pass: (),  # where it is an answer it is legal, but for those that say why not
}
"""The prompts that each kind of action may answer."""


def why_not(state: State, action: Action) -> str:
    """Why this action, which is not legal now, is not."""
    if state.to_act == NOBODY:
        return "The match is over."
    if isinstance(action, does.Pass):
        return _why_not_pass(state)
    if state.prompt not in ANSWERS[type(action)] or (isinstance(action, FREE_KINDS) and not _in_window(state)):
        return _not_asked(state, action)
    reason = REASONS.get(type(action))
    return (reason(state, action) if reason else None) or "This can't be done now."


def _question(state: State) -> str:
    return ask(view(state, state.to_act))


def _not_asked(state: State, action: Action) -> str:
    """The action answers another question; says what is asked."""
    if isinstance(action, FREE_KINDS):
        return f"Free actions wait for the next pause between your actions (D40). {_question(state)}"
    if isinstance(action, does.Do) and state.prompt == asked.SOURCE_ACTION:
        return f"At the Source there are its own rows to choose from (D110). {_question(state)}"
    return f"“{does.ACTIONS.write(action)}” does not answer what is asked now. {_question(state)}"


def _in_window(state: State) -> bool:
    """Whether this is a pause between actions; the first choice at a place is none (D40)."""
    if state.prompt == asked.ARCHIVE_OPTION:
        return bool(detail(state, 1) != NONE)
    if state.prompt == asked.MARKET_PLACE:
        return bool(detail(state, 1) == 1)
    return state.prompt != asked.SOURCE_BUY or bool(detail(state, 0) == 1)


NO_PASSING = {
    asked.MOVE: "The wizard must move (D61).",
    asked.PLACE_WIZARD: "The wizard must be put on the map (D60).",
    asked.TOLL: "Whoever stops beside another player pays (D63, D104).",
    asked.ACTION_ROUND: "The capture at a round space is not left out; a miss is possible in it (D71, D121).",
    asked.MAGE_PICK: "In the tavern a mage is taken (D82).",
    asked.CHEST_DISCARD: "One of the chests must be left (D87).",
    asked.CAPTURE_HELP: "Power and keys do not suffice for the rest of the price (D124, D126).",
    asked.CONTAINER: "What was captured needs a container (D123, D127).",
    asked.FLIP_MAGE: "As many mages as you have said are turned up (D81).",
}


def _why_not_pass(state: State) -> str:
    return NO_PASSING.get(state.prompt) or f"You can't pass here. {_question(state)}"


# ---- Traits and moving.


def _why_not_trait(state: State, action: does.Trait) -> str | None:
    trait = names.TRAITS.index(action.trait)
    title = words.title("trait", action.trait)
    if state.trait_at[trait] != SHOWN:
        return f"{title} is not on offer (D13)."
    return f"{title} is of the same sign as your first trait; take one of the other sign (D13)."


def _why_not_go(state: State, action: does.Go) -> str | None:
    to, via = names.SPACES.index(action.to), names.SPACES.index(action.via)
    if not state.joined[to] >> via & 1:
        return f"No path joins {action.to} and {action.via} (D61)."
    if state.prompt == asked.PLACE_WIZARD:
        if state.shape[to] != SQUARE:
            return f"The wizard starts beside a square space, and {action.to} is none (D60)."
        return "A wizard stands on this path already (D60)." if path_taken(state, to, via) else None
    at, came_from = state.at[state.active], state.via[state.active]
    if at == via and to == came_from and not reachable(state, to, via):
        return f"Your wizard came from {action.to}; it never turns back (D61)."
    if not reachable(state, to, via):
        return f"Your wizard can't get to {action.to} from {action.via}: it goes on only where others stand (D63)."
    if not can_stop(state, 1):
        return "Another wizard stands there, and you have nothing to pay its owner with (D63, D64)."
    return "Several wizards stand there, and you can't pay all their owners (D63, D64)."


# ---- Acting at a space.


def _why_not_do(state: State, action: does.Do) -> str | None:
    here = _why_not_here(state, action.what)
    if here:
        return here
    space = state.at[state.active]
    if action.what == "capture":
        if state.did & DID_CAPTURE:
            return "One capture is made at a round space (D71)."
        return None if djinns_at(state, space) else "No djinn is here to capture (D120)."
    if action.what == "tile":
        return _why_not_tile(state)
    if state.prompt == asked.ACTION_ROUND and state.did & (DID_BASIC | DID_SPECIAL | DID_SKIP):
        return "At a round space one action is done, the special or the basic one (D71)."
    if state.prompt == asked.ACTION and state.did & DID_BASIC:
        return "The basic action of this space is done already (D70)."
    return _why_not_act(state, state.token[space], action.what == "special")


def _why_not_here(state: State, what: str) -> str | None:
    """Special actions and captures are for round spaces, tiles for square ones."""
    if state.prompt == asked.ACTION and what in ("special", "capture"):
        return f"There is no {what}{' action' if what == 'special' else ''} at a square space (D70)."
    if state.prompt == asked.ACTION_ROUND and what == "tile":
        return "No tile lies at a round space (D72)."
    return None


def _why_not_tile(state: State) -> str | None:
    space, tile = state.at[state.active], own_tile(state)
    if tile == NONE:
        if state.tile[state.active][space]:
            return "Your tile here was placed in this turn; it works from the next on (D70)."
        return "You have no tile here (D70)."
    if state.did & DID_TILE:
        return "The action of your tile is done already (D70)."
    return _why_not_act(state, tile, False)


def _why_not_act(state: State, location: int, special: bool) -> str | None:
    """The location can do nothing for the player now (D74, D182)."""
    if can_act(state, location, special):
        return None
    if location == CATACOMBS:
        return f"{words.title('trait', 'catacombs_basic')}: no special action in the catacombs (D182)."
    return no_use(location)


# ---- Awards.


def _why_not_mix(state: State, action: does.Mix) -> str | None:
    colour = names.COLOURS[detail(state, 0)]
    return f"Your {colour} bottles do not hold {action.bosses} bosses and the rest of the price in djinns (D140)."


def _why_not_pick(state: State, action: does.Pick) -> str | None:
    award = names.AWARDS.index(action.award)
    if state.award_at[award] != SHOWN:
        return f"{action.award} is not on display (D11)."
    column = 1 + awards_of(state, state.active)
    return f"Your next award comes from column {column}, as long as one is left there (D141)."


# Where a toll, a consolation, a card to keep or capacity is asked for, all answers are legal.
REASONS: dict[type[Action], Callable[[State, Any], str | None]] = {
    does.Trait: _why_not_trait,
    does.Go: _why_not_go,
    does.Do: _why_not_do,
    does.Mix: _why_not_mix,
    does.Pick: _why_not_pick,
    **PLACE_REASONS,
    **CAPTURE_REASONS,
    **FREE_REASONS,
}
