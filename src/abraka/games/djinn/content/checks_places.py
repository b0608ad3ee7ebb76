"""What must hold on the map and at the locations."""

from collections.abc import Iterator
from itertools import permutations

from abraka.core.content import Flaw, Place, each_once
from abraka.games.djinn import ids, names
from abraka.games.djinn.content.forms import given
from abraka.games.djinn.content.parts import Content, LocationEntry, Map
from abraka.games.djinn.state import LOCATIONS

FEWEST_PATHS, MOST_PATHS = 2, 6
"""Of a space. A wizard never turns back, so each space needs a second path; more than these crowd the choices."""
AT_SOURCE = 3

VERBS = dict(zip(names.LOCATIONS, ("gain", "mage", "chests", "archive", "trade", "market"), strict=True))
FIELDS = {
    "gain": {"gain"},
    "mage": {"n", "pool"},
    "chests": {"n"},
    "archive": {"n"},
    "trade": {"pay", "gain"},
    "market": {"n"},
}
"""What says what an action with such a verb does."""


def place_flaws(content: Content) -> Iterator[Flaw]:
    """What is wrong with the map, the locations, the archive, the market and the secret tiles."""
    yield from _space_flaws(content.map)
    yield from _path_flaws(content.map)
    yield from _graph_flaws(content.map)
    for i, location in enumerate(content.locations.location):
        yield from _location_flaws(location, ("locations", "location", i))
    if sorted(content.locations.magic_source.row1) != ["bosses", "refill"]:
        yield Flaw("row1 must be “refill” and “bosses”", ("locations", "magic_source", "row1"))
    yield from _archive_flaws(content)
    yield from _market_flaws(content)
    for i, secret in enumerate(content.secrets.secret):
        if secret.id != f"secret_{secret.location}":
            yield Flaw(f"{secret.id} does not go with the location {secret.location}", ("secrets", "secret", i))


# The map.


def _space_flaws(map: Map) -> Iterator[Flaw]:
    for i, space in enumerate(map.space):
        if (space.id == "source") != (space.shape == "source"):
            yield Flaw("the space source, and no other, has the shape “source”", ("map", "space", i, "shape"))
    squares = sum(space.shape == "square" for space in map.space)
    if squares != LOCATIONS:
        rounds = len(map.space) - 1 - squares
        yield Flaw(f"there must be 6 square and 6 round spaces, not {squares} and {rounds}", ("map", "space"))
    if not 0 <= map.wizard_offset <= 0.5:
        yield Flaw("wizard_offset must be from 0 to 0.5", ("map", "wizard_offset"))


def _path_flaws(map: Map) -> Iterator[Flaw]:
    """Paths join a square, or the Source, and a round space, two spaces once at most."""
    shapes = {space.id: space.shape for space in map.space}
    known: set[frozenset[str]] = set()
    yield from each_once(("map", "path"), "id", [path.id for path in map.path], (), "the path")
    for i, path in enumerate(map.path):
        place = ("map", "path", i)
        for key, end in (("a", path.a), ("b", path.b)):
            if end not in shapes:
                yield Flaw(f"{key} must be the id of a space", (*place, key))
        if path.a == path.b:
            yield Flaw(f"a path joins two spaces, not {path.a} and itself", (*place, "b"))
        if frozenset((path.a, path.b)) in known:
            yield Flaw(f"{path.a} and {path.b} are joined already", place)
        if (shapes[path.a] == "round") == (shapes[path.b] == "round"):
            cause = f"a path joins a round space and another, not {shapes[path.a]} and {shapes[path.b]}"
            yield Flaw(cause, place)
        known.add(frozenset((path.a, path.b)))


def _graph_flaws(map: Map) -> Iterator[Flaw]:
    near = neighbours(map)
    for i, space in enumerate(map.space):
        paths = len(near[space.id])
        if space.id == "source" and paths != AT_SOURCE:
            yield Flaw(f"{AT_SOURCE} round spaces are joined to the Source, not {paths}", ("map", "space", i))
        elif not FEWEST_PATHS <= paths <= MOST_PATHS:
            cause = f"{space.id} must have {FEWEST_PATHS} to {MOST_PATHS} paths, not {paths}"
            yield Flaw(cause, ("map", "space", i))
    reached, new = {"source"}, {"source"}
    while new:
        new = set().union(*(near[space] for space in new)) - reached
        reached |= new
    for i, space in enumerate(map.space):
        if space.id not in reached:
            yield Flaw(f"no way leads from the Source to {space.id}", ("map", "space", i))
    if not easy_layouts(map):
        cause = "wherever the tokens lie, some path joins two spaces of the same location: no easier game is possible"
        yield Flaw(cause, ("map", "path"))


