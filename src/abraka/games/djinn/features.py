"""What a seat of Djinn knows, as numbers (see `core.features`).

Nearly all lies open (D14): what is in the bag and in the piles is known as sets, and only the private scoring cards of
others are hidden. Mages, equipment, awards and traits are told one by one: whose they are, and what lies on offer.
"""

from abraka.core.features import Feature, Layout, empty, from_seat, put, put_flag, put_one_hot, seat_at
from abraka.core.records import Floats, hot, jit
from abraka.games.djinn import names
from abraka.games.djinn import state as st
from abraka.games.djinn.state import State
from abraka.games.djinn.view import CIRCLES as CIRCLE_NAMES
from abraka.games.djinn.view import DEEDS, PROMPTS

VERSION = 1
ASKED_KINDS = len(PROMPTS)
DETAILS = 3
GOODS = st.RESOURCES - st.COINS
HOLDINGS = st.COVERED + 1
SPACE_FACTS = 2 * st.LOCATIONS + st.COLOURS + 1
SEAT_SUMS = 9 + st.COLOURS
"""Of a seat's cards: mages face up and down, with keys, their fees and bonuses; equipment; awards and their points."""
SEAT_FACTS = (
    GOODS
    + 3 * st.COLOURS
    + st.CIRCLES * HOLDINGS
    + st.MARKERS
    + 1
    + st.LOCATIONS
    + st.STALLS
    + st.PERKS
    - 1
    + st.SPACES
    + 2 * st.KINDS
    + 1
)
CARD_FACTS = 4
THING_FACTS = 3


def layout(players: int) -> list[Feature]:
    """The names of all features, in order."""
    found, seats = Layout(), range(players)
    found.group("table")
    found.flag("easy", "longer")
    found.number("round", high=st.ROUND_LIMIT / 32)
    found.flag("last_round_known")
    found.number("rounds_left", high=st.ROUND_LIMIT / 32)
    found.number("djinns_a_round_space", high=4)
    found.group("turn")
    found.one_hot("prompt", PROMPTS)
    found.one_hot("to_act", seats)
    found.one_hot("active", seats)
    found.one_hot("first", seats)
    found.flag("moved", "final", *(f"did_{deed}" for deed in DEEDS))
    found.number("unlocked", high=32)
    found.number("cost", high=256)
    found.one_hot("held", names.SORTS)
    found.each("targets", names.SORTS, high=10)
    found.each("detail", range(DETAILS), low=-1, high=32)
    found.group("seats")
    for seat in seats:
        _seat(found, f"seat{seat}")
    found.group("cards_of_seats")
    for seat in seats:
        sums = ("mages_up", "mages_down", "key_mages", "fees", "green", "ambitions", "sets", "awards", "award_points")
        found.number(*(f"seat{seat}.{name}" for name in sums), high=32)
        found.each(f"seat{seat}.bonus", names.COLOURS, high=32)
    found.group("spaces")
    for space in names.SPACES:
        found.one_hot(f"{space}.location", names.LOCATIONS)
        found.one_hot(f"{space}.own_tile", names.LOCATIONS)
        found.each(f"{space}.djinns", names.COLOURS, high=10)
        found.flag(f"{space}.boss")
        found.flag(*(f"{space}.wizard{seat}" for seat in seats))
        found.flag(*(f"{space}.tile{seat}" for seat in seats))
    found.group("supply")
    found.each("bag", names.COLOURS, high=4)
    found.number("bosses_beside", "bosses_gone", high=2)
    found.group("mages")
    for mage in names.MAGES:
        found.flag(*(f"mage_{mage}.{name}" for name in ("ready", "used", "others", "shown")))
    found.group("equipment")
    for gear in names.GEAR:
        found.flag(*(f"{gear}.{name}" for name in ("ready", "used", "others", "shown")))
    found.group("chests")
    found.flag(*(f"{chest}.pile" for chest in names.CHESTS))
    found.flag(*(f"{chest}.revealed" for chest in names.CHESTS))
    for group, things in (("awards", names.AWARDS), ("traits", names.TRAITS), ("scoring", names.SCORINGS)):
        found.group(group)
        for thing in things:
            found.flag(*(f"{group}.{thing}.{name}" for name in ("shown", "own", "others")))
    found.group("tom")
    found.flag(*(f"tom_{card}" for card in names.TOM_CARDS))
    return found.features


def _seat(found: Layout, seat: str) -> None:
    found.each(f"{seat}.have", names.EFFECTS[st.COINS : st.RESOURCES], high=128)
    found.each(f"{seat}.bottles", names.COLOURS, high=128)
    found.each(f"{seat}.bottled", names.COLOURS, high=10)
    found.each(f"{seat}.boss_bottled", names.COLOURS, high=4)
    for circle in range(1, st.CIRCLES + 1):
        found.one_hot(f"{seat}.circle{circle}", CIRCLE_NAMES)
    found.one_hot(f"{seat}.capacity", ("5", "6", "7", "8", "flipped"))
    found.number(f"{seat}.minimum")
    found.flag(*(f"{seat}.tile_left.{location}" for location in names.LOCATIONS))
    found.one_hot(f"{seat}.stall", names.STALLS)
    found.flag(*(f"{seat}.perk.{perk}" for perk in names.PERKS[1:]))
    found.one_hot(f"{seat}.came_from", names.SPACES)
    found.each(f"{seat}.equipment", names.KINDS, high=3)
    found.each(f"{seat}.equipment_up", names.KINDS, high=3)
    found.flag(f"{seat}.off_map")


