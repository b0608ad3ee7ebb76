"""A turn: naming a goblin and moving it, or exchanging cards (M8–M16, M28, M29)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import Row, jit
from abraka.games.hill import state as st
from abraka.games.hill.actions import WAY_NAMES
from abraka.games.hill.events import CARD_PLAYED, CARD_PUT, GOBLIN_NAMED, TURN_BEGAN, TURN_ENDED
from abraka.games.hill.rules.ask import ask, finish
from abraka.games.hill.rules.cards import discard_card, draw_cards, hand_limit, refill
from abraka.games.hill.rules.paths import (
    direction_of,
    end_of,
    go,
    may_be_named,
    number_of,
    sits,
    values_for,
)
from abraka.games.hill.state import State

N_WAYS = len(WAY_NAMES)


@jit
def kind_of(card: int) -> int:
    """The kind of a card as it is played: 0 to 4 are values, 5 to 9 a joker that stands for one (M8)."""
    return card if card < st.VALUES else st.JOKER


@jit
def value_of(card: int) -> int:
    """What a card as it is played counts (M8)."""
    return card % st.VALUES + 1


@jit
def begin_turn(s: State) -> None:
    """The active player is asked for a goblin, or to exchange cards (M8, M16)."""
    s.goblin = st.NONE
    s.lander = st.NONE
    s.cards_played = 0
    s.cards_allowed = st.MOST_CARDS
    s.cards_put = 0
    s.turn_over = False
    for goblin in range(st.GOBLINS):
        s.fired[goblin] = 0
    emit(s, TURN_BEGAN, EVERYONE, s.active, s.turn)
    ask(s, s.active, st.TURN)


@jit
def nameable(s: State, card: int) -> bool:
    """Whether a card of the hand may name its goblin: another card must give that a legal move (M10, M29)."""
    seat = s.active
    kind = kind_of(card)
    goblin = seat * st.EACH + card % st.VALUES
    if s.hand[seat][kind] == 0 or not may_be_named(s, goblin):
        return False
    # A joker can always be a 1, and one step is always possible.
    if s.hand[seat][st.JOKER] > (1 if kind == st.JOKER else 0):
        return True
    values = 0
    for other in range(st.VALUES):
        if s.hand[seat][other] > (1 if other == kind else 0):
            values |= 1 << (other + 1)
    return values & values_for(s, goblin, False) != 0


@jit
def name_goblin(s: State, card: int) -> None:
    """The first card names the goblin, which must then move (M8)."""
    s.goblin = s.active * st.EACH + card % st.VALUES
    discard_card(s, s.active, kind_of(card))
    s.cards_played = 1
    emit(s, GOBLIN_NAMED, EVERYONE, s.active, number_of(s.goblin), card)
    ask(s, s.active, st.MOVE)


@jit
def move_goblin(s: State, card: int, way: int) -> None:
    """A card moves the named goblin; what its landing does comes next (M9, M28)."""
    discard_card(s, s.active, kind_of(card))
    s.cards_played += 1
    emit(s, CARD_PLAYED, EVERYONE, s.active, card, way)
    s.lander = go(s, s.goblin, end_of(s, s.goblin, value_of(card), way), direction_of(way))
    s.stage = st.LANDING


@jit
def only_climbing(s: State) -> bool:
    """Who has landed on a goblin in this turn may only climb with the next card (M13)."""
    return s.cards_played > 1 and not s.walk_on and sits(s, s.goblin)


@jit
def fits(counts: Row, values: int) -> bool:
    """Whether one of these cards, given as copies of each kind, can stand for one of the values; a joker for any."""
    if counts[st.JOKER] > 0:
        return values != 0
    for kind in range(st.VALUES):
        if counts[kind] > 0 and values >> (kind + 1) & 1:
            return True
    return False


@jit
def after_card(s: State) -> None:
    """The turn goes on if a card may be played and the hand has one that fits (M13, M28).

    If the hand has none, all are told what they are told of a turn that its player ends.
    """
    s.lander = st.NONE
    s.stage = st.END_TURN
    if s.turn_over or s.cards_played >= s.cards_allowed or s.n_hand[s.active] == 0:
        return
    values = values_for(s, s.goblin, only_climbing(s))
    if fits(s.hand[s.active], values):
        ask(s, s.active, st.MOVE_ON)
    elif values != 0:
        emit(s, TURN_ENDED, EVERYONE, s.active)


@jit
def put_card(s: State, kind: int) -> None:
    """A card is put down for an exchange; the turn is over with the last one (M16)."""
    discard_card(s, s.active, kind)
    s.cards_put += 1
    emit(s, CARD_PUT, EVERYONE, s.active, kind)
    if s.n_hand[s.active] > 0:
        ask(s, s.active, st.EXCHANGE)
    else:
        draw_for_exchange(s)


@jit
def draw_for_exchange(s: State) -> None:
    """As many new cards as were put down; the turn is over (M16)."""
    draw_cards(s, s.active, s.cards_put)
    s.stage = st.END_TURN


@jit
def end_turn(s: State) -> None:
    """Refill the hand (M16); the next player's turn, or the end of the match (M27).

    A flying card that was not used may leave a card too many, if a raven came as well: it is discarded first.
    """
    if s.n_hand[s.active] > hand_limit(s, s.active):
        ask(s, s.active, st.DISCARD)
        return
    refill(s, s.active)
    if s.turn >= s.turn_limit:
        finish(s, st.TURN_LIMIT, st.NONE)
        return
    s.active = (s.active + 1) % s.seats
    s.turn += 1
    if s.active == s.first:
        s.round += 1
    s.stage = st.BEGIN_TURN
