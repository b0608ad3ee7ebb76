"""The position text: a whole state as one readable line.

    players 3 | pawns B12 Y-4 R24 | slots Y snail:3 double:1 | hand B gust swap@Y | under fog@all | to act B

Segments stand between bars or on lines of their own, in any order. Letters are the seats' colours. What is left out is
as at the beginning of a match: pawns on START, hands and slots empty. All cards not named lie in the upper part of the
deck, in an order that nobody knows.

    players 3            how many seats (else: as many as the colours named need)
    options …            name=value, those that differ from the default
    pawns B12 Y-4        steps from START, below 0 in the minus (H3)
    slots Y snail:3      what lies on a player, and in which slot (H13)
    hand B gust swap@Y   a hand; @ names those besides its holder who know a card, @all everybody (H20)
    under fog@all gust   cards that came back to the deck, from the upper to the lowest, and who knows them (H12, H20)
    first, active B      the starting seat, the seat whose turn it is
    turn 12, round 3     how far the match is
    to act B             who is asked
    now …                name=value: prompt, has_cast, spell, tailwind
    chance …/12          the key and how many random numbers were taken
    outcome …            why the match ended, and the places
"""

import re
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import (
    check_same_table,
    quote,
    read_chance,
    read_number,
    read_outcome,
    read_pairs,
    refuse,
    seat_in,
)
from abraka.core.state import NOBODY
from abraka.games.hocus import state as st
from abraka.games.hocus.events import END_REASONS
from abraka.games.hocus.plain import field_of, is_open, lies_on
from abraka.games.hocus.position.notation import GRAMMAR, options_of, read_cards, read_spell
from abraka.games.hocus.spec import SPEC, SPELL_NAMES
from abraka.games.hocus.state import Setup, State
from abraka.games.hocus.view import PROMPTS

PAWN = re.compile(r"([A-Z])([+-]?[0-9]{1,6})")


def read_position(text: str, setups: Sequence[Setup], key: bytes) -> State:
    """The state that a position text describes. Refuses what can't be."""
    setup = Setup.read(setups, 0)
    said = GRAMMAR.cut(text).said
    check_same_table(said, setup.seats, options_of(setup), SPEC, ("first",))
    state = _as_set_up(setup)
    read_chance(state, said, key)
    read_outcome(state, said, END_REASONS, state.seats)
    _read_turn(state, said, setup)
    _read_pawns(state, said)
    _read_now(state, said)
    _read_cards(state, said, setup)
    if not state.reason and lies_on(state, state.active, st.FREEZE):
        refuse("A frozen player's turn passes without a question (H19).")
    return state


