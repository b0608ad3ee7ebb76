"""Content files: an owner's replace the packaged ones, broken ones are refused with line and cause."""

import random
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abraka.core.content import MAX_BYTES, check_file, check_files, line_of, parse_document
from abraka.core.errors import ContentError
from abraka.core.game import GAMES, load, one_of
from abraka.games.towers.content import FOLDER, PARTS, Content, check_parts, load_content
from tests.towers.table import setup_of

DOCS = Path(__file__).parents[1] / "docs" / "content.md"


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def packaged(part: str) -> str:
    return (FOLDER / f"{part}.toml").read_text("utf-8")


def refusal(raw: str | bytes) -> str:
    """Why a file is refused."""
    with pytest.raises(ContentError) as caught:
        check_parts([parse_document("my.toml", raw.encode() if isinstance(raw, str) else raw)])
    return str(caught.value)


def changed(part: str, old: str, new: str) -> str:
    """The packaged file of a part with one change."""
    text = packaged(part)
    assert text.count(old) == 1, old
    return text.replace(old, new)


# An owner's files.


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def test_a_file_replaces_the_part_that_it_names(content: Content, tmp_path: Path) -> None:
    file = write(tmp_path, "mine.toml", changed("solo", "cards = 30", "cards = 28"))
    own = load_content([file])
    assert setup_of(own, 1).last_card == 28
    assert own.cards == content.cards
    assert own.digest != content.digest
    assert re.fullmatch(r"[0-9a-f]{16}", own.digest)


def test_comments_and_blanks_do_not_change_the_digest(content: Content, tmp_path: Path) -> None:
    text = re.sub(r"#.*", "# another comment\r\n", packaged("solo")).replace(" = ", "   =  ")
    path = tmp_path / "solo.toml"
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert load_content([path]).digest == content.digest


def test_each_change_of_the_data_changes_the_digest(tmp_path: Path) -> None:
    changes = [("cards = 30", "cards = 29"), ('"beyond"', '"rulebook"'), ("[3, 3, 3, 2, 1]", "[3, 3, 3, 1, 2]")]
    files = [write(tmp_path, f"{i}.toml", changed("solo", *change)) for i, change in enumerate(changes)]
    assert len({load_content([file]).digest for file in files} | {load_content().digest}) == 4


def test_parts_that_fit_only_together_are_checked_together(tmp_path: Path) -> None:
    crowd = write(tmp_path, "crowd.toml", changed("seats", "limit = 6", "limit = 2"))
    with pytest.raises(ContentError, match="a level holds only 2"):
        check_file(crowd)
    board = write(tmp_path, "board.toml", packaged("board").replace("placement = 3", "placement = 2"))
    with pytest.raises(ContentError, match="4 players have 16 wizards, but in set-up the towers take only 15"):
        check_file(board)
    board.write_text(re.sub("placement = .", "placement = 2", packaged("board")), "utf-8")
    solo = write(tmp_path, "solo.toml", changed("solo", "[3, 3, 3, 2, 1]", "[2, 2, 2, 2, 2, 2]"))
    assert [tuple(one) for one in check_files([crowd, board, solo])] == [
        ("towers", "seats", "2 to 6 players, at most 2 wizards on one level"),
        ("towers", "board", "4 printed crests, 9 towers"),
        ("towers", "solo", "12 wizards, 30 cards"),
    ]


@pytest.mark.parametrize("part", PARTS)
def test_the_packaged_files_are_all_right(part: str) -> None:
    assert check_file(FOLDER / f"{part}.toml")[:2] == ("towers", part)


def test_the_summary_counts_the_cards() -> None:
    assert check_file(FOLDER / "cards.toml").summary == "90 cards of 23 kinds"


