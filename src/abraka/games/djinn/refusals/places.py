"""Why an answer to what a location, or an effect like those of locations, asks is not legal."""

from collections.abc import Callable
from typing import Any

from abraka.core.actions import Action
from abraka.core.catalogue import Sentence
from abraka.games.djinn import actions as does
from abraka.games.djinn import names
from abraka.games.djinn import state as st
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
    offer_there,
    option_open,
    pile_of,
    piles_of_pool,
    tile_fits,
    tolls_at,
)
from abraka.games.djinn.refusal_texts import why
from abraka.games.djinn.state import State

NO_USE = {
    st.TAVERN: "no_use_tavern",
    st.ARCHIVE: "no_use_archive",
    st.WORKSHOP: "no_use_workshop",
    st.MARKET: "no_use_market",
}


def no_use(location: int) -> Sentence | None:
    """Why a location can do nothing for a player (D74)."""
    return why(NO_USE[location]) if location in NO_USE else None


# ---- Tavern, catacombs, archive.


def _why_not_mage(state: State, action: does.Mage) -> Sentence | None:
    pile = pile_of(state, names.MAGES.index(action.mage))
    if pile == st.NONE:
        return why("mage_not_on_top", mage=action.mage)
    if pile >= piles_of_pool(detail(state, 0)):
        return why("mage_with_keys", mage=action.mage)
    return None


def _why_not_leave(state: State, action: does.Leave) -> Sentence | None:
    return why("chest_not_revealed", chest=action.chest)


def _why_not_unlock(state: State, action: does.Unlock) -> Sentence | None:
    return why("other_chest", asked=names.CHESTS[state.revealed[detail(state, 0)]], chest=action.chest)


def _why_not_archive(state: State, action: does.Archive) -> Sentence | None:
    option = names.ARCHIVE_OPTIONS.index(action.option)
    red, last_placed = state.archive_red[option] == 1, state.strip[state.active] == 0
    if red and not last_placed:
        return why("red_closed")
    if last_placed and not red:
        return why("red_only")
    if not option_open(state, option):
        return why("option_useless")
    return why("option_again")


# ---- Secret tiles, djinns removed from the map.


def _why_not_tile(state: State, action: does.Tile) -> Sentence | None:
    location = names.LOCATIONS.index(action.location)
    if not state.strip[state.active] >> location & 1:
        return why("no_tile_left", location=action.location)
    return why("tile_fits_nowhere", location=action.location)


def _why_not_at(state: State, action: does.At) -> Sentence | None:
    space = names.SPACES.index(action.space)
    if state.prompt == st.SECRET_SPACE:
        return _why_not_there(state, space, detail(state, 0))
    if state.shape[space] != st.ROUND:
        return why("djinns_are_round", space=action.space)
    return None if djinns_at(state, space) else why("no_djinn_at", space=action.space)


def _why_not_there(state: State, space: int, location: int) -> Sentence | None:
    """A tile does not fit at a space (D92)."""
    if tile_fits(state, location, space):
        return None
    where = names.SPACES[space]
    if state.shape[space] != st.SQUARE:
        return why("tiles_are_square", space=where)
    if state.tile[state.active][space]:
        return why("own_tile_there", space=where)
    return why("location_there", space=where, location=names.LOCATIONS[location])


# ---- Workshop.


def _why_not_equip(state: State, action: does.Equip) -> Sentence | None:
    if has_perk(state, state.active, st.FROM_BOTTOM):
        return why("from_bottom", trait="blind_equipment")
    return why("gear_not_on_top", gear=action.gear)


def _why_not_blind(state: State, action: does.Blind) -> Sentence | None:
    if not has_perk(state, state.active, st.FROM_BOTTOM):
        return why("from_top", trait="blind_equipment")
    return why("gear_gone", kind=action.kind)


# ---- Market.


def _why_not_visit(state: State, action: does.Visit) -> Sentence | None:
    place = names.STALLS.index(action.stall)
    first = state.stall_place[place]
    if first != place:
        return why("other_stall", stall=action.stall, place=names.STALLS[first])
    if state.stall[state.active] == place and gear_rule(state, state.active, st.ASSISTANT_STAY) == st.NONE:
        return why("assistant_there")
    if not any(offer_there(state, offer, place) for offer in range(st.OFFERS)):
        return why("offers_useless")
    tolls = tolls_at(state, place)
    return why("cannot_pay_tolls", tolls=tolls) if tolls else why("cannot_pay_stall")


def _why_not_buy(state: State, action: does.Buy) -> Sentence | None:
    offer = names.OFFERS.index(action.offer)
    if state.stall_place[state.offer_stall[offer]] != detail(state, 0):
        return why("not_offered", offer=action.offer)
    if not offer_there(state, offer, detail(state, 0)):
        return why("offer_useless")
    return None if can_pay(state, state.active, st.OFFER_PAY + offer) else why("cannot_pay_offer", offer=action.offer)


def _why_not_colour(state: State, action: does.Colour) -> Sentence | None:
    return why("colour_taken", colour=action.colour)


def _why_not_swap(state: State, action: does.Swap) -> Sentence | None:
    if action.old == action.new:
        return why("swap_same")
    return why("swap_none", colour=action.old)


# ---- Turning mages up.


def _why_not_flip(state: State, action: does.Flip) -> Sentence | None:
    mage = names.MAGES.index(action.mage)
    if state.mage_of[mage] != state.active + 1:
        return why("flip_not_yours", mage=action.mage)
    return why("flip_up_already", mage=action.mage) if state.mage_up[mage] else None


def _why_not_mentor(state: State, action: does.Mentor) -> Sentence | None:
    return why("flips_too_many", mages=action.mages, down=count_down(state, state.active))


# ---- Source.


def _why_not_refill(state: State, action: does.Refill) -> Sentence | None:
    if state.did & st.DID_ROW1:
        return why("row_1_used")
    full = state.have[state.active][st.POWER] >= highest_power(state, state.active)
    return why("refill_full") if full else None


def _why_not_shop(state: State, action: does.Shop) -> Sentence | None:
    if state.did & st.DID_ROW2:
        return why("row_2_used")
    return _no_fee(state)


def _why_not_purchase(state: State, action: does.Purchase) -> Sentence | None:
    what = names.PURCHASES.index(action.what)
    if not any_possible(state, st.PURCHASE_GAIN + what):
        return why("nobody_to_flip")
    return _no_fee(state)


def _no_fee(state: State) -> Sentence | None:
    return None if can_shop(state) else why("cannot_pay_purchase", fee=fee_of(state, state.active))


WHY_PLACES: dict[type[Action], Callable[[State, Any], Sentence | None]] = {
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
