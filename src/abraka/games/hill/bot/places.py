"""What a place is worth to the goblin that comes to it, in thousandths of a match; what lies hidden is weighed by odds.

Cards are passed as one number, four bits for the copies of each kind, so that playing them on trial is arithmetic.
"""

from abraka.core.records import jit, table
from abraka.games.hill import state as st
from abraka.games.hill.geometry import FIELDS, NOWHERE, SUMMIT, VILLAGE, level_of
from abraka.games.hill.rules.paths import field_above, field_below, is_free, next_on_ring, owner_of
from abraka.games.hill.rules.tiles import TOP_RING
from abraka.games.hill.state import State

WIN = 1000
LEVEL = table([level_of(field) + 1 for field in range(FIELDS)])
HEIGHT = table((0, 10, 40, 95, 330))  # standing so high, from the village up
WAY_UP = table((0, 20, 45, 60, 300))  # sitting where a way leads up, besides
CORNER = table((0, 0, 20, 35, 20))  # standing where nobody can climb over it, besides
UNDER = table((0, 8, 32, 75, 180))  # what is lost while another goblin sits on it
OWN_LOSS = 250  # how much of that, in thousandths, when it is one's own
STONE_WORTH = 50
FLYING_WORTH = 10
UNSEEN_WORTH = 3  # what ball, raven and whirlwind may bring
THOUSAND = 1000
CARD_BITS = 4
CARD_MASK = 15


# ---- Cards.


@jit
def cards_of(s: State, seat: int) -> int:
    """A hand as one number."""
    cards = 0
    for kind in range(st.KINDS):
        cards |= s.hand[seat][kind] << (CARD_BITS * kind)
    return cards


@jit
def has_kind(cards: int, kind: int) -> bool:
    """Whether a card of this kind is among them."""
    return cards >> (CARD_BITS * kind) & CARD_MASK != 0


@jit
def can_play(cards: int, value: int) -> bool:
    """Whether one of the cards can stand for this value."""
    return has_kind(cards, value - 1) or has_kind(cards, st.JOKER)


@jit
def without(cards: int, value: int) -> int:
    """The cards that are left after playing this value; jokers are kept if they can be."""
    return cards - (1 << (CARD_BITS * (value - 1 if has_kind(cards, value - 1) else st.JOKER)))


# ---- Tiles that nobody has seen.


@jit
def odds_of(s: State) -> int:
    """What an unseen tile may show, in thousandths, ten bits each.

    First a passage on level 4, then one below (M4); of all that is no passage, a ghost, then a trapdoor.
    """
    unseen = 0
    on_top = 0
    seen = 0
    for slot in range(st.SLOTS):
        if s.tile_at[slot] >= 0:
            high = s.tile_at[slot] >= TOP_RING
            if s.face[slot] == st.UNSEEN:
                unseen += 1
                on_top += 1 if high else 0
            elif high and s.face[slot] == st.PASSAGE:
                seen += 1
    passages = s.bag[st.PASSAGE]
    others = 0
    for face in range(1, st.FACES):
        others += s.bag[face]
    others -= passages
    lots = seen * unseen + on_top * passages
    if unseen < 2 or lots == 0 or others == 0:
        known = THOUSAND if unseen > 0 and others == 0 else 0
        return known | known << 10 | share(s.bag[st.GHOST], others) << 20 | share(s.bag[st.TRAPDOOR], others) << 30
    elsewhere = on_top * passages * share(passages - 1, unseen - 1)
    below = (seen * passages * THOUSAND + elsewhere) // lots
    top = below + passages * (THOUSAND - share(passages - 1, unseen - 1)) // lots
    return top | below << 10 | share(s.bag[st.GHOST], others) << 20 | share(s.bag[st.TRAPDOOR], others) << 30


@jit
def share(part: int, whole: int) -> int:
    """A part of the whole, in thousandths."""
    return part * THOUSAND // whole if whole > 0 else 0


# ---- Places.


@jit
def is_pair_without(s: State, field: int, goblin: int) -> bool:
    """Whether a pair is there when this goblin has left."""
    return s.upper[field] != 0 and s.upper[field] != goblin + 1


@jit
def is_taken_without(s: State, field: int, goblin: int) -> bool:
    """Whether a goblin stands there when this one has left."""
    return s.lower[field] != 0 and s.lower[field] != goblin + 1


