"""The content of Magic Hill: its files as typed structs, what must hold, and the set-up made from them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from abraka.core.content import (
    Document,
    Entry,
    Flaw,
    Part,
    choose_documents,
    convert,
    digest,
    each_once,
    read_document,
    refuse_flaws,
)
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.geometry import BASE, FIELDS, LARGEST, LEVELS, SMALLEST, is_corner, ring_length
from abraka.games.hill.state import FACES, JOKER, KINDS, NONE, SLOTS, VALUES, Setup

GAME = "hill"
PARTS = ("board", "cards", "tiles", "turns")
FOLDER = Path(__file__).parent

SMALLEST_DECK, LARGEST_DECK = 40, 120
MOST_STONES = 30

Level = Annotated[int, Meta(ge=1, le=LEVELS)]
Index = Annotated[int, Meta(ge=0, le=4 * (LARGEST - 1) - 1)]
FaceName = Literal["passage", "ghost", "raven", "ball", "whirlwind", "flying", "trapdoor"]


class Rings(Entry, frozen=True, kw_only=True):
    """Fields along a side of each ring, from the lowest up (M1)."""

    sides: Annotated[list[int], Meta(min_length=LEVELS, max_length=LEVELS)]


class Marks(Entry, frozen=True, kw_only=True):
    """Fields of a level that bear something (M4, M5)."""

    level: Level
    fields: list[Index]


class Board(Part, frozen=True, kw_only=True):
    """board.toml: the hill (M1, M4, M5)."""

    rings: Rings
    symbols: list[Marks]
    stones: list[Marks]

    @property
    def size(self) -> int:
        """The hill's size, as the rules count it."""
        return self.rings.sides[0] - SMALLEST


class Card(Entry, frozen=True, kw_only=True):
    """Copies of a card (M7)."""

    value: Annotated[int, Meta(ge=1, le=VALUES)]
    copies: Annotated[int, Meta(ge=1, le=99)]


class Joker(Entry, frozen=True, kw_only=True):
    """Copies of the joker (M7)."""

    copies: Annotated[int, Meta(ge=0, le=99)]


class Cards(Part, frozen=True, kw_only=True):
    """cards.toml: the deck (M7)."""

    card: list[Card]
    joker: Joker


class Tile(Entry, frozen=True, kw_only=True):
    """Copies of a tile (M4)."""

    id: FaceName
    copies: Annotated[int, Meta(ge=0, le=SLOTS)]


class Tiles(Part, frozen=True, kw_only=True):
    """tiles.toml: the action tiles (M4)."""

    tile: list[Tile]


class TurnLimit(Entry, frozen=True, kw_only=True):
    """After how many turns a match is a draw (M27)."""

    limit: Annotated[int, Meta(ge=1, le=10_000)]


class Turns(Part, frozen=True, kw_only=True):
    """turns.toml: the limit of turns (M27)."""

    turns: TurnLimit


class Content(msgspec.Struct, frozen=True):
    """All content of the game, checked."""

    board: Board
    cards: Cards
    tiles: Tiles
    turns: Turns
    digest: str


# Loading.


def load_content(files: Sequence[Path] = ()) -> Content:
    """The packaged content; each given file replaces the part that it names."""
    return _assemble([read_document(Path(file)) for file in files])


def check_parts(documents: Sequence[Document]) -> list[str]:
    """Checks an owner's files together with the packaged ones; says of each in short what it holds."""
    content = _assemble(documents)
    return [_summary(content, document.part) for document in documents]


def _assemble(given: Sequence[Document]) -> Content:
    documents = choose_documents(GAME, PARTS, FOLDER, given)
    content = Content(
        board=convert(documents["board"], Board),
        cards=convert(documents["cards"], Cards),
        tiles=convert(documents["tiles"], Tiles),
        turns=convert(documents["turns"], Turns),
        digest=digest(documents.values()),
    )
    refuse_flaws(documents, _flaws(content))
    return content


def _summary(content: Content, part: str) -> str:
    board = content.board
    return {
        "board": f"sides {', '.join(str(side) for side in board.rings.sides)}; "
        f"{_count(board.symbols)} symbols, {_count(board.stones)} stones",
        "cards": f"{_deck_size(content.cards)} cards, {content.cards.joker.copies} of them jokers",
        "tiles": f"{_tile_count(content.tiles)} tiles",
        "turns": f"a draw after {content.turns.turns.limit} turns",
    }[part]


def _count(marks: Sequence[Marks]) -> int:
    return sum(len(mark.fields) for mark in marks)


def _deck_size(cards: Cards) -> int:
    return sum(card.copies for card in cards.card) + cards.joker.copies


def _tile_count(tiles: Tiles) -> int:
    return sum(tile.copies for tile in tiles.tile)


# What must hold.


