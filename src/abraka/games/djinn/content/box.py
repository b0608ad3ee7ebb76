"""The content files about the players, the box and the solo game, as typed structs."""

from typing import Annotated, Literal

from msgspec import Meta

from abraka.core.content import Entry, Source
from abraka.games.djinn.content.forms import (
    File,
    Gains,
    Goal,
    Hex,
    Id,
    Location,
    Losses,
    Marker,
    Names,
    Number,
    Positive,
    Power,
    Small,
    SomeGains,
    Word,
)
from abraka.games.djinn.state import CIRCLES, MOST_PLAYERS


class PlayerStart(Entry, frozen=True, kw_only=True):
    """What each player begins with (D4)."""

    coins: Number
    scrolls: Number
    keys: Small
    corks: Number
    bottles: Literal[0]
    power: Power
    minimum: Small
    capacity: Marker
    active_circles: Annotated[int, Meta(ge=1, le=CIRCLES)]


class Scale(Entry, frozen=True, kw_only=True):
    """The scale of power (D33, D38)."""

    lowest: Literal[0]
    highest: Literal[8]
    minimum_highest: Power
    capacity_lowest: Literal[5]
    capacity_highest: Literal[8]


class Capacity(Entry, frozen=True, kw_only=True):
    """A place of the capacity marker: the most power, and the fee at the Source (D33, D112)."""

    id: Id
    marker: Marker
    flipped: bool
    max_power: Power
    fee: Annotated[int, Meta(ge=1, le=9)]
    fee_source: Source | None = None


class Circle(Entry, frozen=True, kw_only=True):
    """A circle (D39)."""

    id: Id
    active_at_start: bool
    reward: Gains


class Milestone(Entry, frozen=True, kw_only=True):
    """What raises the minimum (D38)."""

    id: Id
    minimum: Literal[1]
    gain: SomeGains
    unlocks: Literal["red_archive"] | None = None


class Consolation(Entry, frozen=True, kw_only=True):
    """What may be taken instead of an action (D73)."""

    id: Id
    gain: SomeGains


class KeyUse(Entry, frozen=True, kw_only=True):
    """What a key can be changed into (D34)."""

    id: Id
    gain: SomeGains


class SeatColour(Entry, frozen=True, kw_only=True):
    """The colour of a seat."""

    id: Id
    hex: Hex
    name: Names


class Player(File, frozen=True, kw_only=True):
    """player.toml: a player's board (D4, D33–D39, D73)."""

    start: PlayerStart
    scale: Scale
    capacity: list[Capacity]
    circle: list[Circle]
    milestone: list[Milestone]
    consolation: list[Consolation]
    key_exchange: list[KeyUse]
    seat: Annotated[list[SeatColour], Meta(min_length=MOST_PLAYERS, max_length=MOST_PLAYERS)]


class ColourEntry(Entry, frozen=True, kw_only=True):
    """A colour of djinns and bottles (D10)."""

    id: Id
    element: Word
    hex: Hex
    djinns: Annotated[int, Meta(ge=1, le=9)]
    bottles: Positive
    name: Names
    element_name: Names


class BossColour(Entry, frozen=True, kw_only=True):
    """How bosses look."""

    hex: Hex


class Component(Entry, frozen=True, kw_only=True):
    """How many of something are in the box."""

    id: Id
    count: Positive
    unlimited: bool | None = None


class Share(Entry, frozen=True, kw_only=True):
    """What depends on the number of players (D7, D10–D13, D132)."""

    n: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
    djinns_per_round_space: Annotated[int, Meta(ge=1, le=6)]
    extra_djinn_at_source_rounds: Small
    refill: Small
    awards_per_column: Annotated[int, Meta(ge=1, le=7)]
    traits_offered_each: Annotated[int, Meta(ge=0, le=10)]
    scoring_cards: Annotated[int, Meta(ge=0, le=10)]
    market_side: Literal["1_2", "3_4"]


class BoxSetup(Entry, frozen=True, kw_only=True):
    """What does not depend on the number of players (D6, D9, D10, D235)."""

    bosses_on_map: Literal[6]
    bosses_in_supply: Annotated[int, Meta(ge=0, le=6)]
    mage_piles_per_deck: Literal[2]
    secrets_removed: Literal[2]
    awards_in_play_per_column: Literal["players + 1"]
    longer_variant_extra: Small


class Points(Entry, frozen=True, kw_only=True):
    """What counts at the end, and the price of an award (D140, D200, D216)."""

    bottled: Number
    in_circle: Number
    unused_bottle_or_cork: Number
    solo_card_left: Number
    award_price_djinns: Annotated[int, Meta(ge=1, le=3)]


class Supply(File, frozen=True, kw_only=True):
    """supply.toml: the box (D7, D10–D13)."""

    colour: list[ColourEntry]
    boss: BossColour
    component: list[Component]
    players: list[Share]
    setup: BoxSetup
    scoring: Points


class TomCard(Entry, frozen=True, kw_only=True):
    """A card of Tom's with locations (D214)."""

    id: Id
    row1: Location
    row2: Location
    pay: Losses


class Blank(Entry, frozen=True, kw_only=True):
    """A card of Tom's on which nothing happens (D212)."""

    id: Id


class Task(Entry, frozen=True, kw_only=True):
    """A task of the solo game (D217)."""

    id: Id
    condition: Goal
    n: Number


class Solo(File, frozen=True, kw_only=True):
    """solo.toml: Tom's cards and the tasks (D212–D217)."""

    deck_sizes: list[int]
    card: list[TomCard]
    blank: list[Blank]
    task: list[Task]
