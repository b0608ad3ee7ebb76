"""Why one would do that: what has changed between a decision and the end of its turn, the weightiest first."""

from collections.abc import Iterator
from itertools import chain

from abraka.core.reasons import Reason
from abraka.core.records import plain
from abraka.core.sentences import seat_name
from abraka.games.hill.actions import KIND_NAMES
from abraka.games.hill.bot import places as worth
from abraka.games.hill.bot import turns as plan
from abraka.games.hill.geometry import FIELDS, LEVELS, NOWHERE, SUMMIT
from abraka.games.hill.plain import field_above, may_be_named, owner_of, sits
from abraka.games.hill.state import EACH, JOKER, SLOTS, SUMMIT_REACHED, UNSEEN, VALUES, State
from abraka.games.hill.text import to_ring, words

REASONS: dict[str, tuple[str, ...]] = {
    "wins": ("goblin",),
    "lets_win": ("seat",),
    "averts": ("seat", "goblin"),
    "summit_next": ("goblin",),
    "climbs": ("goblin", "level"),
    "falls": ("goblin", "level"),
    "way_up": ("goblin", "level"),
    "ways": ("goblin", "count"),
    "corner": ("goblin",),
    "waits": ("goblin",),
    "frees": ("goblin",),
    "blocks": ("seat", "goblin", "level"),
    "unseats": ("seat", "goblin"),
    "sends_down": ("seat", "goblin", "level"),
    "helps": ("seat", "goblin", "level"),
    "stone": (),
    "robs": ("seat",),
    "raven_waits": ("seat",),
    "shows": ("count",),
    "new_cards": ("count",),
    "keeps_joker": (),
    "keeps_card": ("card", "level"),
}
"""All kinds of reasons, with the names of their arguments."""

CERTAIN = 10_000
A_THREAT = 450
A_STONE = worth.STONE_WORTH
A_LOOK = 8
A_CARD = 5

Weighed = tuple[int, Reason]

present, ways_up = plain(worth.present), plain(plan.ways_up)
leads_up, count_bits = plain(plan.leads_up), plain(plan.count_bits)


def reasons(before: State, after: State, seat: int) -> list[Reason]:
    """Why a seat would do what leads from one state to the other, the weightiest first."""
    own = range(seat * EACH, seat * EACH + EACH)
    others = [goblin for goblin in range(before.seats * EACH) if goblin not in own]
    found = chain(
        _ending(after, seat),
        *(_own(before, after, goblin) for goblin in own),
        *(_other(before, after, goblin, seat) for goblin in others),
        _things(before, after, seat),
        _cards(before, after, seat),
    )
    return [reason for _, reason in sorted(found, key=lambda weighed: -weighed[0])]


# ---- Goblins.


def level_of(state: State, goblin: int) -> int:
    """The level of a goblin's place, 0 in a village or off the table."""
    place = state.place[goblin]
    if place == SUMMIT:
        return LEVELS + 1
    return int(worth.LEVEL[place]) if 0 <= place < FIELDS else 0


def number(goblin: int) -> int:
    """The number on a goblin."""
    return goblin % EACH + 1


def has_way_up(state: State, goblin: int) -> bool:
    """Whether a goblin sits where its next card may lead up."""
    return bool(sits(state, goblin) and leads_up(state, goblin, state.place[goblin]))


def is_under(state: State, goblin: int) -> int:
    """The goblin that sits on this one, plus one; 0: none."""
    place = state.place[goblin]
    return state.upper[place] if 0 <= place < FIELDS and state.lower[place] == goblin + 1 else 0


def ways_of(state: State, goblin: int) -> int:
    """With how many values a goblin that may go comes to where a way leads up."""
    if not 0 <= state.place[goblin] < FIELDS or is_under(state, goblin):
        return 0
    return int(count_bits(ways_up(state, goblin, state.place[goblin])))


def threatens(state: State, goblin: int) -> bool:
    """Whether a goblin can come to the summit in its next turn, by what all can see and the right cards."""
    if level_of(state, goblin) != LEVELS or is_under(state, goblin):
        return False
    return has_way_up(state, goblin) or ways_of(state, goblin) > 0


def _ending(after: State, seat: int) -> Iterator[Weighed]:
    """Who wins at once."""
    if after.reason != SUMMIT_REACHED:
        return
    winner = next(goblin for goblin in range(after.seats * EACH) if after.place[goblin] == SUMMIT)
    if owner_of(winner) == seat:
        yield CERTAIN, Reason("wins", {"goblin": number(winner)})
    else:
        yield CERTAIN, Reason("lets_win", {"seat": owner_of(winner)})


