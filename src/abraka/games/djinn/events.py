"""What can happen: all kinds of events of Djinn."""

from typing import Annotated

from abraka.core.actions import Domain
from abraka.core.events import Event, EventTable
from abraka.games.djinn import actions, names
from abraka.games.djinn.actions import (
    AWARD,
    CHEST,
    COLOUR,
    GEAR,
    KEY_USE,
    LOCATION,
    MAGE,
    SORT,
    SPACE,
    STALL,
    TRAIT,
)

END_REASONS = ("", "points", "tom")
"""Why a match may end, by number; the first one while it goes on."""

ITEMS = ("awards", "bottled", "circles", "glass", "equipment", "cards", "ambition", "tom_cards")
"""What brings points at the end."""
(
    ITEM_AWARDS, ITEM_BOTTLED, ITEM_CIRCLES, ITEM_GLASS, ITEM_EQUIPMENT, ITEM_CARDS, ITEM_AMBITION, ITEM_TOM_CARDS,
) = range(len(ITEMS))  # fmt: skip

DOINGS = ("basic", "tile", "special", "capture", "skip", "refill", "bosses", "shop")
DO_BASIC, DO_TILE, DO_SPECIAL, DO_CAPTURE, DO_SKIP, DO_REFILL, DO_BOSSES, DO_SHOP = range(len(DOINGS))

REASON = Domain(END_REASONS)
ITEM = Domain(ITEMS)
DOING = Domain(DOINGS)
RESOURCE = Domain(names.EFFECTS[:6])  # by the number of its effect
CONTAINER = Domain(("circle", *names.COLOURS))
TOM_CARD = Domain(names.TOM_CARDS)
SCORING = Domain(names.SCORINGS)
WAY_OUT = Domain(("captured", "driven_out"))

CARD, VIA, PLACE, ASKED = SCORING, actions.SPACE, actions.STALL, actions.CHEST
WHAT = Domain(names.EFFECTS[1:7])
"""What such arguments of reasons and refusals are."""
CAPTURED, DRIVEN_OUT = range(2)


class TraitTaken(Event, frozen=True, tag="trait_taken"):
    """A trait was chosen (D13)."""

    seat: int
    trait: Annotated[str, TRAIT]


class CircleCovered(Event, frozen=True, tag="circle_covered"):
    """A trait covers a circle (D178)."""

    seat: int


class AmbitionDealt(Event, frozen=True, tag="ambition_dealt"):
    """A trait gave private scoring cards (D185)."""

    seat: int
    cards: int


class AmbitionCard(Event, frozen=True, tag="ambition_card"):
    """Which card it is; only its owner is told."""

    seat: int
    card: Annotated[str, SCORING]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn begins."""

    seat: int
    turn: int


class WizardMoved(Event, frozen=True, tag="wizard_moved"):
    """A wizard came to a space (D60–D64)."""

    seat: int
    to: Annotated[str, SPACE]
    via: Annotated[str, SPACE]


class Stuck(Event, frozen=True, tag="stuck"):
    """A wizard can't move (D66)."""

    seat: int


class TollPaid(Event, frozen=True, tag="toll_paid"):
    """A seat paid another for the place (D63, D104)."""

    seat: int
    owner: int
    what: Annotated[str, RESOURCE]


class ActionBegan(Event, frozen=True, tag="action_began"):
    """A seat does something at a space (D70–D73, D110)."""

    seat: int
    what: Annotated[str, DOING]
    space: Annotated[str, SPACE]


