"""The table of Djinn as a picture of 80 columns: the town, what there is to get, the seats."""

import textwrap
from collections.abc import Iterable, Mapping

from abraka.core.game import SEAT_LETTERS
from abraka.core.sentences import counted, listed, seat_name
from abraka.games.djinn import words
from abraka.games.djinn.view import GearPileView, MagePileView, PlaceView, SeatView, SpaceView, View
from abraka.games.djinn.view.parts import MageView

WIDTH = 80
HEAD = 11
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

LEGEND = "[square] (round); 2br: two brown djinns; *B: Blue's wizard; +B: a tile of Blue's"


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
        return "\n".join([*(_wrapped("", line) for line in lines), LEGEND])
    rows = [row.ljust(WIDTH) for row in TOWN.split("\n")]
    for space in view.spaces:
        row, middle = PLACES[space.id]
        rows[row] = _written(rows[row], middle, _label(space))
        rows[row + 1] = _written(rows[row + 1], middle, _there(space))
    return "\n".join([*rows, LEGEND])


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
        return "Source of Magic"
    name = f"[{space.id}]" if space.shape == "square" else f"({space.id})"
    owners = "".join(SEAT_LETTERS[seat] for seat, tile in enumerate(space.tiles) if tile is not None)
    return f"{name} {space.location}" + (f" +{owners}" if owners else "")


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
    deeds = {place.id: f"{words.deed(place.id, place.basic)}; round: {words.deed(place.id, place.special)}"
             for place in view.locations}  # fmt: skip
    chests = f"{len(view.chests_to_come)} chests to come, {len(view.chests_discarded)} seen"
    lines = [
        _wrapped("Academy", deeds["academy"]),
        _wrapped("Tavern", deeds["tavern"] + " (fee: power off, +1br each brown djinn)"),
        _wrapped("  open", _mages(view.mages[:2])),
        _wrapped("  with key", _mages(view.mages[2:])),
        _wrapped("Catacombs", f"{deeds['catacombs']} ({chests})"),
        _wrapped("Archive", f"{deeds['archive']}. {_archive(view)}"),
        _wrapped("Workshop", deeds["workshop"]),
        *(_wrapped(f"  {pile.kind}", _gear_pile(pile)) for pile in view.gear),
        _wrapped("Market", f"{deeds['market']}. " + "; ".join(_place(place) for place in view.market)),
        _wrapped("Source", _source(view)),
        *_awards(view),
    ]
    lines += [_wrapped("Scoring", " | ".join(words.scoring(card) for card in view.scoring))] if view.scoring else []
    lines += [_wrapped("Chests", " | ".join(_chests(view)))] if view.revealed else []
    return "\n".join(lines)


def _mages(piles: Iterable[MagePileView]) -> str:
    tops = [_mage(pile.top) for pile in piles if pile.top is not None]
    below = sum(pile.under for pile in piles)
    return " | ".join(tops) + f" ({below} below)" if tops else "none left"


def _mage(card: MageView) -> str:
    return f"{words.title('mage', card.id)} {words.mage_short(card)}"


def _gear_pile(pile: GearPileView) -> str:
    return "none left" if pile.top is None else f"{words.gear(pile.top)} ({pile.under} below)"


def _archive(view: View) -> str:
    """The options of the viewer's list, or of the active seat's (D90)."""
    seat = view.seats[view.seat if view.seat >= 0 else view.active]
    colour = "yellow" if seat.strip else "red"
    return " / ".join(words.gained(option.gain) for option in view.archive if option.id.startswith(colour))


def _place(place: PlaceView) -> str:
    offers = ", ".join(words.offer(offer) for offer in place.offers)
    return f"{place.stall}: {offers}" + "".join(f" *{SEAT_LETTERS[seat]}" for seat in place.assistants)


def _source(view: View) -> str:
    """The two rows (D110)."""
    bosses = f"{view.supply} there" if view.supply else "none there"
    buys = listed([words.gained(item.gain) for item in view.purchases], "or")
    return (
        f"full power, or bosses for {view.prices.boss_at_source} each ({bosses}); "
        f"and for your fee in scrolls each: {buys}"
    )


def _awards(view: View) -> list[str]:
    """The columns, what each award is worth and brings."""
    lines = []
    for column in sorted({award.column for award in view.awards}):
        shown = [f"{a.points} + {words.gained(a.bonus)}" for a in view.awards if a.column == column]
        lines.append(_wrapped(f"Awards {'I' * column}", " | ".join(shown)))
    return lines or [_wrapped("Awards", "none left")]


def _chests(view: View) -> list[str]:
    locked = {chest.id: f" (locked: {words.gained(chest.locked)})" if chest.locked else "" for chest in view.revealed}
    return [words.gained(chest.gain) + locked[chest.id] for chest in view.revealed]


# ---- The seats.


def table(view: View) -> str:
    """One line a seat: goods, places."""
    head = _row("", "coins", "scrolls", "power", "min", "keys", "corks", "fee", "wizard", "assistant")
    return "\n".join([head, *(_numbers(view, number, seat) for number, seat in enumerate(view.seats))])


def _row(*cells: str) -> str:
    name, coins, scrolls, power, least, keys, corks, fee, wizard, assistant = cells
    numbers = f"{coins:>5}{scrolls:>8}{power:>6}{least:>4}{keys:>5}{corks:>6}{fee:>4}"
    return f"{name:<10}{numbers}  {wizard:<19}{assistant}"


