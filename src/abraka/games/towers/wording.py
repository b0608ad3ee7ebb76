"""What a legal action would do now, in a sentence or two: shown beside the choices."""

import re
from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import seat_name
from abraka.games.towers import actions as does
from abraka.games.towers.state import SPACES
from abraka.games.towers.text import spell_title, values_of, words
from abraka.games.towers.view import Crowd, SpaceView, View


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in the language that is spoken."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Play, view: View) -> str:
    return _card(action.card, view)


@_describe.register
def _(action: does.Throw, view: View) -> str:
    return words("towers_why_throw")


@_describe.register
def _(action: does.Give, view: View) -> str:
    return words("towers_why_give", card=action.card)


@_describe.register
def _(action: does.Use, view: View) -> str:
    return words(f"towers_why_use_{action.half}", whose=_whose_wizards(view))


@_describe.register
def _(action: does.Roll, view: View) -> str:
    return words("towers_why_roll")


@_describe.register
def _(action: does.Keep, view: View) -> str:
    return words("towers_why_keep", steps=view.card.steps if view.card else 0)


@_describe.register
def _(action: does.Wizard, view: View) -> str:
    end = (action.space + view.steps) % SPACES
    id = "towers_why_wizard_home" if view.spaces[end].castle else "towers_why_wizard"
    return words(id, **_owner(view, action.owner), start=action.space, end=end)


@_describe.register
def _(action: does.Tower, view: View) -> str:
    start, above = _find(view, action.number)
    if view.prompt == "lift" or view.prompt.startswith("swap"):
        return words(f"towers_why_{view.prompt.split('_')[0]}", tower=action.number, start=start)
    return _moving_tower(view, action.number, start, above)


@_describe.register
def _(action: does.Cast, view: View) -> str:
    return f"{spell_title(action.spell)}. {_cost(view, action.spell)}".replace("!.", "!")


@_describe.register
def _(action: does.Reserve, view: View) -> str:
    when = words("towers_why_reserve_ride" if action.spell == "piggyback" else "towers_why_reserve")
    return f"{spell_title(action.spell)}. {when} {_cost(view, action.spell)}".replace("!.", "!")


@_describe.register
def _(action: does.Ride, view: View) -> str:
    return f"{words('towers_why_ride', whose=_whose_wizards(view))} {_cost(view, 'piggyback')}"


@_describe.register
def _(action: does.Release, view: View) -> str:
    return words("towers_why_release", **_owner(view, action.owner))


@_describe.register
def _(action: does.Castle, view: View) -> str:
    return words("towers_why_castle", space=view.castle_ways[action.way])


@_describe.register
def _(action: does.Redraw, view: View) -> str:
    return words("towers_why_redraw")


@_describe.register
def _(action: does.Ask, view: View) -> str:
    return words("towers_why_ask")


@_describe.register
def _(action: does.Lend, view: View) -> str:
    return words("towers_why_lend")


@_describe.register
def _(action: does.Again, view: View) -> str:
    return f"{words('towers_why_again')} {_cost(view, view.casting.spell if view.casting else '')}".rstrip()


@_describe.register
def _(action: does.Pass, view: View) -> str:
    return words("towers_why_pass_turn" if view.prompt == "turn" else "towers_why_pass")


def _card(card: str, view: View) -> str:
    """What a card does, in words."""
    whose = _whose_wizards(view)
    if dice := re.fullmatch(r"([tw]?)d(\d?)", card):
        kind = {"": "die", "t": "tower_dice", "w": "wizard_dice"}[dice[1]]
        return words(f"towers_card_{kind}_text", dice=int(dice[2] or 1), whose=whose)
    halves = values_of(card)
    kind = "both" if len(halves) > 1 else "tower" if "t" in halves else "wizard"
    steps = next(iter(halves.values()))
    return words(
        f"towers_card_{kind}_text", steps=steps, tower=halves.get("t", 0), wizard=halves.get("w", 0), whose=whose
    )


def _find(view: View, tower: int) -> tuple[int, int]:
    """The space of a tower, and how many stand on it."""
    for number, space in enumerate(view.spaces):
        towers = [floor.tower for floor in space.floors]
        if tower in towers:
            return number, len(towers) - 1 - towers.index(tower)
    raise ValueError(f"there is no tower {tower}")


def _moving_tower(view: View, tower: int, start: int, above: int) -> str:
    """A tower goes: with what is above it, and onto whom."""
    end = (start + view.steps) % SPACES
    sentences = [words("towers_why_tower", tower=tower, start=start, end=end)]
    if above:
        sentences.append(words("towers_why_above", count=above))
    if view.spaces[start].castle:
        sentences.append(words("towers_why_castle_goes"))
    if trapped := _trapped(view, view.spaces[end]):
        sentences.append(words("towers_why_traps", names=trapped))
    return " ".join(sentences)


def _top(space: SpaceView) -> Crowd:
    return (space.floors[-1].wizards if space.floors else space.ground) or ()


def _trapped(view: View, space: SpaceView) -> str:
    """Whom a tower would trap that lands there."""
    return ", ".join(_crowd(view, seat, count) for seat, count in enumerate(_top(space)) if count)


def _crowd(view: View, seat: int, count: int) -> str:
    id = "towers_describe_own" if _owner(view, seat)["who"] == "me" else "towers_describe_crowd"
    return words(id, name=seat_name(seat), count=count)


def _owner(view: View, seat: int) -> dict[str, str]:
    """Whose a wizard is to the one who chooses: when all play together, it is theirs too."""
    return {"who": "me" if view.together or seat == view.seat else "other", "name": seat_name(seat)}


def _whose_wizards(view: View) -> str:
    """Whose wizards cards and spells are for: with all of one's own home the partner's (T42, T45)."""
    seat = view.seats[view.seat] if view.seat >= 0 else None
    return "partner" if seat and seat.partner is not None and seat.home == view.wizards else "own"


def _cost(view: View, spell: str) -> str:
    costs = [known.cost for known in view.spells if known.name == spell]
    return words("towers_cost", count=costs[0]) if costs else ""
