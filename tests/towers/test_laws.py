"""Conservation laws: over thousands of random matches nothing appears, vanishes or contradicts itself, and all end."""

import pytest

from abraka.core.events import MAX_EVENTS
from abraka.core.game import load
from abraka.core.records import JIT, jit
from abraka.games.towers.state import (
    CARDS,
    GROUND,
    HELD,
    NO_PROMPT,
    RETURN,
    SPACES,
    TOWERS,
    TURN,
    Setup,
    State,
)
from abraka.testing.laws import first_broken
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


@pytest.mark.parametrize("configuration", towers(), ids=label)
def test_nothing_appears_vanishes_or_contradicts_itself_and_every_match_ends(configuration: Configuration) -> None:
    game, players, options = configuration
    assert LAWS[first_broken(load(game), players, options, broken_law, MATCHES)] == ""
