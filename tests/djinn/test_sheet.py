"""The record sheet of the solo game, filled in from saved matches."""

import json
from pathlib import Path

import pytest

from abraka.core.match import Match
from abraka.core.savefile import save
from abraka.core.words import speaking
from abraka.games.djinn.sheet import is_met, sheet, tasks_met, why_left_out
from abraka.games.djinn.state import BY_POINTS, TOM_FIRST, State
from abraka.lab.seed import key_of
from tests.command import Command
from tests.djinn.sensible import finished
from tests.djinn.table import DJINN, fresh, table

TASKS = {task.id.removeprefix("task_"): task for task in DJINN.content.solo.task}
BEGINNING = {"circles_2", "capacity_6", "one_kind", "mages_2", "no_key_mage", "no_secret"}
"""The tasks that are met as long as nothing is done."""


def ended(board: str, reason: int = BY_POINTS) -> State:
    """A solo match that is over, with this before the player."""
    state: State = table(f"players 1 | B: at inner_02 via inner_12, {board} | final B").state
    state.reason = reason
    state.ranks[0] = 1 if reason == BY_POINTS else 2
    return state


@pytest.fixture(scope="module")
def played() -> dict[str, Match]:
    """Solo matches that were won and lost, with 15 cards."""
    found: dict[str, Match] = {}
    for seed in range(40):
        match = finished(fresh(1, key=key_of(seed)), seed)
        found.setdefault("won" if match.state.reason == BY_POINTS else "lost", match)
        if len(found) == 2:
            return found
    raise AssertionError("forty matches with the same end")


# Tasks.


@pytest.mark.parametrize(
    ("task", "board", "short_of_it"),
    [
        (
            "mages_8",
            "mages root_digger water_carrier! charcoal_burner cloud_herder bricklayer well_keeper lamplighter miller",
            "mages root_digger water_carrier charcoal_burner cloud_herder bricklayer well_keeper lamplighter",
        ),
        (
            "sets_2",
            "gear staff_steady staff_bone! hat_miner hat_scribe! cloak_warden cloak_pilgrim!",
            "gear staff_steady staff_bone! hat_miner hat_scribe! cloak_warden",
        ),
        ("awards_3", "awards award_1a award_2a award_3a", "awards award_1a award_2a"),
        ("coins_10", "coins 10", "coins 9"),
        ("keys_3", "keys 3", "keys 2"),
        ("circles_2", "circles . . # #", "circles . . . #"),
        ("capacity_6", "capacity 6", "capacity 7"),
        ("one_kind", "gear hat_miner hat_scribe!", "gear hat_miner staff_bone"),
        ("mages_2", "mages root_digger miller!", "mages root_digger miller water_carrier"),
        ("no_key_mage", "mages root_digger", "mages miller!"),
        ("no_secret", "coins 1", "strip academy tavern market, placed archive@inner_02"),
    ],
)
def test_D217_a_task_is_met_exactly_from_its_number_on(task: str, board: str, short_of_it: str) -> None:
    assert is_met(_state(board), TASKS[task])
    assert not is_met(_state(short_of_it), TASKS[task])


def _state(board: str) -> State:
    position = f"players 1 | tokens inner_02=academy | B: at inner_06 via inner_04, {board} | to act B"
    state: State = table(position).state
    return state


def test_D217_tasks_count_in_won_matches_only() -> None:
    board = "coins 10"
    met = {task.removeprefix("task_") for task in tasks_met(ended(board), list(TASKS.values()))}
    assert met == BEGINNING | {"coins_10"}
    assert tasks_met(ended(board, TOM_FIRST), list(TASKS.values())) == []


def test_D217_there_are_eleven_tasks_for_four_sizes_of_the_deck() -> None:
    empty = sheet(DJINN.content, [])
    assert len(empty.tasks) == 11
    assert empty.deck_sizes == [15, 14, 13, 12]
    assert empty.best == [None] * 4 and not any(any(row.met) for row in empty.tasks)


# The sheet.


