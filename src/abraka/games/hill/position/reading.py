"""The position text: a whole state as one readable line.

    players 2 | 1.4: B3/Y1 | v1: B1 B2 | v2: Y2 Y3 | tiles 1.2=ghost 2.5=raven! | held B1 | hand B 3 4 j | to act B

Segments stand between bars or on lines of their own, in any order. Letters are the seats' colours; `B3/Y1` is blue's
goblin 3 sitting on yellow's goblin 1. All may be left out and gets a sensible value; hands are dealt from the key.

    players 4           how many seats (else: as many as the colours named need)
    options …           name=value, those that differ from the default
    turned 1            quarter turns of the hill, clockwise
    2.14: B3, v1: B1    who is on a field or in a village; goblins named nowhere are in a village of their seat's own
    tiles 1.2=ghost     faces that were seen: =ghost face down, =ghost! open, =-raven out of the game; others are unseen
    stones 1.4 2.10     where stones lie (else: everywhere at first); held B1: stones in front of a seat
    ravens Y1           ravens that wait for a stone
    waits B3            goblins that wait on a passage or a trapdoor
    fired B3@1.2        tiles that have worked for a goblin in this turn
    hand B 3 4 j        a hand
    discard 1*3 j       the discard pile (else: empty); all other cards are the draw pile
    first, active B     the starting seat, the seat whose turn it is
    turn 12, round 3    how far the match is
    to act B            who is asked
    now …               name=value, what distinguishes the middle of a turn from its first prompt
    chance …/12         the key and how many random numbers were taken
    outcome …           why the match ended, and the places
"""

from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import (
    Sheet,
    check_same_table,
    lot,
    read_chance,
    read_outcome,
    read_small,
    read_turn,
    refuse,
    seat_in,
    set_small,
)
from abraka.games.hill import state as st
from abraka.games.hill.actions import KIND_NAMES
from abraka.games.hill.events import END_REASONS
from abraka.games.hill.geometry import FIELDS, PLACE_NAMES, VILLAGE, VILLAGES, exists
from abraka.games.hill.plain import flees_from, hand_limit, sits, tile_under
from abraka.games.hill.position.layout import read_hill, slot_of
from abraka.games.hill.position.notation import (
    GRAMMAR,
    LETTERS,
    SMALL,
    goblin_in,
    options_of,
    read_cards,
)
from abraka.games.hill.position.start import check_start, check_turn
from abraka.games.hill.position.writing import USUAL_STAGE, usual_value
from abraka.games.hill.spec import SPEC
from abraka.games.hill.state import Setup, State


def read_position(text: str, setups: Sequence[Setup], key: bytes) -> State:
    """The state that a position text describes; what it leaves out is dealt from the key. Refuses what can't be."""
    setup = Setup.read(setups, 0)
    sheet = GRAMMAR.cut(text)
    check_same_table(sheet.said, setup.seats, options_of(setup), SPEC, ("first",))
    state = _as_set_up(setup)
    read_chance(state, sheet.said, key)
    read_hill(state, sheet, setup)
    read_outcome(state, sheet.said, END_REASONS, state.seats)
    read_turn(state, sheet.said, setup.first)
    _read_now(state, sheet)
    check_turn(state)
    _read_goblins(state, sheet)
    _read_waiting(state, sheet)
    _read_cards(state, sheet, setup, key)
    if state.prompt == st.TURN:
        check_start(state)
    return state


def _as_set_up(setup: Setup) -> State:
    """A state without goblins and cards, with the match's content and options."""
    state = State()
    state.seats, state.walk_on, state.aided = setup.seats, setup.walk_on, setup.aided
    state.size, state.turn_limit = setup.size, setup.turn_limit
    state.tile_at, state.bag = list(setup.tile_at), list(setup.faces)
    state.place = [st.NONE] * st.GOBLINS
    for slot, field in enumerate(setup.tile_at):
        if field != st.NONE:
            state.on[field] = st.TILE + slot
    return state


# ---- The turn.


def _read_now(state: State, sheet: Sheet) -> None:
    """The small fields: as said, else as at a turn's first prompt."""
    said = read_small(sheet.said, SMALL)
    for name, (_, usual) in SMALL.items():
        set_small(state, SMALL, name, said.get(name, usual_value(state, name, usual)))
    if state.reason:
        state.stage = st.WAITING if state.reason == st.SUMMIT_REACHED else st.END_TURN
    elif state.prompt == st.DISCARD:
        state.stage = st.END_TURN if state.lander == st.NONE else st.WAITING
    else:
        state.stage = USUAL_STAGE[state.prompt]


# ---- The goblins.


