"""What things are worth to the active seat, roughly, for a sensible player: all in tenths of a point at the end."""

from abraka.core.records import jit, table
from abraka.games.djinn import state as st
from abraka.games.djinn.rules.bag import count_bits
from abraka.games.djinn.rules.containers import inactive_circle
from abraka.games.djinn.rules.effects import can_hold_a_draw
from abraka.games.djinn.rules.equipment import count_kind, sets_of
from abraka.games.djinn.rules.goods import amount, has, kind_of, n_of, parameter_of, room_for
from abraka.games.djinn.rules.lookup import up_gear
from abraka.games.djinn.rules.mages import can_flip, count_down, piles_of_pool
from abraka.games.djinn.rules.scoring import count_mages, inactive_circles, secrets_placed
from abraka.games.djinn.rules.source import fee_of
from abraka.games.djinn.state import State

POINT = 10
BOSSES = 6  # on the map at the beginning
ROUNDS_A_BOSS = 3  # how long a boss stays on the map, about
BOTTLED = 10 * POINT
IN_CIRCLE = 3 * POINT
FEE_WORTH = 7  # a coin, for a mage
STEPS = table((0, 3, 7))  # what one more bottle of a colour is worth when so many are there of the three for an award


@jit
def either(s: State, together: int, alone: int) -> int:
    """What something is worth among several players, or against Tom, who is beaten with power and not with points."""
    return alone if s.seats == 1 else together


@jit
def power_worth(s: State) -> int:
    """The worth of one power."""
    return either(s, 6, 10)


@jit
def drawn_worth(s: State) -> int:
    """The worth of a djinn drawn from the bag."""
    return either(s, 45, 13) if can_hold_a_draw(s) else 0


@jit
def turns_left(s: State) -> int:
    """How many turns the seat has behind this one, by what is left on the map."""
    if s.final:
        return 0
    if s.last_round > 0:
        return max(0, s.last_round - s.round)
    turns = 1 + ROUNDS_A_BOSS * (BOSSES - s.bosses_gone)
    return min(turns, 2 * count_bits(s.tom_pile)) if s.seats == 1 else turns


@jit
def lasting(s: State, a_turn: int, most: int) -> int:
    """The worth of something that helps in every turn to come."""
    return min(most, a_turn * turns_left(s))


# Scoring cards.


@jit
def goal(s: State, measure: int) -> int:
    """What a scoring card that looks at this could bring, 0 if none is in play for the seat."""
    for card in range(st.SCORINGS):
        mine = s.score_at[card] == st.SHOWN or s.score_at[card] == st.OWNED + s.active
        if mine and s.score_measure[card] == measure:
            return POINT * s.score_vp[card]
    return 0


@jit
def goal_number(s: State, measure: int) -> int:
    """The number that the condition of such a card names."""
    for card in range(st.SCORINGS):
        if s.score_measure[card] == measure:
            return s.score_n[card]
    return 0


@jit
def loss_at(s: State, measure: int, now: int) -> int:
    """What one more of something costs if a card allows no more than there is now."""
    return goal(s, measure) if now == goal_number(s, measure) else 0


# Coins, scrolls, power, keys, corks, bottles.


@jit
def unit_worth(s: State, kind: int, have: int) -> int:
    """The worth of one more coin, scroll and so on for a seat that has so many."""
    turns = turns_left(s)
    if kind == st.KEYS:
        return key_worth(s, have)
    if kind == st.CORKS:
        return cork_worth(s, have)
    if s.final:
        return power_worth(s) if kind == st.POWER else 0
    if kind == st.POWER:
        return power_worth(s)
    if kind == st.COINS:
        if turns <= 1:
            return 3 if have < 4 * turns else 1
        return either(s, 14, 27) if have < 5 else 9 if have < 9 else 4
    if turns <= 1:
        return POINT // fee_of(s, s.active) + 1
    return 20 if have < 2 else 9 if have < 4 else 7


@jit
def key_worth(s: State, have: int) -> int:
    """The worth of one more key: it stands in for others, or counts at the end."""
    counted = goal(s, st.KEYS_COUNT) if have < 3 else 0
    return counted + (0 if s.final else either(s, 12, 30))


@jit
def empty_bottles(s: State) -> int:
    """How many empty bottles the seat has."""
    n = 0
    for colour in range(st.COLOURS):
        n += s.bottles[s.active][colour]
    return n


@jit
def waiting(s: State, sort: int) -> int:
    """How many of a sort wait in the seat's circles."""
    n = 0
    for circle in range(st.CIRCLES):
        if s.circle[s.active][circle] == 1 + sort:
            n += 1
    return n


@jit
def could_be_corked(s: State) -> int:
    """How many of those in circles have a bottle that fits."""
    matched = 0
    spare = 0
    for colour in range(st.COLOURS):
        bottles = s.bottles[s.active][colour]
        both = min(bottles, waiting(s, colour))
        matched += both
        spare += bottles - both
    return matched + min(spare, waiting(s, st.BOSS))


