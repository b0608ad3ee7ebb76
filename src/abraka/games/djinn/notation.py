"""The words of the position text: its segments, and how seats, things, counts, tasks and options are written."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple, NoReturn, TypeVar

from abraka.core.errors import OptionError, PositionError
from abraka.core.game import SEAT_LETTERS, Options
from abraka.games.djinn import names
from abraka.games.djinn.spec import SPEC
from abraka.games.djinn.state import MOST_PLAYERS, TOM_CARDS, WIDTH, Setup, State

Value = TypeVar("Value")

LETTERS = SEAT_LETTERS[:MOST_PLAYERS]
MOMENTS = ("to act", "acting", "ending", "final", "active")
"""Whose turn it is, and how far it has come; exactly one of these is said."""

KEYWORDS = (
    "players", "options", "first", "tokens", "bag", "supply", "gone", "piles", "display", "discarded", "revealed",
    "offered", "scoring", "draft", "tom", "turn", "round", "last round", *MOMENTS, "todo", "did", "moved", "fresh",
    "claimed", "traded", "unlocked", "targets", "cost", "held", "is final", "chance", "outcome",
)  # fmt: skip
ITEMS = (
    "at", "coins", "scrolls", "power", "keys", "corks", "capacity", "minimum", "bottles", "corked", "circles", "strip",
    "placed", "stall", "mages", "gear", "traits", "awards", "ambition",
)  # fmt: skip
"""What a seat's segment can say."""

GOODS = ("coins", "scrolls", "power", "keys", "corks")
DOINGS = ("basic", "tile", "special", "skip", "capture", "row1", "row2")
"""What was done at the space, in the order of its bits."""

CORKED = (*names.COLOURS, *(f"boss_{colour}" for colour in names.COLOURS))
CIRCLE_SIGNS = (".", *names.SORTS, "#", "x")
CAPACITIES = ("5", "6", "7", "8", "flipped")
TASKS = (
    "", "draft", "start_turn", "go", "tolls", "act", "window", "end_turn", "claims", "run", "console", "take_mage",
    "chest_leave", "chest_gains", "chest_unlocks", "chests_away", "read_archive", "put_tile", "take_gear", "keep_gear",
    "visit", "buy", "gain_bottles", "flips", "raise_capacity", "swaps", "shop", "choose_targets", "pay_capture",
    "place_targets", "after_capture", "draw_djinns", "hold", "boss_captured", "remove", "mix", "choose_award", "tom",
    "next_turn", "last_card", "final", "scoring",
)  # fmt: skip
OPTIONS = {option.name: option for option in SPEC.options}
NOTHING = "-"
FACE_DOWN = "!"
LONGEST_NUMBER = 15  # digits
LONGEST_QUOTE = 40

_WORDS = "|".join(sorted(KEYWORDS, key=len, reverse=True))
_PLACES = "|".join((*names.SPACES, *LETTERS))
BREAK = re.compile(rf"\||\n(?=\s*(?:(?:{_PLACES})\s*:|(?:{_WORDS})\b))")
SEGMENT = re.compile(rf"([A-Za-z0-9_]+)\s*:(.*)|({_WORDS})\b(.*)", re.DOTALL)
WHOLE = re.compile(r"-?[0-9]{1,4}")


# ---- Segments.


class Sheet(NamedTuple):
    """A position text cut into its segments, their contents still unread."""

    spaces: dict[str, str]
    seats: dict[str, dict[str, str]]  # by letter and item
    said: dict[str, str]  # by keyword


def segments(text: str) -> list[str]:
    """The segments of a position text that say anything."""
    return [segment for raw in BREAK.split(text) if (segment := " ".join(raw.split()))]


def one_line(text: str) -> str:
    """A position text of several lines in one."""
    return " | ".join(segments(text))


def cut(text: str) -> Sheet:
    """Cuts a position text into its segments; refuses unknown and doubled ones."""
    sheet = Sheet({}, {}, {})
    for segment in segments(text):
        found = SEGMENT.fullmatch(segment)
        if found is None:
            word = segment.split()[0]
            refuse(f"“{quote(segment)}” is no part of a position.{hint(word, (*KEYWORDS, *names.SPACES))}")
        place, there, keyword, content = found.groups()
        if place is not None and place in LETTERS:
            once(sheet.seats, place, _items(place, there))
        elif place is not None:
            once(sheet.spaces, names.SPACES[read_name(place, names.SPACES, "space")], there.strip())
        else:
            once(sheet.said, keyword, content.strip())
    return sheet


def _items(letter: str, content: str) -> dict[str, str]:
    """The items of a seat's segment."""
    items: dict[str, str] = {}
    for raw in content.split(","):
        item, _, rest = raw.strip().partition(" ")
        if item:
            once(items, ITEMS[read_name(item, ITEMS, f"item of {letter}'s segment")], rest.strip())
    return items


def once(said: dict[str, Value], name: str, content: Value) -> None:
    """Notes something that may be said once."""
    if name in said:
        refuse(f"“{name}” is said twice.")
    said[name] = content


# ---- Words.


def refuse(reason: str) -> NoReturn:
    """This is no position, for that reason."""
    raise PositionError(reason)


