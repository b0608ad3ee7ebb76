"""The words of the position text: its segments, and how seats, cards, wizards, options and small fields are written."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, NoReturn

from abraka.core.errors import OptionError, PositionError
from abraka.core.game import SEAT_LETTERS, Options
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.events import REASONS
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
OPTIONS = {option.name: option for option in SPEC.options}
CARD_CODES = {name: code for code, name in enumerate(CARD_NAMES) if code}
LONGEST_NUMBER = 18  # digits
LONGEST_QUOTE = 40

_WORDS = "|".join(KEYWORDS)
BREAK = re.compile(rf"\||\n(?=\s*(?:[0-9]+\s*:|(?:{_WORDS})\b))")
SEGMENT = re.compile(rf"([0-9]+)\s*:(.*)|({_WORDS})\b(.*)", re.DOTALL)
COUNTED = re.compile(r"([a-z0-9]+)(?:\*([0-9]+))?")


# ---- Small fields.


class Kind(NamedTuple):
    """How the values of a small field are written: the texts of the numbers from `first` on."""

    texts: tuple[str, ...]
    first: int = 0

    def write(self, number: int) -> str:
        """The number in words."""
        return self.texts[number - self.first]

    def read(self, name: str, text: str) -> int:
        """The number that a text stands for."""
        if text not in self.texts:
            refuse(f"{name} can't be “{quote(text)}”.")
        return self.texts.index(text) + self.first


def up_to(most: int) -> Kind:
    """Numbers from 0 on."""
    return Kind(tuple(str(number) for number in range(most + 1)))


def or_none(texts: Iterable[str]) -> Kind:
    """Numbers from 0 on, or none."""
    return Kind(("-", *texts), NONE)


FLAG = Kind(("no", "yes"))
LETTERS = Kind(tuple("".join(c for k, c in enumerate(SEAT_LETTERS) if bits >> k & 1) or "-" for bits in range(64)))
SEAT = or_none(SEAT_LETTERS)
SPELL = or_none(SPELL_NAMES)

SMALL: dict[str, tuple[Kind, int]] = {
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


# ---- Segments.


class Sheet(NamedTuple):
    """A position text cut into its segments, their contents still unread."""

    spaces: dict[int, str]
    said: dict[str, str]  # by keyword; a seat's letter is part of it where there is one segment a seat


def segments(text: str) -> list[str]:
    """The segments of a position text that say anything."""
    return [segment for raw in BREAK.split(text) if (segment := " ".join(raw.split()))]


def one_line(text: str) -> str:
    """A position text of several lines in one."""
    return " | ".join(segments(text))


def cut(text: str) -> Sheet:
    """Cuts a position text into its segments; refuses unknown and doubled ones."""
    sheet = Sheet({}, {})
    for segment in segments(text):
        found = SEGMENT.fullmatch(segment)
        if found is None:
            refuse(
                f"“{quote(segment)}” is no part of a position: a space and a colon, or one of {', '.join(KEYWORDS)}."
            )
        number, on_space, keyword, content = found.groups()
        if keyword is None:
            _add_space(sheet, read_number(number), on_space.strip())
        else:
            _add_keyword(sheet, keyword, content.strip())
    return sheet


def _add_space(sheet: Sheet, space: int, content: str) -> None:
    if space >= SPACES:
        refuse(f"There is no space {space}: they are numbered 0 to {SPACES - 1} (T1).")
    if space in sheet.spaces:
        refuse(f"Space {space} is named twice.")
    sheet.spaces[space] = content


def _add_keyword(sheet: Sheet, keyword: str, content: str) -> None:
    name = keyword
    if keyword in ONE_A_SEAT:
        letter, _, content = content.partition(" ")
        name = f"{keyword} {SEAT_LETTERS[read_letter(letter)]}"
    if name in sheet.said:
        refuse(f"“{name}” is said twice.")
    sheet.said[name] = content


# ---- Words.


def refuse(reason: str) -> NoReturn:
    """This is no position, for that reason."""
    raise PositionError(reason)


def quote(text: str) -> str:
    """Foreign text, cut short."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def read_number(text: str) -> int:
    """A number of plain digits."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        refuse(f"“{quote(text)}” is no number.")
    return int(text)


def read_letter(text: str) -> int:
    """The seat of a colour's letter."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        refuse(f"“{quote(text)}” is no seat: seats are written {', '.join(SEAT_LETTERS)}.")
    return SEAT_LETTERS.index(text)


def read_pairs(keyword: str, content: str) -> dict[str, str]:
    """What is written as name=value."""
    pairs: dict[str, str] = {}
    for word in content.split():
        name, equals, value = word.partition("=")
        if not equals:
            refuse(f"“{quote(word)}” in “{keyword}” should be written name=value.")
        if name in pairs:
            refuse(f"“{quote(name)}” is said twice in “{keyword}”.")
        pairs[name] = value
    return pairs


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


def write_outcome(state: State) -> str:
    """Why the match ended, and the places; nothing while it goes on."""
    if not state.reason:
        return ""
    places = (f"{SEAT_LETTERS[seat]}{state.ranks[seat]}" for seat in range(state.seats))
    return " ".join(["outcome", REASONS[state.reason], *places])


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
    return {name: value for name, value in values.items() if value != OPTIONS[name].default}


def named_options(sheet: Sheet) -> Options:
    """The options that a position names."""
    named: Options = {}
    for name, value in read_pairs("options", sheet.said.get("options", "")).items():
        if name not in OPTIONS:
            refuse(f"There is no option “{quote(name)}”; there are {', '.join(OPTIONS)}.")
        try:
            named[name] = OPTIONS[name].read(value)
        except OptionError as error:
            refuse(str(error))
    return named


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names."""
    sheet = cut(text)
    options = named_options(sheet)
    players = _players(sheet, options)
    free_choice = options.get("variant") == VARIANTS[MASTER] or options.get("potions", "none") != "none"
    if "spells" in sheet.said and free_choice and "spells" not in options:
        options["spells"] = tuple(write_spells(read_spells(sheet.said["spells"])))
    try:
        SPEC.resolve(players, options)
    except OptionError as error:
        refuse(str(error))
    return players, options


def _players(sheet: Sheet, options: Options) -> int:
    """As said, or as many as the colours named anywhere need."""
    if "players" in sheet.said:
        return read_number(sheet.said["players"])
    letters = "".join(sheet.spaces.values()).replace("C", "")
    for name, content in sheet.said.items():
        keyword, _, letter = name.partition(" ")
        if keyword in ("home", "potions", "first", "active", "outcome", "to"):
            letters += content
        letters += letter if keyword in ONE_A_SEAT else ""
    fewest = 2 if options.get("together") else 1
    return max([fewest, *(SEAT_LETTERS.index(letter) + 1 for letter in letters if letter in SEAT_LETTERS)])
