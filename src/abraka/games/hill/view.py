"""What a seat sees: the only exit for what a state holds.

Own hand, the sizes of the others', the discards, all goblins, stones and open tiles, waiting ravens. What a tile face
down shows is known to all who saw it, and all saw it; the view leaves it to their memory, unless the table has it
shown (M17).
"""

from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from abraka.core.actions import Domain
from abraka.core.events import SPECTATOR
from abraka.core.records import Row
from abraka.games.hill import state as st
from abraka.games.hill.actions import EXCHANGE_CARD, FIELD, KIND, KIND_NAMES, PLACE_NAME
from abraka.games.hill.events import END_REASONS, FACE, FACE_NAMES, REASON
from abraka.games.hill.geometry import LEVELS, PLACE_NAMES, SIZES, VILLAGE, VILLAGES, side_of
from abraka.games.hill.plain import corner_of, options
from abraka.games.hill.state import State

PROMPTS = (
    "none", "place", "turn", "exchange", "move", "move_on", "village", "tile", "whom", "discard", "turn_hill",
)  # fmt: skip
"""What may be asked, by number."""

PROMPT = Domain(PROMPTS)

SIDES = [tuple(side_of(size, level) for level in range(LEVELS)) for size in range(SIZES)]
"""The fields along a side of each ring, by the size of the hill."""

KEPT = 256
"""So many of each are kept once they are put together: all seats see the same hill, and often it has not changed."""


Face = Annotated[str, FACE]
Kind = Annotated[str, KIND]
Place = Annotated[str, PLACE_NAME]
Field = Annotated[str, FIELD]


class GoblinView(msgspec.Struct, frozen=True):
    """A goblin and where it is."""

    seat: int
    number: int  # 1 to 5
    place: Place | None  # a field like 2.14, a village like v3, or summit; None: not on the table yet
    sits: bool  # on another goblin
    blocked: bool  # another sits on it
    waits: bool  # on a passage or a trapdoor (M22, M23)


class TileView(msgspec.Struct, frozen=True):
    """A tile on the hill."""

    field: Field
    face: Face | None  # None: hidden
    open: bool


class VillageView(msgspec.Struct, frozen=True):
    """A village, and the corner of the hill that it touches now (M3)."""

    number: int
    corner: Field


class SeatView(msgspec.Struct, frozen=True):
    """What is seen of a seat."""

    stones: int
    ravens: int  # that wait for a stone (M20)
    cards: int  # in hand
    hand: tuple[Kind, ...] | None  # None: hidden


class View(msgspec.Struct, frozen=True):
    """All that a seat may see."""

    seat: int  # whose view it is; SPECTATOR: nobody's
    walk_on: bool
    memory: Literal["faithful", "aided"]
    sides: tuple[int, ...]  # fields along a side, from the lowest ring up
    rotation: int  # quarter turns of the hill, clockwise
    villages: tuple[VillageView, ...]
    goblins: tuple[GoblinView, ...]
    tiles: tuple[TileView, ...]
    stones: tuple[Field, ...]  # the fields on which one lies
    seats: tuple[SeatView, ...]
    discard: dict[Kind, int]
    pile: int
    prompt: Annotated[str, PROMPT]
    to_act: int | None
    active: int
    first: int
    turn: int
    round: int
    goblin: int | None  # the number of the goblin that the active player has named
    cards_played: int
    cards_allowed: int
    cards_put: int  # in an exchange
    can_play: bool  # a card may name or move a goblin now, as far as the viewer can tell: a hidden hand may hold any
    lander: tuple[int, int] | None  # seat and number of the goblin whose landing is settled
    cause: Face | None  # the tile for which a village is asked: a ghost, or a trapdoor (M23, M24)
    picks: int  # tiles still to be turned up by the crystal ball
    fired: tuple[tuple[int, int, Field], ...]  # seat and number of goblins, and tiles that worked for them in this turn
    reason: Annotated[str, REASON]  # why the match ended; empty while it goes on
    ranks: tuple[int, ...]  # places, once it has ended


def view(state: State, seat: int) -> View:
    """All that a seat, or a SPECTATOR, may see; equal for states that differ only in what it can't see."""
    return _see(state, seat, everything=False)


def whole(state: State) -> View:
    """The whole truth, every hand and every face that was seen included."""
    return _see(state, SPECTATOR, everything=True)


def cards_of(counts: Row) -> tuple[str, ...]:
    """Cards by name, from copies of each kind."""
    return tuple([KIND_NAMES[kind] for kind in range(st.KINDS) for _ in range(counts[kind])])