def quote(text: str) -> str:
    """Foreign text, cut short."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def hint(word: str, known: Sequence[str]) -> str:
    """What may have been meant."""
    close = get_close_matches(word[:LONGEST_QUOTE].lower(), known, n=1)
    return f" Did you mean “{close[0]}”?" if close else ""


def read_number(text: str, what: str = "", most: int | None = None) -> int:
    """A number of plain digits, up to a limit."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        refuse(f"“{quote(f'{what} {text}'.strip())}”: this is no number.")
    if most is not None and int(text) > most:
        refuse(f"“{what} {text}” is too much: {most} is the most.")
    return int(text)


def read_whole(text: str) -> int:
    """A number of a task, which may be -1."""
    if not WHOLE.fullmatch(text):
        refuse(f"“{quote(text)}” in “todo” is no number.")
    return int(text)


def read_name(text: str, known: Sequence[str], kind: str) -> int:
    """The place of a name among those that are known."""
    if text not in known or not text:
        article = "an" if kind[0] in "aeiou" else "a"
        refuse(f"“{quote(text)}” is not {article} {kind}.{hint(text, known)}")
    return known.index(text)


def read_names(content: str, known: Sequence[str], kind: str) -> list[int]:
    """Names, each once; a dash for none."""
    found: list[int] = []
    for word in words(content):
        number = read_name(word, known, kind)
        if number in found:
            refuse(f"The {kind} {word} is named twice.")
        found.append(number)
    return found


def words(content: str) -> list[str]:
    """The words of a list; a dash for none."""
    return [] if content == NOTHING else content.split()


def read_counts(content: str, known: Sequence[str], kind: str, most: int) -> list[int]:
    """How many there are of each: a name and its number, again and again."""
    counts = [0] * len(known)
    found = words(content)
    if len(found) % 2:
        refuse(f"“{quote(content)}” should be names and numbers in turn, such as “{known[0]} 2”.")
    for name, text in zip(found[::2], found[1::2], strict=True):
        number = read_name(name, known, kind)
        if counts[number]:
            refuse(f"The {kind} {name} is named twice.")
        counts[number] = read_number(text, name, most)
    return counts


def write_counts(counts: Sequence[int], known: Sequence[str]) -> str:
    """How many there are of each, those of which there are any."""
    return " ".join(f"{name} {count}" for name, count in zip(known, counts, strict=True) if count)


def read_pairs(keyword: str, content: str, mark: str = "=") -> dict[str, str]:
    """What is written as name=value."""
    pairs: dict[str, str] = {}
    for word in words(content):
        name, found, value = word.partition(mark)
        if not found:
            refuse(f"“{quote(word)}” in “{keyword}” should be written name{mark}value.")
        once(pairs, name, value)
    return pairs


def read_letter(text: str, seats: int) -> int:
    """The seat of a colour's letter."""
    if len(text) != 1 or text not in LETTERS:
        refuse(f"“{quote(text)}” is no seat: seats are written {', '.join(LETTERS)}.")
    if LETTERS.index(text) >= seats:
        refuse(f"{text} is not in play: there is {', '.join(LETTERS[:seats])}.")
    return LETTERS.index(text)


def bits_of(numbers: Sequence[int]) -> int:
    """A set of numbers, a bit each."""
    return sum(1 << number for number in numbers)


def named_bits(bits: int, known: Sequence[str]) -> str:
    """The names of a set."""
    return " ".join(name for number, name in enumerate(known) if bits >> number & 1)


# ---- Tasks.


def read_task(text: str) -> list[int]:
    """A task and its numbers, those left out 0."""
    name, *numbers = text.split(",")
    if len(numbers) >= WIDTH:
        refuse(f"“{quote(text)}” in “todo” has too many numbers: a task has up to {WIDTH - 1}.")
    task = [read_name(name, TASKS, "task"), *(read_whole(number) for number in numbers)]
    return task + [0] * (WIDTH - len(task))


def write_task(task: Sequence[int]) -> str:
    """A task and its numbers, without zeros at the end."""
    numbers = list(task[1:])
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ",".join([TASKS[task[0]], *(str(number) for number in numbers)])


# ---- Options.


def options_of(record: State | Setup) -> Options:
    """The options that a state or a setup shows, as far as they differ from the default."""
    values: Options = {"easy": record.easy, "longer": record.longer, "tom": record.tom_size or TOM_CARDS}
    return {name: value for name, value in values.items() if value != OPTIONS[name].default}


def named_options(said: Mapping[str, str]) -> Options:
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
    sheet = cut(text)
    options = named_options(sheet.said)
    players = _players(sheet, options)
    try:
        SPEC.resolve(players, options)
    except OptionError as error:
        refuse(str(error))
    return players, options


def _players(sheet: Sheet, options: Options) -> int:
    """As said, or as many as the colours named anywhere need; Tom plays against one."""
    if "players" in sheet.said:
        return read_number(sheet.said["players"])
    fewest = 1 if "tom" in sheet.said or "tom" in options else 2
    letters = [*sheet.seats, *(sheet.said.get(name, "") for name in ("first", *MOMENTS))]
    return max([fewest, *(LETTERS.index(letter) + 1 for letter in letters if letter and letter in LETTERS)])