class Gained(Event, frozen=True, tag="gained"):
    """A seat gained something."""

    seat: int
    what: Annotated[str, RESOURCE]
    n: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid or lost something."""

    seat: int
    what: Annotated[str, RESOURCE]
    n: int


class BottleGained(Event, frozen=True, tag="bottle_gained"):
    """A seat took an empty bottle."""

    seat: int
    colour: Annotated[str, COLOUR]


class BottleSwapped(Event, frozen=True, tag="bottle_swapped"):
    """A seat exchanged an empty bottle."""

    seat: int
    old: Annotated[str, COLOUR]
    new: Annotated[str, COLOUR]


class CapacityRose(Event, frozen=True, tag="capacity_rose"):
    """The capacity marker moved (D36)."""

    seat: int
    marker: int


class CapacityFlipped(Event, frozen=True, tag="capacity_flipped"):
    """The capacity marker was flipped (D36)."""

    seat: int


class CapacityDeclined(Event, frozen=True, tag="capacity_declined"):
    """The capacity marker stays where it is (D37)."""

    seat: int


class MinimumRose(Event, frozen=True, tag="minimum_rose"):
    """The minimum rose (D38)."""

    seat: int
    minimum: int


class CircleActivated(Event, frozen=True, tag="circle_activated"):
    """A circle became active (D95)."""

    seat: int
    circle: int


class CircleDeclined(Event, frozen=True, tag="circle_declined"):
    """A seat leaves its circle inactive (D31)."""

    seat: int


class MageTaken(Event, frozen=True, tag="mage_taken"):
    """A seat took a mage (D82)."""

    seat: int
    mage: Annotated[str, MAGE]


class MageShown(Event, frozen=True, tag="mage_shown"):
    """The next mage of a pile (D83)."""

    mage: Annotated[str, MAGE]


class MageUsed(Event, frozen=True, tag="mage_used"):
    """A mage helps to capture, and turns face down (D126)."""

    seat: int
    mage: Annotated[str, MAGE]
    bonus: int


class MageTurnedUp(Event, frozen=True, tag="mage_turned_up"):
    """A mage is ready again."""

    seat: int
    mage: Annotated[str, MAGE]


class GearTaken(Event, frozen=True, tag="gear_taken"):
    """A seat took an equipment card (D97)."""

    seat: int
    gear: Annotated[str, GEAR]


class GearShown(Event, frozen=True, tag="gear_shown"):
    """The next card of a pile."""

    gear: Annotated[str, GEAR]


class GearUsed(Event, frozen=True, tag="gear_used"):
    """A seat uses an equipment card (D160)."""

    seat: int
    gear: Annotated[str, GEAR]


class GearTurnedDown(Event, frozen=True, tag="gear_turned_down"):
    """An equipment card turns face down (D156, D157)."""

    seat: int
    gear: Annotated[str, GEAR]


class RewardClaimed(Event, frozen=True, tag="reward_claimed"):
    """A card rewards its owner for the location (D161)."""

    seat: int
    gear: Annotated[str, GEAR]


class TilePlaced(Event, frozen=True, tag="tile_placed"):
    """A secret tile was placed (D92)."""

    seat: int
    location: Annotated[str, LOCATION]
    space: Annotated[str, SPACE]


class ChestShown(Event, frozen=True, tag="chest_shown"):
    """A chest was revealed (D85)."""

    seat: int
    chest: Annotated[str, CHEST]


class ChestLeft(Event, frozen=True, tag="chest_left"):
    """A chest was discarded without its reward (D87)."""

    seat: int
    chest: Annotated[str, CHEST]


class ChestUnlocked(Event, frozen=True, tag="chest_unlocked"):
    """A chest was unlocked (D86)."""

    seat: int
    chest: Annotated[str, CHEST]


class ChestsShuffled(Event, frozen=True, tag="chests_shuffled"):
    """The discarded chests became the new pile (D85)."""

    chests: int


class AssistantMoved(Event, frozen=True, tag="assistant_moved"):
    """An assistant went to a place of the market (D102)."""

    seat: int
    stall: Annotated[str, STALL]


class Caught(Event, frozen=True, tag="caught"):
    """A djinn or a boss was captured (D127)."""

    seat: int
    sort: Annotated[str, SORT]
    container: Annotated[str, CONTAINER]


class Bottled(Event, frozen=True, tag="bottled"):
    """One went from a circle into a bottle (D150)."""

    seat: int
    sort: Annotated[str, SORT]
    container: Annotated[str, CONTAINER]


class Missed(Event, frozen=True, tag="missed"):
    """A seat captured nothing (D121)."""

    seat: int


class DjinnDrawn(Event, frozen=True, tag="djinn_drawn"):
    """A djinn was drawn from the bag, to be captured free of charge."""

    seat: int
    colour: Annotated[str, COLOUR]


class DjinnReturned(Event, frozen=True, tag="djinn_returned"):
    """It went back into the bag."""

    seat: int
    colour: Annotated[str, COLOUR]


class DjinnAppeared(Event, frozen=True, tag="djinn_appeared"):
    """A djinn from the bag appeared at a space (D132, D214)."""

    colour: Annotated[str, COLOUR]
    space: Annotated[str, SPACE]


class DjinnRemoved(Event, frozen=True, tag="djinn_removed"):
    """An effect removed a djinn or a boss from the map."""

    seat: int
    sort: Annotated[str, SORT]
    space: Annotated[str, SPACE]


class BossGone(Event, frozen=True, tag="boss_gone"):
    """A boss left the map (D132–D134)."""

    space: Annotated[str, SPACE]
    how: Annotated[str, WAY_OUT]
    gone: int


class AwardTaken(Event, frozen=True, tag="award_taken"):
    """A seat took an award (D140)."""

    seat: int
    award: Annotated[str, AWARD]


class AwardPaid(Event, frozen=True, tag="award_paid"):
    """Three bottles went for an award (D140)."""

    seat: int
    colour: Annotated[str, COLOUR]
    bosses: int


class KeyChanged(Event, frozen=True, tag="key_changed"):
    """A seat changed a key (D34)."""

    seat: int
    what: Annotated[str, KEY_USE]


class EndBegan(Event, frozen=True, tag="end_began"):
    """All bosses of the map are gone (D190)."""

    last_round: int


class FinalBegan(Event, frozen=True, tag="final_began"):
    """A seat's final action at the Source (D191)."""

    seat: int


