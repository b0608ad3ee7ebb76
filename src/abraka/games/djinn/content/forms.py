"""What the tables of the content files are made of: numbers, names and effects."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from abraka.core.content import Part
from abraka.games.djinn import names
from abraka.games.djinn.state import HIGHEST_MARKER, LOWEST_MARKER, RESOURCES

LOSABLE = names.EFFECTS[1:RESOURCES]
PAYABLE = names.EFFECTS[1 : RESOURCES - 1]
"""What is paid for something; to Tom corks are lost too."""
GAINABLE = names.EFFECTS[1 : names.EFFECTS.index("trade")]
"""Effects that may stand anywhere; those behind them are for equipment only."""
COUNTS = ("equipment_kinds_with_three", "keys", "face_up_mages", "unused_bottles_and_corks")
CONDITIONS = tuple(measure for measure in names.MEASURES if measure not in COUNTS)
GOALS = (
    "mages_min", "equipment_sets_min", "awards_min", "coins_min", "keys_min", "active_circles_max", "capacity_max",
    "equipment_kinds_max", "mages_max", "key_mages_max", "secrets_placed_max",
)  # fmt: skip
"""What solo tasks ask for."""

if TYPE_CHECKING:
    Colour = str
    Condition = str
    Count = str
    EffectKind = str
    GainKind = str
    GearRule = str
    Goal = str
    Kind = str
    Location = str
    LoseKind = str
    PayKind = str
    Perk = str
    TraitPlace = str
else:  # the names stand only once
    Colour = Literal[names.COLOURS]
    Condition = Literal[CONDITIONS]
    Count = Literal[COUNTS]
    EffectKind = Literal[names.EFFECTS[1:]]
    GainKind = Literal[GAINABLE]
    GearRule = Literal[names.GEAR_RULES]
    Goal = Literal[GOALS]
    Kind = Literal[names.KINDS]
    Location = Literal[names.LOCATIONS]
    LoseKind = Literal[LOSABLE]
    PayKind = Literal[PAYABLE]
    Perk = Literal[names.PERKS[1:]]
    TraitPlace = Literal[(*names.LOCATIONS, "source")]

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Hex = Annotated[str, Meta(min_length=7, max_length=7)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Sentence = Annotated[str, Meta(min_length=1, max_length=200)]
N = Annotated[int, Meta(ge=1, le=31)]
Small = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Twice = Annotated[int, Meta(ge=1, le=2)]
Marker = Annotated[int, Meta(ge=LOWEST_MARKER, le=HIGHEST_MARKER)]
Power = Annotated[int, Meta(ge=0, le=HIGHEST_MARKER)]
Point = Annotated[int, Meta(ge=0, le=1000)]


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table inside an entry, which has the entry's source."""


class File(Part, frozen=True, kw_only=True):
    """Base of the game's files."""

    schema: Literal[1]


class Names(Table, frozen=True, kw_only=True):
    """A name in each language."""

    en: Word
    cs: Word
    sk: Word
    pl: Word


# Effects.


class Payment(Table, frozen=True, kw_only=True):
    """So many of something that is paid."""

    kind: PayKind
    n: N


class Loss(Table, frozen=True, kw_only=True):
    """So many of something that Tom takes, as far as it is there (D214)."""

    kind: LoseKind
    n: N


class Start(Table, frozen=True, kw_only=True):
    """So much that a trait gives or takes before the game."""

    kind: Literal["coins", "scrolls", "power"]
    n: N


class Gain(Table, frozen=True, kw_only=True):
    """Something that is gained."""

    kind: GainKind
    n: N | None = None
    distinct: bool | None = None
    pool: Literal["all", "open"] | None = None
    target: Literal["regular", "any"] | None = None


class GearEffect(Table, frozen=True, kw_only=True):
    """Something that equipment does."""

    kind: EffectKind
    n: N | None = None
    distinct: bool | None = None
    pool: Literal["all", "open"] | None = None
    target: Literal["regular", "any"] | None = None
    per: Literal["capture", "djinn"] | None = None
    colours: list[Colour] = msgspec.field(default_factory=list)
    name: GearRule | None = None
    location: Location | None = None
    per_turn: N | None = None
    pay: "Payments" = msgspec.field(default_factory=list)
    gain: "SomeGains" = msgspec.field(default_factory=list)


AnyEffect = Payment | Loss | Start | Gain | GearEffect

Payments = Annotated[list[Payment], Meta(min_length=1, max_length=4)]
Losses = Annotated[list[Loss], Meta(min_length=1, max_length=5)]
Gains = Annotated[list[Gain], Meta(min_length=0, max_length=8)]
SomeGains = Annotated[list[Gain], Meta(min_length=1, max_length=8)]
Starts = Annotated[list[Start], Meta(min_length=1, max_length=3)]
SomeEffects = Annotated[list[GearEffect], Meta(min_length=1, max_length=8)]


def given(table: Table) -> set[str]:
    """The fields of a table that a file fills in, without its kind."""
    fields = {field for field in table.__struct_fields__ if getattr(table, field) not in (None, [])}
    return fields - {"kind"}
