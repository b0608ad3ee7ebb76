"""Rounds of reactions: the master game's spells around a card, and riding along (T26–T33)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.towers import state as st
from abraka.games.towers.events import SPELL_LOST
from abraka.games.towers.rules.ask import ask
from abraka.games.towers.rules.sides import colour_of
from abraka.games.towers.rules.spells import any_cast_amid, can_pay, castable, exempt, has_target, in_play
from abraka.games.towers.rules.track import ahead, has_room
from abraka.games.towers.state import State


@jit
def may_react(s: State, seat: int, spell: int, prompt: int) -> bool:
    """Casting in a round: one kind of spell a card, by one player (T26); Czech Free a wizard besides (T32)."""
    if not exempt(s, spell) and (s.right != st.NONE or prompt == st.ROUND_FREE):
        return False
    return castable(s, seat, spell)


@jit
def may_reserve(s: State, seat: int, spell: int, prompt: int) -> bool:
    """Casting for after the effect, in round A (T28); its target is judged by what is there now."""
    if prompt != st.ROUND_A or s.right != st.NONE or exempt(s, spell):
        return False
    if spell == st.PIGGYBACK:
        return in_play(s, spell) and can_pay(s, seat, spell) and might_ride(s, seat)
    return castable(s, seat, spell)


@jit
def reacts(s: State, seat: int, prompt: int) -> bool:
    """Whether a seat has anything to decide in a round; else it is passed over (T27)."""
    for spell in range(st.SPELLS):
        if may_react(s, seat, spell, prompt) or may_reserve(s, seat, spell, prompt):
            return True
    return False


@jit
def ask_round(s: State, prompt: int) -> bool:
    """Asks the next seat that may react, from the active player clockwise (T26); says whether there is one."""
    while s.asked < s.seats:
        seat = (s.active + s.asked) % s.seats
        if reacts(s, seat, prompt):
            ask(s, seat, prompt)
            return True
        s.asked += 1
    return False


@jit
def before_effect(s: State) -> None:
    """Round A; then the piece is picked (T28)."""
    if not ask_round(s, st.ROUND_A):
        s.stage = st.CHOOSE_PIECE


@jit
def may_be_helped(s: State) -> bool:
    """Whether a spell may still come before the card's effect: anybody's in the master game, one's own where it may be
    cast inside a card (T24, T26)."""
    if s.variant != st.MASTER:
        return any_cast_amid(s)
    for seat in range(s.seats):
        for spell in range(st.SPELLS):
            if may_react(s, seat, spell, st.ROUND_A):
                return True
    return False


@jit
def begin_after_effect(s: State) -> None:
    """The card's effect is over."""
    s.asked = 0
    s.stage = st.AFTER_EFFECT


@jit
def after_effect(s: State) -> bool:
    """Round B: first the spell that was paid for it, then whoever may still cast (T28); says whether it goes on.

    When the turn is over only the paid spell is left (T31).
    """
    if s.reserved:
        s.reserved = False
        if has_target(s, s.right, s.right_spell):
            s.caster = s.right
            s.spell = s.right_spell
            s.resume = st.AFTER_EFFECT
            s.stage = st.AIM_SPELL
            return True
        emit(s, SPELL_LOST, EVERYONE, s.right, s.right_spell)
    return s.variant == st.MASTER and not s.turn_over and ask_round(s, st.ROUND_B)


@jit
def rides_from(s: State, seat: int, space: int, owner: int) -> bool:
    """Whether a seat's own wizard, another than the one that moves, may ride from there (T33); both must fit (T12)."""
    colour = colour_of(s, seat)
    others = s.crowd[s.surface[space]][colour] - (1 if colour == owner else 0)
    return others > 0 and has_room(s, ahead(space, s.steps), 2)


@jit
def might_ride(s: State, seat: int) -> bool:
    """Whether the card may move a wizard that the seat could ride along with."""
    if s.half != st.WIZARD_HALF:
        return False
    owner = colour_of(s, s.active)
    for space in range(st.SPACES):
        if s.crowd[s.surface[space]][owner] > 0 and rides_from(s, seat, space, owner):
            return True
    return False


@jit
def may_ride(s: State, seat: int) -> bool:
    """Piggyback, cast when the wizard has been picked (T30); in joint games it is the turn's one spell (T50)."""
    if s.variant == st.MASTER and s.right != st.NONE:
        return False
    return can_pay(s, seat, st.PIGGYBACK) and rides_from(s, seat, s.picked_space, s.picked_owner)


@jit
def ask_riders(s: State) -> None:
    """Asks who rides along, from the active player clockwise, one rider a move (T30)."""
    s.stage = st.MOVE_PICKED
    if not in_play(s, st.PIGGYBACK):
        return
    if s.reserved and s.right_spell == st.PIGGYBACK:
        take_reserved_ride(s)
        return
    askable = 1 if s.together else s.seats
    while s.asked < askable:
        seat = (s.active + s.asked) % s.seats
        if may_ride(s, seat):
            ask(s, seat, st.RIDE)
            return
        s.asked += 1


@jit
def take_reserved_ride(s: State) -> None:
    """Piggyback that was bought for after in round A acts now, or is lost (T30)."""
    s.reserved = False
    if rides_from(s, s.right, s.picked_space, s.picked_owner):
        s.rider = colour_of(s, s.right)
        s.caster = s.right
    else:
        emit(s, SPELL_LOST, EVERYONE, s.right, st.PIGGYBACK)
