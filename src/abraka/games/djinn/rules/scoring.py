"""Points at the end (D200–D202)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.events import (
    ITEM_AMBITION,
    ITEM_AWARDS,
    ITEM_BOTTLED,
    ITEM_CARDS,
    ITEM_CIRCLES,
    ITEM_EQUIPMENT,
    ITEM_GLASS,
    ITEM_TOM_CARDS,
    MATCH_ENDED,
    SCORED,
)
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.rules.equipment import count_kind, sets_of
from abraka.games.djinn.rules.goods import has, kind_of, n_of
from abraka.games.djinn.rules.tasks import pop, stop
from abraka.games.djinn.state import State


@jit
def award_points(s: State, seat: int) -> int:
    """What the awards are worth (D200)."""
    points = 0
    for award in range(st.AWARDS):
        if s.award_at[award] == st.OWNED + seat:
            points += s.award_vp[award]
    return points


@jit
def count_bottled(s: State, seat: int) -> int:
    """Djinns and bosses in corked bottles."""
    n = 0
    for colour in range(st.COLOURS):
        n += s.bottled[seat][colour] + s.boss_bottled[seat][colour]
    return n


@jit
def count_in_circles(s: State, seat: int) -> int:
    """Djinns and bosses in circles."""
    n = 0
    for circle in range(st.CIRCLES):
        if st.EMPTY < s.circle[seat][circle] < st.INACTIVE:
            n += 1
    return n


@jit
def unused_glass(s: State, seat: int) -> int:
    """Empty bottles and unused corks."""
    n = s.have[seat][st.CORKS]
    for colour in range(st.COLOURS):
        n += s.bottles[seat][colour]
    return n


@jit
def gear_points(s: State, seat: int) -> int:
    """Points of equipment that lies face up (D200)."""
    points = 0
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == seat + 1:
            for i in range(s.starts[st.GEAR_EFFECT + gear], s.starts[st.GEAR_EFFECT + gear + 1]):
                if kind_of(s.items[i]) == st.VP:
                    points += n_of(s.items[i])
    return points


# Scoring cards.


@jit
def might_count(s: State, card: int) -> bool:
    """Whether a scoring card lies open, or could be among the active seat's private ones.

    Who has private cards is asked whether or not it matters: else others could tell what they are (D31, D37).
    """
    return s.score_at[card] == st.SHOWN or has(s, s.active, st.PRIVATE_CARDS)


@jit
def secrets_placed(s: State, seat: int) -> int:
    """How many secret tiles a seat has on the map."""
    n = 0
    for space in range(st.SPACES):
        if s.tile[seat][space] != 0:
            n += 1
    return n


@jit
def count_mages(s: State, seat: int, deck: int) -> int:
    """How many mages of a deck a seat has, face up or down."""
    n = 0
    for mage in range(st.MAGES):
        if s.mage_of[mage] == seat + 1 and s.mage_deck[mage] == deck:
            n += 1
    return n


@jit
def count_up(s: State, seat: int) -> int:
    """How many mages of a seat lie face up."""
    n = 0
    for mage in range(st.MAGES):
        if s.mage_of[mage] == seat + 1 and s.mage_up[mage] == 1:
            n += 1
    return n


@jit
def inactive_circles(s: State, seat: int) -> int:
    """How many circles of a seat are not active."""
    n = 0
    for circle in range(st.CIRCLES):
        if s.circle[seat][circle] >= st.INACTIVE:
            n += 1
    return n


@jit
def kinds_with_three(s: State, seat: int) -> int:
    """Of how many kinds of equipment a seat has three cards."""
    n = 0
    for kind in range(st.KINDS):
        if count_kind(s, seat, kind) >= 3:
            n += 1
    return n


@jit
def marker_field(s: State, seat: int) -> int:
    """The field that the capacity marker is on; flipped it is still on the last."""
    return st.LOWEST_MARKER + min(s.marker[seat], st.FLIPPED - 1)


@jit
def holds(s: State, seat: int, measure: int, n: int) -> bool:
    """Whether a condition of a scoring card is fulfilled (D201)."""
    if measure == st.SETS_MIN:
        return sets_of(s, seat) >= n
    if measure == st.SECRETS_MAX:
        return secrets_placed(s, seat) <= n
    if measure == st.KEY_MAGES_MAX:
        return count_mages(s, seat, st.LOCKED) <= n
    if measure == st.INACTIVE_MIN:
        return inactive_circles(s, seat) >= n
    if measure == st.CAPACITY_MAX:
        return marker_field(s, seat) <= n
    return measure == st.MINIMUM_IS and s.minimum[seat] == n


@jit
def count_of(s: State, seat: int, measure: int) -> int:
    """What a scoring card counts (D201)."""
    if measure == st.KINDS_WITH_THREE:
        return kinds_with_three(s, seat)
    if measure == st.KEYS_COUNT:
        return s.have[seat][st.KEYS]
    if measure == st.MAGES_UP:
        return count_up(s, seat)
    return unused_glass(s, seat)


@jit
def is_count(measure: int) -> bool:
    """Whether a card counts something; else it has a condition."""
    return measure == st.KINDS_WITH_THREE or measure >= st.KEYS_COUNT


@jit
def card_points(s: State, seat: int, card: int) -> int:
    """What a scoring card is worth to a seat (D201)."""
    measure = s.score_measure[card]
    if is_count(measure):
        return min(s.score_max[card], s.score_vp[card] * count_of(s, seat, measure))
    return s.score_vp[card] if holds(s, seat, measure, s.score_n[card]) else 0


@jit
def public_points(s: State, seat: int) -> int:
    """What the public scoring cards are worth (D200)."""
    points = 0
    for card in range(st.SCORINGS):
        if s.score_at[card] == st.SHOWN:
            points += card_points(s, seat, card)
    return points


@jit
def ambition_points(s: State, seat: int) -> int:
    """The better of a seat's private scoring cards (D185)."""
    points = 0
    for card in range(st.SCORINGS):
        if s.score_at[card] == st.OWNED + seat:
            points = max(points, card_points(s, seat, card))
    return points


