"""The lists of effects in the content files, and how the rules have them: numbers, one list behind the other."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from abraka.core.content import Place
from abraka.games.djinn import ids, names
from abraka.games.djinn import state as st
from abraka.games.djinn.content.forms import AnyEffect, Gain, GearEffect
from abraka.games.djinn.content.parts import Content, Gear, LocationEntry


class EffectList(NamedTuple):
    """A list of effects in a file: its number in the rules, and where it stands."""

    number: int
    place: Place
    effects: Sequence[AnyEffect]


def pack_lists(content: Content) -> tuple[list[int], list[int]]:
    """Where each list begins, and all effects."""
    lists: list[list[int]] = [[] for _ in range(st.LISTS)]
    for found in effect_lists(content):
        lists[found.number] += [pack(effect) for effect in found.effects]
    starts, items = [0], []
    for packed in lists:
        items += packed
        starts.append(len(items))
    return starts, items


def pack(effect: AnyEffect) -> int:
    """An effect as one number; of a trade n is how often in a turn, of a location's reward and of a rule it is 1."""
    n = effect.n or 1
    parameter = 0
    if isinstance(effect, Gain | GearEffect):
        parameter = int(effect.distinct is True or effect.pool == "open" or effect.target == "any")
    if isinstance(effect, GearEffect):
        n = effect.per_turn or n
        parameter += _gear_parameter(effect)
    return names.EFFECTS.index(effect.kind) + st.N * n + st.PARAMETER * parameter


def _gear_parameter(effect: GearEffect) -> int:
    if effect.location:
        return names.LOCATIONS.index(effect.location)
    if effect.name:
        return names.GEAR_RULES.index(effect.name)
    return sum(1 << names.COLOURS.index(colour) for colour in effect.colours)


# Where the lists stand.


def effect_lists(content: Content) -> Iterator[EffectList]:
    """All lists of effects; those with the same number are to be put together."""
    yield from _of_chests_and_awards(content)
    yield from _of_locations(content)
    yield from _of_market(content)
    for i, gear in enumerate(content.equipment.equipment):
        yield from _of_gear(gear, ("equipment", "equipment", i))
    yield from _of_player(content)
    yield from _of_traits(content)
    for i, card in enumerate(content.solo.card):
        yield EffectList(st.TOM_PAY + ids.TOM_IDS.index(card.id), ("solo", "card", i, "pay"), card.pay)


def _of_chests_and_awards(content: Content) -> Iterator[EffectList]:
    for i, chest in enumerate(content.chests.chest):
        number = names.CHESTS.index(chest.id)
        yield EffectList(st.CHEST_GAIN + number, ("chests", "chest", i, "gain"), chest.gain)
        yield EffectList(st.CHEST_LOCKED + number, ("chests", "chest", i, "locked"), chest.locked)
    for i, award in enumerate(content.awards.award):
        yield EffectList(st.AWARD_BONUS + names.AWARDS.index(award.id), ("awards", "award", i, "bonus"), award.bonus)


def _of_locations(content: Content) -> Iterator[EffectList]:
    for i, location in enumerate(content.locations.location):
        yield from _of_location(location, ("locations", "location", i))
    for i, purchase in enumerate(content.locations.magic_source.row2_gain):
        number = st.PURCHASE_GAIN + ids.PURCHASE_IDS.index(purchase.id)
        yield EffectList(number, ("locations", "magic_source", "row2_gain", i, "gain"), purchase.gain)
    for i, option in enumerate(content.archive.option):
        number = st.ARCHIVE_GAIN + names.ARCHIVE_OPTIONS.index(option.id)
        yield EffectList(number, ("archive", "option", i, "gain"), option.gain)


def _of_location(location: LocationEntry, place: Place) -> Iterator[EffectList]:
    """A pool of mages stands for the effect of taking one."""
    number = names.LOCATIONS.index(location.id)
    basic = ("basic", location.basic, st.BASIC_PAY, st.BASIC_GAIN)
    special = ("special", location.special, st.SPECIAL_PAY, st.SPECIAL_GAIN)
    for key, action, pay, gain in (basic, special):
        yield EffectList(pay + number, (*place, key, "pay"), action.pay)
        yield EffectList(gain + number, (*place, key, "gain"), action.gain)
        if action.pool:
            yield EffectList(gain + number, (*place, key), [Gain(kind="mage", n=action.n, pool=action.pool)])


def _of_market(content: Content) -> Iterator[EffectList]:
    for i, stall in enumerate(content.market.stall):
        for k, offer in enumerate(stall.offers):
            number, place = names.OFFERS.index(offer.id), ("market", "stall", i, "offers", k)
            yield EffectList(st.OFFER_PAY + number, (*place, "pay"), offer.pay)
            yield EffectList(st.OFFER_GAIN + number, (*place, "gain"), offer.gain)


def _of_gear(gear: Gear, place: Place) -> Iterator[EffectList]:
    """What a trade or a location's reward pays and gains are lists of their own."""
    number = names.GEAR.index(gear.id)
    for key, effects in (("effects", gear.effects), ("rider", gear.rider)):
        yield EffectList(st.GEAR_EFFECT + number, (*place, key), effects)
        for i, effect in enumerate(effects):
            yield EffectList(st.GEAR_PAY + number, (*place, key, i, "pay"), effect.pay)
            yield EffectList(st.GEAR_GAIN + number, (*place, key, i, "gain"), effect.gain)


def _of_player(content: Content) -> Iterator[EffectList]:
    player = content.player
    for i, circle in enumerate(player.circle):
        number = st.CIRCLE_REWARD + ids.CIRCLE_IDS.index(circle.id)
        yield EffectList(number, ("player", "circle", i, "reward"), circle.reward)
    for i, milestone in enumerate(player.milestone):
        number = (st.SET_REWARD, st.SECRETS_REWARD)[ids.MILESTONE_IDS.index(milestone.id)]
        yield EffectList(number, ("player", "milestone", i, "gain"), milestone.gain)
    for i, consolation in enumerate(player.consolation):
        number = st.CONSOLATION_GAIN + ids.CONSOLATION_IDS.index(consolation.id)
        yield EffectList(number, ("player", "consolation", i, "gain"), consolation.gain)
    for i, use in enumerate(player.key_exchange):
        number = st.KEY_GAIN + ids.KEY_USE_IDS.index(use.id)
        yield EffectList(number, ("player", "key_exchange", i, "gain"), use.gain)


def _of_traits(content: Content) -> Iterator[EffectList]:
    for i, trait in enumerate(content.traits.trait):
        number, place = ids.TRAIT_IDS.index(trait.id), ("traits", "trait", i)
        yield EffectList(st.TRAIT_GAIN + number, (*place, "start_gain"), trait.start_gain)
        yield EffectList(st.TRAIT_LOSE + number, (*place, "start_lose"), trait.start_lose)
        yield EffectList(st.COVER_REWARD, (*place, "gain"), trait.gain)
