"""What an action does: the answer to the prompt, then stage after stage until somebody is asked again."""

from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import jit
from abraka.games.hill import state as st
from abraka.games.hill.actions import (
    DISCARD_CARD,
    END,
    EXCHANGE_CARD,
    EXCHANGE_DONE,
    MOVE_BY,
    NAME,
    PUT,
    RAVEN_TO,
    REVEAL,
    TO_VILLAGE,
    TURN_BY,
)
from abraka.games.hill.events import CARD_DISCARDED, TURN_ENDED
from abraka.games.hill.geometry import VILLAGES
from abraka.games.hill.rules.cards import discard_card
from abraka.games.hill.rules.setup import put_goblin
from abraka.games.hill.rules.tiles import (
    ask_for_tile,
    flee_to_village,
    keep_limit,
    land,
    release_waiting,
    send_raven,
    turn_hill,
    turn_up,
)
from abraka.games.hill.rules.turn import (
    N_WAYS,
    after_card,
    begin_turn,
    draw_for_exchange,
    end_turn,
    move_goblin,
    name_goblin,
    put_card,
)
from abraka.games.hill.state import State


@jit
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    draws = s.draws
    prompt = s.prompt
    s.prompt = st.NO_PROMPT
    answer(s, prompt, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True


@jit
def settle(s: State) -> None:
    """Goes on until somebody has something to decide (M28, M30)."""
    while s.prompt == st.NO_PROMPT and s.reason == 0:
        proceed(s)


@jit
def answer(s: State, prompt: int, action: int) -> None:
    """Carries out the answer to a prompt (M30)."""
    if prompt == st.MOVE or prompt == st.MOVE_ON:
        if action == END:
            emit(s, TURN_ENDED, EVERYONE, s.active)
            s.stage = st.END_TURN
        else:
            move_goblin(s, (action - MOVE_BY) // N_WAYS, (action - MOVE_BY) % N_WAYS)
    elif prompt == st.TURN and action < EXCHANGE_CARD:
        name_goblin(s, action - NAME)
    elif prompt == st.TURN or prompt == st.EXCHANGE:
        if action == EXCHANGE_DONE:
            draw_for_exchange(s)
        else:
            put_card(s, action - EXCHANGE_CARD)
    elif prompt == st.PLACE:
        put_goblin(s, s.active * st.EACH + (action - PUT) // VILLAGES, (action - PUT) % VILLAGES)
    elif prompt == st.VILLAGE_CHOICE:
        flee_to_village(s, s.lander, action - TO_VILLAGE)
    elif prompt == st.TILE_CHOICE:
        turn_up(s, s.on[action - REVEAL] - st.TILE)
        s.picks -= 1
    elif prompt == st.WHOM:
        send_raven(s, s.to_act, action - RAVEN_TO)
    elif prompt == st.DISCARD:
        seat = s.to_act
        discard_card(s, seat, action - DISCARD_CARD)
        emit(s, CARD_DISCARDED, EVERYONE, seat, action - DISCARD_CARD)
        keep_limit(s, seat)
    else:
        turn_hill(s, action - TURN_BY)


@jit
def proceed(s: State) -> None:
    """Goes on to the next stage: after a card the landing, then the goblins that wait, then the turn (M28)."""
    stage = s.stage
    if stage == st.LANDING:
        land(s)
    elif stage == st.WAITING:
        if not release_waiting(s):
            s.stage = st.AFTER_CARD
    elif stage == st.AFTER_CARD:
        after_card(s)
    elif stage == st.END_TURN:
        end_turn(s)
    elif stage == st.BEGIN_TURN:
        begin_turn(s)
    elif stage == st.TURN_UP:
        ask_for_tile(s)
