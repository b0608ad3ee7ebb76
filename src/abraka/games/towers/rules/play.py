"""What an action does: the answer to the prompt, then stage after stage until somebody is asked again."""

from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import hot, jit
from abraka.games.towers.actions import (
    CAST,
    CASTLE_GOES,
    GIVE,
    PASS,
    PLAY,
    REDRAW,
    RELEASE_ONE,
    RESERVE,
    ROLL_AGAIN,
    THROW,
    TOWER_PICK,
    USE,
    WIZARD,
)
from abraka.games.towers.events import CARD_ASKED, LOAN_REFUSED, PASSED
from abraka.games.towers.rules.ask import ask
from abraka.games.towers.rules.cards import give_card
from abraka.games.towers.rules.rounds import after_effect, ask_riders, before_effect
from abraka.games.towers.rules.sides import partner_of
from abraka.games.towers.rules.spells import (
    aim_spell,
    begin_cast,
    blow_tower,
    blow_wizard,
    forget_spell,
    leave_spell,
    lift_tower,
    pay,
    release_wizard,
    send_castle,
    spell_done,
    swap_tops,
)
from abraka.games.towers.rules.turn import (
    after_redraw,
    begin_turn,
    choose_aloud,
    choose_half,
    choose_piece,
    die_fell,
    end_turn,
    move_picked,
    move_redraw_tower,
    next_card,
    pick_tower,
    pick_wizard,
    play_card,
    put_card_away,
    redraw,
    roll_die,
    skip_effect,
    throw_card,
)
from abraka.games.towers.state import (
    AFTER_EFFECT,
    AFTER_REDRAW,
    AGAIN,
    AIM_SPELL,
    ASK_RIDERS,
    ASKED,
    BEFORE_EFFECT,
    BEGIN_TURN,
    CAST_LATER,
    CAST_NOW,
    CAST_RIDE,
    CASTLE_WAY,
    CHOOSE_HALF,
    CHOOSE_PIECE,
    DIE_FELL,
    END_TURN,
    HALF_CHOICE,
    LEND,
    LIFT,
    MOVE_PICKED,
    NEXT_CARD,
    NO_PROMPT,
    OFFER,
    PIECE,
    PIGGYBACK,
    REDRAW_TOWER,
    RELEASE,
    RETURN,
    RIDE,
    ROLL,
    ROUND_A,
    ROUND_B,
    ROUND_FREE,
    SPACES,
    SPELL_DONE,
    SWAP_FIRST,
    SWAP_SECOND,
    TARGET_TOWER,
    TARGET_WIZARD,
    TOWER_HALF,
    TURN,
    State,
)


