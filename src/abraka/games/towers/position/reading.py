"""The position text: a whole state as one readable line.

    players 2 | 3: (B) | 6: (Y) #2 #5 C | 7: #7[B Y] | home B1 Y2 | potions B 4/2/0 Y 6/0/0 | hand B w3 td2 | to act B

Segments stand between bars or on lines of their own, in any order. Letters are the seats' colours, `#5` is a tower,
`[…]` wizards on its roof, `(…)` wizards on the ground, `C` the castle on top of what precedes it; potions are
empty/full/spent. All but towers and castle may be left out and gets a sensible value; hands are dealt from the key.

    players 4          how many seats (else: as many as the colours named need)
    options …          name=value, those that differ from the default
    spells …           the spells in play
    home B1 Y2         wizards in the castle (else: those missing on the track)
    hand B w3 w3       a hand; known B w3: a card of it that B's partner gave (T40)
    discard w3*2 d     the discard pile (else: empty); all other cards are the draw pile
    first, active B    the starting seat, the seat whose turn it is
    turn 12, round 3   how far the match is
    to act B           who is asked
    now …              name=value, what distinguishes the middle of a turn from its first prompt
    chance …/12        the key and how many random numbers were taken
    outcome …          why the match ended, and the places
"""

import re
from collections.abc import Sequence

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import (
    Sheet,
    check_same_table,
    lot,
    named_options,
    quote,
    read_chance,
    read_counts,
    read_number,
    read_outcome,
    read_small,
    read_turn,
    refuse,
    seat_in,
    set_small,
)
from abraka.games.towers import state as st
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.events import END_REASONS
from abraka.games.towers.position.notation import (
    GRAMMAR,
    SMALL,
    options_of,
    read_cards,
    read_spells,
    write_spells,
)
from abraka.games.towers.position.start import check_start, check_turn
from abraka.games.towers.position.writing import side_count, usual_value
from abraka.games.towers.spec import SPEC
from abraka.games.towers.state import Setup, State
from abraka.games.towers.view import partner_of

PIECE_ON_SPACE = re.compile(r"\s*(?:\(([^()]*)\)|#([0-9]+)\s*(?:\[([^\[\]]*)\])?|(C)(?![^\s]))")
POTIONS = re.compile(r"\s*([A-Z])\s*([0-9]+)/([0-9]+)/([0-9]+)(?!\S)")


def read_position(text: str, setups: Sequence[Setup], key: bytes) -> State:
    """The state that a position text describes; what it leaves out is dealt from the key. Refuses what can't be."""
    setup = Setup.read(setups, 0)
    sheet = GRAMMAR.cut(text)
    _check_options(sheet, setup)
    state = _as_set_up(setup)
    read_chance(state, sheet.said, key)
    _read_spells(state, sheet, setup, key)
    _read_track(state, sheet)
    _read_home(state, sheet)
    _read_potions(state, sheet, setup)
    read_outcome(state, sheet.said, END_REASONS, state.seats + 1)
    read_turn(state, sheet.said, setup.first)
    check_turn(state)
    _read_now(state, sheet)
    _read_cards(state, sheet, setup, key)
    if state.prompt == st.TURN:
        check_start(state)
    return state


def _check_options(sheet: Sheet, setup: Setup) -> None:
    """Players and options that the text names must be those of the match."""
    shown, skip = options_of(setup), ["spells", "spell_count", "first"]
    potions = named_options(sheet.said, SPEC).get("potions", "none")
    if "none" not in (potions, shown.get("potions", "none")):
        skip.append("potions")  # full or empty matters at the start only
    check_same_table(sheet.said, setup.seats, shown, SPEC, skip)


def _as_set_up(setup: Setup) -> State:
    """A state without pieces and cards, with the match's content and options."""
    state = State()
    for name in Setup.fields:
        if name in State.fields and name not in ("first", "spells"):
            value = getattr(setup, name)
            setattr(state, name, list(value) if isinstance(value, list) else value)
    return state