def test_the_example_in_the_docs_loads(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(# (\S+)\n.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert blocks[0][1] == "my-board.toml"
    file = write(tmp_path, "my-board.toml", blocks[0][0])
    setup = setup_of(load_content([file]), 2)
    assert setup.ground_crests == 1 << 1 | 1 << 5 | 1 << 9 | 1 << 13
    assert setup.tower_crests == 0b101010111


def test_every_example_in_the_docs_is_accepted(tmp_path: Path) -> None:
    blocks = re.findall(r"```toml\n(# (\S+)\n.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    files: dict[str, list[Path]] = {}
    for text, name in blocks:
        game = re.search(r'^game = "(\w+)"', text, re.M)
        assert game is not None
        files.setdefault(game[1], []).append(write(tmp_path, name, text))
    assert set(files) == set(GAMES)
    for game_name, paths in files.items():
        assert [found.game for found in check_files(paths)] == [game_name] * len(paths)


def test_the_error_in_the_docs_is_the_real_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = DOCS.read_text("utf-8")
    example = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)[0].replace("9, 13]", "9, 16]")
    write(tmp_path, "my-board.toml", example)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ContentError) as caught:
        check_file(Path("my-board.toml"))
    assert f"\n    {caught.value}\n" in text


# Broken files.

HEAD = 'game = "towers"\npart = "{}"\n'
CARDS_HEAD = HEAD.format("cards")
PLENTY = '[[card]]\nwizard = 1\ncopies = 40\nsource = "beyond"\n'

BROKEN_CARDS: Sequence[tuple[str, int, str]] = [
    # not TOML
    ("card = \n", 3, "this is not TOML: invalid value."),
    ("[[card]]\nwizard 1\n", 4, "this is not TOML: expected '=' after a key in a key/value pair."),
    ('[[card]]\nsource = "', 4, "this is not TOML: unterminated string."),
    ("card = [1, 2\n\n", 3, "this is not TOML: unclosed array."),
    ("[[card]]\ncopies = 1\ncopies = 2\n", 5, "this is not TOML: cannot overwrite a value."),
    # the wrong form
    ("", 1, "card is missing."),
    ("card = 3\n", 3, "card must be a list, not 3."),
    ("card = [\n1]\n", 4, "item 1 of card must be a table, not 1."),
    ("[card]\nwizard = 1\n", 3, "card must be a list, not a table."),
    ("deck = 1\n" + PLENTY, 3, "“deck” is not known here; known are game, part, card."),
    ('[[card]]\nwizard = 1\nsource = "beyond"\n', 3, "copies is missing."),
    (PLENTY + "[[card]]\nwizard = 1\ncopies = 40\n", 7, "source is missing."),
    (
        PLENTY + 'number = 1\n[[card]]\nwizard = 1\ncopies = 1\nsource = "beyond"\n',
        7,
        "“number” is not known here; known are source, copies, tower, wizard, dice, use.",
    ),
    (
        PLENTY.replace('"beyond"', '"me"'),
        6,
        "source must be “beyond”, “reconstructed” or “rulebook”, not “me”.",
    ),
    (PLENTY.replace('"beyond"', "1"), 6, "source must be “beyond”, “reconstructed” or “rulebook”, not 1."),
    (PLENTY.replace("40", '"four"'), 5, "copies must be a whole number from 1 to 99, not text."),
    (PLENTY.replace("40", "40.0"), 5, "copies must be a whole number from 1 to 99, not a number with a point."),
    (PLENTY.replace("40", "true"), 5, "copies must be a whole number from 1 to 99, not true."),
    (PLENTY.replace("40", "[40]"), 5, "copies must be a whole number from 1 to 99, not a list."),
    (PLENTY.replace("40", "{}"), 5, "copies must be a whole number from 1 to 99, not a table."),
    (PLENTY.replace("40", "1999-09-09"), 5, "copies must be a whole number from 1 to 99, not a date or a time."),
    (PLENTY.replace("40", "0"), 5, "copies must be a whole number from 1 to 99, not 0."),
    (PLENTY.replace("40", "100"), 5, "copies must be a whole number from 1 to 99, not 100."),
    (PLENTY.replace("40", "9" * 30), 5, "copies must be a whole number from 1 to 99, not a huge number."),
    (PLENTY.replace("40", "0x1" + "0" * 9000), 5, "copies must be a whole number from 1 to 99, not a huge number."),
    (PLENTY.replace("= 1", "= 7"), 4, "wizard must be a whole number from 0 to 6, not 7."),
    (PLENTY.replace("wizard = 1", "tower = -1"), 4, "tower must be a whole number from 0 to 6, not -1."),
    (PLENTY.replace("wizard = 1", "dice = 4"), 4, "dice must be a whole number from 1 to 3, not 4."),
    (PLENTY.replace("wizard = 1", 'dice = 1\nuse = "me"'), 5, "use must be “either”, “tower” or “wizard”, not “me”."),
    # no sense
    (PLENTY.replace("wizard = 1\n", ""), 3, "a card must have a number for tower, for wizard or for both, or dice."),
    (PLENTY.replace("= 1", "= 0"), 3, "a card must have a number for tower, for wizard or for both, or dice."),
    (PLENTY + "dice = 1\n", 7, "a card has numbers or dice, not both."),
    (
        PLENTY.replace("wizard = 1", "dice = 1"),
        3,
        "a card with dice must say its use: “either”, “tower” or “wizard”.",
    ),
    (
        PLENTY + 'use = "wizard"\n',
        7,
        "use is for cards with dice; a card with numbers says it by tower and wizard.",
    ),
    (PLENTY + "# again\n" + PLENTY, 8, "the card w1 is already listed, as item 1."),
    (PLENTY.replace("40", "29"), 3, "the whole deck must have 30 to 240 cards, not 29."),
    ("".join(PLENTY.replace("= 1", f"= {n}").replace("40", "50") for n in range(1, 6)), 3,
     "the whole deck must have 30 to 240 cards, not 250."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "cause"), BROKEN_CARDS)
def test_a_broken_list_of_cards_is_refused_with_line_and_cause(text: str, line: int, cause: str) -> None:
    assert refusal(CARDS_HEAD + text) == f"my.toml, line {line}: {cause}"


BROKEN_CHANGES: Sequence[tuple[str, str, str, int, str]] = [
    ("board", "[0, 4, 8, 12]", "[0, 4,\n 8,\n 16]", 9, "item 4 of spaces must be a whole number from 0 to 15, not 16."),
    ("board", "[0, 4, 8, 12]", "[0, 4, 8, 8]", 7, "space 8 is listed twice."),
    ("board", "[0, 4, 8, 12]", '"0"', 7, "spaces must be a list, not text."),
    ("board", "start = 0", "start = 3", 31, "tower 3 can't start on space 3: the castle starts there."),
    ("board", "start = 9", "start = 8", 73, "tower 9 can't start on space 8: tower 8 starts there."),
    ("board", "number = 9", "number = 8", 72, "tower 8 is listed twice."),
    ("board", "number = 9", "number = 10", 72, "number must be a whole number from 1 to 9, not 10."),
    ("board", "start = 9\ncrest = true", "start = 9\ncrest = 1", 74, "crest must be true or false, not 1."),
    ("board", '[[tower]]\nnumber = 9\nstart = 9\ncrest = true\nplacement = 1\nsource = "rulebook"\n', "", 15,
     "tower 9 is missing."),
    ("board", "start = 1\ncrest = true\nplacement = 3", "start = 1\ncrest = true\nplacement = 7", 19,
     "in set-up tower 1 takes 7 wizards, but a level holds only 6."),
    ("board", "start = 1\ncrest = true\nplacement = 3", "start = 1\ncrest = true\nplacement = 1", 15,
     "6 players have 18 wizards, but in set-up the towers take only 16."),
    ("seats", "players = 6, wizards = 3", "players = 6, wizards = 4", 11,
     "6 players have 24 wizards, but in set-up the towers take only 18."),
    ("seats", "players = 6, wizards = 3", "players = 6, wizards = 6", 11,
     "wizards must be a whole number from 1 to 5, not 6."),
    ("seats", "players = 2, wizards = 5, potions = 6", "players = 2, wizards = 5, potions = 13", 7,
     "potions must be a whole number from 0 to 12, not 13."),
    ("seats", "players = 6", "players = 5", 11, "the number of players 5 is listed twice."),
    ("seats", '  { players = 6, wizards = 3, potions = 4, source = "rulebook" },\n', "", 6,
     "the number of players 6 is missing."),
    ("seats", "limit = 6", "limit = 2", 16, "in set-up tower 1 takes 3 wizards, but a level holds only 2."),
    ("seats", "limit = 6", "limit = 31", 16, "limit must be a whole number from 1 to 30, not 31."),
    ("seats", "limit = 1000", "limit = 0", 21, "limit must be a whole number from 1 to 10000, not 0."),
    ("seats", "limit = 1000\n", "", 20, "limit is missing."),
    ("spells", 'id = "free"', 'id = "fly"', 70,
     "id must be “advance-tower”, “advance-wizard”, “free”, “headwind-tower”, “headwind-wizard”, “piggyback”, “raven” "
     "or “swap”, not “fly”."),
    ("spells", 'id = "free"', 'id = "swap"', 70, "the spell swap is listed twice."),
    ("spells", 'cost = 2\nsource = "rulebook"', 'cost = 10\nsource = "rulebook"', 8,
     "cost must be a whole number from 1 to 9, not 10."),
    ("spells", 'name.sk = "Výmena cimburia"\n', "", 46, "sk is missing."),
    ("spells", 'name.sk = "Výmena cimburia"', 'name.sk = ""', 48, "sk must be text of 1 to 60 characters, not of 0."),
    ("spells", 'name.sk = "Výmena cimburia"', 'name.sk = "a\\nb"', 48,
     "the name in sk must be one line without blanks around it."),
    ("spells", 'name.sk = "Výmena cimburia"', 'name.de = "Tausch"', 48,
     "“de” is not known here; known are en, cs, sk, pl."),
    ("solo", "[3, 3, 3, 2, 1]", "[3, 3, 3, 2]", 7,
     "the solo game has 12 wizards, but in its set-up the towers take only 11."),
    ("solo", "[3, 3, 3, 2, 1]", "[]", 7, "placement must be a list of 1 to 9 items, not of 0."),
    ("solo", "[3, 3, 3, 2, 1]", "[7, 5]", 7,
     "in the solo game's set-up a tower takes 7 wizards, but a level holds only 6."),
    ("solo", "cards = 30 ", "cards = 91 ", 8, "the solo game needs 91 cards, but the deck has 90."),
    ("solo", "spells = 3 ", "spells = 9 ", 9, "spells must be a whole number from 1 to 8, not 9."),
    ("solo", 'part = "solo"', 'part = "duo"', 3,
     "there is no part “duo” in towers; there is board, cards, seats, solo or spells."),
    ("solo", 'game = "towers"', 'game = "hills"', 2, "this file is for the game “hills”, not for “towers”."),
    ("solo", 'game = "towers"\n', "", 1, 'game is missing; a content file begins with game = "…" and part = "…".'),
    ("solo", 'part = "solo"', "part = 3", 3, "part must be text, not 3."),
]  # fmt: skip


@pytest.mark.parametrize(("part", "old", "new", "line", "cause"), BROKEN_CHANGES)
def test_a_broken_change_is_refused_with_line_and_cause(part: str, old: str, new: str, line: int, cause: str) -> None:
    assert refusal(changed(part, old, new)) == f"my.toml, line {line}: {cause}"


def test_a_deck_too_small_for_the_solo_game_names_the_deck() -> None:
    solo = parse_document("solo.toml", changed("solo", "cards = 30", "cards = 60").encode())
    cards = parse_document("cards.toml", (CARDS_HEAD + PLENTY).encode())
    with pytest.raises(ContentError) as caught:
        check_parts([cards, solo])
    assert str(caught.value) == "solo.toml, line 8: the solo game needs 60 cards, but the deck has 40."


def test_two_files_for_the_same_part_are_refused(tmp_path: Path) -> None:
    files = [write(tmp_path, name, packaged("solo")) for name in ("a.toml", "b.toml")]
    with pytest.raises(ContentError) as caught:
        load_content(files)
    assert str(caught.value) == f"{files[1]}, line 3: the part solo is already given by {files[0]}."


def test_a_file_for_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path, "a.toml", 'game = "chess"\npart = "board"\n')
    with pytest.raises(ContentError) as caught:
        check_file(file)
    assert str(caught.value) == f"{file}, line 1: there is no game “chess”; there is {one_of(list(GAMES))}."


