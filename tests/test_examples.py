"""The examples run, shortened, and say something true."""

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.documents import ROOT, blocks

EXAMPLES = ROOT / "examples"
ARGUMENTS = {
    "rollouts.py": ["hocus"],
    "curve.py": ["hocus", "40", "curve.svg"],
    "flat_search.py": ["hocus", "4"],
    "ppo.py": ["--minutes", "0", "--choices", "128", "--matches", "4", "--curve", "curve.csv", "--threads", "1"],
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(ARGUMENTS)


def test_the_page_for_research_has_the_whole_of_the_learning_curve() -> None:
    shown = [block.text for block in blocks(ROOT / "docs" / "research.md", "python")]
    assert "# curve.py\n" + (EXAMPLES / "curve.py").read_text(encoding="utf-8") in shown


def needs_torch(name: str) -> bool:
    return "import torch" in (EXAMPLES / name).read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("name", ARGUMENTS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    if needs_torch(name) and find_spec("torch") is None:
        pytest.skip("torch is not installed: tools/torch could not have it")
    command = [sys.executable, str(EXAMPLES / name), *ARGUMENTS[name]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    shares = [int(share) for share in re.findall(r"(\d+)%", done.stdout)]
    assert shares and all(0 <= share <= 100 for share in shares)
    if name == "rollouts.py":
        assert 98 <= sum(shares) <= 102, "every match has one winner"
    if name == "curve.py":
        assert "<svg" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    if name == "ppo.py":
        assert "against_greedy" in (tmp_path / "curve.csv").read_text(encoding="utf-8")
        arena = [sys.executable, "-m", "abraka", "arena", "towers", "--bots", "ppo,random"]
        arena += ["--content", "tiny-seats.toml", "--code", str(EXAMPLES / name), "--matches", "2", "--json"]
        played = subprocess.run(arena, capture_output=True, text=True, timeout=600, cwd=tmp_path)
        assert played.returncode == 0, played.stderr
        assert json.loads(played.stdout)["matches"] == 2, "what was written plays in the arena"
