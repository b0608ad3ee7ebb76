"""Free actions, in the windows of the own turn: keys, bottling, awards, equipment, rewards (D40)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn.actions import (
    CHANGE_KEY,
    CLAIM_REWARD,
    CORK_UP,
    PASS,
    PAY_AWARD,
    USE_GEAR,
)
from abraka.games.djinn.events import KEY_CHANGED
from abraka.games.djinn.rules.awards import begin_award, list_awards
from abraka.games.djinn.rules.containers import cork_up, list_bottlings
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.equipment import claim, list_claims, list_uses, use_gear
from abraka.games.djinn.rules.goods import lose
from abraka.games.djinn.rules.tasks import add, add_if, ask, clear_options, pop, push
from abraka.games.djinn.state import FREE, KEY_GAIN, KEY_USES, KEYS, PLAIN, RUN, State


@jit
def is_free(action: int) -> bool:
    """Whether an action is one of the free ones."""
    return CHANGE_KEY <= action < PASS


@jit
def list_free(s: State) -> None:
    """All free actions that are possible now (D40)."""
    list_key_changes(s)
    list_bottlings(s)
    list_awards(s)
    list_uses(s)
    list_claims(s)


@jit
def list_free_of_use(s: State) -> None:
    """All free actions, where something is missing; none if keys could be changed and nothing else (D40)."""
    list_free(s)
    if s.n_options > 0 and s.options[s.n_options - 1] < CORK_UP:
        clear_options(s)


@jit
def list_key_changes(s: State) -> None:
    """What a key may be changed into (D34)."""
    if s.have[s.active][KEYS] > 0:
        for use in range(KEY_USES):
            add_if(s, any_possible(s, KEY_GAIN + use), CHANGE_KEY + use)


@jit
def ask_window(s: State) -> None:
    """Something free before the turn goes on? Only asked if there is something (D40)."""
    list_free(s)
    offer_window(s)


@jit
def offer_window(s: State) -> None:
    """What is free may be done, or the turn goes on; without anything the task on top is done."""
    if s.n_options == 0:
        pop(s)
        return
    add(s, PASS)
    ask(s, FREE)


@jit
def do_free(s: State, action: int) -> None:
    """Carries out a free action; then the same question is put again (D40)."""
    if action < CORK_UP:
        change_key(s, action - CHANGE_KEY)
    elif action < PAY_AWARD:
        cork_up(s, action - CORK_UP)
    elif action < USE_GEAR:
        begin_award(s, action - PAY_AWARD)
    elif action < CLAIM_REWARD:
        use_gear(s, action - USE_GEAR)
    else:
        claim(s, action - CLAIM_REWARD)


@jit
def change_key(s: State, use: int) -> None:
    """A key becomes a coin, a scroll or power (D34)."""
    emit(s, KEY_CHANGED, EVERYONE, s.active, use)
    lose(s, s.active, KEYS, 1)
    push(s, RUN, KEY_GAIN + use, 0, PLAIN)
