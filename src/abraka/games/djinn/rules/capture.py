"""Capturing djinns and bosses: targets, help, price, containers, what happens at the space (D120–D134)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import HELP_BY, PASS, TARGET_SORT, WIELD
from abraka.games.djinn.events import GEAR_USED, MAGE_USED, MISSED
from abraka.games.djinn.rules.containers import all_fit, list_containers, one_of, put_into
from abraka.games.djinn.rules.drawing import hold
from abraka.games.djinn.rules.equipment import turn_down
from abraka.games.djinn.rules.goods import gain, has, kind_of, lose, n_of, parameter_of, pay
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.tasks import add, add_if, ask, clear_options, detail, pop, push, set_detail
from abraka.games.djinn.rules.town import boss_leaves, drive_out_if_alone
from abraka.games.djinn.state import State

# The price.


@jit
def price_of(s: State, space: int, sort: int) -> int:
    """The power that one target costs; a boss more for every djinn at the space (D111, D122)."""
    if space == st.SOURCE:
        return s.boss_price
    if sort == st.BOSS:
        return s.boss_cost + s.boss_step * djinns_at(s, space)
    return s.djinn_cost


@jit
def discount_of(s: State, item: int) -> int:
    """What an effect of capture power takes off for the present targets (D125)."""
    colours = parameter_of(item)
    if colours == 0:
        return n_of(item)
    discount = 0
    for colour in range(st.COLOURS):
        if colours >> colour & 1:
            discount += n_of(item) * s.target_count[colour]
    return discount


@jit
def gear_discount(s: State, gear: int) -> int:
    """What an equipment card takes off for the present targets (D125)."""
    discount = 0
    for i in range(s.starts[st.GEAR_EFFECT + gear], s.starts[st.GEAR_EFFECT + gear + 1]):
        if kind_of(s.items[i]) == st.CAPTURE_POWER:
            discount += discount_of(s, s.items[i])
    return discount


@jit
def standing_discount(s: State) -> int:
    """What the seat's face-up cards take off that are not for one use (D125)."""
    discount = 0
    for gear in range(st.GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1 and s.gear_once[gear] == 0:
            discount += gear_discount(s, gear)
    return discount


@jit
def full_price(s: State, space: int) -> int:
    """What the present targets cost, less what permanent equipment takes off (D122, D125)."""
    price = 0
    for sort in range(st.SORTS):
        price += s.target_count[sort] * price_of(s, space, sort)
    return max(0, price - standing_discount(s))


@jit
def mage_bonus(s: State, mage: int) -> int:
    """What a mage takes off: its green bonus once, its colours for each djinn; bosses get none (D125, D180)."""
    bonus = s.mage_green[mage]
    if not has(s, s.active, st.NO_COLOUR_BONUS):
        for colour in range(st.COLOURS):
            bonus += s.mage_colour[mage][colour] * s.target_count[colour]
    return bonus


@jit
def may_help(s: State, mage: int) -> bool:
    """Whether a mage lies face up before the active seat (D126)."""
    return s.mage_of[mage] == s.active + 1 and s.mage_up[mage] == 1


@jit
def can_wield(s: State, gear: int) -> bool:
    """Whether a card with one use helps in this capture (D125)."""
    own = s.gear_up[gear] == 1 and s.gear_of[gear] == s.active + 1
    return own and s.gear_once[gear] == 1 and gear_discount(s, gear) > 0


@jit
def payable(s: State, cost: int, coins: int, keys: int, least: int) -> bool:
    """Whether a cost can be paid with power and keys, and with more helpers whose fees are paid with coins and keys.

    `least` is what the weakest of those takes off who help already, 0 without any: nobody may help in vain (D126). For
    all that helpers can take off it finds the least fees.
    """
    power = s.have[s.active][st.POWER]
    if cost <= power + keys:
        return True
    if cost >= st.MOST_PRICE:
        return False
    most = cost + least - 1 if least > 0 else st.MOST_PRICE * st.MOST_PRICE
    s.fees[0] = 1
    for mage in range(st.MAGES):
        if may_help(s, mage):
            add_helper(s, s.mage_fee[mage], mage_bonus(s, mage), cost, most)
    for gear in range(st.GEAR):
        if can_wield(s, gear):
            add_helper(s, 0, gear_discount(s, gear), cost, most)
    found = False
    for off in range(cost + 1):
        if s.fees[off] > 0 and max(0, s.fees[off] - 1 - coins) + max(0, cost - off - power) <= keys:
            found = True
        s.fees[off] = 0
    return found


@jit
def add_helper(s: State, fee: int, bonus: int, cost: int, most: int) -> None:
    """One more who may or may not help those who do not suffice, as long as all take off no more than `most`."""
    for off in range(cost - 1, -1, -1):
        if s.fees[off] > 0 and off + bonus <= most:
            more = min(cost, off + bonus)
            if s.fees[more] == 0 or s.fees[off] + fee < s.fees[more]:
                s.fees[more] = s.fees[off] + fee


@jit
def targets_payable(s: State, space: int) -> bool:
    """Whether the present targets can be paid somehow (D124)."""
    have = s.have[s.active]
    return payable(s, full_price(s, space), have[st.COINS], have[st.KEYS], 0)


# Choosing targets.


@jit
def target_counts(s: State) -> int:
    """The present targets by sort, six bits each."""
    counts = 0
    for sort in range(st.SORTS):
        counts |= s.target_count[sort] << (6 * sort)
    return counts


@jit
def can_target(s: State, space: int, sort: int) -> bool:
    """Whether one more of a sort is there, and the whole set could be held and paid (D122–D124)."""
    there = s.boss[space] if sort == st.BOSS else s.djinns[space][sort]
    if there <= s.target_count[sort] or not all_fit(s, s.active, target_counts(s) + one_of(sort)):
        return False
    s.target_count[sort] += 1
    possible = targets_payable(s, space)
    s.target_count[sort] -= 1
    return possible


@jit
def ask_targets(s: State) -> None:
    """Which djinn is aimed at? None at all is a miss (D120–D124)."""
    space = detail(s, 0)
    for sort in range(st.SORTS):
        add_if(s, can_target(s, space, sort), TARGET_SORT + sort)
    add(s, PASS)
    ask(s, st.CAPTURE_TARGET)


@jit
def add_target(s: State, sort: int) -> None:
    """One more target (D122)."""
    s.targets[s.n_targets] = sort
    s.n_targets += 1
    s.target_count[sort] += 1


@jit
def targets_chosen(s: State) -> None:
    """Without a target it is a miss; else the price is paid (D121, D124)."""
    space = detail(s, 0)
    pop(s)
    if s.n_targets == 0:
        miss(s)
    else:
        begin_capture(s, space)


@jit
def begin_capture(s: State, space: int) -> None:
    """The price, then containers, then what happens at the space (D124–D128)."""
    s.cost = full_price(s, space)
    push(s, st.AFTER_CAPTURE, space, 0, 0)
    push(s, st.PLACE_TARGETS, 0, 0, 0)
    push(s, st.PAY_CAPTURE, space, 0, 0)


@jit
def miss(s: State) -> None:
    """Nothing is captured: power is lost, or gained by a trait (D121, D176)."""
    emit(s, MISSED, EVERYONE, s.active)
    if has(s, s.active, st.MISS_GAINS):
        gain(s, s.active, st.POWER, s.perk_n[st.MISS_GAINS])
    else:
        lose(s, s.active, st.POWER, s.miss_loss)


# Paying.


@jit
def in_vain(s: State, bonus: int) -> bool:
    """Whether, with one more who takes so much off, somebody would have helped in vain (D126)."""
    least = detail(s, 1)
    return bonus == 0 or (least > 0 and bonus >= s.cost + least)


@jit
def rest_payable(s: State, fee: int, bonus: int) -> bool:
    """Whether, after a helper's fee, the rest of the price can still be paid (D35, D126)."""
    have = s.have[s.active]
    keys_used = max(0, fee - have[st.COINS])
    if keys_used > have[st.KEYS]:
        return False
    cost = max(0, s.cost - bonus)
    return payable(s, cost, have[st.COINS] - fee + keys_used, have[st.KEYS] - keys_used, weakest(s, bonus))


@jit
def weakest(s: State, bonus: int) -> int:
    """The least that a helper takes off, with one more who takes so much off."""
    return bonus if detail(s, 1) == 0 else min(bonus, detail(s, 1))


@jit
def can_be_helped_by(s: State, mage: int) -> bool:
    """Whether a mage may be used now: not in vain, and all can be paid (D35, D126)."""
    if s.cost == 0 or not may_help(s, mage) or in_vain(s, mage_bonus(s, mage)):
        return False
    s.mage_up[mage] = 0
    possible = rest_payable(s, s.mage_fee[mage], mage_bonus(s, mage))
    s.mage_up[mage] = 1
    return possible


@jit
def can_be_helped_with(s: State, gear: int) -> bool:
    """Whether a card with one use may be used now: as with mages (D125, D126)."""
    if s.cost == 0 or not can_wield(s, gear) or in_vain(s, gear_discount(s, gear)):
        return False
    s.gear_up[gear] = 0
    possible = rest_payable(s, 0, gear_discount(s, gear))
    s.gear_up[gear] = 1
    return possible


@jit
def must_help(s: State, mage: int) -> bool:
    """Whether the price can't be paid without a mage (D124)."""
    have = s.have[s.active]
    s.mage_up[mage] = 0
    possible = payable(s, s.cost, have[st.COINS], have[st.KEYS], detail(s, 1))
    s.mage_up[mage] = 1
    return not possible


@jit
def ask_help(s: State) -> None:
    """Which mage or card helps, or is the rest paid with power? (D125, D126)

    Helpers are a set: none of them is in vain, so each part of such a set is one too, and each order leads to it. While
    no card could help either, it is not asked about a mage that must.
    """
    for mage in range(st.MAGES):
        add_if(s, can_be_helped_by(s, mage), HELP_BY + mage)
    mages = s.n_options
    for gear in range(st.GEAR):
        add_if(s, can_be_helped_with(s, gear), WIELD + gear)
    add_if(s, s.cost <= s.have[s.active][st.POWER] + s.have[s.active][st.KEYS], PASS)
    if mages > 1 and s.n_options == mages:
        leave_who_must(s)
    ask(s, st.CAPTURE_HELP)


@jit
def leave_who_must(s: State) -> None:
    """Of the mages that are offered only one that must help, if there is such a one."""
    for i in range(s.n_options):
        must = s.options[i]
        if must_help(s, must - HELP_BY):
            clear_options(s)
            add(s, must)
            return


@jit
def help_by(s: State, mage: int) -> None:
    """A mage is paid, helps and turns face down (D126)."""
    bonus = mage_bonus(s, mage)
    pay(s, s.active, st.COINS, s.mage_fee[mage])
    s.mage_up[mage] = 0
    emit(s, MAGE_USED, EVERYONE, s.active, mage, bonus)
    take_off(s, bonus)


@jit
def wield(s: State, gear: int) -> None:
    """A card with one use helps and turns face down (D125, D156)."""
    emit(s, GEAR_USED, EVERYONE, s.active, gear)
    take_off(s, gear_discount(s, gear))
    turn_down(s, gear)


@jit
def take_off(s: State, bonus: int) -> None:
    """A helper takes something off the price (D125)."""
    set_detail(s, 1, weakest(s, bonus))
    s.cost = max(0, s.cost - bonus)


@jit
def pay_rest(s: State) -> None:
    """The rest is paid with power, with keys for what is missing; the targets leave the space (D126)."""
    space = detail(s, 0)
    pop(s)
    pay(s, s.active, st.POWER, s.cost)
    s.cost = 0
    for i in range(s.n_targets):
        if space == st.SOURCE:
            s.supply -= 1
        elif s.targets[i] == st.BOSS:
            s.boss[space] = 0
        else:
            s.djinns[space][s.targets[i]] -= 1


# Containers, and the space afterwards.


@jit
def ask_place_for(s: State) -> None:
    """Where does the next target go? (D127)"""
    if detail(s, 0) == s.n_targets:
        pop(s)
        return
    sort = s.targets[detail(s, 0)]
    list_containers(s, sort, target_counts(s) - one_of(sort))
    ask(s, st.CONTAINER)


@jit
def place_target(s: State, action: int) -> None:
    """The next target goes into its container (D127)."""
    sort = s.targets[detail(s, 0)]
    set_detail(s, 0, detail(s, 0) + 1)
    s.target_count[sort] -= 1
    put_into(s, sort, action)


@jit
def after_capture(s: State) -> None:
    """A captured boss brings a djinn for nothing; a boss left alone is driven out (D128, D133)."""
    space = detail(s, 0)
    pop(s)
    with_boss = False
    for i in range(s.n_targets):
        if s.targets[i] == st.BOSS:
            with_boss = True
        s.targets[i] = 0
    s.n_targets = 0
    if space == st.SOURCE:
        return
    if with_boss:
        push(s, st.BOSS_CAPTURED, space, 0, 0)
    else:
        drive_out_if_alone(s, space)


@jit
def ask_free_djinn(s: State) -> None:
    """Which djinn comes for nothing, if any? Then new ones appear (D128, D132)."""
    space = detail(s, 0)
    if detail(s, 1) == 0:
        for colour in range(st.COLOURS):
            add_if(s, s.djinns[space][colour] > 0 and all_fit(s, s.active, one_of(colour)), TARGET_SORT + colour)
    if s.n_options == 0:
        pop(s)
        boss_leaves(s, space, False)
        return
    add(s, PASS)
    ask(s, st.FREE_DJINN)


@jit
def take_free_djinn(s: State, colour: int) -> None:
    """A djinn of the same space is captured for nothing (D128)."""
    set_detail(s, 1, 1)
    s.djinns[detail(s, 0)][colour] -= 1
    hold(s, colour, False)


@jit
def skip_free_djinn(s: State) -> None:
    """No djinn is taken for nothing (D128)."""
    set_detail(s, 1, 1)
