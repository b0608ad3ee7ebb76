"""What a legal action would do now, in a few words: shown beside the choices."""

from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import seat_name
from abraka.games.hill import actions as does
from abraka.games.hill.geometry import PLACE_NAMES, SMALLEST
from abraka.games.hill.plain import corner_of, end_of, turn_hill
from abraka.games.hill.state import EACH, MOST_STONES, State
from abraka.games.hill.text import card_words, goblin_name, way_words
from abraka.games.hill.view import GoblinView, SeatView, View


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in a few English words."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Place, view: View) -> str:
    return f"goblin {action.goblin} goes into the village at {view.villages[action.village - 1].corner}"


@_describe.register
def _(action: does.Name, view: View) -> str:
    goblin = view.goblins[view.active * EACH + int(action.card[-1]) - 1]
    return f"goblin {goblin.number} goes ({_where(goblin)})"


@_describe.register
def _(action: does.Exchange, view: View) -> str:
    return "put it down and draw another" if view.prompt == "turn" else "put it down as well"


@_describe.register
def _(action: does.Done, view: View) -> str:
    return f"draw {view.cards_put}; ends the turn"


@_describe.register
def _(action: does.Move, view: View) -> str:
    end = _end_of_move(view, int(action.card[-1]), action.way)
    there = _landing(view, end)
    joker = f"{card_words(action.card)}: " if action.card.startswith("j") else ""
    return f"{joker}{way_words(action.way)} to {'the summit' if end == 'summit' else end}{there}"


@_describe.register
def _(action: does.End, view: View) -> str:
    return "end your turn"


@_describe.register
def _(action: does.Village, view: View) -> str:
    return f"your goblin goes to the village at {view.villages[action.village - 1].corner}"


@_describe.register
def _(action: does.TurnUp, view: View) -> str:
    known = next((tile.face for tile in view.tiles if tile.field == action.field), None)
    return f"turn up this tile ({known})" if known else "turn up this tile"


@_describe.register
def _(action: does.Raven, view: View) -> str:
    who = "yourself" if action.seat == view.seat else seat_name(action.seat)
    if view.seats[action.seat].stones:
        return f"take a stone from {who}"
    return f"wait for the next stone of {who}"


@_describe.register
def _(action: does.Discard, view: View) -> str:
    return "discard it"


@_describe.register
def _(action: does.Turn, view: View) -> str:
    state = State()
    state.size, state.rotation = view.sides[0] - SMALLEST, view.rotation
    turn_hill(state, does.WAY_NAMES.index(action.way))
    return f"a quarter {way_words(action.way)}: then village 1 is at {PLACE_NAMES[corner_of(state, 0)]}"


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
    if len(there) == 2:
        upper = next(g for g in there if g.sits)
        return f", pushing {goblin_name(upper.seat, upper.number)} on"
    if there:
        return f", onto {goblin_name(there[0].seat, there[0].number)}"
    if field in view.stones:
        return _stone(view.seats[view.active])
    for tile in view.tiles:
        if tile.field == field:
            return f", onto a tile ({tile.face})" if tile.face else ", onto a tile"
    return ""


def _stone(seat: SeatView) -> str:
    """What would become of a stone that the player comes to (M15, M20)."""
    if seat.ravens:
        return ", onto a stone that the waiting raven takes"
    return ", taking the stone" if seat.stones < MOST_STONES else ", onto a stone too many, which leaves the game"


def _where(goblin: GoblinView) -> str:
    place = goblin.place or ""
    return f"in village {place[1:]}" if place.startswith("v") else f"on {place}"
