"""What an action does: the answer to the prompt, then task after task until somebody is asked again."""

from abraka.core.events import clear_events
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import (
    BUY_BOSSES,
    BUY_OFFER,
    CHOOSE_OPTION,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    CONSOLE_WITH,
    DO_THIS,
    EQUIP_BLIND,
    EQUIP_WITH,
    FLIP_THIS,
    GO_SHOPPING,
    GO_TO,
    HELP_BY,
    KEEP_UP,
    LEAVE_CHEST,
    MENTOR_FLIPS,
    MIX_BOSSES,
    PASS,
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
    VISIT_PLACE,
    WIELD,
)
from abraka.games.djinn.rules.archive import ask_option, choose_option
from abraka.games.djinn.rules.awards import ask_award, ask_mix, pay_award, take_award
from abraka.games.djinn.rules.capacity import ask_capacity, decline_capacity, raise_capacity
from abraka.games.djinn.rules.capture import (
    add_target,
    after_capture,
    ask_free_djinn,
    ask_help,
    ask_place_for,
    ask_targets,
    help_by,
    pay_rest,
    place_target,
    skip_free_djinn,
    take_free_djinn,
    targets_chosen,
    wield,
)
from abraka.games.djinn.rules.catacombs import (
    ask_leave,
    ask_unlock,
    gain_next_chest,
    leave_chest,
    put_chests_away,
    skip_unlock,
    unlock_chest,
)
from abraka.games.djinn.rules.circles import activate_circle, ask_circle, decline_circle
from abraka.games.djinn.rules.draft import ask_trait, take_trait
from abraka.games.djinn.rules.drawing import ask_container, draw_djinns, place_held
from abraka.games.djinn.rules.effects import mentor, run_next
from abraka.games.djinn.rules.equipment import ask_gear, ask_keep, claim_rest, keep_gear, take_bottom, take_gear
from abraka.games.djinn.rules.mages import ask_flip, ask_mage, flip_mage, take_mage
from abraka.games.djinn.rules.market import (
    ask_colour,
    ask_offer,
    ask_place,
    ask_swap,
    buy,
    swap_bottle,
    take_bottle,
    visit,
)
from abraka.games.djinn.rules.movement import ask_move, ask_toll, move_wizard, pay_toll
from abraka.games.djinn.rules.scoring import count_points
from abraka.games.djinn.rules.secrets import ask_tile, choose_tile, place_tile
from abraka.games.djinn.rules.solo import last_card, tom_plays
from abraka.games.djinn.rules.source import ask_purchase, buy_bosses, go_shopping, purchase, refill_power
from abraka.games.djinn.rules.tasks import clear_options, pop, task
from abraka.games.djinn.rules.town import ask_removal, remove, remove_from
from abraka.games.djinn.rules.turn import (
    ask_action,
    ask_consolation,
    console,
    do_this,
    end_turn,
    final_action,
    next_turn,
    skip_action,
    start_turn,
)
from abraka.games.djinn.rules.windows import ask_window, do_free, is_free
from abraka.games.djinn.state import State


