"""What every game's state begins with."""

from abraka.core.events import EVENT_WIDTH, MAX_EVENTS
from abraka.core.records import Record, flag, i8, i16, i64, u64

MAX_SEATS = 6
NOBODY = -1


class MatchState(Record):
    """The part of the state that the engine itself reads; a game's `State` adds its own fields."""

    key = u64(2)
    draws = i64()  # how many random numbers were taken
    tape = i64()  # where the outcomes lie that chance is told (see `core.told`), 0: it is the key's
    seats = i8()
    to_act = i8()  # the seat that is asked, NOBODY when the match is over
    active = i8()  # the seat whose turn it is
    prompt = i8()  # what is asked
    turn = i16()  # turns begun
    round = i16()  # rounds begun
    sealed = flag()  # the last action rolled, drew or revealed something: it can't be taken back
    stands = flag()  # the last action declared what nobody may change afterwards: no undo goes behind it
    reason = i8()  # why the match ended; 0 while it goes on
    ranks = i8(MAX_SEATS)  # places, once it has ended
    imagined = flag()  # by a search: nobody is told of it, so it writes no events and its chance is a fast one
    n_events = i16()
    events = i16(MAX_EVENTS, EVENT_WIDTH)


class Result(Record):
    """What remains of a match played by chance, for statistics."""

    actions = i64()
    options = i64()  # legal actions, added up over all decisions
    rounds = i16()
    reason = i8()
    ranks = i8(MAX_SEATS)
    points = i16(MAX_SEATS)  # if the game's state keeps points


TIMES, OFFERS, CHOOSERS, POINTS, CHOSEN_BY = range(5)
"""The rows of a tally of choices, by action: how often it was chosen, how often offered, by how many seats of matches
it was chosen, their points. From the last on there is one row for each seat: what it chose in the present match."""
