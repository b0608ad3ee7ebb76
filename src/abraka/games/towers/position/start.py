"""Whether a turn can start as a position says."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import refuse, write_outcome
from abraka.games.towers.events import END_REASONS
from abraka.games.towers.plain import after_move, side_of
from abraka.games.towers.state import State


def check_turn(state: State) -> None:
    """Turn, round, starting and active seat must fit each other (T7, T38, T50)."""
    last = min(state.last_card, state.turn_limit) if state.together else state.turn_limit
    if not 1 <= state.turn <= last:
        refuse(f"Turns are numbered from 1 to {last} ({'T50' if state.together else 'T38'}).")
    first, active = SEAT_LETTERS[state.first], SEAT_LETTERS[state.active]
    if (state.first + state.turn - 1) % state.seats != state.active:
        refuse(f"Turn {state.turn} can't be {active}'s when {first} started: seats take turns clockwise (T7).")
    current = (state.turn - 1) // state.seats + 1
    if state.round != current:
        refuse(f"Turn {state.turn} is in round {current}: in a round each seat has one turn (T35).")


def check_start(state: State) -> None:
    """Refuses what can't be when a turn starts (T7, T37, T44, T50)."""
    outcome = write_outcome(after_move(state), END_REASONS)
    if outcome:
        refuse(f"With these wizards and potions the match is over: “{outcome}” (T37, T44, T50).")
    if state.to_act != state.active:
        refuse("A turn starts with a question to the active player (T7).")
    for seat in range(state.seats):
        side = side_of(state, seat)
        if not (state.n_hand[side] or state.cards_played):
            refuse(f"{SEAT_LETTERS[side]} has no cards in hand, but hands are full when a turn begins (T7).")
