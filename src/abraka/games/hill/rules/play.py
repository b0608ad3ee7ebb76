"""What an action does: the answer to the prompt, then stage after stage until somebody is asked again."""

from abraka.core.events import EVERYONE, clear_events, emit
from abraka.core.records import jit
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
from abraka.games.hill.state import (
    AFTER_CARD,
    BEGIN_TURN,
    DISCARD,
    EACH,
    END_TURN,
    EXCHANGE,
    LANDING,
    MOVE,
    MOVE_ON,
    NO_PROMPT,
    PLACE,
    TILE,
    TILE_CHOICE,
    TURN,
    TURN_UP,
    VILLAGE_CHOICE,
    WAITING,
    WHOM,
    State,
)


@jit
def apply(s: State, action: int) -> None:
    """Plays a legal action."""
    clear_events(s)
    s.sealed = False
    draws = s.draws
    prompt = s.prompt
    s.prompt = NO_PROMPT
    answer(s, prompt, action)
    settle(s)
    if s.draws != draws:
        s.sealed = True


@jit
def settle(s: State) -> None:
    """Goes on until somebody has something to decide (M28, M30)."""
    while s.prompt == NO_PROMPT and s.reason == 0:
        proceed(s)


@jit
def answer(s: State, prompt: int, action: int) -> None:
    """Carries out the answer to a prompt (M30)."""
    if prompt == MOVE or prompt == MOVE_ON:
        if action == END:
            emit(s, TURN_ENDED, EVERYONE, s.active, 0, 0, 0)
            s.stage = END_TURN
        else:
            move_goblin(s, (action - MOVE_BY) // N_WAYS, (action - MOVE_BY) % N_WAYS)
    elif prompt == TURN and action < EXCHANGE_CARD:
        name_goblin(s, action - NAME)
    elif prompt == TURN or prompt == EXCHANGE:
        if action == EXCHANGE_DONE:
            draw_for_exchange(s)
        else:
            put_card(s, action - EXCHANGE_CARD)
    elif prompt == PLACE:
        put_goblin(s, s.active * EACH + (action - PUT) // VILLAGES, (action - PUT) % VILLAGES)
    elif prompt == VILLAGE_CHOICE:
        flee_to_village(s, s.lander, action - TO_VILLAGE)
    elif prompt == TILE_CHOICE:
        turn_up(s, s.on[action - REVEAL] - TILE)
        s.picks -= 1
    elif prompt == WHOM:
        send_raven(s, s.to_act, action - RAVEN_TO)
    elif prompt == DISCARD:
        seat = s.to_act
        discard_card(s, seat, action - DISCARD_CARD)
        emit(s, CARD_DISCARDED, EVERYONE, seat, action - DISCARD_CARD, 0, 0)
        keep_limit(s, seat)
    else:
        turn_hill(s, action - TURN_BY)


@jit
def proceed(s: State) -> None:
    """Goes on to the next stage: after a card the landing, then the goblins that wait, then the turn (M28)."""
    stage = s.stage
    if stage == LANDING:
        land(s)
    elif stage == WAITING:
        if not release_waiting(s):
            s.stage = AFTER_CARD
    elif stage == AFTER_CARD:
        after_card(s)
    elif stage == END_TURN:
        end_turn(s)
    elif stage == BEGIN_TURN:
        begin_turn(s)
    elif stage == TURN_UP:
        ask_for_tile(s)
