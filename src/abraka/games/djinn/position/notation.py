"""The words of the position text: its segments, and how seats, things, counts, tasks and options are written."""

import re
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS, Options
from abraka.core.notation import (
    Grammar,
    Sheet,
    check_table,
    hint,
    named_options,
    not_default,
    quote,
    read_letter,
    read_number,
    refuse,
    seat_in,
    words,
)
from abraka.games.djinn import names
from abraka.games.djinn.spec import SPEC
from abraka.games.djinn.state import MOST_PLAYERS, SPACES, TOM_CARDS, WIDTH, Setup, State

LETTERS = SEAT_LETTERS[:MOST_PLAYERS]
MOMENTS = ("to act", "acting", "ending", "final", "active")
"""Whose turn it is, and how far it has come; exactly one of these is said."""

INSIDE_TURN = (
    *MOMENTS[1:], "revealed", "draft", "todo", "did", "moved", "fresh", "claimed", "traded", "unlocked", "targets",
    "cost", "held", "is final", "outcome",
)  # fmt: skip
KEYWORDS = (
    "players", "options", "first", "tokens", "bag", "supply", "gone", "piles", "display", "discarded", "offered",
    "scoring", "tom", "turn", "round", "last round", MOMENTS[0], *INSIDE_TURN, "chance",
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
    "visit", "buy", "gain_bottles", "flips", "raise_capacity", "activate", "swaps", "shop", "choose_targets",
    "pay_capture", "place_targets", "after_capture", "draw_djinns", "hold", "boss_captured", "remove", "mix",
    "choose_award", "tom", "next_turn", "last_card", "final", "scoring",
)  # fmt: skip
FACE_DOWN = "!"
WHOLE = re.compile(r"-?[0-9]{1,4}")


# ---- Words.


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


def write_counts(counts: Sequence[int], known: Sequence[str]) -> list[str]:
    """How many there are of each, those of which there are any."""
    return [f"{name} {count}" for name, count in zip(known, counts, strict=True) if count]


def bits_of(numbers: Sequence[int]) -> int:
    """A set of numbers, a bit each."""
    return sum(1 << number for number in numbers)


def named_bits(bits: int, known: Sequence[str]) -> list[str]:
    """The names of a set."""
    return [name for number, name in enumerate(known) if bits >> number & 1]


# ---- Segments.


def read_place(text: str) -> int:
    """The number of a space, or of a seat, which come after the spaces."""
    return SPACES + read_letter(text) if text in SEAT_LETTERS else read_name(text, names.SPACES, "space")


GRAMMAR = Grammar(KEYWORDS, (), "[A-Za-z0-9_]+", read_place, INSIDE_TURN)


def spaces_said(sheet: Sheet) -> dict[int, str]:
    """What the segments of spaces say."""
    return {place: content for place, content in sheet.places.items() if place < SPACES}


def seats_said(sheet: Sheet) -> dict[int, str]:
    """What the segments of seats say."""
    return {place - SPACES: content for place, content in sheet.places.items() if place >= SPACES}


def items_said(sheet: Sheet, seats: int) -> dict[int, dict[str, str]]:
    """The items in the segments of seats; refuses seats that are not in play."""
    said = {SEAT_LETTERS[seat]: content for seat, content in seats_said(sheet).items()}
    return {seat_in(seats, letter): _read_items(letter, content) for letter, content in said.items()}


def _read_items(letter: str, content: str) -> dict[str, str]:
    items: dict[str, str] = {}
    for raw in content.split(","):
        item, _, rest = raw.strip().partition(" ")
        if not item:
            continue
        read_name(item, ITEMS, f"item of {letter}'s segment")
        if item in items:
            refuse(f"“{item}” is said twice.")
        items[item] = rest.strip()
    return items


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
    return not_default({"easy": record.easy, "longer": record.longer, "tom": record.tom_size or TOM_CARDS}, SPEC)


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position text names; Tom plays against one."""
    sheet = GRAMMAR.cut(text)
    options = named_options(sheet.said, SPEC)
    fewest = 1 if "tom" in sheet.said or "tom" in options else 2
    needed = max([fewest, *(seat + 1 for seat in seats_said(sheet))])
    players = GRAMMAR.players(sheet, needed, MOST_PLAYERS, ("first", *MOMENTS))
    check_table(players, options, SPEC)
    return players, options
