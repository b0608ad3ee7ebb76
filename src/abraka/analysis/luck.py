"""The luck of a die or a draw: the chances after it, less the mean over what could have come."""

from statistics import fmean
from typing import Any

from abraka.analysis.chances import Chances, Eye, foresee_another, value_of
from abraka.analysis.depth import Depth
from abraka.core.chance import derived_seed
from abraka.core.records import numbers, transfer


def left_to_chance(states: Any, i: int) -> bool:
    """Whether something was rolled or drawn between states[i] and the next."""
    return value_of(states, i, "draws") != value_of(states, i + 1, "draws")


def luck_of(eye: Eye, states: Any, i: int, action: int, depth: Depth, seed: int) -> Chances:
    """What was rolled and drawn with an action, from states[i] to the next, did to everybody's chances.

    The same random numbers look at what came and at each outcome that could have come, so that only these differ.
    """
    came = eye.chances(states, i + 1, depth.outcome, seed)
    others = [_other(eye, states, i, action, depth, seed, k) for k in range(depth.outcomes)]
    means = [fmean(column) for column in zip(*others, strict=True)]
    return tuple(chance - mean for chance, mean in zip(came, means, strict=True))


def _other(eye: Eye, states: Any, i: int, action: int, depth: Depth, seed: int, k: int) -> Chances:
    """Everybody's chances had something else been rolled or drawn."""
    room, other = numbers(eye.game.max_legal), eye.game.State.array(1)
    transfer(other, 0, states, i)
    foresee_another(other, 0, derived_seed("outcome", seed, k))
    eye.game.driver.step(other, 0, action, room)
    return eye.chances(other, 0, depth.outcome, seed)
