"""Hocus Pocus at the end: the loop from START to the king and back, with everybody where they stand."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

from abraka.core.shapes import (
    GLOW,
    SHADOW,
    Drawing,
    Point,
    View,
    at,
    ellipse,
    outline,
    path,
    smooth,
    stroke,
    wizard,
    words,
)

WIDTH, HEIGHT = 800, 560
HALF, LONG, GAP, PLAZA, STEPS = 21, 40, 78, (70, 34), 12
WAY = (
    (0, 476), (0.26, 486), (0.56, 452), (0.86, 484), (1, 402), (0.92, 316), (1, 226), (0.98, 112), (0.72, 68),
    (0.5, 104), (0.3, 62), (0.19, 128), (0, 206),
)  # fmt: skip
"""From START to the king: how far to the side, and how far down. The way back is its mirror image."""
TONES = {
    "forest": "#9db67f", "lake": "#9cc3cb", "rock": "#c4bbae", "meadow": "#dcd885", "swamp": "#a9a287",
    "sand": "#eccb93",
}  # fmt: skip
LINE, NUMBER = "#8b7248", "#3d3120"
SPOTS = {
    1: [(0, 9)],
    2: [(-20, 9), (20, 9)],
    3: [(-38, 10), (0, 10), (38, 10)],
    4: [(-33, -3), (-13, 20), (13, -3), (33, 20)],
    5: [(-36, -3), (-18, 20), (0, -3), (18, 20), (36, -3)],
    6: [(-44, -3), (-26, 20), (-8, -3), (10, 20), (28, -3), (46, 20)],
}


class Way:
    """A closed smooth line that can be walked along by its length."""

    def __init__(self, points: Sequence[Point]) -> None:
        self._dense = [_between(points, k, step / STEPS) for k in range(len(points)) for step in range(STEPS)]
        ends = [*self._dense[1:], self._dense[0]]
        self._sums = [0.0, *accumulate(math.dist(a, b) for a, b in zip(self._dense, ends, strict=True))]
        self.length = self._sums[-1]

    def at(self, distance: float) -> Point:
        """The point so far along."""
        wanted = distance % self.length
        k = min(bisect_right(self._sums, wanted) - 1, len(self._dense) - 1)
        (ax, ay), (bx, by) = self._dense[k], self._dense[(k + 1) % len(self._dense)]
        share = (wanted - self._sums[k]) / max(1e-9, self._sums[k + 1] - self._sums[k])
        return ax + (bx - ax) * share, ay + (by - ay) * share

    def beside(self, distance: float, aside: float) -> Point:
        """The point so far to the right of it."""
        (ax, ay), (bx, by), (x, y) = self.at(distance - 3), self.at(distance + 3), self.at(distance)
        angle = math.atan2(by - ay, bx - ax)
        return x - math.sin(angle) * aside, y + math.cos(angle) * aside


def _between(points: Sequence[Point], k: int, t: float) -> Point:
    """A share of the way from one point to the next, bent by their neighbours."""
    a, b, c, d = (points[(k + shift) % len(points)] for shift in (-1, 0, 1, 2))

    def mix(p: float, q: float, r: float, s: float) -> float:
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)

    return mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])


def draw(view: View) -> Drawing:
    """The whole board."""
    middle = WIDTH / 2
    points = [(middle - x * (middle - 76), float(y)) for x, y in WAY]
    way = Way([*points, *((WIDTH - x, y) for x, y in reversed(points[1:-1]))])
    fields, king = view["fields"], view["king"]
    along = [_along(way, number, king, len(fields)) for number in range(len(fields))]
    tones = _tones([field["terrain"] for field in fields])
    tiles = "".join(
        _tile(way, along[number], number, field, tones.get(field["terrain"], "#eccb93"))
        for number, field in enumerate(fields)
        if number not in (0, king)
    )
    loop = smooth([way.at(distance) for distance in along])
    ground = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#e6d8b6"/>'
        + stroke(loop, "#f4ead0", 112)
        + stroke(loop, LINE, 50, 'stroke-opacity=".55"')
    )
    plazas = at(*way.at(along[king]), _plaza("#b9473f", CASTLE)) + at(*way.at(0), _plaza("#fbf3de", FLAG))
    return Drawing(WIDTH, HEIGHT, ground + _winner(view) + tiles + plazas + _pawns(view, way, along))


def _winner(view: View) -> str:
    """Who has won, large."""
    shadow = f'<ellipse cx="3" rx="22" ry="6" {SHADOW}/>'
    return at(WIDTH / 2, 414, shadow + wizard(view["ranks"].index(1)), 2.2) if 1 in (view["ranks"] or ()) else ""


def _along(way: Way, field: int, king: int, length: int) -> float:
    """How far along the way a field is."""
    if field in (0, king):
        return way.length / 2 if field else 0.0
    pace = (way.length / 2 - 2 * GAP) / (king - 1)
    return GAP + (field - 0.5) * pace if field < king else way.length - _along(way, length - field, king, length)


def _tones(terrains: Sequence[str]) -> dict[str, str]:
    """A tone for each landscape; those that nobody has painted get one of the others'."""
    others = [name for name in dict.fromkeys(terrains) if name not in (*TONES, "start", "king")]
    tones = list(TONES.values())
    return TONES | {name: tones[k % len(tones)] for k, name in enumerate(others)}