@jit
def rest(s: State, goblin: int, place: int) -> int:
    """What it is worth that the goblin is there and stays; it has left its old place."""
    if place >= VILLAGE:
        return WIN if place == SUMMIT else 0
    level = LEVEL[place]
    up = field_above(s, place)
    if not is_taken_without(s, place, goblin):
        return HEIGHT[level] + (CORNER[level] if up == NOWHERE else 0)
    return HEIGHT[level] + (WAY_UP[level] if up != NOWHERE and is_free(s, up) else 0)


@jit
def blocking(s: State, goblin: int, place: int) -> int:
    """What it is worth that the goblin sits on another there: it holds a foreign one, or one of its own."""
    if owner_of(s.lower[place] - 1) == owner_of(goblin):
        return -UNDER[LEVEL[place]] * OWN_LOSS // THOUSAND
    return UNDER[LEVEL[place]] // (s.seats - 1)


@jit
def pushing(s: State, goblin: int, place: int, direction: int) -> int:
    """What it is worth to push the upper goblin of a pair one field on (M14)."""
    pushed = s.upper[place] - 1
    target = led_to(s, pushed, next_on_ring(s, place, direction))
    gain = rest(s, pushed, target) - rest(s, pushed, place)
    return gain if owner_of(pushed) == owner_of(goblin) else -gain // (s.seats - 1)


@jit
def tile_on(s: State, goblin: int, place: int) -> int:
    """The slot of the tile that would work for the goblin there, NOWHERE if none does (M17)."""
    if place >= FIELDS or is_taken_without(s, place, goblin) or s.on[place] < st.TILE:
        return NOWHERE
    slot = s.on[place] - st.TILE
    return NOWHERE if s.fired[goblin] >> slot & 1 else slot


@jit
def led_to(s: State, goblin: int, place: int) -> int:
    """Where a goblin comes to that lands there, as far as the tile was seen: any village if it has to flee."""
    slot = tile_on(s, goblin, place)
    if slot == NOWHERE:
        return place
    face = s.face[slot]
    if face == st.GHOST:
        return VILLAGE
    if face != st.PASSAGE and face != st.TRAPDOOR:
        return place
    target = field_above(s, place) if face == st.PASSAGE else field_below(s, place)
    if target == NOWHERE:
        return VILLAGE
    return target if target == SUMMIT or not is_taken_without(s, target, goblin) else place


@jit
def landing(s: State, goblin: int, place: int, more: int, odds: int) -> int:
    """What it is worth to land there, if what a further card can make of it is worth so much more."""
    worth = max(rest(s, goblin, place), more)
    if place >= VILLAGE:
        return worth
    if s.on[place] == st.STONE and not is_taken_without(s, place, goblin):
        seat = owner_of(goblin)
        return worth + (STONE_WORTH if s.stones[seat] < st.MOST_STONES and s.ravens[seat] == 0 else 0)
    slot = tile_on(s, goblin, place)
    if slot == NOWHERE:
        return worth
    if s.face[slot] == st.UNSEEN:
        return unseen(s, goblin, place, worth, odds)
    return worth + (FLYING_WORTH if s.face[slot] == st.FLYING else 0)


@jit
def unseen(s: State, goblin: int, place: int, worth: int, odds: int) -> int:
    """What a tile that nobody has seen is worth, by what it may show."""
    passage = (odds if place >= TOP_RING else odds >> 10) & 1023
    ghost = odds >> 20 & 1023
    trapdoor = odds >> 30 & 1023
    up = field_above(s, place)
    raised = rest(s, goblin, up) if up == SUMMIT or not is_taken_without(s, up, goblin) else worth
    fallen = HEIGHT[LEVEL[place] - 1]
    stays = (THOUSAND - ghost - trapdoor) * (worth + UNSEEN_WORTH)
    return (passage * raised + (THOUSAND - passage) * (stays + trapdoor * fallen) // THOUSAND) // THOUSAND


@jit
def present(s: State, goblin: int) -> int:
    """What a goblin's present place is worth to its owner."""
    place = s.place[goblin]
    if place < 0:
        return 0
    worth = rest(s, goblin, place)
    if place >= FIELDS or s.lower[place] != goblin + 1 or s.upper[place] == 0:
        return worth
    own = owner_of(s.upper[place] - 1) == owner_of(goblin)
    return worth - UNDER[LEVEL[place]] * (OWN_LOSS if own else THOUSAND) // THOUSAND