def neighbours(map: Map) -> dict[str, set[str]]:
    """The spaces that each space is joined to."""
    near: dict[str, set[str]] = {space.id: set() for space in map.space}
    for path in map.path:
        near[path.a].add(path.b)
        near[path.b].add(path.a)
    return near


def easy_layouts(map: Map) -> int:
    """In how many ways each round space gets a square one of its location that it is not joined to (D3)."""
    near = neighbours(map)
    rounds = [near[space.id] for space in map.space if space.shape == "round"]
    squares = [space.id for space in map.space if space.shape == "square"]
    return sum(all(square not in near for square, near in zip(order, rounds)) for order in permutations(squares))


# The locations.


def _location_flaws(location: LocationEntry, place: Place) -> Iterator[Flaw]:
    verb = VERBS[location.id]
    if location.verb != verb:
        yield Flaw(f"the verb of {location.id} must be “{verb}”, not “{location.verb}”", (*place, "verb"))
    for key, action in (("basic", location.basic), ("special", location.special)):
        if given(action) != FIELDS[verb]:
            fields = " and ".join(sorted(FIELDS[verb], reverse=True))
            yield Flaw(f"the {key} action of {location.id} has {fields}, nothing else", (*place, key))


def _archive_flaws(content: Content) -> Iterator[Flaw]:
    """Red options replace yellow ones, none twice (D90)."""
    yellow = [option.id for option in content.archive.option if option.list == "yellow"]
    replaced: list[str] = []
    for i, option in enumerate(content.archive.option):
        place = ("archive", "option", i)
        if not option.id.startswith(option.list):
            yield Flaw(f"{option.id} is not on the {option.list} list", (*place, "list"))
        if option.list == "yellow" and option.replaces:
            yield Flaw("only a red option replaces another", (*place, "replaces"))
        if option.list == "red" and option.replaces not in yellow:
            yield Flaw(f"{option.id} must say which yellow option it replaces", (*place, "replaces"))
        if option.replaces in replaced:
            yield Flaw(f"{option.replaces} is replaced already", (*place, "replaces"))
        replaced += [option.replaces] if option.replaces else []


def _market_flaws(content: Content) -> Iterator[Flaw]:
    """Every offer at one stall, every stall in one place of the side for 1 and 2 players (D102, D103)."""
    market = content.market
    offers = [offer.id for stall in market.stall for offer in stall.offers]
    for i, stall in enumerate(market.stall):
        if not stall.offers:
            yield Flaw(f"{stall.id} must have an offer", ("market", "stall", i, "offers"))
        for k, offer in enumerate(stall.offers):
            place = ("market", "stall", i, "offers", k, "id")
            if offer.id not in names.OFFERS:
                yield Flaw(f"there is no such offer; there are {', '.join(names.OFFERS)}", place)
            if offers.count(offer.id) > 1:
                yield Flaw(f"the offer {offer.id} is listed twice", place)
    for id in names.OFFERS:
        if id not in offers:
            yield Flaw(f"the offer {id} is missing", ("market", "stall"))
    yield from _group_flaws(content)


def _group_flaws(content: Content) -> Iterator[Flaw]:
    market = content.market
    groups = [place.id for place in market.place_1_2]
    grouped = [stall for place in market.place_1_2 for stall in place.stalls]
    yield from each_once(("market", "place_1_2"), "id", groups, (), "the place")
    for i, group in enumerate(market.place_1_2):
        for k, id in enumerate(group.stalls):
            place = ("market", "place_1_2", i, "stalls", k)
            if id not in ids.STALL_IDS:
                yield Flaw(f"stalls must be {', '.join(ids.STALL_IDS)}", place)
            if grouped.count(id) > 1:
                yield Flaw(f"{id} must be in one place only", place)
    for i, stall in enumerate(market.stall):
        here = [group.id for group in market.place_1_2 if stall.id in group.stalls]
        if here != [stall.group_1_2]:
            yield Flaw(f"{stall.id} must be in the place that its group_1_2 names", ("market", "stall", i, "group_1_2"))
