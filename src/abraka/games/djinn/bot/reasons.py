"""Why one would do that: what has changed between a decision and the end of its turn, the weightiest first."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from abraka.core.reasons import Reason
from abraka.core.records import plain
from abraka.core.sentences import seat_name
from abraka.games.djinn import names, terms
from abraka.games.djinn import state as st
from abraka.games.djinn.bot import evaluation
from abraka.games.djinn.plain import bosses_left
from abraka.games.djinn.rules import awards, equipment, scoring
from abraka.games.djinn.state import State
from abraka.games.djinn.terms import words

REASONS: dict[str, tuple[str, ...]] = {
    "wins": (),
    "beats_tom": (),
    "begins_end": ("points",),
    "boss_gone": ("count",),
    "captures_boss": ("count",),
    "captures": ("count",),
    "bottles": ("count",),
    "award": ("points",),
    "three": ("colour",),
    "two": ("colour",),
    "tile": ("location",),
    "last_tile": (),
    "mage": ("mage",),
    "readies": ("count",),
    "card": ("gear",),
    "first_set": (),
    "capacity": ("field",),
    "circle": (),
    "gains": ("what", "count"),
    "scoring": ("card", "points"),
    "loses_scoring": ("card", "points"),
    "takes_away": ("seat",),
    "pays": ("seat", "count"),
    "no_card": (),
    "next_capture": ("power",),
    "keeps_keys": ("count",),
}
"""All kinds of reasons, with the names of their arguments."""

CERTAIN = 10_000
GOODS = {st.COINS: "coins", st.SCROLLS: "scrolls", st.POWER: "power", st.KEYS: "keys", st.CORKS: "corks"}
GOOD_WORTH = {st.COINS: 12, st.SCROLLS: 15, st.POWER: 7, st.KEYS: 18, st.CORKS: 20}
"""In tenths of a point, as all weights here."""
BOTTLE_WORTH = 20
WORTH_TELLING = 20

Weighed = tuple[int, Reason]

_points = [
    plain(rule)
    for rule in (scoring.award_points, scoring.public_points, scoring.ambition_points, scoring.gear_points)
]  # fmt: skip
_bottled, _in_circles = plain(scoring.count_bottled), plain(scoring.count_in_circles)
_card_points, _glass, _up = plain(scoring.card_points), plain(scoring.unused_glass), plain(scoring.count_up)
_placed, _inactive, _sets = plain(scoring.secrets_placed), plain(scoring.inactive_circles), plain(equipment.sets_of)
_awards_of, _next_capture = plain(awards.awards_of), plain(evaluation.next_capture)


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """Why a seat would do what leads from one state to the other, the weightiest first."""
    found = chain(
        _ending(before, after, seat),
        _bosses(before, after),
        _captures(before, after, seat),
        _colours(before, after, seat),
        _outfit(before, after, seat),
        _goods(before, after, seat),
        _scoring_cards(before, after, seat),
        _others(before, after, seat),
        _later(before, after, seat),
    )
    return [reason for _, reason in sorted(found, key=lambda weighed: -weighed[0])]


def points_of(state: State, seat: int) -> int:
    """The points that a seat has now (D200)."""
    held = state.bottled_vp * _bottled(state, seat) + state.circle_vp * _in_circles(state, seat)
    return int(held + state.glass_vp * _glass(state, seat) + sum(count(state, seat) for count in _points))


# ---- Bosses, djinns, awards.


def _ending(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """How the match ends, or that its end begins."""
    if after.reason == st.BY_POINTS and after.ranks[seat] == 1:
        yield CERTAIN, Reason("wins")
    if not bosses_left(before) or bosses_left(after):
        return
    if before.seats == 1:
        yield CERTAIN - 1, Reason("beats_tom")
        return
    lead = points_of(after, seat) - max(points_of(after, other) for other in range(after.seats) if other != seat)
    if lead > 0:
        yield CERTAIN - 1, Reason("begins_end", {"points": lead})


def _bosses(before: State, after: State) -> Iterator[Weighed]:
    """Bosses that leave the map."""
    gone = bosses_left(before) - bosses_left(after)
    if gone > 0 and before.seats == 1:
        yield 400 * gone, Reason("boss_gone", {"count": gone})


def held(state: State, seat: int, sorts: range) -> int:
    """How many of some sorts a seat has in circles and bottles."""
    circles = sum(1 for holds in state.circle[seat] if st.HOLDS <= holds < st.INACTIVE and holds - st.HOLDS in sorts)
    bottles = state.boss_bottled[seat] if st.BOSS in sorts else state.bottled[seat]
    return circles + sum(bottles)


def _captures(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """What was captured, corked and handed in."""
    awarded = _awards_of(after, seat) - _awards_of(before, seat)
    for award, owner in enumerate(after.award_at):
        if owner == st.OWNED + seat != before.award_at[award]:
            yield 10 * after.award_vp[award] // 3, Reason("award", {"points": after.award_vp[award]})
    bosses = held(after, seat, range(st.BOSS, st.BOSS + 1)) - held(before, seat, range(st.BOSS, st.BOSS + 1))
    djinns = held(after, seat, range(st.BOSS)) - held(before, seat, range(st.BOSS))
    if awarded:  # three were handed in: djinns, bosses or both
        djinns += after.award_price * awarded + min(0, bosses)
    if bosses > 0:
        yield 80 * bosses, Reason("captures_boss", {"count": bosses})
    if djinns > 0:
        yield 70 * djinns, Reason("captures", {"count": djinns})
    bottled = _bottled(after, seat) - _bottled(before, seat) + after.award_price * awarded
    if bottled > 0:
        yield 75 * bottled, Reason("bottles", {"count": bottled})


def _colours(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Bottles of a colour that make an award, or nearly."""
    for colour, name in enumerate(names.COLOURS):
        old, new = (state.bottled[seat][colour] + state.boss_bottled[seat][colour] for state in (before, after))
        if old < after.award_price <= new:
            yield 60, Reason("three", {"colour": name})
        elif old < after.award_price - 1 == new:
            yield 25, Reason("two", {"colour": name})