def _flaws(content: Content) -> Iterator[Flaw]:
    board = content.board
    yield from _ring_flaws(board.rings)
    for name, marks in (("symbols", board.symbols), ("stones", board.stones)):
        levels = [mark.level for mark in marks]
        yield from each_once(("board", name), "level", levels, range(1, LEVELS + 1), f"in {name} the level")
    yield from _field_flaws(board)
    values = [card.value for card in content.cards.card]
    yield from each_once(("cards", "card"), "value", values, range(1, VALUES + 1), "the card")
    if not SMALLEST_DECK <= _deck_size(content.cards) <= LARGEST_DECK:
        size = f"{SMALLEST_DECK} to {LARGEST_DECK} cards, not {_deck_size(content.cards)}"
        yield Flaw(f"the whole deck must have {size}", ("cards", "card"))
    ids = [tile.id for tile in content.tiles.tile]
    yield from each_once(("tiles", "tile"), "id", ids, FACE_NAMES[1:], "the tile")
    yield from _tile_flaws(content)


def _ring_flaws(rings: Rings) -> Iterator[Flaw]:
    """Each ring lies inside the one below, with no field between (M2)."""
    place = ("board", "rings", "sides")
    if not SMALLEST <= rings.sides[0] <= LARGEST:
        yield Flaw(f"the lowest side must have {SMALLEST} to {LARGEST} fields, not {rings.sides[0]}", (*place, 0))
    for i in range(1, LEVELS):
        if rings.sides[i] != rings.sides[i - 1] - 2:
            cause = f"each side is 2 shorter than the one below: {rings.sides[i - 1] - 2}, not {rings.sides[i]}"
            yield Flaw(cause, (*place, i))


def _field_flaws(board: Board) -> Iterator[Flaw]:
    """Fields must exist and bear one thing only; no symbol lies on a corner (M4, M5)."""
    taken: dict[int, str] = {}
    for name, what, marks in (("symbols", "a symbol", board.symbols), ("stones", "a stone", board.stones)):
        for i, mark in enumerate(marks):
            length = ring_length(board.size, mark.level - 1)
            for k, index in enumerate(mark.fields):
                place = ("board", name, i, "fields", k)
                field = BASE[mark.level - 1] + index
                if index >= length:
                    yield Flaw(f"level {mark.level} has fields 0 to {length - 1}, not {index}", place)
                elif field in taken:
                    yield Flaw(f"field {mark.level}.{index} bears {taken[field]} already", place)
                elif name == "symbols" and is_corner(board.size, field):
                    yield Flaw(f"field {mark.level}.{index} is a corner, and no symbol lies on one", place)
                taken[field] = what
    if _count(board.stones) > MOST_STONES:
        yield Flaw(f"there can be {MOST_STONES} stones at most, not {_count(board.stones)}", ("board", "stones"))


def _tile_flaws(content: Content) -> Iterator[Flaw]:
    """A tile for each symbol, and on level 4 at least one, for the passage that is set aside (M4)."""
    tiles, symbols = _tile_count(content.tiles), _count(content.board.symbols)
    if tiles > SLOTS:
        yield Flaw(f"there can be {SLOTS} tiles at most, not {tiles}", ("tiles", "tile"))
    if tiles != symbols:
        cause = f"there are {tiles} tiles for {symbols} symbols; each symbol needs one"
        yield Flaw(cause, ("board", "symbols"), ("tiles", "tile"))
    for i, tile in enumerate(content.tiles.tile):
        if tile.id == "passage" and not tile.copies:
            yield Flaw("one passage at least is needed, for level 4", ("tiles", "tile", i, "copies"))
    for i, mark in enumerate(content.board.symbols):
        if mark.level == LEVELS and not mark.fields:
            yield Flaw("level 4 needs a symbol, for the passage that is set aside", ("board", "symbols", i, "fields"))


# The set-up.


def fields_with(marks: Sequence[Marks]) -> list[int]:
    """The numbers of the fields that are marked, sorted."""
    return sorted(BASE[mark.level - 1] + index for mark in marks for index in mark.fields)


def make_setup(content: Content, players: int, options: Mapping[str, Any]) -> Setup:
    """The numbers that a match is set up with; the options are all there, as the game's spec resolves them."""
    setup = Setup()
    setup.seats = players
    setup.walk_on = bool(options["walk_on"])
    setup.aided = options["memory"] == "aided"
    setup.first = NONE if options["first"] == "lot" else int(options["first"]) - 1
    setup.size = content.board.size
    tiles = fields_with(content.board.symbols)
    setup.tile_at = tiles + [NONE] * (SLOTS - len(tiles))
    stones = fields_with(content.board.stones)
    setup.stone_at = [int(field in stones) for field in range(FIELDS)]
    setup.faces = [0] * FACES
    for tile in content.tiles.tile:
        setup.faces[FACE_NAMES.index(tile.id)] = tile.copies
    setup.deck = [0] * KINDS
    for card in content.cards.card:
        setup.deck[card.value - 1] = card.copies
    setup.deck[JOKER] = content.cards.joker.copies
    setup.turn_limit = content.turns.turns.limit
    return setup
