"""Whether a turn can start as a position says."""

from abraka.core.notation import refuse
from abraka.games.djinn import names
from abraka.games.djinn.plain import bosses_left, djinns_at
from abraka.games.djinn.position.notation import LETTERS
from abraka.games.djinn.state import DRAFT, ROUND_LIMIT, SPACES, State


def check_time(state: State) -> None:
    """Turn, round, starting and active seat must fit each other (D5, D190, D192)."""
    first, active = LETTERS[state.first], LETTERS[state.active]
    if not 1 <= state.round <= ROUND_LIMIT:
        refuse(f"Rounds are numbered from 1 to {ROUND_LIMIT} (D192).")
    rounds = max(1, -(-state.turn // state.seats))
    if state.round != rounds:
        refuse(f"Turn {state.turn} is in round {rounds}, not {state.round}: in a round each seat has one turn (D192).")
    if state.depth and state.stack[0][0] == DRAFT:
        if state.turn:
            refuse("The draft comes before the first turn (D13).")
    elif state.final:
        if state.turn % state.seats or not state.turn:
            refuse(f"The final actions begin when a round is over, not after turn {state.turn} (D190).")
    elif not state.turn or (state.first + state.turn - 1) % state.seats != state.active:
        refuse(f"Turn {state.turn} can't be {active}'s when {first} started: seats take turns clockwise (D5).")
    if state.final and bosses_left(state) and (state.seats == 1 or state.round < ROUND_LIMIT):
        refuse("The final actions begin when all bosses of the map are gone (D190, D216).")
    if state.last_round and bosses_left(state):
        refuse("The last round is known only when all bosses of the map are gone (D190).")
    if state.last_round and not state.round <= state.last_round + state.final <= state.round + 2:
        refuse(f"In round {state.round} the last round can't be {state.last_round} (D190).")


def check_start(state: State) -> None:
    """No boss is alone (D133); without cards Tom has won (D215)."""
    for space in range(SPACES):
        if state.boss[space] and not djinns_at(state, space):
            refuse(f"The boss at {names.SPACES[space]} can't be alone: it would be driven out (D133).")
    if state.tom_size and not state.tom_pile and bosses_left(state):
        refuse("Tom has no card left and a boss is on the map: the game is lost (D215).")
