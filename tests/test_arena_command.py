"""`abraka arena` as it is typed: results in every form, bots of one's own, and refusals."""

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

from abraka.bots.network import write_network
from abraka.lab import extra
from tests.bots.test_network import any_network
from tests.command import Command, Done

STANDING = {
    "win_rate", "low", "high", "fair_share", "rating", "sigma", "decision_ms_p50", "decision_ms_p99", "seats", "wins",
    "points_mean", "late",
}  # fmt: skip
RESULT = {
    "settings", "asked", "planned", "matches", "bots", "pairs", "rounds_median", "decisions_median", "end_reasons",
    "seconds", "matches_per_s", "calibration",
}  # fmt: skip
FIRST = "def choose(decision):\n    return decision.legal[0]\n"
COUNTING = """
asked = 0

def choose(d):
    global asked
    asked += 1
    if asked > 900:
        SOON
    return d.legal[0]
"""


class Arena:
    """`arena("--bots", …)` in this process, with short matches; bots of one's own are written by name and source."""

    def __init__(self, command: Command, folder: Path) -> None:
        self._command, self._folder = command, folder

    def __call__(self, *arguments: object, game: str = "hill") -> Done:
        return self._command("arena", game, "--workers", 1, *arguments)

    def own(self, name: str, source: str) -> Path:
        """The file of a bot."""
        path = self._folder / f"{name}.py"
        path.write_text(source, encoding="utf-8")
        return path


@pytest.fixture
def arena(command: Command, tmp_path: Path) -> Arena:
    return Arena(command, tmp_path)


# Results.


def test_a_table_for_people(arena: Arena, tmp_path: Path) -> None:
    first = arena.own("first", FIRST)
    done = arena("--bots", "random,first", "--code", first, "--matches", 3, "--seed", 2)
    assert done.code == 0
    for word in ("hill, 2 players, 4 matches from seed 2", "3 asked for, rounded up", "random", "first", "fair share"):
        assert word in done.out
    assert "50.0%" in done.out and "rating" in done.out and "ahead of" not in done.out
    assert "\x1b" not in done.out


def test_three_bots_are_compared_in_pairs(arena: Arena) -> None:
    codes = [part for name in ("first", "second") for part in ("--code", arena.own(name, FIRST))]
    done = arena("--bots", "random,first,second", *codes, "--matches", 6)
    assert done.code == 0
    assert "ahead of" in done.out


def test_json_has_everything_and_nothing_beside(arena: Arena) -> None:
    loud = arena.own("loud", "print('loading')\n" + FIRST.replace("return", "print('hm'); return"))
    done = arena("--bots", "random,loud", "--code", loud, "--matches", 2, "--seed", 7, "--json")
    result = json.loads(done.out)
    assert set(result) == RESULT
    assert list(result["bots"]) == ["random", "loud"]
    assert all(set(standing) == STANDING for standing in result["bots"].values())
    assert (result["matches"], result["settings"]["seed"], result["settings"]["game"]) == (2, 7, "hill")
    assert sum(result["end_reasons"].values()) == 2
    assert "loading" in done.err and "hm" in done.err  # what a bot prints does not disturb


def test_together_nobody_is_rated(arena: Arena) -> None:
    done = arena("--bots", "random", "--matches", 1, "--option", "together=yes", "--json", game="towers")
    standing = json.loads(done.out)["bots"]["random"]
    assert (standing["rating"], standing["sigma"], standing["fair_share"]) == (None, None, None)
    text = arena("--bots", "random", "--matches", 1, "--option", "together=yes", game="towers").out
    assert "neither a rating nor a fair share" in text


