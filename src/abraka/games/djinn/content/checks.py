"""What must hold in the content files of Djinn: ids, names, players and the box; the rest is in `checks_*`."""

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any

from abraka.core.content import Flaw, Place, each_once
from abraka.games.djinn import ids, names
from abraka.games.djinn import state as st
from abraka.games.djinn.content.checks_cards import card_flaws
from abraka.games.djinn.content.checks_effects import effect_flaws
from abraka.games.djinn.content.checks_places import place_flaws
from abraka.games.djinn.content.forms import GOALS, Names
from abraka.games.djinn.content.parts import Content

IDS: tuple[tuple[Place, str, Sequence[str]], ...] = (
    (("map", "space"), "space", names.SPACES),
    (("locations", "location"), "location", names.LOCATIONS),
    (("locations", "magic_source", "row2_gain"), "purchase", ids.PURCHASE_IDS),
    (("archive", "option"), "option", names.ARCHIVE_OPTIONS),
    (("market", "stall"), "stall", ids.STALL_IDS),
    (("secrets", "secret"), "tile", ids.SECRET_IDS),
    (("mages", "mage"), "mage", ids.MAGE_IDS),
    (("equipment", "equipment"), "card", names.GEAR),
    (("chests", "chest"), "chest", names.CHESTS),
    (("awards", "award"), "award", names.AWARDS),
    (("scoring", "scoring"), "scoring card", ids.SCORING_IDS),
    (("traits", "trait"), "trait", ids.TRAIT_IDS),
    (("player", "capacity"), "capacity", ids.CAPACITY_IDS),
    (("player", "circle"), "circle", ids.CIRCLE_IDS),
    (("player", "milestone"), "milestone", ids.MILESTONE_IDS),
    (("player", "consolation"), "consolation", ids.CONSOLATION_IDS),
    (("player", "key_exchange"), "use of a key", ids.KEY_USE_IDS),
    (("supply", "colour"), "colour", names.COLOURS),
    (("supply", "component"), "component", ids.COMPONENT_IDS),
    (("solo", "card"), "card", ids.TOM_IDS[:-3]),
    (("solo", "blank"), "blank", ids.TOM_IDS[-3:]),
    (("solo", "task"), "task", ids.TASK_IDS),
)
NAMED = ("location", "mage", "equipment", "scoring", "trait", "colour")
HEX = re.compile(r"#[0-9a-fA-F]{6}")
BLANKS = 3


def find_flaws(content: Content) -> Iterator[Flaw]:
    """What is wrong with the content; ids come first, for the rest relies on them."""
    for place, what, known in IDS:
        yield from _id_flaws(place, [entry.id for entry in _at(content, place)], known, what)
    yield from _look_flaws(content)
    yield from place_flaws(content)
    yield from card_flaws(content)
    yield from effect_flaws(content)
    yield from _player_flaws(content)
    yield from _key_flaws(content)
    yield from _share_flaws(content)
    yield from _count_flaws(content)
    yield from _solo_flaws(content)


def _at(content: Content, place: Place) -> Any:
    return reduce(getattr, (str(step) for step in place), content)


# Ids, names and colours.


def _id_flaws(place: Place, found: Sequence[str], known: Sequence[str], what: str) -> Iterator[Flaw]:
    for i, id in enumerate(found):
        if id not in known:
            shown = "".join(sign if sign.isprintable() else "·" for sign in id)
            yield Flaw(f"there is no {what} “{shown}”", (*place, i, "id"))
    yield from each_once(place, "id", found, known, f"the {what}")


def _look_flaws(content: Content) -> Iterator[Flaw]:
    seats = [seat.id for seat in content.player.seat]
    yield from each_once(("player", "seat"), "id", seats, (), "the seat")
    for place in [*(place for place, _, _ in IDS if place[-1] in NAMED), ("player", "seat")]:
        for i, entry in enumerate(_at(content, place)):
            yield from _name_flaws(entry.name, (*place, i, "name"))
    yield from _name_flaws(content.locations.magic_source.name, ("locations", "magic_source", "name"))
    for i, colour in enumerate(content.supply.colour):
        yield from _name_flaws(colour.element_name, ("supply", "colour", i, "element_name"))
    for i, trait in enumerate(content.traits.trait):
        yield from _line_flaws(trait.text, "the text", ("traits", "trait", i, "text"))
    for place in (("player", "seat"), ("supply", "colour")):
        for i, entry in enumerate(_at(content, place)):
            yield from _hex_flaws(entry.hex, (*place, i, "hex"))
    yield from _hex_flaws(content.supply.boss.hex, ("supply", "boss", "hex"))


