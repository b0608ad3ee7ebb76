"""How a table of Wandering Towers is written for people: the picture, the sentences, the position text."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS, speaker_of
from abraka.core.sentences import seat_name, who_won
from abraka.games.towers import events as happened
from abraka.games.towers.view import SeatView, SpaceView, View

COLUMN = 5
IN_A_ROW = 4  # wizards side by side in a column
WIDTH = 80
CREST = "♦"
HIDDEN = "?"
CASTLE = "◢♜◣"

NAMES = 12
HEADS = (("home", 6), ("trapped", 9), ("empty", 15), ("full", 6), ("spent", 7), ("cards", 0))
"""The columns of the seats' lines, and how wide each is at least."""

words = speaker_of("towers")


# ---- The picture.


def draw(view: View) -> str:
    """The view as a picture of 80 columns: the track laid out in a row, the seats, the cards, what is asked."""
    parts = [_track(view), _seats(view), _table(view), ask(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts)


def _track(view: View) -> str:
    """The sixteen spaces side by side, each stack upright."""
    doubt = any(seat.trapped for seat in view.seats)
    columns = [_column(space, doubt) for space in view.spaces]
    height = max(len(column) for column in columns)
    rows = [
        "".join((column[level] if level < len(column) else "").ljust(COLUMN) for column in columns)
        for level in reversed(range(height))
    ]
    ground = "".join(_ground(space, doubt) for space in view.spaces)
    names = "".join(str(number).center(COLUMN) for number in range(len(view.spaces)))
    return "\n".join([*rows, ground, names])


def _column(space: SpaceView, doubt: bool) -> list[str]:
    """What stands on a space, from the bottom up."""
    lines = _crowd(space.ground or ())
    for floor in space.floors:
        hidden = HIDDEN if floor.wizards is None and doubt else " "
        lines.append(f"▐{floor.tower}{CREST if floor.crest else ' '}{hidden}▌")
        lines += _crowd(floor.wizards or ())
    return [*lines, CASTLE.center(COLUMN)] if space.castle else lines


def _crowd(wizards: Sequence[int]) -> list[str]:
    """Wizards of a level as letters, in rows from the bottom up."""
    letters = _letters(wizards)
    return [letters[at : at + IN_A_ROW].center(COLUMN) for at in range(0, len(letters), IN_A_ROW)]


def _letters(wizards: Sequence[int]) -> str:
    return "".join(SEAT_LETTERS[seat] * count for seat, count in enumerate(wizards))


def _ground(space: SpaceView, doubt: bool) -> str:
    """A space's piece of the ground: its printed crest, and whether somebody may be trapped there."""
    crest = CREST if space.crest else "═"
    return f"══{crest}{HIDDEN if space.ground is None and doubt else '═'}═"


def _seats(view: View) -> str:
    """One line a seat: wizards home and trapped, potions, cards."""
    rows = [["", *(words(f"towers_draw_{head}") for head, _ in HEADS)]]
    for number, seat in enumerate(view.seats[: 1 if view.together else None]):
        rows.append(_seat(view, number, seat))
    widths = [max(least, len(head) + 1) for (_, least), head in zip(HEADS, rows[0][1:], strict=True)]
    names = max(NAMES, *(len(row[0]) + 1 for row in rows))
    return "\n".join(_row(row, names, widths[:-1]) for row in rows)


def _row(cells: list[str], names: int, widths: list[int]) -> str:
    name, *figures, cards = cells
    return name.ljust(names) + "".join(map(str.rjust, figures, widths)) + f"  {cards}"


def _seat(view: View, number: int, seat: SeatView) -> list[str]:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    name = words("towers_describe_everybody") if view.together and len(view.seats) > 1 else seat_name(number)
    figures = [str(figure) for figure in (seat.trapped, seat.empty, seat.full, seat.spent)]
    return [f"{mark:2}{SEAT_LETTERS[number]} {name}", f"{seat.home}/{view.wizards}", *figures, _hand(seat)]


def _hand(seat: SeatView) -> str:
    """The cards of a hand, those that the partner gave marked; or how many, and which the viewer gave (T40)."""
    if seat.hand is None:
        return (
            words("towers_draw_gave", count=seat.cards, cards=" ".join(seat.known)) if seat.known else str(seat.cards)
        )
    left, cards = list(seat.known), []
    for card in seat.hand:
        cards.append(f"{card}*" if card in left else card)
        if card in left:
            left.remove(card)
    return " ".join(cards) or "–"


def _table(view: View) -> str:
    """Cards, spells, and how far the match is."""
    discards = " ".join(f"{card}×{count}" if count > 1 else card for card, count in view.discard.items())
    spells = ", ".join(f"{spell.name} ({spell.cost})" for spell in view.spells)
    lines = [
        words("towers_describe_pile", pile=view.pile, discards=discards or "–"),
        words("towers_describe_spells", spells=spells or "–"),
        words("towers_describe_turn", round=view.round, turn=view.turn) + _last(view),
        *_in_hand(view),
    ]
    return "\n".join(wrapped for line in lines for wrapped in _wrap(line))


def _last(view: View) -> str:
    return " " + words("towers_describe_last") if view.ending else ""


def _in_hand(view: View) -> list[str]:
    """The card and the spell that are being carried out."""
    lines = []
    if view.card is not None:
        half = words(f"towers_do_use_{view.card.half}") if view.card.half else ""
        steps = f"{half} {view.card.steps or ''}".strip()
        lines.append(words("towers_describe_card", card=f"{view.card.card} ({steps})" if steps else view.card.card))
    if view.right is not None:
        name, spell = seat_name(view.right.seat), spell_title(view.right.spell)
        later = words("towers_do_reserve", spell=spell) if view.right.reserved else spell
        lines.append(words("towers_draw_right", name=name, spell=later))
    return lines


def _wrap(line: str) -> list[str]:
    """A line cut at spaces to the picture's width."""
    lines = [""]
    for word in line.split(" "):
        if len(lines[-1]) + 1 + len(word) > WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


# ---- What is asked.

OPEN = ("turn", "roll", "half", "piece", "redraw_tower")
"""Where a spell may come before what is asked."""

FREE = ("free",)


def ask(view: View) -> str:
    """What is asked now, in one line; those who are asked are also told what they may do besides."""
    if view.reason:
        return f"{words('towers_over', why=words(f'towers_end_{view.reason}'))} {_winners(view)}"
    if view.to_act is None:
        return words("towers_ask_none")
    besides = _besides(view) if view.to_act == view.seat else ""
    return f"{_question(view)} {besides}".rstrip()


def _winners(view: View) -> str:
    if 1 not in view.ranks:
        return words("towers_lost")
    if view.together:
        return words("towers_won", who="me", name="") if len(view.seats) == 1 else words("towers_won_all")
    return who_won(view.ranks)


def _question(view: View) -> str:
    """What the seat to act is asked; see the prompts of T28, T30, T32, T46 and T47."""
    who = "me" if view.to_act == view.seat else "other"
    card, casting = view.card, view.casting
    return words(
        f"towers_ask_{_prompt(view)}",
        who=who,
        name=seat_name(view.to_act or 0),
        steps=abs(view.steps) or _steps(view),
        rolls=card.rolls_left if card else 0,
        spell=spell_title(casting.spell) if casting else "",
        **_numbers(view),
    )


def _steps(view: View) -> int:
    """How far the card goes, for either piece."""
    return 0 if view.card is None else view.card.steps or values_of(view.card.card).get("t", 0)


def _numbers(view: View) -> dict[str, int]:
    """The numbers of towers and halves that a question names."""
    if view.prompt == "half" and view.card is not None:
        halves = values_of(view.card.card)
        return {"tower": halves.get("t", 0), "wizard": halves.get("w", 0)}
    return {"tower": (view.casting.lifted if view.casting else None) or 0}


def _prompt(view: View) -> str:
    """Which words a prompt takes."""
    if view.prompt == "turn":
        return _turn(view)
    if view.prompt in ("piece", "target_wizard", "target_tower"):
        return _moving(view)
    if view.prompt == "half":
        halves = set(values_of(view.card.card).values()) if view.card else set()
        return "halves" if len(halves) > 1 else "half"
    if view.prompt == "round_a":
        return _round(view)
    return "round_b_free" if view.prompt == "round_b" and view.casts == FREE else view.prompt


def _turn(view: View) -> str:
    """Two cards a turn; one when all play together or alone (T7, T50)."""
    if view.cards_played == 0:
        return "first_card"
    return "second_card" if view.cards_played == 1 and not view.together else "end_turn"


def _moving(view: View) -> str:
    """Which piece is to move, and which way."""
    if view.prompt == "piece" and view.card is not None and view.card.stuck:
        return "stuck"
    half = view.card.half if view.prompt == "piece" and view.card is not None else view.prompt.removeprefix("target_")
    return f"{half}_back" if view.steps < 0 else str(half)


def _round(view: View) -> str:
    """Round A: what may be cast before the card takes effect, and what for after it (T28)."""
    if not view.casts:
        return "round_a_later"
    if view.reserves:
        return "round_a"
    return "round_a_free" if view.casts == FREE else "round_a_now"


def _besides(view: View) -> str:
    """What may be done besides: the partner asked for a card, a spell cast (T24, T32, T47)."""
    if view.prompt not in OPEN or (view.prompt == "turn" and _turn(view) == "end_turn"):
        return ""
    if view.card is not None and view.card.stuck:
        return ""
    cast = "" if not view.casts else "free" if view.casts == FREE else "cast"
    parts = [part for part in ("partner" if view.may_ask else "", cast) if part]
    return words("towers_ask_or_" + "_".join(parts)) if parts else ""


# ---- What happened.


def say(event: Event) -> str:
    """An event as a sentence."""
    kind = str(event.__struct_config__.tag)
    fields = msgspec.structs.asdict(event)
    if not isinstance(event, happened.EVENTS.classes):
        raise TypeError(f"{event!r} is no event of this game.")
    if kind == "match_ended":
        return words("towers_over", why=words(f"towers_end_{fields['reason']}"))
    id = f"half_{fields['half']}" if kind == "half_chosen" else kind
    return words(f"towers_tell_{id}", **_arguments(kind, fields))


def _arguments(kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """What the words of an event name: who did it, how many, whose."""
    actor, owner = fields.get("seat"), fields.get("owner")
    seat = owner if actor is None else actor
    counts = [fields[name] for name in ("cards", "wizards", "potions", "cost") if name in fields]
    named = {"who": "other", "name": "" if seat is None else seat_name(seat), "count": counts[0] if counts else 0}
    if owner is not None:
        named |= {"owner": "own" if owner == actor else "other", "of": seat_name(owner)}
    if "spell" in fields:
        named["spell"] = spell_title(fields["spell"])
    return fields | named


def spell_title(spell: str) -> str:
    """A spell's name."""
    return words(f"towers_spell_{spell.replace('-', '_')}")


# ---- Cards.


def values_of(card: str) -> dict[str, int]:
    """How far a card moves a tower (t) and a wizard (w); a die does not say."""
    return {piece: int(steps) for piece, steps in re.findall(r"([tw])(\d)", card)}