@jit
def cork_worth(s: State, have: int) -> int:
    """The worth of one more cork."""
    if have < could_be_corked(s):
        return 7 * POINT
    if turns_left(s) == 0:
        return POINT
    bottles = empty_bottles(s)
    return 26 if have < bottles else 18 if have < bottles + 2 else POINT


@jit
def step_worth(s: State, colour: int) -> int:
    """What one more filled bottle of a colour is worth beyond its points, on the way to an award."""
    n = s.bottled[s.active][colour] + s.boss_bottled[s.active][colour]
    return STEPS[min(2, n % s.award_price)] if turns_left(s) > 0 else 0


@jit
def on_map(s: State, colour: int) -> int:
    """How many djinns of a colour are on the map."""
    n = 0
    for space in range(st.SPACES):
        n += s.djinns[space][colour]
    return n


@jit
def bottle_worth(s: State, colour: int) -> int:
    """The worth of one more empty bottle of a colour."""
    bottles = s.bottles[s.active][colour]
    if waiting(s, colour) > bottles or (waiting(s, st.BOSS) > 0 and empty_bottles(s) == 0):
        return (7 * POINT if s.have[s.active][st.CORKS] > could_be_corked(s) else 3 * POINT) + step_worth(s, colour)
    if turns_left(s) == 0:
        return POINT
    worth = 20 if empty_bottles(s) < s.have[s.active][st.CORKS] + 2 else POINT
    return worth + step_worth(s, colour) + min(6, on_map(s, colour)) - 5 * bottles


@jit
def best_bottle_worth(s: State) -> int:
    """The worth of one more empty bottle of the best colour."""
    best = 0
    for colour in range(st.COLOURS):
        best = max(best, bottle_worth(s, colour))
    return best


@jit
def gain_worth(s: State, kind: int, n: int) -> int:
    """The worth of gaining so many coins, scrolls and so on, as far as there is room."""
    have = s.have[s.active][kind]
    worth = 0
    for i in range(min(n, max(0, room_for(s, s.active, kind)))):
        worth += unit_worth(s, kind, have + i)
    return worth


@jit
def loss_worth(s: State, kind: int, n: int) -> int:
    """What paying so many costs; keys stand in for what is missing."""
    have = s.have[s.active][kind]
    worth = 0
    for i in range(n):
        worth += unit_worth(s, kind, have - 1 - i) if have > i else key_worth(s, s.have[s.active][st.KEYS] - 1)
    return worth


@jit
def pay_worth(s: State, listed: int) -> int:
    """What it costs to pay a list."""
    worth = 0
    for kind in range(st.COINS, st.RESOURCES):
        worth += loss_worth(s, kind, amount(s, listed, kind))
    return worth


# Mages.


@jit
def mage_use_worth(s: State, mage: int) -> int:
    """What a mage brings in one capture, fee and all."""
    worth = power_worth(s) * s.mage_green[mage] - FEE_WORTH * s.mage_fee[mage]
    if not has(s, s.active, st.NO_COLOUR_BONUS):
        for colour in range(st.COLOURS):
            worth += 2 * s.mage_colour[mage][colour]
    return worth


