"""The table of Djinn as a picture of 80 columns: the town, what there is to get, the seats."""

import textwrap
from collections.abc import Iterable, Mapping

from abraka.core.game import SEAT_LETTERS
from abraka.core.sentences import listed, seat_name
from abraka.games.djinn import terms
from abraka.games.djinn.terms import words
from abraka.games.djinn.view import GearPileView, MagePileView, PlaceView, SeatView, SpaceView, View
from abraka.games.djinn.view.parts import MageView

WIDTH = 80
HEAD = 13
"""Where the text behind a heading begins."""

TOWN = """\

             .-------------------------+-------------------------.
             |                         |                         |


 |               \\              /      |      \\              /               |
 |                                     |                                     |
 |                     |               |               |                     |
 |                     |                               |                     |
 |                     |         /           \\         |                     |
 |                                                                           |
 |                                                                           |
 |               /              \\             /              \\               |

             |                         |                         |
             '-------------------------+-------------------------'

"""
"""The paths of the packaged map."""

PLACES = {
    "outer_12": (0, 39),
    "outer_10": (3, 13),
    "inner_12": (3, 39),
    "outer_02": (3, 65),
    "inner_10": (6, 23),
    "inner_02": (6, 55),
    "source": (8, 39),
    "inner_08": (10, 23),
    "inner_04": (10, 55),
    "outer_08": (13, 13),
    "inner_06": (13, 39),
    "outer_04": (13, 65),
    "outer_06": (16, 39),
}
"""Where spaces stand in it: row, and column of the middle."""

RINGS = (
    ("outer_12", "outer_02", "outer_04", "outer_06", "outer_08", "outer_10"),
    ("inner_12", "inner_02", "inner_04", "inner_06", "inner_08", "inner_10"),
)
DRAWN = {
    *(frozenset((ring[n], ring[n - 1])) for ring in RINGS for n in range(6)),
    *(frozenset(pair) for pair in zip(*RINGS, strict=True)),
    *(frozenset(("source", space)) for space in RINGS[1][::2]),
}
"""The paths that the picture shows."""


def picture(view: View) -> str:
    """All but the question."""
    parts = [town(view), displays(view), table(view), boards(view), progress(view)]
    return "\n\n".join("\n".join(line.rstrip() for line in part.splitlines()) for part in parts)


# ---- The town.


def town(view: View) -> str:
    """The spaces with their locations, djinns and wizards; another map than the packaged one as a list."""
    paths = {frozenset((space.id, other)) for space in view.spaces for other in space.neighbours}
    if paths != DRAWN:
        lines = [f"{_label(space)} {_there(space)} – {', '.join(space.neighbours)}" for space in view.spaces]
        return "\n".join([*(_wrapped("", line) for line in lines), *_legend()])
    rows = [row.ljust(WIDTH) for row in TOWN.split("\n")]
    for space in view.spaces:
        row, middle = PLACES[space.id]
        rows[row] = _written(rows[row], middle, _label(space))
        rows[row + 1] = _written(rows[row + 1], middle, _there(space))
    return "\n".join([*rows, *_legend()])


