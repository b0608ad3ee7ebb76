"""Runs the command line inside the test's own process, which saves loading the compiled rules every time."""

import io
import sys
from typing import NamedTuple

import pytest

from abraka.cli import main


class Done(NamedTuple):
    """How a command went."""

    code: int
    out: str
    err: str


class Command:
    """`command("verify", path)`, as if typed; the lines of `typed` are what the user types while it runs."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys, self._monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> Done:
        self._capsys.readouterr()
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        return Done(code, *self._capsys.readouterr())