def _tile(way: Way, along: float, number: int, field: View, tone: str) -> str:
    sides = [[way.beside(along + step * LONG / 2, wide) for step in (-1, 0, 1)] for wide in (-HALF, HALF)]
    shape = outline([*sides[0], *reversed(sides[1])])
    x, y = way.at(along)
    if field["crown"]:
        mark = at(x, y, path("M-13-7L-10 9H10L13-7L6 0L0-11L-6 0Z", "#c98a16", 'stroke="#5a3a06" stroke-width="1.6"'))
    elif field["cross"]:
        cross = "M-3.5-11H3.5V-3.5H11V3.5H3.5V11H-3.5V3.5H-11V-3.5H-3.5Z"
        mark = at(x, y, path(cross, "#4a2f7d", 'stroke="#fffaf0" stroke-width="1.6"'))
    else:
        mark = words(str(number), x, y + 6, 16, NUMBER)
    return path(shape, tone, f'stroke="{LINE}" stroke-width="1.2" stroke-linejoin="round"') + mark


def _plaza(tone: str, sign: str) -> str:
    rx, ry = PLAZA
    ring = ellipse(rx - 6, ry - 5, "none", more=f'stroke="{GLOW}" stroke-width="1.5"')
    return ellipse(rx, ry, LINE, 0, 4) + ellipse(rx, ry, tone) + ring + sign


def _pawns(view: View, way: Way, along: Sequence[float]) -> str:
    """Everybody, from the back to the front; whoever is behind START stands before it."""
    stands: dict[int, list[int]] = {}
    for seat, data in enumerate(view["seats"]):
        place = max(-9, data["place"])
        stands.setdefault(0 if place >= len(along) else place, []).append(seat)
    pawns = []
    for place, seats in stands.items():
        x, y = way.at(along[place]) if place >= 0 else way.beside(along[place], -41)
        pawns += [(y + dy, x + dx, seat) for seat, (dx, dy) in zip(seats, SPOTS[len(seats)], strict=True)]
    return "".join(at(x, y, f'<ellipse cx="3" rx="16" ry="5.5" {SHADOW}/>' + wizard(s)) for y, x, s in sorted(pawns))


CASTLE = at(
    0,
    -22,
    path("M-54 0V-48H-46V-42H-40V-48H-32V-42H-26V-48H-18V0ZM54 0V-48H46V-42H40V-48H32V-42H26V-48H18V0Z", "#bba98f")
    + path("M-56-50L-36-78L-16-50ZM56-50L36-78L16-50ZM-27-66L0-106L27-66Z", "#8d3540")
    + path("M-24 4V-64H-16V-57H-9V-64H9V-57H16V-64H24V4Z", "#cbbfa8")
    + path("M0-106V-122L17-116L0-111ZM-9-43L-7-33H7L9-43L4-39L0-46L-4-39Z", "#c98a16")
    + path("M-9 4V-14q9-12 18 0V4Z", "#8d7d68"),
)
FLAG = stroke("M-52 4V-44", LINE, 4) + path("M-50-44H-14L-24-33L-14-22H-50Z", "#2e7d4f")