# ---- What helps later.


def _outfit(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Tiles, mages, equipment, capacity, circles."""
    for space in range(st.SPACES):
        if after.tile[seat][space] and not before.tile[seat][space]:
            yield 65, Reason("tile", {"location": names.LOCATIONS[after.tile[seat][space] - 1]})
    if before.strip[seat] and not after.strip[seat]:
        yield 66, Reason("last_tile")
    for mage, owner in enumerate(after.mage_of):
        if owner == seat + 1 != before.mage_of[mage]:
            yield 35 if after.mage_deck[mage] == st.LOCKED else 30, Reason("mage", {"mage": names.MAGES[mage]})
    own = [mage for mage, owner in enumerate(before.mage_of) if owner == seat + 1]
    ready = sum(after.mage_up[mage] > before.mage_up[mage] for mage in own)
    if ready:
        yield 15 * ready, Reason("readies", {"count": ready})
    for gear, owner in enumerate(after.gear_of):
        if owner == seat + 1 != before.gear_of[gear]:
            yield 40, Reason("card", {"gear": names.GEAR[gear]})
    if _sets(after, seat) and not _sets(before, seat):
        yield 45, Reason("first_set")
    if after.marker[seat] > before.marker[seat]:
        yield 44, Reason("capacity", {"field": int(plain(scoring.marker_field)(after, seat))})
    if _inactive(after, seat) < _inactive(before, seat):
        yield 30, Reason("circle")


def _goods(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Goods that became more."""
    for kind, what in GOODS.items():
        more = after.have[seat][kind] - before.have[seat][kind]
        if more > 0:
            yield GOOD_WORTH[kind] * more, Reason("gains", {"what": what, "count": more})
    bottles = sum(after.bottles[seat]) - sum(before.bottles[seat])
    if bottles > 0:
        yield BOTTLE_WORTH * bottles, Reason("gains", {"what": "bottles", "count": bottles})


def _scoring_cards(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Scoring cards that have become worth more or less."""
    for card, name in enumerate(names.SCORINGS):
        if after.score_at[card] in (st.SHOWN, st.OWNED + seat):
            more = _card_points(after, seat, card) - _card_points(before, seat, card)
            if more > 0:
                yield 8 * more, Reason("scoring", {"card": name, "points": more})
            elif more < 0:
                yield -8 * more, Reason("loses_scoring", {"card": name, "points": -more})


# ---- The others, and the next turn.


def as_if_active(rule: Callable[[State, bool], int], state: State, seat: int) -> int:
    """What a question about the active seat would be answered if it were this one, before moving."""
    copy = state.copy()
    copy.active = seat
    return int(rule(copy, False))


def _others(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """What others lose or gain by it."""
    for other in range(before.seats):
        if other == seat:
            continue
        lost = as_if_active(_next_capture, before, other) - as_if_active(_next_capture, after, other)
        if lost >= WORTH_TELLING:
            yield lost // 2, Reason("takes_away", {"seat": other})
        paid = sum(after.have[other][kind] - before.have[other][kind] for kind in (st.COINS, st.SCROLLS))
        if paid > 0 and before.active == seat:
            yield 10 * paid, Reason("pays", {"seat": other, "count": paid})


def _later(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """What the next turn can bring, and what is kept for it."""
    if after.final or after.reason:
        return
    if before.seats == 1 and after.tom_pile == before.tom_pile and after.shape[after.at[seat]] != st.ROUND:
        yield 22, Reason("no_card")
    gain = as_if_active(_next_capture, after, seat)
    if gain >= WORTH_TELLING and after.at[seat] not in (st.NONE, before.at[seat]):
        yield gain // 3, Reason("next_capture", {"power": after.have[seat][st.POWER]})
    if after.have[seat][st.KEYS] == before.have[seat][st.KEYS] > 0:
        yield 5, Reason("keeps_keys", {"count": after.have[seat][st.KEYS]})


# ---- Words.


def say_reason(reason: Reason) -> str:
    """A reason as a short phrase, in the language that is spoken."""
    args = reason.args
    seat = {"who": "other", "name": seat_name(int(args["seat"]))} if "seat" in args else {}
    points = {"points": terms.amount("points", int(args["points"]))} if "points" in args else {}
    count = args.get("field", args.get("count", 0))
    return words(f"djinn_reason_{reason.kind}", **seat, **points, thing=_thing(reason.kind, args), count=count)


def _thing(kind: str, args: Mapping[str, int | str]) -> str:
    """What a reason is about."""
    given = {"gains": args.get("what"), "keeps_keys": "keys", "next_capture": "power"}.get(kind)
    if given is not None:
        return terms.given(str(given), int(args.get("power", args.get("count", 0))))
    titles = {"mage": "mage", "gear": "gear", "card": "scoring", "location": "place", "colour": "colour"}
    return next((terms.title(titles[name], str(args[name])) for name in titles if name in args), "")
