"""How cards, tiles and offers are seen: with all that they do, so that a client needs no content files."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Annotated

import msgspec

from abraka.core.actions import Domain
from abraka.games.djinn import actions, names
from abraka.games.djinn import state as st
from abraka.games.djinn.events import SCORING, TOM_CARD
from abraka.games.djinn.state import State

KEPT = 1024
"""So many small things of each sort are kept once they are put together: most are asked for again and again."""


Colour = Annotated[str, actions.COLOUR]


class EffectView(msgspec.Struct, frozen=True):
    """Something that is gained, paid or done.

    `of` says more: bottles "distinct", mage "open", remove_djinn "boss", on_location the location, capture_power the
    colours (none: any capture), rule its name.
    """

    kind: Annotated[str, Domain(names.EFFECTS[1:])]
    n: int
    of: tuple[str, ...] = ()


Effects = tuple[EffectView, ...]


class DeedView(msgspec.Struct, frozen=True):
    """What is paid, and what is gained for it; `times` of chests, options or visits."""

    pay: Effects
    gain: Effects
    times: int = 0


class OfferView(msgspec.Struct, frozen=True):
    """Something to choose by its id: an offer of the market, an archive's option, a consolation, a purchase."""

    id: str
    pay: Effects
    gain: Effects


class MageView(msgspec.Struct, frozen=True):
    """A mage (D82)."""

    id: Annotated[str, actions.MAGE]
    key: bool  # of the deck with keys
    fee: int
    green: int  # off the cost of a capture
    colours: dict[Colour, int]  # off for each djinn of a colour
    up: bool


class GearView(msgspec.Struct, frozen=True):
    """An equipment card (D155)."""

    id: Annotated[str, actions.GEAR]
    kind: Annotated[str, actions.KIND]
    once: bool  # for one use
    up: bool
    effects: Effects
    pay: Effects  # of its trade
    gain: Effects  # of its trade, or of its location


class ChestView(msgspec.Struct, frozen=True):
    """A revealed chest (D85)."""

    id: Annotated[str, actions.CHEST]
    gain: Effects
    locked: Effects


class AwardView(msgspec.Struct, frozen=True):
    """An award (D140)."""

    id: Annotated[str, actions.AWARD]
    column: int
    points: int
    bonus: Effects


class ScoringView(msgspec.Struct, frozen=True):
    """A scoring card (D201): points if a condition with `n` holds, or for each, up to `most`."""

    id: Annotated[str, SCORING]
    measure: Annotated[str, Domain(names.MEASURES)]
    n: int
    points: int
    most: int


class TraitView(msgspec.Struct, frozen=True):
    """A trait (D13)."""

    id: Annotated[str, actions.TRAIT]
    positive: bool
    perk: Annotated[str, Domain(names.PERKS[1:])] | None
    n: int
    gain: Effects  # at the start
    lose: Effects


class TomCardView(msgspec.Struct, frozen=True):
    """A card that is left to Tom (D212); a blank has no rows."""

    id: Annotated[str, TOM_CARD]
    rows: tuple[Annotated[str, actions.LOCATION], ...]
    pay: Effects


# ---- Effects.


@cache
def effect(item: int) -> EffectView:
    """An effect as the rules have it, in one number."""
    kind, n, parameter = item % st.N, item // st.N % st.N, item // st.PARAMETER
    return EffectView(names.EFFECTS[kind], n, _of(kind, parameter))


def _of(kind: int, parameter: int) -> tuple[str, ...]:
    if kind == st.ON_LOCATION:
        return (names.LOCATIONS[parameter],)
    if kind == st.RULE:
        return (names.GEAR_RULES[parameter],)
    if kind == st.CAPTURE_POWER:
        return tuple(colour for bit, colour in enumerate(names.COLOURS) if parameter >> bit & 1)
    word = {st.BOTTLES: "distinct", st.MAGE: "open", st.REMOVE_DJINN: "boss"}.get(kind)
    return (word,) if word is not None and parameter else ()


