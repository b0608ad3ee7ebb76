"""What is known of Hocus Pocus without loading its rules: titles, players, options, spells, terrains."""

from collections.abc import Mapping
from typing import Any

from abraka.core.game import GameSpec, Option

EFFECT_NAMES = (
    "super_start", "reverse", "double", "snail", "freeze", "fog", "gust", "whirl", "swap", "pickpocket", "amnesia",
    "shield", "prophecy", "twin", "tailwind", "cleanse",
)  # fmt: skip
"""What a spell may do, by number."""

OTHERS = "bc"
"""Letters for the second and the third card of one effect in a deck, cast at another hour or for other turns (H23)."""

SPELL_NAMES = (*EFFECT_NAMES, *(f"{effect}_{letter}" for letter in OTHERS for effect in EFFECT_NAMES))
"""All kinds of cards, by number: the first of each effect, then the second of each, and so on."""

TERRAINS = (
    "start", "king", "forest", "lake", "rock", "meadow", "swamp", "sand", "hill", "snow", "village", "road", "cave",
    "river", "garden", "ruin", "red", "orange", "yellow", "green", "blue", "purple", "brown", "pink", "black", "white",
)  # fmt: skip
"""The names that a board may give to its terrains, by number (H2); a state holds numbers, so there are no others."""

OPTIONS = (
    Option("first", "choice", "lot", "The starting seat, or by lot (H1).", ("lot", "1", "2", "3", "4", "5", "6")),
    Option(
        "memory",
        "choice",
        "faithful",
        "Whether cards of others that you know are left to your memory or shown (H20).",
        ("faithful", "aided"),
    ),
)


def combine(players: int, options: Mapping[str, Any]) -> str | None:
    """Why these do not go together, or nothing."""
    if options["first"] != "lot" and int(options["first"]) > players:
        return f"Seat {options['first']} can't start: there are {players} seats."
    return None


REMINDER = """\
Goal: be the first to go once round the board and reach START again; you may
overshoot it. KING is the field half-way.
Turn: roll and move. Who ends on another's field hits it: back to START, or to
KING if it stood there or beyond. Nobody is hit on START and KING.
Cross: who comes there on the own turn draws a spell; five in hand at most.
Spells: one a turn, on somebody who stands on the same terrain as you; from KING
or a crown on anybody. The card says whether it is cast before the roll, after
it or instead of it. Spells that last lie in slots 3, 2 and 1 and move down at
the end of their victim's turn.
Behind START you are in the minus: make up for it, then go round.
Picture: letters are pawns, + a cross, ^ a crown, a field's first letters name
its terrain."""


SPEC = GameSpec(
    name="hocus",
    titles={"en": "Hocus Pocus", "cs": "Čáry máry", "sk": "Čáry-máry", "pl": "Czary-mary"},
    summary="Race once round the board, and send the others back with spells.",
    players=(2, 6),
    options=OPTIONS,
    rules_version=2,
    order=3,
    combine=combine,
    reminder=REMINDER,
)
