"""What is known of Magic Hill without loading its rules: titles, players, options."""

from collections.abc import Mapping
from typing import Any

from abraka.core.game import GameSpec, Option

OPTIONS = (
    Option("walk_on", "flag", False, "After landing on a goblin the next card may also walk on (M13)."),
    Option(
        "memory",
        "choice",
        "faithful",
        "Whether tiles that were seen are left to your memory or shown (M17).",
        ("faithful", "aided"),
    ),
    Option("first", "choice", "lot", "The starting seat, or by lot (M6).", ("lot", "1", "2", "3", "4", "5")),
)


def combine(players: int, options: Mapping[str, Any]) -> str | None:
    """Why these do not go together, or nothing."""
    if options["first"] != "lot" and int(options["first"]) > players:
        return f"Seat {options['first']} can't start: there are {players} seats."
    return None


MOST_TURNS = 10_000
"""No content may have a later limit (M27)."""
GOBLINS_EACH = 5
MOST_TILES = 24
ACTIONS_A_TILE = 3
"""The crystal ball asks for three tiles; others ask at most for a player and a card."""
CARDS_A_TURN = 3


def max_actions(players: int, options: Mapping[str, Any]) -> int:
    """Every goblin is put down once; in a turn a tile works once for each goblin (M17), and whatever else is asked
    plays, puts down or discards a card or says that no more is: of these there are as many as a hand has and, from
    flying cards, at most one for each time that a tile works.
    """
    goblins = players * GOBLINS_EACH
    working = goblins * MOST_TILES
    return goblins + MOST_TURNS * (2 * CARDS_A_TURN + 4 + working * (ACTIONS_A_TILE + 1))


SPEC = GameSpec(
    name="hill",
    titles={"en": "Magic Hill", "cs": "Kouzelná hora", "sk": "Kúzelná hora", "pl": "Czarodziejska góra"},
    summaries={
        "en": "Climb on other goblins' shoulders and through secret passages. First on the summit wins.",
        "cs": "Šplhej po ramenou skřítků a tajnými chodbami. Kdo je první na vrcholu, vyhrává.",
        "sk": "Šplhaj po pleciach škriatkov a tajnými chodbami. Kto je prvý na vrchole, vyhráva.",
        "pl": "Wspinaj się po ramionach goblinów i tajnymi przejściami. Kto pierwszy na szczycie, wygrywa.",
    },
    players=(2, 5),
    options=OPTIONS,
    rules_version=2,
    order=2,
    action_count=227,
    max_actions=max_actions,
    combine=combine,
    minutes=30,
    bots=2,
    plain=(
        "walk_on",
        "memory",
    ),
)
