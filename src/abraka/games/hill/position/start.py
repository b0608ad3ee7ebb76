"""Whether a turn can start as a position says."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import refuse
from abraka.games.hill.plain import gone_on, on_summit
from abraka.games.hill.position.notation import GOBLIN_NAMES
from abraka.games.hill.state import PLACE, State


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


def check_start(state: State) -> None:
    """Refuses what can't be when a turn starts (M8, M22, M23, M26)."""
    if on_summit(state):
        refuse("A goblin on the summit ends the match (M26).")
    if state.to_act != state.active:
        refuse("A turn starts with a question to the active player (M8).")
    if not state.n_hand[state.active]:
        refuse(f"{SEAT_LETTERS[state.active]} has no cards in hand, and a turn starts with one (M8).")
    for goblin in gone_on(state):
        refuse(f"Nothing holds {GOBLIN_NAMES[goblin]}, so it would have gone on already (M22, M23).")
