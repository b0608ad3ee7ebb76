"""Games may be loaded from any thread, also for the first time, by several at once."""

import threading
import time
from typing import Any

import msgspec
import pytest

from abraka.core import game
from abraka.core.game import GAMES, load
from abraka.games.towers.content import load_content

THREADS = 6


class Gate:
    """Stands in for msgspec's conversion: notes how many threads are in it at once."""

    def __init__(self) -> None:
        self.inside = self.most = 0
        self._convert = msgspec.convert

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.inside += 1
        self.most = max(self.most, self.inside)
        time.sleep(0.005)  # lets the others in, if they can come in
        try:
            return self._convert(*args, **kwargs)
        finally:
            self.inside -= 1


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    made = Gate()
    monkeypatch.setattr(msgspec, "convert", made)
    game._packaged.cache_clear()
    return made


def together(work: Any) -> list[Any]:
    """What several threads get that begin at the same moment."""
    barrier, found = threading.Barrier(THREADS), []

    def run() -> None:
        barrier.wait()
        found.append(work())

    threads = [threading.Thread(target=run) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_loaded_once_whoever_asks(gate: Gate, name: str) -> None:
    found = together(lambda: load(name))
    assert len(found) == THREADS
    assert len({id(one) for one in found}) == 1, "all have the same game"
    assert gate.most == 1, "msgspec crashes if two threads use a form for the first time at once"


def test_content_is_read_by_one_thread_at_a_time_without_a_game_too(gate: Gate) -> None:
    together(load_content)
    assert gate.most == 1
