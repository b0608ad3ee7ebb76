"""Writing a position text."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import (
    write_chance,
    write_options,
    write_outcome,
    write_pairs,
)
from abraka.core.state import NOBODY
from abraka.games.hocus import state as st
from abraka.games.hocus.events import END_REASONS
from abraka.games.hocus.position.notation import options_of, write_card
from abraka.games.hocus.spec import SPEC, SPELL_NAMES
from abraka.games.hocus.state import State
from abraka.games.hocus.view import PROMPTS


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    seats = range(state.seats)
    under = zip(state.under[: state.n_under], state.under_known, strict=False)
    segments = [
        f"players {state.seats}",
        write_options(options_of(state), SPEC),
        " ".join(["pawns", *(f"{SEAT_LETTERS[seat]}{state.place[seat]}" for seat in seats)]),
        *(_write_slots(state, seat) for seat in seats if any(state.slots[seat])),
        *(_write_hand(state, seat) for seat in seats if state.n_hand[seat]),
        " ".join(["under", *(write_card(card, known) for card, known in under)]) if state.n_under else "",
        f"first {SEAT_LETTERS[state.first]}",
        f"active {SEAT_LETTERS[state.active]}" if state.reason else "",
        f"turn {state.turn}",
        f"round {state.round}",
        f"to act {SEAT_LETTERS[state.to_act]}" if state.to_act != NOBODY else "",
        write_pairs("now", _write_now(state)),
        write_chance(state),
        write_outcome(state, END_REASONS),
    ]
    return " | ".join(segment for segment in segments if segment)


def _write_slots(state: State, seat: int) -> str:
    lying = [f"{SPELL_NAMES[spell - 1]}:{slot}" for slot, spell in enumerate(state.slots[seat], 1) if spell]
    return " ".join(["slots", SEAT_LETTERS[seat], *lying])


def _write_hand(state: State, seat: int) -> str:
    cards = zip(state.hand[seat][: state.n_hand[seat]], state.known[seat], strict=False)
    return " ".join(["hand", SEAT_LETTERS[seat], *(write_card(card, known, 1 << seat) for card, known in cards)])


def _write_now(state: State) -> dict[str, str]:
    values = {}
    if state.prompt != (st.NO_PROMPT if state.reason else st.TURN):
        values["prompt"] = PROMPTS[state.prompt]
    if state.has_cast:
        values["has_cast"] = "yes"
    if state.spell != st.NONE:
        values["spell"] = SPELL_NAMES[state.spell]
    if state.tailwind:
        values["tailwind"] = str(state.tailwind)
    return values
