"""Putting a question to a seat."""

from abraka.core.records import hot
from abraka.games.towers.state import State


@hot
def ask(s: State, seat: int, prompt: int) -> None:
    """The seat decides next."""
    s.to_act = seat
    s.prompt = prompt
