"""The tables of features for readers: alike numbers in one row. `docs/features` is made of them."""

import re
from collections.abc import Sequence

from abraka.core.features import Feature
from abraka.core.game import Game

VALUE = re.compile(r"=[^=]*$|\[[^\]]*\]$")
NUMBER = re.compile(r"(?<=[a-z_.])-?\d+")
SHOWN = 8
"""Longer lists of values are cut short."""


class _Row:
    """Alike features: their common name, their values, their ranges, how many there are."""

    def __init__(self, feature: Feature) -> None:
        self.group, self.low, self.high, self.count = feature.group, feature.low, feature.high, 0
        self.values: dict[str, None] = {}

    def add(self, feature: Feature) -> None:
        """One more of them."""
        self.count += 1
        value = VALUE.search(feature.name)
        if value:
            self.values[value.group().strip("=[]")] = None


def rows_of(features: Sequence[Feature]) -> dict[str, _Row]:
    """Alike features in one row, by their name with numbers and values left open."""
    found: dict[str, _Row] = {}
    for feature in features:
        common = NUMBER.sub("N", VALUE.sub(lambda m: "=…" if m.group()[0] == "=" else "[…]", feature.name))
        found.setdefault(common, _Row(feature)).add(feature)
    return found


def document(game: Game) -> str:
    """The page of a game."""
    most = game.spec.players[1]
    few, many = (game.feature_count(players) for players in game.spec.players)
    actions = game.action_feature_names()
    return f"""\
# Features of {game.spec.titles["en"]}

What a seat knows, as numbers: version {game.features_version}; {few} with the fewest players, {many} with the most.
Where a name has an N there is one for each; seats are seen from the own one, which is 0. `name=…` is a category, of
which one is 1 or none; `name[…]` is a number for each of these. This page is what `abraka features {game.name}` prints.

{_table(rows_of(game.feature_names(most)), f"how many with {most}")}
## What an action is

A row of {len(actions)} numbers for each of the {game.spec.action_count} actions: its verb, and what it names.

{_table(rows_of(actions), "how many")}"""


def _table(rows: dict[str, _Row], counted: str) -> str:
    """Rows as a table."""
    lines = [f"| group | name | values | from | to | {counted} |", "|---|---|---|---|---|---|"]
    for name, row in rows.items():
        lines.append(
            f"| {row.group} | `{name}` | {_listed(list(row.values))} | {row.low:g} | {row.high:g} | {row.count} |"
        )
    return "\n".join(lines) + "\n"


def _listed(values: Sequence[str]) -> str:
    """Values in short."""
    if len(values) > SHOWN:
        values = [*values[: SHOWN - 1], "…", values[-1]]
    return ", ".join(values)
