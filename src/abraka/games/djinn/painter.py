"""Djinn at the end: the town with its thirteen places, the djinns that are still free, and the wizards."""

import math

from abraka.core.shapes import (
    SHADOW,
    Drawing,
    Point,
    View,
    at,
    coloured,
    ellipse,
    path,
    smooth,
    stroke,
    wizard,
)

WIDTH, HEIGHT = 780, 580
SIDE, TOP, FOOT = 66, 84, 68
RX, RY = 44, 30
TOWN = {
    "source": (500, 500), "inner_12": (500, 300), "inner_02": (673, 400), "inner_04": (673, 600),
    "inner_06": (500, 700), "inner_08": (327, 600), "inner_10": (327, 400), "outer_12": (500, 75),
    "outer_02": (868, 288), "outer_04": (868, 712), "outer_06": (500, 925), "outer_08": (132, 712),
    "outer_10": (132, 288),
}  # fmt: skip
"""As in the box's map."""
OUTER = [name for name in TOWN if name.startswith("outer")]
ROOFS = {
    "academy": "#3f6fa3", "tavern": "#c2702b", "catacombs": "#6f7a70", "archive": "#7b5a9e", "workshop": "#93463a",
    "market": "#c9a227", "source": "#2d9c94",
}  # fmt: skip
SMOKE = {
    "brown": ("#94602f", "#65401d", "M1 0Q-8-3-4-10Q-18-13-18-29Q-18-41-11-45L-14-55Q-6-53-4-48Q0-49 4-48"
              "Q6-53 14-55L11-45Q18-41 18-29Q18-13 6-11Q2-6 8-2Q4 1 1 0Z"),
    "blue": ("#2f7fc1", "#1c5688", "M1 0Q-8-3-5-10Q-16-16-15-28Q-14-39-5-45Q2-50-2-60Q14-58 12-45"
             "Q17-38 16-27Q15-15 6-10Q2-5 7-1Q4 1 1 0Z"),
    "red": ("#c23a2e", "#862019", "M0 0Q-8-4-4-11Q-17-16-15-31Q-14-38-17-49Q-10-45-8-41Q-6-52 1-61"
            "Q3-50 8-42Q11-46 15-51Q13-42 15-35Q18-17 6-11Q2-6 7-2Q3 1 0 0Z"),
    "yellow": ("#e0ac12", "#a67c05", "M0 0Q-7-4-3-9Q-12-10-14-18Q-22-23-17-32Q-20-43-10-46Q-4-55 5-49"
               "Q16-51 17-41Q24-34 18-27Q18-15 6-10Q2-5 6-1Q3 1 0 0Z"),
    "boss": ("#5a4a78", "#382c52", "M0 0Q-12-4-6-14Q-24-18-27-36Q-35-41-32-53Q-25-46-21-48Q-22-66-9-73L0-78"
             "L9-73Q22-66 21-48Q25-46 32-53Q35-41 27-36Q24-18 9-14Q4-8 11-3Q5 1 0 0Z"),
}  # fmt: skip


def draw(view: View) -> Drawing:
    """The whole town."""
    spaces = view["spaces"]
    paths = [_way(a["id"], b) for a in spaces for b in a["neighbours"] if a["id"] < b]
    ways = "".join(stroke(line, "#a08f70", 19) for line in paths) + "".join(
        stroke(line, "#e9dcbf", 14) for line in paths
    )
    pieces = sorted((piece for space in spaces for piece in _pieces(space)), key=lambda piece: piece[0])
    return Drawing(WIDTH, HEIGHT, GROUND + ways + "".join(map(_place, spaces)) + "".join(drawn for _, drawn in pieces))


def place_at(name: str) -> Point:
    """The middle of a place."""
    x, y = TOWN.get(name, (500, 500))
    return SIDE + (x - 132) / 736 * (WIDTH - 2 * SIDE), TOP + (y - 75) / 850 * (HEIGHT - TOP - FOOT)


def _bend(one: str, other: str) -> Point:
    """The middle of a path; those at the edge of the town are bent outwards."""
    (ax, ay), (bx, by), (cx, cy) = place_at(one), place_at(other), place_at("source")
    x, y = (ax + bx) / 2, (ay + by) / 2
    if not (one in OUTER and other in OUTER):
        return x, y
    far = math.hypot(x - cx, y - cy) or 1
    return x + (x - cx) / far * 32, y + (y - cy) / far * 32


def _way(one: str, other: str) -> str:
    (ax, ay), (mx, my), (bx, by) = place_at(one), _bend(one, other), place_at(other)
    return f"M{ax:.1f} {ay:.1f}Q{mx:.1f} {my:.1f} {bx:.1f} {by:.1f}"


