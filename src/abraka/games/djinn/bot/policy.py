"""A sensible player, cheap and hand-written, and what a position is worth: for rollouts and search.

It looks only at what its seat may know: all that lies open, and its own private cards. It weighs every choice by what
things are worth (`worth.py`), by what it could capture (`plan.py`) and by where it can go (`routes.py`), and thinks no
further than its next turn. Its numbers were settled by matches against itself, and alone against Tom.
"""

from abraka.core.chance import Luck, pick
from abraka.core.records import Row, jit, table
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import (
    ACCEPT_IT,
    BUY_BOSSES,
    BUY_OFFER,
    CHOOSE_OPTION,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    CLAIM_REWARD,
    CONSOLE_WITH,
    CORK_UP,
    DO_THIS,
    EQUIP_BLIND,
    EQUIP_WITH,
    FLIP_THIS,
    GO_SHOPPING,
    GO_TO,
    HELP_BY,
    INTO_BOTTLE,
    INTO_CIRCLE,
    KEEP_UP,
    LEAVE_CHEST,
    MENTOR_FLIPS,
    MIX_BOSSES,
    PASS,
    PAY_AWARD,
    PAY_TOLL,
    PICK_AWARD,
    PURCHASE_THIS,
    REFILL_POWER,
    SWAP_FOR,
    TAKE_COLOUR,
    TAKE_THIS_MAGE,
    TAKE_TRAIT,
    TARGET_SORT,
    UNLOCK_CHEST,
    USE_GEAR,
    VISIT_PLACE,
    WIELD,
)
from abraka.games.djinn.bot.captures import aims_at_boss, boss_bottle_worth, capture_worth, held_worth, helping, wanted
from abraka.games.djinn.bot.routes import (
    CONSOLATION_WORTH,
    bosses_worth,
    can_shop_for_scrolls,
    forget_notes,
    location_worth,
    move_worth,
    offer_worth,
    option_worth,
    place_worth,
    power_there,
    refill_worth,
    shop_worth,
)
from abraka.games.djinn.bot.worth import (
    BOTTLED,
    IN_CIRCLE,
    POINT,
    bottle_worth,
    capacity_worth,
    circle_worth,
    face_up_worth,
    flip_worth,
    gain_worth,
    gear_worth,
    goal,
    kind_worth,
    list_worth,
    loss_worth,
    mage_use_worth,
    mage_worth,
    pay_worth,
    power_worth,
    step_worth,
    turns_left,
)
from abraka.games.djinn.events import DO_BASIC, DO_CAPTURE, DO_SPECIAL
from abraka.games.djinn.rules.capture import gear_discount, mage_bonus
from abraka.games.djinn.rules.containers import free_circle
from abraka.games.djinn.rules.equipment import trade_of
from abraka.games.djinn.rules.goods import amount, has, room_for
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.mages import is_down
from abraka.games.djinn.rules.source import fee_of
from abraka.games.djinn.rules.tasks import detail
from abraka.games.djinn.rules.turn import own_tile
from abraka.games.djinn.rules.windows import is_free
from abraka.games.djinn.state import State

TRUST = 40
"""So much of a hundred a search follows the policy; measured in the arena against others."""

NOW, NEVER = 5000, -5000
FIRST = 1000  # before all that is not free
SCATTER = 64  # so many ways for luck to decide between equals
WORTH_USING = 20  # a card with one use waits until it brings so much
MAGE_TURNED = 8  # what it costs that a mage is face down afterwards
CARD_SPENT = 20
UNSEEN_CARD = 25
SWAP_TROUBLE = 5
PERKS_WORTH = table((0, 42, 40, 40, 40, 40, 41, 40, 42, 44, -27, -28, -28, -31, -30, -26, -27, -24))
USUAL_TRAIT = table((-28, 40))  # of a negative, of a positive one
TRAITS_ALIKE = 8  # smaller differences between traits are left to luck
TILES_WORTH = table((4, 3, 3, 2, 3, 4))  # by location


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """The index of the choice to take; luck decides between equals."""
    best = 0
    best_worth = 2 * NEVER * SCATTER
    help_there = helping(s) if s.prompt == st.MOVE or s.prompt == st.PLACE_WIZARD else 0
    for i in range(n):
        score = SCATTER * worth_of(s, luck, out[i], help_there) + pick(luck, SCATTER)
        if score > best_worth:
            best, best_worth = i, score
    if s.prompt == st.MOVE or s.prompt == st.PLACE_WIZARD:
        forget_notes(luck)
    return best


