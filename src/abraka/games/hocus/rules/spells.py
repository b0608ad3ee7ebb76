"""Casting: what a spell does, and moving by a roll (H5, H6, H12, H13, H16)."""

from abraka.core.chance import roll
from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hocus import state as st
from abraka.games.hocus.events import MOVED, NUMBER_CHOSEN, ROLLED, SPELL_CAST, SPELL_LAID, SPELL_LEFT, SWAPPED
from abraka.games.hocus.rules.ask import ask
from abraka.games.hocus.rules.cards import bury, draw_card, forget_hand, lose_card, steal_card
from abraka.games.hocus.rules.rights import may_aim, on_self_only, spells_on
from abraka.games.hocus.rules.track import go, way_back
from abraka.games.hocus.state import State, effect_of, field_of


@jit
def stride(effects: int, steps: int) -> int:
    """How far a roll goes under these effects: halved and rounded up, doubled, backwards, in this order (H16)."""
    if effects >> st.SNAIL & 1 == 1:
        steps = (steps + 1) // 2
    if effects >> st.DOUBLE & 1 == 1:
        steps *= 2
    return -steps if effects >> st.REVERSE & 1 == 1 else steps


@jit
def steps_for(s: State, seat: int, number: int) -> int:
    """How far a number moves a pawn: tailwind comes first (H16)."""
    return stride(spells_on(s, seat, 0), number + s.tailwind)


@jit
def draw_on_cross(s: State) -> None:
    """Whom the own roll or spell has brought onto a cross draws a card (H6)."""
    if s.marks[field_of(s, s.active)] & st.CROSS:
        draw_card(s, s.active)


@jit
def move_by(s: State, number: int) -> None:
    """The active pawn moves by a number, hits (H8) and draws (H6)."""
    s.stage = st.AFTER_MOVE
    go(s, s.active, steps_for(s, s.active, number), s.active)
    s.tailwind = 0
    if s.reason == 0:
        draw_on_cross(s)


@jit
def roll_die(s: State) -> int:
    """One die; a six gives no second roll (H5)."""
    number = roll(s)
    emit(s, ROLLED, EVERYONE, s.active, number)
    return number


@jit
def roll_twice(s: State) -> None:
    """Two dice instead of one (twin)."""
    first = roll_die(s)
    move_by(s, first + roll_die(s))


@jit
def leave_slot(s: State, seat: int, slot: int) -> None:
    """A spell that lasted goes under the deck; everybody knows it (H12, H20)."""
    spell = s.slots[seat][slot] - 1
    s.slots[seat][slot] = 0
    bury(s, spell, EVERYONE)
    emit(s, SPELL_LEFT, EVERYONE, seat, spell)


@jit
def lift_spells(s: State, seat: int) -> None:
    """All spells that lie on a player go under the deck, from slot 1 on (cleanse, H12)."""
    for slot in range(st.SLOTS):
        if s.slots[seat][slot] > 0:
            leave_slot(s, seat, slot)


@jit
def swap_places(s: State, caster: int, target: int) -> None:
    """Two change places, minus included; nobody is hit."""
    place = s.place[caster]
    s.place[caster] = s.place[target]
    s.place[target] = place
    emit(s, SWAPPED, EVERYONE, caster, target)


@jit
def send_to_start(s: State, target: int, caster: int) -> None:
    """Super-start always sends to START, from beyond KING too (H10)."""
    emit(s, MOVED, EVERYONE, caster, target, s.place[target], 0)
    s.place[target] = 0


@jit
def strike(s: State, caster: int, spell: int, target: int) -> None:
    """What a spell does at once; those that last do nothing yet."""
    effect = effect_of(spell)
    if effect == st.SUPER_START:
        send_to_start(s, target, caster)
    elif effect == st.GUST:
        go(s, target, -s.steps[spell], caster)
    elif effect == st.WHIRL:
        go(s, target, -way_back(s, target), caster)
    elif effect == st.SWAP:
        swap_places(s, caster, target)
    elif effect == st.PICKPOCKET:
        steal_card(s, caster, target)
    elif effect == st.AMNESIA:
        forget_hand(s, caster, target)
    elif effect == st.TAILWIND:
        s.tailwind = s.steps[spell]
    elif effect == st.CLEANSE:
        lift_spells(s, caster)


@jit
def put_away(s: State, target: int) -> None:
    """The card goes into a slot of its target (H13), or under the deck (H12)."""
    spell = s.spell
    s.spell = st.NONE
    slot = s.turns[spell]
    if slot > 0:
        s.slots[target][slot - 1] = spell + 1
        emit(s, SPELL_LAID, EVERYONE, s.active, target, spell, slot)
    else:
        bury(s, spell, EVERYONE)


@jit
def foretell(s: State, number: int) -> None:
    """The number is chosen instead of rolled (prophecy)."""
    emit(s, NUMBER_CHOSEN, EVERYONE, s.active, number)
    put_away(s, s.active)
    move_by(s, number)


@jit
def cast_on(s: State, target: int) -> None:
    """The spell takes effect; what comes next depends on its hour (H5)."""
    spell = s.spell
    s.stage = st.TO_ROLL if s.when[spell] == st.BEFORE else st.AFTER_MOVE
    strike(s, s.active, spell, target)
    put_away(s, target)
    if effect_of(spell) == st.TWIN:
        roll_twice(s)
    elif effect_of(spell) == st.SWAP and s.reason == 0:
        draw_on_cross(s)


@jit
def choose_target(s: State) -> None:
    """Asks for the target, if there is a choice (H7)."""
    targets = 0
    only = st.NONE
    for target in range(s.seats):
        if may_aim(s, s.active, s.spell, target):
            targets += 1
            only = target
    if targets == 1:
        cast_on(s, only)
    else:
        ask(s, s.active, st.TARGET)


@jit
def begin_cast(s: State, spell: int) -> None:
    """The card is shown: the turn's one spell (H5). Then its target or its number is asked for (H19)."""
    caster = s.active
    lose_card(s, caster, spell)
    s.has_cast = True
    s.sealed = True
    s.spell = spell
    emit(s, SPELL_CAST, EVERYONE, caster, spell)
    if effect_of(spell) == st.PROPHECY:
        ask(s, caster, st.NUMBER)
    elif on_self_only(spell):
        cast_on(s, caster)
    else:
        choose_target(s)
