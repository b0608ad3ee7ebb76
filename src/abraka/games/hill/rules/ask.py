"""Putting a question to a seat, and ending the match."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.core.state import NOBODY
from abraka.games.hill.events import MATCH_ENDED
from abraka.games.hill.state import NO_PROMPT, NONE, State


@jit
def ask(s: State, seat: int, prompt: int) -> None:
    """The seat decides next (M30)."""
    s.to_act = seat
    s.prompt = prompt


@jit
def finish(s: State, reason: int, winner: int) -> None:
    """Ends the match: the winner is first and the others share the second place (M26), or all share the first (M27)."""
    s.reason = reason
    s.to_act = NOBODY
    s.prompt = NO_PROMPT
    for seat in range(s.seats):
        s.ranks[seat] = 1 if winner == NONE or seat == winner else 2
    emit(s, MATCH_ENDED, EVERYONE, reason)