def _see(state: State, seat: int, *, everything: bool) -> View:
    return View(
        seat=seat,
        walk_on=state.walk_on,
        memory="aided" if state.aided else "faithful",
        sides=SIDES[state.size],
        rotation=state.rotation,
        villages=tuple([VillageView(v + 1, PLACE_NAMES[corner_of(state, v)]) for v in range(VILLAGES)]),
        goblins=_goblins(state),
        tiles=_tiles(state, everything or state.aided),
        stones=_stones(tuple(state.on)),
        seats=tuple([_seat(state, other, everything or other == seat) for other in range(state.seats)]),
        discard={kind: n for kind, n in zip(KIND_NAMES, state.discard, strict=True) if n},
        pile=state.n_pile,
        prompt=PROMPTS[state.prompt],
        to_act=None if state.to_act < 0 else state.to_act,
        active=state.active,
        first=state.first,
        turn=state.turn,
        round=state.round,
        goblin=None if state.goblin == st.NONE else state.goblin % st.EACH + 1,
        cards_played=state.cards_played,
        cards_allowed=state.cards_allowed,
        cards_put=state.cards_put,
        can_play=_can_play(state, everything or state.to_act == seat),
        lander=None if state.lander == st.NONE else (state.lander // st.EACH, state.lander % st.EACH + 1),
        cause=_cause(state),
        picks=state.picks,
        fired=_fired(state),
        reason=END_REASONS[state.reason],
        ranks=tuple(state.ranks[: state.seats]) if state.reason else (),
    )


def _can_play(state: State, open_hand: bool) -> bool:
    """Whether the seat to act may play one of its cards; of a hidden hand nobody knows (M29)."""
    if not open_hand or state.prompt != st.TURN:
        return state.prompt in (st.TURN, st.MOVE, st.MOVE_ON)
    return any(action < EXCHANGE_CARD for action in options(state))


def _cause(state: State) -> str | None:
    """Why a goblin goes to a village: all have just seen the tile it stands on."""
    if state.prompt != st.VILLAGE_CHOICE:
        return None
    return FACE_NAMES[state.face[state.on[state.place[state.lander]] - st.TILE]]


def _goblins(state: State) -> tuple[GoblinView, ...]:
    upper, places = state.upper, state.place[: state.seats * st.EACH]
    sitting = [upper[place] - 1 if 0 <= place < VILLAGE else st.NONE for place in places]
    return _seen_goblins(tuple(places), tuple(sitting), tuple(state.waits))


@lru_cache(KEPT)
def _seen_goblins(places: tuple[int, ...], sitting: tuple[int, ...], waits: tuple[int, ...]) -> tuple[GoblinView, ...]:
    """All goblins, put together once for all who see the same; `sitting` says who sits on each one's field."""
    return tuple(
        GoblinView(
            seat=goblin // st.EACH,
            number=goblin % st.EACH + 1,
            place=None if place == st.NONE else PLACE_NAMES[place],
            sits=sitting[goblin] == goblin,
            blocked=sitting[goblin] not in (st.NONE, goblin),
            waits=bool(waits[goblin]),
        )
        for goblin, place in enumerate(places)
    )


def _tiles(state: State, remembered: bool) -> tuple[TileView, ...]:
    """The tiles; one that lies face down shows something only to those for whom it is remembered."""
    up = state.up
    faces = [face if remembered or up >> slot & 1 else st.UNSEEN for slot, face in enumerate(state.face)]
    return _seen_tiles(tuple(state.tile_at), tuple(faces), up)


@lru_cache(KEPT)
def _seen_tiles(tile_at: tuple[int, ...], faces: tuple[int, ...], up: int) -> tuple[TileView, ...]:
    """The tiles with the faces that are seen, put together once for all who see the same."""
    return tuple(
        TileView(PLACE_NAMES[field], FACE_NAMES[face] if face else None, bool(up >> slot & 1))
        for slot, (field, face) in enumerate(zip(tile_at, faces, strict=True))
        if field != st.NONE
    )


@lru_cache(KEPT)
def _stones(on: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(PLACE_NAMES[field] for field, thing in enumerate(on) if thing == st.STONE)


def _seat(state: State, seat: int, open_hand: bool) -> SeatView:
    return SeatView(
        stones=state.stones[seat],
        ravens=state.ravens[seat],
        cards=state.n_hand[seat],
        hand=cards_of(state.hand[seat]) if open_hand else None,
    )


def _fired(state: State) -> tuple[tuple[int, int, str], ...]:
    """Public, since all see which goblin steps on which tile (M17); tiles that left the game are of no use."""
    fired = [(goblin, slots) for goblin, slots in enumerate(state.fired) if slots]
    return tuple(
        (goblin // st.EACH, goblin % st.EACH + 1, PLACE_NAMES[state.tile_at[slot]])
        for goblin, slots in fired
        for slot in range(st.SLOTS)
        if slots >> slot & 1 and state.tile_at[slot] != st.NONE
    )
