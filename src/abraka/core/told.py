"""Chance made explicit: what a die shows or which card comes is told, instead of drawn from the match's key.

All chance goes through `core.chance.below`, so no rule knows of this. While an action is played, outcomes are taken
from a tape; where the tape ends, chance asks: so many outcomes, all as likely, which? The state played on is a copy, to
be thrown away then; play again with a longer tape. A shuffle is a product of many such draws.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from abraka.core.chance import ASKED, OUTCOMES, TOLD, WRONG
from abraka.core.game import Game
from abraka.core.records import Row, lying, numbers, u64

Play = Callable[[int], int]
"""Plays something with the tape that lies there; returns how many actions are legal then."""


def tell(outcomes: Sequence[int], play: Play) -> int:
    """How many actions are legal afterwards; if more outcomes are needed, minus how many there are for the next."""
    tape = numbers(OUTCOMES + len(outcomes))
    tape[TOLD] = len(outcomes)
    for i, outcome in enumerate(outcomes):
        tape[OUTCOMES + i] = outcome
    with lying(tape) as place:
        n = int(play(place))
    _check(tape, outcomes)
    return -int(tape[ASKED]) if tape[ASKED] else n


def _check(tape: Row, outcomes: Sequence[int]) -> None:
    """Refuses outcomes that can't be, and those that nobody asked for."""
    taken = int(tape[0])
    if tape[WRONG]:
        limit = int(tape[WRONG])
        raise ValueError(f"Outcome {outcomes[taken]} was told where there are {limit}, from 0 to {limit - 1}.")
    if taken < len(outcomes):
        raise ValueError(f"{len(outcomes)} outcomes were told, but chance asked for {taken} only.")


def key_and_tape(place: int) -> Row:
    """What a match is set up with if all its chance is told: a key of zeros, and the tape."""
    key = numbers(3, u64)
    key[2] = place
    return key


class Future(NamedTuple):
    """What may come of something: how likely it is, the outcomes of chance that lead there, and the state."""

    probability: Fraction
    outcomes: tuple[int, ...]
    state: Any


def futures(game: Game, state: Any, action: int) -> Iterator[Future]:
    """All that may come of a legal action: every outcome of chance, with its exact probability.

    There may be very many: shuffles are products.
    """
    states, out = game.State.array(2), numbers(game.max_legal)
    game.State.write(states, 0, state)
    yield from _futures(game, states, lambda told: game.driver.step_told(states, 0, 1, action, told, out))


def beginnings(game: Game, players: int, options: Mapping[str, object] | None = None) -> Iterator[Future]:
    """All states in which a match may begin; for most games far too many to see the end of it."""
    states, out, setups = game.State.array(2), numbers(game.max_legal), game.setup(players, options)
    yield from _futures(game, states, lambda told: game.driver.start_told(states, 1, setups, told, out))


def _futures(game: Game, states: Any, play: Callable[[Sequence[int]], int]) -> Iterator[Future]:
    """Every way that a tape can be completed, depth first."""
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        probability, told = waiting.pop()
        n = play(told)
        if n < 0:
            waiting += [(probability / -n, (*told, outcome)) for outcome in reversed(range(-n))]
        else:
            yield Future(probability, told, game.State.read(states, 1))
