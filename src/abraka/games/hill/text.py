"""How a table of Magic Hill is written for people: the picture, the sentences, the position text."""

import textwrap
from collections.abc import Callable
from typing import Any

import msgspec

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS, speaker_of
from abraka.core.sentences import seat_name, who_won
from abraka.games.hill import events as happened
from abraka.games.hill.geometry import BASE, PLACE_NAMES, SMALLEST, fields_of, level_of, side_of
from abraka.games.hill.view import SeatView, View

CELL = 6
WIDTH = 80
STONE = "◆"
FACE_DOWN = "▒"
SUMMIT = "◢♜◣"
HIGHEST = 4
FACE_SIGNS = {
    "passage": "P", "ghost": "G", "raven": "R", "ball": "O", "whirlwind": "W", "flying": "F", "trapdoor": "T",
}  # fmt: skip
"""A capital for a tile that lies open, a small letter for one that is remembered."""

NAMES = 12
HEADS = (("stones", 7), ("ravens", 8), ("cards", 0))
"""The columns of the seats' lines, and how wide each is at least."""

words = speaker_of("hill")


# ---- The picture.


def draw(view: View) -> str:
    """The view as a picture: the hill from above, the villages, the seats, the cards, what is asked."""
    parts = [_hill(view), _villages(view), _seats(view), _table(view), ask(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts)


def square_of(size: int, field: int) -> tuple[int, int]:
    """Row and column of a field, the marked corner being at the top left."""
    level = level_of(field)
    segment = side_of(size, level) - 1
    quarter, offset = divmod(field - BASE[level], segment)
    row, column = [(0, offset), (offset, segment), (segment, segment - offset), (segment - offset, 0)][quarter]
    return row + level, column + level


def _hill(view: View) -> str:
    """The rings as nested squares; above each field stands its name, as actions write it."""
    size = view.sides[0] - SMALLEST
    side = side_of(size, 0)
    names = [["" for _ in range(side)] for _ in range(side)]
    cells = [["" for _ in range(side)] for _ in range(side)]
    for field in fields_of(size):
        row, column = square_of(size, field)
        names[row][column] = PLACE_NAMES[field]
        cells[row][column] = _cell(view, PLACE_NAMES[field])
    middle = (side - 1) // 2
    cells[middle][middle] = _summit(view)
    lines = [line for pair in zip(names, cells, strict=True) for line in pair]
    return "\n".join("".join(cell.ljust(CELL) for cell in line) for line in lines)


def _cell(view: View, field: str) -> str:
    """The goblins of a field, the upper one first, and what lies there."""
    goblins = [g for g in view.goblins if g.place == field]
    letters = "".join(goblin_name(g.seat, g.number) for g in sorted(goblins, key=lambda g: not g.sits))
    return letters + _mark(view, field)


def _mark(view: View, field: str) -> str:
    if field in view.stones:
        return STONE
    for tile in view.tiles:
        if tile.field == field:
            if tile.face is None:
                return FACE_DOWN
            return FACE_SIGNS[tile.face] if tile.open else FACE_SIGNS[tile.face].lower()
    return ""


def _summit(view: View) -> str:
    return "".join(goblin_name(g.seat, g.number) for g in view.goblins if g.place == "summit") or SUMMIT


def _villages(view: View) -> str:
    lines = []
    for village in view.villages:
        there = [goblin_name(g.seat, g.number) for g in view.goblins if g.place == f"v{village.number}"]
        goblins = " ".join(there) or "–"
        line = words("hill_draw_village", village=village.number, corner=village.corner, goblins=goblins)
        lines += textwrap.wrap(line, WIDTH, subsequent_indent="    ")
    return "\n".join(lines)


def _seats(view: View) -> str:
    """One line a seat: stones, waiting ravens, cards."""
    rows = [["", *(words(f"hill_draw_{head}") for head, _ in HEADS)]]
    rows += [_seat(view, number, seat) for number, seat in enumerate(view.seats)]
    widths = [max(least, len(head) + 1) for (_, least), head in zip(HEADS, rows[0][1:], strict=True)]
    names = max(NAMES, *(len(row[0]) + 1 for row in rows))
    return "\n".join(_row(row, names, widths[:-1]) for row in rows)


def _row(cells: list[str], names: int, widths: list[int]) -> str:
    name, *figures, cards = cells
    return name.ljust(names) + "".join(map(str.rjust, figures, widths)) + f"  {cards}"


def _seat(view: View, number: int, seat: SeatView) -> list[str]:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    hand = str(seat.cards) if seat.hand is None else " ".join(seat.hand) or "–"
    return [f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}", str(seat.stones), str(seat.ravens), hand]


def _table(view: View) -> str:
    """Cards, how far the match is, and what is going on."""
    discards = " ".join(f"{card}×{count}" if count > 1 else card for card, count in view.discard.items())
    lines = [
        words("hill_describe_pile", pile=view.pile, discards=discards or "–"),
        words("hill_describe_turn", turn=view.turn, round=view.round),
    ]
    waiting = [goblin_name(g.seat, g.number) for g in view.goblins if g.waits]
    if waiting:
        lines.append(words("hill_draw_waiting", goblins=" ".join(waiting)))
    if view.goblin is not None:
        played = {"played": view.cards_played, "allowed": view.cards_allowed}
        lines.append(words("hill_draw_named", name=seat_name(view.active), goblin=view.goblin, **played))
    return "\n".join(lines)


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"{words('hill_over', why=words(f'hill_end_{view.reason}'))} {who_won(view.ranks)}"
    if view.to_act is None:
        return words("hill_ask_none")
    only_exchange = view.prompt == "turn" and not view.can_play
    return words(
        "hill_ask_only_exchange" if only_exchange else f"hill_ask_{view.prompt}",
        who="me" if view.to_act == view.seat else "other",
        name=seat_name(view.to_act),
        goblin=(view.lander[1] if view.lander else view.goblin) or "",
        count=view.picks if view.prompt == "tile" else view.cards_put,
        cause=view.cause or "",
    )


# ---- What happened.


def say(event: Event) -> str:
    """An event as a sentence."""
    if not isinstance(event, happened.EVENTS.classes):
        raise TypeError(f"{event!r} is no event of this game.")
    kind = str(event.__struct_config__.tag)
    fields = msgspec.structs.asdict(event)
    if kind == "match_ended":
        return words("hill_over", why=words(f"hill_end_{fields['reason']}"))
    if kind == "goblin_named":
        fields["card"] = "joker" if fields["card"].startswith("j") else "number"
        return words("hill_tell_goblin_named", who="other", name=seat_name(fields["seat"]), **fields)
    return words(f"hill_tell_{kind}", **fields | _arguments(fields))


def _arguments(fields: dict[str, Any]) -> dict[str, Any]:
    """What the words of an event name: who did it, how many, where."""
    named: dict[str, Any] = {writer: WRITERS[writer](fields[writer]) for writer in WRITERS if writer in fields}
    if "seat" in fields:
        named |= {"who": "other", "name": seat_name(fields["seat"])}
    if "target" in fields:
        own = fields["target"] == fields["seat"]
        named |= {"whom": "own" if own else "other", "of": seat_name(fields["target"])}
    if "start" in fields:
        named |= {"from": from_words(fields["start"]), "to": to_words(fields["end"])}
    counts = [fields[name] for name in ("cards", "tiles") if name in fields]
    return named | {"count": counts[0] if counts else 0}


# ---- Words.


def goblin_name(seat: int, number: int) -> str:
    """A goblin in notation: B3."""
    return f"{SEAT_LETTERS[seat]}{number}"


def from_words(place: str) -> str:
    """From a place."""
    if place.startswith("v"):
        return words("hill_from_village", village=place[1:])
    return words("hill_from_field", field=place)


def to_words(place: str) -> str:
    """To a place."""
    if place == "summit":
        return words("hill_to_summit")
    if place.startswith("v"):
        return words("hill_to_village", village=place[1:])
    return words("hill_to_field", field=place)


def to_ring(level: int) -> str:
    """To a ring, the summit being the fifth; 0: to a village."""
    if level > HIGHEST:
        return words("hill_to_summit")
    return words("hill_to_ring", level=level) if level else words("hill_to_a_village")


def card_title(card: str) -> str:
    """A card's name: 3, joker, joker as 3."""
    if card == "j":
        return words("hill_card_joker")
    return words("hill_card_joker_as", value=card[1:]) if card.startswith("j") else card


def way_title(way: str) -> str:
    """Which way: clockwise, up …"""
    return words(f"hill_way_{way.replace('-', '_')}")


def tile_title(face: str) -> str:
    """A tile's name."""
    return words(f"hill_tile_{face}")


WRITERS: dict[str, Callable[[str], str]] = {
    "card": card_title,
    "way": way_title,
    "tile": tile_title,
    "village": lambda place: place[1:],
}
"""How fields of events are written."""
