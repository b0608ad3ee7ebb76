"""What a sensible player could capture at a space, and what that would bring.

Whether a capture can be paid is guessed without trying all sets of helpers: mages are taken in the order of their cards
as long as coins last. Targets are named for a moment in the state, as the rules do; it is left as it was.
"""

from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.bot.worth import (
    BOTTLED,
    IN_CIRCLE,
    POINT,
    either,
    gain_worth,
    power_worth,
    step_worth,
    turns_left,
    waiting,
)
from abraka.games.djinn.rules.capture import may_help, price_of, target_counts
from abraka.games.djinn.rules.containers import all_fit, one_of
from abraka.games.djinn.rules.goods import has, highest_power, kind_of, n_of, parameter_of
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.state import State

BOSS_GONE = 24 * POINT  # alone, one boss less on the map
EACH = 8
"""Help is one number: so many bits for what it takes off in any capture, then for each djinn of the four colours."""
MASK = (1 << EACH) - 1


# Djinns and bosses.


@jit
def bottle_for(s: State, sort: int) -> int:
    """The colour of the bottle that one more of a sort would best go into, NONE if no empty bottle fits."""
    if sort != st.BOSS:
        return sort if s.bottles[s.active][sort] > s.target_count[sort] else st.NONE
    best = st.NONE
    best_worth = -BOTTLED
    for colour in range(st.COLOURS):
        if s.bottles[s.active][colour] > 0:
            worth = boss_bottle_worth(s, colour)
            if worth > best_worth:
                best, best_worth = colour, worth
    return best


@jit
def boss_bottle_worth(s: State, colour: int) -> int:
    """How good a bottle of this colour is for a boss: towards an award, but not needed by a djinn."""
    needed = s.bottles[s.active][colour] <= waiting(s, colour) + s.target_count[colour]
    return step_worth(s, colour) - (3 * POINT if needed else 0)


@jit
def corks_left(s: State) -> int:
    """Corks that the present targets do not need."""
    left = s.have[s.active][st.CORKS] - s.target_count[st.BOSS]
    for colour in range(st.COLOURS):
        left -= min(s.target_count[colour], s.bottles[s.active][colour])
    return left


@jit
def held_worth(s: State, sort: int) -> int:
    """What one more of a sort is worth in the container that it would go into."""
    colour = bottle_for(s, sort)
    if colour != st.NONE and corks_left(s) > 0:
        return BOTTLED - 20 + step_worth(s, colour)
    return either(s, 40, 24) if turns_left(s) > 0 else IN_CIRCLE


# Who helps.


@jit
def helping(s: State) -> int:
    """What the active seat's mages and cards could take off a price."""
    return help_of_mages(s) + help_of_gear(s)


@jit
def help_of_mages(s: State) -> int:
    """What those mages take off whose fees the seat can pay."""
    coins = s.have[s.active][st.COINS]
    coloured = not has(s, s.active, st.NO_COLOUR_BONUS)
    taken_off = 0
    for mage in range(st.MAGES):
        if may_help(s, mage) and s.mage_fee[mage] <= coins:
            coins -= s.mage_fee[mage]
            taken_off += s.mage_green[mage]
            if coloured:
                for colour in range(st.COLOURS):
                    taken_off += s.mage_colour[mage][colour] << (EACH + EACH * colour)
    return taken_off


@jit
def help_of_gear(s: State) -> int:
    """What cards that lie face up take off."""
    taken_off = 0
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1:
            for i in range(s.starts[st.GEAR_EFFECT + gear], s.starts[st.GEAR_EFFECT + gear + 1]):
                if kind_of(s.items[i]) == st.CAPTURE_POWER:
                    taken_off += help_of_item(s.items[i])
    return taken_off


@jit
def help_of_item(item: int) -> int:
    """What one effect takes off."""
    colours = parameter_of(item)
    if colours == 0:
        return n_of(item)
    taken_off = 0
    for colour in range(st.COLOURS):
        if colours >> colour & 1:
            taken_off += n_of(item) << (EACH + EACH * colour)
    return taken_off


@jit
def price_with(s: State, space: int, help_there: int) -> int:
    """What is left to pay for the present targets."""
    price = s.target_count[st.BOSS] * price_of(s, space, st.BOSS) - (help_there & MASK)
    for colour in range(st.COLOURS):
        each = s.djinn_cost - (help_there >> (EACH + EACH * colour) & MASK)
        price += s.target_count[colour] * each
    return max(0, price)


