"""What is known of Wandering Towers without loading its rules: titles, players, options."""

from collections.abc import Mapping
from typing import Any

from abraka.core.game import GameSpec, Option, Preset

SPELL_NAMES = (
    "advance-wizard",
    "advance-tower",
    "headwind-wizard",
    "headwind-tower",
    "swap",
    "raven",
    "piggyback",
    "free",
)
SOLO_SPELLS = 3
DRAWN_SPELLS = 4

OPTIONS = (
    Option(
        "variant",
        "choice",
        "base",
        "Which spells may be cast, and when (T24, T25, T26).",
        ("base", "advanced", "master"),
    ),
    Option("edition", "choice", "cs", "Whose rulebook decides where the two differ (T39).", ("cs", "pl")),
    Option("teams", "flag", False, "Partners sit opposite and win together; 4 or 6 players (T40–T48)."),
    Option("together", "flag", False, "All play one colour with one open hand, and win or lose together (T51)."),
    Option("spells", "set", (), "Master and solo: the spells in play; none named: by lot (T26, T50).", SPELL_NAMES),
    Option("spell_count", "number", DRAWN_SPELLS, "Master: how many spells are drawn by lot (T26).", low=1, high=8),
    Option(
        "potions",
        "choice",
        "none",
        "Solo and together: no spells, or 3 spells with 6 potions, full or empty at the start (T50).",
        ("none", "full", "empty"),
    ),
    Option("first", "choice", "lot", "The starting seat, or by lot (T6).", ("lot", "1", "2", "3", "4", "5", "6")),
    Option("skip_second", "flag", False, "The second card may be thrown away without effect (T9)."),
    Option("offers", "flag", True, "Teams: at the turn's start the partner is asked whether to offer a card (T47)."),
    Option(
        "memory",
        "choice",
        "faithful",
        "Whether trapped wizards are left to your memory or shown (T19).",
        ("faithful", "aided"),
    ),
)


def combine(players: int, options: Mapping[str, Any]) -> str | None:
    """Why these do not go together, or nothing."""
    alone = players == 1
    joint = alone or options["together"]
    if alone and options["together"]:
        return "One player alone plays the solo game; “together” is for 2 to 6 players."
    if joint and options["teams"]:
        return "Teams play against each other, so they do not go with the solo game or with “together”."
    if options["teams"] and players not in (4, 6):
        return f"Teams need 4 or 6 players, not {players}."
    if joint and options["variant"] != "base":
        return "The solo game and “together” have a spell rule of their own: use the option potions, not a variant."
    if joint and options["skip_second"]:
        return "In the solo game and “together” a turn has one card only, so there is no second one to skip."
    if options["variant"] == "advanced" and options["edition"] == "pl":
        return "The advanced variant stands in the Czech rulebook only: choose edition cs, or variant base or master."
    if options["potions"] != "none" and not joint:
        return "The option potions belongs to the solo game and to “together”."
    return _spell_choice(joint, options) or _starting_seat(players, options)


def _spell_choice(joint: bool, options: Mapping[str, Any]) -> str | None:
    chosen = options["spells"]
    if chosen and not joint and options["variant"] != "master":
        return "Spells can be chosen in the master variant only: base has its two, advanced draws four by lot."
    if chosen and joint and options["potions"] == "none":
        return "Spells need potions: choose potions full or empty."
    if chosen and joint and len(chosen) != SOLO_SPELLS:
        return f"The solo game and “together” are played with {SOLO_SPELLS} spells, not {len(chosen)}."
    if options["spell_count"] != DRAWN_SPELLS and chosen:
        return "Either name the spells or say how many are drawn by lot, not both."
    if options["spell_count"] != DRAWN_SPELLS and options["variant"] != "master":
        return "The number of spells can be set in the master variant only."
    return None


def _starting_seat(players: int, options: Mapping[str, Any]) -> str | None:
    if options["first"] != "lot" and int(options["first"]) > players:
        return f"Seat {options['first']} can't start: there are {players} seats."
    return None


def sides(players: int, options: Mapping[str, Any]) -> tuple[int, ...]:
    """Partners sit opposite (T40); in “together” all are one side (T51)."""
    if options["together"]:
        return (0,) * players
    return tuple(seat % (players // 2) if options["teams"] else seat for seat in range(players))


def open_hands(players: int, options: Mapping[str, Any]) -> bool:
    """The solo game and “together” have one open hand (T50, T51)."""
    return players == 1 or bool(options["together"])


MOST_TURNS = 10_000
"""No content may have a later limit (T38)."""
MOST_POTIONS = 12
"""Nor give more potions to a seat."""


def max_actions(players: int, options: Mapping[str, Any]) -> int:
    """A bound by turns and potions.

    Of a turn's two cards each is named, rolled up to three times, used for a half and for a piece; around it every seat
    is asked at most once before it, once about a ride and once after it, if no spell is cast. An exchange takes three
    decisions more, a redraw one and a question to each seat, and a loan is refused once by each partner in a turn, who
    then is where it was before. Each spell costs a potion, which is gone for ever: naming, paying, up to two targets,
    once more or not, and the same questions to all anew.
    """
    turn = 2 * (6 + 3 * players) + 4 + (1 + players) + 3 * players
    spell = 8 + 3 * players
    return MOST_TURNS * turn + MOST_POTIONS * players * spell


PRESETS = (
    Preset("base", {}, (3, 2, 4, 5, 6)),
    Preset("advanced", {"variant": "advanced"}, (3, 2, 4, 5, 6)),
    Preset("master", {"variant": "master"}, (3, 2, 4, 5, 6)),
    Preset("teams", {"teams": True}, (4, 6)),
    Preset("solo", {}, (1,)),
    Preset("together", {"together": True}, (2, 3, 4, 5, 6)),
)


SPEC = GameSpec(
    name="towers",
    titles={"en": "Wandering Towers", "cs": "Toulavé věže", "sk": "Túlavé veže", "pl": "Wędrujące wieże"},
    summaries={
        "en": "Ride roaming towers to a castle that flies away, and trap your rivals on the way.",
        "cs": "Dojeď na toulavých věžích do hradu, který odlétá, a cestou uvězni soupeře.",
        "sk": "Dovez sa na túlavých vežiach do hradu, ktorý odlieta, a cestou uväzni súperov.",
        "pl": "Dojedź na wędrujących wieżach do zamku, który odlatuje, i uwięź po drodze rywali.",
    },
    players=(1, 6),
    options=OPTIONS,
    rules_version=2,
    order=1,
    action_count=313,
    max_actions=max_actions,
    combine=combine,
    sides=sides,
    open_hands=open_hands,
    minutes=30,
    bots=2,
    plain=("memory",),
    presets=PRESETS,
)
