"""What a legal action would do now, in a sentence or two: shown beside the choices."""

from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import seat_name
from abraka.games.hill import actions as does
from abraka.games.hill.geometry import PLACE_NAMES, SMALLEST
from abraka.games.hill.plain import corner_of, end_of, turn_hill
from abraka.games.hill.state import EACH, MOST_STONES, State
from abraka.games.hill.text import from_words, tile_title, to_words, way_title, words
from abraka.games.hill.view import GoblinView, SeatView, View


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in the language that is spoken."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Place, view: View) -> str:
    return words("hill_why_place", goblin=action.goblin, village=action.village)


@_describe.register
def _(action: does.Name, view: View) -> str:
    goblin = view.goblins[view.active * EACH + int(action.card[-1]) - 1]
    named: dict[str, int | str] = {"goblin": goblin.number, "from": from_words(goblin.place or "")}
    return words("hill_why_name", **named)


@_describe.register
def _(action: does.Exchange, view: View) -> str:
    return words("hill_why_exchange")


@_describe.register
def _(action: does.Done, view: View) -> str:
    return words("hill_why_done")


@_describe.register
def _(action: does.Move, view: View) -> str:
    end = _end_of_move(view, int(action.card[-1]), action.way)
    lands = words("hill_why_lands", way=way_title(action.way), to=to_words(end))
    return f"{lands} {_landing(view, end)}".rstrip()


@_describe.register
def _(action: does.End, view: View) -> str:
    return words("hill_why_end")


@_describe.register
def _(action: does.Village, view: View) -> str:
    return words("hill_why_village", village=action.village)


@_describe.register
def _(action: does.TurnUp, view: View) -> str:
    known = next((tile.face for tile in view.tiles if tile.field == action.field), None)
    turned = words("hill_why_reveal", field=action.field)
    return f"{turned} {words('hill_why_tile', tile=tile_title(known))}" if known else turned


@_describe.register
def _(action: does.Raven, view: View) -> str:
    id = "hill_why_raven_takes" if view.seats[action.seat].stones else "hill_why_raven_waits"
    return words(id, **_whose(view, action.seat))


@_describe.register
def _(action: does.Discard, view: View) -> str:
    return words("hill_why_discard")


@_describe.register
def _(action: does.Turn, view: View) -> str:
    state = State()
    state.size, state.rotation = view.sides[0] - SMALLEST, view.rotation
    turn_hill(state, does.WAY_NAMES.index(action.way))
    then = words("hill_why_turn_village", village=1, corner=PLACE_NAMES[corner_of(state, 0)])
    return f"{words('hill_why_turn', way=way_title(action.way))} {then}"


def _whose(view: View, seat: int) -> dict[str, str]:
    return {"who": "me" if seat == view.seat else "other", "name": seat_name(seat)}


def _end_of_move(view: View, value: int, way: str) -> str:
    """Where a legal move of the named goblin ends (M3, M9, M12)."""
    goblin = view.active * EACH + (view.goblin or 1) - 1
    state = State()  # as much of it as the rule asks for
    state.size, state.rotation = view.sides[0] - SMALLEST, view.rotation
    state.place[goblin] = PLACE_NAMES.index(view.goblins[goblin].place or "v1")
    end: int = end_of(state, goblin, value, does.WAY_NAMES.index(way))
    return PLACE_NAMES[end]


def _landing(view: View, field: str) -> str:
    """Whom or what a goblin would meet there."""
    there = [g for g in view.goblins if g.place == field and field != "summit"]
    if there:
        return _meeting(view, there)
    if field in view.stones:
        return _stone(view.seats[view.active])
    for tile in view.tiles:
        if tile.field == field:
            return words("hill_why_tile", tile=tile_title(tile.face)) if tile.face else words("hill_foretell_tile")
    return ""


def _meeting(view: View, there: list[GoblinView]) -> str:
    """A goblin sits down on another, or pushes the upper one of a pair (M11, M14)."""
    met = next((goblin for goblin in there if goblin.sits), there[0])
    id = "hill_why_pushes" if met.sits else "hill_tell_sits"
    return words(id, goblin=met.number, **_whose(view, met.seat))


def _stone(seat: SeatView) -> str:
    """What would become of a stone that the player comes to (M15, M20)."""
    if seat.ravens:
        return words("hill_why_stone_raven")
    return words("hill_why_stone" if seat.stones < MOST_STONES else "hill_why_stone_many")
