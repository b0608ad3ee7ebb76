"""Why one would do something: what a seat's turn changes, as ids with arguments, and each as an English phrase."""

from collections import Counter
from collections.abc import Iterator

from abraka.core.reasons import Reason
from abraka.core.records import plain
from abraka.core.sentences import counted, seat_name
from abraka.games.hocus import plan, worth
from abraka.games.hocus.plain import effect_of, field_at, field_of, is_open, is_time_for, may_cast, spells_on, stride
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import (
    AMNESIA,
    CLEANSE,
    CROWN,
    FACES,
    FOG,
    FREEZE,
    PICKPOCKET,
    REVERSE,
    SHIELD,
    SLOTS,
    SNAIL,
    SPELL,
    SWAP,
    TURN,
    State,
)
from abraka.games.hocus.text import SPELL_TITLES

REASONS: dict[str, tuple[str, ...]] = {
    "wins": (),
    "stops_win": ("seat",),
    "takes_place": ("seat",),
    "sends_back": ("seat", "place"),
    "near_home": ("numbers",),
    "hinders_win": ("seat", "numbers"),
    "reverses": ("seat", "turns"),
    "frees": ("spells",),
    "freezes": ("seat", "turns"),
    "sets_back": ("seat", "fields"),
    "slows": ("seat", "turns"),
    "takes_hand": ("seat", "cards"),
    "steals": ("seat",),
    "silences": ("seat", "turns"),
    "shields": ("turns",),
    "past_king": (),
    "out_of_minus": (),
    "escapes": ("seat",),
    "keeps": ("spell",),
    "on_crown": (),
    "draws": (),
    "advances": ("fields",),
}
"""All kinds of reasons with their arguments, the weightiest first."""

LAID = {REVERSE: "reverses", FREEZE: "freezes", SNAIL: "slows", FOG: "silences"}

_refuge = plain(plan.refuge)
_card_worth = plain(worth.card_worth)


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """Why the seat would do what leads from one state to the other, the weightiest first."""
    if after.reason:
        return [Reason("wins")] if after.ranks[seat] == 1 else []
    order = list(REASONS)
    found = [*_own(before, after, seat), *_cards(before, after, seat)]
    for other in range(after.seats):
        if other != seat:
            found += [*_place_of(before, after, seat, other), *_spells_on(before, after, other)]
    return sorted(found, key=lambda reason: order.index(reason.kind))


def _landings(s: State, seat: int) -> list[int]:
    """Where the next roll of a player may bring it, by the six numbers; nowhere if it is frozen."""
    effects = spells_on(s, seat, 0)
    if effects >> FREEZE & 1:
        return []
    return [s.place[seat] + stride(effects, face) for face in range(1, FACES + 1)]


def _numbers_home(s: State, seat: int) -> int:
    """How many numbers of its next roll bring a player home."""
    return sum(end >= s.length for end in _landings(s, seat))


def _cast(before: State, after: State, seat: int) -> set[int]:
    """The effects of the cards that the seat has used."""
    left = Counter(before.hand[seat][: before.n_hand[seat]]) - Counter(after.hand[seat][: after.n_hand[seat]])
    used = set(left) | ({before.spell} if before.spell >= 0 else set())
    return {effect_of(card) for card in used}


# ---- What becomes of the seat itself.


def _own(before: State, after: State, seat: int) -> Iterator[Reason]:
    start, end = before.place[seat], after.place[seat]
    if SWAP not in _cast(before, after, seat) and end > start:
        yield Reason("advances", {"fields": end - start})
    if start < 0 <= end:
        yield Reason("out_of_minus")
    if start < before.length // 2 <= end:
        yield Reason("past_king")
    if _numbers_home(after, seat) > _numbers_home(before, seat):
        yield Reason("near_home", {"numbers": _numbers_home(after, seat)})
    if after.marks[field_of(after, seat)] & CROWN and end != start:
        yield Reason("on_crown")
    yield from _escape(before, after, seat)


def _threatens(s: State, other: int, seat: int) -> bool:
    """Whether the next roll of another may hit the seat, at a loss to it (H8)."""
    field, place = field_of(s, seat), s.place[seat]
    if is_open(s, field) or place <= _refuge(s, place):
        return False
    return any(field_at(s, end) == field for end in _landings(s, other) if end < s.length)


def _escape(before: State, after: State, seat: int) -> Iterator[Reason]:
    """Somebody might have hit the seat's pawn, and nobody can any more."""
    others = [other for other in range(after.seats) if other != seat]
    hunters = [other for other in others if _threatens(before, other, seat)]
    if hunters and not any(_threatens(after, other, seat) for other in others):
        yield Reason("escapes", {"seat": hunters[0]})


# ---- What becomes of its cards.


