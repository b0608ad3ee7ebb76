"""Why one would do something: what a seat's turn changes, as ids with arguments, and each as a phrase."""

from collections import Counter
from collections.abc import Iterator

from abraka.core.reasons import Reason
from abraka.core.records import plain
from abraka.core.sentences import seat_name
from abraka.games.hocus import state as st
from abraka.games.hocus.bot import evaluation as worth
from abraka.games.hocus.bot import gains as plan
from abraka.games.hocus.plain import effect_of, field_at, field_of, is_open, is_time_for, may_cast, spells_on, stride
from abraka.games.hocus.spec import SPELL_NAMES
from abraka.games.hocus.state import State
from abraka.games.hocus.text import spell_title, words

REASONS: dict[str, tuple[str, ...]] = {
    "wins": (),
    "may_win": ("numbers",),
    "stops_win": ("seat",),
    "takes_place": ("seat",),
    "sends_back": ("seat", "place"),
    "near_home": ("numbers",),
    "may_hit": ("seat", "numbers"),
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

LAID = {st.REVERSE: "reverses", st.FREEZE: "freezes", st.SNAIL: "slows", st.FOG: "silences"}
MOVING = {st.SUPER_START, st.GUST, st.WHIRL, st.SWAP}
"""Spells that move another's pawn."""

_refuge = plain(plan.refuge)
_card_worth = plain(worth.card_worth)


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """Why the seat would do what leads from one state to the other, the weightiest first.

    What the die is still to decide is told as a chance, and what came after it in `after` not at all.
    """
    used = _used(before, after, seat)
    found = _rolling(before, after, seat, used) if _rolls(before, used) else _knowing(before, after, seat, used)
    order = list(REASONS)
    return sorted(found, key=lambda reason: order.index(reason.kind))


def _knowing(before: State, after: State, seat: int, used: set[int]) -> list[Reason]:
    """The reasons for what no die decides."""
    if after.reason:
        return [Reason("wins")] if after.ranks[seat] == 1 else []
    cast = {effect_of(card) for card in used}
    found = [*_own(before, after, seat, cast), *_cards(before, after, seat, cast), *_draw(before, after, seat, used)]
    for other in _others(after, seat):
        found += [*_place_of(before, after, seat, other, cast), *_spells_on(before, after, other, set(LAID))]
    return found


def _rolling(before: State, after: State, seat: int, used: set[int]) -> list[Reason]:
    """The reasons for what comes before a roll, and what the roll may bring."""
    sure = {card for card in used if before.when[card] != st.AFTER}
    cast = {effect_of(card) for card in sure}
    found = [*_by_roll(before, after, seat, sure), *_cards(before, after, seat, cast)]
    for other in _others(after, seat) if cast else ():
        found += _spells_on(before, after, other, cast)
        found += _place_of(before, after, seat, other, cast) if cast & MOVING else _chance_of(before, after, other)
    return found


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(s.seats) if other != seat]


def _rolls(before: State, used: set[int]) -> bool:
    """Whether a die falls after this moment: not once one has moved, nor if a spell comes instead of it (H5)."""
    if before.prompt == st.SPELL or (before.spell >= 0 and before.when[before.spell] == st.AFTER):
        return False
    cast = {effect_of(card) for card in used}
    return st.TWIN in cast or not (st.PROPHECY in cast or any(before.when[card] == st.INSTEAD for card in used))


def _landings(s: State, seat: int) -> list[int]:
    """Where the next roll of a player may bring it, by the six numbers; nowhere if it is frozen."""
    effects = spells_on(s, seat, 0)
    if effects >> st.FREEZE & 1:
        return []
    return [s.place[seat] + stride(effects, face) for face in range(1, st.FACES + 1)]


def _numbers_home(s: State, seat: int) -> int:
    """How many numbers of its next roll bring a player home."""
    return sum(end >= s.length for end in _landings(s, seat))


def _used(before: State, after: State, seat: int) -> set[int]:
    """The cards that the seat has used."""
    left = Counter(before.hand[seat][: before.n_hand[seat]]) - Counter(after.hand[seat][: after.n_hand[seat]])
    return set(left) | ({before.spell} if before.spell >= 0 else set())


# ---- What a roll may bring.


def _by_roll(before: State, after: State, seat: int, sure: set[int]) -> Iterator[Reason]:
    """What every number brings about is certain; what some do is told with how many they are."""
    start, ends = before.place[seat], _ends(before, after, seat, sure)
    home = sum(end >= before.length for end in ends)
    if home == len(ends):
        yield Reason("wins")
        return
    if start < 0 <= min(ends):
        yield Reason("out_of_minus")
    if start < before.length // 2 <= min(ends):
        yield Reason("past_king")
    if len(ends) != st.FACES:
        return
    if home:
        yield Reason("may_win", {"numbers": home})
    for other in _others(before, seat):
        if hits := _numbers_hitting(before, other, ends):
            yield Reason("may_hit", {"seat": other, "numbers": hits})


