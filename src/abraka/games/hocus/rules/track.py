"""The track: moving pawns, hits, the end of the match (H3, H8–H11, H21, H22)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.core.state import NOBODY
from abraka.games.hocus.events import HIT, MATCH_ENDED, MOVED
from abraka.games.hocus.state import FINISHED, LOWEST, NO_PROMPT, State, field_at, field_of, is_open, king_of


@jit
def finish(s: State, reason: int) -> None:
    """Ends the match: places by how far each has come, equals share (H21); at the limit all are equal (H22)."""
    for seat in range(s.seats):
        s.ranks[seat] = 1
        for other in range(s.seats):
            if reason == FINISHED and s.place[other] > s.place[seat]:
                s.ranks[seat] += 1
    s.reason = reason
    s.to_act = NOBODY
    s.prompt = NO_PROMPT
    emit(s, MATCH_ENDED, EVERYONE, reason)


@jit
def send_back(s: State, seat: int, by: int) -> None:
    """A hit pawn goes to KING if it stood beyond it, else to START, out of the minus too (H8); nothing follows (H9)."""
    start = s.place[seat]
    s.place[seat] = king_of(s) if start >= king_of(s) else 0
    emit(s, HIT, EVERYONE, by, seat, start, s.place[seat])


@jit
def hit_others(s: State, seat: int) -> None:
    """Whoever else stands where a pawn has ended its way is hit (H8), but not on START and KING (H9)."""
    field = field_of(s, seat)
    if is_open(s, field):
        return
    for other in range(s.seats):
        if other != seat and field_of(s, other) == field:
            send_back(s, other, seat)


@jit
def go(s: State, seat: int, steps: int, mover: int) -> None:
    """A pawn goes so far, back if negative: past START into the minus (H11). The first beyond the lap wins (H3)."""
    start = s.place[seat]
    end = max(LOWEST, start + steps)
    s.place[seat] = end
    emit(s, MOVED, EVERYONE, mover, seat, start, end)
    if end >= s.length:
        finish(s, FINISHED)
    else:
        hit_others(s, seat)


@jit
def way_back(s: State, seat: int) -> int:
    """How far behind a pawn its own terrain comes again (whirl)."""
    field = field_of(s, seat)
    distance = 1
    while s.terrain[field_at(s, field - distance)] != s.terrain[field]:
        distance += 1
    return distance
