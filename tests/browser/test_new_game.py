"""A game is two folders and nothing else: a toy without a board and one with a board are dropped into a copy."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.clicking import ME, bot, record_is_true, table_of
from tests.browser.stranger import Stranger, play_to_the_end
from tests.browser.visitor import DESKTOP, PHONE, Visitor
from tests.table.server import Server

ROOT = Path(__file__).parents[2]
TOYS = ROOT / "tests" / "toys"
PLAIN, DRAWN = "ladder", "stairs"
"""The toy without a board, and the same under another name with a board of its own."""


def drop(source: Path, target: Path, name: str) -> None:
    """Puts a folder of the toy into place, under a name."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    for file in target.rglob("*.*"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("ladder", name).replace("Ladder", name.title()), encoding="utf-8")


class Copy:
    """The sources with the toys among them, their client built."""

    def __init__(self, folder: Path) -> None:
        self.environment = {"PYTHONPATH": str(folder / "src"), "NUMBA_DISABLE_JIT": "1", "LANG": "C.UTF-8"}
        skipped = shutil.ignore_patterns("__pycache__", "node_modules", "client")
        for name in ("src", "web", "docs/rules"):
            shutil.copytree(ROOT / name, folder / name, ignore=skipped)
        for name in (PLAIN, DRAWN):
            drop(TOYS / "ladder", folder / "src/abraka/games" / name, name)
        drop(TOYS / "board/ladder", folder / "web/src/games" / DRAWN, DRAWN)
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        self.run("types", str(folder / "web/src"))
        build = [str(folder / "web/node_modules/.bin/vite"), "build", "--logLevel", "error"]
        subprocess.run(build, cwd=folder / "web", check=True, timeout=300)

    def run(self, *arguments: str, typed: str = "") -> str:
        """What the command line of the copy says."""
        command = [sys.executable, "-m", "abraka", *arguments]
        environment = os.environ | self.environment
        done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def server(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The copy's table."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in copy.environment.items():
            patch.setenv(name, value)
        server = Server(tmp_path_factory.mktemp("toys") / "data").start()
    yield server
    assert server.stop() == 0


@pytest.mark.parametrize("game", [PLAIN, DRAWN])
def test_it_is_played_in_the_terminal(copy: Copy, game: str) -> None:
    assert game in copy.run("games")
    said = copy.run("tty", game, "--seats", "human,random", "--seed", "1", "--language", "cs", typed="1\n" * 200)
    assert "Jistý krok, nebo sprint?" in said and "Partie skončila" in said


def test_it_is_simulated_and_fought_over(copy: Copy) -> None:
    assert re.search(r"reached\s+20", copy.run("simulate", PLAIN, "--matches", "20"))
    said = copy.run("arena", PLAIN, "--bots", "greedy,random", "--matches", "4", "--sims", "2", "--workers", "1")
    assert "greedy" in said and re.search(r"reached\s+4", said)


def test_it_keeps_the_contract(copy: Copy) -> None:
    program = (
        "from abraka import load\n"
        "from abraka.testing import GameSubject, check_conformance, check_secrecy\n"
        "for players, options in ((2, {}), (4, {'long': True})):\n"
        f"    subject = GameSubject(load('{PLAIN}'), players, options)\n"
        "    check_conformance(subject, matches=2)\n"
        "    check_secrecy(subject, matches=2)\n"
    )
    subprocess.run([sys.executable, "-c", program], env=os.environ | copy.environment, check=True, timeout=120)


def test_it_is_listed_and_opened(browser: Browser, server: Server) -> None:
    with Visitor(browser, server) as visitor:
        visitor.go("/")
        for title in (PLAIN.title(), DRAWN.title()):
            visitor.page.get_by_role("heading", name=title).wait_for()
        visitor.go(f"/new/{DRAWN}")
        visitor.page.get_by_text("Long stairs").first.wait_for()


@pytest.mark.parametrize(("game", "size"), [(PLAIN, PHONE), (DRAWN, DESKTOP)])
def test_it_is_played_in_the_browser(browser: Browser, server: Server, game: str, size: tuple[int, int]) -> None:
    with Visitor(browser, server, size) as visitor:
        link = visitor.open_table([ME, bot("conjurer")], game)
        visitor.go(link)
        visitor.wait(visitor.is_asked, "the first turn")
        assert visitor.axe() == []
        assert play_to_the_end(Stranger(visitor, 1)) > 5
        record_is_true(visitor, table_of(link))


def test_a_board_of_its_own_is_shown(browser: Browser, server: Server) -> None:
    with Visitor(browser, server, locale="cs") as visitor:
        visitor.go(visitor.open_table([ME, ME], DRAWN))
        visitor.button("Vylez o 2 příčky.").wait_for()
        assert visitor.page.locator("meter").count() == 2
