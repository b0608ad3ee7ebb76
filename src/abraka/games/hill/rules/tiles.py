"""What a field does to the goblin that lands on it: stones and tiles (M11, M15, M17–M25)."""

from abraka.core.chance import below
from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hill import state as st
from abraka.games.hill.events import (
    CARD_GRANTED,
    GOBLIN_FELL,
    GOBLIN_FLED,
    GOBLIN_ROSE,
    GOBLIN_WAITS,
    HILL_TURNED,
    RAVEN_SENT,
    RAVEN_WAITS,
    STONE_LOST,
    STONE_TAKEN,
    STONE_TOO_MANY,
    TILE_REMOVED,
    TILE_SHOWN,
    TILE_TURNED_UP,
    TILES_TURNED_DOWN,
)
from abraka.games.hill.geometry import BASE, FIELDS, LEVELS, NOWHERE, SUMMIT, VILLAGE, VILLAGES
from abraka.games.hill.rules.ask import ask, finish
from abraka.games.hill.rules.cards import draw_cards, hand_limit
from abraka.games.hill.rules.paths import (
    field_above,
    field_below,
    is_free,
    lift,
    number_of,
    owner_of,
    put_down,
    sits,
)
from abraka.games.hill.state import State

TOP_RING = BASE[LEVELS - 1]
"""The first field of level 4."""


# ---- Landing.


@jit
def land(s: State) -> None:
    """What the field does to the goblin that has just come to it (M11, M17, M26)."""
    goblin = s.lander
    place = s.place[goblin]
    s.stage = st.WAITING
    if place == SUMMIT:
        finish(s, st.SUMMIT_REACHED, owner_of(goblin))
    elif place < FIELDS and not sits(s, goblin):
        thing = s.on[place]
        if thing == st.STONE:
            s.on[place] = st.NOTHING
            take_stone(s, owner_of(goblin))
        elif thing >= st.TILE and s.fired[goblin] >> (thing - st.TILE) & 1 == 0:
            s.fired[goblin] |= 1 << (thing - st.TILE)
            fire(s, goblin, thing - st.TILE)


@jit
def take_stone(s: State, seat: int) -> None:
    """A stone gives one more card, unless a raven waits for it or it is the third (M15, M20)."""
    if s.ravens[seat] > 0:
        s.ravens[seat] -= 1
        emit(s, STONE_LOST, EVERYONE, seat)
    elif s.stones[seat] == st.MOST_STONES:
        emit(s, STONE_TOO_MANY, EVERYONE, seat)
    else:
        s.stones[seat] += 1
        emit(s, STONE_TAKEN, EVERYONE, seat, s.stones[seat])
        draw_cards(s, seat, 1)


@jit
def fire(s: State, goblin: int, slot: int) -> None:
    """A tile is shown, works and is turned down again; ball and raven leave the game (M17)."""
    field = s.tile_at[slot]
    face = look_at(s, slot)
    emit(s, TILE_SHOWN, EVERYONE, owner_of(goblin), number_of(goblin), field, face)
    if s.up >> slot & 1 == 0:
        s.sealed = True
    s.up &= ~(1 << slot)
    if flees_from(s, slot):
        ask(s, owner_of(goblin), st.VILLAGE_CHOICE)
    elif face == st.PASSAGE or face == st.TRAPDOOR:
        lead_on(s, goblin)
    elif face == st.RAVEN:
        remove_tile(s, goblin, slot)
        ask(s, owner_of(goblin), st.WHOM)
    elif face == st.BALL:
        remove_tile(s, goblin, slot)
        s.picks = st.BALL_PICKS
        s.stage = st.TURN_UP
    elif face == st.WHIRLWIND:
        turn_all_down(s)
        ask(s, s.active, st.TURN_HILL)
    elif face == st.FLYING:
        grant_card(s, owner_of(goblin))


# ---- Faces.


