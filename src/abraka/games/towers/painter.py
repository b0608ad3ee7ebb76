"""Wandering Towers at the end: the ring of sixteen places with its towers, wizards and the raven castle."""

from collections.abc import Sequence
from typing import Any

from abraka.core.shapes import (
    SHADE,
    SHADOW,
    Drawing,
    Point,
    View,
    at,
    ellipse,
    path,
    smooth,
    stroke,
    tree,
    wizard,
    words,
)

WIDTH, HEIGHT = 760, 560
OUTER, INNER, TOP, FOOT, WAVE = 64, 166, 172, HEIGHT - 44, 22
RISE, ROOF_DEPTH, ROOM = 40, 6, 150
WALLS = (("#cbbfa8", "#ddd3be"), ("#bba98f", "#cbbaa0"), ("#c9b3a0", "#dac6b3"))
SPOTS = {
    0: [],
    1: [(0, 0)],
    2: [(-12, 0), (12, 0)],
    3: [(-23, 0), (0, 0), (23, 0)],
    4: [(-24, -14), (4, -14), (-12, 0), (18, 0)],
    5: [(-12, -14), (12, -14), (-25, 0), (0, 0), (25, 0)],
    6: [(-26, -14), (-5, -14), (16, -14), (-16, 0), (5, 0), (26, 0)],
}
CREST = path("M-9-9H9V0Q8 8 0 11Q-8 8-9 0Z", "#394263") + path("M-5 2Q-3-6 4-6L6-3L3-2Q2 4-4 6Z", "#f4e6c4")


def draw(view: View) -> Drawing:
    """The whole board."""
    places = _places()
    stacks = sorted(enumerate(view["spaces"]), key=lambda entry: places[entry[0]][1])
    pieces = "".join(at(*places[number], _stack(space)) for number, space in stacks)
    return Drawing(WIDTH, HEIGHT, _ground(places) + pieces)


def _places() -> list[Point]:
    """The feet of what stands on the spaces: five above and below, three at each side."""
    row = [INNER + k * (WIDTH - 2 * INNER) / 4 for k in range(5)]
    above = [(x, TOP + WAVE * (k % 2)) for k, x in enumerate(row)]
    below = [(x, FOOT - WAVE * (k % 2)) for k, x in enumerate(row)]
    left = [(OUTER if k % 2 else INNER, TOP + k * (FOOT - TOP) / 4) for k in (1, 2, 3)]
    right = [(WIDTH - x, y) for x, y in left]
    return [*above, *right, *reversed(below), *reversed(left)]


def _ground(places: Sequence[Point]) -> str:
    way = smooth(places)
    trees = [(30, 130), (88, 118), (700, 116), (735, 140), (24, 500), (735, 470), (330, 320), (430, 312), (380, 350)]
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#efe0bd"/>'
        + '<g fill="#fff6dc"><circle cx="228" cy="52" r="84" fill-opacity=".4"/><circle cx="228" cy="52" r="25"/></g>'
        + path("M-40 66q115-58 230 0t230 0t230 0t230 0V560H-40Z", "#c6cfae")
        + path("M-20 84q90-32 180 0t180 0t180 0t180 0t180 0V560H-20Z", "#b4c285")
        + path("M-20 420Q120 380 170 470T330 560H-20Z", "#8ab3b8")
        + path("M800 330Q660 350 640 430T520 560H800Z", "#98ab78")
        + ellipse(190, 106, "#f2e6c9", WIDTH / 2, 328)
        + stroke(way, "#bf9f66", 73)
        + stroke(way, "#e2cd9d", 66)
        + "".join(at(x, y, tree(k % 2 == 0)) for k, (x, y) in enumerate(trees))
        + "".join(ellipse(46, 17, "#bf9f66", x, y + 2.5) + ellipse(46, 17, "#f3e5c2", x, y) for x, y in places)
    )


