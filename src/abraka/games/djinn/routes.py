"""Where a sensible player goes: what can be done and captured at a space, and what can be reached from there.

Questions such as "what could I capture with more power?" are put to the rules by changing the state for a moment;
every function leaves it as it was.
"""

from abraka.core.records import jit
from abraka.games.djinn.rules.archive import option_open
from abraka.games.djinn.rules.capture import can_target, full_price, target_counts
from abraka.games.djinn.rules.containers import all_fit, one_of
from abraka.games.djinn.rules.goods import amount, has, highest_power, parameter_of
from abraka.games.djinn.rules.lookup import djinns_at, gear_rule, holds_kind
from abraka.games.djinn.rules.market import can_visit, offer_there, tolls_at
from abraka.games.djinn.rules.movement import wizards_at
from abraka.games.djinn.rules.source import can_buy_bosses, fee_of
from abraka.games.djinn.rules.turn import can_act
from abraka.games.djinn.state import (
    ACADEMY,
    ARCHIVE,
    ARCHIVE_GAIN,
    ARCHIVES,
    BASIC_GAIN,
    BASIC_PAY,
    BOSS,
    CATACOMBS,
    COLOURS,
    CORKS,
    GEAR,
    GEAR_EFFECT,
    GEAR_GAIN,
    KEYS,
    MARKET,
    MISS_GAINS,
    MORE_CORKS,
    NEVER_UNLOCK,
    NO_PAY,
    NONE,
    OFFER_GAIN,
    OFFER_PAY,
    OFFERS,
    ON_LOCATION,
    OPEN_MAGE_KEY,
    POWER,
    POWER_FLIPS,
    ROUND,
    SCROLLS,
    SORTS,
    SOURCE,
    SPACES,
    SPECIAL_GAIN,
    SPECIAL_PAY,
    SQUARE,
    STALLS,
    TAVERN,
    WORKSHOP,
    State,
)
from abraka.games.djinn.worth import (
    KEY_WORTH,
    POINT,
    POWER_WORTH,
    best_bottle_worth,
    best_gear_worth,
    cork_worth,
    flip_worth,
    gain_worth,
    held_worth,
    list_worth,
    loss_worth,
    pay_worth,
    turns_left,
)

CHEST_WORTH = 30
LOCK_WORTH = 15  # what a key adds to a chest
CONSOLATION_WORTH = 12
TOLL_WORTH = 9
BOSS_GONE = 40 * POINT  # alone, one boss less on the map
BOSS_FAR = 8 * POINT  # alone, for every turn that the next boss is away
UNWORTHY = -1000
AHEAD, BEHIND = 2, 3  # what comes in the next turn counts so much of so many


# Captures.


@jit
def next_djinn(s: State, space: int) -> int:
    """The djinn to aim at next, NONE if no further one is worth it."""
    best = NONE
    best_worth = s.djinn_cost * POWER_WORTH // 2
    for colour in range(COLOURS):
        if can_target(s, space, colour) and (s.target_count[BOSS] == 0 or leaves_a_free_one(s, space, colour)):
            worth = held_worth(s, colour)
            if worth > best_worth:
                best, best_worth = colour, worth
    return best


@jit
def leaves_a_free_one(s: State, space: int, colour: int) -> bool:
    """Whether a boss's free djinn still finds a place if one of this colour is paid for (D128)."""
    s.target_count[colour] += 1
    found = free_djinn(s, space) != NONE
    s.target_count[colour] -= 1
    return found


@jit
def free_djinn(s: State, space: int) -> int:
    """The djinn to take for nothing beside the present targets, NONE if none can be held."""
    best = NONE
    best_worth = 0
    for colour in range(COLOURS):
        if s.djinns[space][colour] > s.target_count[colour] and all_fit(s, s.active, target_counts(s) + one_of(colour)):
            worth = held_worth(s, colour)
            if worth > best_worth:
                best, best_worth = colour, worth
    return best


@jit
def aims(s: State) -> int:
    """How many djinns are aimed at."""
    n = 0
    for colour in range(COLOURS):
        n += s.target_count[colour]
    return n


@jit
def plan_worth(s: State, space: int, with_boss: bool) -> int:
    """What a capture at a space brings, with or without its boss; 0 if none is possible."""
    worth = 0
    if with_boss:
        if not can_target(s, space, BOSS):
            return 0
        worth += held_worth(s, BOSS)
        s.target_count[BOSS] = 1
    colour = next_djinn(s, space)
    while colour != NONE:
        worth += held_worth(s, colour)
        s.target_count[colour] += 1
        colour = next_djinn(s, space)
    worth -= (POWER_WORTH - 1) * full_price(s, space)
    if with_boss:
        colour = free_djinn(s, space)
        if colour != NONE:
            worth += held_worth(s, colour)
    if s.seats == 1 and s.boss[space] == 1 and (with_boss or aims(s) == djinns_at(s, space)):
        worth += BOSS_GONE
    for sort in range(SORTS):
        s.target_count[sort] = 0
    return worth


