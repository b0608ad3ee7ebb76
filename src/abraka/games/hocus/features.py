"""What a seat of Hocus Pocus knows, as numbers (see `core.features`).

Fields are seen from the own pawn: *step4* is the field four steps on. Of spells that lie on a player, what counts is
for how many turns each effect still lasts (H15, H17) and which slots are taken (H14). Which cards a seat knows of
another's hand is what it would know with a perfect memory (H20). Cards are told apart by what they do: a content of
one's own may have several of an effect (H23), which are counted together here.
"""

from abraka.core.features import Feature, Layout, empty, from_seat, put, put_flag, put_one_hot, seat_at
from abraka.core.records import Floats, hot, jit
from abraka.games.hocus import state as st
from abraka.games.hocus.rules.rights import reaches_all, spells_on
from abraka.games.hocus.rules.spells import stride
from abraka.games.hocus.spec import EFFECT_NAMES
from abraka.games.hocus.state import State, effect_of, field_at, field_of, is_open, king_of
from abraka.games.hocus.view import PROMPTS

VERSION = 1
ASKED_KINDS = len(PROMPTS)
BACK, ON = 6, 12
STEPS = BACK + 1 + ON
"""The fields that are looked at: so far back, and as far on as two dice go."""
STEP_FACTS = 5
SEAT_FACTS = 12 + st.SLOTS + 2 * st.EFFECTS
ROUND_SCALE = 300
MOST_ROUNDS = 1000
LAPS = 2.0
"""Further ahead, or in the minus, is not told apart."""


def layout(players: int) -> list[Feature]:
    """The names of all features, in order."""
    found, seats = Layout(), range(players)
    found.group("table")
    found.number("fields", high=2)
    found.number("rounds_left", "rounds_gone", high=MOST_ROUNDS / ROUND_SCALE)
    found.group("turn")
    found.one_hot("prompt", PROMPTS)
    found.one_hot("to_act", seats)
    found.one_hot("active", seats)
    found.one_hot("first", seats)
    found.flag("has_cast")
    found.number("tailwind", high=4)
    found.one_hot("casting", EFFECT_NAMES)
    found.group("seats")
    for seat in seats:
        _seat(found, f"seat{seat}")
    found.group("fields")
    for step in range(-BACK, ON + 1):
        found.flag(*(f"step{step}.{name}" for name in ("cross", "crown", "refuge", "home", "right")))
        found.each(f"step{step}.pawn", seats)
    found.group("hand")
    found.each("hand", EFFECT_NAMES, high=2.5)
    found.group("cards")
    found.number("pile", "under", high=8)
    found.one_hot("next", EFFECT_NAMES)
    found.each("unseen", EFFECT_NAMES, high=30)
    return found.features


def _seat(found: Layout, seat: str) -> None:
    found.number(f"{seat}.place", f"{seat}.ahead", low=-LAPS, high=LAPS)
    found.number(f"{seat}.home_next")
    names = ("past_king", "minus", "refuge", "crown", "right", "in_reach", "reaches_me", "frozen")
    found.flag(*(f"{seat}.{name}" for name in names))
    found.number(f"{seat}.cards")
    found.flag(*(f"{seat}.slot{slot + 1}" for slot in range(st.SLOTS)))
    found.each(f"{seat}.lasts", EFFECT_NAMES)
    found.each(f"{seat}.known", EFFECT_NAMES, high=2.5)


@jit
def features(s: State, seat: int, row: Floats) -> int:
    """Writes all that a seat knows; returns how many numbers that is."""
    empty(row)
    at = put_turn(s, seat, row, 0)
    once, twice = 0, 0
    for other in range(s.seats):
        ground = 1 << s.terrain[field_of(s, other)]
        twice |= once & ground
        once |= ground
    for k in range(s.seats):
        put_seat(s, seat, seat_at(seat, k, s.seats), twice, row, at)
        at += SEAT_FACTS
    fields = at
    at = put_fields(s, seat, row, at)
    put_pawns(s, seat, row, fields)
    return put_cards(s, seat, row, at, fields - s.seats * SEAT_FACTS)


@hot
def put_turn(s: State, seat: int, row: Floats, at: int) -> int:
    """The table, who is asked what, and how far the turn and the match are."""
    at = put(row, at, s.length / 48)
    at = put(row, at, (s.round_limit - s.round) / ROUND_SCALE)
    at = put(row, at, s.round / ROUND_SCALE)
    at = put_one_hot(row, at, s.prompt, ASKED_KINDS)
    at = put_one_hot(row, at, from_seat(seat, s.to_act, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.active, s.seats), s.seats)
    at = put_one_hot(row, at, from_seat(seat, s.first, s.seats), s.seats)
    at = put_flag(row, at, s.has_cast)
    at = put(row, at, s.tailwind / st.FACES)
    return put_one_hot(row, at, effect_of(s.spell) if s.spell >= 0 else st.NONE, st.EFFECTS)


