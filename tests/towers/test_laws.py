"""Conservation laws: over thousands of random matches nothing appears, vanishes or contradicts itself, and all end."""

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest

from abraka.core.chance import Luck, luck_word, pick
from abraka.core.compile import pinned
from abraka.core.events import MAX_EVENTS
from abraka.core.game import driver_of, load
from abraka.core.records import JIT, Row, entry, jit, numbers, u64
from abraka.games.towers import rules
from abraka.games.towers.state import (
    CARDS,
    GROUND,
    HELD,
    MAX_LEGAL,
    NO_PROMPT,
    RETURN,
    SPACES,
    TOWERS,
    TURN,
    Setup,
    State,
)
from tests.configurations import Configuration, label, towers

MATCHES = 1000 if JIT else 3

LAWS = (
    "",
    "a tower is not where its stack says",
    "a surface is not the top of its stack",
    "wizards appear or vanish",
    "a place holds more than it may",
    "a wizard stands under the castle's foot",
    "potions appear or vanish",
    "cards appear or vanish",
    "a hand is not in order",
    "a partner knows a card that is not there",
    "more events than there is room for",
    "a seat is asked that has nothing to decide",
    "somebody is asked although the match is over",
)


@jit
def stacks_are_right(s: State) -> int:
    """Each tower stands on one space, at the floor that the stack says."""
    found = 0
    for space in range(SPACES):
        for floor in range(TOWERS):
            tower = s.stack[space][floor]
            if floor < s.height[space]:
                found += 1
                if s.space_of[tower] != space or s.floor_of[tower] != floor:
                    return 1
            elif tower != 0:
                return 1
        top = s.stack[space][s.height[space] - 1] if s.height[space] > 0 else GROUND + space
        if s.surface[space] != top:
            return 2
    return 0 if found == TOWERS else 1


@jit
def wizards_are_right(s: State) -> int:
    """As many of each colour as at the beginning, at most six at a place, nobody where the castle stands."""
    sides = 1 if s.together else s.seats
    for owner in range(len(s.home)):
        count = s.home[owner]
        for place in range(GROUND + SPACES):
            count += s.crowd[place][owner]
        if count != (s.wizards if owner < sides else 0):
            return 3
    for place in range(GROUND + SPACES):
        total = 0
        for owner in range(len(s.home)):
            total += s.crowd[place][owner]
        if total != s.total[place]:
            return 3
        if total > s.crowd_limit:
            return 4
    return 5 if s.total[s.surface[s.castle]] > 0 else 0


@jit
def potions_are_right(s: State, setup: Setup) -> int:
    """Potions are empty, full or spent."""
    sides = 1 if s.together else s.seats
    for seat in range(len(s.home)):
        if s.empty[seat] < 0 or s.full[seat] < 0 or s.spent[seat] < 0:
            return 6
        if s.empty[seat] + s.full[seat] + s.spent[seat] != (setup.potions if seat < sides else 0):
            return 6
    return 0


@jit
def cards_are_right(s: State, setup: Setup) -> int:
    """All cards are in a hand, in the pile or among the discards."""
    pile = 0
    for card in range(CARDS):
        count = s.pile[card] + s.discard[card]
        pile += s.pile[card]
        for seat in range(len(s.home)):
            for i in range(s.n_hand[seat]):
                if s.hand[seat][i] == card:
                    count += 1
        if count != setup.deck[card] or s.pile[card] < 0 or s.discard[card] < 0:
            return 7
    return 0 if pile == s.n_pile else 7


@jit
def hands_are_right(s: State) -> int:
    """Hands are sorted, with zeros behind; what a partner knows is really there."""
    for seat in range(len(s.home)):
        for i in range(HELD):
            card = s.hand[seat][i]
            if i >= s.n_hand[seat] and card != 0:
                return 8
            if i > 0 and i < s.n_hand[seat] and card < s.hand[seat][i - 1]:
                return 8
        for card in range(CARDS):
            known = 0
            for i in range(HELD):
                if i < s.n_known[seat] and s.known[seat][i] == card:
                    known += 1
                if i < s.n_hand[seat] and s.hand[seat][i] == card:
                    known -= 1
            if known > 0:
                return 9
    return 0


@jit
def broken_law(s: State, setup: Setup, options: int) -> int:
    """The number of the first broken law, 0 if all hold.

    A card is asked for even if all in hand are alike, since not to be asked would show the hand.
    """
    if s.n_events > MAX_EVENTS:
        return 10
    if (s.prompt == NO_PROMPT) != (s.reason != 0) or (s.to_act < 0) != (s.reason != 0):
        return 12
    if s.reason == 0 and options < (1 if s.prompt == TURN or s.prompt == RETURN else 2):
        return 11
    for law in (stacks_are_right(s), wizards_are_right(s), potions_are_right(s, setup)):
        if law:
            return law
    law = cards_are_right(s, setup)
    return law if law else hands_are_right(s)


@entry
def play_audited(states: Any, setups: Any, key: Row, lucks: Any, out: Row, matches: int) -> int:
    """Plays matches by chance and looks at every state of them."""
    s = states[0]
    for _ in range(matches):
        key[0] = luck_word(lucks[0])
        key[1] = luck_word(lucks[0])
        rules.reset(s, setups[0], key)
        n = rules.legal(s, out)
        while n > 0:
            law = broken_law(s, setups[0], n)
            if law:
                return law
            rules.apply(s, out[pick(lucks[0], n)])
            n = rules.legal(s, out)
        law = broken_law(s, setups[0], n)
        if law:
            return law
    return 0


@pytest.fixture(scope="module", autouse=True)
def _pinned() -> Iterator[None]:
    """Compiles the rules once, as the engine does, for the functions of this file."""
    with pinned(driver_of("towers").rules(), State) if JIT else nullcontext():
        yield


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_nothing_appears_vanishes_or_contradicts_itself_and_every_match_ends(configuration: Configuration) -> None:
    _, players, options = configuration
    luck, lucks = Luck(), Luck.array(1)
    luck.seed = players
    Luck.write(lucks, 0, luck)
    states, setups = State.array(1), load("towers").setup(players, options)
    law = play_audited(states, setups, numbers(2, u64), lucks, numbers(MAX_LEGAL), MATCHES)
    assert LAWS[law] == ""
    assert State.read(states).reason > 0
