"""What can happen: all kinds of events of Wandering Towers."""

from typing import Annotated

from abraka.core.actions import Domain
from abraka.core.events import Event, EventTable
from abraka.games.towers.actions import CARD, HALF, SPELL, TOWER

END_REASONS = ("", "fulfilled", "nobody_outside", "turn_limit", "all_home", "cards_used_up")
"""Why a match may end, by number; the first one while it goes on."""

REASON = Domain(END_REASONS)


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn begins."""

    seat: int
    turn: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    """A card was played (T7)."""

    seat: int
    card: Annotated[str, CARD]


class CardThrown(Event, frozen=True, tag="card_thrown"):
    """A card was thrown away: a second one (option skip_second) or one of three (T9)."""

    seat: int
    card: Annotated[str, CARD]


class Redrew(Event, frozen=True, tag="redrew"):
    """All three cards were exchanged (T9)."""

    seat: int


class Drew(Event, frozen=True, tag="drew"):
    """So many cards were drawn."""

    seat: int
    cards: int


class Got(Event, frozen=True, tag="got"):
    """The card that was drawn; only its owner is told."""

    seat: int
    card: Annotated[str, CARD]


class PileRenewed(Event, frozen=True, tag="pile_renewed"):
    """The discards became the new draw pile (T7)."""

    cards: int


class Rolled(Event, frozen=True, tag="rolled"):
    """A die fell (T11)."""

    seat: int
    die: int


class HalfChosen(Event, frozen=True, tag="half_chosen"):
    """An either card is used for this (T11)."""

    seat: int
    half: Annotated[str, HALF]


class NoEffect(Event, frozen=True, tag="no_effect"):
    """The card can't be carried out, or its roll was declined (T8, T11)."""

    seat: int
    card: Annotated[str, CARD]


class WizardMoved(Event, frozen=True, tag="wizard_moved"):
    """A wizard went from space to space."""

    owner: int
    start: int
    end: int
    seat: int


class WizardEntered(Event, frozen=True, tag="wizard_entered"):
    """A wizard went into the castle (T13)."""

    owner: int
    start: int
    seat: int


class TowerMoved(Event, frozen=True, tag="tower_moved"):
    """A tower went, with all above it (T16)."""

    tower: Annotated[int, TOWER]
    start: int
    end: int
    seat: int


class Revealed(Event, frozen=True, tag="revealed"):
    """Lifting showed wizards who stood below (T19)."""

    owner: int
    wizards: int
    space: int


class Trapped(Event, frozen=True, tag="trapped"):
    """Wizards were covered by a tower (T18)."""

    owner: int
    wizards: int
    space: int


class PotionFilled(Event, frozen=True, tag="potion_filled"):
    """A potion of this seat was filled (T18)."""

    seat: int


class SpellCast(Event, frozen=True, tag="spell_cast"):
    """A spell was paid and is cast (T20)."""

    seat: int
    spell: Annotated[str, SPELL]
    cost: int


class SpellReserved(Event, frozen=True, tag="spell_reserved"):
    """A spell was paid and comes after the card's effect (T28)."""

    seat: int
    spell: Annotated[str, SPELL]
    cost: int


class SpellLost(Event, frozen=True, tag="spell_lost"):
    """A paid spell found no target (T28)."""

    seat: int
    spell: Annotated[str, SPELL]


class PotionsLent(Event, frozen=True, tag="potions_lent"):
    """The partner added potions (T46)."""

    seat: int
    potions: int


class LoanRefused(Event, frozen=True, tag="loan_refused"):
    """The partner adds no potions in this turn (T46)."""

    seat: int


class CastleFlew(Event, frozen=True, tag="castle_flew"):
    """The castle went from space to space (T15, or the fickle raven)."""

    start: int
    end: int


class CastleStayed(Event, frozen=True, tag="castle_stayed"):
    """No free crest: the castle stays (T15)."""

    space: int


class TowersSwapped(Event, frozen=True, tag="towers_swapped"):
    """Two top towers changed places."""

    first: Annotated[int, TOWER]
    second: Annotated[int, TOWER]


class Lifted(Event, frozen=True, tag="lifted"):
    """A tower was lifted to look for a wizard (Free a wizard)."""

    tower: Annotated[int, TOWER]
    seat: int


class WizardFreed(Event, frozen=True, tag="wizard_freed"):
    """A trapped wizard came to its stack's roof."""

    owner: int
    space: int


class CardAsked(Event, frozen=True, tag="card_asked"):
    """A player asked the partner for a card (T40)."""

    seat: int


class CardGiven(Event, frozen=True, tag="card_given"):
    """A card changed hands, face down (T40)."""

    seat: int
    receiver: int


class CardPassed(Event, frozen=True, tag="card_passed"):
    """Which card it was; only the two partners are told."""

    seat: int
    receiver: int
    card: Annotated[str, CARD]


class Passed(Event, frozen=True, tag="passed"):
    """A seat did nothing where it might have."""

    seat: int


class LastRound(Event, frozen=True, tag="last_round"):
    """Somebody has fulfilled the goal: the round is finished (T35)."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over."""

    reason: Annotated[str, REASON]


EVENTS = EventTable(
    TurnBegan, CardPlayed, CardThrown, Redrew, Drew, Got, PileRenewed, Rolled, HalfChosen, NoEffect, WizardMoved,
    WizardEntered, TowerMoved, Revealed, Trapped, PotionFilled, SpellCast, SpellReserved, SpellLost, PotionsLent,
    LoanRefused, CastleFlew, CastleStayed, TowersSwapped, Lifted, WizardFreed, CardAsked, CardGiven, CardPassed, Passed,
    LastRound, MatchEnded,
)  # fmt: skip

(
    TURN_BEGAN, CARD_PLAYED, CARD_THROWN, REDREW, DREW, GOT, PILE_RENEWED, ROLLED, HALF_CHOSEN, NO_EFFECT, WIZARD_MOVED,
    WIZARD_ENTERED, TOWER_MOVED, REVEALED, TRAPPED, POTION_FILLED, SPELL_CAST, SPELL_RESERVED, SPELL_LOST, POTIONS_LENT,
    LOAN_REFUSED, CASTLE_FLEW, CASTLE_STAYED, TOWERS_SWAPPED, LIFTED, WIZARD_FREED, CARD_ASKED, CARD_GIVEN, CARD_PASSED,
    PASSED, LAST_ROUND, MATCH_ENDED,
) = EVENTS.code.values()  # fmt: skip
