"""The standing of each seat, in points: thousandths of the logarithm of its odds.

The weights come from a regression over matches of sensible players with two to six seats. What is counted in fields
weighs more the nearer the leader is to the finish.
"""

from abraka.core.records import Row, jit, table
from abraka.games.hocus import state as st
from abraka.games.hocus.bot.gains import AVERAGE, FIELD, pace, refuge
from abraka.games.hocus.rules.rights import may_cast, reaches_all, spells_on
from abraka.games.hocus.rules.spells import stride
from abraka.games.hocus.state import State, effect_of, field_at, field_of, is_open, king_of

SPREAD = 1000

# Points for a field at the beginning of a match; later they grow.
PLACE = 54
ABOVE_REFUGE = 12  # a field beyond START or, from there on, KING
DRIFT = 55  # a field that the spells lying on a player will bring
THREAT = 39  # a field that a hit may cost before the own turn, times its chance
ORDER = 70  # a field that the others go before the own turn
SWAP_GAP = 48  # with a swap in hand: a field that the furthest of the others is ahead
START_GAP = 4  # with a super-start in hand: a field that the furthest of the others would lose
LATE = 20  # a field weighs as one over what is left to the leader and so many more

# Points that do not depend on how far the match is.
PAST_KING = 480
HOME_NOW = 2400  # the next roll of all, times the chance that it brings the pawn home
HOME_LATER = 1280  # a later roll of the round
SURE = 20 * SPREAD  # the next roll brings the pawn home whatever it is
CAN_CAST = 110  # a spell can be cast before the roll to come
STANDS_RIGHT = 155  # on a crown or on KING, with a spell to cast before the next roll
LANDS_RIGHT = 750  # the chance of a right to cast after the next roll, shared among all seats
LANDS_ON_CROSS = 750  # the chance of a card
SHIELDED = 45  # a turn under a shield
FOGGED = 40  # a card that the fog keeps in hand

CARD = table([
    880, 600, 270, 180, 355, 30, 250, 240, 440, 200, 125, 60, 260, 255, 215, 105,
])  # fmt: skip
"""A card in hand, by its effect."""


@jit
def has_moved(s: State) -> bool:
    """Whether the active player has moved in this turn, or casts instead of it."""
    return s.prompt == st.SPELL or (s.prompt == st.TARGET and s.when[s.spell] != st.BEFORE)


@jit
def turns_gone(s: State, seat: int) -> int:
    """How many of the turns for which spells lie on a player are as good as gone."""
    return 1 if seat == s.active and has_moved(s) else 0


@jit
def wait(s: State, seat: int) -> int:
    """How many others move before a seat does."""
    following = s.active + 1 if has_moved(s) else s.active
    return (seat - following) % s.seats


@jit
def furthest_other(s: State, seat: int) -> int:
    """How far the furthest of the others is."""
    furthest = -s.length
    for other in range(s.seats):
        if other != seat:
            furthest = max(furthest, s.place[other])
    return furthest


@jit
def leader_left(s: State) -> int:
    """How many fields the leader still has to go."""
    return s.length - max(furthest_other(s, 0), s.place[0])


@jit
def drift(s: State, seat: int) -> int:
    """How many tenths of a field more than usual a player will go by the spells that lie on it."""
    total = FIELD * s.tailwind if seat == s.active else 0
    for turn in range(turns_gone(s, seat), st.SLOTS):
        total += pace(spells_on(s, seat, turn)) - AVERAGE
    return total


@jit
def fields(s: State, seat: int) -> int:
    """What a player's way is worth, and the tempo, before it is weighed by how late it is."""
    place = s.place[seat]
    worth = PLACE * place + ABOVE_REFUGE * (place - refuge(s, place))
    worth += DRIFT * drift(s, seat) // FIELD
    return worth - ORDER * wait(s, seat) * AVERAGE // (FIELD * s.seats)


@jit
def is_attack(effect: int) -> bool:
    """Whether a card harms one of the others, and does no more."""
    return effect < st.SHIELD and effect != st.SWAP and effect != st.DOUBLE and effect != st.PICKPOCKET


@jit
def among_all(s: State, worth: int) -> int:
    """What harm to one of the others is worth: the more there are, the less it helps."""
    return worth * (s.seats + 2) // (4 * s.seats - 4)


@jit
def card_worth(s: State, effect: int) -> int:
    """What a card in hand is worth wherever the pawns are."""
    return among_all(s, CARD[effect]) if is_attack(effect) else CARD[effect]


