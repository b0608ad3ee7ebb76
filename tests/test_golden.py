"""Golden playthroughs: what the rules do today, frozen; `make golden` writes them anew after a wanted change."""

from pathlib import Path

import pytest

from abraka.testing.golden import MAX_LINES, all_playthroughs

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGHS = dict(all_playthroughs())


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_goes_as_it_went(name: str) -> None:
    assert PLAYTHROUGHS[name] == (FOLDER / name).read_text(encoding="utf-8")


def test_there_are_no_others() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


def test_they_are_short_enough_to_read() -> None:
    assert all(20 < len(text.splitlines()) <= MAX_LINES for text in PLAYTHROUGHS.values())