@jit
def worth_of(s: State, luck: Luck, action: int, help_there: int) -> int:
    """What an action brings the seat to act; before a move one must know who can help."""
    if action == PASS:
        return pass_worth(s)
    if is_free(action):
        return free_worth(s, action)
    if action < TAKE_THIS_MAGE:
        return turn_worth(s, luck, action, help_there)
    if action < REFILL_POWER:
        return gain_choice_worth(s, action)
    return capture_choice_worth(s, action)


@jit
def pass_worth(s: State) -> int:
    """What doing nothing, or nothing more, brings."""
    if s.prompt == st.ACTION or s.prompt == st.SOURCE_ACTION:
        return CONSOLATION_WORTH if s.did == 0 and not s.final else 0
    if s.prompt == st.ACTION_ROUND:
        return CONSOLATION_WORTH
    if s.prompt == st.CONTAINER:
        return NEVER // 2
    return 0


# Free actions: at once, or not now.


@jit
def free_worth(s: State, action: int) -> int:
    """Whether something free is to be done now; keys are never changed, for they stand in by themselves (D34)."""
    if action < CORK_UP:
        return NEVER
    if action < PAY_AWARD:
        return cork_up_worth(s, action - CORK_UP)
    if action < USE_GEAR:
        return 2 * NOW
    if action < CLAIM_REWARD:
        return NOW if worth_using(s, action - USE_GEAR) else NEVER
    return NOW if worth_claiming(s, action - CLAIM_REWARD) else NEVER


@jit
def cork_up_worth(s: State, what: int) -> int:
    """Djinns go into their bottles; a boss only into one that no djinn waits for, until the end."""
    if what < st.COLOURS:
        return NOW + BOTTLED + step_worth(s, what)
    worth = boss_bottle_worth(s, what % st.COLOURS)
    needs_room = s.prompt == st.CONTAINER and free_circle(s, s.active) == st.NONE
    return NOW + worth if worth >= 0 or needs_room or turns_left(s) == 0 else NEVER


@jit
def worth_using(s: State, gear: int) -> bool:
    """Whether to use an equipment card now."""
    worth = list_worth(s, st.GEAR_EFFECT + gear)
    if trade_of(s, gear) != st.NONE:
        worth += list_worth(s, st.GEAR_GAIN + gear) - pay_worth(s, st.GEAR_PAY + gear)
    if s.gear_once[gear] == 0:
        return worth > 0
    return worth >= WORTH_USING or (turns_left(s) <= 2 and worth > 0)


@jit
def worth_claiming(s: State, gear: int) -> bool:
    """Whether to claim a reward now: power that finds no room waits for the end of the turn, unless it helps before."""
    power = amount(s, st.GEAR_GAIN + gear, st.POWER)
    if room_for(s, s.active, st.POWER) >= power:
        return True
    space = s.at[s.active]
    help_there = helping(s)
    now = capture_worth(s, space, 0, help_there)
    return capture_waits(s) and capture_worth(s, space, power, help_there) > now


@jit
def capture_waits(s: State) -> bool:
    """Whether a capture is still to come at the seat's space."""
    space = s.at[s.active]
    return s.shape[space] == st.ROUND and s.did & st.DID_CAPTURE == 0 and djinns_at(s, space) > 0


# The turn: traits, moving, tolls, what is done at a space, consolations.


