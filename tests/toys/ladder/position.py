"""The position text: `players 2 | heights B3 Y5 | turn 4 | active B`."""

from collections.abc import Sequence

from abraka.core import notation
from abraka.core.game import SEAT_LETTERS, Options
from abraka.core.state import NOBODY

from .events import END_REASONS
from .spec import SPEC
from .state import TURN, Setup, State

GRAMMAR = notation.Grammar(
    ("players", "options", "heights", "turn", "active", "chance", "outcome"), (), inside_turn=("outcome",)
)


def write_position(state: State) -> str:
    """The whole state as one line."""
    segments = [
        f"players {state.seats}",
        notation.write_options({"long": True} if state.long else {}, SPEC),
        notation.write_list("heights", (f"{SEAT_LETTERS[i]}{state.height[i]}" for i in range(state.seats))),
        f"turn {state.turn}",
        f"active {SEAT_LETTERS[state.active]}",
        notation.write_chance(state),
        notation.write_outcome(state, END_REASONS),
    ]
    return " | ".join(filter(None, segments))


def read_options(text: str) -> tuple[int, Options]:
    """The number of players and the options that a position names."""
    sheet = GRAMMAR.cut(text)
    options = notation.named_options(sheet.said, SPEC)
    players = GRAMMAR.players(sheet, *SPEC.players, ("heights", "active"))
    notation.check_table(players, options, SPEC)
    return players, options


def read_position(text: str, setups: Sequence[Setup], key: bytes) -> State:
    """The state that a position describes."""
    setup, state, said = Setup.read(setups, 0), State(), GRAMMAR.cut(text).said
    state.seats, state.long, state.top, state.step = setup.seats, setup.long, setup.top, setup.step
    notation.read_chance(state, said, key)
    notation.read_outcome(state, said, END_REASONS, 2)
    for seat, height in notation.read_counts("heights", said.get("heights", ""), state.seats).items():
        if height > state.top:
            notation.refuse(f"The ladder has {state.top} rungs, not {height}.")
        state.height[seat] = height
    state.turn = notation.read_number(said.get("turn", "1"))
    state.round = (state.turn - 1) // state.seats + 1
    state.active = notation.seat_in(state.seats, said.get("active", "B"))
    state.to_act = NOBODY if state.reason else state.active
    state.prompt = 0 if state.reason else TURN
    return state
