"""A toy game that fulfils the contract, to plant faults in: two seats with a secret card each count up to ten."""

import random
from typing import Annotated, Any, NamedTuple

from abraka.core.actions import Action, ActionSpace, Domain
from abraka.core.outcome import Outcome

CARDS = 6
GOAL = 10


class Count(Action, frozen=True, tag="count"):
    """Count on by this many."""

    by: Annotated[int, Domain((1, 2, 3))]


class Peek(Action, frozen=True, tag="peek"):
    """Draw another secret card."""


class Table(NamedTuple):
    """The toy's whole state."""

    hands: tuple[int, int]
    total: int
    to_act: int
    peeked: bool
    chance: int
    events: tuple[tuple[int, str], ...]  # audience (-1: everyone) and text


class Toy:
    """The toy as the checks see it."""

    actions = ActionSpace(Count, Peek)
    seats = 2
    reasons: tuple[str, ...] = ("ten",)
    max_legal = 4

    def start(self, key: bytes) -> Table:
        chance = random.Random(key)
        return Table((chance.randrange(CARDS), chance.randrange(CARDS)), 0, 0, False, chance.randrange(1 << 30), ())

    def legal(self, state: Table) -> list[int]:
        if state.to_act < 0:
            return []
        return [0, 1, 2] if state.peeked else [0, 1, 2, 3]

    def apply(self, state: Table, action: int) -> Table:
        if action == 3:
            return self.peek(state)
        count = state.total + action + 1
        return state._replace(
            total=count,
            to_act=-1 if count >= GOAL else 1 - state.to_act,
            peeked=False,
            events=((-1, f"seat {state.to_act} counts to {count}"),),
        )

    def peek(self, state: Table) -> Table:
        chance = random.Random(state.chance)
        hands = list(state.hands)
        hands[state.to_act] = (chance.randrange(CARDS) + sum(hands)) % CARDS
        events = ((-1, "a card is drawn"), (state.to_act, f"it is {hands[state.to_act]}"))
        return state._replace(hands=(hands[0], hands[1]), peeked=True, chance=chance.randrange(1 << 30), events=events)

    def refusal(self, state: Table, action: int) -> str | None:
        return None if action in self.legal(state) else "That is not possible now."

    def to_act(self, state: Table) -> int:
        return state.to_act

    def outcome(self, state: Table) -> Outcome | None:
        if state.to_act >= 0:
            return None
        return Outcome("ten", (1, 2) if state.hands[0] >= state.hands[1] else (2, 1))

    def view(self, state: Table, seat: int) -> Any:
        own = state.hands[seat] if seat >= 0 else None
        return {"count": state.total, "to_act": state.to_act, "peeked": state.peeked, "hand": own}

    def events(self, state: Table, seat: int) -> list[str]:
        return [text for audience, text in state.events if audience in (-1, seat)]

    def redeal(self, state: Table, seat: int, seed: int, keep_chance: bool = False) -> Table:
        chance = random.Random(seed)
        hands = [chance.randrange(CARDS), chance.randrange(CARDS)]
        if seat >= 0:
            hands[seat] = state.hands[seat]
        future = state.chance if keep_chance else chance.randrange(1 << 30)
        return state._replace(hands=(hands[0], hands[1]), chance=future, events=())

    def future(self, state: Table) -> int:
        return state.chance

    def rewritten(self, state: Table) -> Table:
        return state
