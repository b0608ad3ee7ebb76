"""What may be done now: listed when the question was put, sorted and free of doubles."""

from abraka.core.records import Row, jit
from abraka.games.djinn.state import State


@jit
def legal(s: State, out: Row) -> int:
    """Writes the legal actions of the seat to act; returns how many, 0 when the match is over."""
    for i in range(s.n_options):
        out[i] = s.options[i]
    return s.n_options
