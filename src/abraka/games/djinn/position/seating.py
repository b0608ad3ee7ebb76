"""Reading a position text: what the seats have."""

from collections.abc import Callable, Mapping, Sequence

from abraka.core.notation import Sheet, lot, quote, read_number, read_pairs, refuse, words
from abraka.core.records import Row
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.plain import highest_power
from abraka.games.djinn.position.notation import (
    CAPACITIES,
    CIRCLE_SIGNS,
    CORKED,
    FACE_DOWN,
    GOODS,
    LETTERS,
    bits_of,
    items_said,
    read_counts,
    read_name,
    read_names,
)
from abraka.games.djinn.state import State

MOST_GOODS = 9999
MOST_BOTTLES = 9999
HIGHEST_MINIMUM = 2  # more than at the start (D38)
TILES_OUT = 2
"""So many of the secret tiles are left out, the same for all (D6)."""


def read_seats(state: State, sheet: Sheet, key: bytes) -> None:
    """What every seat has, as said, else as at the set-up (D4)."""
    for seat in range(state.seats):
        state.at[seat] = state.via[seat] = state.stall[seat] = st.NONE
    said = items_said(sheet, state.seats)
    for seat, items in said.items():
        for item, content in items.items():
            if item not in LATER:
                READERS[item](state, seat, content)
        _check_seat(state, seat)
    _read_tiles(state, said, key)
    keys = sum(state.have[seat][st.KEYS] for seat in range(state.seats))
    if keys > st.ALL_KEYS:
        refuse(f"There are {st.ALL_KEYS} keys in the game (D30), not {keys}.")


# ---- Wizard, goods, capacity.


def _read_place(state: State, seat: int, content: str) -> None:
    """Where the wizard stands, and where it came from (D61)."""
    letter = LETTERS[seat]
    space, _, via = content.partition(" via ")
    state.at[seat] = read_name(space.strip(), names.SPACES, "space")
    if not via and not (state.final and space == "source"):
        refuse(f"It must be said where {letter}'s wizard came from: at {quote(space)} via …")
    if not via:
        return
    state.via[seat] = read_name(via.strip(), names.SPACES, "space")
    if not state.joined[state.at[seat]] >> state.via[seat] & 1:
        refuse(f"No path joins {space} and {via}, so {letter}'s wizard can't have come that way (D61).")


def _goods_reader(number: int, name: str) -> Callable[[State, int, str], None]:
    def read(state: State, seat: int, content: str) -> None:
        state.have[seat][st.COINS + number] = read_number(content, name, MOST_GOODS)

    return read


def _read_capacity(state: State, seat: int, content: str) -> None:
    if content not in CAPACITIES:
        refuse(f"The capacity is {', '.join(CAPACITIES[:-1])} or {CAPACITIES[-1]} (D36), not “{quote(content)}”.")
    state.marker[seat] = CAPACITIES.index(content)


def _read_minimum(state: State, seat: int, content: str) -> None:
    state.minimum[seat] = read_number(content, "minimum", state.minimum[seat] + HIGHEST_MINIMUM)


def _read_stall(state: State, seat: int, content: str) -> None:
    """The assistant's place, named by its first stall (D103)."""
    stall = read_name(content, names.STALLS, "stall")
    place = state.stall_place[stall]
    if place != stall:
        refuse(f"The stall {content} belongs to the place {names.STALLS[place]} here; write that (D103).")
    state.stall[seat] = stall


# ---- Bottles and circles.


def _read_bottles(state: State, seat: int, content: str) -> None:
    state.bottles[seat] = read_counts(content, names.COLOURS, "colour", MOST_BOTTLES)


def _read_corked(state: State, seat: int, content: str) -> None:
    counts = read_counts(content, CORKED, "corked bottle", MOST_BOTTLES)
    state.bottled[seat], state.boss_bottled[seat] = counts[: st.COLOURS], counts[st.COLOURS :]


def _read_circles(state: State, seat: int, content: str) -> None:
    found = words(content)
    if len(found) != st.CIRCLES:
        refuse(f"{LETTERS[seat]} has {st.CIRCLES} circles (D39), not {len(found)}.")
    before = list(state.circle[seat])
    state.circle[seat] = [read_name(word, CIRCLE_SIGNS, "circle's content") for word in found]
    inactive = [circle == st.INACTIVE for circle in state.circle[seat]]
    if inactive != sorted(inactive) or any(
        now and start == st.EMPTY for now, start in zip(inactive, before, strict=True)
    ):
        refuse(f"{LETTERS[seat]}'s circles are activated from left to right, the first two at the start (D39).")
    if st.COVERED in state.circle[seat][1:]:
        refuse("Only the first circle can be covered (D178).")


# ---- Cards and tiles.


def _read_mages(state: State, seat: int, content: str) -> None:
    _read_cards(content, names.MAGES, "mage", seat, state.mage_of, state.mage_up)


def _read_gear(state: State, seat: int, content: str) -> None:
    _read_cards(content, names.GEAR, "equipment card", seat, state.gear_of, state.gear_up)
    up = [
        state.gear_kind[gear] for gear, owner in enumerate(state.gear_of) if owner == seat + 1 and state.gear_up[gear]
    ]
    for kind in set(up):
        if up.count(kind) > 1:
            refuse(f"{LETTERS[seat]} has two {names.KINDS[kind]}s face up; at most one of each kind is (D155).")