@jit
def best_target(s: State, space: int) -> int:
    """The sort to aim at next, NONE for no more."""
    if s.n_targets == 0:
        with_boss = plan_worth(s, space, True)
        if with_boss > 0 and with_boss >= plan_worth(s, space, False):
            return BOSS
    return next_djinn(s, space)


@jit
def capture_worth(s: State, space: int, more: int) -> int:
    """What the capture at a space brings to a seat with so much more power."""
    if djinns_at(s, space) == 0:
        return 0
    have = s.have[s.active]
    power = have[POWER]
    have[POWER] = max(0, min(power + more, highest_power(s, s.active)))
    worth = max(plan_worth(s, space, True), plan_worth(s, space, False))
    have[POWER] = power
    if worth > 0:
        return worth
    return gain_worth(s, POWER, s.perk_n[MISS_GAINS]) if has(s, s.active, MISS_GAINS) else -POWER_WORTH


# Actions.


@jit
def option_worth(s: State, option: int) -> int:
    """What an option of the archive is worth."""
    return list_worth(s, ARCHIVE_GAIN + option)


@jit
def archive_worth(s: State, special: bool) -> int:
    """What the best options of the archive are worth."""
    best = 0
    second = 0
    for option in range(ARCHIVES):
        if option_open(s, option):
            worth = option_worth(s, option)
            if worth > best:
                best, second = worth, best
            else:
                second = max(second, worth)
    return best + second if special else best


@jit
def offer_worth(s: State, offer: int) -> int:
    """What an offer of the market is worth, less its price."""
    return list_worth(s, OFFER_GAIN + offer) - pay_worth(s, OFFER_PAY + offer)


@jit
def place_worth(s: State, place: int) -> int:
    """What the best offer of a place of the market is worth, less the tolls."""
    best = UNWORTHY
    for offer in range(OFFERS):
        if offer_there(s, offer, place):
            best = max(best, offer_worth(s, offer))
    return best - TOLL_WORTH * tolls_at(s, place)


@jit
def market_worth(s: State, special: bool) -> int:
    """What going to the market is worth."""
    best = 0
    for place in range(STALLS):
        if can_visit(s, place):
            best = max(best, place_worth(s, place))
    return best * 5 // 3 if special else best


@jit
def location_worth(s: State, location: int, special: bool) -> int:
    """What a location's action is worth."""
    if not can_act(s, location, special):
        return UNWORTHY
    gains = (SPECIAL_GAIN if special else BASIC_GAIN) + location
    if location == ARCHIVE:
        return archive_worth(s, special)
    if location == MARKET:
        return market_worth(s, special)
    if location == CATACOMBS:
        locks = s.have[s.active][KEYS] > 0 and not has(s, s.active, NEVER_UNLOCK)
        return s.visits[1 if special else 0][CATACOMBS] * (CHEST_WORTH + (LOCK_WORTH if locks else 0))
    if location == WORKSHOP:
        corks = gain_worth(
            s, CORKS, s.perk_n[MORE_CORKS] if special and has(s, s.active, MORE_CORKS) else amount(s, gains, CORKS)
        )
        return corks + best_gear_worth(s) - pay_worth(s, (SPECIAL_PAY if special else BASIC_PAY) + location)
    worth = list_worth(s, gains)
    if location == TAVERN and has(s, s.active, OPEN_MAGE_KEY):
        worth += KEY_WORTH
    if location == ACADEMY and has(s, s.active, POWER_FLIPS):
        worth += flip_worth(s, 1)
    return worth


@jit
def round_action_worth(s: State, location: int) -> int:
    """What is best at a round space besides the capture."""
    special = location_worth(s, location, True)
    return max(CONSOLATION_WORTH, max(special, location_worth(s, location, False)))


@jit
def square_worth(s: State, space: int) -> int:
    """What the actions at a square space are worth, the own tile's too."""
    worth = location_worth(s, s.token[space], False)
    tile = s.tile[s.active][space] - 1
    if tile != NONE and not s.fresh >> space & 1:
        worth = max(0, worth) + max(0, location_worth(s, tile, False))
    return max(CONSOLATION_WORTH, worth)


