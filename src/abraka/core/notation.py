"""What the position texts of all games have in common.

A position is written in segments, between bars or on lines of their own: a place and what is there, `7: #2 #5`, or a
keyword and what it says, `hand B 3 4`. A game's `notation.py` names its keywords and places in a `Grammar`; its
`position.py` says what they mean. Whatever can't be read is refused with a sentence.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import NamedTuple, NoReturn, Protocol

from abraka.core.chance import key_words
from abraka.core.errors import OptionError, PositionError
from abraka.core.game import SEAT_LETTERS, GameSpec, Options
from abraka.core.state import NOBODY, MatchState

LONGEST_NUMBER = 18  # digits
LONGEST_QUOTE = 40
NONE = -1
NOTHING = "-"
Said = Mapping[str, str]
"""What a position says, by keyword."""

COUNT = re.compile(r"\s*([A-Z]) ?([0-9]+)(?!\S)")
CHANCE = re.compile(r"([0-9a-f]{32})/([0-9]+)")


def refuse(reason: str) -> NoReturn:
    """This is no position, for that reason."""
    raise PositionError(reason)


def quote(text: str) -> str:
    """Foreign text, cut short."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def hint(word: str, known: Sequence[str]) -> str:
    """What may have been meant, as a sentence to add; nothing if no name is like it."""
    close = get_close_matches(word[:LONGEST_QUOTE].lower(), known, n=1)
    return f" Did you mean “{close[0]}”?" if close else ""


# ---- Segments.


class Sheet(NamedTuple):
    """A position text cut into its segments, their contents still unread."""

    places: dict[int, str]
    said: dict[str, str]  # by keyword; a seat's letter is part of it where there is one segment a seat


class Grammar:
    """The keywords of a game's position text, those that come once a seat, and how its places are written."""

    def __init__(
        self,
        keywords: Sequence[str],
        one_a_seat: Sequence[str],
        place: str = r"(?!)",
        read_place: Callable[[str], int] | None = None,
        inside_turn: Sequence[str] = (),
    ) -> None:
        """`place` is a pattern without groups, and `read_place` gives a place's number or refuses it.

        The keywords `inside_turn` are said only in the middle of a turn, or when the match is over.
        """
        known = "|".join(keywords)
        self.keywords = keywords
        self.one_a_seat = one_a_seat
        self.inside_turn = inside_turn
        self._read_place = read_place
        self._break = re.compile(rf"\||\n(?=\s*(?:(?:{place})\s*:|(?:{known})\b))")
        self._segment = re.compile(rf"({place})\s*:(.*)|({known})\b(.*)", re.DOTALL)

    def segments(self, text: str) -> list[str]:
        """The segments of a position text that say anything."""
        return [segment for raw in self._break.split(text) if (segment := " ".join(raw.split()))]

    def one_line(self, text: str) -> str:
        """A position text of several lines in one."""
        return " | ".join(self.segments(text))

    def cut(self, text: str) -> Sheet:
        """Cuts a position text into its segments; refuses unknown and doubled ones."""
        sheet = Sheet({}, {})
        for segment in self.segments(text):
            found = self._segment.fullmatch(segment)
            if found is None:
                places = "a place and a colon, or " if self._read_place else ""
                meant = hint(segment.split()[0], self.keywords)
                known = f".{meant}" if meant else f": {places}one of {', '.join(self.keywords)}."
                refuse(f"“{quote(segment)}” is no part of a position{known}")
            place, there, keyword, content = found.groups()
            if keyword is None:
                self._add_place(sheet, place, there.strip())
            else:
                self._add_keyword(sheet, keyword, content.strip())
        return sheet

    def check_start(self, text: str) -> None:
        """Refuses a position that is not at the start of a turn."""
        said = self.cut(text).said
        for keyword in self.inside_turn:
            if keyword in said:
                refuse(
                    f"“{keyword}” tells of the middle of a turn, or of the end. Write how the turn starts,"
                    " then the word “then” and the actions up to there."
                )

    def _add_place(self, sheet: Sheet, place: str, content: str) -> None:
        number = self._read_place(place) if self._read_place else int(place)
        if number in sheet.places:
            refuse(f"The place {place} is named twice.")
        sheet.places[number] = content

    def _add_keyword(self, sheet: Sheet, keyword: str, content: str) -> None:
        name = keyword
        if keyword in self.one_a_seat:
            letter, _, content = content.partition(" ")
            name = f"{keyword} {SEAT_LETTERS[read_letter(letter)]}"
        if name in sheet.said:
            refuse(f"“{name}” is said twice.")
        sheet.said[name] = content

    def players(self, sheet: Sheet, fewest: int, most: int, naming: Sequence[str]) -> int:
        """As many as are said, or as the seats need that places, hands and these keywords name."""
        if "players" in sheet.said:
            return read_number(sheet.said["players"])
        letters = "".join(sheet.places.values())
        for name, content in sheet.said.items():
            keyword, _, letter = name.partition(" ")
            letters += content if name in naming else letter if keyword in self.one_a_seat else ""
        needed = (SEAT_LETTERS.index(letter) + 1 for letter in letters if letter in SEAT_LETTERS)
        return min(most, max([fewest, *needed]))


