"""Why an answer to what a location, or an effect like those of locations, asks is not legal."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.sentences import counted
from abraka.games.djinn import actions as does
from abraka.games.djinn import names, words
from abraka.games.djinn.plain import (
    any_possible,
    can_pay,
    can_shop,
    count_down,
    detail,
    djinns_at,
    fee_of,
    gear_rule,
    has_perk,
    highest_power,
    is_down_behind,
    offer_there,
    option_open,
    pile_of,
    piles_of_pool,
    tile_fits,
    tolls_at,
)
from abraka.games.djinn.state import (
    ARCHIVE,
    ASSISTANT_STAY,
    DID_ROW1,
    DID_ROW2,
    FROM_BOTTOM,
    MARKET,
    NONE,
    OFFER_PAY,
    OFFERS,
    POWER,
    PURCHASE_GAIN,
    ROUND,
    SECRET_SPACE,
    SQUARE,
    TAVERN,
    WORKSHOP,
    State,
)

NO_USE = {
    TAVERN: "No mage is left to take here (D74).",
    ARCHIVE: "No option of the archive can do anything for you now (D74).",
    WORKSHOP: "You can't pay the price of the workshop (D74).",
    MARKET: "You can't pay any offer of a place that your assistant may go to (D74).",
}


def no_use(location: int) -> str | None:
    """Why a location can do nothing for a player (D74)."""
    return NO_USE.get(location)


# ---- Tavern, catacombs, archive.


def _why_not_mage(state: State, action: does.Mage) -> str | None:
    pile = pile_of(state, names.MAGES.index(action.mage))
    title = words.title("mage", action.mage)
    if pile == NONE:
        return f"{title} does not lie on top of a pile (D82)."
    if pile >= piles_of_pool(detail(state, 0)):
        return f"{title} lies on a pile with keys; here you take from the open piles (D82)."
    return None


def _why_not_leave(state: State, action: does.Leave) -> str | None:
    return f"{action.chest} is not among the revealed chests (D87)."


def _why_not_unlock(state: State, action: does.Unlock) -> str | None:
    return f"You are asked about {names.CHESTS[state.revealed[detail(state, 0)]]}, not about {action.chest} (D86)."


def _why_not_archive(state: State, action: does.Archive) -> str | None:
    option = names.ARCHIVE_OPTIONS.index(action.option)
    red, last_placed = state.archive_red[option] == 1, state.strip[state.active] == 0
    if red and not last_placed:
        return "The red options are open once your last secret tile is placed (D90, D94)."
    if last_placed and not red:
        return "Your last secret tile is placed, so you choose from the red options (D90, D94)."
    if not option_open(state, option):
        return "This option can do nothing for you now (D91)."
    return "The second option must differ from the first (D90)."


# ---- Secret tiles, djinns removed from the map.


def _why_not_tile(state: State, action: does.Tile) -> str | None:
    location = names.LOCATIONS.index(action.location)
    if not state.strip[state.active] >> location & 1:
        return f"You have no secret tile of the {action.location} left (D92)."
    return f"Your tile of the {action.location} fits on no square space now (D92)."


def _why_not_at(state: State, action: does.At) -> str | None:
    space = names.SPACES.index(action.space)
    if state.prompt == SECRET_SPACE:
        return _why_not_there(state, space, detail(state, 0))
    if state.shape[space] != ROUND:
        return f"Djinns are at round spaces, and {action.space} is none (D10)."
    return None if djinns_at(state, space) else f"No djinn is at {action.space}."


def _why_not_there(state: State, space: int, location: int) -> str | None:
    """A tile does not fit at a space (D92)."""
    if tile_fits(state, location, space):
        return None
    where, what = names.SPACES[space], names.LOCATIONS[location]
    if state.shape[space] != SQUARE:
        return f"Secret tiles lie at square spaces, and {where} is none (D92)."
    if state.tile[state.active][space]:
        return f"A tile of yours lies at {where} already (D92)."
    return f"At {where} the token or another player's tile shows the {what} already (D92)."


# ---- Workshop.


def _why_not_equip(state: State, action: does.Equip) -> str | None:
    if has_perk(state, state.active, FROM_BOTTOM):
        return f"{words.title('trait', 'blind_equipment')}: you take the bottom card of a pile, unseen (D184)."
    return f"{words.title('gear', action.gear)} does not lie on top of its pile (D97)."


def _why_not_blind(state: State, action: does.Blind) -> str | None:
    if not has_perk(state, state.active, FROM_BOTTOM):
        title = words.title("trait", "blind_equipment")
        return f"Only with the trait {title} cards are taken from the bottom; choose one that you see (D184)."
    return f"No {action.kind} is left (D97)."


# ---- Market.


def _why_not_visit(state: State, action: does.Visit) -> str | None:
    place = names.STALLS.index(action.stall)
    first = state.stall_place[place]
    if first != place:
        return f"The stall {action.stall} belongs to the place {names.STALLS[first]} here; name that (D103)."
    if state.stall[state.active] == place and gear_rule(state, state.active, ASSISTANT_STAY) == NONE:
        return "Your assistant is there already and must go to another place (D102)."
    if not any(offer_there(state, offer, place) for offer in range(OFFERS)):
        return "Nothing that is offered there would do anything for you now (D105)."
    tolls = tolls_at(state, place)
    if tolls:
        return f"You can't pay {counted(tolls, 'other player')} and an offer of that place (D104, D105)."
    return "You can't pay any offer of that place (D105)."


def _why_not_buy(state: State, action: does.Buy) -> str | None:
    offer = names.OFFERS.index(action.offer)
    if state.stall_place[state.offer_stall[offer]] != detail(state, 0):
        return f"{action.offer} is not offered at this place (D102)."
    if not offer_there(state, offer, detail(state, 0)):
        return "This offer would do nothing for you now (D105)."
    return None if can_pay(state, state.active, OFFER_PAY + offer) else f"You can't pay for {action.offer} (D35)."


def _why_not_colour(state: State, action: does.Colour) -> str | None:
    return f"These bottles are all of different colours, and you have taken a {action.colour} one (D107)."


def _why_not_swap(state: State, action: does.Swap) -> str | None:
    if action.old == action.new:
        return "A bottle is exchanged for one of another colour."
    return f"You have no empty {action.old} bottle."


# ---- Turning mages up.


def _why_not_flip(state: State, action: does.Flip) -> str | None:
    mage = names.MAGES.index(action.mage)
    title = words.title("mage", action.mage)
    if state.mage_of[mage] != state.active + 1:
        return f"{title} is not one of your mages."
    if state.mage_up[mage]:
        return f"{title} is face up already."
    if not is_down_behind(state, mage):
        return f"Mages are named in order, and {title} comes before one that you have turned up."
    return f"Mages are named in order, and behind {title} there are too few for all that you turn up (D81)."


def _why_not_mentor(state: State, action: does.Mentor) -> str | None:
    down = count_down(state, state.active)
    return f"You can't turn up {action.mages} mages: {down} of yours {'lies' if down == 1 else 'lie'} face down (D81)."


# ---- Source.


def _why_not_refill(state: State, action: does.Refill) -> str | None:
    if state.did & DID_ROW1:
        return "The first row of the Source is used already (D110)."
    full = state.have[state.active][POWER] >= highest_power(state, state.active)
    return "Your power is at its maximum (D111)." if full else None


def _why_not_shop(state: State, action: does.Shop) -> str | None:
    if state.did & DID_ROW2:
        return "The second row of the Source is used already (D110)."
    return _no_fee(state)


def _why_not_purchase(state: State, action: does.Purchase) -> str | None:
    what = names.PURCHASES.index(action.what)
    if not any_possible(state, PURCHASE_GAIN + what):
        return "You have no mage that could be turned up (D112)."
    return _no_fee(state)


def _no_fee(state: State) -> str | None:
    fee = counted(fee_of(state, state.active), "scroll")
    return None if can_shop(state) else f"A purchase costs you {fee}, and you can't pay that (D112)."


PLACE_REASONS: dict[type[Action], Callable[[State, Any], str | None]] = {
    does.Mage: _why_not_mage,
    does.Leave: _why_not_leave,
    does.Unlock: _why_not_unlock,
    does.Archive: _why_not_archive,
    does.Tile: _why_not_tile,
    does.At: _why_not_at,
    does.Equip: _why_not_equip,
    does.Blind: _why_not_blind,
    does.Visit: _why_not_visit,
    does.Buy: _why_not_buy,
    does.Colour: _why_not_colour,
    does.Swap: _why_not_swap,
    does.Flip: _why_not_flip,
    does.Mentor: _why_not_mentor,
    does.Refill: _why_not_refill,
    does.Shop: _why_not_shop,
    does.Purchase: _why_not_purchase,
}