def effects(state: State, listed: int) -> Effects:
    """A list of effects, by its number."""
    return tuple(effect(item) for item in state.items[state.starts[listed] : state.starts[listed + 1]])


@lru_cache(KEPT)
def bits(number: int) -> tuple[int, ...]:
    """The members of a set that is kept as bits."""
    return tuple(bit for bit in range(number.bit_length()) if number >> bit & 1)


@lru_cache(KEPT)
def named(ids: tuple[str, ...], number: int) -> tuple[str, ...]:
    """The members of such a set by their names."""
    return tuple(ids[bit] for bit in bits(number))


# ---- Cards and tiles.


def mage(state: State, number: int) -> MageView:
    """A mage, in a display or before its owner."""
    return MageView(
        id=names.MAGES[number],
        key=state.mage_deck[number] == st.LOCKED,
        fee=state.mage_fee[number],
        green=state.mage_green[number],
        colours=by_colour(state.mage_colour[number]),
        up=state.mage_of[number] == 0 or bool(state.mage_up[number]),
    )


def gear(state: State, number: int) -> GearView:
    """An equipment card, in a display or before its owner."""
    return GearView(
        id=names.GEAR[number],
        kind=names.KINDS[state.gear_kind[number]],
        once=bool(state.gear_once[number]),
        up=state.gear_of[number] == 0 or bool(state.gear_up[number]),
        effects=effects(state, st.GEAR_EFFECT + number),
        pay=effects(state, st.GEAR_PAY + number),
        gain=effects(state, st.GEAR_GAIN + number),
    )


def chest(state: State, number: int) -> ChestView:
    """A chest."""
    return ChestView(
        names.CHESTS[number], effects(state, st.CHEST_GAIN + number), effects(state, st.CHEST_LOCKED + number)
    )


def award(state: State, number: int) -> AwardView:
    """An award."""
    bonus = effects(state, st.AWARD_BONUS + number)
    return AwardView(names.AWARDS[number], state.award_column[number], state.award_vp[number], bonus)


def scoring(state: State, number: int) -> ScoringView:
    """A scoring card."""
    return ScoringView(
        id=names.SCORINGS[number],
        measure=names.MEASURES[state.score_measure[number]],
        n=state.score_n[number],
        points=state.score_vp[number],
        most=state.score_max[number],
    )


def trait(state: State, number: int) -> TraitView:
    """A trait."""
    perk = state.trait_perk[number]
    return TraitView(
        id=names.TRAITS[number],
        positive=bool(state.trait_positive[number]),
        perk=names.PERKS[perk] or None,
        n=state.perk_n[perk],
        gain=effects(state, st.TRAIT_GAIN + number),
        lose=effects(state, st.TRAIT_LOSE + number),
    )


def offer(state: State, number: int) -> OfferView:
    """An offer of the market."""
    return OfferView(
        names.OFFERS[number], effects(state, st.OFFER_PAY + number), effects(state, st.OFFER_GAIN + number)
    )


def gains(state: State, ids: tuple[str, ...], first: int) -> tuple[OfferView, ...]:
    """Things that cost nothing by themselves, whose lists of gains stand one behind the other."""
    return tuple(OfferView(id, (), effects(state, first + number)) for number, id in enumerate(ids))


def tom_card(state: State, number: int) -> TomCardView:
    """A card of Tom's."""
    rows = tuple(names.LOCATIONS[row] for row in state.tom_row[number] if row >= 0)
    return TomCardView(names.TOM_CARDS[number], rows, effects(state, st.TOM_PAY + number))


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    """How many of each colour, without those of which there is none."""
    return _by_colour(tuple(counts)).copy()


@lru_cache(KEPT)
def _by_colour(counts: tuple[int, ...]) -> dict[str, int]:
    return {colour: n for colour, n in zip(names.COLOURS, counts, strict=True) if n}
