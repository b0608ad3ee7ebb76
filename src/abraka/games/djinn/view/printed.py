"""What is printed, as it is seen: put together once for each content, since it stays the same for a whole match."""

from functools import lru_cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple

import msgspec

from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import LOCATION
from abraka.games.djinn.state import State
from abraka.games.djinn.view import parts
from abraka.games.djinn.view.parts import (
    AwardView,
    ChestView,
    DeedView,
    Effects,
    GearView,
    MageView,
    OfferView,
    ScoringView,
    TomCardView,
    TraitView,
)

SHAPES = ("square", "round", "source")

# The fields of a state that hold what is printed: numbers, rows of numbers, rows of rows.
NUMBERS = (
    "djinn_cost", "boss_cost", "boss_step", "boss_price", "miss_loss", "award_price", "bottled_vp", "circle_vp",
    "glass_vp", "card_vp",
)  # fmt: skip
ROWS = (
    "joined", "shape", "starts", "items", "mage_deck", "mage_fee", "mage_green", "gear_kind", "gear_once",
    "award_column", "award_vp", "trait_positive", "trait_perk", "perk_n", "stall_place", "offer_stall",
    "score_measure", "score_n", "score_vp", "score_max",
)  # fmt: skip
TABLES = ("visits", "mage_colour", "tom_row")

CONTENTS = 16
"""For so many contents and numbers of players it is kept; few tables have a box of their own."""


class LocationView(msgspec.Struct, frozen=True):
    """What a location does."""

    id: Annotated[str, LOCATION]
    basic: DeedView
    special: DeedView


class PriceView(msgspec.Struct, frozen=True):
    """What captures and awards cost, and what things are worth at the end."""

    djinn: int
    boss: int
    boss_step: int  # more for each djinn beside the boss
    boss_at_source: int
    miss: int
    award: int  # bottles
    bottled: int
    circle: int
    glass: int
    tom_card: int


class PrintedSpace(NamedTuple):
    """A space of the map."""

    id: str
    shape: str
    neighbours: tuple[str, ...]


class PrintedPlace(NamedTuple):
    """A place of the market (D103)."""

    first: int  # of its stalls
    stalls: tuple[str, ...]
    offers: tuple[OfferView, ...]


class Printed(NamedTuple):
    """All that is printed."""

    spaces: tuple[PrintedSpace, ...]
    locations: tuple[LocationView, ...]
    archive: tuple[OfferView, ...]
    market: tuple[PrintedPlace, ...]
    consolations: tuple[OfferView, ...]
    key_uses: tuple[OfferView, ...]
    purchases: tuple[OfferView, ...]
    circle_rewards: tuple[Effects, ...]
    cover_reward: Effects
    prices: PriceView
    mages: tuple[MageView, ...]
    mages_down: tuple[MageView, ...]  # face down
    gear: tuple[GearView, ...]
    gear_down: tuple[GearView, ...]
    chests: tuple[ChestView, ...]
    awards: tuple[AwardView, ...]
    scorings: tuple[ScoringView, ...]
    traits: tuple[TraitView, ...]
    tom_cards: tuple[TomCardView, ...]


_numbers, _rows, _tables = attrgetter(*NUMBERS), attrgetter(*ROWS), attrgetter(*TABLES)


def all_printed(state: State) -> Printed:
    """All that is printed, by the content that a state carries."""
    tables = [tuple(map(tuple, table)) for table in _tables(state)]
    return _printed(*_numbers(state), *map(tuple, _rows(state)), *tables)


@lru_cache(CONTENTS)
def _printed(*content: Any) -> Printed:
    """It is read from a state that holds nothing but the content."""
    state = State()
    for name, value in zip((*NUMBERS, *ROWS, *TABLES), content, strict=True):
        setattr(state, name, value)
    mages = [parts.mage(state, mage) for mage in range(st.MAGES)]
    gear = [parts.gear(state, card) for card in range(st.GEAR)]
    return Printed(
        spaces=tuple(_space(state, space) for space in range(st.SPACES)),
        locations=tuple(_location(state, location) for location in range(st.LOCATIONS)),
        archive=parts.gains(state, names.ARCHIVE_OPTIONS, st.ARCHIVE_GAIN),
        market=tuple(_place(state, stall) for stall in range(st.STALLS) if state.stall_place[stall] == stall),
        consolations=parts.gains(state, names.CONSOLATIONS, st.CONSOLATION_GAIN),
        key_uses=parts.gains(state, names.KEY_USES, st.KEY_GAIN),
        purchases=parts.gains(state, names.PURCHASES, st.PURCHASE_GAIN),
        circle_rewards=tuple(parts.effects(state, st.CIRCLE_REWARD + n) for n in range(st.CIRCLES)),
        cover_reward=parts.effects(state, st.COVER_REWARD),
        prices=_prices(state),
        mages=tuple(mages),
        mages_down=tuple(msgspec.structs.replace(mage, up=False) for mage in mages),
        gear=tuple(gear),
        gear_down=tuple(msgspec.structs.replace(card, up=False) for card in gear),
        chests=tuple(parts.chest(state, chest) for chest in range(st.CHESTS)),
        awards=tuple(parts.award(state, award) for award in range(st.AWARDS)),
        scorings=tuple(parts.scoring(state, card) for card in range(st.SCORINGS)),
        traits=tuple(parts.trait(state, trait) for trait in range(st.TRAITS)),
        tom_cards=tuple(parts.tom_card(state, card) for card in range(st.TOM_CARDS)),
    )


def _space(state: State, space: int) -> PrintedSpace:
    return PrintedSpace(names.SPACES[space], SHAPES[state.shape[space]], parts.named(names.SPACES, state.joined[space]))


def _location(state: State, location: int) -> LocationView:
    deeds = [
        DeedView(
            parts.effects(state, pay + location), parts.effects(state, gain + location), state.visits[special][location]
        )
        for special, (pay, gain) in enumerate(((st.BASIC_PAY, st.BASIC_GAIN), (st.SPECIAL_PAY, st.SPECIAL_GAIN)))
    ]
    return LocationView(names.LOCATIONS[location], *deeds)


def _place(state: State, place: int) -> PrintedPlace:
    stalls = [stall for stall in range(st.STALLS) if state.stall_place[stall] == place]
    offers = [parts.offer(state, offer) for offer in range(st.OFFERS) if state.offer_stall[offer] in stalls]
    return PrintedPlace(place, tuple(names.STALLS[stall] for stall in stalls), tuple(offers))


def _prices(state: State) -> PriceView:
    return PriceView(
        djinn=state.djinn_cost,
        boss=state.boss_cost,
        boss_step=state.boss_step,
        boss_at_source=state.boss_price,
        miss=state.miss_loss,
        award=state.award_price,
        bottled=state.bottled_vp,
        circle=state.circle_vp,
        glass=state.glass_vp,
        tom_card=state.card_vp,
    )
