"""The content of Magic Hill: what is packaged, what an owner may write, and what is refused."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from abraka.core.content import check_file, read_document
from abraka.core.errors import ContentError
from abraka.core.game import GAMES, Game, load
from abraka.core.match import Match
from abraka.games.hill.content import FOLDER, PARTS, Marks, check_parts, fields_with, load_content, make_setup
from abraka.games.hill.geometry import above
from abraka.games.hill.state import Setup
from abraka.testing import GameSubject, check_conformance

SPEC = GAMES["hill"]


def hill_with(level_1: list[int] | None = None, level_3: list[int] | None = None) -> Game:
    """The packaged game with other symbols on these levels; a game of its own, not the registry's."""
    game = Game(SPEC)
    board = game.content.board
    symbols = list(board.symbols)
    for place, fields in ((0, level_1), (2, level_3)):
        if fields:
            symbols[place] = Marks(level=place + 1, fields=fields, source="reconstructed")
    game.content = msgspec.structs.replace(game.content, board=msgspec.structs.replace(board, symbols=symbols))
    return game


def board(sides: str, level_1: str = "3, 5, 11, 13, 19, 21, 28") -> str:
    return f"""\
game = "hill"
part = "board"
rings = {{ sides = [{sides}], source = "rulebook" }}
symbols = [
  {{ level = 1, fields = [{level_1}], source = "rulebook" }},
  {{ level = 2, fields = [3, 5, 9, 15, 17, 22], source = "rulebook" }},
  {{ level = 3, fields = [1, 7, 9, 13], source = "rulebook" }},
  {{ level = 4, fields = [1, 5, 7], source = "rulebook" }},
]
stones = [
  {{ level = 1, fields = [1, 15, 23], source = "rulebook" }},
  {{ level = 2, fields = [7, 13, 19], source = "rulebook" }},
  {{ level = 3, fields = [3, 17], source = "rulebook" }},
  {{ level = 4, fields = [10], source = "rulebook" }},
]
"""


@pytest.mark.parametrize("part", PARTS)
def test_the_packaged_files_are_all_right(part: str) -> None:
    assert check_file(FOLDER / f"{part}.toml")[:2] == ("hill", part)


def test_M1_the_packaged_hill_has_sides_of_9_7_5_and_3() -> None:
    assert load_content().board.rings.sides == [9, 7, 5, 3]


def test_no_passage_of_the_packaged_hill_leads_straight_onto_a_symbol_or_a_stone() -> None:
    packaged = load_content().board
    symbols, stones = fields_with(packaged.symbols), fields_with(packaged.stones)
    assert not {above(0, field) for field in symbols} & {*symbols, *stones}


@pytest.mark.parametrize("sides", ["10, 8, 6, 4", "11, 9, 7, 5"])
def test_M1_an_owner_may_write_a_larger_hill(sides: str, tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(board(sides))
    summary = check_file(file).summary
    assert summary == f"sides {sides}; 20 symbols, 9 stones"
    game = load("hill", (file,))
    check_conformance(GameSubject(game, 3), matches=1)
    match = Match(game, 3)
    assert match.view(0).sides == tuple(int(side) for side in sides.split(", "))


WRONG: list[tuple[str, str, str, int, str]] = [
    ("board", "[9, 7, 5, 3]", "[9, 7, 5, 4]", 7, "each side is 2 shorter than the one below: 3, not 4"),
    ("board", "[9, 7, 5, 3]", "[8, 6, 4, 2]", 7, "the lowest side must have 9 to 11 fields, not 8"),
    ("board", "[9, 7, 5, 3]", "[9, 7, 5]", 7, "sides must be a list of 4 items, not of 3."),
    ("board", "[1, 5, 9, 13]", "[1, 5, 9, 12]", 14, "field 3.12 is a corner, and no symbol lies on one"),
    ("board", "[1, 5, 9, 13]", "[1, 5, 9, 17]", 14, "level 3 has fields 0 to 15, not 17"),
    ("board", "[1, 5, 9, 13]", "[1, 5, 9, 9]", 14, "field 3.9 bears a symbol already"),
    ("board", "[1, 15, 23]", "[1, 15, 19]", 20, "field 1.19 bears a symbol already"),
    ("board", "[1, 5, 9, 13]", "[1, 5, 9]", 11, "there are 20 tiles for 19 symbols"),
    (
        "board",
        "{ level = 3, fields = [7, 15]",
        "{ level = 2, fields = [7, 15]",
        22,
        "in stones the level 2 is listed twice",
    ),
    ("cards", "value = 5", "value = 6", 10, "value must be a whole number from 1 to 5, not 6"),
    ("cards", "value = 5, copies = 11", "value = 5, copies = 99", 5, "the whole deck must have 40 to 120 cards"),
    ("tiles", '"ghost",     copies = 3', '"ghost",     copies = 4', 5, "there are 21 tiles for 20 symbols"),
    ("tiles", '"ghost"', '"spook"', 7, "id must be"),
    ("turns", "3000", "0", 5, "limit must be a whole number from 1 to 10000, not 0"),
    ("turns", "reconstructed", "guessed", 5, "source must be"),
]


@pytest.mark.parametrize(("part", "old", "new", "line", "cause"), WRONG)
def test_a_mistake_is_named_with_its_line(part: str, old: str, new: str, line: int, cause: str, tmp_path: Path) -> None:
    text = (FOLDER / f"{part}.toml").read_text()
    assert old in text
    file = tmp_path / f"my-{part}.toml"
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(ContentError) as refusal:
        check_file(file)
    assert cause in str(refusal.value)
    assert f"line {line}:" in str(refusal.value)


def test_a_passage_is_needed(tmp_path: Path) -> None:
    text = (FOLDER / "tiles.toml").read_text().replace('"passage",   copies = 4', '"passage",   copies = 0')
    file = tmp_path / "tiles.toml"
    file.write_text(text.replace('"ghost",     copies = 3', '"ghost",     copies = 7'))
    with pytest.raises(ContentError, match="one passage at least is needed, for level 4"):
        check_file(file)


def test_other_tiles_go_with_other_symbols(tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.toml"
    tiles.write_text((FOLDER / "tiles.toml").read_text().replace('"ghost",     copies = 3', '"ghost",     copies = 4'))
    more = tmp_path / "board.toml"
    more.write_text((FOLDER / "board.toml").read_text().replace("[1, 5, 9, 13]", "[1, 3, 5, 9, 13]"))
    game = load("hill", (tiles, more))
    check_conformance(GameSubject(game, 2), matches=1)


def options(**given: Any) -> dict[str, Any]:
    return dict(SPEC.resolve(4, given))


def test_the_set_up_holds_options_and_content() -> None:
    setup = make_setup(load_content(), 4, options(walk_on=True, memory="aided", first="3"))
    assert (setup.seats, setup.walk_on, setup.aided, setup.first, setup.turn_limit) == (4, True, True, 2, 3000)
    assert Setup.read(load("hill").setup(4)) == make_setup(load_content(), 4, options())


def test_parts_are_summed_up() -> None:
    documents = [read_document(FOLDER / f"{part}.toml") for part in PARTS]
    assert check_parts(documents) == [
        "sides 9, 7, 5, 3; 20 symbols, 9 stones",
        "60 cards, 5 of them jokers",
        "20 tiles",
        "a draw after 3000 turns",
    ]
