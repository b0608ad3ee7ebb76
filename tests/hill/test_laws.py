"""Conservation laws: over thousands of random matches nothing appears, vanishes or contradicts itself, and all end."""

import pytest

from abraka.core.events import MAX_EVENTS
from abraka.core.game import load
from abraka.core.records import JIT, jit
from abraka.games.hill.bot import policy
from abraka.games.hill.geometry import FIELDS, SUMMIT, VILLAGE
from abraka.games.hill.rules.tiles import may_go_on
from abraka.games.hill.state import (
    DISCARD,
    EACH,
    EXCHANGE,
    FACES,
    GOBLINS,
    HAND,
    KINDS,
    MOST_STONES,
    MOVE,
    MOVE_ON,
    NO_PROMPT,
    PASSAGE,
    PLACE,
    SLOTS,
    STONE,
    SUMMIT_REACHED,
    TILE,
    TRAPDOOR,
    TURN,
    UNSEEN,
    Setup,
    State,
)
from abraka.lab.simulate import simulate
from abraka.testing.laws import choices_by_secrets, first_broken
from tests.configurations import Configuration, hill, label

MATCHES = 1000 if JIT else 3

LAWS = (
    "",
    "a goblin is not where its field says",
    "a goblin sits on nobody",
    "cards appear or vanish",
    "a hand is too large",
    "stones appear",
    "tiles or faces appear or vanish",
    "a goblin waits where it can't",
    "a goblin waits although its field is free",
    "more events than there is room for",
    "a seat is asked that has nothing to decide",
    "somebody is asked although the match is over",
    "a raven waits for one who has a stone",
)


@jit
def goblins_are_right(s: State) -> int:
    """Each goblin is in one place, and fields agree with it; nobody sits on an empty field."""
    standing = 0
    for field in range(FIELDS):
        if s.upper[field] != 0 and s.lower[field] == 0:
            return 2
        standing += 1 if s.lower[field] != 0 else 0
        standing += 1 if s.upper[field] != 0 else 0
    for goblin in range(GOBLINS):
        place = s.place[goblin]
        if goblin >= s.seats * EACH or place < 0:
            if place != -1 or (goblin < s.seats * EACH and s.prompt != PLACE):
                return 1
        elif place < FIELDS:
            standing -= 1
            if s.lower[place] != goblin + 1 and s.upper[place] != goblin + 1:
                return 1
        elif (place == SUMMIT and s.reason != SUMMIT_REACHED) or place < VILLAGE or place > SUMMIT:
            return 1
    return 1 if standing != 0 else 0


@jit
def cards_are_right(s: State, setup: Setup) -> int:
    """All cards are in a hand, in the pile or among the discards; hands keep to their limit (M15, M21)."""
    pile = 0
    for kind in range(KINDS):
        count = s.pile[kind] + s.discard[kind]
        pile += s.pile[kind]
        for seat in range(len(s.n_hand)):
            count += s.hand[seat][kind]
        if count != setup.deck[kind] or s.pile[kind] < 0 or s.discard[kind] < 0:
            return 3
    for seat in range(len(s.n_hand)):
        held = 0
        for kind in range(KINDS):
            held += s.hand[seat][kind]
        if held != s.n_hand[seat]:
            return 3
        asked = s.prompt == DISCARD and s.to_act == seat
        extra = s.cards_allowed - 3 if seat == s.active else 0
        if held > HAND + s.stones[seat] + extra + (1 if asked else 0) or held > HAND + MOST_STONES + 1:
            return 4
        idle = seat < s.seats and seat != s.active and not asked and s.reason == 0 and s.prompt != PLACE
        if idle and held != HAND + s.stones[seat]:
            return 4
    return 0 if pile == s.n_pile else 3


@jit
def things_are_right(s: State, setup: Setup) -> int:
    """Stones only vanish; a tile lies where it always lay; faces seen and unseen are those of the set-up."""
    stones = 0
    for seat in range(len(s.stones)):
        if s.ravens[seat] > 0 and s.stones[seat] > 0:
            return 12
        if s.stones[seat] < 0 or s.stones[seat] > MOST_STONES or s.ravens[seat] < 0:
            return 5
        stones += s.stones[seat]
    for field in range(FIELDS):
        if s.on[field] == STONE:
            stones += 1
            if setup.stone_at[field] == 0:
                return 5
        stones -= setup.stone_at[field]
    if stones > 0:
        return 5
    for face in range(1, FACES):
        count = s.bag[face]
        for slot in range(SLOTS):
            count += 1 if s.face[slot] == face else 0
        if count != setup.faces[face] or s.bag[face] < 0:
            return 6
    top = False
    for slot in range(SLOTS):
        field = s.tile_at[slot]
        if field >= 0 and (s.on[field] != TILE + slot or field != setup.tile_at[slot]):
            return 6
        if s.up >> slot & 1 and (field < 0 or s.face[slot] == UNSEEN):
            return 6
        if field >= 96 and (s.face[slot] == PASSAGE or (s.face[slot] == UNSEEN and s.bag[PASSAGE] > 0)):
            top = True
    return 0 if top else 6


@jit
def waiting_is_right(s: State) -> int:
    """Goblins wait on passages and trapdoors only, and not for a free field once all is settled (M22, M28)."""
    settled = s.prompt == TURN or s.prompt == MOVE or s.prompt == MOVE_ON or s.prompt == EXCHANGE
    for goblin in range(GOBLINS):
        if s.waits[goblin] != 0:
            place = s.place[goblin]
            if place >= FIELDS or s.on[place] < TILE or s.lower[place] != goblin + 1:
                return 7
            face = s.face[s.on[place] - TILE]
            if face != PASSAGE and face != TRAPDOOR:
                return 7
            if settled and may_go_on(s, goblin):
                return 8
    return 0


@jit
def broken_law(s: State, setup: Setup, options: int) -> int:
    """The number of the first broken law, 0 if all hold.

    Some questions about cards are put even if there is but one answer: which card moves the goblin is its player's to
    say, and all are to see it.
    """
    if s.n_events > MAX_EVENTS:
        return 9
    if (s.prompt == NO_PROMPT) != (s.reason != 0) or (s.to_act < 0) != (s.reason != 0):
        return 11
    cards = s.prompt == TURN or s.prompt == MOVE or s.prompt == DISCARD
    if s.reason == 0 and options < (1 if cards else 2):
        return 10
    law = goblins_are_right(s)
    if law == 0:
        law = cards_are_right(s, setup)
    if law == 0:
        law = things_are_right(s, setup)
    return law if law else waiting_is_right(s)


@pytest.mark.parametrize("configuration", hill(), ids=label)
def test_nothing_appears_vanishes_or_contradicts_itself_and_every_match_ends(configuration: Configuration) -> None:
    game, players, options = configuration
    assert LAWS[first_broken(load(game), players, options, broken_law, MATCHES)] == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sensible_player_decides_by_what_its_seat_knows(players: int) -> None:
    assert choices_by_secrets(load("hill"), players, policy, 200 if JIT else 5) == 0


def test_sensible_matches_are_much_shorter_than_random_ones() -> None:
    by_chance, sensible = (simulate(load("hill"), 3, matches=20, policy=policy) for policy in ("random", "sensible"))
    assert sensible.rounds_median * 4 < by_chance.rounds_median
    assert sensible.end_reasons == {"summit": 20}