def _stack(space: Any) -> str:
    """What stands on a space, from the back to the front; squeezed if it is high."""
    floors = space["floors"]
    rise = min(RISE, ROOM / max(1, len(floors)))
    height = rise * len(floors)
    crowd = floors[-1]["wizards"] if floors else space["ground"]
    foot = -height - ROOF_DEPTH if floors else 2.0
    backs = "".join(at(0, -rise * k, _back(floor, rise)) for k, floor in enumerate(floors))
    fronts = "".join(at(0, -rise * k, _front(floor, rise)) for k, floor in reversed(list(enumerate(floors))))
    shadow = f'<ellipse cx="5" cy="2" rx="42" ry="11" {SHADOW}/>' if floors or space["castle"] else ""
    crest = at(0, 0, CREST) if space["crest"] and not floors and not space["castle"] else ""
    people = _wizards(crowd, foot)
    return shadow + crest + backs + people + (at(0, foot, CASTLE, 0.45) if space["castle"] else "") + fronts


def _wizards(crowd: Sequence[int] | None, foot: float) -> str:
    owners = [seat for seat, count in enumerate(crowd or ()) for _ in range(count)][:6]
    return "".join(at(dx, foot + dy, wizard(seat)) for seat, (dx, dy) in zip(owners, SPOTS[len(owners)], strict=True))


def _back(floor: Any, rise: float) -> str:
    wall, _ = WALLS[floor["tower"] % 3]
    crown = path("M-37-8V-17H-27V-12H-16V-21H-5V-14H5V-21H16V-12H27V-17H37V-8Z", wall)
    return at(0, -rise, crown + ellipse(36, 9.5, "#8d7d68", 0, -5))


def _front(floor: Any, rise: float) -> str:
    wall, crown = WALLS[floor["tower"] % 3]
    top = (
        "M-36 10L-38-4V-9Q-33-8-28-7.3V-2.5Q-22-2-16-1.5V-6.5Q-8-6 0-6"
        "Q8-6 16-6.5V-1.5Q22-2 28-2.5V-7.3Q33-8 38-9V-4L36 10Q0 17-36 10Z"
    )
    return (
        path(f"M-33 0L-31 {-rise:.1f}H31L33 0Q0 6-33 0Z", wall)
        + f'<path {SHADE} d="M10 3L10 {-rise:.1f}H31L33 0Q22 2.5 10 3Z"/>'
        + at(0, -rise, path(top, crown, 'stroke="#463219" stroke-opacity=".3"'))
        + (at(0, -rise + 4, CREST, 0.82) if floor["crest"] else "")
        + (words(str(floor["tower"]), -19, -rise + 24, 21, "#3d3226") if rise >= 20 else "")
    )


CASTLE = (
    path("M-50 2L-46-58L46-58L50 2Q0 12-50 2Z", "#565f8c")
    + path("M-60 2V-84H-31V4Q-46 6-60 2ZM31 4V-84H60V2Q46 6 31 4ZM-21 4V-104H21V4Z", "#626c9b")
    + path("M-41 4V-84H-31V4ZM50 2V-84H60V2ZM7 4V-104H21V4Z", "#414a75")
    + path(
        "M-66-82Q-49-96-45-116Q-41-96-25-82Q-45-75-66-82ZM25-82Q41-96 45-116Q49-96 66-82Q45-75 25-82Z"
        "M-28-102Q-4-116 0-150Q4-116 28-102Q0-95-28-102Z",
        "#2c3350",
    )
    + path("M-8-68v-14q8-9 16 0v14ZM-51-54v-11q5-6 10 0v11ZM40-54v-11q5-6 10 0v11Z", "#f6c95a")
    + path("M-13 6v-26q13-15 26 0v26Q0 8-13 6Z", "#1f2540")
    + path("M1.5-174q14-4 28 4q-14 1-28 8ZM-1.5-148v-26h3v26Z", "#b9322c")
)
"""Raven castle; the middle of its foot is at 0, 0."""
