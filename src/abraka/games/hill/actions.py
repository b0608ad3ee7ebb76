"""What may be done: all actions of Magic Hill, numbered."""

from typing import Annotated

from abraka.core.actions import Action, ActionSpace, Domain
from abraka.core.game import SEAT_LETTERS
from abraka.games.hill.geometry import FIELDS, PLACE_NAMES, VILLAGES
from abraka.games.hill.state import EACH, MOST_PLAYERS, VALUES

WAY_NAMES = ("cw", "ccw", "up", "up-cw", "up-ccw", "out")
KIND_NAMES = (*(str(value) for value in range(1, VALUES + 1)), "j")
"""The cards: the values 1 to 5, and the joker."""

CARD_NAMES = (*KIND_NAMES[:VALUES], *(f"j{value}" for value in range(1, VALUES + 1)))
"""Cards as they are played: j3 is a joker that stands for a 3."""

PLAYED = Domain(CARD_NAMES)
KIND = CARD = Domain(KIND_NAMES)
WAY = Domain(WAY_NAMES)
GOBLIN = Domain(range(1, EACH + 1))
VILLAGE_NUMBER = Domain(range(1, VILLAGES + 1))
FIELD = Domain(PLACE_NAMES[:FIELDS])
PLACE_NAME = Domain(PLACE_NAMES)
SEAT = Domain(range(MOST_PLAYERS), SEAT_LETTERS[:MOST_PLAYERS])
TURN_WAY = Domain(WAY_NAMES[:2])


class Place(Action, frozen=True, tag="place"):
    """Put a goblin into a village, before the first turn (M6)."""

    goblin: Annotated[int, GOBLIN]
    village: Annotated[int, VILLAGE_NUMBER]


class Name(Action, frozen=True, tag="name"):
    """Play a card that names the goblin of that number (M8)."""

    card: Annotated[str, PLAYED]


class Exchange(Action, frozen=True, tag="exchange"):
    """Put a card down, to draw another for it (M16)."""

    card: Annotated[str, KIND]


class Done(Action, frozen=True, tag="done"):
    """Put down no more cards, and draw (M16)."""


class Move(Action, frozen=True, tag="move"):
    """Play a card that moves the named goblin so far, that way (M9, M12)."""

    card: Annotated[str, PLAYED]
    way: Annotated[str, WAY]


class End(Action, frozen=True, tag="end"):
    """Play no more cards (M8)."""


class Village(Action, frozen=True, tag="village"):
    """Send your goblin to this village (M23, M24)."""

    village: Annotated[int, VILLAGE_NUMBER]


class TurnUp(Action, frozen=True, tag="reveal"):
    """Turn up the tile of this field (M18)."""

    field: Annotated[str, FIELD]


class Raven(Action, frozen=True, tag="raven"):
    """Send the raven to this player (M20)."""

    seat: Annotated[int, SEAT]


class Discard(Action, frozen=True, tag="discard"):
    """Discard a card that is over the limit (M20, M21)."""

    card: Annotated[str, KIND]


class Turn(Action, frozen=True, tag="turn"):
    """Turn the hill a quarter (M19)."""

    way: Annotated[str, TURN_WAY]


ACTIONS = ActionSpace(Place, Name, Exchange, Done, Move, End, Village, TurnUp, Raven, Discard, Turn)

# The first number of each kind, for the rules.
(
    PUT, NAME, EXCHANGE_CARD, EXCHANGE_DONE, MOVE_BY, END, TO_VILLAGE, REVEAL, RAVEN_TO, DISCARD_CARD, TURN_BY,
) = (ACTIONS.base[cls] for cls in ACTIONS.classes)  # fmt: skip
