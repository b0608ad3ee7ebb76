"""The words of the position text: its segments, and how seats, cards, options and small fields are written."""

import re
from typing import NamedTuple, NoReturn

from abraka.core.errors import OptionError, PositionError
from abraka.core.events import EVERYONE
from abraka.core.game import SEAT_LETTERS, Options
from abraka.games.hocus.spec import SPEC, SPELL_NAMES
from abraka.games.hocus.state import SPECTATORS, Setup, State

KEYWORDS = (
    "players", "options", "pawns", "slots", "hand", "under", "first", "active", "turn", "round", "to act", "now",
    "chance", "outcome",
)  # fmt: skip
ONE_A_SEAT = ("hand", "slots")
OPTIONS = {option.name: option for option in SPEC.options}
LONGEST_NUMBER = 9  # digits
LONGEST_QUOTE = 40

_WORDS = "|".join(KEYWORDS)
BREAK = re.compile(rf"\||\n(?=\s*(?:{_WORDS})\b)")
SEGMENT = re.compile(rf"({_WORDS})\b(.*)", re.DOTALL)
CARD = re.compile(r"([a-z_]+)(?:@([A-Za-z]+))?(?:\*([0-9]+))?")
EVERYBODY = "all"
WATCHER = "s"  # spectators, where not everybody knows a card


def segments(text: str) -> list[str]:
    """The segments of a position text that say anything."""
    return [segment for raw in BREAK.split(text) if (segment := " ".join(raw.split()))]


def one_line(text: str) -> str:
    """A position text of several lines in one."""
    return " | ".join(segments(text))


def cut(text: str) -> dict[str, str]:
    """What a position text says, by keyword (with a seat's letter where there is one segment a seat)."""
    said: dict[str, str] = {}
    for segment in segments(text):
        found = SEGMENT.fullmatch(segment)
        if found is None:
            refuse(f"“{quote(segment)}” is no part of a position; each begins with one of {', '.join(KEYWORDS)}.")
        name, content = found[1], found[2].strip()
        if name in ONE_A_SEAT:
            letter, _, content = content.partition(" ")
            name = f"{name} {SEAT_LETTERS[read_letter(letter)]}"
        if name in said:
            refuse(f"“{name}” is said twice.")
        said[name] = content
    return said


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


def read_spell(text: str) -> int:
    """The number of a spell."""
    if text not in SPELL_NAMES:
        refuse(f"“{quote(text)}” is no spell; there are {', '.join(SPELL_NAMES)}.")
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


def named_options(said: dict[str, str]) -> Options:
    """The options that a position names."""
    named: Options = {}
    for name, value in read_pairs("options", said.get("options", "")).items():
        if name not in OPTIONS:
            refuse(f"There is no option “{quote(name)}”; there are {', '.join(OPTIONS)}.")
        try:
            named[name] = OPTIONS[name].read(value)
        except OptionError as error:
            refuse(str(error))
    return named


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names."""
    said = cut(text)
    players, options = _players(said), named_options(said)
    try:
        SPEC.resolve(players, options)
    except OptionError as error:
        refuse(str(error))
    return players, options


def _players(said: dict[str, str]) -> int:
    """As said, or as many as the colours named anywhere need."""
    if "players" in said:
        return read_number(said["players"])
    letters = ""
    for name, content in said.items():
        keyword, _, letter = name.partition(" ")
        if name in ("pawns", "first", "active", "to act", "outcome"):
            letters += content
        letters += letter if keyword in ONE_A_SEAT else ""
    return max([2, *(SEAT_LETTERS.index(letter) + 1 for letter in letters if letter in SEAT_LETTERS)])
