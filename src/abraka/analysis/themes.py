"""What a puzzle is about: its theme, from the reasons for its solution."""

from collections.abc import Sequence

from abraka.core.reasons import Reason

THEMES: dict[str, tuple[str, ...]] = {
    "win": ("wins", "fulfils", "more_potions", "summit_next", "begins_end", "beats_tom", "near_home", "may_win"),
    "defence": ("averts", "stops_last", "lets_win", "stops_win", "hinders_win", "shields", "takes_away"),
    "home": ("brings_home", "partner_home"),
    "trap": ("covers", "fills", "last_potion", "blocks", "freezes", "silences", "slows", "reverses"),
    "castle": ("moves_castle", "holds_back", "in_reach"),
    "rescue": ("frees", "escapes", "out_of_minus"),
    "push": ("unseats", "sends_down", "falls", "sends_back", "takes_place", "sets_back", "may_hit"),
    "climb": ("climbs", "way_up", "ways", "corner", "waits", "helps"),
    "capture": ("captures", "captures_boss", "boss_gone", "bottles", "next_capture"),
    "award": ("award", "three", "two", "scoring", "loses_scoring", "tile", "last_tile", "first_set"),
    "goods": (
        "gains",
        "mage",
        "readies",
        "card",
        "no_card",
        "capacity",
        "circle",
        "pays",
        "keeps_keys",
        "steals",
        "takes_hand",
        "lends",
        "gives_card",
    ),
    "tempo": (
        "nearer",
        "keeps_card",
        "keeps_joker",
        "new_cards",
        "stone",
        "robs",
        "raven_waits",
        "shows",
        "advances",
        "draws",
        "keeps",
        "past_king",
        "on_crown",
    ),
}
"""Themes, and the kinds of reasons that speak of each, in all games."""

OTHER = "tempo"
"""The theme of what no reason tells."""

_BY_KIND = {kind: theme for theme, kinds in THEMES.items() for kind in kinds}


def theme_of(solution: Sequence[Reason], tempting: Sequence[Reason]) -> str:
    """What the solution does and the tempting try does not; else the weightiest thing that it does."""
    own = [reason for reason in solution if reason not in tempting]
    return next((_BY_KIND[reason.kind] for reason in [*own, *solution] if reason.kind in _BY_KIND), OTHER)
