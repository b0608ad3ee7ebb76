"""Imports point down only: core knows no game, games know neither bots nor table nor lab, and so on."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src" / "abraka"
LAYERS = ["core", "games", "bots", "analysis", "lab", "table", "adapters", "cli"]
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "analysis": {"core", "games", "bots", "analysis"},
    "lab": {"core", "games", "bots", "analysis", "lab"},
    "table": {"core", "games", "bots", "analysis", "table"},
    "adapters": {"core", "games", "bots", "table", "adapters"},  # of the table only its pictures
    "testing": {"core", "games", "bots", "analysis", "lab", "testing"},
}
MODULES = sorted(SOURCES.rglob("*.py"))


def layer_of(path: Path) -> str:
    first = path.relative_to(SOURCES).parts[0]
    return first if first in MAY_IMPORT else "top"


def imports_of(path: Path) -> set[str]:
    """The layers that a module imports from, wherever in the file."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("abraka.")} & {*LAYERS, "testing"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_imports_point_down_only(path: Path) -> None:
    layer = layer_of(path)
    if layer != "top":
        assert imports_of(path) <= MAY_IMPORT[layer]


def test_no_game_imports_another() -> None:
    for path in (SOURCES / "games").rglob("*.py"):
        own = path.relative_to(SOURCES / "games").parts[0]
        for other in (
            p.name for p in (SOURCES / "games").iterdir() if p.is_dir() and p.name not in (own, "__pycache__")
        ):
            assert f"abraka.games.{other}" not in path.read_text(encoding="utf-8")


def test_no_file_is_too_long() -> None:
    long = {path.name: n for path in MODULES if (n := len(path.read_text(encoding="utf-8").splitlines())) > 500}
    assert not long


def test_listing_the_games_loads_no_compiler() -> None:
    code = "import sys, abraka.core.game; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]


def test_without_jit_nothing_is_compiled() -> None:
    code = "import sys, abraka; abraka.Match('towers', 2); print('numba' in sys.modules)"
    import os

    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert done.stdout.split() == ["False"]