def test_csv_has_a_row_for_each_match(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "matches.csv"
    assert arena("--bots", "random", "--matches", 3, "--csv", path).code == 0
    rows = list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))
    assert [row["match"] for row in rows] == ["0", "1", "2"]
    assert {row["blue_bot"] for row in rows} == {row["yellow_bot"] for row in rows} == {"random"}
    assert all(int(row["decisions"]) > 0 and row["blue_points"] == "" for row in rows)


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_a_plot_is_drawn(arena: Arena, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"plot.{suffix}"
    first = arena.own("first", FIRST)
    assert arena("--bots", "random,first", "--code", first, "--matches", 2, "--plot", path).code == 0
    data = path.read_bytes()
    assert len(data) > 5_000
    if suffix == "svg":
        for word in (b"random", b"first", b"hill", b"2 players", b"2 matches", b"fair share", b"rating"):
            assert word in data


def test_a_plot_without_ratings_has_win_rates(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    assert arena("-p", 1, "--bots", "random", "--matches", 1, "--plot", path, game="djinn").code == 0
    text = path.read_text(encoding="utf-8")
    assert "wins in %" in text and "fair share" not in text and "sigma" not in text


def test_calibration_says_whether_chances_come_true(arena: Arena, tmp_path: Path) -> None:
    journal, plot = tmp_path / "evening.jsonl", tmp_path / "reliability.svg"
    asked = "--bots", "greedy,random", "--calibration", "--matches", 2, "--out", journal
    result = json.loads(arena(*asked, "--json", game="hocus").out)
    assert set(result["calibration"]) == {"greedy"}  # chance foresees nothing
    found = result["calibration"]["greedy"]
    assert 0 <= found["brier"] <= 1 and sum(one["decisions"] for one in found["bins"]) == found["decisions"] > 0
    assert all(one["low"] <= one["foreseen"] <= one["high"] and 0 <= one["won"] <= 1 for one in found["bins"])
    assert json.loads(arena(*asked, "--json", game="hocus").out)["calibration"] == result["calibration"]
    refused = arena("--bots", "greedy,random", "--matches", 2, "--out", journal, game="hocus")
    assert refused.code == 2 and "calibration: True, now False" in refused.err
    told = arena(*asked, "--plot", plot, game="hocus")
    assert "Brier score" in told.out and "greedy: Brier score" in plot.read_text(encoding="utf-8")


def test_a_network_of_ones_own_plays(arena: Arena, tmp_path: Path) -> None:
    path, other = tmp_path / "mine.network", tmp_path / "other.network"
    write_network(any_network("hocus"), path)
    write_network(any_network("hocus", seed=2), other)
    asked = "--bots", "mine,archmage-2026", "--sims", 8, "--matches", 2, "--out", tmp_path / "evening.jsonl"
    result = json.loads(arena(*asked, "--network", f"mine={path}", "--json", game="hocus").out)
    assert set(result["bots"]) == {"mine", "archmage-2026"} and result["settings"]["code"]["mine"]
    refused = arena(*asked, "--network", f"mine={other}", game="hocus")
    assert refused.code == 2 and "code mine" in refused.err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("mine", "A network is given as NAME=FILE, not “mine”"),
        ("archmage=FILE", "A network must be called otherwise: there is a bot archmage already"),
        ("mine=nowhere.network", "There is no file nowhere.network, which is to be the network of mine"),
        ("mine=FILE", "is a network for Hocus Pocus, not for Magic Hill"),
    ],
)
def test_a_network_that_can_not_play_is_refused(arena: Arena, tmp_path: Path, given: str, said: str) -> None:
    path = tmp_path / "mine.network"
    write_network(any_network("hocus"), path)
    done = arena("--bots", "mine,random", "--network", given.replace("FILE", str(path)))
    assert done.code == 2 and said in done.err


def test_a_journal_is_continued(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    assert arena("--bots", "random", "--matches", 2, "--out", path).code == 0
    before = path.read_text(encoding="utf-8")
    done = arena("--bots", "random", "--matches", 3, "--out", path, "--json")
    assert json.loads(done.out)["matches"] == 3
    assert path.read_text(encoding="utf-8").startswith(before)
    refused = arena("--bots", "random", "--matches", 3, "--out", path, "--seed", 9)
    assert (refused.code, refused.out) == (2, "")
    assert "seed: 0, now 9" in refused.err


def test_being_stopped_shows_what_was_played(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    stops = arena.own("stops", COUNTING.replace("SOON", "raise KeyboardInterrupt"))
    done = arena("--bots", "random,stops", "--code", stops, "--matches", 100, "--out", path, "--json")
    assert done.code == 130
    assert "of 100 matches; the same command goes on" in done.err
    assert 0 <= json.loads(done.out)["matches"] < 100


# Bots of one's own.


def test_a_bot_of_ones_own_plays_in_every_worker(arena: Arena, command: Command) -> None:
    arena.own("helper", "def pick(legal):\n    return legal[0]\n")
    mine = arena.own("mine", "from helper import pick\n\n\ndef choose(decision):\n    return pick(decision.legal)\n")
    done = command("arena", "hill", "--bots", "mine,random", "--code", mine, "-n", 4, "--workers", 2, "--json")
    assert done.code == 0
    assert json.loads(done.out)["bots"]["mine"]["seats"] == 4


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("def chose(decision):\n    pass\n", ["has no function choose(decision)"]),
        ("choose = 3\n", ["has no function choose(decision)"]),
        ("import os\nimport no_such_thing\n", ["line 2: ModuleNotFoundError", "    import no_such_thing"]),
        ("def choose(decision)\n    pass\n", ["line 1: SyntaxError", "    def choose(decision)"]),
        ("x = 1\nraise SystemExit(4)\n", ["line 2: SystemExit: 4"]),
        (
            "def choose(decision):\n    none = 0\n    return 1 / none\n",
            ["line 3: ZeroDivisionError: division by zero\n    return 1 / none\n", "was asked here:\n    players 2"],
        ),
        (
            "def choose(decision):\n    return help(decision)\n\n\ndef help(d):\n    return d.cards\n",
            ["line 6: Attrib"],
        ),
        ("def choose(decision):\n    import sys\n    sys.exit(3)\n", ["line 3: SystemExit: 3"]),
        ("\ndef choose(decision):\n    return None\n", ["line 2: choose must return one of decision.legal, not None"]),
        ("def choose(decision):\n    return 'pass'\n", ["must return one of decision.legal, not 'pass'"]),
        (
            "def choose(decision):\n    return next(a for a in decision.game.actions if a not in decision.legal)\n",
            ["line 1: choose answered “", "”, which is not legal: "],
        ),
        (
            "from abraka.games.towers.actions import Redraw\n\n\ndef choose(decision):\n    return Redraw()\n",
            ["choose answered Redraw(), which is no action of hill"],
        ),
    ],
)
def test_a_bot_that_fails_is_told_where(arena: Arena, source: str, said: list[str]) -> None:
    done = arena("--bots", "mine,random", "--code", arena.own("mine", source), "--matches", 2)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("abraka: ") and "Traceback" not in done.err
    for part in ["mine.py", *said]:
        assert part in done.err


