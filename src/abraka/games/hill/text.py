"""How a table of Magic Hill is written for people: the picture, the sentences, the position text."""

import textwrap
from functools import singledispatch

from abraka.core.events import Event
from abraka.core.game import SEAT_LETTERS
from abraka.core.sentences import counted, seat_name, who_won
from abraka.games.hill import events as happened
from abraka.games.hill.geometry import BASE, PLACE_NAMES, SMALLEST, fields_of, level_of, side_of
from abraka.games.hill.notation import one_line
from abraka.games.hill.position import read_options, read_position, write_position
from abraka.games.hill.view import SeatView, View

__all__ = ["ask", "draw", "one_line", "read_options", "read_position", "say", "write_position"]

CELL = 6
WIDTH = 80
STONE = "◆"
FACE_DOWN = "▒"
SUMMIT = "◢♜◣"
FACE_SIGNS = {
    "passage": "P", "ghost": "G", "raven": "R", "ball": "O", "whirlwind": "W", "flying": "F", "trapdoor": "T",
}  # fmt: skip
"""A capital for a tile that lies open, a small letter for one that is remembered."""

TILE_TITLES = {
    "passage": "a secret passage",
    "ghost": "a ghost",
    "raven": "a raven",
    "ball": "a crystal ball",
    "whirlwind": "a whirlwind",
    "flying": "a flying card",
    "trapdoor": "a trapdoor",
}

ENDINGS = {
    "summit": "a goblin has reached the summit",
    "turn_limit": "the limit of turns is reached, a draw",
}


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
        line = f"Village {village.number} (at {village.corner}): {' '.join(there) or 'nobody'}"
        lines += textwrap.wrap(line, WIDTH, subsequent_indent="    ")
    return "\n".join(lines)


def _seats(view: View) -> str:
    """One line a seat: stones, waiting ravens, cards."""
    lines = [_seat_line("", "stones", "ravens", "cards")]
    for number, seat in enumerate(view.seats):
        mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
        name = f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}"
        lines.append(_seat_line(name, str(seat.stones), str(seat.ravens), _hand(seat)))
    return "\n".join(lines)


def _seat_line(name: str, stones: str, ravens: str, cards: str) -> str:
    return f"{name:12}{stones:>7}{ravens:>8}  {cards}"


def _hand(seat: SeatView) -> str:
    if seat.hand is None:
        return str(seat.cards)
    return " ".join(seat.hand) or "none"


def _table(view: View) -> str:
    """Cards, how far the match is, and what is going on."""
    discards = " ".join(f"{card}×{count}" if count > 1 else card for card, count in view.discard.items())
    lines = [f"Pile {view.pile}, discards {discards or 'none'}", f"Turn {view.turn}, round {view.round}"]
    waiting = [goblin_name(g.seat, g.number) for g in view.goblins if g.waits]
    if waiting:
        lines.append(f"Waiting on a tile: {' '.join(waiting)}")
    if view.goblin is not None:
        played = f"{view.cards_played} of {view.cards_allowed} cards played"
        lines.append(f"{seat_name(view.active)} goes with goblin {view.goblin}, {played}")
    return "\n".join(lines)


# ---- What is asked.


def ask(view: View) -> str:
    """What is asked now, in one sentence."""
    if view.reason:
        return f"The match is over: {ENDINGS[view.reason]}. {who_won(view.ranks)}"
    if view.to_act is None:
        return "Nobody is asked."
    return f"{seat_name(view.to_act)}: {_question(view)}"


def _question(view: View) -> str:
    """What the seat to act is asked (M30); playing a card is named only if it may be possible."""
    lander = f"goblin {view.lander[1]}" if view.lander else "your goblin"
    return {
        "place": "put a goblin into a village.",
        "turn": "name a goblin with a card, or exchange cards."
        if view.can_play
        else "exchange cards: none of yours can name a goblin that another could move.",
        "exchange": f"put down one more card, or draw {counted(view.cards_put, 'card')}.",
        "move": f"choose the card that moves goblin {view.goblin}, and the way.",
        "move_on": f"play one more card for goblin {view.goblin}, or end your turn."
        if view.can_play
        else f"end your turn: no card of yours moves goblin {view.goblin} on.",
        "village": f"choose the village that {lander} goes to.",
        "tile": f"turn up a tile ({view.picks} to go).",
        "whom": "send the raven to a player.",
        "discard": "discard a card: you hold too many.",
        "turn_hill": "turn the hill a quarter, clockwise or against.",
        "none": "nothing is asked.",
    }[view.prompt]


# ---- What happened.


@singledispatch
def say(event: Event) -> str:
    """An event as an English sentence."""
    raise TypeError(f"{event!r} is no event of this game.")


@say.register
def _(event: happened.GoblinPlaced) -> str:
    return f"{seat_name(event.seat)} puts goblin {event.goblin} into {place_words(event.village)}."


@say.register
def _(event: happened.TurnBegan) -> str:
    return f"Turn {event.turn}: {seat_name(event.seat)}."


