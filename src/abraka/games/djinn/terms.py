"""Goods, effects, cards and places in the words of the language that is spoken."""

import re
from collections.abc import Iterable, Mapping, Sequence

from abraka.core.game import speaker_of
from abraka.core.sentences import listed, listed_or
from abraka.games.djinn import names
from abraka.games.djinn.view.parts import (
    AwardView,
    ChestView,
    DeedView,
    Effects,
    EffectView,
    GearView,
    MageView,
    OfferView,
    ScoringView,
    TraitView,
)

words = speaker_of("djinn")

GOODS = {"coins", "scrolls", "power", "keys", "corks"}

# ---- Names.


def title(kind: str, id: str) -> str:
    """The name of a mage, gear, trait, scoring card or place."""
    return words(f"djinn_{kind}", id=id)


def award_title(id: str) -> str:
    """An award, called by its column."""
    return words("djinn_award", column=roman(int(re.findall(r"\d", id)[0])))


def tom_title(id: str) -> str:
    """A card of Tom's, called by the first of its places."""
    if id.startswith("blank"):
        return words("djinn_tom_blank")
    return words("djinn_tom_card", places=title("place", id.rpartition("_")[0]))


def roman(column: int) -> str:
    """The number of an award's column."""
    return "I" * column


def who(sort: str) -> str:
    """A djinn of a colour, or a boss, who does something."""
    return words("djinn_one", id=sort, form="nom")


def whom(sort: str) -> str:
    """The same, to whom something is done."""
    return words("djinn_one", id=sort, form="acc")


def bottle(colour: str) -> str:
    """A bottle of a colour."""
    return words("djinn_bottle", id=colour)


def into(container: str) -> str:
    """Into a circle, or a bottle of a colour."""
    return words("djinn_into", id=container)


def at(space: str) -> str:
    """At a space, by its id."""
    return words("djinn_at_id", space=space)


def to(space: str) -> str:
    """To a space, by its id."""
    return words("djinn_to_id", space=space)


# ---- How many.


def amount(what: str, count: int) -> str:
    """So much of a resource."""
    return words("djinn_amount", what=what, form="nom", count=count)


def given(what: str, count: int) -> str:
    """So much of a resource, as what somebody gains or pays."""
    return words("djinn_amount", what=what, form="acc", count=count)


def crowd(djinns: Mapping[str, int], bosses: int) -> str:
    """Who is there; nothing if nobody is."""
    boss = [words("djinn_crowd", id=names.BOSS, count=bosses)] if bosses else []
    return ", ".join(boss + _counted("djinn_crowd", djinns))


def bottles(counts: Mapping[str, int]) -> str:
    """Bottles by their colours."""
    return ", ".join(_counted("djinn_bottles", counts))


def _counted(id: str, counts: Mapping[str, int]) -> list[str]:
    return [words(id, id=colour, count=counts[colour]) for colour in names.COLOURS if counts.get(colour)]


# ---- Effects.


def effect(item: EffectView) -> str:
    """One effect, as it stands in a list."""
    if item.kind in GOODS:
        return amount(item.kind, item.n)
    if item.kind == "capture_power" and item.of:
        return words("djinn_effect_colours", colours=_colours(item.of), count=item.n)
    return words("djinn_effect", id=_variant(item), count=item.n)


def _variant(item: EffectView) -> str:
    """Which words an effect takes."""
    if item.kind == "rule":
        return "".join(item.of)
    if item.kind == "bottles" and "distinct" in item.of and item.n > 1:
        return "distinct"
    special = {"mage": "open", "remove_djinn": "boss"}.get(item.kind)
    return {"open": "open", "boss": "remove_boss"}[special] if special and special in item.of else item.kind


def _colours(colours: Iterable[str]) -> str:
    return listed_or([words("djinn_colour_of", id=colour) for colour in colours])


def effects(items: Effects) -> str:
    """A list of effects."""
    return ", ".join(map(effect, items))


def payment(items: Effects) -> str:
    """What is paid."""
    return listed([given(item.kind, item.n) for item in items])


