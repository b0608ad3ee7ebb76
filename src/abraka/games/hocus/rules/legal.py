"""What may be done now, sorted and free of doubles."""

from abraka.core.records import Row, jit
from abraka.games.hocus.actions import CAST, CHOOSE, DONE, ROLL, TARGET_SEAT
from abraka.games.hocus.rules.rights import has_chance_to_cast, is_time_for, may_aim, may_cast
from abraka.games.hocus.state import FACES, NO_PROMPT, NONE, NUMBER, TARGET, TURN, State


@jit
def list_spells(s: State, out: Row, n: int, after: bool) -> int:
    """The kinds in hand that may be cast in this part of the turn; one spell a turn (H5)."""
    if not has_chance_to_cast(s, s.active):
        return n
    last = NONE
    for i in range(s.n_hand[s.active]):
        spell = s.hand[s.active][i]
        if spell != last and is_time_for(s, spell, after) and may_cast(s, s.active, spell):
            out[n] = CAST + spell
            n += 1
        last = spell
    return n


@jit
def list_targets(s: State, out: Row) -> int:
    """On whom the spell may be cast (H7, H14, H18)."""
    n = 0
    for target in range(s.seats):
        if may_aim(s, s.active, s.spell, target):
            out[n] = TARGET_SEAT + target
            n += 1
    return n


@jit
def list_numbers(out: Row) -> int:
    """Any number that a die may show (prophecy)."""
    for face in range(FACES):
        out[face] = CHOOSE + face
    return FACES


@jit
def legal(s: State, out: Row) -> int:
    """Writes the legal actions of the seat to act; returns how many, 0 when the match is over (H19)."""
    prompt = s.prompt
    if prompt == NO_PROMPT:
        return 0
    if prompt == TURN:
        out[0] = ROLL
        return list_spells(s, out, 1, False)
    if prompt == TARGET:
        return list_targets(s, out)
    if prompt == NUMBER:
        return list_numbers(out)
    n = list_spells(s, out, 0, True)
    out[n] = DONE
    return n + 1
