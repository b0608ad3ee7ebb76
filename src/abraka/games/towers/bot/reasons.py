"""Why one would do something: what a seat's plan changes, as ids with arguments, and each as a phrase."""

from collections.abc import Iterator

from abraka.core.reasons import Reason
from abraka.core.records import plain
from abraka.core.sentences import seat_name
from abraka.games.towers.actions import CARD_NAMES
from abraka.games.towers.bot.reach import distance, wizard_steps
from abraka.games.towers.plain import goal_reached, side_of, visible
from abraka.games.towers.rules.sides import partner_of
from abraka.games.towers.rules.track import trapped_wizards
from abraka.games.towers.state import CARDS_USED_UP, HAND, LEND, SPACES, State
from abraka.games.towers.text import words

REASONS: dict[str, tuple[str, ...]] = {
    "wins": (),
    "fulfils": (),
    "more_potions": ("seat",),
    "stops_last": ("seat",),
    "brings_home": ("wizards",),
    "partner_home": ("seat", "wizards"),
    "last_potion": (),
    "fills": ("potions",),
    "frees": ("wizards",),
    "covers": ("seat", "wizards"),
    "holds_back": ("seat",),
    "keeps_card": ("card", "steps"),
    "in_reach": ("wizards",),
    "nearer": ("spaces",),
    "moves_castle": ("space",),
    "lends": ("seat", "potions"),
    "gives_card": ("seat",),
    "new_cards": (),
}
"""All kinds of reasons with their arguments, the weightiest first."""

NEAR = 6
"""So far a single card brings a wizard at most."""

_partner_of = plain(partner_of)
_trapped = plain(trapped_wizards)
_steps = plain(wizard_steps)
_distance = plain(distance)


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """Why the seat would do what leads from one state to the other, the weightiest first."""
    order = list(REASONS)
    return sorted(_all(before, after, seat), key=lambda reason: order.index(reason.kind))


def _all(before: State, after: State, seat: int) -> Iterator[Reason]:
    if after.reason and after.reason != CARDS_USED_UP and after.ranks[seat] == 1:
        yield Reason("wins")
    yield from _ending(before, after, seat)
    yield from _potions(before, after, seat)
    yield from _own(before, after, seat)
    yield from _others(before, after, seat)
    yield from _cards(before, after, seat)


def _others_of(s: State, seat: int) -> list[int]:
    """The seats of other sides."""
    if s.together:
        return []
    return [other for other in range(s.seats) if other != seat and not (s.teams and other == _partner_of(s, seat))]


def _ending(before: State, after: State, seat: int) -> Iterator[Reason]:
    """The goal is fulfilled, or who else has fulfilled it is overtaken."""
    if before.together or not goal_reached(after, seat):
        return
    if not goal_reached(before, seat):
        yield Reason("fulfils")
    for other in _others_of(after, seat):
        if goal_reached(before, other) and after.full[seat] > after.full[other] and not goal_reached(before, seat):
            yield Reason("more_potions", {"seat": other})


def _potions(before: State, after: State, seat: int) -> Iterator[Reason]:
    side = side_of(after, seat)
    filled = before.empty[side] - after.empty[side]
    if filled > 0:
        yield Reason("fills", {"potions": filled}) if after.empty[side] else Reason("last_potion")
    lent = after.spent[side] - before.spent[side]
    if before.prompt == LEND and lent > 0:
        yield Reason("lends", {"seat": _partner_of(before, seat), "potions": lent})


def _own(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What becomes of the seat's own wizards, and of the partner's."""
    side = side_of(after, seat)
    entered = after.home[side] - before.home[side]
    if entered > 0:
        yield Reason("brings_home", {"wizards": entered})
    if after.teams:
        partner = _partner_of(after, seat)
        if after.home[partner] > before.home[partner]:
            yield Reason("partner_home", {"seat": partner, "wizards": after.home[partner] - before.home[partner]})
    freed = _trapped(before, side) - _trapped(after, side)
    if freed > 0:
        yield Reason("frees", {"wizards": freed})
    yield from _approach(before, after, side)


def _near(s: State, owner: int) -> int:
    """How many visible wizards of a colour a single card may bring home."""
    return sum(visible(s, owner, space) for space in range(SPACES) if _distance(s, space) <= NEAR)


def _approach(before: State, after: State, side: int) -> Iterator[Reason]:
    """Wizards come into the castle's reach, or at least nearer; the castle may have come to them."""
    entered = after.home[side] - before.home[side]
    came = _near(after, side) - _near(before, side) + entered
    if came > 0:
        yield Reason("in_reach", {"wizards": came})
    elif after.castle == before.castle and not entered:
        gone = sum(visible(before, side, p) * _distance(before, p) for p in range(SPACES))
        gone -= sum(visible(after, side, p) * _distance(after, p) for p in range(SPACES))
        if gone > 0 and _trapped(before, side) == _trapped(after, side):
            yield Reason("nearer", {"spaces": gone})
    if after.castle != before.castle and sum(after.home) == sum(before.home):
        yield Reason("moves_castle", {"space": after.castle})


def _others(before: State, after: State, seat: int) -> Iterator[Reason]:
    """What others lose by it."""
    for other in _others_of(after, seat):
        covered = _trapped(after, other) - _trapped(before, other)
        left = after.wizards - after.home[other]
        if covered > 0:
            last = left == covered == 1 and after.empty[other] == 0
            yield (
                Reason("stops_last", {"seat": other}) if last else Reason("covers", {"seat": other, "wizards": covered})
            )
        elif after.home[other] == before.home[other] and _near(after, other) < _near(before, other):
            yield Reason("holds_back", {"seat": other})


def _cards(before: State, after: State, seat: int) -> Iterator[Reason]:
    side = side_of(after, seat)
    kept = set(before.hand[side][: before.n_hand[side]]) & set(after.hand[side][: after.n_hand[side]])
    for card in sorted(kept):
        steps = _steps(card)
        if steps and not after.reason and visible(after, side, (after.castle - steps) % SPACES):
            yield Reason("keeps_card", {"card": CARD_NAMES[card], "steps": steps})
    if after.teams and after.n_known[_partner_of(after, seat)] > before.n_known[_partner_of(after, seat)]:
        yield Reason("gives_card", {"seat": _partner_of(after, seat)})
    if before.active == seat and sum(after.discard) - sum(before.discard) == HAND:
        yield Reason("new_cards")


def say_reason(reason: Reason) -> str:
    """A reason as a short phrase, in the language that is spoken."""
    args = reason.args
    counts = [args[name] for name in ("wizards", "potions", "spaces") if name in args]
    name = seat_name(int(args["seat"])) if "seat" in args else ""
    return words(f"towers_reason_{reason.kind}", **args, who="other", name=name, count=counts[0] if counts else 0)