@jit
def mage_worth(s: State, mage: int) -> int:
    """What it is worth to take a mage."""
    turns = turns_left(s)
    times = 2 + (0 if has(s, s.active, st.NEVER_FLIP) else turns // 4)
    worth = min(2, turns) + max(0, mage_use_worth(s, mage)) * min(turns + 1, times) * either(s, 2, 3) // 4
    if turns <= 2:
        worth += goal(s, st.MAGES_UP)
    if s.mage_deck[mage] == st.LOCKED:
        worth += gain_worth(s, st.KEYS, 1) - loss_at(s, st.KEY_MAGES_MAX, count_mages(s, s.active, st.LOCKED))
        if has(s, s.active, st.KEY_MAGES_DOWN):
            worth -= 8
    return worth


@jit
def best_mage_worth(s: State, pool: int) -> int:
    """What the best mage of a pool is worth, nothing if none is."""
    best = 0
    for pile in range(piles_of_pool(pool)):
        if s.mage_top[pile] != st.NONE:
            best = max(best, mage_worth(s, s.mage_top[pile]))
    return best


@jit
def flip_worth(s: State, n: int) -> int:
    """What turning up so many mages is worth."""
    if not can_flip(s):
        return 0
    each = min(either(s, 14, 24), 4 + 3 * turns_left(s)) + (goal(s, st.MAGES_UP) if turns_left(s) <= 1 else 0)
    return each * min(n, count_down(s, s.active))


# Effects.


@jit
def capacity_worth(s: State) -> int:
    """What moving the capacity marker is worth."""
    marker = s.marker[s.active]
    if marker >= st.FLIPPED - 1:
        return drawn_worth(s) + (st.FLIPPED - marker) * lasting(s, 1, POINT)
    return lasting(s, 4, 50) - loss_at(s, st.CAPACITY_MAX, st.LOWEST_MARKER + marker)


@jit
def circle_worth(s: State) -> int:
    """What activating a circle is worth."""
    if inactive_circle(s, s.active) == st.NONE:
        return 0
    return lasting(s, 3, 30) + 2 * power_worth(s) - loss_at(s, st.INACTIVE_MIN, inactive_circles(s, s.active))


@jit
def secret_worth(s: State) -> int:
    """What placing a secret tile is worth."""
    if s.strip[s.active] == 0:
        return 0
    worth = lasting(s, either(s, 6, 9), either(s, 90, 135)) - loss_at(s, st.SECRETS_MAX, secrets_placed(s, s.active))
    if count_bits(s.strip[s.active]) == 1:
        worth += 2 * power_worth(s) + lasting(s, 2, 30) + goal(s, st.MINIMUM_IS)
    return worth


@jit
def item_worth(s: State, item: int) -> int:
    """What an effect is worth now."""
    kind = kind_of(item)
    n = n_of(item)
    if kind < st.RESOURCES:
        return gain_worth(s, kind, n)
    if kind == st.BOTTLES:
        return n * best_bottle_worth(s)
    if kind == st.CAPACITY:
        return max(0, capacity_worth(s))
    if kind == st.MAGE:
        return best_mage_worth(s, parameter_of(item))
    if kind == st.EQUIPMENT:
        return 10 + lasting(s, 2, 30)
    if kind == st.FLIP_MAGES:
        return flip_worth(s, n)
    if kind == st.CIRCLE:
        return max(0, circle_worth(s))
    if kind == st.PLACE_SECRET:
        return secret_worth(s)
    if kind == st.DRAW_DJINN:
        return n * drawn_worth(s)
    if kind == st.REMOVE_DJINN:
        return 30 if s.seats == 1 else 4
    if kind == st.SWAP_BOTTLES:
        return 6 if empty_bottles(s) > 0 else 0
    return POINT * n if kind == st.VP else 0


@jit
def list_worth(s: State, listed: int) -> int:
    """What a list of effects is worth now."""
    worth = 0
    for i in range(s.starts[listed], s.starts[listed + 1]):
        worth += item_worth(s, s.items[i])
    return worth


# Equipment.


@jit
def standing_worth(s: State, gear: int, item: int) -> int:
    """What an effect of a card is worth that acts while the card lies face up."""
    kind = kind_of(item)
    turns = turns_left(s)
    if kind == st.ON_LOCATION:
        return list_worth(s, st.GEAR_GAIN + gear) * (turns + 1) // 5
    if kind == st.CAPTURE_POWER:
        share = 2 if parameter_of(item) == 0 else 3
        return power_worth(s) * n_of(item) * (1 if s.gear_once[gear] == 1 else (turns + 1) // share)
    if kind == st.TRADE:
        once = list_worth(s, st.GEAR_GAIN + gear) - pay_worth(s, st.GEAR_PAY + gear)
        return max(0, once) * (1 if s.gear_once[gear] == 1 else (turns + 2) // 3)
    if kind == st.RULE:
        rule = parameter_of(item)
        return turns if rule == st.EXTRA_CHEST or rule == st.NO_PAY else POINT
    return 0


@jit
def face_up_worth(s: State, gear: int) -> int:
    """What it is worth to have a card lie face up."""
    worth = 0
    for i in range(s.starts[st.GEAR_EFFECT + gear], s.starts[st.GEAR_EFFECT + gear + 1]):
        worth += standing_worth(s, gear, s.items[i]) + item_worth(s, s.items[i])
    return worth


@jit
def kind_worth(s: State, kind: int) -> int:
    """What one more card of a kind is worth, whatever it does: for sets and scoring cards."""
    count = count_kind(s, s.active, kind)
    worth = 0
    if count == 0 and sets_of(s, s.active) == 0:
        missing = 0
        for other in range(st.KINDS):
            missing += 1 if count_kind(s, s.active, other) == 0 else 0
        worth += (2 * power_worth(s) + lasting(s, 3, 40) + goal(s, st.MINIMUM_IS) // 2) // missing
    if count < goal_number(s, st.SETS_MIN):
        worth += goal(s, st.SETS_MIN) // 6
    if count < 3:
        worth += goal(s, st.KINDS_WITH_THREE) * (1 + count) // 6
    return worth


@jit
def gear_worth(s: State, gear: int) -> int:
    """What it is worth to take a card; of two of a kind only one acts."""
    kind = s.gear_kind[gear]
    worth = face_up_worth(s, gear)
    old = up_gear(s, s.active, kind)
    if old != st.NONE:
        worth = max(0, worth - face_up_worth(s, old))
    return worth + kind_worth(s, kind)


@jit
def best_gear_worth(s: State) -> int:
    """What the best card of the display is worth."""
    best = 0
    for kind in range(st.KINDS):
        if s.gear_top[kind] != st.NONE:
            best = max(best, gear_worth(s, s.gear_top[kind]))
    return best
