"""A sensible player, cheap and hand-written: to see how the game goes when people know what they want.

It looks at its own cards and at what all have seen, weighs where a goblin would come to rest, and thinks no further
than the end of its own turn. It is not meant to be strong.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit, table
from abraka.games.hill.actions import EXCHANGE_CARD, MOVE_BY, NAME, RAVEN_TO
from abraka.games.hill.geometry import BASE, FIELDS, NOWHERE, SUMMIT, VILLAGE
from abraka.games.hill.rules.paths import (
    direction_of,
    end_of,
    field_above,
    is_free,
    is_pair,
    longest,
    next_on_ring,
    owner_of,
    reach,
    shortest,
)
from abraka.games.hill.rules.turn import N_WAYS, kind_of, value_of
from abraka.games.hill.state import (
    DISCARD,
    EACH,
    EXCHANGE,
    FLYING,
    GHOST,
    JOKER,
    MOST_STONES,
    MOVE,
    MOVE_ON,
    PASSAGE,
    STONE,
    TILE,
    TRAPDOOR,
    TURN,
    UP,
    VALUES,
    WHOM,
    State,
)

WIN = 2000
HEIGHTS = table((0, 6, 20, 45, 80))  # what standing so high is worth, from the village up
CHANCE_TO_CLIMB = table((0, 9, 12, 20, 60))  # sitting where a way leads up, by level
BLOCKING = 2  # sitting on somebody else's goblin, for each level
STONE_WORTH = 8
CARD_WORTH = 5
UNSEEN_WORTH = 2
SCATTER = 4  # how much chance decides between choices of almost equal worth
WORTH_PLAYING = 3  # what a turn must bring in, else cards are exchanged
BOREDOM = 8  # but once in so many turns something is played anyway


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """The number of the chosen option among the n legal ones."""
    prompt = s.prompt
    if prompt == TURN:
        return choose_goblin(s, out, n, luck)
    if prompt == MOVE or prompt == MOVE_ON:
        return choose_move(s, out, n, luck)
    if prompt == EXCHANGE:
        return n - 1 if out[0] == EXCHANGE_CARD + JOKER else 0
    if prompt == WHOM:
        return choose_victim(s, out, n, luck)
    if prompt == DISCARD:
        return 0
    return pick(luck, n)


@jit
def level_at(place: int) -> int:
    """The level of a place: 0 for villages, 1 to 4 for rings."""
    if place >= VILLAGE:
        return 0
    level = 1
    while level < len(BASE) and place >= BASE[level]:
        level += 1
    return level


@jit
def worth_of(s: State, goblin: int, place: int) -> int:
    """What it is worth to the owner that the goblin comes to rest there; it has left its old place already."""
    if place == SUMMIT:
        return WIN
    level = level_at(place)
    worth = HEIGHTS[level]
    if level == 0:
        return worth
    below = s.lower[place]
    if below != 0 and below != goblin + 1:
        up = field_above(s, place)
        if up != NOWHERE and is_free(s, up):
            worth += CHANCE_TO_CLIMB[level]
        if owner_of(below - 1) != owner_of(goblin):
            worth += BLOCKING * level
        return worth
    return worth + worth_of_thing(s, goblin, place, level)


@jit
def worth_of_thing(s: State, goblin: int, place: int, level: int) -> int:
    """A stone or a tile; faces that were seen are remembered."""
    thing = s.on[place]
    if thing == STONE:
        return STONE_WORTH if s.stones[owner_of(goblin)] < MOST_STONES else 0
    if thing < TILE or s.fired[goblin] >> (thing - TILE) & 1:
        return 0
    face = s.face[thing - TILE]
    if face == PASSAGE:
        up = field_above(s, place)
        if up == SUMMIT:
            return WIN
        return HEIGHTS[level + 1] - HEIGHTS[level] if is_free(s, up) else 0
    if face == GHOST:
        return -HEIGHTS[level]
    if face == TRAPDOOR:
        return HEIGHTS[level - 1] - HEIGHTS[level]
    return CARD_WORTH if face == FLYING else UNSEEN_WORTH


@jit
def holds(s: State, seat: int, value: int, first: int, second: int) -> bool:
    """Whether the hand can play this value besides two cards of these kinds."""
    for kind in (value - 1, JOKER):
        if s.hand[seat][kind] > (1 if kind == first else 0) + (1 if kind == second else 0):
            return True
    return False


@jit
def worth_of_climb(s: State, goblin: int, place: int, first: int, second: int) -> int:
    """The best that a further card brings from there: up, and on along the upper ring."""
    up = field_above(s, place)
    if up == NOWHERE or not is_free(s, up):
        return 0
    best = 0
    for direction in range(2):
        field = up
        most = 1 if up == SUMMIT else 1 + reach(s, up, direction)
        for value in range(1, VALUES + 1):
            if value > 1 and up != SUMMIT:
                field = next_on_ring(s, field, direction)
            if value > most and up != SUMMIT:
                break
            if holds(s, owner_of(goblin), value, first, second):
                best = max(best, worth_of(s, goblin, field))
    return best


@jit
def worth_of_move(s: State, goblin: int, value: int, way: int, first: int, second: int) -> int:
    """What a move is worth, with the climb that a further card may add to it."""
    end = end_of(s, goblin, value, way)
    worth = worth_of(s, goblin, end)
    if end < FIELDS and s.lower[end] != 0:
        worth = max(worth, worth_of_climb(s, goblin, end, first, second))
        if is_pair(s, end) and way != UP:
            pushed = s.upper[end] - 1
            target = next_on_ring(s, end, direction_of(way))
            gain = worth_of(s, pushed, target) - worth_of(s, pushed, end)
            worth += gain if owner_of(pushed) == owner_of(goblin) else -gain // 2
    return worth


@jit
def worth_of_staying(s: State, goblin: int) -> int:
    """What the goblin's present place is worth."""
    place = s.place[goblin]
    worth = HEIGHTS[level_at(place)]
    if place < FIELDS and s.upper[place] == goblin + 1:
        worth = worth_of(s, goblin, place)
    return worth