def _read_spells(state: State, sheet: Sheet, setup: Setup, key: bytes) -> None:
    """The spells in play (T6): as named, else the setup's and those drawn by lot."""
    others = [spell for spell in range(st.SPELLS) if not setup.spells >> spell & 1]
    if "spells" not in sheet.said:
        drawn = lot(key, b"spells", others)[: setup.spells_drawn]
        state.spells = setup.spells | sum(1 << spell for spell in drawn)
        return
    state.spells = read_spells(sheet.said["spells"])
    drawn_too = (state.spells & ~setup.spells).bit_count()
    if setup.spells & ~state.spells or drawn_too != setup.spells_drawn:
        wanted = [*write_spells(setup.spells), *([f"{setup.spells_drawn} by lot"] if setup.spells_drawn else [])]
        named = ", ".join(write_spells(state.spells)) or "none"
        refuse(f"The match is played with these spells: {', '.join(wanted) or 'none'}; the position has {named}.")


def _read_track(state: State, sheet: Sheet) -> None:
    """Towers, castle and the wizards outside it (T1, T2, T12)."""
    state.castle = st.NONE
    state.space_of = [st.NONE] * st.TOWERS
    state.surface = [st.GROUND + space for space in range(st.SPACES)]
    for space, content in sheet.places.items():
        _read_space(state, space, content)
    missing = [f"#{tower + 1}" for tower in range(st.TOWERS) if state.space_of[tower] == st.NONE]
    if missing:
        refuse(f"Missing on the track: {', '.join(missing)} (T2).")
    if state.castle == st.NONE:
        refuse("The castle C is missing on the track (T2).")
    if state.total[state.surface[state.castle]]:
        refuse(f"The castle can't stand on wizards, as on space {state.castle} (T15).")


def _read_space(state: State, space: int, content: str) -> None:
    at = 0
    while content[at:].strip():
        found = PIECE_ON_SPACE.match(content, at)
        if found is None:
            refuse(f"“{quote(content[at:].strip())}” on space {space} is no (wizards), #tower, #tower[wizards] or C.")
        ground, tower, roof, _ = found.groups()
        if state.castle == space:
            refuse(f"Nothing stands on the castle, as on space {space}.")
        if ground is not None:
            _check_ground(state, space)
            _put_wizards(state, st.GROUND + space, ground)
        elif tower is not None:
            _put_tower(state, read_number(tower) - 1, space)
            _put_wizards(state, read_number(tower) - 1, roof or "")
        else:
            _put_castle(state, space)
        at = found.end()


def _check_ground(state: State, space: int) -> None:
    if state.height[space] or state.total[st.GROUND + space]:
        refuse(f"The wizards on the ground of space {space} are written once, before its towers.")


def _put_tower(state: State, tower: int, space: int) -> None:
    if not 0 <= tower < st.TOWERS:
        refuse(f"There is no tower #{tower + 1}: they are numbered 1 to {st.TOWERS} (T2).")
    if state.space_of[tower] != st.NONE:
        refuse(f"Tower #{tower + 1} stands on the track twice (T2).")
    state.space_of[tower] = space
    state.floor_of[tower] = state.height[space]
    state.stack[space][state.height[space]] = tower
    state.height[space] += 1
    state.surface[space] = tower


def _put_castle(state: State, space: int) -> None:
    if state.castle != st.NONE:
        refuse("The castle C stands on the track twice (T2).")
    state.castle = space


def _put_wizards(state: State, place: int, letters: str) -> None:
    for letter in letters.replace(" ", ""):
        state.crowd[place][seat_in(side_count(state), letter)] += 1
        state.total[place] += 1
        if state.total[place] > state.crowd_limit:
            refuse(f"At most {state.crowd_limit} wizards stand on one level (T12).")


def _read_home(state: State, sheet: Sheet) -> None:
    """Wizards in the castle: as said, else those missing on the track (T3)."""
    said = read_counts("home", sheet.said.get("home", ""), side_count(state))
    for side in range(side_count(state)):
        outside = sum(state.crowd[place][side] for place in range(st.PLACES))
        home = said.get(side, max(state.wizards - outside, 0))
        if outside + home != state.wizards:
            refuse(f"{SEAT_LETTERS[side]} has {state.wizards} wizards (T3), not {outside} outside and {home} inside.")
        state.home[side] = home


def _each(sheet: Sheet, keyword: str, pattern: re.Pattern[str]) -> list[tuple[str, ...]]:
    """All that a segment says, each seat once."""
    found: list[tuple[str, ...]] = []
    content, at = sheet.said.get(keyword, ""), 0
    while content[at:].strip():
        match = pattern.match(content, at)
        if match is None or any(match[1] == other[0] for other in found):
            refuse(f"“{quote(content[at:].strip())}” in “{keyword}” can't be read, or names a seat twice.")
        found.append(match.groups())
        at = match.end()
    return found


