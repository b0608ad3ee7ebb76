"""What all browser tests share: one Chromium and one server for each file.

Playwright holds an event loop for as long as it runs, and other tests want their own: so it ends with its file.
"""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.table.server import Server

expect.set_options(timeout=30_000)  # a busy machine is slow; what must be soon says so itself
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium_path() -> str:
    """Where Chromium is."""
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert path is not None, "no Chromium: tools/browser installs one"
    return path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that is open."""
    with Server(tmp_path_factory.mktemp("browser") / "data") as server:
        yield server
