"""What a position is worth to each seat, and what a forgetful player makes of it.

The weights come from sensible play: with several players they foretell the points at the end, alone whether Tom is
beaten. What helps to gain points is worth more the longer the match will go on; a lead means more the nearer its end.
"""

from abraka.core.records import Row, jit, table
from abraka.games.djinn import state as st
from abraka.games.djinn.bot.captures import BOSS_GONE, MASK, capture_worth, helping
from abraka.games.djinn.bot.routes import power_there
from abraka.games.djinn.bot.worth import could_be_corked, empty_bottles, face_up_worth
from abraka.games.djinn.rules.awards import awards_of
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.rules.containers import empty_circles
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.scoring import (
    ambition_points,
    award_points,
    count_bottled,
    count_in_circles,
    gear_points,
    public_points,
    secrets_placed,
)
from abraka.games.djinn.rules.tasks import detail
from abraka.games.djinn.state import State

SPREAD = 1100

START = 4
"""With so many bosses on the map a match counts as being at its start."""

(
    AWARD_POINT, CARD_POINT, BOTTLED, TWO_ALIKE, IN_CIRCLE, READY_TO_CORK, BOTTLE, BOTTLE_COLOURS, CORK,
    FIRST_COINS, COIN, SCROLL, POWER_POINT, KEY, CAPACITY, MAGE, MAGE_UP, TAKEN_OFF, CARD, CARD_UP, CARD_TENTH,
    TILE, TURN_TO_COME, NEXT_CAPTURE,
) = range(24)  # fmt: skip
WEIGHTS = table(
    (
        100, 100,  # award point
        90, 5,  # card point: scoring cards; what they ask for seldom lasts
        975, 1290,  # bottled
        245, 120,  # two alike: two corked bottles of a colour: one more makes an award
        490, 480,  # in circle
        230, 330,  # ready to cork
        100, 100,  # bottle
        5, 210,  # bottle colours: for each colour of which there is an empty bottle
        140, 255,  # cork
        50, 176,  # first coins
        4, 95,  # coin
        88, 155,  # scroll
        43, 106,  # power point
        70, 225,  # key
        130, 465,  # capacity
        30, 125,  # mage
        5, 50,  # mage up
        55, 70,  # taken off: for what mages and cards take off in a capture
        10, 190,  # card
        50, 230,  # card up
        1, 5,  # card tenth: for each tenth of a point that a face-up card is worth
        10, 820,  # tile
        790, 725,  # turn to come
        6, 4,  # next capture: for each tenth of a point
    )
)  # fmt: skip
"""Hundredths of a point: what something is worth at the end, and at the start."""

FEW_COINS = 5
AN_AWARD = 3000  # whichever it will be
CERTAINTY = table((210, 135, 115, 100, 85, 82, 78))
"""How much a lead means, in hundredths, by bosses on the map."""
ALL_BUT_OVER = 340

# Against Tom.
BEATEN, LOST = 4000, -6000
IN_HAND = 2000  # the last boss can go before his last card
PAR = -7338
CARD_LEFT = 929
CALM = 793  # from a round space the next turn leads to no card
BOSSES_SQUARED = 66
PRESSURE = 2188  # for each boss a card
BESIDE_BOSS = 350  # for each djinn beside a boss
IN_REACH = 9  # fifths, for each tenth of a point that the next capture brings


@jit
def evaluate(s: State, worth: Row) -> None:
    """The standing of each seat; alone that against Tom."""
    bosses = bosses_on_map(s)
    if s.seats == 1:
        worth[0] = against_tom(s, bosses)
        return
    active = s.active
    start = min(START, bosses)
    certainty = ALL_BUT_OVER if s.final else CERTAINTY[bosses]
    for seat in range(s.seats):
        hundredths = under_way(s, start) if seat == active else 0
        s.active = seat
        hundredths += captured(s, start) + goods(s, start) + outfit(s, start)
        moved = s.moved and seat == active
        hundredths += next_capture(s, moved) * now(start, NEXT_CAPTURE)
        if to_play(s, seat, active):
            hundredths += coming(s, start, moved)
        worth[seat] = hundredths * certainty // 100
    s.active = active


@jit
def bosses_on_map(s: State) -> int:
    """How many bosses are on the map; one without a djinn is all but driven out."""
    n = 0
    for space in range(st.SPACES):
        if s.boss[space] == 1 and djinns_at(s, space) > 0:
            n += 1
    return n


@jit
def now(start: int, what: int) -> int:
    """A weight between that at the end and that at the start."""
    return (WEIGHTS[2 * what] * (START - start) + WEIGHTS[2 * what + 1] * start) // START


# With several players: the points to expect, in hundredths.


@jit
def under_way(s: State, start: int) -> int:
    """What the active seat has paid for and not gained yet."""
    if s.prompt == st.CONTAINER or s.prompt == st.CAPTURE_HELP:
        return targets(s) * now(start, IN_CIRCLE) - s.cost * now(start, POWER_POINT)
    if s.prompt == st.AWARD_PICK:
        return AN_AWARD
    if s.prompt == st.BOTTLE_COLOUR:
        return detail(s, 0) * now(start, BOTTLE)
    return 0


@jit
def targets(s: State) -> int:
    """How many are captured and have no container yet."""
    n = 0
    for sort in range(st.SORTS):
        n += s.target_count[sort]
    return max(n, 1 if s.held != 0 else 0)


