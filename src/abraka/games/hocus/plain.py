"""The rules' own answers, asked of a plain state: for reading positions, explaining refusals and giving reasons."""

from abraka.core.records import plain
from abraka.games.hocus import state as places
from abraka.games.hocus.rules import rights, spells, track
from abraka.games.hocus.state import State

effect_of = plain(places.effect_of)
field_of = plain(places.field_of)
field_at = plain(places.field_at)
is_open = plain(places.is_open)
finish = plain(track.finish)
lies_on = plain(rights.lies_on)
has_chance_to_cast = plain(rights.has_chance_to_cast)
has_right = plain(rights.has_right)
has_room = plain(rights.has_room)
is_outlasted = plain(rights.is_outlasted)
is_in_reach = plain(rights.is_in_reach)
is_time_for = plain(rights.is_time_for)
may_aim = plain(rights.may_aim)
may_cast = plain(rights.may_cast)
on_self_only = plain(rights.on_self_only)
reaches_all = plain(rights.reaches_all)
spells_on = plain(rights.spells_on)
stride = plain(spells.stride)
steps_for = plain(spells.steps_for)
terrain_of = plain(rights.terrain_of)


def targets(state: State, caster: int, spell: int) -> list[int]:
    """All who may be chosen."""
    return [target for target in range(state.seats) if may_aim(state, caster, spell, target)]
