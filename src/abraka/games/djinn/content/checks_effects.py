"""What must hold for effects: which parameters each kind has, and how much there can be."""

from collections import Counter
from collections.abc import Iterator

from abraka.core.content import Flaw, Place
from abraka.games.djinn.content.forms import Gain, GearEffect, given
from abraka.games.djinn.content.packing import effect_lists
from abraka.games.djinn.content.parts import Content
from abraka.games.djinn.state import COLOURS, MOST_ITEMS

NEEDED = {
    "remove_djinn": {"n", "target"},
    "trade": {"per_turn", "pay", "gain"},
    "on_location": {"location", "gain"},
    "capture_power": {"n", "per"},
    "rule": {"name"},
}
"""The parameters of effects; those not named here have n."""
ALLOWED = {"bottles": {"distinct"}, "mage": {"pool"}, "capture_power": {"colours"}}
FEW = ("mage", "equipment", "circle", "place_secret")
"""Of these there are at most four at a time."""
MOST = 4


def effect_flaws(content: Content) -> Iterator[Flaw]:
    """What is wrong with the lists of effects."""
    sizes: Counter[str] = Counter()
    for found in effect_lists(content):
        sizes[str(found.place[0])] += len(found.effects)
        for i, effect in enumerate(found.effects):
            if isinstance(effect, Gain | GearEffect):
                yield from _parameter_flaws(effect, (*found.place, i))
                yield from _amount_flaws(effect, (*found.place, i))
    if sizes.total() > MOST_ITEMS:
        cause = f"all files together have {sizes.total()} effects, but there is room for {MOST_ITEMS}"
        yield Flaw(cause, (sizes.most_common(1)[0][0],))


def _parameter_flaws(effect: Gain | GearEffect, place: Place) -> Iterator[Flaw]:
    fields = given(effect)
    needed = NEEDED.get(effect.kind, {"n"})
    for field in sorted(needed - fields):
        yield Flaw(f"{effect.kind} needs {field}", place)
    for field in sorted(fields - needed - ALLOWED.get(effect.kind, set())):
        yield Flaw(f"{effect.kind} has no {field}", (*place, field))
    if isinstance(effect, GearEffect) and effect.kind == "capture_power":
        yield from _colour_flaws(effect, place)


def _colour_flaws(effect: GearEffect, place: Place) -> Iterator[Flaw]:
    if (effect.per == "djinn") != bool(effect.colours):
        yield Flaw("capture_power has colours if it is per djinn, and only then", place)
    if len(set(effect.colours)) != len(effect.colours):
        yield Flaw("a colour is listed twice", (*place, "colours"))


def _amount_flaws(effect: Gain | GearEffect, place: Place) -> Iterator[Flaw]:
    n = effect.n or 0
    if effect.distinct and n > COLOURS:
        yield Flaw(f"there are {COLOURS} colours, so no {n} bottles are distinct", (*place, "n"))
    if effect.kind in FEW and n > MOST:
        yield Flaw(f"n must be at most {MOST} for {effect.kind}, not {n}", (*place, "n"))