def _written(row: str, middle: int, text: str) -> str:
    """A row with a text in it, centred as far as there is room."""
    if not text:
        return row
    start = max(0, min(middle - len(text) // 2, WIDTH - 1 - len(text)))
    text = f" {text} " if start else f"{text} "
    start = max(0, start - 1)
    return row[:start] + text + row[start + len(text) :]


def _label(space: SpaceView) -> str:
    """“[outer_12] tavern +BY”."""
    if space.location is None:
        return terms.title("place", "source")
    name = f"[{space.id}]" if space.shape == "square" else f"({space.id})"
    owners = "".join(SEAT_LETTERS[seat] for seat, tile in enumerate(space.tiles) if tile is not None)
    return f"{name} {terms.title('place', space.location)}" + (f" +{owners}" if owners else "")


def _there(space: SpaceView) -> str:
    """“boss 2br bl *B”."""
    found = ["boss"] if space.boss else []
    found += _short(space.djinns)
    return " ".join([*found, *(f"*{SEAT_LETTERS[wizard.seat]}" for wizard in space.wizards)])


def _short(counts: Mapping[str, int]) -> list[str]:
    return [f"{n if n > 1 else ''}{colour[:2]}" for colour, n in counts.items()]


# ---- What there is to get.


def displays(view: View) -> str:
    """The locations with their actions and what is on offer there, awards, scoring cards."""
    deeds = {place.id: words("djinn_draw_deeds", basic=terms.deed(place.id, place.basic),
                             special=terms.deed(place.id, place.special)) for place in view.locations}  # fmt: skip
    chests = words("djinn_map_chests", count=len(view.chests_to_come), gone=len(view.chests_discarded))
    lines = [
        _place("academy", deeds["academy"]),
        _place("tavern", f"{deeds['tavern']} ({words('djinn_draw_mage')})"),
        _wrapped(f"  {words('djinn_draw_open')}", _mages(view.mages[:2])),
        _wrapped(f"  {words('djinn_draw_with_key')}", _mages(view.mages[2:])),
        _place("catacombs", f"{deeds['catacombs']}. {chests}"),
        _place("archive", f"{deeds['archive']}. {_archive(view)}"),
        _place("workshop", deeds["workshop"]),
        *(_wrapped(f"  {terms.title('kind', pile.kind)}", _gear_pile(pile)) for pile in view.gear),
        _place("market", f"{deeds['market']}. " + "; ".join(_stall(place) for place in view.market)),
        _wrapped(terms.title("place", "source"), _source(view)),
        *_awards(view),
    ]
    scoring = [terms.scoring(card).rstrip(".") for card in view.scoring]
    lines += [_wrapped(words("djinn_map_scoring"), " | ".join(scoring))] if scoring else []
    chests_here = [terms.chest(chest) for chest in view.revealed]
    lines += [_wrapped(words("djinn_draw_chests"), " | ".join(chests_here))] if chests_here else []
    return "\n".join(lines)


def _place(location: str, text: str) -> str:
    return _wrapped(terms.title("place", location), text)


def _mages(piles: Iterable[MagePileView]) -> str:
    tops = [_mage(pile.top) for pile in piles if pile.top is not None]
    return f"{' | '.join(tops)} ({_under(sum(pile.under for pile in piles))})" if tops else words("djinn_map_empty")


def _mage(card: MageView) -> str:
    return f"{terms.title('mage', card.id)} {terms.mage_short(card)}"


def _gear_pile(pile: GearPileView) -> str:
    if pile.top is None:
        return words("djinn_map_empty")
    return f"{terms.title('gear', pile.top.id)}: {terms.gear_short(pile.top)} ({_under(pile.under)})"


def _under(count: int) -> str:
    return words("djinn_map_under", count=count)


def _archive(view: View) -> str:
    """The options of the viewer's list, or of the active seat's (D90)."""
    seat = view.seats[view.seat if view.seat >= 0 else view.active]
    colour = "yellow" if seat.strip else "red"
    return " / ".join(terms.effects(option.gain) for option in view.archive if option.id.startswith(colour))


def _stall(place: PlaceView) -> str:
    offers = ", ".join(terms.offer(offer) for offer in place.offers)
    return f"{place.stall}: {offers}" + "".join(f" *{SEAT_LETTERS[seat]}" for seat in place.assistants)


def _source(view: View) -> str:
    """The two rows (D110)."""
    seat = view.seats[view.seat if view.seat >= 0 else view.active]
    goods = "; ".join(terms.effects(item.gain) for item in view.purchases)
    fee = terms.given("scrolls", seat.fee)
    return words("djinn_about_source", price=view.prices.boss_at_source, fee=fee, goods=goods)


def _awards(view: View) -> list[str]:
    """The columns, what each award is worth and brings."""
    lines = []
    for column in sorted({award.column for award in view.awards}):
        shown = [f"{a.points} + {terms.effects(a.bonus)}" for a in view.awards if a.column == column]
        lines.append(_wrapped(words("djinn_award", column=terms.roman(column)), " | ".join(shown)))
    return lines or [_wrapped(words("djinn_map_awards"), words("djinn_map_empty"))]


# ---- The seats.


def table(view: View) -> str:
    """One line a seat: goods, places."""
    rows = [["", *(words("djinn_draw_head", id=head) for head in HEADS)]]
    rows += [_figures(view, number, seat) for number, seat in enumerate(view.seats)]
    names = max(len(row[0]) for row in rows)
    widths = [len(head) + 1 for head in rows[0][1:-1]]
    return "\n".join(_row(row, names, widths) for row in rows)


HEADS = ("coins", "scrolls", "power", "minimum", "keys", "corks", "fee", "wizard")


def _row(cells: list[str], names: int, widths: list[int]) -> str:
    name, *figures, wizard = cells
    return name.ljust(names) + "".join(map(str.rjust, figures, widths)) + f"  {wizard}"


def _figures(view: View, number: int, seat: SeatView) -> list[str]:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    power = f"{seat.power}/{seat.max_power}"
    figures = [seat.coins, seat.scrolls, power, seat.minimum, seat.keys, seat.corks, seat.fee]
    return [f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}", *map(str, figures), _where(seat)]


def _where(seat: SeatView) -> str:
    if seat.at is None:
        return words("djinn_draw_not_placed")
    return seat.at if seat.via is None else f"{seat.at}<{seat.via}"


def boards(view: View) -> str:
    """What each seat has before it; the viewer's own last, and in full."""
    others = [number for number in range(len(view.seats)) if number != view.seat]
    lines = [_wrapped(seat_name(number), "; ".join(_glance(view, number))) for number in others]
    if view.seat >= 0:
        lines += _own(view)
    return "\n".join(lines)


def _part(id: str, things: Iterable[str], join: str = ", ") -> list[str]:
    """A group of things under its name, if there are any."""
    found = join.join(things)
    return [words("djinn_draw_part", id=id, things=found)] if found else []


def _glance(view: View, number: int) -> list[str]:
    """A seat in short."""
    seat = view.seats[number]
    return [
        *_holdings(view, number),
        *_part("mages", (_hidden_if(card.up, terms.title("mage", card.id)) for card in seat.mages)),
        *_part("gear", (_hidden_if(card.up, terms.title("gear", card.id)) for card in seat.gear)),
        *_part("traits", (terms.title("trait", trait.id) for trait in seat.traits)),
        *_ambition(seat),
    ]


def _ambition(seat: SeatView) -> list[str]:
    """The private scoring cards, or how many there are (D14)."""
    if seat.ambition:
        return _part("ambition", (terms.scoring(card) for card in seat.ambition), " / ")
    return _part("ambition", [str(seat.ambitions)]) if seat.ambitions else []


def _own(view: View) -> list[str]:
    """The viewer's board."""
    seat = view.seats[view.seat]
    parts = [
        "; ".join(_holdings(view, view.seat)),
        *_part("mages", (_hidden_if(card.up, _mage(card)) for card in seat.mages), " | "),
        *(f"{terms.title('gear', card.id)}: {terms.gear(card)}" for card in seat.gear),
        *(f"{terms.title('trait', trait.id)}: {terms.trait(trait)}" for trait in seat.traits),
        *_ambition(seat),
    ]
    return [_wrapped("" if n else words("djinn_describe_you"), part, HEAD) for n, part in enumerate(parts)]


def _holdings(view: View, number: int) -> list[str]:
    """Circles, bottles, awards, tiles, points."""
    seat = view.seats[number]
    marker = "djinn_desk_capacity_flipped" if seat.flipped else "djinn_desk_capacity"
    placed = [f"{terms.title('place', tile)} {space.id}" for space in view.spaces if (tile := space.tiles[number])]
    points = [f"{words('djinn_item', id=item)} {n}" for item, n in seat.points.items() if n]
    return [
        *_part("circles", (words("djinn_circle", id=circle) for circle in seat.circles)),
        words(marker, n=seat.capacity).rstrip("."),
        *_part("bottles", [terms.bottles(seat.bottles)]),
        *_part("corked", [terms.crowd(seat.bottled, sum(seat.boss_bottled.values()))]),
        *_part("awards", (str(award.points) for award in seat.awards), " + "),
        *([words("djinn_desk_gear", sets=seat.sets)] if seat.sets else []),
        *_part("placed", placed),
        *_part("strip", (terms.title("place", location) for location in seat.strip)),
        *([f"{terms.amount('points', seat.total)}: {', '.join(points)}"] if view.reason == "points" else []),
    ]


def _hidden_if(up: bool, text: str) -> str:
    """What lies face down stands in brackets."""
    return text if up else f"({text})"


# ---- How far the match is.


def progress(view: View) -> str:
    """Rounds, bosses, the bag, Tom; and the capture that goes on."""
    bosses = sum(space.shape == "round" for space in view.spaces)
    bag = terms.crowd(view.bag, 0) or words("djinn_nobody")
    lines = [
        words("djinn_describe_turn", round=view.round, turn=view.turn, gone=view.bosses_gone, all=bosses),
        words("djinn_describe_supply", bag=bag, supply=view.supply, keys=view.keys),
    ]
    if view.last_round:
        lines.append(words("djinn_banner", id="end" if view.round < view.last_round else "last", count=0) + ".")
    if len(view.seats) == 1:
        # A round is one turn: there is no other player (D213).
        blanks = sum(not card.rows for card in view.tom)
        lines.append(f"{words('djinn_desk_tom_left', count=len(view.tom))} ({words('djinn_tom_blank')}: {blanks}).")
    if view.doing.targets:
        aims = f"{words('djinn_desk_capture')}: {listed([terms.whom(sort) for sort in view.doing.targets])}."
        lines.append(f"{aims} {words('djinn_desk_pay')}: {terms.given('power', view.doing.cost)}.")
    return "\n".join(_wrapped("", line) for line in lines)


def _legend() -> list[str]:
    return [_wrapped("", words("djinn_draw_legend"))]


def _wrapped(head: str, text: str, indent: int = 4) -> str:
    """A heading and its text, cut at spaces to the picture's width."""
    first = f"{head:<{HEAD - 1}} " if head else " " * (indent if indent == HEAD else 0)
    rest = " " * (HEAD if head else indent)
    return "\n".join(textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False))
