"""What a legal action would do now, in a few words: shown beside the choices."""

from collections.abc import Iterable, Sequence
from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import counted, listed, seat_name
from abraka.games.djinn import actions as does
from abraka.games.djinn import words
from abraka.games.djinn.view import SeatView, SpaceView, View
from abraka.games.djinn.view.parts import GearView, OfferView

PASSES = {
    "free": "go on",
    "action": "do nothing more here",
    "action_round": "do nothing here",
    "source": "do nothing more here",
    "mage": "take no mage",
    "unlock": "leave it locked",
    "archive_option": "no second option",
    "equipment": "take no card",
    "market_place": "no second visit",
    "flip_mage": "turn up no more mages",
    "swap_bottle": "exchange no more bottles",
    "source_buy": "buy nothing more",
    "free_djinn": "take none",
    "remove_space": "remove none",
    "accept_capacity": "leave the marker where it is",
    "accept_circle": "leave it as it is",
    "container": "put it back into the bag",
}


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in a few English words."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


# ---- The draft, moving, acting.


@_describe.register
def _(action: does.Trait, view: View) -> str:
    tile = next(tile for tile in view.traits if tile.id == action.trait)
    sign = "good" if tile.positive else "bad"
    return f"{words.title('trait', tile.id)} ({sign}): {words.trait(tile)}"


@_describe.register
def _(action: does.Go, view: View) -> str:
    space = _space(view, action.to)
    others = [w.seat for w in space.wizards if w.via == action.via and w.seat != view.active]
    toll = "" if _pays_nobody(view) else _toll(others)
    return _scene(view, space) + toll + (f"; no way back to {action.via}" if view.prompt == "place_wizard" else "")


@_describe.register
def _(action: does.Toll, view: View) -> str:
    owner = seat_name(view.asked.owner) if view.asked.owner is not None else "the owner"
    have = _own(view).coins if action.what == "coin" else _own(view).scrolls
    return f"pay {owner} a {action.what}" + ("" if have else " with a key")


@_describe.register
def _(action: does.Do, view: View) -> str:
    space = _here(view)
    if action.what == "capture":
        return f"here are {words.djinns(space.djinns, space.boss)}; {_miss(view)} if you take none"
    location = space.tiles[view.active] if action.what == "tile" else space.location
    kind = "special" if action.what == "special" else "basic"
    return f"{words.title('location', str(location))}: {_deed(view, str(location), special=kind == 'special')}"


@_describe.register
def _(action: does.Console, view: View) -> str:
    return _gain(view.consolations, action.what)


# ---- Locations.


@_describe.register
def _(action: does.Mage, view: View) -> str:
    card = next(pile.top for pile in view.mages if pile.top is not None and pile.top.id == action.mage)
    key = ", with a key" if card.key and view.keys else ""
    return f"{words.mage(card)}{key}"


@_describe.register
def _(action: does.Leave, view: View) -> str:
    return f"go without {_chest(view, action.chest)}"


@_describe.register
def _(action: does.Unlock, view: View) -> str:
    chest = next(chest for chest in view.revealed if chest.id == action.chest)
    price = "without giving the key away" if _has(view, "unlock_keeps_key") else "for a key"
    return f"{words.gained(chest.locked)}, {price}"


@_describe.register
def _(action: does.Archive, view: View) -> str:
    option = next(option for option in view.archive if option.id == action.option)
    return words.gained(option.gain) + (_circle_reward(view) if "circle" in action.option else "")


@_describe.register
def _(action: does.Tile, view: View) -> str:
    return f"your {words.title('location', action.location)} tile: {_deed(view, action.location, special=False)}"


@_describe.register
def _(action: does.At, view: View) -> str:
    space = _space(view, action.space)
    if view.prompt == "remove_space":
        return f"one of {words.djinns(space.djinns, space.boss)}"
    return f"beside the {words.title('location', str(space.location))}"


@_describe.register
def _(action: does.Equip, view: View) -> str:
    card = next(pile.top for pile in view.gear if pile.top is not None and pile.top.id == action.gear)
    return words.gear(card)


@_describe.register
def _(action: does.Blind, view: View) -> str:
    pile = next(pile for pile in view.gear if pile.kind == action.kind)
    return f"the bottom card of {counted(pile.under + 1, action.kind)}, unseen"


@_describe.register
def _(action: does.Keep, view: View) -> str:
    kept = view.asked.old if action.which == "old" else view.asked.new
    return f"{words.gear(_own_gear(view, str(kept)))}; the other one turns face down"