def test_files_that_can_not_be_read_are_refused(tmp_path: Path) -> None:
    causes = {
        tmp_path: "this is a folder, not a content file.",
        tmp_path / "none.toml": "the file can't be read (No such file or directory).",
        tmp_path / "a\0b": "the file can't be read (the name is no file's name).",
    }
    for path, cause in causes.items():
        with pytest.raises(ContentError) as caught:
            check_file(path)
        assert str(caught.value) == f"{tmp_path if path == tmp_path else path}: {cause}".replace("\0", "·")


def test_a_file_that_is_too_large_or_no_text_is_refused() -> None:
    assert refusal(b"#" * (MAX_BYTES + 1)) == "my.toml: the file is larger than 1024 KiB, too large for a content file."
    assert refusal(b"a = 1\n\xff = 2\n") == "my.toml, line 2: this is not text in UTF-8."


def test_numbers_and_lists_beyond_all_bounds_are_refused() -> None:
    assert refusal("a = " + "9" * 10_000) == "my.toml: this is not TOML: a number or a date is out of range."
    assert refusal("a = " + "[" * 50_000) == "my.toml: lists or tables are nested too deeply."


def test_what_an_error_repeats_from_the_file_is_short_and_on_one_line() -> None:
    name = "a\\nb" + "c" * 500
    assert refusal(f'{CARDS_HEAD}"{name}" = 1\n{PLENTY}') == (
        f"my.toml, line 3: “a·b{'c' * 36}…” is not known here; known are game, part, card."
    )


