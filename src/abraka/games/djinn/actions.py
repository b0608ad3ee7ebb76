"""What may be done: all actions of Djinn, numbered.

Free actions come behind those of the prompts in which they are offered too, so that lists stay sorted.
"""

from typing import Annotated

from abraka.core.actions import Action, ActionSpace, Domain
from abraka.games.djinn import names

WHATS = ("basic", "tile", "special", "capture")
MOST_BOSSES = 12
DENSE = [f"boss {colour}" for colour in names.COLOURS]
BOTTLINGS = (*names.COLOURS, *(f"boss_{colour}" for colour in names.COLOURS))
"""What goes from a circle into a bottle: a djinn into one of its colour, a boss into any."""

SPACE = Domain(names.SPACES)
LOCATION = Domain(names.LOCATIONS)
COLOUR = Domain(names.COLOURS)
SORT = Domain(names.SORTS)
MAGE = Domain(names.MAGES)
GEAR = Domain(names.GEAR)
KIND = Domain(names.KINDS)
CHEST = Domain(names.CHESTS)
AWARD = Domain(names.AWARDS)
TRAIT = Domain(names.TRAITS)
ARCHIVE_OPTION = Domain(names.ARCHIVE_OPTIONS)
STALL = Domain(names.STALLS)
OFFER = Domain(names.OFFERS)
PURCHASE = Domain(names.PURCHASES)
CONSOLATION = Domain(names.CONSOLATIONS)
KEY_USE = Domain(names.KEY_USES)
MANNER = Domain(WHATS)
COIN_OR_SCROLL = Domain(names.KEY_USES[:2])
OLD_OR_NEW = Domain(("old", "new"))
FLIPS = Domain(range(3))
BOSSES = Domain(range(1, MOST_BOSSES + 1))
AMONG_THREE = Domain(range(4))
BOTTLING = Domain(BOTTLINGS, (*names.COLOURS, *DENSE))


class Trait(Action, frozen=True, tag="trait"):
    """Take a trait (D13)."""

    trait: Annotated[str, TRAIT]


class Go(Action, frozen=True, tag="go"):
    """Bring your wizard to the edge of a space, along the path from another (D60–D64)."""

    to: Annotated[str, SPACE]
    via: Annotated[str, SPACE]


class Toll(Action, frozen=True, tag="toll"):
    """Pay another player with this (D63, D104)."""

    what: Annotated[str, COIN_OR_SCROLL]


class Do(Action, frozen=True, tag="do"):
    """Do this at your space (D70, D71)."""

    what: Annotated[str, MANNER]


class Console(Action, frozen=True, tag="console"):
    """Take this instead of an action (D73)."""

    what: Annotated[str, CONSOLATION]


class Mage(Action, frozen=True, tag="mage"):
    """Take this mage (D82)."""

    mage: Annotated[str, MAGE]


class Leave(Action, frozen=True, tag="leave"):
    """Leave this chest without its reward (D87)."""

    chest: Annotated[str, CHEST]


class Unlock(Action, frozen=True, tag="unlock"):
    """Unlock this chest (D86)."""

    chest: Annotated[str, CHEST]


class Archive(Action, frozen=True, tag="archive"):
    """Choose this option of the archive (D90)."""

    option: Annotated[str, ARCHIVE_OPTION]


class Tile(Action, frozen=True, tag="tile"):
    """Place your secret tile of this location (D92)."""

    location: Annotated[str, LOCATION]


class At(Action, frozen=True, tag="at"):
    """At this space (D92, remove_djinn)."""

    space: Annotated[str, SPACE]


class Equip(Action, frozen=True, tag="equip"):
    """Take this equipment card (D97)."""

    gear: Annotated[str, GEAR]


class Blind(Action, frozen=True, tag="blind"):
    """Take the bottom card of this pile (D184)."""

    kind: Annotated[str, KIND]


class Keep(Action, frozen=True, tag="keep"):
    """Keep this one of two cards face up (D157)."""

    which: Annotated[str, OLD_OR_NEW]


class Visit(Action, frozen=True, tag="visit"):
    """Send your assistant to the place that begins with this stall (D102)."""

    stall: Annotated[str, STALL]


class Buy(Action, frozen=True, tag="buy"):
    """Take this offer of the market (D102)."""

    offer: Annotated[str, OFFER]


class Colour(Action, frozen=True, tag="colour"):
    """Take a bottle of this colour (D107)."""

    colour: Annotated[str, COLOUR]


