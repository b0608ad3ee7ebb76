"""Play in the terminal: what is shown to whom, and what can be typed."""

import io
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from abraka.core import savefile
from abraka.core.errors import OptionError
from abraka.core.game import GAMES, SEAT_COLOURS, load
from abraka.core.match import Match
from abraka.lab.seed import key_of
from abraka.terminal import Screen, read_seats
from tests.command import Command
from tests.paper import decisions, sit, two, typing

TOWERS = GAMES["towers"]


# Whole matches.


def test_a_whole_solo_match_is_played_through_a_pipe(tmp_path: Path) -> None:
    count = decisions(Match("towers", 1, key=key_of(7)))
    path = tmp_path / "solo.abraka"
    done = subprocess.run(
        [sys.executable, "-m", "abraka", "tty", "towers", "--players", "1", "--seed", "7"],
        input="1\n" * count + f"save {path}\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\x1b" not in done.stdout
    assert done.stdout.count("Blue> ") == count
    assert "The match is over" in done.stdout
    match = savefile.load_match(path)
    assert match.version == count
    assert done.stdout.index(match.commitment) < done.stdout.index("Blue> ") < done.stdout.index(match.key.hex())
    assert savefile.verify(path).actions == count


def test_a_match_against_chance_ends_with_the_outcome_in_words(command: Command, tmp_path: Path) -> None:
    done = command("tty", "--seed", "3", "--seats", "human,random,random", typed="1\n" * 5000 + "quit\n")
    assert done.code == 0
    assert re.search(r"The match is over: .*\b(wins|share)\b", done.out)


def test_without_people_the_match_plays_itself(command: Command) -> None:
    done = command("tty", "--seats", "random,random", "--seed", "1")
    assert done.code == 0
    assert "Blue plays" in done.out and "Yellow plays" in done.out
    assert " gets " not in done.out
    assert "The match is over" in done.out


# Hidden hands.


def shown_to(page: str) -> set[str]:
    """The seats that a page asks something."""
    return {name for name in ("Blue", "Yellow") if f"\n{name}> " in page}


@pytest.mark.parametrize("options", [{}, {"variant": "master"}, {"memory": "aided"}])
def test_hands_stay_hidden_between_people_at_one_device(options: dict[str, object]) -> None:
    match, luck, asked = two(9, **options), random.Random(2), 0

    def answer(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > 400:
            raise EOFError
        return "" if "Pass the device" in prompt else str(luck.randint(1, len(match.legal())))

    table, paper = sit(match, "human,human", answer)
    assert table.play() == 0
    seen = [shown_to(page) for page in paper.pages]
    assert all(len(seats) <= 1 for seats in seen)
    assert {"Blue"} in seen and {"Yellow"} in seen
    for page, seats in zip(paper.pages, seen, strict=True):
        other = {"Blue": "Yellow", "Yellow": "Blue"}.get("".join(seats))
        assert " gets " not in page or other is not None
        if other:
            assert f"{other} gets " not in page
            rows = re.findall(rf"^[> ] {other[0]} {other} .*$", page, re.MULTILINE)
            assert rows and all(re.search(r"  [0-4]$", row) for row in rows)


def test_another_person_sees_a_cleared_screen_first() -> None:
    match = two()
    before = match.version

    def answer(prompt: str) -> str:
        if match.to_act == 1 and "Pass the device" not in prompt:
            raise EOFError
        return "" if "Pass the device" in prompt else "1"

    table, paper = sit(match, "human,human", answer)
    table.play()
    assert match.version > before
    blue, between, yellow = paper.pages[-3:]
    assert "Blue> 1" in blue
    assert between == "Pass the device to Yellow, then press Enter. \n"
    assert "Yellow draws:" in yellow and "Blue draws:" not in yellow


def test_one_person_needs_no_clearing() -> None:
    table, paper = sit(two(), "human,random", typing("1", "1", "1"))
    table.play()
    assert len(paper.pages) == 1
    assert "Pass the device" not in paper.text


def test_an_open_hand_needs_no_clearing() -> None:
    match = Match("towers", 2, {"together": True}, key=key_of(1))
    table, paper = sit(match, "human,human", typing(*["1"] * 12))
    table.play()
    assert "Blue> " in paper.text and "Yellow> " in paper.text
    assert len(paper.pages) == 1 and "Pass the device" not in paper.text


def test_resuming_clears_what_another_person_may_not_see(tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    savefile.save(two(), saved, ["human", "human"])
    for seats in ("human,human", "human,random"):
        table, paper = sit(two(6), seats, typing(*[""] * (seats == "human,human"), "look", f"resume {saved}", ""))
        table.play()
        hand, between, blue = paper.pages[-3:]
        assert "Blue> look" in hand and "Blue> " not in between and "Blue> " in blue
        assert table.match.commitment in between and "Pass the device to Blue" in between


def test_a_resumed_match_of_several_people_begins_with_a_cleared_screen(tmp_path: Path) -> None:
    match = two()
    match.apply(match.legal()[0])
    table, paper = sit(match, "human,human", typing())
    table.play()
    assert paper.pages[0] == "" and "Pass the device to Blue" in paper.pages[1]


@pytest.mark.parametrize("term", ["dumb", "unknown", "", None])
def test_a_terminal_that_can_not_clear_gets_blank_lines(monkeypatch: pytest.MonkeyPatch, term: str | None) -> None:
    if term is None:
        monkeypatch.delenv("TERM", raising=False)
    else:
        monkeypatch.setenv("TERM", term)
    file = io.StringIO()
    Screen(Console(file=file, force_terminal=True)).clear()
    assert file.getvalue().count("\n") >= 100 and "\x1b" not in file.getvalue()


def test_a_real_terminal_is_cleared_and_a_pipe_gets_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal, pipe = io.StringIO(), io.StringIO()
    Screen(Console(file=terminal, force_terminal=True)).clear()
    Screen(Console(file=pipe, force_terminal=False)).clear()
    assert terminal.getvalue() == "\x1b[H\x1b[2J\x1b[3J"
    assert pipe.getvalue() == "―" * 72 + "\n"


# What can be typed.


def test_an_action_can_be_typed_in_notation() -> None:
    match = two()
    first = match.game.actions.write(match.legal()[0])
    table, _ = sit(match, "human,random", typing(f"  {first.upper()} "))
    table.play()
    assert match.game.actions.write(match.game.actions.decode(match.actions[0])) == first


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "Type a number from 1 to"),
        ("0", "There is no choice 0"),
        ("99", "There is no choice 99"),
        ("9" * 5000, "There is no choice 9"),
        ("٣", "is no action of this game"),
        ("dance", "“dance” is no action of this game"),
        ("pass", ""),
        ("save", "Say which file: save FILE"),
        ("save .", "is a folder"),
        ("save nowhere/at/all", "can't be written"),
        ("save " + "a" * 300, "File name too long"),
        ("resume " + "a" * 300, "File name too long"),
        ("resume", "Say which file: resume FILE"),
        ("resume nowhere", "can't be read"),
        ("undo", "There is nothing to take back"),
    ],
)
def test_wrong_input_is_refused_and_asked_again(line: str, sentence: str) -> None:
    match = two()
    table, paper = sit(match, "human,random", typing(line, "1"))
    assert table.play() == 0
    after = paper.text.split("Blue> ")
    assert sentence in after[1]
    assert match.version >= 1 and match.actions[0] == match.game.actions.encode(two().legal()[0])


