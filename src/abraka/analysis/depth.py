"""How much thought an analysis takes."""

from math import ceil, sqrt

import msgspec

from abraka.core.errors import OptionError

DEEPEST = 64


class Depth(msgspec.Struct, frozen=True):
    """Simulations and worlds for each question."""

    times: float
    """How many times as deep as usual."""
    moment: int
    """Simulations for everybody's chances at a moment, in each eye."""
    look: int
    """Simulations for a look at a decision's choices."""
    worlds: int
    """In so many worlds that might be two choices are compared."""
    world: int
    """Simulations after each of the two in each of these worlds."""
    outcomes: int
    """So many other dice or draws are tried in the place of those that came."""
    outcome: int
    """Simulations for each of them."""


def depth_of(times: float = 1) -> Depth:
    """The usual depth, or so many times as many simulations."""
    if not 0 < times <= DEEPEST:
        raise OptionError(f"The depth is a number above 0 up to {DEEPEST}, not {times:g}: how many times the usual.")
    root = sqrt(times)
    return Depth(
        times=times,
        moment=_some(1200 * times),
        look=_some(4000 * times),
        worlds=_some(16 * root),
        world=_some(300 * root),
        outcomes=_some(16 * root),
        outcome=_some(250 * root),
    )


def _some(number: float) -> int:
    return max(2, ceil(number))