@jit
def features(s: State, seat: int, row: Floats) -> int:
    """Writes all that a seat knows; returns how many numbers that is."""
    empty(row)
    at = put_turn(s, seat, row, put_table(s, row, 0))
    seats = at
    sums = seats + s.seats * SEAT_FACTS
    for k in range(s.seats):
        put_seat(s, seat_at(seat, k, s.seats), row, seats + k * SEAT_FACTS)
    at = put_spaces(s, seat, row, sums + s.seats * SEAT_SUMS)
    for colour in range(st.COLOURS):
        row[at + colour] = s.bag[colour] / 4
    at = put(row, at + st.COLOURS, s.supply / 8)
    at = put(row, at, s.bosses_gone / 8)
    at = put_mages(s, seat, row, at, sums)
    at = put_gear(s, seat, row, at, seats, sums)
    at = put_chests(s, row, at)
    at = put_awards(s, seat, row, at, sums)
    at = put_traits(s, seat, row, at)
    at = put_scoring(s, seat, row, at, sums)
    for card in range(st.TOM_CARDS):
        row[at + card] = s.tom_pile >> card & 1
    return at + st.TOM_CARDS


@hot
def put_table(s: State, row: Floats, at: int) -> int:
    """The options, and how far the match is."""
    at = put_flag(row, at, s.easy)
    at = put_flag(row, at, s.longer)
    at = put(row, at, s.round / 32)
    at = put_flag(row, at, s.last_round > 0)
    at = put(row, at, max(0, (s.last_round if s.last_round > 0 else st.ROUND_LIMIT) - s.round) / 32)
    return put(row, at, s.round_djinns / 4)


@hot
def put_turn(s: State, seat: int, row: Floats, at: int) -> int:
    """Who is asked what, what was done in the turn, and what is being captured."""
    at = put_one_hot(row, at, s.prompt, ASKED_KINDS)
    at = put_one_hot(row, at, from_seat(seat, s.to_act, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.active, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.first, s.seats), s.seats)
    at = put_flag(row, at, s.moved)
    at = put_flag(row, at, s.final)
    for deed in range(len(DEEDS)):
        row[at + deed] = s.did >> deed & 1
    at = put(row, at + len(DEEDS), s.unlocked / 4)
    at = put(row, at, s.cost / 16)
    at = put_one_hot(row, at, s.held - 1, st.SORTS)
    for sort in range(st.SORTS):
        row[at + sort] = s.target_count[sort] / 4
    at += st.SORTS
    if s.depth > 0:
        for i in range(DETAILS):
            row[at + i] = s.stack[s.depth - 1][1 + i] / 32
    return at + DETAILS


@hot
def put_seat(s: State, seat: int, row: Floats, at: int) -> None:
    """What lies on a seat's board; its equipment comes later."""
    for kind in range(GOODS):
        row[at + kind] = s.have[seat][st.COINS + kind] / 8
    at += GOODS
    for colour in range(st.COLOURS):
        row[at + colour] = s.bottles[seat][colour] / 4
        row[at + st.COLOURS + colour] = s.bottled[seat][colour] / 4
        row[at + 2 * st.COLOURS + colour] = s.boss_bottled[seat][colour] / 4
    at += 3 * st.COLOURS
    for circle in range(st.CIRCLES):
        row[at + s.circle[seat][circle]] = 1.0
        at += HOLDINGS
    at = put_one_hot(row, at, s.marker[seat], st.MARKERS)
    at = put(row, at, s.minimum[seat] / 2)
    for location in range(st.LOCATIONS):
        row[at + location] = s.strip[seat] >> location & 1
    at = put_one_hot(row, at + st.LOCATIONS, s.stall[seat], st.STALLS)
    for perk in range(1, st.PERKS):
        row[at + perk - 1] = s.perks[seat] >> perk & 1
    at = put_one_hot(row, at + st.PERKS - 1, s.via[seat], st.SPACES)
    put_flag(row, at + 2 * st.KINDS, s.at[seat] == st.NONE)


@hot
def put_spaces(s: State, me: int, row: Floats, at: int) -> int:
    """The map: locations, djinns, wizards and secret tiles."""
    width = SPACE_FACTS + 2 * s.seats
    for space in range(st.SPACES):
        here = at + space * width
        put_one_hot(row, here, s.token[space], st.LOCATIONS)
        put_one_hot(row, here + st.LOCATIONS, s.tile[me][space] - 1, st.LOCATIONS)
        for colour in range(st.COLOURS):
            row[here + 2 * st.LOCATIONS + colour] = s.djinns[space][colour] / 4
        row[here + 2 * st.LOCATIONS + st.COLOURS] = s.boss[space]
    for k in range(s.seats):
        other = seat_at(me, k, s.seats)
        if s.at[other] != st.NONE:
            row[at + s.at[other] * width + SPACE_FACTS + k] = 1.0
        for space in range(st.SPACES):
            put_flag(row, at + space * width + SPACE_FACTS + s.seats + k, s.tile[other][space] != 0)
    return at + st.SPACES * width