@jit
def best_with(s: State, goblin: int, named_by: int) -> int:
    """The most that the rest of the hand can do for a goblin."""
    best = -WIN
    seat = owner_of(goblin)
    for way in range(N_WAYS):
        for value in range(shortest(s, goblin, way), longest(s, goblin, way) + 1):
            if holds(s, seat, value, named_by, NOWHERE):
                spare = value - 1 if s.hand[seat][value - 1] > (1 if named_by == value - 1 else 0) else JOKER
                best = max(best, worth_of_move(s, goblin, value, way, named_by, spare))
    return best


@jit
def choose_goblin(s: State, out: Row, n: int, luck: Luck) -> int:
    """The goblin that gains most, or an exchange if none gains enough."""
    chosen = n - 1
    best = WORTH_PLAYING * SCATTER if pick(luck, BOREDOM) > 0 else -WIN * SCATTER
    for i in range(n):
        if out[i] >= EXCHANGE_CARD:
            break
        card = out[i] - NAME
        goblin = s.active * EACH + card % VALUES
        gain = best_with(s, goblin, kind_of(card)) - worth_of_staying(s, goblin)
        score = gain * SCATTER + pick(luck, SCATTER) - (SCATTER if kind_of(card) == JOKER else 0)
        if score > best:
            best = score
            chosen = i
    if out[chosen] >= EXCHANGE_CARD:
        # Jokers are kept; they come last.
        chosen = n - 1 if out[n - 1] != EXCHANGE_CARD + JOKER or out[n - 2] < EXCHANGE_CARD else n - 2
    return chosen


@jit
def choose_move(s: State, out: Row, n: int, luck: Luck) -> int:
    """The card and the way that are worth most; in the end none, if staying is worth more."""
    chosen = n - 1
    best = -WIN * SCATTER
    if s.prompt == MOVE_ON:
        best = (worth_of_staying(s, s.goblin) + 1) * SCATTER
        n -= 1
    for i in range(n):
        card = (out[i] - MOVE_BY) // N_WAYS
        way = (out[i] - MOVE_BY) % N_WAYS
        worth = worth_of_move(s, s.goblin, value_of(card), way, kind_of(card), NOWHERE)
        score = worth * SCATTER + pick(luck, SCATTER) - (SCATTER if kind_of(card) == JOKER else 0)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_victim(s: State, out: Row, n: int, luck: Luck) -> int:
    """Another player, rather one with stones."""
    chosen = 0
    best = -1
    for i in range(n):
        seat = out[i] - RAVEN_TO
        if seat != s.to_act:
            score = s.stones[seat] * SCATTER + pick(luck, SCATTER)
            if score > best:
                best = score
                chosen = i
    return chosen
