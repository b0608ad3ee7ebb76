"""The turn: its start, the actions at a space, its end, whose turn is next (D50–D52, D70–D74, D190–D192)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import CONSOLE_WITH, DO_THIS, PASS
from abraka.games.djinn.events import (
    ACTION_BEGAN,
    DO_BASIC,
    DO_CAPTURE,
    DO_SKIP,
    DO_SPECIAL,
    DO_TILE,
    END_BEGAN,
    FINAL_BEGAN,
    TURN_BEGAN,
)
from abraka.games.djinn.rules.archive import archive_possible
from abraka.games.djinn.rules.catacombs import reveal_chests
from abraka.games.djinn.rules.effects import any_possible
from abraka.games.djinn.rules.goods import can_pay, gain, has, pay_list
from abraka.games.djinn.rules.lookup import djinns_at
from abraka.games.djinn.rules.market import market_possible
from abraka.games.djinn.rules.source import ask_source
from abraka.games.djinn.rules.tasks import add, add_if, ask, detail, pop, push
from abraka.games.djinn.rules.windows import list_free
from abraka.games.djinn.state import State


@jit
def forget_turn(s: State) -> None:
    """Nothing has been done in the new turn yet."""
    s.moved = False
    s.did = 0
    s.fresh = 0
    s.claimed = 0
    s.unlocked = 0
    for gear in range(st.GEAR):
        s.traded[gear] = 0


@jit
def start_turn(s: State) -> None:
    """Power rises to the minimum; then move, act, and a last window (D50, D51)."""
    pop(s)
    forget_turn(s)
    s.turn += 1
    emit(s, TURN_BEGAN, EVERYONE, s.active, s.turn)
    gain(s, s.active, st.POWER, s.minimum[s.active] - s.have[s.active][st.POWER])
    push(s, st.END_TURN, 0, 0, 0)
    push(s, st.WINDOW, 0, 0, 0)
    push(s, st.ACT, 0, 0, 0)
    push(s, st.GO, 0, 0, 0)


# Acting at a space.


@jit
def can_act(s: State, location: int, special: bool) -> bool:
    """Whether a location's basic or special action can do something (D74, D182)."""
    if location == st.ACADEMY:
        return True
    if location == st.TAVERN:
        return any_possible(s, (st.SPECIAL_GAIN if special else st.BASIC_GAIN) + st.TAVERN)
    if location == st.CATACOMBS:
        return not (special and has(s, s.active, st.NO_SPECIAL_CATACOMBS))
    if location == st.ARCHIVE:
        return archive_possible(s)
    if location == st.WORKSHOP:
        return can_pay(s, s.active, (st.SPECIAL_PAY if special else st.BASIC_PAY) + st.WORKSHOP)
    return market_possible(s)


@jit
def begin_action(s: State, location: int, special: bool) -> None:
    """A location's basic or special action (D80–D107)."""
    gains = (st.SPECIAL_GAIN if special else st.BASIC_GAIN) + location
    visits = s.visits[1 if special else 0][location]
    if location == st.ACADEMY:
        push(s, st.RUN, gains, 0, st.AT_ACADEMY)
    elif location == st.TAVERN:
        push(s, st.RUN, gains, 0, st.AT_TAVERN)
    elif location == st.CATACOMBS:
        reveal_chests(s, visits)
    elif location == st.ARCHIVE:
        push(s, st.READ_ARCHIVE, visits, st.NONE, 0)
    elif location == st.WORKSHOP:
        pay_list(s, s.active, (st.SPECIAL_PAY if special else st.BASIC_PAY) + location)
        push(s, st.RUN, gains, 0, st.AT_WORKSHOP if special else st.PLAIN)
    elif location == st.MARKET:
        push(s, st.VISIT, visits, 0, 0)


@jit
def own_tile(s: State) -> int:
    """The location of the active seat's tile at its space, NONE without one; one of this turn does not count (D70)."""
    space = s.at[s.active]
    if s.fresh >> space & 1:
        return st.NONE
    return s.tile[s.active][space] - 1


@jit
def ask_action(s: State) -> None:
    """What is done at the space? (D70–D72)"""
    shape = s.shape[s.at[s.active]]
    if shape == st.SQUARE:
        ask_square(s)
    elif shape == st.ROUND:
        ask_round(s)
    else:
        ask_source(s)


@jit
def ask_square(s: State) -> None:
    """The basic action of the location, and that of the own tile, in any order (D70)."""
    location = s.token[s.at[s.active]]
    tile = own_tile(s)
    if s.did & st.DID_SKIP == 0:
        add_if(s, s.did & st.DID_BASIC == 0 and can_act(s, location, False), DO_THIS + DO_BASIC)
        add_if(s, s.did & st.DID_TILE == 0 and tile != st.NONE and can_act(s, tile, False), DO_THIS + DO_TILE)
    if s.n_options == 0 and s.did != 0:
        pop(s)
        return
    list_free(s)
    add(s, PASS)
    ask(s, st.ACTION)


