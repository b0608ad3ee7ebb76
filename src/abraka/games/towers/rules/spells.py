"""Spells: what may be cast, how it is paid, what it does (T20–T23, T29, T32–T34, T43, T46)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import hot, jit
from abraka.games.towers import state as st
from abraka.games.towers.events import (
    CASTLE_FLEW,
    LIFTED,
    POTIONS_LENT,
    REVEALED,
    SPELL_CAST,
    SPELL_RESERVED,
    TOWERS_SWAPPED,
    WIZARD_FREED,
)
from abraka.games.towers.rules.ask import ask
from abraka.games.towers.rules.sides import check_goal, colour_of, partner_of, side_of
from abraka.games.towers.rules.track import (
    NO_ONE,
    SEVERAL,
    ahead,
    arrive,
    below_tower,
    enter_castle,
    fly_castle,
    leave,
    may_move_wizard,
    move_tower,
    survey_towers,
    tell_crowd,
    trapped_wizards,
    walk,
)
from abraka.games.towers.state import State

WIZARD_STEPS = 1
TOWER_STEPS = 2


@hot
def in_play(s: State, spell: int) -> bool:
    """Whether the spell lies on the table (T6)."""
    return s.spells >> spell & 1 == 1


@hot
def spell_steps(spell: int) -> int:
    """How far the spell moves its target; back if negative (T20)."""
    if spell == st.ADVANCE_WIZARD:
        return WIZARD_STEPS
    if spell == st.HEADWIND_WIZARD:
        return -WIZARD_STEPS
    return TOWER_STEPS if spell == st.ADVANCE_TOWER else -TOWER_STEPS


@hot
def payable(s: State, seat: int) -> int:
    """Full potions that a seat can pay with: its own, and the partner's unless refused (T20, T46)."""
    potions = s.full[side_of(s, seat)]
    if s.teams and s.refused >> seat & 1 == 0:
        potions += s.full[partner_of(s, seat)]
    return potions


@hot
def can_pay(s: State, seat: int, spell: int) -> bool:
    """Whether a seat can pay a spell (T20)."""
    return payable(s, seat) >= s.costs[spell]


@hot
def may_swap(s: State, tower: int) -> bool:
    """Only top towers are swapped, and none below the castle (T20, T23)."""
    space = s.space_of[tower]
    return s.surface[space] == tower and space != s.castle


@hot
def survey_stacks(s: State) -> int:
    """How many stacks may take part in a swap: all but the castle's (T23)."""
    count = 0
    for tower in range(st.TOWERS):
        if may_swap(s, tower):
            count += 1
    return count


@hot
def next_top(s: State, tower: int) -> int:
    """The next tower that may be swapped; there must be one."""
    tower += 1
    while not may_swap(s, tower):
        tower += 1
    return tower


@hot
def castle_goal(s: State, way: int) -> int:
    """Where the fickle raven leads, forward (1) or back (-1): the nearest surface without a wizard; or NO_ONE (T20)."""
    for distance in range(1, st.SPACES):
        space = ahead(s.castle, way * distance)
        if s.total[s.surface[space]] == 0:
            return space
    return NO_ONE


@hot
def turn_is_over_for(s: State, seat: int) -> bool:
    """Whether the caster's own turn was ended by T14: a spell already paid may bring in no second own wizard (T34)."""
    return s.turn_over and seat == s.active


@hot
def may_blow(s: State, seat: int, owner: int, space: int, steps: int) -> bool:
    """Whether the seat's spell may move that visible wizard so far (T20, T21)."""
    if turn_is_over_for(s, seat) and owner == colour_of(s, seat) and ahead(space, steps) == s.castle:
        return False
    return may_move_wizard(s, owner, space, steps)


