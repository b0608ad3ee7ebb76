"""What every game must fulfil, as checks that say what is broken.

Each check takes a subject and a walk through one match; `check_conformance` runs them all over several matches.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from abraka.core.errors import AbrakaError
from abraka.testing.subject import Broken, GameSubject, Subject

__all__ = ["CHECKS", "Broken", "GameSubject", "Subject", "check_conformance"]

MAX_OPTIONS = 512
MAX_ACTIONS = 100_000

Walk = list[tuple[Any, int]]
"""The states of a match, each with the action chosen in it; the last with -1."""


def walk(subject: Subject, seed: int, limit: int = MAX_ACTIONS) -> Walk:
    """Plays a match by chance."""
    chance = random.Random(seed)
    state = subject.start(chance.randbytes(16))
    path: Walk = []
    while subject.to_act(state) >= 0:
        if len(path) >= limit:
            raise Broken(f"the match has not ended after {limit} actions")
        legal = subject.legal(state)
        if not legal:
            raise Broken("a seat is asked but may do nothing")
        action = chance.choice(legal)
        path.append((state, action))
        state = subject.apply(state, action)
    return [*path, (state, -1)]


def sample(path: Walk, seed: int, size: int = 40) -> Iterator[tuple[Any, int]]:
    """Some of a walk's decisions: the first ones and others by chance."""
    chance = random.Random(seed)
    rest = path[5:-1]
    yield from path[:5] + chance.sample(rest, min(size, len(rest)))


def check_lists(subject: Subject, path: Walk, seed: int) -> None:
    """Lists of legal actions are sorted, free of doubles, within bounds, and asking for them changes nothing."""
    for state, _ in path[:-1]:
        legal = subject.legal(state)
        if legal != sorted(set(legal)):
            raise Broken(f"legal actions are not sorted or not free of doubles: {legal}")
        if not 0 < len(legal) <= min(MAX_OPTIONS, subject.max_legal):
            raise Broken(f"{len(legal)} legal actions at once")
        if not 0 <= legal[0] <= legal[-1] < len(subject.actions):
            raise Broken("a legal action has no number of the action space")
        if legal != subject.legal(state):
            raise Broken("asking for the legal actions twice gives two answers")


def check_legal_is_applicable(subject: Subject, path: Walk, seed: int) -> None:
    """What is legal can be played and changes something; what is not is refused with a sentence."""
    chance = random.Random(seed)
    for state, _ in sample(path, seed):
        legal = subject.legal(state)
        for action in legal:
            if subject.apply(state, action) == state:
                raise Broken(f"{subject.actions.decode(action)} is legal but changes nothing")
        others = sorted(set(range(len(subject.actions))) - set(legal))
        for action in chance.sample(others, min(20, len(others))):
            reason = subject.refusal(state, action)
            if reason is None:
                raise Broken(f"{subject.actions.decode(action)} is not legal but was played")
            if len(reason.split()) < 3:
                raise Broken(f"the refusal of {subject.actions.decode(action)} is no sentence: {reason!r}")


def check_round_trips(subject: Subject, path: Walk, seed: int) -> None:
    """Actions survive being written as text and as JSON; states survive the position text."""
    actions = subject.actions
    for number, action in enumerate(actions):
        if actions.encode(action) != number or actions.decode(number) != action:
            raise Broken(f"{action} and its number do not belong to each other")
        if actions.read(actions.write(action)) != action:
            raise Broken(f"{action} is read back wrong from {actions.write(action)!r}")
        if actions.from_json(actions.to_json(action)) != action:
            raise Broken(f"{action} is read back wrong from JSON")
    for state, _ in [*sample(path, seed), path[-1]]:
        try:
            again = subject.rewritten(state)
        except AbrakaError as error:
            raise Broken(f"a position that was written can't be read: {error}") from error
        if again != state:
            raise Broken("a position is read back wrong from its text")


def check_same_key_same_match(subject: Subject, path: Walk, seed: int) -> None:
    """The same key and the same actions give the same match, to the last bit."""
    key = random.Random(seed).randbytes(16)
    first, second = subject.start(key), subject.start(key)
    if first != second:
        raise Broken("two matches under one key begin differently")
    for state, action in path[:-1]:
        if subject.apply(state, action) != subject.apply(state, action):
            raise Broken(f"{subject.actions.decode(action)} does not always do the same")


def check_chance_matters(subject: Subject, path: Walk, seed: int) -> None:
    """Different keys give different beginnings (a match has chance in it)."""
    chance = random.Random(seed)
    starts = [subject.start(chance.randbytes(16)) for _ in range(8)]
    if all(start == starts[0] for start in starts):
        raise Broken("the key has no influence")


def check_end(subject: Subject, path: Walk, seed: int) -> None:
    """A match ends once, with a known reason and a place for every seat; before that there is no outcome."""
    for state, _ in path[:-1]:
        if subject.outcome(state) is not None:
            raise Broken("there is an outcome although somebody is asked")
        if not 0 <= subject.to_act(state) < subject.seats:
            raise Broken(f"seat {subject.to_act(state)} is asked, but there is none")
    last = path[-1][0]
    outcome = subject.outcome(last)
    if outcome is None:
        raise Broken("the match is over without an outcome")
    if outcome.reason not in subject.reasons:
        raise Broken(f"unknown reason for the end: {outcome.reason!r}")
    if len(outcome.ranks) != subject.seats or not all(1 <= rank <= subject.seats + 1 for rank in outcome.ranks):
        raise Broken(f"impossible places: {outcome.ranks}")
    if subject.legal(last):
        raise Broken("the match is over, but something may still be done")


def check_views(subject: Subject, path: Walk, seed: int) -> None:
    """Every seat and a spectator has a view and events, and both can be sent as JSON."""
    for state, _ in [*sample(path, seed), path[-1]]:
        for seat in range(-1, subject.seats):
            try:
                msgspec.json.encode(subject.view(state, seat))
                msgspec.json.encode(subject.events(state, seat))
            except TypeError as error:
                raise Broken(f"what seat {seat} sees can't be sent: {error}") from error


CHECKS: tuple[Callable[[Subject, Walk, int], None], ...] = (
    check_lists,
    check_legal_is_applicable,
    check_round_trips,
    check_same_key_same_match,
    check_chance_matters,
    check_end,
    check_views,
)


def check_conformance(subject: Subject, matches: int = 3, seed: int = 1) -> None:
    """Runs all checks over several matches; raises `Broken` with the first that fails."""
    for number in range(matches):
        path = walk(subject, seed + number)
        for check in CHECKS:
            check(subject, path, seed + number)
