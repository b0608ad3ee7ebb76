"""What may be done: all actions of Hocus Pocus, numbered."""

from typing import Annotated

from abraka.core.actions import Action, ActionSpace, Domain
from abraka.core.game import SEAT_LETTERS
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import FACES

SPELL = Domain(SPELL_NAMES)
SEAT = Domain(range(len(SEAT_LETTERS)), SEAT_LETTERS)
FACE = Domain(range(1, FACES + 1))


class Roll(Action, frozen=True, tag="roll"):
    """Roll the die and move (H5)."""


class Cast(Action, frozen=True, tag="cast"):
    """Cast a spell from your hand (H5, H7)."""

    spell: Annotated[str, SPELL]


class Target(Action, frozen=True, tag="target"):
    """Cast it on this player (H7, H18)."""

    seat: Annotated[int, SEAT]


class Number(Action, frozen=True, tag="number"):
    """Prophecy: move by this number (H19)."""

    number: Annotated[int, FACE]


class Done(Action, frozen=True, tag="done"):
    """End the turn without a spell (H19)."""


ACTIONS = ActionSpace(Roll, Cast, Target, Number, Done)

# The first number of each kind, for the rules.
ROLL, CAST, TARGET_SEAT, CHOOSE, DONE = (ACTIONS.base[cls] for cls in ACTIONS.classes)