@hot
def survey_blown(s: State, seat: int, steps: int) -> int:
    """The only wizard that the seat's spell may move, as owner * SPACES + space; or NO_ONE, or SEVERAL."""
    found = NO_ONE
    for owner in range(s.seats):
        for space in range(st.SPACES):
            if may_blow(s, seat, owner, space, steps):
                if found != NO_ONE:
                    return SEVERAL
                found = owner * st.SPACES + space
    return found


@hot
def may_lift(s: State, seat: int, tower: int) -> bool:
    """A stack with a full roof can't be chosen, judged by what is visible (T23)."""
    space = s.space_of[tower]
    if space == s.castle:
        return not turn_is_over_for(s, seat)
    return s.total[s.surface[space]] < s.crowd_limit


@hot
def survey_lifts(s: State, seat: int) -> int:
    """The only tower that may be lifted; or NO_ONE, or SEVERAL."""
    found = NO_ONE
    for tower in range(st.TOWERS):
        if may_lift(s, seat, tower):
            if found != NO_ONE:
                return SEVERAL
            found = tower
    return found


@hot
def may_free(s: State, seat: int, owner: int) -> bool:
    """One's own wizards, in teams the partner's too (T20, T43)."""
    return owner == side_of(s, seat) or (s.teams and owner == partner_of(s, seat))


@hot
def any_trapped(s: State, seat: int) -> bool:
    """Free a wizard needs a trapped one (T32)."""
    for owner in range(s.seats):
        if may_free(s, seat, owner) and trapped_wizards(s, owner) > 0:
            return True
    return False


@jit
def has_target(s: State, seat: int, spell: int) -> bool:
    """Whether the spell can do anything now, as far as is visible (T27). Piggyback is asked for elsewhere (T30)."""
    if spell == st.ADVANCE_WIZARD or spell == st.HEADWIND_WIZARD:
        return survey_blown(s, seat, spell_steps(spell)) != NO_ONE
    if spell == st.ADVANCE_TOWER or spell == st.HEADWIND_TOWER:
        return survey_towers(s, spell_steps(spell)) != NO_ONE
    if spell == st.SWAP:
        return survey_stacks(s) > 1
    if spell == st.RAVEN:
        return castle_goal(s, 1) != NO_ONE
    if spell == st.FREE:
        return any_trapped(s, seat) and survey_lifts(s, seat) != NO_ONE
    return False


@hot
def castable(s: State, seat: int, spell: int) -> bool:
    """In play, payable, and with a target (T27)."""
    return in_play(s, spell) and can_pay(s, seat, spell) and has_target(s, seat, spell)


@hot
def exempt(s: State, spell: int) -> bool:
    """In the Czech master game Free a wizard is cast besides the card's right (T26, T32)."""
    return spell == st.FREE and s.variant == st.MASTER and s.edition == st.CS


@hot
def begin_cast(s: State, seat: int, spell: int, payment: int) -> None:
    """A seat names a spell; the partner is asked for what it lacks (T46)."""
    s.caster = seat
    s.spell = spell
    s.payment = payment
    if s.full[side_of(s, seat)] >= s.costs[spell]:
        pay(s)
    else:
        ask(s, partner_of(s, seat), st.LEND)


@jit
def pay(s: State) -> None:
    """The potions leave the game (T20), the partner's where the caster's do not suffice (T41, T46); then it is cast."""
    side = side_of(s, s.caster)
    cost = s.costs[s.spell]
    own = min(s.full[side], cost)
    s.full[side] -= own
    s.spent[side] += own
    if own < cost:
        partner = partner_of(s, s.caster)
        s.full[partner] -= cost - own
        s.spent[partner] += cost - own
        emit(s, POTIONS_LENT, EVERYONE, partner, cost - own)
    s.spells_cast += 1
    if s.variant == st.MASTER and not exempt(s, s.spell):
        s.right = s.caster
        s.right_spell = s.spell
    kind = SPELL_RESERVED if s.payment == st.CAST_LATER else SPELL_CAST
    emit(s, kind, EVERYONE, s.caster, s.spell, cost)
    if s.payment == st.CAST_NOW:
        s.stage = st.AIM_SPELL
    elif s.payment == st.CAST_LATER:
        s.reserved = True
        forget_spell(s)
    elif s.payment == st.CAST_RIDE:
        s.rider = colour_of(s, s.caster)
        s.stage = st.MOVE_PICKED


