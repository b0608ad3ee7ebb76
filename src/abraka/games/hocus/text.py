"""How a table of Hocus Pocus is written for people: the picture, the sentences, the position text."""

import textwrap
from functools import singledispatch

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS
from abraka.core.sentences import counted, seat_name, who_won
from abraka.games.hocus import events as happened
from abraka.games.hocus.notation import one_line
from abraka.games.hocus.position import read_options, read_position, write_position
from abraka.games.hocus.spec import OTHERS
from abraka.games.hocus.view import SeatView, View

__all__ = ["ask", "draw", "one_line", "read_options", "read_position", "say", "write_position"]

COLUMN = 6
IN_A_ROW = 12
WIDTH = 80
CROSS, CROWN = "+", "^"
LEGEND = f"{CROSS} cross: draw a spell   {CROWN} crown: cast on anybody   else cast on the same terrain"

EFFECT_TITLES = {
    "super_start": "Super-start",
    "reverse": "Reverse",
    "double": "Double",
    "snail": "Snail",
    "freeze": "Freeze",
    "fog": "Fog",
    "gust": "Gust",
    "whirl": "Whirl",
    "swap": "Swap",
    "pickpocket": "Pickpocket",
    "amnesia": "Amnesia",
    "shield": "Shield",
    "prophecy": "Prophecy",
    "twin": "Twin",
    "tailwind": "Tailwind",
    "cleanse": "Cleanse",
}

SPELL_TITLES = EFFECT_TITLES | {
    f"{effect}_{letter}": f"{title} {letter.upper()}" for letter in OTHERS for effect, title in EFFECT_TITLES.items()
}
"""How each kind of card is called."""

ENDINGS = {
    "finished": "a pawn has gone all the way round",
    "round_limit": "the limit of rounds is reached, a draw",
}


# ---- The picture.


def draw(view: View) -> str:
    """The view as a picture of 80 columns: the track in rows, the seats, the cards, what is asked."""
    parts = [_track(view), _seats(view), _table(view), ask(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts)


def _track(view: View) -> str:
    """The fields in rows from START on: pawns, terrain with cross and crown, number."""
    rows = []
    for first in range(0, len(view.fields), IN_A_ROW):
        fields = range(first, min(first + IN_A_ROW, len(view.fields)))
        rows += [
            "".join(_pawns(view, field).center(COLUMN) for field in fields),
            "".join(_ground(view, field).center(COLUMN) for field in fields),
            "".join(str(field).center(COLUMN) for field in fields),
        ]
    return "\n".join([*rows, "", LEGEND])


def _pawns(view: View, field: int) -> str:
    return "".join(SEAT_LETTERS[number] for number, seat in enumerate(view.seats) if seat.field == field)


def _ground(view: View, field: int) -> str:
    """A terrain's first letters, in capitals for START and KING, and what the field bears."""
    shown = view.fields[field]
    if field == 0:
        return "START"
    if field == view.king:
        return "KING"
    return shown.terrain[:3] + (CROSS if shown.cross else "") + (CROWN if shown.crown else "")


def _seats(view: View) -> str:
    """One line a seat: how far it is, what lies on it, its cards."""
    lines = [_seat_line("", "place", "slot 1", "slot 2", "slot 3", "cards")]
    lines += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line))


def _seat_line(name: str, place: str, one: str, two: str, three: str, cards: str) -> str:
    return f"{name:12}{place:>6}  {one:<11}{two:<11}{three:<11}{cards}"


def _seat(view: View, number: int, seat: SeatView) -> str:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    one, two, three = (spell or "–" for spell in seat.slots)
    name = f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}"
    return _seat_line(name, str(seat.place), one, two, three, _hand(seat))


def _hand(seat: SeatView) -> str:
    """The cards of a hand; or how many, and which the viewer knows (H20)."""
    if seat.hand is None:
        return f"{seat.cards} (with {' '.join(seat.known)})" if seat.known else str(seat.cards)
    return " ".join(seat.hand) or "none"


