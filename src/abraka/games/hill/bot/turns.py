"""What a turn's cards can do for a goblin: all its ways with two or three cards, and the best of them."""

from abraka.core.records import jit
from abraka.games.hill.bot.places import (
    WIN,
    blocking,
    can_play,
    cards_of,
    is_pair_without,
    is_taken_without,
    landing,
    led_to,
    present,
    pushing,
    tile_on,
    without,
)
from abraka.games.hill.geometry import FIELDS, NOWHERE, SUMMIT
from abraka.games.hill.rules.paths import (
    climbs,
    corner_of,
    direction_of,
    end_of,
    field_above,
    is_free,
    longest,
    may_be_named,
    next_on_ring,
    number_of,
    shortest,
)
from abraka.games.hill.rules.turn import N_WAYS, only_climbing
from abraka.games.hill.state import EACH, MOVE, MOVE_ON, PASSAGE, VALUES, State

NOTHING = -WIN
ALMOST = WIN - 100  # the most that anything is worth that does not win at once


@jit
def ending(s: State, goblin: int, field: int, direction: int, more: int, odds: int) -> int:
    """What it is worth that a card's steps end there, pushing a pair in this direction; WIN only if it is sure."""
    worth = landing(s, goblin, field, more, odds)
    if worth >= WIN:
        return WIN
    if field < FIELDS and is_taken_without(s, field, goblin):
        worth += blocking(s, goblin, field)
        if is_pair_without(s, field, goblin):
            worth += pushing(s, goblin, field, direction)
    return min(worth, ALMOST)


@jit
def best_walk(s: State, goblin: int, field: int, cards: int, odds: int) -> int:
    """The most that one more card brings a goblin that stands there and walks on."""
    best = 0
    for direction in range(2):
        place = field
        for value in range(1, VALUES + 1):
            place = next_on_ring(s, place, direction)
            if can_play(cards, value):
                best = max(best, ending(s, goblin, led_to(s, goblin, place), direction, 0, odds))
            if is_pair_without(s, place, goblin):
                break
    return best


@jit
def best_climb(s: State, goblin: int, field: int, cards: int, odds: int) -> int:
    """The most that one more card brings a goblin that sits on another there and climbs (M12)."""
    up = field_above(s, field)
    if up == SUMMIT:
        return WIN
    if up == NOWHERE or not is_free(s, up):
        return 0
    best = ending(s, goblin, led_to(s, goblin, up), 0, 0, odds) if can_play(cards, 1) else 0
    for direction in range(2):
        place = up
        for value in range(2, VALUES + 1):
            place = next_on_ring(s, place, direction)
            if can_play(cards, value):
                best = max(best, ending(s, goblin, led_to(s, goblin, place), direction, 0, odds))
            if is_pair_without(s, place, goblin):
                break
    return best


@jit
def further(s: State, goblin: int, field: int, cards: int, odds: int) -> int:
    """The most that one more card brings a goblin that has come to this field."""
    if cards == 0 or field >= FIELDS:
        return 0
    if not is_taken_without(s, field, goblin):
        return best_walk(s, goblin, field, cards, odds)
    best = best_climb(s, goblin, field, cards, odds)
    return max(best, best_walk(s, goblin, field, cards, odds)) if s.walk_on else best


@jit
def worth_of_move(s: State, goblin: int, value: int, way: int, cards: int, odds: int) -> int:
    """What a move is worth if these cards may be used for one more."""
    end = led_to(s, goblin, end_of(s, goblin, value, way))
    if end == SUMMIT:
        return WIN
    return ending(s, goblin, end, direction_of(way), further(s, goblin, end, cards, odds), odds)


@jit
def best_with(s: State, goblin: int, cards: int, last: bool, odds: int) -> int:
    """The most that these cards can do for a goblin, by one card if it is the last, else by one or two."""
    best = NOTHING
    climb_only = goblin == s.goblin and only_climbing(s)
    for way in range(N_WAYS):
        if climb_only and not climbs(way):
            continue
        for value in range(shortest(s, goblin, way), longest(s, goblin, way) + 1):
            if can_play(cards, value):
                left = 0 if last else without(cards, value)
                best = max(best, worth_of_move(s, goblin, value, way, left, odds))
    return best


@jit
def best_gain(s: State, seat: int, odds: int) -> int:
    """The most that a seat can gain by a turn with the hand that it holds, WIN if it wins for sure.

    In the middle of its turn only the named goblin counts. 0: all it can do is exchange cards.
    """
    best = 0
    cards = cards_of(s, seat)
    going = seat == s.active and (s.prompt == MOVE or s.prompt == MOVE_ON)
    for goblin in range(seat * EACH, seat * EACH + EACH):
        worth = NOTHING
        if going:
            if goblin == s.goblin:
                worth = best_with(s, goblin, cards, s.cards_played + 1 >= s.cards_allowed, odds)
        elif s.place[goblin] >= 0 and may_be_named(s, goblin) and can_play(cards, number_of(goblin)):
            worth = best_with(s, goblin, without(cards, number_of(goblin)), False, odds)
        if worth >= WIN:
            return WIN
        best = max(best, worth - present(s, goblin))
    return best


@jit
def ways_up(s: State, goblin: int, field: int) -> int:
    """The values, a bit each, with which a goblin that stands there comes to where a way leads up."""
    ways = 0
    for direction in range(2):
        place = field
        for value in range(1, VALUES + 1):
            place = next_on_ring(s, place, direction)
            if leads_up(s, goblin, place):
                ways |= 1 << value
            if is_pair_without(s, place, goblin):
                break
    return ways


@jit
def leads_up(s: State, goblin: int, field: int) -> bool:
    """Whether a goblin that lands there can go up: over another, or through a passage that was seen."""
    up = field_above(s, field)
    if up == NOWHERE or not is_free(s, up):
        return False
    if is_taken_without(s, field, goblin):
        return True
    slot = tile_on(s, goblin, field)
    return slot != NOWHERE and s.face[slot] == PASSAGE


@jit
def count_bits(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@jit
def worth_of_village(s: State, goblin: int, village: int) -> int:
    """What it is worth to start from a village: the more ways lead up near its corner, the better."""
    return count_bits(ways_up(s, goblin, corner_of(s, village)))
