"""What a legal action would do now, in a few words: shown beside the choices."""

from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import counted, seat_name
from abraka.games.hocus import actions as does
from abraka.games.hocus.plain import field_at, is_open, lies_on, steps_for
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import DOUBLE, HAND, REVERSE, SNAIL, State
from abraka.games.hocus.text import SPELL_TITLES
from abraka.games.hocus.view import SpellView, View

EFFECTS = {
    "super_start": "send somebody to START",
    "reverse": "somebody's rolls go backwards",
    "double": "your move, or somebody's next one, counts twice",
    "snail": "somebody's rolls are halved",
    "freeze": "somebody loses a turn",
    "fog": "somebody may cast nothing but Cleanse",
    "whirl": "send somebody back to the same terrain",
    "swap": "change places with somebody",
    "pickpocket": "take a card of somebody's at random",
    "amnesia": "somebody's cards go under the deck",
    "shield": "nobody else can cast on you",
    "prophecy": "choose the number instead of rolling",
    "twin": "roll two dice and move by their sum",
    "cleanse": "lift all spells that lie on you",
}


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in a few English words."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Roll, view: View) -> str:
    number = f"the number and {view.tailwind} more" if view.tailwind else "the number"
    return f"roll the die{_adjusted(view, number)}"


@_describe.register
def _(action: does.Cast, view: View) -> str:
    spell = next(spell for spell in view.spells if spell.name == action.spell)
    return f"{SPELL_TITLES[spell.name]}: {_effect(spell)}{_lasting(spell)}"


@_describe.register
def _(action: does.Target, view: View) -> str:
    seat = view.seats[action.seat]
    who = "yourself" if action.seat == view.seat else seat_name(action.seat)
    return f"cast it on {who} (at {seat.place}, {counted(seat.cards, 'card')})"


@_describe.register
def _(action: does.Number, view: View) -> str:
    state = _open_table(view)
    end = state.place[state.active] + steps_for(state, state.active, action.number)
    if end >= state.length:
        return "move to the finish!"
    field = field_at(state, end)
    there = [seat_name(n) for n, s in enumerate(view.seats) if s.field == field and n != view.active]
    hits = f", hitting {' and '.join(there)}" if there and not is_open(state, field) else ""
    draws = ", drawing a card" if view.fields[field].cross and view.seats[view.active].cards < HAND else ""
    return f"move to {end}{hits}{draws}"


@_describe.register
def _(action: does.Done, view: View) -> str:
    return "end your turn"


def _effect(spell: SpellView) -> str:
    """What a spell does, with its steps."""
    if spell.effect == "gust":
        return f"blow somebody {abs(spell.steps)} {'back' if spell.steps > 0 else 'forward'}"
    if spell.effect == "tailwind":
        return f"this roll counts {spell.steps} more"
    return EFFECTS[spell.effect]


def _lasting(spell: SpellView) -> str:
    return f", for {counted(spell.turns, 'turn')}" if spell.turns else ""


def _open_table(view: View) -> State:
    """What lies open of the moves to come, as a state of which the rules can be asked."""
    state = State()
    state.seats, state.active = len(view.seats), view.active
    state.length, state.tailwind = len(view.fields), view.tailwind
    for number, seat in enumerate(view.seats):
        state.place[number] = seat.place
        state.slots[number] = [SPELL_NAMES.index(spell) + 1 if spell else 0 for spell in seat.slots]
    return state


def _adjusted(view: View, number: str) -> str:
    """How the spells that lie on the active player change a roll (H16)."""
    state = _open_table(view)
    changes = ((SNAIL, "halved"), (DOUBLE, "doubled"))
    words = [word for effect, word in changes if lies_on(state, state.active, effect)]
    way = "back" if lies_on(state, state.active, REVERSE) else "forward"
    return f" and go {', '.join([number, *words])} {way}" if words else f" and go {number} {way}"
