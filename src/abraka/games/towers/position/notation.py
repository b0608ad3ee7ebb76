"""The words of the position text: its segments, and how seats, cards, wizards, options and small fields are written."""

import re
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS, Options
from abraka.core.notation import (
    FLAG,
    Grammar,
    Kind,
    Sheet,
    Small,
    check_table,
    named_options,
    not_default,
    or_none,
    quote,
    read_number,
    refuse,
    up_to,
)
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.spec import SPEC, SPELL_NAMES
from abraka.games.towers.state import MASTER, NONE, SPACES, TOWERS, TURN, Setup, State
from abraka.games.towers.view import EDITIONS, PROMPTS, VARIANTS

STAGES = (
    "begin_turn", "next_card", "die_fell", "choose_half", "before_effect", "choose_piece", "ask_riders", "move_picked",
    "after_effect", "aim_spell", "spell_done", "after_redraw", "end_turn",
)  # fmt: skip
KEYWORDS = (
    "players", "options", "spells", "home", "potions", "hand", "known", "discard", "first", "active", "turn", "round",
    "to act", "now", "chance", "outcome",
)  # fmt: skip
ONE_A_SEAT = ("hand", "known")
CARD_CODES = {name: code for code, name in enumerate(CARD_NAMES) if code}
COUNTED = re.compile(r"([a-z0-9]+)(?:\*([0-9]+))?")


# ---- Small fields.


LETTERS = Kind(tuple("".join(c for k, c in enumerate(SEAT_LETTERS) if bits >> k & 1) or "-" for bits in range(64)))
SEAT = or_none(SEAT_LETTERS)
SPELL = or_none(SPELL_NAMES)

SMALL: Small = {
    "prompt": (Kind(PROMPTS), TURN),
    "stage": (Kind(STAGES), NONE),  # as the prompt says
    "cards_played": (up_to(2), 0),
    "spells_cast": (up_to(100), 0),
    "turn_over": (FLAG, 0),
    "exchanged": (FLAG, 0),
    "refused": (LETTERS, 0),
    "ending": (FLAG, NONE),  # as the wizards and potions say
    "card": (or_none(CARD_NAMES), NONE),
    "half": (Kind(("-", "tower", "wizard")), 0),
    "steps": (up_to(6), 0),
    "rolls_left": (up_to(3), 0),
    "picked_owner": (SEAT, NONE),
    "picked_space": (or_none(up_to(SPACES - 1).texts), NONE),
    "rider": (SEAT, NONE),
    "asked": (up_to(len(SEAT_LETTERS)), 0),
    "right": (SEAT, NONE),
    "right_spell": (SPELL, NONE),
    "reserved": (FLAG, 0),
    "caster": (SEAT, NONE),
    "spell": (SPELL, NONE),
    "payment": (Kind(("now", "later", "ride")), 0),
    "lifted": (or_none(f"#{number}" for number in range(1, TOWERS + 1)), NONE),
    "resume": (Kind(STAGES), 0),
}
"""The small fields of a turn, and their values at a turn's first prompt."""


# ---- Words.


def read_space(text: str) -> int:
    """The number of a space."""
    space = read_number(text)
    if space >= SPACES:
        refuse(f"There is no space {space}: they are numbered 0 to {SPACES - 1} (T1).")
    return space


def read_cards(content: str) -> list[int]:
    """Cards in notation, `w3*2` for two alike; sorted."""
    cards: list[int] = []
    for word in content.split():
        found = COUNTED.fullmatch(word)
        if found is None or found[1] not in CARD_CODES:
            refuse(f"“{quote(word)}” is no card; cards are written like w3, t2, t2w4, d, td2, wd3.")
        copies = read_number(found[2] or "1")
        if copies > 1000:
            refuse(f"There are not {copies} copies of {found[1]}.")
        cards += [CARD_CODES[found[1]]] * copies
    return sorted(cards)


def write_cards(cards: Sequence[int]) -> str:
    """Sorted cards in notation, those alike counted."""
    kinds = sorted(set(cards))
    return " ".join(CARD_NAMES[k] + (f"*{cards.count(k)}" if cards.count(k) > 1 else "") for k in kinds)


def read_spells(content: str) -> int:
    """The spells in play, a bit each."""
    bits = 0
    for word in content.split():
        if word not in SPELL_NAMES:
            refuse(f"“{quote(word)}” is no spell; there are {', '.join(SPELL_NAMES)}.")
        bits |= 1 << SPELL_NAMES.index(word)
    return bits


def write_spells(bits: int) -> list[str]:
    """The names of the spells in play."""
    return [name for spell, name in enumerate(SPELL_NAMES) if bits >> spell & 1]


GRAMMAR = Grammar(KEYWORDS, ONE_A_SEAT, r"[0-9]+", read_space, ("now", "outcome"))


# ---- Options.


def options_of(record: State | Setup) -> Options:
    """The options that a state or a setup shows, as far as they differ from the default."""
    if isinstance(record, Setup):
        potions, empty = record.potions, not record.potions_full
    else:
        potions, empty = record.empty[0] + record.full[0] + record.spent[0], record.empty[0] > 0
    values: Options = {
        "variant": VARIANTS[record.variant],
        "edition": EDITIONS[record.edition],
        "teams": record.teams,
        "together": record.together and record.seats > 1,
        "potions": ("empty" if empty else "full") if record.together and potions else "none",
        "skip_second": record.skip_second,
        "offers": record.offers,
        "memory": "aided" if record.aided else "faithful",
    }
    return not_default(values, SPEC)


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names."""
    sheet = GRAMMAR.cut(text)
    options = named_options(sheet.said, SPEC)
    players = _players(sheet, options)
    free_choice = options.get("variant") == VARIANTS[MASTER] or options.get("potions", "none") != "none"
    if "spells" in sheet.said and free_choice and "spells" not in options:
        options["spells"] = tuple(write_spells(read_spells(sheet.said["spells"])))
    check_table(players, options, SPEC)
    return players, options


def _players(sheet: Sheet, options: Options) -> int:
    """As said, or as many as the colours named anywhere need."""
    fewest = 2 if options.get("together") else SPEC.players[0]
    naming = ("home", "potions", "first", "active", "to act", "outcome")
    return GRAMMAR.players(sheet, fewest, SPEC.players[1], naming)
