"""Content files: boards, cards and costs as TOML, checked, with errors that name file, line and cause.

Every content file begins with `game = "…"` and `part = "…"`. A game declares a struct for each of its parts, built on
`Part` and `Entry`; its `content.py` puts the packaged files and those of an owner together and looks for flaws.
"""

import hashlib
import importlib
import json
import re
import threading
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from abraka.core.errors import ContentError
from abraka.core.game import GAMES, one_of

MAX_BYTES = 1 << 20
DIGEST_DIGITS = 16
_CONVERTING = threading.Lock()
GAMES_FOLDER = Path(__file__).parents[1] / "games"
SHOWN = 40
"""How many characters of a wrong value an error shows."""

Source = Literal["rulebook", "reconstructed", "beyond"]
"""Where an entry comes from: the rulebook; our best guess at what it leaves out; the makers, but not the rulebook."""

Place = tuple[str | int, ...]
"""The way to a value: keys, and numbers from 0 inside lists."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all tables in content files."""

    source: Source


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all content files."""

    game: str
    part: str


AnyPart = TypeVar("AnyPart", bound=Part)


class Document(NamedTuple):
    """A content file that is TOML and names its game and part; the rest is not checked yet."""

    file: str
    text: str
    data: dict[str, Any]
    packaged: bool

    @property
    def game(self) -> str:
        """The game that the file is for."""
        return str(self.data["game"])

    @property
    def part(self) -> str:
        """The part of the game's content that the file holds."""
        return str(self.data["part"])

    def broken(self, place: Place, cause: str) -> ContentError:
        """The error for a cause at a place of this file."""
        return _broken(self.file, cause, line_of(self.text, place))


class Flaw(NamedTuple):
    """Content that is well-formed but makes no sense. Places begin with the name of the part."""

    cause: str
    place: Place
    other: Place | None = None
    """Where the fault may lie as well: this place is named if its file is an owner's and that of the first is not."""


# Reading.


def read_document(path: Path, packaged: bool = False) -> Document:
    """A content file from disk; a bare name that is no file here may be that of a variant that comes with a game."""
    file = _shown(path.name if packaged else path, 200)
    if not packaged:
        path = _variant(path) or path
    try:
        if path.is_dir():
            raise _broken(file, "this is a folder, not a content file")
        with path.open("rb") as stream:
            raw = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        cause = getattr(error, "strerror", None) or "the name is no file's name"
        raise _broken(file, f"the file can't be read ({cause})") from None
    return parse_document(file, raw, packaged)


def _variant(path: Path) -> Path | None:
    """The packaged variant of that name, unless there is a file."""
    if path.name != str(path) or path.exists():
        return None
    variants = sorted(GAMES_FOLDER.glob("*/content/variants/*.toml"))
    return next((variant for variant in variants if variant.name == path.name), None)


def parse_document(file: str, raw: bytes, packaged: bool = False) -> Document:
    """A content file from its bytes; `file` is what errors call it."""
    if len(raw) > MAX_BYTES:
        raise _broken(file, f"the file is larger than {MAX_BYTES // 1024} KiB, too large for a content file")
    try:
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise _broken(file, "this is not text in UTF-8", raw.count(b"\n", 0, error.start) + 1) from None
    document = Document(file, text, _parse(file, text), packaged)
    for name in ("game", "part"):
        if name not in document.data:
            raise document.broken((), f'{name} is missing; a content file begins with game = "…" and part = "…"')
        if not isinstance(document.data[name], str):
            raise document.broken((name,), f"{name} must be text, not {_value_in_words(document.data[name])}")
    return document