def _name_flaws(name: Names, place: Place) -> Iterator[Flaw]:
    for language in Names.__struct_fields__:
        yield from _line_flaws(getattr(name, language), f"the name in {language}", (*place, language))


def _line_flaws(text: str, what: str, place: Place) -> Iterator[Flaw]:
    if not text.isprintable() or text != text.strip():
        yield Flaw(f"{what} must be one line without blanks around it", place)


def _hex_flaws(colour: str, place: Place) -> Iterator[Flaw]:
    if not HEX.fullmatch(colour):
        yield Flaw("hex must be a colour such as #c23b34", place)


# Players.


def _player_flaws(content: Content) -> Iterator[Flaw]:
    player, start = content.player, content.player.start
    yield from _capacity_flaws(content)
    most = next(capacity.max_power for capacity in player.capacity if capacity.marker == start.capacity)
    if start.power > most:
        cause = f"power must be at most {most} with the capacity {start.capacity}, not {start.power}"
        yield Flaw(cause, ("player", "start", "power"))
    highest = start.minimum + len(player.milestone)
    if highest > player.scale.minimum_highest:
        cause = f"with its milestones the minimum reaches {highest}, above the scale's {player.scale.minimum_highest}"
        yield Flaw(cause, ("player", "start", "minimum"))
    if player.scale.minimum_highest > most:
        cause = f"the minimum can reach {player.scale.minimum_highest}, above the most power at the start, {most}"
        yield Flaw(cause, ("player", "scale", "minimum_highest"))
    if st.MOST_PLAYERS * start.keys > st.ALL_KEYS:
        cause = f"{st.MOST_PLAYERS} players need {st.MOST_PLAYERS * start.keys} keys, but there are {st.ALL_KEYS}"
        yield Flaw(cause, ("player", "start", "keys"))
    circles = [circle.active_at_start for circle in ids.in_order(player.circle, ids.CIRCLE_IDS)]
    if circles != sorted(circles, reverse=True):
        yield Flaw("the circles that are active at the start are those farthest left", ("player", "circle"))
    if sum(circles) != start.active_circles:
        cause = f"there are {start.active_circles} active circles, but {sum(circles)} are active_at_start"
        yield Flaw(cause, ("player", "start", "active_circles"))
    for i, milestone in enumerate(player.milestone):
        if (milestone.unlocks is not None) != (milestone.id == "last_secret_placed"):
            yield Flaw("last_secret_placed unlocks the red archive, and nothing else does", ("player", "milestone", i))


def _capacity_flaws(content: Content) -> Iterator[Flaw]:
    """Each place of the marker as its id says; farther on the power is not less (D33)."""
    for i, capacity in enumerate(content.player.capacity):
        if capacity.id != f"capacity_{capacity.marker}" + "_flipped" * capacity.flipped:
            yield Flaw(f"{capacity.id} does not go with its marker", ("player", "capacity", i, "marker"))
    powers = [capacity.max_power for capacity in ids.in_order(content.player.capacity, ids.CAPACITY_IDS)]
    if powers != sorted(powers):
        yield Flaw("max_power must not fall when the capacity rises", ("player", "capacity"))


def _key_flaws(content: Content) -> Iterator[Flaw]:
    """A key is worth one of what it stands for (D34)."""
    for i, use in enumerate(content.player.key_exchange):
        kind = ("coins", "scrolls", "power")[ids.KEY_USE_IDS.index(use.id)]
        if [(gain.kind, gain.n) for gain in use.gain] != [(kind, 1)]:
            yield Flaw(f"{use.id} must gain {kind}, n = 1", ("player", "key_exchange", i, "gain"))


# The box.


