"""The rules' own answers, asked of a plain state: for reading positions, explaining refusals and describing choices."""

from abraka.core.records import plain
from abraka.games.hill.geometry import SUMMIT
from abraka.games.hill.rules import ask, cards, legal, paths, setup, tiles, turn
from abraka.games.hill.state import GOBLINS, MAX_LEGAL, NONE, SLOTS, TILE, State

kind_of = plain(turn.kind_of)
value_of = plain(turn.value_of)
only_climbing = plain(turn.only_climbing)
hand_limit = plain(cards.hand_limit)
owner_of = plain(paths.owner_of)
corner_of = plain(paths.corner_of)
field_above = plain(paths.field_above)
is_free = plain(paths.is_free)
sits = plain(paths.sits)
may_be_named = plain(paths.may_be_named)
climbs = plain(paths.climbs)
shortest = plain(paths.shortest)
longest = plain(paths.longest)
end_of = plain(paths.end_of)
villages_used = plain(setup.villages_used)
may_go_on = plain(tiles.may_go_on)
face_down = plain(tiles.face_down)
turn_hill = plain(tiles.turn_hill)
flees_from = plain(tiles.flees_from)


def options(state: State) -> list[int]:
    """The legal actions."""
    out = [0] * MAX_LEGAL
    return out[: plain(legal)(state, out)]


def ended(state: State, winner: int) -> State:
    """A copy in which the rules have given out the places (M26, M27)."""
    copy = state.copy()
    plain(ask.finish)(copy, state.reason, winner)
    return copy


def on_summit(state: State) -> list[int]:
    """The goblins on the summit."""
    return [goblin for goblin in range(GOBLINS) if state.place[goblin] == SUMMIT]


def gone_on(state: State) -> list[int]:
    """Goblins that wait although nothing holds them (M22, M23)."""
    return [goblin for goblin in range(GOBLINS) if may_go_on(state, goblin)]


def gone(state: State, face: int) -> int:
    """How many tiles with this face have left the game (M17)."""
    return sum(state.tile_at[slot] == NONE and state.face[slot] == face for slot in range(SLOTS))


def tile_under(state: State, goblin: int) -> int:
    """The slot of the tile on a goblin's field, NONE if there is none."""
    place = state.place[goblin]
    thing = state.on[place] if 0 <= place < len(state.on) else 0
    return thing - TILE if thing >= TILE else NONE
