"""Effects, cards and amounts in English words, as pictures, sentences and choices use them."""

from collections.abc import Iterable, Mapping
from functools import cache

from abraka.core.sentences import counted, listed
from abraka.games.djinn import names
from abraka.games.djinn.content import load_content
from abraka.games.djinn.view.parts import (
    DeedView,
    Effects,
    EffectView,
    GearView,
    MageView,
    OfferView,
    ScoringView,
    TraitView,
)

COUNTABLE = ("coins", "scrolls", "keys", "corks", "bottles")

RULES = {
    "extra_chest": "reveal 1 chest more and leave one",
    "assistant_stay": "your assistant may stay where it is",
    "no_pay": "you need not pay other players",
}

PERKS = {
    "market_no_pay": "at the market you need not pay other players",  # D171
    "tavern_open_mage_key": "a key with each mage without a key that you take in the tavern",
    "workshop_special_three_corks": "{n} corks in the round workshop",  # D173
    "source_fee_fixed": "purchases at the Source always cost {n} scrolls",
    "archive_same_option_twice": "in the round archive you may take the same option twice",  # D175
    "no_capture_gain": "gain {n} power when you capture nothing",
    "unlock_keeps_key": "keep the key when you unlock a chest",
    "academy_power_flips": "in the academy turn up to {n} mages face up, for 1 power each",
    "private_scoring_cards": "{n} secret scoring cards, of which the better one counts",
    "start_circle_blocked": "one of your circles is covered",
    "no_colour_bonus": "the colour bonuses of your mages do not count",
    "mages_never_flip_up": "your mages never turn face up again",
    "catacombs_special_forbidden": "no special action in the catacombs",
    "chests_never_unlocked": "you can't unlock chests",
    "key_mages_arrive_face_down": "mages with a key come face down",
    "equipment_from_bottom": "equipment is taken unseen from the bottom of a pile",
    "must_bottle": "what can go into a bottle must",
}


# ---- Names.


@cache
def title(kind: str, id: str) -> str:
    """The packaged English name of a mage, gear, trait, scoring card or location."""
    return load_content().title(kind, id)


def sort(which: str) -> str:
    """A djinn of a colour, or a boss, with its article."""
    return "a boss" if which == names.BOSS else f"a {which} djinn"


def amount(kind: str, n: int) -> str:
    """So much of a resource."""
    return counted(n, kind.removesuffix("s")) if kind in COUNTABLE else f"{n} {kind}"


def djinns(counts: Mapping[str, int], boss: bool) -> str:
    """Who is at a space."""
    found = ["the boss"] if boss else []
    return listed(found + [f"{n} {colour}" for colour, n in counts.items()]) or "no djinn"


# ---- Effects.


def gained(effects: Iterable[EffectView]) -> str:
    """A list of effects."""
    return ", ".join(effect(item) for item in effects)


def effect(item: EffectView) -> str:
    """One effect, as it stands in a list of gains."""
    n = item.n
    if item.kind in COUNTABLE or item.kind == "power":
        return f"{n} different bottles" if "distinct" in item.of and n > 1 else amount(item.kind, n)
    up_to = "" if n == 1 else "up to "
    return {
        "capacity": f"capacity +{n}",
        "mage": counted(n, "open mage" if "open" in item.of else "mage"),
        "equipment": "equipment" if n == 1 else f"{n} equipment cards",
        "flip_mages": f"turn {up_to}{counted(n, 'mage')} face up",
        "circle": f"activate {counted(n, 'circle')}",
        "place_secret": f"place {counted(n, 'secret tile')}",
        "draw_djinn": f"capture {counted(n, 'djinn')} drawn from the bag",
        "remove_djinn": f"remove {counted(n, 'djinn')}{' or boss' if 'boss' in item.of else ''} from the map",
        "swap_bottles": f"exchange {up_to}{counted(n, 'empty bottle')}",
        "capture_power": _discount(item),
        "rule": RULES.get("".join(item.of), ""),
        "vp": f"{counted(n, 'point')} at the end",
    }[item.kind]


def _discount(item: EffectView) -> str:
    if not item.of:
        return f"a capture costs {item.n} less"
    return f"each {listed(item.of, 'or')} djinn costs {item.n} less"


def exchange(pay: Effects, gain: Effects) -> str:
    """What something costs and brings."""
    return f"{gained(pay)} → {gained(gain)}" if pay else gained(gain)


def offer(item: OfferView) -> str:
    """What an offer costs and brings."""
    return exchange(item.pay, item.gain)


def deed(location: str, done: DeedView) -> str:
    """What a location's action brings."""
    if location == "catacombs":
        return f"reveal {counted(done.times, 'chest')}"
    if location == "archive":
        return "1 option" if done.times == 1 else f"up to {done.times} different options"
    if location == "market":
        return "1 stall" if done.times == 1 else f"up to {done.times} stalls"
    return exchange(done.pay, done.gain)


# ---- Cards.


def mage(card: MageView) -> str:
    """What a mage costs and takes off: “fee 2, 3 off, 1 more for each brown or blue djinn”."""
    found = [f"fee {card.fee}, {card.green} off"]
    for n in sorted(set(card.colours.values()), reverse=True):
        colours = [colour for colour, bonus in card.colours.items() if bonus == n]
        found.append(f"{n} more for each {listed(colours, 'or')} djinn")
    return ", ".join(found)


def mage_short(card: MageView) -> str:
    """The same in a few letters: “2: 3 +1br +1bl”."""
    return " ".join([f"{card.fee}: {card.green}", *(f"+{n}{colour[:2]}" for colour, n in card.colours.items())])


def gear(card: GearView) -> str:
    """An equipment card's name and what it does."""
    name = title("gear", card.id) + (" (once)" if card.once else "")
    return f"{name}: " + "; ".join(_gear_effect(card, item) for item in card.effects)


def _gear_effect(card: GearView, item: EffectView) -> str:
    if item.kind == "trade":
        often = "" if card.once else " once a turn" if item.n == 1 else f" up to {item.n} times a turn"
        return exchange(card.pay, card.gain) + often
    if item.kind == "on_location":
        return f"{gained(card.gain)} at the {item.of[0]}"
    return effect(item)


def trait(tile: TraitView) -> str:
    """What a trait does."""
    found = [f"start with {gained(tile.gain)} more"] if tile.gain else []
    found += [f"start with {gained(tile.lose)} less"] if tile.lose else []
    if tile.perk is not None:
        found.append(PERKS[tile.perk].format(n=tile.n))
    return "; ".join(found)


def scoring(card: ScoringView) -> str:
    """What a scoring card is worth."""
    n = card.n
    condition = {
        "equipment_sets_min": f"if you have {counted(n, 'set')} of equipment",
        "equipment_kinds_with_three": "for each kind of equipment with 3 cards",
        "secrets_placed_max": f"if you placed at most {counted(n, 'secret tile')}",
        "key_mages_max": f"if you have {f'at most {n}' if n else 'no'} mages with a key",
        "inactive_circles_min": f"if {counted(n, 'circle')} of yours {'is' if n == 1 else 'are'} inactive",
        "capacity_max": f"if your capacity is at most {n}",
        "minimum_is": f"if your minimum is {n}",
        "keys": "for each key",
        "face_up_mages": "for each mage face up",
        "unused_bottles_and_corks": "for each unused bottle or cork",
    }[card.measure]
    most = f", at most {card.most}" if card.most > card.points else ""
    return f"{card.points} {condition}{most}"
