"""Board and deck as an owner of the box may write them, and what is refused (H23)."""

import re
from pathlib import Path

import msgspec
import pytest

from abraka.core.content import check_file
from abraka.core.errors import ContentError
from abraka.core.game import load
from abraka.core.match import Match
from abraka.games.hocus.content import FOLDER, load_content
from abraka.games.hocus.spec import EFFECT_NAMES
from abraka.testing import GameSubject, check_conformance
from tests.command import Command

DOCS = Path(__file__).parents[2] / "docs"
BOARD = (FOLDER / "board.toml").read_text(encoding="utf-8")
DECK = (FOLDER / "deck.toml").read_text(encoding="utf-8")


def check(folder: Path, text: str) -> str:
    """The summary of a content file, or its refusal."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return check_file(path).summary


def test_H23_the_packaged_content_is_all_right() -> None:
    content = load_content()
    assert len(content.board.track.terrains) == 48
    assert [card.effect for card in content.deck.card] == list(EFFECT_NAMES)
    assert sum(card.copies for card in content.deck.card) == 48
    named = [card.effect for card in content.deck.card if card.source == "rulebook"]
    assert named == ["super_start", "reverse", "double"]


def test_H23_a_small_board_with_shared_terrains_is_accepted_and_played(tmp_path: Path) -> None:
    text = """game = "hocus"
