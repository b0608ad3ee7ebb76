"""What a seat sees: everything, for nothing is hidden."""

from typing import Annotated

import msgspec

from abraka.core.actions import Domain
from abraka.core.events import SPECTATOR
from abraka.core.state import NOBODY

from .events import END_REASONS, REASON
from .state import State

PROMPTS = ("none", "turn")
PROMPT = Domain(PROMPTS)


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    height: int


class View(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: int
    top: int
    step: int
    seats: tuple[SeatView, ...]
    prompt: Annotated[str, PROMPT]
    to_act: int | None
    active: int
    turn: int
    round: int
    reason: Annotated[str, REASON]
    ranks: tuple[int, ...]


def view(state: State, seat: int) -> View:
    """What a seat, or a SPECTATOR, may see."""
    return View(
        seat=seat,
        top=state.top,
        step=state.step,
        seats=tuple(SeatView(height) for height in state.height[: state.seats]),
        prompt=PROMPTS[state.prompt],
        to_act=None if state.to_act == NOBODY else state.to_act,
        active=state.active,
        turn=state.turn,
        round=state.round,
        reason=END_REASONS[state.reason],
        ranks=tuple(state.ranks[: state.seats]) if state.reason else (),
    )


def whole(state: State) -> View:
    """The whole truth."""
    return view(state, SPECTATOR)