def _share_flaws(content: Content) -> Iterator[Flaw]:
    """What is laid out must be there, for every number of players (D10–D13, D210)."""
    box, shares = content.supply, content.supply.players
    found = [share.n for share in shares]
    yield from each_once(("supply", "players"), "n", found, range(1, st.MOST_PLAYERS + 1), "the number of players")
    total = sum(colour.djinns for colour in box.colour)
    ambition = content.perk("private_scoring_cards")
    private = ambition.n or 0
    for i, share in enumerate(shares):
        place = ("supply", "players", i)
        more = share.extra_djinn_at_source_rounds + (box.setup.longer_variant_extra if share.n > 1 else 0)
        djinns = 6 * share.djinns_per_round_space + 3 * more
        if djinns > total:
            cause = f"{djinns} djinns can be at the spaces at the start, but there are {total}"
            yield Flaw(cause, (*place, "djinns_per_round_space"))
        if share.awards_per_column != share.n + 1:
            cause = f"awards_per_column must be players + 1: {share.n + 1}, not {share.awards_per_column}"
            yield Flaw(cause, (*place, "awards_per_column"))
        if share.n == 1 and share.traits_offered_each + share.scoring_cards:
            yield Flaw("the solo game has neither traits nor scoring cards", place)
        if share.n > 1 and share.traits_offered_each < share.n:
            cause = f"each of {share.n} players needs a trait, but {share.traits_offered_each} are offered"
            yield Flaw(cause, (*place, "traits_offered_each"))
        if share.scoring_cards + private > st.SCORINGS:
            cause = f"{share.scoring_cards} scoring cards and {private} for a trait are more than the {st.SCORINGS}"
            yield Flaw(cause, (*place, "scoring_cards"), ("traits", "trait", content.traits.trait.index(ambition), "n"))


def _count_flaws(content: Content) -> Iterator[Flaw]:
    """The box holds what the other files list."""
    wanted = _counts(content)
    for i, component in enumerate(content.supply.component):
        count = wanted.get(component.id, component.count)
        if component.count != count:
            cause = f"the count of {component.id} must be {count}, as the content has it, not {component.count}"
            yield Flaw(cause, ("supply", "component", i, "count"))
    for i, component in enumerate(content.supply.component):
        if component.id == "key" and component.unlimited:
            yield Flaw("keys are limited", ("supply", "component", i, "unlimited"))


def _counts(content: Content) -> dict[str, int]:
    box, waiting = content.supply, [circle for circle in content.player.circle if not circle.active_at_start]
    each = dict.fromkeys(("player_board", "wizard", "assistant", "power_marker", "archive_strip"), st.MOST_PLAYERS)
    each |= dict.fromkeys(("capacity_marker", "minimum_marker"), st.MOST_PLAYERS)
    return each | {
        "chest": len(content.chests.chest),
        "space_token": 2 * len(content.locations.location),
        "award": len(content.awards.award),
        "trait": len(content.traits.trait),
        "circle": st.MOST_PLAYERS * len(waiting),
        "key": st.ALL_KEYS,
        "djinn": sum(colour.djinns for colour in box.colour),
        "bottle": sum(colour.bottles for colour in box.colour),
        "boss": box.setup.bosses_on_map + box.setup.bosses_in_supply,
        "equipment": len(content.equipment.equipment),
        "mage": len(content.mages.mage),
        "scoring_card": len(content.scoring.scoring),
        "solo_card": len(content.solo.card) + len(content.solo.blank),
        "secret": st.MOST_PLAYERS * content.secrets.per_player,
    }


# The solo game.


def _solo_flaws(content: Content) -> Iterator[Flaw]:
    solo = content.solo
    sizes = range(st.TOM_CARDS - BLANKS, st.TOM_CARDS + 1)
    if sorted(solo.deck_sizes) != list(sizes):
        yield Flaw(f"deck_sizes must be {', '.join(str(size) for size in reversed(sizes))}", ("solo", "deck_sizes"))
    for i, card in enumerate(solo.card):
        if card.row1 == card.row2:
            yield Flaw(f"row1 and row2 of {card.id} must differ", ("solo", "card", i, "row2"))
    conditions = [task.condition for task in solo.task]
    yield from each_once(("solo", "task"), "condition", conditions, GOALS, "the condition")
    for i, task in enumerate(solo.task):
        if task.condition == "capacity_max" and not st.LOWEST_MARKER <= task.n <= st.HIGHEST_MARKER:
            cause = f"the capacity is {st.LOWEST_MARKER} to {st.HIGHEST_MARKER}, not {task.n}"
            yield Flaw(cause, ("solo", "task", i, "n"))