@_describe.register
def _(action: does.Visit, view: View) -> str:
    place = next(place for place in view.market if place.stall == action.stall)
    others = [seat for seat in place.assistants if seat != view.active]
    toll = "" if _pays_nobody(view) or _has(view, "market_no_pay") else _toll(others)
    stay = "stay, using your cloak: " if view.active in place.assistants else ""
    return stay + "; ".join(words.offer(offer) for offer in place.offers) + toll


@_describe.register
def _(action: does.Buy, view: View) -> str:
    return words.offer(next(offer for place in view.market for offer in place.offers if offer.id == action.offer))


@_describe.register
def _(action: does.Colour, view: View) -> str:
    return f"a {action.colour} bottle (you have {_own(view).bottles.get(action.colour, 0)} empty)"


@_describe.register
def _(action: does.Flip, view: View) -> str:
    return words.mage(next(card for card in _own(view).mages if card.id == action.mage))


@_describe.register
def _(action: does.Mentor, view: View) -> str:
    power = f"{view.asked.power - action.mages} power"
    return f"{power}, and turn {counted(action.mages, 'mage')} face up" if action.mages else power


@_describe.register
def _(action: does.Swap, view: View) -> str:
    return f"give a {action.old} bottle for a {action.new} one"


# ---- The Source.


@_describe.register
def _(action: does.Refill, view: View) -> str:
    own = _own(view)
    return f"power from {own.power} to {own.max_power}"


@_describe.register
def _(action: does.Bosses, view: View) -> str:
    return f"capture {_bosses(action.bosses)} of the supply for {_price(view, ['boss'] * action.bosses)} power"


@_describe.register
def _(action: does.Shop, view: View) -> str:
    things = listed([words.gained(thing.gain) for thing in view.purchases], "or")
    return f"buy for {counted(_own(view).fee, 'scroll')} each: {things}"


@_describe.register
def _(action: does.Purchase, view: View) -> str:
    return f"{counted(_own(view).fee, 'scroll')} → {_gain(view.purchases, action.what)}"


# ---- Capturing.


@_describe.register
def _(action: does.Target, view: View) -> str:
    which = words.sort(action.sort)
    if view.prompt == "free_djinn":
        return f"capture {which} for nothing"
    if view.prompt == "remove_which":
        return f"{which} leaves the map"
    cost = _price(view, [*view.doing.targets, action.sort])
    return f"{which}: {cost} power" + (" in all" if view.doing.targets else "")


@_describe.register
def _(action: does.Help, view: View) -> str:
    card = next(card for card in _own(view).mages if card.id == action.mage)
    off = _bonus(view, action.mage)
    return f"fee {card.fee}, {off} off: {_left(view, off)}"


@_describe.register
def _(action: does.HelpGear, view: View) -> str:
    off = _bonus(view, action.gear)
    return f"use it up for {off} off: {_left(view, off)}"


@_describe.register
def _(action: does.Circle, view: View) -> str:
    empty = sum(circle == "empty" for circle in _own(view).circles)
    return f"into a circle ({empty} empty)"


@_describe.register
def _(action: does.Bottle, view: View) -> str:
    return f"into a {action.colour} bottle, with a cork, for good"


@_describe.register
def _(action: does.Accept, view: View) -> str:
    if view.prompt == "accept_circle":
        return f"a circle becomes active{_circle_reward(view)}"
    return f"capacity from {_own(view).capacity} to {_own(view).capacity + 1}"


# ---- Free actions.


@_describe.register
def _(action: does.Mix, view: View) -> str:
    djinns = view.prices.award - action.bosses
    paid = [counted(djinns, "djinn")] if djinns else []
    return f"pay {listed(paid + ([_bosses(action.bosses)] if action.bosses else []))}"


@_describe.register
def _(action: does.Pick, view: View) -> str:
    award = next(award for award in view.awards if award.id == action.award)
    return f"{award.points} points, and now {words.gained(award.bonus)}"


@_describe.register
def _(action: does.Key, view: View) -> str:
    return f"a key for {_gain(view.key_uses, action.what)}"


@_describe.register
def _(action: does.Cork, view: View) -> str:
    sort, _, bottle = action.what.partition("_")
    which = "the boss" if sort == "boss" else f"the {sort} djinn"
    return f"{which} goes from its circle into a {bottle or sort} bottle, for good"


