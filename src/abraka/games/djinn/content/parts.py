"""The content files of Djinn as typed structs: map, locations, cards; those of players and box are in `box`."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from abraka.core.content import Entry, Source
from abraka.games.djinn.content.box import Player, Share, Solo, Supply
from abraka.games.djinn.content.forms import (
    Condition,
    Count,
    File,
    Gains,
    Id,
    Kind,
    Location,
    Names,
    Number,
    Payments,
    Perk,
    Point,
    Positive,
    Sentence,
    Small,
    SomeEffects,
    SomeGains,
    Starts,
    Table,
    TraitPlace,
    Twice,
)

# The map and the locations.


class Space(Entry, frozen=True, kw_only=True):
    """A space, and where it is drawn (D2)."""

    id: Id
    shape: Literal["source", "square", "round"]
    ring: Literal["hub", "inner", "outer"]
    x: Point
    y: Point


class Path(Entry, frozen=True, kw_only=True):
    """A path between two spaces (D2)."""

    id: Id
    a: Id
    b: Id
    ring: Literal["hub", "inner", "spoke", "outer"]


class Map(File, frozen=True, kw_only=True):
    """map.toml: the town (D2)."""

    wizard_offset: float
    space: list[Space]
    path: list[Path]


class LocationAction(Table, frozen=True, kw_only=True):
    """What a location's action does; which fields there are depends on its verb."""

    n: Twice | None = None
    pool: Literal["all", "open"] | None = None
    pay: Payments = msgspec.field(default_factory=list)
    gain: SomeGains = msgspec.field(default_factory=list)


class LocationEntry(Entry, frozen=True, kw_only=True):
    """A location with its two actions (D80–D107)."""

    id: Id
    verb: Literal["gain", "mage", "chests", "archive", "trade", "market"]
    basic: LocationAction
    special: LocationAction
    name: Names


class Purchase(Table, frozen=True, kw_only=True):
    """What the Source sells for scrolls (D112)."""

    id: Id
    gain: SomeGains


class MagicSource(Entry, frozen=True, kw_only=True):
    """The Source of Magic (D110–D112)."""

    name: Names
    boss_price: Positive
    row1: list[Literal["refill", "bosses"]]
    row2_gain: list[Purchase]


class Capture(Entry, frozen=True, kw_only=True):
    """What captures cost (D121, D122, D128)."""

    djinn_cost: Positive
    boss_cost: Positive
    boss_cost_per_djinn: Small
    miss_loss: Small
    free_djinns_with_boss: Literal[1]


class Locations(File, frozen=True, kw_only=True):
    """locations.toml: the six locations, the Source and captures."""

    location: list[LocationEntry]
    magic_source: MagicSource
    capture: Capture


class Option(Entry, frozen=True, kw_only=True):
    """An option of the archive (D90)."""

    id: Id
    list: Literal["yellow", "red"]
    gain: SomeGains
    replaces: Id | None = None


class Archive(File, frozen=True, kw_only=True):
    """archive.toml: its options (D90)."""

    option: list[Option]


class Offer(Table, frozen=True, kw_only=True):
    """What a stall sells, and for what (D102)."""

    id: Id
    pay: Payments
    gain: SomeGains


class Stall(Entry, frozen=True, kw_only=True):
    """A stall of the market (D102)."""

    id: Id
    group_1_2: Id
    offers: list[Offer]


class StallGroup(Entry, frozen=True, kw_only=True):
    """A place of the market's side for 1 and 2 players (D103)."""

    id: Id
    stalls: list[Id]


class Market(File, frozen=True, kw_only=True):
    """market.toml: the stalls (D102, D103)."""

    stall: list[Stall]
    place_1_2: list[StallGroup]


class Secret(Entry, frozen=True, kw_only=True):
    """A secret tile (D6)."""

    id: Id
    location: Location