# ---- Words.


def words(content: str) -> list[str]:
    """The words of a list; a dash for none."""
    return [] if content == NOTHING else content.split()


def read_number(text: str, what: str = "", most: int | None = None) -> int:
    """A number of plain digits, up to a limit; a refusal names what it is the number of."""
    said = quote(f"{what} {text}".strip())
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        refuse(f"“{said}” is no number.")
    if most is not None and int(text) > most:
        refuse(f"“{said}” is too much: {most} is the most.")
    return int(text)


def read_letter(text: str) -> int:
    """The seat of a colour's letter."""
    if len(text) != 1 or text not in SEAT_LETTERS:
        refuse(f"“{quote(text)}” is no seat: seats are written {', '.join(SEAT_LETTERS)}.")
    return SEAT_LETTERS.index(text)


def seat_in(seats: int, letter: str) -> int:
    """One of so many seats."""
    seat = read_letter(letter)
    if seat >= seats:
        refuse(f"{letter} is not in play: there is {', '.join(SEAT_LETTERS[:seats])}.")
    return seat


def read_pairs(keyword: str, content: str, mark: str = "=") -> dict[str, str]:
    """What is written as name=value, or with another mark between them; a dash for nothing."""
    pairs: dict[str, str] = {}
    for word in words(content):
        name, found, value = word.partition(mark)
        if not found:
            refuse(f"“{quote(word)}” in “{keyword}” should be written name{mark}value.")
        if name in pairs:
            refuse(f"“{quote(name)}” is said twice in “{keyword}”.")
        pairs[name] = value
    return pairs


def read_counts(keyword: str, content: str, seats: int) -> dict[int, int]:
    """A number for each seat that is named, written B1 Y2."""
    counts: dict[int, int] = {}
    at = 0
    while content[at:].strip():
        found = COUNT.match(content, at)
        if found is None:
            rest = quote(content[at:].strip())
            refuse(f"“{rest}” in “{keyword}” can't be read: write a seat's letter and a number, such as B1.")
        seat = seat_in(seats, found[1])
        if seat in counts:
            refuse(f"“{keyword}” names {found[1]} twice.")
        counts[seat] = read_number(found[2])
        at = found.end()
    return counts


def write_list(keyword: str, words: Iterable[str]) -> str:
    """A keyword and its words; nothing if there are none."""
    found = list(words)
    return " ".join([keyword, *found]) if found else ""


def write_pairs(keyword: str, values: Mapping[str, str]) -> str:
    """A keyword and what it says as name=value; nothing if it says nothing."""
    return write_list(keyword, (f"{name}={value}" for name, value in values.items()))


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
Small = Mapping[str, tuple[Kind, int]]
"""The small fields of a turn by name, and their values at a turn's first prompt."""


def read_small(said: Said, small: Small) -> dict[str, int]:
    """What “now” says of a turn's small fields; refuses others."""
    pairs = read_pairs("now", said.get("now", ""))
    for name in pairs:
        if name not in small:
            refuse(f"“{quote(name)}” is nothing that “now” can say; it can say {', '.join(small)}.")
    return {name: small[name][0].read(name, text) for name, text in pairs.items()}


def set_small(state: MatchState, small: Small, name: str, number: int) -> None:
    """Sets a small field, as a flag if it is one."""
    setattr(state, name, bool(number) if small[name][0] is FLAG else number)


# ---- Options.


def named_options(said: Said, spec: GameSpec) -> Options:
    """The options that a position names."""
    options = {option.name: option for option in spec.options}
    named: Options = {}
    for name, value in read_pairs("options", said.get("options", "")).items():
        if name not in options:
            refuse(f"There is no option “{quote(name)}”; there are {', '.join(options)}.")
        try:
            named[name] = options[name].read(value)
        except OptionError as error:
            refuse(str(error))
    return named


def check_table(players: int, options: Options, spec: GameSpec) -> None:
    """Refuses players and options that do not go together."""
    try:
        spec.resolve(players, options)
    except OptionError as error:
        refuse(str(error))