@jit
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    draws = s.draws
    take_answer(s, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True


@jit
def settle(s: State) -> None:
    """Goes on until somebody has something to decide; a question with one answer is not put."""
    while s.prompt == st.NO_PROMPT and s.reason == 0:
        proceed(s)
        if s.prompt != st.NO_PROMPT and s.n_options == 1:
            take_answer(s, s.options[0])


@jit
def take_answer(s: State, action: int) -> None:
    """The question is answered."""
    prompt = s.prompt
    s.prompt = st.NO_PROMPT
    clear_options(s)
    if is_free(action):
        do_free(s, action)
    elif action == PASS:
        answer_pass(s, prompt)
    elif prompt <= st.CONSOLATION:
        answer_turn(s, prompt, action)
    elif prompt <= st.SWAP_BOTTLE:
        answer_place(s, prompt, action)
    else:
        answer_capture(s, prompt, action)


@jit
def answer_turn(s: State, prompt: int, action: int) -> None:
    """Drafting, moving, awards, what is done at a space."""
    if prompt == st.MOVE or prompt == st.PLACE_WIZARD:
        move_wizard(s, (action - GO_TO) // st.SPACES, (action - GO_TO) % st.SPACES)
    elif prompt == st.ACTION or prompt == st.ACTION_ROUND:
        do_this(s, action - DO_THIS)
    elif prompt == st.SOURCE_ACTION:
        answer_source(s, action)
    elif prompt == st.CONSOLATION:
        console(s, action - CONSOLE_WITH)
    elif prompt == st.TOLL:
        pay_toll(s, st.COINS + action - PAY_TOLL)
    elif prompt == st.DRAFT_FIRST or prompt == st.DRAFT_SECOND:
        take_trait(s, action - TAKE_TRAIT)
    elif prompt == st.AWARD_MIX:
        pay_award(s, action - MIX_BOSSES)
    elif prompt == st.AWARD_PICK:
        take_award(s, action - PICK_AWARD)


@jit
def answer_source(s: State, action: int) -> None:
    """The rows of the Source (D110)."""
    if action == REFILL_POWER:
        refill_power(s)
    elif action == GO_SHOPPING:
        go_shopping(s)
    else:
        buy_bosses(s, 1 + action - BUY_BOSSES)


@jit
def answer_place(s: State, prompt: int, action: int) -> None:
    """What the locations, and effects like theirs, ask."""
    if prompt == st.MAGE_PICK:
        take_mage(s, action - TAKE_THIS_MAGE)
    elif prompt == st.CHEST_DISCARD:
        leave_chest(s, action - LEAVE_CHEST)
    elif prompt == st.UNLOCK:
        unlock_chest(s, action - UNLOCK_CHEST)
    elif prompt == st.ARCHIVE_OPTION:
        choose_option(s, action - CHOOSE_OPTION)
    elif prompt == st.SECRET_TILE:
        choose_tile(s, action - CHOOSE_TILE)
    elif prompt == st.SECRET_SPACE:
        place_tile(s, action - CHOOSE_SPACE)
    elif prompt == st.EQUIPMENT_PICK:
        if action >= EQUIP_BLIND:
            take_bottom(s, action - EQUIP_BLIND)
        else:
            take_gear(s, action - EQUIP_WITH)
    elif prompt == st.EQUIPMENT_KEEP:
        keep_gear(s, action != KEEP_UP)
    elif prompt == st.MARKET_PLACE:
        visit(s, action - VISIT_PLACE)
    elif prompt == st.MARKET_OFFER:
        buy(s, action - BUY_OFFER)
    elif prompt == st.BOTTLE_COLOUR:
        take_bottle(s, action - TAKE_COLOUR)
    elif prompt == st.FLIP_MAGE:
        flip_mage(s, action - FLIP_THIS)
    elif prompt == st.ACADEMY_FLIPS:
        mentor(s, action - MENTOR_FLIPS)
    elif prompt == st.SWAP_BOTTLE:
        swap_bottle(s, (action - SWAP_FOR) // st.COLOURS, (action - SWAP_FOR) % st.COLOURS)


@jit
def answer_capture(s: State, prompt: int, action: int) -> None:
    """Purchases at the Source, captures, djinns on the map, the capacity, circles."""
    if prompt == st.SOURCE_BUY:
        purchase(s, action - PURCHASE_THIS)
    elif prompt == st.CAPTURE_TARGET:
        add_target(s, action - TARGET_SORT)
    elif prompt == st.CAPTURE_HELP:
        if action >= WIELD:
            wield(s, action - WIELD)
        else:
            help_by(s, action - HELP_BY)
    elif prompt == st.CONTAINER:
        if task(s) == st.HOLD:
            place_held(s, action)
        else:
            place_target(s, action)
    elif prompt == st.FREE_DJINN:
        take_free_djinn(s, action - TARGET_SORT)
    elif prompt == st.REMOVE_SPACE:
        remove_from(s, action - CHOOSE_SPACE)
    elif prompt == st.REMOVE_WHICH:
        remove(s, action - TARGET_SORT)
    elif prompt == st.ACCEPT_CAPACITY:
        raise_capacity(s)
    elif prompt == st.ACCEPT_CIRCLE:
        activate_circle(s)


@jit
def answer_pass(s: State, prompt: int) -> None:
    """Nothing, or nothing more: mostly the task is done with that."""
    if prompt == st.ACTION or prompt == st.ACTION_ROUND or prompt == st.SOURCE_ACTION:
        skip_action(s)
    elif prompt == st.UNLOCK:
        skip_unlock(s)
    elif prompt == st.CAPTURE_TARGET:
        targets_chosen(s)
    elif prompt == st.CAPTURE_HELP:
        pay_rest(s)
    elif prompt == st.CONTAINER:
        place_held(s, PASS)
    elif prompt == st.FREE_DJINN:
        skip_free_djinn(s)
    elif prompt == st.ACCEPT_CAPACITY:
        decline_capacity(s)
    elif prompt == st.ACCEPT_CIRCLE:
        decline_circle(s)
    else:
        pop(s)


@jit
def proceed(s: State) -> None:
    """Goes on with the task on top."""
    now = task(s)
    if now == st.RUN:
        run_next(s)
    elif now <= st.CONSOLE:
        proceed_turn(s, now)
    elif now <= st.SHOP:
        proceed_place(s, now)
    else:
        proceed_capture(s, now)


@jit
def proceed_turn(s: State, now: int) -> None:
    """Draft, moving, what is done at a space, the end of a turn."""
    if now == st.GO:
        ask_move(s)
    elif now == st.ACT:
        ask_action(s)
    elif now == st.WINDOW:
        ask_window(s)
    elif now == st.TOLLS:
        ask_toll(s)
    elif now == st.START_TURN:
        start_turn(s)
    elif now == st.END_TURN:
        end_turn(s)
    elif now == st.CLAIMS:
        claim_rest(s)
    elif now == st.CONSOLE:
        ask_consolation(s)
    elif now == st.DRAFT:
        ask_trait(s)


@jit
def proceed_place(s: State, now: int) -> None:
    """What the locations, and effects like theirs, want."""
    if now == st.TAKE_MAGE:
        ask_mage(s)
    elif now == st.CHEST_LEAVE:
        ask_leave(s)
    elif now == st.CHEST_GAINS:
        gain_next_chest(s)
    elif now == st.CHEST_UNLOCKS:
        ask_unlock(s)
    elif now == st.CHESTS_AWAY:
        put_chests_away(s)
    elif now == st.READ_ARCHIVE:
        ask_option(s)
    elif now == st.PUT_TILE:
        ask_tile(s)
    elif now == st.TAKE_GEAR:
        ask_gear(s)
    elif now == st.KEEP_GEAR:
        ask_keep(s)
    elif now == st.VISIT:
        ask_place(s)
    elif now == st.BUY:
        ask_offer(s)
    elif now == st.GAIN_BOTTLES:
        ask_colour(s)
    elif now == st.FLIPS:
        ask_flip(s)
    elif now == st.RAISE_CAPACITY:
        ask_capacity(s)
    elif now == st.ACTIVATE:
        ask_circle(s)
    elif now == st.SWAPS:
        ask_swap(s)
    elif now == st.SHOP:
        ask_purchase(s)


@jit
def proceed_capture(s: State, now: int) -> None:
    """Captures, djinns on the map, awards, Tom, the end."""
    if now == st.CHOOSE_TARGETS:
        ask_targets(s)
    elif now == st.PAY_CAPTURE:
        ask_help(s)
    elif now == st.PLACE_TARGETS:
        ask_place_for(s)
    elif now == st.AFTER_CAPTURE:
        after_capture(s)
    elif now == st.DRAW_DJINNS:
        draw_djinns(s)
    elif now == st.HOLD:
        ask_container(s)
    elif now == st.BOSS_CAPTURED:
        ask_free_djinn(s)
    elif now == st.REMOVE:
        ask_removal(s)
    elif now == st.MIX:
        ask_mix(s)
    elif now == st.CHOOSE_AWARD:
        ask_award(s)
    elif now == st.TOM:
        tom_plays(s)
    elif now == st.NEXT_TURN:
        next_turn(s)
    elif now == st.LAST_CARD:
        last_card(s)
    elif now == st.FINAL:
        final_action(s)
    elif now == st.SCORING:
        count_points(s)
