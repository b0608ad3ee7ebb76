"""What an action does: the answer to the prompt, then stage after stage until somebody is asked again."""

from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import hot, jit
from abraka.games.towers import state as st
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
from abraka.games.towers.state import State


@hot
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    s.stands = False
    draws = s.draws
    prompt = s.prompt
    s.prompt = st.NO_PROMPT
    answer(s, prompt, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True


@hot
def settle(s: State) -> None:
    """Goes on until somebody has something to decide."""
    while s.prompt == st.NO_PROMPT and s.reason == 0:
        proceed(s)


@hot
def answer(s: State, prompt: int, action: int) -> None:
    """Carries out the answer to a prompt."""
    if action == PASS:
        answer_pass(s, prompt)
    elif action >= CAST and action < RESERVE:
        answer_cast(s, prompt, action - CAST)
    elif prompt == st.TURN:
        answer_turn(s, action)
    elif prompt == st.PIECE:
        if s.half == st.TOWER_HALF:
            pick_tower(s, action - TOWER_PICK)
        else:
            pick_wizard(s, (action - WIZARD) // st.SPACES, (action - WIZARD) % st.SPACES)
    elif prompt == st.HALF_CHOICE:
        choose_aloud(s, st.TOWER_HALF + action - USE)
    elif prompt == st.ROLL:
        if action == ROLL_AGAIN:
            roll_die(s)
    elif prompt == st.REDRAW_TOWER:
        move_redraw_tower(s, action - TOWER_PICK)
    elif prompt == st.OFFER or prompt == st.ASKED or prompt == st.RETURN:
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
        emit(s, CARD_ASKED, EVERYONE, s.active)
        ask(s, partner_of(s, s.active), st.ASKED)


@hot
def answer_cast(s: State, prompt: int, spell: int) -> None:
    """A spell comes first; then it goes on where it was cast, at a roll with the question whether to keep it (T20)."""
    if prompt == st.ROLL:
        s.stage = st.DIE_FELL
    s.resume = s.stage
    begin_cast(s, s.to_act, spell, st.CAST_NOW)


@hot
def answer_exchange(s: State, prompt: int, card: int) -> None:
    """A card goes to the partner, and one comes back (T40, T47)."""
    s.exchanged = True
    give_card(s, s.to_act, card)
    if prompt != st.RETURN:
        ask(s, s.active, st.RETURN)


@jit
def answer_spell(s: State, prompt: int, action: int) -> None:
    """Casting, paying, aiming (T20–T34, T46)."""
    if prompt == st.ROUND_A:
        s.resume = s.stage
        begin_cast(s, s.to_act, action - RESERVE, st.CAST_LATER)
    elif prompt == st.RIDE:
        s.stage = st.ASK_RIDERS
        begin_cast(s, s.to_act, st.PIGGYBACK, st.CAST_RIDE)
    elif prompt == st.LEND:
        pay(s)
    elif prompt == st.AGAIN:
        begin_cast(s, s.caster, s.spell, st.CAST_NOW)
    elif prompt == st.TARGET_WIZARD:
        blow_wizard(s, (action - WIZARD) // st.SPACES, (action - WIZARD) % st.SPACES)
    elif prompt == st.TARGET_TOWER:
        blow_tower(s, action - TOWER_PICK)
    elif prompt == st.SWAP_FIRST:
        s.lifted = action - TOWER_PICK
        ask(s, s.caster, st.SWAP_SECOND)
    elif prompt == st.SWAP_SECOND:
        swap_tops(s, s.lifted, action - TOWER_PICK)
    elif prompt == st.CASTLE_WAY:
        send_castle(s, 1 if action == CASTLE_GOES else -1)
    elif prompt == st.LIFT:
        lift_tower(s, action - TOWER_PICK)
    elif prompt == st.RELEASE:
        release_wizard(s, action - RELEASE_ONE)


@jit
def answer_pass(s: State, prompt: int) -> None:
    """Nothing, or nothing more."""
    if prompt == st.LEND:
        emit(s, LOAN_REFUSED, EVERYONE, s.to_act)
        s.refused |= 1 << s.caster
        if s.stage != st.SPELL_DONE:
            forget_spell(s)
        return
    emit(s, PASSED, EVERYONE, s.to_act)
    if prompt == st.TURN or prompt == st.REDRAW_TOWER:
        s.stage = st.END_TURN
    elif prompt == st.PIECE:
        skip_effect(s)
    elif prompt == st.RIDE:
        s.asked += 1
        s.stage = st.ASK_RIDERS
    elif prompt == st.ROUND_A or prompt == st.ROUND_B or prompt == st.ROUND_FREE:
        s.asked += 1
    elif prompt == st.AGAIN:
        leave_spell(s)


@hot
def proceed(s: State) -> None:
    """Goes on to the next stage."""
    stage = s.stage
    if stage == st.NEXT_CARD:
        next_card(s)
    elif stage == st.CHOOSE_HALF:
        choose_half(s)
    elif stage == st.CHOOSE_PIECE:
        choose_piece(s)
    elif stage == st.ASK_RIDERS:
        ask_riders(s)
    elif stage == st.MOVE_PICKED:
        move_picked(s)
    elif stage == st.AFTER_EFFECT:
        if not after_effect(s):
            put_card_away(s)
    elif stage == st.END_TURN:
        end_turn(s)
    elif stage == st.BEGIN_TURN:
        begin_turn(s)
    elif stage == st.DIE_FELL:
        die_fell(s)
    elif stage == st.BEFORE_EFFECT:
        before_effect(s)
    elif stage == st.AIM_SPELL:
        aim_spell(s)
    elif stage == st.SPELL_DONE:
        spell_done(s)
    elif stage == st.AFTER_REDRAW:
        after_redraw(s)
