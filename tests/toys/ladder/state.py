"""What exists: who stands how high."""

from abraka.core.records import Record, flag, i8
from abraka.core.state import MAX_SEATS, MatchState

MAX_LEGAL = 2
NO_PROMPT, TURN = range(2)
GOING_ON, REACHED, LATE = range(3)


class Setup(Record):
    """The numbers that a match is set up with."""

    seats = i8()
    long = flag()
    top = i8()
    step = i8()


class State(MatchState):
    """The whole truth."""

    long = flag()
    top = i8()
    step = i8()
    height = i8(MAX_SEATS)