@say.register
def _(event: happened.GoblinNamed) -> str:
    return f"{seat_name(event.seat)} names goblin {event.goblin} with {card_words(event.card)}."


@say.register
def _(event: happened.CardPlayed) -> str:
    return f"{seat_name(event.seat)} plays {card_words(event.card)}, {way_words(event.way)}."


@say.register
def _(event: happened.GoblinMoved) -> str:
    return f"{_goblin(event.seat, event.goblin)} goes from {place_words(event.start)} to {place_words(event.end)}."


@say.register
def _(event: happened.GoblinPushed) -> str:
    return f"{_goblin(event.seat, event.goblin)} is pushed from {event.start} to {event.end}."


@say.register
def _(event: happened.TileShown) -> str:
    return f"{_goblin(event.seat, event.goblin)} finds {TILE_TITLES[event.tile]} on {event.field}."


@say.register
def _(event: happened.TileRemoved) -> str:
    return f"The tile on {event.field}, {TILE_TITLES[event.tile]}, leaves the game."


@say.register
def _(event: happened.TileTurnedUp) -> str:
    return f"The tile on {event.field} is turned up: {TILE_TITLES[event.tile]}."


@say.register
def _(event: happened.TilesTurnedDown) -> str:
    return f"The whirlwind turns {counted(event.tiles, 'open tile')} down."


@say.register
def _(event: happened.HillTurned) -> str:
    return f"{seat_name(event.seat)} turns the hill a quarter {way_words(event.way)}."


@say.register
def _(event: happened.GoblinRose) -> str:
    return f"{_goblin(event.seat, event.goblin)} goes up the passage from {event.start} to {place_words(event.end)}."


@say.register
def _(event: happened.GoblinFell) -> str:
    return f"{_goblin(event.seat, event.goblin)} falls through the trapdoor from {event.start} to {event.end}."


@say.register
def _(event: happened.GoblinFled) -> str:
    return f"{_goblin(event.seat, event.goblin)} goes back from {event.start} to {place_words(event.end)}."


@say.register
def _(event: happened.GoblinWaits) -> str:
    return f"The way on is taken: {_goblin(event.seat, event.goblin)} waits on {event.field}."


@say.register
def _(event: happened.StoneTaken) -> str:
    return f"{seat_name(event.seat)} takes a stone and has {counted(event.stones, 'stone')} now."


@say.register
def _(event: happened.StoneTooMany) -> str:
    return f"{seat_name(event.seat)} has two stones already: this one leaves the game."


@say.register
def _(event: happened.RavenSent) -> str:
    return f"{seat_name(event.seat)} sends the raven to {seat_name(event.target)}."


@say.register
def _(event: happened.RavenWaits) -> str:
    return f"{seat_name(event.seat)} has no stone: the raven waits for one."


@say.register
def _(event: happened.StoneLost) -> str:
    return f"The raven takes a stone from {seat_name(event.seat)} out of the game."


@say.register
def _(event: happened.CardGranted) -> str:
    return f"{seat_name(event.seat)} may play one more card in this turn."


@say.register
def _(event: happened.CardDiscarded) -> str:
    return f"{seat_name(event.seat)} discards {_a_card(event.card)}."


@say.register
def _(event: happened.CardPut) -> str:
    return f"{seat_name(event.seat)} puts down {_a_card(event.card)} to exchange it."


@say.register
def _(event: happened.Drew) -> str:
    return f"{seat_name(event.seat)} draws {counted(event.cards, 'card')}."


@say.register
def _(event: happened.Got) -> str:
    return f"{seat_name(event.seat)} gets {_a_card(event.card)}."


@say.register
def _(event: happened.PileRenewed) -> str:
    return f"The discards are shuffled into a new pile of {counted(event.cards, 'card')}."


@say.register
def _(event: happened.TurnEnded) -> str:
    return f"{seat_name(event.seat)} plays no more cards."


@say.register
def _(event: happened.MatchEnded) -> str:
    return f"The match is over: {ENDINGS[event.reason]}."


# ---- Words.


def goblin_name(seat: int, number: int) -> str:
    """A goblin in notation: B3."""
    return f"{SEAT_LETTERS[seat]}{number}"


def place_words(place: str) -> str:
    """A place in a sentence."""
    if place == "summit":
        return "the summit"
    return f"village {place[1:]}" if place.startswith("v") else place


def card_words(card: str) -> str:
    """A card as it is played, in words."""
    return f"a joker as {card[1:]}" if card.startswith("j") else f"a {card}"


def way_words(way: str) -> str:
    """A way in words."""
    return {
        "cw": "clockwise",
        "ccw": "against the clock",
        "up": "one level up",
        "up-cw": "up, then clockwise",
        "up-ccw": "up, then against the clock",
        "out": "out of the village",
    }[way]


def _goblin(seat: int, number: int) -> str:
    return f"{seat_name(seat)}'s goblin {number}"


def _a_card(kind: str) -> str:
    return "a joker" if kind == "j" else f"a {kind}"