@jit
def turn_worth(s: State, luck: Luck, action: int, help_there: int) -> int:
    """What a choice about the course of the turn brings."""
    if action >= CONSOLE_WITH:
        return list_worth(s, st.CONSOLATION_GAIN + action - CONSOLE_WITH)
    if action >= DO_THIS:
        return do_worth(s, action - DO_THIS)
    if action >= PAY_TOLL:
        return -loss_worth(s, st.COINS + action - PAY_TOLL, 1)
    if action >= GO_TO:
        return move_worth(s, luck, (action - GO_TO) // st.SPACES, (action - GO_TO) % st.SPACES, help_there)
    return trait_worth(s, action - TAKE_TRAIT)


@jit
def trait_worth(s: State, trait: int) -> int:
    """What a trait is worth; the first choice is for what stands out among its sign."""
    worth = (
        PERKS_WORTH[s.trait_perk[trait]] + list_worth(s, st.TRAIT_GAIN + trait) - pay_worth(s, st.TRAIT_LOSE + trait)
    )
    if s.prompt == st.DRAFT_FIRST:
        worth -= USUAL_TRAIT[s.trait_positive[trait]]
    return worth // TRAITS_ALIKE


@jit
def do_worth(s: State, what: int) -> int:
    """What an action at the space brings."""
    space = s.at[s.active]
    if what == DO_CAPTURE:
        return FIRST if capture_first(s, space) else NEVER
    if what == DO_BASIC:
        return location_worth(s, s.token[space], False)
    if what == DO_SPECIAL:
        return location_worth(s, s.token[space], True)
    return location_worth(s, own_tile(s), False)


@jit
def capture_first(s: State, space: int) -> bool:
    """Whether to capture before the action: if the power that the action gives is not needed for it, but needs room."""
    if s.did != 0:
        return True
    power = power_there(s, space)
    if power == 0:
        return False
    help_there = helping(s)
    now = capture_worth(s, space, 0, help_there)
    return now > 0 and now >= capture_worth(s, space, power, help_there)


# What locations and effects ask.


@jit
def gain_choice_worth(s: State, action: int) -> int:
    """What a choice at a location, or of an effect like it, brings."""
    if action >= SWAP_FOR:
        old = (action - SWAP_FOR) // st.COLOURS
        return bottle_worth(s, (action - SWAP_FOR) % st.COLOURS) - bottle_worth(s, old) - 2 * SWAP_TROUBLE
    if action >= MENTOR_FLIPS:
        flips = action - MENTOR_FLIPS
        return gain_worth(s, st.POWER, 3 - flips) + flip_worth(s, flips)
    if action >= FLIP_THIS:
        return NOW - action if among_the_best(s, action - FLIP_THIS) else NEVER
    if action >= TAKE_COLOUR:
        return bottle_worth(s, action - TAKE_COLOUR)
    if action >= BUY_OFFER:
        return offer_worth(s, action - BUY_OFFER)
    if action >= VISIT_PLACE:
        return place_worth(s, action - VISIT_PLACE)
    if action >= EQUIP_WITH:
        return equipment_worth(s, action)
    if action >= CHOOSE_TILE:
        return tile_worth(s, action)
    if action >= CHOOSE_OPTION:
        return option_worth(s, action - CHOOSE_OPTION)
    if action >= LEAVE_CHEST:
        return chest_worth(s, action)
    return mage_worth(s, action - TAKE_THIS_MAGE)


@jit
def among_the_best(s: State, mage: int) -> bool:
    """Whether a mage that may be turned up is one of the best, as many as may be."""
    better = 0
    for other in range(st.MAGES):
        if is_down(s, other) and mage_use_worth(s, other) > mage_use_worth(s, mage):
            better += 1
    return better < detail(s, 0)


@jit
def equipment_worth(s: State, action: int) -> int:
    """What a choice of equipment brings."""
    if action >= KEEP_UP:
        return face_up_worth(s, detail(s, action - KEEP_UP))
    if action >= EQUIP_BLIND:
        return UNSEEN_CARD + kind_worth(s, action - EQUIP_BLIND)
    return gear_worth(s, action - EQUIP_WITH)


@jit
def tile_worth(s: State, action: int) -> int:
    """What a secret tile, its space, or a space to remove a djinn from brings."""
    if action < CHOOSE_SPACE:
        return TILES_WORTH[action - CHOOSE_TILE]
    space = action - CHOOSE_SPACE
    if s.prompt == st.REMOVE_SPACE:
        return removal_worth(s, space)
    worth = 0
    for other in range(st.SPACES):
        if s.joined[space] >> other & 1:
            worth += 2 + djinns_at(s, other)
    return worth


@jit
def removal_worth(s: State, space: int) -> int:
    """What removing a djinn from a space brings: a boss becomes cheaper, alone it may even go."""
    if s.boss[space] == 0:
        return -1
    return 20 * POINT // djinns_at(s, space) if s.seats == 1 else djinns_at(s, space) - 2


@jit
def chest_worth(s: State, action: int) -> int:
    """What unlocking a chest brings, or leaving it."""
    keeps = has(s, s.active, st.KEEPS_KEY)
    if action >= UNLOCK_CHEST:
        return list_worth(s, st.CHEST_LOCKED + action - UNLOCK_CHEST) - (0 if keeps else loss_worth(s, st.KEYS, 1))
    chest = action - LEAVE_CHEST
    worth = list_worth(s, st.CHEST_GAIN + chest)
    if s.have[s.active][st.KEYS] > 0 and not has(s, s.active, st.NEVER_UNLOCK):
        worth += list_worth(s, st.CHEST_LOCKED + chest) // 2
    return -worth


# The Source, captures, awards.


@jit
def capture_choice_worth(s: State, action: int) -> int:
    """What a choice at the Source, in a capture, or of an award brings."""
    if action >= PICK_AWARD:
        award = action - PICK_AWARD
        return POINT * s.award_vp[award] + list_worth(s, st.AWARD_BONUS + award)
    if action >= MIX_BOSSES:
        return MIX_BOSSES - action
    if action == ACCEPT_IT:
        return circle_worth(s) if s.prompt == st.ACCEPT_CIRCLE else capacity_worth(s)
    if action >= INTO_CIRCLE:
        return container_worth(s, action)
    if action >= HELP_BY:
        return help_worth(s, action)
    if action >= TARGET_SORT:
        sort = action - TARGET_SORT
        if s.prompt == st.CAPTURE_TARGET:
            return target_worth(s, sort)
        return removed_worth(s, sort) if s.prompt == st.REMOVE_WHICH else held_worth(s, sort)
    return source_choice_worth(s, action)


@jit
def source_choice_worth(s: State, action: int) -> int:
    """What a choice at the Source brings; at the very end glass and corks are bought before bosses."""
    if action >= PURCHASE_THIS:
        if not can_shop_for_scrolls(s) and not s.final:
            return NEVER
        return list_worth(s, st.PURCHASE_GAIN + action - PURCHASE_THIS) - loss_worth(s, st.SCROLLS, fee_of(s, s.active))
    if action == GO_SHOPPING:
        if not can_shop_for_scrolls(s):
            return shop_worth(s) if s.final else NEVER
        return NOW if s.final else shop_worth(s)
    if action >= BUY_BOSSES:
        return bosses_worth(s, 1 + action - BUY_BOSSES)
    return refill_worth(s)


@jit
def target_worth(s: State, sort: int) -> int:
    """What it brings to aim at one of a sort: the boss first or never."""
    space = detail(s, 0)
    if sort == st.BOSS:
        return NOW if s.n_targets == 0 and aims_at_boss(s, space) else NEVER
    return held_worth(s, sort) if wanted(s, space, sort) else NEVER


@jit
def container_worth(s: State, action: int) -> int:
    """What a container is worth to the djinn or boss that waits for one."""
    if action == INTO_CIRCLE:
        return IN_CIRCLE
    colour = action - INTO_BOTTLE
    return BOTTLED + boss_bottle_worth(s, colour)


@jit
def removed_worth(s: State, sort: int) -> int:
    """What it brings that one of a sort leaves the map."""
    if sort == st.BOSS:
        return NOW if s.seats == 1 else NEVER
    return -held_worth(s, sort)


@jit
def payment_worth(s: State, cost: int) -> int:
    """What it costs to pay so much power, with keys for what is missing."""
    power = s.have[s.active][st.POWER]
    return power_worth(s) * min(cost, power) + loss_worth(s, st.KEYS, max(0, cost - power))


@jit
def help_worth(s: State, action: int) -> int:
    """What a mage or a card saves in a capture, less what it costs."""
    turns = turns_left(s)
    if action >= WIELD:
        saved = gear_discount(s, action - WIELD)
        spent = CARD_SPENT if turns > 2 else 0
    else:
        mage = action - HELP_BY
        saved = mage_bonus(s, mage)
        spent = loss_worth(s, st.COINS, s.mage_fee[mage]) + (MAGE_TURNED if turns > 0 else goal(s, st.MAGES_UP))
    return payment_worth(s, s.cost) - payment_worth(s, max(0, s.cost - saved)) - spent
