"""Secrecy and honesty as properties.

Redealing gives a state that differs only in what a seat can't know. So the seat must see the same before and after;
and two states of equal knowledge must become the same state when redealt with the same luck. Run it with full
memory (`memory = aided`) to check knowledge, and with `faithful` to check what is sent.
"""

import random
from typing import Any

from abraka.core.events import SPECTATOR
from abraka.testing.conformance import sample, walk
from abraka.testing.subject import Broken, Subject


def check_secrecy(subject: Subject, matches: int = 3, seed: int = 1) -> None:
    """Runs the checks at many decisions of several matches, for all seats and a spectator."""
    for number in range(matches):
        path = walk(subject, seed + number)
        chance = random.Random(seed + number)
        for state, action in sample(path, seed + number):
            for seat in range(-1, subject.seats):
                check_redeal(subject, state, seat, chance.getrandbits(63))
                check_events(subject, state, action, seat, chance.getrandbits(63))


def check_redeal(subject: Subject, state: Any, seat: int, seed: int) -> None:
    """Redealing changes nothing that the seat sees, and forgets all that it does not."""
    other = subject.redeal(state, seat, seed)
    if subject.view(other, seat) != subject.view(state, seat):
        raise Broken(
            f"redealing changes what seat {seat} sees: something known is dealt anew, or something secret is shown"
        )
    if subject.to_act(state) == seat and subject.legal(other) != subject.legal(state):
        raise Broken(f"what seat {seat} may do depends on what it can't see")
    if subject.future(other) == subject.future(state):
        raise Broken(f"redealing leaves seat {seat} the same dice to come")
    if subject.redeal(other, seat, seed + 1) != subject.redeal(state, seat, seed + 1):
        raise Broken(f"redealing for seat {seat} keeps a trace of what it can't know")


def check_events(subject: Subject, state: Any, action: int, seat: int, seed: int) -> None:
    """If a seat sees the same before and after an action, it is told the same of it, whatever the hidden truth.

    What everybody is told may show what the acting seat has in hand, but nothing that this seat can't know itself; what
    a seat is told besides may show nothing but what the seat then sees.
    """
    everybody = seat < 0
    twin = subject.redeal(state, subject.to_act(state) if everybody else seat, seed, keep_chance=True)
    if action not in subject.legal(twin):
        return
    after, twin_after = subject.apply(state, action), subject.apply(twin, action)
    same_view = subject.view(after, seat) == subject.view(twin_after, seat)
    if same_view and told(subject, after, seat) != told(subject, twin_after, seat):
        raise Broken(f"seat {seat} is told something that it must not know of {subject.actions.decode(action)}")


def told(subject: Subject, state: Any, seat: int) -> list[Any]:
    """What everybody is told (seat -1), or what a seat is told besides."""
    public = subject.events(state, SPECTATOR)
    return list(public) if seat < 0 else [event for event in subject.events(state, seat) if event not in public]
