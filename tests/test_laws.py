"""The judges of laws and policies, each once seen to find a fault that was planted."""

from typing import Any

from abraka.core.game import load
from abraka.core.records import Row, jit
from abraka.testing.laws import choices_by_secrets, first_broken

HOCUS = load("hocus")


@jit
def law_of_six_turns(s: Any, setup: Any, options: int) -> int:
    """Broken by every match of more turns."""
    return 1 if s.turn > 6 else 0


@jit
def law_of_an_endless_match(s: Any, setup: Any, options: int) -> int:
    """Broken by the last state of every match."""
    return 2 if options == 0 else 0


@jit
def peek(s: Any, out: Row, n: int, luck: Any) -> int:
    """Decides by the first card of the next seat's hand, which can't be seen."""
    return int(s.hand[(s.to_act + 1) % s.seats][0] % n)


def test_a_law_that_a_state_breaks_is_named() -> None:
    assert first_broken(HOCUS, 2, {}, law_of_six_turns, 1) == 1


def test_the_last_state_is_looked_at_too() -> None:
    assert first_broken(HOCUS, 2, {}, law_of_an_endless_match, 1) == 2


def test_a_policy_that_looks_into_anothers_hand_is_found_out() -> None:
    assert choices_by_secrets(HOCUS, 2, peek, 5) > 0