def _numbers(view: View, number: int, seat: SeatView) -> str:
    mark = f"{view.ranks[number]}." if view.ranks else ">" if number == view.active else ""
    if seat.at is None:
        wizard = "not yet placed"
    elif seat.via is None:
        wizard = seat.at
    else:
        wizard = f"{seat.at}<{seat.via}"
    return _row(
        f"{mark:2}{SEAT_LETTERS[number]} {seat_name(number)}",
        str(seat.coins),
        str(seat.scrolls),
        f"{seat.power}/{seat.max_power}",
        str(seat.minimum),
        str(seat.keys),
        str(seat.corks),
        str(seat.fee),
        wizard,
        (seat.stall or "–").replace("bottle_and_cork", "bottle+cork"),
    )


def boards(view: View) -> str:
    """What each seat has before it; the viewer's own last, and in full."""
    others = [number for number in range(len(view.seats)) if number != view.seat]
    lines = [_wrapped(seat_name(number), "; ".join(_glance(view, number))) for number in others]
    if view.seat >= 0:
        lines.append(_own(view))
    return "\n".join(lines)


def _glance(view: View, number: int) -> list[str]:
    """A seat in short."""
    seat = view.seats[number]
    found = _holdings(view, number)
    if seat.mages:
        found.append("mages " + ", ".join(_hidden_if(card.up, words.title("mage", card.id)) for card in seat.mages))
    if seat.gear:
        found.append("equipment " + ", ".join(_hidden_if(card.up, words.title("gear", card.id)) for card in seat.gear))
    if seat.traits:
        found.append("traits " + ", ".join(words.title("trait", trait.id) for trait in seat.traits))
    if seat.ambition:
        found.append("secret: " + " / ".join(words.scoring(card) for card in seat.ambition))
    elif seat.ambitions:
        found.append(f"{counted(seat.ambitions, 'secret scoring card')}")
    return found


def _own(view: View) -> str:
    """The viewer's board."""
    seat = view.seats[view.seat]
    lines = [_wrapped("You", "; ".join(_holdings(view, view.seat)))]
    if seat.mages:
        lines.append(_wrapped("  mages", " | ".join(_hidden_if(card.up, _mage(card)) for card in seat.mages)))
    lines += [_wrapped(f"  {card.kind}", words.gear(card)) for card in seat.gear if card.up]
    down = [words.title("gear", card.id) for card in seat.gear if not card.up]
    lines += [_wrapped("  used", f"({', '.join(down)})")] if down else []
    lines += [_wrapped("  trait", f"{words.title('trait', t.id)}: {words.trait(t)}") for t in seat.traits]
    if seat.ambition:
        lines.append(_wrapped("  secret", "the better of: " + " / ".join(words.scoring(c) for c in seat.ambition)))
    return "\n".join(lines)


def _holdings(view: View, number: int) -> list[str]:
    """Circles, bottles, awards, tiles, points."""
    seat = view.seats[number]
    circles = {"empty": "empty", "inactive": "#", "covered": "x"}
    found = ["circles " + ", ".join(circles.get(circle, circle) for circle in seat.circles)]
    found.append("capacity 8 flipped" if seat.flipped else f"capacity {seat.capacity}")
    if seat.bottles:
        found.append("bottles " + " ".join(_short(seat.bottles)))
    corked = _short(seat.bottled) + [f"{n} boss in {colour[:2]}" for colour, n in seat.boss_bottled.items()]
    if corked:
        found.append("corked " + ", ".join(corked))
    if seat.awards:
        found.append("awards " + " + ".join(str(award.points) for award in seat.awards))
    if seat.sets:
        found.append(counted(seat.sets, "set") + " of equipment")
    placed = [f"{space.tiles[number]}@{space.id}" for space in view.spaces if space.tiles[number] is not None]
    found.append("tiles " + " ".join([*placed, *(f"({location})" for location in seat.strip)]))
    if seat.points:
        found.append(f"{seat.total} points: " + ", ".join(f"{n} {item}" for item, n in seat.points.items() if n))
    return found


def _hidden_if(up: bool, text: str) -> str:
    """What lies face down stands in brackets."""
    return text if up else f"({text})"


# ---- How far the match is.


def progress(view: View) -> str:
    """Rounds, bosses, the bag, Tom; and the capture that goes on."""
    last = f", the last is {view.last_round}" if view.last_round else ""
    bag = " ".join(f"{n}{colour[:2]}" for colour, n in view.bag.items()) or "nobody"
    lines = [
        _wrapped(
            "", f"Turn {view.turn}, round {view.round}{last}; {view.bosses_gone} of 6 bosses gone; in the bag {bag}"
        )
    ]
    if len(view.seats) == 1:
        blanks = sum(not card.rows for card in view.tom)
        cards = f"{counted(len(view.tom), 'card')} left, {blanks} blank" if view.tom else "no cards left"
        lines.append(f"Tom has {cards}")  # D213: there is no other player
    if view.doing.targets:
        cost = f", {view.doing.cost} power to pay" if view.doing.cost else ""
        lines.append(_wrapped("", f"Capturing {listed(view.doing.targets)}{cost}"))
    return "\n".join(lines)


def _wrapped(head: str, text: str) -> str:
    """A heading and its text, cut at spaces to the picture's width."""
    indent = " " * HEAD if head else ""
    first = f"{head:<{HEAD}}" if head else ""
    return "\n".join(
        textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent or "    ", break_long_words=False)
    )