def _place(space: View) -> str:
    roof = ROOFS[space["location"] or "source"]
    if space["shape"] == "square":
        box = f'x="{-RX + 3}" width="{2 * RX - 6}" height="{2 * RY - 6}" rx="9"'
        pave = f'<rect y="{-RY + 8}" {box} fill="#b3a284"/><rect y="{-RY + 3}" {box} fill="#f1e7d0"/>'
    else:
        pave = ellipse(RX, RY, "#b3a284", 0, 5) + ellipse(RX, RY, "#f1e7d0")
    if space["location"] is None:
        building = (
            ellipse(36, 15, "#b5b9bd", 0, 2)
            + ellipse(29, 11, "#1c6d72", 0, 1)
            + path("M-6 1Q-18-11-5-21Q6-29-1-45Q16-35 10-20Q6-9 8 1Z", roof)
        )
    else:
        building = (
            path("M-28-16H28V8H-28Z", "#dccbaa")
            + path("M-28-16H16V8H-28Z", "#efe2c8", 'stroke="#b3a284"')
            + path("M-34-15L-12-38H12L34-15Z", roof)
            + path("M-5 8V-5Q0-10 5-5V8Z", "#4b4356")
            + path("M-21-9h8v8h-8ZM13-9h8v8h-8Z", "#e9b44c")
        )
    return at(*place_at(space["id"]), pave + building)


def _pieces(space: View) -> list[tuple[float, str]]:
    """Tiles, djinns and wizards of a place, each with how far to the front it stands."""
    x, y = place_at(space["id"])
    laid = [seat for seat, tile in enumerate(space["tiles"]) if tile]
    tiles = [(y + 14, at(x + (k - (len(laid) - 1) / 2) * 21, y + 14, _tile(seat))) for k, seat in enumerate(laid)]
    crowd = [colour for colour, count in space["djinns"].items() for _ in range(count)]
    gap = min(21.0, 74 / max(1, len(crowd) - 1))
    djinns = []
    for k, colour in enumerate(crowd):
        off = k - (len(crowd) - 1) / 2
        djinns.append((y + 25 - abs(off) * 2.5, at(x + off * gap, y + 25 - abs(off) * 2.5, _djinn(colour), 0.56)))
    if space["boss"]:
        djinns.append((y + 3, at(x + 33, y + 3, _djinn("boss"), 0.56)))
    return tiles + djinns + _wizards(space)


def _wizards(space: View) -> list[tuple[float, str]]:
    """Wizards at the edge that they came by; who was brought to the Source stands before it."""
    x, y = place_at(space["id"])
    here, drawn, shifts = space["wizards"], [], dict[str, int]()
    brought = sum(1 for one in here if one["via"] is None)
    for one in here:
        via = one["via"] or ""
        before = shifts.get(via, 0)
        shifts[via] = before + 1
        if not via:
            foot = (x + (before - (brought - 1) / 2) * 30, y + 38)
        else:
            ax, ay = _bend(space["id"], via)
            far = math.hypot((ax - x) / 60, (ay - y) / 50) or 1
            foot = (x + (ax - x) / far + before * 15, y + (ay - y) / far + 6)
        shadow = f'<ellipse cx="2" rx="15" ry="5" {SHADOW}/>'
        drawn.append((foot[1], at(*foot, shadow + wizard(one["seat"]), 0.8)))
    return drawn


def _tile(seat: int) -> str:
    return coloured("M-8-8H8V8H-8Z", seat, 'stroke="#fffaf0" stroke-width="2"')


def _djinn(sort: str) -> str:
    smoke, deep, line = SMOKE[sort]
    eyes = -52 if sort == "boss" else -31
    face = path(
        f"M-9 {eyes}q3.5-6 7 1q-4 3-7-1ZM9 {eyes}q-3.5-6-7 1q4 3 7-1Z", "#f0c04a" if sort == "boss" else "#1c1a2b"
    )
    crown = path("M-15-66L-18-83L-8-76L0-88L8-76L18-83L15-66Q0-61-15-66Z", "#f0c04a") if sort == "boss" else ""
    return path(line, deep) + path(line, smoke, 'transform="translate(-1 -3) scale(.86 .9)"') + crown + face


def _district(more: float) -> str:
    """The ground of the town: around its outer places, so much larger."""
    cx, cy = place_at("source")
    points = [
        spot for k, name in enumerate(OUTER) for spot in (place_at(name), _bend(name, OUTER[(k + 1) % len(OUTER)]))
    ]
    return smooth([(cx + (x - cx) * more, cy + (y - cy) * more) for x, y in points])


GROUND = (
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#3b4a70"/>'
    + "".join(
        f'<circle cx="{k * 167 % WIDTH}" cy="{k * 89 % HEIGHT}" r="{1 + k % 3 / 2}" fill="#fff6dc"/>' for k in range(26)
    )
    + at(WIDTH - 44, 46, path("M0-22a22 22 0 1 0 20 30a18 18 0 0 1-20-30Z", "#fff6dc"))
    + path(_district(1.22), "#5c6f92")
    + path(_district(1.08), "#c9bfae")
    + path(_district(0.63), "#a9b48d")
    + path(_district(0.24), "#c9bfae")
)