@jit
def price_worth(s: State) -> int:
    """What each power costs that a capture takes, helpers and all."""
    return either(s, 5, 8)


# What to aim at.


@jit
def could_aim(s: State, space: int, sort: int, help_there: int, power: int) -> bool:
    """Whether one more of a sort is there, could be held, and paid with so much power and keys."""
    if sort == st.BOSS:
        there = s.supply if space == st.SOURCE else s.boss[space]
    else:
        there = s.djinns[space][sort]
    if there <= s.target_count[sort] or not all_fit(s, s.active, target_counts(s) + one_of(sort)):
        return False
    s.target_count[sort] += 1
    price = price_with(s, space, help_there)
    s.target_count[sort] -= 1
    return price <= power


@jit
def wanted(s: State, space: int, colour: int) -> bool:
    """Whether to pay for one more of a colour: not for a boss's free djinn (D128)."""
    if s.target_count[st.BOSS] == 0:
        return True
    s.target_count[colour] += 1
    found = free_djinn(s, space) != st.NONE
    s.target_count[colour] -= 1
    return found


@jit
def free_djinn(s: State, space: int) -> int:
    """The djinn to take for nothing beside the present targets, NONE if none can be held."""
    best = st.NONE
    best_worth = 0
    for colour in range(st.COLOURS):
        if s.djinns[space][colour] > s.target_count[colour] and all_fit(s, s.active, target_counts(s) + one_of(colour)):
            worth = held_worth(s, colour)
            if worth > best_worth:
                best, best_worth = colour, worth
    return best


@jit
def next_djinn(s: State, space: int, help_there: int, power: int) -> int:
    """The djinn to aim at next, NONE if there is no further one."""
    best = st.NONE
    best_worth = 0
    for colour in range(st.COLOURS):
        if could_aim(s, space, colour, help_there, power) and wanted(s, space, colour):
            worth = held_worth(s, colour)
            if worth > best_worth:
                best, best_worth = colour, worth
    return best


@jit
def set_targets(s: State, counts: int) -> None:
    """The targets by sort, six bits each."""
    for sort in range(st.SORTS):
        s.target_count[sort] = counts >> (6 * sort) & 63


@jit
def aims(s: State) -> int:
    """How many djinns are aimed at."""
    n = 0
    for colour in range(st.COLOURS):
        n += s.target_count[colour]
    return n


@jit
def plan_worth(s: State, space: int, with_boss: bool, help_there: int, power: int) -> int:
    """What a capture at a space brings, with or without its boss; 0 if none is possible."""
    worth = 0
    if with_boss:
        if not could_aim(s, space, st.BOSS, help_there, power):
            return 0
        worth += held_worth(s, st.BOSS)
        s.target_count[st.BOSS] = 1
    colour = next_djinn(s, space, help_there, power)
    while colour != st.NONE:
        worth += held_worth(s, colour)
        s.target_count[colour] += 1
        colour = next_djinn(s, space, help_there, power)
    worth -= price_worth(s) * price_with(s, space, 0)
    if with_boss:
        colour = free_djinn(s, space)
        if colour != st.NONE:
            worth += held_worth(s, colour)
    if s.seats == 1 and s.boss[space] == 1 and (with_boss or aims(s) == djinns_at(s, space)):
        worth += BOSS_GONE
    set_targets(s, 0)
    return worth


@jit
def aims_at_boss(s: State, space: int) -> bool:
    """Whether the boss is to be among the targets; asked before any is named."""
    help_there = helping(s)
    power = s.have[s.active][st.POWER] + s.have[s.active][st.KEYS]
    with_boss = plan_worth(s, space, True, help_there, power)
    return with_boss > 0 and with_boss >= plan_worth(s, space, False, help_there, power)


@jit
def capture_worth(s: State, space: int, more: int, help_there: int) -> int:
    """What the capture at a space brings to a seat with so much more power, whatever is being captured just now."""
    if djinns_at(s, space) == 0:
        return 0
    named = target_counts(s)
    set_targets(s, 0)
    have = s.have[s.active]
    power = max(0, min(have[st.POWER] + more, highest_power(s, s.active))) + have[st.KEYS]
    worth = plan_worth(s, space, False, help_there, power)
    if s.boss[space] == 1:
        worth = max(worth, plan_worth(s, space, True, help_there, power))
    set_targets(s, named)
    if worth > 0:
        return worth
    return gain_worth(s, st.POWER, s.perk_n[st.MISS_GAINS]) if has(s, s.active, st.MISS_GAINS) else -power_worth(s)