class TomTurned(Event, frozen=True, tag="tom_turned"):
    """Tom's next card (D214)."""

    card: Annotated[str, TOM_CARD]
    left: int


class Scored(Event, frozen=True, tag="scored"):
    """Points at the end (D200)."""

    seat: int
    item: Annotated[str, ITEM]
    points: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over (D202, D215)."""

    reason: Annotated[str, REASON]


EVENTS = EventTable(
    TraitTaken, CircleCovered, AmbitionDealt, AmbitionCard, TurnBegan, WizardMoved, Stuck, TollPaid, ActionBegan,
    Gained, Paid, BottleGained, BottleSwapped, CapacityRose, CapacityFlipped, CapacityDeclined, MinimumRose,
    CircleActivated, CircleDeclined, MageTaken, MageShown, MageUsed, MageTurnedUp, GearTaken, GearShown, GearUsed,
    GearTurnedDown, RewardClaimed, TilePlaced, ChestShown, ChestLeft, ChestUnlocked, ChestsShuffled, AssistantMoved,
    Caught, Bottled, Missed, DjinnDrawn, DjinnReturned, DjinnAppeared, DjinnRemoved, BossGone, AwardTaken, AwardPaid,
    KeyChanged, EndBegan, FinalBegan, TomTurned, Scored, MatchEnded,
)  # fmt: skip

(
    TRAIT_TAKEN, CIRCLE_COVERED, AMBITION_DEALT, AMBITION_CARD, TURN_BEGAN, WIZARD_MOVED, STUCK, TOLL_PAID,
    ACTION_BEGAN, GAINED, PAID, BOTTLE_GAINED, BOTTLE_SWAPPED, CAPACITY_ROSE, CAPACITY_FLIPPED, CAPACITY_DECLINED,
    MINIMUM_ROSE, CIRCLE_ACTIVATED, CIRCLE_DECLINED, MAGE_TAKEN, MAGE_SHOWN, MAGE_USED, MAGE_TURNED_UP, GEAR_TAKEN,
    GEAR_SHOWN, GEAR_USED, GEAR_TURNED_DOWN, REWARD_CLAIMED, TILE_PLACED, CHEST_SHOWN, CHEST_LEFT, CHEST_UNLOCKED,
    CHESTS_SHUFFLED, ASSISTANT_MOVED, CAUGHT, BOTTLED, MISSED, DJINN_DRAWN, DJINN_RETURNED, DJINN_APPEARED,
    DJINN_REMOVED, BOSS_GONE, AWARD_TAKEN, AWARD_PAID, KEY_CHANGED, END_BEGAN, FINAL_BEGAN, TOM_TURNED, SCORED,
    MATCH_ENDED,
) = EVENTS.code.values()  # fmt: skip
