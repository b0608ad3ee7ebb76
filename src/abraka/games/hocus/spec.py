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

TIMES = ("before", "after", "instead")
"""When a spell is cast, by number: before the roll, after it, or instead of it (H5)."""

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


MOST_ROUNDS = 1000
"""No content may have a later limit (H22)."""
ACTIONS_A_TURN = 4
"""A spell, its target or number, the roll; or the roll, a spell after it and its target, or that there is none (H5)."""


def max_actions(players: int, options: Mapping[str, Any]) -> int:
    """Every turn has at most so many decisions, for one spell is cast in it."""
    return MOST_ROUNDS * players * ACTIONS_A_TURN


SPEC = GameSpec(
    name="hocus",
    titles={"en": "Hocus Pocus", "cs": "Čáry máry", "sk": "Čáry-máry", "pl": "Czary-mary"},
    summaries={
        "en": "Race once round the loop, and hex whoever is ahead of you.",
        "cs": "Závod jednou dokola. Kdo je před tebou, toho zakleješ.",
        "sk": "Preteky raz dookola. Kto je pred tebou, toho zakľaješ.",
        "pl": "Wyścig raz dookoła. Kto jest przed tobą, tego zaczarujesz.",
    },
    players=(2, 6),
    options=OPTIONS,
    rules_version=2,
    order=3,
    action_count=62,
    max_actions=max_actions,
    combine=combine,
    minutes=20,
    bots=3,
    plain=("memory",),
)