def _as_set_up(setup: Setup) -> State:
    """A state without pawns and cards, with the match's content and options."""
    state = State()
    for name in Setup.fields:
        if name in State.fields and name != "first":
            value = getattr(setup, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
    state.in_play = sum(1 << spell for spell in range(st.SPELLS) if setup.deck[spell])
    return state


def _read_turn(state: State, said: dict[str, str], setup: Setup) -> None:
    """Whose turn it is, who is asked, and how far the match is."""
    state.first = seat_in(state.seats, said["first"]) if "first" in said else max(setup.first, 0)
    asked = seat_in(state.seats, said["to act"]) if "to act" in said else state.first
    state.to_act = NOBODY if state.reason else asked
    state.active = seat_in(state.seats, said["active"]) if "active" in said else asked
    if not state.reason and state.active != state.to_act:
        refuse("Only the player whose turn it is is ever asked (H19).")
    _read_count(state, said)


def _read_count(state: State, said: dict[str, str]) -> None:
    """Turns and rounds: every seat has one turn a round, clockwise from the first (H1)."""
    seat = (state.active - state.first) % state.seats  # how many come before it in a round
    state.turn = read_number(said["turn"]) if "turn" in said else 0
    rounds = (state.turn - 1) // state.seats + 1 if "turn" in said else 1
    state.round = read_number(said["round"]) if "round" in said else rounds
    if not 1 <= state.round <= state.round_limit:
        refuse(f"Rounds are numbered from 1 to {state.round_limit}, not {state.round} (H22).")
    turn = (state.round - 1) * state.seats + seat + 1
    if "turn" in said and state.turn != turn:
        letters = f"{SEAT_LETTERS[state.first]} began, so in round {state.round} {SEAT_LETTERS[state.active]} has"
        refuse(f"{letters} turn {turn}, not {state.turn} (H1).")
    state.turn = turn


def _pawns(state: State, content: str) -> dict[int, int]:
    """Each pawn that is named, and its steps from START."""
    found: dict[int, int] = {}
    for word in content.split():
        match = PAWN.fullmatch(word)
        if match is None:
            refuse(f"“{quote(word)}” in “pawns” can't be read: write a seat's letter and a number, such as B12.")
        seat = seat_in(state.seats, match[1])
        if seat in found:
            refuse(f"{match[1]} is named twice in “pawns”.")
        found[seat] = int(match[2])
    return found


def _read_pawns(state: State, said: dict[str, str]) -> None:
    """Where the pawns are: nobody beyond the finish while the match goes on (H3), no two on a field (H8, H9)."""
    for seat, place in _pawns(state, said.get("pawns", "")).items():
        if not st.LOWEST <= place < 2 * state.length:
            refuse(f"A pawn can't be at {place}.")
        state.place[seat] = place
    home = [seat for seat in range(state.seats) if state.place[seat] >= state.length]
    if (state.reason == st.FINISHED) != bool(home) or len(home) > 1:
        refuse(f"A match is over when the first pawn has reached {state.length}, and not before (H3).")
    fields: dict[int, int] = {}
    for seat in range(state.seats):
        field = field_of(state, seat)
        if field in fields and not is_open(state, field) and seat not in home and fields[field] not in home:
            both = f"{SEAT_LETTERS[fields[field]]} and {SEAT_LETTERS[seat]}"
            refuse(f"{both} can't stand on one field ({field}): one would have hit the other (H8).")
        fields[field] = seat


def _read_now(state: State, said: dict[str, str]) -> None:
    """The moment of the turn: as said, else its beginning."""
    pairs = read_pairs("now", said.get("now", ""))
    state.prompt, state.spell = st.NO_PROMPT if state.reason else st.TURN, st.NONE
    for name, text in pairs.items():
        if name == "prompt" and text in PROMPTS:
            state.prompt = PROMPTS.index(text)
        elif name == "has_cast" and text in ("yes", "no"):
            state.has_cast = text == "yes"
        elif name == "spell":
            state.spell = read_spell(text)
        elif name == "tailwind":
            state.tailwind = min(read_number(text), 100)
        else:
            refuse(f"“{quote(f'{name}={text}')}” is nothing that “now” can say: prompt, has_cast, spell, tailwind.")


def _read_cards(state: State, said: dict[str, str], setup: Setup) -> None:
    """Hands, slots, what came back to the deck; the rest is its upper part (H4, H12, H13)."""
    left = list(setup.deck)
    if state.spell != st.NONE:
        _take(left, state.spell)
    for letter in SEAT_LETTERS:
        if f"slots {letter}" in said:
            _read_slots(state, seat_in(state.seats, letter), said[f"slots {letter}"], left)
        if f"hand {letter}" in said:
            _read_hand(state, seat_in(state.seats, letter), said[f"hand {letter}"], left)
    for at, (card, known) in enumerate(read_cards(said.get("under", ""), state.seats)):
        _take(left, card)
        state.under[at], state.under_known[at] = card, known
        state.n_under += 1
    state.pile = left
    state.n_pile = sum(left)


def _take(left: list[int], card: int) -> None:
    if not left[card]:
        refuse(f"There are not so many copies of {SPELL_NAMES[card]} (H4).")
    left[card] -= 1


def _read_hand(state: State, seat: int, content: str, left: list[int]) -> None:
    """A hand of at most five (H4); of equal cards the best known comes first."""
    cards = read_cards(content, state.seats)
    if len(cards) > st.HAND:
        refuse(f"{SEAT_LETTERS[seat]} has {len(cards)} cards in hand; {st.HAND} are the most (H4).")
    for at, (card, known) in enumerate(sorted(cards)):
        _take(left, card)
        state.hand[seat][at], state.known[seat][at] = card, known | 1 << seat
    state.n_hand[seat] = len(cards)
    _sort_known(state, seat)


def _sort_known(state: State, seat: int) -> None:
    """Whoever knows n of several equal cards knows the first n."""
    hand, known = state.hand[seat], state.known[seat]
    for last in range(1, state.n_hand[seat]):
        for at in range(last):
            if hand[at] == hand[last]:
                known[at], known[last] = known[at] | known[last], known[at] & known[last]


def _read_slots(state: State, seat: int, content: str, left: list[int]) -> None:
    """Spells that lie on a player, none longer than it lasts (H13, H14)."""
    for word in content.split():
        name, _, number = word.partition(":")
        spell, slot = read_spell(name), read_number(number)
        if not 1 <= slot <= min(st.SLOTS, state.turns[spell]):
            refuse(f"{name} can't lie in slot {slot}: it lasts {state.turns[spell]} turns (H13).")
        if state.slots[seat][slot - 1]:
            refuse(f"Slot {slot} of {SEAT_LETTERS[seat]} is taken twice (H14).")
        _take(left, spell)
        state.slots[seat][slot - 1] = spell + 1
