"""The words of the position text: its segments, and how seats, cards, options and small fields are written."""

import re
from typing import NamedTuple

from abraka.core.events import EVERYONE
from abraka.core.game import SEAT_LETTERS, Options
from abraka.core.notation import Grammar, check_table, named_options, quote, read_letter, read_number, refuse
from abraka.games.hocus.spec import EFFECT_NAMES, SPEC, SPELL_NAMES
from abraka.games.hocus.state import SPECTATORS, Setup, State

KEYWORDS = (
    "players", "options", "pawns", "slots", "hand", "under", "first", "active", "turn", "round", "to act", "now",
    "chance", "outcome",
)  # fmt: skip
GRAMMAR = Grammar(KEYWORDS, ("hand", "slots"), inside_turn=("now", "outcome"))

CARD = re.compile(r"([a-z_]+)(?:@([A-Za-z]+))?(?:\*([0-9]+))?")
EVERYBODY = "all"
WATCHER = "s"  # spectators, where not everybody knows a card


def read_spell(text: str) -> int:
    """The number of a spell."""
    if text not in SPELL_NAMES:
        refuse(f"“{quote(text)}” is no spell; there are {', '.join(EFFECT_NAMES)}, and further cards such as gust_b.")
    return SPELL_NAMES.index(text)


class KnownCard(NamedTuple):
    """A card, and who knows it."""

    card: int
    known: int


def read_cards(content: str, seats: int) -> list[KnownCard]:
    """Cards such as `gust`, `gust@YR` (known to these), `gust@all`, `gust*2` for two alike."""
    cards: list[KnownCard] = []
    for word in content.split():
        found = CARD.fullmatch(word)
        if found is None:
            refuse(f"“{quote(word)}” is no card; cards are written like gust, gust@Y, gust@all, gust*2.")
        copies = read_number(found[3] or "1")
        if not 1 <= copies <= 100:
            refuse(f"There are not {copies} copies of {found[1]}.")
        cards += [KnownCard(read_spell(found[1]), _read_knowers(found[2] or "", seats))] * copies
    return cards


def _read_knowers(text: str, seats: int) -> int:
    if text == EVERYBODY:
        return EVERYONE
    known = 0
    for letter in text:
        if letter != WATCHER and read_letter(letter) >= seats:
            refuse(f"{letter} is not in play and knows no card.")
        known |= SPECTATORS if letter == WATCHER else 1 << read_letter(letter)
    return known


def write_card(card: int, known: int, holder: int = 0) -> str:
    """A card with those who know it, besides its holder (a set of one seat, or of none)."""
    if known == EVERYONE:
        return f"{SPELL_NAMES[card]}@{EVERYBODY}"
    letters = "".join(letter for seat, letter in enumerate(SEAT_LETTERS) if known & ~holder & 1 << seat)
    letters += WATCHER if known & SPECTATORS else ""
    return SPELL_NAMES[card] + (f"@{letters}" if letters else "")


# ---- Options.


def options_of(record: State | Setup) -> Options:
    """The options that a state or a setup shows, as far as they differ from the default."""
    return {"memory": "aided"} if record.aided else {}


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names."""
    sheet = GRAMMAR.cut(text)
    options = named_options(sheet.said, SPEC)
    players = GRAMMAR.players(sheet, *SPEC.players, ("pawns", "first", "active", "to act", "outcome"))
    check_table(players, options, SPEC)
    return players, options