def test_D217_the_best_score_and_the_ticks_stand_in_the_column_of_the_deck(played: dict[str, Match]) -> None:
    match = played["won"]
    filled = sheet(DJINN.content, [match])
    assert filled.best == [match.state.points[0], None, None, None]
    met = tasks_met(match.state, DJINN.content.solo.task)
    assert [row.task for row in filled.tasks if row.met[0]] == [task.removeprefix("task_") for task in met]
    assert not any(any(row.met[1:]) for row in filled.tasks)


def test_a_sheet_is_the_table_of_the_rulebook(played: dict[str, Match]) -> None:
    lines = str(sheet(DJINN.content, [played["won"]])).splitlines()
    assert lines[0].split()[-4:] == ["15", "14", "13", "12"]
    assert lines[1].split() == ["Best", "score", str(played["won"].state.points[0]), "–", "–", "–"]
    assert [line[:15] for line in lines[2:4]] == ["at least 8 mage", "at least 2 sets"]
    assert len(lines) == 13
    with speaking("cs"):
        assert str(sheet(DJINN.content, [played["won"]])).splitlines()[2].startswith("aspoň 8 mágů")


def test_D217_lost_matches_others_and_made_up_beginnings_are_left_out(played: dict[str, Match]) -> None:
    assert why_left_out(played["won"]) is None
    assert why_left_out(played["lost"]) == "it was lost to Tom"
    assert "2 players" in (why_left_out(fresh(2)) or "")
    assert "set-up" in (why_left_out(table("players 1 | B: coins 9")) or "")


def test_D217_the_easier_first_game_has_a_table_of_its_own(played: dict[str, Match]) -> None:
    easy = next(
        match
        for match in (finished(fresh(1, key=key_of(seed), easy=True), seed) for seed in range(40))
        if match.state.reason == BY_POINTS
    )
    alone = sheet(DJINN.content, [easy])
    assert alone.best == [None] * 4 and not any(any(row.met) for row in alone.tasks)
    both = sheet(DJINN.content, [played["won"], easy])
    assert both.best == [played["won"].state.points[0], None, None, None]
    assert both.easier is not None and both.easier.best == [easy.state.points[0], None, None, None]
    met = {task.removeprefix("task_") for task in tasks_met(easy.state, DJINN.content.solo.task)}
    assert {row.task for row in both.easier.tasks if row.met[0]} == met
    assert "\n\nEasier first game\n" in str(both)
    assert "Easier" not in str(sheet(DJINN.content, [played["won"]]))


# The command.


def test_the_command_counts_true_matches_and_says_what_it_left_out(
    played: dict[str, Match], command: Command, tmp_path: Path
) -> None:
    for name, match in played.items():
        save(match, tmp_path / f"{name}.abraka")
    forged = (tmp_path / "won.abraka").read_text(encoding="utf-8").replace("option tom=15", "option tom=12")
    (tmp_path / "forged.abraka").write_text(forged, encoding="utf-8")
    save(fresh(1), tmp_path / "open.abraka")
    save(Match("towers", 1), tmp_path / "towers.abraka")
    files = [tmp_path / f"{name}.abraka" for name in ("won", "won", "lost", "forged", "open", "towers")]
    done = command("sheet", "djinn", *files)
    assert done.code == 0
    assert str(sheet(DJINN.content, [played["won"]])) in done.out
    assert "Filled in from 1 match." in done.out
    assert f"{files[2]} is left out: it was lost to Tom." in done.out
    assert f"{files[3]} is left out: " in done.out and "was changed" in done.out
    assert f"{files[4]} is left out: the match is not over" in done.out
    assert f"{files[5]} is left out: it is a match of towers." in done.out
    document = json.loads(command("sheet", "djinn", files[0], "--json").out)
    assert document["counted"] == 1 and document["sheet"]["best"][0] == played["won"].state.points[0]


def test_the_command_fails_if_no_file_counts(command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter.abraka").write_text("Dear aunt")
    done = command("sheet", "djinn", tmp_path / "letter.abraka")
    assert done.code == 1 and "letter.abraka" in done.out + done.err


def test_a_game_without_a_sheet_says_so(command: Command, tmp_path: Path) -> None:
    save(Match("towers", 1), tmp_path / "towers.abraka")
    done = command("sheet", "towers", tmp_path / "towers.abraka")
    assert done.code == 2
    assert "Wandering Towers has no record sheet" in done.err