class Flip(Action, frozen=True, tag="flip"):
    """Turn this mage face up."""

    mage: Annotated[str, MAGE]


class Mentor(Action, frozen=True, tag="mentor"):
    """Turn up so many mages for as much power (D81)."""

    mages: Annotated[int, FLIPS]


class Swap(Action, frozen=True, tag="swap"):
    """Exchange an empty bottle for one of another colour."""

    old: Annotated[str, COLOUR]
    new: Annotated[str, COLOUR]


class Refill(Action, frozen=True, tag="refill"):
    """Fill up your power at the Source (D111)."""


class Bosses(Action, frozen=True, tag="bosses"):
    """Capture so many bosses at the Source (D111)."""

    bosses: Annotated[int, BOSSES]


class Shop(Action, frozen=True, tag="shop"):
    """Buy for scrolls at the Source (D112)."""


class Purchase(Action, frozen=True, tag="purchase"):
    """Buy this at the Source (D112)."""

    what: Annotated[str, PURCHASE]


class Target(Action, frozen=True, tag="target"):
    """Aim at one of this sort (D122, D128, remove_djinn)."""

    sort: Annotated[str, SORT]


class Help(Action, frozen=True, tag="help"):
    """Use this mage for the capture (D126)."""

    mage: Annotated[str, MAGE]


class HelpGear(Action, frozen=True, tag="wield"):
    """Use this equipment card for the capture (D125)."""

    gear: Annotated[str, GEAR]


class Circle(Action, frozen=True, tag="circle"):
    """Put it into a circle (D127)."""


class Bottle(Action, frozen=True, tag="bottle"):
    """Put it into a bottle of this colour (D127)."""

    colour: Annotated[str, COLOUR]


class Accept(Action, frozen=True, tag="accept"):
    """Accept the capacity, or the circle (D31, D37)."""


class Mix(Action, frozen=True, tag="mix"):
    """Pay an award with so many bosses among the three (D140)."""

    bosses: Annotated[int, AMONG_THREE]


class Pick(Action, frozen=True, tag="pick"):
    """Choose this award (D141)."""

    award: Annotated[str, AWARD]


class Key(Action, frozen=True, tag="key"):
    """Change a key into this (D34)."""

    what: Annotated[str, KEY_USE]


class Cork(Action, frozen=True, tag="cork"):
    """Move a djinn or a boss from a circle into a bottle (D150)."""

    what: Annotated[str, BOTTLING]


class Award(Action, frozen=True, tag="award"):
    """Pay three bottles of this colour for an award (D140)."""

    colour: Annotated[str, COLOUR]


class Use(Action, frozen=True, tag="use"):
    """Use this equipment card (D160)."""

    gear: Annotated[str, GEAR]


class Claim(Action, frozen=True, tag="claim"):
    """Claim this card's reward for the location (D161)."""

    gear: Annotated[str, GEAR]


class Pass(Action, frozen=True, tag="pass"):
    """Nothing, nothing more, or go on."""


ACTIONS = ActionSpace(
    Trait, Go, Toll, Do, Console, Mage, Leave, Unlock, Archive, Tile, At, Equip, Blind, Keep, Visit, Buy, Colour, Flip,
    Mentor, Swap, Refill, Bosses, Shop, Purchase, Target, Help, HelpGear, Circle, Bottle, Accept, Mix, Pick, Key, Cork,
    Award, Use, Claim, Pass,
)  # fmt: skip

# The first number of each kind, for the rules.
(
    TAKE_TRAIT, GO_TO, PAY_TOLL, DO_THIS, CONSOLE_WITH, TAKE_THIS_MAGE, LEAVE_CHEST, UNLOCK_CHEST, CHOOSE_OPTION,
    CHOOSE_TILE, CHOOSE_SPACE, EQUIP_WITH, EQUIP_BLIND, KEEP_UP, VISIT_PLACE, BUY_OFFER, TAKE_COLOUR, FLIP_THIS,
    MENTOR_FLIPS, SWAP_FOR, REFILL_POWER, BUY_BOSSES, GO_SHOPPING, PURCHASE_THIS, TARGET_SORT, HELP_BY, WIELD,
    INTO_CIRCLE, INTO_BOTTLE, ACCEPT_IT, MIX_BOSSES, PICK_AWARD, CHANGE_KEY, CORK_UP, PAY_AWARD, USE_GEAR, CLAIM_REWARD,
    PASS,
) = (ACTIONS.base[cls] for cls in ACTIONS.classes)  # fmt: skip
