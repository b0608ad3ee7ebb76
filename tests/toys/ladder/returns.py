"""What a match was worth: everybody plays for themselves."""

from abraka.core.records import jit

from .state import State


@jit
def sides(s: State) -> int:
    """How many sides play."""
    return s.seats


@jit
def merit(s: State) -> int:
    """Nothing: it is never played by one side alone."""
    return 0
