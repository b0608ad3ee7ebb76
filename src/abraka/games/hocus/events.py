"""What can happen: all kinds of events of Hocus Pocus. `seat` is who acts, `target` whom it happens to."""

from typing import Annotated

from abraka.core.actions import Domain
from abraka.core.events import Event, EventTable
from abraka.games.hocus.actions import SPELL

END_REASONS = ("", "finished", "round_limit")
"""Why a match may end, by number; the first one while it goes on."""

REASON = Domain(END_REASONS)


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A seat's turn begins."""

    seat: int
    turn: int


class TurnLost(Event, frozen=True, tag="turn_lost"):
    """A frozen seat does nothing in its turn (H19)."""

    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    """A die fell (H5)."""

    seat: int
    die: int


class NumberChosen(Event, frozen=True, tag="number_chosen"):
    """By prophecy a number was chosen instead of rolled."""

    seat: int
    number: int


class Moved(Event, frozen=True, tag="moved"):
    """A pawn went from place to place, by its own roll or by another's spell (H3, H16)."""

    seat: int
    target: int
    start: int
    end: int


class Hit(Event, frozen=True, tag="hit"):
    """A pawn was hit and goes to START or KING (H8)."""

    seat: int
    target: int
    start: int
    end: int


class Swapped(Event, frozen=True, tag="swapped"):
    """Two pawns changed places."""

    seat: int
    target: int


class Drew(Event, frozen=True, tag="drew"):
    """A card was drawn on a cross (H6)."""

    seat: int


class Got(Event, frozen=True, tag="got"):
    """The card that was drawn; only its owner is told."""

    seat: int
    card: Annotated[str, SPELL]


class SpellCast(Event, frozen=True, tag="spell_cast"):
    """A card was shown and is cast (H5)."""

    seat: int
    spell: Annotated[str, SPELL]


class SpellLaid(Event, frozen=True, tag="spell_laid"):
    """A spell lies on a player for some turns (H13)."""

    seat: int
    target: int
    spell: Annotated[str, SPELL]
    slot: int


class SpellLeft(Event, frozen=True, tag="spell_left"):
    """A spell that lasted goes under the deck (H12, H15)."""

    seat: int
    spell: Annotated[str, SPELL]


class Stole(Event, frozen=True, tag="stole"):
    """A card changed hands, unseen by the others."""

    seat: int
    target: int


class StoleCard(Event, frozen=True, tag="stole_card"):
    """Which card it was; only the two are told (H20)."""

    seat: int
    target: int
    card: Annotated[str, SPELL]


class Forgot(Event, frozen=True, tag="forgot"):
    """A whole hand went under the deck, unseen."""

    seat: int
    target: int
    cards: int


class ForgotCard(Event, frozen=True, tag="forgot_card"):
    """A card of it, from the upper to the lower; only its owner is told (H20)."""

    seat: int
    target: int
    card: Annotated[str, SPELL]


class Passed(Event, frozen=True, tag="passed"):
    """A seat cast no spell where it might have."""

    seat: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """The match is over."""

    reason: Annotated[str, REASON]


EVENTS = EventTable(
    TurnBegan, TurnLost, Rolled, NumberChosen, Moved, Hit, Swapped, Drew, Got, SpellCast, SpellLaid, SpellLeft, Stole,
    StoleCard, Forgot, ForgotCard, Passed, MatchEnded,
)  # fmt: skip

(
    TURN_BEGAN, TURN_LOST, ROLLED, NUMBER_CHOSEN, MOVED, HIT, SWAPPED, DREW, GOT, SPELL_CAST, SPELL_LAID, SPELL_LEFT,
    STOLE, STOLE_CARD, FORGOT, FORGOT_CARD, PASSED, MATCH_ENDED,
) = EVENTS.code.values()  # fmt: skip