@jit
def reward_worth(s: State, space: int) -> int:
    """What the seat's equipment rewards it with at a space (D161)."""
    worth = 0
    for gear in range(GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1:
            reward = holds_kind(s, GEAR_EFFECT + gear, ON_LOCATION)
            if reward != NONE and shows(s, space, parameter_of(s.items[reward])):
                worth += list_worth(s, GEAR_GAIN + gear)
    return worth


@jit
def shows(s: State, space: int, location: int) -> bool:
    """Whether a space, or the seat's tile there, shows a location."""
    return s.token[space] == location or s.tile[s.active][space] == 1 + location


# The Source.


@jit
def most_bosses(s: State) -> int:
    """How many bosses of the supply the seat can capture."""
    bosses = 0
    while can_buy_bosses(s, bosses + 1):
        bosses += 1
    return bosses


@jit
def bosses_worth(s: State, bosses: int) -> int:
    """What capturing so many bosses of the supply is worth."""
    bottles = 0
    for colour in range(COLOURS):
        bottles += s.bottles[s.active][colour]
    bottled = min(bosses, min(bottles, s.have[s.active][CORKS]))
    worth = bottled * 8 * POINT + (bosses - bottled) * 4 * POINT
    return worth if s.final else worth - bosses * s.boss_price * (POWER_WORTH - 1)


@jit
def refill_worth(s: State) -> int:
    """What filling up the power is worth."""
    return 0 if s.final else POWER_WORTH * (highest_power(s, s.active) - s.have[s.active][POWER])


@jit
def shop_worth(s: State) -> int:
    """What the best purchase at the Source is worth, less its fee."""
    best = max(cork_worth(s, s.have[s.active][CORKS]), max(best_bottle_worth(s), flip_worth(s, 2)))
    return best - loss_worth(s, SCROLLS, fee_of(s, s.active))


@jit
def can_shop_for_scrolls(s: State) -> bool:
    """Whether a purchase at the Source needs no key."""
    return s.have[s.active][SCROLLS] >= fee_of(s, s.active)


@jit
def source_worth(s: State) -> int:
    """What going to the Source is worth."""
    bosses = most_bosses(s)
    worth = refill_worth(s)
    if bosses > 0:
        worth = max(worth, bosses_worth(s, bosses))
    if can_shop_for_scrolls(s):
        worth += max(0, shop_worth(s))
    return max(CONSOLATION_WORTH, worth)


# Moving.


@jit
def power_there(s: State, space: int) -> int:
    """The power that a space's location gives at once."""
    if space == SOURCE:
        return highest_power(s, s.active)
    location = s.token[space]
    return amount(s, (SPECIAL_GAIN if s.shape[space] == ROUND else BASIC_GAIN) + location, POWER)


@jit
def space_worth(s: State, space: int, more: int) -> int:
    """What a turn at a space is worth to a seat with so much more power."""
    if s.shape[space] == SQUARE:
        return square_worth(s, space) + reward_worth(s, space)
    if s.shape[space] == ROUND:
        capture = capture_worth(s, space, more + power_there(s, space))
        return round_action_worth(s, s.token[space]) + capture + reward_worth(s, space)
    return source_worth(s)


@jit
def onward_worth(s: State, space: int, via: int) -> int:
    """What the turn after the next is worth, from a space that was come to from another."""
    more = power_there(s, space) if s.shape[space] != ROUND else -s.djinn_cost
    best = 0
    for onward in range(SPACES):
        if onward != via and s.joined[space] >> onward & 1:
            best = max(best, space_worth(s, onward, more))
    return best


@jit
def toll_worth(s: State, space: int, via: int) -> int:
    """What must be paid to stop at an edge."""
    tolls = wizards_at(s, space, via)
    return TOLL_WORTH * tolls if tolls > 0 and gear_rule(s, s.active, NO_PAY) == NONE else 0


@jit
def turns_to_boss(s: State, space: int, via: int) -> int:
    """How many turns it takes at least to a space with a boss."""
    bosses = 0
    for other in range(SPACES):
        bosses |= s.boss[other] << other
    reached = s.joined[space] & ~(1 << via)
    turns = 1
    while bosses != 0 and reached & bosses == 0:
        before = reached
        for other in range(SPACES):
            if before >> other & 1:
                reached |= s.joined[other]
        turns += 1
    return turns


@jit
def move_worth(s: State, space: int, via: int) -> int:
    """What it is worth to go to an edge of a space."""
    worth = space_worth(s, space, 0) - toll_worth(s, space, via)
    if turns_left(s) > 0:
        worth += onward_worth(s, space, via) * AHEAD // BEHIND
    if s.seats == 1:
        worth -= BOSS_FAR * turns_to_boss(s, space, via)
    return worth
