"""Putting a question to a seat."""

from abraka.core.records import jit
from abraka.games.hocus.state import State


@jit
def ask(s: State, seat: int, prompt: int) -> None:
    """The seat decides next."""
    s.to_act = seat
    s.prompt = prompt
