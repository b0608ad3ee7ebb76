"""The moment of a turn that a position names: whether it can be, so that the rules can go on from it."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import refuse, write_outcome
from abraka.games.hill.events import REASONS
from abraka.games.hill.geometry import FIELDS, VILLAGES
from abraka.games.hill.notation import GOBLIN_NAMES
from abraka.games.hill.plain import (
    cards_granted,
    ended,
    flees_from,
    gone,
    gone_on,
    hand_limit,
    may_be_named,
    on_summit,
    only_climbing,
    options,
    owner_of,
    tile_under,
    tiles_down,
    unplaced,
    values_for,
    village_fits,
)
from abraka.games.hill.state import (
    BALL,
    BEGIN_TURN,
    DISCARD,
    EACH,
    END_TURN,
    EXCHANGE,
    MOST_CARDS,
    MOVE,
    MOVE_ON,
    NO_PROMPT,
    NONE,
    PLACE,
    PLACING,
    RAVEN,
    SUMMIT_REACHED,
    TILE_CHOICE,
    TURN,
    TURN_HILL,
    TURN_UP,
    VILLAGE_CHOICE,
    WAITING,
    WHIRLWIND,
    WHOM,
    State,
)
from abraka.games.hill.view import PROMPTS

USUAL_STAGE = {
    NO_PROMPT: WAITING,
    PLACE: PLACING,
    TURN: BEGIN_TURN,
    EXCHANGE: BEGIN_TURN,
    MOVE: BEGIN_TURN,
    MOVE_ON: END_TURN,
    VILLAGE_CHOICE: WAITING,
    TILE_CHOICE: TURN_UP,
    WHOM: WAITING,
    DISCARD: WAITING,
    TURN_HILL: WAITING,
}
"""The stage at which a prompt is put; only a discard is asked for at two."""

BETWEEN = (TURN, EXCHANGE, MOVE, MOVE_ON)
"""Prompts that are put when all is settled."""

LANDED = (VILLAGE_CHOICE, TILE_CHOICE, WHOM, TURN_HILL)
"""Prompts that a tile brings about."""


def check_turn(state: State) -> None:
    """Turn, round, starting and active seat must fit each other (M6, M27)."""
    if not 1 <= state.turn <= state.turn_limit:
        refuse(f"Turns are numbered from 1 to {state.turn_limit} (M27).")
    first, active = SEAT_LETTERS[state.first], SEAT_LETTERS[state.active]
    if state.prompt != PLACE and (state.first + state.turn - 1) % state.seats != state.active:
        refuse(f"Turn {state.turn} can't be {active}'s when {first} started: seats take turns clockwise (M6).")
    current = (state.turn - 1) // state.seats + 1
    if state.round != current:
        refuse(f"Turn {state.turn} is in round {current}: in a round each seat has one turn.")


def check_outcome(state: State) -> None:
    """The match must have ended as the rules end it (M26, M27)."""
    winners = on_summit(state)
    if len(winners) != (1 if state.reason == SUMMIT_REACHED else 0):
        refuse("A single goblin on the summit ends the match, and nothing else but the limit of turns does (M26).")
    if not winners and state.turn != state.turn_limit:
        refuse(f"The limit of turns is {state.turn_limit} (M27).")
    expected = write_outcome(ended(state, owner_of(winners[0]) if winners else NONE), REASONS)
    if write_outcome(state, REASONS) != expected:
        refuse(f"Here the rules give another outcome: “{expected}” (M26, M27).")


def check_moment(state: State) -> None:
    """Refuses a moment that can't be in the middle of a match (M30)."""
    if on_summit(state):
        refuse("A goblin on the summit ends the match (M26).")
    if state.prompt == NO_PROMPT:
        refuse("Somebody must be asked something while the match goes on.")
    if state.prompt == PLACE:
        _check_placing(state)
        return
    if state.prompt in (*BETWEEN, TURN_HILL):
        _expect(state.to_act == state.active, state, "it is put to the active player")
    granted = state.cards_allowed == MOST_CARDS + cards_granted(state)
    _expect(granted, state, f"{MOST_CARDS} cards are allowed, and one more for each flying card that has worked (M21)")
    _expect((state.picks > 0) == (state.prompt == TILE_CHOICE), state, "picks belong to the crystal ball (M18)")
    _expect(not state.turn_over or state.prompt not in BETWEEN, state, "the turn is over")
    if state.prompt in BETWEEN:
        _check_between(state)
    else:
        _check_landing(state)


def _expect(holds: bool, state: State, reason: str) -> None:
    if not holds:
        refuse(f"The prompt “{PROMPTS[state.prompt]}” does not fit: {reason}.")


