"""A short run of `python -m tests.faults.flips`, and a fault that it must find."""

import pytest

from abraka.table import seals
from tests.faults import flips
from tests.faults.trial import Trial, main


def test_a_flipped_byte_changes_nothing_in_silence(capsys: pytest.CaptureFixture[str]) -> None:
    code = main("flips", flips.run, ["--seconds", "4"], {"flips": 1})
    told = capsys.readouterr().out
    assert code == 0, told
    assert " flips" in told


def test_it_finds_seals_that_nobody_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seals, "holds", lambda table, row, sealed: True)
    monkeypatch.setattr(seals, "broken_at", lambda match, entries, listed: None)
    trial = Trial(240, looks_for="has changed")
    flips.run(trial)
    assert trial.found
