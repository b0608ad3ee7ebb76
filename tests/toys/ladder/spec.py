"""What is known of Ladder without loading its rules."""

from collections.abc import Mapping
from typing import Any

from abraka.core.game import GameSpec, Option

MOST_ROUNDS = 100


def combine(players: int, options: Mapping[str, Any]) -> str | None:
    """Why these do not go together, or nothing."""
    return "The long ladder needs three players." if options["long"] and players < 3 else None


SPEC = GameSpec(
    name="ladder",
    titles={"en": "Ladder", "cs": "Žebřík", "sk": "Rebrík", "pl": "Drabina"},
    summaries={"en": "Climb to the top.", "cs": "Vylez nahoru.", "sk": "Vylez hore.", "pl": "Wejdź na szczyt."},
    players=(2, 4),
    options=(Option("long", "flag", False, "Twice as many rungs (L1)."),),
    rules_version=1,
    order=90,
    action_count=2,
    max_actions=lambda players, options: MOST_ROUNDS * players,
    combine=combine,
    minutes=2,
)