def _parse(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        cause, at, where = str(error).rpartition(" (at ")
        line = re.match(r"line (\d+)", where)
        number = int(line[1]) if at and line else text.rstrip("\n").count("\n") + 1
        cause = cause or where
        raise _broken(file, f"this is not TOML: {cause[:1].lower()}{_shown(cause[1:], 200)}", number) from None
    except (ValueError, OverflowError):  # a number of thousands of digits, or a date that does not exist
        raise _broken(file, "this is not TOML: a number or a date is out of range") from None
    except RecursionError:
        raise _broken(file, "lists or tables are nested too deeply") from None


def _broken(file: str, cause: str, line: int | None = None) -> ContentError:
    return ContentError(f"{file}, line {line}: {cause}." if line else f"{file}: {cause}.")


# Finding lines.

_KEY = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
_KEYS = rf"{_KEY}(?:[ \t]*\.[ \t]*{_KEY})*"
_HEADER = rf"\[\[[ \t]*(?P<item>{_KEYS})[ \t]*\]\]|\[[ \t]*(?P<table>{_KEYS})[ \t]*\]"
_STATEMENT = re.compile(rf"(?:\s|#[^\n]*+)*+(?:{_HEADER}|(?P<key>{_KEYS})[ \t]*=)")
_STRING = r"""\"{3}(?:\\.|[^\\])*?"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'"""
_TOKEN = re.compile(rf"""{_STRING}|#[^\n]*|[\[\]{{}},\n]|[ \t]+|[^\[\]{{}},\n#"' \t]+|.""", re.DOTALL)
_LIST = re.compile(r"[ \t]*\[")
_DEEP = 8
"""Keys of more parts than this are cut: no content nests as deep."""


def line_of(text: str, place: Place) -> int:
    """The line of a place in a text that is valid TOML; if the place is not there, that of the table it would be in."""
    lines = _Lines(text).found
    while place not in lines:
        place = place[:-1]
    return lines[place]


class _Lines:
    """Walks once through a text and notes the line of each header, each key and each item of a list."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.found: dict[Place, int] = {(): 1}
        self.items: dict[Place, int] = {}  # how many [[headers]] each list has
        self.line = 1
        table: Place = ()
        position = 0
        while match := _STATEMENT.match(text, position):
            kind = str(match.lastgroup)
            self.line += text.count("\n", position, match.start(kind))
            keys = _split(match[kind])
            position = match.end()
            if kind == "key":
                self._note(table, keys)
                position = self._value(table + keys, position)
            else:
                table = self._header(keys, kind == "item")

    def _note(self, table: Place, keys: Place) -> None:
        for n in range(1, len(keys) + 1):
            self.found.setdefault(table + keys[:n], self.line)

    def _header(self, keys: Place, item: bool) -> Place:
        """The table that a header opens."""
        place: Place = ()
        for n, key in enumerate(keys):
            place += (key,)
            self.found.setdefault(place, self.line)
            if item and n == len(keys) - 1:
                self.items[place] = self.items.get(place, 0) + 1
            if place in self.items:
                place += (self.items[place] - 1,)
                self.found.setdefault(place, self.line)
        return place

    def _value(self, place: Place, start: int) -> int:
        """Notes the items of a list; returns where the value ends."""
        is_list = _LIST.match(self.text, start) is not None
        depth, item, fresh = 0, 0, is_list
        for token in _TOKEN.finditer(self.text, start):
            sign = token[0]
            if sign == "\n" and depth == 0:
                return token.start()
            if fresh and depth and not sign.isspace() and sign[0] not in "#]":
                self.found[(*place, item)] = self.line
                fresh = False
            if sign == "," and depth == 1 and is_list:
                item, fresh = item + 1, True
            depth += (sign in ("[", "{")) - (sign in ("]", "}"))
            self.line += sign.count("\n")
        return len(self.text)


def _split(keys: str) -> Place:
    """The parts of a key such as a.b."c d"."""
    place: Place = ()
    value = tomllib.loads(f"{keys} = 0")
    while isinstance(value, dict) and len(place) < _DEEP:
        key, value = next(iter(value.items()))
        place += (key,)
    return place


# Checking the form.


def convert(document: Document, form: type[AnyPart]) -> AnyPart:
    """The content of a file as the struct of its part; one thread at a time, for msgspec looks at a form when it first
    needs it, and two threads that do so at once crash the process."""
    try:
        with _CONVERTING:
            return msgspec.convert(document.data, form)
    except msgspec.ValidationError as error:
        raise _explain(document, form, str(error)) from None


def _explain(document: Document, form: type[Part], message: str) -> ContentError:
    """The refusal of msgspec in words for the owner of a file."""
    what, where = re.fullmatch(r"(.*?)(?: - at `\$([^`]*)`)?", message, re.DOTALL).groups()  # type: ignore[union-attr]
    place = _read_place(where or "")
    expected = _type_at(form, place)
    if missing := re.fullmatch(r"Object missing required field `(.*)`", what, re.DOTALL):
        return document.broken(place, f"{_shown(missing[1])} is missing")
    if unknown := re.fullmatch(r"Object contains unknown field `(.*)`", what, re.DOTALL):
        known = f"; known are {', '.join(_field_names(expected))}" if expected else ""
        return document.broken((*place, unknown[1]), f"“{_shown(unknown[1])}” is not known here{known}")
    if expected is None:
        return document.broken(place, _shown(what, 200))
    value = _value_in_words(_value_at(document.data, place), expected)
    return document.broken(place, f"{_name(place)} must be {_type_in_words(expected)}, not {value}")


def _read_place(path: str) -> Place:
    """A path of msgspec, such as .card[3].copies, up to its first part that has no name."""
    steps = re.findall(r"\.([^.\[]+)|\[(\d+)\]", path.partition("[...]")[0])
    return tuple(key or int(number) for key, number in steps)


def _name(place: Place) -> str:
    last = place[-1] if place else "this"
    return f"item {last + 1} of {place[-2]}" if isinstance(last, int) else last


def _value_at(data: Any, place: Place) -> Any:
    for step in place:
        data = data[step]
    return data


def _type_at(form: type[Part], place: Place) -> inspect.Type | None:
    """What the struct wants at a place."""
    node: inspect.Type | None = inspect.type_info(form)
    for step in place:
        if isinstance(node, inspect.StructType):
            node = next((field.type for field in node.fields if field.encode_name == step), None)
        elif isinstance(node, inspect.ListType):
            node = node.item_type
        else:
            return None
    return node


def _field_names(node: inspect.Type) -> list[str]:
    return [field.encode_name for field in node.fields] if isinstance(node, inspect.StructType) else []


def _type_in_words(node: inspect.Type) -> str:
    if isinstance(node, inspect.UnionType):
        return " or ".join(_type_in_words(one) for one in node.types if not isinstance(one, inspect.NoneType))
    if isinstance(node, inspect.LiteralType):
        return one_of([f"“{value}”" for value in node.values])
    if isinstance(node, inspect.IntType):
        return "a whole number" + _bounds(node.ge, node.le, "from {} to {}")
    if isinstance(node, inspect.StrType):
        return "text" + _bounds(node.min_length, node.max_length, "of {} to {} characters")
    if isinstance(node, inspect.ListType):
        return "a list" + _bounds(node.min_length, node.max_length, "of {} to {} items")
    words = {inspect.BoolType: "true or false", inspect.FloatType: "a number", inspect.StructType: "a table"}
    return words.get(type(node), "something else")


def _bounds(low: int | None, high: int | None, words: str) -> str:
    if low is None or high is None:
        return ""
    return " " + (words.replace("{} to {}", str(low)) if low == high else words.format(low, high))


def _value_in_words(value: object, expected: inspect.Type | None = None) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, str):
        if isinstance(expected, inspect.StrType):
            return f"of {len(value)}"
        return f"“{_shown(value)}”" if isinstance(expected, inspect.LiteralType | inspect.UnionType) else "text"
    if isinstance(value, list):
        return f"of {len(value)}" if isinstance(expected, inspect.ListType) else "a list"
    return {float: "a number with a point", dict: "a table"}.get(type(value), "a date or a time")


def _shown(value: object, most: int = SHOWN) -> str:
    """A text from outside, cut and without control characters."""
    text = str(value)
    text = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(sign if sign.isprintable() else "·" for sign in text)


# The parts of a game.


def choose_documents(
    game: str, parts: Sequence[str], folder: Path, given: Sequence[Document] = ()
) -> dict[str, Document]:
    """A document for each part of a game: the given one, or the packaged one in the folder."""
    chosen: dict[str, Document] = {}
    for document in given:
        if document.game != game:
            raise document.broken(("game",), f"this file is for the game “{_shown(document.game)}”, not for “{game}”")
        if document.part not in parts:
            raise document.broken(
                ("part",), f"there is no part “{_shown(document.part)}” in {game}; there is {one_of(parts)}"
            )
        if document.part in chosen:
            raise document.broken(
                ("part",), f"the part {document.part} is already given by {chosen[document.part].file}"
            )
        chosen[document.part] = document
    return {part: chosen.get(part) or read_document(folder / f"{part}.toml", packaged=True) for part in parts}


def refuse_flaws(documents: Mapping[str, Document], flaws: Iterable[Flaw]) -> None:
    """Raises the first flaw as an error, if there is one."""
    for flaw in flaws:
        place = flaw.place
        if flaw.other and documents[str(place[0])].packaged and not documents[str(flaw.other[0])].packaged:
            place = flaw.other
        raise documents[str(place[0])].broken(place[1:], flaw.cause)


def each_once(place: Place, field: str, found: Sequence[object], wanted: Sequence[object], what: str) -> Iterable[Flaw]:
    """The flaws of a list whose items must show each wanted value in this field exactly once."""
    for i, value in enumerate(found):
        if value in found[:i]:
            yield Flaw(f"{what} {_shown(value)} is listed twice", (*place, i, field))
    for value in wanted:
        if value not in found:
            yield Flaw(f"{what} {value} is missing", place)


def digest(documents: Iterable[Document]) -> str:
    """The hash of checked content: equal whenever the data are, whatever comments and blanks there are."""
    data = {document.part: document.data for document in documents}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:DIGEST_DIGITS]


# Checking files of any game.


class CheckedFile(NamedTuple):
    """A content file that is all right."""

    game: str
    part: str
    summary: str


def check_files(paths: Sequence[Path]) -> list[CheckedFile]:
    """Checks files that are meant to be used together, each for the game that it names."""
    documents = [read_document(path) for path in paths]
    for document in documents:
        if document.game not in GAMES:
            raise document.broken(
                ("game",), f"there is no game “{_shown(document.game)}”; there is {one_of(list(GAMES))}"
            )
    checked: dict[tuple[str, str], str] = {}
    for game in dict.fromkeys(document.game for document in documents):
        own = [document for document in documents if document.game == game]
        summaries = importlib.import_module(f"abraka.games.{game}.content").check_parts(own)
        checked |= {(game, document.part): summary for document, summary in zip(own, summaries)}
    return [CheckedFile(d.game, d.part, checked[d.game, d.part]) for d in documents]


def check_file(path: Path) -> CheckedFile:
    """Checks a file, together with the packaged ones for all else."""
    return check_files([path])[0]
