"""Writing a position text."""

from collections.abc import Iterable, Sequence

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import (
    write_chance,
    write_options,
    write_outcome,
    write_pairs,
)
from abraka.core.state import NOBODY
from abraka.games.towers import state as st
from abraka.games.towers.events import END_REASONS
from abraka.games.towers.plain import goal_reached
from abraka.games.towers.position.notation import (
    SMALL,
    options_of,
    write_cards,
    write_spells,
)
from abraka.games.towers.spec import SPEC
from abraka.games.towers.state import Setup, State

USUAL_STAGE = {
    st.NO_PROMPT: st.NEXT_CARD,
    st.TURN: st.NEXT_CARD,
    st.OFFER: st.NEXT_CARD,
    st.ASKED: st.NEXT_CARD,
    st.RETURN: st.NEXT_CARD,
    st.ROLL: st.CHOOSE_HALF,
    st.HALF_CHOICE: st.CHOOSE_HALF,
    st.ROUND_A: st.BEFORE_EFFECT,
    st.PIECE: st.CHOOSE_PIECE,
    st.RIDE: st.MOVE_PICKED,
    st.ROUND_B: st.AFTER_EFFECT,
    st.AGAIN: st.SPELL_DONE,
    st.TARGET_WIZARD: st.AIM_SPELL,
    st.TARGET_TOWER: st.AIM_SPELL,
    st.SWAP_FIRST: st.AIM_SPELL,
    st.SWAP_SECOND: st.AIM_SPELL,
    st.CASTLE_WAY: st.AIM_SPELL,
    st.LIFT: st.AIM_SPELL,
    st.RELEASE: st.SPELL_DONE,
    st.LEND: st.NEXT_CARD,
    st.ROUND_FREE: st.AFTER_REDRAW,
    st.REDRAW_TOWER: st.AFTER_REDRAW,
}
"""The stage at which a prompt is put; only a loan is asked for at several."""


def write_position(state: State) -> str:
    """The whole state as one line, what is hidden included; `read_position` gives an equal state back."""
    sides = range(side_count(state))
    segments = [
        f"players {state.seats}",
        write_options(options_of(state), SPEC),
        " ".join(["spells", *write_spells(state.spells)]),
        *(_write_space(state, space) for space in range(st.SPACES)),
        " ".join(["home", *(f"{SEAT_LETTERS[side]}{state.home[side]}" for side in sides)]),
        " ".join(["potions", *(_write_potions(state, side) for side in sides)]),
        *(_write_hand("hand", side, state.hand[side][: state.n_hand[side]]) for side in sides),
        *(_write_hand("known", s, state.known[s][: state.n_known[s]]) for s in sides if state.n_known[s]),
        _write_discard(state),
        f"first {SEAT_LETTERS[state.first]}",
        f"turn {state.turn}",
        f"round {state.round}",
        f"active {SEAT_LETTERS[state.active]}" if state.active != state.to_act else "",
        f"to act {SEAT_LETTERS[state.to_act]}" if state.to_act != NOBODY else "",
        write_pairs("now", _write_now(state)),
        write_chance(state),
        write_outcome(state, END_REASONS),
    ]
    return " | ".join(segment for segment in segments if segment)


def side_count(record: State | Setup) -> int:
    """How many hands, colours and sets of potions there are: one in a joint game (T51)."""
    return 1 if record.together else record.seats


def _write_space(state: State, space: int) -> str:
    ground = _write_crowd(state.crowd[st.GROUND + space])
    parts = [f"({ground})"] if ground else []
    for tower in state.stack[space][: state.height[space]]:
        roof = _write_crowd(state.crowd[tower])
        parts.append(f"#{tower + 1}[{roof}]" if roof else f"#{tower + 1}")
    if state.castle == space:
        parts.append("C")
    return f"{space}: {' '.join(parts)}" if parts else ""


def _write_crowd(wizards: Iterable[int]) -> str:
    return " ".join(" ".join(SEAT_LETTERS[seat] * count) for seat, count in enumerate(wizards) if count)


def _write_potions(state: State, side: int) -> str:
    return f"{SEAT_LETTERS[side]} {state.empty[side]}/{state.full[side]}/{state.spent[side]}"


def _write_hand(keyword: str, seat: int, cards: Sequence[int]) -> str:
    return f"{keyword} {SEAT_LETTERS[seat]} {write_cards(cards)}".rstrip()


def _write_discard(state: State) -> str:
    cards = [card for card in range(st.CARDS) for _ in range(state.discard[card])]
    return f"discard {write_cards(cards)}" if cards else ""


def usual_value(state: State, name: str, usual: int) -> int:
    """A small field's value at a turn's first prompt, or what follows from the rest of the state."""
    if name == "prompt" and state.reason:
        return st.NO_PROMPT
    if name == "stage":
        return USUAL_STAGE[state.prompt]
    if name == "ending":
        return not state.together and any(goal_reached(state, seat) for seat in range(state.seats))
    return usual


def _write_now(state: State) -> dict[str, str]:
    values = {}
    for name, (kind, usual) in SMALL.items():
        number = int(getattr(state, name))
        if number != usual_value(state, name, usual):
            values[name] = kind.write(number)
    return values