@hot
def forget_spell(s: State) -> None:
    """No spell is being cast."""
    s.caster = st.NONE
    s.spell = st.NONE
    s.payment = st.CAST_NOW
    s.lifted = st.NONE
    s.resume = 0


@jit
def aim_spell(s: State) -> None:
    """Asks the caster for the spell's target, if there is a choice."""
    if s.spell == st.ADVANCE_WIZARD or s.spell == st.HEADWIND_WIZARD:
        wizard = survey_blown(s, s.caster, spell_steps(s.spell))
        if wizard == SEVERAL:
            ask(s, s.caster, st.TARGET_WIZARD)
        else:
            blow_wizard(s, wizard // st.SPACES, wizard % st.SPACES)
    elif s.spell == st.ADVANCE_TOWER or s.spell == st.HEADWIND_TOWER:
        tower = survey_towers(s, spell_steps(s.spell))
        if tower == SEVERAL:
            ask(s, s.caster, st.TARGET_TOWER)
        else:
            blow_tower(s, tower)
    elif s.spell == st.SWAP:
        first = next_top(s, NO_ONE)
        if survey_stacks(s) == 2:
            swap_tops(s, first, next_top(s, first))
        else:
            ask(s, s.caster, st.SWAP_FIRST)
    elif s.spell == st.RAVEN:
        if castle_goal(s, 1) == castle_goal(s, -1):
            send_castle(s, 1)
        else:
            ask(s, s.caster, st.CASTLE_WAY)
    else:
        tower = survey_lifts(s, s.caster)
        if tower == SEVERAL:
            ask(s, s.caster, st.LIFT)
        else:
            lift_tower(s, tower)


@hot
def blow_wizard(s: State, owner: int, space: int) -> None:
    """A spell moves a wizard, anybody's, by all movement rules (T20–T22)."""
    if walk(s, owner, space, ahead(space, spell_steps(s.spell)), s.caster):
        fly_castle(s)
    check_goal(s)
    s.stage = st.SPELL_DONE


@hot
def blow_tower(s: State, tower: int) -> None:
    """A spell moves a tower, from any floor, by all movement rules (T20, T21)."""
    move_tower(s, tower, spell_steps(s.spell), s.caster)
    check_goal(s)
    s.stage = st.SPELL_DONE


@jit
def swap_tops(s: State, first: int, second: int) -> None:
    """Exchanges two top towers with the wizards on their roofs; nobody is newly trapped, no potion (T20)."""
    emit(s, TOWERS_SWAPPED, EVERYONE, first, second)
    tell_crowd(s, REVEALED, below_tower(s, first), s.space_of[first])
    tell_crowd(s, REVEALED, below_tower(s, second), s.space_of[second])
    s.space_of[first], s.space_of[second] = s.space_of[second], s.space_of[first]
    s.floor_of[first], s.floor_of[second] = s.floor_of[second], s.floor_of[first]
    put_on_top(s, first)
    put_on_top(s, second)
    s.sealed = True
    s.stage = st.SPELL_DONE


@hot
def put_on_top(s: State, tower: int) -> None:
    """Enters a tower as the top of its stack."""
    space = s.space_of[tower]
    s.stack[space][s.floor_of[tower]] = tower
    s.surface[space] = tower


@hot
def send_castle(s: State, way: int) -> None:
    """The castle goes where the fickle raven leads (T20)."""
    goal = castle_goal(s, way)
    emit(s, CASTLE_FLEW, EVERYONE, s.castle, goal)
    s.castle = goal
    s.stage = st.SPELL_DONE


@jit
def lift_tower(s: State, tower: int) -> None:
    """Free a wizard: shows who stands directly below; one of one's own may (pl: must) come out (T20)."""
    s.lifted = tower
    s.sealed = True
    s.stage = st.SPELL_DONE
    place = below_tower(s, tower)
    emit(s, LIFTED, EVERYONE, tower, s.caster)
    tell_crowd(s, REVEALED, place, s.space_of[tower])
    found = NO_ONE
    for owner in range(s.seats):
        if s.crowd[place][owner] > 0 and may_free(s, s.caster, owner):
            found = owner if found == NO_ONE else SEVERAL
    if found != NO_ONE:
        if s.edition == st.PL and found != SEVERAL:
            release_wizard(s, found)
        else:
            ask(s, s.caster, st.RELEASE)


@jit
def release_wizard(s: State, owner: int) -> None:
    """The freed wizard goes to its stack's roof, or into the castle if that is on top (T20)."""
    space = s.space_of[s.lifted]
    leave(s, owner, below_tower(s, s.lifted))
    emit(s, WIZARD_FREED, EVERYONE, owner, space)
    if space == s.castle:
        enter_castle(s, owner, space, s.caster)
        fly_castle(s)
        check_goal(s)
    else:
        arrive(s, owner, s.surface[space])
    s.stage = st.SPELL_DONE


@hot
def spell_done(s: State) -> None:
    """Master: the same spell may be cast again (T26, T28), unless it ended the turn (T31)."""
    s.lifted = st.NONE
    if s.variant == st.MASTER and not s.turn_over and not exempt(s, s.spell) and castable(s, s.caster, s.spell):
        ask(s, s.caster, st.AGAIN)
    else:
        leave_spell(s)


@hot
def leave_spell(s: State) -> None:
    """Goes back to where the spell was cast, but if it ended the turn a card being played is spent (T14, T31).

    In a master's round all are asked again who may cast Czech Free a wizard besides the card's right, which is used
    now: a wizard may just have been trapped (T32: at any moment).
    """
    if not exempt(s, s.spell):
        s.asked = 0
    s.stage = s.resume
    if s.turn_over and s.card != st.NONE:
        s.asked = 0
        s.stage = st.AFTER_EFFECT
    forget_spell(s)


@hot
def may_cast_in_turn(s: State, spell: int) -> bool:
    """Casting in one's own turn, outside cards: base one spell, advanced any number (T24, T25); joint games one, after
    the card (T50). Master casts around cards (T26), but Czech Free a wizard before one too (T32)."""
    if spell == st.PIGGYBACK or (s.variant == st.MASTER and not exempt(s, spell)):
        return False
    if s.variant == st.BASE and s.spells_cast > 0:
        return False
    if s.together and s.cards_played == 0:
        return False
    return castable(s, s.active, spell)


@hot
def opens_cards(s: State) -> bool:
    """Whether the active player may cast inside a card: the Polish base game's one spell comes at any moment of the
    turn (T24), the Czech master game's Free a wizard at any moment at all (T32)."""
    if s.variant == st.MASTER:
        return s.edition == st.CS
    return s.variant == st.BASE and s.edition == st.PL and not s.together and s.spells_cast == 0


@hot
def may_cast_amid(s: State, spell: int) -> bool:
    """Casting inside a card of one's own, or before the tower of a redraw (T24, T32)."""
    return opens_cards(s) and (s.variant == st.BASE or exempt(s, spell)) and castable(s, s.active, spell)


@hot
def any_cast_amid(s: State) -> bool:
    """Whether the active player may cast anything inside the card."""
    if opens_cards(s):
        for spell in range(st.SPELLS):
            if may_cast_amid(s, spell):
                return True
    return False


@hot
def any_cast_in_turn(s: State) -> bool:
    """Whether the active player may cast anything now."""
    for spell in range(st.SPELLS):
        if may_cast_in_turn(s, spell):
            return True
    return False
