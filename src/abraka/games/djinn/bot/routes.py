"""Where a sensible player goes: what can be done and captured at a space, and what can be reached from there.

What the actions at each space bring is noted beside the luck of whoever chooses while a move is chosen, since several
ways lead to the same spaces.
"""

from abraka.core.chance import Luck
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.bot.captures import capture_worth, could_aim, price_worth
from abraka.games.djinn.bot.worth import (
    POINT,
    best_bottle_worth,
    best_gear_worth,
    cork_worth,
    flip_worth,
    gain_worth,
    list_worth,
    loss_worth,
    pay_worth,
    power_worth,
    turns_left,
)
from abraka.games.djinn.rules.goods import amount, can_pay, has, highest_power, parameter_of
from abraka.games.djinn.rules.lookup import gear_rule, holds_kind
from abraka.games.djinn.rules.market import offer_there, tolls_at
from abraka.games.djinn.rules.movement import wizards_at
from abraka.games.djinn.rules.source import fee_of
from abraka.games.djinn.state import State

CHEST_WORTH = 30
LOCK_WORTH = 15  # what a key adds to a chest
CONSOLATION_WORTH = 12
TOLL_WORTH = 9
BOSS_FAR = 8 * POINT  # alone, for every turn that the next boss is away
UNWORTHY = -1000
NOTED = 10000  # so that a note is never 0
AHEAD, BEHIND = 1, 2  # what comes in the next turn counts so much of so many


# Actions.


@jit
def option_worth(s: State, option: int) -> int:
    """What an option of the archive is worth."""
    return list_worth(s, st.ARCHIVE_GAIN + option)


@jit
def archive_worth(s: State, special: bool) -> int:
    """What the best options of the archive are worth."""
    best = 0
    second = 0
    red = 1 if s.strip[s.active] == 0 else 0
    for option in range(st.ARCHIVES):
        if s.archive_red[option] == red:
            worth = option_worth(s, option)
            if worth > best:
                best, second = worth, best
            else:
                second = max(second, worth)
    return best + second if special else best


@jit
def offer_worth(s: State, offer: int) -> int:
    """What an offer of the market is worth, less its price."""
    return list_worth(s, st.OFFER_GAIN + offer) - pay_worth(s, st.OFFER_PAY + offer)


@jit
def place_worth(s: State, place: int) -> int:
    """What the best offer of a place of the market is worth, less the tolls."""
    best = UNWORTHY
    for offer in range(st.OFFERS):
        if offer_there(s, offer, place):
            best = max(best, offer_worth(s, offer))
    return best - TOLL_WORTH * tolls_at(s, place)


@jit
def market_worth(s: State, special: bool) -> int:
    """What going to the market is worth."""
    best = 0
    for offer in range(st.OFFERS):
        place = s.stall_place[s.offer_stall[offer]]
        if place != s.stall[s.active] and can_pay(s, s.active, st.OFFER_PAY + offer):
            best = max(best, offer_worth(s, offer) - TOLL_WORTH * tolls_at(s, place))
    return best * 5 // 3 if special else best


@jit
def location_worth(s: State, location: int, special: bool) -> int:
    """What a location's action is worth."""
    gains = (st.SPECIAL_GAIN if special else st.BASIC_GAIN) + location
    if location == st.ARCHIVE:
        return archive_worth(s, special)
    if location == st.MARKET:
        return market_worth(s, special)
    if location == st.CATACOMBS:
        if special and has(s, s.active, st.NO_SPECIAL_CATACOMBS):
            return UNWORTHY
        locks = s.have[s.active][st.KEYS] > 0 and not has(s, s.active, st.NEVER_UNLOCK)
        return s.visits[1 if special else 0][st.CATACOMBS] * (CHEST_WORTH + (LOCK_WORTH if locks else 0))
    if location == st.WORKSHOP:
        if not can_pay(s, s.active, (st.SPECIAL_PAY if special else st.BASIC_PAY) + location):
            return UNWORTHY
        corks = gain_worth(
            s,
            st.CORKS,
            s.perk_n[st.MORE_CORKS] if special and has(s, s.active, st.MORE_CORKS) else amount(s, gains, st.CORKS),
        )
        return corks + best_gear_worth(s) - pay_worth(s, (st.SPECIAL_PAY if special else st.BASIC_PAY) + location)
    worth = list_worth(s, gains)
    if location == st.TAVERN and has(s, s.active, st.OPEN_MAGE_KEY):
        worth += gain_worth(s, st.KEYS, 1)
    if location == st.ACADEMY and has(s, s.active, st.POWER_FLIPS):
        worth += flip_worth(s, 1)
    return worth


@jit
def round_action_worth(s: State, location: int) -> int:
    """What is best at a round space besides the capture."""
    worth = location_worth(s, location, True)
    return max(CONSOLATION_WORTH, worth if worth > UNWORTHY else location_worth(s, location, False))


@jit
def square_worth(s: State, space: int) -> int:
    """What the actions at a square space are worth, the own tile's too."""
    worth = location_worth(s, s.token[space], False)
    tile = s.tile[s.active][space] - 1
    if tile != st.NONE and not s.fresh >> space & 1:
        worth = max(0, worth) + max(0, location_worth(s, tile, False))
    return max(CONSOLATION_WORTH, worth)


