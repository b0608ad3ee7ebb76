"""What tests of several files share."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import PurePath

import pytest

from abraka.lab.local_services import Postgres, missing, missing_bus
from tests.cluster.houses import Cluster
from tests.command import Command
from tests.table.client import SOCKETS_AT
from tests.table.server import Server

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


Opening = Callable[[str], AbstractContextManager[Server]]
"""Opens a house in a folder of that name."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "two nodes"])
def served_by(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Opening:
    """A house in its file, in PostgreSQL, or of two nodes: who asks comes to the one, their sockets to the other."""
    postgres = request.getfixturevalue("postgres") if request.param != "sqlite" else None
    if request.param == "two nodes" and (why := missing_bus()):
        pytest.skip(why)

    @contextmanager
    def opened(name: str) -> Iterator[Server]:
        folder = tmp_path_factory.mktemp(name)
        if request.param == "two nodes":
            with Cluster(folder, 2, postgres, patient=True) as cluster:
                one, other = cluster.nodes
                SOCKETS_AT[one.url] = other.url
                yield one
        else:
            with Server(folder / "data", *(("--database", postgres.database()) if postgres else ())) as running:
                yield running

    return opened
