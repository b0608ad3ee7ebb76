"""Puzzles: each of those shipped has one answer, and what is no puzzle is not taken for one."""

import json
from pathlib import Path

import msgspec
import pytest

from abraka.analysis.finding import MOST
from abraka.analysis.library import all_shipped, check, shipped, stock
from abraka.analysis.mining import mine, mine_played, options_for
from abraka.analysis.puzzle import LEAST_GAP, Puzzle, Source, begin, decisions_of, read_puzzles, write_puzzles
from abraka.analysis.themes import THEMES, theme_of
from abraka.core import savefile
from abraka.core.errors import RecordError
from abraka.core.game import GAMES, load
from abraka.core.match import Match
from abraka.core.reasons import Reason
from abraka.core.records import JIT
from tests.command import Command

PART = 15
"""So many puzzles are proved by one test."""


def first(game: str = "hocus") -> Puzzle:
    return shipped(game)[0]


@pytest.mark.parametrize("game", [game for game in GAMES if shipped(game)])
def test_every_puzzle_can_be_played_to_its_answer(game: str) -> None:
    for puzzle in shipped(game):
        assert puzzle.rules == load(game).spec.rules_version
        for (decision, right), choosing in zip(decisions_of(puzzle), puzzle.solution, strict=True):
            written = {decision.game.actions.write(action) for action in decision.legal}
            assert {choosing.action, *(wrong.action for wrong in choosing.wrong)} == written
            assert right in decision.numbers and len(decision.numbers) <= MOST
            assert min(wrong.cost for wrong in choosing.wrong) >= LEAST_GAP
        assert puzzle.theme in THEMES and puzzle.difficulty in (1, 2, 3)
        assert puzzle.options == options_for(game)


def test_no_two_are_the_same() -> None:
    puzzles = all_shipped()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) == len({puzzle.position for puzzle in puzzles})


def test_no_puzzle_tells_the_dice_of_its_match() -> None:
    for puzzle in all_shipped():
        assert f"chance {'0' * 32}/0" in puzzle.position


def parts() -> list[tuple[str, int]]:
    """Games, and where in the list of their puzzles each part begins."""
    return [(game, begin) for game in GAMES for begin in range(0, len(shipped(game)), PART)]


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize(("game", "start"), parts())
def test_each_has_one_answer_at_its_depth(game: str, start: int) -> None:
    """In one deal of worlds; `abraka puzzles check` takes all deals."""
    for puzzle in shipped(game)[start : start + PART]:
        verdict = check(puzzle, deals=1)
        assert verdict.right, verdict


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
@pytest.mark.parametrize("game", [game for game in GAMES if shipped(game)])
def test_one_of_each_game_is_proved_in_all_deals(game: str) -> None:
    assert check(shipped(game)[0]).right


def test_a_wrong_answer_is_found_out() -> None:
    puzzle = first()
    choosing = puzzle.solution[0]
    wrong = choosing.wrong[-1]
    swapped = msgspec.structs.replace(
        choosing,
        action=wrong.action,
        wrong=(msgspec.structs.replace(wrong, action=choosing.action), *choosing.wrong[:-1]),
    )
    cheap = msgspec.structs.replace(puzzle, solution=(swapped,), sims=20)
    assert "not surely better" in check(cheap, deals=1).why


def test_what_is_seen_at_once_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abraka.analysis.library.at_once", lambda decision: decisions_of(first())[0][1])
    assert "finds its answer" in check(first()).why


def test_choices_that_the_position_has_not_are_found_out() -> None:
    puzzle = first()
    fewer = msgspec.structs.replace(puzzle.solution[0], wrong=puzzle.solution[0].wrong[1:])
    assert "not those of the position" in check(msgspec.structs.replace(puzzle, solution=(fewer,))).why
    nonsense = msgspec.structs.replace(puzzle.solution[0], action="fly away")
    assert "no action of this game" in check(msgspec.structs.replace(puzzle, solution=(nonsense,))).why


def test_a_puzzle_of_another_seat_is_refused() -> None:
    with pytest.raises(RecordError, match="is not asked"):
        begin(msgspec.structs.replace(first(), seat=1 - first().seat))


def test_puzzles_are_written_and_read_again() -> None:
    puzzles = list(shipped("hocus"))
    assert read_puzzles(write_puzzles(puzzles)) == puzzles
    with pytest.raises(RecordError, match="line 2: This is no puzzle"):
        read_puzzles(write_puzzles(puzzles[:1]) + "{}\n")


def test_a_theme_is_what_the_tempting_try_lacks() -> None:
    covers, home = Reason("covers", {"seat": 1, "wizards": 1}), Reason("brings_home", {"wizards": 1})
    assert theme_of([home, covers], [home]) == "trap"
    assert theme_of([home], [home]) == "home"
    assert theme_of([], []) == "tempo"


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_reason_has_a_theme(game: str) -> None:
    import importlib

    kinds = set(importlib.import_module(f"abraka.games.{game}.bot.reasons").REASONS)
    assert kinds <= {kind for kinds in THEMES.values() for kind in kinds}


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
def test_a_shipped_puzzle_is_mined_again() -> None:
    puzzle = first("towers")
    assert [one.position for one in mine("towers", 1, puzzle.source.seed)][:1] == [puzzle.position]


def to_its_end(match: Match) -> Match:
    while match.to_act is not None:
        match.apply(match.legal()[0])
    return match


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="too slow as plain Python")
def test_what_people_played_is_looked_through_as_well() -> None:
    sure = sorted(shipped("towers"), key=lambda one: -min(wrong.cost for wrong in one.solution[0].wrong))[:3]
    found = list(mine_played([to_its_end(begin(puzzle)) for puzzle in sure]))
    assert {one.position for one in found} & {one.position for one in sure}
    assert all(one.source == Source("people") for one in found)


# The commands.


def test_the_list_counts_all(command: Command) -> None:
    listed = json.loads(command("puzzles", "list", "--json").out)
    assert {one["game"]: one["puzzles"] for one in listed} == {game: len(shipped(game)) for game in GAMES}
    assert stock([first()])[list(GAMES).index("hocus")].themes == {first().theme: 1}


def test_the_check_fails_for_a_bad_puzzle_of_ones_own(command: Command, tmp_path: Path) -> None:
    bad = msgspec.structs.replace(first(), seat=1 - first().seat)
    (tmp_path / "own.jsonl").write_text(write_puzzles([bad]), encoding="utf-8")
    done = command("puzzles", "check", tmp_path / "own.jsonl")
    assert done.code == 1 and "is not asked" in done.err
    (tmp_path / "own.jsonl").write_text("nonsense\n", encoding="utf-8")
    done = command("puzzles", "check", tmp_path / "own.jsonl")
    assert done.code == 2 and "line 1" in done.err


def test_saved_matches_of_people_are_looked_through(command: Command, tmp_path: Path) -> None:
    file, running = tmp_path / "evening.abraka", tmp_path / "running.abraka"
    savefile.save(to_its_end(Match("hocus", 2, key=bytes(16))), file, ["Elvira", "Mirek"])
    savefile.save(Match("hocus", 2, key=bytes(16)), running)
    mined = command("puzzles", "mine", "hocus", "--from", file, "--out", tmp_path / "mined.jsonl")
    assert mined.code == 0 and "found in 1 match of hocus" in mined.out
    refused = command("puzzles", "mine", "hill", "--from", file)
    assert refused.code == 2 and "is a match of hocus, not of hill" in refused.err
    assert "still goes on" in command("puzzles", "mine", "hocus", "--from", running).err