@jit
def look_at(s: State, slot: int) -> int:
    """What a tile shows; decided now, if nobody has seen it yet."""
    if s.face[slot] == st.UNSEEN:
        s.face[slot] = draw_face(s, s.tile_at[slot] >= TOP_RING)
        s.bag[s.face[slot]] -= 1
    return s.face[slot]


@jit
def draw_face(s: State, on_top: bool) -> int:
    """A face from the bag, as likely as the set-up makes it: one passage was set aside for level 4 (M4).

    That passage may be one of those seen on level 4 or lie on any unseen tile there. Each of the former leaves the
    whole bag for the unseen tiles; each of the latter takes a passage for its tile and leaves the others one fewer.
    """
    unseen = 0
    unseen_on_top = 0
    seen_passages = 0
    for slot in range(st.SLOTS):
        if s.tile_at[slot] >= 0:
            top = s.tile_at[slot] >= TOP_RING
            if s.face[slot] == st.UNSEEN:
                unseen += 1
                unseen_on_top += 1 if top else 0
            elif top and s.face[slot] == st.PASSAGE:
                seen_passages += 1
    whole_bag = seen_passages * unseen
    each_tile = s.bag[st.PASSAGE]
    lot = below(s, whole_bag + unseen_on_top * each_tile)
    if lot < whole_bag:
        return from_bag(s, unseen, 0)
    if on_top and lot < whole_bag + each_tile:
        return st.PASSAGE
    return from_bag(s, unseen - 1, 1)


@jit
def from_bag(s: State, count: int, passages_less: int) -> int:
    """Any face of the bag, which may have to do without a passage."""
    rest = below(s, count)
    for face in range(1, st.FACES):
        copies = s.bag[face] - (passages_less if face == st.PASSAGE else 0)
        if rest < copies:
            return face
        rest -= copies
    return st.UNSEEN


@jit
def remove_tile(s: State, goblin: int, slot: int) -> None:
    """A ball or a raven leaves the game once it has worked for a goblin (M17)."""
    emit(s, TILE_REMOVED, EVERYONE, s.tile_at[slot], s.face[slot])
    s.on[s.tile_at[slot]] = st.NOTHING
    s.tile_at[slot] = st.NONE
    s.fired[goblin] &= ~(1 << slot)


# ---- Passage, trapdoor, ghost.


@jit
def flees_from(s: State, slot: int) -> bool:
    """Whether a tile sends goblins back to a village: a ghost, or a trapdoor of the lowest ring (M23, M24)."""
    face = s.face[slot]
    return face == st.GHOST or (face == st.TRAPDOOR and field_below(s, s.tile_at[slot]) == NOWHERE)


@jit
def rises(s: State, goblin: int) -> bool:
    """Whether the tile that leads a goblin on is a passage, not a trapdoor."""
    return s.face[s.on[s.place[goblin]] - st.TILE] == st.PASSAGE


@jit
def leads_to(s: State, goblin: int) -> int:
    """Where the passage or the trapdoor below a goblin leads to (M22, M23)."""
    field = s.place[goblin]
    return field_above(s, field) if rises(s, goblin) else field_below(s, field)


@jit
def lead_on(s: State, goblin: int) -> None:
    """The goblin goes through if nobody stands there, else it waits (M22, M23, M25)."""
    place = s.place[goblin]
    target = leads_to(s, goblin)
    if is_free(s, target):
        event = GOBLIN_ROSE if rises(s, goblin) else GOBLIN_FELL
        emit(s, event, EVERYONE, owner_of(goblin), number_of(goblin), place, target)
        lift(s, goblin)
        put_down(s, goblin, target)
        s.lander = goblin
        s.stage = st.LANDING
    else:
        s.waits[goblin] = 1
        emit(s, GOBLIN_WAITS, EVERYONE, owner_of(goblin), number_of(goblin), place)