def test_undo_takes_the_last_choice_back() -> None:
    match = two()
    table, paper = sit(match, "human,random", typing("1", "undo", "log"))
    table.play()
    assert match.version == 0
    assert "Taken back." in paper.text
    log = paper.text.split("Taken back.")[1].split("Blue> log\n")[1]
    assert "Blue plays" not in log and "Blue's turn (1)." in log


def test_undo_stops_at_what_was_passed_on() -> None:
    match = two()
    while match.to_act == 0:
        match.apply(match.legal()[0])
    while match.to_act == 1:
        match.apply(match.legal()[0])
    version = match.version
    table, paper = sit(match, "human,random", typing("undo"))
    table.play()
    assert match.version == version
    assert "can't be taken back" in paper.text


def test_look_log_rules_and_help_change_nothing() -> None:
    match = two()
    table, paper = sit(match, "human,random", typing("look", "log", "rules", "help", "?"))
    table.play()
    assert match.version == 0
    assert paper.text.count("▐1♦") == 2
    assert load("towers").remind() in paper.text
    assert paper.text.count("save FILE    write the match to a file") == 2


def test_news_are_told_once_and_in_full() -> None:
    match = two()
    turns = 0

    def answer(prompt: str) -> str:
        nonlocal turns
        if turns == 40:
            raise EOFError
        turns += 1
        return "1"

    table, paper = sit(match, "human,random", answer)
    table.play()
    told = [line.removeprefix("  · ") for line in paper.text.splitlines() if line.startswith("  · ")]
    assert told == [line for entry in table.log for line in entry[0]]
    assert any(line.startswith("Yellow plays") for line in told)


