"""What a legal action would do now, in a few words: shown beside the choices."""

import re
from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.game import SEAT_COLOURS
from abraka.core.sentences import seat_name
from abraka.games.towers import actions as does
from abraka.games.towers.state import SPACES
from abraka.games.towers.text import spell_titles, when_reserved
from abraka.games.towers.view import Crowd, SpaceView, View

SPELL_STEPS = {"advance-wizard": 1, "advance-tower": 2, "headwind-wizard": -1, "headwind-tower": -2}
REDRAW_STEPS = 1
USES = {"": "a tower or a wizard", "t": "a tower", "w": "a wizard"}


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in a few English words."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Play, view: View) -> str:
    return _card(action.card)


@_describe.register
def _(action: does.Throw, view: View) -> str:
    return "throw it away without effect"


@_describe.register
def _(action: does.Give, view: View) -> str:
    return f"give {_partner(view)} this card ({_card(action.card)})"


@_describe.register
def _(action: does.Use, view: View) -> str:
    if view.card is None:
        return f"move a {action.half}"
    return f"move a {action.half} {view.card.steps or _values(view.card.card)[action.half[0]]} forward"


@_describe.register
def _(action: does.Roll, view: View) -> str:
    return "roll the die again"


@_describe.register
def _(action: does.Keep, view: View) -> str:
    return f"keep the {view.card.steps}" if view.card else "keep the roll"


@_describe.register
def _(action: does.Wizard, view: View) -> str:
    end = (action.space + _steps(view)) % SPACES
    goes = f"{_whose(view, action.owner)} wizard goes from space {action.space}"
    return f"{goes} into the castle!" if view.spaces[end].castle else f"{goes} to space {end}"


@_describe.register
def _(action: does.Tower, view: View) -> str:
    start, above = _find(view, action.number)
    if view.prompt == "lift":
        return f"lift it on space {start}, with {above} above it" if above else f"lift it on space {start}"
    if view.prompt.startswith("swap"):
        return f"the top tower of space {start}"
    return _moving_tower(view, start, above, (start + _steps(view)) % SPACES)


@_describe.register
def _(action: does.Cast, view: View) -> str:
    return f"{spell_titles()[action.spell]}{_effect(action.spell)} for {_cost(view, action.spell)}"


@_describe.register
def _(action: does.Reserve, view: View) -> str:
    spell = f"{spell_titles()[action.spell]}{_effect(action.spell)}"
    return f"{spell}, {when_reserved(action.spell)}, for {_cost(view, action.spell)}"


@_describe.register
def _(action: does.Ride, view: View) -> str:
    return f"{_rider(view)} wizard rides along, for {_cost(view, 'piggyback')}"


@_describe.register
def _(action: does.Release, view: View) -> str:
    return f"{_whose(view, action.owner)} wizard comes out"


@_describe.register
def _(action: does.Castle, view: View) -> str:
    return "to the nearest space without a wizard on top" + (", against the clock" if action.way == "back" else "")


@_describe.register
def _(action: does.Redraw, view: View) -> str:
    return "three new cards, then a tower 1 forward if you like; ends the turn"


@_describe.register
def _(action: does.Ask, view: View) -> str:
    return f"ask {_partner(view)} for a card"


@_describe.register
def _(action: does.Lend, view: View) -> str:
    return f"add the potions that {_partner(view)} lacks"


@_describe.register
def _(action: does.Again, view: View) -> str:
    spell = view.casting.spell if view.casting else ""
    return f"cast it again for {_cost(view, spell)}"


@_describe.register
def _(action: does.Pass, view: View) -> str:
    return {"turn": "end your turn", "piece": "move nothing", "redraw_tower": "move no tower"}.get(
        view.prompt, "do nothing"
    )


def _card(name: str) -> str:
    """What a card does, in words."""
    if dice := re.fullmatch(r"([tw]?)d(\d?)", name):
        return f"roll {f'up to {dice[2]} times' if dice[2] else 'a die'} for {USES[dice[1]]}"
    values = _values(name)
    if len(set(values.values())) == 1:
        return f"{USES[''.join(values) if len(values) == 1 else '']} {next(iter(values.values()))} forward"
    return f"a tower {values['t']} or a wizard {values['w']} forward"


def _values(card: str) -> dict[str, str]:
    """How far a number card moves a tower (t) and a wizard (w)."""
    return dict(re.findall(r"([tw])(\d)", card))


def _steps(view: View) -> int:
    """How far the piece that is asked for goes; back is negative."""
    if view.prompt == "redraw_tower":
        return REDRAW_STEPS
    if view.casting is not None and view.prompt.startswith("target"):
        return SPELL_STEPS[view.casting.spell]
    return view.card.steps if view.card else 0


def _find(view: View, tower: int) -> tuple[int, int]:
    """The space of a tower, and how many stand on it."""
    for number, space in enumerate(view.spaces):
        towers = [floor.tower for floor in space.floors]
        if tower in towers:
            return number, len(towers) - 1 - towers.index(tower)
    raise ValueError(f"there is no tower {tower}")


def _moving_tower(view: View, start: int, above: int, end: int) -> str:
    towers = ("", " with the tower above it", f" with the {above} towers above it")[min(above, 2)]
    trapped = _trapped(view, view.spaces[end])
    return f"from space {start} to space {end}{towers}" + (f", trapping {trapped}" if trapped else "")


def _trapped(view: View, space: SpaceView) -> str:
    """Whom a tower would trap that lands there."""
    crowd: Crowd = (space.floors[-1].wizards if space.floors else space.ground) or ()
    return ", ".join(f"{count} {_colour(view, seat)}" for seat, count in enumerate(crowd) if count)


def _colour(view: View, seat: int) -> str:
    return "of your own" if _own(view, seat) else SEAT_COLOURS[seat]


def _whose(view: View, seat: int) -> str:
    return "your" if _own(view, seat) else seat_name(seat) + "'s"


def _own(view: View, seat: int) -> bool:
    return view.together or seat == view.seat


def _rider(view: View) -> str:
    """Whose wizard would ride along: with all of one's own home the partner's (T45)."""
    seat = view.seats[view.seat] if view.seat >= 0 else None
    if seat is not None and seat.partner is not None and seat.home == view.wizards:
        return _whose(view, seat.partner)
    return "your"


def _partner(view: View) -> str:
    partner = view.seats[view.seat].partner if view.seat >= 0 else None
    return "your partner" if partner is None else seat_name(partner)


def _effect(spell: str) -> str:
    steps = SPELL_STEPS.get(spell)
    return f" ({abs(steps)} {'forward' if steps > 0 else 'back'})" if steps else ""


def _cost(view: View, spell: str) -> str:
    cost = next((known.cost for known in view.spells if known.name == spell), 0)
    return f"{cost} potion" if cost == 1 else f"{cost} potions"