@jit
def may_go_on(s: State, goblin: int) -> bool:
    """Whether a goblin waits with nobody on it, and its field is free now (M22)."""
    if s.waits[goblin] == 0 or s.upper[s.place[goblin]] != 0:
        return False
    return is_free(s, leads_to(s, goblin))


@jit
def release_waiting(s: State) -> bool:
    """Lets the first waiting goblin go whose field is free, in turn order, then by number; says if one went (M25)."""
    for k in range(s.seats):
        seat = (s.active + k) % s.seats
        for goblin in range(seat * st.EACH, seat * st.EACH + st.EACH):
            if may_go_on(s, goblin):
                lead_on(s, goblin)
                return True
    return False


@jit
def flee_to_village(s: State, goblin: int, village: int) -> None:
    """Back to a village by a ghost or a trapdoor; that ends the turn of the active player's goblin (M23, M24)."""
    owner = owner_of(goblin)
    emit(s, GOBLIN_FLED, EVERYONE, owner, number_of(goblin), s.place[goblin], VILLAGE + village)
    lift(s, goblin)
    put_down(s, goblin, VILLAGE + village)
    if owner == s.active:
        s.turn_over = True


# ---- Crystal ball, whirlwind.


@jit
def face_down(s: State, slot: int) -> bool:
    """Whether a tile lies face down."""
    return s.tile_at[slot] >= 0 and s.up >> slot & 1 == 0


@jit
def turn_up(s: State, slot: int) -> None:
    """A tile is turned up and stays so (M18)."""
    emit(s, TILE_TURNED_UP, EVERYONE, owner_of(s.lander), s.tile_at[slot], look_at(s, slot))
    s.up |= 1 << slot
    s.sealed = True


@jit
def ask_for_tile(s: State) -> None:
    """The finder chooses the next tile; if no more are left than are to be turned up, all are (M18)."""
    left = 0
    for slot in range(st.SLOTS):
        left += 1 if face_down(s, slot) else 0
    if left > s.picks > 0:
        ask(s, owner_of(s.lander), st.TILE_CHOICE)
        return
    for slot in range(st.SLOTS):
        if s.picks > 0 and face_down(s, slot):
            turn_up(s, slot)
    s.picks = 0
    s.stage = st.WAITING


@jit
def turn_all_down(s: State) -> None:
    """All open tiles are turned down (M19)."""
    count = 0
    for slot in range(st.SLOTS):
        count += s.up >> slot & 1
    if count > 0:
        emit(s, TILES_TURNED_DOWN, EVERYONE, count)
    s.up = 0


@jit
def turn_hill(s: State, way: int) -> None:
    """The hill is turned a quarter, 0 clockwise or 1 against; villages stay (M19)."""
    s.rotation = (s.rotation + (1 if way == 0 else VILLAGES - 1)) % VILLAGES
    emit(s, HILL_TURNED, EVERYONE, s.active, way)


# ---- Raven, flying card.


@jit
def send_raven(s: State, seat: int, target: int) -> None:
    """The raven takes a stone, and with it the right to a card; or it waits for one (M20)."""
    emit(s, RAVEN_SENT, EVERYONE, seat, target)
    if s.stones[target] == 0:
        s.ravens[target] += 1
        emit(s, RAVEN_WAITS, EVERYONE, target)
        return
    s.stones[target] -= 1
    emit(s, STONE_LOST, EVERYONE, target, s.stones[target])
    keep_limit(s, target)


@jit
def grant_card(s: State, seat: int) -> None:
    """A card at once; the active player may play one more, another keeps to the limit (M21)."""
    draw_cards(s, seat, 1)
    if seat == s.active:
        s.cards_allowed += 1
        emit(s, CARD_GRANTED, EVERYONE, seat)
    else:
        keep_limit(s, seat)


@jit
def keep_limit(s: State, seat: int) -> None:
    """Who holds more cards than allowed discards one of choice (M20, M21)."""
    if s.n_hand[seat] > hand_limit(s, seat):
        ask(s, seat, st.DISCARD)