def not_default(values: Options, spec: GameSpec) -> Options:
    """Those options that differ from the default."""
    usual = {option.name: option.default for option in spec.options}
    return {name: value for name, value in values.items() if value != usual[name]}


def write_options(values: Options, spec: GameSpec) -> str:
    """The segment that names options."""
    return write_pairs("options", {o.name: o.write(values[o.name]) for o in spec.options if o.name in values})


def check_same_table(said: Said, seats: int, shown: Options, spec: GameSpec, skip: Sequence[str]) -> None:
    """Players and options that the text names must be those of the match, but for what matters at the start only."""
    if "players" in said and read_number(said["players"]) != seats:
        refuse(f"The position is for {quote(said['players'])} players, the match for {seats}.")
    options = {option.name: option for option in spec.options}
    for name, value in named_options(said, spec).items():
        actual = shown.get(name, options[name].default)
        if name not in skip and value != actual:
            write = options[name].write
            refuse(f"The position is for {name}={write(value)}, the match for {name}={write(actual)}.")


# ---- Whose turn it is.


class Turned(Protocol):
    """A state in which seats take turns."""

    seats: int
    reason: int
    to_act: int
    first: int
    active: int
    turn: int
    round: int


def read_turn(state: Turned, said: Said, usual_first: int) -> None:
    """Who started, whose turn it is, who is asked, how far the match is; what is left out follows from the rest."""
    if state.reason and "to act" in said:
        refuse("The match is over, so nobody is to act.")
    turn = read_number(said["turn"]) if "turn" in said else None
    playing = said.get("active", said.get("to act"))
    active = None if playing is None else seat_in(state.seats, playing)
    state.first = _first(state.seats, said, usual_first, turn, active)
    state.active = (state.first + (turn or 1) - 1) % state.seats if active is None else active
    state.turn = 1 + (state.active - state.first) % state.seats if turn is None else turn
    state.round = read_number(said["round"]) if "round" in said else (state.turn - 1) // state.seats + 1
    asked = seat_in(state.seats, said["to act"]) if "to act" in said else state.active
    state.to_act = NOBODY if state.reason else asked


def _first(seats: int, said: Said, usual: int, turn: int | None, active: int | None) -> int:
    """The starting seat: as said, as the table has chosen, or as turn and active seat tell."""
    if "first" in said:
        return seat_in(seats, said["first"])
    if usual != NONE or turn is None or active is None:
        return max(usual, 0)
    return (active - turn + 1) % seats


# ---- Chance and outcome.


def write_chance(state: MatchState) -> str:
    """The key, and how many random numbers were taken."""
    key = b"".join(int(word).to_bytes(8, "little") for word in state.key)
    return f"chance {key.hex()}/{state.draws}"


def read_chance(state: MatchState, said: Said, key: bytes) -> None:
    """The key and the count that a position names, else a fresh start of the given key."""
    found = CHANCE.fullmatch(said.get("chance", f"{key.hex()}/0"))
    if found is None:
        refuse("“chance” is written as the key's 32 hexadecimal digits, a slash and a number.")
    state.key = list(key_words(bytes.fromhex(found[1])))
    state.draws = read_number(found[2])


def lot(key: bytes, purpose: bytes, things: Sequence[int]) -> list[int]:
    """Things in an order that the key decides: by the keyed hash of each one's running number."""

    def hash_of(number: int) -> bytes:
        return hashlib.blake2s(number.to_bytes(4, "little"), key=key, person=purpose).digest()

    return [things[number] for number in sorted(range(len(things)), key=hash_of)]


def write_outcome(state: MatchState, reasons: Sequence[str]) -> str:
    """Why the match ended, and the places; nothing while it goes on."""
    if not state.reason:
        return ""
    places = (f"{SEAT_LETTERS[seat]}{state.ranks[seat]}" for seat in range(state.seats))
    return " ".join(["outcome", reasons[state.reason], *places])


def read_outcome(state: MatchState, said: Said, reasons: Sequence[str], last: int) -> None:
    """Why the match ended, and each seat's place, from 1 to the last that there is."""
    if "outcome" not in said:
        return
    reason, _, places = said["outcome"].partition(" ")
    if reason not in reasons[1:]:
        refuse(f"“{quote(reason)}” is no reason for a match to end; there are {', '.join(reasons[1:])}.")
    state.reason = reasons.index(reason)
    ranks = read_counts("outcome", places, state.seats)
    for seat, rank in ranks.items():
        if not 1 <= rank <= last:
            refuse(f"There is no place {rank}.")
        state.ranks[seat] = rank
    if len(ranks) != state.seats:
        refuse("The outcome must name every seat's place.")