def gain(items: Effects) -> str:
    """What is gained or done, as the end of a sentence."""
    return listed([given(item.kind, item.n) if item.kind in GOODS else effect(item) for item in items])


def exchange(pay: Effects, got: Effects) -> str:
    """What something costs and brings."""
    return words("djinn_offer", gain=effects(got), pay=payment(pay)) if pay else effects(got)


def offer(item: OfferView) -> str:
    """What an offer costs and brings."""
    return exchange(item.pay, item.gain)


def gain_of(offers: Sequence[OfferView], id: str) -> Effects:
    """What one of several offers brings."""
    return next(one for one in offers if one.id == id).gain


def deed(location: str, done: DeedView) -> str:
    """What a location's action brings."""
    return words("djinn_deed", id=location, count=done.times) if done.times else exchange(done.pay, done.gain)


# ---- Cards.


def mage(card: MageView) -> str:
    """What help a mage gives, and for what."""
    lines = [words("djinn_mage_text", count=card.green)]
    for count in sorted(set(card.colours.values()), reverse=True):
        named = [colour for colour in names.COLOURS if card.colours.get(colour) == count]
        all_colours = len(named) == len(names.COLOURS)
        lines.append(
            words("djinn_mage_all", count=count)
            if all_colours
            else words("djinn_mage_colours", colours=_colours(named), count=count)
        )
    lines.append(words("djinn_mage_fee", count=card.fee) if card.fee else words("djinn_mage_free"))
    if not card.up:
        lines.append(words("djinn_face_down"))
    elif card.key:
        lines.append(words("djinn_mage_key"))
    return " ".join(lines)


def mage_short(card: MageView) -> str:
    """A mage in a few letters: fee, what it takes off, and what more for each colour: “2: 3 +1br +1bl”."""
    return " ".join([f"{card.fee}: {card.green}", *(f"+{n}{colour[:2]}" for colour, n in card.colours.items())])


def gear(card: GearView) -> str:
    """What an equipment card does."""
    lasts = "once" if card.once else "always"
    text = words("djinn_gear_text", kind=card.kind, lasts=lasts, effects=gear_short(card))
    return text if card.up else f"{text} {words('djinn_face_down')}"


def gear_short(card: GearView) -> str:
    """The effects of an equipment card."""
    return ", ".join(_gear_effect(card, item) for item in card.effects)


def _gear_effect(card: GearView, item: EffectView) -> str:
    if item.kind == "on_location":
        return words("djinn_effect_location", gain=effects(card.gain), place=title("place", item.of[0]))
    if item.kind != "trade":
        return effect(item)
    trade = exchange(card.pay, card.gain)
    return trade if card.once else f"{trade}, {words('djinn_effect_often', count=item.n)}"


def chest(card: ChestView) -> str:
    """What is in a chest, and behind its lock."""
    text = words("djinn_chest_text", gain=effects(card.gain))
    return f"{text} {words('djinn_chest_locked', gain=effects(card.locked))}" if card.locked else text


def award(card: AwardView) -> str:
    """What an award is worth and brings."""
    return words("djinn_award_text", count=card.points, gain=effects(card.bonus))


def scoring(card: ScoringView) -> str:
    """What a scoring card is worth."""
    id = "key_mages_none" if card.measure == "key_mages_max" and card.n == 0 else card.measure
    what = words("djinn_measure", id=id, count=card.n)
    if card.most > card.points:
        return words("djinn_scoring_each", count=card.points, what=what, most=card.most)
    return words("djinn_scoring_if", count=card.points, what=what)


def trait(tile: TraitView) -> str:
    """What a trait does."""
    lines = [words("djinn_trait_gain", gain=effects(tile.gain))] if tile.gain else []
    lines += [words("djinn_trait_lose", gain=effects(tile.lose))] if tile.lose else []
    lines += [words("djinn_perk", id=tile.perk, count=tile.n)] if tile.perk is not None else []
    return " ".join(lines)


def capital(text: str) -> str:
    """A text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
