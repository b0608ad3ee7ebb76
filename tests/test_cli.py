"""The command line, as users and scripts meet it."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import abraka
from abraka.core import savefile
from abraka.core.match import Match
from abraka.lab.seed import key_of
from tests.command import Command

CONTENT = Path(abraka.__file__).parent / "games" / "towers" / "content"
MATCH_KEYS = {"game", "players", "options", "id", "commitment", "key", "outcome", "actions"}


def played(match: Match, actions: int = 10_000) -> Match:
    """Plays a match on, always by the first legal action that is not a pass or a redraw, if there is one."""
    for _ in range(actions):
        if match.to_act is None:
            break
        legal = match.legal()
        match.apply(next((a for a in legal if type(a).__name__ not in ("Pass", "Redraw")), legal[0]))
    return match


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished solo match."""
    path = tmp_path_factory.mktemp("finished") / "solo.abraka"
    match = played(Match("towers", 1, key=key_of(1)))
    assert match.outcome is not None
    savefile.save(match, path)
    return path


def started(folder: Path, actions: int = 40) -> tuple[Path, Match]:
    """The file of a match for two that is not over."""
    match = played(Match("towers", 2, key=key_of(2)), actions)
    assert match.outcome is None
    savefile.save(match, folder / "two.abraka")
    return folder / "two.abraka", match


# Asking what there is.


def test_games_are_listed_with_their_options(command: Command) -> None:
    done = command("games")
    assert done.code == 0
    for word in ("towers", "Wandering Towers", "1 to 6 players", "variant", "advanced", "skip_second", "faithful"):
        assert word in done.out


def test_games_as_json_hold_the_whole_registry(command: Command) -> None:
    games = json.loads(command("games", "--json").out)
    assert [game["name"] for game in games] == list(abraka.GAMES)
    towers = next(game for game in games if game["name"] == "towers")
    assert towers["players"] == [1, 6]
    assert {option["name"] for option in towers["options"]} == {o.name for o in abraka.GAMES["towers"].options}
    assert all(option["doc"] and option["kind"] in ("choice", "flag", "number", "set") for option in towers["options"])


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["--version"], ["simulate", "--help"], []])
def test_asking_loads_no_compiler(arguments: list[str]) -> None:
    code = f"import sys; from abraka.cli import main; assert main({arguments}) == 0; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


def test_help_names_every_command_and_no_completion(command: Command) -> None:
    done = command("--help")
    assert done.code == 0
    assert "completion" not in done.out
    for name in ("games", "tty", "simulate", "replay", "verify", "perft", "bench", "content", "compile"):
        assert name in done.out


def test_version_is_told(command: Command) -> None:
    assert command("--version").out == f"abraka {abraka.__version__}\n"


