"""Writing a position text."""

from abraka.core.notation import (
    write_chance,
    write_list,
    write_options,
    write_outcome,
    write_pairs,
)
from abraka.core.state import NOBODY
from abraka.games.hill import state as st
from abraka.games.hill.events import END_REASONS, FACE_NAMES
from abraka.games.hill.geometry import FIELDS, PLACE_NAMES, SUMMIT, VILLAGE
from abraka.games.hill.position.notation import (
    GOBLIN_NAMES,
    LETTERS,
    SMALL,
    options_of,
    write_cards,
)
from abraka.games.hill.spec import SPEC
from abraka.games.hill.state import State

USUAL_STAGE = {
    st.NO_PROMPT: st.WAITING,
    st.PLACE: st.PLACING,
    st.TURN: st.BEGIN_TURN,
    st.EXCHANGE: st.BEGIN_TURN,
    st.MOVE: st.BEGIN_TURN,
    st.MOVE_ON: st.END_TURN,
    st.VILLAGE_CHOICE: st.WAITING,
    st.TILE_CHOICE: st.TURN_UP,
    st.WHOM: st.WAITING,
    st.DISCARD: st.WAITING,
    st.TURN_HILL: st.WAITING,
}
"""The stage at which a prompt is put; only a discard is asked for at two."""


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    seats = range(state.seats)
    segments = [
        f"players {state.seats}",
        write_options(options_of(state), SPEC),
        f"turned {state.rotation}" if state.rotation else "",
        *(_write_field(state, field) for field in range(FIELDS)),
        *(_write_crowd(state, place) for place in range(VILLAGE, SUMMIT + 1)),
        write_pairs("tiles", _write_tiles(state)),
        " ".join(["stones", *(PLACE_NAMES[field] for field in range(FIELDS) if state.on[field] == st.STONE)]),
        write_list("held", [f"{LETTERS[seat]}{state.stones[seat]}" for seat in seats if state.stones[seat]]),
        write_list("ravens", [f"{LETTERS[seat]}{state.ravens[seat]}" for seat in seats if state.ravens[seat]]),
        write_list("waits", [GOBLIN_NAMES[goblin] for goblin in range(st.GOBLINS) if state.waits[goblin]]),
        write_list("fired", _write_fired(state)),
        *(f"hand {LETTERS[seat]} {write_cards(state.hand[seat])}".rstrip() for seat in seats),
        f"discard {write_cards(state.discard)}".rstrip(),
        f"first {LETTERS[state.first]}",
        f"turn {state.turn}",
        f"round {state.round}",
        f"active {LETTERS[state.active]}" if state.active != state.to_act else "",
        f"to act {LETTERS[state.to_act]}" if state.to_act != NOBODY else "",
        write_pairs("now", _write_now(state)),
        write_chance(state),
        write_outcome(state, END_REASONS),
    ]
    return " | ".join(segment for segment in segments if segment)


def _write_field(state: State, field: int) -> str:
    goblins = [GOBLIN_NAMES[goblin - 1] for goblin in (state.upper[field], state.lower[field]) if goblin]
    return f"{PLACE_NAMES[field]}: {'/'.join(goblins)}" if goblins else ""


def _write_crowd(state: State, place: int) -> str:
    """Who is in a village or on the summit."""
    there = [GOBLIN_NAMES[goblin] for goblin in range(st.GOBLINS) if state.place[goblin] == place]
    return f"{PLACE_NAMES[place]}: {' '.join(there)}" if there else ""


def _write_tiles(state: State) -> dict[str, str]:
    """The faces that were seen. Where a tile lay that left the game does not matter any more."""
    found = {}
    for slot in range(st.SLOTS):
        face = FACE_NAMES[state.face[slot]]
        if state.face[slot] == st.UNSEEN:
            continue
        if state.tile_at[slot] == st.NONE:
            found[f"#{slot + 1}"] = f"-{face}"
        else:
            found[PLACE_NAMES[state.tile_at[slot]]] = face + ("!" if state.up >> slot & 1 else "")
    return found


def _write_fired(state: State) -> list[str]:
    return [
        f"{GOBLIN_NAMES[goblin]}@{PLACE_NAMES[state.tile_at[slot]]}"
        for goblin in range(st.GOBLINS)
        for slot in range(st.SLOTS)
        if state.fired[goblin] >> slot & 1
    ]


def usual_value(state: State, name: str, usual: int) -> int:
    """A small field's value at a turn's first prompt."""
    return st.NO_PROMPT if name == "prompt" and state.reason else usual


def _write_now(state: State) -> dict[str, str]:
    values = {}
    for name, (kind, usual) in SMALL.items():
        number = int(getattr(state, name))
        if number != usual_value(state, name, usual):
            values[name] = kind.write(number)
    return values
