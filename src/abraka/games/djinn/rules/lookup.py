"""Looking things up: effects in a list, equipment that lies face up, djinns at a space."""

from abraka.core.records import jit
from abraka.games.djinn.rules.goods import kind_of, parameter_of
from abraka.games.djinn.state import COLOURS, GEAR, GEAR_EFFECT, NONE, RULE, State


@jit
def holds_kind(s: State, listed: int, kind: int) -> int:
    """Where the first effect of a kind stands in a list, NONE if there is none."""
    for i in range(s.starts[listed], s.starts[listed + 1]):
        if kind_of(s.items[i]) == kind:
            return i
    return NONE


@jit
def up_gear(s: State, seat: int, kind: int) -> int:
    """The card of a kind that lies face up before a seat, NONE if there is none (D155)."""
    for gear in range(GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == seat + 1 and s.gear_kind[gear] == kind:
            return gear
    return NONE


@jit
def gear_rule(s: State, seat: int, rule: int) -> int:
    """The card that lies face up before a seat and changes this rule, NONE if there is none."""
    for gear in range(GEAR):
        if s.gear_up[gear] == 1 and s.gear_of[gear] == seat + 1:
            found = holds_kind(s, GEAR_EFFECT + gear, RULE)
            if found != NONE and parameter_of(s.items[found]) == rule:
                return gear
    return NONE


@jit
def djinns_at(s: State, space: int) -> int:
    """How many djinns are at a space, without the boss."""
    n = 0
    for colour in range(COLOURS):
        n += s.djinns[space][colour]
    return n