@hot
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    s.stands = False
    draws = s.draws
    prompt = s.prompt
    s.prompt = NO_PROMPT
    answer(s, prompt, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True


@hot
def settle(s: State) -> None:
    """Goes on until somebody has something to decide."""
    while s.prompt == NO_PROMPT and s.reason == 0:
        proceed(s)


@hot
def answer(s: State, prompt: int, action: int) -> None:
    """Carries out the answer to a prompt."""
    if action == PASS:
        answer_pass(s, prompt)
    elif action >= CAST and action < RESERVE:
        answer_cast(s, prompt, action - CAST)
    elif prompt == TURN:
        answer_turn(s, action)
    elif prompt == PIECE:
        if s.half == TOWER_HALF:
            pick_tower(s, action - TOWER_PICK)
        else:
            pick_wizard(s, (action - WIZARD) // SPACES, (action - WIZARD) % SPACES)
    elif prompt == HALF_CHOICE:
        choose_aloud(s, TOWER_HALF + action - USE)
    elif prompt == ROLL:
        if action == ROLL_AGAIN:
            roll_die(s)
    elif prompt == REDRAW_TOWER:
        move_redraw_tower(s, action - TOWER_PICK)
    elif prompt == OFFER or prompt == ASKED or prompt == RETURN:
        answer_exchange(s, prompt, action - GIVE)
    else:
        answer_spell(s, prompt, action)


@hot
def answer_turn(s: State, action: int) -> None:
    """A card, or something instead (T7, T9, T40)."""
    if action < THROW:
        play_card(s, action - PLAY)
    elif action < GIVE:
        throw_card(s, action - THROW)
    elif action == REDRAW:
        redraw(s)
    else:
        s.exchanged = True
        emit(s, CARD_ASKED, EVERYONE, s.active, 0, 0, 0)
        ask(s, partner_of(s, s.active), ASKED)


@hot
def answer_cast(s: State, prompt: int, spell: int) -> None:
    """A spell comes first; then it goes on where it was cast, at a roll with the question whether to keep it (T20)."""
    if prompt == ROLL:
        s.stage = DIE_FELL
    s.resume = s.stage
    begin_cast(s, s.to_act, spell, CAST_NOW)


@hot
def answer_exchange(s: State, prompt: int, card: int) -> None:
    """A card goes to the partner, and one comes back (T40, T47)."""
    s.exchanged = True
    give_card(s, s.to_act, card)
    if prompt != RETURN:
        ask(s, s.active, RETURN)


@jit
def answer_spell(s: State, prompt: int, action: int) -> None:
    """Casting, paying, aiming (T20–T34, T46)."""
    if prompt == ROUND_A:
        s.resume = s.stage
        begin_cast(s, s.to_act, action - RESERVE, CAST_LATER)
    elif prompt == RIDE:
        s.stage = ASK_RIDERS
        begin_cast(s, s.to_act, PIGGYBACK, CAST_RIDE)
    elif prompt == LEND:
        pay(s)
    elif prompt == AGAIN:
        begin_cast(s, s.caster, s.spell, CAST_NOW)
    elif prompt == TARGET_WIZARD:
        blow_wizard(s, (action - WIZARD) // SPACES, (action - WIZARD) % SPACES)
    elif prompt == TARGET_TOWER:
        blow_tower(s, action - TOWER_PICK)
    elif prompt == SWAP_FIRST:
        s.lifted = action - TOWER_PICK
        ask(s, s.caster, SWAP_SECOND)
    elif prompt == SWAP_SECOND:
        swap_tops(s, s.lifted, action - TOWER_PICK)
    elif prompt == CASTLE_WAY:
        send_castle(s, 1 if action == CASTLE_GOES else -1)
    elif prompt == LIFT:
        lift_tower(s, action - TOWER_PICK)
    elif prompt == RELEASE:
        release_wizard(s, action - RELEASE_ONE)


@jit
def answer_pass(s: State, prompt: int) -> None:
    """Nothing, or nothing more."""
    if prompt == LEND:
        emit(s, LOAN_REFUSED, EVERYONE, s.to_act, 0, 0, 0)
        s.refused |= 1 << s.caster
        if s.stage != SPELL_DONE:
            forget_spell(s)
        return
    emit(s, PASSED, EVERYONE, s.to_act, 0, 0, 0)
    if prompt == TURN or prompt == REDRAW_TOWER:
        s.stage = END_TURN
    elif prompt == PIECE:
        skip_effect(s)
    elif prompt == RIDE:
        s.asked += 1
        s.stage = ASK_RIDERS
    elif prompt == ROUND_A or prompt == ROUND_B or prompt == ROUND_FREE:
        s.asked += 1
    elif prompt == AGAIN:
        leave_spell(s)


@hot
def proceed(s: State) -> None:
    """Goes on to the next stage."""
    stage = s.stage
    if stage == NEXT_CARD:
        next_card(s)
    elif stage == CHOOSE_HALF:
        choose_half(s)
    elif stage == CHOOSE_PIECE:
        choose_piece(s)
    elif stage == ASK_RIDERS:
        ask_riders(s)
    elif stage == MOVE_PICKED:
        move_picked(s)
    elif stage == AFTER_EFFECT:
        if not after_effect(s):
            put_card_away(s)
    elif stage == END_TURN:
        end_turn(s)
    elif stage == BEGIN_TURN:
        begin_turn(s)
    elif stage == DIE_FELL:
        die_fell(s)
    elif stage == BEFORE_EFFECT:
        before_effect(s)
    elif stage == AIM_SPELL:
        aim_spell(s)
    elif stage == SPELL_DONE:
        spell_done(s)
    elif stage == AFTER_REDRAW:
        after_redraw(s)
