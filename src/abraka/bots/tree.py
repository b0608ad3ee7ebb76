"""What a search remembers, and how standings become chances."""

from collections.abc import Sequence
from math import exp

from abraka.core.records import Record, Row, i8, i16, i32, i64, jit
from abraka.core.state import MAX_SEATS, MatchState

CERTAIN = 10_000
"""A chance of one; chances are counted in ten-thousandths."""

NO_NODE = -1

REFEREE = -2
"""In the place of a seat: somebody who sees all that lies hidden, but not what is still to come."""


class Node(Record):
    """An action, taken after the actions above it; the first node of a tree stands for what is decided now."""

    action = i32()
    visits = i32()
    offered = i32()  # how often it could have been taken
    first = i32()  # its first child, and each child's next
    next = i32()
    chances = i64(MAX_SEATS)  # added up over all visits


class Manner(Record):
    """How a search goes about it."""

    seat = i8()  # whose knowledge it starts from: a seat's, or the referee's
    sides = i8(MAX_SEATS)  # which side each seat belongs to
    n_sides = i8()
    horizon = i16()  # a playout stops after so many turns
    by_chance = i16()  # how many of a hundred choices of a playout are left to chance
    leaf = i16()  # the share of a hundred that the evaluation of the playout's beginning has in its result
    trust = i16()  # how much of a hundred the policy's choice is favoured by
    curiosity = i16()  # in hundredths
    kind = i8()  # 1: what others lose counts for nothing
    near = i16()  # how many of a hundred it goes by what it has at once
    learned = i8()  # 1: a network has its say in how everybody stands


@jit
def add_node(nodes: Sequence[Node], used: int, parent: int, action: int) -> int:
    """Puts a new child in front of a node's children; returns its number."""
    node = nodes[used]
    node.action = action
    node.visits = 0
    node.offered = 0
    node.first = NO_NODE
    node.next = NO_NODE
    for seat in range(MAX_SEATS):
        node.chances[seat] = 0
    if parent != NO_NODE:
        node.next = nodes[parent].first
        nodes[parent].first = used
    return used


@jit
def opens_side(m: Manner, seat: int) -> bool:
    """Whether no seat before this one is of its side."""
    for other in range(seat):
        if m.sides[other] == m.sides[seat]:
            return False
    return True


@jit
def weigh_standings(m: Manner, seats: int, spread: int, worth: Row, chances: Row) -> None:
    """Turns standings into chances: so many points of lead as the spread make the odds e to 1.

    Where all are of one side, they win or lose together, and a standing of nothing is an even chance.
    """
    top = worth[0]
    for seat in range(seats):
        top = max(top, worth[seat])
    total = 0.0
    if m.n_sides == 1:
        top = max(top, 0)
        total = exp(-top / spread)
    for seat in range(seats):
        if opens_side(m, seat):
            total += exp((worth[seat] - top) / spread)
    for seat in range(seats):
        chances[seat] = int(CERTAIN * exp((worth[seat] - top) / spread) / total)


@jit
def weigh_ranks(m: Manner, s: MatchState, chances: Row) -> None:
    """The chances once the match is over: one for the side that won, shared if several did."""
    winners = 0
    for seat in range(s.seats):
        if s.ranks[seat] == 1 and opens_side(m, seat):
            winners += 1
    for seat in range(s.seats):
        chances[seat] = CERTAIN // winners if s.ranks[seat] == 1 else 0