@_describe.register
def _(action: does.Award, view: View) -> str:
    column = _own(view).next_column
    where = f"of column {'I' * column}" if column is not None else "of any column"
    return f"{view.prices.award} corked {action.colour} bottles for an award {where}"


@_describe.register
def _(action: does.Use, view: View) -> str:
    return words.gear(_own_gear(view, action.gear))


@_describe.register
def _(action: does.Claim, view: View) -> str:
    gain = words.gained(_own_gear(view, action.gear).gain)
    return f"gain {gain} now; else at the end of the turn, unless the card is face down by then"


@_describe.register
def _(action: does.Pass, view: View) -> str:
    if view.prompt == "capture_target":
        return f"pay {_price(view, view.doing.targets)} power" if view.doing.targets else f"capture none: {_miss(view)}"
    if view.prompt == "capture_help":
        return f"pay {_power(view)}"
    if view.prompt in ("action", "action_round", "source") and not _acted(view) and not view.doing.final:
        return "no action, but " + listed([words.gained(item.gain) for item in view.consolations], "or")
    return PASSES[view.prompt]


# ---- What is where.


def _space(view: View, id: str) -> SpaceView:
    return next(space for space in view.spaces if space.id == id)


def _own(view: View) -> SeatView:
    return view.seats[view.active]


def _here(view: View) -> SpaceView:
    return _space(view, str(_own(view).at))


def _has(view: View, perk: str) -> bool:
    return any(trait.perk == perk for trait in _own(view).traits)


def _pays_nobody(view: View) -> bool:
    return any("no_pay" in item.of for card in _own(view).gear if card.up for item in card.effects)


def _toll(owners: Sequence[int]) -> str:
    each = " each" if len(owners) > 1 else ""
    return f"; pays {listed([seat_name(seat) for seat in owners])} a coin or scroll{each}" if owners else ""


def _own_gear(view: View, id: str) -> GearView:
    return next(card for card in _own(view).gear if card.id == id)


def _acted(view: View) -> bool:
    return bool(set(view.doing.did) - {"capture"})


def _scene(view: View, space: SpaceView) -> str:
    """What waits at a space for the active seat."""
    if space.location is None:
        return "the Source of Magic"
    where = f"{space.shape} {space.location}"
    tile = space.tiles[view.active]
    if tile is not None:
        where += f" and your {tile} tile"
    return f"{where}: {words.djinns(space.djinns, space.boss)}" if space.shape == "round" else where


# ---- What is gained.


def _gain(offers: Iterable[OfferView], id: str) -> str:
    return words.gained(next(offer for offer in offers if offer.id == id).gain)


def _chest(view: View, id: str) -> str:
    chest = next(chest for chest in view.revealed if chest.id == id)
    return words.gained(chest.gain) + (f" (locked: {words.gained(chest.locked)})" if chest.locked else "")


def _deed(view: View, location: str, *, special: bool) -> str:
    """What a location's action brings."""
    found = next(place for place in view.locations if place.id == location)
    return words.deed(location, found.special if special else found.basic)


def _circle_reward(view: View) -> str:
    """What the next circle brings, if one is left."""
    for number, circle in enumerate(_own(view).circles):
        if circle in ("inactive", "covered"):
            reward = view.cover_reward if circle == "covered" else view.circle_rewards[number]
            return f" ({words.gained(reward)})"
    return " (all are active)"


# ---- What a capture costs.


def _miss(view: View) -> str:
    trait = next((trait for trait in _own(view).traits if trait.perk == "no_capture_gain"), None)
    return f"gain {trait.n} power" if trait is not None else f"lose {view.prices.miss} power"


def _price(view: View, targets: Sequence[str]) -> int:
    """What targets cost, less what equipment always takes off (D122, D125)."""
    assert view.capture is not None
    return next(aim.left for aim in view.capture.aims if aim.targets == tuple(targets))


def _bonus(view: View, id: str) -> int:
    """What a mage or a card takes off for the present targets (D125, D180)."""
    assert view.capture is not None
    return next(helper.bonus for helper in view.capture.aims[0].helpers if helper.id == id)


def _left(view: View, off: int) -> str:
    return f"{max(0, view.doing.cost - off)} left to pay"


def _power(view: View) -> str:
    """What is left to pay, with keys for the power that is missing (D34)."""
    keys = view.capture.keys if view.capture else 0
    return f"{view.doing.cost - keys} power" + (f" and {counted(keys, 'key')}" if keys else "")


def _bosses(n: int) -> str:
    return "1 boss" if n == 1 else f"{n} bosses"