def _read_goblins(state: State, sheet: Sheet) -> None:
    """Who is where; goblins named nowhere are in their seat's village, or not on the table yet (M3, M6)."""
    for place, content in sheet.places.items():
        if place < FIELDS:
            _read_field(state, place, content, "stones" in sheet.said)
        else:
            for name in content.split():
                _put(state, name, place)
    if state.prompt != st.PLACE:
        for goblin in range(state.seats * st.EACH):
            if state.place[goblin] == st.NONE:
                state.place[goblin] = VILLAGE + goblin // st.EACH % VILLAGES


def _take_stone(state: State, field: int, said: bool) -> None:
    """A goblin that came to a field has taken its stone, which nobody needs to say (M15)."""
    if state.on[field] == st.STONE and said:
        refuse(f"The goblin on {PLACE_NAMES[field]} has taken the stone there (M15).")
    if state.on[field] == st.STONE:
        state.on[field] = st.NOTHING


def _read_field(state: State, field: int, content: str, said: bool) -> None:
    if not exists(state.size, field):
        refuse(f"This hill has no field {PLACE_NAMES[field]} (M1).")
    _take_stone(state, field, said)
    names = [name.strip() for name in content.split("/")]
    if len(names) > 2:
        refuse(f"At most two goblins are on a field, not {len(names)} on {PLACE_NAMES[field]} (M14).")
    state.lower[field] = _put(state, names[-1], field) + 1
    if len(names) == 2:
        state.upper[field] = _put(state, names[0], field) + 1


def _put(state: State, name: str, place: int) -> int:
    goblin = goblin_in(state, name)
    if state.place[goblin] != st.NONE:
        refuse(f"Goblin {name} is in two places.")
    state.place[goblin] = place
    return goblin


def _read_waiting(state: State, sheet: Sheet) -> None:
    """Goblins that wait, and tiles that have worked in this turn (M17, M22, M23)."""
    for name in sheet.said.get("waits", "").split():
        goblin = goblin_in(state, name)
        slot = tile_under(state, goblin)
        if slot == st.NONE or state.face[slot] not in (st.PASSAGE, st.TRAPDOOR):
            refuse(f"{name} can wait only on a passage or a trapdoor that was seen (M22, M23).")
        if flees_from(state, slot):
            refuse(f"{name} can't wait on a trapdoor of the lowest ring: it leads to a village at once (M23).")
        if sits(state, goblin):
            refuse(f"{name} sits on another goblin, and no tile works for it there (M17).")
        state.waits[goblin] = 1
    for word in sheet.said.get("fired", "").split():
        name, _, where = word.partition("@")
        slot = slot_of(state, where)
        if state.face[slot] == st.UNSEEN:
            refuse(f"The tile on {where} has worked, so it was seen (M17).")
        state.fired[goblin_in(state, name)] |= 1 << slot


# ---- The cards.


def _read_cards(state: State, sheet: Sheet, setup: Setup, key: bytes) -> None:
    """Discards and hands; the rest is the draw pile (M7)."""
    left = list(setup.deck)
    for card in read_cards(sheet.said.get("discard", "")):
        _take(left, card)
        state.discard[card] += 1
    named = [seat_in(state.seats, letter) for letter in SEAT_LETTERS if f"hand {letter}" in sheet.said]
    for seat in named:
        for card in read_cards(sheet.said[f"hand {LETTERS[seat]}"]):
            _take(left, card)
            state.hand[seat][card] += 1
    unseen = lot(key, b"cards", [card for card in range(st.KINDS) for _ in range(left[card])])
    for seat in range(state.seats):
        if seat not in named:
            for card in unseen[: _usual_hand(state, seat)]:
                left[card] -= 1
                state.hand[seat][card] += 1
            unseen = unseen[_usual_hand(state, seat) :]
        state.n_hand[seat] = sum(state.hand[seat])
        _check_hand(state, seat)
    state.pile, state.n_pile = left, sum(left)


def _take(left: list[int], card: int) -> None:
    if not left[card]:
        refuse(f"There are not so many copies of {KIND_NAMES[card]} (M7).")
    left[card] -= 1


def _usual_hand(state: State, seat: int) -> int:
    """The full hand (M15), less what was played or put down in this turn."""
    if state.prompt == st.PLACE:
        return 0
    used = state.cards_played + state.cards_put if seat == state.active else 0
    limit: int = hand_limit(state, seat)
    return max(0, limit - used)


def _check_hand(state: State, seat: int) -> None:
    """Nobody holds more than three cards and one for each stone, but for flying cards (M15, M21)."""
    most = 0 if state.prompt == st.PLACE else hand_limit(state, seat)
    if seat == state.active:
        most += max(0, state.cards_allowed - st.MOST_CARDS)
    if state.prompt == st.DISCARD and seat == state.to_act:
        most += 1
    if state.n_hand[seat] > most:
        refuse(f"{LETTERS[seat]} has {state.n_hand[seat]} cards in hand; {most} are the most (M15).")
