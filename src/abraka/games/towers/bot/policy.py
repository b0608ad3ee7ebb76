"""What bots need to know of Wandering Towers: a sensible player, how a state stands, and what a person forgets."""

from abraka.core.chance import Luck
from abraka.core.records import Row, jit
from abraka.games.towers import state as st
from abraka.games.towers.bot.choices import (
    choose_again,
    choose_gift,
    choose_half,
    choose_in_turn,
    choose_lift,
    choose_piece,
    choose_reaction,
    choose_return,
    choose_ride,
    choose_roll,
    choose_swap,
    choose_target,
    choose_way,
)
from abraka.games.towers.rules.spells import spell_steps
from abraka.games.towers.rules.turn import REDRAW_STEPS
from abraka.games.towers.state import State

TRUST = 75
"""So much of a hundred a search follows the policy; measured in the arena against others."""


@jit
def policy(s: State, out: Row, n: int, luck: Luck) -> int:
    """What a sensible player does: the number of the choice among the n legal ones."""
    prompt = s.prompt
    if prompt == st.TURN:
        return choose_in_turn(s, out, n, luck)
    if prompt == st.PIECE:
        return choose_piece(s, out, n, s.steps)
    if prompt == st.HALF_CHOICE:
        return choose_half(s, out, n)
    if prompt == st.ROLL:
        return choose_roll(s, out, n)
    if prompt == st.REDRAW_TOWER:
        return choose_piece(s, out, n, REDRAW_STEPS)
    if prompt == st.ROUND_A or prompt == st.ROUND_B or prompt == st.ROUND_FREE:
        return choose_reaction(s, out, n)
    if prompt == st.TARGET_WIZARD or prompt == st.TARGET_TOWER:
        return choose_target(s, out, n, spell_steps(s.spell))
    if prompt == st.OFFER or prompt == st.ASKED:
        return choose_gift(s, out, n)
    if prompt == st.RETURN:
        return choose_return(s, out, n)
    return choose_for_spell(s, out, n)


@jit
def choose_for_spell(s: State, out: Row, n: int) -> int:
    """The smaller questions around a spell; who may be freed is freed, and partners lend."""
    prompt = s.prompt
    if prompt == st.RIDE:
        return choose_ride(s)
    if prompt == st.AGAIN:
        return choose_again(s)
    if prompt == st.SWAP_FIRST or prompt == st.SWAP_SECOND:
        return choose_swap(s, out, n)
    if prompt == st.CASTLE_WAY:
        return choose_way(s, out)
    if prompt == st.LIFT:
        return choose_lift(s, out, n)
    return 0
