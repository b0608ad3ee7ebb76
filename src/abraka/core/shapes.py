"""What several games draw: lines, words, wizards with their hats. All lengths are units of the drawing."""

from collections.abc import Mapping, Sequence
from html import escape
from itertools import groupby
from typing import Any, NamedTuple

FAMILY, MORE = "Atkinson Hyperlegible Next", "Atkinson Hyperlegible More"
"""The client's font, and the part of it that has the rarer letters."""

Point = tuple[float, float]
View = Mapping[str, Any]
"""A match as `whole` shows it, in plain dicts and lists."""

SEATS = ("#4a68c4", "#f4cb2e", "#bb3730", "#3a9a6c", "#ee873a", "#743e7a")
INK, SOFT, PAPER, SHEET, EDGE, GLOW = "#2e2620", "#5f5346", "#f3ead8", "#fbf6ea", "#d9c9a8", "#e8a33d"
SHADOW = 'fill="#3c2814" fill-opacity=".22"'
SHADE = 'fill="#000" fill-opacity=".2"'
LIGHT = 'fill="#fff3cf"'

HATS = (
    f'<path d="M-11-35Q-2-40 0-66Q3-40 12-35Q0-31-11-35Z"/><path {SHADE} d="M-9-38Q0-34 9-38L8-42Q0-39-7-42Z"/>',
    '<path d="M-18-35Q0-28 18-35Q10-40 9-42Q8-55 0-55Q-8-55-9-42Q-10-40-18-35Z"/>'
    f'<path {SHADE} d="M-9-42Q0-38 9-42L9-46Q0-42-9-46Z"/>',
    '<path d="M-12-20Q-14-46 6-57Q2-47 9-40Q14-34 12-20Q8-38 0-38Q-8-38-12-20Z"/>'
    f'<path {SHADE} d="M6-57Q2-47 9-40Q14-34 12-20Q10-32 6-36Q2-46 6-57Z"/>',
    '<ellipse cy="-39" rx="13" ry="7"/><ellipse cy="-46" rx="10" ry="6.5"/>'
    f'<path {SHADE} d="M-12-40Q0-36 12-43L11-46Q0-40-11-43Z"/><circle {LIGHT} cx="2" cy="-42" r="3"/>',
    '<path d="M-11-33L-13-52L-5.5-43L0-56L5.5-43L13-52L11-33Q0-30-11-33Z"/>'
    f'<path {SHADE} d="M-11-33Q0-30 11-33L11-37.5Q0-34.5-11-37.5Z"/><circle {LIGHT} cy="-40" r="2"/>',
    '<path d="M-10-35Q-9-54 6-54Q18-52 18-40Q12-46 8-43Q11-39 10-35Q0-32-10-35Z"/>'
    f'<path {LIGHT} d="M-11-33Q0-29 11-33L10.5-38Q0-34.5-10.5-38Z"/><circle {LIGHT} cx="18" cy="-38" r="3.6"/>',
)
LAST, PUNCTUATION = "\u017f", "–—…’‘‚“”„‹›•"
BEARDED = (0, 1, 3, 5)


class Drawing(NamedTuple):
    """A board as it is drawn: its size, and what is inside."""

    width: float
    height: float
    body: str


def at(x: float, y: float, body: str, size: float = 1) -> str:
    """A drawing put somewhere."""
    scale = "" if size == 1 else f" scale({size:.3f})"
    return f'<g transform="translate({x:.1f} {y:.1f}){scale}">{body}</g>'


def path(line: str, fill: str, more: str = "") -> str:
    """A closed shape."""
    return f'<path fill="{fill}" {more} d="{line}"/>'


def stroke(line: str, colour: str, width: float, more: str = "") -> str:
    """A line."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" {more} d="{line}"/>'


def ellipse(rx: float, ry: float, fill: str, x: float = 0, y: float = 0, more: str = "") -> str:
    """An ellipse around a point."""
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx}" ry="{ry}" fill="{fill}" {more}/>'


def words(text: str, x: float, y: float, size: float, fill: str = INK, more: str = 'text-anchor="middle"') -> str:
    """A line of text, bold. Letters beyond Latin-1 are in the second part of the font."""
    runs = "".join(
        f'<tspan font-family="{MORE}">{escape("".join(signs))}</tspan>' if beyond else escape("".join(signs))
        for beyond, signs in groupby(_legible(text), lambda sign: "\u0100" <= sign <= LAST)
    )
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="700" fill="{fill}" {more}>{runs}</text>'


def _legible(text: str) -> str:
    """The text with a dot for each sign that the font does not have."""
    return "".join(sign if sign <= LAST or sign in PUNCTUATION else "·" for sign in text)


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A smooth line through points; closed, it goes round."""
    count = len(points)

    def point(k: int) -> Point:
        return points[k % count] if closed else points[min(count - 1, max(0, k))]

    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for k in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (point(k + shift) for shift in (-1, 0, 1, 2))
        bends = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        parts.append("C" + " ".join(f"{part:.1f}" for part in bends))
    return "".join(parts) + ("Z" if closed else "")


def outline(points: Sequence[Point]) -> str:
    """A closed line with corners."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def clothes(hats: Sequence[int], colours: Sequence[int]) -> str:
    """What each seat wears, for the head of a picture; who has chosen nothing wears what is usual in that seat."""
    usual = range(len(SEATS))
    worn = list(zip(usual, [*hats, *usual[len(hats) :]], [*colours, *usual[len(colours) :]], strict=True))
    style = "".join(f".seat{seat}{{fill:{SEATS[colour]}}}" for seat, _, colour in worn)
    drawn = "".join(f'<g id="hat{seat}">{HATS[hat]}</g>' for seat, hat, _ in worn)
    return f"<style>{style}</style><defs>{drawn}</defs>"


def coloured(line: str, seat: int, more: str = "") -> str:
    """A closed shape in a seat's colour."""
    return f'<path class="seat{seat}" {more} d="{line}"/>'


def hat(seat: int) -> str:
    """A seat's hat; the wearer's feet are at 0, 0."""
    return f'<use class="seat{seat}" href="#hat{seat}"/>'


def wizard(seat: int) -> str:
    """A wizard in a seat's colour; its feet are at 0, 0."""
    beard = path("M-6.5-29Q-5-16 0-11Q5-16 6.5-29Q0-24-6.5-29Z", SHEET) if seat in BEARDED else ""
    return (
        coloured("M-13 0Q-9-22-6-27L6-27Q9-22 13 0Q0 4-13 0Z", seat)
        + f'<path {SHADE} d="M2-27L6-27Q9-22 13 0Q10 1 6 1.5Q5-18 2-27Z"/>'
        + '<circle cy="-30" r="7.5" fill="#f3d3ad"/>'
        + beard
        + '<g fill="#3b2d22"><circle cx="-2.8" cy="-31" r="1.2"/><circle cx="2.8" cy="-31" r="1.2"/></g>'
        + hat(seat)
    )


def tree(needles: bool) -> str:
    """A tree; its foot is at 0, 0."""
    crown = "M0-34L11-8H-11Z" if needles else "M0-32Q13-26 11-14Q9-6 0-6Q-9-6-11-14Q-13-26 0-32Z"
    return path("M-2 0V-9H2V0Z", "#8a6546") + path(crown, "#5f7d55" if needles else "#7f9655")
