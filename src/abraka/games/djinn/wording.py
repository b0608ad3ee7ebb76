"""What a legal action would do now, in a sentence or two: shown beside the choices."""

from collections.abc import Sequence
from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import listed, listed_or, seat_name
from abraka.games.djinn import actions as does
from abraka.games.djinn import names, terms
from abraka.games.djinn.terms import words
from abraka.games.djinn.text import next_circle
from abraka.games.djinn.view import SeatView, SpaceView, View
from abraka.games.djinn.view.parts import EffectView, GearView, TraitView

COLUMNS = 3


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in the language that is spoken."""
    return _describe(action, view)


def _why(what: str, **given: str) -> str:
    return words("djinn_why", **{"thing": "", "old": "", "owner": "", "to": "", **given, "what": what})


def _do(what: str, **given: str) -> str:
    return words("djinn_do", **{"place": "", "thing": "", "old": "", "new": "", **given, "what": what})


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


# ---- The draft, moving, acting.


@_describe.register
def _(action: does.Trait, view: View) -> str:
    tile = next(tile for tile in view.traits if tile.id == action.trait)
    return f"{terms.title('trait', tile.id)}: {terms.trait(tile)}"


@_describe.register
def _(action: does.Go, view: View) -> str:
    space = _space(view, action.to)
    lines = [words("djinn_why_go", to=_to(space))]
    if space.shape == "round":
        lines.append(words("djinn_why_here", crowd=_crowd(space)))
    if space.shape == "square" and space.location is not None:
        lines.append(words("djinn_deed_basic", deed=_deed(view, space.location)))
    tile = space.tiles[view.active]
    if tile is not None:
        lines.append(words("djinn_why_tile", place=terms.title("place", tile)))
    owners = [wizard.seat for wizard in space.wizards if wizard.via == action.via and wizard.seat != view.active]
    if owners and not _pays_nobody(view):
        lines.append(_tolls(owners))
    return " ".join(lines)


@_describe.register
def _(action: does.Toll, view: View) -> str:
    paid = _why(f"toll_{action.what}", owner=seat_name(view.asked.owner or 0))
    have = _own(view).coins if action.what == "coin" else _own(view).scrolls
    return paid if have else f"{paid} {words('djinn_draw_by_key')}"


@_describe.register
def _(action: does.Do, view: View) -> str:
    space = _here(view)
    if action.what == "capture":
        return _why("capture", thing=_crowd(space))
    location = str(space.tiles[view.active] if action.what == "tile" else space.location)
    return f"{terms.title('place', location)}: {_deed(view, location, special=action.what == 'special')}."


@_describe.register
def _(action: does.Console, view: View) -> str:
    return _why("console", thing=terms.gain(terms.gain_of(view.consolations, action.what)))


# ---- Locations.


@_describe.register
def _(action: does.Mage, view: View) -> str:
    card = next(pile.top for pile in view.mages if pile.top is not None and pile.top.id == action.mage)
    return f"{terms.title('mage', card.id)}: {terms.mage(card)}"


@_describe.register
def _(action: does.Leave, view: View) -> str:
    return _why("leave", thing=terms.chest(next(chest for chest in view.revealed if chest.id == action.chest)))


@_describe.register
def _(action: does.Unlock, view: View) -> str:
    chest = next(chest for chest in view.revealed if chest.id == action.chest)
    keeps = _perk(view, "unlock_keeps_key") is not None
    return _why("unlock_keep" if keeps else "unlock", thing=terms.effects(chest.locked))


@_describe.register
def _(action: does.Archive, view: View) -> str:
    gain = terms.capital(terms.effects(terms.gain_of(view.archive, action.option)))
    reward = next_circle(view) if "circle" in action.option else ()
    return f"{gain}: {terms.effects(reward)}." if reward else f"{gain}."


@_describe.register
def _(action: does.Tile, view: View) -> str:
    return _why("tile", thing=f"{terms.title('place', action.location)}: {_deed(view, action.location)}")


@_describe.register
def _(action: does.At, view: View) -> str:
    space = _space(view, action.space)
    return _why("at_remove", thing=_crowd(space)) if view.prompt == "remove_space" else _why("at_tile", to=_to(space))


@_describe.register
def _(action: does.Equip, view: View) -> str:
    card = next(pile.top for pile in view.gear if pile.top is not None and pile.top.id == action.gear)
    return _card(card)


@_describe.register
def _(action: does.Blind, view: View) -> str:
    return f"{terms.title('kind', action.kind)}: {_why('blind')}"


@_describe.register
def _(action: does.Keep, view: View) -> str:
    kept = view.asked.old if action.which == "old" else view.asked.new
    return f"{_card(_own_gear(view, str(kept)))} {_why('keep')}"


@_describe.register
def _(action: does.Visit, view: View) -> str:
    place = next(place for place in view.market if place.stall == action.stall)
    lines = [_why("visit", thing="; ".join(map(terms.offer, place.offers)))]
    lines += [_why("stay")] if view.active in place.assistants else []
    others = [seat for seat in place.assistants if seat != view.active]
    if others and not _pays_nobody(view) and _perk(view, "market_no_pay") is None:
        lines.append(_tolls(others))
    return " ".join(lines)


@_describe.register
def _(action: does.Buy, view: View) -> str:
    offers = [offer for place in view.market for offer in place.offers if offer.id == action.offer]
    return f"{terms.capital(terms.offer(offers[0]))}."


@_describe.register
def _(action: does.Colour, view: View) -> str:
    return _why("colour", thing=terms.bottle(action.colour))


@_describe.register
def _(action: does.Flip, view: View) -> str:
    card = next(card for card in _own(view).mages if card.id == action.mage)
    return f"{terms.title('mage', card.id)} ({terms.mage_short(card)}). {_why('flip')}"


@_describe.register
def _(action: does.Mentor, view: View) -> str:
    power = terms.amount("power", view.asked.power - action.mages)
    return f"{power}, {words('djinn_mages_up', count=action.mages)}." if action.mages else f"{power}."


@_describe.register
def _(action: does.Swap, view: View) -> str:
    return _why("swap", old=terms.bottle(action.old), thing=terms.bottle(action.new))


# ---- The Source.


@_describe.register
def _(action: does.Refill, view: View) -> str:
    return _why("refill", thing=str(_own(view).max_power))


@_describe.register
def _(action: does.Bosses, view: View) -> str:
    return _why("bosses", thing=terms.given("power", _price(view, [names.BOSS] * action.bosses)))


@_describe.register
def _(action: does.Shop, view: View) -> str:
    things = "; ".join(terms.effects(thing.gain) for thing in view.purchases)
    return _why("shop", old=terms.given("scrolls", _own(view).fee), thing=things)


@_describe.register
def _(action: does.Purchase, view: View) -> str:
    pay = (EffectView("scrolls", _own(view).fee),)
    return f"{terms.capital(terms.exchange(pay, terms.gain_of(view.purchases, action.what)))}."


# ---- Capturing.


@_describe.register
def _(action: does.Target, view: View) -> str:
    sort = terms.capital(terms.who(action.sort))
    if view.prompt == "free_djinn":
        return f"{sort}. {_why('target_free')}"
    if view.prompt == "remove_which":
        return f"{sort}. {_why('target_remove')}"
    cost = terms.given("power", _price(view, [*view.doing.targets, action.sort]))
    return f"{sort}. {_why('target_all' if view.doing.targets else 'target', thing=cost)}"


@_describe.register
def _(action: does.Help, view: View) -> str:
    card, off = next(card for card in _own(view).mages if card.id == action.mage), str(_bonus(view, action.mage))
    return _why("help", old=off, thing=terms.given("coins", card.fee)) if card.fee else _why("help_free", old=off)


@_describe.register
def _(action: does.HelpGear, view: View) -> str:
    return _why("wield", old=str(_bonus(view, action.gear)))


@_describe.register
def _(action: does.Circle, view: View) -> str:
    return f"{terms.capital(terms.into('circle'))}. {_why('circle', thing=terms.given('points', view.prices.circle))}"


@_describe.register
def _(action: does.Bottle, view: View) -> str:
    worth = _why("bottle", thing=terms.amount("points", view.prices.bottled))
    return f"{terms.capital(terms.into(action.colour))}. {worth}"


@_describe.register
def _(action: does.Accept, view: View) -> str:
    if view.prompt == "accept_circle":
        return _why("accept_circle", thing=terms.effects(next_circle(view)))
    return _why("accept")


# ---- Free actions.


@_describe.register
def _(action: does.Mix, view: View) -> str:
    djinns = view.prices.award - action.bosses
    paid = [words("djinn_djinns", count=djinns)] if djinns else []
    paid += [words("djinn_crowd", id=names.BOSS, count=action.bosses)] if action.bosses else []
    return _why("mix", thing=listed(paid))


@_describe.register
def _(action: does.Pick, view: View) -> str:
    return terms.award(next(award for award in view.awards if award.id == action.award))


@_describe.register
def _(action: does.Key, view: View) -> str:
    return _why("key", thing=terms.gain(terms.gain_of(view.key_uses, action.what)))


@_describe.register
def _(action: does.Cork, view: View) -> str:
    sort, _, bottle = action.what.partition("_")
    return f"{terms.capital(terms.who(sort))}. {_why('cork', thing=terms.into(bottle or sort))}"


@_describe.register
def _(action: does.Award, view: View) -> str:
    column = _own(view).next_column
    columns = [column] if column is not None else range(1, COLUMNS + 1)
    paid = terms.bottles({action.colour: view.prices.award})
    return _why("award", thing=paid, old=listed_or(list(map(terms.roman, columns))))


@_describe.register
def _(action: does.Use, view: View) -> str:
    return _card(_own_gear(view, action.gear))


@_describe.register
def _(action: does.Claim, view: View) -> str:
    return _why("claim", thing=terms.gain(_own_gear(view, action.gear).gain))


@_describe.register
def _(action: does.Pass, view: View) -> str:
    if view.prompt == "capture_target":
        return _no_more_targets(view)
    if view.prompt == "capture_help":
        return _why("pay", thing=_power(view))
    if view.prompt in ("action", "action_round", "source"):
        return _no_action(view)
    if view.prompt == "container":
        return _why("back")
    return f"{words('djinn_pass', prompt=view.prompt, gain='')}."


def _no_more_targets(view: View) -> str:
    if view.doing.targets:
        return _why("pay", thing=terms.given("power", _price(view, view.doing.targets)))
    lucky = _perk(view, "no_capture_gain")
    power = terms.given("power", view.prices.miss if lucky is None else lucky.n)
    return _why("miss" if lucky is None else "miss_gain", thing=power)


def _no_action(view: View) -> str:
    if set(view.doing.did) - {"capture"} or view.doing.final:
        return f"{words('djinn_pass', prompt='act_again', gain='')}."
    return _why("no_action", thing=listed_or([terms.gain(item.gain) for item in view.consolations]))


# ---- What is where.


def _space(view: View, id: str) -> SpaceView:
    return next(space for space in view.spaces if space.id == id)


def _own(view: View) -> SeatView:
    return view.seats[view.active]


def _here(view: View) -> SpaceView:
    return _space(view, str(_own(view).at))


def _to(space: SpaceView) -> str:
    return words("djinn_to", shape=space.shape, place=terms.title("place", space.location or "source"))


def _crowd(space: SpaceView) -> str:
    return terms.crowd(space.djinns, int(space.boss)) or words("djinn_nobody")


def _perk(view: View, perk: str) -> TraitView | None:
    return next((trait for trait in _own(view).traits if trait.perk == perk), None)


def _pays_nobody(view: View) -> bool:
    return any("no_pay" in item.of for card in _own(view).gear if card.up for item in card.effects)


def _tolls(owners: Sequence[int]) -> str:
    return words("djinn_why_toll", names=listed([seat_name(seat) for seat in owners]))


def _own_gear(view: View, id: str) -> GearView:
    return next(card for card in _own(view).gear if card.id == id)


def _card(card: GearView) -> str:
    return f"{terms.title('gear', card.id)}: {terms.gear(card)}"


def _deed(view: View, location: str, *, special: bool = False) -> str:
    """What a location's action brings."""
    found = next(place for place in view.locations if place.id == location)
    return terms.deed(location, found.special if special else found.basic)


# ---- What a capture costs.


def _price(view: View, targets: Sequence[str]) -> int:
    """What targets cost, less what equipment always takes off (D122, D125)."""
    assert view.capture is not None
    return next(aim.left for aim in view.capture.aims if aim.targets == tuple(targets))


def _bonus(view: View, id: str) -> int:
    """What a mage or a card takes off for the present targets (D125, D180)."""
    assert view.capture is not None
    return next(helper.bonus for helper in view.capture.aims[0].helpers if helper.id == id)


def _power(view: View) -> str:
    """What is left to pay, with keys for the power that is missing (D34)."""
    keys = view.capture.keys if view.capture else 0
    power = terms.given("power", view.doing.cost - keys)
    return f"{power}, {terms.given('keys', keys)}" if keys else power