# Lines.

LAYOUT = '''# c
game = "x" # , [
part = """a
# [x]
b""""
l = [ # c
  1, 2,

  [3,
   4], { a = "]" },  # z
]
n = {a=1, b=[1,2]}
"q \\" ] k".z = 1
[[card]]
a = 1
[card.sub]
b = 2
[[card]]
name.en = 'e'
name.cs = \'\'\'
[no]\'\'\'
[[card.sub]]
x = 1
[[card.sub]] # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
x = 1
  [ t ]   # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #
y = 1
# # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # # #'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("nowhere",), 1),
        (("part",), 3),
        (("l", 1), 7),
        (("l", 2, 1), 9),
        (("l", 3, "a"), 10),
        (("n", "b", 1), 12),
        (('q " ] k', "z"), 13),
        (("card",), 14),
        (("card", 0, "a"), 15),
        (("card", 0, "sub", "b"), 17),
        (("card", 0, "sub", "c"), 16),
        (("card", 1, "name"), 19),
        (("card", 1, "name", "cs"), 20),
        (("card", 1, "sub", 1, "x"), 25),
        (("t",), 26),
        (("t", "y"), 27),
    ],
)
def test_a_place_is_found_on_its_line(place: tuple[str | int, ...], line: int) -> None:
    assert line_of(LAYOUT, place) == line


# Anything at all.


def only_content_errors(raw: bytes) -> None:
    """Loads a file; whatever is in it, it is fine or refused in one line of words."""
    try:
        check_parts([parse_document("my.toml", raw)])
    except ContentError as error:
        assert re.fullmatch(r"my\.toml(, line \d+)?: .*\.", str(error))  # both ways are right


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(raw: bytes) -> None:
    only_content_errors(raw)


NAMES = ["game", "part", "card", "tower", "source", "copies"]
SIGNS = ["=", "=", ".", ",", "[", "]", "[[", "]]", "{", "}", "\n", "\n", "#", '"', "'", '"""', "'''", "\\", "é", "\r"]
VALUES = ["0", "-1", "2.5", "true", '"x"', "[]", "[[]]", "{}", "{ a = 1 }", "07:32:00", "nan", "9" * 25, '"\\u0000"']