@hot
def put_owned(owner: int, me: int, ready: bool, row: Floats, at: int) -> None:
    """Whose a card is: the own ones ready or used, or another's."""
    row[at + (2 if owner != me else 0 if ready else 1)] = 1.0


@hot
def put_mages(s: State, me: int, row: Floats, at: int, sums: int) -> int:
    """Each mage, and what those of a seat that are ready do together."""
    for mage in range(st.MAGES):
        owner = s.mage_of[mage] - 1
        if owner >= 0:
            up = s.mage_up[mage] != 0
            put_owned(owner, me, up, row, at + mage * CARD_FACTS)
            there = sums + from_seat(me, owner, s.seats) * SEAT_SUMS
            row[there + (0 if up else 1)] += 0.25
            row[there + 2] += 0.25 if s.mage_deck[mage] == st.LOCKED else 0.0
            if up:
                row[there + 3] += s.mage_fee[mage] / 4
                row[there + 4] += s.mage_green[mage] / 4
                for colour in range(st.COLOURS):
                    row[there + 9 + colour] += s.mage_colour[mage][colour] / 4
    for pile in range(st.MAGE_PILES):
        if s.mage_top[pile] != st.NONE:
            row[at + s.mage_top[pile] * CARD_FACTS + 3] = 1.0
    return at + st.MAGES * CARD_FACTS


@hot
def put_gear(s: State, me: int, row: Floats, at: int, seats: int, sums: int) -> int:
    """Each equipment card, and how many of each kind a seat has: three different ones are a set (D158)."""
    kinds = seats + SEAT_FACTS - 2 * st.KINDS - 1
    for gear in range(st.GEAR):
        owner = s.gear_of[gear] - 1
        if owner >= 0:
            up = s.gear_up[gear] != 0
            put_owned(owner, me, up, row, at + gear * CARD_FACTS)
            there = kinds + from_seat(me, owner, s.seats) * SEAT_FACTS + s.gear_kind[gear]
            row[there] += 0.25
            row[there + st.KINDS] += 0.25 if up else 0.0
    for k in range(s.seats):
        there = kinds + k * SEAT_FACTS
        row[sums + k * SEAT_SUMS + 6] = min(row[there], min(row[there + 1], row[there + 2]))
    for kind in range(st.KINDS):
        if s.gear_top[kind] != st.NONE:
            row[at + s.gear_top[kind] * CARD_FACTS + 3] = 1.0
    return at + st.GEAR * CARD_FACTS


@hot
def put_chests(s: State, row: Floats, at: int) -> int:
    """The chests that may still come, and those that lie open."""
    for chest in range(st.CHESTS):
        row[at + chest] = s.chest_pile >> chest & 1
    for i in range(s.n_revealed):
        row[at + st.CHESTS + s.revealed[i]] = 1.0
    return at + 2 * st.CHESTS


@hot
def put_thing(where: int, me: int, row: Floats, at: int) -> None:
    """Whether a thing is on offer, the own or another's."""
    if where >= st.SHOWN:
        row[at + (0 if where == st.SHOWN else 1 if where == st.OWNED + me else 2)] = 1.0


@hot
def put_awards(s: State, me: int, row: Floats, at: int, sums: int) -> int:
    """Each award, and the points of those that a seat has."""
    for award in range(st.AWARDS):
        where = s.award_at[award]
        put_thing(where, me, row, at + award * THING_FACTS)
        if where >= st.OWNED:
            there = sums + from_seat(me, where - st.OWNED, s.seats) * SEAT_SUMS
            row[there + 7] += 0.25
            row[there + 8] += s.award_vp[award] / 16
    return at + st.AWARDS * THING_FACTS


@hot
def put_traits(s: State, me: int, row: Floats, at: int) -> int:
    """Each trait: on offer, the own, or another's."""
    for trait in range(st.TRAITS):
        put_thing(s.trait_at[trait], me, row, at + trait * THING_FACTS)
    return at + st.TRAITS * THING_FACTS


@hot
def put_scoring(s: State, me: int, row: Floats, at: int, sums: int) -> int:
    """The open scoring cards and the own private ones; of the others' only how many there are (D185)."""
    for card in range(st.SCORINGS):
        where = s.score_at[card]
        if where == st.SHOWN or where == st.OWNED + me:
            put_thing(where, me, row, at + card * THING_FACTS)
        if where >= st.OWNED:
            row[sums + from_seat(me, where - st.OWNED, s.seats) * SEAT_SUMS + 5] += 0.5
    return at + st.SCORINGS * THING_FACTS