def _ends(before: State, after: State, seat: int, sure: set[int]) -> list[int]:
    """Where each number of the roll to come leads, under the spells that lie on the player then (H16)."""
    cast = {effect_of(card) for card in sure}
    effects = 0 if st.CLEANSE in cast else spells_on(before, seat, 0)
    doubled = [other for other in _others(before, seat) if after.slots[other] != before.slots[other]]
    if st.DOUBLE in cast and not doubled:
        effects |= 1 << st.DOUBLE
    more = before.tailwind + sum(before.steps[card] for card in sure if effect_of(card) == st.TAILWIND)
    faces = list(range(1, st.FACES + 1))
    numbers = [one + two for one in faces for two in faces] if st.TWIN in cast else faces
    return [before.place[seat] + stride(effects, number + more) for number in numbers]


def _numbers_hitting(s: State, other: int, ends: list[int]) -> int:
    """How many numbers hit another, at a loss to it (H8)."""
    field, place = field_of(s, other), s.place[other]
    if is_open(s, field) or place <= _refuge(s, place):
        return 0
    return sum(end < s.length and field_at(s, end) == field for end in ends)


# ---- What becomes of the seat itself.


def _own(before: State, after: State, seat: int, cast: set[int]) -> Iterator[Reason]:
    start, end = before.place[seat], after.place[seat]
    if st.SWAP not in cast and end > start:
        yield Reason("advances", {"fields": end - start})
    if start < 0 <= end:
        yield Reason("out_of_minus")
    if start < before.length // 2 <= end:
        yield Reason("past_king")
    if _numbers_home(after, seat) > _numbers_home(before, seat):
        yield Reason("near_home", {"numbers": _numbers_home(after, seat)})
    if after.marks[field_of(after, seat)] & st.CROWN and end != start:
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
    others = _others(after, seat)
    hunters = [other for other in others if _threatens(before, other, seat)]
    if hunters and not any(_threatens(after, other, seat) for other in others):
        yield Reason("escapes", {"seat": hunters[0]})


# ---- What becomes of its cards.


def _cards(before: State, after: State, seat: int, cast: set[int]) -> Iterator[Reason]:
    if st.CLEANSE in cast:
        yield Reason("frees", {"spells": sum(spell > 0 for spell in before.slots[seat])})
    if st.SHIELD in cast:
        turns = [slot + 1 for slot in range(st.SLOTS) if spells_on(after, seat, slot) >> st.SHIELD & 1]
        yield Reason("shields", {"turns": max(turns, default=0)})
    if not cast:
        yield from _kept(before, seat)


def _draw(before: State, after: State, seat: int, used: set[int]) -> Iterator[Reason]:
    """A card comes from the deck."""
    stolen = any(after.n_hand[other] < before.n_hand[other] for other in _others(after, seat))
    if not stolen and after.n_hand[seat] + len(used) > before.n_hand[seat] + (before.spell >= 0):
        yield Reason("draws")


def _kept(before: State, seat: int) -> Iterator[Reason]:
    """The best card that might have been cast and was not."""
    if before.prompt not in (st.TURN, st.SPELL) or before.has_cast:
        return
    hand = before.hand[seat][: before.n_hand[seat]]
    after_roll = before.prompt == st.SPELL
    kept = [card for card in hand if is_time_for(before, card, after_roll) and may_cast(before, seat, card)]
    if kept:
        best = max(kept, key=lambda card: _card_worth(before, effect_of(card)))
        yield Reason("keeps", {"spell": SPELL_NAMES[best]})


# ---- What becomes of another.


def _place_of(before: State, after: State, seat: int, other: int, cast: set[int]) -> Iterator[Reason]:
    """Another's pawn and hand."""
    start, end = before.place[other], after.place[other]
    if st.SWAP in cast and end == before.place[seat] and start > end:
        yield Reason("takes_place", {"seat": other})
    elif end < start and end in (0, after.length // 2):
        yield Reason("sends_back", {"seat": other, "place": "KING" if end else "START"})
    elif end < start:
        yield Reason("sets_back", {"seat": other, "fields": start - end})
    yield from _chance_of(before, after, other)
    lost = before.n_hand[other] - after.n_hand[other]
    if lost > 0 and st.AMNESIA in cast:
        yield Reason("takes_hand", {"seat": other, "cards": lost})
    elif lost > 0 and st.PICKPOCKET in cast:
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


def _spells_on(before: State, after: State, other: int, cast: set[int]) -> Iterator[Reason]:
    """Spells that were laid on another; a freeze may have done its work already."""
    if other in _passed_over(before, after):
        if st.FREEZE in cast and not spells_on(before, other, 0) >> st.FREEZE & 1:
            yield Reason("freezes", {"seat": other, "turns": 1})
        return
    for slot in range(st.SLOTS):
        spell = after.slots[other][slot] - 1
        if spell >= 0 and before.slots[other][slot] == 0 and effect_of(spell) in LAID.keys() & cast:
            yield Reason(LAID[effect_of(spell)], {"seat": other, "turns": slot + 1})


# ---- In words.


def say_reason(reason: Reason) -> str:
    """A reason as a short phrase, in the language that is spoken."""
    args = reason.args
    named: dict[str, str | int] = {"who": "other", "name": seat_name(int(args["seat"])) if "seat" in args else ""}
    named["count"] = next((args[name] for name in ("fields", "cards", "spells") if name in args), 0)
    if "place" in args:
        named["to"] = words(f"hocus_to_{str(args['place']).lower()}")
    if "spell" in args:
        named["spell"] = spell_title(str(args["spell"]))
    any_number = reason.kind == "near_home" and args["numbers"] == st.FACES
    return words(f"hocus_reason_{reason.kind}{'_any' if any_number else ''}", **{**args, **named})