def _read_cards(content: str, known: Sequence[str], kind: str, seat: int, owners: Row, up: Row) -> None:
    """Cards before a seat; those with a mark lie face down."""
    for word in words(content):
        card = read_name(word.removesuffix(FACE_DOWN), known, kind)
        if owners[card]:
            refuse(f"The {kind} {known[card]} is owned twice.")
        owners[card] = seat + 1
        up[card] = 0 if word.endswith(FACE_DOWN) else 1


def _read_traits(state: State, seat: int, content: str) -> None:
    """At most one trait of each sign, each with one seat only (D13)."""
    traits = read_names(content, names.TRAITS, "trait")
    if traits and not state.trait_offer:
        refuse("There are no traits in this game (D210, D230).")
    for trait in traits:
        if state.trait_at[trait] != st.OUT:
            refuse(f"The trait {names.TRAITS[trait]} is owned twice.")
        state.trait_at[trait] = st.OWNED + seat
        if state.trait_perk[trait]:
            state.perks[seat] |= 1 << state.trait_perk[trait]
    signs = [state.trait_positive[trait] for trait in traits]
    if len(set(signs)) != len(signs):
        refuse(f"{LETTERS[seat]} has two traits of the same sign (D13).")


def _read_awards(state: State, seat: int, content: str) -> None:
    for award in read_names(content, names.AWARDS, "award"):
        if state.award_at[award] != st.OUT:
            refuse(f"The award {names.AWARDS[award]} is owned twice.")
        state.award_at[award] = st.OWNED + seat


def _read_ambition(state: State, seat: int, content: str) -> None:
    for card in read_names(content, names.SCORINGS, "scoring card"):
        if state.score_at[card] != st.OUT:
            refuse(f"The scoring card {names.SCORINGS[card]} is owned twice.")
        state.score_at[card] = st.OWNED + seat


def _check_seat(state: State, seat: int) -> None:
    """What a seat has must go together."""
    letter, most = LETTERS[seat], highest_power(state, seat)
    if state.have[seat][st.POWER] > most:
        refuse(
            f"{letter}'s power can't be {state.have[seat][st.POWER]}: with this capacity {most} is the maximum (D33)."
        )
    if state.circle[seat][0] == st.COVERED and not state.perks[seat] >> st.BLOCKED_CIRCLE & 1:
        refuse(f"Only the trait blocked_circle covers a circle, and {letter} does not have it (D178).")
    private = list(state.score_at).count(st.OWNED + seat)
    if private and not state.perks[seat] >> st.PRIVATE_CARDS & 1:
        refuse(f"Private scoring cards come with the trait private_goals, which {letter} does not have (D185).")
    if private not in (0, state.perk_n[st.PRIVATE_CARDS]):
        refuse(f"The trait private_goals brings {state.perk_n[st.PRIVATE_CARDS]} scoring cards, not {private} (D185).")


# ---- Secret tiles.


def _read_tiles(state: State, said: Mapping[int, Mapping[str, str]], key: bytes) -> None:
    """Secret tiles: all seats begin with the same ones, named or by lot (D6)."""
    strips: dict[int, int] = {}
    symbols = 0
    for seat, items in said.items():
        letter = LETTERS[seat]
        placed = _read_placed(state, seat, items.get("placed", ""))
        if "strip" in items:
            strips[seat] = bits_of(read_names(items["strip"], names.LOCATIONS, "secret tile"))
            if strips[seat] & placed:
                refuse(f"A tile of {letter} is both on the strip and on the map.")
            if (strips[seat] | placed).bit_count() != st.LOCATIONS - TILES_OUT:
                refuse(f"{letter} has {st.LOCATIONS - TILES_OUT} secret tiles (D6), on the strip or placed.")
        symbols |= placed | strips.get(seat, 0)
    if symbols.bit_count() > st.LOCATIONS - TILES_OUT:
        refuse(f"All seats have the same {st.LOCATIONS - TILES_OUT} secret tiles (D6).")
    for location in lot(key, b"tiles", range(st.LOCATIONS)):
        if symbols.bit_count() < st.LOCATIONS - TILES_OUT:
            symbols |= 1 << location
    for seat in range(state.seats):
        own = bits_of([tile - 1 for tile in state.tile[seat] if tile])
        state.strip[seat] = strips.get(seat, symbols & ~own)


def _read_placed(state: State, seat: int, content: str) -> int:
    """Tiles on square spaces, one own tile and one of each symbol at a space (D92); their set."""
    placed = 0
    for name, where in read_pairs("placed", content, "@").items():
        location, space = read_name(name, names.LOCATIONS, "secret tile"), read_name(where, names.SPACES, "space")
        if state.shape[space] != st.SQUARE:
            refuse(f"Secret tiles lie on square spaces, and {where} is none (D92).")
        if state.tile[seat][space]:
            refuse(f"{LETTERS[seat]} has two tiles at {where} (D92).")
        if any(state.tile[other][space] == 1 + location for other in range(state.seats)):
            refuse(f"Two tiles at {where} show the {name} (D92).")
        state.tile[seat][space] = 1 + location
        placed |= 1 << location
    return placed


LATER = ("strip", "placed")
"""Items that are read when all seats are known."""

READERS: dict[str, Callable[[State, int, str], None]] = {
    "at": _read_place,
    **{name: _goods_reader(number, name) for number, name in enumerate(GOODS)},
    "capacity": _read_capacity,
    "minimum": _read_minimum,
    "bottles": _read_bottles,
    "corked": _read_corked,
    "circles": _read_circles,
    "stall": _read_stall,
    "mages": _read_mages,
    "gear": _read_gear,
    "traits": _read_traits,
    "awards": _read_awards,
    "ambition": _read_ambition,
}
