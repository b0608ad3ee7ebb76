"""Awards: three corked bottles of a colour for a tile with points and a bonus (D140–D143)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import MIX_BOSSES, PAY_AWARD, PICK_AWARD
from abraka.games.djinn.events import AWARD_PAID, AWARD_TAKEN
from abraka.games.djinn.rules.tasks import add_if, ask, detail, pop, push
from abraka.games.djinn.state import State


@jit
def awards_of(s: State, seat: int) -> int:
    """How many awards a seat has."""
    n = 0
    for award in range(st.AWARDS):
        if s.award_at[award] == st.OWNED + seat:
            n += 1
    return n


@jit
def column_left(s: State, column: int) -> bool:
    """Whether a column has an award left."""
    for award in range(st.AWARDS):
        if s.award_at[award] == st.SHOWN and s.award_column[award] == column:
            return True
    return False


@jit
def may_take(s: State, award: int) -> bool:
    """Whether the active seat may take an award: of its next column, or of any once it has three (D141)."""
    if s.award_at[award] != st.SHOWN:
        return False
    column = 1 + awards_of(s, s.active)
    return column > st.COLUMNS or s.award_column[award] == column or not column_left(s, column)


@jit
def any_award(s: State) -> bool:
    """Whether an award is left (D141)."""
    for award in range(st.AWARDS):
        if s.award_at[award] == st.SHOWN:
            return True
    return False


@jit
def list_awards(s: State) -> None:
    """Colours of which there are enough corked bottles; not in the final action (D140, D143)."""
    if s.final or not any_award(s):
        return
    seat = s.active
    for colour in range(st.COLOURS):
        add_if(s, s.bottled[seat][colour] + s.boss_bottled[seat][colour] >= s.award_price, PAY_AWARD + colour)


@jit
def begin_award(s: State, colour: int) -> None:
    """First which bottles are paid, then which award is taken (D140)."""
    push(s, st.CHOOSE_AWARD, 0, 0, 0)
    push(s, st.MIX, colour, 0, 0)


@jit
def ask_mix(s: State) -> None:
    """How many bosses are among the three? (D140)"""
    colour = detail(s, 0)
    for bosses in range(s.award_price + 1):
        enough = s.boss_bottled[s.active][colour] >= bosses
        add_if(s, enough and s.bottled[s.active][colour] >= s.award_price - bosses, MIX_BOSSES + bosses)
    ask(s, st.AWARD_MIX)


@jit
def pay_award(s: State, bosses: int) -> None:
    """Djinns go into the bag, bosses, bottles and corks to the supply (D140)."""
    colour = detail(s, 0)
    pop(s)
    s.boss_bottled[s.active][colour] -= bosses
    s.supply += bosses
    s.bottled[s.active][colour] -= s.award_price - bosses
    s.bag[colour] += s.award_price - bosses
    emit(s, AWARD_PAID, EVERYONE, s.active, colour, bosses)


@jit
def ask_award(s: State) -> None:
    """Which award? (D141)"""
    for award in range(st.AWARDS):
        add_if(s, may_take(s, award), PICK_AWARD + award)
    ask(s, st.AWARD_PICK)


@jit
def take_award(s: State, award: int) -> None:
    """The tile is kept for its points; its bonus is gained at once (D142)."""
    pop(s)
    s.award_at[award] = st.OWNED + s.active
    emit(s, AWARD_TAKEN, EVERYONE, s.active, award)
    push(s, st.RUN, st.AWARD_BONUS + award, 0, st.PLAIN)