# Refusals.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "chess"], "There is no game “chess”"),
        (["simulate", "towers", "--players", "7"], "is for 1 to 6 players, not 7"),
        (["simulate", "towers", "--players", "two"], "Invalid value for '--players'"),
        (["simulate", "towers", "--matches", "0"], "Invalid value for '--matches'"),
        (["simulate", "towers", "--seed", "-1"], "Invalid value for '--seed'"),
        (["simulate", "towers", "--option", "variant"], "“variant” is no option: write --option NAME=VALUE"),
        (["simulate", "towers", "--option", "=3"], "“=3” is no option"),
        (["simulate", "towers", "--option", "colour=red"], "has no option “colour”"),
        (["simulate", "towers", "--option", "variant=hard"], "can be base, advanced or master, not “hard”"),
        (["simulate", "towers", "-o", "variant=base", "-o", "variant=master"], "Option variant is given twice"),
        (["simulate", "towers", "-p", "3", "-o", "teams=yes"], "Teams need 4 or 6 players"),
        (
            ["tty", "--seats", "human,cat"],
            "A seat can be human, random, greedy, plain, apprentice, conjurer, wizard, sorcerer, archmage, "
            "grand-archmage or archmage-2026, not “cat”",
        ),
        (["tty", "--seats", "human,human,human", "--players", "2"], "3 seats are named, but there are 2 players"),
        (["tty", "--resume", "nowhere"], "ile 'nowhere' does not exist"),
        (["verify", "nowhere"], "ile 'nowhere' does not exist"),
        (["replay", "."], "is a directory"),
        (["perft", "towers", "--depth", "0"], "Invalid value for '--depth'"),
        (["bench", "towers", "--runs", "0"], "Invalid value for '--runs'"),
        (["bench", "towers", "--seconds", "nan"], "seconds"),
        (["bench", "towers", "--seconds", "inf"], "Invalid value for '--seconds'"),
        (["content", "check"], "Missing argument"),
        (["content"], "Missing command"),
        (["compile", "chess"], "There is no game “chess”"),
        (["dance"], "No such command 'dance'"),
        (["games", "--loud"], "No such option"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(command: Command, arguments: list[str], sentence: str) -> None:
    done = command(*arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.startswith("abraka: ") and done.err.endswith(".\n") and done.err.count("\n") == 1


def test_errors_leave_standard_output_to_json(command: Command) -> None:
    done = command("simulate", "towers", "--players", "9", "--json")
    assert (done.code, done.out) == (2, "")


def test_a_reader_who_leaves_early_causes_no_traceback() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "abraka", "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 1


def test_a_terminal_without_the_signs_gets_substitutes() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    arguments = [sys.executable, "-m", "abraka.cli", "simulate", "towers", "--matches", "2"]
    done = subprocess.run(arguments, capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"% ? " in done.stdout


def test_json_is_whole_whatever_the_terminal_shows() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-m", "abraka.cli", "games", "--json"], capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    titles = {game["name"]: game["titles"] for game in json.loads(done.stdout.decode("utf-8"))}
    assert titles["towers"]["cs"] == "Toulavé věže"


@pytest.mark.parametrize(
    ("arguments", "closed"),
    [("games", ">&-"), ("games --json", ">&-"), ("tty --seed 1", "<&-"), ("verify nowhere", "2>&-")],
)
def test_a_closed_stream_causes_no_traceback(arguments: str, closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m abraka {arguments} {closed}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
    assert done.returncode == (2 if "nowhere" in arguments else 0)
    assert done.stderr == ""


# Counting.


def test_simulate_prints_what_was_asked_for(command: Command) -> None:
    done = command(
        "simulate", "towers", "--players", "2", "--matches", "20", "--seed", "5", "-o", "variant=master", "--json"
    )
    assert done.code == 0
    result = json.loads(done.out)
    assert (result["game"], result["players"], result["matches"], result["seed"]) == ("towers", 2, 20, 5)
    assert result["options"]["variant"] == "master"
    assert sum(result["end_reasons"].values()) == 20
    assert len(result["seat_win_rate"]) == 2
    again = json.loads(
        command("simulate", "towers", "-p", "2", "-n", "20", "--seed", "5", "-o", "variant=master", "--json").out
    )
    assert {**again, "seconds": 0} == {**result, "seconds": 0}


def test_simulate_prints_a_table_for_people(command: Command) -> None:
    done = command("simulate", "towers", "--players", "3", "--matches", "20")
    assert done.code == 0
    for word in ("blue", "yellow", "red", "95 % interval", "20 matches", "rounds"):
        assert word in done.out
    assert "\x1b" not in done.out
    assert "towers, 1 player, 1 match from seed 0" in command("simulate", "towers", "-p", "1", "-n", "1").out


# Saved matches.


def test_a_finished_match_is_verified(command: Command, finished: Path) -> None:
    done = command("verify", finished)
    assert (done.code, done.err) == (0, "")
    assert "is true" in done.out
    document = json.loads(command("verify", finished, "--json").out)
    assert document["valid"] is True
    assert document["verdict"]["game"] == "towers"


def test_every_forged_line_is_named(command: Command, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        forged = list(lines)
        body = line.partition("~")[0]
        spot = max(i for i, sign in enumerate(body) if sign.isalnum())
        forged[number - 1] = line[:spot] + ("1" if line[spot] != "1" else "2") + line[spot + 1 :]
        path = tmp_path / "forged.abraka"
        path.write_text("\n".join(forged) + "\n", encoding="utf-8")
        done = command("verify", path)
        assert done.code == 1, line
        assert f": line {number}:" in done.err, (line, done.err)
        assert done.out == ""


def test_a_missing_line_is_noticed(command: Command, finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("5 "))
    path = tmp_path / "short.abraka"
    path.write_text("\n".join(lines[:first] + lines[first + 1 :]) + "\n", encoding="utf-8")
    document = json.loads(command("verify", path, "--json").out)
    assert document["valid"] is False
    assert document["line"] == first + 1


def test_an_unfinished_match_can_not_be_verified_yet(command: Command, tmp_path: Path) -> None:
    path, _ = started(tmp_path)
    done = command("verify", path)
    assert done.code == 1
    assert "not over" in done.err


def test_replay_tells_all_of_a_finished_match(command: Command, finished: Path) -> None:
    document = json.loads(command("replay", finished, "--json").out)
    assert set(document) == MATCH_KEYS
    match = savefile.load_match(finished)
    assert [step["number"] for step in document["actions"]] == list(range(match.version + 1))
    assert document["outcome"]["ranks"] == list(match.outcome.ranks) if match.outcome else False
    assert document["key"] == match.key.hex()
    kinds = {event["type"] for step in document["actions"] for event in step["events"]}
    assert {"card_played", "tower_moved", "match_ended", "got"} <= kinds
    text = command("replay", finished).out
    assert "The match is over" in text
    for step in document["actions"][1:]:
        assert f"{step['number']:>4}  blue    {step['action']}" in text


def test_replay_of_an_unfinished_match_shows_no_secrets(command: Command, tmp_path: Path) -> None:
    path, match = started(tmp_path)
    document = json.loads(command("replay", path, "--boards", "--json").out)
    assert document["key"] is None and document["outcome"] is None
    events = [event for step in document["actions"] for event in step["events"]]
    assert events and not [event for event in events if event["type"] == "got"]
    hands = [" ".join(seat.hand) for seat in match.view(0).seats[:1] + match.view(1).seats[1:]]
    assert not [hand for hand in hands if hand in document["actions"][-1]["board"]]
    assert match.key.hex() not in json.dumps(document)


def passing(folder: Path) -> tuple[Path, Match, str]:
    """The file of a match of teams in which a card was passed face down; and how it was passed, in notation."""
    match = Match("towers", 4, {"teams": True}, key=key_of(2))
    while match.to_act is not None:
        legal = match.legal()
        gift = next((action for action in legal if type(action).__name__ == "Give"), None)
        match.apply(gift or next((action for action in legal if type(action).__name__ == "Ask"), legal[0]))
        if gift:
            savefile.save(match, folder / "teams.abraka")
            return folder / "teams.abraka", match, match.game.actions.write(gift)
    raise AssertionError("nobody passed a card")


def test_replay_shows_a_card_passed_face_down_only_when_the_match_is_over(command: Command, tmp_path: Path) -> None:
    path, match, given = passing(tmp_path)
    assert json.loads(command("replay", path, "--json").out)["actions"][-1]["action"] == "give"
    assert given not in command("replay", path, "--boards").out
    over = tmp_path / "over.abraka"
    savefile.save(played(match), over)
    assert given in command("replay", over).out


def test_a_file_is_named_once(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_bytes(b"\xff")
    for name in ("verify", "replay"):
        assert command(name, path).err == f"abraka: {path} is no text file.\n"
    path.write_text("Dear aunt")
    for name in ("verify", "replay"):
        assert command(name, path).err.startswith(f"abraka: {path}: line 1: a saved match begins")
    assert command("verify", "/dev/zero").err == "abraka: /dev/zero can't be read: it is no regular file.\n"


def test_replay_without_its_key_file_says_so(command: Command, tmp_path: Path) -> None:
    path, _ = started(tmp_path)
    savefile.key_file(path).unlink()
    done = command("replay", path)
    assert (done.code, done.out) == (2, "")
    assert "no key file lies beside it" in done.err


def test_replay_draws_boards_if_asked(command: Command, finished: Path) -> None:
    assert "▐1♦" not in command("replay", finished).out
    assert command("replay", finished, "--boards").out.count("▐1♦") == savefile.load_match(finished).version + 1


# Content and compiling.


def test_the_packaged_content_is_all_right(command: Command) -> None:
    files = sorted(CONTENT.glob("*.toml"))
    done = command("content", "check", *files)
    assert (done.code, done.err) == (0, "")
    assert (
        done.out.count("all right") == len(files) == len(json.loads(command("content", "check", *files, "--json").out))
    )


def test_a_broken_content_file_is_refused_by_line(command: Command, tmp_path: Path) -> None:
    lines = (CONTENT / "cards.toml").read_text(encoding="utf-8").splitlines()
    place = next(i for i, line in enumerate(lines) if "copies" in line and not line.startswith("#"))
    lines[place] = lines[place].replace("copies = ", "copies = -")
    broken = tmp_path / "cards.toml"
    broken.write_text("\n".join(lines), encoding="utf-8")
    done = command("content", "check", broken)
    assert (done.code, done.out) == (2, "")
    assert f"line {place + 1}" in done.err
    assert command("tty", "--content", broken).err == done.err


def test_compiling_twice_is_no_work(command: Command) -> None:
    command("compile", "towers")
    done = command("compile")
    assert (done.code, done.err) == (0, "")
    assert "towers: the compiled rules are ready" in done.out or "The compiler is off" in done.out