def _read_potions(state: State, sheet: Sheet, setup: Setup) -> None:
    """Potions: as said, else as at the start (T3, T20)."""
    for side in range(side_count(state)):
        state.full[side] = setup.potions if setup.potions_full else 0
        state.empty[side] = setup.potions - state.full[side]
    for letter, *numbers in _each(sheet, "potions", POTIONS):
        side = seat_in(side_count(state), letter)
        empty, full, spent = (read_number(number) for number in numbers)
        if empty + full + spent != setup.potions:
            refuse(f"{letter} has {setup.potions} potions (T3), not {empty} empty, {full} full and {spent} spent ones.")
        state.empty[side], state.full[side], state.spent[side] = empty, full, spent


def _read_now(state: State, sheet: Sheet) -> None:
    """The small fields: as said, else as at a turn's first prompt."""
    said = read_small(sheet.said, SMALL)
    for name, (_, usual) in SMALL.items():
        set_small(state, SMALL, name, said[name] if name in said else usual_value(state, name, usual))


def _read_cards(state: State, sheet: Sheet, setup: Setup, key: bytes) -> None:
    """Discards, hands, what partners know; the rest is the draw pile (T5, T7, T40)."""
    left = list(setup.deck)
    played = [state.card] if state.card != st.NONE else []
    discards = read_cards(sheet.said["discard"]) if "discard" in sheet.said else played
    for card in discards:
        _take(left, card)
        state.discard[card] += 1
    for side in range(len(SEAT_LETTERS)):
        if f"hand {SEAT_LETTERS[side]}" in sheet.said:
            hand = read_cards(sheet.said[f"hand {SEAT_LETTERS[seat_in(side_count(state), SEAT_LETTERS[side])]}"])
            for card in hand:
                _take(left, card)
            _put_hand(state, side, hand)
    unseen = lot(key, b"cards", [card for card in range(st.CARDS) for _ in range(left[card])])
    for side in range(side_count(state)):
        if f"hand {SEAT_LETTERS[side]}" not in sheet.said:
            _deal(state, side, unseen, left)
    state.pile = left
    state.n_pile = sum(left)
    _read_known(state, sheet)


def _take(left: list[int], card: int) -> None:
    if not left[card]:
        refuse(f"There are not so many copies of {CARD_NAMES[card]} (T5).")
    left[card] -= 1


def _hand_size(state: State, side: int) -> int:
    """Three cards (T5), less those played in this turn (T7); one is on its way while partners exchange (T40)."""
    playing = state.together or side == state.active
    exchanging = state.prompt == st.RETURN and state.teams
    if exchanging and side == partner_of(state, state.active):
        return st.HAND - 1
    return st.HAND - (state.cards_played if playing else 0) + (1 if exchanging and playing else 0)


def _put_hand(state: State, side: int, cards: list[int]) -> None:
    """A hand may not hold more cards than the moment allows."""
    most = _hand_size(state, side)
    if len(cards) > most:
        refuse(f"{SEAT_LETTERS[side]} has {len(cards)} cards in hand; {most} are the most now (T5, T7).")
    state.n_hand[side] = len(cards)
    for at, card in enumerate(sorted(cards)):
        state.hand[side][at] = card


def _deal(state: State, side: int, unseen: list[int], left: list[int]) -> None:
    """As many cards for a hand as the moment allows."""
    cards = [unseen.pop() for _ in range(min(_hand_size(state, side), len(unseen)))]
    for card in cards:
        left[card] -= 1
    _put_hand(state, side, cards)


def _read_known(state: State, sheet: Sheet) -> None:
    """Cards that the partner gave, and so knows (T40)."""
    for seat, letter in enumerate(SEAT_LETTERS):
        if f"known {letter}" not in sheet.said:
            continue
        known = read_cards(sheet.said[f"known {letter}"])
        if partner_of(state, seat_in(state.seats, letter)) is None:
            refuse("Only a partner can know a card (T40), and no teams play.")
        hand = state.hand[seat][: state.n_hand[seat]]
        if any(known.count(card) > hand.count(card) for card in known):
            refuse(f"A card known of {letter}'s hand must be in it.")
        state.n_known[seat] = len(known)
        for at, card in enumerate(known):
            state.known[seat][at] = card