def _own(before: State, after: State, goblin: int) -> Iterator[Weighed]:
    """What becomes of a goblin of the seat's."""
    if after.place[goblin] == SUMMIT:
        return
    name: dict[str, int | str] = {"goblin": number(goblin)}
    low, high = level_of(before, goblin), level_of(after, goblin)
    gain = present(after, goblin) - present(before, goblin)
    if high != low:
        yield (
            abs(worth.HEIGHT[high] - worth.HEIGHT[low]),
            Reason("climbs" if high > low else "falls", name | {"level": high}),
        )
    if has_way_up(after, goblin) and not (has_way_up(before, goblin) and high == low):
        if high == LEVELS:
            yield worth.WAY_UP[high], Reason("summit_next", name)
        else:
            yield worth.WAY_UP[high], Reason("way_up", name | {"level": high + 1})
    if is_under(before, goblin) and not is_under(after, goblin) and high == low:
        yield worth.UNDER[high], Reason("frees", name)
    if after.place[goblin] == before.place[goblin]:
        return
    if after.waits[goblin]:
        yield gain, Reason("waits", name)
    elif high > 1 and field_above(after, after.place[goblin]) == NOWHERE and not sits(after, goblin):
        yield worth.CORNER[high], Reason("corner", name)
    if ways_of(after, goblin) > ways_of(before, goblin):
        yield high * high, Reason("ways", name | {"count": ways_of(after, goblin)})


def _other(before: State, after: State, goblin: int, seat: int) -> Iterator[Weighed]:
    """What becomes of somebody else's goblin."""
    if after.place[goblin] == SUMMIT or after.reason == SUMMIT_REACHED:
        return
    name: dict[str, int | str] = {"seat": owner_of(goblin), "goblin": number(goblin)}
    low, high = level_of(after, goblin), level_of(before, goblin)
    if threatens(before, goblin) and not threatens(after, goblin):
        yield A_THREAT, Reason("averts", name)
    elif has_way_up(before, goblin) and not has_way_up(after, goblin) and not is_under(after, goblin):
        yield worth.WAY_UP[high], Reason("unseats", name)
    if low < high:
        yield worth.HEIGHT[high] - worth.HEIGHT[low], Reason("sends_down", name | {"level": low})
    elif low > high:
        yield worth.HEIGHT[low] - worth.HEIGHT[high], Reason("helps", name | {"level": low})
    above = is_under(after, goblin)
    if above and not is_under(before, goblin) and owner_of(above - 1) == seat:
        yield worth.UNDER[low], Reason("blocks", name | {"level": low})


# ---- Things and cards.


def _things(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Stones, ravens, and tiles that are known now."""
    if after.stones[seat] > before.stones[seat]:
        yield A_STONE, Reason("stone")
    for other in range(before.seats):
        if other != seat and after.stones[other] < before.stones[other]:
            yield A_STONE, Reason("robs", {"seat": other})
        if other != seat and after.ravens[other] > before.ravens[other]:
            yield A_STONE, Reason("raven_waits", {"seat": other})
    shown = sum(1 for slot in range(SLOTS) if before.face[slot] == UNSEEN != after.face[slot])
    if shown:
        yield A_LOOK, Reason("shows", {"count": shown})


def _cards(before: State, after: State, seat: int) -> Iterator[Weighed]:
    """Cards put down for others, and those that are kept for later."""
    put = [after.discard[kind] - before.discard[kind] for kind in range(VALUES + 1)]
    if after.reason or min(put) < 0:  # over, or the discards have become the pile
        return
    count = sum(put)
    if after.place == before.place and before.active == seat and count:
        yield A_CARD, Reason("new_cards", {"count": count})
    if before.hand[seat][JOKER] and not put[JOKER]:
        yield A_CARD + 1, Reason("keeps_joker")
    for kind in range(VALUES):
        goblin = seat * EACH + kind
        level = level_of(after, goblin)
        if before.hand[seat][kind] and not put[kind] and level >= 3 and may_be_named(after, goblin):
            yield A_CARD + level, Reason("keeps_card", {"card": KIND_NAMES[kind], "level": level})


# ---- Words.


def say_reason(reason: Reason) -> str:
    """A reason as a short phrase, in the language that is spoken."""
    args = reason.args
    seat = {"who": "other", "name": seat_name(int(args["seat"]))} if "seat" in args else {}
    to = {"to": to_ring(int(args["level"]))} if "level" in args else {}
    return words(f"hill_reason_{reason.kind}", **{**args, **seat, **to})
