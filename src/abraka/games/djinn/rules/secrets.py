"""The secret tiles: where one may lie, placing it (D91–D94)."""

from abraka.core.events import EVERYONE, emit
from abraka.core.records import jit
from abraka.games.djinn import state as st
from abraka.games.djinn.actions import CHOOSE_SPACE, CHOOSE_TILE
from abraka.games.djinn.events import TILE_PLACED
from abraka.games.djinn.rules.goods import raise_minimum
from abraka.games.djinn.rules.tasks import add_if, ask, detail, pop, push, set_detail
from abraka.games.djinn.state import State


@jit
def tile_fits(s: State, location: int, space: int) -> bool:
    """Whether the active seat may place a tile there: its first, and unlike all that lies there (D92)."""
    if s.shape[space] != st.SQUARE or s.tile[s.active][space] != 0 or s.token[space] == location:
        return False
    for seat in range(s.seats):
        if s.tile[seat][space] == 1 + location:
            return False
    return True


@jit
def fits_somewhere(s: State, location: int) -> bool:
    """Whether the active seat has this tile left and a space for it (D92)."""
    if s.strip[s.active] >> location & 1 == 0:
        return False
    for space in range(st.SPACES):
        if tile_fits(s, location, space):
            return True
    return False


@jit
def can_place_tile(s: State) -> bool:
    """Whether the active seat can place any tile (D91)."""
    for location in range(st.LOCATIONS):
        if fits_somewhere(s, location):
            return True
    return False


@jit
def ask_tile(s: State) -> None:
    """Which tile, and where? (D92)"""
    chosen = detail(s, 0)
    if chosen == st.NONE:
        for location in range(st.LOCATIONS):
            add_if(s, fits_somewhere(s, location), CHOOSE_TILE + location)
        if s.n_options == 0:
            pop(s)
            return
        ask(s, st.SECRET_TILE)
    else:
        for space in range(st.SPACES):
            add_if(s, tile_fits(s, chosen, space), CHOOSE_SPACE + space)
        ask(s, st.SECRET_SPACE)


@jit
def choose_tile(s: State, location: int) -> None:
    """The tile is chosen; its space comes next (D92)."""
    set_detail(s, 0, location)


@jit
def place_tile(s: State, space: int) -> None:
    """The tile lies on the map for the rest of the game; the last one has its reward (D92–D94)."""
    seat = s.active
    location = detail(s, 0)
    pop(s)
    s.tile[seat][space] = 1 + location
    s.strip[seat] &= ~(1 << location)
    s.fresh |= 1 << space
    emit(s, TILE_PLACED, EVERYONE, seat, location, space)
    if s.strip[seat] == 0:
        raise_minimum(s)
        push(s, st.RUN, st.SECRETS_REWARD, 0, st.PLAIN)
