"""Playing in the terminal: saving, resuming, leaving, and beginning elsewhere."""

import re
from pathlib import Path

from abraka.core import savefile
from abraka.core.match import Match
from abraka.lab.seed import key_of
from tests.command import Command
from tests.paper import decisions, sit, two, typing

# Saving, resuming, leaving.


def test_a_match_is_saved_and_resumed_where_it_was(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.abraka"
    first = command("tty", "--players", "2", "--seed", "8", typed=f"1\n1\n1\nsave {path}\nquit\n")
    assert first.code == 0 and "was not saved" not in first.out
    saved = savefile.load_match(path)
    assert saved.version >= 3
    again = command("tty", "--resume", path, typed=f"log\n1\nsave {path}\nquit\n")
    assert again.code == 0
    assert saved.commitment in again.out
    assert savefile.load_match(path).actions[: saved.version] == saved.actions


def test_resuming_tells_what_happened_since_ones_last_decision(tmp_path: Path) -> None:
    match = two()
    while match.to_act == 0:
        match.apply(match.legal()[0])
    while match.to_act == 1:
        match.apply(match.legal()[0])
    savefile.save(match, tmp_path / "saved", ["human", "random"])
    table, paper = sit(two(6), "human,random", typing(f"resume {tmp_path / 'saved'}"))
    table.play()
    resumed = paper.text.split("resume ")[-1]
    assert "Yellow's turn (2)." in resumed and "Blue's turn (3)." in resumed
    assert "Blue's turn (1)." not in resumed


def test_resume_offers_to_save_what_it_replaces(tmp_path: Path) -> None:
    savefile.save(two(), tmp_path / "other")
    kept = tmp_path / "kept"
    table, _ = sit(two(6), "human,random", typing("1", f"resume {tmp_path / 'other'}", f"save {kept}", "quit"))
    table.play()
    assert savefile.load_match(kept).version == 1
    assert table.match.version == 0


def test_other_files_are_never_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear aunt")
    other = tmp_path / "other.abraka"
    savefile.save(two(1), other)
    before = other.read_text()
    table, paper = sit(two(2), "human,random", typing(f"save {letter}", f"save {other}"))
    table.play()
    assert letter.read_text() == "Dear aunt" and other.read_text() == before
    assert paper.text.count("exists already and is not this match") == 2


def test_a_name_that_can_not_be_is_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    (tmp_path / "taken.key").mkdir()
    bad = f"save {tmp_path / 'taken'}", f"save {tmp_path / ('a' * 300)}"
    table, paper = sit(two(), "human,random", typing("1", *bad, "quit", *bad, f"save {path}"))
    assert table.play() == 0
    assert paper.text.count("is not the key of this match") == paper.text.count("File name too long") == 2
    assert savefile.load_match(path).version == 1


def test_saving_never_shortens_a_record(tmp_path: Path) -> None:
    path = tmp_path / "match"
    table, paper = sit(two(), "human,random", typing("1", f"save {path}", "undo", f"save {path}"))
    table.play()
    assert "goes on where this one does not" in paper.text
    assert savefile.load_match(path).version == 1


def test_who_sat_where_is_known_when_a_match_is_resumed(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match"
    command("tty", "--seats", "random,human,human", "--seed", "8", typed=f"\nsave {path}\nquit\n")
    again = command("tty", "--resume", path)
    assert "Seats: Blue (random), Yellow (human), Red (human)" in again.out
    other = command("tty", "--resume", path, "--seats", "human")
    assert "Seats: Blue (human), Yellow (wizard), Red (wizard)" in other.out
    table, _ = sit(two(), "human,random", typing(f"resume {path}"))
    table.play()
    assert table.players == ["random", "human", "human"]


def test_chance_takes_no_seat_of_a_match_that_does_not_say_who_sat_there(command: Command, tmp_path: Path) -> None:
    savefile.save(two(), tmp_path / "saved")
    done = command("tty", "--resume", tmp_path / "saved")
    assert "Seats: Blue (human), Yellow (human)" in done.out
    table, _ = sit(two(6), "human,random", typing(f"resume {tmp_path / 'saved'}"))
    table.play()
    assert table.players == ["human", "human"]


def test_the_file_that_can_not_be_resumed_is_named(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "saved"
    path.write_text("abraka match 2\n")
    done = command("tty", "--resume", path)
    assert done.code == 2 and done.err.startswith(f"abraka: {path}: line 1:")
    table, paper = sit(two(6), "human,random", typing(f"resume {path}"))
    table.play()
    assert f"{path}: line 1:" in paper.text


def test_seeded_matches_share_their_id_only_if_they_begin_alike(command: Command) -> None:
    def id_of(*arguments: str) -> str:
        found = re.search(r"^Match (\S+)\. ", command("tty", "--seed", "1", *arguments).out, re.MULTILINE)
        assert found
        return found[1]

    assert id_of("--players", "2").startswith("seed-1-")
    assert id_of("--players", "2") == id_of("--players", "2", "-o", "variant=base")
    assert len({id_of("--players", "2"), id_of("--players", "3"), id_of("-p", "2", "-o", "variant=master")}) == 3


def test_a_finished_match_can_be_resumed_to_look_at(command: Command, tmp_path: Path) -> None:
    match = Match("towers", 1, key=key_of(7))
    decisions(match)
    savefile.save(match, tmp_path / "over")
    done = command("tty", "--resume", tmp_path / "over")
    assert done.code == 0
    assert "The match is over" in done.out and match.key.hex() in done.out
    assert "was not saved" not in done.out


def test_quitting_offers_to_save(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "kept.abraka"
    done = command("tty", "--seed", "4", typed=f"1\nquit\nsave {tmp_path}\nsave {path}\n")
    assert done.code == 0 and "is a folder" in done.out
    assert savefile.load_match(path).version >= 1
    assert "was not saved" not in done.out
    assert "was not saved" in command("tty", "--seed", "4", typed="1\nquit\n\n").out


def test_a_slip_at_the_offer_to_save_loses_nothing(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.abraka"
    done = command("tty", "--players", "2", "--seed", "8", typed=f"1\nquit\nsav {path}\nsave {path}\n")
    assert done.code == 0 and "is neither: the match would be lost." in done.out
    assert savefile.load_match(path).version >= 1


def test_the_end_of_input_ends_the_session_cleanly(command: Command) -> None:
    done = command("tty", "--seed", "4", typed="1\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.rstrip().endswith("The match was not saved (“save FILE” does that).")


def test_an_interrupt_ends_the_session_at_once() -> None:
    lines = typing("1")

    def answer(prompt: str) -> str:
        try:
            return lines(prompt)
        except EOFError:
            raise KeyboardInterrupt from None

    table, paper = sit(two(), "human,random", answer)
    assert table.play() == 130
    assert "The match was not saved" in paper.text


# Beginning elsewhere.


def test_play_goes_on_from_a_position_text(command: Command, tmp_path: Path) -> None:
    match = Match("towers", 2, {"variant": "master"}, key=key_of(3))
    for _ in range(30):
        match.apply(match.legal()[0])
    path = tmp_path / "position.txt"
    path.write_text(match.game.write_position(match.state).replace(" | ", "\n| ") + "\n", encoding="utf-8")
    done = command("tty", "--from", path, "--seats", "human,human", typed="\n")
    assert (done.code, done.err) == (0, "")
    assert "variant=master" in done.out
    assert match.game.ask(match.view(match.state.to_act)) in done.out
    refused = command("tty", "--from", path, "--players", "3")
    assert (refused.code, refused.out) == (2, "")
    assert "The position is for 2 players, not 3" in refused.err


def test_an_impossible_position_is_refused(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text("players 2 | 3: #1 #1", encoding="utf-8")
    done = command("tty", "--from", path)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("abraka: ") and "Traceback" not in done.err
    path.write_bytes(b" " * (savefile.MAX_FILE + 1))
    done = command("tty", "--from", path)
    assert done.code == 2 and "is too large" in done.err and "saved match" not in done.err


def test_a_resumed_match_keeps_its_options(command: Command, tmp_path: Path) -> None:
    savefile.save(two(), tmp_path / "saved")
    done = command("tty", "--players", 2, "--resume", tmp_path / "saved")
    assert (done.code, done.out) == (2, "")
    assert "besides --resume give only --seats or --content" in done.err


def test_a_resumed_match_may_be_named_with_its_game(command: Command, tmp_path: Path) -> None:
    savefile.save(two(), tmp_path / "saved")
    assert command("tty", "towers", "--resume", tmp_path / "saved").code == 0
    done = command("tty", "hopscotch", "--resume", tmp_path / "saved")
    assert done.code == 2 and "is a match of towers, not of hopscotch" in done.err