# Seats.


def test_seats_are_filled_up_with_chance() -> None:
    assert read_seats(None, None, TOWERS) == ["human", "wizard", "wizard"]
    assert read_seats(None, 1, TOWERS) == ["human"]
    assert read_seats("human, Human", None, TOWERS) == ["human", "human"]
    assert read_seats("random,human", 4, TOWERS) == ["random", "human", "wizard", "wizard"]
    with pytest.raises(OptionError, match="3 seats are named"):
        read_seats("human,human,human", 2, TOWERS)
    with pytest.raises(OptionError, match="2 seats are named, but there is 1 player\\."):
        read_seats("human,human", 1, TOWERS)
    with pytest.raises(OptionError, match="not “robot”"):
        read_seats("robot", None, TOWERS)
    assert len(SEAT_COLOURS) >= TOWERS.players[1]


@pytest.mark.parametrize(
    ("language", "own", "told"),
    [
        ("cs", "Místa: Modrý (random)", "Na tahu je Modrý (1)."),
        ("sk", "Miesta: Modrý (random)", "Na ťahu je Modrý (1)."),
        ("pl", "Miejsca: Niebieski (random)", "Turę rozgrywa Niebieski (1)."),
    ],
)
def test_a_whole_match_is_told_in_another_language(command: Command, language: str, own: str, told: str) -> None:
    done = command("tty", "towers", "--seats", "random,random", "--seed", 3, "--language", language, typed="\n")
    assert done.code == 0, done.err
    assert own in done.out and told in done.out
    english = r"(?<!advance-)\b(plays|moves|draws|wins|wizards?|towers?|castle|cards|potions?|match|seats)\b"
    assert re.findall(english, done.out, re.IGNORECASE) == []  # but for what is typed


def test_choices_questions_and_refusals_are_said_in_czech(command: Command) -> None:
    typed = "help\nrules\nrelease B\n99\n1\nundo\nquit\n\n"
    done = command("tty", "towers", "--seed", 3, "--seats", "human,random", "--language", "cs", typed=typed)
    assert done.code == 0, done.err
    questions = "Jsi na tahu: zahraj kartu.", "Cíl: přivést", "znovu ukázat stůl"
    refusals = "neodpovídá na to", "Možnost 99 tu není"
    assert [words for words in (*questions, *refusals) if words not in done.out] == []
    assert re.findall(r"\b(your|the|plays|potion)\b", done.out, re.IGNORECASE) == []


def test_a_language_without_words_is_refused(command: Command) -> None:
    assert "no words in “tlh”" in command("tty", "towers", "--language", "tlh").err