class Secrets(File, frozen=True, kw_only=True):
    """secrets.toml: the secret tiles (D6, D92)."""

    per_player: Literal[6]
    removed_each_game: Literal[2]
    max_own_per_space: Literal[1]
    shapes_allowed: list[Literal["square"]]
    secret: list[Secret]


# Cards and tiles.


class Colours(Table, frozen=True, kw_only=True):
    """What a mage adds for each djinn of a colour (D125)."""

    brown: Small
    blue: Small
    red: Small
    yellow: Small


class Mage(Entry, frozen=True, kw_only=True):
    """A mage (D82, D125)."""

    id: Id
    deck: Literal["open", "key"]
    fee: Small
    green: Small
    colours: Colours
    name: Names


class Mages(File, frozen=True, kw_only=True):
    """mages.toml: the mages (D9)."""

    mage: list[Mage]


class Gear(Entry, frozen=True, kw_only=True):
    """An equipment card (D155–D161)."""

    id: Id
    kind: Kind
    use: Literal["permanent", "oneshot"]
    effects: SomeEffects
    rider: SomeEffects = msgspec.field(default_factory=list)
    rider_source: Source | None = None
    value: float | None = None
    name: Names


class Equipment(File, frozen=True, kw_only=True):
    """equipment.toml: staffs, hats and cloaks (D9)."""

    equipment: list[Gear]


class Chest(Entry, frozen=True, kw_only=True):
    """A chest (D85, D86)."""

    id: Id
    gain: Gains
    locked: Gains


class Chests(File, frozen=True, kw_only=True):
    """chests.toml: the chests (D8)."""

    chest: list[Chest]


class Award(Entry, frozen=True, kw_only=True):
    """An award (D140)."""

    id: Id
    column: Annotated[int, Meta(ge=1, le=3)]
    vp: Number
    bonus: Gains


class Awards(File, frozen=True, kw_only=True):
    """awards.toml: the awards (D11)."""

    award: list[Award]


class Scoring(Entry, frozen=True, kw_only=True):
    """A scoring card (D201)."""

    id: Id
    type: Literal["flag", "count"]
    condition: Condition | None = None
    n: Number | None = None
    count: Count | None = None
    vp: Number
    max: Number | None = None
    name: Names


class Scorings(File, frozen=True, kw_only=True):
    """scoring.toml: the scoring cards (D12)."""

    scoring: list[Scoring]


class Trait(Entry, frozen=True, kw_only=True):
    """A trait (D170–D185)."""

    id: Id
    sign: Literal["positive", "negative"]
    location: TraitPlace | None = None
    rule: Perk | None = None
    n: Annotated[int, Meta(ge=1, le=9)] | None = None
    start_gain: Starts = msgspec.field(default_factory=list)
    start_lose: Starts = msgspec.field(default_factory=list)
    gain: SomeGains = msgspec.field(default_factory=list)
    text: Sentence
    name: Names


class Traits(File, frozen=True, kw_only=True):
    """traits.toml: the traits (D13)."""

    trait: list[Trait]


# All of it.


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All content of the game, checked."""

    archive: Archive
    awards: Awards
    chests: Chests
    equipment: Equipment
    locations: Locations
    mages: Mages
    map: Map
    market: Market
    player: Player
    scoring: Scorings
    secrets: Secrets
    solo: Solo
    supply: Supply
    traits: Traits
    digest: str
    titles: dict[tuple[str, str], Names] = {}

    def share(self, players: int) -> Share:
        """What depends on the number of players."""
        return next(share for share in self.supply.players if share.n == players)

    def perk(self, rule: str) -> Trait:
        """The trait with that rule."""
        return next(trait for trait in self.traits.trait if trait.rule == rule)

    def title(self, kind: str, id: str, language: str = "en") -> str:
        """The name of a location (or the Source), mage, gear, trait, scoring, colour or seat, by its id in `names`."""
        return str(getattr(self.titles[kind, id], language))
