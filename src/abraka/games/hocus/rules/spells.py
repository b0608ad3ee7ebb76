"""Spells: what may be cast and on whom, and what it does (H5, H7, H13–H18)."""

from abraka.core.chance import roll
from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.hocus.events import MOVED, NUMBER_CHOSEN, ROLLED, SPELL_CAST, SPELL_LAID, SPELL_LEFT, SWAPPED
from abraka.games.hocus.rules.ask import ask
from abraka.games.hocus.rules.cards import bury, draw_card, forget_hand, lose_card, steal_card
from abraka.games.hocus.rules.track import go, way_back
from abraka.games.hocus.state import (
    AFTER,
    AFTER_MOVE,
    AMNESIA,
    BEFORE,
    CLEANSE,
    CROSS,
    CROWN,
    DOUBLE,
    FOG,
    GUST,
    INSTEAD,
    NONE,
    NUMBER,
    PICKPOCKET,
    PROPHECY,
    REVERSE,
    SHIELD,
    SLOTS,
    SNAIL,
    SPELLS,
    SUPER_START,
    SWAP,
    TAILWIND,
    TARGET,
    TO_ROLL,
    TWIN,
    WHIRL,
    State,
    field_of,
    king_of,
)

# ---- What may be cast.


@jit
def lies_on(s: State, seat: int, spell: int) -> bool:
    """Whether such a spell lies on a player; two of a kind work as one (H17)."""
    slots = s.slots[seat]
    return slots[0] == spell + 1 or slots[1] == spell + 1 or slots[2] == spell + 1


@jit
def reaches_all(s: State, seat: int) -> bool:
    """On KING or on a crown anyone is a target (H7)."""
    field = field_of(s, seat)
    return field == king_of(s) or s.marks[field] & CROWN != 0


@jit
def terrain_of(s: State, seat: int) -> int:
    """The terrain on which a player stands (H2)."""
    return s.terrain[field_of(s, seat)]


@jit
def has_right(s: State, seat: int) -> bool:
    """Whether there is a right to cast where the player stands (H5, H7)."""
    if reaches_all(s, seat):
        return True
    terrain = terrain_of(s, seat)
    for other in range(s.seats):
        if other != seat and terrain_of(s, other) == terrain:
            return True
    return False


@jit
def has_room(s: State, target: int, spell: int) -> bool:
    """Whether the slot that the spell needs is free (H14)."""
    return s.turns[spell] == 0 or s.slots[target][s.turns[spell] - 1] == 0


@jit
def on_self_only(spell: int) -> bool:
    """Spells marked *on yourself*, but for double, which may be either (H18)."""
    return SHIELD <= spell <= CLEANSE


@jit
def would_change(s: State, caster: int, spell: int, target: int) -> bool:
    """A target on which the spell would change nothing can't be chosen (H18)."""
    if spell == SUPER_START:
        return s.place[target] != 0
    if spell == SWAP:
        return s.place[target] != s.place[caster]
    if spell == PICKPOCKET or spell == AMNESIA:
        return s.n_hand[target] > 0
    if spell == WHIRL:
        field = field_of(s, target)
        return field != 0 and field != king_of(s)
    return True


@jit
def is_open_to(s: State, caster: int, spell: int, target: int) -> bool:
    """Whether another player who is in reach takes the spell (H14, H18); a shield keeps others' spells off."""
    return has_room(s, target, spell) and would_change(s, caster, spell, target) and not lies_on(s, target, SHIELD)


@jit
def may_target_any(s: State, caster: int, spell: int) -> bool:
    """Whether there is another player on whom the spell may be cast (H7)."""
    all_in_reach = reaches_all(s, caster)
    terrain = terrain_of(s, caster)
    for target in range(s.seats):
        in_reach = all_in_reach or terrain_of(s, target) == terrain
        if target != caster and in_reach and is_open_to(s, caster, spell, target):
            return True
    return False


@jit
def may_double_self(s: State, caster: int) -> bool:
    """Double is cast on yourself too, unless no roll of yours would be left for it (H15, H18)."""
    lasts = s.when[DOUBLE] != INSTEAD or s.turns[DOUBLE] > 1
    return lasts and has_room(s, caster, DOUBLE) and has_right(s, caster)


@jit
def may_aim(s: State, caster: int, spell: int, target: int) -> bool:
    """Whether this player may be chosen when the spell asks for one (H7, H18)."""
    if target == caster:
        return spell == DOUBLE and may_double_self(s, caster)
    in_reach = reaches_all(s, caster) or terrain_of(s, target) == terrain_of(s, caster)
    return in_reach and is_open_to(s, caster, spell, target)


@jit
def is_bound(s: State, seat: int) -> bool:
    """Whether a spell lies on the player."""
    return s.slots[seat][0] + s.slots[seat][1] + s.slots[seat][2] > 0


@jit
def may_cast(s: State, seat: int, spell: int) -> bool:
    """Whether a player who holds this spell might cast it here (H7, H14, H18), whatever the hour."""
    if spell == CLEANSE:
        return is_bound(s, seat)
    if lies_on(s, seat, FOG):
        return False
    if on_self_only(spell):
        return has_room(s, seat, spell) and has_right(s, seat)
    if spell == DOUBLE and may_double_self(s, seat):
        return True
    return may_target_any(s, seat, spell)


@jit
def has_chance_to_cast(s: State, seat: int) -> bool:
    """Whether it is worth looking at single spells: one a turn (H5), and without a right (H7) there is only cleanse."""
    return not s.has_cast and s.n_hand[seat] > 0 and (is_bound(s, seat) or has_right(s, seat))


@jit
def is_time_for(s: State, spell: int, after: bool) -> bool:
    """Whether a spell belongs to this part of the turn (H5)."""
    return (s.when[spell] == AFTER) == after