# The sum.


@jit
def score(s: State, seat: int, item: int, points: int) -> None:
    """Adds points of one item."""
    if points > 0:
        s.points[seat] += points
        emit(s, SCORED, EVERYONE, seat, item, points)


@jit
def score_seat(s: State, seat: int) -> None:
    """All points of a seat (D200, D216)."""
    score(s, seat, ITEM_AWARDS, award_points(s, seat))
    score(s, seat, ITEM_BOTTLED, s.bottled_vp * count_bottled(s, seat))
    score(s, seat, ITEM_CIRCLES, s.circle_vp * count_in_circles(s, seat))
    score(s, seat, ITEM_GLASS, s.glass_vp * unused_glass(s, seat))
    score(s, seat, ITEM_EQUIPMENT, gear_points(s, seat))
    score(s, seat, ITEM_CARDS, public_points(s, seat))
    score(s, seat, ITEM_AMBITION, ambition_points(s, seat))
    score(s, seat, ITEM_TOM_CARDS, s.card_vp * count_bits(s.tom_pile))


@jit
def wealth(s: State, seat: int) -> int:
    """Coins, scrolls and keys together break ties (D202)."""
    return s.have[seat][st.COINS] + s.have[seat][st.SCROLLS] + s.have[seat][st.KEYS]


@jit
def count_points(s: State) -> None:
    """Most points win, then most coins, scrolls and keys; else the place is shared (D202)."""
    pop(s)
    for seat in range(s.seats):
        score_seat(s, seat)
    for seat in range(s.seats):
        s.ranks[seat] = 1
        for other in range(s.seats):
            more = s.points[other] - s.points[seat]
            if more > 0 or (more == 0 and wealth(s, other) > wealth(s, seat)):
                s.ranks[seat] += 1
    stop(s, st.BY_POINTS)
    emit(s, MATCH_ENDED, EVERYONE, st.BY_POINTS)
