"""Magic Hill at the end: the stepped hill seen from above its corner, with goblins, tiles, stones and villages."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from abraka.core.shapes import (
    GLOW,
    SHADE,
    SHADOW,
    Drawing,
    Point,
    View,
    at,
    coloured,
    ellipse,
    hat,
    outline,
    path,
    stroke,
    words,
)

WIDTH, HEIGHT, USUAL = 760, 560, 9
UNIT, STEP, FLAT, TALL, YAW = 50.0, 0.5, 0.62, 0.8, 0.22
CARRIED, ABREAST = 33, 5
TONES = ("#9db069", "#c2b070", "#d0a868", "#c7937a", "#b5a79b")
PAVING = ("#c9d3a2", "#dcd09f", "#e6cb9a", "#e0bda9", "#d6cdc2")
WALLS = (("#7b8a50", "#5f6b3e"), ("#97885a", "#766a45"), ("#a38453", "#7f673f"), ("#9b735f", "#79594a"),
         ("#8d8279", "#6e665f"))  # fmt: skip


class Spot(NamedTuple):
    """A place on the picture, and when it is painted."""

    x: float
    y: float
    order: float


def turned(point: Point, quarters: float) -> Point:
    """A point turned about the middle, by quarters clockwise."""
    (x, y), angle = point, quarters * math.pi / 2
    c, s = math.cos(angle), math.sin(angle)
    return x * c - y * s, x * s + y * c


class Hill:
    """How the hill lies: its sides by level, and how far it has been turned."""

    def __init__(self, view: View) -> None:
        self.sides = [*view["sides"], max(1, view["sides"][-1] - 2)]
        self.top = len(view["sides"])
        self.yaw, self.turn = YAW, view["rotation"]
        self.unit = UNIT * USUAL / self.sides[0]

    def project(self, point: Point, height: float, on_hill: bool = True) -> tuple[float, float, float]:
        """Where a point is on the picture, and how near."""
        x, y = turned(point, self.yaw + (self.turn if on_hill else 0))
        return WIDTH / 2 + self.unit * x, HEIGHT * 0.54 + self.unit * (FLAT * y - TALL * height), y

    def cell(self, level: int, index: int) -> Point:
        """The middle of a field."""
        run = self.sides[level] - 1
        quarter, offset = divmod(index, run)
        return turned((-run / 2 + offset, -run / 2), quarter)

    def village(self, number: int) -> Point:
        """Where a village lies."""
        half = self.sides[0] / 2
        return turned((-half - 1.5, -half + 0.95), number - 1)

    def spot(self, place: str) -> Spot:
        """Where something stands; blocks lie between what is behind the next step and what is before it."""
        if place.startswith("v"):
            x, y, depth = self.project(self.village(int(place[1:])), 0, False)
            return Spot(x, y, (3000 if depth > 0 else -500) + depth)
        if place == "summit":
            x, y, depth = self.project((0, 0), height_of(self.top))
            return Spot(x, y + 12, 200 * self.top + 150)
        ring, _, number = place.partition(".")
        level, index = int(ring) - 1, int(number)
        x, y, depth = self.project(self.cell(level, index), height_of(level))
        quarter, offset = divmod(index, self.sides[level] - 1)
        outward = turned((0, -1), quarter + self.yaw + self.turn)[1]
        near = depth > 0 if offset == 0 else outward > 0
        return Spot(x, y, 2000 - 100 * level + depth if near else 200 * level + 100 + depth)


def height_of(level: int) -> float:
    """The height of a level's top, in fields."""
    return STEP * (level + 1)


def draw(view: View) -> Drawing:
    """The whole board."""
    hill = Hill(view)
    pieces = [(200.0 * level, _block(hill, level, view)) for level in range(hill.top + 1)]
    tower = hill.spot("summit")
    pieces.append((tower.order - 1, at(tower.x, tower.y - 12, TOWER)))
    for number in range(1, 5):
        spot = hill.spot(f"v{number}")
        pieces.append((spot.order, at(spot.x, spot.y, VILLAGE)))
    for field in view["stones"]:
        spot = hill.spot(field)
        pieces.append((spot.order, at(spot.x, spot.y, STONE)))
    pieces += _goblins(hill, view)
    body = "".join(drawn for _, drawn in sorted(pieces, key=lambda piece: piece[0]))
    return Drawing(WIDTH, HEIGHT, GROUND + _greens(hill) + body)


def _greens(hill: Hill) -> str:
    drawn = ""
    for number in range(1, 5):
        x, y, _ = hill.project(hill.village(number), 0, False)
        half = hill.sides[0] / 2
        gx, gy, _ = hill.project(turned((-half, -half + 0.5), number - 1), 0, False)
        drawn += stroke(f"M{x:.1f} {y:.1f}L{gx:.1f} {gy:.1f}", "#e2cd9d", 30)
        drawn += ellipse(
            1.35 * hill.unit, 1.35 * hill.unit * FLAT, "#c9d39b", x, y, 'stroke="#e2cd9d" stroke-width="4"'
        )
    return drawn


def _square(hill: Hill, middle: Point, half: float, height: float) -> str:
    """A square that lies on a level."""
    (x, y), corners = middle, ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return outline([hill.project((x + half * dx, y + half * dy), height)[:2] for dx, dy in corners])


