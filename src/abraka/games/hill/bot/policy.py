"""A sensible player, cheap and hand-written, and what a position is worth: for rollouts and search.

It looks at its own cards and at what all have seen, weighs where all ways of a turn would bring a goblin to rest
(`plan.py`, `worth.py`), and thinks no further than the end of its own turn.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit
from abraka.games.hill import state as st
from abraka.games.hill.actions import (
    DISCARD_CARD,
    EXCHANGE_CARD,
    EXCHANGE_DONE,
    MOVE_BY,
    NAME,
    RAVEN_TO,
    REVEAL,
    TO_VILLAGE,
)
from abraka.games.hill.bot.places import LEVEL, WIN, cards_of, has_kind, odds_of, present, rest, without
from abraka.games.hill.bot.turns import best_with, worth_of_move, worth_of_village
from abraka.games.hill.geometry import FIELDS, VILLAGE, VILLAGES
from abraka.games.hill.rules.paths import may_be_named, owner_of
from abraka.games.hill.rules.turn import N_WAYS, kind_of, value_of
from abraka.games.hill.state import State

TRUST = 40
"""So much of a hundred a search follows the policy; measured in the arena against others."""

SCATTER = 4  # how much chance decides between choices of almost equal worth
WORTH_PLAYING = 4  # what a turn must bring in, else cards are exchanged
BOREDOM = 8  # but once in so many turns something is played anyway
HIGH = 3  # from this level on the card that names a goblin is needed
NEEDED = 90


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """The number of the chosen option among the n legal ones."""
    prompt = s.prompt
    if n == 1:
        return 0
    if prompt == st.TURN:
        return choose_goblin(s, out, n, luck)
    if prompt == st.MOVE or prompt == st.MOVE_ON:
        return choose_move(s, out, n, luck)
    if prompt == st.EXCHANGE or prompt == st.DISCARD:
        return choose_card(s, out, n)
    if prompt == st.VILLAGE_CHOICE:
        return choose_village(s, out, n, luck)
    if prompt == st.TILE_CHOICE:
        return choose_tile(s, out, n, luck)
    if prompt == st.WHOM:
        return choose_victim(s, out, n, luck)
    if prompt == st.TURN_HILL:
        return choose_turn(s)
    return pick(luck, n)


@jit
def choose_goblin(s: State, out: Row, n: int, luck: Luck) -> int:
    """The goblin that gains most, or an exchange if none gains enough."""
    chosen = st.NONE
    best = WORTH_PLAYING * SCATTER if pick(luck, BOREDOM) > 0 else -WIN * SCATTER
    cards = cards_of(s, s.active)
    odds = odds_of(s)
    for i in range(n):
        if out[i] >= EXCHANGE_CARD:
            break
        card = out[i] - NAME
        value = value_of(card)
        if kind_of(card) == st.JOKER and has_kind(cards, value - 1):
            continue  # The card itself does the same.
        goblin = s.active * st.EACH + value - 1
        gain = best_with(s, goblin, without(cards, value), False, odds) - present(s, goblin)
        score = gain * SCATTER + pick(luck, SCATTER) - (SCATTER if kind_of(card) == st.JOKER else 0)
        if score > best:
            best = score
            chosen = i
    return chosen if chosen != st.NONE else choose_card(s, out, n)


@jit
def choose_move(s: State, out: Row, n: int, luck: Luck) -> int:
    """The card and the way that are worth most; in the end none, if staying is worth more."""
    chosen = n - 1
    best = -WIN * SCATTER
    if s.prompt == st.MOVE_ON:
        best = (present(s, s.goblin) + 1) * SCATTER
        n -= 1
    cards = cards_of(s, s.active)
    odds = odds_of(s)
    for i in range(n):
        card = (out[i] - MOVE_BY) // N_WAYS
        way = (out[i] - MOVE_BY) % N_WAYS
        value = value_of(card)
        if kind_of(card) == st.JOKER and has_kind(cards, value - 1):
            continue
        left = without(cards, value) if s.cards_played + 1 < s.cards_allowed else 0
        worth = worth_of_move(s, s.goblin, value, way, left, odds)
        score = worth * SCATTER + pick(luck, SCATTER) - (SCATTER if kind_of(card) == st.JOKER else 0)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_card(s: State, out: Row, n: int) -> int:
    """The card that is needed least; in an exchange none, if all the rest are needed."""
    chosen = n - 1
    least = WIN
    for i in range(n):
        if out[i] == EXCHANGE_DONE:
            return chosen if least < NEEDED else i
        if out[i] >= EXCHANGE_CARD:
            need = need_of(s, s.to_act, (out[i] - EXCHANGE_CARD) if s.prompt != st.DISCARD else out[i] - DISCARD_CARD)
            if need < least:
                least = need
                chosen = i
    return chosen


@jit
def need_of(s: State, seat: int, kind: int) -> int:
    """How much a card is needed: jokers always, else to name a goblin that is high up."""
    if kind == st.JOKER:
        return WIN - 1
    goblin = seat * st.EACH + kind
    place = s.place[goblin]
    if s.hand[seat][kind] > 1 or place >= FIELDS or not may_be_named(s, goblin):
        return 0
    return LEVEL[place] * NEEDED // HIGH + (1 if s.upper[place] == goblin + 1 else 0)


@jit
def choose_village(s: State, out: Row, n: int, luck: Luck) -> int:
    """The village from which most ways lead up."""
    chosen = 0
    best = -1
    for i in range(n):
        score = worth_of_village(s, s.lander, out[i] - TO_VILLAGE) * SCATTER + pick(luck, SCATTER)
        if score > best:
            best = score
            chosen = i
    return chosen


@jit
def choose_tile(s: State, out: Row, n: int, luck: Luck) -> int:
    """A tile that nobody has seen, on a level where there are more own goblins than others."""
    chosen = 0
    best = -WIN
    for i in range(n):
        field = out[i] - REVEAL
        if s.face[s.on[field] - st.TILE] == st.UNSEEN:
            score = lead_on_level(s, s.to_act, LEVEL[field]) * SCATTER + pick(luck, SCATTER)
            if score > best:
                best = score
                chosen = i
    return chosen


@jit
def lead_on_level(s: State, seat: int, level: int) -> int:
    """How many more goblins a seat has on a level than the others on average, times the level."""
    lead = 0
    for goblin in range(s.seats * st.EACH):
        place = s.place[goblin]
        if 0 <= place < FIELDS and LEVEL[place] == level:
            lead += s.seats - 1 if owner_of(goblin) == seat else -1
    return lead * level


@jit
def choose_victim(s: State, out: Row, n: int, luck: Luck) -> int:
    """Another player, rather one with stones, rather one who is high up."""
    chosen = 0
    best = -1
    for i in range(n):
        seat = out[i] - RAVEN_TO
        if seat != s.to_act:
            score = (min(1, s.stones[seat]) * WIN + height_of(s, seat)) * SCATTER + pick(luck, SCATTER)
            if score > best:
                best = score
                chosen = i
    return chosen


@jit
def height_of(s: State, seat: int) -> int:
    """What the place of a seat's best goblin is worth."""
    best = 0
    for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
        best = max(best, rest(s, goblin, s.place[goblin]))
    return best


@jit
def choose_turn(s: State) -> int:
    """The turn of the hill that suits the own goblins in the villages, and not the others."""
    gain = 0
    for goblin in range(s.seats * st.EACH):
        village = s.place[goblin] - VILLAGE
        if village >= 0:
            weight = s.seats - 1 if owner_of(goblin) == s.active else -1
            # Turned clockwise, a village touches the corner that the one before it touches now.
            before = worth_of_village(s, goblin, (village + VILLAGES - 1) % VILLAGES)
            gain += weight * (before - worth_of_village(s, goblin, (village + 1) % VILLAGES))
    return 0 if gain >= 0 else 1
