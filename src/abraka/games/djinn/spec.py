"""What is known of Djinn without loading its rules: titles, players, options."""

from collections.abc import Mapping
from typing import Any

from abraka.core.game import GameSpec, Option, Preset

OPTIONS = (
    Option(
        "easy", "flag", False, "The easier first game: no like locations joined, no traits, no scoring cards (D230)."
    ),
    Option("longer", "flag", False, "One djinn more at each round space joined to the Source (D235)."),
    Option("tom", "number", 15, "Solo: the cards in Tom's deck; fewer are harder (D212).", low=12, high=15),
    Option("first", "choice", "lot", "The starting seat, or by lot (D5).", ("lot", "1", "2", "3", "4")),
)


def combine(players: int, options: Mapping[str, Any]) -> str | None:
    """Why these do not go together, or nothing."""
    if options["first"] != "lot" and int(options["first"]) > players:
        return f"Seat {options['first']} can't start: there {'is 1 seat' if players == 1 else f'are {players} seats'}."
    if players == 1 and options["longer"]:
        return "The longer game is for 2 to 4 players; the solo game has its extra djinns already."
    if players > 1 and options["tom"] != 15:
        return "Tom plays only in the solo game: his deck needs 1 player."
    return None


MOST_ROUNDS = 100
"""The round that is played last at the latest (D192)."""
ACTIONS_A_TURN = 20_000
"""See `max_actions`."""


def max_actions(players: int, options: Mapping[str, Any]) -> int:
    """A bound by turns, the final action counted as one more."""
    return (MOST_ROUNDS + 1) * players * ACTIONS_A_TURN


def open_hands(players: int, options: Mapping[str, Any]) -> bool:
    """Only traits bring private cards; there are none alone or in the easier game."""
    return players == 1 or bool(options["easy"])


PRESETS = (
    Preset("full", {}, (2, 3, 4)),
    Preset("first", {"easy": True}, (2, 3, 4)),
    Preset("longer", {"longer": True}, (2, 3, 4)),
    Preset("solo", {}, (1,)),
)


SPEC = GameSpec(
    name="djinn",
    titles={"en": "Djinn", "cs": "Džin", "sk": "Džin", "pl": "Dżin"},
    summaries={
        "en": "Djinns haunt the town. Gather power, catch them, cork the bottle.",
        "cs": "Ve městě řádí džinové. Naber sílu, polap je a zazátkuj láhev.",
        "sk": "V meste vyčíňajú džinovia. Naber silu, polap ich a zazátkuj fľašu.",
        "pl": "Po mieście grasują dżiny. Zbierz moc, złap je i zakorkuj butelkę.",
    },
    players=(1, 4),
    options=OPTIONS,
    rules_version=2,
    order=4,
    action_count=577,
    max_actions=max_actions,
    combine=combine,
    open_hands=open_hands,
    minutes=75,
    bots=1,
    quick={"easy": True},
    plain=("tom",),
    presets=PRESETS,
)
