"""The picture of a link: the end position, the game's title, who played and how it ended."""

from collections.abc import Sequence
from typing import NamedTuple

from abraka.core.game import load
from abraka.core.shapes import EDGE, FAMILY, GLOW, INK, PAPER, SHEET, SOFT, Drawing, View, at, clothes, hat, path, words

WIDTH, HEIGHT = 1200, 630
BOARD = (20, 20, 800, 590)
"""Left, top, width and height of the board's place."""
LEFT, RIGHT = 850, 1170
ROW = 62
BOXES = (
    (-18, -67, 36), (-19, -60, 38), (-20, -58, 40), (-18, -60, 36), (-18, -61, 36), (-13, -61, 36),
)  # fmt: skip
"""Where the hats are: left, top and size."""


class Player(NamedTuple):
    """A line of the result."""

    seat: int
    name: str
    rank: int
    hat: int
    colour: int


def card(game: str, view: View, title: str, players: Sequence[Player], footer: str) -> str:
    """The whole picture as SVG. A game without a painter of its own shows its title large."""
    seated = sorted(players, key=lambda player: player.seat)
    worn = clothes([player.hat for player in seated], [player.colour for player in seated])
    drawing = load(game).paint(view)
    board = _board(drawing) if drawing else ""
    lines = _wrapped(title, 15)
    head = "".join(words(line, LEFT, 84 + 46 * k, 40, INK, "") for k, line in enumerate(lines))
    first = 84 + 46 * len(lines)
    rows = "".join(at(LEFT, first + ROW * k, _row(player)) for k, player in enumerate(players))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="{FAMILY}">'
        f'{worn}<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{board}{head}{rows}'
        + at(LEFT, 560, SIGN, 0.1)
        + words(footer, LEFT + 64, 596, 24, SOFT, "")
        + "</svg>"
    )


def board_alone(game: str, view: View, width: float) -> str:
    """Nothing but the board, as SVG of this width; an empty sheet if the game has no painter."""
    drawing = load(game).paint(view)
    if drawing is None:
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{width}"/>'
    scale = width / drawing.width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{drawing.height * scale:.0f}"'
        f' font-family="{FAMILY}">{clothes((), ())}<rect width="100%" height="100%" fill="{PAPER}"/>'
        f"{at(0, 0, drawing.body, scale)}</svg>"
    )


def _board(drawing: Drawing) -> str:
    left, top, width, height = BOARD
    scale = max(width / drawing.width, height / drawing.height)
    dx, dy = (width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2
    box = f'x="{left}" y="{top}" width="{width}" height="{height}" rx="22"'
    return (
        f'<clipPath id="board"><rect {box}/></clipPath><g clip-path="url(#board)">'
        + at(left + dx, top + dy, drawing.body, scale)
        + f'</g><rect {box} fill="none" stroke="{EDGE}" stroke-width="3"/>'
    )


def _row(player: Player) -> str:
    """A player's place, hat and name; who has won stands on gold."""
    left, top, size = BOXES[player.hat]
    scale = 40 / size
    sheet, edge = ("#f7e3b5", GLOW) if player.rank == 1 else (SHEET, EDGE)
    return (
        f'<rect width="{RIGHT - LEFT}" height="{ROW - 8}" rx="12" fill="{sheet}" stroke="{edge}" stroke-width="2"/>'
        + words(f"{player.rank}.", 42, 36, 24, SOFT, 'text-anchor="end"')
        + at(54 - left * scale, 7 - top * scale, hat(player.seat), scale)
        + words(_short(player.name, 15), 104, 35, 24, INK, "")
    )


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _wrapped(text: str, most: int) -> list[str]:
    """A title on at most two lines."""
    if len(text) <= most:
        return [text]
    first, _, rest = text[: most + 1].rpartition(" ")
    return [first, _short(rest + text[most + 1 :], most)] if first else [_short(text, most)]


SIGN = (
    path("M168 296 262 84q12-26 44-18-10 16-2 42l44 188q-90 30-180 0Z", "#7b4fa3")
    + path("M112 298q52-36 62-32 82 30 164 0 10-4 62 32-144 62-288 0Z", "#4d306b")
    + path("m254 188 15 30 33 5-24 23 6 33-30-16-29 16 5-33-24-23 34-5Z", "#f5c869")
)
"""The hat of the icon."""
