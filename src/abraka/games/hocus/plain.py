"""What may be cast and on whom, asked of a plain state: for reading positions and explaining refusals.

The compiled rules have their own answers; tests hold the two against each other.
"""

from abraka.games.hocus.state import (
    AFTER,
    AMNESIA,
    CLEANSE,
    CROWN,
    DOUBLE,
    FOG,
    INSTEAD,
    PICKPOCKET,
    SHIELD,
    SPELLS,
    SUPER_START,
    SWAP,
    WHIRL,
    State,
)


def field_of(state: State, seat: int) -> int:
    """The field where a pawn stands (H3)."""
    return state.place[seat] % state.length


def is_open(state: State, field: int) -> bool:
    """START and KING hold any number of pawns (H9)."""
    return field in (0, state.length // 2)


def lies_on(state: State, seat: int, spell: int) -> bool:
    """Whether such a spell lies on a player (H17)."""
    return spell + 1 in state.slots[seat]


def reaches_all(state: State, seat: int) -> bool:
    """On KING or on a crown anyone is a target (H7)."""
    field = field_of(state, seat)
    return field == state.length // 2 or bool(state.marks[field] & CROWN)


def share_terrain(state: State, seat: int, other: int) -> bool:
    """Whether two stand on the same terrain (H7)."""
    return state.terrain[field_of(state, seat)] == state.terrain[field_of(state, other)]


def has_right(state: State, seat: int) -> bool:
    """Whether there is a right to cast where the player stands (H5, H7)."""
    others = (other for other in range(state.seats) if other != seat)
    return reaches_all(state, seat) or any(share_terrain(state, seat, other) for other in others)


def has_room(state: State, target: int, spell: int) -> bool:
    """Whether the slot that the spell needs is free (H14)."""
    return not state.turns[spell] or not state.slots[target][state.turns[spell] - 1]


def on_self_only(spell: int) -> bool:
    """Spells that have no other target than the caster (H18)."""
    return SHIELD <= spell <= CLEANSE


def would_change(state: State, caster: int, spell: int, target: int) -> bool:
    """Whether the spell would do anything to this target (H18)."""
    if spell == SUPER_START:
        return state.place[target] != 0
    if spell == SWAP:
        return state.place[target] != state.place[caster]
    if spell in (PICKPOCKET, AMNESIA):
        return state.n_hand[target] > 0
    return spell != WHIRL or not is_open(state, field_of(state, target))


def may_aim(state: State, caster: int, spell: int, target: int) -> bool:
    """Whether this player may be chosen when the spell asks for one (H7, H14, H18)."""
    if not has_room(state, target, spell):
        return False
    if target == caster:
        lasts = state.when[DOUBLE] != INSTEAD or state.turns[DOUBLE] > 1
        return spell == DOUBLE and lasts and has_right(state, caster)
    reached = reaches_all(state, caster) or share_terrain(state, caster, target)
    return reached and not lies_on(state, target, SHIELD) and would_change(state, caster, spell, target)


def targets(state: State, caster: int, spell: int) -> list[int]:
    """All who may be chosen."""
    return [target for target in range(state.seats) if may_aim(state, caster, spell, target)]


def may_cast(state: State, seat: int, spell: int) -> bool:
    """Whether a player who holds this spell might cast it here, whatever the hour."""
    if spell == CLEANSE:
        return any(state.slots[seat])
    if lies_on(state, seat, FOG):
        return False
    if on_self_only(spell):
        return has_room(state, seat, spell) and has_right(state, seat)
    return bool(targets(state, seat, spell))


def might_cast_after(state: State, seat: int) -> bool:
    """Whether a player may hold a card to cast after the roll, as far as everybody can see (H19)."""
    late = [spell for spell in range(SPELLS) if state.in_play >> spell & 1 and state.when[spell] == AFTER]
    return bool(state.n_hand[seat]) and any(may_cast(state, seat, spell) for spell in late)
