"""What may be done: all actions of Wandering Towers, numbered, and why one is not legal now."""

from typing import Annotated, ClassVar

from abraka.core.actions import Action, ActionSpace, Domain
from abraka.core.game import SEAT_LETTERS
from abraka.games.towers.spec import SPELL_NAMES
from abraka.games.towers.state import SPACES, TOWERS, card_texts

CARD_NAMES = tuple(card_texts())
"""By code; the first code is no card."""

CARD = Domain(CARD_NAMES)
SEAT = Domain(range(len(SEAT_LETTERS)), SEAT_LETTERS)
SPACE = Domain(range(SPACES))
TOWER = Domain(range(1, TOWERS + 1), [f"#{number}" for number in range(1, TOWERS + 1)])
SPELL = Domain(SPELL_NAMES)
HALF = Domain(("tower", "wizard"))
WAY = Domain(("forward", "back"))


class Play(Action, frozen=True, tag="play"):
    """Play a card (T7)."""

    card: Annotated[str, CARD]


class Throw(Action, frozen=True, tag="throw"):
    """Throw the second card away without effect (T9, option skip_second)."""

    card: Annotated[str, CARD]


class Give(Action, frozen=True, tag="give"):
    """Give the partner a card, face down (T40)."""

    secret: ClassVar[bool] = True
    card: Annotated[str, CARD]


class Use(Action, frozen=True, tag="use"):
    """Use an either card for a tower or for a wizard (T11)."""

    half: Annotated[str, HALF]


class Roll(Action, frozen=True, tag="roll"):
    """Roll again (T11)."""


class Keep(Action, frozen=True, tag="keep"):
    """Keep the roll (T11)."""


class Wizard(Action, frozen=True, tag="wizard"):
    """Pick the visible wizard of that colour on that space."""

    owner: Annotated[int, SEAT]
    space: Annotated[int, SPACE]


class Tower(Action, frozen=True, tag="tower"):
    """Take hold of this tower, with all above it (T16)."""

    number: Annotated[int, TOWER]


class Cast(Action, frozen=True, tag="cast"):
    """Cast a spell now (T20)."""

    spell: Annotated[str, SPELL]


class Reserve(Action, frozen=True, tag="reserve"):
    """Cast a spell for after the card's effect (T28)."""

    spell: Annotated[str, SPELL]


class Ride(Action, frozen=True, tag="ride"):
    """Cast Piggyback on the wizard that is about to move (T30)."""


class Release(Action, frozen=True, tag="release"):
    """Free a wizard of that colour (T20)."""

    owner: Annotated[int, SEAT]


class Castle(Action, frozen=True, tag="castle"):
    """Send the castle on or back (T20)."""

    way: Annotated[str, WAY]


class Redraw(Action, frozen=True, tag="redraw"):
    """Discard all three cards and draw three (T9)."""


class Ask(Action, frozen=True, tag="ask"):
    """Ask the partner for a card (T40)."""


class Lend(Action, frozen=True, tag="lend"):
    """Add the potions that the partner's spell lacks (T46)."""


class Again(Action, frozen=True, tag="again"):
    """Cast the same spell once more (T28)."""


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing here: decline, refuse, be done."""


ACTIONS = ActionSpace(
    Play, Throw, Give, Use, Roll, Keep, Wizard, Tower, Cast, Reserve, Ride, Release, Castle,
    Redraw, Ask, Lend, Again, Pass,
)  # fmt: skip

# The first number of each kind, for the rules.
(
    PLAY, THROW, GIVE, USE, ROLL_AGAIN, KEEP, WIZARD, TOWER_PICK, CAST, RESERVE, RIDE_ALONG, RELEASE_ONE, CASTLE_GOES,
    REDRAW, ASK, LEND_POTIONS, CAST_AGAIN, PASS,
) = (ACTIONS.base[cls] for cls in ACTIONS.classes)  # fmt: skip