@settings(deadline=None)
@given(st.lists(st.sampled_from(NAMES + SIGNS + VALUES), max_size=40), st.sampled_from(["", *map(HEAD.format, PARTS)]))
def test_any_text_like_toml_is_read_or_refused(words: list[str], head: str) -> None:
    only_content_errors((head + " ".join(words)).encode())


@settings(deadline=None)
@given(st.sampled_from(PARTS), st.integers(0, 2**32), st.sampled_from(VALUES))
def test_any_value_in_any_place_is_read_or_refused(part: str, seed: int, value: str) -> None:
    text = packaged(part)
    spot = random.Random(seed).choice(list(re.finditer(r"(?<== )[^,\n{}]+", text)))
    only_content_errors((text[: spot.start()] + value + text[spot.end() :]).encode())


@settings(deadline=None)
@given(st.sampled_from(PARTS), st.integers(0, 2**32))
def test_a_packaged_file_without_some_line_is_read_or_refused(part: str, seed: int) -> None:
    lines = packaged(part).splitlines(keepends=True)
    del lines[random.Random(seed).randrange(len(lines))]
    only_content_errors("".join(lines).encode())


def test_a_file_that_was_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    text = (FOLDER.parents[1] / "hocus" / "content" / "board.toml").read_text("utf-8")
    for limit in (300, 40):
        file.write_text(text.replace("limit = 300", f"limit = {limit}"), "utf-8")
        assert load("hocus", (file,)).content.board.rounds.limit == limit
    assert load("hocus") is load("hocus")