def _check_placing(state: State) -> None:
    """Goblins go into the villages one by one, from the first player on (M6)."""
    left = [unplaced(state, seat) for seat in range(state.seats)]
    order = [(state.first + k) % state.seats for k in range(state.seats)]
    placed = state.seats * EACH - sum(left)
    expected = [EACH - placed // state.seats - (1 if k < placed % state.seats else 0) for k in range(state.seats)]
    _expect([left[seat] for seat in order] == expected, state, "goblins are put down in turn, one by one (M6)")
    _expect(state.active == state.to_act == order[placed % state.seats], state, "it is another seat's turn (M6)")
    _expect(sum(left) > 0, state, "all goblins are on the table")
    _expect(all(place == NONE or place >= FIELDS for place in state.place), state, "goblins begin in the villages")
    fits = any(village_fits(state, state.active, village) for village in range(VILLAGES))
    _expect(fits, state, "everybody uses three villages (M6)")
    _expect(not any(state.n_hand) and state.turn == 1, state, "the cards are dealt afterwards")


def _check_between(state: State) -> None:
    """All is settled, and the active player goes on (M8, M16, M28)."""
    _expect(state.lander == NONE, state, "no landing is being settled")
    for goblin in gone_on(state):
        refuse(f"Nothing holds {GOBLIN_NAMES[goblin]}, so it would have gone on already (M22, M23).")
    if state.prompt in (TURN, EXCHANGE):
        _expect(state.goblin == NONE and not state.cards_played, state, "no card was played yet")
        _expect(state.n_hand[state.active] > 0, state, "there are no cards in hand")
        _expect((state.cards_put > 0) == (state.prompt == EXCHANGE), state, "cards are put down in an exchange (M16)")
        _expect(not any(state.fired), state, "no tile has worked in this turn yet")
        return
    _check_named(state)
    _expect(not state.cards_put, state, "this is no exchange")
    if state.prompt == MOVE:
        _expect(state.cards_played == 1, state, "it follows the card that names the goblin (M8)")
        _expect(bool(options(state)), state, "no card in hand moves the goblin (M29)")
    else:
        played = 2 <= state.cards_played < state.cards_allowed
        _expect(played, state, "it follows the second card and precedes the last (M8)")
        goes_on = values_for(state, state.goblin, only_climbing(state))
        _expect(bool(goes_on), state, "the goblin can't go on (M13)")
        _expect(state.n_hand[state.active] > 0, state, "there are no cards in hand")


def _check_named(state: State) -> None:
    """The active player has named one of the own goblins (M8, M10)."""
    own = state.goblin != NONE and owner_of(state.goblin) == state.active
    _expect(own, state, "no goblin of the active player was named (M8)")
    _expect(may_be_named(state, state.goblin), state, "the named goblin is under another (M10)")


def _check_landing(state: State) -> None:
    """The effect of a tile is being settled (M18–M24)."""
    if state.prompt == DISCARD:
        over = state.n_hand[state.to_act] > hand_limit(state, state.to_act)
        _expect(over, state, "the hand is within its limit (M20, M21)")
        _expect(state.lander != NONE or state.to_act == state.active, state, "only the active player's turn ends")
    if state.prompt in LANDED:
        place = NONE if state.lander == NONE else state.place[state.lander]
        alone = 0 <= place < FIELDS and not state.upper[place]
        _expect(alone, state, "no goblin has landed on a tile")
        seat = state.active if state.prompt == TURN_HILL else owner_of(state.lander)
        _expect(state.to_act == seat, state, "it is put to another seat")
    if state.lander != NONE:
        _check_named(state)
        _expect(state.cards_played >= 2, state, "a card must have moved the goblin")
    if state.prompt == VILLAGE_CHOICE:
        _check_flight(state)
    if state.prompt == TURN_HILL:
        slot = tile_under(state, state.lander)
        _expect(slot != NONE and state.face[slot] == WHIRLWIND, state, "the goblin stands on no whirlwind (M19)")
    if state.prompt == WHOM:
        _expect(gone(state, RAVEN) > sum(state.ravens), state, "no raven has left the hill for it (M20)")
    if state.prompt == TILE_CHOICE:
        _expect(gone(state, BALL) > 0, state, "no crystal ball has left the hill (M18)")
        _expect(tiles_down(state) > state.picks, state, "there are not more tiles than are turned up (M18)")


def _check_flight(state: State) -> None:
    """A goblin leaves for a village from a ghost, or from a trapdoor of the lowest ring (M23, M24)."""
    slot = tile_under(state, state.lander)
    fits = slot != NONE and flees_from(state, slot)
    _expect(fits, state, "the goblin stands on no ghost or trapdoor (M24)")
