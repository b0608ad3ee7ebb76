"""What a position says of the hill itself: how it is turned, tiles, stones, ravens."""

from abraka.core.game import SEAT_LETTERS
from abraka.core.notation import Sheet, quote, read_counts, read_number, read_pairs, refuse
from abraka.games.hill import state as st
from abraka.games.hill.events import FACE_NAMES
from abraka.games.hill.geometry import FIELDS, PLACE_NAMES, VILLAGES
from abraka.games.hill.plain import gone
from abraka.games.hill.position.notation import read_place
from abraka.games.hill.rules.tiles import TOP_RING
from abraka.games.hill.state import Setup, State


def read_hill(state: State, sheet: Sheet, setup: Setup) -> None:
    """How the hill is turned, tiles, stones, ravens (M4, M5, M15, M19, M20)."""
    state.rotation = read_number(sheet.said.get("turned", "0"))
    if state.rotation >= VILLAGES:
        refuse("The hill is turned by 0 to 3 quarters (M19).")
    for name, value in read_pairs("tiles", sheet.said.get("tiles", "")).items():
        _read_tile(state, name, value)
    _check_top_ring(state)
    _read_stones(state, sheet, setup)
    for seat, ravens in read_counts("ravens", sheet.said.get("ravens", ""), state.seats).items():
        state.ravens[seat] = min(ravens, st.SLOTS + 1)
        if ravens and state.stones[seat]:
            refuse(f"A raven waits only for who has no stone, not for {SEAT_LETTERS[seat]} (M20).")
    if sum(state.ravens) > gone(state, st.RAVEN):
        refuse("More ravens wait than have left the hill (M20).")


def _read_tile(state: State, name: str, value: str) -> None:
    """A face that was seen: face down, open (`!`), or out of the game (`-`)."""
    slot = slot_of(state, name)
    face_name = value.removeprefix("-").removesuffix("!")
    if face_name not in FACE_NAMES[1:]:
        refuse(f"“{quote(value)}” is no tile; there are {', '.join(FACE_NAMES[1:])}.")
    face = FACE_NAMES.index(face_name)
    if state.face[slot] != st.UNSEEN or state.tile_at[slot] == st.NONE:
        refuse(f"The tile {quote(name)} is named twice.")
    if not state.bag[face]:
        refuse(f"There are not so many tiles with {face_name} (M4).")
    state.bag[face] -= 1
    state.face[slot] = face
    if value.startswith("-"):
        if face not in (st.BALL, st.RAVEN):
            refuse(f"Only ball and raven leave the game, not {face_name} (M17).")
        state.on[state.tile_at[slot]] = st.NOTHING
        state.tile_at[slot] = st.NONE
    elif value.endswith("!"):
        state.up |= 1 << slot


def slot_of(state: State, name: str) -> int:
    """The slot of a tile that is named by its field or, once gone, by its number."""
    if name.startswith("#"):
        slot = read_number(name[1:]) - 1
        if not 0 <= slot < st.SLOTS or state.tile_at[slot] == st.NONE:
            refuse(f"There is no tile {quote(name)}.")
        return slot
    field = read_place(name)
    if field >= FIELDS or state.on[field] < st.TILE:
        refuse(f"No tile lies on {name} (M4).")
    return state.on[field] - st.TILE


def _check_top_ring(state: State) -> None:
    """One passage was set aside for level 4: it is seen there, or may still be (M4)."""
    top = [slot for slot in range(st.SLOTS) if state.tile_at[slot] >= TOP_RING]
    possible = [state.face[s] == st.PASSAGE or (state.face[s] == st.UNSEEN and state.bag[st.PASSAGE] > 0) for s in top]
    if not any(possible):
        refuse("A passage must lie on level 4 (M4).")


def _read_stones(state: State, sheet: Sheet, setup: Setup) -> None:
    """Stones on the hill and in front of the seats (M5, M15)."""
    places = [field for field in range(FIELDS) if setup.stone_at[field]]
    lying = [read_place(word) for word in sheet.said["stones"].split()] if "stones" in sheet.said else places
    for field in lying:
        if field not in places:
            refuse(f"No stone belongs on {PLACE_NAMES[field]} (M5).")
        if state.on[field] == st.STONE:
            refuse(f"The stone on {PLACE_NAMES[field]} is named twice.")
        state.on[field] = st.STONE
    for seat, stones in read_counts("held", sheet.said.get("held", ""), state.seats).items():
        if stones > st.MOST_STONES:
            refuse(f"Nobody has more than {st.MOST_STONES} stones (M15).")
        state.stones[seat] = stones
    if "stones" in sheet.said and len(lying) + sum(state.stones) > len(places):
        refuse(f"There are {len(places)} stones in all (M5).")
    if "stones" not in sheet.said:
        for field in places[: sum(state.stones)]:
            state.on[field] = st.NOTHING