@jit
def captured(s: State, start: int) -> int:
    """Awards, djinns and bosses, and what scoring cards and equipment count."""
    seat = s.active
    cards = public_points(s, seat) + ambition_points(s, seat) + gear_points(s, seat)
    worth = award_points(s, seat) * now(start, AWARD_POINT) + cards * now(start, CARD_POINT)
    worth += count_bottled(s, seat) * now(start, BOTTLED) + count_in_circles(s, seat) * now(start, IN_CIRCLE)
    for colour in range(st.COLOURS):
        if (s.bottled[seat][colour] + s.boss_bottled[seat][colour]) % s.award_price == s.award_price - 1:
            worth += now(start, TWO_ALIKE)
    return worth + min(s.have[seat][st.CORKS], could_be_corked(s)) * now(start, READY_TO_CORK)


@jit
def goods(s: State, start: int) -> int:
    """Bottles, corks, coins, scrolls, power, keys."""
    have = s.have[s.active]
    worth = empty_bottles(s) * now(start, BOTTLE) + have[st.CORKS] * now(start, CORK)
    for colour in range(st.COLOURS):
        if s.bottles[s.active][colour] > 0:
            worth += now(start, BOTTLE_COLOURS)
    few = min(have[st.COINS], FEW_COINS)
    worth += few * now(start, FIRST_COINS) + (have[st.COINS] - few) * now(start, COIN)
    worth += have[st.SCROLLS] * now(start, SCROLL) + have[st.POWER] * now(start, POWER_POINT)
    return worth + have[st.KEYS] * now(start, KEY)


@jit
def outfit(s: State, start: int) -> int:
    """What helps in all turns to come: capacity, tiles, mages, equipment."""
    seat = s.active
    worth = s.marker[seat] * now(start, CAPACITY) + secrets_placed(s, seat) * now(start, TILE)
    for mage in range(st.MAGES):
        if s.mage_of[mage] == seat + 1:
            worth += now(start, MAGE) + s.mage_up[mage] * now(start, MAGE_UP)
    for gear in range(st.GEAR):
        if s.gear_of[gear] == seat + 1:
            worth += now(start, CARD)
            if s.gear_up[gear] == 1:
                worth += now(start, CARD_UP) + face_up_worth(s, gear) * now(start, CARD_TENTH)
    return worth + (helping(s) & MASK) * now(start, TAKEN_OFF)


@jit
def to_play(s: State, seat: int, active: int) -> bool:
    """Whether a seat's turn of this round is not over; nobody has one in the final action."""
    order = (seat - s.first + s.seats) % s.seats
    return not s.final and order >= (active - s.first + s.seats) % s.seats


@jit
def coming(s: State, start: int, moved: bool) -> int:
    """What the turn brings that is to come in this round; less if the wizard has moved already."""
    worth = now(start, TURN_TO_COME)
    return worth // 2 if moved else worth


@jit
def next_capture(s: State, moved: bool) -> int:
    """What the active seat can capture in its next turn, or still in this one; in tenths of a point."""
    space = s.at[s.active]
    if space == st.NONE or s.final:
        return 0
    help_there = helping(s)
    if moved and s.shape[space] == st.ROUND:
        return max(0, capture_worth(s, space, 0, help_there)) if s.did & st.DID_CAPTURE == 0 else 0
    best = 0
    for onward in range(st.SPACES):
        if onward != s.via[s.active] and s.joined[space] >> onward & 1 and s.shape[onward] == st.ROUND:
            best = max(best, capture_worth(s, onward, power_there(s, onward), help_there))
    return best


# Alone: the odds against Tom, as a logarithm in thousandths.


@jit
def against_tom(s: State, bosses: int) -> int:
    """The standing against Tom; without bosses he is beaten, and points are all that counts."""
    if bosses == 0:
        return BEATEN + captured(s, 0) // 100
    cards = count_bits(s.tom_pile)
    on_round = s.at[0] == st.NONE or s.shape[s.at[0]] == st.ROUND
    if s.moved and on_round:
        cards -= 1  # the one that he turns up behind this turn
    if cards <= 0:
        return IN_HAND if bosses == 1 and 2 * next_capture(s, s.moved) > BOSS_GONE else LOST
    worth = PAR + CARD_LEFT * cards + (CALM if on_round else 0)
    worth -= BOSSES_SQUARED * bosses * bosses + PRESSURE * bosses // cards
    worth -= BESIDE_BOSS * beside_bosses(s)
    return worth + strength(s) + next_capture(s, s.moved) * IN_REACH // 5


@jit
def beside_bosses(s: State) -> int:
    """How many djinns are beside bosses."""
    n = 0
    for space in range(st.SPACES):
        n += s.boss[space] * djinns_at(s, space)
    return n


@jit
def strength(s: State) -> int:
    """What the seat has against Tom."""
    have = s.have[0]
    worth = (
        118 * have[st.POWER] + 107 * s.marker[0] + 78 * have[st.COINS] + 104 * have[st.SCROLLS] + 258 * have[st.KEYS]
    )
    worth += 205 * have[st.CORKS] + 249 * empty_bottles(s) + 184 * empty_circles(s, 0) + 564 * secrets_placed(s, 0)
    worth += 330 * count_bottled(s, 0) + 1000 * awards_of(s, 0) + 91 * (helping(s) & MASK)
    for mage in range(st.MAGES):
        worth += 124 * min(1, s.mage_of[mage])
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == 1:
            worth += 74 + 4 * face_up_worth(s, gear)
    return worth


# Forgetting.