def test_a_bot_that_fails_late_loses_nothing(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    tired = arena.own("tired", COUNTING.replace("SOON", "return d.legal[99]"))
    done = arena("--bots", "tired,random", "--code", tired, "--matches", 100, "--out", path)
    assert done.code == 1
    assert "IndexError" in done.err and f"What was played before stays in {path}" in done.err
    assert len(path.read_text(encoding="utf-8").splitlines()) > 1


def test_a_bot_that_fails_in_a_worker_is_told_the_same_way(arena: Arena, command: Command) -> None:
    mine = arena.own("mine", "def choose(decision):\n    return 1 / 0\n")
    done = command("arena", "hill", "--bots", "mine,random", "--code", mine, "-n", 4, "--workers", 2)
    assert (done.code, done.out) == (1, "")
    assert "mine.py, line 2: ZeroDivisionError" in done.err and "Traceback" not in done.err


def test_names_of_bots_must_be_free(arena: Arena, tmp_path: Path) -> None:
    greedy = arena.own("greedy", FIRST)
    assert "there is a bot greedy already" in arena("--bots", "greedy", "--code", greedy).err
    first = arena.own("first", FIRST)
    (tmp_path / "sub").mkdir()
    other = tmp_path / "sub" / "first.py"
    other.write_text(FIRST)
    done = arena("--bots", "first", "--code", first, "--code", other)
    assert (done.code, done.out) == (2, "")
    assert "Two files give a bot called first" in done.err


# Refusals.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Missing option '--bots'"),
        (["--bots", ","], "An arena needs bots"),
        (["--bots", "cat"], "There is no bot “cat”; there are random, greedy, plain, apprentice"),
        (["--bots", "random", "--players", "9"], "is for 2 to 5 players, not 9"),
        (["--bots", "random", "--matches", "0"], "Invalid value for '--matches'"),
        (["--bots", "random", "--workers", "0"], "Invalid value for '--workers'"),
        (["--bots", "random", "--time", "1", "--sims", "9"], "not both"),
        (["--bots", "random", "--time", "0"], "seconds, not 0.0"),
        (["--bots", "random", "--time", "nan"], "seconds, not nan"),
        (["--bots", "random", "--sims", "0"], "simulations, not 0"),
        (["--bots", "random", "--option", "colour=red"], "has no option “colour”"),
        (["--bots", "random", "--code", "nowhere.py"], "ile 'nowhere.py' does not exist"),
        (["--bots", "random", "--plot", "plot.pdf"], "as .svg or .png, not as plot.pdf"),
        (["--bots", "random", "--plot", "no/where/plot.svg"], "there is no folder"),
        (["--bots", "random", "--csv", "."], "it is a folder"),
        (["--bots", "random", "--out", "/dev/null"], "is no regular file"),
        (["--bots", "random", "--csv", "same", "--out", "same"], "must be different files"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(
    arena: Arena, arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = arena(*arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err
    assert done.err.startswith("abraka: ") and done.err.endswith(".\n") and done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_for_a_bot_that_does_not_play_is_refused(arena: Arena) -> None:
    done = arena("--bots", "random", "--code", arena.own("mine", FIRST))
    assert (done.code, done.out) == (2, "")
    assert "name mine among the bots" in done.err


def test_a_file_that_is_no_journal_stays_as_it_is(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear aunt")
    done = arena("--bots", "random", "--out", path)
    assert (done.code, done.out) == (2, "")
    assert "is no journal of an arena" in done.err
    assert path.read_text() == "Dear aunt"


def test_what_is_missing_is_said_before_anything_is_played(
    arena: Arena, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = "matplotlib"
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == package else name)
    done = arena("--bots", "random", "--plot", tmp_path / "plot.svg")
    assert (done.code, done.out) == (2, "")
    assert f"{package}: pip install 'abraka[lab]'." in done.err


def test_only_a_plot_loads_matplotlib() -> None:
    code = (
        "import sys; from abraka.cli import main; "
        "main(['arena', 'hill', '--bots', 'random', '--matches', '1', '--workers', '1', '--json']); "
        "print('matplotlib' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"
