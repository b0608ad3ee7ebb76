"""Lessons: a scripted match is told as the server tells one, always in the same way, and its file is fresh."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abraka.core.errors import AbrakaError
from abraka.core.game import GAMES
from abraka.core.match import Match
from abraka.table.protocol import Choice, MatchInfo, Status, Way
from abraka.table.script import Script, Step, perform, read_script, written
from tests.command import Command
from tests.documents import blocks

ROOT = Path(__file__).parent.parent.parent
LESSONS = sorted((ROOT / "web" / "src" / "games").glob("*/tutorial/script.toml"))
(SHOWN,) = blocks(ROOT / "docs" / "client.md", "toml")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The lesson of the documents."""
    path = tmp_path / "script.toml"
    path.write_text(SHOWN.text, encoding="utf-8")
    return path


def test_every_lesson_is_fresh(command: Command) -> None:
    for path in LESSONS:
        done = command("script", path, "--check")
        assert done.code == 0, done.err


def test_a_lesson_is_told_as_the_first_seat_sees_it(file: Path) -> None:
    script = read_script(file)
    lesson = json.loads(written(perform(script)))
    assert script.position is not None
    match = Match("towers", 2, key=bytes.fromhex("0123456789abcdef" * 2), match_id="lesson", position=script.position)
    assert lesson["match"]["commitment"] == match.commitment
    view = lesson["view"]
    assert view == told(match.view(0))
    for step, told_step in zip(script.steps, lesson["steps"], strict=True):
        assert (told_step["action"], told_step["note"], told_step["seat"]) == (step.action, step.note, match.to_act)
        match.apply(step.action)
        view = view | told_step["patch"]
        assert view == told(match.view(0))
        assert told_step["events"] == told(match.events(0))
        assert told_step["status"]["to_act"] == match.to_act
        assert (told_step["choices"] is None) == (told_step["ways"] is None) == (match.to_act != 0)


def told(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


@pytest.mark.parametrize("game", GAMES)
def test_all_games_can_have_lessons(game: str) -> None:
    """What is written has the form of messages, whoever is asked."""
    match = Match(game, 2, key=bytes(16), match_id="lesson")
    steps = []
    for _ in range(60):
        if match.to_act is None:
            break
        steps.append(Step(match.game.actions.write(match.legal()[0])))
        match.apply(steps[-1].action)
    lesson = json.loads(written(perform(Script(game, steps, players=2))))
    assert {step["seat"] for step in lesson["steps"]} == {0, 1}
    msgspec.convert(lesson["match"], MatchInfo)
    for moment in (lesson, *lesson["steps"]):
        msgspec.convert(moment["choices"], list[Choice] | None)
        msgspec.convert(moment["status"], Status)
        msgspec.convert(moment["ways"], list[Way] | None)
        assert [w["text"] for w in moment["ways"] or []] == [choice["text"] for choice in moment["choices"] or []]


def test_the_command_writes_the_same_again_and_again(command: Command, file: Path) -> None:
    target = file.with_suffix(".json")
    assert "run “abraka script" in command("script", file, "--check").err
    assert command("script", file).code == 0
    text = target.read_text(encoding="utf-8")
    assert command("script", file, "--check").code == 0
    assert command("script", file, file.with_name("other.json")).code == 0
    assert file.with_name("other.json").read_text(encoding="utf-8") == text
    assert len(text.splitlines()) == 7 + len(read_script(file).steps), "a line for each step"
    target.write_text(text.replace("card_played", "card_eaten"), encoding="utf-8")
    assert command("script", file, "--check").code == 2


@pytest.mark.parametrize(
    ("wrong", "right", "sentence"),
    [
        ('action = "play t2"', 'action = "play t3"', "Step 2, “play t3”: "),
        ('key = "01', 'key = "xy', "$.key"),
        ('game = "towers"', 'game = "chess"', "no game “chess”"),
        ('note = "tower"', 'nota = "tower"', "unknown field `nota`"),
        ("[[steps]]", "[[steps", "script.toml: "),
    ],
)
def test_what_is_wrong_is_said(file: Path, command: Command, wrong: str, right: str, sentence: str) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace(wrong, right), encoding="utf-8")
    done = command("script", file)
    assert (done.code, sentence in done.err) == (2, True), done.err
    assert not file.with_suffix(".json").exists()


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(AbrakaError, match=r"x\.toml"):
        read_script(tmp_path / "x.toml")
