"""Conservation laws: over thousands of random matches nothing appears, vanishes or contradicts itself, and all end."""

import pytest

from abraka.core.events import MAX_EVENTS
from abraka.core.game import load
from abraka.core.records import JIT, jit
from abraka.core.state import MAX_SEATS
from abraka.games.hocus.bot import policy
from abraka.games.hocus.rules.rights import lies_on
from abraka.games.hocus.state import (
    FREEZE,
    HAND,
    LOWEST,
    MAX_DECK,
    NO_PROMPT,
    SLOTS,
    SPELL,
    SPELLS,
    TURN,
    Setup,
    State,
    field_of,
    king_of,
)
from abraka.testing.laws import choices_by_secrets, first_broken
from tests.configurations import Configuration, hocus, label

MATCHES = 1000 if JIT else 3

LAWS = (
    "",
    "a pawn is where none can be",
    "two pawns stand on one field",
    "cards appear or vanish",
    "a hand is not in order",
    "a holder does not know a card, or of equal cards the best known does not come first",
    "something is left behind the deck's last card",
    "a spell lies longer than it lasts",
    "more events than there is room for",
    "a seat is asked that has nothing to decide",
    "somebody is asked although the match is over, or nobody although it is not",
    "a frozen player is asked, or one whose turn it is not",
)


@jit
def pawns_are_right(s: State) -> int:
    """Nobody is beyond the finish while the match goes on; two share only START and KING (H3, H8, H9)."""
    for seat in range(s.seats):
        if s.place[seat] < LOWEST or (s.reason == 0 and s.place[seat] >= s.length):
            return 1
        field = field_of(s, seat)
        for other in range(seat):
            if s.reason == 0 and field != 0 and field != king_of(s) and field_of(s, other) == field:
                return 2
    return 0


@jit
def cards_are_right(s: State, setup: Setup) -> int:
    """All cards are in a hand, in a slot, in the deck, or on the table (H4, H12)."""
    total = 0
    for card in range(SPELLS):
        count = s.pile[card] + (1 if s.spell == card else 0)
        total += s.pile[card]
        for seat in range(MAX_SEATS):
            for i in range(s.n_hand[seat]):
                if s.hand[seat][i] == card:
                    count += 1
            for slot in range(SLOTS):
                if s.slots[seat][slot] == card + 1:
                    count += 1
        for i in range(s.n_under):
            if s.under[i] == card:
                count += 1
        if count != setup.deck[card] or s.pile[card] < 0:
            return 3
    return 0 if total == s.n_pile else 3


@jit
def hands_are_right(s: State) -> int:
    """Hands are sorted, with zeros behind; who knows n of several equal cards knows the first n (H20)."""
    for seat in range(MAX_SEATS):
        for i in range(HAND):
            if i >= s.n_hand[seat]:
                if s.hand[seat][i] != 0 or s.known[seat][i] != 0:
                    return 4
            elif s.known[seat][i] >> seat & 1 == 0:
                return 5
            elif i > 0 and s.hand[seat][i] < s.hand[seat][i - 1]:
                return 4
            elif i > 0 and s.hand[seat][i] == s.hand[seat][i - 1] and s.known[seat][i] & ~s.known[seat][i - 1] != 0:
                return 5
    for i in range(MAX_DECK):
        if i >= s.n_under and (s.under[i] != 0 or s.under_known[i] != 0):
            return 6
    return 0


@jit
def slots_are_right(s: State) -> int:
    """No spell lies in a slot higher than its own (H13)."""
    for seat in range(MAX_SEATS):
        for slot in range(SLOTS):
            spell = s.slots[seat][slot] - 1
            if spell >= 0 and s.turns[spell] < slot + 1:
                return 7
    return 0


@jit
def broken_law(s: State, setup: Setup, options: int) -> int:
    """The number of the first broken law, 0 if all hold.

    The roll is asked for even if there is no choice, and a spell even if none in hand fits (H19).
    """
    if s.n_events > MAX_EVENTS:
        return 8
    if (s.prompt == NO_PROMPT) != (s.reason != 0) or (s.to_act < 0) != (s.reason != 0):
        return 10
    if s.reason == 0 and options < (1 if s.prompt == TURN or s.prompt == SPELL else 2):
        return 9
    if s.reason == 0 and (s.to_act != s.active or lies_on(s, s.active, FREEZE)):
        return 11
    for law in (pawns_are_right(s), cards_are_right(s, setup), hands_are_right(s)):
        if law:
            return law
    return slots_are_right(s)


@pytest.mark.parametrize("configuration", hocus(), ids=label)
def test_nothing_appears_vanishes_or_contradicts_itself_and_every_match_ends(configuration: Configuration) -> None:
    game, players, options = configuration
    assert LAWS[first_broken(load(game), players, options, broken_law, MATCHES)] == ""


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sensible_player_decides_by_what_its_seat_knows(players: int) -> None:
    assert choices_by_secrets(load("hocus"), players, policy, 200 if JIT else 3) == 0
