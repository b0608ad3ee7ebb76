"""Who sits where: line-ups of bots, and deals that are played once in every rotation, so that luck cancels."""

from collections.abc import Sequence
from itertools import combinations, cycle, islice
from math import lcm
from typing import NamedTuple

LineUp = tuple[str, ...]
"""The bots of a table by name, seat by seat."""


class Seating(NamedTuple):
    """One match of an arena: its number, the deal that it is played with, and who sits where."""

    match: int
    deal: int
    bots: LineUp


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """All tables to be played: every choice of so many bots; if there are fewer, the list again and again."""
    if len(bots) > players:
        return list(combinations(bots, players))
    return [tuple(islice(cycle(bots), players))]


def rotations(line_up: LineUp) -> list[LineUp]:
    """The line-up moved on seat by seat, until it is the same again."""
    moved = [line_up[-turn:] + line_up[:-turn] for turn in range(len(line_up))]
    return list(dict.fromkeys(moved))


class Schedule:
    """All matches of an arena by number. They come in sets in which every line-up is played equally often."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        tables = [rotations(line_up) for line_up in line_ups(bots, players)]
        each = lcm(*(len(table) for table in tables))
        decks = [table for table in tables for _ in range(each // len(table))]
        self._deals = len(decks)
        self._set = [(deal, line_up) for deal, table in enumerate(decks) for line_up in table]

    @property
    def set_size(self) -> int:
        """The number of matches in a whole set of rotations."""
        return len(self._set)

    def rounded(self, matches: int) -> int:
        """The number of matches, rounded up to whole sets."""
        return -(-matches // self.set_size) * self.set_size

    def seating(self, match: int) -> Seating:
        """A match by its number, from 0 on."""
        sets, place = divmod(match, self.set_size)
        deal, bots = self._set[place]
        return Seating(match, sets * self._deals + deal, bots)
