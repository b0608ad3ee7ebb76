"""How a table of Hocus Pocus is written for people: the picture, the sentences, the position text."""

import textwrap
from collections.abc import Mapping
from typing import Any

import msgspec

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS, speaker_of
from abraka.core.sentences import seat_name, who_won
from abraka.games.hocus import events as happened
from abraka.games.hocus.spec import OTHERS
from abraka.games.hocus.view import SeatView, View

COLUMN = 6
IN_A_ROW = 12
WIDTH = 80
LETTERS = 3  # of a terrain's name
SLOT_NUMBERS = (1, 2, 3)
CROSS, CROWN = "+", "^"
NAMES = 12

words = speaker_of("hocus")


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
    return "\n".join([*rows, "", *_wrap(words("hocus_draw_legend", cross=CROSS, crown=CROWN))])


def _pawns(view: View, field: int) -> str:
    return "".join(SEAT_LETTERS[number] for number, seat in enumerate(view.seats) if seat.field == field)


def _ground(view: View, field: int) -> str:
    """A terrain's first letters, all of them for START and KING, and what the field bears."""
    shown = view.fields[field]
    name = words(f"hocus_terrain_{shown.terrain}")
    if field in (0, view.king):
        return name
    return name[:LETTERS] + (CROSS if shown.cross else "") + (CROWN if shown.crown else "")


def _seats(view: View) -> str:
    """One line a seat: how far it is, what lies on it, its cards."""
    heads = [words("hocus_draw_slot", slot=slot) for slot in SLOT_NUMBERS]
    rows = [["", words("hocus_draw_place"), *heads, words("hocus_draw_cards")]]
    rows += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    names = max(NAMES, *(len(row[0]) + 1 for row in rows))
    lines = [_seat_line(row, names) for row in rows]
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line))


def _seat_line(cells: list[str], names: int) -> str:
    name, place, one, two, three, cards = cells
    return f"{name:{names}}{place:>6}  {one:<11}{two:<11}{three:<11}{cards}"


def _seat(view: View, number: int, seat: SeatView) -> list[str]:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    name = f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}"
    return [name, str(seat.place), *(spell or "–" for spell in seat.slots), _hand(seat)]


def _hand(seat: SeatView) -> str:
    """The cards of a hand; or how many, and which the viewer knows (H20)."""
    if seat.hand is None:
        known = " ".join(seat.known)
        return words("hocus_draw_known", count=seat.cards, cards=known) if known else str(seat.cards)
    return " ".join(seat.hand) or "–"


def _table(view: View) -> str:
    """The deck, and how far the match is."""
    under = " ".join(card or "?" for card in view.under)
    deck = words("hocus_describe_deck", deck=view.deck)
    lines = [
        f"{deck} {words('hocus_describe_under', cards=under)}" if under else deck,
        words("hocus_describe_turn", round=view.round, turn=view.turn),
    ]
    if view.casting is not None:
        lines.append(words("hocus_describe_casting", spell=spell_title(view.casting)))
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line))


def _wrap(line: str) -> list[str]:
    """A line cut at spaces to the picture's width."""
    return textwrap.wrap(line, WIDTH, subsequent_indent="    ", break_long_words=False)


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"{words('hocus_over', why=words(f'hocus_end_{view.reason}'))} {who_won(view.ranks)}"
    if view.to_act is None:
        return words("hocus_ask_none")
    who = "me" if view.to_act == view.seat else "other"
    cast = next((spell for spell in view.spells if spell.name == view.casting), None)
    named = {"spell": spell_title(cast.name), "effect": cast.effect} if cast else {}
    return words(f"hocus_ask_{_prompt(view)}", who=who, name=seat_name(view.to_act), steps=view.tailwind, **named)


def _prompt(view: View) -> str:
    """Which words a prompt takes (H19); casting is named only if it may be possible."""
    if view.prompt == "turn":
        return _turn(view)
    return "done" if view.prompt == "spell" and not view.can_cast else view.prompt


def _turn(view: View) -> str:
    if view.tailwind:
        return "roll_more"
    if view.has_cast:
        return "roll_now"
    return "roll_or_cast" if view.can_cast else "roll"


# ---- What happened.


def say(event: Event) -> str:
    """An event as a sentence."""
    if not isinstance(event, happened.EVENTS.classes):
        raise TypeError(f"{event!r} is no event of this game.")
    kind = str(event.__struct_config__.tag)
    fields = msgspec.structs.asdict(event)
    if kind == "match_ended":
        return words("hocus_over", why=words(f"hocus_end_{fields['reason']}"))
    id = "sent" if kind == "moved" and fields["seat"] != fields["target"] else kind
    return words(f"hocus_tell_{id}", **_arguments(fields))


def _arguments(fields: Mapping[str, Any]) -> dict[str, Any]:
    """What the words of an event name: who did it, to whom, from where to where."""
    named: dict[str, Any] = {"who": "other", "name": seat_name(fields["seat"])}
    if "target" in fields:
        named |= {"whom": "other", "of": seat_name(fields["target"])}
    if "start" in fields:
        named |= {"from": from_text(fields["start"]), "to": to_text(fields["end"])}
    named |= {name: spell_title(fields[name]) for name in ("card", "spell") if name in fields}
    return {**fields, **named, "turns": fields.get("slot", 0), "count": fields.get("cards", 0)}


# ---- Places and cards.


def from_text(place: int) -> str:
    """From where a pawn goes."""
    return words("hocus_from", place=place) if place else words("hocus_from_start")


def to_text(place: int) -> str:
    """Where a pawn goes to."""
    return words("hocus_to", place=place) if place else words("hocus_to_start")


def spell_title(card: str) -> str:
    """A card's name, with a letter if it is the second or third card of its effect: Gust B."""
    effect, _, letter = card.rpartition("_")
    if letter in tuple(OTHERS):
        return f"{words(f'hocus_spell_{effect}')} {letter.upper()}"
    return words(f"hocus_spell_{card}")