part = "board"
track = { terrains = ["sand", "lake", "sand", "lake", "sand", "lake", "sand", "lake"], king = 4, crosses = [1, 6],
crowns = [6], source = "reconstructed" }
rounds = { limit = 50, source = "reconstructed" }
""".replace(",\ncrowns", ", crowns")
    assert check(tmp_path, text) == "8 fields, 2 crosses, 1 crowns"
    match = Match(load("hocus", (tmp_path / "mine.toml",)), 3, {"first": "1"}, key=bytes(16))
    while match.to_act is not None:
        match.apply(match.legal()[-1])
    assert match.outcome is not None


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ('"start", "forest"', '"forest"', "the number of fields must be even, for KING lies half-way; 47 is not"),
        ("king = 24", "king = 23", "KING lies half-way, on field 24 of 48, not on field 23"),
        ('"start", "forest"', '"start", "cave"', "the terrain cave occurs only once, on field 1"),
        ('"start", "forest"', '"start", "moon"', "item 2 of terrains must be “black”, “blue”"),
        ("crosses = [2", "crosses = [0", "START bears neither a cross nor a crown"),
        ("crowns = [6, 18", "crowns = [6, 24", "KING bears neither a cross nor a crown"),
        ("crowns = [6, 18", "crowns = [6, 6", "field 6 is listed twice"),
        ("crowns = [6, 18", "crowns = [6, 48", "there is no field 48: they are numbered 0 to 47"),
        ("limit = 300", "limit = 0", "limit must be a whole number from 1 to 1000, not 0"),
    ],
)
def test_H23_a_board_that_cannot_be_is_refused_with_line_and_cause(
    tmp_path: Path, old: str, new: str, cause: str
) -> None:
    assert old in BOARD
    with pytest.raises(ContentError) as refused:
        check(tmp_path, BOARD.replace(old, new, 1))
    assert cause in str(refused.value)
    assert "mine.toml, line " in str(refused.value)


def changed(effect: str, old: str, new: str) -> str:
    """The packaged deck with one card changed."""
    head, mark, rest = DECK.partition(f'effect = "{effect}"\n')
    card, border, tail = rest.partition("\n[[card]]")
    assert mark and old in card
    return head + mark + card.replace(old, new, 1) + border + tail


@pytest.mark.parametrize(
    ("effect", "old", "new", "cause"),
    [
        ("snail", "turns = 3", "turns = 4", "turns must be a whole number from 0 to 3, not 4"),
        ("snail", "turns = 3\n", "", "snail lasts: it needs turns from 1 to 3"),
        ("swap", "copies", "turns = 1\ncopies", "swap works at once: its turns must be 0"),
        ("shield", '"before"', '"after"', "shield lasts and is cast on yourself, so it can't be cast after the roll"),
        ("shield", "turns = 3", "turns = 1", "shield needs turns 2 or 3"),
        ("double", '"before"', '"after"', "double lasts and is cast on yourself"),
        ("prophecy", '"before"', '"after"', "prophecy is about this turn's roll: it can only be cast before the roll"),
        ("twin", '"instead"', '"before"', "twin is about this turn's roll: it can only be cast instead of the roll"),
        ("gust", "steps = 4\n", "", "gust needs steps, and not 0"),
        ("gust", "steps = 4", "steps = 0", "gust needs steps, and not 0"),
        ("tailwind", "steps = 3", "steps = -3", "tailwind blows forward"),
        ("fog", "copies", "steps = 2\ncopies", "fog has no steps; only gust and tailwind have"),
        ("fog", "copies = 3", "copies = 99", "the whole deck must have at most 120 cards, not 144"),
        ("fog", '"after"', '"never"', "when must be “after”, “before” or “instead”, not “never”"),
        ("fog", 'name.pl = "Mgła"', 'name.pl = " Mgła"', "the name in pl must be one line without blanks around it"),
    ],
)
def test_H23_a_deck_that_cannot_be_is_refused_with_line_and_cause(
    tmp_path: Path, effect: str, old: str, new: str, cause: str
) -> None:
    with pytest.raises(ContentError) as refused:
        check(tmp_path, changed(effect, old, new))
    assert cause in str(refused.value)
    assert "mine.toml, line " in str(refused.value)


def test_H23_two_entries_of_an_effect_must_differ_in_more_than_their_names(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="such a fog is already listed, as item 6; add to its copies instead"):
        check(
            tmp_path,
            DECK.replace('effect = "gust"\nwhen = "after"\nsteps = 4', 'effect = "fog"\nwhen = "after"\nturns = 2'),
        )


@pytest.mark.parametrize(
    ("old", "new"), [("steps = 4", "steps = -4"), ('"after"', '"before"'), ('"after"', '"instead"')]
)
def test_H23_a_gust_may_blow_forward_and_at_another_hour(tmp_path: Path, old: str, new: str) -> None:
    assert check(tmp_path, changed("gust", old, new)) == "48 cards of 16 kinds"


def test_H23_a_deck_may_lack_spells(tmp_path: Path) -> None:
    first = DECK.index("[[card]]")
    second = DECK.index("[[card]]", first + 1)
    assert check(tmp_path, DECK[:second]) == "3 cards of 1 kinds"
    assert check(tmp_path, DECK[:first] + DECK[second:]) == "45 cards of 15 kinds"


def test_H23_the_examples_in_the_docs_are_all_right(command: Command, tmp_path: Path) -> None:
    text = (DOCS / "content.md").read_text(encoding="utf-8").partition("## The parts of Hocus Pocus")[2]
    section = text.partition("\n## ")[0]
    files = []
    for example, name in re.findall(r"```toml\n(# (\S+)\n.*?)```", section, re.DOTALL):
        files.append(tmp_path / name)
        files[-1].write_text(example, encoding="utf-8")
    assert [file.name for file in files] == ["my-track.toml", "my-deck.toml"]
    done = command("content", "check", *files)
    assert (done.code, done.err) == (0, "")
    assert "my-track.toml: all right (hocus, board: 12 fields, 4 crosses, 2 crowns)" in done.out.replace("\n", "")
    assert "my-deck.toml: all right (hocus, deck: 18 cards of 5 kinds)" in done.out.replace("\n", "")


def test_H23_the_page_shows_the_cards_of_the_content() -> None:
    page = (DOCS / "games" / "hocus.md").read_text(encoding="utf-8")
    rows = []
    for card in load_content().deck.card:
        names = " | ".join((card.name.en, card.name.cs, card.name.sk, card.name.pl))
        mark = "*" if card.source == "reconstructed" else ""
        rows.append(f"| `{card.effect}`{mark} | {names} | {card.when} | {card.turns or '–'} | {card.copies} |")
    table = page.partition("## The sixteen spells")[2].partition("\n\n\\*")[0]
    assert table.strip().splitlines()[2:] == rows


FEW = FOLDER / "variants" / "few-crosses.toml"


def test_H2_H23_the_board_with_few_crosses_comes_along_and_differs_in_nothing_else() -> None:
    usual, few = load_content().board, load_content((FEW,)).board
    assert few.track.crosses == [4, 8, 12, 16, 20, 28, 32, 36, 40, 44]
    assert msgspec.structs.replace(few.track, crosses=usual.track.crosses) == usual.track
    assert few.rounds == usual.rounds
    assert check_file(FEW).summary == "48 fields, 10 crosses, 4 crowns"


@pytest.mark.parametrize("players", [2, 6])
def test_H6_H23_matches_are_played_on_the_board_with_few_crosses(players: int) -> None:
    game = load("hocus", (Path("few-crosses.toml"),))
    check_conformance(GameSubject(game, players), matches=2)
    match = Match(game, players, key=bytes(16), position="pawns B13 Y3 | to act B")
    while match.prompt != "turn" or match.to_act == 0:
        match.apply("roll" if match.prompt == "turn" else "done")
    place = match.view(0).seats[0]
    assert place.cards == (1 if place.field == 16 else 0)


def test_H23_the_old_board_is_found_by_its_name_from_the_command_line(command: Command, tmp_path: Path) -> None:
    done = command("simulate", "hocus", "--content", "few-crosses.toml", "--matches", 3)
    assert (done.code, done.err) == (0, "")
    checked = command("content", "check", "few-crosses.toml")
    assert "hocus, board: 48 fields, 10 crosses, 4 crowns" in checked.out.replace("\n", "")
    missing = command("simulate", "hocus", "--content", "fewer-crosses.toml")
    assert (missing.code, "the file can't be read" in missing.err) == (2, True)


def test_H23_a_file_of_ones_own_comes_before_the_packaged_one_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    mine = Path("few-crosses.toml")
    mine.write_text(FEW.read_text(encoding="utf-8").replace("[4, 8,", "[8,"), encoding="utf-8")
    assert load("hocus", (mine,)).content.board.track.crosses[:2] == [8, 12]


def test_H23_the_packaged_file_is_found_by_its_bare_name_only(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="the file can't be read"):
        load("hocus", (tmp_path / "few-crosses.toml",))
    with pytest.raises(ContentError, match="the file can't be read"):
        load("hocus", (Path("../content/few-crosses.toml"),))