@jit
def gap_worth(s: State, seat: int, effect: int) -> int:
    """What a card is worth for the place of the furthest of the others, before it is weighed by how late it is."""
    if effect == st.SWAP:
        return SWAP_GAP * max(0, furthest_other(s, seat) - s.place[seat])
    if effect == st.SUPER_START:
        return among_all(s, START_GAP * max(0, furthest_other(s, seat)))
    return 0


@jit
def weighed(s: State, worth: int) -> int:
    """Points for fields, weighed by how late it is."""
    return worth * (s.length + LATE) // (leader_left(s) + LATE)


@jit
def hand_worth(s: State, seat: int) -> int:
    """What a player's cards are worth, the one that is being cast included."""
    plain = 0
    by_place = 0
    for i in range(s.n_hand[seat]):
        effect = effect_of(s.hand[seat][i])
        plain += card_worth(s, effect)
        by_place = max(by_place, gap_worth(s, seat, effect))
    if seat == s.active and s.spell != st.NONE:
        plain += card_worth(s, effect_of(s.spell))
        by_place = max(by_place, gap_worth(s, seat, effect_of(s.spell)))
    return plain + weighed(s, by_place)


@jit
def holds(s: State, seat: int, after: bool) -> bool:
    """Whether a player holds a spell for after the roll, or for before or instead of it."""
    for i in range(s.n_hand[seat]):
        if (s.when[s.hand[seat][i]] == st.AFTER) == after:
            return True
    return False


@jit
def can_cast_now(s: State, seat: int) -> bool:
    """Whether the next to roll can cast a spell before it."""
    if s.has_cast and seat == s.active:
        return False
    for i in range(s.n_hand[seat]):
        spell = s.hand[seat][i]
        if s.when[spell] != st.AFTER and may_cast(s, seat, spell):
            return True
    return False


@jit
def rights(s: State, seat: int) -> int:
    """What it is worth to stand where spells can be cast, or to be kept from casting, or from being cast on."""
    lying = spells_on(s, seat, turns_gone(s, seat))
    worth = SHIELDED if lying >> st.SHIELD & 1 == 1 else 0
    if lying >> st.FOG & 1 == 1:
        return worth - FOGGED * s.n_hand[seat]
    if lying >> st.FREEZE & 1 == 0:
        if wait(s, seat) == 0:
            worth += CAN_CAST if can_cast_now(s, seat) else 0
        elif reaches_all(s, seat) and holds(s, seat, False):
            worth += STANDS_RIGHT
    return worth


@jit
def threaten(s: State, seat: int, field: int, worth: Row) -> None:
    """One of six numbers brings a pawn onto a field: whoever is there and moves later may be hit."""
    if is_open(s, field):
        return
    for other in range(s.seats):
        if other != seat and field_of(s, other) == field and wait(s, other) > wait(s, seat):
            place = s.place[other]
            worth[other] -= weighed(s, THREAT * (place - refuge(s, place))) // st.FACES


@jit
def would_have_right(s: State, seat: int, field: int) -> bool:
    """Whether a player could cast after landing on a field (H7)."""
    if s.marks[field] & st.CROWN or field == king_of(s):
        return True
    for other in range(s.seats):
        if other != seat and s.terrain[field_of(s, other)] == s.terrain[field]:
            return True
    return False


@jit
def look_ahead(s: State, seat: int, worth: Row) -> None:
    """What the next roll of a player may bring: the finish, hits, a card, a right to cast."""
    effects = spells_on(s, seat, turns_gone(s, seat))
    if effects >> st.FREEZE & 1 == 1:
        return
    more = s.tailwind if seat == s.active else 0
    casts = holds(s, seat, True) and effects >> st.FOG & 1 == 0
    home = 0
    for face in range(1, st.FACES + 1):
        end = s.place[seat] + stride(effects, face + more)
        if end >= s.length:
            home += 1
            continue
        field = field_at(s, end)
        threaten(s, seat, field, worth)
        if s.marks[field] & st.CROSS and s.n_hand[seat] < st.HAND:
            worth[seat] += LANDS_ON_CROSS // (st.FACES * s.seats)
        if casts and would_have_right(s, seat, field):
            worth[seat] += LANDS_RIGHT // (st.FACES * s.seats)
    if wait(s, seat) > 0:
        worth[seat] += HOME_LATER * home // st.FACES
    else:
        worth[seat] += SURE if home == st.FACES else HOME_NOW * home // st.FACES


@jit
def evaluate(s: State, worth: Row) -> None:
    """The standing of every seat."""
    for seat in range(s.seats):
        worth[seat] = weighed(s, fields(s, seat)) + hand_worth(s, seat) + rights(s, seat)
        if s.place[seat] >= king_of(s):
            worth[seat] += PAST_KING
    for seat in range(s.seats):
        look_ahead(s, seat, worth)