@hot
def home_next(s: State, other: int, effects: int) -> int:
    """How many of the six numbers of the next roll bring a pawn home (H3, H16)."""
    left = s.length - s.place[other]
    more = s.tailwind if other == s.active else 0
    if left > 2 * (st.FACES + more) or effects >> st.FREEZE & 1 == 1:
        return 0
    faces = 0
    for face in range(1, st.FACES + 1):
        faces += 1 if stride(effects, face + more) >= left else 0
    return faces


@hot
def put_seat(s: State, me: int, other: int, twice: int, row: Floats, at: int) -> None:
    """A pawn, and what lies on its player; `twice` are the terrains on which several stand, a bit each."""
    place = s.place[other]
    field = field_of(s, other)
    effects = spells_on(s, other, 0)
    lap = 1.0 / s.length
    row[at] = max(-LAPS, min(LAPS, place * lap))
    row[at + 1] = max(-LAPS, min(LAPS, (place - s.place[me]) * lap))
    row[at + 2] = home_next(s, other, effects) / st.FACES
    put_flag(row, at + 3, place >= king_of(s))
    put_flag(row, at + 4, place < 0)
    put_flag(row, at + 5, is_open(s, field))
    put_flag(row, at + 6, s.marks[field] & st.CROWN != 0)
    put_flag(row, at + 7, reaches_all(s, other) or twice >> s.terrain[field] & 1 == 1)
    near = other != me and s.terrain[field] == s.terrain[field_of(s, me)]
    put_flag(row, at + 8, near or (other != me and reaches_all(s, me)))
    put_flag(row, at + 9, near or (other != me and reaches_all(s, other)))
    row[at + 10] = effects >> st.FREEZE & 1
    row[at + 11] = s.n_hand[other] / st.HAND
    for slot in range(st.SLOTS):
        spell = s.slots[other][slot] - 1
        if spell >= 0:
            row[at + 12 + slot] = 1.0
            row[at + 12 + st.SLOTS + effect_of(spell)] = (slot + 1) / st.SLOTS


@hot
def put_fields(s: State, me: int, row: Floats, at: int) -> int:
    """The fields around the own pawn: what they bear, where home is, where one could cast."""
    width = STEP_FACTS + s.seats
    king = king_of(s)
    terrains = 0
    for other in range(s.seats):
        terrains |= (1 if other != me else 0) << s.terrain[field_of(s, other)]
    field = field_at(s, s.place[me] - BACK)
    here = at
    for k in range(STEPS):
        home = s.place[me] + k - BACK >= s.length
        mark = 0 if home else s.marks[field]
        refuge = not home and (field == 0 or field == king)
        row[here] = mark & st.CROSS
        row[here + 1] = 1.0 if mark & st.CROWN else 0.0
        row[here + 2] = 1.0 if refuge else 0.0
        row[here + 3] = 1.0 if home else 0.0
        right = mark & st.CROWN != 0 or field == king or terrains >> s.terrain[field] & 1 == 1
        row[here + 4] = 1.0 if right and not home else 0.0
        field = field + 1 if field + 1 < s.length else 0
        here += width
    return here


@hot
def put_pawns(s: State, me: int, row: Floats, at: int) -> None:
    """Who stands on the fields around the own pawn."""
    width = STEP_FACTS + s.seats
    own = field_of(s, me)
    for k in range(s.seats):
        step = field_of(s, seat_at(me, k, s.seats)) - own + BACK
        if step < 0:
            step += s.length
        elif step >= s.length:
            step -= s.length
        if step < STEPS:
            row[at + step * width + STEP_FACTS + k] = 1.0


@hot
def put_cards(s: State, me: int, row: Floats, at: int, seats: int) -> int:
    """The own hand, what is known of the others', and where all other cards may be: in the deck or in another hand."""
    for i in range(s.n_hand[me]):
        row[at + effect_of(s.hand[me][i])] += 0.5
    at += st.EFFECTS
    at = put(row, at, s.n_pile / 16)
    at = put(row, at, s.n_under / 16)
    if s.n_pile == 0 and s.n_under > 0 and s.under_known[0] >> me & 1:
        row[at + effect_of(s.under[0])] = 1.0
    at += st.EFFECTS
    for effect in range(st.EFFECTS):
        copies = 0
        for spell in range(effect, st.SPELLS, st.EFFECTS):
            copies += s.pile[spell]
        row[at + effect] = copies / 4
    for k in range(1, s.seats):
        other = seat_at(me, k, s.seats)
        known_at = seats + k * SEAT_FACTS + 12 + st.SLOTS + st.EFFECTS
        for i in range(s.n_hand[other]):
            known = s.known[other][i] >> me & 1
            effect = effect_of(s.hand[other][i])
            row[known_at + effect] += known / 2
            row[at + effect] += (1 - known) / 4
    for i in range(s.n_under):
        row[at + effect_of(s.under[i])] += (1 - (s.under_known[i] >> me & 1)) / 4
    return at + st.EFFECTS