@jit
def might_cast_after(s: State, seat: int) -> bool:
    """Whether a player may hold a card to cast after the roll, as far as everybody can see (H5, H19).

    Asking only those who really do would tell the others what is in their hands.
    """
    if not has_chance_to_cast(s, seat):
        return False
    for spell in range(SPELLS):
        if s.in_play >> spell & 1 == 1 and s.when[spell] == AFTER and may_cast(s, seat, spell):
            return True
    return False


# ---- Casting.


@jit
def begin_cast(s: State, spell: int) -> None:
    """The card is shown: the turn's one spell (H5). Then its target or its number is asked for (H19)."""
    caster = s.active
    lose_card(s, caster, spell)
    s.has_cast = True
    s.sealed = True
    s.spell = spell
    emit(s, SPELL_CAST, EVERYONE, caster, spell, 0, 0)
    if spell == PROPHECY:
        ask(s, caster, NUMBER)
    elif on_self_only(spell):
        cast_on(s, caster)
    else:
        choose_target(s)


@jit
def choose_target(s: State) -> None:
    """Asks for the target, if there is a choice (H7)."""
    targets = 0
    only = NONE
    for target in range(s.seats):
        if may_aim(s, s.active, s.spell, target):
            targets += 1
            only = target
    if targets == 1:
        cast_on(s, only)
    else:
        ask(s, s.active, TARGET)


@jit
def cast_on(s: State, target: int) -> None:
    """The spell takes effect; what comes next depends on its hour (H5)."""
    spell = s.spell
    s.stage = TO_ROLL if s.when[spell] == BEFORE else AFTER_MOVE
    strike(s, s.active, spell, target)
    put_away(s, target)
    if spell == TWIN:
        roll_twice(s)
    elif spell == SWAP and s.reason == 0:
        draw_on_cross(s)


@jit
def strike(s: State, caster: int, spell: int, target: int) -> None:
    """What a spell does at once; those that last do nothing yet."""
    if spell == SUPER_START:
        emit(s, MOVED, EVERYONE, target, s.place[target], 0, caster)
        s.place[target] = 0
    elif spell == GUST:
        go(s, target, -s.steps[spell], caster)
    elif spell == WHIRL:
        go(s, target, -way_back(s, target), caster)
    elif spell == SWAP:
        swap_places(s, caster, target)
    elif spell == PICKPOCKET:
        steal_card(s, caster, target)
    elif spell == AMNESIA:
        forget_hand(s, target)
    elif spell == TAILWIND:
        s.tailwind = s.steps[spell]
    elif spell == CLEANSE:
        lift_spells(s, caster)


@jit
def put_away(s: State, target: int) -> None:
    """The card goes into a slot of its target (H13), or under the deck (H12)."""
    spell = s.spell
    s.spell = NONE
    slot = s.turns[spell]
    if slot > 0:
        s.slots[target][slot - 1] = spell + 1
        emit(s, SPELL_LAID, EVERYONE, target, spell, slot, 0)
    else:
        bury(s, spell, EVERYONE)


@jit
def swap_places(s: State, caster: int, target: int) -> None:
    """Two change places, minus included; nobody is hit."""
    place = s.place[caster]
    s.place[caster] = s.place[target]
    s.place[target] = place
    emit(s, SWAPPED, EVERYONE, caster, target, 0, 0)


@jit
def lift_spells(s: State, seat: int) -> None:
    """All spells that lie on a player go under the deck, from slot 1 on (cleanse, H12)."""
    for slot in range(SLOTS):
        if s.slots[seat][slot] > 0:
            leave_slot(s, seat, slot)


@jit
def leave_slot(s: State, seat: int, slot: int) -> None:
    """A spell that lasted goes under the deck; everybody knows it (H12, H20)."""
    spell = s.slots[seat][slot] - 1
    s.slots[seat][slot] = 0
    bury(s, spell, EVERYONE)
    emit(s, SPELL_LEFT, EVERYONE, seat, spell, 0, 0)


# ---- Moving by a roll.


@jit
def steps_for(s: State, seat: int, number: int) -> int:
    """How far a number moves a pawn: tailwind, halved and rounded up, doubled, backwards, in this order (H16)."""
    steps = number + s.tailwind
    if lies_on(s, seat, SNAIL):
        steps = (steps + 1) // 2
    if lies_on(s, seat, DOUBLE):
        steps *= 2
    return -steps if lies_on(s, seat, REVERSE) else steps


@jit
def move_by(s: State, number: int) -> None:
    """The active pawn moves by a number, hits (H8) and draws (H6)."""
    s.stage = AFTER_MOVE
    go(s, s.active, steps_for(s, s.active, number), s.active)
    s.tailwind = 0
    if s.reason == 0:
        draw_on_cross(s)


@jit
def draw_on_cross(s: State) -> None:
    """Whom the own roll or spell has brought onto a cross draws a card (H6)."""
    if s.marks[field_of(s, s.active)] & CROSS:
        draw_card(s, s.active)


@jit
def roll_die(s: State) -> int:
    """One die; a six gives no second roll (H5)."""
    number = roll(s)
    emit(s, ROLLED, EVERYONE, s.active, number, 0, 0)
    return number


@jit
def roll_twice(s: State) -> None:
    """Two dice instead of one (twin)."""
    first = roll_die(s)
    move_by(s, first + roll_die(s))


@jit
def foretell(s: State, number: int) -> None:
    """The number is chosen instead of rolled (prophecy)."""
    emit(s, NUMBER_CHOSEN, EVERYONE, s.active, number, 0, 0)
    put_away(s, s.active)
    move_by(s, number)
