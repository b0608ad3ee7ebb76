"""What a legal action would do now, in a sentence or two: shown beside the choices."""

from functools import singledispatch

from abraka.core.actions import Action
from abraka.core.sentences import seat_name
from abraka.games.hocus import actions as does
from abraka.games.hocus.plain import field_at, is_open, steps_for
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import State
from abraka.games.hocus.text import from_text, spell_title, to_text, words
from abraka.games.hocus.view import SpellView, View

BENDS = {"snail": "half", "double": "twice", "reverse": "back"}
"""How spells that lie on a player change a roll (H16)."""


def describe(view: View, action: Action) -> str:
    """What a legal action would do now, in the language that is spoken."""
    return _describe(action, view)


@singledispatch
def _describe(action: Action, view: View) -> str:
    raise TypeError(f"{action!r} is no action of this game.")


@_describe.register
def _(action: does.Roll, view: View) -> str:
    more = [words("hocus_why_roll_more", steps=view.tailwind)] if view.tailwind else []
    bends = [
        words(f"hocus_why_roll_{BENDS[_spell(view, card).effect]}", spell=spell_title(card)) for card in view.bends
    ]
    return " ".join([words("hocus_why_roll"), *more, *bends])


@_describe.register
def _(action: does.Cast, view: View) -> str:
    spell = _spell(view, action.spell)
    lasts = " " + words("hocus_why_lasts", turns=spell.turns) if spell.turns else ""
    return f"{spell_title(spell.name)}: {_effect(spell)}{lasts}"


@_describe.register
def _(action: does.Target, view: View) -> str:
    who = "me" if action.seat == view.seat else "other"
    return words("hocus_why_target_spell", who=who, name=seat_name(action.seat), spell=spell_title(view.casting or ""))


@_describe.register
def _(action: does.Number, view: View) -> str:
    state = _open_table(view)
    start, me = state.place[state.active], {"who": "me", "name": ""}
    end = start + steps_for(state, state.active, action.number)
    if end >= state.length:
        return words("hocus_won", **me)
    field = field_at(state, end)
    sentences = [words("hocus_tell_moved", **me, **{"from": from_text(start), "to": to_text(end)})]
    if not is_open(state, field):
        there = [n for n, seat in enumerate(view.seats) if seat.field == field and n != view.active]
        sentences += [words("hocus_why_hits", name=seat_name(seat)) for seat in there]
    if view.fields[field].cross and view.seats[view.active].cards < view.hand_limit:
        sentences.append(words("hocus_tell_drew", **me))
    return " ".join(sentences)


@_describe.register
def _(action: does.Done, view: View) -> str:
    return words("hocus_why_done")


def _spell(view: View, card: str) -> SpellView:
    return next(spell for spell in view.spells if spell.name == card)


def _effect(spell: SpellView) -> str:
    """What a spell does, with its steps."""
    id = "gust_forward" if spell.effect == "gust" and spell.steps < 0 else spell.effect
    return words(f"hocus_spell_{id}_text", steps=abs(spell.steps))


def _open_table(view: View) -> State:
    """What lies open of the moves to come, as a state of which the rules can be asked."""
    state = State()
    state.seats, state.active = len(view.seats), view.active
    state.length, state.tailwind = len(view.fields), view.tailwind
    for number, seat in enumerate(view.seats):
        state.place[number] = seat.place
        state.slots[number] = [SPELL_NAMES.index(spell) + 1 if spell else 0 for spell in seat.slots]
    return state