@jit
def reward_worth(s: State, space: int) -> int:
    """What the seat's equipment rewards it with at a space (D161)."""
    worth = 0
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1:
            reward = holds_kind(s, st.GEAR_EFFECT + gear, st.ON_LOCATION)
            if reward != st.NONE and shows(s, space, parameter_of(s.items[reward])):
                worth += list_worth(s, st.GEAR_GAIN + gear)
    return worth


@jit
def shows(s: State, space: int, location: int) -> bool:
    """Whether a space, or the seat's tile there, shows a location."""
    return s.token[space] == location or s.tile[s.active][space] == 1 + location


# The Source.


@jit
def most_bosses(s: State, help_there: int) -> int:
    """How many bosses of the supply the seat could capture."""
    power = s.have[s.active][st.POWER] + s.have[s.active][st.KEYS]
    bosses = 0
    while could_aim(s, st.SOURCE, st.BOSS, help_there, power):
        bosses += 1
        s.target_count[st.BOSS] = bosses
    s.target_count[st.BOSS] = 0
    return bosses


@jit
def bosses_worth(s: State, bosses: int) -> int:
    """What capturing so many bosses of the supply is worth."""
    bottles = 0
    for colour in range(st.COLOURS):
        bottles += s.bottles[s.active][colour]
    bottled = min(bosses, min(bottles, s.have[s.active][st.CORKS]))
    worth = bottled * 8 * POINT + (bosses - bottled) * 4 * POINT
    return worth if s.final else worth - bosses * s.boss_price * price_worth(s)


@jit
def refill_worth(s: State) -> int:
    """What filling up the power is worth."""
    return 0 if s.final else power_worth(s) * (highest_power(s, s.active) - s.have[s.active][st.POWER])


@jit
def shop_worth(s: State) -> int:
    """What the best purchase at the Source is worth, less its fee."""
    best = max(cork_worth(s, s.have[s.active][st.CORKS]), max(best_bottle_worth(s), flip_worth(s, 2)))
    return best - loss_worth(s, st.SCROLLS, fee_of(s, s.active))


@jit
def can_shop_for_scrolls(s: State) -> bool:
    """Whether a purchase at the Source needs no key."""
    return s.have[s.active][st.SCROLLS] >= fee_of(s, s.active)


@jit
def source_worth(s: State, help_there: int) -> int:
    """What going to the Source is worth."""
    bosses = most_bosses(s, help_there)
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
    if space == st.SOURCE:
        return highest_power(s, s.active)
    location = s.token[space]
    return amount(s, (st.SPECIAL_GAIN if s.shape[space] == st.ROUND else st.BASIC_GAIN) + location, st.POWER)


@jit
def doing_worth(s: State, luck: Luck, space: int, help_there: int) -> int:
    """What the actions at a space are worth, without a capture; noted when first asked for."""
    if luck.notes[space] == 0:
        if s.shape[space] == st.SQUARE:
            worth = square_worth(s, space) + reward_worth(s, space)
        elif s.shape[space] == st.ROUND:
            worth = round_action_worth(s, s.token[space]) + reward_worth(s, space)
        else:
            worth = source_worth(s, help_there)
        luck.notes[space] = NOTED + worth
    return luck.notes[space] - NOTED


@jit
def forget_notes(luck: Luck) -> None:
    """The room for working is empty again."""
    for space in range(st.SPACES):
        luck.notes[space] = 0


@jit
def space_worth(s: State, luck: Luck, space: int, more: int, help_there: int) -> int:
    """What a turn at a space is worth to a seat with so much more power."""
    worth = doing_worth(s, luck, space, help_there)
    if s.shape[space] == st.ROUND:
        worth += capture_worth(s, space, more + power_there(s, space), help_there)
    return worth


@jit
def onward_worth(s: State, luck: Luck, space: int, via: int, help_there: int) -> int:
    """What the turn after the next is worth, from a space that was come to from another."""
    more = power_there(s, space) if s.shape[space] != st.ROUND else -s.djinn_cost
    best = 0
    for onward in range(st.SPACES):
        if onward != via and s.joined[space] >> onward & 1:
            best = max(best, space_worth(s, luck, onward, more, help_there))
    return best


@jit
def toll_worth(s: State, space: int, via: int) -> int:
    """What must be paid to stop at an edge."""
    tolls = wizards_at(s, space, via)
    return TOLL_WORTH * tolls if tolls > 0 and gear_rule(s, s.active, st.NO_PAY) == st.NONE else 0


@jit
def turns_to_boss(s: State, space: int, via: int) -> int:
    """How many turns it takes at least to a space with a boss."""
    bosses = 0
    for other in range(st.SPACES):
        bosses |= s.boss[other] << other
    reached = s.joined[space] & ~(1 << via)
    turns = 1
    while bosses != 0 and reached & bosses == 0:
        before = reached
        for other in range(st.SPACES):
            if before >> other & 1:
                reached |= s.joined[other]
        turns += 1
    return turns


@jit
def move_worth(s: State, luck: Luck, space: int, via: int, help_there: int) -> int:
    """What it is worth to go to an edge of a space; the notes taken must be forgotten afterwards."""
    worth = space_worth(s, luck, space, 0, help_there) - toll_worth(s, space, via)
    if turns_left(s) > 0:
        worth += onward_worth(s, luck, space, via, help_there) * AHEAD // BEHIND
    if s.seats == 1:
        worth -= BOSS_FAR * turns_to_boss(s, space, via)
    return worth