def _cards(before: State, after: State, seat: int) -> Iterator[Reason]:
    cast = _cast(before, after, seat)
    if CLEANSE in cast:
        yield Reason("frees", {"spells": sum(spell > 0 for spell in before.slots[seat])})
    if SHIELD in cast:
        turns = [slot + 1 for slot in range(SLOTS) if spells_on(after, seat, slot) >> SHIELD & 1]
        yield Reason("shields", {"turns": max(turns, default=0)})
    stolen = any(after.n_hand[other] < before.n_hand[other] for other in range(after.seats) if other != seat)
    if not stolen and after.n_hand[seat] + len(cast) > before.n_hand[seat] + (before.spell >= 0):
        yield Reason("draws")
    if not cast:
        yield from _kept(before, seat)


def _kept(before: State, seat: int) -> Iterator[Reason]:
    """The best card that might have been cast and was not."""
    if before.prompt not in (TURN, SPELL) or before.has_cast:
        return
    hand = before.hand[seat][: before.n_hand[seat]]
    after_roll = before.prompt == SPELL
    kept = [card for card in hand if is_time_for(before, card, after_roll) and may_cast(before, seat, card)]
    if kept:
        best = max(kept, key=lambda card: _card_worth(before, effect_of(card)))
        yield Reason("keeps", {"spell": SPELL_NAMES[best]})


# ---- What becomes of another.


def _place_of(before: State, after: State, seat: int, other: int) -> Iterator[Reason]:
    """Another's pawn and hand."""
    start, end = before.place[other], after.place[other]
    cast = _cast(before, after, seat)
    if SWAP in cast and end == before.place[seat] and start > end:
        yield Reason("takes_place", {"seat": other})
    elif end < start and end in (0, after.length // 2):
        yield Reason("sends_back", {"seat": other, "place": "KING" if end else "START"})
    elif end < start:
        yield Reason("sets_back", {"seat": other, "fields": start - end})
    yield from _chance_of(before, after, other)
    lost = before.n_hand[other] - after.n_hand[other]
    if lost > 0 and AMNESIA in cast:
        yield Reason("takes_hand", {"seat": other, "cards": lost})
    elif lost > 0 and PICKPOCKET in cast:
        yield Reason("steals", {"seat": other})


def _chance_of(before: State, after: State, other: int) -> Iterator[Reason]:
    """Another might have come home with its next roll, and now can't, or less likely."""
    had = _numbers_home(before, other)
    has = 0 if other in _passed_over(before, after) else _numbers_home(after, other)
    if had > has == 0:
        yield Reason("stops_win", {"seat": other})
    elif had > has:
        yield Reason("hinders_win", {"seat": other, "numbers": has})


def _passed_over(before: State, after: State) -> list[int]:
    """Whose turns have passed since, unasked, because they are frozen (H19)."""
    return [(before.active + turns) % before.seats for turns in range(1, after.turn - before.turn)]


def _spells_on(before: State, after: State, other: int) -> Iterator[Reason]:
    """Spells that were laid on another; a freeze may have done its work already."""
    if other in _passed_over(before, after):
        if not spells_on(before, other, 0) >> FREEZE & 1:
            yield Reason("freezes", {"seat": other, "turns": 1})
        return
    for slot in range(SLOTS):
        spell = after.slots[other][slot] - 1
        if spell >= 0 and before.slots[other][slot] == 0 and effect_of(spell) in LAID:
            yield Reason(LAID[effect_of(spell)], {"seat": other, "turns": slot + 1})


# ---- In words.


def say_reason(reason: Reason) -> str:
    """A reason as a short phrase."""
    args = reason.args
    who = seat_name(int(args["seat"])) if "seat" in args else ""
    numbers = {name: int(args.get(name, 0)) for name in ("numbers", "turns", "fields", "cards", "spells")}
    turns, fields = counted(numbers["turns"], "turn"), counted(numbers["fields"], "field")
    return {
        "wins": "wins the match",
        "stops_win": f"keeps {who} from winning next turn",
        "takes_place": f"takes {who}'s place",
        "sends_back": f"sends {who} back to {args.get('place')}",
        "near_home": f"can win next turn with {_of_six(numbers['numbers'])}",
        "hinders_win": f"leaves {who} only {_of_six(numbers['numbers'])} to win next turn",
        "reverses": f"makes {who} walk backwards for {turns}",
        "frees": f"is rid of {counted(numbers['spells'], 'spell')}",
        "freezes": f"takes {counted(numbers['turns'], 'turn')} from {who}",
        "sets_back": f"sets {who} back by {fields}",
        "slows": f"halves {who}'s rolls for {turns}",
        "takes_hand": f"takes {counted(numbers['cards'], 'card')} from {who}'s hand",
        "steals": f"steals a card from {who}",
        "silences": f"keeps {who} from casting for {turns}",
        "shields": f"can't be cast on for {turns}",
        "past_king": "reaches KING: a hit beyond it leads back only to KING",
        "out_of_minus": "comes out of the minus",
        "escapes": f"gets out of {who}'s way",
        "keeps": f"keeps {SPELL_TITLES.get(str(args.get('spell')), '')} for later",
        "on_crown": "stands on a crown, with everybody in reach",
        "draws": "draws a card",
        "advances": f"goes {fields} forward",
    }[reason.kind]


def _of_six(numbers: int) -> str:
    """So many numbers of a die."""
    return "any number" if numbers == FACES else f"{counted(numbers, 'number')} of {FACES}"