def _table(view: View) -> str:
    """The deck, and how far the match is."""
    under = " ".join(card or "?" for card in view.under)
    lines = [
        f"Deck {view.deck}" + (f", at its bottom {under}" if under else ""),
        f"Turn {view.turn}, round {view.round} of at most {view.round_limit}",
    ]
    if view.casting is not None:
        lines.append(f"{seat_name(view.active)} casts {SPELL_TITLES[view.casting]}")
    if view.tailwind:
        lines.append(f"Tailwind: this roll counts {view.tailwind} more")
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line))


def _wrap(line: str) -> list[str]:
    """A line cut at spaces to the picture's width."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False)


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"The match is over: {ENDINGS[view.reason]}. {who_won(view.ranks)}"
    if view.to_act is None:
        return "Nobody is asked."
    return f"{seat_name(view.to_act)}: {_question(view)}"


def _question(view: View) -> str:
    """What the seat to act is asked (H19); casting is named only if it may be possible."""
    spell = SPELL_TITLES[view.casting] if view.casting else "the spell"
    return {
        "turn": "roll, or first cast a spell that fits." if view.can_cast else "roll.",
        "target": f"choose on whom you cast {spell}.",
        "number": "choose the number by which you move.",
        "spell": "cast a spell, or be done." if view.can_cast else "be done: no card of your hand can be cast here.",
        "none": "nothing is asked.",
    }[view.prompt]


# ---- What happened.


@singledispatch
def say(event: Event) -> str:
    """An event as an English sentence."""
    raise TypeError(f"{event!r} is no event of this game.")


@say.register
def _(event: happened.TurnBegan) -> str:
    return f"Turn {event.turn}: {seat_name(event.seat)}."


@say.register
def _(event: happened.TurnLost) -> str:
    return f"{seat_name(event.seat)} is frozen and does nothing."


@say.register
def _(event: happened.Rolled) -> str:
    return f"{seat_name(event.seat)} rolls a {event.die}."


@say.register
def _(event: happened.NumberChosen) -> str:
    return f"{seat_name(event.seat)} chooses the number {event.number}."


@say.register
def _(event: happened.Moved) -> str:
    way = "goes" if event.mover == event.seat else f"is sent by {seat_name(event.mover)}"
    return f"{seat_name(event.seat)} {way} from {event.start} to {event.end}."


@say.register
def _(event: happened.Hit) -> str:
    where = "START" if event.end == 0 else "KING"
    return f"{seat_name(event.by)} hits {seat_name(event.seat)}, who goes from {event.start} to {where}."


@say.register
def _(event: happened.Swapped) -> str:
    return f"{seat_name(event.seat)} and {seat_name(event.target)} change places."


@say.register
def _(event: happened.Drew) -> str:
    return f"{seat_name(event.seat)} draws a card."


@say.register
def _(event: happened.Got) -> str:
    return f"{seat_name(event.seat)} gets {SPELL_TITLES[event.card]}."


@say.register
def _(event: happened.SpellCast) -> str:
    return f"{seat_name(event.seat)} casts {SPELL_TITLES[event.spell]}."


@say.register
def _(event: happened.SpellLaid) -> str:
    return f"{SPELL_TITLES[event.spell]} lies on {seat_name(event.seat)} for {counted(event.slot, 'turn')}."


@say.register
def _(event: happened.SpellLeft) -> str:
    return f"{SPELL_TITLES[event.spell]} leaves {seat_name(event.seat)}."


@say.register
def _(event: happened.Stole) -> str:
    return f"{seat_name(event.thief)} takes a card of {seat_name(event.victim)}'s."


@say.register
def _(event: happened.StoleCard) -> str:
    return f"The card that {seat_name(event.thief)} takes of {seat_name(event.victim)} is {SPELL_TITLES[event.card]}."


@say.register
def _(event: happened.Forgot) -> str:
    cards = "card goes" if event.cards == 1 else "cards go"
    return f"{seat_name(event.seat)}'s {event.cards} {cards} under the deck."


@say.register
def _(event: happened.ForgotCard) -> str:
    return f"{seat_name(event.seat)} loses {SPELL_TITLES[event.card]}."


@say.register
def _(event: happened.Passed) -> str:
    return f"{seat_name(event.seat)} casts no spell."


@say.register
def _(event: happened.MatchEnded) -> str:
    return f"The match is over: {ENDINGS[event.reason]}."
