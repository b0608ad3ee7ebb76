"""The examples run, shortened, and say something true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
ARGUMENTS = {
    "rollouts.py": ["hocus"],
    "curve.py": ["hocus", "40", "curve.svg"],
    "flat_search.py": ["hocus", "4"],
    "ppo.py": ["--minutes", "0"],
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == set(ARGUMENTS)


@pytest.mark.slow
@pytest.mark.parametrize("name", ARGUMENTS)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
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
        assert (tmp_path / "ppo.npz").stat().st_size > 10_000, "the network is written"
