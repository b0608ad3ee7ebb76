"""The words of the position text: its segments, and how seats, goblins, cards, options and small fields are written."""

import re
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS, Options
from abraka.core.notation import (
    FLAG,
    Grammar,
    Kind,
    Small,
    check_table,
    named_options,
    not_default,
    or_none,
    quote,
    read_number,
    refuse,
    seat_in,
    up_to,
)
from abraka.games.hill.actions import KIND_NAMES
from abraka.games.hill.geometry import PLACE_NAMES
from abraka.games.hill.spec import SPEC
from abraka.games.hill.state import EACH, GOBLINS, MOST_ALLOWED, MOST_CARDS, MOST_PLAYERS, NONE, TURN, Setup, State
from abraka.games.hill.view import PROMPTS

KEYWORDS = (
    "players", "options", "turned", "tiles", "stones", "held", "ravens", "waits", "fired", "hand", "discard", "first",
    "active", "turn", "round", "to act", "now", "chance", "outcome",
)  # fmt: skip
INSIDE_TURN = ("now", "fired", "outcome")
LETTERS = SEAT_LETTERS[:MOST_PLAYERS]
GOBLIN_NAMES = tuple(f"{LETTERS[goblin // EACH]}{goblin % EACH + 1}" for goblin in range(GOBLINS))
PLACE_NUMBERS = {name: number for number, name in enumerate(PLACE_NAMES)}
COUNTED = re.compile(r"([1-5j])(?:\*([0-9]+))?")

SMALL: Small = {
    "prompt": (Kind(PROMPTS), TURN),
    "goblin": (or_none(GOBLIN_NAMES), NONE),
    "cards_played": (up_to(MOST_ALLOWED), 0),
    "cards_allowed": (up_to(MOST_ALLOWED), MOST_CARDS),
    "cards_put": (up_to(9), 0),
    "lander": (or_none(GOBLIN_NAMES), NONE),
    "picks": (up_to(3), 0),
    "turn_over": (FLAG, 0),
}
"""The small fields of a turn, and their values at a turn's first prompt."""


# ---- Words.


def read_place(text: str) -> int:
    """The number of a place."""
    if text not in PLACE_NUMBERS:
        refuse(f"There is no place “{quote(text)}”: fields are written like 2.14, villages v1 to v4.")
    return PLACE_NUMBERS[text]


def read_goblin(text: str) -> int:
    """The number of a goblin."""
    if text not in GOBLIN_NAMES:
        refuse(f"“{quote(text)}” is no goblin: they are written like B3, a seat and a number from 1 to {EACH}.")
    return GOBLIN_NAMES.index(text)


def goblin_in(state: State, name: str) -> int:
    """A goblin of the match."""
    goblin = read_goblin(name)
    seat_in(state.seats, name[0])
    return goblin


def read_cards(content: str) -> list[int]:
    """Cards in notation, `3*2` for two alike; sorted."""
    cards: list[int] = []
    for word in content.split():
        found = COUNTED.fullmatch(word)
        if found is None:
            refuse(f"“{quote(word)}” is no card; cards are written 1 to 5, and j for a joker.")
        copies = read_number(found[2] or "1")
        if copies > 1000:
            refuse(f"There are not {copies} copies of {found[1]}.")
        cards += [KIND_NAMES.index(found[1])] * copies
    return sorted(cards)


def write_cards(counts: Sequence[int]) -> str:
    """Copies of each kind in notation, those alike counted."""
    return " ".join(KIND_NAMES[kind] + (f"*{count}" if count > 1 else "") for kind, count in enumerate(counts) if count)


GRAMMAR = Grammar(KEYWORDS, ("hand",), r"[0-9]+\.[0-9]+|v[0-9]+|summit", read_place, INSIDE_TURN)


# ---- Options.


def options_of(record: State | Setup) -> Options:
    """The options that a state or a setup shows, as far as they differ from the default."""
    return not_default({"walk_on": record.walk_on, "memory": "aided" if record.aided else "faithful"}, SPEC)


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names."""
    sheet = GRAMMAR.cut(text)
    options = named_options(sheet.said, SPEC)
    naming = ("held", "ravens", "waits", "first", "active", "to act", "outcome")
    players = GRAMMAR.players(sheet, *SPEC.players, naming)
    check_table(players, options, SPEC)
    return players, options
