"""What tests of several files share."""

import pytest

from tests.command import Command


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command line, to be called like a function."""
    return Command(capsys, monkeypatch)
