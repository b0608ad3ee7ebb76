"""The words of the position text: its segments, and how seats, goblins, cards, options and small fields are written."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, NoReturn

from abraka.core.errors import OptionError, PositionError
from abraka.core.game import SEAT_LETTERS, Options
from abraka.games.hill.actions import KIND_NAMES
from abraka.games.hill.geometry import PLACE_NAMES
from abraka.games.hill.spec import SPEC
from abraka.games.hill.state import EACH, GOBLINS, MOST_CARDS, MOST_PLAYERS, NONE, TURN, Setup, State
from abraka.games.hill.view import PROMPTS

KEYWORDS = (
    "players", "options", "turned", "tiles", "stones", "held", "ravens", "waits", "fired", "hand", "discard", "first",
    "active", "turn", "round", "to act", "now", "chance", "outcome",
)  # fmt: skip
OPTIONS = {option.name: option for option in SPEC.options}
LETTERS = SEAT_LETTERS[:MOST_PLAYERS]
GOBLIN_NAMES = tuple(f"{LETTERS[goblin // EACH]}{goblin % EACH + 1}" for goblin in range(GOBLINS))
PLACE_NUMBERS = {name: number for number, name in enumerate(PLACE_NAMES)}
LONGEST_NUMBER = 18  # digits
LONGEST_QUOTE = 40

_PLACE = r"[0-9]+\.[0-9]+|v[0-9]+|summit"
_WORDS = "|".join(KEYWORDS)
BREAK = re.compile(rf"\||\n(?=\s*(?:(?:{_PLACE})\s*:|(?:{_WORDS})\b))")
SEGMENT = re.compile(rf"({_PLACE})\s*:(.*)|({_WORDS})\b(.*)", re.DOTALL)
COUNTED = re.compile(r"([1-5j])(?:\*([0-9]+))?")


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

SMALL: dict[str, tuple[Kind, int]] = {
    "prompt": (Kind(PROMPTS), TURN),
    "goblin": (or_none(GOBLIN_NAMES), NONE),
    "cards_played": (up_to(9), 0),
    "cards_allowed": (up_to(9), MOST_CARDS),
    "cards_put": (up_to(9), 0),
    "lander": (or_none(GOBLIN_NAMES), NONE),
    "picks": (up_to(3), 0),
    "turn_over": (FLAG, 0),
}
"""The small fields of a turn, and their values at a turn's first prompt."""


# ---- Segments.


class Sheet(NamedTuple):
    """A position text cut into its segments, their contents still unread."""

    places: dict[int, str]
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
                f"“{quote(segment)}” is no part of a position: a place and a colon, or one of {', '.join(KEYWORDS)}."
            )
        place, there, keyword, content = found.groups()
        if keyword is None:
            number = read_place(place)
            if number in sheet.places:
                refuse(f"{place} is named twice.")
            sheet.places[number] = there.strip()
        else:
            _add_keyword(sheet, keyword, content.strip())
    return sheet


def _add_keyword(sheet: Sheet, keyword: str, content: str) -> None:
    name = keyword
    if keyword == "hand":
        letter, _, content = content.partition(" ")
        name = f"{keyword} {LETTERS[read_letter(letter)]}"
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
    if len(text) != 1 or text not in LETTERS:
        refuse(f"“{quote(text)}” is no seat: seats are written {', '.join(LETTERS)}.")
    return LETTERS.index(text)


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


def seat_in(state: State, letter: str) -> int:
    """A seat of the match."""
    seat = read_letter(letter)
    if seat >= state.seats:
        refuse(f"{letter} is not in play: there is {', '.join(LETTERS[: state.seats])}.")
    return seat


def goblin_in(state: State, name: str) -> int:
    """A goblin of the match."""
    goblin = read_goblin(name)
    seat_in(state, name[0])
    return goblin


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


def read_counts(keyword: str, content: str) -> dict[int, int]:
    """What each seat has, written B1 Y2."""
    counts: dict[int, int] = {}
    for word in content.split():
        seat = read_letter(word[:1])
        if seat in counts:
            refuse(f"“{keyword}” names {word[:1]} twice.")
        counts[seat] = read_number(word[1:])
    return counts


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


# ---- Options.


def options_of(record: State | Setup) -> Options:
    """The options that a state or a setup shows, as far as they differ from the default."""
    values: Options = {"walk_on": record.walk_on, "memory": "aided" if record.aided else "faithful"}
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
    players = _players(sheet)
    try:
        SPEC.resolve(players, options)
    except OptionError as error:
        refuse(str(error))
    return players, options


def _players(sheet: Sheet) -> int:
    """As said, or as many as the colours named anywhere need."""
    if "players" in sheet.said:
        return read_number(sheet.said["players"])
    letters = "".join(sheet.places.values())
    for name, content in sheet.said.items():
        keyword, _, letter = name.partition(" ")
        if keyword in ("held", "ravens", "waits", "first", "active", "outcome", "to"):
            letters += content
        letters += letter if keyword == "hand" else ""
    return max([2, *(LETTERS.index(letter) + 1 for letter in letters if letter in LETTERS)])
