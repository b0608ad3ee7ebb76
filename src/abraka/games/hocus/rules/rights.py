"""The right to cast: what may be cast, when and on whom (H5, H7, H14, H17, H18)."""

from abraka.core.records import jit
from abraka.games.hocus import state as st
from abraka.games.hocus.state import State, effect_of, field_of, is_open, king_of


@jit
def lies_in(s: State, seat: int, slot: int, effect: int) -> bool:
    """Whether a spell of this effect lies in a slot of a player."""
    return s.slots[seat][slot] > 0 and effect_of(s.slots[seat][slot] - 1) == effect


@jit
def lies_on(s: State, seat: int, effect: int) -> bool:
    """Whether such a spell lies on a player; two of a kind work as one (H17)."""
    return lies_in(s, seat, 0, effect) or lies_in(s, seat, 1, effect) or lies_in(s, seat, 2, effect)


@jit
def spells_on(s: State, seat: int, gone: int) -> int:
    """The effects that lie on a player, a bit each, when so many of its turns are gone (H15, H17)."""
    effects = 0
    for slot in range(gone, st.SLOTS):
        if s.slots[seat][slot] > 0:
            effects |= 1 << effect_of(s.slots[seat][slot] - 1)
    return effects


@jit
def is_bound(s: State, seat: int) -> bool:
    """Whether a spell lies on the player."""
    return s.slots[seat][0] + s.slots[seat][1] + s.slots[seat][2] > 0


@jit
def reaches_all(s: State, seat: int) -> bool:
    """On KING or on a crown anyone is a target (H7)."""
    field = field_of(s, seat)
    return field == king_of(s) or s.marks[field] & st.CROWN != 0


@jit
def terrain_of(s: State, seat: int) -> int:
    """The terrain on which a player stands (H2)."""
    return s.terrain[field_of(s, seat)]


@jit
def is_in_reach(s: State, caster: int, target: int) -> bool:
    """Whether a spell cast here may reach another player (H7)."""
    return reaches_all(s, caster) or terrain_of(s, target) == terrain_of(s, caster)


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
def is_outlasted(s: State, target: int, spell: int) -> bool:
    """Whether the same lies on the player for longer already: as two work as one (H17), nothing would change (H18)."""
    for slot in range(s.turns[spell], st.SLOTS):
        if lies_in(s, target, slot, effect_of(spell)):
            return True
    return False


@jit
def on_self_only(spell: int) -> bool:
    """Spells marked *on yourself*, but for double, which may be either (H18)."""
    return st.SHIELD <= effect_of(spell) <= st.CLEANSE


@jit
def would_change(s: State, caster: int, spell: int, target: int) -> bool:
    """A target on which the spell would change nothing can't be chosen (H18)."""
    if s.turns[spell] > 0:
        return not is_outlasted(s, target, spell)
    effect = effect_of(spell)
    if effect == st.SUPER_START:
        return s.place[target] != 0
    if effect == st.SWAP:
        return s.place[target] != s.place[caster]
    if effect == st.PICKPOCKET or effect == st.AMNESIA:
        return s.n_hand[target] > 0
    if effect == st.WHIRL:
        return not is_open(s, field_of(s, target))
    return True


@jit
def is_open_to(s: State, caster: int, spell: int, target: int) -> bool:
    """Whether another player who is in reach takes the spell (H14, H18); a shield keeps others' spells off."""
    return has_room(s, target, spell) and would_change(s, caster, spell, target) and not lies_on(s, target, st.SHIELD)


@jit
def may_lie_on_self(s: State, caster: int, spell: int) -> bool:
    """Whether a spell on yourself has a right, a slot and something to do (H7, H14, H18)."""
    return has_right(s, caster) and has_room(s, caster, spell) and not is_outlasted(s, caster, spell)


@jit
def may_double_self(s: State, caster: int, spell: int) -> bool:
    """Double is cast on yourself too, unless no roll of yours would be left for it (H15, H18)."""
    lasts = s.when[spell] != st.INSTEAD or s.turns[spell] > 1
    return lasts and may_lie_on_self(s, caster, spell)


@jit
def may_aim(s: State, caster: int, spell: int, target: int) -> bool:
    """Whether this player may be chosen when the spell asks for one (H7, H18)."""
    if target == caster:
        return effect_of(spell) == st.DOUBLE and may_double_self(s, caster, spell)
    return is_in_reach(s, caster, target) and is_open_to(s, caster, spell, target)


@jit
def has_target(s: State, caster: int, spell: int) -> bool:
    """Whether there is anybody on whom the spell may be cast (H7)."""
    for target in range(s.seats):
        if may_aim(s, caster, spell, target):
            return True
    return False


@jit
def may_cast(s: State, seat: int, spell: int) -> bool:
    """Whether a player who holds this spell might cast it here (H7, H14, H18), whatever the hour."""
    if effect_of(spell) == st.CLEANSE:
        return is_bound(s, seat)
    if lies_on(s, seat, st.FOG):
        return False
    if on_self_only(spell):
        return may_lie_on_self(s, seat, spell)
    return has_target(s, seat, spell)


@jit
def has_chance_to_cast(s: State, seat: int) -> bool:
    """Whether it is worth looking at single spells: one a turn (H5), and without a right (H7) there is only cleanse."""
    return not s.has_cast and s.n_hand[seat] > 0 and (is_bound(s, seat) or has_right(s, seat))


@jit
def is_time_for(s: State, spell: int, after: bool) -> bool:
    """Whether a spell belongs to this part of the turn (H5)."""
    return (s.when[spell] == st.AFTER) == after


@jit
def might_cast_after(s: State, seat: int) -> bool:
    """Whether a player may hold a card to cast after the roll, as far as everybody can see (H5, H19).

    Asking only those who really do would tell the others what is in their hands.
    """
    if not has_chance_to_cast(s, seat):
        return False
    for spell in range(st.SPELLS):
        if s.in_play >> spell & 1 == 1 and s.when[spell] == st.AFTER and may_cast(s, seat, spell):
            return True
    return False