def _block(hill: Hill, level: int, view: View) -> str:
    """One step of the hill: its walls that are seen, its top, and what lies on it."""
    half, height = hill.sides[level] / 2, height_of(level)
    drawn = ""
    for quarter in range(4):
        outward = turned((0, -1), quarter + hill.yaw + hill.turn)
        if outward[1] > 0.001:
            ends = [turned((-half, -half), quarter), turned((half, -half), quarter)]
            upper = [hill.project(end, height)[:2] for end in ends]
            lower = [hill.project(end, height - STEP)[:2] for end in reversed(ends)]
            drawn += path(outline([*upper, *lower]), WALLS[level][outward[0] > 0])
    drawn += path(_square(hill, (0, 0), half, height), TONES[level])
    if level == hill.top:
        return drawn + path(_square(hill, (0, 0), half - 0.07, height), PAVING[level])
    cells = [_square(hill, hill.cell(level, k), 0.43, height) for k in range(4 * (hill.sides[level] - 1))]
    tiles = [tile for tile in view["tiles"] if tile["field"].startswith(f"{level + 1}.")]
    return drawn + path("".join(cells), PAVING[level]) + "".join(_tile(hill, level, tile) for tile in tiles)


def _tile(hill: Hill, level: int, tile: View) -> str:
    middle, height = hill.cell(level, int(tile["field"].partition(".")[2])), height_of(level)
    x, y, _ = hill.project(middle, height)
    sign = "" if tile["open"] else at(x, y, path("M0-9L3-2L10 0L3 2L0 9L-3 2L-10 0L-3-2Z", "#c9b8f0"), 0.9)
    return path(_square(hill, middle, 0.34, height), "#fff6e0" if tile["open"] else "#5a4a86") + sign


def _goblins(hill: Hill, view: View) -> list[tuple[float, str]]:
    """All goblins: who sits on another above it, those in a village in rows."""
    stands: dict[str, list[View]] = {}
    for goblin in sorted(view["goblins"], key=lambda goblin: bool(goblin["sits"])):
        if goblin["place"] is not None:
            stands.setdefault(goblin["place"], []).append(goblin)
    size = hill.unit / UNIT
    drawn = []
    for place, there in stands.items():
        spot, village = hill.spot(place), place.startswith("v")
        spots = _crowd(len(there)) if village else [(0.0, 9.0 - CARRIED * k) for k in range(len(there))]
        for k, (goblin, (dx, dy)) in enumerate(zip(there, spots, strict=True)):
            body = at(spot.x + dx * size, spot.y + dy * size, _goblin(goblin["seat"], goblin["number"]), size)
            drawn.append((spot.order + (dy / 1000 + 0.1 if village else k / 100 + 0.01), body))
    return drawn


def _crowd(count: int) -> Sequence[Point]:
    rows = -(-count // ABREAST)
    columns = -(-count // rows)
    return [
        (
            (k % columns - (min(columns, count - k // columns * columns) - 1) / 2) * 27,
            (k // columns - (rows - 1) / 2) * 23,
        )
        for k in range(count)
    ]


def _goblin(seat: int, number: int) -> str:
    return (
        f'<ellipse cx="2" rx="17" ry="5.5" {SHADOW}/>'
        + path("M-8-25L-21-31Q-18-22-8-20ZM8-25L21-31Q18-22 8-20Z", "#8fae5d")
        + coloured("M-15.5 0Q-15-21 0-22Q15-21 15.5 0Q0 5-15.5 0Z", seat)
        + f'<path {SHADE} d="M15.5 0Q15-21 0-22Q11-15 10 2Q13 1.5 15.5 0Z"/>'
        + ellipse(9.5, 7.5, "#8fae5d", 0, -25)
        + '<g fill="#2a2a1c"><circle cx="-5" cy="-25" r="2"/><circle cx="5" cy="-25" r="2"/></g>'
        + at(0, -3, hat(seat), 0.74)
        + '<circle cy="-9.5" r="10.5" fill="#fffaf0" stroke="#000" stroke-opacity=".35"/>'
        + words(str(number), 0, -3, 18.5, "#241f33")
    )


GROUND = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#e6e4d2"/><circle cx="130" cy="56" r="28" fill="#fff3d0"/>'
    + path("M0 118Q150 66 300 106T620 88T800 110V560H0Z", "#c3cfae")
    + path("M0 148Q260 104 440 126T760 134V560H0Z", "#b4c488")
    + ellipse(390, 270, "#a6b877", WIDTH / 2, HEIGHT * 0.56)
)
TOWER = (
    f'<ellipse cx="4" cy="1" rx="22" ry="8" {SHADOW}/>'
    + path("M-16 2L-13-42H13L16 2Q0 9-16 2ZM-17-40V-50H-11V-46H-4V-50H4V-46H11V-50H17V-40Q0-34-17-40Z", "#e4d9c3")
    + f'<path {SHADE} d="M3 5.5L3-42H13L16 2Q10 5 3 5.5Z"/>'
    + path("M-14-47L0-88L14-47Q0-42-14-47Z", "#b3533f")
    + path("M-5-18V-26Q0-33 5-26V-18ZM-1-87V-104L16-98L1-92V-87Z", GLOW)
    + path("M-6 6V-6Q0-13 6-6V6Q0 7-6 6Z", "#46351f")
)
VILLAGE = (
    path("M-43-8V-25H-17V-8ZM17-11V-26H41V-11ZM-10-19V-35H10V-19Z", "#e4d9c3")
    + path("M-47-23L-30-41L-13-23ZM-14-33L0-50L14-33Z", "#b3533f")
    + path("M13-24L29-40L45-24Z", "#c08b45")
)
STONE = (
    f'<ellipse cx="2" cy="3" rx="11" ry="4" {SHADOW}/>'
    + path("M-10-8L-4-17L6-16L11-7L3 4L-5 3Z", "#1f8f9e", 'stroke="#0d4f5a"')
    + path("M-10-8L-4-17L0-9Z", "#9fd6dc")
)
