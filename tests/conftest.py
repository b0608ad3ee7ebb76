"""What tests of several files share."""

import os
from collections.abc import Iterator
from pathlib import PurePath

import pytest

from abraka.lab.local_services import Postgres, missing
from tests.command import Command

SLOW_FOLDERS = {"browser", "cluster", "faults"}
SLOW_FILES = {
    "test_arena", "test_arena_command", "test_bench", "test_conformance", "test_crash", "test_docs", "test_explain",
    "test_figures", "test_forms", "test_handover", "test_hostile", "test_insight", "test_keeping", "test_laws",
    "test_levels", "test_limits", "test_litestream", "test_match_rules", "test_matches", "test_operation",
    "test_search_delay", "test_secrecy", "test_secrecy_server", "test_simulate", "test_stories", "test_tactics",
    "test_ways", "test_wheel",
}  # fmt: skip
"""What takes long, or needs compiled rules: for `make test`, not for `make quick` and `make check`."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a server or a browser."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what is slow. The longest tests come first, so that nobody waits for them at the end."""
    items.sort(key=lambda item: item.path.name != "test_forms.py")
    for item in items:
        path = PurePath(item.path)
        if path.stem in SLOW_FILES or path.parent.name in SLOW_FOLDERS:
            item.add_marker(pytest.mark.slow)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command line, to be called like a function."""
    return Command(capsys, monkeypatch)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server of PostgreSQL, for as many databases as are wanted."""
    if why := missing():
        pytest.skip(why)
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kept_in(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """What is said to `abraka play` of where the house is kept: in its file, or in PostgreSQL."""
    if request.param == "sqlite":
        return ()
    return "--database", request.getfixturevalue("postgres").database()