@jit
def ask_round(s: State) -> None:
    """The special or the basic action, and the capture if a djinn is there, in either order (D71)."""
    space = s.at[s.active]
    acted = s.did & (st.DID_BASIC | st.DID_SPECIAL | st.DID_SKIP) != 0
    if not acted:
        add_if(s, can_act(s, s.token[space], False), DO_THIS + DO_BASIC)
        add_if(s, can_act(s, s.token[space], True), DO_THIS + DO_SPECIAL)
    add_if(s, s.did & st.DID_CAPTURE == 0 and djinns_at(s, space) > 0, DO_THIS + DO_CAPTURE)
    if s.n_options == 0 and acted:
        pop(s)
        return
    list_free(s)
    add_if(s, not acted, PASS)
    ask(s, st.ACTION_ROUND)


@jit
def do_this(s: State, what: int) -> None:
    """Begins an action at the space (D70, D71)."""
    space = s.at[s.active]
    emit(s, ACTION_BEGAN, EVERYONE, s.active, what, space)
    if what == DO_BASIC:
        s.did |= st.DID_BASIC
        begin_action(s, s.token[space], False)
    elif what == DO_TILE:
        s.did |= st.DID_TILE
        begin_action(s, own_tile(s), False)
    elif what == DO_SPECIAL:
        s.did |= st.DID_SPECIAL
        begin_action(s, s.token[space], True)
    else:
        s.did |= st.DID_CAPTURE
        push(s, st.CHOOSE_TARGETS, space, 0, 0)


@jit
def skip_action(s: State) -> None:
    """No action more; who did none gets a consolation, but not in the final action (D73, D191)."""
    acted = s.did & ~st.DID_CAPTURE != 0
    s.did |= st.DID_SKIP
    if not acted and not s.final:
        emit(s, ACTION_BEGAN, EVERYONE, s.active, DO_SKIP, s.at[s.active])
        push(s, st.CONSOLE, 0, 0, 0)


@jit
def ask_consolation(s: State) -> None:
    """Coins, power, or one of each? (D73)"""
    for what in range(st.CONSOLATIONS):
        add(s, CONSOLE_WITH + what)
    ask(s, st.CONSOLATION)


@jit
def console(s: State, what: int) -> None:
    """Gains the consolation (D73)."""
    pop(s)
    push(s, st.RUN, st.CONSOLATION_GAIN + what, 0, st.PLAIN)


# The end of a turn, of a round, of the match.


@jit
def end_turn(s: State) -> None:
    """Rewards not claimed yet, then Tom, then the next turn (D52, D214)."""
    pop(s)
    push(s, st.NEXT_TURN, 0, 0, 0)
    if s.seats == 1 and s.shape[s.at[s.active]] == st.ROUND:
        push(s, st.TOM, 0, 0, 0)
    push(s, st.CLAIMS, 0, 0, 0)


@jit
def bosses_left(s: State) -> int:
    """How many bosses are on the map."""
    n = 0
    for space in range(st.SPACES):
        n += s.boss[space]
    return n


@jit
def next_turn(s: State) -> None:
    """The next player; without bosses this round is finished, then comes one more, then the end (D190, D192)."""
    pop(s)
    if s.last_round == 0 and bosses_left(s) == 0:
        s.last_round = s.round + 1
        emit(s, END_BEGAN, EVERYONE, s.last_round)
    following = (s.active + 1) % s.seats
    if following == s.first:
        if s.round == st.ROUND_LIMIT or (s.last_round > 0 and s.round >= s.last_round):
            begin_final(s)
            return
        s.round += 1
    s.active = following
    push(s, st.START_TURN, 0, 0, 0)


@jit
def begin_final(s: State) -> None:
    """All wizards go to the Source (D191); alone, Tom turns one more card before (D216)."""
    for seat in range(s.seats):
        s.at[seat] = st.SOURCE
        s.via[seat] = st.NONE
    s.final = True
    push(s, st.FINAL, 0, 0, 0)
    if s.seats == 1:
        push(s, st.LAST_CARD, 0, 0, 0)


@jit
def final_action(s: State) -> None:
    """One player after the other acts at the Source, then points are counted (D191)."""
    done = detail(s, 0)
    pop(s)
    if done == s.seats:
        push(s, st.SCORING, 0, 0, 0)
        return
    s.active = (s.first + done) % s.seats
    forget_turn(s)
    emit(s, FINAL_BEGAN, EVERYONE, s.active)
    push(s, st.FINAL, done + 1, 0, 0)
    push(s, st.WINDOW, 0, 0, 0)
    push(s, st.ACT, 0, 0, 0)
